//! `cargo xtask patch`: imports the newest build, if there is a new one, and reports what a person has to decide.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::figures;
use crate::shell::{Shell, execute};

/// The destination of the report.
#[derive(clap::Args)]
pub struct Arguments {
    /// The file that the report is written to, as Markdown
    #[arg(long, value_name = "FILE", default_value = "target/patch.md")]
    report: PathBuf,
}

/// The exit code of `cargo cards` when there are findings: the import is complete, and a person has to decide something.
const FINDINGS: i32 = 1;

/// Pins, builds and reports. Without a new build nothing changes. In a workflow, the step has the output `build`.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    execute(&mut shell.cargo(["build", "--quiet", "--bin", "cardwright"]))?;
    let before = figures::newest_build(shell)?;
    execute(&mut shell.built_program("cardwright", ["pin", "latest"]))?;
    let after = figures::newest_build(shell)?;
    if before == after {
        println!("Build {before} is the newest one.");
        return Ok(());
    }
    let decisions = findings(&mut shell.built_program("cardwright", ["build"]))?;
    let changes = findings(&mut shell.built_program("cardwright", ["diff", &before, &after]))?;
    let report = format!(
        "Build {after} follows build {before}.\n\n## What a person has to decide\n\n```text\n{}\n```\n\n\
         ## What the patch changed\n\n<details><summary>cargo cards diff {before} {after}</summary>\n\n```text\n{}\n```\n\n</details>\n",
        decisions.trim(),
        changes.trim(),
    );
    let path = shell.root().join(&arguments.report);
    fs::write(&path, report).with_context(|| format!("cannot write {}", path.display()))?;
    println!("The report is in {}.", path.display());
    if let Some(file) = std::env::var_os("GITHUB_OUTPUT") {
        let mut file = fs::OpenOptions::new().append(true).open(file)?;
        writeln!(file, "build={after}")?;
    }
    Ok(())
}

/// The output of a command that may have findings.
fn findings(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.code() {
        Some(0 | FINDINGS) => Ok(text),
        _ => bail!("`cargo cards` failed: {}", output.status),
    }
}
