//! Paladin cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 79440aca

/// Libram of Wisdom · Spell · Holy · 2 mana · Give a minion +1/+1 and "**Deathrattle:** Add a 'Libram of Wisdom' spell to your hand."
//~ done BT_025 - 2972a018 -
#[test]
fn BT_025_libram_of_wisdom() {
    check! { Paladin:
        Targets("BT_025", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("BT_025", On(My(0))),
        StatsNow(My(0), 5, 6), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "BT_025"), HandCount(Theirs, 0),
    }
}

/// Lady Liadrin · Minion · 7 mana · 4/6 · **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
//~ done BT_334 - 76c84f1c -
#[test]
fn BT_334_lady_liadrin() {
    check! { Paladin:
        Ally("CS2_200"), Enemy("CS2_182"), Play("CS2_092", On(My(0))), Play("CS2_029", On(Their(0))), Crystals(10),
        Play("CS2_007", On(MyHero)), Play("CS2_023", Nothing), Crystals(10), HandCount(Mine, 2),
        Play("BT_334", Nothing), HandCount(Mine, 4), IsCard(InHand(2), "CS2_092"), IsCard(InHand(3), "CS2_007"),
    }
}
