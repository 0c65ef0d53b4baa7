//! `cargo arena learn`: fits the weights of the evaluation to game results.
use anyhow::Context;
use cardwright_data::{Format, PlayState};
use cardwright_engine::PlayerId;
use rayon::prelude::*;

use crate::agent::AgentKind;
use crate::agent::evaluation::{self, FEATURES};
use crate::deck::{self, Choice};
use crate::simulate::Match;

/// Plays games and fits the weights of the search's evaluation to their winners.
///
/// It prints the weights for `engine/arena/src/agent/evaluation.rs`: how much each number of a position adds to the log odds
/// to win, and how well they predict the winners of games that were not used for the fit.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo arena learn --games 200 --deck random:mage --deck random:hunter")]
pub struct Learn {
    /// The decks of A and B, as in `simulate`; a single deck is for both.
    #[arg(long = "deck", num_args = 1, default_value = "random:legacy+classic")]
    decks: Vec<String>,
    /// The agents of A and B, as in `simulate`; a single agent is for both.
    #[arg(long = "agent", default_value = "greedy")]
    agents: Vec<AgentKind>,
    /// The number of games; every fifth is held out to test the weights.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The seed of all random outcomes.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// The features of a position.
pub type Numbers = [f64; FEATURES];

/// The position at the start of a turn, and whether the first player won.
pub struct Moment {
    /// The position.
    pub numbers: Numbers,
    /// 1 if the first player won, else 0.
    pub won: f64,
}

/// The number of steps of Newton's method; it has converged by then.
const STEPS: usize = 12;
/// Regularization: keeps the weights of rare features small.
const RIDGE: f64 = 3.0;
/// One of this many games is held out to test the weights.
const TEST_EVERY: u64 = 5;

impl Learn {
    /// Plays the games, fits the weights, and prints them.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let [a, b] = crate::simulate::pair(&self.decks, "--deck")?;
        let decks = [Choice::parse(cards, &a, false).context(a)?, Choice::parse(cards, &b, false).context(b)?];
        let agents = crate::simulate::pair(&self.agents, "--agent")?;
        let (coin, format) = (deck::coin(cards), Format::Wild);
        let run = Match { cards, coin, decks, agents, seed: self.seed, mirror: false, format };
        let games: Vec<Vec<Moment>> =
            (0..self.games).into_par_iter().map(|number| moments(&run, number)).collect::<Result<_, _>>()?;
        let of = |kept: bool| {
            let games =
                (0_u64..).zip(&games).filter(move |(number, _)| (number % TEST_EVERY == TEST_EVERY - 1) == kept);
            games.flat_map(|(_, moments)| moments)
        };
        let seen: Vec<&Moment> = of(false).collect();
        let weights = fit_weights(&seen);
        for (name, weight) in evaluation::NAMES.iter().zip(weights) {
            outln!("{weight:9.4}  {name}");
        }
        let rounded: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
        outln!("[{}]", rounded.join(", "));
        let tried: Vec<&Moment> = of(true).collect();
        let now = evaluation::WEIGHTS.map(f64::from);
        outln!(
            "{} turns of {} games; surprise {:.4} in games kept aside, {:.4} with the weights of now, {:.4} by chance",
            seen.len() + tried.len(),
            self.games,
            log_loss(&tried, &weights),
            log_loss(&tried, &now),
            std::f64::consts::LN_2,
        );
        Ok(())
    }
}

/// The positions at the starts of the turns of a game; none for a tie.
fn moments(run: &Match, number: u64) -> anyhow::Result<Vec<Moment>> {
    let (mut moments, mut turn, mut winner) = (Vec::new(), 0, None);
    run.play_seen(number, |game| {
        if game.turn > turn && game.pending.is_none() {
            turn = game.turn;
            let numbers = evaluation::features(game, PlayerId::First, game.active).map(f64::from);
            moments.push(Moment { numbers, won: 0.0 });
        }
        winner = PlayerId::BOTH.into_iter().find(|player| game.players[*player].state == PlayState::Won);
    })?;
    let Some(winner) = winner else { return Ok(Vec::new()) };
    for moment in &mut moments {
        moment.won = f64::from(u8::from(winner == PlayerId::First));
    }
    Ok(moments)
}

fn chance(moment: &Moment, weights: &Numbers) -> f64 {
    let odds: f64 = moment.numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// The mean log loss of the predictions.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2⁵³ turns")]
pub fn log_loss(moments: &[&Moment], weights: &Numbers) -> f64 {
    let one = |moment: &&Moment| {
        let chance = chance(moment, weights).clamp(1e-9, 1.0 - 1e-9);
        -(moment.won * chance.ln() + (1.0 - moment.won) * (1.0 - chance).ln())
    };
    moments.iter().map(one).sum::<f64>() / moments.len().max(1) as f64
}

/// Logistic regression by Newton's method.
pub fn fit_weights(moments: &[&Moment]) -> Numbers {
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut bend = [[0.0; FEATURES]; FEATURES];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = RIDGE;
        }
        for moment in moments {
            let chance = chance(moment, &weights);
            let sure = chance * (1.0 - chance);
            for (at, number) in moment.numbers.iter().enumerate() {
                slope[at] += (moment.won - chance) * number;
                for (with, other) in moment.numbers.iter().enumerate() {
                    bend[at][with] += sure * number * other;
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solve(bend, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solves a system of linear equations with a positive definite matrix, by elimination.
fn solve(mut matrix: [Numbers; FEATURES], mut right: Numbers) -> Numbers {
    for at in 0..FEATURES {
        let row = matrix[at];
        for below in at + 1..FEATURES {
            let times = matrix[below][at] / row[at];
            for (number, above) in matrix[below].iter_mut().zip(row) {
                *number -= times * above;
            }
            right[below] -= times * right[at];
        }
    }
    for at in (0..FEATURES).rev() {
        let known: f64 = (at + 1..FEATURES).map(|after| matrix[at][after] * right[after]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}
