//! Priest cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 123de14f

/// Wings of Eternity · Spell · 1 mana · **Discover** a Dragon from the past with a **Dark Gift**.
//~ done END_027 - 5be69be2 -
#[test]
fn END_027_wings_of_eternity() {
    check! { Priest in Wild, Standard:
        Force(Card("NEW1_023")), Force(Card("EX1_561")), Force(Card("EX1_562")), Force(Card("EDR_100t")),
        Play("END_027", Nothing), ChooseCard("NEW1_023"), HandCount(Mine, 1), StatsNow(InHand(0), 6, 2),
        HasNow(InHand(0), GameTag::LIFESTEAL),
    }
    for other in ["GVG_082", "CATA_999"] {
        check! { Priest: ForbidOutcome(Card(other)), Play("END_027", Nothing) }
    }
}

/// Divine Augur · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
//~ done TIME_429 - e6fa03d2 -
#[test]
fn TIME_429_divine_augur() {
    check! { Priest:
        Give("CS2_200"), Give("CS2_172"), Give("CS2_029"), GiveThem("CS2_200"), Ally("CS2_200"),
        Play("TIME_429", Nothing), StatsNow(InHand(0), 7, 7), StatsNow(InHand(1), 3, 3), StatsNow(InTheirHand(0), 6, 7),
        StatsNow(My(0), 6, 7),
    }
    // A weapon is no minion.
    check! { Priest: Give("CS2_080"), Play("TIME_429", Nothing), StatsNow(InHand(0), 2, 5) }
}

/// Cease to Exist · Spell · 3 mana · **Rewind Silence** and destroy a random enemy minion.
//~ done TIME_433 - 9c278abe -
#[test]
fn TIME_433_cease_to_exist() {
    check! { Priest:
        Ally("EX1_096"), Enemy("EX1_096"), Enemy("CS2_182"), Force(Entity(Their(0))), Play("TIME_433", Nothing),
        Choose(0), Dead(Nth(1)), BoardCount(Theirs, 1), BoardCount(Mine, 1), HandCount(Theirs, 0),
    }
}

/// Past Conflux · Location · 7 mana · 3 uses · Summon a random Dragon that costs (5) or more. *Advance to the present!*
//~ done TIME_436 - 48de0902 -
#[test]
fn TIME_436_past_conflux() {
    check! { Priest in Wild:
        Ally("TIME_436"), Force(Card("EX1_561")), Use(Nth(0), 0, Nothing), BoardCount(Mine, 2), IsCard(My(1), "EX1_561"),
        IsCard(Nth(0), "TIME_436t1"), Health(Nth(0), 2),
    }
    check! { Priest in Wild, Standard:
        Ally("TIME_436"), ForbidOutcome(Card("NEW1_023")), ForbidOutcome(Card("CS2_200")), Use(Nth(0), 0, Nothing),
        BoardCount(Mine, 2),
    }
    check! { Priest in Wild, Standard: Ally("TIME_436"), ForbidOutcome(Card("CS2_200")), Use(Nth(0), 0, Nothing) }
    check! { Priest in Wild, Standard: Ally("TIME_436"), ForbidOutcome(Card("EX1_043")), Use(Nth(0), 0, Nothing) }
    check! { Priest in Wild: Ally("TIME_436"), Force(Card("EX1_284")), Use(Nth(0), 0, Nothing), IsCard(My(1), "EX1_284") }
}

/// Present Conflux · Location · 7 mana · 3 uses · **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
//~ done TIME_436t1 - 67979e2f -
#[test]
fn TIME_436t1_present_conflux() {
    check! { Priest:
        Ally("TIME_436t1"), Use(Nth(0), 0, Nothing), BoardCount(Mine, 1), Choose(0), BoardCount(Mine, 2),
        HandCount(Mine, 0), IsCard(Nth(0), "TIME_436t2"), Health(Nth(0), 2),
    }
    for other in ["CS2_200", "EX1_043"] {
        check! { Priest:
            Ally("TIME_436t1"), Force(Card("EX1_284")), Force(Card("EX1_561")), ForbidOutcome(Card(other)),
            Use(Nth(0), 0, Nothing),
        }
    }
}

/// Medivh the Hallowed · Minion · 10 mana · 7/7 · **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
//~ done TIME_890 - d5d8080c -
#[test]
fn TIME_890_medivh_the_hallowed() {
    check! { Priest:
        Give("TIME_890"), CostNow(InHand(0), 10), Ally("EX1_096"), Enemy("EX1_096"), Play("TIME_890", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 0), HandCount(Mine, 0), HandCount(Theirs, 0), Give("TIME_890"),
        Ally("TIME_890t2"), CostNow(InHand(0), 0),
    }
}

/// Atiesh the Greatstaff · Weapon · 10 mana · 1/3 durability · Costs (0) if you control Medivh. Double the damage and healing of your spells.
//~ done TIME_890t - 6f7cef8c -
#[test]
fn TIME_890t_atiesh_the_greatstaff() {
    check! { Priest:
        Give("TIME_890t"), CostNow(InHand(0), 10), Play("TIME_890t", Nothing), Crystals(10),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 18), DealDamage(MyHero, 10), HeroPower(On(MyHero)),
        Health(MyHero, 22), Give("TIME_890t"), Ally("TIME_890"), CostNow(InHand(0), 0),
    }
    check! { Priest:
        Play("TIME_890t", Nothing), Crystals(10), DealDamage(MyHero, 20), Play("CS1_112", Nothing), Health(MyHero, 14),
    }
    // The opponent gets nothing of it.
    check! { Priest: Play("TIME_890t", Nothing), EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 24) }
}

/// Karazhan the Sanctum · Location · 10 mana · 2 uses · Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
//~ done TIME_890t2 - 5b10102d -
#[test]
fn TIME_890t2_karazhan_the_sanctum() {
    check! { Priest:
        Give("TIME_890t2"), CostNow(InHand(0), 10), Ally("TIME_890t2"), Use(Nth(1), 0, Nothing), BoardCount(Mine, 3),
        CostNow(My(0), 8), CostNow(My(2), 8), Play("TIME_890t", Nothing), CostNow(InHand(0), 0),
    }
}

/// Intertwined Fate · Spell · 3 mana · **Discover** a copy of a card from your deck and one from your opponent's.
//~ done TIME_432 - 59a5f3a3 -
#[test]
fn TIME_432_intertwined_fate() {
    check! { Priest:
        DeckOf(&["CS2_200", "CS2_029", "CS2_231"]), EmptyDeck(Theirs), OnTheirTop("CS2_168"), OnTheirTop("CS2_172"),
        OnTheirTop("CS2_118"), Play("TIME_432", Nothing), ChooseCard("CS2_029"), ChooseCard("CS2_172"),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 3),
        DeckCount(Theirs, 3), HandCount(Theirs, 0),
    }
}

/// Eternus · Minion · Dragon · 6 mana · 6/2 · **Battlecry:** Take control of an enemy minion with this minion's Health or less.
//~ done TIME_435 - adac5308 -
#[test]
fn TIME_435_eternus() {
    check! { Priest:
        Enemy("CS2_168"), Enemy("CS2_200"), Enemy("CS2_172"), Ally("CS2_231"), Give("TIME_435"),
        CannotTarget("TIME_435", Their(1)), CannotTarget("TIME_435", My(0)), DealDamage(Their(1), 5),
        Play("TIME_435", On(Their(1))), BoardCount(Mine, 3), IsCard(My(2), "CS2_200"), StatsNow(My(2), 6, 2),
        BoardCount(Theirs, 2),
    }
    check! { Priest: Enemy("CS2_200"), Play("TIME_435", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1) }
}
