//! Mage cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ BE_EVENT_101 todo 97a1810c 6eb90da3
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
//~ BE_EVENT_101e todo 436ea652 9858972a
pub const BE_EVENT_101e: Power = TODO;
