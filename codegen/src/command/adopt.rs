use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use cardwright_scenario::test_body;
use clap::Args;

use super::generate::{Prepared, catalog};
use super::terminal::Terminal;
use crate::catalog::{Catalog, CatalogCard, Stub};
use crate::test_skeleton::{skeleton, test_with_body};
use crate::workspace::Workspace;
use cardwright_merge::{mark_hand_written, replace};

/// Makes cards yours: their scenarios become tests under tests/, and their derived Powers hand-written ones.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards adopt CS2_029            one card\n  \
                  cargo cards adopt --from ids.txt     each card of a file, an id a line\n  \
                  cargo cards adopt --power CS2_029    the Power alone: a trial goes on playing its scenarios")]
pub struct Adopt {
    /// The cards' ids.
    #[arg(required_unless_present = "from", value_name = "ID")]
    ids: Vec<String>,
    /// A file of ids, one per line.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Marks the Powers as hand-written, and leaves their tests to the trials.
    #[arg(long)]
    power: bool,
}

impl Adopt {
    /// Writes the tests, marks the Powers as hand-written, and updates `generated/` and `tests/`.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let catalog = catalog(workspace)?;
        let ids = self.ids()?;
        let cards: Vec<&CatalogCard> = ids
            .iter()
            .map(|id| catalog.get(id).with_context(|| format!("no card has the id `{id}`")))
            .collect::<anyhow::Result<_>>()?;
        if self.power {
            let mut powers = 0;
            for card in cards {
                powers += usize::from(take_power(workspace, &catalog, card)?);
            }
            terminal.print_summary(&format!("{powers} Powers are yours now"));
            return Ok(ExitCode::SUCCESS);
        }
        // First a skeleton for each card that has no test, then the scenarios in the skeletons' place.
        Prepared::with_tests(workspace, &catalog, &ids)?.apply()?;
        let scenarios = catalog.scenarios().context("a card is missing that every scenario needs")?;
        let (mut tests, mut powers) = (0, 0);
        for card in cards {
            tests += usize::from(write_test(workspace, &catalog, &scenarios, card, terminal)?);
            powers += usize::from(take_power(workspace, &catalog, card)?);
        }
        Prepared::with_tests(workspace, &catalog, &ids)?.apply()?;
        terminal.print_summary(&format!("{tests} tests written, {powers} Powers are yours now"));
        Ok(ExitCode::SUCCESS)
    }

    fn ids(&self) -> anyhow::Result<BTreeSet<String>> {
        let mut ids: BTreeSet<String> = self.ids.iter().cloned().collect();
        if let Some(file) = &self.from {
            let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
            ids.extend(text.split_whitespace().map(str::to_owned));
        }
        if ids.is_empty() {
            bail!("no ids are given");
        }
        Ok(ids)
    }
}

/// Replaces the test skeleton of a card with its scenarios; `false` if there is a hand-written test already.
fn write_test(
    workspace: &Workspace,
    catalog: &Catalog,
    scenarios: &cardwright_scenario::ScenarioPlanner,
    card: &CatalogCard,
    terminal: Terminal,
) -> anyhow::Result<bool> {
    let id = &card.record.id;
    let file = workspace.tests_folder().join(card.placement.path(&catalog.sets));
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let skeleton = skeleton(card);
    if !text.contains(&skeleton) {
        terminal.print_summary(&format!("{id} has a test already"));
        return Ok(false);
    }
    let steps = catalog.scenarios_of(scenarios, card).ok().or_else(|| scenarios.skeleton(id));
    let steps = steps.with_context(|| format!("{id} is not among the cards"))?;
    let own = test_with_body(card, &test_body(card.placement.test_class(), &steps));
    replace(&file, &text, &text.replacen(&skeleton, &own, 1))?;
    Ok(true)
}

/// Marks a derived Power as hand-written; `false` if it is not derived.
fn take_power(workspace: &Workspace, catalog: &Catalog, card: &CatalogCard) -> anyhow::Result<bool> {
    if !matches!(card.stub, Stub::Derived(_)) {
        return Ok(false);
    }
    let file = workspace.generated_folder().join(card.placement.path(&catalog.sets));
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let Some(new) = mark_hand_written(&text, &card.record.id) else { return Ok(false) };
    replace(&file, &text, &new)?;
    Ok(true)
}
