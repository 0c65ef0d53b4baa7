//! A game as text for one player: the input of programs that read text.
use std::fmt::Write as _;

use cardwright_data::CardType;
use cardwright_engine::facts::Keywords;
use cardwright_engine::{EntityId, Game, PlayerId};

use super::{action, text};
use crate::deck::skin;

/// The game as a player sees it: both sides, the player's hand with its texts, and the numbered options if the player is to
/// act. Hidden information is left out.
pub fn table(game: &Game, player: PlayerId) -> String {
    let view = game.view(player);
    let seen = view.game();
    let mut lines = vec![heading(seen, player)];
    for side in [player, player.opponent()] {
        lines.extend(of_side(seen, side, side == player));
    }
    if game.to_act() == Some(player) {
        lines.push("Options:".to_owned());
        let options = game.options().into_iter().enumerate();
        lines.extend(options.map(|(n, option)| format!("  {n}: {}", action(game, option))));
    }
    lines.join("\n") + "\n"
}

/// The turn and the player to act.
fn heading(game: &Game, player: PlayerId) -> String {
    let number = u8::from(player);
    if game.is_over() {
        return format!("The game is over: player {number} {}.", game.players[player].state.name());
    }
    let turn = if game.turn == 0 { "Mulligan".to_owned() } else { format!("Turn {}", game.turn) };
    let acts = if game.to_act() == Some(player) { "you are to act" } else { "the opponent is to act" };
    format!("{turn}: you are player {number}, {acts}.")
}

fn of_side(game: &Game, player: PlayerId, own: bool) -> Vec<String> {
    let side = &game.players[player];
    let counted = |n: usize, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
    let mut parts = Vec::new();
    if let Some(hero) = side.hero {
        let entity = &game[hero];
        parts.push(format!("{} Health", entity.health()));
        if entity.armor > 0 {
            parts.push(format!("{} Armor", entity.armor));
        }
        if entity.attack > 0 {
            parts.push(format!("{} Attack", entity.attack));
        }
        parts.extend(marks(game, hero));
    }
    parts.push(format!("{} of {} mana", side.mana(), side.crystals));
    parts.push(counted(side.hand.len(), "card") + " in hand");
    parts.push(counted(side.deck.len(), "card") + " in the deck");
    if side.corpses > 0 {
        parts.push(format!("{} corpses", side.corpses));
    }
    let name = side.hero.map_or_else(String::new, |hero| named(game, hero));
    let mut lines = vec![format!("{} ({name}): {}", if own { "You" } else { "Opponent" }, parts.join(", "))];
    for (what, id) in [("Hero Power", side.hero_power), ("Weapon", side.weapon)] {
        lines.extend(id.map(|id| format!("  {what}: {}", in_play(game, id))));
    }
    lines.extend(side.board.iter().map(|id| format!("  On the board: {}", in_play(game, id))));
    lines.extend(side.secrets.iter().map(|id| match game.card(id) {
        Some(card) => {
            format!("  {}: {}. {}", card.name, if is_secret(game, id) { "Secret" } else { "Quest" }, text(game, id))
        }
        None => "  An unknown Secret".to_owned(),
    }));
    if own {
        lines.extend(side.hand.iter().map(|id| format!("  In hand: {}", in_hand(game, id))));
    }
    lines
}

fn is_secret(game: &Game, id: EntityId) -> bool {
    game[id].keywords.has(Keywords::SECRET)
}

/// The name of an entity's card; that of its skin for a hero.
fn named(game: &Game, id: EntityId) -> String {
    let card = game.card(id).map_or("an unknown card", |card| card.name);
    skin::skin_of(game, id).map_or(card, |skin| skin.name).to_owned()
}

/// `Fireball, costs 4: Deal 6 damage.`
fn in_hand(game: &Game, id: EntityId) -> String {
    let entity = &game[id];
    let has_numbers = matches!(entity.card_type, CardType::Minion | CardType::Weapon);
    let numbers = if has_numbers { format!(", {}/{}", entity.attack, entity.health()) } else { String::new() };
    with_text(game, id, format!("{}, costs {}{numbers}", named(game, id), entity.cost))
}

/// `Chillwind Yeti 4/5 (Taunt)`.
fn in_play(game: &Game, id: EntityId) -> String {
    let entity = &game[id];
    let mut head = named(game, id);
    if matches!(entity.card_type, CardType::Minion | CardType::Weapon) {
        let _ = write!(head, " {}/{}", entity.attack, entity.health());
    } else if entity.card_type == CardType::HeroPower {
        let _ = write!(head, ", costs {}", entity.cost);
    } else if entity.card_type == CardType::Location {
        let _ = write!(head, ", {} uses left", entity.health());
    }
    let marks = marks(game, id);
    let head = if marks.is_empty() { head } else { format!("{head} ({})", marks.join(", ")) };
    with_text(game, id, head)
}

fn with_text(game: &Game, id: EntityId, head: String) -> String {
    let text = text(game, id);
    if text.is_empty() { head } else { format!("{head}: {text}") }
}

/// The keywords of an entity, and whether it is exhausted or silenced.
fn marks(game: &Game, id: EntityId) -> Vec<String> {
    let entity = &game[id];
    let keywords = Keywords::ALL.iter().filter(|(keyword, _)| entity.keywords.has(*keyword));
    let mut marks: Vec<String> = keywords.map(|(_, name)| name.to_lowercase().replace('_', " ")).collect();
    if entity.silenced {
        marks.push("silenced".to_owned());
    }
    if entity.exhausted {
        marks.push("exhausted".to_owned());
    }
    marks
}
