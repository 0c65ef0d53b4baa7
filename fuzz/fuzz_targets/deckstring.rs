//! Any text as a deck gives an error, or a deck that stays the same when it is written and read again.
#![no_main]

use cardwright_arena::deck::code::DeckCode;
use cardwright_arena::deck::{list, read, to_code};
use cardwright_arena::registry::cards;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(code) = DeckCode::decode(text) {
        assert_eq!(DeckCode::decode(&code.encode()), Ok(code));
    }
    let cards = cards().expect("the cards are valid");
    let Ok(deck) = read(cards, text) else { return };
    let again = read(cards, &list::print(cards, &deck)).expect("a printed list is a list");
    assert_eq!(to_code(cards, &again), to_code(cards, &deck), "{text:?}");
});
