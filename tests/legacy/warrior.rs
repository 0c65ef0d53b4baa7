//! Warrior cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Armor Up!
///
/// `CS2_102_H3` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d2 Armor.
///
/// State: Todo
//~ CS2_102_H3 todo 40892787 01d8e1a2
#[test]
#[ignore = "todo: CS2_102_H3 Armor Up!"]
fn CS2_102_H3_armor_up() {
    check(CardClass::Warrior, &[HasHeroPower("CS2_102_H3"), Cost("CS2_102_H3", 2), Unwritten]);
}

/// # Charge
///
/// `CS2_103` · Warrior spell · 3 mana
///
/// > Give a friendly minion +2 Attack and **Charge**.
///
/// State: Todo
//~ CS2_103 todo 898b40fc 6fd1094d
#[test]
#[ignore = "todo: CS2_103 Charge"]
fn CS2_103_charge() {
    check(CardClass::Warrior, &[Give("CS2_103"), Cost("CS2_103", 3), Targets("CS2_103", &[FriendlyMinion]), Unwritten]);
}

/// # Heroic Strike
///
/// `CS2_105` · Warrior spell · 2 mana
///
/// > Give your hero +4 Attack this turn.
///
/// State: Todo
//~ CS2_105 todo cb0fb27f 391fb087
#[test]
#[ignore = "todo: CS2_105 Heroic Strike"]
fn CS2_105_heroic_strike() {
    check(CardClass::Warrior, &[Give("CS2_105"), Cost("CS2_105", 2), Unwritten]);
}

/// # Fiery War Axe
///
/// `CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// State: Vanilla
//~ CS2_106 vanilla d7a7a1c8 8cff48f4
#[test]
fn CS2_106_fiery_war_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("CS2_106"),
            Cost("CS2_106", 2),
            Stats("CS2_106", 3, 2),
            Play("CS2_106", Nothing),
            In(The("CS2_106"), Zone::Play),
        ],
    );
}

/// # Execute
///
/// `CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// State: Todo
//~ CS2_108 todo 3ff44661 409faa7c
#[test]
#[ignore = "todo: CS2_108 Execute"]
fn CS2_108_execute() {
    check(CardClass::Warrior, &[Give("CS2_108"), Cost("CS2_108", 1), Unwritten]);
}

/// # Arcanite Reaper
///
/// `CS2_112` · Warrior weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ CS2_112 vanilla 521b416c 8bc6de1c
#[test]
fn CS2_112_arcanite_reaper() {
    check(
        CardClass::Warrior,
        &[
            Give("CS2_112"),
            Cost("CS2_112", 5),
            Stats("CS2_112", 5, 2),
            Play("CS2_112", Nothing),
            In(The("CS2_112"), Zone::Play),
        ],
    );
}

/// # Cleave
///
/// `CS2_114` · Warrior spell · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// State: Todo
//~ CS2_114 todo a668182e 8143872b
#[test]
#[ignore = "todo: CS2_114 Cleave"]
fn CS2_114_cleave() {
    check(CardClass::Warrior, &[Give("CS2_114"), Cost("CS2_114", 2), Unwritten]);
}

/// # Bloodsail Deckhand
///
/// `CS3_008` · Warrior minion · 1 mana · 2/1
///
/// > **Battlecry:** The next weapon you play costs (1) less.
///
/// State: Todo
//~ CS3_008 todo 188721d7 87c967c9
#[test]
#[ignore = "todo: CS3_008 Bloodsail Deckhand"]
fn CS3_008_bloodsail_deckhand() {
    check(CardClass::Warrior, &[Give("CS3_008"), Cost("CS3_008", 1), Stats("CS3_008", 2, 1), Unwritten]);
}

/// # War Cache
///
/// `CS3_009` · Warrior spell · 3 mana
///
/// > Add a random Warrior minion, spell, and weapon to your hand.
///
/// State: Todo
//~ CS3_009 todo 2bcf6ca7 48a3539f
#[test]
#[ignore = "todo: CS3_009 War Cache"]
fn CS3_009_war_cache() {
    check(CardClass::Warrior, &[Give("CS3_009"), Cost("CS3_009", 3), Unwritten]);
}

/// # Warsong Outrider
///
/// `CS3_030` · Warrior minion · 4 mana · 5/4
///
/// > **Rush**
///
/// State: Vanilla
//~ CS3_030 vanilla 92df4edb a8195c3d
#[test]
fn CS3_030_warsong_outrider() {
    check(
        CardClass::Warrior,
        &[
            Give("CS3_030"),
            Cost("CS3_030", 4),
            Stats("CS3_030", 5, 4),
            Has("CS3_030", GameTag::RUSH),
            Play("CS3_030", Nothing),
            In(The("CS3_030"), Zone::Play),
            Now(The("CS3_030"), 5, 4),
            HasNow(The("CS3_030"), GameTag::RUSH),
        ],
    );
}

/// # Warsong Commander
///
/// `EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// State: Todo
//~ EX1_084 todo ef314613 1b5620c6
#[test]
#[ignore = "todo: EX1_084 Warsong Commander"]
fn EX1_084_warsong_commander() {
    check(CardClass::Warrior, &[Give("EX1_084"), Cost("EX1_084", 3), Stats("EX1_084", 2, 3), Unwritten]);
}

/// # Whirlwind
///
/// `EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// State: Todo
//~ EX1_400 todo a9375697 e0ca6b02
#[test]
#[ignore = "todo: EX1_400 Whirlwind"]
fn EX1_400_whirlwind() {
    check(CardClass::Warrior, &[Give("EX1_400"), Cost("EX1_400", 1), Unwritten]);
}

/// # Shield Block
///
/// `EX1_606` · Warrior spell · 2 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// State: Todo
//~ EX1_606 todo 1898552f 85ca639b
#[test]
#[ignore = "todo: EX1_606 Shield Block"]
fn EX1_606_shield_block() {
    check(CardClass::Warrior, &[Give("EX1_606"), Cost("EX1_606", 2), Unwritten]);
}

/// # Garrosh's Gift
///
/// `GIFT_07` · Warrior spell · 1 mana
///
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
///
/// State: Todo
//~ GIFT_07 todo 9dddc5eb 051c8801
#[test]
#[ignore = "todo: GIFT_07 Garrosh's Gift"]
fn GIFT_07_garroshs_gift() {
    check(CardClass::Warrior, &[Give("GIFT_07"), Cost("GIFT_07", 1), Unwritten]);
}

/// # Garrosh Hellscream
///
/// `HERO_01` · Warrior hero · 30 health
///
/// State: Vanilla
//~ HERO_01 vanilla 1872805a 2b972f90
#[test]
fn HERO_01_garrosh_hellscream() {
    check(
        CardClass::Warrior,
        &[Give("HERO_01"), Cost("HERO_01", 0), Play("HERO_01", Nothing), In(The("HERO_01"), Zone::Play)],
    );
}

/// # Armor Up!
///
/// `HERO_01bp` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d2 Armor.
///
/// State: Todo
//~ HERO_01bp todo 7b7d14f1 a357b5df
#[test]
#[ignore = "todo: HERO_01bp Armor Up!"]
fn HERO_01bp_armor_up() {
    check(CardClass::Warrior, &[HasHeroPower("HERO_01bp"), Cost("HERO_01bp", 2), Unwritten]);
}

/// # Tank Up!
///
/// `HERO_01bp2` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d4 Armor.
///
/// State: Todo
//~ HERO_01bp2 todo 97bc56b1 5df7a96b
#[test]
#[ignore = "todo: HERO_01bp2 Tank Up!"]
fn HERO_01bp2_tank_up() {
    check(CardClass::Warrior, &[HasHeroPower("HERO_01bp2"), Cost("HERO_01bp2", 2), Unwritten]);
}

/// # Kor'kron Elite
///
/// `NEW1_011` · Warrior minion · 4 mana · 4/3
///
/// > **Charge**
///
/// State: Vanilla
//~ NEW1_011 vanilla ac3d7273 c7d74b3e
#[test]
fn NEW1_011_korkron_elite() {
    check(
        CardClass::Warrior,
        &[
            Give("NEW1_011"),
            Cost("NEW1_011", 4),
            Stats("NEW1_011", 4, 3),
            Has("NEW1_011", GameTag::CHARGE),
            Play("NEW1_011", Nothing),
            In(The("NEW1_011"), Zone::Play),
            Now(The("NEW1_011"), 4, 3),
            HasNow(The("NEW1_011"), GameTag::CHARGE),
        ],
    );
}
