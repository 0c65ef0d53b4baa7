//! Rogue cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 757b4f40

/// # Shadow Dance
/// Spell · Shadow · 0 mana
/// > Deal $1 damage to all undamaged enemies.
//~ derived BE_071 66af0b69 30785034.18e605b0 a2690042
pub const BE_071: Power = spell(&[deal(1).to(ENEMIES.that(UNDAMAGED))]);

/// # Agent of N'Zoth
/// Minion · 2 mana · 3/2
/// > **Deathrattle:** Get a copy of a random different **Deathrattle** minion in your hand.
//~ done BE_541 - 0296240c.9bb9a7ab 88566884
pub const BE_541: Power = deathrattle(&[get(copy_of(
    YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE), not(&named("BE_541"))])).random(),
))]);

/// # Shadowcrafter
/// Minion · 2 mana · 3/2
/// > **Combo**: **Assemble** a minion from another class.
//~ todo BE_702 3d56edc7 0296240c.528584d2 104848d6
pub const BE_702: Power = TODO;

/// # Drest'agath
/// Minion · 4 mana · 6/4
/// > **Deathrattle:** Draw an **Old God**. If you can't, get a random **Old God**.
//~ done BE_703 - b6605130.afcf8fd3 6aef2caa
pub const BE_703: Power = deathrattle(&[either(
    there_is(&YOUR_DECK.that(with(GameTag::OLD_GOD))),
    &[draw_that(1, with(GameTag::OLD_GOD))],
    &[get(random(with(GameTag::OLD_GOD)))],
)]);

/// Gets a Larva of a class that is not the player's.
const GET_A_LARVA: &[Effect] = &[
    create_aside(each_of(&[
        "BE_720t1", "BE_720t2", "BE_720t3", "BE_720t4", "BE_720t5", "BE_720t6", "BE_720t7", "BE_720t8", "BE_720t9",
        "BE_720t10", "BE_720t11",
    ])),
    get(the(LEFT_ASIDE.that(ANOTHER_CLASS).random())),
    remove_from_game(LEFT_ASIDE),
];

/// # Broodchamber Tunneler
/// Minion · Beast · 1 mana · 1/3
/// > **Battlecry:** Get a 1-Cost Larva with a **Combo** that triggers a Hero Power from another class.
/// - Makes: Pale Larva [`BE_720t1`] (2/1, "Combo: Restore 2 Health."); Neon Larva [`BE_720t10`] (2/1, "Combo: Give your hero +1 Attack this turn."); Dark Larva [`BE_720t11`] (2/1, "Combo: Summon a 1/1 Ghoul with Charge. It dies at…"); Teal Larva [`BE_720t12`] (2/1, "Combo: No Spoilers!"); Blue Larva [`BE_720t2`] (2/1, "Combo: Summon a random basic Totem."); Black Larva [`BE_720t3`] (2/1, "Combo: Equip a 1/2 Dagger."); Yellow Larva [`BE_720t4`] (2/1, "Combo: Summon a 1/1 Silver Hand Recruit."); Green Larva [`BE_720t5`] (2/1, "Combo: Deal 2 damage to the enemy hero."); Brown Larva [`BE_720t6`] (2/1, "Combo: Give your hero +1 Attack this turn. Gain 1…"); Purple Larva [`BE_720t7`] (2/1, "Combo: Draw a card and deal 2 damage to your…"); Cyan Larva [`BE_720t8`] (2/1, "Combo: Deal 1 damage."); Red Larva [`BE_720t9`] (2/1, "Combo: Gain 2 Armor.")
///
/// # Notes
///
/// The Larvae of all classes but the player's; the one without a Hero Power ("No Spoilers!") stands for none.
//~ done BE_720 - 55179021.a0f4ea50 47c644c9.caf2734a
pub const BE_720: Power = battlecry(GET_A_LARVA);

/// # Pale Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Restore #2 Health.
//~ derived BE_720t1 7325df5c e876b890.b87755e7 6843dd9e
pub const BE_720t1: Power = combo(&[heal(2).to(TARGET)]);

/// # Neon Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Give your hero +1 Attack this turn.
//~ derived BE_720t10 2f0f0ef2 e876b890.bb15881f 46656540
pub const BE_720t10: Power = combo(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Dark Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done BE_720t11 - e876b890.d3c90ed1 bb05d82b
pub const BE_720t11: Power = combo(&[summon(card("HERO_11bpt"))]);

/// # Teal Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** No Spoilers!
//~ todo BE_720t12 34e66457 e876b890.50fa5ccd c923ddf2
pub const BE_720t12: Power = TODO;

/// # Blue Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Summon a random basic Totem.
//~ derived BE_720t2 29b60c4e e876b890.f82e5592 e0820994
pub const BE_720t2: Power = combo(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_052", "NEW1_009"]))]);

/// # Black Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Equip a 1/2 Dagger.
//~ done BE_720t3 - e876b890.f39e0a90 5bc27a35
pub const BE_720t3: Power = combo(&[equip(card("CS2_082"))]);

/// # Yellow Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Summon a 1/1 Silver Hand Recruit.
//~ derived BE_720t4 f04561a9 e876b890.ae87b7f1 487b5d29
pub const BE_720t4: Power = combo(&[summon(card("CS2_101t"))]);

/// # Green Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Deal 2 damage to the enemy hero.
//~ derived BE_720t5 73b0ba1c e876b890.7eacb754 ddfe3cd7
pub const BE_720t5: Power = combo(&[deal(2).to(ENEMY_HERO)]);

/// # Brown Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Give your hero +1 Attack this turn. Gain 1 Armor.
//~ derived BE_720t6 aa1cd6de e876b890.a9ac98f0 e9e7afe3
pub const BE_720t6: Power = combo(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO), armor(1)]);

/// # Purple Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Draw a card and deal 2 damage to your hero.
//~ derived BE_720t7 dc865f81 e876b890.3ff63ade 6cbb1a46
pub const BE_720t7: Power = combo(&[draw(1), deal(2).to(YOUR_HERO)]);

/// # Cyan Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Deal 1 damage.
//~ derived BE_720t8 03f6c0df e876b890.c8b9d643 c21aaa2e
pub const BE_720t8: Power = combo(&[deal(1).to(TARGET)]);

/// # Red Larva
/// Minion · Beast · 1 mana · 2/1
/// > **Combo:** Gain 2 Armor.
//~ derived BE_720t9 bdf2f71a e876b890.ece29e2d d62b83ee
pub const BE_720t9: Power = combo(&[armor(2)]);

/// # Aqir Goliath
/// Minion · Beast · 8 mana · 4/5
/// > Costs (2) less for each **Combo** card played this turn. **Battlecry:** Draw a card.
//~ done BE_721 - ce4bb85c.4b5f6347 3d5d45e2
#[rustfmt::skip]
pub const BE_721: Power = abilities(&[costs(&[cost_less(2).times(YOU.play(with(GameTag::COMBO)).this_turn().count())]), battlecry(&[draw(1)])]);

/// # Aqir Swarmer
/// Minion · Beast · 3 mana · 4/2
/// > **Deathrattle:** Get two 1-Cost Larvae with **Combos** that trigger a Hero Power from another class.
///
/// # Notes
///
/// The Larvae of all classes but the player's; the one without a Hero Power ("No Spoilers!") stands for none.
//~ done BE_722 - 881fdcb9.114ca6b4 c0e77aea
pub const BE_722: Power = deathrattle(&[repeat(2, GET_A_LARVA)]);

/// # Wandering Seeker
/// Minion · 4 mana · 4/4
/// > After you play a **Combo** card, deal 3 damage to a random enemy.
//~ derived BE_723 163ef610 16ec05b0.0d7d4c26 8d24241c
pub const BE_723: Power = after(YOU.play(with(GameTag::COMBO))).then(&[deal(3).to(ENEMIES.random())]);

/// # Incubate
/// Spell · Shadow · 2 mana
/// > Get three 1-Cost Larvae with **Combos** that trigger a Hero Power from another class.
///
/// # Notes
///
/// The Larvae of all classes but the player's; the one without a Hero Power ("No Spoilers!") stands for none.
//~ done BE_724 - a5d45018.75821773 d57cdda5
pub const BE_724: Power = spell(&[repeat(3, GET_A_LARVA)]);

/// # The Unknowable One
/// Minion · 5 mana · 6/5
/// > **Battlecry:** Set the Attack and Health of all **Combo** minions in your hand to 6.
/// - Makes: Unknown Power [`BE_725e2`] ("Set to 6/6.")
//~ derived BE_725 ecc67c1e 724ad716.b4d13f78 4a754820.12e6a5cf
pub const BE_725: Power = battlecry(&[attach("BE_725e2").to(YOUR_HAND.that(all(&[MINION, with(GameTag::COMBO)])))]);

/// # Unknown Power
/// Enchantment
/// > Set to 6/6.
//~ derived BE_725e2 6d37688e d522ad72.72cdb7b4 8610fc93
pub const BE_725e2: Power = enchant(&[become_stats(6, 6)]);
