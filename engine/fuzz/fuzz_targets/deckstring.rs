//! Any text as a deck gives an error, or a deck that holds the same when it is written as a list and as a code.
#![no_main]

#[path = "../properties/deckstring.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| property::holds(bytes));
