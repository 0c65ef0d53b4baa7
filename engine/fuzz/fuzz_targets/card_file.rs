//! Any bytes as a card file give an error with a place, or a plan after which a second run changes nothing.
#![no_main]

#[path = "../properties/card_file.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| property::holds(bytes));
