//! Paladin cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a9d93604

/// # Avenge
///
/// `FP1_020` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Vengeance [`FP1_020e`]
///
/// State: Done
//~ done FP1_020 58f356ce - f8f0a743.686f7f55
pub const FP1_020: Power = whenever(FRIENDLY_MINIONS.die())
    .when(there_is(&FRIENDLY_MINIONS))
    .then(&[attach("FP1_020e").to(FRIENDLY_MINIONS.random())]);

/// # Vengeance
///
/// `FP1_020e` · Paladin enchantment
///
/// > +3/+2.
///
/// - Set: Naxxramas
///
/// State: Derived
//~ derived FP1_020e 69d5ce59 61d2f6f9 cf027909.51cd07b6
pub const FP1_020e: Power = enchant(&[plus(3, 2)]);
