//! A hash of a game, equal for equal games, in every run and on every machine.
use std::hash::{Hash, Hasher};

use cardwright_data::Format;

use super::Game;

/// FNV-1a over little-endian bytes of fixed widths, mixed at the end.
struct StableHasher(u64);

impl StableHasher {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StableHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        // A word at once: most of a game is hashed through here.
        self.0 = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_i16(&mut self, n: i16) {
        self.write(&n.to_le_bytes());
    }

    fn write_i32(&mut self, n: i32) {
        self.write(&n.to_le_bytes());
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64((n as i64).cast_unsigned());
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Game {
    /// A hash of the whole game: equal for equal games, and almost always different otherwise. It is the same in every run and
    /// on every machine with the same cards.
    ///
    /// Constant data in pending work is hashed by its name in a document, see [`snapshot`](super::snapshot).
    pub fn canonical_hash(&self) -> u64 {
        let mut hash = StableHasher::new();
        (self.turn, self.active, self.clock, self.rng, &self.forced).hash(&mut hash);
        (self.players.0, &self.entities).hash(&mut hash);
        (self.auras_dirty, self.auras_applied, self.hand_auras_applied, self.deaths_pending, self.coin).hash(&mut hash);
        (&self.history, &self.graveyard, &self.raised_events).hash(&mut hash);
        if !self.aura_keywords.is_empty() {
            self.aura_keywords.hash(&mut hash);
        }
        if self.format != Format::Wild {
            self.format.hash(&mut hash);
        }
        for enchantment in &self.enchantments {
            let it = enchantment;
            (it.card, it.bearer, it.source, it.controller, it.x, (it.turn, u32::from(it.order)), it.lasts, it.next)
                .hash(&mut hash);
            if it.deathrattle().to_option().is_some() {
                it.deathrattle().hash(&mut hash);
            }
            if it.used_triggers != 0 {
                it.used_triggers.hash(&mut hash);
            }
        }
        let rare = &*self.seldom_used;
        if *rare != super::SeldomUsedFields::default() || !self.original_cards.is_empty() {
            (
                &rare.keeper_card_pairs,
                &rare.shield_hits,
                rare.extra_crystals,
                rare.hand_may_shatter,
                &rare.rejoined_cards,
                &rare.unseen_deck_cards,
            )
                .hash(&mut hash);
            rare.quest_card_pairs.hash(&mut hash);
            if !self.original_cards.is_empty() {
                self.original_cards.hash(&mut hash);
            }
            if rare.extra_hand_size != [0; 2] || !rare.merged_pieces.is_empty() {
                (rare.extra_hand_size, &rare.merged_pieces).hash(&mut hash);
            }
            if !rare.skipped_turns.is_empty() {
                rare.skipped_turns.hash(&mut hash);
            }
            (rare.hand_may_change, &rare.unchosen_cards, &rare.cast_again, rare.extra_turns, &rare.copy_original_pairs)
                .hash(&mut hash);
        }
        if let Some(rewind) = &rare.rewind {
            (rewind.card, rewind.remaining, rewind.rewound, rewind.before.canonical_hash()).hash(&mut hash);
        }
        // Constant data is hashed by name, not by address.
        let named = !self.work.is_empty() || self.pending.is_some();
        let bare = self.enchantments.iter().any(|it| it.card.to_option().is_none() && it.bearer.is_some());
        if named || bare {
            self.hash_named(&mut hash);
        }
        hash.finish()
    }

    fn hash_named(&self, hash: &mut impl Hasher) {
        match self.named_parts() {
            Ok(parts) => parts.hash(hash),
            Err(unnamed) => unnamed.to_string().hash(hash),
        }
    }
}
