//! Death Knight cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e8c582e

/// `BE_287` · Death Knight minion · 8 mana · 8/1
/// > **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
///
/// State: Todo
//~ todo BE_287 4a5732d1 2c40851f 9185ff7a.36acbd33
#[test]
#[ignore = "todo: G'huun"]
fn BE_287_ghuun() {
    unwritten("BE_287");
}

/// `BE_298` · Death Knight minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
///
/// State: Todo
//~ todo BE_298 4230c762 893ecc7d 0db7d952.7158d77e
#[test]
#[ignore = "todo: Scion of Insight"]
fn BE_298_scion_of_insight() {
    unwritten("BE_298");
}

/// `BE_571` · Death Knight spell · Shadow · 3 mana
/// > **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
///
/// State: Todo
//~ todo BE_571 fdde544e e6f03fca 0cc2cfe2.ca05ba7b
#[test]
#[ignore = "todo: Fleshshape"]
fn BE_571_fleshshape() {
    unwritten("BE_571");
}

/// `BE_780` · Death Knight location · 3 mana · 0 uses
/// > Locked until you play a card from each Rune. Summon a random 5-Cost minion.
///
/// State: Todo
//~ todo BE_780 d6b4d50c 286f5599 e755437f.29c14174
#[test]
#[ignore = "todo: Uldir Quarantine"]
fn BE_780_uldir_quarantine() {
    unwritten("BE_780");
}

/// `BE_781` · Death Knight minion · 7 mana · 9/6
/// > While in your hand, this transforms after you play a card with a rune.
///
/// State: Todo
//~ todo BE_781 b5bfa864 0114b7fd fc1b4f89.0df69c00
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781_fetid_devourer() {
    unwritten("BE_781");
}

/// `BE_781t1` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
///
/// State: Todo
//~ todo BE_781t1 b6a235cf a549e6f7 a0b7a365.2f571c8b
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t1_fetid_devourer() {
    unwritten("BE_781t1");
}

/// `BE_781t11` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
///
/// State: Todo
//~ todo BE_781t11 639aa4da 71e350e8 e269b01e.7106640c
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t11_fetid_devourer() {
    unwritten("BE_781t11");
}

/// `BE_781t13` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
///
/// State: Todo
//~ todo BE_781t13 dc8d80f1 1741afad 40449b89.a5111665
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t13_fetid_devourer() {
    unwritten("BE_781t13");
}

/// `BE_781t14` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
///
/// State: Todo
//~ todo BE_781t14 4c17a188 3b81aff8 e8c8620e.b4f01526
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t14_fetid_devourer() {
    unwritten("BE_781t14");
}

/// `BE_781t15` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
///
/// State: Todo
//~ todo BE_781t15 a4a4d6d2 9a48f172 ca2dc92a.a71f91da
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t15_fetid_devourer() {
    unwritten("BE_781t15");
}

/// `BE_781t18` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
///
/// State: Todo
//~ todo BE_781t18 127800ab 81b14155 a7654688.b42c6742
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t18_fetid_devourer() {
    unwritten("BE_781t18");
}

/// `BE_781t3` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Destroy 2 enemy minions.
///
/// State: Todo
//~ todo BE_781t3 84dc687f 93b2143e 72d73767.7161b96f
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t3_fetid_devourer() {
    unwritten("BE_781t3");
}

/// `BE_781t4` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Destroy 3 enemy minions.
///
/// State: Todo
//~ todo BE_781t4 a29798c4 f5ccf00b 69a8dc22.b33469a1
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t4_fetid_devourer() {
    unwritten("BE_781t4");
}

/// `BE_781t6` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Draw 2 cards. They costs (3) less.
///
/// State: Todo
//~ todo BE_781t6 34b9b9e3 fbed0043 a4dab5c4.be1e1384
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t6_fetid_devourer() {
    unwritten("BE_781t6");
}

/// `BE_781t7` · Death Knight minion · 7 mana · 9/6
/// > **Battlecry:** Draw 3 cards. They costs (3) less.
///
/// State: Todo
//~ todo BE_781t7 17836ded 7d0370fa 5bede04d.5775d808
#[test]
#[ignore = "todo: Fetid Devourer"]
fn BE_781t7_fetid_devourer() {
    unwritten("BE_781t7");
}
