//! Shaman cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 82a86085

/// # Explosive Evolution
///
/// `YOD_020` · Shaman spell · Nature · 2 mana
///
/// > Transform a minion into a random one that costs (3) more.
///
/// - Set: Galakrond's Awakening · common · collectible
///
/// State: Derived
//~ derived YOD_020 4a30da91 9e4e809e 66d75d41.1e46e695
pub const YOD_020: Power = spell(&[transform(A_MINION, costing(MINION, 3, COST.of(IT)))]);

/// # Eye of the Storm
///
/// `YOD_041` · Shaman spell · Nature · 10 mana
///
/// > Summon three 5/6 Elementals with **Taunt**. **Overload:** (3)
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Refers to: Taunt
/// - Tags: `OVERLOAD` = 3
/// - Tokens: Stormblocker [`YOD_041t`]
///
/// State: Derived
//~ derived YOD_041 6ec18589 fc52fc44 fa876b68.a055a212
pub const YOD_041: Power = spell(&[summon(card("YOD_041t")).copies(3)]);

/// # Stormblocker
///
/// `YOD_041t` · Shaman minion · 5 mana · 5/6
///
/// > **Taunt**
///
/// - Set: Galakrond's Awakening
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla YOD_041t d7304e37 bf8df4e9 190474ab.4b0c5d24
pub const YOD_041t: Power = VANILLA;

/// # The Fist of Ra-den
///
/// `YOD_042` · Shaman weapon · 4 mana · 1/4 durability
///
/// > After you cast a spell, summon a **Legendary** minion of that Cost. Lose 1 Durability.
///
/// - Set: Galakrond's Awakening · legendary · collectible
///
/// State: Derived
//~ derived YOD_042 e607a84d 5fd3c877 f3f4adc9.0290555e
#[rustfmt::skip]
pub const YOD_042: Power = after(YOU.cast(SPELL)).then(&[summon(costing(all(&[MINION, rarity(Rarity::Legendary)]), 0, COST.of(THAT))), lose_durability(1)]);
