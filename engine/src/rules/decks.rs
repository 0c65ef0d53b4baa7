//! Decks before the game: cards that replace the deck, and modular cards.
//!
//! Rule: A deck may be replaced before the game (`starts_with_one_of`: Whizbang the Wonderful), by dice of their own. "You
//! always go second" is for programs that seat the players: `Deck::first_player_index`.
use std::borrow::Cow;

use super::setup::Deck;
use crate::compiled::{CardId, Cards};
use crate::state::{PlayerId, Rng};

/// Constants that separate the random stream for decks from that of the game, which is the same without them.
const DECK_STREAMS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];

impl Deck {
    /// The deck as it is played: replaced if a card of it says so ("You start the game with one of Whizbang's Wonderful
    /// Decks!"), and with its modular cards built. The same seed gives the same deck.
    pub(super) fn prepared(&self, cards: &'static Cards, player: PlayerId, seed: u64) -> Cow<'_, Self> {
        let unusual = |id: &CardId| {
            let card = cards.compiled(*id);
            !card.starting_decks.is_empty() || !card.modules.is_empty()
        };
        if !self.cards.iter().any(unusual) {
            return Cow::Borrowed(self);
        }
        let mut dice = Rng::new(seed ^ DECK_STREAMS[player as usize]);
        let mut deck = self.replacement_deck(cards, &mut dice).unwrap_or_else(|| self.clone());
        deck.build_modular_cards(cards, &mut dice);
        Cow::Owned(deck)
    }

    /// The index of the deck that goes first: `drawn`, unless a card of that deck says that its player always goes second and
    /// no card of the other one does ("You always go second.", Aya, Lotus Kingpin).
    pub fn first_player_index(cards: &Cards, decks: [&Self; 2], drawn: usize) -> usize {
        let second = decks.map(|deck| deck.cards.iter().any(|card| cards.compiled(*card).goes_second));
        let drawn = drawn % 2;
        if second[drawn] && !second[1 - drawn] { 1 - drawn } else { drawn }
    }

    /// The deck that replaces this one.
    fn replacement_deck(&self, cards: &Cards, dice: &mut Rng) -> Option<Self> {
        let decks = self.cards.iter().map(|id| cards.compiled(*id).starting_decks).find(|decks| !decks.is_empty())?;
        let deck = &decks[dice.next_below(decks.len())];
        let hero = cards.by_id(deck.hero)?;
        let several = |(id, n): &(&str, u8)| cards.by_id(id).map(|card| std::iter::repeat_n(card, (*n).into()));
        let list = deck.cards.iter().filter_map(several).flatten().collect();
        Some(Self { hero, cards: list, sideboards: Vec::new() })
    }

    /// Merges the modules of each modular card: the first two in its sideboard, except cosmetic ones. Missing modules are
    /// chosen at random.
    fn build_modular_cards(&mut self, cards: &Cards, dice: &mut Rng) {
        let Self { cards: list, sideboards, .. } = self;
        for card in list {
            let (base, modules) = (*card, cards.compiled(*card).modules);
            if modules.is_empty() {
                continue;
            }
            let mut left: Vec<CardId> = modules.iter().filter_map(|id| cards.by_id(id)).collect();
            let picked = sideboards.iter().filter(|(owner, _)| *owner == base).map(|(_, module)| *module);
            let mut two: Vec<CardId> = Vec::new();
            for module in picked.filter(|module| left.contains(module)) {
                if !two.contains(&module) {
                    two.push(module);
                }
            }
            two.truncate(2);
            left.retain(|module| !two.contains(module));
            while two.len() < 2 && !left.is_empty() {
                two.push(left.remove(dice.next_below(left.len())));
            }
            if let [one, other] = two[..] {
                *card = cards.card_from_modules(base, [one, other]).unwrap_or(base);
            }
        }
        sideboards.retain(|(owner, _)| cards.compiled(*owner).modules.is_empty());
    }
}
