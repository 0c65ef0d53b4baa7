//! Survival: a turn after which the opponent, who has no cards, cannot kill the player.
use std::collections::HashSet;

use cardwright_data::{GameTag, PlayState};
use cardwright_engine::{Action, Game, PlayerId};

use super::{SEED, STATES};
use crate::agent::search::lethal::{self, SearchLimit};

/// States of the player's turn that one search looks at; each that ends the turn is a search for lethal.
const TURN_STATES: usize = 160;
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

struct Search {
    player: PlayerId,
    seen: HashSet<u64>,
    states: usize,
    is_cut: bool,
    line: Vec<Action>,
    excluded: Option<Action>,
}

/// Searches for a turn after which the opponent has no lethal. `banned` is an action that is not taken.
pub fn find(game: &Game, banned: Option<Action>) -> Survival {
    let Some(player) = game.to_act() else { return Survival { line: None, complete: true } };
    let mut search =
        Search { player, seen: HashSet::new(), states: 0, is_cut: false, line: Vec::new(), excluded: banned };
    let found = search.search_from(game);
    let complete = found || !search.is_cut;
    search.line.retain(|action| *action != Action::EndTurn);
    Survival { line: found.then_some(search.line), complete }
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

impl Search {
    /// Whether a safe turn goes on from here; `line` then has its actions.
    fn search_from(&mut self, world: &Game) -> bool {
        if world.to_act() != Some(self.player) || world.active != self.player {
            let safe = is_safe(world, self.player);
            self.is_cut |= safe.is_none();
            return safe == Some(true);
        }
        if self.states >= TURN_STATES {
            self.is_cut = true;
            return false;
        }
        self.states += 1;
        for action in world.options() {
            if self.excluded == Some(action) {
                continue;
            }
            let mut after = world.clone();
            after.act_unchecked(action);
            if !self.seen.insert(after.canonical_hash()) {
                continue;
            }
            self.line.push(action);
            if self.search_from(&after) {
                return true;
            }
            self.line.pop();
        }
        false
    }
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

/// The least Health with which the player can survive, and how. It is found by halving: who survives with so much survives with more.
pub fn least_health(game: &Game, player: PlayerId) -> Option<(i16, Vec<Action>)> {
    let hero = game.players[player].hero?;
    let (mut low, mut high) = (1, i16::try_from(game.tag(hero, GameTag::HEALTH)).ok()?);
    let mut best = None;
    while low <= high {
        let health = i16::midpoint(low, high);
        let position = with_player_health(game, player, health)?.view(player).determinize(SEED);
        let found = find(&position, None);
        if !found.complete {
            return None;
        }
        match found.line {
            Some(line) => {
                best = Some((health, line));
                high = health - 1;
            }
            None => low = health + 1,
        }
    }
    best
}
