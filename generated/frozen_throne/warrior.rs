//! Warrior cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ ICC_062 todo 9519b3a7 4921762a
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
//~ ICC_064 todo 1cb5954d 66faf203
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
//~ ICC_091 todo fa811317 b08f1573
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
//~ ICC_238 todo f05f2f6f b9697c59
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
//~ ICC_281 todo d48c6b30 6f932454
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
//~ ICC_405 todo 66748412 940ee2a7
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
//~ ICC_408 todo 8590171a c20e2a55
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
//~ ICC_450 todo 8e66008e 51adcc3a
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
//~ ICC_450e todo b1802474 f3a6d21f
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
//~ ICC_834 todo 9d7af62f fc396f56
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
//~ ICC_834h todo d71eace5 492e60b1
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
//~ ICC_834w todo aee160d1 fae91d22
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
//~ ICC_837 todo a5a12b55 fcaa0d16
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
//~ ICC_837e todo 79620b8f 7c4431e9
pub const ICC_837e: Power = TODO;
