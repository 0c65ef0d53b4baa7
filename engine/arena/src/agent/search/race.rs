//! The race: plans are played out in the same worlds with the same dice, and the half that does worse is left behind again
//! and again.
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use crate::agent::greedy::best;
use crate::agent::worth::worth;

/// Turns that both play greedily after the plan's own: the other's, and one's own.
const AHEAD: u16 = 2;
/// Actions of a playout; a turn has some five.
const LONGEST: usize = 120;
/// A plan is left behind early if it is so much worse after [`SURE`] worlds.
const HOPELESS: f32 = 0.12;
/// Worlds after which so much is known.
const SURE: u32 = 8;

/// A way through the turn, and what was found of it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The actions; the last one ends the turn as a rule.
    pub actions: Vec<Action>,
    /// How often it was played out.
    pub visits: u32,
    total: f32,
}

impl Plan {
    /// A plan of which nothing is known yet.
    pub const fn new(actions: Vec<Action>) -> Self {
        Self { actions, visits: 0, total: 0.0 }
    }

    /// How likely the game is won so, as far as tables tell: 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "far fewer visits than 2²⁴")]
    pub fn value(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// Plays it out once in a world; how good the table is then.
    pub fn play(&mut self, world: &Game, player: PlayerId, seed: u64) {
        self.total += play_out(world, &self.actions, player, seed);
        self.visits += 1;
    }
}

/// How many plans are left for the next part of a race.
pub fn survivors(plans: &mut [Plan], alive: usize) -> usize {
    plans[..alive].sort_by(|one, other| other.value().total_cmp(&one.value()));
    let half = alive.div_ceil(2).max(2).min(alive);
    let near = |plan: &Plan| plan.visits < SURE || plan.value() > plans[0].value() - HOPELESS;
    plans[..half].iter().take_while(|plan| near(plan)).count()
}

/// Does what is planned as far as it is possible in this world, then both play greedily for [`AHEAD`] turns.
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
        game.take(action);
    }
    worth(&game, player, game.active)
}
