//! `cargo arena bench`: measures the speed of a fixed deck, random decks, the decks of a file, several threads, clones, and
//! requests to a server.
mod alternate;
mod serve_client;

pub use alternate::{RunResult, Spread};

use std::hash::{DefaultHasher, Hash, Hasher};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, Deck, Game, Options};
use rayon::prelude::*;
use serde::Serialize;

use crate::{deck, limits};

/// Random players: with the same basic mage deck, and with random decks of every card that is written; on one core, then
/// on several.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cargo arena bench --games 2000 --json
  cargo arena bench --serve 2000            requests a second that `serve` answers
  cargo arena bench --games 1000 --hashes   what the games were, to compare engines
  cargo arena bench --games 1000 --only random --longest 3   the slowest games
  cargo arena bench --games 3200 --decks engine/arena/decks/real.txt   the same decks in every version")]
#[command(group = clap::ArgGroup::new("field").args(["only", "decks"]))]
pub struct Bench {
    /// The number of games with the fixed deck; half as many games with random decks are played.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The number of threads in the multi-threaded run; by default, all cores.
    #[arg(long, value_parser = crate::limits::threads())]
    threads: Option<u16>,
    /// Plays only the games with the fixed deck or only those with random decks, once, on one core.
    #[arg(long, value_enum)]
    only: Option<DeckKind>,
    /// Plays only games with the decks of this file, once, on one core. Each line has the two deck codes of a game. Game N uses
    /// line N (lines repeat) and seed N, so that other versions and programs play the same games.
    #[arg(long, value_name = "FILE")]
    decks: Option<PathBuf>,
    /// Players pick an action without listing all, as playouts do. The games are the same.
    #[arg(long, requires = "field", conflicts_with_all = ["hashes", "longest"])]
    pick: bool,
    /// Prints hashes of all games instead of times; engines with the same rules print the same hashes.
    #[arg(long)]
    hashes: bool,
    /// Measures `serve` instead: this many requests of a client that acts, reads the state, and waits for each answer.
    #[arg(long, value_name = "REQUESTS", conflicts_with_all = ["only", "decks", "hashes"])]
    serve: Option<u32>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Plays the games of `--only` or `--decks` and prints this many of the slowest.
    #[arg(long, value_name = "N", requires = "field", conflicts_with_all = ["hashes", "json"])]
    longest: Option<usize>,
    /// Plays the games of `--only` or `--decks` in turns with another program, given with its arguments, and prints both speeds
    /// and their ratio. The program prints the number of games and the seconds: `N games`, `S s`, or JSON with `games` and
    /// `seconds`, as `bench --only` does.
    #[arg(long = "beside", value_name = "PROGRAM", requires = "field", conflicts_with_all = ["hashes", "longest"])]
    other_program: Option<String>,
    /// The number of counted runs of each program with `--beside`.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..=1000))]
    times: u16,
}

/// The decks to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum DeckKind {
    /// The fixed deck.
    Basicmage,
    /// Random decks.
    Random,
}

impl DeckKind {
    /// The name on the command line.
    const fn name(self) -> &'static str {
        match self {
            Self::Basicmage => "basicmage",
            Self::Random => "random",
        }
    }
}

/// The number of clones in the measurement of cloning.
const CLONE_COUNT: u32 = 500_000;
/// A game of random decks is stopped at this turn, because some cards generate cards without end.
const TURN_LIMIT: u16 = 100;
/// A game is stopped after this many actions, because random players may never end a turn.
const MAX_ACTIONS: u64 = 20_000;

/// Totals of games.
#[derive(Clone, Copy, Default)]
struct Totals {
    games: u32,
    actions: u64,
    turns: u64,
    checksum: u64,
}

impl Totals {
    fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            actions: self.actions + other.actions,
            turns: self.turns + other.turns,
            checksum: self.checksum.wrapping_add(other.checksum),
        }
    }
}

/// The results of one run.
#[derive(Serialize)]
struct Figures {
    games: u32,
    /// Seconds; processor time if one thread plays the games.
    seconds: f64,
    games_per_second: f64,
    actions_per_game: f64,
    turns_per_game: f64,
    ns_per_action: f64,
    checksum: String,
}

impl Figures {
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    fn of(sum: Totals, seconds: f64) -> Self {
        let (games, actions) = (f64::from(sum.games), sum.actions as f64);
        Self {
            games: sum.games,
            seconds: rounded(seconds * 1000.0) / 1000.0,
            games_per_second: (games / seconds).round(),
            actions_per_game: rounded(actions / games),
            turns_per_game: rounded(sum.turns as f64 / games),
            ns_per_action: (seconds / actions * 1e9).round(),
            checksum: format!("{:016x}", sum.checksum),
        }
    }

    fn print(&self, name: &str) -> std::io::Result<()> {
        outln!(
            "{name:9} {:6} games/s {:6.1} actions {:5.1} turns {:6} ns/action  {}  {} games in {:.3} s",
            self.games_per_second,
            self.actions_per_game,
            self.turns_per_game,
            self.ns_per_action,
            self.checksum,
            self.games,
            self.seconds
        );
        Ok(())
    }
}

/// All results.
#[derive(Serialize)]
struct Report {
    basicmage: Figures,
    random: Figures,
    threads: usize,
    basicmage_threads: Figures,
    speedup: f64,
    ns_per_clone: f64,
    bytes: usize,
}

fn rounded(n: f64) -> f64 {
    (n * 100.0).round() / 100.0
}

/// The decks of the games to play.
struct BenchGames {
    name: String,
    /// Whether games have limits on turns and actions, because random cards may generate cards without end.
    limited: bool,
    /// Whether players pick actions without listing all.
    pick: bool,
    decks: Vec<Deck>,
    coin: Option<cardwright_engine::CardId>,
    cards: &'static cardwright_engine::Cards,
}

impl BenchGames {
    fn new(kind: DeckKind, games: u32) -> anyhow::Result<Self> {
        let cards = crate::registry::cards()?;
        let decks = match kind {
            DeckKind::Basicmage => {
                let deck = deck::list::parse(cards, include_str!("../decks/basicmage.txt"))?.deck;
                deck::refuse_stubs(cards, &deck)?;
                vec![deck]
            }
            DeckKind::Random => {
                let pool = deck::playable_cards(cards);
                let heroes = deck::heroes(cards);
                let mut dice = Rng::new(1);
                let decks = (0..2 * games).map(|_| deck::random_deck(&heroes, &pool, &mut dice));
                decks.collect::<Option<_>>().context("no card is written yet: nothing to play")?
            }
        };
        let name = kind.name().to_owned();
        Ok(Self { name, limited: kind == DeckKind::Random, pick: false, decks, coin: deck::coin(cards), cards })
    }

    /// The games of a file with pairs of deck codes.
    fn listed(path: &Path) -> anyhow::Result<Self> {
        let cards = crate::registry::cards()?;
        let text = limits::read_limited(path, limits::DECK_BYTES)?;
        let mut decks = Vec::new();
        for (line, pair) in
            (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        {
            let at = || format!("{}, line {line}", path.display());
            let codes: Vec<&str> = pair.split_whitespace().collect();
            ensure!(
                codes.len() == 2,
                "{}: a line has the two deck codes of a game, and this one has {}",
                at(),
                codes.len()
            );
            for code in codes {
                let deck = deck::from_code(cards, code).and_then(|list| list.to_play(cards, false));
                decks.push(deck.with_context(at)?);
            }
        }
        ensure!(!decks.is_empty(), "{}: there is no pair of deck codes", path.display());
        let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        Ok(Self { name, limited: true, pick: false, decks, coin: deck::coin(cards), cards })
    }

    fn begin(&self, seed: u32) -> anyhow::Result<Game> {
        let at = seed as usize * 2;
        let decks = [&self.decks[at % self.decks.len()], &self.decks[(at + 1) % self.decks.len()]];
        let options = Options { seed: seed.into(), ..Options::default() };
        Ok(Game::new(self.cards, ByPlayer(decks), self.coin, options)?)
    }

    /// Plays one game; `middle` is called with the game after every action.
    fn play(&self, seed: u32, options: &mut Vec<Action>, mut middle: impl FnMut(&Game)) -> anyhow::Result<Totals> {
        let mut game = self.begin(seed)?;
        let mut dice = Rng::new(seed.into());
        let mut actions = 0;
        while !self.limited || (game.turn < TURN_LIMIT && actions < MAX_ACTIONS) {
            let action = if self.pick {
                game.random_action(&mut dice)
            } else {
                options.clear();
                game.list_options(options);
                (!options.is_empty()).then(|| options[dice.next_below(options.len())])
            };
            let Some(action) = action else { break };
            game.act_unchecked(action);
            actions += 1;
            middle(&game);
        }
        let turns = game.turn.into();
        // The seed is in it, so that it makes a difference which game ended how.
        let ended = (u64::from(seed) << 32) ^ u64::from(game.turn) ^ ((dice.next_below(1 << 30) as u64) << 16);
        Ok(Totals { games: 1, actions, turns, checksum: ended.wrapping_mul(0x9e37_79b9_7f4a_7c15) })
    }

    /// Plays the games one after the other.
    fn play_sequentially(&self, seeds: std::ops::Range<u32>) -> anyhow::Result<Totals> {
        let mut options = Vec::with_capacity(128);
        let mut sum = Totals::default();
        for seed in seeds {
            sum = sum.and(self.play(seed, &mut options, |_| {})?);
        }
        Ok(sum)
    }

    /// A game at turn 12, to measure cloning.
    fn middle(&self, games: u32) -> anyhow::Result<Game> {
        let mut found = None;
        for seed in 0..games {
            self.play(seed, &mut Vec::new(), |game| {
                if found.is_none() && game.turn == 12 {
                    found = Some(game.clone());
                }
            })?;
            if let Some(game) = found {
                return Ok(game);
            }
        }
        bail!("no game reached turn 12: play more of them")
    }

    /// A hash of all options in these games and of their final states.
    fn hash(&self, games: u32) -> anyhow::Result<u64> {
        let one = |seed: u32| -> anyhow::Result<u64> {
            let mut hash = DefaultHasher::new();
            let mut options = Vec::new();
            let mut game = self.begin(seed)?;
            let mut dice = Rng::new(seed.into());
            while game.turn < TURN_LIMIT {
                options.clear();
                game.list_options(&mut options);
                options.hash(&mut hash);
                if options.is_empty() {
                    break;
                }
                game.act_unchecked(options[dice.next_below(options.len())]);
                game.rng.hash(&mut hash);
            }
            game.snapshot()?.to_json().hash(&mut hash);
            Ok(hash.finish())
        };
        (0..games).into_par_iter().map(one).try_reduce(|| 0, |sum, one| Ok(sum.wrapping_add(one)))
    }
}

/// Runs `what` and returns its result with the processor time it took, which other processes affect less than the elapsed time.
fn cpu_timed<T>(what: impl FnOnce() -> T) -> (T, f64) {
    let start = processor_time();
    let done = what();
    (done, processor_time().saturating_sub(start).as_secs_f64())
}

/// The processor time of this process.
#[cfg(unix)]
fn processor_time() -> Duration {
    let told = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(told).unwrap_or_default()
}

/// The elapsed time, on systems where the processor time cannot be read.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    START.elapsed()
}

fn timed<T>(what: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let done = what();
    (done, start.elapsed().as_secs_f64())
}

impl Bench {
    /// Plays the games and prints the figures. The checksums change only if the rules or the random generator change.
    pub fn run(&self) -> anyhow::Result<()> {
        if let Some(requests) = self.serve {
            return self.run_serve(requests);
        }
        let field = match (self.only, &self.decks) {
            (Some(kind), _) => Some(BenchGames::new(kind, self.games_of(kind))?),
            (None, Some(path)) => Some(BenchGames::listed(path)?),
            (None, None) => None,
        };
        let Some(field) = field else { return self.run_all() };
        let games = self.only.map_or(self.games, |kind| self.games_of(kind));
        let field = BenchGames { pick: self.pick, ..field };
        if self.hashes {
            outln!("{}: {:016x}", field.name, field.hash(games)?);
            Ok(())
        } else if let Some(beside) = &self.other_program {
            alternate::compare(&self.arguments()?, beside, self.times, self.json)
        } else if let Some(most) = self.longest {
            field.longest(games, most)
        } else {
            self.run_one_kind(&field, games)
        }
    }

    /// The number of games played for a kind of decks.
    fn games_of(&self, kind: DeckKind) -> u32 {
        match kind {
            DeckKind::Basicmage => self.games,
            DeckKind::Random => (self.games / 2).max(1),
        }
    }

    /// The arguments that make this program play only these games and print JSON.
    fn arguments(&self) -> anyhow::Result<Vec<String>> {
        let decks =
            self.decks.as_ref().map(|path| path.to_str().context("the name of the file is not Unicode")).transpose()?;
        let field = self.only.map(|kind| ["--only", kind.name()]).or(decks.map(|path| ["--decks", path]));
        let games = self.games.to_string();
        let arguments = ["bench", "--json", "--games", &games].into_iter().chain(field.into_iter().flatten());
        Ok(arguments.chain(self.pick.then_some("--pick")).map(str::to_owned).collect())
    }

    /// Plays the games of both kinds, measures threads and clones; or prints their hashes.
    fn run_all(&self) -> anyhow::Result<()> {
        if self.hashes {
            for kind in [DeckKind::Basicmage, DeckKind::Random] {
                outln!("{kind:?}: {:016x}", BenchGames::new(kind, self.games)?.hash(self.games)?);
            }
            return Ok(());
        }
        let random = self.games_of(DeckKind::Random);
        let mage = BenchGames::new(DeckKind::Basicmage, self.games)?;
        let middle = mage.middle(self.games)?;
        let ((sum, busy), alone) = timed(|| cpu_timed(|| mage.play_sequentially(0..self.games)));
        let basicmage = Figures::of(sum?, busy);
        let field = BenchGames::new(DeckKind::Random, random)?;
        let (sum, seconds) = cpu_timed(|| field.play_sequentially(0..random));
        let random = Figures::of(sum?, seconds);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()?;
        let threads = pool.current_num_threads();
        let pieces = u32::try_from(threads * 16).context("so many threads")?;
        let bounds = |piece: u32| {
            let at = |n: u32| u32::try_from(u64::from(self.games) * u64::from(n) / u64::from(pieces)).unwrap_or(0);
            at(piece)..at(piece + 1)
        };
        let together = || {
            let sums = (0..pieces).into_par_iter().map(|piece| mage.play_sequentially(bounds(piece)));
            sums.try_reduce(Totals::default, |one, other| Ok(one.and(other)))
        };
        let (sum, seconds) = timed(|| pool.install(together));
        let basicmage_threads = Figures::of(sum?, seconds);
        let ((), clones) = timed(|| (0..CLONE_COUNT).for_each(|_| drop(black_box(black_box(&middle).clone()))));
        let report = Report {
            basicmage,
            random,
            threads,
            basicmage_threads,
            speedup: rounded(alone / seconds),
            ns_per_clone: (clones / f64::from(CLONE_COUNT) * 1e9).round(),
            bytes: middle.bytes(),
        };
        if self.json {
            let mut told = serde_json::to_value(&report)?;
            told["format"] = "cardwright-bench-1".into();
            outln!("{told}");
            return Ok(());
        }
        report.basicmage.print("basicmage")?;
        report.random.print("random")?;
        report.basicmage_threads.print(&format!("{threads} threads"))?;
        outln!(
            "{:.2} times one thread; a clone takes {} ns, {} bytes",
            report.speedup,
            report.ns_per_clone,
            report.bytes
        );
        Ok(())
    }

    /// Measures a server and prints its speed.
    fn run_serve(&self, requests: u32) -> anyhow::Result<()> {
        let (served, seconds) = timed(|| serve_client::play(requests));
        let served = served?;
        let per_second = (f64::from(served.requests) / seconds).round();
        if self.json {
            let mut told = serde_json::to_value(&served)?;
            told["requests_per_second"] = per_second.into();
            told["format"] = "cardwright-bench-serve-1".into();
            outln!("{told}");
        } else {
            let each = served.bytes / u64::from(served.requests.max(1));
            outln!(
                "serve {per_second:6} requests/s, `act` and `state` by turns, {} of {} games; {each} bytes an answer",
                served.requests,
                served.games
            );
        }
        Ok(())
    }

    /// Plays one kind of games only, for a profiler.
    fn run_one_kind(&self, field: &BenchGames, games: u32) -> anyhow::Result<()> {
        let (sum, seconds) = cpu_timed(|| field.play_sequentially(0..games));
        let figures = Figures::of(sum?, seconds);
        if self.json {
            let mut told = serde_json::to_value(&figures)?;
            told["format"] = "cardwright-bench-only-1".into();
            outln!("{told}");
            return Ok(());
        }
        figures.print(&field.name)?;
        Ok(())
    }
}

impl BenchGames {
    /// Prints the slowest games, the slowest first.
    fn longest(&self, games: u32, most: usize) -> anyhow::Result<()> {
        let mut options = Vec::new();
        let mut took = Vec::new();
        for seed in 0..games {
            let (sum, seconds) = timed(|| self.play(seed, &mut options, |_| {}));
            took.push((seconds, seed, sum?));
        }
        took.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (seconds, seed, sum) in took.into_iter().take(most) {
            outln!("seed {seed}: {:.1} ms, {} actions in {} turns", seconds * 1000.0, sum.actions, sum.turns);
        }
        Ok(())
    }
}
