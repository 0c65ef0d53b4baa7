//! Priest cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2ce885e7

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
/// State: Done
//~ done FP1_023 0b2f28a4 - a374ae90.1da23aab
pub const FP1_023: Power = deathrattle(&[attach("FP1_023e").to(FRIENDLY_MINIONS.random())]);

/// # Power of the Ziggurat
///
/// `FP1_023e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ todo FP1_023e 18abf161 d1b2646a 8aa5e9e9.cda80e25
pub const FP1_023e: Power = TODO;
