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
        HandCount(Mine, 1), Is(InHand(0), "CS2_125"), DeckCount(Mine, 3),
    }
    // Three different ones are looked at.
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_172", "CS2_125", "CS2_120"]),
        Play("TRL_339", Nothing), HandCount(Mine, 3), DeckCount(Mine, 6), In(The("CS2_125"), Zone::Hand),
        In(The("CS2_120"), Zone::Hand),
    }
    // It is a Discover if a card is chosen.
    check! { Hunter:
        DeckOf(&["CS2_172", "CS2_182", "CS2_125"]), Give("TLC_365"), Play("TRL_339", Nothing), ChooseCard("CS2_125"),
        CostNow(InHand(0), 0),
    }
}
