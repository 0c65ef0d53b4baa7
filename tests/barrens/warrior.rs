//! Warrior cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ad5ce8a

/// Overlord Saurfang · Minion · 7 mana · 5/4 · **Battlecry:** Resurrect 2 friendly **Frenzy** minions. Deal 1 damage to all other minions.
//~ done BAR_334 - 436a5b12 -
#[test]
fn BAR_334_overlord_saurfang() {
    check! { Warrior:
        Give("BAR_334"), Cost("BAR_334", 7), Stats("BAR_334", 5, 4), Friend("BAR_024"), Friend("BAR_025"),
        Friend("CS2_182"), Enemy("BAR_020"), Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), Enemy("CS2_182"),
        Play("BAR_334", Nothing), BoardCount(Mine, 3), BoardCount(Theirs, 1), Damage(The("BAR_024"), 1),
        Health(TheirHero, 27), HasNow(The("BAR_025"), GameTag::DIVINE_SHIELD), Damage(The("BAR_025"), 1),
        Damage(Nth(5), 1), Damage(Nth(0), 0), Health(MyHero, 30),
    }
    check! { Warrior: Friend("BAR_025"), Kill(Nth(0)), Play("BAR_334", Nothing), BoardCount(Mine, 2) }
    check! { Warrior:
        Friend("BAR_020"), Friend("BAR_024"), Friend("BAR_025"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("BAR_334", Nothing), BoardCount(Mine, 3), Health(TheirHero, 25),
    }
}
