use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::source::refresh_enums;
use clap::Args;

use super::fetch::cache;
use super::sync_file::sync_file;
use super::terminal::Terminal;
use crate::workspace::Workspace;

/// Updates `data/enums.toml` from the pinned package of enum names.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards enums            after a new release of the package is pinned in data/sources.toml\n  \
                  cargo cards enums --check    check whether it is up to date (exit code 1 if not)"
)]
pub struct Enums {
    /// Only check whether the file is up to date.
    #[arg(long)]
    check: bool,
}

impl Enums {
    /// Updates the file. Names that the package lacks are preserved.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let file = workspace.enums_file();
        let current = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let package = cache(workspace)?.fetch_enums(&mut |_| {})?;
        let names =
            std::fs::read_to_string(&package).with_context(|| format!("{} cannot be read", package.display()))?;
        let new = refresh_enums(&current, &names);
        sync_file(&file, &new, self.check, "enums", terminal)
    }
}
