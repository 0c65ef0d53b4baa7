//! Warrior cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Protect the King!
///
/// `KAR_026` · Warrior spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Pawn with **Taunt**.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Pawn [`KAR_026t`]
///
/// State: Todo
//~ KAR_026 todo e153f408 e27377f2
pub const KAR_026: Power = TODO;

/// # Pawn
///
/// `KAR_026t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: One Night in Karazhan
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ KAR_026t vanilla 0cacc4a6 5af2c6a6
pub const KAR_026t: Power = VANILLA;

/// # Fool's Bane
///
/// `KAR_028` · Warrior weapon · 5 mana · 3/4 durability
///
/// > Unlimited attacks each turn. Can't attack heroes.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Todo
//~ KAR_028 todo f33488ac 70e4a581
pub const KAR_028: Power = TODO;

/// # Ironforge Portal
///
/// `KAR_091` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Todo
//~ KAR_091 todo 40de770e a2520521
pub const KAR_091: Power = TODO;
