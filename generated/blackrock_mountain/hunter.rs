//! Hunter cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c4dea3e3

/// # Quick Shot
///
/// `BRM_013` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If your hand is empty, draw a card.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done BRM_013 9b1f7930 - 9b5ee110.89a7d82a
pub const BRM_013: Power = spell(&[deal(3).to(TARGET), draw(1).when(there_is_no(&YOUR_HAND))]);

/// # Core Rager
///
/// `BRM_014` · Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** If your hand is empty, gain +3/+3.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2540` = 1
/// - Enchantments: Power Rager [`BRM_014e`]
///
/// State: Derived
//~ derived BRM_014 802cbd98 2c9762f6 e18ee4c1.08d9c13c
pub const BRM_014: Power = battlecry(&[attach("BRM_014e")]).when(there_is_no(&YOUR_HAND));

/// # Power Rager
///
/// `BRM_014e` · Hunter enchantment
///
/// > +3/+3
///
/// - Set: Blackrock Mountain
///
/// State: Derived
//~ derived BRM_014e e688173d 65ac89a9 d89415b7.7ab5dda5
pub const BRM_014e: Power = enchant(&[plus(3, 3)]);
