//! Hunter cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d82767

/// To My Side! · Spell · 6 mana · Summon an Animal Companion, or 2 if your deck has no minions.
//~ done LOOT_217 - a3848ca9 -
#[test]
fn LOOT_217_to_my_side() {
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_029"]), Force(Card("NEW1_032")), Play("LOOT_217", Nothing), BoardCount(Mine, 1),
        Is(My(0), "NEW1_032"),
    }
    check! { Hunter:
        DeckOf(&["CS2_029"]), Force(Card("NEW1_033")), Force(Card("NEW1_034")), Play("LOOT_217", Nothing),
        BoardCount(Mine, 2), Is(My(0), "NEW1_033"), Is(My(1), "NEW1_034"),
    }
    check! { Hunter:
        EndTurn, Play("LOOT_217", Nothing), EndTurn, HeroPower(Nothing), BoardCount(Theirs, 1), Health(TheirHero, 28),
    }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Force(Card("GVG_071")), Play("LOOT_217", Nothing), BoardCount(Mine, 1), Is(My(0), "GVG_071"),
        HandCount(Mine, 1),
    }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        DeckOf(&["CS2_029"]), Force(Card("GVG_071")), Force(Card("UNG_810")), Play("LOOT_217", Nothing),
        BoardCount(Mine, 2), Is(My(0), "GVG_071"), Is(My(1), "UNG_810"), HandCount(Mine, 1),
    }
    check! { Hunter:
        Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_033")), Force(Card("NEW1_034")),
        Play("LOOT_217", Nothing), BoardCount(Mine, 3), Is(My(1), "NEW1_033"), Is(My(2), "NEW1_034"),
        BoardCount(Theirs, 0),
    }
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_182"]), Play("LOOT_217", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0),
    }
    // One more for the card, not for each Companion.
    check! { Hunter:
        DeckOf(&["CS2_029"]), Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_033")), Force(Card("NEW1_034")),
        Force(Card("NEW1_032")), Play("LOOT_217", Nothing), BoardCount(Mine, 4), Is(My(1), "NEW1_033"),
        Is(My(2), "NEW1_034"), Is(My(3), "NEW1_032"),
    }
}
