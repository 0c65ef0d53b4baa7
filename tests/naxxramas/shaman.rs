//! Shaman cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2c9beba0

/// Reincarnate · Spell · Nature · 1 mana · Destroy a minion, then return it to life with full Health.
//~ done FP1_025 - cc6642b9 -
#[test]
fn FP1_025_reincarnate() {
    check! { Shaman:
        Give("FP1_025"), Cost("FP1_025", 1), Targets("FP1_025", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        DealDamage(Their(0), 3), Play("FP1_025", On(Their(0))), IsCard(Their(0), "CS2_182"), Damage(Their(0), 0), Dead(Nth(1)),
    }
    check! { Shaman:
        Ally("CS2_182"), DealDamage(My(0), 3), Play("FP1_025", On(My(0))), IsCard(My(0), "CS2_182"), Damage(My(0), 0),
        Dead(Nth(0)), BoardCount(Theirs, 0),
    }
    check! { Shaman: Enemy("CS2_119"), Enemy("BRM_004"), Play("FP1_025", On(Their(0))), BoardCount(Theirs, 2) }
    // It is dead before it returns: its Deathrattle does not meet it.
    check! { Shaman: Ally("OG_256"), Play("FP1_025", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 2, 2) }
}

/// Reincarnate · Spell · Nature · 1 mana · Destroy a minion, then return it to life with full Health.
//~ done FP1_025_Puzzle - cc6642b9 -
#[test]
fn FP1_025_Puzzle_reincarnate() {
    check! { Shaman:
        Give("FP1_025_Puzzle"), Cost("FP1_025_Puzzle", 1), Targets("FP1_025_Puzzle", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), DealDamage(Their(0), 3), Play("FP1_025_Puzzle", On(Their(0))), IsCard(Their(0), "CS2_182"),
        Damage(Their(0), 0), Dead(Nth(1)),
    }
    check! { Shaman:
        Ally("CS2_182"), DealDamage(My(0), 3), Play("FP1_025_Puzzle", On(My(0))), IsCard(My(0), "CS2_182"), Damage(My(0), 0),
        Dead(Nth(0)), BoardCount(Theirs, 0),
    }
    check! { Shaman: Enemy("CS2_182"), Enemy("CS2_182"), Play("FP1_025_Puzzle", On(Their(0))), BoardCount(Theirs, 2) }
    // It is dead before it returns: its Deathrattle does not meet it.
    check! { Shaman: Ally("OG_256"), Play("FP1_025_Puzzle", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 2, 2) }
}
