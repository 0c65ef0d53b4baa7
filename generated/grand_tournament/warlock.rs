//! Warlock cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dreadsteed
///
/// `AT_019` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon a Dreadsteed.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Enchantments: Dreadsteed [`AT_019e`]
///
/// State: Todo
//~ AT_019 todo 589f8c96 a0a7d796
pub const AT_019: Power = TODO;

/// # Dreadsteed
///
/// `AT_019e` · Neutral enchantment
///
/// > Summon a Dreadsteed at the end of the turn.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_019e todo c8d5bf8a 72b9ae8c
pub const AT_019e: Power = TODO;

/// # Fearsome Doomguard
///
/// `AT_020` · Warlock minion · 7 mana · 6/8
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Demon
///
/// State: Vanilla
//~ AT_020 vanilla 4c192c54 15ad7310
pub const AT_020: Power = VANILLA;

/// # Tiny Knight of Evil
///
/// `AT_021` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Enchantments: Felrage [`AT_021e`]
///
/// State: Todo
//~ AT_021 todo 16f0a1a5 41a1bf44
pub const AT_021: Power = TODO;

/// # Felrage
///
/// `AT_021e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_021e todo db05a24d 11d269f6
pub const AT_021e: Power = TODO;

/// # Fist of Jaraxxus
///
/// `AT_022` · Warlock spell · Fel · 4 mana
///
/// > When you play or discard this, deal $4 damage to a random enemy.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Todo
//~ AT_022 todo 498281ad 4f14417a
pub const AT_022: Power = TODO;

/// # Void Crusher
///
/// `AT_023` · Warlock minion · 6 mana · 5/4
///
/// > **Inspire:** Destroy a random minion for each player.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Inspire
///
/// State: Todo
//~ AT_023 todo a5eecbe1 58a4db3e
pub const AT_023: Power = TODO;

/// # Demonfuse
///
/// `AT_024` · Warlock spell · Shadow · 2 mana
///
/// > Give a Demon +3/+3.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 15 (hearthstone-data 36393.1)
/// - Enchantments: Dark Fusion [`AT_024e`]
///
/// State: Todo
//~ AT_024 todo 44727e4c 696f5d68
pub const AT_024: Power = TODO;

/// # Dark Fusion
///
/// `AT_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_024e todo 52f1a7ee 64b8e9fa
pub const AT_024e: Power = TODO;

/// # Dark Bargain
///
/// `AT_025` · Warlock spell · Shadow · 4 mana
///
/// > Destroy 2 random enemy minions. Discard 2 random cards.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tags: `DISCARD_CARDS` = 2
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_025 todo b1d27ac1 ca5a37e2
pub const AT_025: Power = TODO;

/// # Wrathguard
///
/// `AT_026` · Warlock minion · 2 mana · 4/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ AT_026 todo ba5a509f 641b244e
pub const AT_026: Power = TODO;

/// # Wilfred Fizzlebang
///
/// `AT_027` · Warlock minion · 6 mana · 4/4
///
/// > Cards you draw from your Hero Power cost (0).
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Enchantments: Master Summoner [`AT_027e`]
///
/// State: Todo
//~ AT_027 todo 17f38cfe d2bf65bc
pub const AT_027: Power = TODO;

/// # Master Summoner
///
/// `AT_027e` · Warlock enchantment
///
/// > Costs (0).
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_027e todo 8eb3e338 e501b601
pub const AT_027e: Power = TODO;
