use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::enums::GameTag;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use clap::Args;
use serde::Deserialize;

use super::terminal::Terminal;
use crate::catalog::Catalog;
use crate::generate::output;
use crate::regenerate::{Plan, Tree, apply, plan};
use crate::templates::Templates;
use crate::test_targets;
use crate::workspace::Workspace;

/// Writes stubs, facts tables and test skeletons; what people have written stays.
#[derive(Debug, Args, Default)]
#[command(after_help = "Examples:\n  cargo cards generate            bring generated/ and tests/ up to date\n  \
                  cargo cards generate --check    say what would change, change nothing (exit code 1 if anything)")]
pub struct Generate {
    /// Say what would change and change nothing.
    #[arg(long)]
    check: bool,
}

impl Generate {
    /// Plans everything first, so that an error leaves every file as it is.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let step = terminal.step("generate");
        step.at("reading the database");
        let catalog = catalog(workspace)?;
        step.at(format!("{} cards", catalog.len()));
        let wanted = output(
            &catalog,
            &cosmetic_tags(workspace)?,
            &Templates::new()?,
            &workspace.generated(),
            &workspace.tests(),
        )?;
        let cards = plan(&wanted.cards, &Tree::read_for(&wanted.cards)?)?;
        let tests = plan(&wanted.tests, &Tree::read_for(&wanted.tests)?)?;
        let manifest_file = workspace.tests().join("Cargo.toml");
        let manifest = std::fs::read_to_string(&manifest_file)
            .with_context(|| format!("{} cannot be read", manifest_file.display()))?;
        let new_manifest = test_targets::manifest(&manifest, &wanted.test_sets)
            .with_context(|| format!("{} is no manifest", manifest_file.display()))?;
        let nothing = cards.is_empty() && tests.is_empty() && manifest == new_manifest;
        if self.check {
            drop(step);
            for plan in [&cards, &tests] {
                report(plan, terminal);
            }
            if nothing {
                terminal.say("Everything is as the data has it.");
                return Ok(ExitCode::SUCCESS);
            }
            eprintln!("generated/ and tests/ are not as the data has them: run `cargo cards generate`");
            return Ok(ExitCode::FAILURE);
        }
        apply(&cards)?;
        apply(&tests)?;
        // The manifest comes last: it names targets whose files stand by now.
        if manifest != new_manifest {
            replace(&manifest_file, &new_manifest)
                .with_context(|| format!("{} cannot be written", manifest_file.display()))?;
        }
        step.done(&format!("{} cards of build {}", catalog.len(), catalog.build));
        for plan in [&cards, &tests] {
            let folder = plan.root.file_name().unwrap_or_default().to_string_lossy();
            let told = plan.to_string();
            // File by file as long as a person would read it; the summary is the last line.
            let short = if plan.changes.len() > 20 { told.lines().count().saturating_sub(1) } else { 0 };
            for line in told.lines().skip(short) {
                terminal.say(&format!("{folder:>9}  {line}"));
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn report(plan: &Plan, terminal: Terminal) {
    for change in &plan.changes {
        let what = if change.new.is_some() { "would write " } else { "would delete" };
        terminal.say(&format!("  {what} {}", plan.root.join(&change.path).display()));
    }
}

/// Writes a file aside and renames it over the old one.
fn replace(file: &Path, text: &str) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let mut aside = tempfile::NamedTempFile::new_in(folder)?;
    aside.write_all(text.as_bytes())?;
    aside.as_file().set_permissions(std::fs::metadata(file)?.permissions())?;
    aside.persist(file)?;
    Ok(())
}

/// The cards to generate, from the database.
pub(super) fn catalog(workspace: &Workspace) -> anyhow::Result<Catalog> {
    let database = workspace.database();
    if !database.is_file() {
        anyhow::bail!("{} is not there: run `cargo cards build`, which fetches and imports first", database.display());
    }
    let store = Store::open(&database)?;
    Ok(Catalog::new(store.build()?, store.cards()?, Sets::load(&workspace.sets())?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tags {
    cosmetic: Vec<String>,
}

/// The tags of `data/tags.toml`.
pub(super) fn cosmetic_tags(workspace: &Workspace) -> anyhow::Result<BTreeSet<GameTag>> {
    let file = workspace.tags();
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let tags: Tags = toml::from_str(&text).with_context(|| format!("{} is not as it should be", file.display()))?;
    tags.cosmetic
        .iter()
        .map(|name| GameTag::named(name).with_context(|| format!("{}: no tag is named `{name}`", file.display())))
        .collect()
}
