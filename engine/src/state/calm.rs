//! Whether an aura step could change anything.

/// What spares aura steps: no part of the game, so that games that differ in it alone are equal.
///
/// After an aura step numbers can change without anybody moving ("has +1 Attack while damaged", "for each …") unless all
/// auras and enchantments are steady. Then damage, healing, deeds and resources need no other step until something moves:
/// enters or leaves a place, changes sides, card, keywords or enchantments, or the turn ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Calm {
    /// All auras were plain at the last aura step.
    plain: bool,
    /// All was steady at the last aura step.
    steady: bool,
    /// Nothing has moved since.
    still: bool,
}

impl Calm {
    /// Whether an aura step would find every number as it was.
    pub const fn is_calm(self) -> bool {
        self.steady && self.still
    }

    /// Whether all auras were plain at the last aura step: what they gave is kept on whoever has it.
    pub const fn was_plain(self) -> bool {
        self.plain
    }

    /// Something moves.
    pub const fn moves(&mut self) {
        self.still = false;
    }

    /// An aura step is done.
    pub const fn settled(&mut self, plain: bool, steady: bool) {
        *self = Self { plain, steady, still: true };
    }
}

impl PartialEq for Calm {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
