//! Warlock cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4b6bd8f5

/// # Voidcaller
///
/// `FP1_022` · Warlock minion · 4 mana · 3/4
///
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_022 e1a907b4 - 1c24ca1e.314801f9
pub const FP1_022: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]);
