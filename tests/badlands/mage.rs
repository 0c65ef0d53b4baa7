//! Mage cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e1986052

/// `DEEP_000` · Mage spell · 3 mana
/// > **Secret:** When your turn starts, summon a copy of your highest Cost minion.
///
/// State: Todo
//~ todo DEEP_000 f6a96162 145b52ea 5e661be8.63d7aec6
#[test]
#[ignore = "todo: Summoning Ward"]
fn DEEP_000_summoning_ward() {
    unwritten("DEEP_000");
}

/// `WW_377` · Mage spell · Fire · 2 mana
/// > Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
///
/// State: Todo
//~ todo WW_377 a8e8641a ea329e0a 96012469.29551008
#[test]
#[ignore = "todo: Heat Wave"]
fn WW_377_heat_wave() {
    unwritten("WW_377");
}

/// `WW_422` · Mage spell · 3 mana
/// > **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
///
/// State: Todo
//~ todo WW_422 e261107d fb75338b 167c7f80.c3d5702b
#[test]
#[ignore = "todo: Azerite Vein"]
fn WW_422_azerite_vein() {
    unwritten("WW_422");
}

/// `WW_424` · Mage minion · 4 mana · 3/2
/// > **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
///
/// State: Todo
//~ todo WW_424 480ed514 9ca11a63 39bfb2f0.625797a6
#[test]
#[ignore = "todo: Overflow Surger"]
fn WW_424_overflow_surger() {
    unwritten("WW_424");
}

/// `WW_425` · Mage spell · Arcane · 2 mana
/// > Draw a different Arcane spell. If you play it this turn, it casts twice.
///
/// State: Todo
//~ todo WW_425 4628d2ed 05587b56 89728c4c.8a2c6080
#[test]
#[ignore = "todo: Stargazing"]
fn WW_425_stargazing() {
    unwritten("WW_425");
}

/// `WW_426` · Mage minion · 6 mana · 4/4
/// > **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
///
/// State: Done
//~ done WW_426 46fa15b6 - f0459fd2.bc087856
#[test]
fn WW_426_blastmage_miner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_426"),
            Cost("WW_426", 6),
            Stats("WW_426", 4, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            Play("WW_426", Nothing),
            HandCount(Mine, 3),
            Damage(TheirHero, 3),
        ],
    );
}

/// `WW_429` · Mage minion · 5 mana · 6/5
/// > **Battlecry:** Draw an Elemental. Split it into two halves.
///
/// State: Todo
//~ todo WW_429 8a3edbfc b185107c 666a5b8b.54f74c11
#[test]
#[ignore = "todo: Mes'Adune the Fractured"]
fn WW_429_mes_adune_the_fractured() {
    unwritten("WW_429");
}
