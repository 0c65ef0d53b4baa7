//! Any lines as requests to `cargo arena serve`: each line that is not empty gets one line of JSON.
#![no_main]

#[path = "../properties/serve.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| property::holds(bytes));
