//! Priest cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dark Cultist
///
/// `FP1_023` · Priest minion · 3 mana · 3/4
///
/// > **Deathrattle:** Give a random friendly minion +3 Health.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Power of the Ziggurat [`FP1_023e`]
///
/// State: Todo
//~ FP1_023 todo 201319e6 abd46e70
pub const FP1_023: Power = TODO;

/// # Power of the Ziggurat
///
/// `FP1_023e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_023e todo c69dfcb8 9e398a65
pub const FP1_023e: Power = TODO;
