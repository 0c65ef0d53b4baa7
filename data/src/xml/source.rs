use std::io::{self, BufRead, Read};

use super::error::Position;

/// A stream that knows the position of its next byte, and that refuses to hand out more than a budget of bytes before
/// the budget is renewed: so a reader above it cannot be made to buffer without end.
pub(super) struct Counted<R> {
    inner: R,
    at: Position,
    budget: usize,
    left: usize,
    /// Set when the budget ran out.
    pub(super) exceeded: bool,
    /// How many bytes were read.
    pub(super) bytes: u64,
}

impl<R: BufRead> Counted<R> {
    pub(super) fn new(inner: R, budget: usize) -> Self {
        Self { inner, at: Position::default(), budget, left: budget, exceeded: false, bytes: 0 }
    }

    pub(super) fn position(&self) -> Position {
        self.at
    }

    pub(super) fn renew(&mut self) {
        self.left = self.budget;
    }

    fn count(&mut self, bytes: usize) {
        // What a consumer consumes is in the buffer already, so this reads nothing new.
        let Ok(buffer) = self.inner.fill_buf() else { return };
        let consumed = &buffer[..bytes.min(buffer.len())];
        let newlines = consumed.iter().filter(|byte| matches!(byte, b'\n')).count();
        let last_line = match consumed.iter().rposition(|byte| *byte == b'\n').filter(|_| newlines > 0) {
            Some(newline) => {
                self.at.column = 1;
                &consumed[newline + 1..]
            }
            None => consumed,
        };
        let characters = last_line.iter().filter(|byte| **byte & 0xC0 != 0x80).count();
        let narrow = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        self.at.line = self.at.line.saturating_add(narrow(newlines));
        self.at.column = self.at.column.saturating_add(narrow(characters));
    }
}

impl<R: BufRead> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Counted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.left == 0 {
            self.exceeded = true;
            return Err(io::Error::other("more than may be read at once"));
        }
        let left = self.left;
        self.inner.fill_buf().map(|buffer| &buffer[..buffer.len().min(left)])
    }

    fn consume(&mut self, bytes: usize) {
        self.count(bytes);
        self.left = self.left.saturating_sub(bytes);
        self.bytes += bytes as u64;
        self.inner.consume(bytes);
    }
}
