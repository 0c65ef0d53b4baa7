//! Mage cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Arcane Keysmith · Minion · 4 mana · 2/2 · **Battlecry: Discover** a **Secret**. Put it into the battlefield.
//~ done GIL_116 - 75d1dff5 -
#[test]
fn GIL_116_arcane_keysmith() {
    check! { Mage in Wild:
        Force(Card("EX1_294")), Play("GIL_116", Nothing), ChooseCard("EX1_294"), IsInZone(Newest("EX1_294"), Zone::Secret),
        HandCount(Mine, 0), EndTurn, Play("CS2_182", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_182"),
    }
    check! { Mage in Wild: ForbidOutcome(Card("CS2_029")), Play("GIL_116", Nothing) }
}

/// Snap Freeze · Spell · Frost · 1 mana · **Freeze** a minion. If it's already **Frozen**, destroy it.
//~ done GIL_801 - 3d3640d2 -
#[test]
fn GIL_801_snap_freeze() {
    check! { Mage:
        Targets("GIL_801", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Enemy("CS2_182"),
        Play("GIL_801", On(Their(0))), HasNow(Their(0), GameTag::FROZEN), Damage(Their(0), 0), BoardCount(Theirs, 2),
        Play("GIL_801", On(Their(0))), Dead(Nth(0)), BoardCount(Theirs, 1), HasNot(Their(0), GameTag::FROZEN),
    }
}
