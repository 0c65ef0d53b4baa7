//! The complexity of the written cards: counts by tier, from keywords alone to functions of their own.
use super::{Card, Cards};
use crate::script::PowerStatus;
use crate::script::verb::Verb;

/// The complexity of a card's Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Keywords alone.
    Vanilla,
    /// One ability of one effect, or of modifiers.
    Single,
    /// Several abilities or effects.
    Several,
    /// A Power with a native function, because the vocabulary has no word for the text.
    Native,
}

/// The number of written cards in each tier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TierCounts {
    /// The number of cards of [`Tier::Vanilla`].
    pub vanilla: usize,
    /// The number of cards of [`Tier::Single`].
    pub single: usize,
    /// The number of cards of [`Tier::Several`].
    pub several: usize,
    /// The cards of [`Tier::Native`]: each id with the names of the card's natives.
    pub natives: Vec<(&'static str, Vec<&'static str>)>,
}

impl TierCounts {
    /// The number of completely written cards.
    pub fn written(&self) -> usize {
        self.vanilla + self.single + self.several + self.natives.len()
    }

    /// Natives among the written cards, of 100; 0 where none is written.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand cards")]
    pub fn percent_native(&self) -> f64 {
        self.natives.len() as f64 * 100.0 / self.written().max(1) as f64
    }
}

impl Card {
    /// The tier of a card; `None` if it is not completely written.
    pub fn tier(&self) -> Option<Tier> {
        match self.power.status {
            PowerStatus::Todo | PowerStatus::Partial(_) => return None,
            PowerStatus::Vanilla => return Some(Tier::Vanilla),
            PowerStatus::Done | PowerStatus::Approximate(_) => {}
        }
        let (abilities, effects) = (self.power.abilities().len(), self.power.blocks().concat().len());
        Some(if !self.natives().is_empty() {
            Tier::Native
        } else if abilities <= 1 && effects <= 1 {
            Tier::Single
        } else {
            Tier::Several
        })
    }

    /// The names of its natives.
    pub fn natives(&self) -> Vec<&'static str> {
        let effects = self.power.blocks().into_iter().flatten();
        let native = |verb: &Verb| if let Verb::Native(native) = verb { Some(native.name) } else { None };
        effects.filter_map(|effect| native(&effect.verb)).collect()
    }
}

impl Cards {
    /// The written cards by tier.
    pub fn tier_counts(&self) -> TierCounts {
        let mut counts = TierCounts::default();
        for (_, card) in self.iter() {
            match card.tier() {
                Some(Tier::Vanilla) => counts.vanilla += 1,
                Some(Tier::Single) => counts.single += 1,
                Some(Tier::Several) => counts.several += 1,
                Some(Tier::Native) => counts.natives.push((card.id, card.natives())),
                None => {}
            }
        }
        counts
    }
}
