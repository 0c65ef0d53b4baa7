//! Mage cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 14fd4bdb

/// # Arrival of the Titans
///
/// `BE_EVENT_101` · Mage spell · Arcane · 6 mana
///
/// > Draw 2 spells. Refresh 6 Mana Crystals. You can only play spells for the rest of the turn.
///
/// - Set: Event · epic · collectible
/// - Enchantments: Titan's Watch [`BE_EVENT_101e`]
///
/// State: Todo
//~ todo BE_EVENT_101 59f6870c 7c3569e9 e4a9ddb0.60ca4832
pub const BE_EVENT_101: Power = TODO;

/// # Titan's Watch
///
/// `BE_EVENT_101e` · Mage enchantment
///
/// > You can only play spells this turn.
///
/// - Set: Event
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BE_EVENT_101e 61b89daf 2168b3f9 325b40bd.efa24635
pub const BE_EVENT_101e: Power = TODO;
