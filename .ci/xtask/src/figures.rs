//! `cargo xtask figures`: the measured figures of the documents.
//!
//! A figure that somebody measured stands between `<!-- figures: NAME … -->` and `<!-- /figures -->`. This task writes what lies
//! between: the output of commands, under a line with the day, the build of the card data, and the commit. A figure of an older
//! build than the data is an error, so no document can tell what was once true.

use std::fmt::Write as _;
use std::fs;
use std::ops::Range;

use anyhow::{Context, Result, bail};

use crate::shell::{FEATURES, Shell, execute, output_of};

/// Which figures to write.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only check that all figures belong to the present card data
    #[arg(long)]
    check: bool,
    /// Write these figures only
    names: Vec<String>,
}

/// Figures of a document: the name, and the commands whose output is shown.
struct Figures {
    name: &'static str,
    document: &'static str,
    commands: &'static [&'static str],
}

/// All figures. A command begins with `cargo arena`, as a reader types it.
const FIGURES: [Figures; 1] = [Figures {
    name: "agents",
    document: "engine/arena/SEARCH.md",
    commands: &[
        "cargo arena simulate --deck random:legacy+classic --mirror --games 60 --seed 1 --agent search:playouts=200 --agent greedy --least 1000",
        "cargo arena simulate --deck random:legacy+classic --mirror --games 400 --seed 1 --agent greedy --agent random --least 1000",
    ],
}];

const OPEN: &str = "<!-- figures: ";
const CLOSE: &str = "<!-- /figures -->";

/// Writes or checks.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    if arguments.check {
        return check(shell);
    }
    for name in &arguments.names {
        if !FIGURES.iter().any(|figures| figures.name == name) {
            let names: Vec<&str> = FIGURES.iter().map(|figures| figures.name).collect();
            bail!("there are no figures `{name}`; the names are {}", names.join(", "));
        }
    }
    let mut arena = shell.cargo(["build", "--quiet", "--release", "--bin", "arena"]);
    execute(arena.args(FEATURES))?;
    for figures in &FIGURES {
        if arguments.names.is_empty() || arguments.names.iter().any(|name| name == figures.name) {
            write(shell, figures)?;
        }
    }
    Ok(())
}

/// Runs the commands and writes their output into the document.
fn write(shell: &Shell, figures: &Figures) -> Result<()> {
    shell.step(&format!("{}: figures `{}`", figures.document, figures.name));
    let commit = output_of(shell.command("git").args(["rev-parse", "--short=8", "HEAD"]))?;
    let day = output_of(shell.command("git").args(["log", "-1", "--format=%cs"]))?;
    let mut text = format!("Build {}, commit {}, {}:\n\n```text\n", build(shell)?, commit.trim(), day.trim());
    for command in figures.commands {
        let output = output_of(&mut program(shell, command)?)?;
        let shown = output.replace('\r', "");
        writeln!(text, "$ {command}\n{}", shown.trim_end())?;
    }
    text += "```\n";
    let path = shell.root().join(figures.document);
    let document = fs::read_to_string(&path).with_context(|| format!("cannot read {}", figures.document))?;
    let inside = inside(&document, figures)?;
    fs::write(&path, [&document[..inside.start], &text, &document[inside.end..]].concat())?;
    Ok(())
}

/// The program of a command line, as it was built.
fn program(shell: &Shell, line: &str) -> Result<std::process::Command> {
    let words = line.strip_prefix("cargo arena ").with_context(|| format!("`{line}` is not a command of figures"))?;
    let name = format!("arena{}", std::env::consts::EXE_SUFFIX);
    let mut command = shell.command(shell.target().join("release").join(name));
    command.args(words.split(' '));
    Ok(command)
}

/// The bytes of a document between the comments around some figures.
fn inside(document: &str, figures: &Figures) -> Result<Range<usize>> {
    let open = format!("{OPEN}{}, written by `cargo xtask figures {0}` -->\n", figures.name);
    let start = document.find(&open).with_context(|| format!("{} has no line {}", figures.document, open.trim()))?;
    let start = start + open.len();
    let end = document[start..].find(CLOSE).with_context(|| format!("{} has no line {CLOSE}", figures.document))?;
    Ok(start..start + end)
}

/// The build of the card data: the newest one that is pinned.
pub fn build(shell: &Shell) -> Result<String> {
    let pins = fs::read_to_string(shell.root().join("data/sources.toml")).context("cannot read data/sources.toml")?;
    let main = pins.split("[[source]]").find(|pin| pin.contains("role = \"main\""));
    let version = main.and_then(|pin| pin.split_once("version = \"")).and_then(|(_, rest)| rest.split('.').next());
    version.map(str::to_owned).context("data/sources.toml pins no build with the role `main`")
}

/// Fails if a figure is missing, or belongs to another build than the card data.
pub fn check(shell: &Shell) -> Result<()> {
    let build = build(shell)?;
    for figures in &FIGURES {
        let path = shell.root().join(figures.document);
        let document = fs::read_to_string(&path).with_context(|| format!("cannot read {}", figures.document))?;
        let text = &document[inside(&document, figures)?];
        if !text.starts_with(&format!("Build {build}, ")) {
            bail!(
                "{}: the figures `{}` do not belong to build {build}: run `cargo xtask figures {1}`",
                figures.document,
                figures.name
            );
        }
    }
    println!("{} figures belong to build {build}", FIGURES.len());
    Ok(())
}
