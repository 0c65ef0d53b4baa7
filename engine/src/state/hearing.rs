//! The entities that may listen to events: few of those that are in play and in hands.
use super::{EntityId, List};

/// The maximum number of listed entities; where more listen, events look at all entities.
const MAX_LISTED: usize = 24;

/// Entities in play and in hands that may listen to events: all that do, and some that did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hearing {
    listed: List<MAX_LISTED>,
    /// Whether more entities listened than the list holds.
    overflowed: bool,
}

impl Hearing {
    /// An entity may listen from now on.
    pub fn add(&mut self, id: EntityId) {
        if self.listed.position(id).is_none() {
            self.overflowed |= !self.listed.push(id);
        }
    }

    /// An entity has left the place where it listened.
    pub fn remove(&mut self, id: EntityId) {
        if !self.listed.is_empty() {
            self.listed.remove(id);
        }
    }

    /// The entities; `None` if there were too many to list.
    pub fn listed(&self) -> Option<&List<MAX_LISTED>> {
        (!self.overflowed).then_some(&self.listed)
    }
}
