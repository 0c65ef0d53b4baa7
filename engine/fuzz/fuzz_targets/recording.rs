//! Any text as a recording, XML or log, gives an error or a game that can be saved and asked for its options.
#![no_main]

#[path = "../properties/recording.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| property::holds(bytes));
