//! Mage cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d22e6137

/// Arcane Blast · Spell · Arcane · 1 mana · Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
//~ todo AT_004 4bdc4595 840b888b -
#[test]
#[ignore = "todo: Arcane Blast"]
fn AT_004_arcane_blast() {
    unwritten("AT_004");
}

/// Arcane Blast · Spell · Arcane · 1 mana · Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
//~ todo AT_004_Puzzle 27dfa31a 840b888b -
#[test]
#[ignore = "todo: Arcane Blast"]
fn AT_004_Puzzle_arcane_blast() {
    unwritten("AT_004_Puzzle");
}

/// Dalaran Aspirant · Minion · 4 mana · 3/5 · **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
//~ done AT_006 - 18aa4865 -
#[test]
#[rustfmt::skip]
fn AT_006_dalaran_aspirant() {
    check(CardClass::Mage, &[
        Friend("AT_006"), Enemy("CS2_182"), Play("CS2_024", On(TheirHero)), Health(TheirHero, 26),
        HeroPower(On(TheirHero)), Health(TheirHero, 25), Play("CS2_024", On(TheirHero)), Health(TheirHero, 20), EndTurn,
        HeroPower(On(MyHero)), EndTurn, Play("CS2_024", On(TheirHero)), Health(TheirHero, 15),
    ]);
}

/// Coldarra Drake · Minion · Dragon · 6 mana · 6/7 · You can use your Hero Power any number of times.
//~ todo AT_008 38c93101 b1252df3 -
#[test]
#[ignore = "todo: Coldarra Drake"]
fn AT_008_coldarra_drake() {
    unwritten("AT_008");
}
