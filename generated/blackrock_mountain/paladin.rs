//! Paladin cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8ac5f798

/// # Solemn Vigil
/// Spell · 5 mana
/// > Draw 2 cards. Costs (1) less for each minion that died this turn.
/// - Makes: Melt [`BRM_001e`] ("Attack changed to 0 this turn.")
//~ derived BRM_001 f70af244 36b694de.edd10f7c bfc9b3b3.9ac641a0
pub const BRM_001: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(MINIONS.die().this_turn().count())])]);

/// # Melt
/// Enchantment
/// > Attack changed to 0 this turn.
//~ derived BRM_001e aa06c4b2 d522ad72.afe35c0d 1e695252
pub const BRM_001e: Power = enchant(&[ATTACK.set(0)]).this_turn();

/// # Dragon Consort
/// Minion · Dragon · 5 mana · 5/5
/// > **Battlecry:** The next Dragon you play costs (2) less.
/// - Makes: Unchained! [`BRM_018e`] ("Your next Dragon costs (2) less.")
//~ derived BRM_018 757f4b3c c4dc5c15.a7d456d4 75f514c9.28220e96
pub const BRM_018: Power = battlecry(&[attach("BRM_018e").to(YOU)]);

/// # Unchained!
/// Enchantment
/// > Your next Dragon costs (2) less.
//~ derived BRM_018e 4b491b41 d522ad72.5a6f6aa7 e463f4ea
pub const BRM_018e: Power = enchant(&[]).aura(YOUR_HAND.that(DRAGON), &[cost_less(2)]).until(YOU.play(DRAGON));
