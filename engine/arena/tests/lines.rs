//! The lines that `arena serve` reads.
use std::io::BufReader;

use cardwright_arena::serve::lines::{InputLine, next};

#[test]
fn long_lines_are_skipped_and_the_next_one_is_read() {
    let mut input = BufReader::with_capacity(3, &b"abc\n\nabcdefghij\nabcd\nab"[..]);
    let mut lines = Vec::new();
    while let Some(line) = next(&mut input, 4).expect("memory does not fail") {
        lines.push(line);
    }
    let whole = |text: &str| InputLine::Whole(text.as_bytes().to_vec());
    assert_eq!(lines, [whole("abc"), whole(""), InputLine::TooLong, whole("abcd"), whole("ab")]);
}
