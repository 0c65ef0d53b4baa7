//! Death Knight cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d962ca84

/// # Arrival of the Old Gods
///
/// `BE_EVENT_100` · Death Knight spell · Shadow · 5 mana
///
/// > Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
///
/// - Set: Event · epic · collectible
/// - Enchantments: Old Gods' Watch [`BE_EVENT_100e`]
///
/// State: Todo
//~ todo BE_EVENT_100 8a4a4d3e b187eb52 7817504e.6edc3afd
pub const BE_EVENT_100: Power = TODO;

/// # Old Gods' Watch
///
/// `BE_EVENT_100e` · Death Knight enchantment
///
/// > You can only play minions this turn.
///
/// - Set: Event
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BE_EVENT_100e 6d58342b e3b2fced 986af18e.20f732c5
pub const BE_EVENT_100e: Power = TODO;

/// # Staff of the Endbringer
///
/// `TLC_EVENT_402` · Death Knight weapon · 3 mana · 1/6 durability
///
/// > **Deathrattle:** Destroy all minions.
///
/// - Set: Event · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
///
/// State: Derived
//~ derived TLC_EVENT_402 89f896c8 74fcd85d 719dc166.2c7f94f2
pub const TLC_EVENT_402: Power = deathrattle(&[destroy(MINIONS)]);
