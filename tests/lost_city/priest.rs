//! Priest cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a97cffdd

/// Purifying Vines · Spell · Holy · 1 mana · Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
//~ done TLC_813 - c7ace2f1 -
#[test]
fn TLC_813_purifying_vines() {
    check! { Priest:
        Targets("TLC_813", &[FriendlyMinion, EnemyMinion]), Friend("CS2_182"), Enemy("CS2_182"),
        Play("TLC_813", On(My(0))), Now(My(0), 4, 7), Now(Their(0), 4, 5), Play("TLC_813", On(Their(0))),
        Now(Their(0), 4, 3), Now(My(0), 4, 7),
    }
}

/// Reach Equilibrium · Spell · 1 mana · **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
//~ done TLC_817 - 3bcd08de -
#[test]
fn TLC_817_reach_equilibrium() {
    check! { Priest:
        Enemy("CS2_200"), Play("TLC_817", Nothing), Play("CS1_130", On(Their(0))), Crystals(10),
        Play("CS1_130", On(Their(0))), Crystals(10), Enemy("CS2_200"), Play("CS1_130", On(Their(0))),
        HandCount(Mine, 0), Play("CS1_130", On(Their(0))), HandCount(Mine, 1), Is(InHand(0), "TLC_817t3"), Crystals(10),
        Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_172"), Play("CS2_234", On(Their(1))),
        Play("CS2_234", On(Their(1))), Play("CS2_234", On(Their(1))), Play("CS2_234", On(Their(1))), HandCount(Mine, 1),
        Is(InHand(0), "TLC_817t5"),
    }
    check! { Priest: Play("TLC_817", Nothing), In(Nth(0), Zone::RemovedFromGame) }
}

/// Sol'etos, Life's Breath · Minion · Elemental · 5 mana · 4/4 · **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
//~ done TLC_817t3 - c949c6b9 -
#[test]
fn TLC_817t3_soletos_lifes_breath() {
    check! { Priest:
        Play("TLC_817t3", Nothing), BoardCount(Mine, 2), Now(My(1), 4, 4), Give("TLC_817t3"), Crystals(10),
        Play("CS2_231", Nothing), HandCount(Mine, 1), Is(InHand(0), "TLC_817t3"),
    }
    check! { Priest:
        Friend("TLC_817t4"), Give("TLC_817t3"), Play("EX1_049", On(My(0))), HandCount(Mine, 1),
        Is(InHand(0), "TLC_817t5"),
    }
    check! { Priest:
        Friend("TLC_817t3"), Give("TLC_817t4"), Play("EX1_049", On(My(0))), HandCount(Mine, 1),
        Is(InHand(0), "TLC_817t5"),
    }
    check! { Priest: OnTheirTop("TLC_817t3"), EndTurn, Is(InTheirHand(0), "TLC_817t3") }
}

/// Sol'etos, Death's Touch · Minion · Elemental · 5 mana · 4/4 · **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
//~ done TLC_817t4 - ab9cb4f6 -
#[test]
fn TLC_817t4_soletos_deaths_touch() {
    check! { Priest:
        Friend("TLC_817t4"), Friend("CS2_182"), Kill(My(0)), Health(TheirHero, 25), BoardCount(Mine, 2),
        HandCount(Mine, 0),
    }
}

/// Resuscitate · Spell · Shadow · 6 mana · Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
//~ done TLC_818 - a2b8384c -
#[test]
fn TLC_818_resuscitate() {
    check! { Priest:
        Friend("CS2_168"), Friend("CS2_172"), Friend("CS2_127"), Friend("CS2_182"), Enemy("CS2_120"), Kill(Nth(0)),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), Friend("CS2_168"), Kill(Nth(5)),
        Play("TLC_818", Nothing), BoardCount(Mine, 3), Is(My(0), "CS2_168"), Is(My(1), "CS2_172"), Is(My(2), "CS2_127"),
        HasNow(My(0), GameTag::REBORN), HasNow(My(1), GameTag::REBORN), HasNow(My(2), GameTag::REBORN),
    }
    check! { Priest:
        Enemy("CS2_168"), Enemy("CS2_172"), Enemy("CS2_127"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)), Give("TLC_818"),
        Unplayable("TLC_818"),
    }
}

/// Glade Ecologist · Minion · 1 mana · 2/1 · **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
//~ done TLC_820 - 3fad1968 -
#[test]
fn TLC_820_glade_ecologist() {
    check! { Priest:
        Friend("TLC_820"), Kill(Nth(0)), HandCount(Mine, 1), Is(InHand(0), "TLC_813"), HandCount(Theirs, 0),
    }
}
