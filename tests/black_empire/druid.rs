//! Druid cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file da4fa4e4

/// Efflorescence · Spell · Nature · 2 mana · Draw a different spell. If it's a Nature spell, it casts twice.
//~ todo BE_801 1c534d1b 818601ce -
#[test]
#[ignore = "todo: Efflorescence"]
fn BE_801_efflorescence() {
    unwritten("BE_801");
}

/// Deathblossom · Spell · Nature · 2 mana · Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
//~ todo BE_802 637cef90 f57c8153 -
#[test]
#[ignore = "todo: Deathblossom"]
fn BE_802_deathblossom() {
    unwritten("BE_802");
}

/// Carnivorous Plant · Minion · 2 mana · 2/1 · **Deathrattle:** Summon a 5/5 Bug with **Taunt**.
//~ todo BE_802t a8eea38e 48f8e95c -
#[test]
#[ignore = "todo: Carnivorous Plant"]
fn BE_802t_carnivorous_plant() {
    unwritten("BE_802t");
}

/// Curious Grimlynx · Minion · Beast · 5 mana · 2/5 · **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
//~ todo BE_850t 5bd1f51b 229a5919 -
#[test]
#[ignore = "todo: Curious Grimlynx"]
fn BE_850t_curious_grimlynx() {
    unwritten("BE_850t");
}

/// Steward of the Vale · Minion · 2 mana · 2/3 · **Battlecry: Assemble** a Beast.
//~ todo BE_851 c25de64c ced9bbee -
#[test]
#[ignore = "todo: Steward of the Vale"]
fn BE_851_steward_of_the_vale() {
    unwritten("BE_851");
}

/// Ammunae · Minion · 8 mana · 6/6 · **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
//~ done BE_852 - a43408fd -
#[test]
fn BE_852_ammunae() {
    check(
        CardClass::Druid,
        &[
            Give("BE_852"),
            Cost("BE_852", 8),
            Stats("BE_852", 6, 6),
            Play("BE_852", Nothing),
            Crystals(10),
            Play("EX1_096", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "EX1_096"),
            Play("CS2_231", Nothing),
            BoardCount(Mine, 4),
            Kill(My(0)),
            EndTurn,
            Play("EX1_096", Nothing),
            BoardCount(Theirs, 1),
            EndTurn,
            Play("FP1_007", Nothing),
            BoardCount(Mine, 5),
            Is(My(4), "FP1_007"),
        ],
    );
}

/// \[BioCore\] Nature Studies · Spell · Nature · 1 mana · **Discover** a spell. Your next one costs (1) less.
//~ todo Core_mon_0003 d0bc782d 173c9880 -
#[test]
#[ignore = "todo: [BioCore] Nature Studies"]
fn Core_mon_0003_bio_core_nature_studies() {
    unwritten("Core_mon_0003");
}
