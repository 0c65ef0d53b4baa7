//! Warrior cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dd298072

/// # Death's Bite
///
/// `FP1_021` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_021 589a7b7c - 543a3003.4796fb2d
pub const FP1_021: Power = deathrattle(&[deal(1).to(MINIONS)]);
