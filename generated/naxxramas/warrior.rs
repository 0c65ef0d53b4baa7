//! Warrior cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Death's Bite
///
/// `FP1_021` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ FP1_021 todo 9ea89daa 7fa086be
pub const FP1_021: Power = TODO;
