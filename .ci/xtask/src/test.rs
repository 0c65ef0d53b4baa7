//! `cargo xtask test`: the tests of the workspace.

use std::fmt;
use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail};

use crate::shell::{FEATURES, Shell, each_line, execute};

/// The tests to run.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only the tests for an edit loop, which take seconds: the rules, the cards, and the grammar of texts
    #[arg(long)]
    fast: bool,
    /// Only the tests of the crates that need no card database and no terminal, for systems other than Linux
    #[arg(long, conflicts_with = "fast")]
    core: bool,
    /// Only tests whose name contains this
    filter: Option<String>,
}

/// Test programs of the edit loop.
struct FastTests {
    /// The packages and the test programs, as arguments of `cargo test`.
    targets: &'static [&'static str],
    /// The starts of the names of the tests that run; empty for all.
    only: &'static [&'static str],
    /// The names of tests that are left out.
    skipped: &'static [&'static str],
}

impl FastTests {
    /// Builds and runs them. A filter takes the place of `only`.
    fn run(&self, shell: &Shell, filter: &[&str]) -> Result<()> {
        let mut command = shell.cargo(["test", "--quiet"]);
        command.args(self.targets).arg("--").args(if filter.is_empty() { self.only } else { filter });
        for name in self.skipped {
            command.args(["--skip", name]);
        }
        execute(&mut command)
    }
}

/// The tests that `--fast` runs. An edit of a card or of a rule builds the first ones; the grammar is read when a test runs.
const FAST: [FastTests; 2] = [
    FastTests {
        targets: &[
            "--package=cardwright-engine",
            "--package=cardwright-tests",
            "--test=it",
            "--test=cards",
            "--test=rules",
        ],
        only: &[],
        // They parse the sources of all crates, or play many random games.
        skipped: &[
            "architecture::",
            "house::",
            "wildcards::",
            "properties::",
            "random_games::",
            "record::",
            "snapshot::",
            "view::",
        ],
    },
    FastTests {
        targets: &["--package=cardwright", "--test=it"],
        only: &["grammar::", "text::"],
        // It prints and reads the Powers of all cards.
        skipped: &["what_is_printed_is_read_back_as_the_same_power"],
    },
];

/// Runs the tests and prints a summary.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    let filter: Vec<&str> = arguments.filter.as_deref().into_iter().collect();
    if arguments.fast {
        return FAST.iter().try_for_each(|targets| targets.run(shell, &filter));
    }
    if arguments.core {
        let packages = ["cardwright-data", "cardwright-merge", "cardwright-engine", "cardwright-tests"];
        let mut command = shell.cargo(["test", "--quiet", "--features", "cardwright-data/store"]);
        for package in packages {
            command.args(["--package", package]);
        }
        return execute(command.args(filter));
    }
    let log = shell.folder("logs")?.join("tests.log");
    let sum = workspace(shell, &filter, &log)?;
    println!("\n{sum}");
    sum.check()
}

/// Runs all tests, writes their output to `log`, and returns the sum of the summaries of all test programs.
pub fn workspace(shell: &Shell, filter: &[&str], log: &Path) -> Result<TestSum> {
    shell.step("README: cargo xtask test");
    let mut command = shell.cargo(["test", "--workspace", "--no-fail-fast"]);
    command.args(FEATURES).args(filter);
    let mut file = File::create(log)?;
    let mut sum = TestSum::default();
    let ended = each_line(&mut command, |line| {
        writeln!(file, "{line}")?;
        sum.add(line);
        if is_shown(line) {
            println!("{line}");
        }
        Ok(())
    });
    // A failed test is in the sum; a program that does not end as a test program does is an error.
    if sum.failed == 0 {
        ended?;
    }
    Ok(sum)
}

/// Whether a line of a test program is more than the report of a passed test.
fn is_shown(line: &str) -> bool {
    let passed = line.starts_with("test ") && (line.ends_with("... ok") || line.contains("... ignored"));
    !passed && !line.is_empty() && line != "running 0 tests"
}

/// The sum of the summaries of all test programs.
#[derive(Default)]
pub struct TestSum {
    passed: u64,
    failed: u64,
    skipped: u64,
}

impl fmt::Display for TestSum {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

impl TestSum {
    /// Fails if a test failed.
    pub fn check(&self) -> Result<()> {
        if self.failed == 0 { Ok(()) } else { bail!("{} tests failed", self.failed) }
    }

    /// Adds a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    fn add(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else { return };
        let words: Vec<&str> = counts.split_whitespace().collect();
        for pair in words.windows(2) {
            let count = pair[0].parse::<u64>().unwrap_or(0);
            match pair[1].trim_end_matches(';') {
                "passed" => self.passed += count,
                "failed" => self.failed += count,
                "ignored" => self.skipped += count,
                _ => {}
            }
        }
    }
}

/// The tests in a browser, which wait as often as they compute.
pub fn browser(shell: &Shell) -> std::process::Command {
    let pictures = shell.target().join("site-pictures");
    let native = shell.target().join("debug/examples").join(format!("ask{}", std::env::consts::EXE_SUFFIX));
    let mut command = shell.cargo(["test", "--quiet", "--workspace"]);
    let site = shell.target().join("site");
    command.args(FEATURES).args(["--test", "it", "--", "--ignored", "browser::", "play::", "site::"]);
    command
        .env("SITE", &site)
        .env("PLAY_SITE", &site)
        .env("PICTURES", pictures)
        .env("NATIVE", native)
        .env("CARDS", "50");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The manifest of a package of the workspace.
    fn manifest(shell: &Shell, package: &str) -> String {
        let workspace = std::fs::read_to_string(shell.root().join("Cargo.toml")).expect("a workspace");
        let members = workspace.split_once("members = [").expect("members").1.split(']').next().unwrap_or_default();
        let name = format!("name = \"{package}\"\n");
        let manifests =
            members.split('"').skip(1).step_by(2).map(|member| shell.root().join(member).join("Cargo.toml"));
        let found = manifests.filter_map(|file| std::fs::read_to_string(file).ok()).find(|text| text.contains(&name));
        found.unwrap_or_else(|| panic!("the workspace has no package {package}"))
    }

    #[test]
    fn the_test_programs_of_a_fast_run_exist() {
        let shell = Shell::new().expect("a repository");
        for FastTests { targets, .. } in FAST {
            let packages = targets.iter().filter_map(|argument| argument.strip_prefix("--package="));
            let manifests: String = packages.map(|package| manifest(&shell, package)).collect();
            for program in targets.iter().filter_map(|argument| argument.strip_prefix("--test=")) {
                assert!(manifests.contains(&format!("[[test]]\nname = \"{program}\"")), "no package has {program}");
            }
        }
    }
}
