//! A game as JSON, complete or in a player's view.
use std::collections::BTreeSet;
use std::sync::LazyLock;

use cardwright_data::{GameTag, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::amount::Multiplier;
use cardwright_engine::script::aura::{Attribute, Modifier};
use cardwright_engine::state::{Enchantment, Offered, PendingKind};
use cardwright_engine::{EntityId, Game, PlayerId};
use serde_json::{Map, Value, json};

use crate::deck::skin;
use crate::describe;

/// Tags maintained by the engine, in addition to the printed ones.
static MAINTAINED_TAGS: LazyLock<Vec<GameTag>> = LazyLock::new(|| {
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
    ];
    // Of several tags for one keyword, the one with its name.
    let keyword = |(keyword, name): &(Keywords, &str)| {
        let means = |tag: &GameTag| Keywords::of_tag(*tag) == *keyword;
        GameTag::named(name).filter(means).or_else(|| GameTag::all().find(means))
    };
    numbers.into_iter().chain(Keywords::ALL.iter().filter_map(keyword)).collect()
});

/// The complete state. An unknown card has no `card`, `name` or numbers.
pub fn json(game: &Game) -> Value {
    let players: Vec<Value> = PlayerId::BOTH.into_iter().map(|player| of_player(game, player)).collect();
    let entities: Vec<Value> = game.entities().skip(3).map(|(id, _)| of_entity(game, id)).collect();
    let numbers = |ids: &[EntityId]| ids.iter().map(|id| id.number()).collect::<Vec<_>>();
    json!({
        "turn": game.turn,
        "active": u8::from(game.active),
        "to_act": game.to_act().map(u8::from),
        "over": game.is_over(),
        "pending": pending(game),
        "players": players,
        "entities": entities,
        "graveyard": numbers(&game.graveyard),
        "forced_left": game.forced_left(),
    })
}

/// The pending choice.
fn pending(game: &Game) -> Value {
    let Some(pending) = &game.pending else { return Value::Null };
    let kind = match pending.kind {
        PendingKind::Mulligan => "mulligan",
        PendingKind::Payment(_) => "payment",
        PendingKind::One { .. } => "one",
    };
    let offered = |offered: &Offered| match offered {
        Offered::Entity(id) => json!(id.number()),
        Offered::Text(effects) => json!(describe::offered_text(game, effects)),
    };
    let offered: Vec<Value> = game.offered().iter().map(offered).collect();
    json!({ "player": u8::from(pending.player), "kind": kind, "offered": offered })
}

fn of_player(game: &Game, player: PlayerId) -> Value {
    let side = &game.players[player];
    let one = |id: Option<EntityId>| id.map(EntityId::number);
    let list = |ids: &mut dyn Iterator<Item = EntityId>| ids.map(EntityId::number).collect::<Vec<_>>();
    json!({
        "player": u8::from(player),
        "entity": player.entity().number(),
        "class": side.class.name(),
        "state": side.state.name(),
        "hero": one(side.hero),
        "hero_power": one(side.power),
        "weapon": one(side.weapon),
        "hand": list(&mut side.hand.iter()),
        "board": list(&mut side.board.iter()),
        "deck": list(&mut side.deck.iter()),
        "secrets": list(&mut side.secrets.iter()),
        "mana": side.mana(),
        "crystals": side.crystals,
        "temporary": side.temporary,
        "locked": side.locked,
        "overloaded": side.overloaded,
        "fatigue": side.fatigue,
        "no_fatigue": side.no_fatigue,
        "corpses": side.corpses,
        "spell_damage": game.spell_damage(player),
        "enchantments": enchantments(game, player.entity()),
    })
}

fn of_entity(game: &Game, id: EntityId) -> Value {
    let entity = &game[id];
    let mut fields = Map::new();
    let mut put = |name: &str, value: Value| drop(fields.insert(name.to_owned(), value));
    put("id", json!(id.number()));
    put("card", json!(game.card(id).map(|card| card.id)));
    put("name", json!(game.card(id).map(|card| card.name)));
    if let Some(skin) = skin::skin_of(game, id) {
        put("skin", skin.json());
    }
    put("tags", Value::Object(tags(game, id)));
    let printed = game.card(id).map_or(Keywords::NONE, |card| card.keywords);
    let (given, lost) = (entity.keywords.without(printed), printed.without(entity.keywords));
    for (name, list) in [
        ("enchantments", enchantments(game, id)),
        ("given", names(given)),
        ("lost", names(lost)),
        ("used_up", json!(entity.used_up())),
    ] {
        if list.as_array().is_some_and(|list| !list.is_empty()) {
            put(name, list);
        }
    }
    if entity.keywords.has(Keywords::DORMANT) {
        put("dormant", json!(entity.counters[1]));
    } else if entity.counters != [0; 2] {
        put("counters", json!(entity.counters));
    }
    if let Some(creator) = entity.creator {
        put("creator", json!(creator.number()));
    }
    Value::Object(fields)
}

fn names(keywords: Keywords) -> Value {
    Keywords::ALL.iter().filter(|(keyword, _)| keywords.has(*keyword)).map(|(_, name)| *name).collect()
}

/// The enchantments of an entity or a player, oldest first, each with its changes.
fn enchantments(game: &Game, id: EntityId) -> Value {
    let one = |it: &Enchantment| {
        let card = it.card.some().map(|card| game.cards.get(card));
        let changes: Vec<Value> = it.modifiers.iter().flat_map(|modifier| changes(modifier, it.x)).collect();
        json!({
            "card": card.map(|card| card.id),
            "name": card.map(|card| card.name),
            "controller": u8::from(it.controller),
            "source": it.source.number(),
            "number": it.x,
            "turn": it.turn,
            "changes": changes,
        })
    };
    game.enchantments_on(id).map(|(_, it)| one(it)).collect()
}

/// The changes of a modifier: tag, operation and amount; the amount is `null` if it is computed each time.
fn changes(modifier: &Modifier, x: i16) -> Vec<Value> {
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
    let change =
        |(tag, value): (GameTag, Option<i16>)| json!({ "tag": tag.to_string(), "op": modifier.op, "value": value });
    tags.into_iter().map(change).collect()
}

/// Every named tag with a value other than 0. `ZONE` and `CARDTYPE` have names as values.
fn tags(game: &Game, id: EntityId) -> Map<String, Value> {
    let entity = &game[id];
    let printed =
        game.card(id).map_or(&[][..], |card| card.tags).iter().map(|(tag, _)| *tag).filter(|tag| tag.name().is_some());
    let every: BTreeSet<GameTag> = MAINTAINED_TAGS.iter().copied().chain(printed).collect();
    let mut tags = Map::new();
    for tag in every {
        let value = game.tag(id, tag);
        if value != 0 {
            tags.insert(tag.to_string(), json!(value));
        }
    }
    tags.insert(GameTag::ZONE.to_string(), json!(entity.zone.name()));
    tags.insert(GameTag::CARDTYPE.to_string(), json!(entity.card_type.name()));
    if entity.keywords.has(Keywords::QUEST) {
        tags.insert(GameTag::QUEST_PROGRESS.to_string(), json!(game.tag(id, GameTag::QUEST_PROGRESS)));
    }
    if let Some(place) = place(game, id) {
        tags.insert(GameTag::ZONE_POSITION.to_string(), json!(place));
    }
    tags
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
