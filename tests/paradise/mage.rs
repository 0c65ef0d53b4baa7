//! Mage cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 631dcbbf

/// Under the Sea · Spell · 6 mana · Draw a different spell. Summon a random minion of that spell's Cost.
//~ todo VAC_431 273e54a1 561b2447 -
#[test]
#[ignore = "todo: Under the Sea"]
fn VAC_431_under_the_sea() {
    unwritten("VAC_431");
}

/// Surfalopod · Minion · Beast · 5 mana · 4/4 · **Battlecry:** The next spell you draw is **Cast When Drawn**.
//~ todo VAC_443 8cb8ff14 b0067313 -
#[test]
#[ignore = "todo: Surfalopod"]
fn VAC_443_surfalopod() {
    unwritten("VAC_443");
}

/// King Tide · Minion · 4 mana · 4/4 · **Battlecry:** Both players' spells cost (5) until the end of your next turn.
//~ todo VAC_524 0e2a0896 d2861ac6 -
#[test]
#[ignore = "todo: King Tide"]
fn VAC_524_king_tide() {
    unwritten("VAC_524");
}

/// Burndown · Spell · Fire · 3 mana · Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
//~ todo WORK_026 b3619429 224cb63a -
#[test]
#[ignore = "todo: Burndown"]
fn WORK_026_burndown() {
    unwritten("WORK_026");
}

/// Portalmancer Skyla · Minion · 6 mana · 4/5 · **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
//~ todo WORK_063 8dab9dfd 62726474 -
#[test]
#[ignore = "todo: Portalmancer Skyla"]
fn WORK_063_portalmancer_skyla() {
    unwritten("WORK_063");
}
