//! `cargo xtask speed`: how fast games are, beside programs of older versions; writes the table of `engine/PERFORMANCE.md`.
//!
//! Programs play the same games by turns, and the processor time of each is compared with that of its neighbor: the table has
//! ratios, which do not depend on the machine. An older program is the `arena` of its commit: `git worktree add`, and
//! `cargo build --release --bin arena` there.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::shell::{FEATURES, Shell, execute, output_of, processor_time};

/// The programs to compare.
#[derive(clap::Args)]
pub struct Arguments {
    /// An older program: the name of its commit, and its file
    #[arg(long = "beside", value_name = "COMMIT=FILE", required = true)]
    older_programs: Vec<OtherVersion>,
    /// The program of this version, instead of one that is built
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// The number of counted runs of each program
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..=99))]
    times: u16,
    /// Only prints the table
    #[arg(long)]
    dry_run: bool,
}

/// A program of an older version.
#[derive(Clone)]
struct OtherVersion {
    commit: String,
    program: PathBuf,
}

impl FromStr for OtherVersion {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (commit, file) = text.split_once('=').ok_or("write COMMIT=FILE")?;
        let program = fs::canonicalize(file).map_err(|error| format!("{file}: {error}"))?;
        Ok(Self { commit: commit.to_owned(), program })
    }
}

/// A row of games: its name, the arguments of each run, and what is compared.
struct Row {
    name: &'static str,
    runs: Vec<Vec<String>>,
    unit: Unit,
}

/// The work for which processor time is compared.
#[derive(Clone, Copy)]
enum Unit {
    /// All games of a row: thousands, whose lengths are alike on average.
    Games,
    /// An action: the few games of a search are longer or shorter from one version to the next.
    Action,
}

const DOCUMENT: &str = "engine/PERFORMANCE.md";
const OPEN: &str = "<!-- speed, written by `cargo xtask speed` -->\n";
const CLOSE: &str = "<!-- /speed -->";

/// Compares, and writes the table.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    let today = match &arguments.program {
        Some(program) => fs::canonicalize(program).with_context(|| format!("cannot find {}", program.display()))?,
        None => built(shell)?,
    };
    let commit = output_of(shell.command("git").args(["rev-parse", "--short=8", "HEAD"]))?;
    let mut table = format!(
        "Speed of {} as a multiple of an older one, median of {} runs:\n\n| games |",
        commit.trim(),
        arguments.times
    );
    arguments.older_programs.iter().for_each(|beside| write!(table, " {} |", beside.commit).unwrap_or_default());
    table += "\n| --- |";
    arguments.older_programs.iter().for_each(|_| table += " ---: |");
    table += "\n";
    for row in rows(shell)? {
        shell.step(row.name);
        write!(table, "| {} |", row.name)?;
        for beside in &arguments.older_programs {
            match compare(shell, &today, &beside.program, &row, arguments.times)? {
                Some(ratio) => write!(table, " {ratio:.2} |")?,
                None => table += " – |",
            }
        }
        table += "\n";
        print!("{table}");
    }
    if arguments.dry_run {
        return Ok(());
    }
    let path = shell.root().join(DOCUMENT);
    let document = fs::read_to_string(&path).with_context(|| format!("cannot read {DOCUMENT}"))?;
    let Some((before, (_, after))) =
        document.split_once(OPEN).and_then(|(before, rest)| Some((before, rest.split_once(CLOSE)?)))
    else {
        bail!("{DOCUMENT} has no lines {} and {CLOSE}", OPEN.trim());
    };
    fs::write(&path, [before, OPEN, &table, CLOSE, after].concat())?;
    Ok(())
}

/// The optimized `arena` of this version.
fn built(shell: &Shell) -> Result<PathBuf> {
    let mut build = shell.cargo(["build", "--quiet", "--release", "--bin", "arena"]);
    // Incremental compilation inlines less: its games take a fifth more instructions.
    execute(build.args(FEATURES).env("CARGO_INCREMENTAL", "0"))?;
    Ok(shell.target().join("release").join(format!("arena{}", std::env::consts::EXE_SUFFIX)))
}

/// The games of the table: all programs play them by `simulate`, which the oldest ones have, too.
fn rows(shell: &Shell) -> Result<Vec<Row>> {
    let pairs = |file: &str| -> Result<Vec<Vec<String>>> {
        let path = shell.root().join("engine/arena/decks").join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        Ok(lines.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect())
    };
    let (real, random) = (pairs("real.txt")?, pairs("random.txt")?);
    let classic = real.get(..4).context("real.txt begins with four pairs of Classic decks")?;
    let mage = ["engine/arena/decks/basicmage.txt".to_owned()];
    // A gauntlet starts the program once for many pairs; one deck of each second pair.
    let some =
        |pairs: &[Vec<String>]| pairs.iter().step_by(2).filter_map(|pair| pair.first().cloned()).collect::<Vec<_>>();
    let searched = real.iter().skip(4).step_by(8);
    Ok(vec![
        Row { name: "fixed deck", runs: vec![simulate(&mage, "--games 20000 --agent random")], unit: Unit::Games },
        Row {
            name: "Classic decks",
            runs: classic.iter().map(|pair| simulate(pair, "--games 4000 --agent random")).collect(),
            unit: Unit::Games,
        },
        Row {
            name: "real decks",
            runs: vec![simulate(&some(&real), "--games 40 --agent random --gauntlet")],
            unit: Unit::Games,
        },
        Row {
            name: "random decks",
            runs: vec![simulate(&some(&random), "--games 40 --agent random --gauntlet")],
            unit: Unit::Games,
        },
        Row {
            name: "real decks, `search:playouts=200`, each action",
            runs: searched.map(|pair| simulate(pair, "--json --games 4 --agent search:playouts=200")).collect(),
            unit: Unit::Action,
        },
    ])
}

fn simulate(decks: &[String], words: &str) -> Vec<String> {
    let decks = decks.iter().flat_map(|deck| ["--deck", deck.as_str()]);
    let words = ["simulate", "--seed", "1", "--threads", "1"].into_iter().chain(words.split(' '));
    words.chain(decks).map(str::to_owned).collect()
}

/// The number of actions in the document of `simulate --json`.
fn actions_of(document: &[u8]) -> Option<u32> {
    let document: serde_json::Value = serde_json::from_slice(document).ok()?;
    document["actions"].as_u64().and_then(|n| u32::try_from(n).ok())
}

/// The ratio of the speeds of two programs; `None` if the other one cannot play these games.
fn compare(
    shell: &Shell,
    one: &std::path::Path,
    other: &std::path::Path,
    row: &Row,
    times: u16,
) -> Result<Option<f64>> {
    // The processor time of a row, or of one of its actions.
    let play = |program: &std::path::Path| -> Result<Option<Duration>> {
        let start = processor_time().context("the system tells no processor time of programs")?;
        let mut actions = 0;
        for run in &row.runs {
            let mut command = shell.command(program);
            let output = command.args(run).stderr(Stdio::null()).output()?;
            if !output.status.success() {
                return Ok(None);
            }
            if let Unit::Action = row.unit {
                let Some(n) = actions_of(&output.stdout) else { return Ok(None) };
                actions += n;
            }
        }
        let spent = processor_time().map(|end| end.saturating_sub(start));
        Ok(match row.unit {
            Unit::Games => spent,
            Unit::Action => spent.map(|spent| spent / actions.max(1)),
        })
    };
    let mut ratios = Vec::new();
    for _ in 0..times {
        let (Some(today), Some(before)) = (play(one)?, play(other)?) else { return Ok(None) };
        ratios.push(before.as_secs_f64() / today.as_secs_f64());
    }
    ratios.sort_by(f64::total_cmp);
    Ok(ratios.get(ratios.len() / 2).copied())
}

#[cfg(test)]
mod tests {
    use super::actions_of;

    #[test]
    fn the_actions_of_a_simulation_are_read() {
        assert_eq!(actions_of(br#"{"actions":160,"games":2}"#), Some(160));
        for other in [&b"{}"[..], br#"{"actions":"many"}"#, b"80 actions"] {
            assert_eq!(actions_of(other), None);
        }
    }
}
