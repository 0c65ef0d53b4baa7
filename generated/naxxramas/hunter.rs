//! Hunter cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ddd428a3

/// # Webspinner
///
/// `FP1_011` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Get a random Beast.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_011 ffd284b7 - 89d40dbb.9c8873b4
pub const FP1_011: Power = deathrattle(&[get(random(BEAST))]);
