//! Survival: a turn after which the opponent, who has no cards, cannot kill the player.
use std::collections::{HashSet, VecDeque};

use cardwright_data::{GameTag, PlayState};
use cardwright_engine::{Action, Game, PlayerId};

use super::{SEED, STATES};
use crate::agent::search::lethal::{self, SearchLimit};

/// States of the player's turn that are searched; each that ends the turn is a search for lethal.
const TURN_STATES: usize = 600;
/// Other worlds in which a line must be safe too: none survives by luck.
const OTHER_WORLDS: u64 = 3;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survival {
    /// The actions before the end of a turn after which the opponent has no lethal, if there is such a turn.
    pub line: Option<Vec<Action>>,
    /// Whether all turns were searched: without a line the player dies.
    pub complete: bool,
}

/// A turn of the player: the actions without the end of the turn, and the game behind it.
struct Turn {
    line: Vec<Action>,
    after: Game,
}

/// Searches for a turn after which the opponent has no lethal. `excluded` is an action that is not taken.
pub fn find(game: &Game, excluded: Option<Action>) -> Survival {
    let Some(turns) = turns(game, excluded) else { return Survival { line: None, complete: false } };
    let player = game.to_act().unwrap_or_default();
    let mut complete = true;
    for turn in turns {
        match is_safe(&turn.after, player) {
            Some(true) => return Survival { line: Some(turn.line), complete: true },
            Some(false) => {}
            None => complete = false,
        }
    }
    Survival { line: None, complete }
}

/// The turns of the player to act that end in different states, the shortest first; `None` if there are too many to search.
fn turns(game: &Game, excluded: Option<Action>) -> Option<Vec<Turn>> {
    let player = game.to_act()?;
    let mut seen = HashSet::new();
    let mut open = VecDeque::from([Turn { line: Vec::new(), after: game.clone() }]);
    let (mut states, mut ended) = (0, Vec::new());
    while let Some(Turn { mut line, after }) = open.pop_front() {
        if after.to_act() != Some(player) || after.active != player {
            line.retain(|action| *action != Action::EndTurn);
            ended.push(Turn { line, after });
            continue;
        }
        states += 1;
        if states > TURN_STATES {
            return None;
        }
        for action in after.options().into_iter().filter(|action| excluded != Some(*action)) {
            let mut next = after.clone();
            next.act_unchecked(action);
            if seen.insert(next.canonical_hash()) {
                open.push_back(Turn { line: line.iter().copied().chain([action]).collect(), after: next });
            }
        }
    }
    Some(ended)
}

/// Whether a turn with these actions is safe, in this world and in others.
pub fn is_safe_line(game: &Game, player: PlayerId, line: &[Action]) -> bool {
    let others = (1..=OTHER_WORLDS).map(|seed| game.view(player).determinize(SEED + seed));
    std::iter::once(game.clone()).chain(others).all(|mut world| {
        let done = line.iter().chain([&Action::EndTurn]).all(|action| world.act(*action).is_ok());
        done && is_safe(&world, player) == Some(true)
    })
}

/// Whether the opponent, who is to act, cannot kill the player this turn; `None` if the search does not end.
fn is_safe(world: &Game, player: PlayerId) -> Option<bool> {
    if world.is_over() {
        return Some(world.players[player].state == PlayState::Won);
    }
    let found = lethal::find(world, SEED, SearchLimit::new(STATES, None));
    if found.line.is_some() { Some(false) } else { found.complete.then_some(true) }
}

/// The position with a player of this much Health and no Armor; nobody draws cards, and the opponent has none.
pub fn with_player_health(game: &Game, player: PlayerId, health: i16) -> Option<Game> {
    let hero = game.players[player].hero?;
    let most = game.tag(hero, GameTag::HEALTH);
    let mut changed = game.clone();
    changed.set_tag(hero, GameTag::ARMOR, 0).ok()?;
    changed.set_tag(hero, GameTag::DAMAGE, i64::from(most) - i64::from(health)).ok()?;
    changed.clear_hand(player.opponent());
    for player in PlayerId::BOTH {
        changed.clear_deck(player);
        changed.set_fatigue(player, false);
    }
    Some(changed)
}

/// The least Health with which the player can survive, and how. A turn after which the player lives with less Health than after all
/// turns before it is halved down: who survives with so much survives with more.
pub fn least_health(game: &Game, player: PlayerId) -> Option<(i16, Vec<Action>)> {
    let hero = game.players[player].hero?;
    let most = i16::try_from(game.tag(hero, GameTag::HEALTH)).ok()?;
    let with =
        |health: i16| with_player_health(game, player, health).map(|position| position.view(player).determinize(SEED));
    let (mut least, mut best) = (most + 1, None);
    for Turn { line, after } in turns(&with(most)?, None)? {
        if after.is_over() {
            // Who can win need not survive.
            return None;
        }
        let survives = |health: i16| {
            let mut world = with(health)?;
            let done = line.iter().chain([&Action::EndTurn]).all(|action| world.act(*action).is_ok());
            if done { is_safe(&world, player) } else { Some(false) }
        };
        if least == 1 || !survives(least - 1)? {
            continue;
        }
        let (mut low, mut high) = (1, least - 1);
        while low < high {
            let health = i16::midpoint(low, high);
            if survives(health)? {
                high = health;
            } else {
                low = health + 1;
            }
        }
        (least, best) = (high, Some(line));
    }
    best.map(|line| (least, line))
}
