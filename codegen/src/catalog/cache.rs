//! The cache of compiled texts: the same program does not compile the same texts twice.
//!
//! The stubs of all cards are cached by the grammar. Whether scenarios cover a card is cached per card, by the Powers that the
//! result depends on.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::Path;

use cardwright_data::CardRecord;
use cardwright_data::source::hexadecimal;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::scenario_coverage::ScenarioCoverage;
use super::{Placement, Stub};
use crate::cache_file;

/// The content of the cache.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CachedTexts {
    /// The hash of the grammar that compiled the texts.
    pub grammar: String,
    /// The stub of each card, in the order of ids.
    pub stubs: Vec<Stub>,
    /// The cards that scenarios cover.
    #[serde(rename = "shown")]
    pub scenario_coverage: ScenarioCoverage,
}

/// The key of the cache: the program, and every card with its file.
pub fn key(all: &BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Placement>) -> String {
    let mut of = ShaHasher(Sha256::new());
    // The sources of this crate and of the crates below it, from the build script.
    env!("CARDWRIGHT_SOURCES").hash(&mut of);
    (all, homes).hash(&mut of);
    hexadecimal(&of.0.finalize())
}

/// The hash of the grammar files. If they cannot be read, the error is reported where the grammar is needed.
pub fn grammar() -> String {
    hexadecimal(&Sha256::digest(cardwright_text::project_grammar().unwrap_or_default()))
}

/// The cached content under this key, if it has this number of cards.
pub fn read(file: &Path, key: &str, cards: usize) -> Option<CachedTexts> {
    let kept: CachedTexts = serde_json::from_slice(&cache_file::read(file, key)?).ok()?;
    Some(kept).filter(|kept| kept.stubs.len() == cards)
}

/// Writes the cache, so that [`read`] returns it.
pub fn write(file: &Path, key: &str, kept: &CachedTexts) {
    if let Ok(text) = serde_json::to_vec(kept) {
        cache_file::write(file, key, &text);
    }
}

/// A hasher whose result is the same on every run.
struct ShaHasher(Sha256);

impl Hasher for ShaHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let sum = self.0.clone().finalize();
        sum.iter().take(8).fold(0, |n, byte| (n << 8) | u64::from(*byte))
    }
}
