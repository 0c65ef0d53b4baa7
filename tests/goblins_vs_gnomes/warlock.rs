//! Warlock cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Imp-losion · Spell · Fel · 4 mana · Deal $2-$4 damage to a minion. Summon a 1/1 Imp for each damage dealt.
//~ done GVG_045 - 5ced6e7c -
#[test]
fn GVG_045_imp_losion() {
    check! { Warlock:
        Give("GVG_045"), Cost("GVG_045", 4), Targets("GVG_045", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Force(Number(2)), Play("GVG_045", On(Their(0))), Damage(Their(0), 4), BoardCount(Mine, 4),
        IsCard(My(3), "GVG_045t"), StatsNow(My(0), 1, 1), Force(Number(0)), Play("GVG_045", On(Their(0))), Damage(Their(0), 6),
        BoardCount(Mine, 6), BoardCount(Theirs, 1),
    }
    check! { Warlock: Enemy("CS2_200"), ForbidOutcome(Number(3)), Play("GVG_045", On(Their(0))) }
}

/// Anima Golem · Minion · Mech · 6 mana · 9/9 · At the end of each turn, destroy this minion if it's your only one.
//~ done GVG_077 - c5bb163e -
#[test]
fn GVG_077_anima_golem() {
    check! { Warlock:
        Give("GVG_077"), Cost("GVG_077", 6), Stats("GVG_077", 9, 9), Play("GVG_077", Nothing), Enemy("CS2_182"),
        Ally("CS2_182"), EndTurn, BoardCount(Mine, 2), Kill(My(1)), BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 0),
        BoardCount(Theirs, 1),
    }
    check! { Warlock: Ally("GVG_077"), EndTurn, BoardCount(Mine, 0) }
    // A Golem that is alone during a turn dies at the end of the turn, not at the start.
    check! { Warlock:
        Enemy("EX1_102"), Ally("GVG_077"), Ally("CS2_231"), Force(Entity(My(1))), EndTurn, BoardCount(Mine, 1),
        IsCard(My(0), "GVG_077"), EndTurn, BoardCount(Mine, 0),
    }
}
