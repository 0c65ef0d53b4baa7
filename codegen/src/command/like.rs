use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_scenario::test_body;
use clap::Args;
use serde_json::{Value, json};

use super::generate::catalog;
use super::inventory::inventory;
use super::show::find_card;
use super::terminal::{Terminal, print_json, print_result};
use crate::coverage::CardTest;
use crate::header::summary;
use crate::inventory::InventoryCard;
use crate::like::similar_cards;
use crate::sources::test_source;
use crate::test_skeleton::test_with_body;
use crate::workspace::Workspace;

/// Shows the implemented cards that are most like a card, with Power and test: a start for writing it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards like JAIL_118            the three nearest\n  \
                  cargo cards like \"Arcane Missiles\" --most 10\n  cargo cards like CS2_029 --json\n\n\
                  `cargo cards search \"word:destroy\"` finds the cards that use a word of the vocabulary.")]
pub struct Like {
    /// The card's id, its number in the game's database, or its English name.
    card: String,
    /// The number of cards to show.
    #[arg(long = "most", value_name = "N", default_value_t = 3)]
    limit: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Like {
    /// Exit code 1 if there is no such card, or none similar to it.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let (inventory, sets) = inventory(workspace, terminal)?;
        let Some(card) = find_card(&inventory, &sets, &self.card) else { return Ok(ExitCode::FAILURE) };
        let near = similar_cards(&inventory, card, self.limit);
        let entries: Vec<&InventoryCard> = near.iter().map(|(_, entry)| *entry).collect();
        let tests = tests_of(workspace, &entries)?;
        if self.json {
            let cards = near.iter().zip(&tests).map(|((near, entry), test)| {
                let status = entry.status.as_ref();
                json!({ "id": entry.record.id, "name": entry.record.name, "near": near, "text": entry.text,
                        "power": entry.power, "test": test, "status": status })
            });
            let cards: Vec<Value> = cards.collect();
            print_json("cardwright-like-1", json!({ "cards": cards }))?;
        } else {
            let mut out = format!("{}\n", heading(card));
            for (entry, test) in entries.iter().zip(&tests) {
                let status = entry.status.as_ref();
                let place = status.and_then(|status| Some((status.file.as_ref()?, status.line?)));
                let place = place.map_or_else(String::new, |(file, line)| format!("{}:{line}", file.display()));
                let power = entry.power.as_deref().unwrap_or_default();
                write!(out, "\n{}\n{place}\n\n    {}\n\n", heading(entry), power.replace('\n', "\n    "))?;
                for line in test.lines() {
                    writeln!(out, "    {line}")?;
                }
            }
            print_result(&out)?;
        }
        Ok(if near.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

fn heading(entry: &InventoryCard) -> String {
    format!("{}  {} · {}\n{}", entry.record.id, entry.record.name, summary(&entry.record), entry.text)
}

/// The test of each card: hand-written, or the scenarios of its trial. Empty for a card covered by another card's test.
fn tests_of(workspace: &Workspace, cards: &[&InventoryCard]) -> anyhow::Result<Vec<String>> {
    let is_trial =
        |entry: &&InventoryCard| entry.status.iter().flat_map(|status| &status.tests).any(CardTest::is_trial);
    let catalog = if cards.iter().any(is_trial) { Some(catalog(workspace)?) } else { None };
    let scenarios = catalog.as_ref().and_then(|catalog| Some((catalog, catalog.scenarios()?)));
    let of = |entry: &&InventoryCard| -> anyhow::Result<String> {
        let Some(test) = entry.status.as_ref().and_then(|status| status.tests.first()) else {
            return Ok(String::new());
        };
        if !test.is_trial() {
            let file = workspace.root().join(&test.file);
            let source =
                std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            return Ok(test_source(&source, &test.name).unwrap_or_default());
        }
        let played = scenarios.as_ref().and_then(|(catalog, scenarios)| {
            let card = catalog.get(&entry.record.id)?;
            let steps = catalog.scenarios_of(scenarios, card).ok()?;
            Some(test_with_body(card, &test_body(card.placement.test_class(), &steps)))
        });
        Ok(played.unwrap_or_default())
    };
    cards.iter().map(of).collect()
}
