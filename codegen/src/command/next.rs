use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;

use super::inventory::inventory;
use super::terminal::{Terminal, print_result};
use crate::coverage::State;
use crate::inventory::InventoryCard;
use crate::lint::reasons::UnwrittenReasons;
use crate::workspace::Workspace;

/// Proposes open work: cards that are free to implement, the shortest texts first.
///
/// If no collectible card is open, it proposes what written cards make, then other cards, then cards that lack a test, and then
/// cards that are written in part.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards next                      the easiest open work\n  \
                        cargo cards next --count 30           more of it\n  \
                        cargo cards next --set violet_hold    of one set, by module or Blizzard's name")]
pub struct Next {
    /// The number of cards to propose.
    #[arg(long, value_name = "N", default_value_t = 10)]
    count: usize,
    /// Only this set.
    #[arg(long, value_name = "SET")]
    set: Option<String>,
}

impl Next {
    /// Exit code 1 if there is no open work.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        super::require::require_set(workspace, self.set.as_deref())?;
        let reasons = UnwrittenReasons::load(&workspace.unwritten_file())?;
        let explained: BTreeSet<&str> =
            reasons.unwritten.iter().flat_map(|row| row.cards.iter().map(String::as_str)).collect();
        let (inventory, sets) = inventory(workspace, terminal)?;
        let module = self.set.as_ref().and_then(|asked| {
            let is = |name: &str| name.eq_ignore_ascii_case(asked);
            sets.sets.iter().find(|set| is(&set.module) || is(&set.name)).map(|set| set.module.as_str())
        });
        let of_set = |entry: &&InventoryCard| {
            module.is_none_or(|module| entry.status.as_ref().is_some_and(|status| status.set == module))
        };
        let cards: Vec<&InventoryCard> = inventory.generated().iter().filter(of_set).collect();
        let Some((what, open)) = proposed(&cards, inventory.generated(), &explained) else {
            terminal.print_summary("Nothing is open.");
            return Ok(ExitCode::FAILURE);
        };
        let mut out = format!("{} {what}\n", open.len());
        for entry in open.iter().take(self.count) {
            let place = entry.status.as_ref().and_then(|status| Some((status.file.as_ref()?, status.line?)));
            let place = place.map(|(file, line)| format!("  {}:{line}", file.display())).unwrap_or_default();
            writeln!(out, "  {}  {}{place}\n      {}", entry.record.id, entry.record.name, entry.text)?;
        }
        if let Some(first) = open.first() {
            let id = &first.record.id;
            writeln!(out, "Begin with `cargo cards show {id}` and `cargo cards like {id}`.")?;
        }
        print_result(&out)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The easiest kind of open work that exists, with its cards; `None` if there is none.
fn proposed<'e>(
    cards: &[&'e InventoryCard],
    all: &'e [InventoryCard],
    explained: &BTreeSet<&str>,
) -> Option<(&'static str, Vec<&'e InventoryCard>)> {
    let mut makers: BTreeMap<&str, usize> = BTreeMap::new();
    for path in all.iter().filter_map(|entry| entry.status.as_ref()).flat_map(|status| &status.stub_chains) {
        if let Some(stub) = path.last() {
            *makers.entry(stub).or_default() += 1;
        }
    }
    let is_open = |entry: &&&InventoryCard| {
        let todo = entry.status.as_ref().is_some_and(|status| status.state == State::Todo);
        todo && !explained.contains(entry.record.id.as_str())
    };
    let status = |entry: &&&InventoryCard, such: fn(&crate::coverage::CardStatus) -> bool| {
        entry.status.as_ref().is_some_and(such)
    };
    let effort = |entry: &&&InventoryCard| (entry.text.split(' ').count(), entry.record.id.clone());
    let sorted = |mut found: Vec<&'e InventoryCard>| {
        found.sort_by_key(|entry| effort(&entry));
        found
    };
    let collectible = cards.iter().filter(is_open).filter(|it| status(it, |status| status.collectible)).copied();
    let mut made: Vec<&InventoryCard> =
        cards.iter().filter(is_open).filter(|it| makers.contains_key(it.record.id.as_str())).copied().collect();
    made.sort_by_key(|entry| (std::cmp::Reverse(makers[entry.record.id.as_str()]), effort(&entry)));
    let others = cards.iter().filter(is_open).filter(|it| !it.text.is_empty()).copied();
    let unproved = cards.iter().filter(|it| status(it, |status| status.unproved)).copied();
    let partial = cards
        .iter()
        .filter(|it| status(it, |status| matches!(status.state, State::Partial(_) | State::Approximate(_))))
        .copied();
    [
        ("collectible cards are free to implement; those with the shortest texts:", sorted(collectible.collect())),
        ("stubs are made by written cards, which do not count before; those that most cards make:", made),
        ("other cards are free to implement; those with the shortest texts:", sorted(others.collect())),
        ("cards are written and lack a live test:", sorted(unproved.collect())),
        ("cards are written in part or with an approximation:", sorted(partial.collect())),
    ]
    .into_iter()
    .find(|(_, found)| !found.is_empty())
}
