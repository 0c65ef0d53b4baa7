//! Shaman cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 52e0f313

/// Desperate Bribe · Spell · 3 mana · Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
//~ done JAIL_EVENT_102 - 13bd31e5 -
#[test]
fn JAIL_EVENT_102_desperate_bribe() {
    check! { Shaman in Wild:
        Ally("CS2_182"), Enemy("CS2_182"), Force(Card("CS2_172")), Force(Card("CS2_120")), Force(Card("CS2_172")),
        Force(Card("CS2_120")), Force(Card("CS2_187")), Force(Card("CS2_127")), Force(Card("CS2_127")),
        Play("JAIL_EVENT_102", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_187"), IsCard(My(1), "CS2_127"),
        IsCard(My(2), "CS2_127"), BoardCount(Theirs, 3), IsCard(Their(0), "CS2_182"), IsCard(Their(1), "CS2_172"),
        IsCard(Their(2), "CS2_120"), Crystals(10), ForbidOutcome(Card("CS2_023")), Play("JAIL_EVENT_102", Nothing),
        BoardCount(Mine, 5),
    }
    check! { Shaman in Wild, Standard:
        ForbidOutcome(Card("CS2_024")), Play("JAIL_EVENT_102", Nothing), BoardCount(Mine, 2), BoardCount(Theirs, 2),
    }
}
