//! Mage cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 631dcbbf

/// `VAC_431` · Mage spell · 6 mana
/// > Draw a different spell. Summon a random minion of that spell's Cost.
///
/// State: Todo
//~ todo VAC_431 2b16f23e 273e54a1 03c91cf5.5f6d2bc8
#[test]
#[ignore = "todo: Under the Sea"]
fn VAC_431_under_the_sea() {
    unwritten("VAC_431");
}

/// `VAC_443` · Mage minion · 5 mana · 4/4
/// > **Battlecry:** The next spell you draw is **Cast When Drawn**.
///
/// State: Todo
//~ todo VAC_443 b8dbb97b 8cb8ff14 bbbe3eaa.f1458c79
#[test]
#[ignore = "todo: Surfalopod"]
fn VAC_443_surfalopod() {
    unwritten("VAC_443");
}

/// `VAC_524` · Mage minion · 4 mana · 4/4
/// > **Battlecry:** Both players' spells cost (5) until the end of your next turn.
///
/// State: Todo
//~ todo VAC_524 1e930eda 0e2a0896 edf3b269.246a1e27
#[test]
#[ignore = "todo: King Tide"]
fn VAC_524_king_tide() {
    unwritten("VAC_524");
}

/// `WORK_026` · Mage spell · Fire · 3 mana
/// > Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
///
/// State: Todo
//~ todo WORK_026 e9481f38 b3619429 99574ee9.1e8b8569
#[test]
#[ignore = "todo: Burndown"]
fn WORK_026_burndown() {
    unwritten("WORK_026");
}

/// `WORK_063` · Mage minion · 6 mana · 4/5
/// > **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
///
/// State: Todo
//~ todo WORK_063 9769d80b 8dab9dfd c8b2b8bb.15f3d62c
#[test]
#[ignore = "todo: Portalmancer Skyla"]
fn WORK_063_portalmancer_skyla() {
    unwritten("WORK_063");
}
