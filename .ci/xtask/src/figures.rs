//! `cargo xtask figures`: the measured figures of the documents.
//!
//! A figure that somebody measured stands between `<!-- figures: NAME … -->` and `<!-- /figures: CHECKSUM -->`. This task writes
//! the text between them: the output of commands, under a line with the build of the card data, the commit and its day. Two things
//! are errors: figures of another build than the pinned card data, and figures that somebody edited, which have another checksum.
//! `.ci/guides.py` refuses measured figures outside of these comments.

use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::python;
use crate::shell::{FEATURES, Shell, execute, output_of};

/// The figures to write.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only checks that all figures belong to the present card data, and that they were not edited
    #[arg(long)]
    check: bool,
    /// Print the name, document and commands of all figures
    #[arg(long)]
    list: bool,
    /// Run programs and the package for Python as they were built before
    #[arg(long)]
    built: bool,
    /// Write these figures only
    names: Vec<String>,
}

/// Figures of a document.
struct Figures {
    name: &'static str,
    document: &'static str,
    /// The programs that the commands run.
    needs: &'static [Needs],
    /// Whether the output is Markdown. Other output is shown as the terminal shows it.
    markdown: bool,
    /// The commands whose output is shown, as a reader types them in the root of the repository.
    commands: &'static [&'static str],
}

/// A program that must be built before the commands of a figure run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    /// A release build of `arena`: four minutes of processor time.
    Arena,
    /// The package for Python in the environment of `cargo xtask python`, built as the tests build it: results do not depend on speed.
    Python,
    /// valgrind, which `cargo xtask setup` installs.
    Valgrind,
}

/// All figures.
const FIGURES: [Figures; 4] = [
    Figures {
        name: "agents",
        document: "engine/arena/SEARCH.md",
        needs: &[Needs::Arena],
        markdown: false,
        commands: &[
            "cargo arena simulate --deck random:legacy+classic --mirror --games 60 --seed 1 --agent search:playouts=200 --agent greedy --least 1000",
            "cargo arena simulate --deck random:legacy+classic --mirror --games 400 --seed 1 --agent greedy --agent random --least 1000",
        ],
    },
    Figures {
        name: "instructions",
        document: "engine/PERFORMANCE.md",
        needs: &[Needs::Valgrind],
        markdown: true,
        commands: &["cargo xtask instructions --cache"],
    },
    Figures {
        name: "matrices",
        document: "engine/python/MATRICES.md",
        needs: &[Needs::Python],
        markdown: true,
        commands: &["python engine/python/examples/matrix.py data/decks/classic-2021.toml"],
    },
    Figures {
        name: "bench",
        document: "engine/python/README.md",
        needs: &[Needs::Python],
        markdown: true,
        commands: &[
            "python -m cardwright.evaluate --elo --games 64 --agents random greedy policy search:playouts=20 search:playouts=100",
        ],
    },
];

const OPEN: &str = "<!-- figures: ";
const CLOSE: &str = "<!-- /figures";

/// Writes, lists or checks the figures in the guides.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    if arguments.check {
        return check(shell);
    }
    if arguments.list {
        for figures in &FIGURES {
            println!("{}, in {}\n  {}", figures.name, figures.document, figures.commands.join("\n  "));
        }
        return Ok(());
    }
    for name in &arguments.names {
        if !FIGURES.iter().any(|figures| figures.name == name) {
            let names: Vec<&str> = FIGURES.iter().map(|figures| figures.name).collect();
            bail!("there are no figures `{name}`; the names are {}", names.join(", "));
        }
    }
    let wanted =
        |figures: &&Figures| arguments.names.is_empty() || arguments.names.iter().any(|name| name == figures.name);
    if !arguments.built {
        prepare(shell, FIGURES.iter().filter(wanted))?;
    }
    for figures in FIGURES.iter().filter(wanted) {
        write(shell, figures)?;
    }
    Ok(())
}

/// Builds the programs that the commands need, each once.
fn prepare<'a>(shell: &Shell, figures: impl Iterator<Item = &'a Figures>) -> Result<()> {
    let needs: Vec<Needs> = figures.flat_map(|figures| figures.needs).copied().collect();
    if needs.contains(&Needs::Arena) {
        let mut arena = shell.cargo(["build", "--quiet", "--release", "--bin", "arena"]);
        execute(arena.args(FEATURES))?;
    }
    if needs.contains(&Needs::Python) {
        python::install(shell, "dev")?;
    }
    Ok(())
}

/// Runs the commands and writes their output into the document.
fn write(shell: &Shell, figures: &Figures) -> Result<()> {
    shell.step(&format!("{}: figures `{}`", figures.document, figures.name));
    let mut text = String::new();
    for command in figures.commands {
        let output = output_of(&mut program(shell, command)?)?;
        let shown = output.replace('\r', "");
        if figures.markdown {
            writeln!(text, "\n`{command}`:\n\n{}", shown.trim())?;
        } else {
            writeln!(text, "$ {command}\n{}", shown.trim_end())?;
        }
    }
    if !figures.markdown {
        text = format!("\n```text\n{text}```\n");
    }
    let text = format!("{}, {}:\n{text}", label(&newest_build(shell)?), commit(shell)?);
    let path = shell.root().join(figures.document);
    let document = fs::read_to_string(&path).with_context(|| format!("cannot read {}", figures.document))?;
    let block = block(&document, figures)?;
    let close = format!("{CLOSE}: {} -->", checksum(&text));
    fs::write(&path, [&document[..block.text.start], &text, &close, &document[block.end..]].concat())?;
    Ok(())
}

/// The beginning of the first line of figures.
fn label(build: &str) -> String {
    format!("Build {build}")
}

/// The commit that is measured, and its day.
fn commit(shell: &Shell) -> Result<String> {
    let commit = output_of(shell.command("git").args(["log", "-1", "--abbrev=8", "--format=commit %h, %cs"]))?;
    Ok(commit.trim().to_owned())
}

/// The program of a command line, as it was built.
fn program(shell: &Shell, line: &str) -> Result<Command> {
    let arguments = words(line);
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (mut command, rest) = match words.as_slice() {
        ["cargo", "xtask", rest @ ..] => (shell.xtask([])?, rest),
        ["cargo", "arena", rest @ ..] => {
            let name = format!("arena{}", std::env::consts::EXE_SUFFIX);
            (shell.command(shell.target().join("release").join(name)), rest)
        }
        ["python", rest @ ..] => (shell.command(python::tool_path(shell, "python")?), rest),
        [program, rest @ ..] => (shell.command(shell.root().join(program)), rest),
        [] => bail!("figures have an empty command"),
    };
    command.args(rest);
    Ok(command)
}

/// The words of a command line, of which some are quoted.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// The position of figures in a document.
#[derive(Debug)]
struct Block {
    /// The bytes between the two comments.
    text: Range<usize>,
    /// The end of the closing comment.
    end: usize,
    /// The checksum in the closing comment; empty if there is none.
    checksum: String,
}

/// Finds the comments around some figures.
fn block(document: &str, figures: &Figures) -> Result<Block> {
    let open = format!("{OPEN}{}, written by `cargo xtask figures {0}` -->\n", figures.name);
    let start = document.find(&open).with_context(|| format!("{} has no line {}", figures.document, open.trim()))?;
    let start = start + open.len();
    let lacks = || format!("{} has no line `{CLOSE}: … -->` after {}", figures.document, open.trim());
    let close = start + document[start..].find(CLOSE).with_context(lacks)?;
    let rest = close + CLOSE.len();
    let end = rest + document[rest..].find("-->").with_context(lacks)?;
    let checksum = document[rest..end].trim_matches([':', ' ']).to_owned();
    Ok(Block { text: start..close, end: end + "-->".len(), checksum })
}

/// FNV-1a, in 64 bits: it tells an edited text from the written one, and nothing depends on its strength.
fn checksum(text: &str) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// The build of the card data: the newest one that is pinned.
pub fn newest_build(shell: &Shell) -> Result<String> {
    let pins = fs::read_to_string(shell.root().join("data/sources.toml")).context("cannot read data/sources.toml")?;
    let main = pins.split("[[source]]").find(|pin| pin.contains("role = \"main\""));
    let version = main.and_then(|pin| pin.split_once("version = \"")).and_then(|(_, rest)| rest.split('.').next());
    version.map(str::to_owned).context("data/sources.toml pins no build with the role `main`")
}

/// Fails if a figure is missing, was edited, or belongs to another build than the card data.
pub fn check(shell: &Shell) -> Result<()> {
    let build = newest_build(shell)?;
    for figures in &FIGURES {
        let path = shell.root().join(figures.document);
        let document = fs::read_to_string(&path).with_context(|| format!("cannot read {}", figures.document))?;
        check_document(&document, figures, &build)?;
    }
    println!("{} figures belong to build {build}", FIGURES.len());
    Ok(())
}

/// Checks the figures of a document.
fn check_document(document: &str, figures: &Figures, build: &str) -> Result<()> {
    let block = block(document, figures)?;
    let text = &document[block.text];
    let Figures { name, document, .. } = figures;
    if !text.starts_with(&format!("{}, ", label(build))) {
        bail!("{document}: the figures `{name}` do not belong to build {build}: run `cargo xtask figures {name}`");
    }
    if block.checksum != checksum(text) {
        bail!(
            "{document}: the figures `{name}` were edited; a command writes them: run `cargo xtask figures {name}`, and write \
             words outside of the two comments"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each document with its figures, and the build that they belong to.
    fn documents() -> (Vec<(&'static Figures, String)>, String) {
        let shell = Shell::new().expect("a repository");
        let read = |figures: &'static Figures| {
            (figures, fs::read_to_string(shell.root().join(figures.document)).expect("the document is there"))
        };
        (FIGURES.iter().map(read).collect(), newest_build(&shell).expect("a pinned build"))
    }

    fn refused(document: &str, figures: &Figures, build: &str) -> String {
        check_document(document, figures, build).expect_err(figures.name).to_string()
    }

    #[test]
    fn a_figure_that_somebody_changed_is_refused() {
        let (documents, build) = documents();
        for (figures, document) in documents {
            check_document(&document, figures, &build).expect("as it was written");
            let Range { start, end } = block(&document, figures).expect("a block").text;
            // Each digit in turn, but for those of the build, with which the text begins.
            for at in start + label(&build).len()..end {
                let digit = document.as_bytes()[at];
                if digit.is_ascii_digit() {
                    let other = char::from(b'0' + (digit - b'0' + 1) % 10).to_string();
                    let changed = [&document[..at], &other, &document[at + 1..]].concat();
                    assert!(refused(&changed, figures, &build).contains("were edited"), "{} at {at}", figures.name);
                }
            }
        }
    }

    #[test]
    fn figures_of_an_older_build_than_the_data_are_refused() {
        let (documents, build) = documents();
        let newer = (build.parse::<u32>().expect("a number") + 1).to_string();
        for (figures, document) in documents {
            let error = refused(&document, figures, &newer);
            assert!(error.contains(&format!("do not belong to build {newer}")), "{error}");
            assert!(error.contains(&format!("cargo xtask figures {}", figures.name)), "{error}");
        }
    }

    #[test]
    fn a_document_without_its_figures_is_refused() {
        let (documents, build) = documents();
        for (figures, document) in documents {
            let opened = document.replace(OPEN, "<!-- ");
            assert!(refused(&opened, figures, &build).contains("has no line"), "{}", figures.name);
            let closed = document.replace(CLOSE, "<!-- /");
            assert!(refused(&closed, figures, &build).contains("has no line"), "{}", figures.name);
        }
    }

    #[test]
    fn quoted_words_of_a_command_stay_together() {
        assert_eq!(words("a --beside 'b c' d"), ["a", "--beside", "b c", "d"]);
    }
}
