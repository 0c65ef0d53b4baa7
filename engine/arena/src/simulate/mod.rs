//! `cargo arena simulate`: thousands of games of two decks.
mod game;
#[cfg(feature = "parquet")]
mod parquet;
mod report;
mod rows;
mod tally;

use std::ops::Range;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;

use crate::agent::AgentKind;
use crate::deck::{self, Choice};
use game::Played;
pub use game::{Match, seed_of};
use rows::Rows;
use tally::Tally;

/// Games that are played before their results are counted: limits the memory and keeps all cores busy.
const BATCH: u64 = 4096;

/// Plays many games of two decks and reports how often each wins, and with which cards.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena simulate --deck random:mage --deck random:hunter --games 2000\n  \
    cargo arena simulate --deck engine/arena/decks/basicmage.txt --deck random --agent greedy --agent random --json\n  \
    cargo arena simulate --deck random:classic+legacy --games 200 --agent greedy --agent random --mirror\n  \
    cargo arena simulate --deck random --deck random --games 1000 --shard 2/4 --out games.parquet\n\n\
    The same seed gives the same games with any number of threads, and the shards of a run are the run.")]
pub struct Simulate {
    /// Twice, for A and B (once: both): a deckstring, a file with a list or a deckstring, or `random`, `random:CLASS`,
    /// `random:CLASS+SET`, which is another deck in each game.
    #[arg(long = "deck", required = true, num_args = 1)]
    decks: Vec<String>,
    /// Who plays: `random`, `greedy`, `search:ms=50` (another result each time) or `search:playouts=500`; twice for A and B,
    /// once for both.
    #[arg(long = "agent", default_value = "random")]
    agents: Vec<AgentKind>,
    /// How many games. A and B take turns in going first.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of all random outcomes.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Plays each seed twice with sides swapped: A and B have A's deck, card for card, draw it in the same order and begin by
    /// turns, so that neither has the better deck or the luckier start.
    #[arg(long)]
    mirror: bool,
    /// Plays the k-th of n parts of the games, for instance 2/4.
    #[arg(long, default_value = "1/1", value_name = "k/n")]
    shard: Shard,
    /// How many games at the same time; by default the number of cores.
    #[arg(long, value_parser = crate::limits::threads())]
    threads: Option<u16>,
    /// Writes one row per game: .csv, .jsonl or .parquet.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Allows cards that are not written; only their keywords work.
    #[arg(long)]
    allow_stubs: bool,
}

/// One part of the games of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which part, from 1.
    pub k: u64,
    /// How many parts there are.
    pub n: u64,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/').and_then(|(k, n)| Some(Self { k: k.parse().ok()?, n: n.parse().ok()? }));
        parts
            .filter(|shard| (1..=shard.n).contains(&shard.k))
            .ok_or_else(|| "write 2/4 for the second of four parts".to_owned())
    }
}

impl Shard {
    /// The numbers of its games; every game is in exactly one shard.
    pub fn of(self, games: u64) -> Range<u64> {
        let bound = |k: u64| u64::try_from(u128::from(games) * u128::from(k) / u128::from(self.n)).unwrap_or(games);
        bound(self.k - 1)..bound(self.k)
    }
}

/// The values for A and B; a single value is for both.
pub fn pair<T: Clone>(given: &[T], what: &str) -> anyhow::Result<[T; 2]> {
    match given {
        [both] => Ok([both.clone(), both.clone()]),
        [a, b] => Ok([a.clone(), b.clone()]),
        _ => bail!("{} {what}s were given: give one for both, or one for A and one for B", given.len()),
    }
}

impl Simulate {
    /// Plays and reports. When interrupted, it reports the games so far and fails.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let named = pair(&self.decks, "--deck")?;
        if self.mirror && named[0] != named[1] {
            bail!("--mirror gives both the same deck: name one `--deck`");
        }
        let [a, b] = named.each_ref().map(|deck| Choice::parse(cards, deck, self.allow_stubs));
        let decks = [a.context("--deck, A")?, b.context("--deck, B")?];
        let agents = pair(&self.agents, "--agent")?;
        let run = Match { cards, coin: deck::coin(cards), decks, agents, seed: self.seed, mirror: self.mirror };
        let stop = Arc::new(AtomicBool::new(false));
        let interrupt = Arc::clone(&stop);
        ctrlc::set_handler(move || interrupt.store(true, Ordering::Relaxed)).context("cannot listen to interrupts")?;
        let mut rows = self.out.as_deref().map(Rows::create).transpose()?;
        let threads = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()?;

        let numbers = self.shard.of(self.games);
        // The bar is hidden if standard error is not a terminal.
        let bar = ProgressBar::new(numbers.end - numbers.start)
            .with_style(ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {per_sec}, {eta} left")?);
        let mut tally = Tally::default();
        let mut from = numbers.start;
        while from < numbers.end && !stop.load(Ordering::Relaxed) {
            let to = numbers.end.min(from.saturating_add(BATCH));
            let play = |number: u64| {
                let played = (!stop.load(Ordering::Relaxed)).then(|| run.play(number));
                bar.inc(1);
                played.transpose()
            };
            let played: Vec<Option<Played>> =
                threads.install(|| (from..to).into_par_iter().map(play).collect::<Result<_, _>>())?;
            for game in played.iter().flatten() {
                tally.count(game);
                if let Some(rows) = &mut rows {
                    rows.write(game)?;
                }
            }
            from = to;
        }
        bar.finish_and_clear();
        rows.map(Rows::finish).transpose()?;
        if self.json {
            let shard = format!("{}/{}", self.shard.k, self.shard.n);
            let asked = json!({ "games": self.games, "seed": self.seed, "shard": shard, "mirror": self.mirror });
            outln!("{}", report::json(&run, &named, &tally, &asked));
        } else {
            out!("{}", report::text(cards, &named, &run, &tally));
        }
        if stop.load(Ordering::Relaxed) {
            bail!("interrupted after {} of {} games", tally.games(), numbers.end - numbers.start);
        }
        Ok(())
    }
}
