//! Warrior cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Obsidian Destroyer
///
/// `LOE_009` · Warrior minion · 7 mana · 7/7
///
/// > At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// - Set: The League of Explorers · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Sinister Power [`LOE_009e`]
/// - Tokens: Scarab [`LOE_009t`]
///
/// State: Todo
//~ LOE_009 todo b880c030 ee902da5
pub const LOE_009: Power = TODO;

/// # Sinister Power
///
/// `LOE_009e` · Warlock enchantment
///
/// > +4/+4.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_009e todo 90caa07b 88608fc9
pub const LOE_009e: Power = TODO;

/// # Scarab
///
/// `LOE_009t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: The League of Explorers
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOE_009t vanilla 2312efb9 e4200139
pub const LOE_009t: Power = VANILLA;

/// # Fierce Monkey
///
/// `LOE_022` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOE_022 vanilla 516d0fba eead8bc5
pub const LOE_022: Power = VANILLA;

/// # Cursed Blade
///
/// `LOE_118` · Warrior weapon · 1 mana · 2/3 durability
///
/// > Double all damage dealt to your hero.
///
/// - Set: The League of Explorers · rare · collectible
/// - Enchantments: Cursed Blade [`LOE_118e`]
///
/// State: Todo
//~ LOE_118 todo 34c7b27f 21e1e2ce
pub const LOE_118: Power = TODO;

/// # Cursed Blade
///
/// `LOE_118e` · Warrior enchantment
///
/// > Double all damage dealt to your hero.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_118e todo 9cd7c99b e510187b
pub const LOE_118e: Power = TODO;
