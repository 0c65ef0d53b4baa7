//! Any text as a recording, XML or log, gives an error or a game that can be saved and asked for its options.
#![no_main]

use cardwright_arena::{recording, registry::cards};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for turn in [None, Some(3)] {
        let Ok(game) = recording::read(cards().expect("the cards are valid"), text, turn) else { continue };
        let _ = game.snapshot().expect("a position between two actions can be saved").to_json();
        let _ = game.options();
    }
});
