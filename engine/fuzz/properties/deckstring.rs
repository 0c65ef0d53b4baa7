//! Any text as a deck gives an error, or a deck that holds the same when it is written as a list and as a code.

use cardwright_arena::deck::{DeckList, from_code, list, read, to_code};
use cardwright_arena::registry::cards;
use cardwright_data::deckstring::DeckCode;

/// Panics if the property does not hold for these bytes.
pub fn holds(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(code) = DeckCode::decode(text) {
        assert_eq!(DeckCode::decode(&code.encode()), Ok(code));
    }
    let cards = cards().expect("the cards are valid");
    let Ok(deck) = read(cards, text) else { return };
    let held = |mut deck: DeckList| {
        deck.deck.cards.sort_unstable();
        (deck.deck.cards, deck.sideboards)
    };
    // A list names the class and not the hero, and a name may be a remark of its own: only the cards must be the same.
    let listed = read(cards, &list::print(cards, &deck)).expect("a printed list is a list");
    let coded = from_code(cards, &to_code(cards, &deck)).expect("a written code is a code");
    let deck = held(deck);
    assert_eq!(held(listed), deck, "{text:?}");
    assert_eq!(held(coded), deck, "{text:?}");
}
