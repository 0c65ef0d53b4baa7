use std::process::ExitCode;

use anyhow::Context;
use cardwright_scenario::test_body;
use clap::Args;

use super::generate::catalog;
use super::terminal::{Terminal, print_result};
use crate::test_skeleton::test_with_body;
use crate::workspace::Workspace;

/// Shows the scenarios of cards as Rust, as the trials play them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards test CS2_029          the scenarios of Fireball\n  \
                  cargo cards adopt CS2_029         write them into tests/ as your own test")]
pub struct Test {
    /// The cards' ids.
    #[arg(required = true, value_name = "ID")]
    ids: Vec<String>,
}

impl Test {
    /// Prints a test for each card. Exit code 1 if a card has no scenario.
    pub fn run(&self, workspace: &Workspace, _: Terminal) -> anyhow::Result<ExitCode> {
        let catalog = catalog(workspace)?;
        let scenarios = catalog.scenarios().context("a card is missing that every scenario needs")?;
        let mut code = ExitCode::SUCCESS;
        for id in &self.ids {
            let card = catalog.get(id).with_context(|| format!("no card has the id `{id}`"))?;
            match catalog.scenarios_of(&scenarios, card) {
                Ok(steps) => {
                    print_result(&format!(
                        "{}\n",
                        test_with_body(card, &test_body(card.placement.test_class(), &steps))
                    ))?;
                }
                Err(unmodeled) => {
                    eprintln!("{id} has no scenario, {unmodeled}: a person has to write its test");
                    code = ExitCode::FAILURE;
                }
            }
        }
        Ok(code)
    }
}
