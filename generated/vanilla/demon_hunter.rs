//! Demon Hunter cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0607a4e2

/// # Demon Claws
/// Hero Power · 1 mana
/// > **Hero Power** +1 Attack this turn.
/// - Reprint of: [`HERO_10bp`](crate::legacy::demon_hunter::HERO_10bp)
/// - Makes: Demon Claws [`VAN_HERO_10bpe`] ("Your hero has +1 Attack this turn.")
//~ done VAN_HERO_10bp - 3808c64e.ff1a588b f0bc6a12.bba29f4c.ca2b154a
pub const VAN_HERO_10bp: Power = hero_power(&[attach("VAN_HERO_10bpe").to(YOUR_HERO)]);

/// # Demon's Bite
/// Hero Power · 1 mana
/// > **Hero Power** +2 Attack this turn.
/// - Reprint of: [`HERO_10bp2`](crate::legacy::demon_hunter::HERO_10bp2)
//~ done VAN_HERO_10bp2 - 3808c64e.bc437062 d3825906.6b18f248
pub const VAN_HERO_10bp2: Power = hero_power(&[attach("VAN_HERO_10pe2").to(YOUR_HERO)]);

/// # Demon Claws
/// Enchantment
/// > Your hero has +1 Attack this turn.
/// - Reprint of: [`HERO_10bpe`](crate::legacy::demon_hunter::HERO_10bpe)
//~ reprint VAN_HERO_10bpe 5debb4c0 d522ad72.d35e1199 f0bc6a12.073c7ce1
pub const VAN_HERO_10bpe: Power = crate::cards::HERO_10bpe;

/// # Demon's Bite
/// Enchantment
/// > Your hero has +2 Attack this turn.
/// - Reprint of: [`HERO_10pe2`](crate::legacy::demon_hunter::HERO_10pe2)
//~ reprint VAN_HERO_10pe2 a53e7788 d522ad72.b7594273 d3825906.72bfc296
pub const VAN_HERO_10pe2: Power = crate::cards::HERO_10pe2;
