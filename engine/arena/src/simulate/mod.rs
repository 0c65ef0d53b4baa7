//! `cargo arena simulate`: thousands of games of two decks, or of each pair of several decks.
mod game;
mod gauntlet;
#[cfg(feature = "parquet")]
mod parquet;
mod plot;
pub mod report;
mod row;
mod rows;
pub mod tally;

use std::ops::Range;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use anyhow::{Context, bail};
use cardwright_cli::count_with_noun;
use cardwright_data::Format;
use cardwright_engine::Cards;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;

use crate::agent::AgentKind;
use crate::deck::{self, DeckChoice};
use crate::stop::{self, Stop};
use crate::win_count::WinCount;
use game::GameResult;
pub use game::{MAX_ACTIONS, Match, TURN_LIMIT, seed_of};
use gauntlet::{Entrant, Gauntlet, MAX_DECKS};
use report::SIDES;
pub use report::short;
use rows::Rows;
use tally::Tally;

/// The number of games played before their results are counted: limits the memory and keeps all cores busy.
const BATCH: u64 = 4096;

/// Plays many games of two decks, or of each pair of several, and reports how often each wins, and with which cards.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena simulate --deck random:mage --deck random:hunter --games 2000\n  \
    cargo arena simulate --deck random --agent greedy --agent random --json\n  \
    cargo arena simulate --deck random:legacy+classic --games 200 --mirror\n  \
    cargo arena simulate --deck random --games 99 --shard 2/4 --out games.parquet\n  \
    cargo arena simulate --gauntlet --deck A=random:mage --deck B=random:rogue\n\n\
    The same seed gives the same games with any number of threads, and the shards of a run are the run.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Simulate {
    /// The decks of A and B (a single deck is for both): a deckstring, the text copied from the client, a list, a file with one
    /// of these, the name of a known deck, or `random`, `random:CLASS`, `random:CLASS+SET`, `random:CLASS+standard`, a new deck
    /// for each game. `NAME=` before a deck gives it a name. Each deck of a text or file with several decks is used.
    #[arg(long = "deck", required = true, num_args = 1)]
    decks: Vec<String>,
    /// Plays `--games` games of each pair of decks, up to 16, and prints a matrix of win rates.
    #[arg(long, conflicts_with_all = ["mirror", "out"])]
    gauntlet: bool,
    /// The agents of A and B (a single agent is for both): `greedy`, `random`, `search:playouts=500` or `search:ms=50` (another
    /// result each time).
    #[arg(long = "agent", default_value = "greedy")]
    agents: Vec<AgentKind>,
    /// The number of games. A and B take turns in going first.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of all random outcomes.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Plays each seed twice with sides swapped: both players have A's deck, draw it in the same order and take turns in going
    /// first, so that neither has a better deck or a luckier start.
    #[arg(long)]
    mirror: bool,
    /// Plays the k-th of n parts of the games, for instance 2/4.
    #[arg(long, default_value = "1/1", value_name = "k/n")]
    shard: Shard,
    /// The number of games played at the same time; by default, the number of cores.
    #[arg(long, value_parser = crate::limits::threads())]
    threads: Option<u16>,
    /// Writes one row per game: .csv, .jsonl or .parquet.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draws the win rates with their intervals: a file whose name ends with .svg.
    #[arg(long, value_name = "FILE.svg", value_parser = svg_file)]
    plot: Option<PathBuf>,
    /// The format: the sets of decks and random pools.
    #[arg(long, default_value = "wild", ignore_case = true, value_parser = crate::limits::format())]
    format: Format,
    /// Hides cards that were drawn in fewer games, because their win rates are unreliable. JSON has all cards.
    #[arg(long, value_name = "GAMES", default_value_t = 30)]
    least: u64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Allows decks with cards that are not written; only the keywords of these cards work.
    #[arg(long)]
    allow_stubs: bool,
    /// Allows illegal decks: with another size, too many copies, several classes, or other sets.
    #[arg(long)]
    any_deck: bool,
}

/// The name of a plot, which is an SVG whatever it is called.
pub(crate) fn svg_file(name: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(name);
    let is_svg = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("svg"));
    is_svg.then_some(path).ok_or_else(|| "a plot is an SVG: write a name that ends with .svg".to_owned())
}

/// One part of the games of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of the part, from 1.
    pub k: u64,
    /// The number of parts.
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
        _ => bail!("`{what}` is given {} times: give it once for both, or twice, for A and B", given.len()),
    }
}

/// Plays the games of a range on the threads of the current pool and counts them; `ended` is incremented after each game. Games
/// interrupted by `stop` are not counted.
pub fn count(run: &Match, numbers: Range<u64>, stop: &Stop, ended: &AtomicU64) -> anyhow::Result<Tally> {
    let is_set = || stop.load(Ordering::Relaxed);
    let one = |mut tally: Tally, number: u64| {
        let played = stop::with_flag(Some(stop), || run.play(number))?;
        if !is_set() {
            tally.count(&played);
            ended.fetch_add(1, Ordering::Relaxed);
        }
        anyhow::Ok(tally)
    };
    let both = |mut one: Tally, other: Tally| {
        one.add(&other);
        Ok(one)
    };
    numbers.into_par_iter().take_any_while(|_| !is_set()).try_fold(Tally::default, one).try_reduce(Tally::default, both)
}

/// The thread pool, and whether to stop.
struct WorkerPool {
    threads: rayon::ThreadPool,
    stop: Arc<AtomicBool>,
}

impl Simulate {
    /// Plays the games and prints the report. If interrupted, prints the report of the games so far and fails.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let decks = self.decks_of(cards)?;
        let stop = Arc::new(AtomicBool::new(false));
        #[cfg(not(target_family = "wasm"))]
        {
            let stop = Arc::clone(&stop);
            ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed)).context("cannot listen to interrupts")?;
        }
        let threads = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()?;
        let table = WorkerPool { threads, stop };
        let numbers = self.shard.of(self.games);
        let shard = format!("{}/{}", self.shard.k, self.shard.n);
        let format = self.format.title();
        let asked =
            json!({ "games": self.games, "seed": self.seed, "shard": shard, "mirror": self.mirror, "format": format });
        let (played, wanted) = if self.gauntlet {
            let gauntlet = self.each_pair(&decks, &table)?;
            let pairs = decks.len() * (decks.len() - 1) / 2;
            if self.json {
                outln!("{}", gauntlet.json(&asked));
            } else {
                out!("{}", gauntlet.text());
            }
            self.write_plot("Win rates of a gauntlet", &gauntlet.rows())?;
            let played = gauntlet.pairs.iter().map(|(_, counts)| counts.games()).sum();
            (played, (numbers.end - numbers.start) * pairs as u64)
        } else {
            let both = [0, 1].map(|at| decks[at].0.clone());
            let run = self.match_up([&decks[0], &decks[1]], pair(&self.agents, "--agent")?)?;
            let mut rows = self.out.as_deref().map(Rows::create).transpose()?;
            let counts = self.games_of(&run, &table, &mut rows)?;
            rows.map(Rows::finish).transpose()?;
            if self.json {
                outln!("{}", report::json(&run, &both, &counts, &asked));
            } else {
                out!("{}", report::text(cards, &both, &run, &counts, self.least));
            }
            let title = format!("{} against {}", both[0], both[1]);
            self.write_plot(&title, &report::rows(cards, &both, &counts, self.least))?;
            (counts.games(), numbers.end - numbers.start)
        };
        if table.stop.load(Ordering::Relaxed) {
            bail!("interrupted after {played} of {wanted} games");
        }
        Ok(())
    }

    /// The decks with their names: those of a gauntlet, or A and B. A text or file may have several decks.
    fn decks_of(&self, cards: &Cards) -> anyhow::Result<Vec<(String, DeckChoice)>> {
        if self.mirror && self.decks.iter().any(|deck| *deck != self.decks[0]) {
            bail!("--mirror gives both the same deck: name one `--deck`");
        }
        let too_many = |many: usize| {
            bail!("{many} decks are given: `--gauntlet` plays each against each other one; else give one or two")
        };
        if !self.gauntlet && self.decks.len() > SIDES.len() {
            return too_many(self.decks.len());
        }
        let side = |at: usize| if self.gauntlet { (at + 1).to_string() } else { SIDES[at].to_owned() };
        let mut decks: Vec<(String, DeckChoice)> = Vec::new();
        for (at, text) in self.decks.iter().enumerate() {
            let place = || format!("--deck, {}", side(at));
            let each = DeckChoice::parse_several(cards, text, self.allow_stubs).with_context(place)?;
            let several = each.len() > 1;
            for (name, choice) in each {
                let choice = choice.of_format(cards, self.format, self.any_deck);
                let place = || if several { format!("{}, {name}", place()) } else { place() };
                let choice = choice.with_context(place)?;
                decks.push((name, choice));
            }
        }
        if self.gauntlet {
            if decks.len() > MAX_DECKS || decks.len() < 2 {
                bail!("{} given: a gauntlet has 2 to {MAX_DECKS}", count_with_noun(decks.len(), "deck"));
            }
            return Ok(decks);
        }
        if self.mirror && decks.len() > self.decks.len() {
            bail!("--mirror gives both the same deck: name one deck");
        }
        match decks.len() {
            1 | 2 => Ok(pair(&decks, "--deck")?.to_vec()),
            many => too_many(many),
        }
    }

    /// Writes the plot if one is requested.
    fn write_plot(&self, title: &str, rows: &[(String, WinCount)]) -> anyhow::Result<()> {
        let Some(file) = &self.plot else { return Ok(()) };
        std::fs::write(file, plot::svg(title, rows)).with_context(|| format!("cannot write {}", file.display()))
    }

    /// The match of two decks and agents.
    fn match_up(&self, decks: [&(String, DeckChoice); 2], agents: [AgentKind; 2]) -> anyhow::Result<Match> {
        let cards = crate::registry::cards()?;
        let decks = decks.map(|(_, choice)| choice.clone());
        let coin = deck::coin(cards);
        Ok(Match { cards, coin, decks, agents, seed: self.seed, mirror: self.mirror, format: self.format })
    }

    /// Plays each deck against each other one.
    fn each_pair(&self, decks: &[(String, DeckChoice)], table: &WorkerPool) -> anyhow::Result<Gauntlet> {
        let agent = |at: usize| match &self.agents[..] {
            [all] => Ok(*all),
            each if each.len() == decks.len() => Ok(each[at]),
            each => bail!("{} agents were given: give one for all decks, or one for each", each.len()),
        };
        let entrant =
            |(at, (name, _)): (usize, &(String, DeckChoice))| Ok(Entrant { name: name.clone(), agent: agent(at)? });
        let entrants = decks.iter().enumerate().map(entrant).collect::<anyhow::Result<_>>()?;
        let mut gauntlet = Gauntlet { entrants, pairs: Vec::new() };
        for one in 0..decks.len() {
            for other in one + 1..decks.len() {
                if !table.stop.load(Ordering::Relaxed) {
                    let run = self.match_up([&decks[one], &decks[other]], [agent(one)?, agent(other)?])?;
                    gauntlet.pairs.push(([one, other], self.games_of(&run, table, &mut None)?));
                }
            }
        }
        Ok(gauntlet)
    }

    /// Plays the games of this shard.
    fn games_of(&self, run: &Match, table: &WorkerPool, rows: &mut Option<Rows>) -> anyhow::Result<Tally> {
        let numbers = self.shard.of(self.games);
        // The bar is hidden if standard error is not a terminal.
        let length = Some(numbers.end - numbers.start);
        let hidden = cardwright_cli::is_quiet();
        let target = if hidden { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(length, target)
            .with_style(ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {per_sec}, {eta} left")?);
        let mut counts = Tally::default();
        let mut from = numbers.start;
        while from < numbers.end && !table.stop.load(Ordering::Relaxed) {
            let to = numbers.end.min(from.saturating_add(BATCH));
            let play = |number: u64| {
                let played = (!table.stop.load(Ordering::Relaxed)).then(|| run.play(number));
                bar.inc(1);
                played.transpose()
            };
            let played: Vec<Option<GameResult>> =
                table.threads.install(|| (from..to).into_par_iter().map(play).collect::<Result<_, _>>())?;
            for game in played.iter().flatten() {
                counts.count(game);
                if let Some(rows) = rows {
                    rows.write(game)?;
                }
            }
            from = to;
        }
        bar.finish_and_clear();
        Ok(counts)
    }
}
