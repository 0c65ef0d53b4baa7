//! Druid cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0d89a824

/// Druid of the Reef · Minion · 1 mana · 1/1 · **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
//~ done DED_001 - 30a1af98 -
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

/// Shark Form · Minion · Beast · 1 mana · 3/1 · **Rush**
//~ done DED_001a - 9d7daafc -
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

/// Sea Turtle Form · Minion · Beast · 1 mana · 1/3 · **Taunt**
//~ done DED_001b - eed2576b -
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

/// Moonlit Guidance · Spell · Arcane · 2 mana · **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
//~ todo DED_002 f47affed 11fdc910 -
#[test]
#[ignore = "todo: Moonlit Guidance"]
fn DED_002_moonlit_guidance() {
    unwritten("DED_002");
}

/// Jerry Rig Carpenter · Minion · Pirate · 2 mana · 2/1 · **Battlecry:** Draw a **Choose One** spell and split it.
//~ todo DED_003 602fe252 bada6cc7 -
#[test]
#[ignore = "todo: Jerry Rig Carpenter"]
fn DED_003_jerry_rig_carpenter() {
    unwritten("DED_003");
}

/// Lost in the Park · Spell · 1 mana · **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
//~ todo SW_428 3cb4c555 0f2b0222 -
#[test]
#[ignore = "todo: Lost in the Park"]
fn SW_428_lost_in_the_park() {
    unwritten("SW_428");
}

/// Defend the Squirrels · Spell · 1 mana · **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
//~ todo SW_428t 5380e9c5 89fac6f7 -
#[test]
#[ignore = "todo: Defend the Squirrels"]
fn SW_428t_defend_the_squirrels() {
    unwritten("SW_428t");
}

/// Feral Friendsy · Spell · 1 mana · **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
//~ todo SW_428t2 cfdbe951 52c9e025 -
#[test]
#[ignore = "todo: Feral Friendsy"]
fn SW_428t2_feral_friendsy() {
    unwritten("SW_428t2");
}

/// Wickerclaw · Minion · Beast · 2 mana · 1/4 · After your hero gains Attack, this minion gains +2 Attack.
//~ todo SW_436 7cf90f73 c410dcb3 -
#[test]
#[ignore = "todo: Wickerclaw"]
fn SW_436_wickerclaw() {
    unwritten("SW_436");
}

/// Sheldras Moontree · Minion · 8 mana · 5/5 · **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
//~ todo SW_447 da9cfda3 5fc702d2 -
#[test]
#[ignore = "todo: Sheldras Moontree"]
fn SW_447_sheldras_moontree() {
    unwritten("SW_447");
}
