//! Warrior cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rampage
///
/// `CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// State: Todo
//~ CS2_104 todo b233dc8f 2f8ac8f5
#[test]
#[ignore = "todo: CS2_104 Rampage"]
fn CS2_104_rampage() {
    check(CardClass::Warrior, &[Give("CS2_104"), Cost("CS2_104", 2)]);
}

/// # Slam
///
/// `EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// State: Todo
//~ EX1_391 todo cc81a22a 5a855be1
#[test]
#[ignore = "todo: EX1_391 Slam"]
fn EX1_391_slam() {
    check(
        CardClass::Warrior,
        &[Give("EX1_391"), Cost("EX1_391", 1), Targets("EX1_391", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Battle Rage
///
/// `EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// State: Todo
//~ EX1_392 todo 51cc05f5 0684873c
#[test]
#[ignore = "todo: EX1_392 Battle Rage"]
fn EX1_392_battle_rage() {
    check(CardClass::Warrior, &[Give("EX1_392"), Cost("EX1_392", 2)]);
}

/// # Arathi Weaponsmith
///
/// `EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// State: Todo
//~ EX1_398 todo 81a1f5e9 bc670bb2
#[test]
#[ignore = "todo: EX1_398 Arathi Weaponsmith"]
fn EX1_398_arathi_weaponsmith() {
    check(CardClass::Warrior, &[Give("EX1_398"), Cost("EX1_398", 4), Stats("EX1_398", 3, 3)]);
}

/// # Battle Axe
///
/// `EX1_398t` · Warrior weapon · 1 mana · 2/2 durability
///
/// State: Todo
//~ EX1_398t todo de3743a0 e938668d
#[test]
#[ignore = "todo: EX1_398t Battle Axe"]
fn EX1_398t_battle_axe() {
    check(CardClass::Warrior, &[Give("EX1_398t"), Cost("EX1_398t", 1), Stats("EX1_398t", 2, 2)]);
}

/// # Armorsmith
///
/// `EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// State: Todo
//~ EX1_402 todo d8c87fa3 ecd66a4f
#[test]
#[ignore = "todo: EX1_402 Armorsmith"]
fn EX1_402_armorsmith() {
    check(CardClass::Warrior, &[Give("EX1_402"), Cost("EX1_402", 2), Stats("EX1_402", 1, 4)]);
}

/// # Brawl
///
/// `EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// State: Todo
//~ EX1_407 todo 8ce9ca49 85a130d4
#[test]
#[ignore = "todo: EX1_407 Brawl"]
fn EX1_407_brawl() {
    check(CardClass::Warrior, &[Give("EX1_407"), Cost("EX1_407", 5)]);
}

/// # Mortal Strike
///
/// `EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// State: Todo
//~ EX1_408 todo b240e292 e2869abf
#[test]
#[ignore = "todo: EX1_408 Mortal Strike"]
fn EX1_408_mortal_strike() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_408"),
            Cost("EX1_408", 4),
            Targets("EX1_408", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Upgrade!
///
/// `EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// State: Todo
//~ EX1_409 todo 989b040b 897c265d
#[test]
#[ignore = "todo: EX1_409 Upgrade!"]
fn EX1_409_upgrade() {
    check(CardClass::Warrior, &[Give("EX1_409"), Cost("EX1_409", 1)]);
}

/// # Heavy Axe
///
/// `EX1_409t` · Warrior weapon · 1 mana · 1/3 durability
///
/// State: Todo
//~ EX1_409t todo 41460ec1 4967f5d3
#[test]
#[ignore = "todo: EX1_409t Heavy Axe"]
fn EX1_409t_heavy_axe() {
    check(CardClass::Warrior, &[Give("EX1_409t"), Cost("EX1_409t", 1), Stats("EX1_409t", 1, 3)]);
}

/// # Shield Slam
///
/// `EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// State: Todo
//~ EX1_410 todo 93c28419 ba82f095
#[test]
#[ignore = "todo: EX1_410 Shield Slam"]
fn EX1_410_shield_slam() {
    check(
        CardClass::Warrior,
        &[Give("EX1_410"), Cost("EX1_410", 1), Targets("EX1_410", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Gorehowl
///
/// `EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// State: Todo
//~ EX1_411 todo 4ee6f0df 93b252a8
#[test]
#[ignore = "todo: EX1_411 Gorehowl"]
fn EX1_411_gorehowl() {
    check(CardClass::Warrior, &[Give("EX1_411"), Cost("EX1_411", 7), Stats("EX1_411", 7, 1)]);
}

/// # Grommash Hellscream
///
/// `EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// State: Todo
//~ EX1_414 todo 35bc7ae1 63f44447
#[test]
#[ignore = "todo: EX1_414 Grommash Hellscream"]
fn EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[Give("EX1_414"), Cost("EX1_414", 8), Stats("EX1_414", 4, 9), Has("EX1_414", GameTag::CHARGE)],
    );
}

/// # Cruel Taskmaster
///
/// `EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ EX1_603 todo ee233b2d ce10a474
#[test]
#[ignore = "todo: EX1_603 Cruel Taskmaster"]
fn EX1_603_cruel_taskmaster() {
    check(CardClass::Warrior, &[Give("EX1_603"), Cost("EX1_603", 2), Stats("EX1_603", 2, 3)]);
}

/// # Frothing Berserker
///
/// `EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// State: Todo
//~ EX1_604 todo 539cb190 02edc119
#[test]
#[ignore = "todo: EX1_604 Frothing Berserker"]
fn EX1_604_frothing_berserker() {
    check(CardClass::Warrior, &[Give("EX1_604"), Cost("EX1_604", 3), Stats("EX1_604", 2, 4)]);
}

/// # Inner Rage
///
/// `EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ EX1_607 todo d1d5eddf 908ea1d8
#[test]
#[ignore = "todo: EX1_607 Inner Rage"]
fn EX1_607_inner_rage() {
    check(
        CardClass::Warrior,
        &[Give("EX1_607"), Cost("EX1_607", 0), Targets("EX1_607", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Commanding Shout
///
/// `NEW1_036` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
///
/// State: Todo
//~ NEW1_036 todo 675ad94b 26ef725e
#[test]
#[ignore = "todo: NEW1_036 Commanding Shout"]
fn NEW1_036_commanding_shout() {
    check(CardClass::Warrior, &[Give("NEW1_036"), Cost("NEW1_036", 2)]);
}
