//! Warrior cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b3309937

/// # Death's Bite
/// Weapon · 4 mana · 4/2 durability
/// > **Deathrattle:** Deal 1 damage to all minions.
//~ done FP1_021 - 0dbec9f6.4796fb2d 1cbeafe3
pub const FP1_021: Power = deathrattle(&[deal(1).to(MINIONS)]);
