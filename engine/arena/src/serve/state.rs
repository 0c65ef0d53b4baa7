//! A game as a document, complete or in a player's view: JSON, or whatever else it is serialized as.
use std::sync::LazyLock;

use cardwright_data::{GameTag, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::amount::Multiplier;
use cardwright_engine::script::aura::{Attribute, Modifier, Op};
use cardwright_engine::state::{Enchantment, OfferedOption, PendingKind};
use cardwright_engine::{EntityId, Game, PlayerId};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::deck::skin;
use crate::describe;

/// The tags that the engine maintains beside the printed ones.
struct MaintainedTags {
    /// The tags of every entity, with their names.
    numbers: Vec<(GameTag, &'static str)>,
    /// The tags of entities with a keyword, with their names.
    keywords: Vec<(Keywords, GameTag, &'static str)>,
    /// The numbers of all maintained tags, as bits.
    all: Vec<u64>,
}

impl MaintainedTags {
    fn has(&self, tag: GameTag) -> bool {
        let number = usize::from(tag.0);
        self.all.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 != 0)
    }
}

static MAINTAINED: LazyLock<MaintainedTags> = LazyLock::new(|| {
    let numbers = [
        GameTag::ATK,
        GameTag::HEALTH,
        GameTag::DAMAGE,
        GameTag::ARMOR,
        GameTag::COST,
        GameTag::SPELLPOWER,
        GameTag::CONTROLLER,
        GameTag::EXHAUSTED,
        GameTag::NUM_ATTACKS_THIS_TURN,
        GameTag::SILENCED,
        // These have values without their keyword, too.
        GameTag::CARD_ALTERNATE_COST,
    ];
    // Of several tags for one keyword, the one with its name.
    let tag_of = |(keyword, name): &(Keywords, &str)| {
        let means = |tag: &GameTag| Keywords::of_tag(*tag) == *keyword;
        let tag = GameTag::named(name).filter(means).or_else(|| GameTag::all().find(means))?;
        Some((*keyword, tag, tag.name()?))
    };
    let keywords = Keywords::ALL.iter().filter_map(tag_of).filter(|(_, tag, _)| !numbers.contains(tag));
    let keywords: Vec<_> = keywords.collect();
    let numbers: Vec<_> = numbers.into_iter().filter_map(|tag| Some((tag, tag.name()?))).collect();
    let mut all = vec![0; usize::from(u16::MAX) / 64 + 1];
    for tag in numbers.iter().map(|(tag, _)| tag).chain(keywords.iter().map(|(_, tag, _)| tag)) {
        all[usize::from(tag.0) / 64] |= 1_u64 << (tag.0 % 64);
    }
    MaintainedTags { numbers, keywords, all }
});

/// The complete state as JSON; see [`State`].
pub fn json(game: &Game) -> Value {
    json!(State::of(game))
}

/// The complete state of a game. An unknown card has no `card`, `name` or numbers.
///
/// The state is put together while it is serialized, so that only the parts that a format needs are built.
#[derive(Debug, Serialize)]
pub struct State<'a> {
    turn: u16,
    active: u8,
    to_act: Option<u8>,
    over: bool,
    pending: Option<PendingState>,
    players: [PlayerState<'a>; 2],
    entities: Vec<EntityState<'a>>,
    graveyard: Vec<u16>,
    forced_left: usize,
}

impl<'a> State<'a> {
    /// The state of a game; of a [`View`](cardwright_engine::query::view::View), what its player sees.
    pub fn of(game: &'a Game) -> Self {
        Self {
            turn: game.turn,
            active: game.active.into(),
            to_act: game.to_act().map(u8::from),
            over: game.is_over(),
            pending: PendingState::of(game),
            players: PlayerId::BOTH.map(|player| PlayerState::of(game, player)),
            // The first three are the game and the players.
            entities: game.entities().skip(3).map(|(id, _)| EntityState::of(game, id)).collect(),
            graveyard: game.graveyard.iter().map(|id| id.number()).collect(),
            forced_left: game.forced_left(),
        }
    }
}

/// The pending choice.
#[derive(Debug, Serialize)]
struct PendingState {
    player: u8,
    kind: &'static str,
    offered: Vec<Value>,
}

impl PendingState {
    fn of(game: &Game) -> Option<Self> {
        let pending = game.pending.as_ref()?;
        let kind = match pending.kind {
            PendingKind::Mulligan => "mulligan",
            PendingKind::Payment(_) => "payment",
            PendingKind::PickOne { .. } => "one",
        };
        let offered = |offered: &OfferedOption| match offered {
            OfferedOption::Entity(id) => json!(id.number()),
            OfferedOption::Text(effects) => json!(describe::offered_text(game, effects)),
        };
        Some(Self { player: pending.player.into(), kind, offered: game.offered().iter().map(offered).collect() })
    }
}

#[derive(Debug, Serialize)]
struct PlayerState<'a> {
    player: u8,
    entity: u16,
    class: &'static str,
    state: &'static str,
    hero: Option<u16>,
    hero_power: Option<u16>,
    weapon: Option<u16>,
    hand: Vec<u16>,
    board: Vec<u16>,
    deck: Vec<u16>,
    secrets: Vec<u16>,
    mana: i16,
    crystals: i16,
    temporary: i16,
    locked: i16,
    overloaded: i16,
    fatigue: i16,
    no_fatigue: bool,
    corpses: i16,
    spell_damage: i16,
    enchantments: Enchantments<'a>,
}

impl<'a> PlayerState<'a> {
    fn of(game: &'a Game, player: PlayerId) -> Self {
        let side = &game.players[player];
        let one = |id: Option<EntityId>| id.map(EntityId::number);
        let list = |ids: &mut dyn Iterator<Item = EntityId>| ids.map(EntityId::number).collect();
        Self {
            player: player.into(),
            entity: player.entity().number(),
            class: side.class.name(),
            state: side.state.name(),
            hero: one(side.hero),
            hero_power: one(side.hero_power),
            weapon: one(side.weapon),
            hand: list(&mut side.hand.iter()),
            board: list(&mut side.board.iter()),
            deck: list(&mut side.deck.iter()),
            secrets: list(&mut side.secrets.iter()),
            mana: side.mana(),
            crystals: side.crystals,
            temporary: side.temporary_mana,
            locked: side.locked,
            overloaded: side.overloaded,
            fatigue: side.fatigue,
            no_fatigue: side.no_fatigue,
            corpses: side.corpses,
            spell_damage: game.spell_damage(player),
            enchantments: Enchantments { game, id: player.entity() },
        }
    }
}

/// An entity; lists without content are left out.
#[derive(Debug, Serialize)]
struct EntityState<'a> {
    id: u16,
    card: Option<&'static str>,
    name: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skin: Option<Value>,
    tags: Tags<'a>,
    #[serde(skip_serializing_if = "Enchantments::is_empty")]
    enchantments: Enchantments<'a>,
    #[serde(skip_serializing_if = "KeywordNames::is_empty")]
    given: KeywordNames,
    #[serde(skip_serializing_if = "KeywordNames::is_empty")]
    lost: KeywordNames,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used_up: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dormant: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counters: Option<[i16; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    creator: Option<u16>,
}

impl<'a> EntityState<'a> {
    fn of(game: &'a Game, id: EntityId) -> Self {
        let entity = &game[id];
        let card = game.card(id);
        let printed = card.map_or(Keywords::NONE, |card| card.keywords);
        let dormant = entity.keywords.has(Keywords::DORMANT);
        Self {
            id: id.number(),
            card: card.map(|card| card.id),
            name: card.map(|card| card.name),
            text: card.filter(|_| !game.merged_cards(id).is_empty()).map(|_| describe::text(game, id)),
            skin: skin::skin_of(game, id).map(skin::Skin::json),
            tags: Tags { game, id },
            enchantments: Enchantments { game, id },
            given: KeywordNames(entity.keywords.without(printed)),
            lost: KeywordNames(printed.without(entity.keywords)),
            used_up: entity.used_up(),
            dormant: dormant.then_some(entity.text_counters[1]),
            counters: (!dormant && entity.text_counters != [0; 2]).then_some(entity.text_counters),
            creator: entity.creator.map(EntityId::number),
        }
    }
}

/// The names of keywords.
#[derive(Debug)]
struct KeywordNames(Keywords);

impl KeywordNames {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for KeywordNames {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Keywords::ALL.iter().filter(|(keyword, _)| self.0.has(*keyword)).map(|(_, name)| *name))
    }
}

/// The enchantments of an entity or a player, oldest first, each with its changes.
#[derive(Debug)]
struct Enchantments<'a> {
    game: &'a Game,
    id: EntityId,
}

impl Enchantments<'_> {
    fn is_empty(&self) -> bool {
        self.game.enchantments_on(self.id).next().is_none()
    }
}

impl Serialize for Enchantments<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.game.enchantments_on(self.id).map(|(_, it)| EnchantmentState::of(self.game, it)))
    }
}

#[derive(Debug, Serialize)]
struct EnchantmentState {
    card: Option<&'static str>,
    name: Option<&'static str>,
    controller: u8,
    source: u16,
    number: i16,
    turn: u16,
    changes: Vec<Change>,
}

impl EnchantmentState {
    fn of(game: &Game, it: &Enchantment) -> Self {
        let card = it.card.to_option().map(|card| game.cards.get(card));
        Self {
            card: card.map(|card| card.id),
            name: card.map(|card| card.name),
            controller: it.controller.into(),
            source: it.source.number(),
            number: it.x,
            turn: it.turn,
            changes: it.modifiers.iter().flat_map(|modifier| changes(modifier, it.x)).collect(),
        }
    }
}

/// The change of a tag; its amount is missing if it is computed each time.
#[derive(Debug, Serialize)]
struct Change {
    tag: String,
    op: Op,
    value: Option<i16>,
}

/// The changes of a modifier.
fn changes(modifier: &Modifier, x: i16) -> Vec<Change> {
    let times = if modifier.amount.per == Multiplier::X { x } else { 1 };
    let fixed = matches!(modifier.amount.per, Multiplier::One | Multiplier::X);
    let known = |n: i16| fixed.then(|| n.saturating_mul(times));
    let value = known(modifier.amount.n);
    let tags: Vec<(GameTag, Option<i16>)> = match modifier.what {
        Attribute::Stats => vec![(GameTag::ATK, value), (GameTag::HEALTH, known(modifier.also))],
        Attribute::Attack => vec![(GameTag::ATK, value)],
        Attribute::Health => vec![(GameTag::HEALTH, value)],
        Attribute::Cost => vec![(GameTag::COST, value)],
        Attribute::Durability => vec![(GameTag::DURABILITY, value)],
        Attribute::Tag(tag) => vec![(tag, value)],
    };
    tags.into_iter().map(|(tag, value)| Change { tag: tag.to_string(), op: modifier.op, value }).collect()
}

/// Every named tag with a value other than 0. `ZONE` and `CARDTYPE` have names as values.
#[derive(Debug)]
struct Tags<'a> {
    game: &'a Game,
    id: EntityId,
}

impl Serialize for Tags<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { game, id } = *self;
        let entity = &game[id];
        let quest = entity.keywords.has(Keywords::QUEST);
        // What stands below, whatever its value.
        let is_apart = |tag: GameTag| match tag {
            GameTag::ZONE | GameTag::CARDTYPE | GameTag::ZONE_POSITION => true,
            GameTag::QUEST_PROGRESS => quest,
            _ => false,
        };
        let mut tags = serializer.serialize_map(None)?;
        let mut put = |tag: GameTag, name: &'static str| match game.tag(id, tag) {
            0 => Ok(()),
            value => tags.serialize_entry(name, &value),
        };
        for (tag, name) in &MAINTAINED.numbers {
            put(*tag, name)?;
        }
        for (keyword, tag, name) in &MAINTAINED.keywords {
            if entity.keywords.has(*keyword) {
                put(*tag, name)?;
            }
        }
        for (tag, name) in entity.card.to_option().map_or(&[][..], |card| game.cards.printed_tag_names(card)) {
            if !MAINTAINED.has(*tag) && !is_apart(*tag) {
                put(*tag, name)?;
            }
        }
        tags.serialize_entry("ZONE", entity.zone.name())?;
        tags.serialize_entry("CARDTYPE", entity.card_type.name())?;
        if quest {
            tags.serialize_entry("QUEST_PROGRESS", &game.tag(id, GameTag::QUEST_PROGRESS))?;
        }
        if let Some(place) = place(game, id) {
            tags.serialize_entry("ZONE_POSITION", &place)?;
        }
        tags.end()
    }
}

/// The position in hand or on the board, from 1.
fn place(game: &Game, id: EntityId) -> Option<usize> {
    let side = &game.players[game[id].controller];
    let zone = game[id].zone;
    let at = if zone == Zone::Hand {
        side.hand.position(id)
    } else if zone == Zone::Play {
        side.board.position(id)
    } else {
        None
    };
    at.map(|at| at + 1)
}
