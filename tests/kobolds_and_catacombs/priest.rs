//! Priest cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db07d758

/// `LOOT_209` · Priest weapon · 3 mana · 0/3 durability
/// > After you cast 3 spells in a turn, summon a 5/5 Dragon.
///
/// State: Todo
//~ todo LOOT_209 b7ca2fe5 fd6874f3 8ca259e2.32001d85
#[test]
#[ignore = "todo: Dragon Soul"]
fn LOOT_209_dragon_soul() {
    unwritten("LOOT_209");
}

/// `LOOT_278t4` · Priest spell · Holy · 3 mana
/// > Give a minion +2/+2 and "**Deathrattle:** Return this minion to your hand."
///
/// State: Todo
//~ todo LOOT_278t4 54757aa8 052fc69c 7a860ee3.82488d13
#[test]
#[ignore = "todo: Elixir of Hope"]
fn LOOT_278t4_elixir_of_hope() {
    unwritten("LOOT_278t4");
}

/// `LOOT_507` · Priest spell · Holy · 7 mana
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// State: Todo
//~ todo LOOT_507 7bd6cdb7 b300c09b 83669de8.b0709f4b
#[test]
#[ignore = "todo: Lesser Diamond Spellstone"]
fn LOOT_507_lesser_diamond_spellstone() {
    unwritten("LOOT_507");
}

/// `LOOT_507t` · Priest spell · Holy · 7 mana
/// > Resurrect 3 different friendly minions. @
///
/// State: Todo
//~ todo LOOT_507t e5941fa9 ace4639d e04838f3.18723b96
#[test]
#[ignore = "todo: Diamond Spellstone"]
fn LOOT_507t_diamond_spellstone() {
    unwritten("LOOT_507t");
}

/// `LOOT_507t2` · Priest spell · Holy · 7 mana
/// > Resurrect 4 different friendly minions.
///
/// State: Todo
//~ todo LOOT_507t2 b306f599 f6af56fe f4a6890d.85958968
#[test]
#[ignore = "todo: Greater Diamond Spellstone"]
fn LOOT_507t2_greater_diamond_spellstone() {
    unwritten("LOOT_507t2");
}

/// `LOOT_528` · Priest minion · 3 mana · 2/4
/// > **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
///
/// State: Todo
//~ todo LOOT_528 05a3bd16 7a14c954 1cf09169.c12fd888
#[test]
#[ignore = "todo: Twilight Acolyte"]
fn LOOT_528_twilight_acolyte() {
    unwritten("LOOT_528");
}

/// `LOOT_538` · Priest minion · 7 mana · 6/6
/// > **Battlecry:** Your opponent takes two turns. Then you take two turns.
///
/// State: Todo
//~ todo LOOT_538 5d7b9dcb fc63e3f4 57885636.74f44dc5
#[test]
#[ignore = "todo: Temporus"]
fn LOOT_538_temporus() {
    unwritten("LOOT_538");
}
