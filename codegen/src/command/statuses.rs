//! The status of every card: what its Power and its tests are worth.

use std::collections::BTreeMap;

use cardwright_data::store::Store;

use crate::catalog::Catalog;
use crate::coverage::{CardStatus, RecordedCards, TestResults, mark_reached_stubs, statuses};
use crate::generate::stub_bodies;
use crate::sources::{PowerRegistry, Sources, powers};
use crate::workspace::Workspace;
use cardwright_merge::{SourceTree, index};

/// The status of every card, from the files in `generated/` and `tests/`.
pub(super) fn card_statuses(
    workspace: &Workspace,
    catalog: &Catalog,
    results: Option<&TestResults>,
) -> anyhow::Result<BTreeMap<String, CardStatus>> {
    let (cards, tests) =
        (SourceTree::read(&workspace.generated_folder())?, SourceTree::read(&workspace.tests_folder())?);
    let recorded = RecordedCards::load(&workspace.recorded_file())?;
    statuses_of(catalog, [&cards, &tests], &Sources::of_powers(powers(&cards)), &recorded, results)
}

/// The same, where the files and the Powers in them have been read.
pub(super) fn statuses_of(
    catalog: &Catalog,
    [cards, tests]: [&SourceTree; 2],
    sources: &Sources,
    recorded: &RecordedCards,
    results: Option<&TestResults>,
) -> anyhow::Result<BTreeMap<String, CardStatus>> {
    let mut statuses = statuses(catalog, &index(cards, &stub_bodies())?, &index(tests, &[])?, recorded, results);
    if let Some(cards) = &PowerRegistry::new(catalog, sources).cards {
        mark_reached_stubs(&mut statuses, cards);
    }
    Ok(statuses)
}

/// Stores the states in the database, so that SQL can find cards with a text but no Power.
pub(super) fn store_states(workspace: &Workspace, statuses: &BTreeMap<String, CardStatus>) -> anyhow::Result<()> {
    let mut store = Store::open(&workspace.database_file())?;
    let rows = statuses.values().map(|status| {
        let file = status.file.as_ref().map(|file| file.display().to_string());
        (status.id.as_str(), status.state.word(), file, status.line)
    });
    store.set_power_states(rows)?;
    Ok(())
}
