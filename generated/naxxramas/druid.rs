//! Druid cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 853292f8

/// # Poison Seeds
///
/// `FP1_019` · Druid spell · Nature · 4 mana
///
/// > Destroy all minions and summon 2/2 Treants to replace them.
///
/// - Set: Naxxramas · common · collectible
/// - Tokens: Treant [`FP1_019t`]
///
/// State: Done
//~ done FP1_019 b89faafc - 1ce4c94d.2fca7e6b
pub const FP1_019: Power = spell(&[
    store(0, 1).for_each(FRIENDLY_MINIONS),
    store(1, 1).for_each(ENEMY_MINIONS),
    destroy(MINIONS),
    deaths(),
    summon(card("FP1_019t")).times(stored(0)),
    summon(card("FP1_019t")).times(stored(1)).for_(OPPONENT),
]);

/// # Treant
///
/// `FP1_019t` · Druid minion · 1 mana · 2/2
///
/// - Set: Naxxramas
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla FP1_019t 023a1f1e a13bf696 30f5d483
pub const FP1_019t: Power = VANILLA;
