use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::records_from_carddefs;
use cardwright_data::sets::Sets;
use clap::Args;

use super::fetch::{cache, fetch};
use super::sync_file::sync_file;
use super::terminal::Terminal;
use crate::catalog::select;
use crate::printings;
use crate::workspace::Workspace;

/// Writes former texts and numbers of cards to data/printings.tsv, from all pinned builds.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards printings            after another build was pinned in data/sources.toml\n  \
                  cargo cards printings --check    check whether it is up to date (exit code 1 if not)"
)]
pub struct Printings {
    /// Only check whether the file is up to date.
    #[arg(long)]
    check: bool,
}

impl Printings {
    /// Reads the pinned builds, which takes a few seconds each; downloads builds that are not in the cache.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let cache = cache(workspace)?;
        let sets = Sets::load(&workspace.sets_file())?;
        let mut builds = cache.pins().builds();
        builds.sort_unstable();
        builds.dedup();
        let mut printings = printings::Printings::default();
        let mut today = BTreeMap::new();
        let step = terminal.step("printings");
        for build in &builds {
            let carddefs = fetch(&cache, *build, terminal)?.carddefs;
            step.set_progress(format!("reading build {build}"));
            let (_, records) = records_from_carddefs(&carddefs).with_context(|| {
                format!("build {build} cannot be read: delete {} to download it again", carddefs.display())
            })?;
            printings.add(*build, &records);
            if Some(build) == builds.last() {
                today = records.into_iter().map(|card| (card.id.clone(), card)).collect();
            }
        }
        let wanted = select(&today, &sets);
        let new = printings.file(|id| wanted.contains(id));
        step.finish(&format!("{} builds", builds.len()));
        sync_file(&workspace.printings_file(), &new, self.check, "printings", terminal)
    }
}
