//! The reasons why a line is better, in words: the ends of the turn with both lines are compared in some sampled worlds.
use std::collections::BTreeSet;

use cardwright_engine::{CardId, EntityId, Game, PlayerId};

use crate::agent::search::Worlds;
use crate::agent::search::compare::{PlanComparison, play_turn};

/// The turn with the best line and with the other one, in the same world.
struct Ends {
    world: Game,
    best: Game,
    played: Game,
}

/// The number of worlds. A reason holds in all of them, whatever is hidden and whatever chance decides there.
const WORLDS: usize = 8;
/// The smallest difference that is told.
const LEAST_DIFFERENCE: i32 = 2;

/// The advantages of the best line over the other; `list` is the opponent's deck, if it is known.
pub fn why(game: &Game, player: PlayerId, found: &PlanComparison, seed: u64, list: &[CardId]) -> Vec<String> {
    let mut worlds = Worlds::with_list(game, player, seed, list);
    let ends = |_| {
        let (world, seed) = (worlds.sample(), worlds.next_seed());
        let end_of = |line| play_turn(&world, line, player, seed);
        Ends { best: end_of(&found.best), played: end_of(&found.played), world }
    };
    let ends: Vec<Ends> = (0..WORLDS).map(ends).collect();
    let other = player.opponent();
    let mut why = Vec::new();
    let mut number = |of: &dyn Fn(&Game) -> i32, sign: i32, least: i32, says: &dyn Fn(&str, i32) -> String| {
        why.extend(difference(&ends, of, sign, least).map(|(about, by)| says(about, by)));
    };
    number(&|game| health(game, other), -1, LEAST_DIFFERENCE, &|about, by| {
        format!("the enemy hero has {about}{by} less Health and Armor")
    });
    number(&|game| health(game, player), 1, LEAST_DIFFERENCE, &|about, by| {
        format!("your hero has {about}{by} more Health and Armor")
    });
    number(&|game| i32::from(game.players[player].mana()), -1, LEAST_DIFFERENCE, &|about, by| {
        format!("{about}{by} more mana is spent")
    });
    number(&|game| attack(game, player), 1, LEAST_DIFFERENCE, &|about, by| {
        format!("your minions have {about}{by} more Attack in all")
    });
    number(&|game| i32::try_from(game.players[player].hand.len()).unwrap_or_default(), 1, 1, &|about, by| {
        format!("you have {about}{} more in hand", cardwright_cli::count_with_noun(by.unsigned_abs(), "card"))
    });
    for (side, without_best, says) in
        [(player, false, ["survives", "survive"]), (other, true, ["is removed", "are removed"])]
    {
        let names = survivors(&ends, side, without_best);
        if !names.is_empty() {
            why.insert(0, format!("{} {}", list_of(&names), says[usize::from(names.len() > 1)]));
        }
    }
    if why.is_empty() {
        why.push("the advantage shows only in the turns that follow".to_owned());
    }
    why
}

/// By how much a number is larger with the best line, times `sign`; `None` if it is not by `least` in every world. The word before it
/// says whether the number differs between worlds.
fn difference(ends: &[Ends], of: &dyn Fn(&Game) -> i32, sign: i32, least: i32) -> Option<(&'static str, i32)> {
    let by: Vec<i32> = ends.iter().map(|end| sign * (of(&end.best) - of(&end.played))).collect();
    let (smallest, largest) = (*by.iter().min()?, *by.iter().max()?);
    let about = if smallest == largest { "" } else { "at least " };
    (smallest >= least).then_some((about, smallest))
}

fn health(game: &Game, player: PlayerId) -> i32 {
    game.players[player].hero.map_or(0, |hero| i32::from(game[hero].health()) + i32::from(game[hero].armor))
}

fn attack(game: &Game, player: PlayerId) -> i32 {
    game.players[player].board.iter().map(|id| i32::from(game[id].attack)).sum()
}

/// The names of a player's minions that one line leaves on the board and the other does not, in every world; `without_best`: the best
/// line is the one that does not.
fn survivors(ends: &[Ends], player: PlayerId, without_best: bool) -> Vec<&'static str> {
    let stand = |game: &Game| -> BTreeSet<EntityId> { game.players[player].board.iter().collect() };
    let only_one = |end: &Ends, id: EntityId| {
        let survives = |game: &Game| stand(game).contains(&id);
        survives(&end.best) != survives(&end.played) && survives(&end.played) == without_best
    };
    let Some(first) = ends.first() else { return Vec::new() };
    let minions = first.world.players[player].board.iter().filter(|id| ends.iter().all(|end| only_one(end, *id)));
    minions.filter_map(|id| first.world.card(id)).map(|card| card.name).collect()
}

/// `A`, `A and B`, `A, B and C`.
fn list_of(names: &[&str]) -> String {
    match names {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
