//! Warlock cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6a36d8e6

/// # Demonwrath
/// Spell · Fel · 3 mana
/// > Deal $2 damage to all minions except Demons.
//~ derived BRM_005 bbed08b5 d86badf2.cc6bb4b7 28aafacf
pub const BRM_005: Power = spell(&[deal(2).to(MINIONS.that(not(&DEMON)))]);

/// # Imp Gang Boss
/// Minion · Demon · 3 mana · 2/4
/// > Whenever this minion takes damage, summon a 1/1 Imp.
/// - Makes: Imp [`BRM_006t`] (1/1)
//~ derived BRM_006 72ae2ce0 06b3468d.d89e77f3 088aefaf.f4f49bd4
pub const BRM_006: Power = whenever(THIS.takes_damage_from(CARD)).then(&[summon(card("BRM_006t"))]);

/// # Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla BRM_006t 765800a7 18149ac8 549723b0
pub const BRM_006t: Power = VANILLA;
