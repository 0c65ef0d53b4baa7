//! Warlock cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d2606935

/// # Demonwrath
///
/// `BRM_005` · Warlock spell · Fel · 3 mana
///
/// > Deal $2 damage to all minions except Demons.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived BRM_005 e08f56b4 bbed08b5 615c4e11.cc6bb4b7
pub const BRM_005: Power = spell(&[deal(2).to(MINIONS.that(not(&DEMON)))]);

/// # Imp Gang Boss
///
/// `BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Tokens: Imp [`BRM_006t`]
///
/// State: Derived
//~ derived BRM_006 1d7f24d1 e43eb10e 799486a0.d89e77f3
pub const BRM_006: Power = whenever(THIS.takes_damage(CARD)).then(&[summon(card("BRM_006t"))]);

/// # Imp
///
/// `BRM_006t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Blackrock Mountain
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla BRM_006t b9545748 765800a7 222bd083
pub const BRM_006t: Power = VANILLA;
