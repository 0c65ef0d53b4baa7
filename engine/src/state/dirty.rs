//! Whether an aura step could change anything, and whose numbers.
use cardwright_data::Zone;

use super::{EntityId, List};
use crate::script::amount::Deed;
use crate::script::depends::Depends;

/// What spares aura steps: no part of the game, so that games that differ in it alone are equal.
///
/// An aura is for each that is such, whoever else comes and goes. So after an aura step in which all was set, numbers change
/// only
/// - of who moves: enters a place, gets or loses an enchantment or a keyword, becomes another card ([`DirtyTracker::moved`]);
/// - of who has a number of its own that counts something, once that changes: "has +1 Attack for each other Murloc";
/// - of all, once something changes that an aura for others depends on, or an aura itself comes or goes ([`DirtyTracker::moves`]).
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub(crate) struct DirtyTracker {
    /// All that auras gave at the last aura step is kept on whoever has it.
    kept: bool,
    /// What the numbers of all depend on.
    depends: Depends,
    /// Nothing of that has changed since.
    still: bool,
    /// What the numbers of those who count depend on.
    own: Depends,
    /// Something of that has changed since.
    restless: bool,
    /// There are more bearers than are kept in mind.
    crowded: bool,
    /// Those who count: with an aura for themselves alone, with an enchantment that counts.
    counting: List<8>,
    /// Those who have moved.
    moved: List<8>,
    /// Those who bear auras, whether or not their conditions hold.
    bearers: List<12>,
}

impl DirtyTracker {
    /// Whether an aura step would find every number as it was.
    pub const fn is_calm(&self) -> bool {
        self.still && !self.is_uneasy() && self.moved.is_empty() && !self.is_restless()
    }

    /// Whether it is known who has other numbers: those of [`DirtyTracker::changed`].
    pub const fn knows_who(&self) -> bool {
        self.still && !self.is_uneasy() && !self.crowded
    }

    /// The numbers of all depend on what changes unheard.
    const fn is_uneasy(&self) -> bool {
        self.depends.numbers || self.depends.counts
    }

    const fn is_restless(&self) -> bool {
        self.restless || self.own.counts
    }

    /// Who has moved, and who counts if that may have changed; one may be named twice.
    pub fn changed(&self) -> impl Iterator<Item = EntityId> + '_ {
        self.moved.iter().chain(self.counting.iter().filter(|_| self.is_restless()))
    }

    /// Those who bear auras.
    pub const fn bearers(&self) -> &List<12> {
        &self.bearers
    }

    /// Whether all that auras gave at the last aura step is kept on whoever has it: then whoever has nothing kept, and no
    /// enchantment, has the numbers of the card.
    pub const fn was_kept(&self) -> bool {
        self.kept
    }

    /// Something moves that auras are made of: one itself, a hero, a rule.
    pub const fn moves(&mut self) {
        self.still = false;
    }

    /// One has moved, or has other numbers of its own.
    pub fn moved(&mut self, id: EntityId) {
        if self.moved.position(id).is_none() && !self.moved.push(id) {
            self.still = false;
        }
    }

    /// Whether anything depends on who is at such a place.
    pub const fn watches(&self, zone: Zone) -> bool {
        self.depends.at(zone) || self.own.at(zone)
    }

    /// Somebody comes to a place, or leaves it.
    pub const fn place(&mut self, zone: Zone) {
        self.still &= !self.depends.at(zone);
        self.restless |= self.own.at(zone);
    }

    /// A player did something.
    pub const fn did(&mut self, deed: Deed) {
        self.still &= !self.depends.on(deed);
        self.restless |= self.own.on(deed);
    }

    /// A turn begins or ends.
    pub const fn turns(&mut self) {
        self.still &= !self.depends.turns;
        self.restless |= self.own.turns;
    }

    /// The numbers of those who have changed are set.
    pub fn calmed(&mut self) {
        self.moved = List::default();
        self.restless = false;
    }

    /// One has an enchantment that counts, or an aura for itself that does.
    pub fn counts(&mut self, id: EntityId, depends: Depends) {
        if depends.is_steady() {
            return;
        }
        let known = self.counting.position(id).is_some();
        if depends.numbers || !(known || self.counting.push(id)) {
            self.depends = self.depends.and(depends);
        } else {
            self.own = self.own.and(depends);
        }
    }

    /// One bears an aura that others depend on.
    pub fn gives(&mut self, depends: Depends) {
        self.depends = self.depends.and(depends);
    }

    /// One bears an aura.
    pub fn bears(&mut self, id: EntityId) {
        if self.bearers.last() != Some(id) && !self.bearers.push(id) {
            self.crowded = true;
        }
    }

    /// An aura step is about to set the numbers of all.
    pub fn begin(&mut self) {
        *self = Self { still: true, ..Self::default() };
    }

    /// Whether all that auras give in this step is kept on whoever has it.
    pub const fn keeps(&mut self, kept: bool) {
        self.kept = kept;
    }
}

impl PartialEq for DirtyTracker {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
