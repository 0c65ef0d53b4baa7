//! Whether an aura step could change anything.
use crate::script::amount::Deed;
use crate::script::depends::Depends;

/// What spares aura steps: no part of the game, so that games that differ in it alone are equal.
///
/// After an aura step numbers can change without anybody moving ("has +1 Attack while damaged") only if an aura or an
/// enchantment depends on numbers. Else nothing needs another step until something moves: enters or leaves a place, changes
/// sides, card, keywords or enchantments; or, where that is asked for, a player does something, or the turn ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Calm {
    /// All that auras gave at the last aura step is kept on whoever has it.
    kept: bool,
    /// What the numbers of the last aura step depend on.
    depends: Depends,
    /// Nothing of that has changed since.
    still: bool,
}

impl Calm {
    /// Whether an aura step would find every number as it was.
    pub const fn is_calm(self) -> bool {
        self.still && !self.depends.numbers
    }

    /// Whether all that auras gave at the last aura step is kept on whoever has it: then whoever has nothing kept, and no
    /// enchantment, has the numbers of the card.
    pub const fn was_kept(self) -> bool {
        self.kept
    }

    /// Something moves.
    pub const fn moves(&mut self) {
        self.still = false;
    }

    /// A player did something.
    pub const fn did(&mut self, deed: Deed) {
        self.still &= !self.depends.on(deed);
    }

    /// A turn begins or ends.
    pub const fn turns(&mut self) {
        self.still &= !self.depends.turns;
    }

    /// An aura step is done.
    pub const fn settled(&mut self, kept: bool, depends: Depends) {
        *self = Self { kept, depends, still: true };
    }
}

impl PartialEq for Calm {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
