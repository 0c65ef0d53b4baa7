//! Warlock cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ba142d33

/// Chaos Gazer · Minion · Demon · 3 mana · 4/3 · **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
//~ done YOD_027 - 84f0af17 -
#[test]
fn YOD_027_chaos_gazer() {
    check! { Warlock:
        GiveThem("EX1_620"), GiveThem("CS2_182"), Give("CS2_231"), Play("YOD_027", Nothing), EndTurn,
        HandCount(Theirs, 3), EndTurn, HandCount(Theirs, 2), IsCard(InTheirHand(0), "EX1_620"), HandCount(Mine, 2),
    }
    check! { Warlock: GiveThem("EX1_620"), Play("YOD_027", Nothing), EndTurn, EndTurn, HandCount(Theirs, 2) }
    check! { Warlock:
        GiveThem("CS2_172"), Play("YOD_027", Nothing), EndTurn, Play("CS2_172", Nothing), EndTurn,
        BoardCount(Theirs, 1), HandCount(Theirs, 1),
    }
    check! { Warlock:
        GiveThem("EX1_015"), GiveThem("CS2_182"), Play("YOD_027", Nothing), EndTurn, EndTurn, HandCount(Theirs, 2),
    }
    check! { Warlock:
        Give("CS2_231"), Play("YOD_027", Nothing), EndTurn, EndTurn, Play("YOD_027", Nothing), EndTurn,
        HandCount(Mine, 2),
    }
}

/// Fiendish Servant · Minion · Demon · 1 mana · 2/1 · **Deathrattle:** Give this minion's Attack to a random friendly minion.
//~ done YOD_026 - 7edb6605 -
#[test]
fn YOD_026_fiendish_servant() {
    check! { Warlock:
        Give("YOD_026"), Cost("YOD_026", 1), Stats("YOD_026", 2, 1), Play("YOD_026", Nothing), Ally("CS2_182"),
        Enemy("CS2_182"), Kill(My(0)), StatsNow(My(0), 6, 5), StatsNow(Their(0), 4, 5),
    }
    check! { Warlock:
        Ally("YOD_026"), Ally("CS2_182"), Ally("CS2_172"), Play("EX1_014t", On(My(0))), Force(Entity(My(2))),
        Kill(My(0)), StatsNow(My(1), 6, 2), StatsNow(My(0), 4, 5),
    }
}
