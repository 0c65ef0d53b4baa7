//! The entities in play and in hands that may react to events.
use super::{EntityId, List};

/// The maximum number of listed entities; with more, events check all entities.
const MAX_LISTED: usize = 24;

/// Entities in play and in hands that may react to events: all that do, and some that did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PossibleListeners {
    listed: List<MAX_LISTED>,
    /// By place in the list: the kinds of events that the entity may listen to, as [`EventKind::bit`]s.
    ///
    /// [`EventKind::bit`]: crate::script::trigger::EventKind::bit
    kinds: [u64; MAX_LISTED],
    /// Whether more entities listened than the list holds.
    overflowed: bool,
}

impl PossibleListeners {
    /// Adds an entity that may listen to these kinds of events.
    pub fn add(&mut self, id: EntityId, kinds: u64) {
        if let Some(at) = self.listed.position(id) {
            self.kinds[at] |= kinds;
        } else if self.listed.push(id) {
            self.kinds[self.listed.len() - 1] = kinds;
        } else {
            self.overflowed = true;
        }
    }

    /// Removes an entity that has left its zone.
    pub fn remove(&mut self, id: EntityId) {
        if let Some(at) = self.listed.position(id) {
            self.listed.remove(id);
            self.kinds.copy_within(at + 1.., at);
        }
    }

    /// The entities that may listen to the kind of event with this bit; `None` if there are too many to list.
    pub fn listed(&self, bit: u64) -> Option<impl Iterator<Item = EntityId> + '_> {
        let listed = self.listed.iter().zip(&self.kinds).filter(move |(_, kinds)| **kinds & bit != 0);
        (!self.overflowed).then(|| listed.map(|(id, _)| id))
    }
}
