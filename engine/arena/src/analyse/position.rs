//! A position as text and as JSON.
use cardwright_data::CardType;
use cardwright_engine::{EntityId, Game, PlayerId};
use serde_json::{Value, json};

fn name(game: &Game, id: EntityId) -> &'static str {
    game.card(id).map_or("an unknown card", |card| card.name)
}

fn card(game: &Game, id: EntityId) -> Value {
    json!(game.card(id).map(|card| card.id))
}

/// The position as JSON.
pub fn position_json(game: &Game) -> Value {
    let side = |player: PlayerId| {
        let side = &game.players[player];
        let body = |id: EntityId| {
            let it = &game[id];
            json!({ "card": card(game, id), "attack": it.attack, "health": it.health(), "keywords": format!("{:?}", it.keywords) })
        };
        let held = |id: EntityId| json!({ "card": card(game, id), "cost": game.card(id).map(|_| game[id].cost) });
        json!({
            "hero": side.hero.map(body),
            "armor": side.hero.map(|hero| game[hero].armor),
            "power": side.hero_power.map(|power| json!({ "card": card(game, power), "used": game[power].exhausted })),
            "weapon": side.weapon.map(body),
            "mana": side.mana(),
            "crystals": side.crystals,
            "hand": side.hand.iter().map(held).collect::<Vec<_>>(),
            "board": side.board.iter().map(body).collect::<Vec<_>>(),
            "secrets": side.secrets.len(),
            "deck": side.deck.len(),
        })
    };
    json!({ "turn": game.turn, "active": u8::from(game.active), "players": PlayerId::BOTH.map(side) })
}

/// The position as text, a few lines per player.
pub fn position_text(game: &Game) -> Vec<String> {
    let mut lines = Vec::new();
    for player in PlayerId::BOTH {
        let side = &game.players[player];
        let Some(hero) = side.hero else { continue };
        let body = |id: EntityId| {
            let it = &game[id];
            if it.card_type == CardType::Location {
                format!("{} ({})", name(game, id), it.health())
            } else {
                format!("{} {}/{}", name(game, id), it.attack, it.health())
            }
        };
        let some = |what: Vec<String>| if what.is_empty() { "nothing".to_owned() } else { what.join(", ") };
        let weapon = side.weapon.map(|weapon| format!(", {}", body(weapon))).unwrap_or_default();
        lines.push(format!(
            "player {}: {} with {} health and {} armor{weapon}, {} of {} mana, {} secrets, {} cards in the deck",
            u8::from(player),
            name(game, hero),
            game[hero].health(),
            game[hero].armor,
            side.mana(),
            side.crystals,
            side.secrets.len(),
            side.deck.len(),
        ));
        lines.push(format!("  board: {}", some(side.board.iter().map(body).collect())));
        let held = |id: EntityId| name(game, id).to_owned();
        lines.push(format!("  hand: {}", some(side.hand.iter().map(held).collect())));
    }
    lines
}
