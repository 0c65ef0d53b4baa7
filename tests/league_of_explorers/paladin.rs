//! Paladin cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Anyfin Can Happen · Spell · 10 mana · Summon 7 Murlocs that died this game.
//~ done LOE_026 - 1a6e70d5 -
#[test]
fn LOE_026_anyfin_can_happen() {
    check! { Paladin:
        Ally("CS2_168"), Ally("CS2_182"), Ally("CS2_173"), Enemy("EX1_506"), Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(3)), Play("LOE_026", Nothing), BoardCount(Mine, 3), IsInZone(Newest("CS2_168"), Zone::Play),
        IsInZone(Newest("EX1_506"), Zone::Play), BoardCount(Theirs, 0), DeckCount(Mine, 19),
    }
    check! { Paladin:
        Ally("CS2_168"), Kill(My(0)), Ally("CS2_168"), Play("LOE_026", Nothing), BoardCount(Mine, 2), Kill(My(1)),
        Kill(My(0)), Crystals(10), Play("LOE_026", Nothing), BoardCount(Mine, 3),
    }
}

/// Sacred Trial · Spell · Holy · 1 mana · **Secret:** After your opponent has at least 3 minions and plays another, destroy it.
//~ done LOE_027 - 04bccb0b -
#[test]
fn LOE_027_sacred_trial() {
    check! { Paladin:
        Play("LOE_027", Nothing), EndTurn, Enemy("CS2_182"), Enemy("CS2_182"), Play("CS2_231", Nothing),
        BoardCount(Theirs, 3), IsInZone(Nth(0), Zone::Secret), Play("CS2_008", On(TheirHero)), Health(TheirHero, 29),
        Play("CS2_200", Nothing), Dead(Newest("CS2_200")), BoardCount(Theirs, 3), IsInZone(Nth(0), Zone::Graveyard),
        Play("CS2_231", Nothing), BoardCount(Theirs, 4),
    }
    check! { Paladin:
        Play("LOE_027", Nothing), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Play("CS2_231", Nothing),
        EndTurn, Play("CS2_231", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 4), IsInZone(Nth(0), Zone::Secret),
    }
}
