//! Rogue cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

#[test]
fn BOT_087_academic_espionage() {
    check! { Rogue:
        EmptyDeck(Mine), Play("BOT_087", Nothing), DeckCount(Mine, 10), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 1), CostNow(InHand(0), 1),
    }
    check! { Rogue: EmptyDeck(Mine), Never(Card("CS2_182")), Play("BOT_087", Nothing), DeckCount(Mine, 10) }
    check! { Rogue: EmptyDeck(Mine), Never(Card("EX1_522")), Play("BOT_087", Nothing), DeckCount(Mine, 10) }
}

#[test]
fn BOT_242_myras_unstable_element() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_172", "CS2_029"]), Play("BOT_242", Nothing), HandCount(Mine, 3), DeckCount(Mine, 0),
        Health(MyHero, 30), DeckCount(Theirs, 20),
    }
}

#[test]
fn BOT_283_pogo_hopper() {
    check! { Rogue:
        Play("BOT_283", Nothing), Now(My(0), 1, 1), Play("BOT_283", Nothing), Now(My(1), 3, 3),
        Play("CS2_172", Nothing), EndTurn, Play("BOT_283", Nothing), Now(Their(0), 1, 1), EndTurn,
        Play("BOT_283", Nothing), Now(My(3), 5, 5), Now(My(0), 1, 1),
    }
}

#[test]
fn BOT_288_lab_recruiter() {
    check! { Rogue:
        Targets("BOT_288", &[FriendlyMinion]), Friend("CS2_172"), EmptyDeck(Mine), Play("BOT_288", On(My(0))),
        DeckCount(Mine, 3), BoardCount(Mine, 2), Is(My(0), "CS2_172"), DeckCount(Theirs, 20), EndTurn, EndTurn,
        Is(InHand(0), "CS2_172"),
    }
}
