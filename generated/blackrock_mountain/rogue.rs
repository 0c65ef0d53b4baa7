//! Rogue cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3a3a9ff9

/// # Gang Up
/// Spell · 2 mana
/// > Choose a minion. Shuffle 3 copies of it into your deck.
//~ derived BRM_007 a3aade9f 7846e7ae.0eac10b0 a09dce70
pub const BRM_007: Power = spell(&[select(A_MINION), shuffle(copy_of(IT)).copies(3)]);

/// # Dark Iron Skulker
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
//~ done BRM_008 - 16ffe9fb.6ba1c214 24b60bdf
pub const BRM_008: Power = battlecry(&[deal(2).to(ENEMY_MINIONS.that(UNDAMAGED))]);
