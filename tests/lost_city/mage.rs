//! Mage cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ae861ea

/// `DINO_414` · Mage spell · 5 mana
/// > Choose a minion. Choose a different minion to transform it into.
///
/// State: Todo
//~ todo DINO_414 b184a207 667a284e cf6bc736.5a86b661
#[test]
#[ignore = "todo: Tribute Dance"]
fn DINO_414_tribute_dance() {
    unwritten("DINO_414");
}

/// `DINO_429` · Mage spell · 4 mana
/// > Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
///
/// State: Todo
//~ todo DINO_429 30023947 09d328e7 f88121bf.69a972b1
#[test]
#[ignore = "todo: Sheep Mask"]
fn DINO_429_sheep_mask() {
    unwritten("DINO_429");
}

/// `TLC_226` · Mage minion · 3 mana · 2/2
/// > **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
///
/// State: Done
//~ done TLC_226 1a857830 - a3c17215.1db5c0df
#[test]
fn TLC_226_conjured_bookkeeper() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_226"),
            Cost("TLC_226", 3),
            Stats("TLC_226", 2, 2),
            Play("TLC_226", Nothing),
            BoardCount(Mine, 1),
            EndTurn,
            EndTurn,
            Play("TLC_226", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// `TLC_452` · Mage minion · 6 mana · 6/6
/// > Gains a random **Titan** ability in your hand that changes each turn.
///
/// State: Todo
//~ todo TLC_452 bde6f093 60475bbf 024e6b4c.9b085e93
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452_titanographer_osk() {
    unwritten("TLC_452");
}

/// `TLC_452t1` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
///
/// State: Todo
//~ todo TLC_452t1 2ee0f7ba 48ae4a5b 604f93fb.fadc2fbc
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t1_titanographer_osk() {
    unwritten("TLC_452t1");
}

/// `TLC_452t15` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Enemy cards cost (1) more next turn.
///
/// State: Todo
//~ todo TLC_452t15 b00ea078 bc7682fe af262290.b2b3ba66
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t15_titanographer_osk() {
    unwritten("TLC_452t15");
}

/// `TLC_452t19` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// State: Todo
//~ todo TLC_452t19 eca5ffc3 1a85001f 0489ce2d.04c41488
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t19_titanographer_osk() {
    unwritten("TLC_452t19");
}

/// `TLC_452t2` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// State: Todo
//~ todo TLC_452t2 9364bafe 4e2dc28e 6c081ea8.ce2308cf
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t2_titanographer_osk() {
    unwritten("TLC_452t2");
}

/// `TLC_452t21` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Choose two enemy minions. Remove them from the game.
///
/// State: Todo
//~ todo TLC_452t21 4cbea38d 24a82cf3 e772a980.f727b8ae
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t21_titanographer_osk() {
    unwritten("TLC_452t21");
}

/// `TLC_452t29` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Send all other minions into the Twisting Nether.
///
/// State: Todo
//~ todo TLC_452t29 89cc97b9 a7ae1759 1240c44d.de1379ff
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t29_titanographer_osk() {
    unwritten("TLC_452t29");
}

/// `TLC_452t3` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// State: Todo
//~ todo TLC_452t3 e0f148c9 47194cb5 c686a18f.88ec4805
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t3_titanographer_osk() {
    unwritten("TLC_452t3");
}

/// `TLC_452t30` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
///
/// State: Todo
//~ todo TLC_452t30 17351464 17bbb55c 60c0c6ff.11028a2d
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t30_titanographer_osk() {
    unwritten("TLC_452t30");
}

/// `TLC_452t34` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Force each enemy minion to attack a random enemy minion.
///
/// State: Todo
//~ todo TLC_452t34 b5e156b2 10e01d48 e50c007b.534b91f6
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t34_titanographer_osk() {
    unwritten("TLC_452t34");
}

/// `TLC_452t6` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ todo TLC_452t6 ad61c863 80e6425d c2ff0c49.e99c5f4c
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t6_titanographer_osk() {
    unwritten("TLC_452t6");
}

/// `TLC_452t7` · Mage minion · 6 mana · 6/6
/// > **Battlecry:** Draw cards until your hand is full.
///
/// State: Todo
//~ todo TLC_452t7 e647d5c1 02e5df60 f35d31c6.fa67a4ba
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t7_titanographer_osk() {
    unwritten("TLC_452t7");
}

/// `TLC_460` · Mage spell · 1 mana
/// > **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
///
/// State: Done
//~ done TLC_460 f5ade18e - ff852ed6.60a794b6
#[test]
fn TLC_460_the_forbidden_sequence() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TLC_460"), Cost("TLC_460", 1), Play("TLC_460", Nothing)]);
    for _ in 0..7 {
        table.steps(&[Play("BT_021", Nothing), Choose(0)]);
    }
    table.steps(&[HandCount(Mine, 7), In(Nth(0), Zone::Secret)]);
    table.steps(&[Play("BT_021", Nothing), Choose(0), In(Nth(0), Zone::Graveyard)]);
    table.steps(&[HandCount(Mine, 9), In(The("TLC_460t"), Zone::Hand)]);
}

/// `TLC_460t` · Mage weapon · 3 mana · 0/8 durability
/// > After you **Discover** a card, this plays the other options. Lose 1 Durability.
///
/// State: Todo
//~ todo TLC_460t bfe72605 146195dc 1ea5db89.2ef9f92f
#[test]
#[ignore = "todo: The Origin Stone"]
fn TLC_460t_the_origin_stone() {
    unwritten("TLC_460t");
}

/// `TLC_461` · Mage minion · 1 mana · 1/1
/// > **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// State: Todo
//~ todo TLC_461 8020839c 3683165c eaccd201.625f42c4
#[test]
#[ignore = "todo: Scrappy Scavenger"]
fn TLC_461_scrappy_scavenger() {
    unwritten("TLC_461");
}
