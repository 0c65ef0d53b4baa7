//! Priest cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db07d758

/// Dragon Soul · Weapon · 3 mana · 0/3 durability · After you cast 3 spells in a turn, summon a 5/5 Dragon.
//~ todo LOOT_209 fd6874f3 69970ff2 -
#[test]
#[ignore = "todo: Dragon Soul"]
fn LOOT_209_dragon_soul() {
    unwritten("LOOT_209");
}

/// Lesser Diamond Spellstone · Spell · Holy · 7 mana · Resurrect 2 different friendly minions. @(*Cast 4 spells to upgrade.)*
//~ todo LOOT_507 b300c09b bd707bfb -
#[test]
#[ignore = "todo: Lesser Diamond Spellstone"]
fn LOOT_507_lesser_diamond_spellstone() {
    unwritten("LOOT_507");
}

/// Diamond Spellstone · Spell · Holy · 7 mana · Resurrect 3 different friendly minions. @
//~ todo LOOT_507t ace4639d 5b483da2 -
#[test]
#[ignore = "todo: Diamond Spellstone"]
fn LOOT_507t_diamond_spellstone() {
    unwritten("LOOT_507t");
}

/// Greater Diamond Spellstone · Spell · Holy · 7 mana · Resurrect 4 different friendly minions.
//~ todo LOOT_507t2 f6af56fe 1de985ae -
#[test]
#[ignore = "todo: Greater Diamond Spellstone"]
fn LOOT_507t2_greater_diamond_spellstone() {
    unwritten("LOOT_507t2");
}

/// Twilight Acolyte · Minion · 3 mana · 2/4 · **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
//~ done LOOT_528 - f46ed4f2 -
#[test]
#[rustfmt::skip]
fn LOOT_528_twilight_acolyte() {
    check(CardClass::Priest, &[
        Enemy("CS2_182"), Play("LOOT_528", Nothing), Now(My(0), 2, 4), Now(Their(0), 4, 5), Give("NEW1_023"),
        Play("LOOT_528", On(Their(0))), Now(My(1), 4, 4), Now(Their(0), 2, 5),
    ]);
}

/// Temporus · Minion · Dragon · 7 mana · 6/6 · **Battlecry:** Your opponent takes two turns. Then you take two turns.
//~ todo LOOT_538 fc63e3f4 038de025 -
#[test]
#[ignore = "todo: Temporus"]
fn LOOT_538_temporus() {
    unwritten("LOOT_538");
}
