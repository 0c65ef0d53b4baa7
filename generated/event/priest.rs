//! Priest cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ BE_EVENT_102 todo bcc1de97 08219c88
pub const BE_EVENT_102: Power = TODO;
