//! A game as JSON, complete or as a player sees it.
use std::collections::BTreeSet;
use std::sync::LazyLock;

use cardwright_data::{GameTag, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::state::{Offered, PendingKind};
use cardwright_engine::{EntityId, Game, PlayerId};
use serde_json::{Map, Value, json};

/// Tags that the rules maintain, in addition to the printed ones.
static KEPT: LazyLock<Vec<GameTag>> = LazyLock::new(|| {
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

/// The complete state. An unknown card has no `card`, `name` and numbers.
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
        Offered::Text(_) => Value::Null,
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
        "corpses": side.corpses,
    })
}

fn of_entity(game: &Game, id: EntityId) -> Value {
    let entity = &game[id];
    let mut fields = Map::new();
    let mut put = |name: &str, value: Value| drop(fields.insert(name.to_owned(), value));
    put("id", json!(id.number()));
    put("card", json!(game.card(id).map(|card| card.id)));
    put("name", json!(game.card(id).map(|card| card.name)));
    put("tags", Value::Object(tags(game, id)));
    let on: Vec<Value> = game
        .enchantments_on(id)
        .map(|(_, enchantment)| {
            let card = enchantment.card.some().map(|card| game.cards.get(card).id);
            json!({ "card": card, "controller": u8::from(enchantment.controller), "source": enchantment.source.number() })
        })
        .collect();
    if !on.is_empty() {
        put("enchantments", json!(on));
    }
    if let Some(creator) = entity.creator {
        put("creator", json!(creator.number()));
    }
    Value::Object(fields)
}

/// Every tag that is not 0, by name. `ZONE` and `CARDTYPE` have names as values.
fn tags(game: &Game, id: EntityId) -> Map<String, Value> {
    let entity = &game[id];
    let printed = game.card(id).map_or(&[][..], |card| card.tags).iter().map(|(tag, _)| *tag);
    let every: BTreeSet<GameTag> = KEPT.iter().copied().chain(printed).collect();
    let mut tags = Map::new();
    for tag in every {
        let value = game.tag(id, tag);
        if value != 0 {
            tags.insert(tag.to_string(), json!(value));
        }
    }
    tags.insert(GameTag::ZONE.to_string(), json!(entity.zone.name()));
    tags.insert(GameTag::CARDTYPE.to_string(), json!(entity.card_type.name()));
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
