//! Pending work as data: a stack of [`Work`] items, performed one at a time.
use std::hash::{Hash, Hasher};
use std::mem::discriminant;

use smallvec::SmallVec;

use super::{EnchantmentId, EntityId, Payment, PlayerId};
use crate::compiled::CardId;
use crate::script::effect::Effect;
use crate::script::trigger::{EventKind, Timing, Trigger};
use crate::script::word::Text;

/// Entities in order; usually a few.
pub type EntityList = SmallVec<[EntityId; 16]>;

/// The scope of a running text: its card, its controller, its target, the event that triggered it, its latest results.
#[derive(Debug, PartialEq, Hash)]
pub struct Scope {
    /// The entity that has the text.
    pub source: EntityId,
    /// The card of that entity, even if the entity has been transformed since.
    pub card: CardId,
    /// The player that "you" refers to.
    pub controller: PlayerId,
    /// The chosen target.
    pub target: Option<EntityId>,
    /// The subject of the event: the entity that it happened to, or that caused it.
    pub event_subject: Option<EntityId>,
    /// The other entity of the event.
    pub event_object: Option<EntityId>,
    /// The number of the event.
    pub event_amount: i16,
    /// The number given to an enchantment.
    pub x: i16,
    /// The entities that "it" and "them" refer to.
    pub last_result: EntityList,
    /// The amount of the last effect: damage dealt, cards drawn.
    pub last_amount: i16,
    /// The part of the last amount beyond the possible one: healing beyond the missing Health, Cost reduction below 0; `None`
    /// for other effects.
    pub excess: Option<i16>,
    /// Whether an effect casts the spell, so that its choices are random.
    pub is_cast_by_effect: bool,
}

impl Clone for Scope {
    /// Copies the list at once, because scopes are cloned often.
    fn clone(&self) -> Self {
        let Self {
            source,
            card,
            controller,
            target,
            event_subject: who,
            event_object: what,
            event_amount: number,
            x,
            last_result: ref it,
            last_amount: done,
            excess,
            is_cast_by_effect: by_effect,
        } = *self;
        let it = EntityList::from_slice(it);
        Self {
            source,
            card,
            controller,
            target,
            event_subject: who,
            event_object: what,
            event_amount: number,
            x,
            last_result: it,
            last_amount: done,
            excess,
            is_cast_by_effect: by_effect,
        }
    }
}

impl Scope {
    /// The scope of a card's own text, without an event.
    pub fn new(source: EntityId, card: CardId, controller: PlayerId) -> Self {
        Self {
            source,
            card,
            controller,
            target: None,
            event_subject: None,
            event_object: None,
            event_amount: 0,
            x: 0,
            last_result: EntityList::new(),
            last_amount: 0,
            excess: None,
            is_cast_by_effect: false,
        }
    }
}

/// An event that may trigger abilities.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEvent {
    /// The kind of event.
    pub kind: EventKind,
    /// The timing of the triggers; `None` for both.
    pub timing: Option<Timing>,
    /// The subject: the entity that it happened to or that caused it; for a player, the player's entity.
    #[serde(rename = "who")]
    pub subject: EntityId,
    /// The second entity of the event: the source of damage, the card that was played, the target of an attack.
    #[serde(rename = "what")]
    pub object: Option<EntityId>,
    /// The amount of the event: damage, healing, Armor, mana spent.
    #[serde(rename = "number")]
    pub amount: i16,
}

impl GameEvent {
    /// The amount of an attack that was redirected to another defender: only triggers about being attacked react.
    pub const REDIRECTED: i16 = 2;
}

/// The stage of a played card.
///
/// Rulebook, "Playing a minion" and "Playing a spell": the card is paid for and enters play; On Play Phase, in which a minion is
/// summoned unless it is countered; the text (Battlecry Phase, Spell Text Phase); After Summon Phase; After Play Phase. In recorded
/// games "after you summon" comes before "after you play", whoever is older.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PlayStage {
    /// "Whenever you play …".
    OnPlay,
    /// "Whenever you summon …", and the effects of entering play.
    Summon,
    /// Battlecry, spell text, weapon's arrival.
    Text,
    /// "After you summon …".
    AfterSummon,
    /// "After you play …".
    AfterPlay,
    /// Finished: the card was played as in its [`PlayContext`].
    Done,
}

/// The stage of an attack. Rulebook, "Combat": Preparation Phase (the defender may change), Combat Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum AttackStage {
    /// "Whenever … attacks".
    Announce,
    /// Both characters deal their damage.
    Strike,
    /// "After … attacks".
    After,
}

/// The stage of the change of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TurnStage {
    /// "At the end of your turn".
    End,
    /// Effects of this turn end; the other player becomes active.
    Change,
    /// Mana, readiness; "At the start of your turn".
    Start,
    /// The card for the turn.
    Draw,
}

/// The context in which a card was played, for keywords such as Combo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub struct PlayContext {
    /// Whether another card was played before it this turn.
    pub combo: bool,
    /// Whether it was the leftmost or rightmost card of the hand.
    pub outcast: bool,
    /// Whether it entered the hand this turn.
    pub quickdraw: bool,
    /// Whether it spent the last of the mana.
    pub finale: bool,
    /// Whether it was in the center of the hand.
    #[serde(default)]
    pub centered: bool,
    /// Whether it had Echo, its own or that of an aura in the hand.
    #[serde(default)]
    pub echo: bool,
    /// Its Cost in the hand.
    #[serde(default)]
    pub cost: i16,
    /// The mana paid for it.
    #[serde(rename = "paid", default)]
    pub mana_paid: i16,
    /// The player who played it, regardless of the current controller.
    #[serde(default)]
    pub player: Option<PlayerId>,
    /// The position in the order of play at which its sequence began; 0: unknown.
    #[serde(default)]
    pub sequence_start: u16,
}

/// An item of pending work.
#[derive(Clone, Debug, PartialEq)]
#[repr(u8)]
pub enum Work {
    /// The effects of a text from the `next`-th on.
    Block {
        /// The text.
        effects: &'static [Effect],
        /// The next one.
        next: u16,
        /// The number of repetitions, including this one.
        times: i16,
        /// The scope of the text.
        scope: Scope,
    },
    /// A text that runs once more, if its condition is true when it begins.
    Text {
        /// The text.
        text: &'static Text,
        /// The scope of the text.
        scope: Scope,
        /// Its target is chosen at random when it begins, as for a text of another card that is repeated.
        at_random: bool,
    },
    /// A repeated effect, which chooses its targets anew each time.
    RepeatEffect {
        /// The effect.
        effect: &'static Effect,
        /// The number of repetitions.
        times: i16,
        /// For split damage: one point each time.
        n: i16,
        /// The scope of the text.
        scope: Scope,
    },
    /// An event whose triggered abilities are to be found.
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
        /// The card with the text.
        card: CardId,
        /// The event that triggered it.
        raised: GameEvent,
    },
    /// A triggered text under a keyword: a Deathrattle, an Inspire.
    KeywordText {
        /// The text.
        text: &'static Text,
        /// The entity that has the text.
        source: EntityId,
        /// The card with the text.
        card: CardId,
        /// The event that triggered it; `None` for a Deathrattle.
        raised: Option<GameEvent>,
    },
    /// The removal of a weapon or hero that was replaced, after the new card's text.
    RemoveReplaced {
        /// The new one.
        card: EntityId,
        /// The one before.
        old: Option<EntityId>,
    },
    /// One of several spells cast by an effect.
    Cast {
        /// The spell.
        spell: EntityId,
    },
    /// The return of a Reborn minion.
    Reborn {
        /// The dead minion.
        dead: EntityId,
    },
    /// The next stage of playing a card.
    Play {
        /// The next stage.
        stage: PlayStage,
        /// The card.
        card: EntityId,
        /// The target.
        target: Option<EntityId>,
        /// The index of the chosen option.
        option: Option<u8>,
        /// The context of the play.
        manner: PlayContext,
    },
    /// The next stage of using a Hero Power.
    HeroPower {
        /// The text is still to come.
        text: bool,
        /// The Hero Power.
        card: EntityId,
        /// The target.
        target: Option<EntityId>,
    },
    /// The next stage of an attack.
    Attack {
        /// The next stage.
        stage: AttackStage,
        /// The attacker.
        attacker: EntityId,
        /// The defender.
        defender: EntityId,
        /// A text forces it: it belongs to the phase of the text.
        forced: bool,
    },
    /// The next stage of the change of turns.
    Turn(TurnStage),
    /// The end of an outermost phase: auras, deaths, and whether the game is over.
    PhaseEnd,
}

impl Work {
    /// A forced attack.
    pub const fn forced_attack(attacker: EntityId, defender: EntityId) -> Self {
        Self::Attack { stage: AttackStage::Announce, attacker, defender, forced: true }
    }
}

/// An option of a pending choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OfferedOption {
    /// An entity: a card created for this choice, or a card in a deck or a hand.
    Entity(EntityId),
    /// A text.
    Text(&'static [Effect]),
}

/// A choice that a player has to make before the game continues.
#[derive(Clone, Debug, PartialEq)]
pub enum PendingKind {
    /// The cards of the opening hand to replace.
    Mulligan,
    /// The decisions of a payment.
    Payment(Box<Payment>),
    /// One of these options.
    PickOne {
        /// The options.
        offered: SmallVec<[OfferedOption; 4]>,
        /// The effects on the chosen option.
        then: &'static [Effect],
        /// The effects on the other options.
        rest: &'static [Effect],
        /// The scope of the text.
        scope: Scope,
    },
}

impl PendingKind {
    /// Hashes the choice, for searches that meet a state on several ways. Effects are constant data, which has no address that is
    /// the same in every program: they count by their verbs and numbers.
    pub fn hash_outline(&self, hash: &mut impl Hasher) {
        discriminant(self).hash(hash);
        match self {
            Self::Mulligan => {}
            Self::Payment(payment) => payment.hash_outline(hash),
            Self::PickOne { offered, then, rest, scope } => {
                for option in offered {
                    match option {
                        OfferedOption::Entity(id) => id.hash(hash),
                        OfferedOption::Text(effects) => hash_effects(effects, hash),
                    }
                }
                hash_effects(then, hash);
                hash_effects(rest, hash);
                scope.hash(hash);
            }
        }
    }
}

/// Hashes the verbs and numbers of effects.
pub(super) fn hash_effects(effects: &[Effect], hash: &mut impl Hasher) {
    effects.len().hash(hash);
    for effect in effects {
        (discriminant(&effect.verb), effect.amount.n, effect.times).hash(hash);
    }
}

/// The pending choice of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// The choosing player.
    pub player: PlayerId,
    /// The kind of choice.
    pub kind: PendingKind,
}
