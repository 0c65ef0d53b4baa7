//! Hunter cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d6636aea

/// # Quick Shot
/// Spell · 2 mana
/// > Deal $3 damage. If your hand is empty, draw a card.
//~ done BRM_013 - 7846e7ae.89a7d82a 5f4c70b3
pub const BRM_013: Power = spell(&[deal(3).to(TARGET), draw(1).when(there_is_no(&YOUR_HAND))]);

/// # Core Rager
/// Minion · Elemental · Beast · 4 mana · 4/4
/// > **Battlecry:** If your hand is empty, gain +3/+3.
/// - Makes: Power Rager [`BRM_014e`] ("\+3/+3")
//~ derived BRM_014 2c9762f6 d7a71b10.08d9c13c 5fe55b66.9d28e3b2
pub const BRM_014: Power = battlecry(&[attach("BRM_014e")]).when(there_is_no(&YOUR_HAND));

/// # Power Rager
/// Enchantment
/// > \+3/+3
//~ derived BRM_014e 65ac89a9 d522ad72.d177c3f0 4ec63821
pub const BRM_014e: Power = enchant(&[plus(3, 3)]);
