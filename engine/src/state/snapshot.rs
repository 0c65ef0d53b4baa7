//! A game as a document: everything of it, at any moment when it waits.
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
//! Cards stand in it by id. What is `&'static` in a game is const data of a card's Power; a document names the card and
//! the place in its text ([`Place`]). A document written by hand may leave out what is as usual: numbers are then as
//! printed. What an onlooker sees, without the rules' own books, is a [`Position`](super::Position).
mod const_data;
mod load;
mod save;

use cardwright_data::{CardClass, CardType, PlayState, Zone};
use serde::{Deserialize, Serialize};

use super::work::{AttackStage, GameEvent, PlayContext, PlayStage, TurnStage};
use super::{EntityId, PlayerId};
use crate::script::{amount::Deed, aura::Lasts};

pub use const_data::{Place, Unnamed};

/// What the first field of a document says.
pub const FORMAT: &str = "cardwright-snapshot-1";

/// A whole game; see the module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// [`FORMAT`].
    pub format: String,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: PlayerId,
    /// How often something has come into play.
    #[serde(default, skip_serializing_if = "usual")]
    pub clock: u32,
    /// The state of the random number generator, 16 hexadecimal digits.
    #[serde(rename = "dice")]
    pub rng: String,
    /// What the dice are made to show, the next one last.
    #[serde(default, skip_serializing_if = "usual")]
    pub forced: Vec<ForcedDoc>,
    /// Both players.
    pub players: [PlayerDoc; 2],
    /// Every entity from number 1 (the game, the players, then cards), in order of their numbers.
    pub entities: Vec<EntityDoc>,
    /// Every enchantment by its place; `null`: a free place.
    #[serde(default, skip_serializing_if = "usual")]
    pub enchantments: Vec<Option<EnchantmentDoc>>,
    /// Who died, oldest first.
    #[serde(default, skip_serializing_if = "usual")]
    pub graveyard: Vec<EntityId>,
    /// What players did, oldest first.
    #[serde(default, skip_serializing_if = "usual")]
    pub history: Vec<HistoryEntryDoc>,
    /// What the second player gets after the mulligan.
    #[serde(default, skip_serializing_if = "usual")]
    pub coin: Option<String>,
    /// The number of the [`Format`](cardwright_data::Format) whose sets pools are made of.
    #[serde(default, skip_serializing_if = "usual")]
    pub sets: u8,
    /// What the next aura step and death creation have to look at.
    #[serde(default, skip_serializing_if = "usual")]
    pub unsettled: Unsettled,
    /// What still has to be done, the next thing last.
    #[serde(default, skip_serializing_if = "usual")]
    pub work: Vec<WorkDoc>,
    /// What has just happened and nobody has heard yet, in order.
    #[serde(default, skip_serializing_if = "usual")]
    pub raised: Vec<GameEvent>,
    /// What a player has to choose.
    #[serde(default, skip_serializing_if = "usual")]
    pub pending: Option<PendingDoc>,
    /// What only a few cards bring.
    #[serde(default, skip_serializing_if = "usual")]
    pub rare: UncommonDoc,
    /// The number of each player's hero skin; 0 for the class's own hero. See [`Game::skins`](super::Game::skins).
    #[serde(default, skip_serializing_if = "usual")]
    pub skins: [u32; 2],
}

/// What only a few cards bring into a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UncommonDoc {
    /// The keeper, and the card that it keeps.
    #[serde(skip_serializing_if = "usual")]
    pub kept: Vec<(EntityId, EntityId)>,
    /// Hits that a Divine Shield has taken.
    #[serde(skip_serializing_if = "usual")]
    pub shield_hits: Vec<(EntityId, u8)>,
    /// Mana crystals beyond ten.
    #[serde(skip_serializing_if = "usual")]
    pub more_crystals: [i16; 2],
    /// Cards beyond ten that each player can hold.
    #[serde(skip_serializing_if = "usual")]
    pub more_hand: [u8; 2],
    /// What was merged into minions and Starships that died or were launched: into what, the card, Attack, Health.
    #[serde(skip_serializing_if = "usual")]
    pub pieces: Vec<(EntityId, String, i16, i16)>,
    /// A hand may hold a card that shatters, or halves.
    #[serde(skip_serializing_if = "usual")]
    pub shatters: bool,
    /// Shattered cards that became whole again.
    #[serde(skip_serializing_if = "usual")]
    pub joined: Vec<EntityId>,
    /// Cards in a deck that its player has not seen.
    #[serde(skip_serializing_if = "usual")]
    pub unseen: Vec<EntityId>,
    /// A hand may hold a card that becomes another as soon as its condition holds.
    #[serde(skip_serializing_if = "usual")]
    pub changes: bool,
    /// What the last Discover offered and nobody chose.
    #[serde(skip_serializing_if = "usual")]
    pub unchosen: Vec<EntityId>,
    /// The spells being cast whose text happens once more.
    #[serde(skip_serializing_if = "usual")]
    pub cast_again: Vec<EntityId>,
    /// What quests for different cards have counted: the quest, and the card.
    #[serde(skip_serializing_if = "usual")]
    pub counted: Vec<(EntityId, EntityId)>,
    /// Extra turns that each player takes.
    #[serde(skip_serializing_if = "usual")]
    pub extra_turns: [u8; 2],
    /// The numbers of the turns that were skipped, because the other player took an extra one.
    #[serde(skip_serializing_if = "usual")]
    pub skipped_turns: Vec<u16>,
    /// Copies of cards of the opponent of their owner.
    #[serde(skip_serializing_if = "usual")]
    pub copied: Vec<(EntityId, EntityId)>,
    /// Cards of starting decks that became others, each with what it was.
    #[serde(skip_serializing_if = "usual")]
    pub began: Vec<(EntityId, String)>,
    /// The play that can be rewound.
    #[serde(skip_serializing_if = "usual")]
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
    /// How many times it can still be rewound.
    pub left: u8,
    /// How many times it was rewound.
    pub times: u8,
}

/// What the rules will look at when a phase ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in the game")]
pub struct Unsettled {
    /// Auras may have to change.
    pub stale: bool,
    /// Auras gave something to what is in play.
    pub lit: bool,
    /// Auras gave something to cards in hands.
    pub lit_hands: bool,
    /// Someone may be dying.
    pub mortal: bool,
}

/// An outcome that the dice are made to show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ForcedDoc {
    /// The candidate with this number.
    Number(u32),
    /// The first candidate that is this card.
    Card(String),
    /// This candidate.
    Entity(EntityId),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDoc {
    /// Class of the first hero.
    #[serde(with = "by_name")]
    pub class: CardClass,
    /// Playing, won, lost, tied.
    #[serde(with = "by_name")]
    pub state: PlayState,
    /// The hero.
    #[serde(default, skip_serializing_if = "usual")]
    pub hero: Option<EntityId>,
    /// The Hero Power.
    #[serde(default, skip_serializing_if = "usual")]
    pub power: Option<EntityId>,
    /// The second Hero Power.
    #[serde(default, skip_serializing_if = "usual")]
    pub second_power: Option<EntityId>,
    /// The weapon.
    #[serde(default, skip_serializing_if = "usual")]
    pub weapon: Option<EntityId>,
    /// From left to right.
    #[serde(default, skip_serializing_if = "usual")]
    pub hand: Vec<EntityId>,
    /// From left to right.
    #[serde(default, skip_serializing_if = "usual")]
    pub board: Vec<EntityId>,
    /// The last one is on top.
    #[serde(default, skip_serializing_if = "usual")]
    pub deck: Vec<EntityId>,
    /// Secrets and quests.
    #[serde(default, skip_serializing_if = "usual")]
    pub secrets: Vec<EntityId>,
    /// Mana crystals.
    #[serde(default, skip_serializing_if = "usual")]
    pub crystals: i16,
    /// Mana spent this turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub spent: i16,
    /// Mana for this turn only.
    #[serde(default, skip_serializing_if = "usual")]
    pub temporary: i16,
    /// Crystals locked this turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub locked: i16,
    /// Crystals locked next turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub overloaded: i16,
    /// Damage of the last draw from an empty deck.
    #[serde(default, skip_serializing_if = "usual")]
    pub fatigue: i16,
    /// Draws from an empty deck do nothing.
    #[serde(default, skip_serializing_if = "usual")]
    pub no_fatigue: bool,
    /// Corpses.
    #[serde(default, skip_serializing_if = "usual")]
    pub corpses: i16,
    /// Corpses spent this game.
    #[serde(default, skip_serializing_if = "usual")]
    pub corpses_spent: i16,
    /// Cards played this turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub played: u8,
    /// Resources that a ruleset declares.
    #[serde(default, skip_serializing_if = "usual")]
    pub pools: [i16; crate::script::ruleset::POOLS],
}

/// An entity. Numbers and keywords that are left out are as printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in the game")]
pub struct EntityDoc {
    /// The card; none for the game, the players and cards that nobody knows.
    #[serde(default, skip_serializing_if = "usual")]
    pub card: Option<String>,
    /// Its type, where the card does not say it.
    #[serde(default, skip_serializing_if = "usual", with = "maybe_by_name")]
    pub card_type: Option<CardType>,
    /// Where it is.
    #[serde(with = "by_name")]
    pub zone: Zone,
    /// Whose it is.
    pub controller: PlayerId,
    /// Whose it was first, if not the controller's.
    #[serde(default, skip_serializing_if = "usual")]
    pub owner: Option<PlayerId>,
    /// Attack in force.
    #[serde(default, skip_serializing_if = "usual")]
    pub attack: Option<i16>,
    /// Health when undamaged, in force.
    #[serde(default, skip_serializing_if = "usual")]
    pub max_health: Option<i16>,
    /// Cost in force.
    #[serde(default, skip_serializing_if = "usual")]
    pub cost: Option<i16>,
    /// Spell damage in force.
    #[serde(default, skip_serializing_if = "usual")]
    pub spell_damage: Option<i16>,
    /// Armor.
    #[serde(default, skip_serializing_if = "usual")]
    pub armor: Option<i16>,
    /// Keywords in force.
    #[serde(default, skip_serializing_if = "usual")]
    pub keywords: Option<Vec<String>>,
    /// Keywords that it has by itself.
    #[serde(default, skip_serializing_if = "usual")]
    pub own: Option<Vec<String>>,
    /// What auras gave at the last aura step.
    #[serde(default, skip_serializing_if = "usual")]
    pub auras: AurasDoc,
    /// Damage taken.
    #[serde(default, skip_serializing_if = "usual")]
    pub damage: i16,
    /// Cannot act this turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub exhausted: bool,
    /// Came to its side this turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub arrived: bool,
    /// Attacks this turn.
    #[serde(default, skip_serializing_if = "usual")]
    pub attacks: u8,
    /// Lost its text.
    #[serde(default, skip_serializing_if = "usual")]
    pub silenced: bool,
    /// Marked to die.
    #[serde(default, skip_serializing_if = "usual")]
    pub doomed: bool,
    /// Was in the deck when the game began.
    #[serde(default, skip_serializing_if = "usual")]
    pub started_in_deck: bool,
    /// Its place on the board when it died.
    #[serde(default, skip_serializing_if = "usual")]
    pub stood: Option<u8>,
    /// Counters of its texts.
    #[serde(default, skip_serializing_if = "usual")]
    pub counters: [i16; 2],
    /// Abilities that are used up, as bits.
    #[serde(default, skip_serializing_if = "usual")]
    pub used: u8,
    /// When it came into play.
    #[serde(default, skip_serializing_if = "usual")]
    pub order: u32,
    /// Whose effect made it.
    #[serde(default, skip_serializing_if = "usual")]
    pub creator: Option<EntityId>,
    /// Whom its text keeps in mind.
    #[serde(default, skip_serializing_if = "usual")]
    pub memory: Option<EntityId>,
    /// The turn in which it came into the hand.
    #[serde(default, skip_serializing_if = "usual")]
    pub held_turn: u16,
    /// How much was remembered when it came into the hand.
    #[serde(default, skip_serializing_if = "usual")]
    pub held_since: u16,
    /// The places of the enchantments on it, oldest first.
    #[serde(default, skip_serializing_if = "usual")]
    pub enchantments: Vec<u16>,
}

/// What auras gave an entity.
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
    #[serde(default, skip_serializing_if = "usual")]
    pub card: Option<String>,
    /// Where its modifiers stand, if not in the enchantment card's own text.
    #[serde(default, skip_serializing_if = "usual")]
    pub modifiers: Option<Place>,
    /// What attached it.
    pub source: EntityId,
    /// Whose it is.
    pub controller: PlayerId,
    /// The number that it was given.
    #[serde(default, skip_serializing_if = "usual")]
    pub x: i16,
    /// In which turn it came.
    #[serde(default, skip_serializing_if = "usual")]
    pub turn: u16,
    /// The number of the last one that had come into play then.
    #[serde(default, skip_serializing_if = "usual")]
    pub order: u32,
    /// How long it lasts.
    pub lasts: Lasts,
    /// An answer that waits.
    #[serde(default, skip_serializing_if = "usual")]
    pub delayed: Option<DelayedDoc>,
    /// The card whose Deathrattles were gained.
    #[serde(default, skip_serializing_if = "usual")]
    pub deathrattle: Option<String>,
    /// Which of its triggers have answered.
    #[serde(default, skip_serializing_if = "usual")]
    pub used: u8,
}

/// An answer that waits for its event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DelayedDoc {
    /// The answer.
    pub trigger: Place,
    /// The card in whose text it stands.
    #[serde(default, skip_serializing_if = "usual")]
    pub card: Option<String>,
    /// What "it" was.
    #[serde(default, skip_serializing_if = "usual")]
    pub it: Option<EntityId>,
    /// What "it" was besides.
    #[serde(default, skip_serializing_if = "usual")]
    pub others: Vec<EntityId>,
}

/// Something that a player did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryEntryDoc {
    /// What.
    pub deed: Deed,
    /// Who.
    pub player: PlayerId,
    /// With which entity.
    pub entity: EntityId,
    /// Which card that was.
    #[serde(default, skip_serializing_if = "usual")]
    pub card: Option<String>,
    /// In which turn.
    pub turn: u16,
    /// How much it was.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub number: i16,
}

/// What a running text knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScopeDoc {
    /// The entity that the text stands on.
    pub source: EntityId,
    /// The card that the text stands on.
    #[serde(default, skip_serializing_if = "usual")]
    pub card: Option<String>,
    /// Who "you" is.
    pub controller: PlayerId,
    /// The chosen target.
    #[serde(default, skip_serializing_if = "usual")]
    pub target: Option<EntityId>,
    /// The entity that the event is about.
    #[serde(rename = "who", default, skip_serializing_if = "usual")]
    pub event_subject: Option<EntityId>,
    /// The other entity of the event: the source of damage, the summoner.
    #[serde(rename = "what", default, skip_serializing_if = "usual")]
    pub event_object: Option<EntityId>,
    /// The number of the event.
    #[serde(default, skip_serializing_if = "usual")]
    pub number: i16,
    /// The number of the enchantment.
    #[serde(default, skip_serializing_if = "usual")]
    pub x: i16,
    /// The entities of the last effect: "it", "them".
    #[serde(rename = "it", default, skip_serializing_if = "usual")]
    pub last_result: Vec<EntityId>,
    /// The amount of the last effect: damage dealt, cards drawn.
    #[serde(rename = "done", default, skip_serializing_if = "usual")]
    pub last_amount: i16,
    /// The part of the last amount beyond the possible one: excess damage.
    #[serde(default, skip_serializing_if = "usual")]
    pub excess: Option<i16>,
    /// An effect casts it.
    #[serde(default, skip_serializing_if = "usual")]
    pub by_effect: bool,
}

/// One piece of pending work; see [`Work`](super::Work).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `Work`")]
pub enum WorkDoc {
    /// The rest of a text.
    Block { text: Place, next: u16, times: i16, scope: ScopeDoc },
    /// A text that happens once more, or one of another card.
    Text {
        text: Place,
        scope: ScopeDoc,
        #[serde(default)]
        at_random: bool,
    },
    /// An effect that is repeated.
    Again { text: Place, effect: u16, times: i16, n: i16, scope: ScopeDoc },
    /// Something happened.
    Event(GameEvent),
    /// An answer.
    Trigger {
        trigger: Place,
        #[serde(default, skip_serializing_if = "usual")]
        at: Option<u8>,
        #[serde(default, skip_serializing_if = "usual")]
        on: Option<u16>,
        source: EntityId,
        card: Option<String>,
        raised: GameEvent,
    },
    /// The text under a word.
    Word { text: Place, source: EntityId, card: Option<String>, raised: Option<GameEvent> },
    /// What was replaced goes.
    Settle { card: EntityId, old: Option<EntityId> },
    /// A spell is cast.
    Cast { spell: EntityId },
    /// A minion returns.
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
        #[serde(default, skip_serializing_if = "usual")]
        forced: bool,
    },
    /// The rest of the change of turns.
    Turn(TurnStage),
    /// A phase ends.
    PhaseEnd,
}

/// What a player has to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingDoc {
    /// Who.
    pub player: PlayerId,
    /// What.
    pub kind: ChoiceDoc,
}

/// What a document that does not say it means.
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
    /// How to pay for something.
    Payment {
        purpose: PurposeDoc,
        cost: String,
        pools: Vec<(u8, char)>,
        #[serde(default = "yes")]
        sure: bool,
        way: Option<u8>,
        amounts: Vec<u8>,
        given: Vec<EntityId>,
        tapped: Vec<(EntityId, u8)>,
    },
    /// One of these.
    One { offered: Vec<OfferedDoc>, then: Place, rest: Place, scope: ScopeDoc },
}

/// What is paid for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `Purpose`")]
pub enum PurposeDoc {
    /// Playing a card.
    Play { card: EntityId, target: Option<EntityId>, option: Option<u8>, place: Option<u8> },
    /// The Hero Power.
    HeroPower { card: EntityId, target: Option<EntityId> },
    /// An ability.
    Use { card: EntityId, ability: u8, target: Option<EntityId> },
    /// The rest of a text.
    Text { then: Place, scope: ScopeDoc },
}

/// Something that is offered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfferedDoc {
    /// An entity.
    Entity(EntityId),
    /// A text.
    Text(Place),
}

/// Why a game cannot be written down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {what}")]
pub struct SaveError {
    /// Where in the document.
    pub path: String,
    /// What has no name.
    pub what: Unnamed,
}

/// What is wrong with a document, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {fault}")]
pub struct LoadError {
    /// The field, such as `entities[3].zone`.
    pub path: String,
    /// What is wrong with it.
    pub fault: LoadFault,
}

/// What can be wrong with a field of a document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadFault {
    /// No JSON, or not of this shape.
    #[error("{0}")]
    Shape(String),
    /// Written by another version.
    #[error("the format is `{0}`; this program reads `{FORMAT}`")]
    Format(String),
    /// The registry has no such card.
    #[error("no card has the id `{0}`")]
    UnknownCard(String),
    /// The document has no such entity.
    #[error("there is no entity {0}")]
    NoEntity(u16),
    /// The document has no such enchantment, or it is free or elsewhere too.
    #[error("there is no enchantment in place {0} for it")]
    NoEnchantment(u16),
    /// There is no keyword of this name.
    #[error("`{0}` is no keyword")]
    NoKeyword(String),
    /// The card's text has no such part.
    #[error("the text of `{0}` has no such part")]
    NoText(String),
    /// A number that no game has.
    #[error("{0} is more than a game can have here, or less")]
    Number(i64),
    /// Listed where it is not, or not listed where it is.
    #[error("entity {0} is listed in another zone than it says, twice, or not at all")]
    Misplaced(u16),
    /// More than the zone holds.
    #[error("{0} are more than there is room for")]
    NoRoom(usize),
    /// Less than must be there.
    #[error("{0} is missing")]
    Missing(&'static str),
}

impl LoadError {
    fn of_shape(error: serde_path_to_error::Error<serde_json::Error>) -> Self {
        let path = error.path().to_string();
        Self { path, fault: LoadFault::Shape(error.into_inner().to_string()) }
    }

    /// The same without the place in a text that the reader has not seen; the path says where it is.
    fn without_position(mut self) -> Self {
        if let LoadFault::Shape(what) = &mut self.fault
            && let Some(at) = what.rfind(" at line ")
        {
            what.truncate(at);
        }
        self
    }
}

impl Snapshot {
    /// Reads a document; what it says is looked at when a game is made of it.
    pub fn from_json(json: &str) -> Result<Self, LoadError> {
        let reader = &mut serde_json::Deserializer::from_str(json);
        serde_path_to_error::deserialize(reader).map_err(LoadError::of_shape)
    }

    /// Reads a document that is part of another one.
    ///
    /// It is written and read again: to compile all that a document holds for texts and for values would make the engine a tenth
    /// slower to build.
    pub fn from_value(json: &serde_json::Value) -> Result<Self, LoadError> {
        Self::from_json(&json.to_string()).map_err(LoadError::without_position)
    }

    /// Writes the document, one line.
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

fn usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Enums of the card data by their names.
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
