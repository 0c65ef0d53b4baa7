//! The random number generator, and forced outcomes.
use cardwright_data::Format;

use super::EntityId;
use crate::compiled::{CardId, Cards};

/// A seeded random generator (PCG XSH-RR 64/32); the same seed gives the same game on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq)]
pub struct Rng(u64);

impl Rng {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Self {
        let mut rng = Self(seed.wrapping_add(0x9e37_79b9_7f4a_7c15));
        let _ = rng.next();
        let _ = rng.next();
        rng
    }

    pub(super) const fn state(self) -> u64 {
        self.0
    }

    pub(super) const fn of_state(state: u64) -> Self {
        Self(state)
    }

    #[expect(clippy::cast_possible_truncation, reason = "the generator keeps the high bits")]
    const fn next(&mut self) -> u32 {
        let state = self.0;
        self.0 = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (((state >> 18) ^ state) >> 27) as u32;
        mixed.rotate_right((state >> 59) as u32)
    }

    /// A number below `n`, uniform to within 2⁻³²·n; 0 if `n` is 0.
    pub const fn next_below(&mut self, n: usize) -> usize {
        ((self.next() as u64 * n as u64) >> 32) as usize
    }
}

/// A forced outcome.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq)]
pub enum Forced {
    /// The candidate with this index, from 0; a random chance succeeds at 0 and fails at 1.
    Number(usize),
    /// The first candidate with this card.
    Card(CardId),
    /// The candidate that is this entity.
    Entity(EntityId),
}

impl Forced {
    /// Whether it is exactly this card.
    pub(crate) fn is_exactly(&self, card: CardId) -> bool {
        matches!(self, Self::Card(forced) if *forced == card)
    }

    /// Whether it is this card of a pool; in a format, whose pools have one printing of each card, another printing counts too.
    /// A token is not a printing of the collectible card with its name.
    pub(crate) fn is_card(&self, cards: &Cards, format: Format, card: CardId) -> bool {
        let Self::Card(forced) = self else { return false };
        let is_owned = |id| cards.get(id).collectible();
        let printing = || cards.share_name(*forced, card) && is_owned(*forced) == is_owned(card);
        *forced == card || (format != Format::Any && printing())
    }
}
