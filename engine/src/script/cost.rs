//! What it takes to do something: costs that compose.
use super::condition::Condition;

/// Something that can be paid.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Part {
    /// Nothing.
    Free,
    /// Mana, temporary mana first.
    Mana(i16),
    /// Health of your hero.
    Health(i16),
    /// Armor of your hero.
    Armor(i16),
    /// Corpses.
    Corpses(i16),
    /// The card is used up for this turn.
    Exhaust,
    /// Uses of a location, durability of a weapon.
    Durability(i16),
    /// Turns until it can be used again.
    Cooldown(i16),
    /// Cards of your hand that are such.
    Discard(u8, Condition),
    /// Friendly minions that are such.
    Destroy(u8, Condition),
    /// Mana crystals locked next turn.
    Overload(i16),
}

/// Parts that are paid together, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Cost {
    /// What is paid, together.
    pub parts: [Part; 4],
    /// Or this instead.
    pub or: Option<&'static Cost>,
}

impl Cost {
    /// Costs nothing.
    pub const FREE: Self = Self { parts: [Part::Free; 4], or: None };

    /// One part.
    pub const fn of(part: Part) -> Self {
        Self { parts: [part, Part::Free, Part::Free, Part::Free], or: None }
    }

    /// This part too.
    ///
    /// # Panics
    /// At the fifth part, when the card is compiled.
    pub const fn and(mut self, part: Part) -> Self {
        let mut at = 0;
        while !matches!(self.parts[at], Part::Free) {
            at += 1;
        }
        self.parts[at] = part;
        self
    }

    /// Or this instead.
    pub const fn or(mut self, other: &'static Self) -> Self {
        self.or = Some(other);
        self
    }
}

/// Mana.
pub const fn mana(n: i16) -> Cost {
    Cost::of(Part::Mana(n))
}
