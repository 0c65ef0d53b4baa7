//! Demon Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b90e3a1e

/// Kurtrus Ashfallen · Minion · 4 mana · 3/4 · **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
//~ done BAR_333 - ff0f766e -
#[test]
fn BAR_333_kurtrus_ashfallen() {
    check! { DemonHunter:
        Give("CS2_182"), Give("BAR_333"), Give("CS2_182"), Enemy("CS2_231"), Enemy("CS2_200"), Enemy("CS2_182"),
        Play("BAR_333", Nothing), BoardCount(Theirs, 2), Damage(Nth(4), 0), Damage(Nth(5), 3), Dead(Newest("BAR_333")),
    }
    check! { DemonHunter:
        Enemy("CS2_231"), Enemy("CS2_200"), Enemy("CS2_182"), Play("BAR_333", Nothing), BoardCount(Theirs, 2),
        Damage(Nth(1), 0), Damage(Nth(2), 3), Damage(My(0), 0), HasNow(My(0), GameTag::IMMUNE),
    }
}
