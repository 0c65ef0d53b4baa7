//! Druid cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0d89a824

/// `DED_001` · Druid minion · 1 mana · 1/1
/// > **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
///
/// State: Done
//~ done DED_001 a638b402 - 847c6587.ddce8640
#[test]
fn DED_001_druid_of_the_reef() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001"),
            Cost("DED_001", 1),
            Stats("DED_001", 1, 1),
            PlayOption("DED_001", 0, Nothing),
            Is(My(0), "DED_001at"),
            Now(My(0), 3, 1),
            PlayOption("DED_001", 1, Nothing),
            Is(My(1), "DED_001bt"),
            Now(My(1), 1, 3),
        ],
    );
}

/// `DED_001a` · Druid minion · 1 mana · 3/1
/// > **Rush**
///
/// State: Done
//~ done DED_001a 5df4f479 - ea342d2e.57b12c28
#[test]
fn DED_001a_shark_form() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001a"),
            Cost("DED_001a", 1),
            Stats("DED_001a", 3, 1),
            Has("DED_001a", GameTag::RUSH),
            PlayOption("DED_001", 0, Nothing),
            Is(My(0), "DED_001at"),
            Now(My(0), 3, 1),
            HasNow(My(0), GameTag::RUSH),
            HasNot(My(0), GameTag::TAUNT),
            BoardCount(Mine, 1),
        ],
    );
}

/// `DED_001b` · Druid minion · 1 mana · 1/3
/// > **Taunt**
///
/// State: Done
//~ done DED_001b e7fc925b - 1e3f5fa0.4b0c5d24
#[test]
fn DED_001b_sea_turtle_form() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001b"),
            Cost("DED_001b", 1),
            Stats("DED_001b", 1, 3),
            Has("DED_001b", GameTag::TAUNT),
            PlayOption("DED_001", 1, Nothing),
            Is(My(0), "DED_001bt"),
            Now(My(0), 1, 3),
            HasNow(My(0), GameTag::TAUNT),
            HasNot(My(0), GameTag::RUSH),
            BoardCount(Mine, 1),
        ],
    );
}

/// `DED_002` · Druid spell · Arcane · 2 mana
/// > **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
///
/// State: Todo
//~ todo DED_002 58e3d994 f47affed 065422e0.d8227044
#[test]
#[ignore = "todo: Moonlit Guidance"]
fn DED_002_moonlit_guidance() {
    unwritten("DED_002");
}

/// `DED_003` · Druid minion · 2 mana · 2/1
/// > **Battlecry:** Draw a **Choose One** spell and split it.
///
/// State: Todo
//~ todo DED_003 0bcd75d7 602fe252 45f1c84c.d349a418
#[test]
#[ignore = "todo: Jerry Rig Carpenter"]
fn DED_003_jerry_rig_carpenter() {
    unwritten("DED_003");
}

/// `SW_428` · Druid spell · 1 mana
/// > **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
///
/// State: Todo
//~ todo SW_428 e04b3533 3cb4c555 a4e970a9.002d8043
#[test]
#[ignore = "todo: Lost in the Park"]
fn SW_428_lost_in_the_park() {
    unwritten("SW_428");
}

/// `SW_428t` · Druid spell · 1 mana
/// > **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
///
/// State: Todo
//~ todo SW_428t 0675c3a4 5380e9c5 b3f62c70.509ce14f
#[test]
#[ignore = "todo: Defend the Squirrels"]
fn SW_428t_defend_the_squirrels() {
    unwritten("SW_428t");
}

/// `SW_428t2` · Druid spell · 1 mana
/// > **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
///
/// State: Todo
//~ todo SW_428t2 82695d67 cfdbe951 354463c1.775d6769
#[test]
#[ignore = "todo: Feral Friendsy"]
fn SW_428t2_feral_friendsy() {
    unwritten("SW_428t2");
}

/// `SW_436` · Druid minion · 2 mana · 1/4
/// > After your hero gains Attack, this minion gains +2 Attack.
///
/// State: Todo
//~ todo SW_436 1b1aec8a 7cf90f73 af5a50cf.5e77cad7
#[test]
#[ignore = "todo: Wickerclaw"]
fn SW_436_wickerclaw() {
    unwritten("SW_436");
}

/// `SW_439t` · Druid spell · 1 mana
/// > **Casts When Drawn** Summon a 2/1 Squirrel.
///
/// State: Todo
//~ todo SW_439t 8ad0887e f7547524 3877180c.8bacca68
#[test]
#[ignore = "todo: Acorn"]
fn SW_439t_acorn() {
    unwritten("SW_439t");
}

/// `SW_447` · Druid minion · 8 mana · 5/5
/// > **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
///
/// State: Todo
//~ todo SW_447 f4d8ca8c da9cfda3 adb77d35.826f8433
#[test]
#[ignore = "todo: Sheldras Moontree"]
fn SW_447_sheldras_moontree() {
    unwritten("SW_447");
}
