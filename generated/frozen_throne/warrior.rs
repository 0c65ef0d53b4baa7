//! Warrior cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file df283fb4

/// # Mountainfire Armor
///
/// `ICC_062` · Warrior minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
///
/// State: Todo
//~ todo ICC_062 6296bc39 a4c9bf32 ae58c0e7.cc96250e
pub const ICC_062: Power = TODO;

/// # Blood Razor
///
/// `ICC_064` · Warrior weapon · 4 mana · 2/2 durability
///
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ todo ICC_064 b458b959 cb2db42f cbfef08c.2a79e976
pub const ICC_064: Power = TODO;

/// # Dead Man's Hand
///
/// `ICC_091` · Warrior spell · 2 mana
///
/// > Shuffle a copy of your hand into your deck.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
///
/// State: Todo
//~ todo ICC_091 cb72049c 8c9bb5d0 e616a29d.d2c1d711
pub const ICC_091: Power = TODO;

/// # Animated Berserker
///
/// `ICC_238` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to it.
///
/// - Set: Knights of the Frozen Throne · common · collectible
///
/// State: Todo
//~ todo ICC_238 45555ae1 d150db94 19174f24.2aae4123
pub const ICC_238: Power = TODO;

/// # Forge of Souls
///
/// `ICC_281` · Warrior spell · 2 mana
///
/// > Draw 2 weapons from your deck.
///
/// - Set: Knights of the Frozen Throne · common · collectible
///
/// State: Todo
//~ todo ICC_281 c8298184 d16084dc 26f8f9c6.336bace5
pub const ICC_281: Power = TODO;

/// # Rotface
///
/// `ICC_405` · Warrior minion · 8 mana · 4/6
///
/// > After this minion survives damage, summon a random **Legendary** minion.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ todo ICC_405 e92dffdb 5b5cb37f c15a4c57.368ba7a8
pub const ICC_405: Power = TODO;

/// # Val'kyr Soulclaimer
///
/// `ICC_408` · Warrior minion · 3 mana · 1/4
///
/// > After this minion survives damage, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Todo
//~ todo ICC_408 be76bfbb b7e0a335 f1d71527.7cdb6fa5
pub const ICC_408: Power = TODO;

/// # Death Revenant
///
/// `ICC_450` · Warrior minion · 5 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Bloodthirsty [`ICC_450e`]
///
/// State: Todo
//~ todo ICC_450 9eb03dde 0c439d58 f0aef31c.a9428314
pub const ICC_450: Power = TODO;

/// # Bloodthirsty
///
/// `ICC_450e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_450e ca854d71 c8ff2d7f 9b7e3cd5.a536d554
pub const ICC_450e: Power = TODO;

/// # Scourgelord Garrosh
///
/// `ICC_834` · Warrior hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Bladestorm [`ICC_834h`]
/// - Tokens: Shadowmourne [`ICC_834w`]
///
/// State: Todo
//~ todo ICC_834 e378e409 7f3bf27f 5869be26.b44b517b
pub const ICC_834: Power = TODO;

/// # Bladestorm
///
/// `ICC_834h` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all minions.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_834h 7c5edd79 d12f5edf 60fcab51.0b00d8bd
pub const ICC_834h: Power = TODO;

/// # Shadowmourne
///
/// `ICC_834w` · Warrior weapon · 8 mana · 4/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_834w 60a30970 56ab5f9b 1d7067a7.5ae76bbd
pub const ICC_834w: Power = TODO;

/// # Bring It On!
///
/// `ICC_837` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Enchantments: Challenged [`ICC_837e`]
///
/// State: Todo
//~ todo ICC_837 24fd6dc7 9e374a8c b85bf847.05f5d7a4
pub const ICC_837: Power = TODO;

/// # Challenged
///
/// `ICC_837e` · Neutral enchantment
///
/// > Minion cost reduced by (2).
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_837e 035f0bb3 f113d9dc 137c9cfb.2a1b8028
pub const ICC_837e: Power = TODO;
