//! Any text as a snapshot gives an error, or a game that is the same when it is saved and loaded, and that can be played.
#![no_main]

#[path = "../properties/snapshot.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| property::holds(bytes));
