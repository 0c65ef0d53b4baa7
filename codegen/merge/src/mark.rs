//! The generator's own mark before each item: what it wrote there last, so that it knows its own work again.

use std::fmt;

use crate::tokens::Fnv;
use crate::wanted::Emitted;

/// How every mark begins.
pub(crate) const SIGN: &str = "//~";

/// `//~ todo CS2_029 3f9a2c11 1c2d3e4f 0badcafe.5eedf00d`: what was written, for which card, and the hashes of the
/// header's lines, of the body, and of each fact among the header's lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub wrote: Wrote,
    pub key: String,
    pub header: u32,
    pub facts: Vec<u32>,
}

/// Whose the body was when the mark was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrote {
    /// The generator's, with the fingerprint of its source.
    Ours(Emitted, u32),
    /// A person's: `//~ done CS2_029 3f9a2c11 - …`.
    Done,
}

impl Mark {
    /// Reads a mark's line; nothing if it is no mark or a garbled one.
    pub fn parse(line: &str) -> Option<Self> {
        let mut words = line.trim().strip_prefix(SIGN)?.split_ascii_whitespace();
        let (wrote, key, header, body) = (words.next()?, words.next()?, hex(words.next()?)?, words.next()?);
        let facts = match words.next()? {
            "-" => Vec::new(),
            list => list.split('.').map(hex).collect::<Option<_>>()?,
        };
        let wrote = match (wrote, body) {
            ("done", "-") => Wrote::Done,
            (word, body) => Wrote::Ours(Emitted::ALL.into_iter().find(|e| e.word() == word)?, hex(body)?),
        };
        words.next().is_none().then(|| Self { wrote, key: key.to_owned(), header, facts })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (key, header) = (&self.key, self.header);
        match self.wrote {
            Wrote::Ours(emitted, body) => write!(f, "{SIGN} {} {key} {header:08x} {body:08x}", emitted.word())?,
            Wrote::Done => write!(f, "{SIGN} done {key} {header:08x} -")?,
        }
        if self.facts.is_empty() {
            return f.write_str(" -");
        }
        self.facts
            .iter()
            .enumerate()
            .try_for_each(|(at, fact)| write!(f, "{}{fact:08x}", if at == 0 { ' ' } else { '.' }))
    }
}

/// The line after the top of a file that the generator created: `//~ file 3f9a2c11`.
pub(crate) fn file_mark(preamble: &str) -> String {
    format!("{SIGN} file {:08x}", hash_lines(preamble.lines()))
}

/// Whether a line is a file's mark, sound or garbled.
pub(crate) fn is_file_mark(line: &str) -> bool {
    line.trim().strip_prefix(SIGN).is_some_and(|rest| rest.split_ascii_whitespace().next() == Some("file"))
}

/// A hash of lines; empty ones and white space at a line's end do not count.
pub(crate) fn hash_lines<'l>(lines: impl IntoIterator<Item = &'l str>) -> u32 {
    let mut hash = Fnv::new();
    for line in lines.into_iter().map(str::trim_end).filter(|line| !line.is_empty()) {
        hash.add(line.as_bytes());
        hash.add(b"\n");
    }
    hash.finish()
}

/// Eight hexadecimal digits, as they are written here.
fn hex(word: &str) -> Option<u32> {
    let plain = word.len() == 8 && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    plain.then(|| u32::from_str_radix(word, 16).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_read_what_they_wrote() {
        let facts = vec![1, 0xffff_ffff];
        for wrote in Emitted::ALL.map(|emitted| Wrote::Ours(emitted, 7)).into_iter().chain([Wrote::Done]) {
            for facts in [facts.clone(), Vec::new()] {
                let mark = Mark { wrote, key: "CS2_029".to_owned(), header: 0x3f9a_2c11, facts };
                assert_eq!(Mark::parse(&mark.to_string()), Some(mark));
            }
        }
    }

    #[test]
    fn garbled_marks_are_none() {
        for line in
            ["//~", "//~ todo", "// todo A 00000001 00000002 -", "//~ todo A 1 2 -", "//~ done A 00000001 00000002 -"]
        {
            assert_eq!(Mark::parse(line), None, "{line}");
        }
        assert_eq!(Mark::parse("//~ todo A 00000001 00000002 - more"), None);
        assert!(is_file_mark("  //~ file"));
    }
}
