//! `cargo xtask instructions`: the instructions of a game, counted by valgrind, against the accepted counts.
//!
//! A program of one compiler takes the same instructions on every run, so a change that slows games by more than 2 % fails at once.
//! A program of another compiler takes others: its counts are printed and not compared.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{Shell, execute, output_of, require};

/// Options of `cargo xtask instructions`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Write the counts of this run as the accepted ones
    #[arg(long)]
    accept: bool,
    /// Only prints a table of instructions, cache misses and mispredicted branches of a simulated processor
    #[arg(long, conflicts_with = "accept")]
    cache: bool,
}

/// The file of the accepted counts.
const ACCEPTED: &str = ".ci/instructions.txt";

/// The maximum change of a count, in percent, before it has to be accepted again.
const TOLERANCE: f64 = 2.0;

/// The program that plays the counted games.
enum Player {
    /// The benchmark of the engine, with these variables.
    Benchmark(&'static [(&'static str, &'static str)]),
    /// `arena bench`, with the decks of this file.
    Arena(&'static str),
}

/// The counted games: the name, and the program.
const GAMES: [(&str, Player); 5] = [
    ("basicmage, options listed", Player::Benchmark(&[("PICK", "0")])),
    ("basicmage, an action picked", Player::Benchmark(&[("PICK", "1")])),
    ("any decks, an action picked", Player::Benchmark(&[("PICK", "1"), ("DECKS", "all")])),
    ("64 real decks, options listed", Player::Arena("engine/arena/decks/real.txt")),
    ("64 random decks, options listed", Player::Arena("engine/arena/decks/random.txt")),
];

/// Counts, and accepts or compares.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    if arguments.cache {
        return cache(shell);
    }
    if !arguments.accept {
        return compare(shell);
    }
    let mut text =
        format!("# Instructions a game; {}. Written by `cargo xtask instructions --accept`.\n", compiler(shell)?);
    let programs = Programs::build(shell)?;
    for (name, player) in &GAMES {
        writeln!(text, "{name}: {}", programs.count(shell, player)?)?;
    }
    fs::write(shell.root().join(ACCEPTED), &text)?;
    print!("{text}");
    Ok(())
}

/// Counts the instructions and compares them with the accepted counts.
pub fn compare(shell: &Shell) -> Result<()> {
    shell.step("a game takes no more than 2 % more instructions than accepted");
    let text = fs::read_to_string(shell.root().join(ACCEPTED)).with_context(|| format!("cannot read {ACCEPTED}"))?;
    let compiler = compiler(shell)?;
    let same = text.lines().next().is_some_and(|line| line.contains(&format!("; {compiler}.")));
    let programs = Programs::build(shell)?;
    let mut slower = Vec::new();
    for (name, player) in &GAMES {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        let accepted: f64 = line
            .and_then(|count| count.trim().parse().ok())
            .with_context(|| format!("{ACCEPTED} has no count of `{name}`: run `cargo xtask instructions --accept`"))?;
        let counted = programs.count(shell, player)?;
        #[expect(clippy::cast_precision_loss, reason = "a percentage of some millions")]
        let change = 100.0 * (counted as f64 / accepted - 1.0);
        println!("{name}: {counted} instructions a game, {change:+.1} % against the accepted count");
        if same && change > TOLERANCE {
            slower.push(*name);
        }
        if same && change < -TOLERANCE {
            println!("  games are faster: run `cargo xtask instructions --accept`, so that they stay so");
        }
    }
    if !same {
        println!(
            "the accepted counts are of another compiler than {compiler}: run `cargo xtask instructions --accept` on main"
        );
    }
    if slower.is_empty() {
        return Ok(());
    }
    bail!(
        "games are slower ({}): find out why, or run `cargo xtask instructions --accept` and say why it is worth it",
        slower.join("; ")
    )
}

fn compiler(shell: &Shell) -> Result<String> {
    Ok(output_of(shell.command("rustc").arg("--version"))?.trim().to_owned())
}

/// The benchmark of the engine: the optimized rules with a few cards, without the minutes that all cards take to compile.
fn benchmark(shell: &Shell) -> Result<PathBuf> {
    require("valgrind")?;
    let build = ["bench", "--quiet", "-p", "cardwright-engine", "--bench", "basicmage", "--no-run"];
    let mut command = shell.cargo(build);
    command.arg("--message-format=json-render-diagnostics").env("CARGO_INCREMENTAL", "0");
    let messages = output_of(&mut command)?;
    let paths = messages.split("\"executable\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    let path = paths.filter(|path| path.contains("basicmage")).last();
    path.map(PathBuf::from).context("cargo named no program of the benchmark")
}

/// The programs that are counted.
struct Programs {
    benchmark: PathBuf,
    arena: PathBuf,
}

/// Counts of events, by valgrind's names: `Ir` is the number of instructions.
type Counts = Vec<(String, u64)>;

impl Programs {
    fn build(shell: &Shell) -> Result<Self> {
        // Without the features of the terminal and of Parquet, which play no part in these games and take minutes to compile.
        let mut build = shell.cargo(["build", "--quiet", "--release", "--bin", "arena"]);
        execute(build.env("CARGO_INCREMENTAL", "0"))?;
        let arena = shell.target().join("release").join(format!("arena{}", std::env::consts::EXE_SUFFIX));
        Ok(Self { benchmark: benchmark(shell)?, arena })
    }

    /// The instructions of a game.
    fn count(&self, shell: &Shell, player: &Player) -> Result<u64> {
        let counts = self.counts(shell, player, &[])?;
        let instructions = counts.into_iter().find(|(event, _)| event == "Ir");
        instructions.map(|(_, count)| count).context("valgrind counted no instructions")
    }

    /// All events of a game that valgrind counts: the difference between two runs, so that one-time work is excluded. The first
    /// pool of each text is one-time work, so that the runs with all cards are longer.
    fn counts(&self, shell: &Shell, player: &Player, options: &[&str]) -> Result<Counts> {
        let (few, many) = match player {
            Player::Benchmark(_) => (100, 500),
            Player::Arena(_) => (320, 640),
        };
        let pairs =
            self.collected(shell, player, options, many)?.into_iter().zip(self.collected(shell, player, options, few)?);
        Ok(pairs.map(|((event, more), (_, less))| (event, more.saturating_sub(less) / (many - few))).collect())
    }

    /// The events of a run with this number of games.
    fn collected(&self, shell: &Shell, player: &Player, options: &[&str], games: u64) -> Result<Counts> {
        let mut command = shell.command("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).args(options);
        self.add_player(&mut command, player, games);
        let output = command.output().context("cannot run valgrind")?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let row = |name: &str| {
            let line = text.lines().find_map(|line| line.split_once(name));
            line.map(|(_, rest)| rest.split_whitespace().collect::<Vec<_>>())
        };
        let (Some(events), Some(counts)) = (row("Events    : "), row("Collected : ")) else {
            bail!("valgrind printed no count:\n{text}");
        };
        events.into_iter().zip(counts).map(|(event, count)| Ok((event.to_owned(), count.parse()?))).collect()
    }

    fn add_player(&self, command: &mut Command, player: &Player, games: u64) {
        let games = games.to_string();
        match player {
            Player::Benchmark(variables) => {
                command.arg(&self.benchmark).env("GAMES", games).env("CLONES", "1").envs(variables.iter().copied());
            }
            Player::Arena(decks) => {
                command.arg(&self.arena).args(["bench", "--decks", decks, "--games", &games]);
            }
        }
    }
}

/// First-level caches of 32 kB each for code and data, as most processors have them.
const CACHES: [&str; 5] =
    ["--cache-sim=yes", "--branch-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=8388608,16,64"];

/// Prints a table in Markdown. Valgrind's names of events: misses of the first cache when code is read (`I1mr`), and when data is read
/// (`D1mr`) or written (`D1mw`); mispredicted conditional (`Bcm`) and indirect (`Bim`) branches.
fn cache(shell: &Shell) -> Result<()> {
    let programs = Programs::build(shell)?;
    println!("| a game | instructions | code misses | data misses | mispredicted branches |");
    println!("| --- | ---: | ---: | ---: | ---: |");
    for (name, player) in &GAMES {
        let counts = programs.counts(shell, player, &CACHES)?;
        let sum = |events: &[&str]| -> u64 {
            counts.iter().filter(|(event, _)| events.contains(&event.as_str())).map(|(_, count)| count).sum()
        };
        let [instructions, code, data, branches] =
            [&["Ir"][..], &["I1mr"], &["D1mr", "D1mw"], &["Bcm", "Bim"]].map(sum);
        println!("| {name} | {instructions} | {code} | {data} | {branches} |");
    }
    Ok(())
}
