//! Shaman cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c0077cde

/// Muckmorpher · Minion · 5 mana · 4/4 · **Battlecry:** Transform into a 4/4 copy of a different minion in your deck.
//~ done DAL_052 - 5244b1fc -
#[test]
fn DAL_052_muckmorpher() {
    check! { Shaman:
        EmptyDeck(Mine), OnTop("DAL_052"), OnTop("CS2_118"), OnTop("EX1_238"), Play("DAL_052", Nothing),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_118"), StatsNow(My(0), 4, 4), DeckCount(Mine, 3),
    }
    check! { Shaman:
        EmptyDeck(Mine), OnTop("CS2_118"), OnTop("EX1_238"), ForbidOutcome(Entity(Nth(1))), Play("DAL_052", Nothing),
        IsCard(My(0), "CS2_118"),
    }
}

/// Swampqueen Hagatha · Minion · 7 mana · 5/5 · **Battlecry:** Add a 5/5 Horror to your hand. Teach it two Shaman spells.
//~ done DAL_431 - db05e13f -
#[test]
fn DAL_431_swampqueen_hagatha() {
    check! { Shaman:
        Force(Card("CS2_037")), Play("DAL_431", Nothing), Choose(0), Choose(0), HandCount(Mine, 1),
        IsCard(InHand(0), "DAL_431t"), BoardCount(Mine, 1),
    }
    check! { Shaman:
        Force(Card("CS2_037")), Play("DAL_431", Nothing), Force(Card("CS2_037")), Choose(0), Choose(0), EndTurn,
        Play("DAL_431", Nothing), Choose(1), Choose(1), HandCount(Mine, 1), HandCount(Theirs, 2),
    }
    check! { Shaman:
        HeroPower(Nothing), Play("DAL_431", Nothing), Choose(0), Choose(0), BoardCount(Mine, 2), HandCount(Mine, 1),
    }
    // The Horror casts both that it was taught.
    check! { Shaman:
        Force(Card("EX1_248")), Play("DAL_431", Nothing), Force(Card("CS2_053")), ChooseCard("EX1_248"),
        ChooseCard("CS2_053"), HandCount(Mine, 1), Crystals(10), Play("DAL_431t", Nothing), BoardCount(Mine, 4),
        HandCount(Mine, 1),
    }
    // Shaman spells only, both times.
    for other in ["CS2_029", "CS2_042"] {
        for first in [&[][..], &[Force(Card("CS2_037")), Force(Card("CS2_053")), Force(Card("EX1_248"))]] {
            let taught =
                [ForbidOutcome(Card(other)), Play("DAL_431", Nothing), Choose(0), Choose(0), HandCount(Mine, 1)];
            check(CardClass::Shaman, &[first, &taught].concat());
        }
    }
}

/// Drustvar Horror · Minion · 5 mana · 5/5 · **Battlecry:** Cast {0} and {1}.
//~ todo DAL_431t b3e25838 967117b7 -
#[test]
#[ignore = "todo: Drustvar Horror"]
fn DAL_431t_drustvar_horror() {
    unwritten("DAL_431t");
}
