//! Warrior cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7b673b38

/// # Obsidian Destroyer
/// Minion · 7 mana · 7/7
/// > At the end of your turn, summon a 1/1 Scarab with **Taunt**.
/// - Makes: Scarab [`LOE_009t`] (1/1, "Taunt"); Sinister Power [`LOE_009e`] ("\+4/+4.")
//~ derived LOE_009 3a73dfe7 48e5225f.e2ee1ac3 ac2150ab.b4c944ff
pub const LOE_009: Power = at_end_of_your_turn(&[summon(card("LOE_009t"))]);

/// # Sinister Power
/// Enchantment
/// > \+4/+4.
//~ derived LOE_009e 13ec9187 d522ad72.8fbdcdac efee5944
pub const LOE_009e: Power = enchant(&[plus(4, 4)]);

/// # Scarab
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla LOE_009t cc53e1ac 5533a85b.4b0c5d24 95a28615
pub const LOE_009t: Power = VANILLA;

/// # Fierce Monkey
/// Minion · Beast · 3 mana · 3/4
/// > **Taunt**
//~ vanilla LOE_022 d661add5 22821460.4b0c5d24 91e5749f
pub const LOE_022: Power = VANILLA;

/// # Cursed Blade
/// Weapon · 1 mana · 2/3 durability
/// > Double all damage dealt to your hero.
/// - Makes: Cursed Blade [`LOE_118e`] ("Double all damage dealt to your hero.")
//~ done LOE_118 - 16f38d53.a3d79ae5 788546f1.40b00ad4
pub const LOE_118: Power = whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_multiplied(2)]);

/// # Cursed Blade
/// Enchantment
/// > Double all damage dealt to your hero.
//~ todo LOE_118e 6c75b317 d522ad72.a3d79ae5 788546f1
pub const LOE_118e: Power = TODO;
