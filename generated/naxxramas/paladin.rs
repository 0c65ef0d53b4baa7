//! Paladin cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ FP1_020 todo 13cd2387 0dd836f0
pub const FP1_020: Power = TODO;

/// # Vengeance
///
/// `FP1_020e` · Paladin enchantment
///
/// > +3/+2.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_020e todo 1db0e17a 30849c94
pub const FP1_020e: Power = TODO;
