//! Warlock cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Felsoul Jailer · Minion · Demon · 5 mana · 4/6 · **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
//~ done CORE_CS3_003 - 3ffdfe82 -
#[test]
fn CORE_CS3_003_felsoul_jailer() {
    check! { Warlock:
        GiveThem("CS2_182"), GiveThem("CS2_029"), GiveThem("CS2_172"), Give("CS2_182"), Force(Entity(InTheirHand(2))),
        Play("CORE_CS3_003", Nothing), HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_182"),
        IsCard(InTheirHand(1), "CS2_029"), HandCount(Mine, 1), Kill(My(0)), HandCount(Theirs, 3),
        IsCard(InTheirHand(2), "CS2_172"), HandCount(Mine, 1),
    }
    check! { Warlock:
        GiveThem("CS2_029"), Play("CORE_CS3_003", Nothing), HandCount(Theirs, 1), Kill(My(0)), HandCount(Theirs, 1),
    }
    // The second Battlecry of two finds no minion, and the first one's is still returned.
    check! { Warlock:
        Ally("LOE_077"), GiveThem("CS2_182"), Play("CORE_CS3_003", Nothing), HandCount(Theirs, 0), Kill(My(1)), HandCount(Theirs, 1),
    }
}
