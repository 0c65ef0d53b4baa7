//! Warrior cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8ab9673d

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
/// State: Derived
//~ derived LOE_009 faff0be6 3a73dfe7 15877890.e2ee1ac3
pub const LOE_009: Power = at_end_of_your_turn(&[summon(card("LOE_009t"))]);

/// # Sinister Power
///
/// `LOE_009e` · Warlock enchantment
///
/// > +4/+4.
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_009e ead11444 13ec9187 96b0ca02.529ecbc5
pub const LOE_009e: Power = enchant(&[plus(4, 4)]);

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
//~ vanilla LOE_009t 97a9caab cc53e1ac b5043d41.4b0c5d24
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
//~ vanilla LOE_022 fe78989b d661add5 5d2a05a3.4b0c5d24
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
/// State: Derived
//~ derived LOE_118 c40fa74a c4bb6d43 0f451da4.a3d79ae5
pub const LOE_118: Power = whenever(YOUR_HERO.would_take_damage(CARD)).then(&[damage_multiplied(2)]);

/// # Cursed Blade
///
/// `LOE_118e` · Warrior enchantment
///
/// > Double all damage dealt to your hero.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_118e ee578948 6c75b317 ae4f0466.a3d79ae5
pub const LOE_118e: Power = TODO;
