//! Hunter cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3bf193a7

/// Durnholde Imposter · Minion · 3 mana · 3/3 · Each turn this is in your hand, transform it into a random 3-Cost minion that gains **Poisonous**.
//~ done WON_026 - 857651b3 -
#[test]
fn WON_026_durnholde_imposter() {
    check! { Hunter:
        Give("WON_026"), EndTurn, Force(Card("CS2_117")), EndTurn, IsCard(Nth(0), "CS2_117"),
        HasNow(Nth(0), GameTag::POISONOUS), EndTurn, Force(Card("CS2_117")), EndTurn, IsCard(Nth(0), "CS2_117"),
        HasNow(Nth(0), GameTag::POISONOUS), EndTurn, ForbidOutcome(Card("CS2_200")), EndTurn,
    }
}

/// Time-Lost Raptor · Minion · Beast · 2 mana · 1/1 · **Echo Battlecry: Adapt** your Time-Lost Raptors.
//~ done WON_027 - 41a65356 -
#[test]
fn WON_027_time_lost_raptor() {
    check! { Hunter:
        Give("WON_027"), Cost("WON_027", 2), Stats("WON_027", 1, 1), Has("WON_027", GameTag::ECHO), Ally("WON_027"),
        Ally("CS2_231"), Enemy("WON_027"), Force(Card("UNG_999t3")), Play("WON_027", Nothing),
        ChooseCard("UNG_999t3"), StatsNow(My(0), 4, 1), StatsNow(My(1), 1, 1), StatsNow(My(2), 4, 1), StatsNow(Their(0), 1, 1),
        HandCount(Mine, 1), IsCard(InHand(0), "WON_027"), EndTurn, HandCount(Mine, 0),
    }
}

/// Trial of the Jormungars · Spell · 6 mana · Summon copies of two Beasts in your deck that cost (3) or less.
//~ done WON_028 - d1bb35ff -
#[test]
fn WON_028_trial_of_the_jormungars() {
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_120", "CS2_201", "CS2_182"]), Play("WON_028", Nothing), BoardCount(Mine, 2),
        DeckCount(Mine, 4), BoardCount(Theirs, 0), Kill(Newest("CS2_172")), BoardCount(Mine, 1), IsCard(My(0), "CS2_120"),
    }
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_201", "CS2_182", "CS2_168"]), Play("WON_028", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_172"), DeckCount(Mine, 4), HandCount(Mine, 0),
    }
    // One that costs (3) is summoned.
    check! { Hunter: DeckOf(&["CS2_125"]), Play("WON_028", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_125") }
}
