//! Whether an aura step could change anything.

/// What spares aura steps: no part of the game, so that games that differ in it alone are equal.
///
/// After an aura step numbers can change without anybody moving ("has +1 Attack while damaged", "for each …") unless all
/// auras and enchantments are steady. Then damage, healing, deeds and resources need no other step until something moves:
/// enters or leaves a place, changes sides, card, keywords or enchantments, or the turn ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Calm {
    /// All that auras gave at the last aura step is kept on whoever has it.
    kept: bool,
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

    /// Whether all that auras gave at the last aura step is kept on whoever has it: then whoever has nothing kept, and no
    /// enchantment, has the numbers of the card.
    pub const fn was_kept(self) -> bool {
        self.kept
    }

    /// Something moves.
    pub const fn moves(&mut self) {
        self.still = false;
    }

    /// An aura step is done.
    pub const fn settled(&mut self, kept: bool, steady: bool) {
        *self = Self { kept, steady, still: true };
    }
}

impl PartialEq for Calm {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
