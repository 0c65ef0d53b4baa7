//! Search: the actions of this turn, played out in many worlds that are consistent with the player's view.
//!
//! A world is a game in which everything hidden from the player was sampled ([`View::determinize_from`]). In the first worlds
//! `plan` searches for plans of the turn. A `race` then plays all plans out in further worlds, drops the worse half, and
//! repeats, so that most of the time is spent on comparing the best plans.
//!
//! [`View::determinize_from`]: cardwright_engine::query::view::View::determinize_from
pub mod chance;
pub mod compare;
pub mod key;
pub mod lethal;
mod outcomes;
pub mod placement;
mod plan;
mod race;

use std::borrow::Cow;
use std::collections::BTreeSet;

use cardwright_data::CardSet;
use cardwright_engine::query::view::View;
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, CardId, Game, PlayerId};
use web_time::{Duration, Instant};

use super::{Agent, greedy};
use plan::{BeamLimits, plans};
pub use race::CandidatePlan;
use race::race;

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A time limit in milliseconds; results depend on the machine.
    Millis(u32),
    /// A number of playouts; results are the same everywhere.
    Playouts(u32),
}

/// The worlds in which plans are searched.
const WORLDS: u32 = 2;
/// The maximum number of plans at the start of a race.
const PLANS: usize = 24;
/// States that are searched for plans, per millisecond and per playout.
const STATES: [u32; 2] = [24, 6];

/// A player's view, and sampled worlds that are consistent with it.
pub struct Worlds {
    view: View,
    sets: Vec<CardSet>,
    /// The cards that a hidden card may be.
    pool: Cow<'static, [CardId]>,
    /// The opponent's deck, if it is known.
    list: Vec<CardId>,
    dice: Rng,
}

impl Worlds {
    /// Worlds for a player's view.
    pub fn new(game: &Game, player: PlayerId, seed: u64) -> Self {
        Self::with_list(game, player, seed, &[])
    }

    /// The worlds for a player who knows the opponent's deck; an empty list is an unknown deck.
    pub fn with_list(game: &Game, player: PlayerId, seed: u64, list: &[CardId]) -> Self {
        let view = game.view(player);
        // Who plays cards of some sets plays against cards of those.
        let known = view.game().entities().filter(|(_, entity)| entity.started_in_deck);
        let sets: BTreeSet<CardSet> = known.filter_map(|(id, _)| Some(view.game().card(id)?.set)).collect();
        let sets: Vec<CardSet> = sets.into_iter().collect();
        let pool = view.hidden_pool(&sets);
        Self { view, sets, pool, list: list.to_vec(), dice: Rng::new(seed) }
    }

    /// The sets of the cards that the player has seen.
    pub fn sets(&self) -> &[CardSet] {
        &self.sets
    }

    /// A random seed.
    pub const fn next_seed(&mut self) -> u64 {
        self.dice.next_below(1 << 31) as u64
    }

    /// Samples a world.
    pub fn sample(&mut self) -> Game {
        let seed = self.next_seed();
        if self.list.is_empty() {
            self.view.determinize_from(seed, &self.pool)
        } else {
            self.view.determinize_with(seed, &self.list)
        }
    }
}

/// A search from a position.
pub struct Search {
    player: PlayerId,
    worlds: Worlds,
    /// The plans, best first when the search has ended.
    pub plans: Vec<CandidatePlan>,
    playouts: u32,
}

impl Search {
    /// A search for the player to act. It uses only information that the player has.
    pub fn new(game: &Game, seed: u64) -> Self {
        let player = game.to_act().unwrap_or_default();
        Self { player, worlds: Worlds::new(game, player, seed), plans: Vec::new(), playouts: 0 }
    }

    /// Searches until the budget is used. `idea` is an additional plan, as far as it is legal.
    pub fn run(&mut self, budget: Budget, idea: &[Action]) {
        let begin = Instant::now();
        self.find(budget, idea);
        let is_over = |done: u32, round: u32, rounds: u32| match budget {
            Budget::Millis(millis) => begin.elapsed() >= Duration::from_millis(millis.into()) * round / rounds,
            Budget::Playouts(most) => u64::from(done) * u64::from(rounds) >= u64::from(most) * u64::from(round),
        };
        self.playouts += race(&mut self.plans, self.player, &mut self.worlds, &is_over);
    }

    /// Searches for plans; `idea` is an additional plan, as far as it is legal.
    fn find(&mut self, budget: Budget, idea: &[Action]) {
        let states = match budget {
            Budget::Millis(millis) => millis.saturating_mul(STATES[0]),
            Budget::Playouts(most) => most.saturating_mul(STATES[1]),
        };
        let states = usize::try_from(states.clamp(100, 20_000) / WORLDS).unwrap_or(1000);
        let width = BeamLimits { beam: (states / 60).clamp(4, 48), states, plans: PLANS, all_positions: false };
        let mut found: Vec<Vec<Action>> = Vec::new();
        if !idea.is_empty() {
            found.push(idea.to_vec());
        }
        let several: Vec<_> = (0..WORLDS).map(|_| plans(&self.worlds.sample(), self.player, width)).collect();
        // By turns, the best of each world.
        for at in 0..PLANS {
            for line in several.iter().filter_map(|lines| lines.get(at)) {
                if found.len() < PLANS && !found.contains(line) {
                    found.push(line.clone());
                }
            }
        }
        self.plans = found.into_iter().map(CandidatePlan::new).collect();
    }

    /// The number of playouts.
    pub const fn playouts(&self) -> u32 {
        self.playouts
    }

    /// The actions of a plan in a sampled world, as far as they are legal, each with the game before it.
    pub fn line(&mut self, plan: &CandidatePlan) -> Vec<(Game, Action)> {
        let mut game = self.worlds.sample();
        let mut line = Vec::new();
        for action in &plan.actions {
            let before = game.clone();
            if game.act(*action).is_err() {
                break;
            }
            line.push((before, *action));
        }
        line
    }
}

/// Searches before each action.
pub struct Searcher {
    dice: Rng,
    budget: Budget,
    /// The rest of a line that is certainly lethal.
    lethal: Vec<Action>,
    /// The rest of the best plan.
    rest_of_plan: Vec<Action>,
}

/// The maximum number of states in the search for lethal before a move.
const LETHAL_STATES: usize = 300;

impl Searcher {
    /// An agent with a random generator of its own.
    pub const fn new(seed: u64, budget: Budget) -> Self {
        Self { dice: Rng::new(seed), budget, lethal: Vec::new(), rest_of_plan: Vec::new() }
    }

    /// The next action of a certainly lethal line, if there is one.
    fn lethal_action(&mut self, game: &Game, options: &[Action], seed: u64) -> Option<Action> {
        if self.lethal.is_empty() || !options.contains(&self.lethal[0]) {
            self.lethal.clear();
            if game.pending.is_none() && lethal::is_worth_searching(game, game.to_act()?) {
                let millis = match self.budget {
                    Budget::Millis(millis) => Some(u64::from(millis).div_ceil(5)),
                    Budget::Playouts(_) => None,
                };
                // An agent chooses one of the listed options.
                let limit =
                    lethal::SearchLimit { listed_only: true, ..lethal::SearchLimit::new(LETHAL_STATES, millis) };
                let found = lethal::find(game, seed, limit);
                self.lethal = found.line.unwrap_or_default();
            }
        }
        let next = self.lethal.first().copied().filter(|next| options.contains(next))?;
        self.lethal.remove(0);
        Some(next)
    }
}

impl Agent for Searcher {
    fn choose(&mut self, game: &Game, options: &[Action]) -> Action {
        let begin = Instant::now();
        let player = game.to_act().unwrap_or_default();
        if let [Action::Mulligan(_), ..] = options {
            return greedy::mulligan(game, player);
        }
        if let [only] = options {
            return *only;
        }
        let seed = self.dice.next_below(1 << 31) as u64;
        if let Some(next) = self.lethal_action(game, options, seed) {
            return next;
        }
        let idea: Vec<Action> = self.rest_of_plan.drain(..).collect();
        let idea = if idea.first().is_some_and(|next| options.contains(next)) { &idea[..] } else { &[] };
        let left = match self.budget {
            Budget::Millis(millis) => {
                let gone = u32::try_from(begin.elapsed().as_millis()).unwrap_or(u32::MAX);
                Budget::Millis(millis.saturating_sub(gone).max(1))
            }
            playouts @ Budget::Playouts(_) => playouts,
        };
        let mut search = Search::new(game, seed);
        search.run(left, idea);
        let Some(best) = search.plans.first().filter(|plan| options.contains(&plan.actions[0])) else {
            return options[0];
        };
        self.rest_of_plan = best.actions[1..].to_vec();
        best.actions[0]
    }
}
