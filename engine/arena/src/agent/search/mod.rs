//! Search: Monte Carlo trees over worlds that could be behind what a player sees.
//!
//! A world is a game in which what the player cannot know has been thrown by dice ([`View::determinize`]). Each has a tree of its
//! own; at the root their values are one, so that an action must be good whatever is hidden.
//!
//! [`View::determinize`]: cardwright_engine::rules::view::View::determinize
pub mod lethal;
mod tree;

use std::time::{Duration, Instant};

use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use super::{Agent, greedy};
use tree::{Tree, ordered, promise, width};

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many milliseconds: another result on another machine.
    Millis(u32),
    /// So many playouts: the same result everywhere.
    Playouts(u32),
}

/// Worlds that are looked at.
const WORLDS: usize = 8;
/// Playouts before another world is thrown.
const PER_WORLD: u32 = 24;
/// States that a search for lethal looks at before a move.
const LETHAL_STATES: usize = 1500;

/// An action at the root and what was found of it.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The action.
    pub action: Action,
    /// How often it was looked at.
    pub visits: u32,
    /// The sum of the values.
    total: f32,
}

impl Arm {
    /// How likely the game is won so, as far as a table tells: 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "far fewer visits than 2²⁴")]
    pub fn value(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// A search from a position.
pub struct Search {
    player: PlayerId,
    dice: Rng,
    trees: Vec<Tree>,
    /// What can be done, the most visited first when the search has ended.
    pub arms: Vec<Arm>,
    playouts: u32,
}

impl Search {
    /// For whoever is to act. Of the game only what that player can know is used.
    pub fn new(game: &Game, seed: u64) -> Self {
        let player = game.to_act().unwrap_or_default();
        let mut search = Self { player, dice: Rng::new(seed), trees: Vec::new(), arms: Vec::new(), playouts: 0 };
        search.imagine(game);
        let actions = ordered(search.trees[0].world(), &mut search.dice);
        search.arms = actions.into_iter().map(|action| Arm { action, visits: 0, total: 0.0 }).collect();
        search
    }

    /// One world more.
    fn imagine(&mut self, game: &Game) {
        let seed = self.dice.below(1 << 31) as u64;
        let world = game.view(self.player).determinize(seed);
        self.trees.push(Tree::new(world, self.player, seed));
    }

    /// Looks as long as it may. `game` is the one that the search is of.
    pub fn run(&mut self, game: &Game, budget: Budget) {
        let begin = Instant::now();
        let over = |playouts: u32| match budget {
            Budget::Millis(millis) => begin.elapsed() >= Duration::from_millis(millis.into()),
            Budget::Playouts(most) => playouts >= most,
        };
        while !over(self.playouts) && self.arms.len() > 1 {
            if self.trees.len() < WORLDS && self.playouts >= PER_WORLD * u32::try_from(self.trees.len()).unwrap_or(0) {
                self.imagine(game);
            }
            let wide = width(self.playouts).min(self.arms.len());
            let (mut best, mut most) = (0, f32::NEG_INFINITY);
            for (at, arm) in self.arms[..wide].iter().enumerate() {
                let rate =
                    if arm.visits == 0 { f32::INFINITY } else { promise(arm.value(), arm.visits, self.playouts) };
                if rate > most {
                    (best, most) = (at, rate);
                }
            }
            let worlds = self.trees.len();
            // By turns, each arm in each world.
            let world = (self.arms[best].visits as usize) % worlds;
            let worth = self.trees[world].look(self.arms[best].action);
            self.arms[best].visits += 1;
            self.arms[best].total += worth;
            self.playouts += 1;
        }
        self.arms.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value().total_cmp(&one.value())));
    }

    /// How many playouts there were.
    pub const fn playouts(&self) -> u32 {
        self.playouts
    }

    /// How the turn goes on after an action, as the world that has been looked at most tells it; with the game before each.
    pub fn line(&self, action: Action) -> Vec<(&Game, Action)> {
        let tree = self.trees.iter().max_by_key(|tree| tree.visits(action));
        tree.map(|tree| tree.line(action)).unwrap_or_default()
    }
}

/// Searches before each action.
pub struct Searcher {
    dice: Rng,
    budget: Budget,
    /// What is left of a line that is lethal for certain.
    line: Vec<Action>,
}

impl Searcher {
    /// With dice of its own.
    pub const fn new(seed: u64, budget: Budget) -> Self {
        Self { dice: Rng::new(seed), budget, line: Vec::new() }
    }
}

impl Agent for Searcher {
    fn choose(&mut self, game: &Game, options: &[Action]) -> Action {
        let player = game.to_act().unwrap_or_default();
        match options {
            [Action::Mulligan(_), ..] => return greedy::mulligan(game, player),
            [only] => return *only,
            _ => {}
        }
        if let Some(next) = self.line.pop().filter(|next| options.contains(next)) {
            return next;
        }
        self.line.clear();
        let seed = self.dice.below(1 << 31) as u64;
        if game.pending.is_none() && lethal::is_near(game, player) {
            let found = lethal::find(game, seed, lethal::Limit { states: LETHAL_STATES, millis: None });
            if let Some(line) = found.line {
                self.line = line;
                self.line.reverse();
                if let Some(next) = self.line.pop().filter(|next| options.contains(next)) {
                    return next;
                }
            }
        }
        let mut search = Search::new(game, seed);
        search.run(game, self.budget);
        let best = search.arms.first().map(|arm| arm.action);
        best.filter(|action| options.contains(action)).unwrap_or(options[0])
    }
}
