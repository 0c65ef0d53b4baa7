use std::fs::read_to_string;
use std::process::ExitCode;

use anyhow::{Context, bail};
use cardwright_data::source::{Role, with_main};
use cardwright_merge::replace;
use clap::Args;

use super::fetch::{cache, show_progress};
use super::terminal::Terminal;
use crate::workspace::Workspace;

/// Makes a build the one that is imported: downloads it and writes its version and hashes into data/sources.toml.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards pin latest    the newest release; then `cargo cards build`\n  \
                        cargo cards pin 255790    the newest release of a build")]
pub struct Pin {
    /// The number of the build, or `latest`.
    #[arg(value_name = "BUILD")]
    build: String,
}

impl Pin {
    /// The build that was imported until now stays pinned, for comparisons.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let build = match self.build.as_str() {
            "latest" => None,
            number => Some(number.parse().ok().with_context(|| {
                format!("`{number}` is not the number of a build, such as 255790; the newest one is `latest`")
            })?),
        };
        let cache = cache(workspace)?;
        let before = cache.pins().of(Role::Main).and_then(cardwright_data::source::Pin::build);
        let step = terminal.step("pin");
        let pin = cache.release(build, &mut |progress| show_progress(&step, progress))?;
        if pin.role == Role::Legacy {
            bail!("{} supplies the play requirements of other builds, and cannot be imported itself", pin.name());
        }
        let file = workspace.sources();
        let old = read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        replace(&file, &old, &with_main(&old, &pin))?;
        step.done(&format!("{}, sha256 {}", pin.name(), pin.sha256));
        terminal.say("           Run `cargo cards build` to import it.");
        if let (Some(before), Some(now)) = (before, pin.build())
            && before != now
        {
            terminal.say(&format!("           `cargo cards diff {before} {now}` shows what it changes."));
        }
        Ok(ExitCode::SUCCESS)
    }
}
