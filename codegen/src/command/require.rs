//! Checks arguments before expensive work.

use anyhow::bail;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;

use crate::workspace::Workspace;

/// Fails unless the card data has a card with this id.
pub(super) fn require_card(workspace: &Workspace, id: &str) -> anyhow::Result<()> {
    if Store::open(&workspace.database_file())?.card(id)?.is_none() {
        bail!("no card has the id `{id}`: `cargo cards search` finds cards by name");
    }
    Ok(())
}

/// Fails unless a set has this module name or client name, in any case.
pub(super) fn require_set(workspace: &Workspace, name: Option<&str>) -> anyhow::Result<()> {
    let sets = Sets::load(&workspace.sets_file())?;
    let is_known = |name: &str| {
        sets.sets.iter().any(|set| set.module.eq_ignore_ascii_case(name) || set.name.eq_ignore_ascii_case(name))
    };
    if let Some(unknown) = name.filter(|name| !is_known(name)) {
        let known: Vec<&str> = sets.sets.iter().map(|set| set.module.as_str()).collect();
        bail!("no set is named `{unknown}`; there are {}", known.join(", "));
    }
    Ok(())
}
