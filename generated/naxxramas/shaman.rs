//! Shaman cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ FP1_025 todo b506e605 4f221951
pub const FP1_025: Power = TODO;

/// # Reincarnate
///
/// `FP1_025_Puzzle` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// - Set: Naxxramas · common
///
/// State: Todo
//~ FP1_025_Puzzle todo 9866807b 2083fad8
pub const FP1_025_Puzzle: Power = TODO;
