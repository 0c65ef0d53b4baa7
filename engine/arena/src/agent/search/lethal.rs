//! Lethal: a line of actions that kills the opponent this turn, whatever the random outcomes and the hidden cards are.
//!
//! The search follows all lines in several sampled worlds at once: an action is taken only if it is legal in all of them, and a
//! line is lethal only if it kills in all of them. A lethal line is then verified in many more worlds. States that differ only
//! in the order of actions and arrivals count as one.
use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, Hasher};

use cardwright_data::PlayState;
use cardwright_engine::query::view::View;
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, EntityId, Game, PlayerId};
use web_time::{Duration, Instant};

use super::key::BuildStateHasher;
use super::placement::add_places;
use crate::agent::score;
use crate::stop;

/// The worlds in which a line must be lethal during the search.
const WORLDS: usize = 3;
/// The worlds in which a line is verified.
const VERIFICATION_WORLDS: usize = 60;

/// The limit of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimit {
    /// The maximum number of states.
    pub states: usize,
    /// The time limit.
    pub millis: Option<u64>,
    /// The maximum number of actions in the turn, because a turn may never end.
    pub actions: usize,
    /// The maximum number of waiting states, of about 10 kB each.
    pub pending_states: usize,
    /// The maximum number of random outcomes that are enumerated, by the search for the probability of lethal.
    pub max_outcomes: usize,
    /// Whether a line has only actions that the rules list, with the same entities in every world, as an agent needs it that chooses
    /// one after the other. Otherwise minions are played at all places of the board where a text asks for neighbors, and a card in
    /// hand stands for the equal one at its place in other worlds.
    pub listed_only: bool,
}

impl SearchLimit {
    /// A limit of states and time.
    pub const fn new(states: usize, millis: Option<u64>) -> Self {
        Self { states, millis, actions: 60, pending_states: 20_000, max_outcomes: usize::MAX, listed_only: false }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Lethal {
    /// The lethal line, if there is one.
    pub line: Option<Vec<Action>>,
    /// The sampled world whose entities the line names: which of several equal cards is drawn may differ. [`follow`] plays the line
    /// in another one.
    pub world: Option<Game>,
    /// Whether all lines were searched: without a line there is no lethal.
    pub complete: bool,
    /// The number of states searched.
    pub states: usize,
}

struct LethalSearch {
    player: PlayerId,
    seen: HashSet<u64, BuildStateHasher>,
    limit: SearchLimit,
    until: Option<Instant>,
    states: usize,
    cut: bool,
    line: Vec<Action>,
    /// The first world at the beginning, whose entities the line names.
    root: Game,
    view: View,
    dice: Rng,
    /// An action that is not taken.
    excluded: Option<Action>,
}

/// Whether lethal is close enough to search for it before every move.
pub fn is_worth_searching(game: &Game, player: PlayerId) -> bool {
    let other = game.players[player.opponent()].hero;
    let Some(hero) = other else { return false };
    let attack: i32 = game.characters(player).map(|id| i32::from(game[id].attack)).sum();
    let mana = i32::from(game.players[player].mana());
    i32::from(game[hero].health()) + i32::from(game[hero].armor) <= attack + 3 * mana
}

/// Searches for lethal for the player to act, using only what that player can know.
pub fn find(game: &Game, seed: u64, limit: SearchLimit) -> Lethal {
    find_without(game, seed, limit, None)
}

/// Searches for lethal among the lines that never take the action `banned`, to see whether that action is needed.
pub fn find_without(game: &Game, seed: u64, limit: SearchLimit, banned: Option<Action>) -> Lethal {
    let Some(player) = game.to_act() else { return Lethal { line: None, world: None, complete: true, states: 0 } };
    let mut dice = Rng::new(seed);
    let view = game.view(player);
    let first: Vec<Game> = (0..WORLDS).map(|_| view.determinize(dice.next_below(1 << 31) as u64)).collect();
    let until = limit.millis.map(|millis| Instant::now() + Duration::from_millis(millis));
    let (visited, line) = (HashSet::default(), Vec::new());
    let root = first[0].clone();
    let mut hunt = LethalSearch {
        player,
        seen: visited,
        limit,
        until,
        states: 0,
        cut: false,
        line,
        root,
        view,
        dice,
        excluded: banned,
    };
    let found = hunt.search_from(&first);
    let LethalSearch { line, root, cut, states, .. } = hunt;
    Lethal { line: found.then_some(line), world: found.then_some(root), complete: found || !cut, states }
}

impl LethalSearch {
    /// Whether a line from here is lethal; stores the line in `line`.
    fn search_from(&mut self, worlds: &[Game]) -> bool {
        if worlds.iter().all(|world| world.players[self.player].state == PlayState::Won) {
            return self.is_verified();
        }
        if worlds.iter().any(|world| world.to_act() != Some(self.player) || world.active != self.player) {
            return false;
        }
        let late = stop::is_set() || self.until.is_some_and(|until| Instant::now() >= until);
        if late || self.states >= self.limit.states || self.line.len() >= self.limit.actions {
            self.cut = true;
            return false;
        }
        self.states += 1;
        let mut next: Vec<(f32, Action, Vec<Game>)> = Vec::new();
        let mut options: Vec<Vec<Action>> = worlds.iter().map(Game::options).collect();
        if !self.limit.listed_only {
            worlds.iter().zip(&mut options).for_each(|(world, options)| add_places(world, options));
        }
        let (first, others) = options.split_first().expect("there is a world");
        // Of states that were seen before the memory is used again.
        let mut spare: Option<Vec<Game>> = None;
        for action in first.iter().copied() {
            // What waits kills nobody this turn.
            if matches!(action, Action::EndTurn | Action::Cancel) || self.excluded == Some(action) {
                continue;
            }
            let same = |(world, options): (&Game, &Vec<Action>)| self.same_action(action, &worlds[0], world, options);
            let Some(others) = worlds[1..].iter().zip(others).map(same).collect::<Option<Vec<_>>>() else { continue };
            let mut after = if let Some(mut spare) = spare.take() {
                spare.clone_from_slice(worlds);
                spare
            } else {
                worlds.to_vec()
            };
            let mut key = BuildStateHasher::default().build_hasher();
            for (world, action) in after.iter_mut().zip(std::iter::once(action).chain(others)) {
                world.act_unchecked(action);
                hash_state(world, &mut key);
            }
            if self.seen.insert(key.finish()) {
                next.push((self.threat(&after), action, after));
            } else {
                spare = Some(after);
            }
        }
        next.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (_, action, after) in next {
            self.line.push(action);
            if self.search_from(&after) {
                return true;
            }
            self.line.pop();
        }
        false
    }

    /// The search priority: how close the opponent is to death, and how good the board is.
    fn threat(&self, worlds: &[Game]) -> f32 {
        let world = &worlds[0];
        if world.players[self.player].state == PlayState::Won {
            return f32::INFINITY;
        }
        let hero = world.players[self.player.opponent()].hero;
        let left = hero.map_or(0, |hero| world[hero].health() + world[hero].armor);
        -10.0 * f32::from(left) + score(world, self.player)
    }

    /// Whether the line is also lethal in further sampled worlds.
    fn is_verified(&mut self) -> bool {
        (0..VERIFICATION_WORLDS).all(|_| {
            if stop::is_set() {
                return false;
            }
            let mut world = self.view.determinize(self.dice.next_below(1 << 31) as u64);
            let done = if self.limit.listed_only {
                self.line.iter().all(|action| world.act(*action).is_ok())
            } else {
                follow(&self.line, &self.root, &mut world)
            };
            done && world.players[self.player].state == PlayState::Won
        })
    }

    /// The counterpart in another world of an action of the first one; `None`: there is none.
    fn same_action(&self, action: Action, first: &Game, world: &Game, options: &[Action]) -> Option<Action> {
        let action = if self.limit.listed_only { action } else { counterpart(action, first, world) };
        options.contains(&action).then_some(action)
    }
}

/// Plays a line, which names entities of `root`, in another world; `false` if it is not legal there.
pub fn follow(line: &[Action], root: &Game, world: &mut Game) -> bool {
    let mut first = root.clone();
    line.iter().all(|action| {
        let done = world.act(counterpart(*action, &first, world)).is_ok();
        first.act(*action).is_ok() && done
    })
}

/// An action with the entities of another world: a card in hand that is another there stands for the equal card at its place.
fn counterpart(action: Action, first: &Game, world: &Game) -> Action {
    let Action::Play { card, target, option, place } = action else { return action };
    let Some(player) = first.to_act() else { return action };
    let there = |id: EntityId| world.players[player].hand.position(id).is_some();
    let at = first.players[player].hand.position(card);
    let other = at.and_then(|at| world.players[player].hand.iter().nth(at));
    match other.filter(|other| !there(card) && world[*other].card == first[card].card) {
        Some(card) => Action::Play { card, target, option, place },
        None => action,
    }
}

/// Hashes a state without the order in which entities came into play and without the state of the random generator.
fn hash_state(game: &Game, key: &mut impl Hasher) {
    (game.players.0[0], game.players.0[1]).hash(key);
    for (id, entity) in game.entities() {
        let mut entity = *entity;
        entity.order = 0;
        entity.entered_hand_history = 0;
        (id, entity).hash(key);
        for (_, enchantment) in game.enchantments_on(id) {
            (enchantment.card, enchantment.x, enchantment.turn).hash(key);
        }
    }
    game.rng.hash(key);
    hash_actions(game, key);
}

/// Hashes the actions so far, in any order, and the pending choice.
pub fn hash_actions(game: &Game, key: &mut impl Hasher) {
    let mut actions = 0_u64;
    for entry in &game.history {
        actions = actions.wrapping_add(BuildStateHasher::default().hash_one(entry));
    }
    (actions, game.pending.is_some()).hash(key);
    if let Some(pending) = &game.pending {
        pending.kind.hash_outline(key);
    }
}
