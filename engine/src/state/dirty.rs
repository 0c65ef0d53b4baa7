//! Which entities need new numbers at the next aura update.
use cardwright_data::Zone;

use super::{EntityId, List};
use crate::compiled::depends::Depends;
use crate::script::amount::Deed;

/// Tracks what changed since the last aura update, so that an update recomputes dirty entities only.
///
/// An aura's targets are chosen per entity, whichever other entities come and go. So after a full update, numbers
/// change only
/// - for an entity that is marked ([`DirtyTracker::mark`]): it entered a zone, gained or lost an enchantment or a keyword,
///   or became another card;
/// - for an entity whose own value counts something ("has +1 Attack for each other Murloc"), once that changes;
/// - for all entities, once something changes that an aura for others depends on, or an aura itself comes or goes
///   ([`DirtyTracker::mark_all`]).
///
/// The tracker is a cache: it is not part of a game's value, and comparing games leaves it out.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub(crate) struct DirtyTracker {
    /// At the last full update, every gift of an aura was recorded on the entity that received it.
    gifts_recorded: bool,
    /// What the numbers of all entities depend on.
    depends: Depends,
    /// A full update has happened, and nothing in `depends` has changed since.
    valid: bool,
    /// What the numbers of counting entities depend on.
    counter_depends: Depends,
    /// Something in `counter_depends` has changed since the last update.
    counters_dirty: bool,
    /// There are more bearers of auras than `bearers` can hold.
    overflowed: bool,
    /// Entities that count: with an aura for themselves alone, or an enchantment whose number counts something.
    counting: List<16>,
    /// Entities that are marked.
    marked: List<8>,
    /// Entities that bear auras, whether or not the auras' conditions hold.
    bearers: List<12>,
}

impl DirtyTracker {
    /// Whether an update would change no number.
    pub const fn is_clean(&self) -> bool {
        self.valid && !self.depends_on_untracked() && self.marked.is_empty() && !self.counters_changed()
    }

    /// Whether it is enough to recompute the entities in [`DirtyTracker::dirty`].
    pub const fn allows_partial_update(&self) -> bool {
        self.valid && !self.depends_on_untracked() && !self.overflowed
    }

    /// Whether the numbers of all entities depend on values whose changes are not tracked.
    const fn depends_on_untracked(&self) -> bool {
        self.depends.numbers || self.depends.counts
    }

    const fn counters_changed(&self) -> bool {
        self.counters_dirty || self.counter_depends.counts
    }

    /// The marked entities, and the counting ones if what they count may have changed; an entity may occur twice.
    pub fn dirty(&self) -> impl Iterator<Item = EntityId> + '_ {
        self.marked.iter().chain(self.counting.iter().filter(|_| self.counters_changed()))
    }

    /// Entities that bear auras.
    pub const fn bearers(&self) -> &List<12> {
        &self.bearers
    }

    /// Whether every gift of an aura was recorded at the last full update. If so, an entity without a recorded gift and
    /// without enchantments has its printed numbers.
    pub const fn gifts_were_recorded(&self) -> bool {
        self.gifts_recorded
    }

    /// Something changed that auras are made of: an aura itself, a hero, a rule of a player.
    pub const fn mark_all(&mut self) {
        self.valid = false;
    }

    /// An entity changed its zone, or its own numbers changed.
    pub fn mark(&mut self, id: EntityId) {
        if self.marked.position(id).is_none() && !self.marked.push(id) {
            self.valid = false;
        }
    }

    /// Whether any number depends on which entities are in this zone.
    pub const fn depends_on_zone(&self, zone: Zone) -> bool {
        self.depends.depends_on_zone_moves(zone) || self.counter_depends.depends_on_zone_moves(zone)
    }

    /// An entity entered or left a zone.
    pub const fn zone_changed(&mut self, zone: Zone) {
        self.valid &= !self.depends.depends_on_zone_moves(zone);
        self.counters_dirty |= self.counter_depends.depends_on_zone_moves(zone);
    }

    /// A player did something that is remembered.
    pub const fn note_history(&mut self, deed: Deed) {
        self.valid &= !self.depends.on(deed);
        self.counters_dirty |= self.counter_depends.on(deed);
    }

    /// A turn began or ended.
    pub const fn turn_changed(&mut self) {
        self.valid &= !self.depends.turns;
        self.counters_dirty |= self.counter_depends.turns;
    }

    /// The dirty entities have been recomputed.
    pub fn partial_update_done(&mut self) {
        self.marked = List::default();
        self.counters_dirty = false;
    }

    /// An entity has an enchantment whose number depends on this, or an aura for itself alone that does.
    pub fn add_counting(&mut self, id: EntityId, depends: Depends) {
        if depends.is_stable() {
            return;
        }
        let known = self.counting.position(id).is_some();
        if depends.numbers || !(known || self.counting.push(id)) {
            self.depends = self.depends.and(depends);
        } else {
            self.counter_depends = self.counter_depends.and(depends);
        }
    }

    /// There is an aura for others that depends on this.
    pub fn add_dependency(&mut self, depends: Depends) {
        self.depends = self.depends.and(depends);
    }

    /// An entity bears an aura.
    pub fn add_bearer(&mut self, id: EntityId) {
        if self.bearers.last() != Some(id) && !self.bearers.push(id) {
            self.overflowed = true;
        }
    }

    /// A full update begins: forgets everything. The parameter says whether this update records every gift.
    pub fn begin_full_update(&mut self, gifts_recorded: bool) {
        *self = Self { valid: true, gifts_recorded, ..Self::default() };
    }
}
