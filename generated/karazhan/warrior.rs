//! Warrior cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 53ec6d37

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
/// State: Derived
//~ derived KAR_026 0ffc226d 4cb2a730 718bbfee.7ad05bdd
pub const KAR_026: Power = spell(&[summon(card("KAR_026t")).for_each(ENEMY_MINIONS)]);

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
//~ vanilla KAR_026t ec70bb48 cab3c406 443bddbd.4b0c5d24
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
//~ todo KAR_028 439f6f26 c74802b9 a74f0244.11ba2cef
pub const KAR_028: Power = TODO;

/// # Ironforge Portal
///
/// `KAR_091` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Derived
//~ derived KAR_091 ac317485 f1626b08 0e055291.8379d00b
pub const KAR_091: Power = spell(&[armor(4), summon(random(all(&[MINION, COST.is(4)])))]);
