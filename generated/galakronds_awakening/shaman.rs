//! Shaman cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9fa3cf3f

/// # Explosive Evolution
/// Spell · Nature · 2 mana
/// > Transform a minion into a random one that costs (3) more.
//~ derived YOD_020 a3c9efb2 f9bec0b1.1e46e695 f5af5254
pub const YOD_020: Power = spell(&[transform(A_MINION, random_costing_more(MINION, 3, COST.of(IT)))]);

/// # Eye of the Storm
/// Spell · Nature · 10 mana
/// > Summon three 5/6 Elementals with **Taunt**. **Overload:** (3)
/// - Makes: Stormblocker [`YOD_041t`] (5/6, "Taunt")
//~ derived YOD_041 fc52fc44 6d4af271.a055a212 845efbaf.b02f48a2
pub const YOD_041: Power = spell(&[summon(card("YOD_041t")).copies(3)]);

/// # Stormblocker
/// Minion · Elemental · 5 mana · 5/6
/// > **Taunt**
//~ vanilla YOD_041t bf8df4e9 3fe4d30f.4b0c5d24 f7b2c4ca
pub const YOD_041t: Power = VANILLA;

/// # The Fist of Ra-den
/// Weapon · 4 mana · 1/4 durability
/// > After you cast a spell, summon a **Legendary** minion of that Cost. Lose 1 Durability.
//~ done YOD_042 - 5f66cdd6.0290555e f167e300
#[rustfmt::skip]
pub const YOD_042: Power = after(YOU.cast(SPELL)).when(there_are_at_most(6, &YOUR_BOARD)).then(&[summon(random_costing(all(&[MINION, rarity(Rarity::Legendary)]), COST.of(THAT))), lose_durability(1)]);
