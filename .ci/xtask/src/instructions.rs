//! `cargo xtask instructions`: the instructions of a game, counted by valgrind, against the accepted counts.
//!
//! A program of one compiler takes the same instructions on every run, so a change that slows games by more than 2 % fails at once.
//! A program of another compiler takes others: its counts are printed and not compared.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::{Shell, need, output_of};

/// Options of `cargo xtask instructions`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Write the counts down as accepted, for a change that is worth them
    #[arg(long)]
    accept: bool,
    /// Only print a table of instructions, cache misses and mispredicted branches, as a simulated processor has them
    #[arg(long, conflicts_with = "accept")]
    cache: bool,
}

/// The file of the accepted counts.
const ACCEPTED: &str = ".ci/instructions.txt";

/// How much a count may rise, and how much it may fall before it has to be accepted anew, in percent.
const TOLERANCE: f64 = 2.0;

/// The counted games: the name, and the variables of the benchmark.
const GAMES: [(&str, &[(&str, &str)]); 3] = [
    ("basicmage, options listed", &[("PICK", "0")]),
    ("basicmage, an action picked", &[("PICK", "1")]),
    ("any decks, an action picked", &[("PICK", "1"), ("DECKS", "all")]),
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
    let benchmark = benchmark(shell)?;
    for (name, variables) in GAMES {
        writeln!(text, "{name}: {}", count(shell, &benchmark, variables)?)?;
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
    let benchmark = benchmark(shell)?;
    let mut slower = Vec::new();
    for (name, variables) in GAMES {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        let accepted: f64 = line
            .and_then(|count| count.trim().parse().ok())
            .with_context(|| format!("{ACCEPTED} has no count of `{name}`: run `cargo xtask instructions --accept`"))?;
        let counted = count(shell, &benchmark, variables)?;
        #[expect(clippy::cast_precision_loss, reason = "a percentage of some millions")]
        let change = 100.0 * (counted as f64 / accepted - 1.0);
        println!("{name}: {counted} instructions a game, {change:+.1} % against the accepted count");
        if same && change > TOLERANCE {
            slower.push(name);
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
    need("valgrind")?;
    let build = ["bench", "--quiet", "-p", "cardwright-engine", "--bench", "basicmage", "--no-run"];
    let mut command = shell.cargo(build);
    command.arg("--message-format=json-render-diagnostics").env("CARGO_INCREMENTAL", "0");
    let messages = output_of(&mut command)?;
    let paths = messages.split("\"executable\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    let path = paths.filter(|path| path.contains("basicmage")).last();
    path.map(PathBuf::from).context("cargo named no program of the benchmark")
}

/// The instructions of a game: the difference between two runs, without the work that a run does once.
fn count(shell: &Shell, benchmark: &Path, variables: &[(&str, &str)]) -> Result<u64> {
    let counts = counts(shell, benchmark, variables, &[])?;
    counts
        .into_iter()
        .find(|(event, _)| event == "Ir")
        .map(|(_, count)| count)
        .context("valgrind counted no instructions")
}

/// First-level caches of 32 kB each for code and data, as most processors have them.
const CACHES: [&str; 5] =
    ["--cache-sim=yes", "--branch-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=8388608,16,64"];

/// Prints a table in Markdown. Valgrind's names of events: misses of the first cache when code is read (`I1mr`), and when data is read
/// (`D1mr`) or written (`D1mw`); mispredicted conditional (`Bcm`) and indirect (`Bim`) branches.
fn cache(shell: &Shell) -> Result<()> {
    let benchmark = benchmark(shell)?;
    println!("| a game | instructions | code misses | data misses | mispredicted branches |");
    println!("| --- | ---: | ---: | ---: | ---: |");
    for (name, variables) in GAMES {
        let counts = counts(shell, &benchmark, variables, &CACHES)?;
        let sum = |events: &[&str]| -> u64 {
            counts.iter().filter(|(event, _)| events.contains(&event.as_str())).map(|(_, count)| count).sum()
        };
        let [instructions, code, data, branches] =
            [&["Ir"][..], &["I1mr"], &["D1mr", "D1mw"], &["Bcm", "Bim"]].map(sum);
        println!("| {name} | {instructions} | {code} | {data} | {branches} |");
    }
    Ok(())
}

/// All events of a game that valgrind counts: the difference between two runs.
fn counts(shell: &Shell, benchmark: &Path, variables: &[(&str, &str)], options: &[&str]) -> Result<Vec<(String, u64)>> {
    const FEW: u64 = 100;
    const MANY: u64 = 500;
    let many = collected(shell, benchmark, variables, options, MANY)?;
    let few = collected(shell, benchmark, variables, options, FEW)?;
    let pairs = many.into_iter().zip(few);
    Ok(pairs.map(|((event, many), (_, few))| (event, many.saturating_sub(few) / (MANY - FEW))).collect())
}

/// The events of a run of so many games.
fn collected(
    shell: &Shell,
    benchmark: &Path,
    variables: &[(&str, &str)],
    options: &[&str],
    games: u64,
) -> Result<Vec<(String, u64)>> {
    let mut command = shell.command("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).args(options).arg(benchmark);
    command.env("GAMES", games.to_string()).env("CLONES", "1").envs(variables.iter().copied());
    let output = command.output().context("cannot run valgrind")?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let row = |name: &str| {
        text.lines().find_map(|line| line.split_once(name)).map(|(_, rest)| rest.split_whitespace().collect::<Vec<_>>())
    };
    let (Some(events), Some(counts)) = (row("Events    : "), row("Collected : ")) else {
        bail!("valgrind printed no count:\n{text}");
    };
    events.into_iter().zip(counts).map(|(event, count)| Ok((event.to_owned(), count.parse()?))).collect()
}
