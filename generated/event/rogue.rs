//! Rogue cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e38ee9c4

/// # Deadly Bribe
/// Spell · 3 mana
/// > Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
//~ done CATA_EVENT_402 - 82ede6d1.0d9fc992 fec6907d
pub const CATA_EVENT_402: Power =
    abilities(&[spell(&[destroy(A_MINION), get(card("GAME_005")).for_(OPPONENT)]), combo(&[get(card("GAME_005"))])]);
