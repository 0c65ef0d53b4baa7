//! Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f839dcd9

/// Pterrorwing Ravager · Minion · Beast · 6 mana · 7/5 · **Rush Kindred:** Costs (2) less.
//~ done TLC_366 - d46ee28e -
#[test]
fn TLC_366_pterrorwing_ravager() {
    check! { Hunter:
        Give("TLC_366"), Cost("TLC_366", 6), Stats("TLC_366", 7, 5), Has("TLC_366", GameTag::RUSH), CostNow(Nth(0), 6),
        Play("CS2_172", Nothing), EndTurn, EndTurn, CostNow(Nth(0), 4),
    }
}

/// Odd Map · Spell · 1 mana · **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
//~ done TLC_824 - 4521aa9a -
#[test]
fn TLC_824_odd_map() {
    check! { Hunter in Wild:
        Force(Card("CS2_171")), Force(Card("CS2_172")), Force(Card("CS2_125")), Play("TLC_824", Nothing),
        ChooseCard("CS2_172"), HandCount(Mine, 1), Play("CS2_231", Nothing), HandCount(Mine, 1),
        Play("CS2_172", Nothing), ChooseCard("CS2_171"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_171"),
        Play("CS2_171", Nothing), HandCount(Mine, 0),
    }
    check! { Hunter in Wild:
        Force(Card("CS2_171")), Force(Card("CS2_172")), Force(Card("CS2_125")), Play("TLC_824", Nothing),
        ChooseCard("CS2_172"), EndTurn, EndTurn, HandCount(Mine, 2), Play("CS2_172", Nothing), HandCount(Mine, 1),
    }
    for other in ["CS2_189", "CS2_120"] {
        check! { Hunter: ForbidOutcome(Card(other)), Play("TLC_824", Nothing) }
    }
}

/// Ravasaur Matriarch · Minion · Beast · 4 mana · 5/4 · **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
//~ done TLC_825 - 49612872 -
#[test]
fn TLC_825_ravasaur_matriarch() {
    check! { Hunter:
        Give("TLC_825"), Cost("TLC_825", 4), Stats("TLC_825", 5, 4), Enemy("CS2_186"), Play("TLC_825", Nothing),
        EndTurn, EndTurn, Play("TLC_825", On(Their(0))), Damage(Their(0), 5),
    }
}

/// Story of Carnassa · Spell · 2 mana · Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
//~ done TLC_826 - 859b705f -
#[test]
fn TLC_826_story_of_carnassa() {
    check! { Hunter:
        EmptyDeck(Mine), Play("TLC_826", Nothing), DeckCount(Mine, 10), DeckCount(Theirs, 20), EndTurn, EndTurn,
        IsCard(InHand(0), "UNG_920t2"), Play("UNG_920t2", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "UNG_920t2"),
    }
    check! { Hunter:
        // At the bottom, if the dice say so.
        Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)),
        Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Play("TLC_826", Nothing),
        DeckCount(Mine, 29), EndTurn, EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
}

/// The Food Chain · Spell · 1 mana · **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
//~ done TLC_830 - b82d4ab6 -
#[test]
fn TLC_830_the_food_chain() {
    check! { Hunter:
        Play("TLC_830", Nothing), Play("CS2_171", Nothing), Play("CS2_172", Nothing), Play("CS2_172", Nothing),
        Crystals(10), Play("EX1_028", Nothing), HandCount(Mine, 0), Crystals(10), Play("EX1_534", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "TLC_830t"),
    }
}

/// Shokk, Jungle Tyrant · Minion · Beast · 5 mana · 9/9 · **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
//~ done TLC_830t - 551e0f33 -
#[test]
fn TLC_830t_shokk_jungle_tyrant() {
    check! { Hunter:
        Play("TLC_830t", Nothing), Choose(0), Choose(0), Choose(0), HandCount(Mine, 3), CostNow(InHand(0), 2),
        CostNow(InHand(1), 2), CostNow(InHand(2), 2),
    }
}

/// Niri of the Crater · Minion · 3 mana · 2/5 · Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
//~ done TLC_836 - 4a4b756d -
#[test]
fn TLC_836_niri_of_the_crater() {
    check! { Mage:
        Ally("TLC_836"), Play("CS2_231", Nothing), StatsNow(My(1), 1, 1), Play("CS2_171", Nothing), StatsNow(My(2), 2, 2),
        Play("DS1_185", On(TheirHero)), Health(TheirHero, 26), Play("CS2_008", On(TheirHero)), Health(TheirHero, 25),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 19), Summon("CS2_171"), StatsNow(My(3), 1, 1), EndTurn,
        Play("CS2_171", Nothing), StatsNow(Their(0), 1, 1), Play("DS1_185", On(MyHero)), Health(MyHero, 28),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("TLC_836"), Play("DS1_185", On(TheirHero)), Play("DS1_185", On(MyHero)), Health(MyHero, 26),
        Health(TheirHero, 26),
    }
}

/// Grazing Stegodon · Minion · Beast · 3 mana · 0/5 · At the end of your turn, gain +1 Attack *(even while in hand or deck*).
//~ done TLC_827 - 84d3211a -
#[test]
fn TLC_827_grazing_stegodon() {
    check! { Hunter:
        Ally("TLC_827"), Give("TLC_827"), OnTop("TLC_827"), Ally("CS2_182"), GiveThem("TLC_827"), EndTurn,
        StatsNow(Nth(0), 1, 5), StatsNow(Nth(1), 1, 5), StatsNow(Nth(2), 1, 5), StatsNow(Nth(3), 4, 5), StatsNow(Nth(4), 0, 5), EndTurn,
        StatsNow(Nth(0), 1, 5), StatsNow(Nth(4), 1, 5), EndTurn, StatsNow(Nth(0), 2, 5), StatsNow(Nth(1), 2, 5),
    }
}
