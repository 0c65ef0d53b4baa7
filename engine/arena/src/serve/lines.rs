//! Reading lines of limited length.
use std::io::{self, BufRead, Read};

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum InputLine {
    /// A complete line, without its end.
    Whole(Vec<u8>),
    /// A line longer than the limit; it was skipped.
    TooLong,
}

/// The next line; `None` at the end of input. At most `longest` bytes are stored.
pub fn next(from: &mut impl BufRead, longest: u64) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    if from.by_ref().take(longest + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(InputLine::Whole(line)));
    }
    if line.len() as u64 <= longest {
        return Ok(Some(InputLine::Whole(line)));
    }
    drop(line);
    loop {
        let seen = from.fill_buf()?;
        if seen.is_empty() {
            return Ok(Some(InputLine::TooLong));
        }
        let end = seen.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(seen.len(), |end| end + 1);
        from.consume(used);
        if end.is_some() {
            return Ok(Some(InputLine::TooLong));
        }
    }
}
