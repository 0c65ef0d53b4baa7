//! The expected state after a recorded action.
use std::collections::BTreeMap;

use super::case::{Case, Tags};

/// The state after a recorded action.
pub struct Expected {
    /// The tags of the players, by player number.
    pub players: BTreeMap<u8, Tags>,
    /// The tags of the entities, by entity number; entities that left play are in their new zone.
    pub entities: BTreeMap<u16, Tags>,
}

/// Applies the changes to the state before.
pub fn expected(case: &Case) -> Expected {
    let mut players = case.before.players.clone();
    for (number, changes) in &case.after.players {
        let tags = players.entry(*number).or_default();
        tags.0.extend(changes.iter().map(|(tag, (_, new))| (tag.clone(), new.clone())));
    }
    let mut ents = case.before.entities.clone();
    for (number, changes) in &case.after.changed {
        let tags = ents.entry(*number).or_default();
        tags.0.extend(changes.iter().map(|(tag, (_, new))| (tag.clone(), new.clone())));
    }
    ents.extend(case.after.new.iter().map(|(number, tags)| (*number, tags.clone())));
    for (number, left) in &case.after.gone {
        let tags = ents.entry(*number).or_default();
        if let Some(zone) = left.0.get("ZONE") {
            tags.0.insert("ZONE".to_owned(), zone.clone());
        }
    }
    Expected { players, entities: ents }
}
