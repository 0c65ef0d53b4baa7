//! The numbers of cards in a registry.
use std::fmt;

/// A card's number in its [`Cards`](super::Cards); dense, and valid for that registry only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u16);

impl CardId {
    /// No card: for unknown cards, players and the game.
    pub const NONE: Self = Self(u16::MAX);

    /// The id as an option: `None` for [`CardId::NONE`].
    pub fn to_option(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE { f.write_str("no card") } else { write!(f, "card {}", self.0) }
    }
}
