//! Warrior cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Call to the Stand
///
/// `MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// State: Todo
//~ MAW_027 todo 19550b71 0c3d0206
#[test]
#[ignore = "todo: MAW_027 Call to the Stand"]
fn MAW_027_call_to_the_stand() {
    check(CardClass::Warrior, &[Give("MAW_027"), Cost("MAW_027", 1), Unwritten]);
}

/// # Mawsworn Bailiff
///
/// `MAW_028` · Warrior minion · 5 mana · 4/4
///
/// > Taunt**. Battlecry:** If you have 4 or more Armor, gain +4/+4.
///
/// State: Todo
//~ MAW_028 todo b6ba32f2 44748967
#[test]
#[ignore = "todo: MAW_028 Mawsworn Bailiff"]
fn MAW_028_mawsworn_bailiff() {
    check(
        CardClass::Warrior,
        &[Give("MAW_028"), Cost("MAW_028", 5), Stats("MAW_028", 4, 4), Has("MAW_028", GameTag::TAUNT), Unwritten],
    );
}

/// # Weapons Expert
///
/// `MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// State: Todo
//~ MAW_029 todo 4f93e720 121dd10a
#[test]
#[ignore = "todo: MAW_029 Weapons Expert"]
fn MAW_029_weapons_expert() {
    check(CardClass::Warrior, &[Give("MAW_029"), Cost("MAW_029", 3), Stats("MAW_029", 3, 2), Unwritten]);
}

/// # Suspicious Pirate
///
/// `REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ REV_006 todo 4e3cc6b5 ee419528
#[test]
#[ignore = "todo: REV_006 Suspicious Pirate"]
fn REV_006_suspicious_pirate() {
    check(CardClass::Warrior, &[Give("REV_006"), Cost("REV_006", 3), Stats("REV_006", 3, 4), Unwritten]);
}

/// # Remornia, Living Blade
///
/// `REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// State: Todo
//~ REV_316 todo 4bfa5176 e2e0689b
#[test]
#[ignore = "todo: REV_316 Remornia, Living Blade"]
fn REV_316_remornia_living_blade() {
    check(
        CardClass::Warrior,
        &[Give("REV_316"), Cost("REV_316", 7), Stats("REV_316", 5, 10), Has("REV_316", GameTag::RUSH), Unwritten],
    );
}

/// # Remornia, Living Blade
///
/// `REV_316t` · Warrior weapon · 7 mana · 5/10 durability
///
/// > After your hero attacks, return this to the battlefield.
///
/// State: Todo
//~ REV_316t todo 95cb4106 aaee4098
#[test]
#[ignore = "todo: REV_316t Remornia, Living Blade"]
fn REV_316t_remornia_living_blade() {
    check(CardClass::Warrior, &[Give("REV_316t"), Cost("REV_316t", 7), Stats("REV_316t", 5, 10), Unwritten]);
}

/// # Anima Extractor
///
/// `REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ REV_332 todo c924b8e3 d94bbe80
#[test]
#[ignore = "todo: REV_332 Anima Extractor"]
fn REV_332_anima_extractor() {
    check(CardClass::Warrior, &[Give("REV_332"), Cost("REV_332", 2), Stats("REV_332", 1, 4), Unwritten]);
}

/// # Burden of Pride
///
/// `REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// State: Todo
//~ REV_334 todo afc83b38 1aec84e5
#[test]
#[ignore = "todo: REV_334 Burden of Pride"]
fn REV_334_burden_of_pride() {
    check(CardClass::Warrior, &[Give("REV_334"), Cost("REV_334", 4), Unwritten]);
}

/// # Sanguine Jailer
///
/// `REV_334t` · Warrior minion · 2 mana · 1/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ REV_334t vanilla f46f79a5 a2561ce4
#[test]
fn REV_334t_sanguine_jailer() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_334t"),
            Cost("REV_334t", 2),
            Stats("REV_334t", 1, 3),
            Has("REV_334t", GameTag::TAUNT),
            Play("REV_334t", Nothing),
            In(The("REV_334t"), Zone::Play),
            Now(The("REV_334t"), 1, 3),
            HasNow(The("REV_334t"), GameTag::TAUNT),
        ],
    );
}

/// # Riot!
///
/// `REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// State: Todo
//~ REV_337 todo 511cb3d3 cfcea2b1
#[test]
#[ignore = "todo: REV_337 Riot!"]
fn REV_337_riot() {
    check(CardClass::Warrior, &[Give("REV_337"), Cost("REV_337", 2), Unwritten]);
}

/// # Decimator Olgra
///
/// `REV_783` · Warrior minion · 6 mana · 3/7
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_783 todo 4a0659d2 3338a2d6
#[test]
#[ignore = "todo: REV_783 Decimator Olgra"]
fn REV_783_decimator_olgra() {
    check(CardClass::Warrior, &[Give("REV_783"), Cost("REV_783", 6), Stats("REV_783", 3, 7), Unwritten]);
}

/// # Sanguine Depths
///
/// `REV_793` · Warrior location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_793 todo ef178352 61d8163d
#[test]
#[ignore = "todo: REV_793 Sanguine Depths"]
fn REV_793_sanguine_depths() {
    check(CardClass::Warrior, &[Give("REV_793"), Cost("REV_793", 1), Unwritten]);
}

/// # Crazed Wretch
///
/// `REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// State: Todo
//~ REV_930 todo 22662484 17e6f21b
#[test]
#[ignore = "todo: REV_930 Crazed Wretch"]
fn REV_930_crazed_wretch() {
    check(CardClass::Warrior, &[Give("REV_930"), Cost("REV_930", 2), Stats("REV_930", 1, 4), Unwritten]);
}

/// # Conqueror's Banner
///
/// `REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// State: Todo
//~ REV_931 todo 6e483ee4 384dd759
#[test]
#[ignore = "todo: REV_931 Conqueror's Banner"]
fn REV_931_conquerors_banner() {
    check(CardClass::Warrior, &[Give("REV_931"), Cost("REV_931", 2), Unwritten]);
}

/// # Imbued Axe
///
/// `REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// State: Todo
//~ REV_933 todo ac8f6e41 f4305393
#[test]
#[ignore = "todo: REV_933 Imbued Axe"]
fn REV_933_imbued_axe() {
    check(CardClass::Warrior, &[Give("REV_933"), Cost("REV_933", 3), Stats("REV_933", 2, 3), Unwritten]);
}

/// # Imbued Axe
///
/// `REV_933t` · Warrior weapon · 3 mana · 2/3 durability
///
/// > **Infused** After your hero attacks, give your damaged minions +2/+2.
///
/// State: Todo
//~ REV_933t todo 51905eac be1df871
#[test]
#[ignore = "todo: REV_933t Imbued Axe"]
fn REV_933t_imbued_axe() {
    check(CardClass::Warrior, &[Give("REV_933t"), Cost("REV_933t", 3), Stats("REV_933t", 2, 3), Unwritten]);
}

/// # Decimator Olgra
///
/// `REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// State: Todo
//~ REV_934 todo 3d1048aa d621bc4c
#[test]
#[ignore = "todo: REV_934 Decimator Olgra"]
fn REV_934_decimator_olgra() {
    check(CardClass::Warrior, &[Give("REV_934"), Cost("REV_934", 6), Stats("REV_934", 3, 7), Unwritten]);
}

/// # Sanguine Depths
///
/// `REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ REV_990 todo 8b9269fd 4207c88a
#[test]
#[ignore = "todo: REV_990 Sanguine Depths"]
fn REV_990_sanguine_depths() {
    check(CardClass::Warrior, &[Give("REV_990"), Cost("REV_990", 1), Unwritten]);
}
