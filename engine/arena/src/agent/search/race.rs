//! The race: plans are played out in the same worlds with the same random seed, and the worse half is dropped repeatedly.
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use crate::agent::evaluation::win_chance;
use crate::agent::greedy::best;
use crate::stop;

use super::Worlds;

/// The number of turns that both players play greedily after the plan: one turn of the opponent, one of the player.
const PLAYOUT_TURNS: u16 = 2;
/// The maximum number of actions in a playout; a turn has about five.
const MAX_PLAYOUT_ACTIONS: usize = 120;
/// A plan is dropped early if it is worse by this much after [`MIN_WORLDS_BEFORE_DROP`] worlds.
const DROP_MARGIN: f32 = 0.12;
/// The number of worlds after which a plan can be dropped early.
const MIN_WORLDS_BEFORE_DROP: u32 = 8;

/// A plan for the turn, with its results so far.
#[derive(Clone, Debug)]
pub struct CandidatePlan {
    /// The actions; the last one usually ends the turn.
    pub actions: Vec<Action>,
    /// The number of playouts.
    pub visits: u32,
    total: f32,
}

impl CandidatePlan {
    /// A plan without playouts.
    pub const fn new(actions: Vec<Action>) -> Self {
        Self { actions, visits: 0, total: 0.0 }
    }

    /// The estimated probability to win with this plan: 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "far fewer visits than 2²⁴")]
    pub fn value(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// Plays the plan out once in a world and records the result.
    pub fn record_playout(&mut self, world: &Game, player: PlayerId, seed: u64) {
        self.total += play_out(world, &self.actions, player, seed);
        self.visits += 1;
    }
}

/// Plays plans out in the same worlds with the same random outcomes, and drops the worse half after each round, until one is left or
/// `is_over` ends the last round: it is asked with the number of playouts, the number of the round from 1, and how many rounds there
/// are. Returns the number of playouts; the best plan is then the first.
pub fn race(
    plans: &mut [CandidatePlan],
    player: PlayerId,
    worlds: &mut Worlds,
    is_over: &dyn Fn(u32, u32, u32) -> bool,
) -> u32 {
    if plans.len() < 2 {
        return 0;
    }
    let rounds = plans.len().ilog2().max(1);
    let (mut alive, mut playouts) = (plans.len(), 0);
    for round in 1..=rounds {
        while !is_over(playouts, round, rounds) && !stop::is_set() {
            let (world, seed) = (worlds.sample(), worlds.next_seed());
            for plan in &mut plans[..alive] {
                if stop::is_set() {
                    return playouts;
                }
                plan.record_playout(&world, player, seed);
                playouts += 1;
            }
        }
        alive = surviving_plans(plans, alive);
        if alive == 1 {
            break;
        }
    }
    playouts
}

/// The number of plans that stay in the race.
fn surviving_plans(plans: &mut [CandidatePlan], alive: usize) -> usize {
    plans[..alive].sort_by(|one, other| other.value().total_cmp(&one.value()));
    let half = alive.div_ceil(2).max(2).min(alive);
    let near =
        |plan: &CandidatePlan| plan.visits < MIN_WORLDS_BEFORE_DROP || plan.value() > plans[0].value() - DROP_MARGIN;
    plans[..half].iter().take_while(|plan| near(plan)).count()
}

/// Performs the plan as far as it is legal in this world; then both players play greedily for [`PLAYOUT_TURNS`] turns.
pub fn play_out(world: &Game, plan: &[Action], player: PlayerId, seed: u64) -> f32 {
    let mut game = world.clone();
    let begin = game.turn;
    if follow(&mut game, plan, player) {
        game.act_unchecked(Action::EndTurn);
    }
    play_greedily(&mut game, begin + PLAYOUT_TURNS, MAX_PLAYOUT_ACTIONS, seed);
    win_chance(&game, player, game.active)
}

/// The game at the end of the turn of a playout, before the action that ends it.
pub fn play_turn(world: &Game, plan: &[Action], player: PlayerId, seed: u64) -> Game {
    let mut game = world.clone();
    if follow(&mut game, plan, player) {
        return game;
    }
    let (begin, mut dice, mut options) = (world.turn, Rng::new(seed), Vec::with_capacity(32));
    for _ in 0..MAX_PLAYOUT_ACTIONS {
        if game.is_over() || game.turn != begin {
            break;
        }
        options.clear();
        game.list_options(&mut options);
        let Some(action) = best(&game, &options, &mut dice).filter(|action| *action != Action::EndTurn) else { break };
        game.act_unchecked(action);
    }
    game
}

/// Performs the plan as far as it is legal, but for the end of the turn; whether the plan ends it now.
fn follow(game: &mut Game, plan: &[Action], player: PlayerId) -> bool {
    let before = game.players[player].hand;
    for action in plan {
        if *action == Action::EndTurn {
            // What came to the hand on the way is looked at before the turn ends.
            let new = |id| before.position(id).is_none();
            return !game.players[player].hand.iter().any(new) && game.refusal(*action).is_none();
        }
        if game.act(*action).is_err() {
            break;
        }
    }
    false
}

/// The probability that `player` wins, judged after some more turns that both play greedily.
pub fn play_on(world: &Game, player: PlayerId, turns: u16, seed: u64) -> f32 {
    let mut game = world.clone();
    let last = game.turn + turns;
    play_greedily(&mut game, last, MAX_PLAYOUT_ACTIONS * usize::from(turns), seed);
    win_chance(&game, player, game.active)
}

/// Both play greedily until a turn has ended, the game is over, or so many actions are done.
fn play_greedily(game: &mut Game, last: u16, longest: usize, seed: u64) {
    let mut dice = Rng::new(seed);
    let mut options = Vec::with_capacity(32);
    for _ in 0..longest {
        if game.is_over() || (game.turn > last && game.pending.is_none()) {
            break;
        }
        options.clear();
        game.list_options(&mut options);
        let Some(action) = best(game, &options, &mut dice) else { break };
        game.act_unchecked(action);
    }
}
