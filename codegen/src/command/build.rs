use std::collections::BTreeSet;
use std::process::ExitCode;

use cardwright_data::store::ImportReport;
use cardwright_merge::{BlockEvent, SourceTree, State, index};
use clap::Args;

use super::coverage::Coverage;
use super::generate::{Prepared, generate, known_unnamed};
use super::import::Import;
use super::terminal::Terminal;
use crate::generate::stub_bodies;
use crate::workspace::Workspace;

/// Runs everything: fetch, import, generate, and print coverage.
///
/// The last lines say what a person has to decide, if anything; the exit code is 1 then.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards build                           the pinned build\n  \
                  cargo cards build --build 254477            another one\n  \
                  cargo cards build --carddefs CardDefs.xml   a file of your own")]
pub struct Build {
    #[command(flatten)]
    import: Import,
}

impl Build {
    /// Runs each part like its own command.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let report = self.import.import(workspace, terminal)?;
        let prepared = generate(workspace, terminal)?;
        Coverage::default().run(workspace, terminal)?;
        let decisions = open_decisions(workspace, &report, &prepared)?;
        if decisions.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        eprintln!("\nTo decide:");
        for decision in &decisions {
            eprintln!("- {decision}");
        }
        Ok(ExitCode::FAILURE)
    }
}

/// The maximum number of cards or tags named in a line.
const MAX_NAMED: usize = 12;

/// The decisions that an import leaves to a person, one line each.
fn open_decisions(workspace: &Workspace, report: &ImportReport, prepared: &Prepared) -> anyhow::Result<Vec<String>> {
    let mut decisions: Vec<String> =
        report.unlisted_sets.iter().map(|set| set.to_string().trim_end().to_owned()).collect();
    let powers = index(&SourceTree::read(&workspace.generated_folder())?, &stub_bodies())?;
    let tests = index(&SourceTree::read(&workspace.tests_folder())?, &[])?;
    let stale: BTreeSet<String> =
        powers.into_iter().chain(tests).filter(|found| found.state == State::Stale).map(|found| found.key).collect();
    if !stale.is_empty() {
        decisions.push(format!(
            "{} another text, number or type than their Power or test was written for: {}. Correct each, and delete its `Stale` line",
            count_with_noun(stale.len(), "card has", "cards have"),
            first_few(stale)
        ));
    }
    let events = prepared.cards.events.iter().chain(&prepared.tests.events);
    let aside: BTreeSet<String> =
        events.filter(|event| event.kind == BlockEvent::SetAside).map(|event| event.key.clone()).collect();
    if !aside.is_empty() {
        decisions.push(format!(
            "{} left the data: {}. What people wrote for them is in generated/aside and tests/aside, and comes back with them; \
             delete there what nobody will need",
            count_with_noun(aside.len(), "written card has", "written cards have"),
            first_few(aside)
        ));
    }
    let known = known_unnamed(workspace)?;
    let tags = report.unnamed.iter().filter(|it| it.enum_name == "GameTag" && !known.contains(&it.number));
    let tags: Vec<String> = tags.map(|it| format!("{} (such as {})", it.number, it.example)).collect();
    if !tags.is_empty() {
        decisions.push(format!(
            "{} no name: {}. Pin newer names (`cargo cards pin hearthstone`, `cargo cards enums`), or add \
             the numbers to `unnamed` in data/tags.toml",
            count_with_noun(tags.len(), "tag is new and has", "tags are new and have"),
            first_few(tags)
        ));
    }
    Ok(decisions)
}

/// A number with its noun and verb: `1 card has`, `2 cards have`.
fn count_with_noun(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// The first items of a list, and the number of the others.
fn first_few(all: impl IntoIterator<Item = String, IntoIter: ExactSizeIterator>) -> String {
    let all = all.into_iter();
    let more = all.len().saturating_sub(MAX_NAMED);
    let named = all.take(MAX_NAMED).collect::<Vec<_>>().join(", ");
    if more > 0 { format!("{named} and {more} more") } else { named }
}
