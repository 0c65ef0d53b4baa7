//! Demon Hunter cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d26d949d

/// # Demon Claws
///
/// `VAN_HERO_10bp` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +1 Attack this turn.
///
/// - Set: Vanilla
/// - Tags: `UPGRADED_HERO_POWER` = 60483
/// - Reprint of: Demon Claws [`HERO_10bp`](crate::legacy::demon_hunter::HERO_10bp)
/// - Enchantments: Demon Claws [`VAN_HERO_10bpe`]
///
/// State: Done
//~ done VAN_HERO_10bp ca5caf8f - 34235828.ff1a588b
pub const VAN_HERO_10bp: Power = hero_power(&[attach("VAN_HERO_10bpe").to(YOUR_HERO)]);

/// # Demon's Bite
///
/// `VAN_HERO_10bp2` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +2 Attack this turn.
///
/// - Set: Vanilla
/// - Reprint of: Demon's Bite [`HERO_10bp2`](crate::legacy::demon_hunter::HERO_10bp2)
///
/// State: Done
//~ done VAN_HERO_10bp2 7048fa6e - 0cf7db86.bc437062
pub const VAN_HERO_10bp2: Power = hero_power(&[attach("HERO_10pe2").to(YOUR_HERO)]);

/// # Demon Claws
///
/// `VAN_HERO_10bpe` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: Vanilla
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Reprint of: Demon Claws [`HERO_10bpe`](crate::legacy::demon_hunter::HERO_10bpe)
///
/// State: Reprint
//~ reprint VAN_HERO_10bpe cc485bd0 5debb4c0 844fbd5d.d35e1199
pub const VAN_HERO_10bpe: Power = crate::cards::HERO_10bpe;

/// # Demon's Bite
///
/// `VAN_HERO_10pe2` · Demon Hunter enchantment
///
/// > Your hero has +2 Attack this turn.
///
/// - Set: Vanilla
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Reprint of: Demon's Bite [`HERO_10pe2`](crate::legacy::demon_hunter::HERO_10pe2)
///
/// State: Reprint
//~ reprint VAN_HERO_10pe2 871b6797 a53e7788 ee7c2e3d.b7594273
pub const VAN_HERO_10pe2: Power = crate::cards::HERO_10pe2;
