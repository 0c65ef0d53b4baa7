use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::source::{Pin, PinRole};
use cardwright_data::store::{ImportInputs, ImportReport, Source, import};
use clap::Args;

use super::fetch::{cache, fetch};
use super::terminal::Terminal;
use crate::names::exclusion_reason;
use crate::workspace::Workspace;

/// Reads CardXML, tag data, corrections and custom cards into `data/cards.sqlite`.
#[derive(Debug, Args, Default)]
#[command(after_help = "Examples:\n  cargo cards import                           the pinned build\n  \
                  cargo cards import --build 254477            another one\n  \
                  cargo cards import --carddefs CardDefs.xml   a file of your own")]
pub struct Import {
    /// A build other than the pinned one.
    #[arg(long, value_name = "N")]
    build: Option<u32>,
    /// A local file instead of the downloaded one.
    #[arg(long, value_name = "FILE", conflicts_with = "build")]
    carddefs: Option<PathBuf>,
    /// Do not use the network; skip files that are not in the cache.
    #[arg(long)]
    offline: bool,
}

impl Import {
    /// Downloads missing files. The old database stays in place until the new one is complete.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        self.import(workspace, terminal).map(|_| ExitCode::SUCCESS)
    }

    /// Like [`Self::run`]; returns the report.
    pub(super) fn import(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ImportReport> {
        let cache = cache(workspace)?;
        let pinned = |role| {
            let pin = cache.pins().of(role).and_then(Pin::build);
            pin.with_context(|| format!("{} pins no build of that role", workspace.sources_file().display()))
        };
        let main = match (&self.carddefs, self.build) {
            (Some(file), _) => Source { file: file.clone(), name: file.display().to_string(), sha256: None },
            (None, build) => {
                let build = build.map_or_else(|| pinned(PinRole::Main), Ok)?;
                if self.offline { cache.cached(build)?.source() } else { fetch(&cache, build, terminal)?.source() }
            }
        };
        let legacy = match pinned(PinRole::Legacy)? {
            build if self.offline => cache.cached(build).ok().map(|fetched| fetched.source()),
            build => Some(fetch(&cache, build, terminal)?.source()),
        };
        let mut inputs = ImportInputs::with_folder(main, legacy, &workspace.data_folder())?;
        inputs.card_check = Some(exclusion_reason);
        let step = terminal.step("import");
        let report = import(&workspace.database_file(), &inputs, &mut |progress| {
            step.set_progress(format!("{} of {} MB", progress.done >> 20, progress.total >> 20));
        })?;
        step.finish(&format!("build {}", report.build));
        for line in report.to_string().lines() {
            terminal.print_summary(&format!("           {line}"));
        }
        Ok(report)
    }
}
