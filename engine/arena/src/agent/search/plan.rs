//! Plans: sequences of actions for one turn, found in one world by a beam search.
//!
//! A state that two orders of the same actions lead to is expanded once.
use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, Hasher};

use cardwright_data::Zone;
use cardwright_engine::{Action, Game, PlayerId};

use super::key::BuildStateHasher;
use super::placement::add_places;
use crate::agent::evaluation::win_chance;
use crate::stop;

/// The maximum number of actions in a plan.
const MAX_PLAN_ACTIONS: usize = 24;
/// The number of different first actions among the plans.
const MAX_FIRST_ACTIONS: usize = 12;

/// The limits of the search for plans.
#[derive(Clone, Copy, Debug)]
pub struct BeamLimits {
    /// The width of the beam.
    pub beam: usize,
    /// The maximum number of states.
    pub states: usize,
    /// The number of plans.
    pub plans: usize,
    /// Whether minions are played at all places of the board where a text asks for neighbors.
    pub all_positions: bool,
}

/// A state of the beam, with the actions that lead to it.
struct BeamState {
    value: f32,
    game: Game,
    line: Vec<Action>,
}

/// The most promising plans for the turn, best first. Each plan ends the turn, ends the game, or leads to a choice of the
/// opponent. `player` is to act in `world`, a world consistent with the player's view.
pub fn plans(world: &Game, player: PlayerId, width: BeamLimits) -> Vec<Vec<Action>> {
    let mut ended: Vec<(f32, Vec<Action>)> = Vec::new();
    let mut seen: HashSet<u64, BuildStateHasher> = HashSet::default();
    let mut beam = vec![BeamState { value: 0.0, game: world.clone(), line: Vec::new() }];
    let (mut states, mut options) = (0, Vec::new());
    // Games that are no longer needed, for their memory.
    let mut spare: Vec<Game> = Vec::new();
    for _ in 0..MAX_PLAN_ACTIONS {
        let mut next: Vec<BeamState> = Vec::new();
        for place in &beam {
            if states >= width.states || stop::is_set() {
                break;
            }
            options.clear();
            place.game.list_options(&mut options);
            if width.all_positions {
                add_places(&place.game, &mut options);
            }
            for action in &options {
                let mut line = place.line.clone();
                line.push(*action);
                if *action == Action::EndTurn {
                    ended.push((win_chance(&place.game, player, player.opponent()), line));
                    continue;
                }
                // An action that is canceled was not worth beginning.
                if *action == Action::Cancel && options.len() > 1 {
                    continue;
                }
                let mut game = if let Some(mut game) = spare.pop() {
                    game.clone_from(&place.game);
                    game
                } else {
                    place.game.clone()
                };
                game.act_unchecked(*action);
                states += 1;
                let worth = win_chance(&game, player, player.opponent());
                if game.to_act() != Some(player) || game.active != world.active {
                    ended.push((worth, line));
                    spare.push(game);
                } else if seen.insert(open_hash(&game)) {
                    next.push(BeamState { value: worth, game, line });
                } else {
                    spare.push(game);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        next.sort_by(|one, other| other.value.total_cmp(&one.value));
        let left = next.drain(width.beam.min(next.len())..).chain(std::mem::take(&mut beam));
        spare.extend(left.map(|place| place.game));
        beam = next;
    }
    ended.sort_by(|one, other| other.0.total_cmp(&one.0));
    select_plans(ended, width.plans)
}

/// The best plans, including the best one for each of several first actions.
fn select_plans(ended: Vec<(f32, Vec<Action>)>, most: usize) -> Vec<Vec<Action>> {
    let mut firsts: Vec<Action> = Vec::new();
    let (mut kept, mut rest) = (Vec::new(), Vec::new());
    for (_, line) in ended {
        if firsts.len() < MAX_FIRST_ACTIONS && !firsts.contains(&line[0]) {
            firsts.push(line[0]);
            kept.push(line);
        } else {
            rest.push(line);
        }
    }
    kept.truncate(most);
    rest.truncate(most - kept.len());
    kept.append(&mut rest);
    kept
}

/// A hash of the public state and the hands. States that differ only in the order of earlier actions have the same hash.
fn open_hash(game: &Game) -> u64 {
    let mut key = BuildStateHasher::default().build_hasher();
    game.players.0.hash(&mut key);
    let shown = |zone| matches!(zone, Zone::Play | Zone::Hand | Zone::Secret);
    for (id, entity) in game.entities().filter(|(_, entity)| shown(entity.zone)) {
        (id, entity.card, entity.attack, entity.max_health, entity.damage, entity.armor, entity.cost).hash(&mut key);
        (
            entity.keywords,
            entity.exhausted,
            entity.attacks,
            entity.controller,
            entity.text_counters,
            entity.used_abilities,
        )
            .hash(&mut key);
    }
    if let Some(pending) = &game.pending {
        (game.history.len(), game.offered().len(), pending.player).hash(&mut key);
    }
    key.finish()
}
