//! `cargo arena learn`: fits the weights of the evaluation to games.
pub mod calibration;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use cardwright_data::{Format, PlayState};
use cardwright_engine::{Cards, PlayerId};
use rayon::prelude::*;

use crate::agent::AgentKind;
use crate::agent::evaluation::{self, Calibration, FEATURES};
use crate::deck::{self, DeckChoice};
use crate::limits;
use crate::simulate::Match;

/// Plays games and fits the weights of the search's evaluation to their winners.
///
/// Prints the weights, which are kept in `engine/arena/evaluation.tsv`: how much each number of a position adds to the log odds
/// to win, and how well they predict the winners of games that were not used for the fit.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena learn --games 200 --deck random:mage --deck random:hunter\n  \
    cargo arena learn --games 64 --decks engine/arena/decks/real.txt --calibration   how well it predicts real decks")]
pub struct Learn {
    /// The decks of A and B, as in `simulate`; a single deck is for both.
    #[arg(long = "deck", num_args = 1, default_value = "random:legacy+classic")]
    decks: Vec<String>,
    /// The decks of a file instead: a line has the two deck codes of a game. Game number N has the line N, from the first again
    /// behind the last.
    #[arg(long = "decks", value_name = "FILE", conflicts_with = "decks")]
    pairs: Option<PathBuf>,
    /// Fits no weights: compares what the evaluation predicts with how often it comes true, and fits the line through its log odds
    /// that a review corrects it by (`engine/arena/calibration.tsv`).
    #[arg(long)]
    calibration: bool,
    /// Writes the weights, or the line, to a file, with the command.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Plots the calibration in games that were not used for the fit, as SVG.
    #[arg(long, value_name = "FILE", requires = "calibration", value_parser = crate::simulate::svg_file)]
    plot: Option<PathBuf>,
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
pub type FeatureValues = [f64; FEATURES];

/// Numbers of a position, and whether the player who sees it won.
#[derive(Clone, Copy, Debug)]
pub struct Row<const N: usize> {
    /// The features.
    pub features: [f64; N],
    /// 1 if the player won, else 0.
    pub won: f64,
}

/// The position at the start of a turn.
pub type Moment = Row<FEATURES>;

/// The number of steps of Newton's method; it has converged by then.
const NEWTON_STEPS: usize = 12;
/// Regularization: keeps the weights of rare features small.
const RIDGE: f64 = 3.0;
/// One of this many games is held out to test the weights.
const TEST_EVERY: u64 = 5;

impl Learn {
    /// Plays the games, fits the weights, and prints them.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let runs = self.matches(cards)?;
        // A review looks from either side; the weights are the same for both.
        let viewers = if self.calibration { &PlayerId::BOTH[..] } else { &[PlayerId::First][..] };
        let game = |number: u64| {
            let at = usize::try_from(number).unwrap_or_default() % runs.len();
            moments(&runs[at], number, viewers)
        };
        let games: Vec<Vec<Moment>> = (0..self.games).into_par_iter().map(game).collect::<Result<_, _>>()?;
        let of = |kept: bool| {
            let games =
                (0_u64..).zip(&games).filter(move |(number, _)| (number % TEST_EVERY == TEST_EVERY - 1) == kept);
            games.flat_map(|(_, moments)| moments)
        };
        if self.calibration {
            return self.calibrate(of(false), &of(true).collect::<Vec<_>>());
        }
        let seen: Vec<&Moment> = of(false).collect();
        let weights = fit(&seen.iter().copied());
        let mut rows = String::new();
        for (name, weight) in evaluation::FEATURE_NAMES.iter().zip(weights) {
            let _ = writeln!(rows, "{weight:.4}\t{name}");
        }
        out!("{rows}");
        self.write("How much each number of a position adds to the logarithm of the odds to win.", &rows)?;
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

impl Learn {
    /// Writes a result with the command that gave it, if a file is wanted.
    fn write(&self, says: &str, rows: &str) -> anyhow::Result<()> {
        let Some(file) = &self.out else { return Ok(()) };
        let command: Vec<String> = std::env::args().skip(1).collect();
        let text = format!("# {says} Written by:\n# cargo arena {}\n{rows}", command.join(" "));
        std::fs::write(file, text).with_context(|| format!("{}: not to be written", file.display()))
    }

    /// Fits the calibration to moments, and prints how well it predicts others.
    fn calibrate<'a>(&self, seen: impl Iterator<Item = &'a Moment>, tried: &[&Moment]) -> anyhow::Result<()> {
        let fitted = calibration::fit_calibration(seen);
        let rows = format!("{:.4}\tslope\n{:.4}\tintercept\n", fitted.slope, fitted.intercept);
        self.write(
            "The line through the log odds of the evaluation that makes them come true in games of real decks.",
            &rows,
        )?;
        let bins = |by| calibration::bins(&calibration::predictions(tried.iter().copied(), by));
        let (before, after) = (bins(Calibration::NONE), bins(fitted));
        outln!("the evaluation, in games kept aside:\n{}", calibration::bins_text(&before));
        outln!("with the fitted line:\n{rows}{}", calibration::bins_text(&after));
        outln!("with the line of now:\n{}", calibration::bins_text(&bins(*evaluation::CALIBRATION)));
        if let Some(file) = &self.plot {
            std::fs::write(file, calibration::diagram(&before, &after, tried.len()))
                .with_context(|| format!("{}: not to be written", file.display()))?;
        }
        Ok(())
    }

    /// The decks and players of the games, by turns.
    fn matches(&self, cards: &'static Cards) -> anyhow::Result<Vec<Match>> {
        let agents = crate::simulate::pair(&self.agents, "--agent")?;
        let (coin, format, seed) = (deck::coin(cards), Format::Wild, self.seed);
        let pairs = match &self.pairs {
            None => {
                let [a, b] = crate::simulate::pair(&self.decks, "--deck")?;
                vec![[DeckChoice::parse(cards, &a, false).context(a)?, DeckChoice::parse(cards, &b, false).context(b)?]]
            }
            Some(file) => pairs_of(cards, file)?,
        };
        Ok(pairs.into_iter().map(|decks| Match { cards, coin, decks, agents, seed, mirror: false, format }).collect())
    }
}

/// The pairs of decks of a file.
fn pairs_of(cards: &'static Cards, file: &Path) -> anyhow::Result<Vec<[DeckChoice; 2]>> {
    let text = limits::read_limited(file, limits::DECK_BYTES)?;
    let mut pairs = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty())
    {
        let at = || format!("{}:{number}", file.display());
        let codes: Vec<&str> = line.split_whitespace().collect();
        let [one, other] = codes[..] else { anyhow::bail!("{}: a line has two deck codes", at()) };
        let deck = |code: &str| DeckChoice::of_text(cards, code, true).with_context(at);
        pairs.push([deck(one)?, deck(other)?]);
    }
    ensure!(!pairs.is_empty(), "{}: there is no pair of deck codes", file.display());
    Ok(pairs)
}

/// The turns of a game that somebody won, as these players see them.
fn moments(run: &Match, number: u64, viewers: &[PlayerId]) -> anyhow::Result<Vec<Moment>> {
    let (mut moments, mut turn, mut winner) = (Vec::new(), 0, None);
    run.play_observed(number, |game| {
        if game.turn > turn && game.pending.is_none() {
            turn = game.turn;
            for viewer in viewers {
                let numbers = evaluation::features(game, *viewer, game.active).map(f64::from);
                moments.push((*viewer, Moment { features: numbers, won: 0.0 }));
            }
        }
        winner = PlayerId::BOTH.into_iter().find(|player| game.players[*player].state == PlayState::Won);
    })?;
    let Some(winner) = winner else { return Ok(Vec::new()) };
    let won = |(viewer, moment): (PlayerId, Moment)| Row { won: f64::from(u8::from(winner == viewer)), ..moment };
    Ok(moments.into_iter().map(won).collect())
}

fn chance<const N: usize>(row: &Row<N>, weights: &[f64; N]) -> f64 {
    let odds: f64 = row.features.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// The mean log loss of the predictions.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2⁵³ turns")]
pub fn log_loss(moments: &[&Moment], weights: &FeatureValues) -> f64 {
    let one = |moment: &&Moment| {
        let chance = chance(moment, weights).clamp(1e-9, 1.0 - 1e-9);
        -(moment.won * chance.ln() + (1.0 - moment.won) * (1.0 - chance).ln())
    };
    moments.iter().map(one).sum::<f64>() / moments.len().max(1) as f64
}

/// Logistic regression by Newton's method: the weights of the numbers that predict best who won.
pub fn fit<'a, const N: usize>(rows: &(impl IntoIterator<Item = &'a Row<N>> + Clone)) -> [f64; N] {
    let mut weights = [0.0; N];
    for _ in 0..NEWTON_STEPS {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut bend = [[0.0; N]; N];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = RIDGE;
        }
        for moment in rows.clone() {
            let chance = chance(moment, &weights);
            let sure = chance * (1.0 - chance);
            for (at, number) in moment.features.iter().enumerate() {
                slope[at] += (moment.won - chance) * number;
                for (with, other) in moment.features.iter().enumerate() {
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
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let row = matrix[at];
        for below in at + 1..N {
            let times = matrix[below][at] / row[at];
            for (number, above) in matrix[below].iter_mut().zip(row) {
                *number -= times * above;
            }
            right[below] -= times * right[at];
        }
    }
    for at in (0..N).rev() {
        let known: f64 = (at + 1..N).map(|after| matrix[at][after] * right[after]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}
