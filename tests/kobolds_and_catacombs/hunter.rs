//! Hunter cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d82767

/// To My Side! · Spell · 6 mana · Summon an Animal Companion, or 2 if your deck has no minions.
//~ done LOOT_217 - a3848ca9 -
#[test]
#[rustfmt::skip]
fn LOOT_217_to_my_side() {
    check(CardClass::Hunter, &[
        DeckOf(&["CS2_182", "CS2_029"]), Force(Card("NEW1_032")), Play("LOOT_217", Nothing), BoardCount(Mine, 1),
        Is(My(0), "NEW1_032"),
    ]);
    check(CardClass::Hunter, &[
        DeckOf(&["CS2_029"]), Force(Card("NEW1_033")), Force(Card("NEW1_034")), Play("LOOT_217", Nothing),
        BoardCount(Mine, 2), Is(My(0), "NEW1_033"), Is(My(1), "NEW1_034"),
    ]);
    check(CardClass::Hunter, &[
        EndTurn, Play("LOOT_217", Nothing), EndTurn, HeroPower(Nothing), BoardCount(Theirs, 1), Health(TheirHero, 28),
    ]);
}
