//! Any lines as requests to `cargo arena serve`: each line that is not empty gets one line of JSON.

use cardwright_arena::{registry::cards, serve::serve};

/// Panics if the property does not hold for these bytes.
pub fn holds(bytes: &[u8]) {
    let mut answers = Vec::new();
    serve(cards().expect("the cards are valid"), &mut &bytes[..], &mut answers).expect("a vector takes all");
    let asked = bytes.split(|byte| *byte == b'\n').filter(|line| !line.iter().all(u8::is_ascii_whitespace)).count();
    // Each answer ends with a line break, so that one more piece than answers is left: nothing.
    assert_eq!(answers.split(|byte| *byte == b'\n').count(), asked + 1);
}
