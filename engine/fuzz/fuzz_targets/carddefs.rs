//! Any bytes: the reader gives entities or an error, and what it gives is read the same after being written.
#![no_main]

#[path = "../properties/carddefs.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| property::holds(bytes));
