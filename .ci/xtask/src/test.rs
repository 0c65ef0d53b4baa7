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
    /// Only the tests for an edit loop: the rules, and the tests and trials of the cards
    #[arg(long)]
    fast: bool,
    /// Only the tests of the crates that need no card database and no terminal, for systems other than Linux
    #[arg(long, conflicts_with = "fast")]
    core: bool,
    /// Only tests whose name contains this
    filter: Option<String>,
}

/// Runs the tests and prints a summary.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    let filter: Vec<&str> = arguments.filter.as_deref().into_iter().collect();
    if arguments.fast {
        let targets = ["--test", "it", "--test", "cards", "--test", "rules"];
        let packages = ["--package", "cardwright-engine", "--package", "cardwright-tests"];
        return execute(shell.cargo(["test", "--quiet"]).args(packages).args(targets).args(filter));
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
pub fn workspace(shell: &Shell, filter: &[&str], log: &Path) -> Result<Sum> {
    shell.step("README: cargo xtask test");
    let mut command = shell.cargo(["test", "--workspace", "--no-fail-fast"]);
    command.args(FEATURES).args(filter);
    let mut file = File::create(log)?;
    let mut sum = Sum::default();
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
pub struct Sum {
    passed: u64,
    failed: u64,
    skipped: u64,
}

impl fmt::Display for Sum {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

impl Sum {
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
