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

use super::{Home, Shown, Written};
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

/// The stubs that were kept under the key.
pub fn read(file: &Path, key: &str, cards: usize) -> Option<Vec<Shown>> {
    let text = String::from_utf8(kept::read(file, key)?).ok()?;
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() != cards {
        return None;
    }
    lines.par_iter().map(|line| serde_json::from_str(line).ok()).collect()
}

/// Keeps the stubs.
pub fn write(file: &Path, key: &str, stubs: &[Shown]) {
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

#[cfg(test)]
mod tests {
    use cardwright_data::enums::CardClass;

    use super::super::Stub;
    use super::*;

    fn stubs() -> Vec<Shown> {
        let derived = Stub::Derived("spell(&[draw(2)])".into());
        vec![(Stub::Vanilla, true), (derived, true), (Stub::Todo, false), (Stub::Reprint("A_1\nb".into()), true)]
    }

    #[test]
    fn what_was_kept_comes_back_under_its_key_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("derived");
        assert_eq!(read(&file, "k", 4), None, "there is none yet");
        write(&file, "k", &stubs());
        assert_eq!(read(&file, "k", 4), Some(stubs()));
        assert_eq!(read(&file, "l", 4), None);
        assert_eq!(read(&file, "k", 5), None);
        kept::write(&file, "k", b"\"Vanila\"\n");
        assert_eq!(read(&file, "k", 1), None, "no stub");
    }

    #[test]
    fn another_card_or_place_makes_another_key() {
        let card = |text: &str| CardRecord { id: "A_1".into(), text: text.into(), ..CardRecord::default() };
        let of = |text: &str, set| {
            let home = Home { set, class: CardClass::Mage };
            key(&BTreeMap::from([("A_1".into(), card(text))]), &BTreeMap::from([("A_1".into(), home)]), &Written::new())
        };
        assert_eq!(of("Draw a card.", 1), of("Draw a card.", 1));
        assert_ne!(of("Draw a card.", 1), of("Draw 2 cards.", 1));
        assert_ne!(of("Draw a card.", 1), of("Draw a card.", 2));
    }
}
