//! Mage cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 40480b95

/// # Flamewaker
/// Minion · 3 mana · 2/4
/// > After you cast a spell, deal 2 damage randomly split among all enemies.
//~ derived BRM_002 4ec0b606 def81b81.54139d0d 049dae6f
pub const BRM_002: Power = after(YOU.cast(SPELL)).then(&[deal(2).split_among(ENEMIES)]);

/// # Dragon's Breath
/// Spell · Fire · 5 mana
/// > Deal $4 damage. Costs (1) less for each minion that died this turn.
/// - Makes: Dragon's Might [`BRM_003e`] ("Costs (3) less this turn.")
//~ derived BRM_003 162749f4 3ed6fa2e.13590568 4506808b.4a9b0cef
pub const BRM_003: Power =
    abilities(&[spell(&[deal(4).to(TARGET)]), costs(&[cost_less(1).times(MINIONS.die().this_turn().count())])]);

/// # Dragon's Might
/// Enchantment
/// > Costs (3) less this turn.
//~ derived BRM_003e 72a73c10 d522ad72.6caf9101 999b29f7
pub const BRM_003e: Power = enchant(&[cost_less(3)]).this_turn();
