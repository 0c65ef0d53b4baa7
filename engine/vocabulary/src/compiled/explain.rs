//! Cards in plain English: [`Explain`], with the names of the registered cards.
use super::{Card, Cards};
use crate::facts::Facts;
use crate::script::Power;
use crate::script::english::CardNames;
pub use crate::script::english::Explain;

impl CardNames for Cards {
    fn facts_of(&self, id: &str) -> Option<&Facts> {
        self.by_id(id).map(|card| &self.get(card).facts)
    }

    fn power_of(&self, id: &str) -> Option<&Power> {
        self.by_id(id).map(|card| self.get(card).power)
    }
}

impl Card {
    /// The card's Power in plain English; see [`explain`](self).
    pub fn explain(&self, cards: &Cards) -> String {
        Explain::new(cards).power(self.power)
    }
}
