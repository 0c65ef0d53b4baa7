use std::process::ExitCode;

use clap::Args;

use super::coverage::Coverage;
use super::generate::Generate;
use super::import::Import;
use super::terminal::Terminal;
use crate::workspace::Workspace;

/// Runs everything: fetch, import, generate, and print coverage.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards build                   the pinned build\n  cargo cards build --build 254477    another one"
)]
pub struct Build {
    #[command(flatten)]
    import: Import,
}

impl Build {
    /// Runs each part like its own command.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        self.import.run(workspace, terminal)?;
        Generate::default().run(workspace, terminal)?;
        Coverage::default().run(workspace, terminal)
    }
}
