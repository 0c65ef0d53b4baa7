//! All cards with their states and Powers, for the commands that query them.

use std::fs;

use anyhow::Context;
use cardwright_data::sets::Sets;

use super::generate::{catalog_of, open_checked};
use super::statuses::{statuses_of, store_states};
use super::terminal::Terminal;
use crate::coverage::RecordedCards;
use crate::inventory::{self, Inventory, InventoryCard, database_state};
use crate::sources::{PowerSource, Sources, powers};
use crate::workspace::Workspace;
use cardwright_merge::SourceTree;

/// All cards, and the sets. The cached inventory is used if nothing has changed; otherwise everything is read, and the states
/// are stored in the database, so that SQL can find cards with a text and without a Power.
pub(super) fn inventory(workspace: &Workspace, terminal: Terminal) -> anyhow::Result<(Inventory, Sets)> {
    let sets = workspace.sets_file();
    let sets = fs::read(&sets).with_context(|| format!("{} cannot be read", sets.display()))?;
    let settings = [sets, fs::read(workspace.recorded_file()).unwrap_or_default()].concat();
    let fail = "generated/ and tests/ cannot be read";
    let key_of_sources =
        inventory::inputs_checksum(&settings, [&workspace.generated_folder(), &workspace.tests_folder()])
            .context(fail)?;
    let state = || database_state(&workspace.database_file());
    let key = |state: String| format!("{key_of_sources}-{state}");
    let (file, before) = (workspace.inventory_file(), state());
    if let Some(kept) = before.clone().and_then(|state| Inventory::read(&file, &key(state))) {
        terminal.print_detail(&format!("nothing has changed since {} was written", file.display()));
        return Ok((kept, Sets::load(&workspace.sets_file())?));
    }
    terminal.print_detail("something has changed: reading all cards, Powers and tests");
    let (store, sets) = open_checked(workspace)?;
    let build = store.build()?;
    let records = store.cards()?;
    drop(store);
    let (cards, tests) =
        (SourceTree::read(&workspace.generated_folder())?, SourceTree::read(&workspace.tests_folder())?);
    let sources = Sources::of_powers(powers(&cards));
    let mut entries: Vec<InventoryCard> = records
        .iter()
        .map(|record| {
            InventoryCard::new(record, sources.power(&record.id).map(PowerSource::with_inlined_constants), None)
        })
        .collect();
    let catalog = catalog_of(workspace, build, records, sets);
    let recorded = RecordedCards::load(&workspace.recorded_file())?;
    let mut statuses = statuses_of(&catalog, [&cards, &tests], &sources, &recorded, None)?;
    let is_same = before == state();
    // The answer is there; without the states only SQL misses something.
    if let Err(error) = store_states(workspace, &statuses) {
        eprintln!("warning: the table power_state still has the states of an earlier run: {error}");
    }
    for entry in &mut entries {
        entry.status = statuses.remove(&entry.record.id);
    }
    let inventory = Inventory::new(build, entries);
    // The states that were just stored have changed the database. An import while all was read has changed it too.
    if let Some(state) = state().filter(|_| is_same) {
        inventory.write(&file, &key(state));
    }
    Ok((inventory, catalog.sets))
}
