//! Warlock cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fd9dd5f9

/// Curse of Rafaam · Spell · Shadow · 2 mana · Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
// Also tests LOE_007t.
//~ done LOE_007 - 6f18c0ad -
#[test]
fn LOE_007_curse_of_rafaam() {
    check! { Warlock:
        Play("LOE_007", Nothing), HandCount(Theirs, 1), HandCount(Mine, 0), EndTurn, Health(TheirHero, 28),
        Health(MyHero, 30), Play("LOE_007t", Nothing), Mana(8), EndTurn, Health(TheirHero, 28), EndTurn,
        Health(TheirHero, 28),
    }
    check! { Warlock:
        Play("LOE_007", Nothing), HandCount(Theirs, 1), EndTurn, Health(TheirHero, 28), EndTurn, Health(TheirHero, 28),
        EndTurn, Health(TheirHero, 26),
    }
}

/// Dark Peddler · Minion · Undead · 2 mana · 2/3 · **Battlecry: Discover** a 1-Cost card.
//~ done LOE_023 - a63f9ed3 -
#[test]
fn LOE_023_dark_peddler() {
    check! { Warlock:
        Give("LOE_023"), Cost("LOE_023", 2), Stats("LOE_023", 2, 3), Play("LOE_023", Nothing), Choose(0),
        HandCount(Mine, 1), CostNow(InHand(0), 1),
    }
}

/// Reliquary Seeker · Minion · 1 mana · 1/1 · **Battlecry:** If you have 6 other minions, gain +4/+4.
//~ done LOE_116 - 1b978437 -
#[test]
fn LOE_116_reliquary_seeker() {
    check! { Warlock:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Play("LOE_116", Nothing), StatsNow(My(6), 5, 5), StatsNow(My(5), 1, 1),
    }
    check! { Warlock:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"),
        Play("LOE_116", Nothing), StatsNow(My(5), 1, 1),
    }
}
