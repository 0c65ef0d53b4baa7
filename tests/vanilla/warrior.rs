//! Warrior cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Armor Up!
///
/// `VAN_CS2_102_H3` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 2 Armor.
///
/// State: Todo
//~ VAN_CS2_102_H3 todo 4172defb 8e56cc70
#[test]
#[ignore = "todo: VAN_CS2_102_H3 Armor Up!"]
fn VAN_CS2_102_H3_armor_up() {
    check(CardClass::Warrior, &[HasHeroPower("VAN_CS2_102_H3"), Cost("VAN_CS2_102_H3", 2), Unwritten]);
}

/// # Charge
///
/// `VAN_CS2_103` · Warrior spell · 3 mana
///
/// > Give a friendly minion +2 Attack and **Charge**.
///
/// State: Todo
//~ VAN_CS2_103 todo 096988c7 48216e87
#[test]
#[ignore = "todo: VAN_CS2_103 Charge"]
fn VAN_CS2_103_charge() {
    check(CardClass::Warrior, &[Give("VAN_CS2_103"), Cost("VAN_CS2_103", 3), Unwritten]);
}

/// # Charge
///
/// `VAN_CS2_103_Puzzle` · Warrior spell · 1 mana
///
/// > Give a friendly minion **Charge**. It can't attack heroes this turn.
///
/// State: Todo
//~ VAN_CS2_103_Puzzle todo d5dcedaf 844776e3
#[test]
#[ignore = "todo: VAN_CS2_103_Puzzle Charge"]
fn VAN_CS2_103_Puzzle_charge() {
    check(CardClass::Warrior, &[Give("VAN_CS2_103_Puzzle"), Cost("VAN_CS2_103_Puzzle", 1), Unwritten]);
}

/// # Rampage
///
/// `VAN_CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// State: Todo
//~ VAN_CS2_104 todo d90154d7 b60b60b6
#[test]
#[ignore = "todo: VAN_CS2_104 Rampage"]
fn VAN_CS2_104_rampage() {
    check(CardClass::Warrior, &[Give("VAN_CS2_104"), Cost("VAN_CS2_104", 2), Unwritten]);
}

/// # Heroic Strike
///
/// `VAN_CS2_105` · Warrior spell · 2 mana
///
/// > Give your hero +4 Attack this turn.
///
/// State: Todo
//~ VAN_CS2_105 todo 291e51f7 493f13db
#[test]
#[ignore = "todo: VAN_CS2_105 Heroic Strike"]
fn VAN_CS2_105_heroic_strike() {
    check(CardClass::Warrior, &[Give("VAN_CS2_105"), Cost("VAN_CS2_105", 2), Unwritten]);
}

/// # Fiery War Axe
///
/// `VAN_CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// State: Vanilla
//~ VAN_CS2_106 vanilla e17cb32a b7df460c
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
/// State: Todo
//~ VAN_CS2_108 todo 3902445d 75967da8
#[test]
#[ignore = "todo: VAN_CS2_108 Execute"]
fn VAN_CS2_108_execute() {
    check(CardClass::Warrior, &[Give("VAN_CS2_108"), Cost("VAN_CS2_108", 1), Unwritten]);
}

/// # Arcanite Reaper
///
/// `VAN_CS2_112` · Warrior weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ VAN_CS2_112 vanilla a9ffefe4 d7115dae
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
/// State: Todo
//~ VAN_CS2_114 todo 43e2e316 554d98ce
#[test]
#[ignore = "todo: VAN_CS2_114 Cleave"]
fn VAN_CS2_114_cleave() {
    check(CardClass::Warrior, &[Give("VAN_CS2_114"), Cost("VAN_CS2_114", 2), Unwritten]);
}

/// # Warsong Commander
///
/// `VAN_EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// State: Todo
//~ VAN_EX1_084 todo eb4ba835 f2cf3c59
#[test]
#[ignore = "todo: VAN_EX1_084 Warsong Commander"]
fn VAN_EX1_084_warsong_commander() {
    check(CardClass::Warrior, &[Give("VAN_EX1_084"), Cost("VAN_EX1_084", 3), Stats("VAN_EX1_084", 2, 3), Unwritten]);
}

/// # Slam
///
/// `VAN_EX1_391` · Warrior spell · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// State: Todo
//~ VAN_EX1_391 todo d061cf0d 399231bd
#[test]
#[ignore = "todo: VAN_EX1_391 Slam"]
fn VAN_EX1_391_slam() {
    check(CardClass::Warrior, &[Give("VAN_EX1_391"), Cost("VAN_EX1_391", 2), Unwritten]);
}

/// # Battle Rage
///
/// `VAN_EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// State: Todo
//~ VAN_EX1_392 todo 963abab6 7eb42cb2
#[test]
#[ignore = "todo: VAN_EX1_392 Battle Rage"]
fn VAN_EX1_392_battle_rage() {
    check(CardClass::Warrior, &[Give("VAN_EX1_392"), Cost("VAN_EX1_392", 2), Unwritten]);
}

/// # Arathi Weaponsmith
///
/// `VAN_EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// State: Todo
//~ VAN_EX1_398 todo 038ca02f a994b8e7
#[test]
#[ignore = "todo: VAN_EX1_398 Arathi Weaponsmith"]
fn VAN_EX1_398_arathi_weaponsmith() {
    check(CardClass::Warrior, &[Give("VAN_EX1_398"), Cost("VAN_EX1_398", 4), Stats("VAN_EX1_398", 3, 3), Unwritten]);
}

/// # Whirlwind
///
/// `VAN_EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// State: Todo
//~ VAN_EX1_400 todo 46e36511 266656e5
#[test]
#[ignore = "todo: VAN_EX1_400 Whirlwind"]
fn VAN_EX1_400_whirlwind() {
    check(CardClass::Warrior, &[Give("VAN_EX1_400"), Cost("VAN_EX1_400", 1), Unwritten]);
}

/// # Armorsmith
///
/// `VAN_EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// State: Todo
//~ VAN_EX1_402 todo 7e911677 3b8f5dba
#[test]
#[ignore = "todo: VAN_EX1_402 Armorsmith"]
fn VAN_EX1_402_armorsmith() {
    check(CardClass::Warrior, &[Give("VAN_EX1_402"), Cost("VAN_EX1_402", 2), Stats("VAN_EX1_402", 1, 4), Unwritten]);
}

/// # Brawl
///
/// `VAN_EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// State: Todo
//~ VAN_EX1_407 todo 0c421fb2 1899c92c
#[test]
#[ignore = "todo: VAN_EX1_407 Brawl"]
fn VAN_EX1_407_brawl() {
    check(CardClass::Warrior, &[Give("VAN_EX1_407"), Cost("VAN_EX1_407", 5), Unwritten]);
}

/// # Mortal Strike
///
/// `VAN_EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// State: Todo
//~ VAN_EX1_408 todo b3afc7bc 63271b44
#[test]
#[ignore = "todo: VAN_EX1_408 Mortal Strike"]
fn VAN_EX1_408_mortal_strike() {
    check(CardClass::Warrior, &[Give("VAN_EX1_408"), Cost("VAN_EX1_408", 4), Unwritten]);
}

/// # Upgrade!
///
/// `VAN_EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// State: Todo
//~ VAN_EX1_409 todo dde01789 c6550f7d
#[test]
#[ignore = "todo: VAN_EX1_409 Upgrade!"]
fn VAN_EX1_409_upgrade() {
    check(CardClass::Warrior, &[Give("VAN_EX1_409"), Cost("VAN_EX1_409", 1), Unwritten]);
}

/// # Shield Slam
///
/// `VAN_EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// State: Todo
//~ VAN_EX1_410 todo 3e9eeb49 ad9fbe4f
#[test]
#[ignore = "todo: VAN_EX1_410 Shield Slam"]
fn VAN_EX1_410_shield_slam() {
    check(CardClass::Warrior, &[Give("VAN_EX1_410"), Cost("VAN_EX1_410", 1), Unwritten]);
}

/// # Gorehowl
///
/// `VAN_EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// State: Todo
//~ VAN_EX1_411 todo 5f7e6b6c 4e4ed619
#[test]
#[ignore = "todo: VAN_EX1_411 Gorehowl"]
fn VAN_EX1_411_gorehowl() {
    check(CardClass::Warrior, &[Give("VAN_EX1_411"), Cost("VAN_EX1_411", 7), Stats("VAN_EX1_411", 7, 1), Unwritten]);
}

/// # Grommash Hellscream
///
/// `VAN_EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge Enrage:** +6 Attack
///
/// State: Todo
//~ VAN_EX1_414 todo 8e638b8e 267feb1e
#[test]
#[ignore = "todo: VAN_EX1_414 Grommash Hellscream"]
fn VAN_EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_EX1_414"),
            Cost("VAN_EX1_414", 8),
            Stats("VAN_EX1_414", 4, 9),
            Has("VAN_EX1_414", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Cruel Taskmaster
///
/// `VAN_EX1_603` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ VAN_EX1_603 todo b2b5ee8d e685e6ca
#[test]
#[ignore = "todo: VAN_EX1_603 Cruel Taskmaster"]
fn VAN_EX1_603_cruel_taskmaster() {
    check(CardClass::Warrior, &[Give("VAN_EX1_603"), Cost("VAN_EX1_603", 2), Stats("VAN_EX1_603", 2, 2), Unwritten]);
}

/// # Frothing Berserker
///
/// `VAN_EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// State: Todo
//~ VAN_EX1_604 todo fa16a5c3 469d8130
#[test]
#[ignore = "todo: VAN_EX1_604 Frothing Berserker"]
fn VAN_EX1_604_frothing_berserker() {
    check(CardClass::Warrior, &[Give("VAN_EX1_604"), Cost("VAN_EX1_604", 3), Stats("VAN_EX1_604", 2, 4), Unwritten]);
}

/// # Shield Block
///
/// `VAN_EX1_606` · Warrior spell · 3 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// State: Todo
//~ VAN_EX1_606 todo 308ac02f 877cb8f4
#[test]
#[ignore = "todo: VAN_EX1_606 Shield Block"]
fn VAN_EX1_606_shield_block() {
    check(CardClass::Warrior, &[Give("VAN_EX1_606"), Cost("VAN_EX1_606", 3), Unwritten]);
}

/// # Inner Rage
///
/// `VAN_EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ VAN_EX1_607 todo d81ffd2a f512c06f
#[test]
#[ignore = "todo: VAN_EX1_607 Inner Rage"]
fn VAN_EX1_607_inner_rage() {
    check(CardClass::Warrior, &[Give("VAN_EX1_607"), Cost("VAN_EX1_607", 0), Unwritten]);
}

/// # Armor Up!
///
/// `VAN_HERO_01bp` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 2 Armor.
///
/// State: Todo
//~ VAN_HERO_01bp todo 39f05e46 a28ba5a0
#[test]
#[ignore = "todo: VAN_HERO_01bp Armor Up!"]
fn VAN_HERO_01bp_armor_up() {
    check(CardClass::Warrior, &[HasHeroPower("VAN_HERO_01bp"), Cost("VAN_HERO_01bp", 2), Unwritten]);
}

/// # Tank Up!
///
/// `VAN_HERO_01bp2` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 4 Armor.
///
/// State: Todo
//~ VAN_HERO_01bp2 todo 347d3a8e 519946b1
#[test]
#[ignore = "todo: VAN_HERO_01bp2 Tank Up!"]
fn VAN_HERO_01bp2_tank_up() {
    check(CardClass::Warrior, &[HasHeroPower("VAN_HERO_01bp2"), Cost("VAN_HERO_01bp2", 2), Unwritten]);
}

/// # Kor'kron Elite
///
/// `VAN_NEW1_011` · Warrior minion · 4 mana · 4/3
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_NEW1_011 vanilla 43a8d689 c196438e
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
/// State: Todo
//~ VAN_NEW1_036 todo 36bb19ad 37e4cdd0
#[test]
#[ignore = "todo: VAN_NEW1_036 Commanding Shout"]
fn VAN_NEW1_036_commanding_shout() {
    check(CardClass::Warrior, &[Give("VAN_NEW1_036"), Cost("VAN_NEW1_036", 2), Unwritten]);
}
