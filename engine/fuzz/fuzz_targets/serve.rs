//! Any lines as requests to `cargo arena serve`: each line that is not empty gets one line of JSON.
#![no_main]

use cardwright_arena::{registry::cards, serve::serve};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut answers = Vec::new();
    serve(cards().expect("the cards are valid"), &mut &bytes[..], &mut answers).expect("a vector takes all");
    let asked = bytes.split(|byte| *byte == b'\n').filter(|line| !line.iter().all(u8::is_ascii_whitespace)).count();
    assert_eq!(answers.iter().filter(|byte| **byte == b'\n').count(), asked);
});
