//! Counts of cards and their progress.

use serde::Serialize;

use super::standing::Progress;
use crate::coverage::readme::percentage;

/// The number of cards of a kind, and their progress.
#[derive(Debug, Clone, Serialize)]
pub struct CardCount {
    /// The name of the kind.
    pub title: String,
    /// The address of the page that lists the counted cards.
    pub address: String,
    /// The number of cards.
    pub cards: usize,
    /// The number that play as printed.
    pub works: usize,
    /// The number that are started.
    #[serde(rename = "begun")]
    pub started: usize,
    /// The percentage, for bars.
    works_share: f64,
    #[serde(rename = "begun_share")]
    started_share: f64,
    /// The percentage as text.
    percent: String,
}

impl CardCount {
    /// An empty count.
    pub fn new(title: String, address: String) -> Self {
        Self {
            title,
            address,
            cards: 0,
            works: 0,
            started: 0,
            works_share: 0.0,
            started_share: 0.0,
            percent: String::new(),
        }
    }

    /// Adds a card.
    pub fn add(&mut self, tier: Progress) {
        self.cards += 1;
        self.works += usize::from(tier == Progress::Works);
        self.started += usize::from(tier == Progress::Started);
    }

    /// Computes the percentages.
    #[must_use]
    pub fn with_percentages(mut self) -> Self {
        self.works_share = share(self.works, self.cards);
        self.started_share = share(self.started, self.cards);
        self.percent = percentage(self.works, self.cards);
        self
    }
}

/// A percentage with two digits.
#[expect(clippy::cast_precision_loss, reason = "a few thousand cards")]
fn share(part: usize, of: usize) -> f64 {
    if of == 0 { 0.0 } else { (part as f64 * 10_000.0 / of as f64).round() / 100.0 }
}
