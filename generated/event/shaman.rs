//! Shaman cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 594c263e

/// # Desperate Bribe
///
/// `JAIL_EVENT_102` · Shaman spell · 3 mana
///
/// > Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
///
/// - Set: Event · epic · collectible
///
/// State: Todo
//~ todo JAIL_EVENT_102 6ee90706 7a44cbdd 971ad67c.531c7239
pub const JAIL_EVENT_102: Power = TODO;
