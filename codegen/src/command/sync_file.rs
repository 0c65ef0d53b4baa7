//! Files that a command keeps in step with what they come from.

use std::fs::read_to_string;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

use super::terminal::Terminal;
use crate::atomic::replace;

/// Gives a file its new text, or with `check` says whether it has it; `command` is what renews it.
pub fn sync_file(file: &Path, new: &str, check: bool, command: &str, terminal: Terminal) -> anyhow::Result<ExitCode> {
    let name = file.file_name().unwrap_or_default().display();
    let old = read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    if new == old {
        terminal.say(&format!("{name} is in step."));
        return Ok(ExitCode::SUCCESS);
    }
    if check {
        eprintln!("{name} is not in step: run `cargo cards {command}`");
        return Ok(ExitCode::FAILURE);
    }
    replace(file, new).with_context(|| format!("{} cannot be written", file.display()))?;
    terminal.say(&format!("{name} is renewed."));
    Ok(ExitCode::SUCCESS)
}
