//! Hunter cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fad65e4a

/// Zul'jin · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Cast all spells you've played this game *(targets chosen randomly*).
//~ done TRL_065 - 09e70c85 -
#[test]
fn TRL_065_zuljin() {
    check! { Hunter:
        Give("TRL_065"), Cost("TRL_065", 10), Play("CS2_023", Nothing), HandCount(Mine, 3), Play("GAME_005", Nothing),
        EndTurn, EndTurn, Play("TRL_065", Nothing), HandCount(Mine, 5), Armor(Mine, 5),
    }
}

/// Master's Call · Spell · 3 mana · **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
//~ done TRL_339 - b58df4a3 -
#[test]
fn TRL_339_masters_call() {
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_120", "CS2_125", "CS2_029"]), Play("TRL_339", Nothing), HandCount(Mine, 3),
        DeckCount(Mine, 1),
    }
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_182", "CS2_125", "CS2_029"]), Play("TRL_339", Nothing), ChooseCard("CS2_125"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_125"), DeckCount(Mine, 3),
    }
    // Three different ones are looked at.
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_125", "CS2_120"]),
        Play("TRL_339", Nothing), HandCount(Mine, 3), DeckCount(Mine, 6), IsInZone(Newest("CS2_125"), Zone::Hand),
        IsInZone(Newest("CS2_120"), Zone::Hand),
    }
    // It is a Discover if a card is chosen.
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_182", "CS2_125"]), Give("TLC_365"), Play("TRL_339", Nothing), ChooseCard("CS2_125"),
        CostNow(InHand(0), 0),
    }
}

/// Revenge of the Wild · Spell · 2 mana · Summon your Beasts that died this turn.
//~ done TRL_566 - 550fec03 -
#[test]
fn TRL_566_revenge_of_the_wild() {
    check! { Hunter:
        Ally("CS2_120"), Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_125"), Kill(Nth(0)), Kill(Nth(2)),
        Kill(Nth(3)), Play("TRL_566", Nothing), BoardCount(Mine, 2), IsInZone(Newest("CS2_120"), Zone::Play),
        BoardCount(Theirs, 0),
    }
    check! { Hunter: Ally("CS2_120"), Kill(My(0)), EndTurn, EndTurn, Give("TRL_566"), Unplayable("TRL_566") }
}

/// Halazzi, the Lynx · Minion · Beast · 4 mana · 4/2 · **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
//~ done TRL_900 - b410bf51 -
#[test]
fn TRL_900_halazzi_the_lynx() {
    check! { Hunter:
        Has("TRL_900", GameTag::RUSH), Give("CS2_182"), Play("TRL_900", Nothing), HandCount(Mine, 10),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "TRL_348t"), IsCard(InHand(9), "TRL_348t"), Stats("TRL_348t", 1, 1),
        Has("TRL_348t", GameTag::RUSH), HandCount(Theirs, 0),
    }
}
