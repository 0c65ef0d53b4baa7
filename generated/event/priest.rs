//! Priest cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a6fabaee

/// # Dark Terraforming
///
/// `BE_EVENT_102` · Priest spell · Shadow · 5 mana
///
/// > Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo BE_EVENT_102 c0e38d2d 52d7615a e9864302.553dd92d
pub const BE_EVENT_102: Power = TODO;
