//! Shaman cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Explosive Evolution
///
/// `YOD_020` · Shaman spell · Nature · 2 mana
///
/// > Transform a minion into a random one that costs (3) more.
///
/// - Set: Galakrond's Awakening · common · collectible
///
/// State: Todo
//~ YOD_020 todo 4634d77b 09f75cad
pub const YOD_020: Power = TODO;

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
/// State: Todo
//~ YOD_041 todo 9a910b87 be10f42b
pub const YOD_041: Power = TODO;

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
//~ YOD_041t vanilla 490926f3 9fc582c8
pub const YOD_041t: Power = VANILLA;

/// # The Fist of Ra-den
///
/// `YOD_042` · Shaman weapon · 4 mana · 1/4 durability
///
/// > After you cast a spell, summon a **Legendary** minion of that Cost. Lose 1 Durability.
///
/// - Set: Galakrond's Awakening · legendary · collectible
///
/// State: Todo
//~ YOD_042 todo 34dbd448 5dd1574b
pub const YOD_042: Power = TODO;
