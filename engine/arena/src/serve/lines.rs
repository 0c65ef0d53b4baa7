//! Lines of bounded length.
use std::io::{self, BufRead, Read};

/// A line that came in.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A whole one, without its end.
    Whole(Vec<u8>),
    /// One that is longer than the bound; it has been skipped.
    TooLong,
}

/// The next line; `None` at the end. No more than `longest` bytes of it are kept.
pub fn next(from: &mut impl BufRead, longest: u64) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    if from.by_ref().take(longest + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(Line::Whole(line)));
    }
    if line.len() as u64 <= longest {
        return Ok(Some(Line::Whole(line)));
    }
    drop(line);
    loop {
        let seen = from.fill_buf()?;
        if seen.is_empty() {
            return Ok(Some(Line::TooLong));
        }
        let end = seen.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(seen.len(), |end| end + 1);
        from.consume(used);
        if end.is_some() {
            return Ok(Some(Line::TooLong));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_skipped_and_the_next_one_is_read() {
        let mut input = io::BufReader::with_capacity(3, &b"abc\n\nabcdefghij\nabcd\nab"[..]);
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input, 4).expect("memory does not fail") {
            lines.push(line);
        }
        let whole = |text: &str| Line::Whole(text.as_bytes().to_vec());
        assert_eq!(lines, [whole("abc"), whole(""), Line::TooLong, whole("abcd"), whole("ab")]);
    }
}
