//! Mage cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c6eb05c2

/// Jandice Barov · Minion · 5 mana · 2/1 · **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
//~ done SCH_351 - ab6c85bc -
#[test]
fn SCH_351_jandice_barov() {
    check! { Mage:
        Force(Outcome::Card("CS2_187")), Force(Outcome::Card("CS2_150")), Play("SCH_351", Nothing), Choose(0),
        BoardCount(Mine, 3), Hurt(The("CS2_150"), 1), Hurt(The("CS2_187"), 1), BoardCount(Mine, 2),
    }
}

/// Cram Session · Spell · Arcane · 2 mana · Draw $1 \|4(card, cards) *(improved by **Spell Damage***).
//~ done SCH_353 - ccbee2a8 -
#[test]
fn SCH_353_cram_session() {
    check! { Mage:
        Play("SCH_353", Nothing), HandCount(Mine, 1), Friend("CS2_142"), Enemy("CS2_142"), Play("SCH_353", Nothing),
        HandCount(Mine, 3),
    }
}
