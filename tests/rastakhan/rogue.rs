//! Rogue cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32ccfe3

/// Spirit of the Shark · Minion · Undead · Beast · 4 mana · 0/3 · **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
//~ done TRL_092 - 0ef49cdb -
#[test]
fn TRL_092_spirit_of_the_shark() {
    check! { Rogue:
        Play("TRL_092", Nothing), HasNow(My(0), GameTag::STEALTH), Enemy("CS2_186"), Play("EX1_134", On(Their(0))),
        Damage(Their(0), 6), Crystals(10), Play("CS2_189", On(TheirHero)), Health(TheirHero, 28),
        Play("EX1_066", Nothing), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
    // The opponent gets nothing of it.
    check! { Rogue: Play("TRL_092", Nothing), EndTurn, Play("CS2_189", On(TheirHero)), Health(TheirHero, 29) }
    // Stealth that it gets later stays.
    check! { Rogue:
        Friend("TRL_092"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}

/// Gral, the Shark · Minion · Beast · 5 mana · 2/2 · **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
//~ done TRL_409 - d9de47be -
#[test]
fn TRL_409_gral_the_shark() {
    check! { Rogue:
        DeckOf(&["CS2_200", "CS2_029"]), Play("TRL_409", Nothing), Now(My(0), 8, 9), DeckCount(Mine, 1),
        HandCount(Mine, 0), In(Nth(1), Zone::Deck), Kill(My(0)), HandCount(Mine, 1), Is(InHand(0), "CS2_200"),
        Now(InHand(0), 6, 7),
    }
    check! { Rogue:
        DeckOf(&["CS2_029"]), Play("TRL_409", Nothing), Now(My(0), 2, 2), Kill(My(0)), HandCount(Mine, 0),
        DeckCount(Mine, 1),
    }
    // Play Dead: each time the Deathrattle adds a card.
    check! { Rogue:
        DeckOf(&["CS2_200"]), Play("TRL_409", Nothing), DeckCount(Mine, 0), Play("ICC_052", On(My(0))),
        HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 2), Is(InHand(0), "CS2_200"), Is(InHand(1), "CS2_200"),
    }
    // A doubled Battlecry eats two, and both come back.
    check! { Rogue:
        Friend("LOE_077"), DeckOf(&["CS2_182", "CS2_200"]), Play("TRL_409", Nothing), DeckCount(Mine, 0), Kill(My(1)),
        HandCount(Mine, 2),
    }
    check! { Rogue:
        Friend("LOE_077"), DeckOf(&["CS2_182"]), Play("TRL_409", Nothing), DeckCount(Mine, 0), Kill(My(1)),
        HandCount(Mine, 1), Is(InHand(0), "CS2_182"),
    }
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_200"]), Force(Entity(Nth(0))), Play("TRL_409", Nothing), Now(My(0), 6, 7),
        DeckCount(Mine, 1),
    }
}
