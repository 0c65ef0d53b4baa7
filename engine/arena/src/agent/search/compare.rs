//! An action against the best one: how much the probability to win it gives up.
use cardwright_engine::{Action, CardId, Game, PlayerId};

use super::plan::{BeamLimits, plans};
use super::race::{CandidatePlan, play_out, race};
pub use super::race::{play_on, play_turn};
use super::{WORLDS, Worlds};
use crate::agent::evaluation::CALIBRATION;

/// The number of candidates that begin with any action, and of those that begin with the action in question.
const CANDIDATES: [usize; 2] = [16, 8];
/// The least number of worlds in which the two best are compared.
const LEAST_WORLDS: u32 = 24;
/// Standard deviations that hold 95 %.
const Z: f64 = 1.96;

/// A number with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize)]
pub struct Estimate {
    /// The number.
    #[serde(rename = "is")]
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Estimate {
    /// The mean of independent values, with its interval.
    #[expect(clippy::cast_precision_loss, reason = "far fewer values than 2⁵³")]
    pub fn of(values: &[f64]) -> Self {
        let count = values.len().max(1) as f64;
        let is = values.iter().sum::<f64>() / count;
        let spread = values.iter().map(|value| (value - is).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let half = Z * (spread / count).sqrt();
        Self { mean: is, low: is - half, high: is + half }
    }
}

/// The best plan and the best one that begins with the action in question.
#[derive(Clone, Debug)]
pub struct PlanComparison {
    /// The best plan.
    pub best: Vec<Action>,
    /// The best plan that begins with the action. It equals `best` if the action is as good as any.
    pub played: Vec<Action>,
    /// The probability to win with the best plan.
    pub value: Estimate,
    /// The difference to that probability with the best plan that begins with the action; 0 if the action is as good as any.
    pub loss: Estimate,
}

/// Compares an action of the player to act with the best action, in worlds that the player could be in.
///
/// The two best plans are found in some worlds and compared in others, each pair in the same world with the same random outcomes: what
/// looks best only by chance does not count. `None` if the action is not possible.
pub fn compare(game: &Game, action: Action, seed: u64, list: &[CardId], playouts: u32) -> Option<PlanComparison> {
    let player = game.to_act()?;
    let mut worlds = Worlds::with_list(game, player, seed, list);
    let [mut any, mut own] = candidates(&mut worlds, player, action, playouts)?;
    let part = playouts / 3;
    race(&mut any, player, &mut worlds, &|done, round, rounds| done * rounds >= part * round);
    race(&mut own, player, &mut worlds, &|done, round, rounds| done * rounds >= part / 2 * round);
    let (best, own_line) = (any.first()?.actions.clone(), own.first()?.actions.clone());
    let (mut values, mut losses) = (Vec::new(), Vec::new());
    let chance = |world: &Game, plan: &[Action], seed: u64| {
        f64::from(CALIBRATION.of_probability(play_out(world, plan, player, seed)))
    };
    for _ in 0..(part / 2).max(LEAST_WORLDS) {
        let (world, seed) = (worlds.sample(), worlds.next_seed());
        let value = chance(&world, &best, seed);
        values.push(value);
        if best.first() != Some(&action) {
            losses.push(value - chance(&world, &own_line, seed));
        }
    }
    let (value, loss) = (Estimate::of(&values), Estimate::of(&losses));
    if losses.is_empty() || loss.mean <= 0.0 {
        // What was best only by chance is not held against the action.
        let gained = if losses.is_empty() { 0.0 } else { -loss.mean };
        let value = Estimate { mean: value.mean + gained, low: value.low + gained, high: value.high + gained };
        let plan = if losses.is_empty() { best } else { own_line };
        return Some(PlanComparison { best: plan.clone(), played: plan, value, loss: Estimate::default() });
    }
    Some(PlanComparison { best, played: own_line, value, loss })
}

/// Plans that begin with any action, and plans that begin with `action`.
fn candidates(worlds: &mut Worlds, player: PlayerId, action: Action, playouts: u32) -> Option<[Vec<CandidatePlan>; 2]> {
    let states = usize::try_from((playouts * 3).clamp(100, 4000) / WORLDS).unwrap_or(1000);
    let width = |plans| BeamLimits { beam: (states / 60).clamp(4, 24), states, plans, all_positions: true };
    let (mut any, mut own): (Vec<Vec<Action>>, Vec<Vec<Action>>) = (Vec::new(), Vec::new());
    for _ in 0..WORLDS {
        let world = worlds.sample();
        add(&mut any, plans(&world, player, width(CANDIDATES[0] / 2)));
        let mut after = world;
        after.act(action).ok()?;
        if after.to_act() == Some(player) && action != Action::EndTurn {
            let rest = plans(&after, player, width(CANDIDATES[1] / 2));
            add(&mut own, rest.into_iter().map(|rest| [&[action][..], &rest].concat()).collect());
        } else {
            add(&mut own, vec![vec![action]]);
        }
    }
    let plans = |lines: Vec<Vec<Action>>| lines.into_iter().map(CandidatePlan::new).collect();
    Some([plans(any), plans(own)])
}

fn add(to: &mut Vec<Vec<Action>>, lines: Vec<Vec<Action>>) {
    for line in lines {
        if !to.contains(&line) {
            to.push(line);
        }
    }
}
