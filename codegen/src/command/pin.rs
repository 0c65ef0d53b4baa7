use std::fs::read_to_string;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, bail};
use cardwright_data::source::{Cache, Pin as Pinned, PinRole, with_enums, with_main};
use cardwright_merge::replace;
use clap::Args;

use super::fetch::{cache, show_progress};
use super::terminal::Terminal;
use crate::workspace::Workspace;

/// Makes a release the one that is used: downloads it and writes its version and hashes into data/sources.toml.
///
/// There are two packages: `hearthstone-data` has the card data of a build, `hearthstone` the names of enums, which
/// `cargo cards enums` writes into data/enums.toml.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards pin latest               the newest build; then `cargo cards build`\n  \
                        cargo cards pin 255790               the newest release of a build\n  \
                        cargo cards pin hearthstone          the newest names of enums; then `cargo cards enums`\n  \
                        cargo cards pin hearthstone==9.22.0  those of a version"
)]
pub struct Pin {
    /// A build number, `latest`, or a package with or without its version: `hearthstone`, `hearthstone==9.22.0`.
    #[arg(value_name = "RELEASE")]
    release: PinTarget,
}

/// The package or build to pin.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PinTarget {
    /// A build, or the newest one.
    Build(Option<u32>),
    /// A version of the package of enum names, or the newest one.
    Enums(Option<String>),
}

impl FromStr for PinTarget {
    type Err = String;

    fn from_str(asked: &str) -> Result<Self, String> {
        let (package, version) = match asked.split_once("==") {
            Some((package, version)) => (package, Some(version)),
            None if asked.starts_with("hearthstone") => (asked, None),
            None => ("hearthstone-data", Some(asked)),
        };
        let version = version.filter(|version| *version != "latest");
        let number = |version: &str| version.split('.').next().and_then(|build| build.parse().ok());
        match (package, version) {
            ("hearthstone", version) => Ok(Self::Enums(version.map(str::to_owned))),
            ("hearthstone-data", None) => Ok(Self::Build(None)),
            ("hearthstone-data", Some(version)) => {
                let told =
                    || format!("`{version}` is not the number of a build, such as 255790; the newest one is `latest`");
                number(version).map(|build| Self::Build(Some(build))).ok_or_else(told)
            }
            (package, _) => {
                Err(format!("`{package}` is no package of card data: there are hearthstone-data and hearthstone"))
            }
        }
    }
}

impl Pin {
    /// Pins the build. The previously imported build stays pinned, for comparisons.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let cache = cache(workspace)?;
        match &self.release {
            PinTarget::Build(build) => pin_build(workspace, terminal, &cache, *build)?,
            PinTarget::Enums(version) => {
                let step = terminal.step("pin");
                let pin = cache.release_of_enums(version.as_deref(), &mut |progress| show_progress(&step, progress))?;
                write(workspace, &pin, with_enums)?;
                step.finish(&format!("{}, sha256 {}", pin.name(), pin.sha256));
                terminal.print_summary("           Run `cargo cards enums` to take its names into data/enums.toml.");
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn pin_build(workspace: &Workspace, terminal: Terminal, cache: &Cache, build: Option<u32>) -> anyhow::Result<()> {
    let before = cache.pins().of(PinRole::Main).and_then(Pinned::build);
    let step = terminal.step("pin");
    let pin = cache.find_release(build, &mut |progress| show_progress(&step, progress))?;
    if pin.role == PinRole::Legacy {
        bail!("{} supplies the play requirements of other builds, and cannot be imported itself", pin.name());
    }
    write(workspace, &pin, with_main)?;
    step.finish(&format!("{}, sha256 {}", pin.name(), pin.sha256));
    terminal.print_summary("           Run `cargo cards build` to import it.");
    if let (Some(before), Some(now)) = (before, pin.build())
        && before != now
    {
        terminal.print_summary(&format!("           `cargo cards diff {before} {now}` shows what it changes."));
    }
    Ok(())
}

/// Writes a pin into data/sources.toml.
fn write(workspace: &Workspace, pin: &Pinned, with: fn(&str, &Pinned) -> String) -> anyhow::Result<()> {
    let file = workspace.sources_file();
    let old = read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    Ok(replace(&file, &old, &with(&old, pin))?)
}
