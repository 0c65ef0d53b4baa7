//! Warlock cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a5dabbb5

/// Pop'gar the Putrid · Minion · 4 mana · 2/6 · Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
//~ done WW_091 - 76e8b773 -
#[test]
fn WW_091_popgar_the_putrid() {
    check! { Warlock:
        DealDamage(MyHero, 20), Play("WW_091", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "WW_044t"), Give("EX1_302"),
        Give("CS2_029"), CostNow(InHand(3), 4), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        Health(MyHero, 10),
    }
    // It answers each time, not once a turn.
    check! { Warlock:
        DealDamage(MyHero, 20), Ally("WW_091"), Enemy("CS2_200"), Play("BT_514", Nothing), Damage(Their(0), 2),
        Health(MyHero, 14), Play("BT_514", Nothing), Damage(Their(0), 4), Health(MyHero, 18), Damage(My(0), 4),
    }
}

/// Fracking · Spell · 1 mana · Look at the bottom 3 cards of your deck. Draw one and destroy the others.
//~ done WW_092 - 73fa53fd -
#[test]
fn WW_092_fracking() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), OnTop("CS2_120"), OnTop("CS2_231"),
        Play("WW_092", Nothing), ChooseCard("CS2_024"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"),
        DeckCount(Mine, 1), IsInZone(Nth(3), Zone::Deck),
    }
}

/// Trolley Problem · Spell · 3 mana · Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
//~ done WW_436 - 63862ace -
#[test]
fn WW_436_trolley_problem() {
    check! { Warlock:
        Give("WW_436"), Give("CS2_029"), Give("CS2_024"), Give("CS2_231"), EndTurn, EndTurn, Play("WW_436", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_231"), BoardCount(Mine, 2),
        IsCard(My(0), "WW_437t"),
    }
    check! { Warlock:
        Give("CS2_029"), Give("WW_436"), Play("WW_436", Nothing), HandCount(Mine, 1), BoardCount(Mine, 2),
        IsCard(My(1), "WW_437t"),
    }
}

/// Tram Conductor Gerry · Minion · 7 mana · 4/4 · **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
//~ done WW_437 - 82233584 -
#[test]
fn WW_437_tram_conductor_gerry() {
    check! { Warlock:
        Give("WW_437"), Cost("WW_437", 7), Stats("WW_437", 4, 4), Play("WW_334", Nothing), Play("WW_334", Nothing),
        HandCount(Mine, 3), Armor(Mine, 12), Crystals(10), Play("WW_437", Nothing), BoardCount(Mine, 7),
        StatsNow(My(1), 3, 3),
    }
    check! { Warlock:
        Play("WW_334", Nothing), Crystals(10), Play("WW_437", Nothing), BoardCount(Mine, 1), HandCount(Mine, 1),
        Armor(Mine, 6),
    }
}

/// Furnace Fuel · Spell · Fire · 3 mana · When this is played, discarded, or destroyed, draw 2 cards.
//~ done WW_441 - f9248264 -
#[test]
fn WW_441_furnace_fuel() {
    check! { Warlock: Play("WW_441", Nothing), HandCount(Mine, 2) }
    check! { Warlock: Give("WW_441"), Discard(InHand(0)), HandCount(Mine, 2) }
    check! { Warlock:
        Give("WW_441"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), OnTop("WW_441"), DeckCount(Mine, 20),
        EndTurn, EndTurn, HandCount(Mine, 10), DeckCount(Mine, 17),
    }
}

/// Sludge on Wheels · Minion · 3 mana · 2/5 · **Rush**. Whenever this takes damage, get a Barrel of Sludge and add one to the bottom of your deck.
//~ done WW_043 - e98e1a75 -
#[test]
fn WW_043_sludge_on_wheels() {
    check! { Warlock:
        Has("WW_043", GameTag::RUSH), Ally("WW_043"), DealDamage(My(0), 1), HandCount(Mine, 1), IsCard(InHand(0), "WW_044t"),
        DeckCount(Mine, 20), DealDamage(My(0), 2), HandCount(Mine, 2), DeckCount(Mine, 21), EndTurn, EndTurn,
        IsCard(InHand(2), "CS2_182"), HandCount(Theirs, 1),
    }
    check! { Warlock:
        Ally("WW_043"), DeckOf(&["CS2_182"]), DealDamage(My(0), 1), HandCount(Mine, 1), DeckCount(Mine, 2), EndTurn,
        EndTurn, IsCard(InHand(1), "CS2_182"), EndTurn, EndTurn, IsCard(InHand(2), "WW_044t"),
    }
}
