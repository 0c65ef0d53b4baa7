//! Mage cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d6adf5b2

/// # Arrival of the Titans
/// Spell · Arcane · 6 mana
/// > Draw 2 spells. Refresh 6 Mana Crystals. You can only play spells for the rest of the turn.
/// - Makes: Titan's Watch [`BE_EVENT_101e`] ("You can only play spells this turn.")
//~ done BE_EVENT_101 - 89737bd2.60ca4832 d6af87f4.6e1d19ec
pub const BE_EVENT_101: Power = spell(&[draw_that(2, SPELL), refresh_mana(6), attach("BE_EVENT_101e").to(CONTROLLER)]);

/// # Titan's Watch
/// Enchantment
/// > You can only play spells this turn.
//~ done BE_EVENT_101e - d522ad72.efa24635 56983ab1
pub const BE_EVENT_101e: Power = enchant(&[]).aura(YOUR_HAND.that(not(&SPELL)), &[has(GameTag::CANT_PLAY)]).this_turn();
