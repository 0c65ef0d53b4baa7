//! Rogue cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea487430

/// Secret Passage · Spell · 2 mana · Replace your hand with 4 cards from your deck. Swap back next turn.
//~ done SCH_305 - 7c5e84f9 -
#[test]
fn SCH_305_secret_passage() {
    check! { Rogue:
        Give("CS2_029"), DeckOf(&["CS2_200", "CS2_172", "CS2_231", "CS2_231", "CS2_182"]), Play("SCH_305", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 1), IsCard(InHand(0), "CS2_182"), Play("CS2_231", Nothing), Give("CS2_106"),
        EndTurn, HandCount(Mine, 4), EndTurn, IsInZone(Nth(0), Zone::Hand), HandCount(Mine, 3), DeckCount(Mine, 3),
        IsCard(InHand(0), "CS2_106"),
    }
    // The four cards are not drawn: Chromaggus does not see them.
    check! { Rogue:
        Ally("BRM_031"), DeckOf(&["CS2_200", "CS2_172", "CS2_231", "CS2_182"]), Play("SCH_305", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 0),
    }
    // Of two in a turn both are swapped back: the first hand is there, and what came from the deck is in the deck.
    check! { Rogue:
        Give("CS2_029"), DeckOf(&["CS2_200"; 9]), Play("SCH_305", Nothing), Play("SCH_305", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Mine, 8),
        IsCard(InHand(0), "CS2_029"),
    }
}

/// Secret Passage Dummy · Spell · 0 mana · Dummy Hook Up SCH 305e3
//~ todo SCH_305d 8c9e7e77 2863f1a5 -
#[test]
#[ignore = "todo: Secret Passage Dummy"]
fn SCH_305d_secret_passage_dummy() {
    unwritten("SCH_305d");
}

/// Plagiarize · Spell · 2 mana · **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
//~ done SCH_706 - 13540d40 -
#[test]
fn SCH_706_plagiarize() {
    check! { Rogue:
        Play("SCH_706", Nothing), EndTurn, EndTurn, HandCount(Mine, 1), EndTurn, Play("CS2_231", Nothing),
        Play("CS2_182", Nothing), HandCount(Mine, 1), EndTurn, HandCount(Mine, 4), IsCard(InHand(1), "CS2_231"),
        IsCard(InHand(2), "CS2_182"),
    }
    check! { Rogue:
        Play("SCH_706", Nothing), EndTurn, EndTurn, EndTurn, Play("CS2_231", Nothing), EndTurn, HandCount(Mine, 3),
    }
}

/// Vulpera Toxinblade · Minion · 3 mana · 3/3 · Your weapon has +2 Attack.
//~ done SCH_519 - 648a937e -
#[test]
fn SCH_519_vulpera_toxinblade() {
    check! { Rogue:
        Play("CS2_091", Nothing), Enemy("CS2_106"), StatsNow(TheirWeapon, 3, 2), Play("SCH_519", Nothing),
        StatsNow(MyWeapon, 3, 4), StatsNow(MyHero, 3, 30), StatsNow(TheirWeapon, 3, 2), Play("CS2_106", Nothing), StatsNow(MyWeapon, 5, 2),
        Kill(My(0)), StatsNow(MyWeapon, 3, 2),
    }
    check! { Rogue: Play("SCH_519", Nothing), StatsNow(MyHero, 0, 30), NoWeapon(Mine) }
}

/// Coerce · Spell · 3 mana · Destroy a damaged minion. **Combo:** Destroy any minion.
//~ done SCH_521 - 08fc4aab -
#[test]
fn SCH_521_coerce() {
    check! { Rogue:
        Enemy("CS2_182"), Enemy("CS2_200"), DealDamage(Their(1), 1), Give("SCH_521"), CannotTarget("SCH_521", Their(0)),
        CannotTarget("SCH_521", TheirHero), Play("SCH_521", On(Their(1))), Dead(Nth(1)), BoardCount(Theirs, 1),
        Play("SCH_521", On(Their(0))), Dead(Nth(0)), BoardCount(Theirs, 0),
    }
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_200"), DealDamage(My(0), 1), Play("SCH_521", On(My(0))), Dead(Nth(0)),
        IsInZone(Nth(1), Zone::Play),
    }
    check! { Rogue: Enemy("CS2_182"), Give("SCH_521"), Unplayable("SCH_521") }
}

/// Steeldancer · Minion · 4 mana · 4/4 · **Battlecry:** Summon a random minion with Cost equal to your weapon's Attack.
//~ done SCH_522 - 5a17c6e1 -
#[test]
fn SCH_522_steeldancer() {
    check! { Rogue in Wild:
        Play("CS2_106", Nothing), Enemy("CS2_091"), Force(Card("CS2_118")), Play("SCH_522", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_118"), BoardCount(Theirs, 0), StatsNow(TheirWeapon, 1, 4),
    }
    // The Attack counts as it is now.
    check! { Rogue in Wild:
        Ally("SCH_519"), Play("CS2_091", Nothing), Force(Card("CS2_118")), Play("SCH_522", Nothing),
        BoardCount(Mine, 3), IsCard(My(2), "CS2_118"),
    }
    check! { Rogue in Wild: Play("CS2_106", Nothing), ForbidOutcome(Card("CS2_182")), Play("SCH_522", Nothing) }
}
