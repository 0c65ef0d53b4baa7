//! Death Knight cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 57f7a465

/// # Arrival of the Old Gods
/// Spell · Shadow · 5 mana
/// > Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
/// - Makes: Old Gods' Watch [`BE_EVENT_100e`] ("You can only play minions this turn.")
//~ done BE_EVENT_100 - cf35eba3.6edc3afd 69df9b34.4cda3706
pub const BE_EVENT_100: Power = spell(&[draw_that(2, MINION), refresh_mana(5), attach("BE_EVENT_100e").to(CONTROLLER)]);

/// # Old Gods' Watch
/// Enchantment
/// > You can only play minions this turn.
//~ done BE_EVENT_100e - d522ad72.20f732c5 6ee55c1f
pub const BE_EVENT_100e: Power =
    enchant(&[]).aura(YOUR_HAND.that(not(&MINION)), &[has(GameTag::CANT_PLAY)]).this_turn();

/// # Staff of the Endbringer
/// Weapon · 3 mana · 1/6 durability
/// > **Deathrattle:** Destroy all minions.
//~ derived TLC_EVENT_402 74fcd85d 22d2b176.2c7f94f2 af272ace
pub const TLC_EVENT_402: Power = deathrattle(&[destroy(MINIONS)]);
