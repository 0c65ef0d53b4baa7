//! Warrior cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 29d89070

/// # Armor Up!
///
/// `VAN_CS2_102_H3` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 2 Armor.
///
/// State: Done
//~ done VAN_CS2_102_H3 a8a3130c - f3c70603.4b23457a
#[test]
fn VAN_CS2_102_H3_armor_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("VAN_CS2_102_H3"),
            Cost("VAN_CS2_102_H3", 2),
            HeroPower(Nothing),
            Armor(Mine, 2),
            Health(MyHero, 30),
        ],
    );
}

/// # Charge
///
/// `VAN_CS2_103` · Warrior spell · 3 mana
///
/// > Give a friendly minion +2 Attack and **Charge**.
///
/// State: Reprint
//~ reprint VAN_CS2_103 9d33aa19 f4e8ae44 b0f2fed7.33df2e79
#[test]
fn VAN_CS2_103_charge() {
    check(CardClass::Warrior, &[Give("VAN_CS2_103"), Cost("VAN_CS2_103", 3), WrittenAs("VAN_CS2_103", "CS2_103")]);
}

/// # Charge
///
/// `VAN_CS2_103_Puzzle` · Warrior spell · 1 mana
///
/// > Give a friendly minion **Charge**. It can't attack heroes this turn.
///
/// State: Done
//~ done VAN_CS2_103_Puzzle b50004e2 - cf85e695.e6855c15
#[test]
fn VAN_CS2_103_Puzzle_charge() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_CS2_103_Puzzle"),
            Cost("VAN_CS2_103_Puzzle", 1),
            Targets("VAN_CS2_103_Puzzle", &[FriendlyMinion]),
            Play("CS2_182", Nothing),
            Enemy("CS2_172"),
            Play("VAN_CS2_103_Puzzle", On(My(0))),
            HasNow(My(0), GameTag::CHARGE),
            CannotAttack(My(0), TheirHero),
            Attack(My(0), Their(0)),
            Dead(Nth(2)),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::CHARGE),
            Attack(My(0), TheirHero),
            Health(TheirHero, 26),
        ],
    );
}

/// # Charge
///
/// `VAN_CS2_103e2_Puzzle` · Warrior enchantment
///
/// > Has **Charge**.
///
/// State: Derived
//~ derived VAN_CS2_103e2_Puzzle 99d3642c ba31ddee 08e08f35.c438d5ba
#[test]
fn VAN_CS2_103e2_Puzzle_charge() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "VAN_CS2_103e2_Puzzle"), HasNow(My(0), GameTag::CHARGE)],
    );
}

/// # Rampage
///
/// `VAN_CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// State: Reprint
//~ reprint VAN_CS2_104 39ac8db7 1be4b3c7 bded3cd5.9d1a2a15
#[test]
fn VAN_CS2_104_rampage() {
    check(CardClass::Warrior, &[Give("VAN_CS2_104"), Cost("VAN_CS2_104", 2), WrittenAs("VAN_CS2_104", "CS2_104")]);
}

/// # Heroic Strike
///
/// `VAN_CS2_105` · Warrior spell · 2 mana
///
/// > Give your hero +4 Attack this turn.
///
/// State: Reprint
//~ reprint VAN_CS2_105 592ef53c f81ea0ee 8d1e7895.ef0889b5
#[test]
fn VAN_CS2_105_heroic_strike() {
    check(CardClass::Warrior, &[Give("VAN_CS2_105"), Cost("VAN_CS2_105", 2), WrittenAs("VAN_CS2_105", "CS2_105")]);
}

/// # Fiery War Axe
///
/// `VAN_CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// State: Vanilla
//~ vanilla VAN_CS2_106 75a0c465 a618c4c9 d3e60f3f
#[test]
fn VAN_CS2_106_fiery_war_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_CS2_106"),
            Cost("VAN_CS2_106", 2),
            Stats("VAN_CS2_106", 3, 2),
            Play("VAN_CS2_106", Nothing),
            In(The("VAN_CS2_106"), Zone::Play),
        ],
    );
}

/// # Execute
///
/// `VAN_CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// State: Reprint
//~ reprint VAN_CS2_108 8e3946cb 6aaf4a07 f9c15290.d31176a3
#[test]
fn VAN_CS2_108_execute() {
    check(CardClass::Warrior, &[Give("VAN_CS2_108"), Cost("VAN_CS2_108", 1), WrittenAs("VAN_CS2_108", "CS2_108")]);
}

/// # Arcanite Reaper
///
/// `VAN_CS2_112` · Warrior weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ vanilla VAN_CS2_112 d04be2f3 bd22aa58 47cb12cb
#[test]
fn VAN_CS2_112_arcanite_reaper() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_CS2_112"),
            Cost("VAN_CS2_112", 5),
            Stats("VAN_CS2_112", 5, 2),
            Play("VAN_CS2_112", Nothing),
            In(The("VAN_CS2_112"), Zone::Play),
        ],
    );
}

/// # Cleave
///
/// `VAN_CS2_114` · Warrior spell · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// State: Reprint
//~ reprint VAN_CS2_114 96b373db d04f781a bd988d49.56228554
#[test]
fn VAN_CS2_114_cleave() {
    check(CardClass::Warrior, &[Give("VAN_CS2_114"), Cost("VAN_CS2_114", 2), WrittenAs("VAN_CS2_114", "CS2_114")]);
}

/// # Warsong Commander
///
/// `VAN_EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// State: Reprint
//~ reprint VAN_EX1_084 a49b3610 cc572322 883dcea6.c2e42985
#[test]
fn VAN_EX1_084_warsong_commander() {
    check(
        CardClass::Warrior,
        &[Give("VAN_EX1_084"), Cost("VAN_EX1_084", 3), Stats("VAN_EX1_084", 2, 3), WrittenAs("VAN_EX1_084", "EX1_084")],
    );
}

/// # Slam
///
/// `VAN_EX1_391` · Warrior spell · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_391 b7f345dc 8da1a192 4c2173c7.a5be4d84
#[test]
fn VAN_EX1_391_slam() {
    check(CardClass::Warrior, &[Give("VAN_EX1_391"), Cost("VAN_EX1_391", 2), WrittenAs("VAN_EX1_391", "EX1_391")]);
}

/// # Battle Rage
///
/// `VAN_EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// State: Reprint
//~ reprint VAN_EX1_392 a4cec5a4 a39dffc1 fe5ce396.7f7dace4
#[test]
fn VAN_EX1_392_battle_rage() {
    check(CardClass::Warrior, &[Give("VAN_EX1_392"), Cost("VAN_EX1_392", 2), WrittenAs("VAN_EX1_392", "EX1_392")]);
}

/// # Arathi Weaponsmith
///
/// `VAN_EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// State: Reprint
//~ reprint VAN_EX1_398 91a081a4 c57cb21c bcecb564.44e2c9df
#[test]
fn VAN_EX1_398_arathi_weaponsmith() {
    check(
        CardClass::Warrior,
        &[Give("VAN_EX1_398"), Cost("VAN_EX1_398", 4), Stats("VAN_EX1_398", 3, 3), WrittenAs("VAN_EX1_398", "EX1_398")],
    );
}

/// # Whirlwind
///
/// `VAN_EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// State: Reprint
//~ reprint VAN_EX1_400 5796c088 8830278c 80ff7cdd.b2b10793
#[test]
fn VAN_EX1_400_whirlwind() {
    check(CardClass::Warrior, &[Give("VAN_EX1_400"), Cost("VAN_EX1_400", 1), WrittenAs("VAN_EX1_400", "EX1_400")]);
}

/// # Armorsmith
///
/// `VAN_EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// State: Reprint
//~ reprint VAN_EX1_402 9aa0871e 64749fdb 4ea5029a.956af7c6
#[test]
fn VAN_EX1_402_armorsmith() {
    check(
        CardClass::Warrior,
        &[Give("VAN_EX1_402"), Cost("VAN_EX1_402", 2), Stats("VAN_EX1_402", 1, 4), WrittenAs("VAN_EX1_402", "EX1_402")],
    );
}

/// # Brawl
///
/// `VAN_EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// State: Reprint
//~ reprint VAN_EX1_407 02ba4de2 ece17e1a d5dca74f.f7030bba
#[test]
fn VAN_EX1_407_brawl() {
    check(CardClass::Warrior, &[Give("VAN_EX1_407"), Cost("VAN_EX1_407", 5), WrittenAs("VAN_EX1_407", "EX1_407")]);
}

/// # Mortal Strike
///
/// `VAN_EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// State: Reprint
//~ reprint VAN_EX1_408 b34eaceb dc20279a a4388278.95548941
#[test]
fn VAN_EX1_408_mortal_strike() {
    check(CardClass::Warrior, &[Give("VAN_EX1_408"), Cost("VAN_EX1_408", 4), WrittenAs("VAN_EX1_408", "EX1_408")]);
}

/// # Upgrade!
///
/// `VAN_EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// State: Reprint
//~ reprint VAN_EX1_409 f957a390 ea44a669 911e29fa.9108b7b0
#[test]
fn VAN_EX1_409_upgrade() {
    check(CardClass::Warrior, &[Give("VAN_EX1_409"), Cost("VAN_EX1_409", 1), WrittenAs("VAN_EX1_409", "EX1_409")]);
}

/// # Shield Slam
///
/// `VAN_EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// State: Reprint
//~ reprint VAN_EX1_410 0ac11a30 141a33a7 835b5eee.fbbfa841
#[test]
fn VAN_EX1_410_shield_slam() {
    check(CardClass::Warrior, &[Give("VAN_EX1_410"), Cost("VAN_EX1_410", 1), WrittenAs("VAN_EX1_410", "EX1_410")]);
}

/// # Gorehowl
///
/// `VAN_EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// State: Reprint
//~ reprint VAN_EX1_411 ee50eb6f e3682f68 e8af3be7.8cfb9730
#[test]
fn VAN_EX1_411_gorehowl() {
    check(
        CardClass::Warrior,
        &[Give("VAN_EX1_411"), Cost("VAN_EX1_411", 7), Stats("VAN_EX1_411", 7, 1), WrittenAs("VAN_EX1_411", "EX1_411")],
    );
}

/// # Grommash Hellscream
///
/// `VAN_EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge Enrage:** +6 Attack
///
/// State: Done
//~ done VAN_EX1_414 9c5e60d1 - 3dcd1bad.81b977be
#[test]
fn VAN_EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_EX1_414"),
            Cost("VAN_EX1_414", 8),
            Stats("VAN_EX1_414", 4, 9),
            Has("VAN_EX1_414", GameTag::CHARGE),
            Play("VAN_EX1_414", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            Now(My(0), 4, 9),
            Hurt(My(0), 1),
            Now(My(0), 10, 8),
        ],
    );
}

/// # Cruel Taskmaster
///
/// `VAN_EX1_603` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_603 5545bfb5 5e768c4a bbb63798.7d6d005e
#[test]
fn VAN_EX1_603_cruel_taskmaster() {
    check(
        CardClass::Warrior,
        &[Give("VAN_EX1_603"), Cost("VAN_EX1_603", 2), Stats("VAN_EX1_603", 2, 2), WrittenAs("VAN_EX1_603", "EX1_603")],
    );
}

/// # Frothing Berserker
///
/// `VAN_EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_604 9b12ecec 3f609a80 da7e09fb.5e379b58
#[test]
fn VAN_EX1_604_frothing_berserker() {
    check(
        CardClass::Warrior,
        &[Give("VAN_EX1_604"), Cost("VAN_EX1_604", 3), Stats("VAN_EX1_604", 2, 4), WrittenAs("VAN_EX1_604", "EX1_604")],
    );
}

/// # Shield Block
///
/// `VAN_EX1_606` · Warrior spell · 3 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_606 1e84acac eb741a12 c07d8b2b.da15fd4a
#[test]
fn VAN_EX1_606_shield_block() {
    check(CardClass::Warrior, &[Give("VAN_EX1_606"), Cost("VAN_EX1_606", 3), WrittenAs("VAN_EX1_606", "EX1_606")]);
}

/// # Inner Rage
///
/// `VAN_EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_607 e26ed59b c51396f3 90c800cb.641b9071
#[test]
fn VAN_EX1_607_inner_rage() {
    check(CardClass::Warrior, &[Give("VAN_EX1_607"), Cost("VAN_EX1_607", 0), WrittenAs("VAN_EX1_607", "EX1_607")]);
}

/// # Armor Up!
///
/// `VAN_HERO_01bp` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 2 Armor.
///
/// State: Done
//~ done VAN_HERO_01bp 3515cb9b - b83136de.4b23457a
#[test]
fn VAN_HERO_01bp_armor_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("VAN_HERO_01bp"),
            Cost("VAN_HERO_01bp", 2),
            HeroPower(Nothing),
            Armor(Mine, 2),
            Health(MyHero, 30),
        ],
    );
}

/// # Tank Up!
///
/// `VAN_HERO_01bp2` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 4 Armor.
///
/// State: Done
//~ done VAN_HERO_01bp2 efd14f62 - ccd52018.f89a0800
#[test]
fn VAN_HERO_01bp2_tank_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("VAN_HERO_01bp2"),
            Cost("VAN_HERO_01bp2", 2),
            HeroPower(Nothing),
            Armor(Mine, 4),
            Health(MyHero, 30),
        ],
    );
}

/// # Kor'kron Elite
///
/// `VAN_NEW1_011` · Warrior minion · 4 mana · 4/3
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAN_NEW1_011 2133a53c d6ff8e12 aa2a8a9b.276b5ef0
#[test]
fn VAN_NEW1_011_korkron_elite() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_NEW1_011"),
            Cost("VAN_NEW1_011", 4),
            Stats("VAN_NEW1_011", 4, 3),
            Has("VAN_NEW1_011", GameTag::CHARGE),
            Play("VAN_NEW1_011", Nothing),
            In(The("VAN_NEW1_011"), Zone::Play),
            Now(The("VAN_NEW1_011"), 4, 3),
            HasNow(The("VAN_NEW1_011"), GameTag::CHARGE),
        ],
    );
}

/// # Commanding Shout
///
/// `VAN_NEW1_036` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
///
/// State: Reprint
//~ reprint VAN_NEW1_036 0194bcf9 7fb09264 c2bd2ee2.e2895931
#[test]
fn VAN_NEW1_036_commanding_shout() {
    check(CardClass::Warrior, &[Give("VAN_NEW1_036"), Cost("VAN_NEW1_036", 2), WrittenAs("VAN_NEW1_036", "NEW1_036")]);
}
