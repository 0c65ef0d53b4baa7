//! Rogue cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 86a92025

/// # Deadly Bribe
///
/// `CATA_EVENT_402` · Rogue spell · 3 mana
///
/// > Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Combo
/// - Tags: `4705` = 1
///
/// State: Derived
//~ derived CATA_EVENT_402 e678713f 034d556e 1d2817af.0d9fc992
pub const CATA_EVENT_402: Power =
    abilities(&[spell(&[destroy(A_MINION), get(card("GAME_005")).to(OPPONENT)]), combo(&[get(card("GAME_005"))])]);
