//! What still has to be done, as data: a stack of [`Work`], interpreted one piece at a time.
use smallvec::SmallVec;

use super::{EnchantmentId, EntityId, Payment, PlayerId};
use crate::compiled::CardId;
use crate::script::effect::Effect;
use crate::script::trigger::{EventKind, Timing, Trigger};
use crate::script::word::Text;

/// Entities in order; few as a rule.
pub type Them = SmallVec<[EntityId; 16]>;

/// What a running text knows: whose it is, what it was pointed at, what it heard, what it has done so far.
#[derive(Debug, PartialEq)]
pub struct Scope {
    /// The card that the text stands on.
    pub source: EntityId,
    /// What that card is, even when the entity has become something else meanwhile.
    pub card: CardId,
    /// Who "you" is.
    pub controller: PlayerId,
    /// The chosen target.
    pub target: Option<EntityId>,
    /// Whom the heard event happened to, or who did it.
    pub who: Option<EntityId>,
    /// The other thing of the heard event.
    pub what: Option<EntityId>,
    /// The number of the heard event.
    pub number: i16,
    /// The number that an enchantment was given.
    pub x: i16,
    /// "it", "them".
    pub it: Them,
    /// What the last effect did: damage dealt, cards drawn.
    pub done: i16,
}

impl Clone for Scope {
    /// Scopes are cloned all the time, and a list of copies is copied faster whole than one by one.
    fn clone(&self) -> Self {
        let Self { source, card, controller, target, who, what, number, x, ref it, done } = *self;
        Self { source, card, controller, target, who, what, number, x, it: Them::from_slice(it), done }
    }
}

impl Scope {
    /// The scope of a card's own text, before anything happened.
    pub fn new(source: EntityId, card: CardId, controller: PlayerId) -> Self {
        Self {
            source,
            card,
            controller,
            target: None,
            who: None,
            what: None,
            number: 0,
            x: 0,
            it: Them::new(),
            done: 0,
        }
    }
}

/// Something that happened and that abilities may answer.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEvent {
    /// What kind of thing.
    pub kind: EventKind,
    /// Heard by "whenever", by "after", or by both where the game has one moment only.
    pub timing: Option<Timing>,
    /// Whom it happened to or who did it; of a player, the player's entity.
    pub who: EntityId,
    /// The other thing.
    pub what: Option<EntityId>,
    /// How much.
    pub number: i16,
}

/// Where in a sequence of phases a played card is.
///
/// Rulebook, "Playing a minion" and "Playing a spell": the card is paid for and enters play; On Play Phase; the text (Battlecry Phase,
/// Spell Text Phase); After Play Phase; After Summon Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PlayStage {
    /// "Whenever you play …".
    OnPlay,
    /// Battlecry, spell text, weapon's arrival.
    Text,
    /// "After you play …".
    AfterPlay,
    /// "After you summon …".
    AfterSummon,
}

/// Where in an attack we are. Rulebook, "Combat": Preparation Phase (the defender may change), Combat Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum AttackStage {
    /// "Whenever … attacks".
    Announce,
    /// Both deal their damage.
    Strike,
    /// "After … attacks".
    After,
}

/// Where between two turns we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TurnStage {
    /// "At the end of your turn".
    End,
    /// What lasts this turn ends; the other player is on.
    Change,
    /// Mana, readiness; "At the start of your turn".
    Start,
    /// The card for the turn.
    Draw,
}

/// How a card was played: what its words ask about, as it was at that moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub struct Manner {
    /// After another card this turn.
    pub combo: bool,
    /// As the leftmost or rightmost card of the hand.
    pub outcast: bool,
    /// In the turn in which it came into the hand.
    pub quickdraw: bool,
    /// With the last of the mana.
    pub finale: bool,
}

/// One piece of pending work; what kind it is, is looked at for each.
#[derive(Clone, Debug, PartialEq)]
#[repr(u8)]
pub enum Work {
    /// Effects, from the `next`-th on.
    Block {
        /// The text.
        effects: &'static [Effect],
        /// The next one.
        next: u16,
        /// How many times over, this one included.
        times: i16,
        /// What the text knows.
        scope: Scope,
    },
    /// One effect that is done so many times more, choosing anew each time.
    Again {
        /// The effect.
        effect: &'static Effect,
        /// How often.
        times: i16,
        /// For split damage: one point each time.
        n: i16,
        /// What the text knows.
        scope: Scope,
    },
    /// Something happened: who answers?
    Event(GameEvent),
    /// An answer that waits for its turn.
    Trigger {
        /// The ability.
        trigger: &'static Trigger,
        /// Which of its card's triggers it is; `None` of one that was delayed.
        at: Option<u8>,
        /// The enchantment that it is on.
        on: Option<EnchantmentId>,
        /// The card it stands on, the bearer of an enchantment.
        source: EntityId,
        /// The card whose text it is.
        card: CardId,
        /// What it heard.
        raised: GameEvent,
    },
    /// The text under a word that waits for its turn: a Deathrattle, an Inspire.
    Word {
        /// The text.
        text: &'static Text,
        /// Who died, who has it.
        source: EntityId,
        /// The card whose text it is.
        card: CardId,
        /// What set it off; a death is in the text of the dead alone.
        raised: Option<GameEvent>,
    },
    /// What a weapon or hero card replaced goes, after its own text.
    Settle {
        /// The new one.
        card: EntityId,
        /// The one before.
        old: Option<EntityId>,
    },
    /// An effect casts a spell, in its turn among several.
    Cast {
        /// The spell.
        spell: EntityId,
    },
    /// A minion with Reborn returns.
    Reborn {
        /// Who died.
        dead: EntityId,
    },
    /// The rest of playing a card.
    Play {
        /// What comes next.
        stage: PlayStage,
        /// The card.
        card: EntityId,
        /// What it was pointed at.
        target: Option<EntityId>,
        /// Which of its options was chosen.
        option: Option<u8>,
        /// How it was played.
        manner: Manner,
    },
    /// The rest of using a Hero Power.
    HeroPower {
        /// The text is still to come.
        text: bool,
        /// The Hero Power.
        card: EntityId,
        /// What it was pointed at.
        target: Option<EntityId>,
    },
    /// The rest of an attack.
    Attack {
        /// What comes next.
        stage: AttackStage,
        /// Who attacks.
        attacker: EntityId,
        /// Whom.
        defender: EntityId,
    },
    /// The rest of the change of turns.
    Turn(TurnStage),
    /// An outermost phase ends: auras, deaths, and whether the game is over.
    PhaseEnd,
}

/// Something that a player may choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offered {
    /// An entity: a card set aside for this choice, a card in a deck or a hand.
    Entity(EntityId),
    /// A text.
    Text(&'static [Effect]),
}

/// A choice that a player has to make before anything goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum PendingKind {
    /// Which cards of the opening hand to replace.
    Mulligan,
    /// How to pay for something.
    Payment(Box<Payment>),
    /// One of these.
    One {
        /// What is offered.
        offered: SmallVec<[Offered; 4]>,
        /// What is done with the chosen one.
        then: &'static [Effect],
        /// What is done with the rest.
        rest: &'static [Effect],
        /// What the text knows.
        scope: Scope,
    },
}

/// Whom the game waits for, and for what.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// Who has to choose.
    pub player: PlayerId,
    /// What.
    pub kind: PendingKind,
}
