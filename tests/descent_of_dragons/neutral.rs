//! Neutral cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9fedb09b

/// `DRG_050` · Neutral minion · 4 mana · 2/2
/// > **Rush Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_050 767c465f - 19cb25ce.8f348482
#[test]
fn DRG_050_devoted_maniac() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_050"),
            Cost("DRG_050", 4),
            Stats("DRG_050", 2, 2),
            Has("DRG_050", GameTag::RUSH),
            Play("DRG_050", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "DRG_238t12t2"),
        ],
    );
}

/// `DRG_055` · Neutral minion · 4 mana · 4/2
/// > **Battlecry:** Equip one of your destroyed weapons.
///
/// State: Todo
//~ todo DRG_055 c3428d5a ef0b3b07 94eeceb2.a1823b08
#[test]
#[ignore = "todo: Hoard Pillager"]
fn DRG_055_hoard_pillager() {
    unwritten("DRG_055");
}

/// `DRG_068` · Neutral minion · 3 mana · 3/4
/// > Your minions can't be **Frozen**.
///
/// State: Todo
//~ todo DRG_068 111e3274 c9cc6a4c 592a8dd9.c0c01b08
#[test]
#[ignore = "todo: Living Dragonbreath"]
fn DRG_068_living_dragonbreath() {
    unwritten("DRG_068");
}

/// `DRG_069` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Destroy your opponent's Armor.
///
/// State: Todo
//~ todo DRG_069 fc5cda50 f14170cd 30df54a1.97ab41c4
#[test]
#[ignore = "todo: Platebreaker"]
fn DRG_069_platebreaker() {
    unwritten("DRG_069");
}

/// `DRG_077` · Neutral minion · 6 mana · 5/5
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
///
/// State: Todo
//~ todo DRG_077 fd9a46dd abd4f2dd d3b42cbe.89f2c2de
#[test]
#[ignore = "todo: Utgarde Grapplesniper"]
fn DRG_077_utgarde_grapplesniper() {
    unwritten("DRG_077");
}

/// `DRG_084` · Neutral minion · 5 mana · 6/5
/// > **Battlecry:** Each player draws a card. Swap their Costs.
///
/// State: Todo
//~ todo DRG_084 b5c53b8b 362e7992 da57c116.1549e939
#[test]
#[ignore = "todo: Tentacled Menace"]
fn DRG_084_tentacled_menace() {
    unwritten("DRG_084");
}

/// `DRG_086` · Neutral minion · 5 mana · 0/3
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
///
/// State: Todo
//~ todo DRG_086 7bd74828 5394f08f a80fb63a.0d3b3c5c
#[test]
#[ignore = "todo: Chromatic Egg"]
fn DRG_086_chromatic_egg() {
    unwritten("DRG_086");
}

/// `DRG_089` · Neutral minion · 9 mana · 8/8
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
///
/// State: Todo
//~ todo DRG_089 992ccf75 e4217347 862f38d3.94f2f6ff
#[test]
#[ignore = "todo: Dragonqueen Alexstrasza"]
fn DRG_089_dragonqueen_alexstrasza() {
    unwritten("DRG_089");
}

/// `DRG_099` · Neutral minion · 6 mana · 6/6
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
///
/// State: Todo
//~ todo DRG_099 ce638961 477da937 b2672813.0fcccaec
#[test]
#[ignore = "todo: Kronx Dragonhoof"]
fn DRG_099_kronx_dragonhoof() {
    unwritten("DRG_099");
}

/// `DRG_242` · Neutral minion · 5 mana · 4/5
/// > **Taunt Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_242 06d9962c - eb7f7ac1.01357415
#[test]
fn DRG_242_shield_of_galakrond() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_242"),
            Cost("DRG_242", 5),
            Stats("DRG_242", 4, 5),
            Has("DRG_242", GameTag::TAUNT),
            Play("DRG_242", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "DRG_238t12t2"),
        ],
    );
}

/// `DRG_401` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Swap Hero Powers with your opponent until your next turn.
///
/// State: Todo
//~ todo DRG_401 3cd1097d bb86d4fe 01444c0e.8de6054c
#[test]
#[ignore = "todo: Grizzled Wizard"]
fn DRG_401_grizzled_wizard() {
    unwritten("DRG_401");
}

/// `DRG_401d` · Neutral spell · 0 mana
/// > Dummy Hook Up for DRG 401e
///
/// State: Todo
//~ todo DRG_401d b015226a 2df93763 4b56dcb9.e53080e3
#[test]
#[ignore = "todo: Grizzled Power Dummy"]
fn DRG_401d_grizzled_power_dummy() {
    unwritten("DRG_401d");
}

/// `DRG_403` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// State: Done
//~ done DRG_403 9317c3e8 - c4e9f331.e56ba891
#[test]
fn DRG_403_blowtorch_saboteur() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_403"),
            Cost("DRG_403", 3),
            Stats("DRG_403", 3, 3),
            Play("DRG_403", Nothing),
            HeroPower(On(TheirHero)),
            Mana(5),
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(6),
            EndTurn,
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(8),
        ],
    );
    check(CardClass::Mage, &[Play("DRG_403", Nothing), EndTurn, EndTurn, EndTurn, HeroPower(On(MyHero)), Mana(6)]);
}
