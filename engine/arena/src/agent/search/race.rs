//! The race: plans are played out in the same worlds with the same random seed, and the worse half is dropped repeatedly.
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use crate::agent::evaluation::win_chance;
use crate::agent::greedy::best;

/// The number of turns that both players play greedily after the plan: one turn of the opponent, one of the player.
const AHEAD: u16 = 2;
/// The maximum number of actions in a playout; a turn has about five.
const LONGEST: usize = 120;
/// A plan is dropped early if it is worse by this much after [`SURE`] worlds.
const HOPELESS: f32 = 0.12;
/// The number of worlds after which a plan can be dropped early.
const SURE: u32 = 8;

/// A plan for the turn, with its results so far.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The actions; the last one usually ends the turn.
    pub actions: Vec<Action>,
    /// The number of playouts.
    pub visits: u32,
    total: f32,
}

impl Plan {
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
    pub fn play(&mut self, world: &Game, player: PlayerId, seed: u64) {
        self.total += play_out(world, &self.actions, player, seed);
        self.visits += 1;
    }
}

/// The number of plans that stay in the race.
pub fn surviving_plans(plans: &mut [Plan], alive: usize) -> usize {
    plans[..alive].sort_by(|one, other| other.value().total_cmp(&one.value()));
    let half = alive.div_ceil(2).max(2).min(alive);
    let near = |plan: &Plan| plan.visits < SURE || plan.value() > plans[0].value() - HOPELESS;
    plans[..half].iter().take_while(|plan| near(plan)).count()
}

/// Performs the plan as far as it is legal in this world; then both players play greedily for [`AHEAD`] turns.
fn play_out(world: &Game, plan: &[Action], player: PlayerId, seed: u64) -> f32 {
    let mut game = world.clone();
    let begin = game.turn;
    for action in plan {
        // What came to the hand on the way is looked at before the turn ends.
        let new = |id| world.players[player].hand.position(id).is_none();
        if *action == Action::EndTurn && game.players[player].hand.iter().any(new) || game.act(*action).is_err() {
            break;
        }
    }
    let mut dice = Rng::new(seed);
    let mut options = Vec::with_capacity(32);
    for _ in 0..LONGEST {
        if game.is_over() || (game.turn > begin + AHEAD && game.pending.is_none()) {
            break;
        }
        options.clear();
        game.list_options(&mut options);
        let Some(action) = best(&game, &options, &mut dice) else { break };
        game.act_unchecked(action);
    }
    win_chance(&game, player, game.active)
}
