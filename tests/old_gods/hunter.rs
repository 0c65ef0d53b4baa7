//! Hunter cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 79140365

/// Infest · Spell · Nature · 3 mana · Give your minions "**Deathrattle:** Add a random Beast to your hand."
//~ done OG_045 - 461a941a -
#[test]
fn OG_045_infest() {
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Play("OG_045", Nothing), Kill(Nth(2)),
        HandCount(Theirs, 0), HandCount(Mine, 0), Force(Card("CS2_172")), Kill(Nth(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_172"), ForbidOutcome(Card("CS2_182")), Kill(Nth(1)), HandCount(Mine, 2),
    }
}

/// Call of the Wild · Spell · 8 mana · Summon all three Animal Companions.
//~ done OG_211 - 4fcae417 -
#[test]
fn OG_211_call_of_the_wild() {
    check! { Hunter:
        Give("OG_211"), Cost("OG_211", 8), Play("OG_211", Nothing), BoardCount(Mine, 3),
        IsInZone(Newest("NEW1_032"), Zone::Play), IsInZone(Newest("NEW1_033"), Zone::Play), IsInZone(Newest("NEW1_034"), Zone::Play),
        BoardCount(Theirs, 0),
    }
    check! { Hunter:
        EndTurn, Play("OG_211", Nothing), EndTurn, HeroPower(Nothing), BoardCount(Theirs, 3), Health(TheirHero, 28),
    }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Play("OG_211", Nothing), BoardCount(Mine, 3), IsCard(My(0), "UNG_810"), IsCard(My(1), "CS2_119"), IsCard(My(2), "GVG_071"),
        HandCount(Mine, 1),
    }
    check! { Hunter:
        Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_034")), Play("OG_211", Nothing), BoardCount(Mine, 5),
        IsCard(My(4), "NEW1_034"), BoardCount(Theirs, 0),
    }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Play("MEND_304", Nothing), Crystals(10), Force(Card("GVG_071")), Play("OG_211", Nothing), BoardCount(Mine, 5),
        IsCard(My(4), "GVG_071"), HandCount(Mine, 1), BoardCount(Theirs, 0),
    }
    // Huffer, Leokk and Misha, from left to right.
    check! { Hunter: Play("OG_211", Nothing), IsCard(My(0), "NEW1_034"), IsCard(My(1), "NEW1_033"), IsCard(My(2), "NEW1_032") }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_033")),
        Play("OG_211", Nothing), BoardCount(Mine, 6), IsCard(My(5), "NEW1_033"),
    }
}

/// Giant Sand Worm · Minion · Beast · 8 mana · 8/8 · Whenever this attacks and kills a minion, it may attack again.
//~ done OG_308 - 4c551ad7 -
#[test]
fn OG_308_giant_sand_worm() {
    check! { Hunter:
        Ally("OG_308"), Enemy("CS2_172"), Enemy("CS2_172"), Attack(My(0), Their(0)), Attack(My(0), Their(0)),
        Dead(Nth(1)), Dead(Nth(2)), Attack(My(0), TheirHero), Health(TheirHero, 22), CannotAttack(My(0), TheirHero),
    }
    check! { Hunter:
        Ally("OG_308"), Enemy("EX1_023"), Attack(My(0), Their(0)), CannotAttack(My(0), TheirHero),
        CannotAttack(My(0), Their(0)),
    }
}
