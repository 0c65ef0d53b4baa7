//! Snapshots: a complete game as a document, whenever it waits.
//!
//! ```
//! # use cardwright_engine::{Cards, Game, state::Snapshot};
//! # let cards: &'static Cards = Box::leak(Box::new(Cards::new(&[]).unwrap()));
//! let game = Game::empty(cards, 7);
//! let json = game.snapshot()?.to_json();
//! let again = Game::from_snapshot(cards, &Snapshot::from_json(&json)?)?;
//! assert!(again == game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Cards are given by id. Static data of a card's Power is named by the card and the place in its text ([`CardTextLocation`]). A
//! hand-written document may omit default values: numbers are then as printed. The visible state without the engine's internal
//! data is a [`Position`](super::Position).
mod const_data;
mod load;
mod path;
mod save;

use cardwright_data::{CardClass, CardType, PlayState, Zone};
use serde::{Deserialize, Serialize};

use super::work::{AttackStage, GameEvent, PlayContext, PlayStage, TurnStage};
use super::{EntityId, PlayerId};
use crate::script::{aura::Lasts, trigger::EventKind};

pub use const_data::{CardTextLocation, UnnamedConstant};
pub use path::deserialize_with_path;

/// The value of the document's first field.
pub const FORMAT: &str = "cardwright-snapshot-1";

/// A complete game; see the module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The name of the format, [`FORMAT`].
    pub format: String,
    /// The number of turns begun.
    pub turn: u16,
    /// The active player.
    pub active: PlayerId,
    /// The number of times an entity has entered play.
    #[serde(default, skip_serializing_if = "is_default")]
    pub clock: u32,
    /// The state of the random number generator, 16 hexadecimal digits.
    #[serde(rename = "dice")]
    pub rng: String,
    /// The forced outcomes, the next one last.
    #[serde(rename = "forced")]
    #[serde(default, skip_serializing_if = "is_default")]
    pub forced_outcomes: Vec<ForcedDoc>,
    /// Both players.
    pub players: [PlayerDoc; 2],
    /// Every entity from number 1 (the game, the players, then cards), in order of their numbers.
    pub entities: Vec<EntityDoc>,
    /// Every enchantment by slot; `null` is a free slot.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enchantments: Vec<Option<EnchantmentDoc>>,
    /// The dead entities, oldest first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub graveyard: Vec<EntityId>,
    /// The history, oldest entry first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub history: Vec<HistoryEntryDoc>,
    /// The card given to the second player after the mulligan.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coin: Option<String>,
    /// The number of the [`Format`](cardwright_data::Format), which determines random pools.
    #[serde(rename = "sets", default, skip_serializing_if = "is_default")]
    pub game_format: u8,
    /// The pending updates of auras and deaths.
    #[serde(rename = "unsettled", default, skip_serializing_if = "is_default")]
    pub pending_updates: PendingUpdates,
    /// The pending work, the next item last.
    #[serde(default, skip_serializing_if = "is_default")]
    pub work: Vec<WorkDoc>,
    /// The raised events that have not been handled, in order.
    #[serde(rename = "raised", default, skip_serializing_if = "is_default")]
    pub raised_events: Vec<GameEvent>,
    /// The pending choice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pending: Option<PendingDoc>,
    /// State that only a few cards use.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rare: SeldomUsedDoc,
    /// The number of each player's hero skin; 0 for the class's own hero. See [`Game::hero_skin_ids`](super::Game::hero_skin_ids).
    #[serde(rename = "skins", default, skip_serializing_if = "is_default")]
    pub hero_skin_ids: [u32; 2],
}

/// State that only a few cards use.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeldomUsedDoc {
    /// The cards kept by other cards: the keeper, and the card.
    #[serde(rename = "kept")]
    #[serde(skip_serializing_if = "is_default")]
    pub keeper_card_pairs: Vec<(EntityId, EntityId)>,
    /// Hits that a Divine Shield has taken.
    #[serde(skip_serializing_if = "is_default")]
    pub shield_hits: Vec<(EntityId, u8)>,
    /// Mana crystals beyond ten.
    #[serde(rename = "more_crystals", skip_serializing_if = "is_default")]
    pub extra_crystals: [i16; 2],
    /// The number of cards above ten that each player can hold.
    #[serde(rename = "more_hand", skip_serializing_if = "is_default")]
    pub extra_hand_size: [u8; 2],
    /// The cards merged into minions and Starships that died or were launched: the minion, the card, Attack, Health.
    #[serde(rename = "pieces", skip_serializing_if = "is_default")]
    pub merged_pieces: Vec<(EntityId, String, i16, i16)>,
    /// Whether a hand may have a card that shatters, or halves.
    #[serde(skip_serializing_if = "is_default")]
    pub shatters: bool,
    /// Shattered cards that became whole again.
    #[serde(rename = "joined", skip_serializing_if = "is_default")]
    pub rejoined_cards: Vec<EntityId>,
    /// Cards in a deck that its player has not seen.
    #[serde(rename = "unseen", skip_serializing_if = "is_default")]
    pub unseen_cards: Vec<EntityId>,
    /// Whether a hand may have a card that becomes another when its condition is true.
    #[serde(rename = "changes", skip_serializing_if = "is_default")]
    pub hand_card_changes: bool,
    /// The cards of the latest Discover that were not chosen.
    #[serde(rename = "unchosen", skip_serializing_if = "is_default")]
    pub unchosen_cards: Vec<EntityId>,
    /// The spells being cast whose text runs once more.
    #[serde(skip_serializing_if = "is_default")]
    pub cast_again: Vec<EntityId>,
    /// The cards counted by quests for different cards: the quest, and the card.
    #[serde(rename = "counted")]
    #[serde(skip_serializing_if = "is_default")]
    pub quest_card_pairs: Vec<(EntityId, EntityId)>,
    /// The number of extra turns of each player.
    #[serde(skip_serializing_if = "is_default")]
    pub extra_turns: [u8; 2],
    /// The numbers of skipped turns, because the other player took an extra one.
    #[serde(skip_serializing_if = "is_default")]
    pub skipped_turns: Vec<u16>,
    /// Copies of cards of their owner's opponent.
    #[serde(rename = "copied")]
    #[serde(skip_serializing_if = "is_default")]
    pub copy_original_pairs: Vec<(EntityId, EntityId)>,
    /// Cards of starting decks that became others, each with its original.
    #[serde(rename = "began")]
    #[serde(skip_serializing_if = "is_default")]
    pub card_original_pairs: Vec<(EntityId, String)>,
    /// The play that can be rewound.
    #[serde(skip_serializing_if = "is_default")]
    pub rewind: Option<Box<RewindDoc>>,
}

/// A play that can be rewound.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewindDoc {
    /// The card that was played.
    pub card: EntityId,
    /// The game before its effect.
    pub before: Snapshot,
    /// The number of times it can still be rewound.
    #[serde(rename = "left")]
    pub remaining: u8,
    /// The number of times it was rewound.
    #[serde(rename = "times")]
    pub rewound: u8,
}

/// The pending updates at the end of a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in the game")]
pub struct PendingUpdates {
    /// Whether auras may have to be updated.
    #[serde(rename = "stale")]
    pub auras_stale: bool,
    /// Whether auras affect entities in play.
    #[serde(rename = "lit")]
    pub auras_affect_play: bool,
    /// Whether auras affect cards in hands.
    #[serde(rename = "lit_hands")]
    pub auras_affect_hands: bool,
    /// Whether an entity may be dying.
    #[serde(rename = "mortal")]
    pub deaths_to_check: bool,
}

/// A forced outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ForcedDoc {
    /// The candidate with this index.
    Number(u32),
    /// The first candidate with this card.
    Card(String),
    /// The candidate that is this entity.
    Entity(EntityId),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDoc {
    /// The class of the hero with which the player began.
    #[serde(with = "by_name")]
    pub class: CardClass,
    /// Playing, won, lost, tied.
    #[serde(with = "by_name")]
    pub state: PlayState,
    /// The hero.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hero: Option<EntityId>,
    /// The Hero Power.
    #[serde(rename = "power", default, skip_serializing_if = "is_default")]
    pub hero_power: Option<EntityId>,
    /// The second Hero Power.
    #[serde(rename = "second_power", default, skip_serializing_if = "is_default")]
    pub second_hero_power: Option<EntityId>,
    /// The weapon.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weapon: Option<EntityId>,
    /// The hand, from left to right.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Vec<EntityId>,
    /// The board, from left to right.
    #[serde(default, skip_serializing_if = "is_default")]
    pub board: Vec<EntityId>,
    /// The deck, with the topmost card last.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deck: Vec<EntityId>,
    /// Secrets and quests.
    #[serde(default, skip_serializing_if = "is_default")]
    pub secrets: Vec<EntityId>,
    /// Mana crystals.
    #[serde(default, skip_serializing_if = "is_default")]
    pub crystals: i16,
    /// Mana spent this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: i16,
    /// Mana for this turn only.
    #[serde(rename = "temporary")]
    #[serde(default, skip_serializing_if = "is_default")]
    pub temporary_mana: i16,
    /// Crystals locked this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub locked: i16,
    /// Crystals locked next turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub overloaded: i16,
    /// The damage of the latest draw from an empty deck.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fatigue: i16,
    /// Whether draws from an empty deck do nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_fatigue: bool,
    /// Corpses.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corpses: i16,
    /// Corpses spent this game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corpses_spent: i16,
    /// Cards played this turn.
    #[serde(rename = "played", default, skip_serializing_if = "is_default")]
    pub cards_played: u8,
    /// The resources that a ruleset declares.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pools: [i16; crate::script::ruleset::POOLS],
}

/// An entity. Omitted numbers and keywords are as printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in the game")]
pub struct EntityDoc {
    /// The card; omitted for the game, the players and unknown cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<String>,
    /// The type, if the card does not determine it.
    #[serde(default, skip_serializing_if = "is_default", with = "maybe_by_name")]
    pub card_type: Option<CardType>,
    /// The zone.
    #[serde(with = "by_name")]
    pub zone: Zone,
    /// The controller.
    pub controller: PlayerId,
    /// The owner, if it is not the controller.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Option<PlayerId>,
    /// Current Attack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attack: Option<i16>,
    /// Current maximum Health.
    #[serde(default, skip_serializing_if = "is_default")]
    pub max_health: Option<i16>,
    /// Current Cost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: Option<i16>,
    /// Current Spell Damage.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spell_damage: Option<i16>,
    /// Armor.
    #[serde(default, skip_serializing_if = "is_default")]
    pub armor: Option<i16>,
    /// Current keywords.
    #[serde(default, skip_serializing_if = "is_default")]
    pub keywords: Option<Vec<String>>,
    /// Its own keywords.
    #[serde(rename = "own", default, skip_serializing_if = "is_default")]
    pub own_keywords: Option<Vec<String>>,
    /// The effects of auras at the latest aura update.
    #[serde(default, skip_serializing_if = "is_default")]
    pub auras: AurasDoc,
    /// Damage taken.
    #[serde(default, skip_serializing_if = "is_default")]
    pub damage: i16,
    /// Whether it cannot act this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exhausted: bool,
    /// Whether it arrived on its side this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrived: bool,
    /// The number of attacks this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacks: u8,
    /// Whether it is silenced.
    #[serde(default, skip_serializing_if = "is_default")]
    pub silenced: bool,
    /// Whether it is marked to die.
    #[serde(rename = "doomed", default, skip_serializing_if = "is_default")]
    pub is_destroyed: bool,
    /// Whether it started the game in the deck.
    #[serde(default, skip_serializing_if = "is_default")]
    pub started_in_deck: bool,
    /// Its board position when it died.
    #[serde(rename = "stood", default, skip_serializing_if = "is_default")]
    pub board_position_at_death: Option<u8>,
    /// Counters of its texts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counters: [i16; 2],
    /// Used-up abilities, as bits.
    #[serde(rename = "used", default, skip_serializing_if = "is_default")]
    pub used_abilities: u8,
    /// Its position in the order of play.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: u32,
    /// The entity whose effect created it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub creator: Option<EntityId>,
    /// The entity that its text remembers.
    #[serde(rename = "memory", default, skip_serializing_if = "is_default")]
    pub remembered: Option<EntityId>,
    /// The turn in which it entered the hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub held_turn: u16,
    /// The length of the history when it entered the hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub held_since: u16,
    /// The slots of its enchantments, oldest first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enchantments: Vec<u16>,
}

/// The effects of auras on an entity.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AurasDoc {
    /// Attack.
    pub attack: i16,
    /// Health.
    pub health: i16,
    /// Cost.
    pub cost: i16,
    /// Keywords.
    pub keywords: Vec<String>,
}

/// An enchantment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnchantmentDoc {
    /// The enchantment card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<String>,
    /// The place of its modifiers, if they are not in the enchantment card's own text.
    #[serde(rename = "modifiers")]
    #[serde(default, skip_serializing_if = "is_default")]
    pub modifiers_location: Option<CardTextLocation>,
    /// The entity that attached it.
    pub source: EntityId,
    /// The controller.
    pub controller: PlayerId,
    /// The number given to it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub x: i16,
    /// The turn in which it was attached.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: u16,
    /// Its position in the order of play.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: u32,
    /// The duration.
    pub lasts: Lasts,
    /// A delayed trigger.
    #[serde(default, skip_serializing_if = "is_default")]
    pub delayed: Option<DelayedDoc>,
    /// The card whose Deathrattles its bearer has gained.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deathrattle: Option<String>,
    /// The used-up triggers, as bits.
    #[serde(rename = "used", default, skip_serializing_if = "is_default")]
    pub used_triggers: u8,
}

/// A delayed trigger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DelayedDoc {
    /// The trigger.
    pub trigger: CardTextLocation,
    /// The card with its text.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<String>,
    /// The entity that "it" referred to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub it: Option<EntityId>,
    /// Further entities that "it" referred to.
    #[serde(rename = "others", default, skip_serializing_if = "is_default")]
    pub further_remembered: Vec<EntityId>,
}

/// A history entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryEntryDoc {
    /// The kind of action.
    pub deed: EventKind,
    /// The player.
    pub player: PlayerId,
    /// The entity involved.
    pub entity: EntityId,
    /// The card of the entity at that time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<String>,
    /// The turn.
    pub turn: u16,
    /// The amount.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub number: i16,
}

/// The scope of a running text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScopeDoc {
    /// The entity with the text.
    pub source: EntityId,
    /// The card with the text.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<String>,
    /// The player that "you" refers to.
    pub controller: PlayerId,
    /// The chosen target.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: Option<EntityId>,
    /// The entity that the event is about.
    #[serde(rename = "who", default, skip_serializing_if = "is_default")]
    pub event_subject: Option<EntityId>,
    /// The other entity of the event: the source of damage, the summoner.
    #[serde(rename = "what", default, skip_serializing_if = "is_default")]
    pub event_object: Option<EntityId>,
    /// The number of the event.
    #[serde(rename = "number", default, skip_serializing_if = "is_default")]
    pub event_amount: i16,
    /// The number of the enchantment.
    #[serde(default, skip_serializing_if = "is_default")]
    pub x: i16,
    /// The entities of the last effect: "it", "them".
    #[serde(rename = "it", default, skip_serializing_if = "is_default")]
    pub last_result: Vec<EntityId>,
    /// The amount of the last effect: damage dealt, cards drawn.
    #[serde(rename = "done", default, skip_serializing_if = "is_default")]
    pub last_amount: i16,
    /// The part of the last amount beyond the possible one: excess damage.
    #[serde(default, skip_serializing_if = "is_default")]
    pub excess: Option<i16>,
    /// Whether an effect casts the spell.
    #[serde(rename = "by_effect", default, skip_serializing_if = "is_default")]
    pub is_cast_by_effect: bool,
}

/// An item of pending work; see [`Work`](super::Work).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `Work`")]
pub enum WorkDoc {
    /// The rest of a text.
    Block { text: CardTextLocation, next: u16, times: i16, scope: ScopeDoc },
    /// A text that runs once more, or one of another card.
    Text {
        text: CardTextLocation,
        scope: ScopeDoc,
        #[serde(default)]
        at_random: bool,
    },
    /// A repeated effect.
    #[serde(rename = "again")]
    RepeatEffect { text: CardTextLocation, effect: u16, times: i16, n: i16, scope: ScopeDoc },
    /// A raised event.
    Event(GameEvent),
    /// A trigger.
    Trigger {
        trigger: CardTextLocation,
        #[serde(default, skip_serializing_if = "is_default")]
        at: Option<u8>,
        #[serde(default, skip_serializing_if = "is_default")]
        on: Option<u16>,
        source: EntityId,
        card: Option<String>,
        raised: GameEvent,
    },
    /// The text under a keyword.
    #[serde(rename = "word")]
    KeywordText { text: CardTextLocation, source: EntityId, card: Option<String>, raised: Option<GameEvent> },
    /// The removal of a replaced card.
    #[serde(rename = "settle")]
    RemoveReplaced { card: EntityId, old: Option<EntityId> },
    /// The casting of a spell.
    Cast { spell: EntityId },
    /// The return of a Reborn minion.
    Reborn { dead: EntityId },
    /// The rest of playing a card.
    Play { stage: PlayStage, card: EntityId, target: Option<EntityId>, option: Option<u8>, manner: PlayContext },
    /// The rest of using a Hero Power.
    HeroPower { text: bool, card: EntityId, target: Option<EntityId> },
    /// The rest of an attack.
    Attack {
        stage: AttackStage,
        attacker: EntityId,
        defender: EntityId,
        #[serde(default, skip_serializing_if = "is_default")]
        forced: bool,
    },
    /// The rest of the change of turns.
    Turn(TurnStage),
    /// The end of a phase.
    PhaseEnd,
}

/// A pending choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingDoc {
    /// The choosing player.
    pub player: PlayerId,
    /// The kind of choice.
    pub kind: ChoiceDoc,
}

/// The default of a field.
const fn yes() -> bool {
    true
}

/// The kinds of choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `PendingKind`")]
pub enum ChoiceDoc {
    /// Cards of the opening hand to replace.
    Mulligan,
    /// The decisions of a payment.
    Payment {
        purpose: PaymentPurposeDoc,
        cost: String,
        pools: Vec<(u8, char)>,
        #[serde(default = "yes")]
        sure: bool,
        way: Option<u8>,
        amounts: Vec<u8>,
        given: Vec<EntityId>,
        tapped: Vec<(EntityId, u8)>,
    },
    /// One of these options.
    #[serde(rename = "one")]
    PickOne { offered: Vec<OfferedDoc>, then: CardTextLocation, rest: CardTextLocation, scope: ScopeDoc },
}

/// The purpose of a payment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `Purpose`")]
pub enum PaymentPurposeDoc {
    /// Playing a card.
    Play { card: EntityId, target: Option<EntityId>, option: Option<u8>, place: Option<u8> },
    /// The Hero Power.
    HeroPower { card: EntityId, target: Option<EntityId> },
    /// An ability.
    Use { card: EntityId, ability: u8, target: Option<EntityId> },
    /// The rest of a text.
    #[serde(rename = "text")]
    ContinueText { then: CardTextLocation, scope: ScopeDoc },
}

/// An offered option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfferedDoc {
    /// An entity.
    Entity(EntityId),
    /// A text.
    Text(CardTextLocation),
}

/// The reason why a game cannot be saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {what}")]
pub struct SaveError {
    /// The path in the document.
    pub path: String,
    /// The data without a name.
    pub what: UnnamedConstant,
}

/// The reason why a document is invalid, with the path.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {fault}")]
pub struct LoadError {
    /// The field, such as `entities[3].zone`.
    pub path: String,
    /// The fault.
    pub fault: LoadFault,
}

/// A fault of a field of a document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadFault {
    /// Not JSON, or of another structure.
    #[error("{0}")]
    Structure(String),
    /// Another version of the format.
    #[error("the format is `{0}`; this program reads `{FORMAT}`")]
    Format(String),
    /// The registry does not have this card.
    #[error("no card has the id `{0}`")]
    UnknownCard(String),
    /// The document does not have this entity.
    #[error("there is no entity {0}")]
    NoEntity(u16),
    /// The document does not have this enchantment, or its slot is free or used twice.
    #[error("there is no enchantment in place {0} for it")]
    NoEnchantment(u16),
    /// There is no keyword with this name.
    #[error("`{0}` is no keyword")]
    NoKeyword(String),
    /// The card's text does not have this part.
    #[error("the text of `{0}` has no such part")]
    NoText(String),
    /// A number outside the range of games.
    #[error("{0} is more than a game can have here, or less")]
    Number(i64),
    /// An entity is in a list of another zone, or missing in that of its own.
    #[error("entity {0} is listed in another zone than it says, twice, or not at all")]
    Misplaced(u16),
    /// The zone has too many entities.
    #[error("{0} are more than there is room for")]
    NoRoom(usize),
    /// A required part is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
}

impl LoadError {
    fn of_structure((path, fault): (String, String)) -> Self {
        Self { path, fault: LoadFault::Structure(fault) }
    }

    /// The error without its position in the JSON, for text that the reader has not seen; the path identifies the field.
    fn without_position(mut self) -> Self {
        if let LoadFault::Structure(what) = &mut self.fault
            && let Some(at) = what.rfind(" at line ")
        {
            what.truncate(at);
        }
        self
    }
}

impl Snapshot {
    /// Parses a document; its content is checked when a game is created from it.
    pub fn from_json(json: &str) -> Result<Self, LoadError> {
        let reader = &mut serde_json::Deserializer::from_str(json);
        deserialize_with_path(reader).map_err(LoadError::of_structure)
    }

    /// Parses a document that is part of another one.
    ///
    /// It is written and read again: to compile all that a document holds for texts and for values would make the engine a tenth
    /// slower to build.
    pub fn from_value(json: &serde_json::Value) -> Result<Self, LoadError> {
        Self::from_json(&json.to_string()).map_err(LoadError::without_position)
    }

    /// The document as one line of JSON.
    ///
    /// # Panics
    /// Never: a document holds nothing that JSON cannot.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("the document holds nothing that JSON cannot")
    }
}

/// Whether a field may be left out.
const fn one() -> i16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_one(number: &i16) -> bool {
    *number == 1
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Serializes enums of the card data by name.
mod by_name {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

mod maybe_by_name {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "the shape that serde calls")]
    pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.collect_str(value),
            None => to.serialize_none(),
        }
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        name.map(|name| name.parse().map_err(serde::de::Error::custom)).transpose()
    }
}
