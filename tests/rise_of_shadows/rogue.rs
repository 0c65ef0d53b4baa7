//! Rogue cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 377de599

/// Turncoat Contract · Spell · 6 mana · Destroy a minion. It deals its damage to adjacent minions.
//~ done DAL_366t4 - d89a328f -
#[test]
fn DAL_366t4_turncoat_contract() {
    check! { Rogue:
        Targets("DAL_366t4", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"),
        Enemy("CS2_182"), Play("DAL_366t4", On(Their(2))), Dead(Nth(2)), Damage(Nth(1), 4), Damage(Nth(3), 4),
        Damage(Nth(0), 0), Health(TheirHero, 30),
    }
}

/// Heistbaron Togwaggle · Minion · 6 mana · 5/5 · **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
//~ done DAL_417 - 26061aa9 -
#[test]
fn DAL_417_heistbaron_togwaggle() {
    check! { Rogue:
        Ally("DAL_613"), Play("DAL_417", Nothing), ChooseCard("LOOT_998l"), HandCount(Mine, 1),
        IsCard(InHand(0), "LOOT_998l"),
    }
    check! { Rogue: Ally("CS2_182"), Play("DAL_417", Nothing), HandCount(Mine, 0), EndTurn, HandCount(Mine, 0) }
    check! { Rogue: Enemy("DAL_613"), Play("DAL_417", Nothing), HandCount(Mine, 0), EndTurn }
}

/// Tak Nozwhisker · Minion · 7 mana · 6/6 · Whenever you shuffle a card into your deck, add a copy to your hand.
//~ done DAL_719 - 67ba52da -
#[test]
fn DAL_719_tak_nozwhisker() {
    check! { Rogue:
        Ally("DAL_719"), Play("LOE_079", Nothing), DeckCount(Mine, 20), HandCount(Mine, 1), IsCard(InHand(0), "LOE_019t"),
        EndTurn, Play("LOE_079", Nothing), DeckCount(Theirs, 20), HandCount(Mine, 1), HandCount(Theirs, 1),
    }
    // It answers each time, not once a turn.
    check! { Rogue:
        Ally("DAL_719"), EndTurn, EndTurn, Play("LOE_079", Nothing), Play("LOE_079", Nothing), HandCount(Mine, 3),
        DeckCount(Mine, 20),
    }
}
