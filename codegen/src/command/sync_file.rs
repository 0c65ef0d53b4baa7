//! Generated files that a command updates or checks.

use std::fs::read_to_string;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_merge::replace;

use super::terminal::Terminal;

/// Writes the new text of a file, or with `check` compares it; `command` is the command that updates it.
pub fn sync_file(file: &Path, new: &str, check: bool, command: &str, terminal: Terminal) -> anyhow::Result<ExitCode> {
    let name = file.file_name().unwrap_or_default().display();
    let old = read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    if new == old {
        terminal.print_summary(&format!("{name} is up to date."));
        return Ok(ExitCode::SUCCESS);
    }
    if check {
        eprintln!("{name} is out of date: run `cargo cards {command}`");
        return Ok(ExitCode::FAILURE);
    }
    replace(file, &old, new)?;
    terminal.print_summary(&format!("{name} is renewed."));
    Ok(ExitCode::SUCCESS)
}
