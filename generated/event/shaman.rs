//! Shaman cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Desperate Bribe
///
/// `JAIL_EVENT_102` · Shaman spell · 3 mana
///
/// > Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
///
/// - Set: Event · epic · collectible
///
/// State: Todo
//~ JAIL_EVENT_102 todo c306758a 626f4306
pub const JAIL_EVENT_102: Power = TODO;
