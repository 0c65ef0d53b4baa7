//! Druid cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Poison Seeds
///
/// `FP1_019` · Druid spell · Nature · 4 mana
///
/// > Destroy all minions and summon 2/2 Treants to replace them.
///
/// - Set: Naxxramas · common · collectible
/// - Tokens: Treant [`FP1_019t`]
///
/// State: Todo
//~ FP1_019 todo 43bd0dcb fcd96483
pub const FP1_019: Power = TODO;

/// # Treant
///
/// `FP1_019t` · Druid minion · 1 mana · 2/2
///
/// - Set: Naxxramas
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ FP1_019t vanilla 36106de0 fc0bdc5b
pub const FP1_019t: Power = VANILLA;
