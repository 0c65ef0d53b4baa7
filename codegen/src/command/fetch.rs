use std::process::ExitCode;

use cardwright_data::source::{Cache, FetchedBuild, Pin, PinRole, Pins, Progress};
use clap::Args;

use super::terminal::{Step, Terminal};
use crate::workspace::Workspace;

/// Downloads card data into `.cache/` and checks the pinned hashes.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards fetch                    the build of data/sources.toml, the one before it, the one with play requirements\n  \
                  cargo cards fetch --build 254477     another build; the newest release of it when it is not pinned\n  \
                  cargo cards fetch --all              every pinned build, as the long tests need them"
)]
pub struct Fetch {
    /// A build other than the pinned one; can be repeated.
    #[arg(long, value_name = "N", conflicts_with = "all")]
    build: Vec<u32>,
    /// All pinned builds.
    #[arg(long)]
    all: bool,
}

impl Fetch {
    /// Uses the network only for what is not in the cache.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let cache = cache(workspace)?;
        let builds = if self.all {
            cache.pins().builds()
        } else if self.build.is_empty() {
            default_builds(cache.pins())
        } else {
            self.build.clone()
        };
        for build in builds {
            fetch(&cache, build, terminal)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The build that is imported, the pinned one before it, which the page of the last patch compares it with, and the one with
/// play requirements.
fn default_builds(pins: &Pins) -> Vec<u32> {
    let of = |role| pins.of(role).and_then(Pin::build);
    let main = of(PinRole::Main);
    let before = pins.builds().into_iter().filter(|build| main.is_some_and(|main| *build < main)).max();
    let mut builds: Vec<u32> = [main, before, of(PinRole::Legacy)].into_iter().flatten().collect();
    builds.dedup();
    builds
}

/// The cache with the pins of `data/sources.toml`.
pub(super) fn cache(workspace: &Workspace) -> anyhow::Result<Cache> {
    Ok(Cache::new(workspace.download_folder(), Pins::load(&workspace.sources_file())?))
}

/// One build, with progress.
pub(super) fn fetch(cache: &Cache, build: u32, terminal: Terminal) -> anyhow::Result<FetchedBuild> {
    if let Ok(fetched) = cache.cached(build) {
        return Ok(fetched);
    }
    let step = terminal.step("fetch");
    let fetched = cache.fetch(build, &mut |progress| show_progress(&step, progress))?;
    let pinned = if fetched.pinned { "pinned hash verified" } else { "not pinned in data/sources.toml" };
    step.finish(&format!("{}, sha256 {}, {pinned}", fetched.name, fetched.sha256));
    Ok(fetched)
}

/// Shows how far a download is.
pub(super) fn show_progress(step: &Step, progress: Progress) {
    match progress {
        Progress::Downloading(package) => step.set_progress(format!("{package} with pip")),
        Progress::Unpacking { done, total } => {
            step.set_progress(format!("unpacking {} of {} MB", done >> 20, total >> 20));
        }
    }
}
