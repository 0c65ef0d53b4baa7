//! A fast hash for the states of a search. It works on 64-bit words, because WebAssembly has no 128-bit arithmetic, which other
//! fast hashes use.
use std::hash::{BuildHasherDefault, Hasher};

/// The [`StateHasher`] builder for maps and sets.
///
/// ```
/// use std::hash::BuildHasher;
/// use cardwright_arena::agent::search::key::BuildStateHasher;
/// assert_ne!(BuildStateHasher::default().hash_one((1_u8, 2_u8)), BuildStateHasher::default().hash_one((2_u8, 1_u8)));
/// ```
pub type BuildStateHasher = BuildHasherDefault<StateHasher>;

/// A hasher that works word by word and gives the same result on all machines.
#[derive(Clone, Copy, Debug)]
pub struct StateHasher(u64);

/// An odd multiplier without a bit pattern: 2^64 divided by the golden ratio.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

impl Default for StateHasher {
    fn default() -> Self {
        Self(MIX)
    }
}

impl Hasher for StateHasher {
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

    /// Mixes a word into the state. Invertible: an odd factor and a folded half lose no information.
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
