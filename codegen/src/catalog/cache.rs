//! What was read from the cards' texts, kept in a file: the same program does not read the same texts twice.
//!
//! The stubs of all cards are kept by the grammar that they were read with. Whether scenarios show what a card does is kept by the
//! Powers on which that depends, for each card by itself.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::Path;

use cardwright_data::CardRecord;
use cardwright_data::source::hexadecimal;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::shown::Shown;
use super::{Home, Stub};
use crate::kept;

/// What is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The sum of the grammar that the texts were read with.
    pub grammar: String,
    /// The stub of each card, in the order of ids.
    pub stubs: Vec<Stub>,
    /// Which cards scenarios show.
    pub shown: Shown,
}

/// What decides about all that is kept: the program, and every card with its place.
pub fn key(all: &BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Home>) -> String {
    let mut of = Sha(Sha256::new());
    // The sources of this crate and of the crates below it, from the build script.
    env!("CARDWRIGHT_SOURCES").hash(&mut of);
    (all, homes).hash(&mut of);
    hexadecimal(&of.0.finalize())
}

/// The sum of the grammar. It is read when the program runs; one that cannot be read is told where it is needed.
pub fn grammar() -> String {
    hexadecimal(&Sha256::digest(cardwright_text::project_grammar().unwrap_or_default()))
}

/// The kept results under the key of this number of cards.
pub fn read(file: &Path, key: &str, cards: usize) -> Option<Kept> {
    let kept: Kept = serde_json::from_slice(&kept::read(file, key)?).ok()?;
    Some(kept).filter(|kept| kept.stubs.len() == cards)
}

/// Keeps it, as [`read`] returns it.
pub fn write(file: &Path, key: &str, kept: &Kept) {
    if let Ok(text) = serde_json::to_vec(kept) {
        kept::write(file, key, &text);
    }
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
