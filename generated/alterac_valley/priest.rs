//! Priest cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9884804a

/// # Xyrella, the Devout
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
/// - Makes: Holy Touch [`AV_207p`] ("Restore 5 Health. Flip each turn."); Void Spike [`AV_207p2`] ("Deal 5 damage. Flip each turn.")
//~ done AV_207 - a445d38d.61859d01 3af7aac8.3ca71686
pub const AV_207: Power = battlecry(&[repeat_ability(
    Word::Deathrattle,
    each_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()),
)]);

/// # Holy Touch
/// Hero Power · 2 mana
/// > Restore #5 Health. Flip each turn.
//~ done AV_207p - 4902b083.0546339c cc7b4c87
pub const AV_207p: Power =
    abilities(&[hero_power(&[heal(5).to(TARGET)]), at_end_of_your_turn(&[become_hero_power(card("AV_207p2"))])]);

/// # Void Spike
/// Hero Power · 2 mana
/// > Deal $5 damage. Flip each turn.
//~ done AV_207p2 - 4902b083.ef45d4e1 f7a5f6af
pub const AV_207p2: Power =
    abilities(&[hero_power(&[deal(5).to(TARGET)]), at_end_of_your_turn(&[become_hero_power(card("AV_207p"))])]);

/// # Deliverance
/// Spell · Holy · 3 mana
/// > Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
/// - Makes: Salvation [`AV_315e2`] ("Attack and Health set to 3.")
//~ done AV_315 - 50eb3d2f.07212386 36b9cc51.134cd565
pub const AV_315: Power = abilities(&[
    spell(&[deal(3).to(A_MINION)]),
    on(Word::HonorableKill, &[summon(copy_of(SUBJECT)), attach("AV_315e2").to(IT)]),
]);

/// # Salvation
/// Enchantment
/// > Attack and Health set to 3.
//~ derived AV_315e2 37cf4411 d522ad72.1785be93 55c1e043
pub const AV_315e2: Power = enchant(&[become_stats(3, 3)]);

/// # Shadow Word: Devour
/// Spell · Shadow · 1 mana
/// > Choose a minion. It steals 1 Health from ALL other minions.
/// - Makes: Superior [`AV_324e2`] ("Increased Health."); Inferior [`AV_324e3`] ("Reduced Health."); Inferior [`AV_324eb`] ("Reduced Health.")
//~ done AV_324 - ca4a4f53.0a9b0027 2bcfc0de.8568d5d1
pub const AV_324: Power = spell(&[
    select(A_MINION),
    attach("AV_324e2").with_x(count(MINIONS.that(not(&is(&TARGET))))).to(TARGET),
    attach("AV_324e3").to(MINIONS.that(not(&is(&TARGET)))),
]);

/// # Superior
/// Enchantment
/// > Increased Health.
/// - Makes: Superior [`AV_324e2b`] ("Increased Health.")
//~ done AV_324e2 - d522ad72.89b088dc 808155f0.8a737761
pub const AV_324e2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Superior
/// Enchantment
/// > Increased Health.
//~ todo AV_324e2b d0b2bfd6 d522ad72.89b088dc 808155f0
pub const AV_324e2b: Power = TODO;

/// # Inferior
/// Enchantment
/// > Reduced Health.
//~ done AV_324e3 - d522ad72.4803159e 55309bec
pub const AV_324e3: Power = enchant(&[HEALTH.plus(-1)]);

/// # Inferior
/// Enchantment
/// > Reduced Health.
//~ todo AV_324eb b8896077 d522ad72.4803159e 55309bec
pub const AV_324eb: Power = TODO;

/// # Undying Disciple
/// Minion · Undead · 6 mana · 3/7
/// > **Taunt Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
//~ derived AV_325 96c0444e c927855e.615d116f 07ce26a6
pub const AV_325: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Luminous Geode
/// Minion · Elemental · 2 mana · 1/4
/// > After a friendly minion is healed, give it +2 Attack.
/// - Makes: Illuminated [`AV_326e`] ("\+2 Attack.")
//~ derived AV_326 d1710068 2b1cc968.ea1b884f 653f037f.a6f6fced
pub const AV_326: Power = after(FRIENDLY_MINIONS.is_healed_by(CARD)).then(&[attach("AV_326e").to(SUBJECT)]);

/// # Illuminated
/// Enchantment
/// > \+2 Attack.
//~ derived AV_326e f412d757 d522ad72.a6e18051 edd027dd
pub const AV_326e: Power = enchant(&[ATTACK.plus(2)]);

/// # Spirit Guide
/// Minion · Undead · 5 mana · 5/5
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
//~ derived AV_328 b555cf65 963fba73.9575e687 af9b9710
pub const AV_328: Power =
    deathrattle(&[draw_that(1, school(SpellSchool::Holy)), draw_that(1, school(SpellSchool::Shadow))]);

/// # Bless
/// Spell · Holy · 2 mana
/// > Give a minion +2 Health, then set its Attack to be equal to its Health.
/// - Makes: Blessed [`AV_329e`] ("\+2 Health and this minion's Attack is equal to…"); Blessed [`AV_329e2`] ("\+2 Health.")
//~ done AV_329 - 5fbdf668.abe96ecd 73d311bc.926e8869
pub const AV_329: Power =
    spell(&[attach("AV_329e2").to(A_MINION), give(&[ATTACK.set_to(X)]).with_x(HEALTH.of(IT)).to(IT)]);

/// # Blessed
/// Enchantment
/// > \+2 Health and this minion's Attack is equal to its Health.
//~ todo AV_329e 0372cc68 d522ad72.c57620b1 1952dae3
pub const AV_329e: Power = TODO;

/// # Blessed
/// Enchantment
/// > \+2 Health.
//~ derived AV_329e2 30ea7f8a d522ad72.51d51864 1952dae3
pub const AV_329e2: Power = enchant(&[HEALTH.plus(2)]);

/// # Gift of the Naaru
/// Spell · Holy · 1 mana
/// > Restore #3 Health to all characters. If any are still damaged, draw a card.
//~ done AV_330 - dd4c6abd.84e2e36e 1a01bac2
pub const AV_330: Power = spell(&[heal(3).to(CHARACTERS), draw(1).when(there_is(&IT.that(DAMAGED)))]);

/// # Najak Hexxen
/// Minion · 4 mana · 1/4
/// > **Battlecry:** Take control of an enemy minion. **Deathrattle:** Give the minion back.
/// - Makes: Dark Concoction [`AV_331e`] ("Give this back when Najak is destroyed."); Dark Concoction [`AV_331e2`] ("Took control of ….")
//~ done AV_331 - 1d7dc941.3579ad1d 75b10697.086d1c14
pub const AV_331: Power = abilities(&[
    battlecry(&[take_control(AN_ENEMY_MINION), remember(IT), attach("AV_331e").to(IT)]),
    deathrattle(&[give_to_opponent(FRIENDLY_MINIONS.that(is(&REMEMBERED)).that(with(GameTag::LINKED_ENTITY)))]),
]);

/// # Dark Concoction
/// Enchantment
/// > Give this back when Najak is destroyed.
//~ done AV_331e - d522ad72.834fae48 e0dfc82c
pub const AV_331e: Power = enchant(&[has(GameTag::LINKED_ENTITY)]);

/// # Dark Concoction
/// Enchantment
/// > Took control of {0}.
//~ todo AV_331e2 48b9296a d522ad72.dc7a374e e0dfc82c
pub const AV_331e2: Power = TODO;

/// # Stormpike Aid Station
/// Spell · 3 mana
/// > At the end of your turn, give your minions +2 Health. Lasts 3 turns.
/// - Makes: Restored [`AV_664e2`] ("\+2 Health.")
//~ derived AV_664 4e264363 82ede6d1.b8516605 769acda2.79cbdb49
pub const AV_664: Power = abilities(&[at_end_of_your_turn(&[attach("AV_664e2").to(FRIENDLY_MINIONS)]), lasts(3)]);

/// # Restored
/// Enchantment
/// > \+2 Health.
//~ derived AV_664e2 d07264a0 d522ad72.51d51864 387005f3
pub const AV_664e2: Power = enchant(&[HEALTH.plus(2)]);

/// # Horn of Wrathion
/// Spell · 3 mana
/// > Draw a minion. If it's a Dragon, summon two 2/1 Whelps with **Rush**.
/// - Makes: [`ONY_001t`](crate::alterac_valley::neutral::ONY_001t)
//~ derived ONY_017 73db6032 82ede6d1.0572bf40 bc5a20b6.7cfcac11
pub const ONY_017: Power =
    spell(&[draw_that(1, MINION), summon(card("ONY_001t")).copies(2).when(there_is(&IT.that(DRAGON)))]);

/// # Lightmaw Netherdrake
/// Minion · Dragon · 4 mana · 4/4
/// > **Battlecry:** If you're holding a Holy and a Shadow spell, deal 3 damage to all other minions.
//~ done ONY_026 - 306f805a.a7be0df8 8ee60f6c
#[rustfmt::skip]
pub const ONY_026: Power = battlecry(&[deal(3).to(OTHER_MINIONS)]).when(all(&[there_is(&YOUR_HAND.that(school(SpellSchool::Holy))), there_is(&YOUR_HAND.that(school(SpellSchool::Shadow)))]));

/// # Mi'da, Pure Light
/// Minion · 6 mana · 4/6
/// > **Divine Shield**, **Lifesteal Deathrattle:** Shuffle a Fragment into your deck that resummons Mi'da when drawn.
/// - Makes: Fragment of Mi'da [`ONY_028t`] ("Casts When Drawn Summon Mi'da, Pure Light.")
//~ derived ONY_028 e5d866d6 3c7f69b1.3328b927 ea00c648.d441b7dc
pub const ONY_028: Power = deathrattle(&[shuffle(card("ONY_028t"))]);

/// # Fragment of Mi'da
/// Spell · Holy · 6 mana
/// > **Casts When Drawn** Summon Mi'da, Pure Light.
//~ done ONY_028t - 87070251.6b9687a9 3f904359
pub const ONY_028t: Power = spell(&[summon(card("ONY_028"))]);
