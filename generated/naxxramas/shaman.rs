//! Shaman cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a1e3076b

/// # Reincarnate
///
/// `FP1_025` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// - Set: Naxxramas · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Reincarnate [`FP1_025_Puzzle`]
///
/// State: Done
//~ done FP1_025 e663caaf - c13b6072.c57a14b1
pub const FP1_025: Power = spell(&[destroy(A_MINION), deaths(), summon(copy_of(TARGET)).for_(TARGET.controller())]);

/// # Reincarnate
///
/// `FP1_025_Puzzle` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// - Set: Naxxramas · common
///
/// State: Done
//~ done FP1_025_Puzzle 404b52dc - f330ecdd.c57a14b1
pub const FP1_025_Puzzle: Power =
    spell(&[destroy(A_MINION), deaths(), summon(copy_of(TARGET)).for_(TARGET.controller())]);
