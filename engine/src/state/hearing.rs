//! The entities in play and in hands that may react to events.
use super::{EntityId, List};

/// The maximum number of listed entities; with more, events check all entities.
const MAX_LISTED: usize = 24;

/// Entities in play and in hands that may react to events: all that do, and some that did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hearing {
    listed: List<MAX_LISTED>,
    /// Whether more entities react than the list holds.
    overflowed: bool,
}

impl Hearing {
    /// Adds an entity that may react.
    pub fn add(&mut self, id: EntityId) {
        if self.listed.position(id).is_none() {
            self.overflowed |= !self.listed.push(id);
        }
    }

    /// Removes an entity that has left its zone.
    pub fn remove(&mut self, id: EntityId) {
        if !self.listed.is_empty() {
            self.listed.remove(id);
        }
    }

    /// The entities; `None` if there are too many to list.
    pub fn listed(&self) -> Option<&List<MAX_LISTED>> {
        (!self.overflowed).then_some(&self.listed)
    }
}
