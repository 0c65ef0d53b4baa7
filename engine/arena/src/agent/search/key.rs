//! What tells the states of a search apart: a hash of whole words. Browsers have no 128-bit numbers, with which others are quick.
use std::hash::{BuildHasherDefault, Hasher};

/// Builds a [`Key`] for maps.
///
/// ```
/// use std::hash::BuildHasher;
/// use cardwright_arena::agent::search::key::Keys;
/// assert_ne!(Keys::default().hash_one((1_u8, 2_u8)), Keys::default().hash_one((2_u8, 1_u8)));
/// ```
pub type Keys = BuildHasherDefault<Key>;

/// Hashes word by word, on all machines the same.
#[derive(Clone, Copy, Debug)]
pub struct Key(u64);

/// An odd number whose bits have no pattern: that of the golden ratio.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

impl Default for Key {
    fn default() -> Self {
        Self(MIX)
    }
}

impl Hasher for Key {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
        self.write_u64(bytes.len() as u64);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    /// No two words give the same state: an odd factor and a folded half lose nothing.
    fn write_u64(&mut self, n: u64) {
        let mixed = (self.0 ^ n).wrapping_mul(MIX);
        self.0 = mixed ^ (mixed >> 32);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn finish(&self) -> u64 {
        let mixed = self.0.wrapping_mul(MIX);
        mixed ^ (mixed >> 29)
    }
}
