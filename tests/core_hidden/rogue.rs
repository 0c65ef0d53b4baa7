//! Rogue cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Spectral Pillager · Minion · Undead · 6 mana · 5/5 · **Combo:** Deal damage equal to the number of other cards you've played this turn.
//~ done CORE_ICC_910 - 0264c2f1 -
#[test]
fn CORE_ICC_910_spectral_pillager() {
    check! { Rogue: Targets("CORE_ICC_910", &[]), Play("CORE_ICC_910", Nothing), Health(TheirHero, 30) }
    check! { Rogue:
        Play("CS2_231", Nothing), Play("GAME_005", Nothing), Play("CORE_ICC_910", On(TheirHero)), Health(TheirHero, 28),
        Health(MyHero, 30),
    }
    check! { Rogue:
        Play("CS2_231", Nothing), EndTurn, EndTurn, Play("CS2_231", Nothing), Enemy("CS2_182"),
        Play("CORE_ICC_910", On(Their(0))), Damage(Their(0), 1),
    }
}
