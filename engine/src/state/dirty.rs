//! Tracks the entities that need new numbers at the next aura update.
use cardwright_data::Zone;

use super::{EntityId, Game, List, PlayerId};
use crate::compiled::depends::AuraDependencies;
use crate::script::trigger::EventKind;

/// Tracks changes since the latest aura update, so that an update recomputes only dirty entities.
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
    /// Whether the latest full update recorded every effect of an aura on the affected entities.
    aura_effects_recorded: bool,
    /// The dependencies of the numbers of all entities.
    depends: AuraDependencies,
    /// Whether a full update has happened, and nothing in `depends` has changed since.
    valid: bool,
    /// [`Game::aura_inputs_hash`] before the latest full update, where numbers depend on other numbers.
    aura_inputs_hash: Option<u64>,
    /// The dependencies of the numbers of counting entities.
    counter_depends: AuraDependencies,
    /// Whether something in `counter_depends` has changed since the latest update.
    counters_dirty: bool,
    /// Whether there are more bearers of auras than `bearers` can hold.
    overflowed: bool,
    /// The counting entities: with an aura for themselves only, or an enchantment whose number counts something.
    counting_entities: List<16>,
    /// The marked entities.
    marked_entities: List<8>,
    /// The bearers of auras, whether or not the auras' conditions are true.
    bearers: List<12>,
}

impl DirtyTracker {
    /// Whether an update would change no number; `aura_inputs_hash` is what it would find, as [`Game::aura_inputs_hash`] tells.
    ///
    /// Where numbers depend on other numbers, an update gives what the latest one gave if it begins with the same numbers.
    #[inline]
    pub fn is_clean(&self, aura_inputs_hash: impl FnOnce() -> u64) -> bool {
        let quiet = self.valid && self.marked_entities.is_empty() && !self.counters_changed();
        quiet
            && !self.depends.counts
            && !self.depends.untracked
            && (!self.depends.numbers || self.aura_inputs_hash == Some(aura_inputs_hash()))
    }

    /// Whether any number may depend on other numbers.
    pub const fn depends_on_numbers(&self) -> bool {
        self.depends.numbers
    }

    /// Notes what a full update finds, before it changes anything.
    pub const fn record_aura_inputs(&mut self, aura_inputs_hash: Option<u64>) {
        self.aura_inputs_hash = aura_inputs_hash;
    }

    /// Whether recomputing the entities in [`DirtyTracker::dirty`] is enough.
    pub const fn allows_partial_update(&self) -> bool {
        self.valid && !self.depends_on_untracked() && !self.overflowed
    }

    /// Whether the numbers of all entities depend on values of which no change marks an entity.
    const fn depends_on_untracked(&self) -> bool {
        self.depends.numbers || self.depends.counts
    }

    const fn counters_changed(&self) -> bool {
        self.counters_dirty || self.counter_depends.counts
    }

    /// The marked entities, and the counting ones if their counts may have changed; an entity may occur twice.
    pub fn dirty(&self) -> impl Iterator<Item = EntityId> + '_ {
        self.marked_entities.iter().chain(self.counting_entities.iter().filter(|_| self.counters_changed()))
    }

    /// Whether only the marked entities are dirty, so that the same auras work as at the latest update.
    pub const fn only_marked(&self) -> bool {
        !self.counters_changed()
    }

    /// Entities that bear auras.
    pub const fn bearers(&self) -> &List<12> {
        &self.bearers
    }

    /// Whether the latest full update recorded every effect of auras. An entity without a recorded effect and without
    /// enchantments then has its printed numbers.
    pub const fn effects_were_recorded(&self) -> bool {
        self.aura_effects_recorded
    }

    /// Marks every entity as dirty, after a change of an aura itself, a hero, or a rule of a player.
    pub const fn mark_all(&mut self) {
        self.valid = false;
    }

    /// Marks an entity that changed its zone or its own numbers.
    pub fn mark(&mut self, id: EntityId) {
        if self.marked_entities.position(id).is_none() && !self.marked_entities.push(id) {
            self.valid = false;
        }
    }

    /// Whether any number depends on which entities are in this zone.
    pub const fn depends_on_zone(&self, zone: Zone) -> bool {
        self.depends.depends_on_zone_moves(zone) || self.counter_depends.depends_on_zone_moves(zone)
    }

    /// Notes that an entity entered or left a zone.
    pub const fn zone_changed(&mut self, zone: Zone) {
        self.valid &= !self.depends.depends_on_zone_moves(zone);
        self.counters_dirty |= self.counter_depends.depends_on_zone_moves(zone);
    }

    /// Notes a history entry.
    pub const fn note_history(&mut self, kind: EventKind) {
        self.valid &= !self.depends.depends_on_event(kind);
        self.counters_dirty |= self.counter_depends.depends_on_event(kind);
    }

    /// Notes that a turn began or ended.
    pub const fn turn_changed(&mut self) {
        self.valid &= !self.depends.turns;
        self.counters_dirty |= self.counter_depends.turns;
    }

    /// Notes that the dirty entities have been recomputed.
    pub fn partial_update_done(&mut self) {
        self.marked_entities = List::default();
        self.counters_dirty = false;
    }

    /// Adds an entity with an enchantment or an aura for itself only whose number has these dependencies.
    pub fn add_counting(&mut self, id: EntityId, depends: AuraDependencies) {
        if depends.is_stable() {
            return;
        }
        let known = self.counting_entities.position(id).is_some();
        if depends.numbers || !(known || self.counting_entities.push(id)) {
            self.depends = self.depends.union(depends);
        } else {
            self.counter_depends = self.counter_depends.union(depends);
        }
    }

    /// Adds the dependencies of an aura for other entities.
    pub fn add_dependency(&mut self, depends: AuraDependencies) {
        self.depends = self.depends.union(depends);
    }

    /// Adds the bearer of an aura.
    pub fn add_bearer(&mut self, id: EntityId) {
        if self.bearers.last() != Some(id) && !self.bearers.push(id) {
            self.overflowed = true;
        }
    }

    /// Begins a full update: clears everything. `gifts_recorded` is whether this update records every effect.
    pub fn begin_full_update(&mut self, gifts_recorded: bool) {
        *self = Self { valid: true, aura_effects_recorded: gifts_recorded, ..Self::default() };
    }
}

impl Game {
    /// A hash of the state that auras read of the entities in play, in hands and among the Secrets, apart from the changes that
    /// [`AuraDependencies::untracked`] names.
    pub(crate) fn aura_inputs_hash(&self) -> u64 {
        let mut mixed = 0_u64;
        let mut add = |word: u64| mixed = (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let word = |numbers: [u16; 4]| numbers.into_iter().fold(0, |word, number| word << 16 | u64::from(number));
        for player in PlayerId::BOTH {
            let side = &self.players[player];
            let slots = [side.hero, side.hero_power, side.second_hero_power, side.weapon].into_iter().flatten();
            for id in slots.chain(side.board.iter()).chain(side.hand.iter()).chain(side.secrets.iter()) {
                let entity = &self[id];
                let [attack, health, cost] = [entity.attack, entity.max_health, entity.cost].map(i16::cast_unsigned);
                add(word([id.number(), attack, health, cost]));
                add(word([entity.card.0, entity.remembered.map_or(0, EntityId::number), 0, player as u16]));
                add(entity.keywords.bits());
            }
        }
        mixed
    }
}
