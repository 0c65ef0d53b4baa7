//! Shaman cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8f3e732f

/// # Lava Shock
/// Spell · Fire · 2 mana
/// > Deal $2 damage. Unlock your **Overloaded** Mana Crystals.
/// - Makes: Lava Shock [`BRM_011t`] ("Cards you play this turn don't cause Overload.")
//~ derived BRM_011 fe2c4bd4 64e9e702.6dc39286 a5c865d6.c70275bd
pub const BRM_011: Power = spell(&[deal(2).to(TARGET), unlock_overload()]);

/// # Lava Shock
/// Enchantment
/// > Cards you play this turn don't cause **Overload**.
//~ todo BRM_011t 88e23b63 d522ad72.33a12141 a5c865d6
pub const BRM_011t: Power = TODO;

/// # Fireguard Destroyer
/// Minion · Elemental · 4 mana · 3/6
/// > **Battlecry:** Gain 1-4 Attack. **Overload:** (1)
/// - Makes: On Fire! [`BRM_012e`] ("Increased Attack.")
//~ done BRM_012 - a14c9cda.d63b56fc 57d6f4ca.12be450a
pub const BRM_012: Power = battlecry(&[attach("BRM_012e").up_to(4)]);

/// # On Fire!
/// Enchantment
/// > Increased Attack.
//~ done BRM_012e - d522ad72.08129cea 9b92887d
pub const BRM_012e: Power = enchant(&[ATTACK.plus(1).times(X)]);
