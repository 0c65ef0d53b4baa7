//! Pending work as data: a stack of [`Work`] items, performed one at a time.
use smallvec::SmallVec;

use super::{EnchantmentId, EntityId, Payment, PlayerId};
use crate::compiled::CardId;
use crate::script::effect::Effect;
use crate::script::trigger::{EventKind, Timing, Trigger};
use crate::script::word::Text;

/// Entities in order; usually a few.
pub type EntityList = SmallVec<[EntityId; 16]>;

/// What a running text refers to: its card, its controller, its target, the event that triggered it, its last effect.
#[derive(Debug, PartialEq)]
pub struct Scope {
    /// The entity that has the text.
    pub source: EntityId,
    /// The card of that entity, even if the entity has been transformed since.
    pub card: CardId,
    /// Who "you" is.
    pub controller: PlayerId,
    /// The chosen target.
    pub target: Option<EntityId>,
    /// The entity that the event happened to, or that caused it.
    pub event_subject: Option<EntityId>,
    /// The other entity of the event.
    pub event_object: Option<EntityId>,
    /// The number of the event.
    pub number: i16,
    /// The number that an enchantment was given.
    pub x: i16,
    /// "it", "them".
    pub last_result: EntityList,
    /// The result of the last effect: damage dealt, cards drawn.
    pub last_amount: i16,
    /// By how much it restored more Health than was missing, or reduced Costs by more than there was; `None` for other effects.
    pub excess: Option<i16>,
    /// An effect casts it: nobody makes its choices.
    pub by_effect: bool,
}

impl Clone for Scope {
    /// Scopes are cloned often, and a list of `Copy` items is copied faster at once than item by item.
    fn clone(&self) -> Self {
        let Self {
            source,
            card,
            controller,
            target,
            event_subject: who,
            event_object: what,
            number,
            x,
            last_result: ref it,
            last_amount: done,
            excess,
            by_effect,
        } = *self;
        let it = EntityList::from_slice(it);
        Self {
            source,
            card,
            controller,
            target,
            event_subject: who,
            event_object: what,
            number,
            x,
            last_result: it,
            last_amount: done,
            excess,
            by_effect,
        }
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
            event_subject: None,
            event_object: None,
            number: 0,
            x: 0,
            last_result: EntityList::new(),
            last_amount: 0,
            excess: None,
            by_effect: false,
        }
    }
}

/// Something that happened and that may trigger abilities.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEvent {
    /// What kind of thing.
    pub kind: EventKind,
    /// The timing of the triggers, or `None` for both.
    pub timing: Option<Timing>,
    /// The entity that it happened to or that caused it; for a player, the player's entity.
    #[serde(rename = "who")]
    pub subject: EntityId,
    /// The other entity.
    #[serde(rename = "what")]
    pub object: Option<EntityId>,
    /// How much.
    pub number: i16,
}

impl GameEvent {
    /// The number of an attack that goes on against another defender: only what asks who is attacked answers.
    pub const REDIRECTED: i16 = 2;
}

/// Where in a sequence of phases a played card is.
///
/// Rulebook, "Playing a minion" and "Playing a spell": the card is paid for and enters play; On Play Phase, in which a minion is
/// summoned unless it is countered; the text (Battlecry Phase, Spell Text Phase); After Summon Phase; After Play Phase. In recorded
/// games "after you summon" comes before "after you play", whoever is older.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PlayStage {
    /// "Whenever you play …".
    OnPlay,
    /// "Whenever you summon …", and what comes with a minion.
    Summon,
    /// Battlecry, spell text, weapon's arrival.
    Text,
    /// "After you summon …".
    AfterSummon,
    /// "After you play …".
    AfterPlay,
    /// Nothing more: the card was played as its [`PlayContext`] says.
    Done,
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

/// How a card was played: what keywords such as Combo depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub struct PlayContext {
    /// After another card this turn.
    pub combo: bool,
    /// As the leftmost or rightmost card of the hand.
    pub outcast: bool,
    /// In the turn in which it came into the hand.
    pub quickdraw: bool,
    /// With the last of the mana.
    pub finale: bool,
    /// From the center of the hand.
    #[serde(default)]
    pub centered: bool,
    /// With Echo, its own or that of an aura in the hand.
    #[serde(default)]
    pub echo: bool,
    /// What it cost in the hand.
    #[serde(default)]
    pub cost: i16,
    /// How much mana was paid for it.
    #[serde(default)]
    pub paid: i16,
    /// Who plays it, whoever controls it by now.
    #[serde(default)]
    pub player: Option<PlayerId>,
}

/// An item of pending work.
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
    /// A text that happens once more: only if its condition holds when it begins.
    Text {
        /// The text.
        text: &'static Text,
        /// What the text knows.
        scope: Scope,
        /// Its target is chosen at random when it begins, as for a text of another card that is repeated.
        at_random: bool,
    },
    /// One effect that is repeated, choosing its targets anew each time.
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
    /// An event: finds the abilities that it triggers.
    Event(GameEvent),
    /// A triggered ability.
    Trigger {
        /// The ability.
        trigger: &'static Trigger,
        /// Its number among its card's triggers; `None` for a delayed trigger.
        at: Option<u8>,
        /// The enchantment that it is on.
        on: Option<EnchantmentId>,
        /// The entity that has the ability, or the bearer of the enchantment.
        source: EntityId,
        /// The card whose text it is.
        card: CardId,
        /// The event that triggered it.
        raised: GameEvent,
    },
    /// A triggered text under a keyword: a Deathrattle, an Inspire.
    Word {
        /// The text.
        text: &'static Text,
        /// The entity that has the text.
        source: EntityId,
        /// The card whose text it is.
        card: CardId,
        /// The event that triggered it; `None` for a Deathrattle.
        raised: Option<GameEvent>,
    },
    /// Removes what a weapon or hero card replaced, after its text.
    Settle {
        /// The new one.
        card: EntityId,
        /// The one before.
        old: Option<EntityId>,
    },
    /// An effect casts a spell, one of several.
    Cast {
        /// The spell.
        spell: EntityId,
    },
    /// A minion with Reborn returns.
    Reborn {
        /// Who died.
        dead: EntityId,
    },
    /// The next stage of playing a card.
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
        manner: PlayContext,
    },
    /// The next stage of using a Hero Power.
    HeroPower {
        /// The text is still to come.
        text: bool,
        /// The Hero Power.
        card: EntityId,
        /// What it was pointed at.
        target: Option<EntityId>,
    },
    /// The next stage of an attack.
    Attack {
        /// What comes next.
        stage: AttackStage,
        /// Who attacks.
        attacker: EntityId,
        /// Whom.
        defender: EntityId,
        /// A text forces it: it belongs to the phase of the text.
        forced: bool,
    },
    /// The next stage of the change of turns.
    Turn(TurnStage),
    /// An outermost phase ends: auras, deaths, and whether the game is over.
    PhaseEnd,
}

impl Work {
    /// An attack that a text forces.
    pub const fn forced_attack(attacker: EntityId, defender: EntityId) -> Self {
        Self::Attack { stage: AttackStage::Announce, attacker, defender, forced: true }
    }
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

/// The choice that the game waits for.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// Who has to choose.
    pub player: PlayerId,
    /// What.
    pub kind: PendingKind,
}
