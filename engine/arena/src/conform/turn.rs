//! The active player of a recorded position, and whether the numbers of players are reliable.
//!
//! Some recorders could not tell the players apart by name and wrote the tags of both to one player. The active player is then
//! inferred from the cards: the acting card, or the deck that the card for the turn is drawn from. Mana and similar numbers are
//! unknown.
use std::collections::BTreeMap;

use super::case::{Case, Kind, Tags, number};
use super::expect::expected;

/// The active player, by player number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Recorded in the tags of the players.
    Recorded(u8),
    /// Inferred from the cards, because one entity has the tags of both players.
    Inferred(u8),
}

impl Turn {
    /// The active player.
    pub const fn player(self) -> u8 {
        match self {
            Self::Recorded(player) | Self::Inferred(player) => player,
        }
    }

    /// Whether the recorded numbers of players are reliable.
    pub const fn is_recorded(self) -> bool {
        matches!(self, Self::Recorded(_))
    }
}

/// The active player before the action, or the reason why it is unknown.
pub fn of(case: &Case) -> Result<Turn, &'static str> {
    let before = current(&case.before.players);
    if case.kind == Kind::EndTurn {
        return at_turn_end(case, before);
    }
    let actor = case.action.actor.and_then(|actor| case.before.entities.get(&actor));
    let actor = actor.ok_or("somebody acts who is not there")?;
    let acts = u8::try_from(actor.int("CONTROLLER")).map_err(|_| "somebody acts who is nobody's")?;
    Ok(if before == Some(acts) { Turn::Recorded(acts) } else { Turn::Inferred(acts) })
}

/// The active player before the end of a turn: the player who does not draw a card for the next turn.
fn at_turn_end(case: &Case, before: Option<u8>) -> Result<Turn, &'static str> {
    let later = expected(case).players;
    let ended = later.values().any(|tags| (4..=6).contains(&tags.int("PLAYSTATE")));
    if let Some(before) = before.filter(|before| ended || current(&later).is_some_and(|after| after != *before)) {
        return Ok(Turn::Recorded(before));
    }
    let draws = |(player, tags): (&u8, &BTreeMap<String, (serde_json::Value, serde_json::Value)>)| {
        let (old, new) = tags.get("deck")?;
        (number(new)? < number(old)?).then_some(*player)
    };
    let drawing: Vec<u8> = case.after.players.iter().filter_map(draws).collect();
    match drawing[..] {
        [next] => Ok(Turn::Inferred(if next == 1 { 2 } else { 1 })),
        _ => Err("a turn ends, and it cannot be told whose"),
    }
}

/// The only player who is active according to the tags.
fn current(players: &BTreeMap<u8, Tags>) -> Option<u8> {
    let mut current = players.iter().filter(|(_, tags)| tags.int("CURRENT_PLAYER") > 0).map(|(number, _)| *number);
    let one = current.next();
    one.filter(|_| current.next().is_none())
}
