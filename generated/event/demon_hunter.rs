//! Demon Hunter cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1f36813c

/// # Soul Immolation
///
/// `JAIL_EVENT_101` · Demon Hunter spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Collapsing Star'. If it already is, increase its damage by 1.
///
/// - Set: Event · epic · collectible
/// - Tokens: Collapsing Star [`JAIL_EVENT_101hp`](crate::violet_hold::demon_hunter::JAIL_EVENT_101hp)
///
/// State: Todo
//~ todo JAIL_EVENT_101 f405ffba c796f3cc e804f0f7.a93130ae
pub const JAIL_EVENT_101: Power = TODO;
