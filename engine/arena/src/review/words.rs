//! The reasons why a line is better, in words: the states at the end of both lines are compared.
use std::collections::BTreeSet;

use cardwright_engine::{Action, EntityId, Game, PlayerId};

use crate::agent::search::compare::PlanComparison;

/// The state at the end of a line.
struct End {
    game: Game,
    mana: i16,
}

/// The smallest difference that is told.
const LEAST_DIFFERENCE: i32 = 2;

/// The advantages of the best line over the other, in one sampled world.
pub fn why(game: &Game, player: PlayerId, found: &PlanComparison, seed: u64) -> Vec<String> {
    let world = game.view(player).determinize(seed);
    let (best, actual) = (end(&world, &found.best, player), end(&world, &found.played, player));
    let other = player.opponent();
    let mut why = Vec::new();
    let hero = |end: &End, player: PlayerId| {
        let hero = end.game.players[player].hero;
        hero.map_or(0, |hero| i32::from(end.game[hero].health()) + i32::from(end.game[hero].armor))
    };
    let dealt = hero(&actual, other) - hero(&best, other);
    if dealt >= LEAST_DIFFERENCE {
        why.push(format!("it deals {dealt} more damage to the enemy hero"));
    }
    let missed = gone(&world, &best, &actual, other);
    if !missed.is_empty() {
        why.push(format!("it removes {}", missed.join(", ")));
    }
    let lost = gone(&world, &actual, &best, player);
    if !lost.is_empty() {
        why.push(format!("it keeps {}", lost.join(", ")));
    }
    let own = hero(&best, player) - hero(&actual, player);
    if own >= LEAST_DIFFERENCE {
        why.push(format!("it leaves the own hero {own} more Health and Armor"));
    }
    let unspent = actual.mana - best.mana;
    if i32::from(unspent) >= LEAST_DIFFERENCE {
        why.push(format!("it uses {unspent} more mana"));
    }
    let attack =
        |end: &End| end.game.players[player].board.iter().map(|id| i32::from(end.game[id].attack)).sum::<i32>();
    let more = attack(&best) - attack(&actual);
    if more >= LEAST_DIFFERENCE {
        why.push(format!("it leaves {more} more Attack on the own board"));
    }
    let hand = |end: &End| i32::try_from(end.game.players[player].hand.len()).unwrap_or_default();
    let held = hand(&best) - hand(&actual);
    if held > 0 {
        why.push(format!("it leaves {} more in hand", cardwright_cli::count_with_noun(held.unsigned_abs(), "card")));
    }
    if why.is_empty() {
        why.push("the position after the opponent's answer is better".to_owned());
    }
    why
}

/// The minions of a player that survive the second line and not the first.
fn gone(world: &Game, without: &End, with: &End, player: PlayerId) -> Vec<String> {
    let stand = |end: &End| -> BTreeSet<EntityId> { end.game.players[player].board.iter().collect() };
    let (without, with) = (stand(without), stand(with));
    let minions = world.players[player].board.iter().filter(|id| with.contains(id) && !without.contains(id));
    minions.filter_map(|id| world.card(id)).map(|card| card.name.to_owned()).collect()
}

/// Plays a line as far as it is legal, until before the end of the turn.
fn end(world: &Game, line: &[Action], player: PlayerId) -> End {
    let mut game = world.clone();
    for action in line {
        if *action == Action::EndTurn || game.act(*action).is_err() {
            break;
        }
    }
    let mana = game.players[player].mana();
    End { game, mana }
}
