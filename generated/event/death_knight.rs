//! Death Knight cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ BE_EVENT_100 todo 12cdc17f cd1d9c08
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
//~ BE_EVENT_100e todo 5455bfb6 59a45767
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
/// State: Todo
//~ TLC_EVENT_402 todo ec9a4712 15001071
pub const TLC_EVENT_402: Power = TODO;
