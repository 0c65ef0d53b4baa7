//! Decks that are read and checked once, for many games.
use std::sync::OnceLock;

use cardwright_data::Format;
use cardwright_engine::{Cards, Deck};

use super::legality;
use super::skin::Skin;

/// A deck that was read from a text, with what a game needs to know about it.
///
/// ```
/// use cardwright_arena::deck::prepared::PreparedDeck;
/// use cardwright_arena::registry;
/// use cardwright_data::Format;
/// let cards = registry::cards()?;
/// let deck = PreparedDeck::read(cards, "Mage\n2 Fireball")?;
/// assert_eq!(deck.illegal(cards, Format::Wild), Some("it has 2 cards, and a deck has 30"));
/// # Ok::<(), anyhow::Error>(())
/// ```
#[derive(Debug)]
pub struct PreparedDeck {
    text: String,
    deck: Deck,
    skin: Option<Skin>,
    stubs: Vec<&'static str>,
    /// Why players may not play it, by format.
    illegal: [OnceLock<Option<String>>; Format::ALL.len()],
}

impl PreparedDeck {
    /// The deck of a text that [`read`](super::read) accepts; its stubs are allowed.
    pub fn read(cards: &Cards, text: &str) -> anyhow::Result<Self> {
        let list = super::read(cards, text)?;
        let deck = list.with_sideboards();
        let stubs = super::stubs(cards, &deck);
        let illegal = [const { OnceLock::new() }; Format::ALL.len()];
        Ok(Self { text: text.to_owned(), deck, skin: list.skin, stubs, illegal })
    }

    /// The text that it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The deck with its sideboards.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The hero skin chosen by its owner.
    pub const fn skin(&self) -> Option<Skin> {
        self.skin
    }

    /// The names of its stubs and of the cards that depend on stubs, each once.
    pub fn stubs(&self) -> &[&'static str] {
        &self.stubs
    }

    /// The problems of the deck in a format; `None` for a legal deck.
    pub fn illegal(&self, cards: &Cards, format: Format) -> Option<&str> {
        let find = || {
            let problems = legality::problems(cards, &self.deck, format);
            (!problems.is_empty()).then(|| legality::problems_text(&problems))
        };
        self.illegal[usize::from(format.number())].get_or_init(find).as_deref()
    }
}
