//! Warlock cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ FP1_022 todo d1c44495 6c089a95
pub const FP1_022: Power = TODO;
