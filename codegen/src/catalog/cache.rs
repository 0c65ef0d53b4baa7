//! What was read from the cards' texts, kept in a file: the same program does not read the same texts twice.
//!
//! Each line is the stub of a card, in the order of their ids.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::Path;

use cardwright_data::CardRecord;
use cardwright_data::source::hexadecimal;
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::{Home, Stub, Written};
use crate::kept;

/// What decides about the stubs: the program, every card with its place, and what people wrote.
pub fn key(all: &BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Home>, written: &Written) -> String {
    let mut of = Sha(Sha256::new());
    // The sources of this crate and of the crates below it, from the build script.
    env!("CARDWRIGHT_SOURCES").hash(&mut of);
    // The grammar is read when the program runs. One that cannot be read is told where it is needed.
    cardwright_text::project_grammar().unwrap_or_default().hash(&mut of);
    (all, homes, written).hash(&mut of);
    hexadecimal(&of.0.finalize())
}

/// The stubs of so many cards that were kept under the key, each with whether scenarios show what its card does.
pub fn read(file: &Path, key: &str, cards: usize) -> Option<Vec<(Stub, bool)>> {
    let text = String::from_utf8(kept::read(file, key)?).ok()?;
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() != cards {
        return None;
    }
    lines.par_iter().map(|line| serde_json::from_str(line).ok()).collect()
}

/// Keeps the stubs, as [`read`] returns them.
pub fn write(file: &Path, key: &str, stubs: &[(Stub, bool)]) {
    let lines: Vec<String> = stubs.par_iter().filter_map(|stub| serde_json::to_string(stub).ok()).collect();
    kept::write(file, key, (lines.join("\n") + "\n").as_bytes());
}

/// A hasher whose sum is the same on every run.
struct Sha(Sha256);

impl Hasher for Sha {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let sum = self.0.clone().finalize();
        sum.iter().take(8).fold(0, |n, byte| (n << 8) | u64::from(*byte))
    }
}
