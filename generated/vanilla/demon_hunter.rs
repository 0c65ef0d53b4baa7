//! Demon Hunter cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ VAN_HERO_10bp todo 00505b02 b9373781
pub const VAN_HERO_10bp: Power = TODO;

/// # Demon's Bite
///
/// `VAN_HERO_10bp2` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +2 Attack this turn.
///
/// - Set: Vanilla
/// - Reprint of: Demon's Bite [`HERO_10bp2`](crate::legacy::demon_hunter::HERO_10bp2)
///
/// State: Todo
//~ VAN_HERO_10bp2 todo 140f8288 9e5e9fb9
pub const VAN_HERO_10bp2: Power = TODO;

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
//~ VAN_HERO_10bpe reprint 96516313 755ef644
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
//~ VAN_HERO_10pe2 reprint 254a183b e9952372
pub const VAN_HERO_10pe2: Power = crate::cards::HERO_10pe2;
