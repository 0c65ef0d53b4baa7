//! Demon Hunter cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2f3a0a63

/// Soul Immolation · Spell · Shadow · 2 mana · Your Hero Power becomes 'Collapsing Star'. If it already is, increase its damage by 1.
//~ done JAIL_EVENT_101 - 082e32de -
#[test]
fn JAIL_EVENT_101_soul_immolation() {
    check! { DemonHunter:
        Play("JAIL_EVENT_101", Nothing), IsCard(MyPower, "JAIL_EVENT_101hp"), HeroPower(Nothing), Health(TheirHero, 28),
        Play("JAIL_EVENT_101", Nothing), EndTurn, EndTurn, HeroPower(Nothing), Health(TheirHero, 25),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        EndTurn, Play("JAIL_EVENT_101", Nothing), EndTurn, EndTurn, HeroPower(Nothing), IsCard(MyPower, "HERO_10bp"),
        Health(MyHero, 28),
    }
}
