//! Priest cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d59470a

/// Lazul's Scheme · Spell · Shadow · 0 mana · Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
//~ done DAL_011 - ea129781.eae7e889 -
#[test]
fn DAL_011_lazuls_scheme() {
    check! { Priest:
        Targets("DAL_011", &[EnemyMinion]), Enemy("CS2_182"), Play("DAL_011", On(Their(0))), StatsNow(Their(0), 3, 5),
        EndTurn, StatsNow(Their(0), 3, 5), EndTurn, StatsNow(Their(0), 4, 5),
    }
    check! { Priest:
        Enemy("CS2_182"), Give("DAL_011"), EndTurn, EndTurn, Play("DAL_011", On(Their(0))), StatsNow(Their(0), 2, 5),
    }
    check! { Priest:
        Give("DAL_011"), EndTurn, TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1), EndTurn,
        TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
    }
}

/// Catrina Muerte · Minion · Undead · 7 mana · 6/8 · At the end of your turn, resurrect another friendly Undead minion.
//~ done DAL_721 - 079b3e0b -
#[test]
fn DAL_721_catrina_muerte() {
    check! { Priest:
        Ally("DAL_721"), Ally("ICC_829t2"), Ally("CS2_182"), Enemy("ICC_829t3"), Kill(Nth(1)), Kill(Nth(2)),
        Kill(Nth(3)), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "ICC_829t2"), EndTurn, BoardCount(Mine, 2),
    }
}

/// Forbidden Words · Spell · Shadow · 0 mana · Spend all your Mana. Destroy a minion with that much Attack or less.
//~ done DAL_723 - ab52e6b2 -
#[test]
fn DAL_723_forbidden_words() {
    check! { Priest:
        Crystals(4), Enemy("CS2_182"), Enemy("CS2_118"), Give("DAL_723"), CannotTarget("DAL_723", Their(1)),
        Play("DAL_723", On(Their(0))), BoardCount(Theirs, 1), Mana(0),
    }
    check! { Priest: Targets("DAL_723", &[FriendlyMinion, EnemyMinion]) }
}
