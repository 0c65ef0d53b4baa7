//! Priest cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adb11dfc

/// Dark Terraforming · Spell · Shadow · 5 mana · Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
//~ done BE_EVENT_102 - 12388732 -
#[test]
fn BE_EVENT_102_dark_terraforming() {
    check! { Priest:
        Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"),
        Ally("CS2_200"), Play("BE_EVENT_102", On(Their(1))), Damage(Their(0), 4), Damage(Their(1), 5),
        Damage(Their(2), 4), Damage(Their(3), 3), Damage(Their(4), 2), Damage(Their(5), 1), Damage(My(0), 0),
        Health(TheirHero, 30),
    }
    check! { Priest:
        Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_200"), Ally("CS2_142"), Play("BE_EVENT_102", On(Their(0))),
        BoardCount(Theirs, 1), Damage(Their(0), 4),
    }
    // One more with Spell Damage reaches one minion more.
    check! { Priest:
        Ally("CS2_142"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Play("BE_EVENT_102", On(Their(0))), Damage(Their(4), 2),
        Damage(Their(5), 1), Damage(Their(6), 0),
    }
    check! { Priest:
        Ally("CS2_142"), Ally("CS2_142"), Enemy("EX1_586"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Play("BE_EVENT_102", On(Their(0))), Damage(Their(5), 2),
        Damage(Their(6), 1),
    }
}
