//! Search: what could be done this turn, played out in many worlds that could be behind what a player sees.
//!
//! A world is a game in which what the player cannot know has been thrown by dice ([`View::determinize_of`]). In the first ones
//! [`plan`] looks for ways through the turn, with the state of the game at each place; a [`race`] then plays the plans out in
//! world after world, all of them in each, until half of them are left, and half of those, so that most of the time goes to
//! telling the best apart.
//!
//! [`View::determinize_of`]: cardwright_engine::rules::view::View::determinize_of
pub mod chance;
pub mod lethal;
mod outcomes;
mod plan;
mod race;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use cardwright_data::CardSet;
use cardwright_engine::rules::view::View;
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use super::{Agent, greedy};
use plan::{Width, plans};
pub use race::Plan;
use race::survivors;

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many milliseconds: another result on another machine.
    Millis(u32),
    /// So many playouts: the same result everywhere.
    Playouts(u32),
}

/// Worlds in which plans are looked for.
const WORLDS: u32 = 2;
/// Plans that begin a race.
const PLANS: usize = 24;
/// States that are looked at for plans, for each millisecond and for each playout.
const STATES: [u32; 2] = [24, 6];

/// What one player can know, and worlds that could be behind it.
pub struct Worlds {
    view: View,
    sets: Vec<CardSet>,
    dice: Rng,
}

impl Worlds {
    /// For a player.
    pub fn new(game: &Game, player: PlayerId, seed: u64) -> Self {
        let view = game.view(player);
        // Who plays cards of some sets plays against cards of those.
        let known = view.game().entities().filter(|(_, entity)| entity.started_in_deck);
        let sets: BTreeSet<CardSet> = known.filter_map(|(id, _)| Some(view.game().card(id)?.set)).collect();
        Self { view, sets: sets.into_iter().collect(), dice: Rng::new(seed) }
    }

    /// A number for a seed.
    pub const fn seed(&mut self) -> u64 {
        self.dice.below(1 << 31) as u64
    }

    /// Another world.
    pub fn imagine(&mut self) -> Game {
        let seed = self.seed();
        self.view.determinize_of(seed, &self.sets)
    }
}

/// A search from a position.
pub struct Search {
    player: PlayerId,
    worlds: Worlds,
    /// What could be done, the best first when the search has ended.
    pub plans: Vec<Plan>,
    playouts: u32,
}

impl Search {
    /// For whoever is to act. Of the game only what that player can know is used.
    pub fn new(game: &Game, seed: u64) -> Self {
        let player = game.to_act().unwrap_or_default();
        Self { player, worlds: Worlds::new(game, player, seed), plans: Vec::new(), playouts: 0 }
    }

    /// Looks as long as it may. `idea` is a plan that is looked at among others, as far as it can be done.
    pub fn run(&mut self, budget: Budget, idea: &[Action]) {
        let begin = Instant::now();
        self.find(budget, idea);
        if self.plans.len() < 2 {
            return;
        }
        let parts = self.plans.len().ilog2().max(1);
        let mut alive = self.plans.len();
        for part in 1..=parts {
            let over = |playouts: u32| match budget {
                Budget::Millis(millis) => begin.elapsed() >= Duration::from_millis(millis.into()) * part / parts,
                Budget::Playouts(most) => u64::from(playouts) * u64::from(parts) >= u64::from(most) * u64::from(part),
            };
            while !over(self.playouts) {
                let world = self.worlds.imagine();
                let seed = self.worlds.seed();
                for plan in &mut self.plans[..alive] {
                    plan.play(&world, self.player, seed);
                    self.playouts += 1;
                }
            }
            alive = survivors(&mut self.plans, alive);
            if alive == 1 {
                break;
            }
        }
    }

    /// Looks for plans.
    fn find(&mut self, budget: Budget, idea: &[Action]) {
        let states = match budget {
            Budget::Millis(millis) => millis.saturating_mul(STATES[0]),
            Budget::Playouts(most) => most.saturating_mul(STATES[1]),
        };
        let states = usize::try_from(states.clamp(100, 20_000) / WORLDS).unwrap_or(1000);
        let width = Width { beam: (states / 60).clamp(4, 48), states, plans: PLANS };
        let mut found: Vec<Vec<Action>> = Vec::new();
        if !idea.is_empty() {
            found.push(idea.to_vec());
        }
        let several: Vec<_> = (0..WORLDS).map(|_| plans(&self.worlds.imagine(), self.player, width)).collect();
        // By turns, the best of each world.
        for at in 0..PLANS {
            for line in several.iter().filter_map(|lines| lines.get(at)) {
                if found.len() < PLANS && !found.contains(line) {
                    found.push(line.clone());
                }
            }
        }
        self.plans = found.into_iter().map(Plan::new).collect();
    }

    /// How many playouts there were.
    pub const fn playouts(&self) -> u32 {
        self.playouts
    }

    /// What a plan does in a world, as far as it can be done there; with the game before each action.
    pub fn line(&mut self, plan: &Plan) -> Vec<(Game, Action)> {
        let mut game = self.worlds.imagine();
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
    /// What is left of a line that is lethal for certain.
    lethal: Vec<Action>,
    /// What is left of the plan that was found best.
    idea: Vec<Action>,
}

/// States that a search for lethal looks at before a move.
const LETHAL_STATES: usize = 300;

impl Searcher {
    /// With dice of its own.
    pub const fn new(seed: u64, budget: Budget) -> Self {
        Self { dice: Rng::new(seed), budget, lethal: Vec::new(), idea: Vec::new() }
    }

    /// The next action of a line that is lethal for certain, if one is found.
    fn kill(&mut self, game: &Game, options: &[Action], seed: u64) -> Option<Action> {
        if self.lethal.is_empty() || !options.contains(&self.lethal[0]) {
            self.lethal.clear();
            if game.pending.is_none() && lethal::is_near(game, game.to_act()?) {
                let millis = match self.budget {
                    Budget::Millis(millis) => Some(u64::from(millis).div_ceil(5)),
                    Budget::Playouts(_) => None,
                };
                let found = lethal::find(game, seed, lethal::Limit::new(LETHAL_STATES, millis));
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
        match options {
            [Action::Mulligan(_), ..] => return greedy::mulligan(game, player),
            [only] => return *only,
            _ => {}
        }
        let seed = self.dice.below(1 << 31) as u64;
        if let Some(next) = self.kill(game, options, seed) {
            return next;
        }
        let idea: Vec<Action> = self.idea.drain(..).collect();
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
        self.idea = best.actions[1..].to_vec();
        best.actions[0]
    }
}

#[cfg(test)]
mod tests {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Options};

    use super::*;
    use crate::deck;

    /// A game of random players with basic decks, at the first moment of a turn.
    fn middle(seed: u64, turn: u16) -> Game {
        let cards = crate::cards().expect("they are sound");
        let mage: Deck = deck::list::parse(cards, include_str!("../../../decks/basicmage.txt")).expect("a list");
        let begin = Options { seed, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&mage, &mage]), deck::coin(cards), begin).expect("decks");
        let mut dice = Rng::new(seed);
        while game.turn < turn && !game.is_over() {
            let options = game.options();
            game.take(options[dice.below(options.len())]);
        }
        game
    }

    #[test]
    fn what_is_hidden_changes_nothing() {
        for seed in 0..6 {
            let game = middle(seed, 10);
            let Some(player) = game.to_act() else { continue };
            let view = game.view(player);
            let others = [1, 2].map(|other| view.determinize(other));
            assert!(others[0] != others[1], "what lies behind it differs");
            let chosen = |game: &Game| Searcher::new(seed, Budget::Playouts(60)).choose(game, &game.options());
            assert_eq!(chosen(&others[0]), chosen(&others[1]), "seed {seed}");
            assert!(game.options().contains(&chosen(&game)));
        }
    }

    #[test]
    fn worlds_hold_cards_of_the_sets_that_were_seen() {
        let game = middle(3, 6);
        let player = game.to_act().expect("it goes on");
        let mut worlds = Worlds::new(&game, player, 1);
        let world = worlds.imagine();
        let hidden = world.players[player.opponent()].hand.iter().filter(|id| world[*id].started_in_deck);
        let sets: Vec<CardSet> = hidden.filter_map(|id| Some(world.card(id)?.set)).collect();
        assert!(!sets.is_empty() && sets.iter().all(|set| worlds.sets.contains(set)), "{sets:?}");
        assert!(worlds.sets.len() < 6, "basic cards are of few sets: {:?}", worlds.sets);
        assert!(worlds.imagine() != world, "the next one is another");
    }

    #[test]
    fn a_turn_without_an_end_is_cut_and_told_so() {
        let document = include_str!("../../../positions/missiles.json");
        let document = cardwright_engine::state::Snapshot::from_json(document).expect("a document");
        let game = Game::from_snapshot(crate::cards().expect("they are sound"), &document).expect("a position");
        let whole = lethal::Limit::new(100_000, None);
        let counted = chance::find(&game, 1, whole).expect("somebody is to act");
        assert_eq!(counted.known, chance::Known::Exactly);
        for limit in [lethal::Limit { deeds: 1, ..whole }, lethal::Limit { tables: 2, ..whole }] {
            let cut = chance::find(&game, 1, limit).expect("somebody is to act");
            assert!(cut.known == chance::Known::AtLeast && cut.likely <= counted.likely, "{}", cut.likely);
            assert!(cut.states < counted.states, "{}", cut.states);
        }
        assert!(lethal::find(&game, 1, whole).complete);
        assert!(!lethal::find(&game, 1, lethal::Limit { deeds: 1, ..whole }).complete);
    }

    #[test]
    fn a_race_looks_at_all_plans_and_then_at_the_best() {
        let game = middle(5, 12);
        let mut search = Search::new(&game, 1);
        search.run(Budget::Playouts(400), &[]);
        let visits: Vec<u32> = search.plans.iter().map(|plan| plan.visits).collect();
        assert!(visits.len() > 2 && visits.iter().all(|n| *n > 0), "{visits:?}");
        assert!(visits[0] > *visits.last().expect("plans"), "{visits:?}");
        assert!(search.playouts() >= 100 && visits.iter().sum::<u32>() == search.playouts());
        assert!(search.plans[0].value() >= search.plans[1].value());
    }
}
