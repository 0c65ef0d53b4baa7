//! Warrior cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3cb11ac1

/// # Devastate
/// Spell · 1 mana
/// > Deal $4 damage to a damaged minion.
//~ derived TRL_321 917264f1 2f198b86.60a8e0ca cd6e6c61
pub const TRL_321: Power = spell(&[deal(4).to(A_MINION.that(DAMAGED))]);

/// # Emberscale Drake
/// Minion · Dragon · 5 mana · 5/5
/// > **Battlecry:** If you're holding a Dragon, gain 5 Armor.
//~ derived TRL_323 33a8741e c4dc5c15.5d6ef2ce 79689e57
pub const TRL_323: Power = battlecry(&[armor(5)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Heavy Metal!
/// Spell · 6 mana
/// > Summon a random minion with Cost equal to your Armor *(up to 10).*
//~ derived TRL_324 580231aa 9e3ad3c7.5e4ff91d 8a5413f3
#[rustfmt::skip]
pub const TRL_324: Power = spell(&[either(is_at_least(&ARMOR.of(YOUR_HERO), 10), &[summon(random_costing(MINION, fixed(10)))], &[summon(random_costing(MINION, ARMOR.of(YOUR_HERO)))])]);

/// # Sul'thraze
/// Weapon · 6 mana · 4/4 durability
/// > **Overkill**: You may attack again.
//~ done TRL_325 - df4ee03c.9392235c d16bdbd1
pub const TRL_325: Power = on(Word::Overkill, &[ready(YOUR_HERO)]);

/// # Smolderthorn Lancer
/// Minion · 3 mana · 3/2
/// > **Battlecry:** If you're holding a Dragon, destroy a damaged enemy minion.
//~ derived TRL_326 54696021 05811c42.ad9e1184 542d82b4
pub const TRL_326: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(DAMAGED))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Spirit of the Rhino
/// Minion · Undead · Beast · 1 mana · 0/3
/// > **Stealth** for 1 turn. Your **Rush** minions are **Immune** the turn they're summoned.
/// - Makes: Protected by Spirit of the Rhino [`TRL_327e`] ("Immune this turn.")
//~ done TRL_327 - 422972b6.54c5bf85 089c8055.84d3ac08
pub const TRL_327: Power = abilities(&[
    whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]),
    aura(FRIENDLY_MINIONS.that(all(&[with(GameTag::RUSH), among(&YOU.summon(CARD).this_turn())])))
        .have(&[has(GameTag::IMMUNE)]),
]);

/// # Protected by Spirit of the Rhino
/// Enchantment
/// > **Immune** this turn.
//~ derived TRL_327e 8cf7b187 d522ad72.fb55a5e5 ad12f3e5
pub const TRL_327e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # War Master Voone
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Copy all Dragons in your hand.
//~ derived TRL_328 c5194a8d 16ffe9fb.e1c9ce1d 401bb25a
pub const TRL_328: Power = battlecry(&[get(copy_of(YOUR_HAND.that(DRAGON)))]);

/// # Akali, the Rhino
/// Minion · Beast · 8 mana · 5/5
/// > **Rush Overkill:** Draw a **Rush** minion from your deck. Give it +5/+5.
/// - Makes: Rhino Skin [`TRL_329e`] ("\+5/+5.")
//~ derived TRL_329 532c1b75 95076d38.7b57b760 25e6116a.08887ead
pub const TRL_329: Power =
    on(Word::Overkill, &[draw_that(1, all(&[MINION, with(GameTag::RUSH)])), attach("TRL_329e").to(IT)]);

/// # Rhino Skin
/// Enchantment
/// > \+5/+5.
//~ derived TRL_329e 905b1f15 d522ad72.41425f84 10fda966
pub const TRL_329e: Power = enchant(&[plus(5, 5)]);

/// # Overlord's Whip
/// Weapon · 3 mana · 2/4 durability
/// > After you play a minion, deal 1 damage to it.
//~ derived TRL_360 cb5f8cf4 76d84cf0.2aae4123 ef8cb4a4
pub const TRL_360: Power = after(YOU.play(MINION)).then(&[deal(1).to(THAT)]);

/// # Dragon Roar
/// Spell · 2 mana
/// > Add 2 random Dragons to your hand.
//~ derived TRL_362 5e25575c 7846e7ae.9ab0fb53 7fda279a
pub const TRL_362: Power = spell(&[get(random(DRAGON)).picks(2)]);
