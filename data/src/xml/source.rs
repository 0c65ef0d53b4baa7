use std::io::{self, BufRead, Read};

use super::error::Position;

/// A buffered stream that knows the position of its next byte and returns at most a budget of bytes
/// until the budget is renewed, so that input cannot make a reader buffer without limit.
pub(super) struct CountedStream<R> {
    inner: R,
    buffer: Box<[u8]>,
    /// The range of the buffer that was read but not consumed.
    start: usize,
    end: usize,
    /// The offset in the buffer up to which lines are counted, and the position there.
    lines_to: usize,
    at: Position,
    /// The offset of the mark in the buffer, and its position if it is already known.
    mark: usize,
    marked: Option<Position>,
    budget: usize,
    left: usize,
    /// Set when the budget ran out.
    pub(super) exceeded: bool,
    /// The number of bytes that were consumed.
    pub(super) bytes: u64,
}

const BUFFER: usize = 128 << 10;

impl<R: Read> CountedStream<R> {
    pub(super) fn new(inner: R, budget: usize) -> Self {
        let buffer = vec![0; BUFFER].into_boxed_slice();
        let at = Position::default();
        Self {
            inner,
            buffer,
            start: 0,
            end: 0,
            lines_to: 0,
            at,
            mark: 0,
            marked: None,
            budget,
            left: budget,
            exceeded: false,
            bytes: 0,
        }
    }

    /// Marks the next byte as the start of an element.
    pub(super) fn mark(&mut self) {
        (self.mark, self.marked) = (self.start, None);
    }

    /// The position of the last mark.
    pub(super) fn marked(&mut self) -> Position {
        if let Some(position) = self.marked {
            return position;
        }
        self.count_to(self.mark);
        *self.marked.insert(self.at)
    }

    /// Counts lines up to an offset. Done on demand, because few positions are needed.
    fn count_to(&mut self, place: usize) {
        let passed = &self.buffer[self.lines_to..place];
        self.lines_to = place;
        let mut last_line = passed;
        for (at, _) in passed.iter().enumerate().filter(|(_, byte)| matches!(byte, b'\n')) {
            self.at.line = self.at.line.saturating_add(1);
            self.at.column = 1;
            last_line = &passed[at + 1..];
        }
        let characters = last_line.iter().filter(|byte| **byte & 0xC0 != 0x80).count();
        self.at.column = self.at.column.saturating_add(u32::try_from(characters).unwrap_or(u32::MAX));
    }

    pub(super) fn renew(&mut self) {
        self.left = self.budget;
    }
}

impl<R: Read> Read for CountedStream<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: Read> BufRead for CountedStream<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.left == 0 {
            self.exceeded = true;
            return Err(io::Error::other("more than may be read at once"));
        }
        if self.start == self.end {
            self.marked();
            self.count_to(self.end);
            (self.start, self.end, self.lines_to) = (0, 0, 0);
            self.end = self.inner.read(&mut self.buffer)?;
        }
        Ok(&self.buffer[self.start..self.end.min(self.start.saturating_add(self.left))])
    }

    fn consume(&mut self, bytes: usize) {
        self.start = self.end.min(self.start + bytes);
        self.left = self.left.saturating_sub(bytes);
        self.bytes += bytes as u64;
    }
}
