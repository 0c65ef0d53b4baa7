//! Death Knight cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e8c582e

/// G'huun · Minion · 8 mana · 8/1 · **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
//~ todo BE_287 2c40851f 05f0520a -
#[test]
#[ignore = "todo: G'huun"]
fn BE_287_ghuun() {
    unwritten("BE_287");
}

/// Scion of Insight · Minion · 2 mana · 2/2 · **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
//~ done BE_298 - b6fda357 -
#[test]
#[rustfmt::skip]
fn BE_298_scion_of_insight() {
    check(CardClass::DeathKnight, &[
        Force(Card("BE_284")), Play("BE_298", Nothing), ChooseCard("BE_284"), HandCount(Mine, 1),
        Is(InHand(0), "BE_284"), HasNow(My(0), GameTag::REBORN), HasNot(My(0), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::RUSH),
    ]);
    check(CardClass::DeathKnight, &[
        Force(Card("BE_287")), Play("BE_298", Nothing), ChooseCard("BE_287"), HasNow(My(0), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::REBORN),
    ]);
    check(CardClass::DeathKnight, &[
        Force(Card("EDR_812")), Never(Card("CS2_200")), Play("BE_298", Nothing), ChooseCard("EDR_812"),
        HasNow(My(0), GameTag::LIFESTEAL), HasNow(My(0), GameTag::RUSH),
    ]);
}

/// Fleshshape · Spell · Shadow · 3 mana · **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
//~ todo BE_571 e6f03fca e27d0f3e -
#[test]
#[ignore = "todo: Fleshshape"]
fn BE_571_fleshshape() {
    unwritten("BE_571");
}

/// Uldir Quarantine · Location · 3 mana · 3 uses · Locked until you play a card from each Rune. Summon a random 5-Cost minion.
//~ todo BE_780 286f5599 8b5ad964 -
#[test]
#[ignore = "todo: Uldir Quarantine"]
fn BE_780_uldir_quarantine() {
    unwritten("BE_780");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · While in your hand, this transforms after you play a card with a rune.
//~ todo BE_781 0114b7fd b0b32ce7 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781_fetid_devourer() {
    unwritten("BE_781");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
//~ todo BE_781t1 a549e6f7 8b6500ef -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t1_fetid_devourer() {
    unwritten("BE_781t1");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
//~ todo BE_781t11 71e350e8 e2491176 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t11_fetid_devourer() {
    unwritten("BE_781t11");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
//~ todo BE_781t13 1741afad 0277e602 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t13_fetid_devourer() {
    unwritten("BE_781t13");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
//~ todo BE_781t14 3b81aff8 5a710443 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t14_fetid_devourer() {
    unwritten("BE_781t14");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
//~ todo BE_781t15 9a48f172 80151f04 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t15_fetid_devourer() {
    unwritten("BE_781t15");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
//~ todo BE_781t18 81b14155 f020c6d3 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t18_fetid_devourer() {
    unwritten("BE_781t18");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 2 enemy minions.
//~ todo BE_781t3 93b2143e ff4e3f3c -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t3_fetid_devourer() {
    unwritten("BE_781t3");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 3 enemy minions.
//~ todo BE_781t4 f5ccf00b b9eab285 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t4_fetid_devourer() {
    unwritten("BE_781t4");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Draw 2 cards. They costs (3) less.
//~ todo BE_781t6 fbed0043 7148de3a -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t6_fetid_devourer() {
    unwritten("BE_781t6");
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Draw 3 cards. They costs (3) less.
//~ todo BE_781t7 7d0370fa f5e0a853 -
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t7_fetid_devourer() {
    unwritten("BE_781t7");
}
