//! Druid cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file da4fa4e4

/// `BE_801` · Druid spell · Nature · 2 mana
/// > Draw a different spell. If it's a Nature spell, it casts twice.
///
/// State: Todo
//~ todo BE_801 9e84b900 1c534d1b 148fb335.06d45f39
#[test]
#[ignore = "todo: Efflorescence"]
fn BE_801_efflorescence() {
    unwritten("BE_801");
}

/// `BE_802` · Druid spell · Nature · 2 mana
/// > Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
///
/// State: Todo
//~ todo BE_802 e7bfcd17 637cef90 47816a42.e0772e4d
#[test]
#[ignore = "todo: Deathblossom"]
fn BE_802_deathblossom() {
    unwritten("BE_802");
}

/// `BE_802t` · Druid minion · 2 mana · 2/1
/// > **Deathrattle:** Summon a 5/5 Bug with **Taunt**.
///
/// State: Todo
//~ todo BE_802t b30df883 a8eea38e 658ad347.6bb31eaa
#[test]
#[ignore = "todo: Carnivorous Plant"]
fn BE_802t_carnivorous_plant() {
    unwritten("BE_802t");
}

/// `BE_850t` · Druid minion · 5 mana · 2/5
/// > **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
///
/// State: Todo
//~ todo BE_850t a2f8bd6a 5bd1f51b 2afdc612.ed7ffe72
#[test]
#[ignore = "todo: Curious Grimlynx"]
fn BE_850t_curious_grimlynx() {
    unwritten("BE_850t");
}

/// `BE_851` · Druid minion · 2 mana · 2/3
/// > **Battlecry: Assemble** a Beast.
///
/// State: Todo
//~ todo BE_851 dd601c9f c25de64c cf615a1a.3205bf4a
#[test]
#[ignore = "todo: Steward of the Vale"]
fn BE_851_steward_of_the_vale() {
    unwritten("BE_851");
}

/// `BE_852` · Druid minion · 8 mana · 6/6
/// > **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
///
/// State: Done
//~ done BE_852 2370ebf2 - 579120dc.3a7d8210
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

/// `Core_mon_0003` · Druid spell · Nature · 1 mana
/// > **Discover** a spell. Your next one costs (1) less.
///
/// State: Todo
//~ todo Core_mon_0003 73bec74a d0bc782d 5d448d71.96742851
#[test]
#[ignore = "todo: [BioCore] Nature Studies"]
fn Core_mon_0003_bio_core_nature_studies() {
    unwritten("Core_mon_0003");
}
