//! Paladin cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 305a1e21

/// Avenge · Spell · Holy · 1 mana · **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
//~ done FP1_020 - 08900381 -
#[test]
fn FP1_020_avenge() {
    check! { Paladin:
        Give("FP1_020"), Cost("FP1_020", 1), Ally("CS2_172"), Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_182"),
        Play("FP1_020", Nothing), EndTurn, Kill(Their(0)), IsInZone(Nth(0), Zone::Secret), Force(Entity(My(1))), Kill(My(0)),
        StatsNow(My(0), 7, 7), StatsNow(My(1), 6, 7), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Paladin:
        Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_182"), Play("FP1_020", Nothing), EndTurn,
        ForbidOutcome(Entity(Their(0))), Kill(My(0)), StatsNow(My(0), 7, 7),
    }
    check! { Paladin:
        Ally("CS2_172"), Enemy("CS2_182"), Play("FP1_020", Nothing), EndTurn, Kill(My(0)), IsInZone(Nth(2), Zone::Secret),
    }
}
