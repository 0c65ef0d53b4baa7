//! Neutral cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 968e26f9

/// `AV_100` · Neutral minion · 4 mana · 4/4
/// > **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
///
/// State: Todo
//~ todo AV_100 38f8ba0e 3230697a a49b7efd.baadff43
#[test]
#[ignore = "todo: Drek'Thar"]
fn AV_100_drek_thar() {
    unwritten("AV_100");
}

/// `AV_121` · Neutral minion · 1 mana · 1/3
/// > **Honorable Kill:** Gain +2 Attack.
///
/// State: Done
//~ done AV_121 03173287 - 79f0c1f6.0ce75f6b
#[test]
fn AV_121_gnome_private() {
    check(
        CardClass::Mage,
        &[
            Give("AV_121"),
            Cost("AV_121", 1),
            Stats("AV_121", 1, 3),
            Friend("AV_121"),
            Enemy("CS2_231"),
            Attack(My(0), Their(0)),
            Now(My(0), 3, 2),
        ],
    );
    check(CardClass::Mage, &[Friend("AV_121"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(0))]);
}

/// `AV_128` · Neutral minion · 4 mana · 6/7
/// > This is **Frozen** until you cast a Fire spell.
///
/// State: Todo
//~ todo AV_128 c795ed5f 0072e3d4 c0679dfc.b7b68767
#[test]
#[ignore = "todo: Frozen Mammoth"]
fn AV_128_frozen_mammoth() {
    unwritten("AV_128");
}

/// `AV_135` · Neutral minion · 4 mana · 2/6
/// > **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
///
/// State: Todo
//~ todo AV_135 090f5c5b 10486b4b cbf5105a.b59e7e53
#[test]
#[ignore = "todo: Stormpike Marshal"]
fn AV_135_stormpike_marshal() {
    unwritten("AV_135");
}

/// `AV_136` · Neutral minion · 3 mana · 2/4
/// > **Battlecry:** Add 2 Armor Scraps to your hand that give +2 Health to a minion.
///
/// State: Todo
//~ todo AV_136 49dacb1d 3ae9c4aa 6b4def4d.d706fa04
#[test]
#[ignore = "todo: Kobold Taskmaster"]
fn AV_136_kobold_taskmaster() {
    unwritten("AV_136");
}

/// `AV_142t` · Neutral minion · 1 mana · 1/1
/// > **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
///
/// State: Todo
//~ todo AV_142t f9218873 5bc091cd 28429f3e.101c327b
#[test]
#[ignore = "todo: Ivus, the Forest Lord"]
fn AV_142t_ivus_the_forest_lord() {
    unwritten("AV_142t");
}

/// `AV_143` · Neutral minion · 4 mana · 3/5
/// > **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
///
/// State: Todo
//~ todo AV_143 a5d726a4 668ab7bc 0f2ef029.1b1dbac6
#[test]
#[ignore = "todo: Korrak the Bloodrager"]
fn AV_143_korrak_the_bloodrager() {
    unwritten("AV_143");
}

/// `AV_223` · Neutral minion · 4 mana · 4/4
/// > **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
///
/// State: Todo
//~ todo AV_223 c80ce316 49945cc2 05fc189e.b30e4964
#[test]
#[ignore = "todo: Vanndar Stormpike"]
fn AV_223_vanndar_stormpike() {
    unwritten("AV_223");
}

/// `ONY_002` · Neutral minion · 4 mana · 4/5
/// > **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
///
/// State: Todo
//~ todo ONY_002 c4c4d6d4 8713ed14 82a920d3.264a987e
#[test]
#[ignore = "todo: Gear Grubber"]
fn ONY_002_gear_grubber() {
    unwritten("ONY_002");
}

/// `ONY_005` · Neutral minion · 8 mana · 8/8
/// > **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo ONY_005 12bd8603 a7088796 4e2698cf.7a654f50
#[test]
#[ignore = "todo: Kazakusan"]
fn ONY_005_kazakusan() {
    unwritten("ONY_005");
}

/// `ONY_005ta10` · Neutral spell · 1 mana
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// State: Todo
//~ todo ONY_005ta10 845ccf45 c863cac8 9430fc3a.f3c8831a
#[test]
#[ignore = "todo: Spyglass"]
fn ONY_005ta10_spyglass() {
    unwritten("ONY_005ta10");
}

/// `ONY_005ta3` · Neutral weapon · 1 mana · 3/3 durability
/// > **Silence** any minion attacked by this weapon.
///
/// State: Todo
//~ todo ONY_005ta3 56521727 5b1cd1ce e03da582.fd89ff1c
#[test]
#[ignore = "todo: The Exorcisor"]
fn ONY_005ta3_the_exorcisor() {
    unwritten("ONY_005ta3");
}

/// `ONY_005ta4` · Neutral spell · Frost · 5 mana
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// State: Todo
//~ todo ONY_005ta4 4af6f1ec a6c36042 b16937fd.e94a9aff
#[test]
#[ignore = "todo: Pure Cold"]
fn ONY_005ta4_pure_cold() {
    unwritten("ONY_005ta4");
}

/// `ONY_005ta6` · Neutral spell · Holy · 8 mana
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// State: Todo
//~ todo ONY_005ta6 38dcaeee cd6a5b13 b1f308c3.0309fba2
#[test]
#[ignore = "todo: Holy Book"]
fn ONY_005ta6_holy_book() {
    unwritten("ONY_005ta6");
}

/// `ONY_005ta9` · Neutral minion · 3 mana · 2/6
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// State: Todo
//~ todo ONY_005ta9 8c64cca9 4c6ab177 23d6ba64.61ef06d4
#[test]
#[ignore = "todo: Beastly Beauty"]
fn ONY_005ta9_beastly_beauty() {
    unwritten("ONY_005ta9");
}

/// `ONY_005tb12` · Neutral spell · 4 mana
/// > Summon 7 'Boom Bots'.
///
/// State: Todo
//~ todo ONY_005tb12 ca77ef6f d37d0962 de999436.6275c3b2
#[test]
#[ignore = "todo: Dr. Boom's Boombox"]
fn ONY_005tb12_dr_booms_boombox() {
    unwritten("ONY_005tb12");
}

/// `ONY_005tb3` · Neutral spell · Nature · 8 mana
/// > **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// State: Todo
//~ todo ONY_005tb3 45fdbf97 88e3d7a2 8776fb01.39c1293a
#[test]
#[ignore = "todo: LOCUUUUSTS!!!"]
fn ONY_005tb3_locuuuusts() {
    unwritten("ONY_005tb3");
}

/// `ONY_005tb3t` · Neutral spell · Nature · 8 mana
/// > Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// State: Todo
//~ todo ONY_005tb3t 4605458b 16b7aefd ab5a7f74.200f853e
#[test]
#[ignore = "todo: LOCUUUUSTS!!!"]
fn ONY_005tb3t_locuuuusts() {
    unwritten("ONY_005tb3t");
}

/// `ONY_005tb5` · Neutral spell · 5 mana
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// State: Todo
//~ todo ONY_005tb5 5eedfe4d 19e7375c 9d979687.ae588264
#[test]
#[ignore = "todo: Staff of Scales"]
fn ONY_005tb5_staff_of_scales() {
    unwritten("ONY_005tb5");
}

/// `ONY_005tb6` · Neutral weapon · 2 mana · 1/3 durability
/// > **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
///
/// State: Todo
//~ todo ONY_005tb6 4163a796 b6109924 190a9904.f826bcdc
#[test]
#[ignore = "todo: Phaoris' Blade"]
fn ONY_005tb6_phaoris_blade() {
    unwritten("ONY_005tb6");
}

/// `ONY_005tb610` · Neutral spell · 0 mana
/// > Wish for the perfect card.
///
/// State: Todo
//~ todo ONY_005tb610 01c08534 c1f0a534 58f20e65.7239dad4
#[test]
#[ignore = "todo: Zephrys's Lamp"]
fn ONY_005tb610_zephryss_lamp() {
    unwritten("ONY_005tb610");
}

/// `ONY_005tb8` · Neutral spell · Arcane · 4 mana
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// State: Todo
//~ todo ONY_005tb8 26a77936 c89627a5 9393afda.fcc354ee
#[test]
#[ignore = "todo: Ancient Reflections"]
fn ONY_005tb8_ancient_reflections() {
    unwritten("ONY_005tb8");
}

/// `ONY_005tc1` · Neutral spell · Fire · 10 mana
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// State: Todo
//~ todo ONY_005tc1 f1be5364 96ff0062 a0322619.fa3ddecd
#[test]
#[ignore = "todo: Embers of Ragnaros"]
fn ONY_005tc1_embers_of_ragnaros() {
    unwritten("ONY_005tc1");
}

/// `ONY_005tc2` · Neutral spell · Shadow · 14 mana
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// State: Todo
//~ todo ONY_005tc2 7a344418 5f57d3a6 d75d6445.e22cd381
#[test]
#[ignore = "todo: Book of the Dead"]
fn ONY_005tc2_book_of_the_dead() {
    unwritten("ONY_005tc2");
}

/// `ONY_005tc3` · Neutral spell · 8 mana
/// > Fill your board with annoying minions.
///
/// State: Todo
//~ todo ONY_005tc3 13c3f878 f88abb00 dff33d0a.3d1812b6
#[test]
#[ignore = "todo: Annoy-o Horn"]
fn ONY_005tc3_annoy_o_horn() {
    unwritten("ONY_005tc3");
}

/// `ONY_005tc4` · Neutral spell · Fire · 8 mana
/// > Blow up half your opponent's stuff.
///
/// State: Todo
//~ todo ONY_005tc4 490d851e 432e0c3e 7e97201c.13de4680
#[test]
#[ignore = "todo: Flex-plosion"]
fn ONY_005tc4_flex_plosion() {
    unwritten("ONY_005tc4");
}

/// `ONY_005tc7t` · Neutral spell · 0 mana
///
/// State: Todo
//~ todo ONY_005tc7t 5ef2cf4e 20bdf565 5ef2cf4e
#[test]
#[ignore = "todo: Forging Quel'Delar"]
fn ONY_005tc7t_forging_quel_delar() {
    unwritten("ONY_005tc7t");
}
