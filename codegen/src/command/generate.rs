use std::collections::BTreeSet;
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
use crate::regenerate::{Plan, Tree, apply, plan, write};
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
        let cards = plan(&wanted.cards, &Tree::read(&wanted.cards.root)?)?;
        let tests = plan(&wanted.tests, &Tree::read(&wanted.tests.root)?)?;
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
        // The manifest names the targets whose files come first.
        apply(&cards)?;
        apply(&tests)?;
        if manifest != new_manifest {
            write(&manifest_file, &new_manifest)
                .with_context(|| format!("{} cannot be written", manifest_file.display()))?;
        }
        step.done(&format!(
            "{} cards of build {}: cards {}; tests {}",
            catalog.len(),
            catalog.build,
            cards.counts,
            tests.counts
        ));
        for line in cards.notes.iter().chain(&tests.notes) {
            terminal.say(&format!("  note: {line}"));
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn report(plan: &Plan, terminal: Terminal) {
    for (path, _) in &plan.write {
        terminal.say(&format!("  would write  {}", plan.root.join(path).display()));
    }
    for path in &plan.delete {
        terminal.say(&format!("  would delete {}", plan.root.join(path).display()));
    }
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
