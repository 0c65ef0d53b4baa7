use std::collections::BTreeMap;
use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use cardwright_data::records_from_carddefs;
use cardwright_data::sets::{Sets, client_titles};
use clap::Args;

use super::fetch::{cache, fetch};
use super::generate::{catalog, cosmetic_tags};
use super::statuses::card_statuses;
use super::terminal::{Terminal, print_json, print_result};
use crate::difference::{Build, ComparisonOptions, MarkStyle, compare, report};
use crate::site::patch_report;
use crate::templates::Templates;
use crate::workspace::Workspace;

/// Compares two builds: cards added, removed and changed, with their implementation status.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards diff 254477 255790            two builds by number; fetched if need be\n  \
                  cargo cards diff 254477 255790 --json     for programs\n  \
                  cargo cards diff 254477 255790 --html patch.html  as a page, one file\n  \
                  cargo cards diff old.xml new.xml --all    two files; every entity and every tag, with a name or without\n\n\
                  + new, ~ changed, - gone. Words that went and came are marked [-so-]{+so+}, in color at a terminal."
)]
pub struct Diff {
    /// The number of the older build, or a CardDefs.xml.
    #[arg(value_name = "OLD")]
    old: String,
    /// The number of the newer build, or a CardDefs.xml.
    #[arg(value_name = "NEW")]
    new: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write a self-contained web page.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    html: Option<PathBuf>,
    /// The address of a card site that cards link to; by default, the site written last by `cargo cards site`.
    #[arg(long, value_name = "URL", conflicts_with = "json")]
    site: Option<String>,
    /// Include all entities (not only cards of constructed play), cosmetic and unnamed tags, and the markup of texts.
    #[arg(long)]
    all: bool,
}

impl Diff {
    /// Prints the difference. Equal builds are not an error.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let sets = Sets::load(&workspace.sets_file())?;
        let old_file = carddefs(workspace, &self.old, terminal)?;
        let new_file = carddefs(workspace, &self.new, terminal)?;
        let step = terminal.step("diff");
        step.set_progress("reading both builds");
        let (old, new) = rayon::join(|| read(&old_file, &sets), || read(&new_file, &sets));
        let (old, new) = (old?, new?);
        let statuses = if workspace.database_file().is_file() {
            card_statuses(workspace, &catalog(workspace)?, None)?
        } else {
            BTreeMap::new()
        };
        let scope = ComparisonOptions { everything: self.all, cosmetic: cosmetic_tags(workspace)? };
        let difference = compare(&old, &new, &sets, &scope, &statuses);
        drop(step);
        if statuses.is_empty() {
            terminal
                .print_summary("Implemented cards are not marked: there is no card database: run `cargo cards build`.");
        }
        let colored = stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let written = || {
            let folder = workspace.root().join("target/site").canonicalize().ok()?;
            Some(format!("file://{}", folder.display())).filter(|_| colored || self.html.is_some())
        };
        let site = self.site.clone().or_else(written);
        if let Some(file) = &self.html {
            let page = patch_report(&Templates::new()?, &difference, site.as_deref())?;
            std::fs::write(file, page).with_context(|| format!("{} cannot be written", file.display()))?;
            terminal.print_summary(&format!("Build {} to {}: {}", difference.from, difference.to, file.display()));
            return Ok(ExitCode::SUCCESS);
        }
        if self.json {
            print_json("cardwright-diff-1", serde_json::to_value(&difference)?)?;
        } else {
            let marks = if colored { MarkStyle::Colored } else { MarkStyle::Plain };
            print_result(&report(&difference, marks, site.as_deref()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The file of a build: by number, from the cache or downloaded; otherwise a file name.
fn carddefs(workspace: &Workspace, asked: &str, terminal: Terminal) -> anyhow::Result<PathBuf> {
    if let Ok(build) = asked.parse::<u32>() {
        return Ok(fetch(&cache(workspace)?, build, terminal)?.carddefs);
    }
    let file = PathBuf::from(asked);
    if !file.is_file() {
        bail!("{asked} is neither the number of a build, such as 255790, nor a file");
    }
    Ok(file)
}

fn read(file: &Path, sets: &Sets) -> anyhow::Result<Build> {
    let (number, records) = records_from_carddefs(file).context("the build cannot be compared")?;
    Ok(Build::with_titles(number, records, sets, &client_titles(file)))
}
