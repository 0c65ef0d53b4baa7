//! Mage cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file baf8a0d1

/// `SW_001` · Mage weapon · 2 mana · 0/2 durability
/// > After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
///
/// State: Todo
//~ todo SW_001 041d6723 77f7049c 43b0353f.1b334e6d
#[test]
#[ignore = "todo: Celestial Ink Set"]
fn SW_001_celestial_ink_set() {
    unwritten("SW_001");
}

/// `SW_110` · Mage spell · Fire · 2 mana
/// > Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
///
/// State: Todo
//~ todo SW_110 bb2f193a 17dd36ba 6449e2e3.2d3c2f5c
#[test]
#[ignore = "todo: Ignite"]
fn SW_110_ignite() {
    unwritten("SW_110");
}

/// `SW_112` · Mage minion · 2 mana · 2/3
/// > **Battlecry:** Your next Fire spell has **Spell Damage +2**.
///
/// State: Todo
//~ todo SW_112 bbc34d64 4e8d89d5 6c81ecbf.f3c5d0db
#[test]
#[ignore = "todo: Prestor's Pyromancer"]
fn SW_112_prestors_pyromancer() {
    unwritten("SW_112");
}

/// `SW_113` · Mage minion · 8 mana · 6/6
/// > **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
///
/// State: Todo
//~ todo SW_113 fd9111f0 b35ac4b6 3f25695c.cb7d5be0
#[test]
#[ignore = "todo: Grand Magus Antonidas"]
fn SW_113_grand_magus_antonidas() {
    unwritten("SW_113");
}

/// `SW_450t` · Mage spell · 1 mana
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
///
/// State: Todo
//~ todo SW_450t ff39f127 33dce1ba 21c12bbf.081bcbba
#[test]
#[ignore = "todo: Stall for Time"]
fn SW_450t_stall_for_time() {
    unwritten("SW_450t");
}

/// `SW_450t4` · Mage minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
///
/// State: Todo
//~ todo SW_450t4 fe086547 670677fc 250bc4f7.801cf726
#[test]
#[ignore = "todo: Arcanist Dawngrasp"]
fn SW_450t4_arcanist_dawngrasp() {
    unwritten("SW_450t4");
}
