//! Demon Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 884e872f

/// Snake Eyes · Minion · Naga · 3 mana · 2/4 · **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover**!)*
//~ done WW_400 - 8338bb11 -
#[test]
fn WW_400_snake_eyes() {
    check! { DemonHunter:
        Force(Number(1)), Force(Number(4)), Play("WW_400", Nothing), Choose(0), Choose(0), HandCount(Mine, 2),
        CostNow(InHand(0), 2), CostNow(InHand(1), 5),
    }
    check! { DemonHunter:
        Force(Number(2)), Force(Number(2)), Play("WW_400", Nothing), Choose(0), Choose(0), Choose(0),
        HandCount(Mine, 3), CostNow(InHand(0), 3), CostNow(InHand(2), 3),
    }
    // Each card has a Cost that was rolled.
    check! { DemonHunter:
        Force(Number(1)), Force(Number(4)), ForbidOutcome(Card("CS2_186")), Play("WW_400", Nothing), Choose(0), Choose(0),
        HandCount(Mine, 2),
    }
    check! { DemonHunter:
        Force(Number(2)), Force(Number(2)), ForbidOutcome(Card("CS2_186")), Play("WW_400", Nothing), Choose(0), Choose(0),
        Choose(0), HandCount(Mine, 3),
    }
}

/// Gunslinger Kurtrus · Minion · 5 mana · 4/6 · **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
//~ done WW_401 - d40a7afc -
#[test]
fn WW_401_gunslinger_kurtrus() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_029"]), GiveThem("CS2_172"), GiveThem("CS2_029"), GiveThem("CS2_200"), Give("CS2_182"),
        Force(Entity(InTheirHand(0))), Play("WW_401", Nothing), HandCount(Theirs, 1), Damage(InHand(0), 0),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_029"]), GiveThem("CS2_187"), GiveThem("NEW1_030"), Force(Entity(InTheirHand(1))),
        Force(Entity(InTheirHand(0))), Force(Entity(InTheirHand(0))), Play("WW_401", Nothing), HandCount(Theirs, 1),
        Damage(InTheirHand(0), 8), EndTurn, Play("NEW1_030", Nothing), HandCount(Theirs, 0),
        StatsNow(Newest("NEW1_030"), 12, 4),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182"]), GiveThem("CS2_172"), Play("WW_401", Nothing), HandCount(Theirs, 1),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_029"]), GiveThem("CS2_029"), GiveThem("CS2_200"), GiveThem("EX1_015"),
        Play("WW_401", Nothing), HandCount(Theirs, 1),
    }
}

/// Blindeye Sharpshooter · Minion · Naga · 3 mana · 1/3 · After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch*!)@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
/// - Numbers: {0} = 2
//~ done WW_402 - 2a7563eb.ea1d8a8e -
#[test]
fn WW_402_blindeye_sharpshooter() {
    check! { DemonHunter:
        Ally("WW_402"), DeckOf(&["CS2_182", "TSC_955", "CS2_029"]), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 27), Play("TSC_955", Nothing), HandCount(Theirs, 1), Health(TheirHero, 25),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), Play("GAME_005", Nothing), Health(TheirHero, 23),
        HandCount(Mine, 2), IsCard(InHand(1), "TSC_955"), Play("GAME_005", Nothing), Health(TheirHero, 23),
    }
    // What the opponent does is not heard.
    check! { DemonHunter:
        Ally("WW_402"), Play("TSC_955", Nothing), EndTurn, Play("GAME_005", Nothing), Health(TheirHero, 27),
        HandCount(Theirs, 2),
    }
    check! { DemonHunter:
        Ally("WW_402"), Play("TSC_955", Nothing), Play("GAME_005", Nothing), EndTurn, EndTurn,
        Play("TSC_955", Nothing), Play("GAME_005", Nothing), HandCount(Mine, 1), StatsNow(My(0), 1, 3), HandCount(Theirs, 3),
        Health(TheirHero, 21),
    }
    // What the opponent does is not heard.
    check! { DemonHunter:
        Ally("WW_402"), Play("GAME_005", Nothing), EndTurn, Play("TSC_955", Nothing), StatsNow(Their(0), 3, 4),
        HandCount(Mine, 1),
    }
    // It answers each time, not once a turn.
    check! { DemonHunter:
        Ally("WW_402"), Play("TSC_955", Nothing), Play("GAME_005", Nothing), Play("TSC_955", Nothing),
        Health(TheirHero, 24), HandCount(Theirs, 2),
    }
    check! { DemonHunter:
        Ally("WW_402"), DeckOf(&["CS2_182", "TSC_955", "CS2_029"]), Play("TSC_955", Nothing), Play("BT_035", Nothing),
        HandCount(Mine, 2), HandCount(Theirs, 1), Health(TheirHero, 26),
    }
    check! { DemonHunter: Ally("WW_402"), Play("GAME_005", Nothing), Summon("WW_402"), Health(TheirHero, 30) }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        Ally("WW_402"), OnTheirTop("CFM_021"), Play("TSC_955", Nothing), HandCount(Theirs, 1), Health(TheirHero, 28),
    }
    check! { DemonHunter:
        Ally("WW_402"), EndTurn, EndTurn, Play("WW_402", Nothing), Play("WW_402", Nothing), Health(TheirHero, 26),
    }
    check! { DemonHunter:
        Ally("WW_402"), DeckOf(&["CS2_182", "TSC_955", "CS2_029"]), OnTop("CS2_234"), Play("TSC_955", Nothing),
        HandCount(Mine, 1), HandCount(Theirs, 1), Health(TheirHero, 28),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        EndTurn, Summon("WW_402"), DeckOf(&["CS2_182", "TSC_955", "CS2_029"]), Play("TSC_955", Nothing),
        Play("GAME_005", Nothing), HandCount(Mine, 1), Health(MyHero, 26),
    }
    // It answers each time, not once a turn.
    check! { DemonHunter:
        Ally("WW_402"), Play("TSC_955", Nothing), Play("GAME_005", Nothing), Play("TSC_955", Nothing),
        Play("GAME_005", Nothing), Health(TheirHero, 22), HandCount(Theirs, 2),
    }
    // It comes after the Battlecry.
    check! { DemonHunter:
        Ally("WW_402"), Play("TSC_052", Nothing), Health(TheirHero, 30), Choose(0), Health(TheirHero, 28),
        HandCount(Mine, 1),
    }
    // One Naga, and one random enemy.
    check! { DemonHunter:
        Ally("WW_402"), Enemy("CS2_186"), DeckOf(&["TSC_955", "TSC_955"]), Force(Entity(Their(0))),
        Play("TSC_955", Nothing), Damage(Their(0), 2), Damage(TheirHero, 0), Force(Entity(Their(0))),
        Play("GAME_005", Nothing), Damage(Their(0), 4), Damage(TheirHero, 0), HandCount(Mine, 1), HandCount(Theirs, 1),
    }
}

/// Fan the Hammer · Spell · Fel · 4 mana · Deal $6 damage split among the lowest Health enemies.
//~ done WW_405 - 50fd505b -
#[test]
fn WW_405_fan_the_hammer() {
    check! { DemonHunter:
        Enemy("CS2_182"), Enemy("CS2_172"), Ally("CS2_231"), Play("WW_405", Nothing), Dead(Nth(1)),
        Damage(Their(0), 4), Damage(TheirHero, 0), BoardCount(Mine, 1),
    }
    check! { DemonHunter: EndTurn, Play("WW_405", Nothing), Health(MyHero, 24) }
}

/// Bartend-O-Bot · Minion · Mech · 2 mana · 3/1 · **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
//~ done WW_408 - 0c983831 -
#[test]
fn WW_408_bartend_o_bot() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "BT_490", "CS2_172"]), Give("CS2_231"), Give("CS2_182"), Play("WW_408", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "BT_490"), IsCard(InHand(1), "CS2_231"), DeckCount(Mine, 2),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182"]), Give("CS2_231"), Play("WW_408", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        EndTurn, DeckOf(&["CS2_182", "BT_490", "CS2_172"]), Play("WW_408", Nothing), HandCount(Mine, 0),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "BT_490", "CS2_172"]), OnTop("BT_490"), Play("WW_408", Nothing), HandCount(Mine, 1),
    }
}

/// Load the Chamber · Spell · Fel · 3 mana · Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
//~ done WW_409 - 264d93e8 -
#[test]
fn WW_409_load_the_chamber() {
    check! { DemonHunter:
        Give("TID_709"), Give("AV_277"), Give("CS2_091"), Give("CS2_182"), Play("WW_409", On(TheirHero)),
        Health(TheirHero, 28), CostNow(InHand(0), 4), CostNow(InHand(1), 1), CostNow(InHand(2), 0),
        CostNow(InHand(3), 4), Play("AV_277", Nothing), DeckCount(Mine, 23), CostNow(InHand(0), 4), Give("AV_277"),
        CostNow(InHand(3), 2), Play("CS2_091", Nothing), Give("CS2_091"), CostNow(InHand(3), 1), CostNow(InHand(0), 4),
        EndTurn, EndTurn, CostNow(InHand(0), 4), Play("TID_709", Nothing), Give("TID_709"), CostNow(InHand(4), 5),
    }
    check! { DemonHunter: Targets("WW_409", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]) }
}

/// Fel Fissure · Spell · Fel · 4 mana · Deal $2 damage to all minions. At the start of your next turn, deal $2 more damage to all minions.
//~ done DEEP_013 - 1e3e1683 -
#[test]
fn DEEP_013_fel_fissure() {
    check! { DemonHunter:
        Ally("CS2_186"), Enemy("CS2_186"), Play("DEEP_013", Nothing), Damage(My(0), 2), Damage(Their(0), 2),
        Health(TheirHero, 30), EndTurn, Damage(Their(0), 2), Play("CS2_182", Nothing), EndTurn, Damage(My(0), 4),
        Damage(Their(0), 4), Damage(Their(1), 2), EndTurn, EndTurn, Damage(My(0), 4), Health(MyHero, 30),
    }
}

/// Oasis Outlaws · Spell · 1 mana · **Discover** a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
//~ done WW_404 - 798125ca -
#[test]
fn WW_404_oasis_outlaws() {
    check! { DemonHunter:
        Give("WW_404"), Play("WW_383", Nothing), Force(Card("WW_332")), Play("WW_404", Nothing), ChooseCard("WW_332"),
        HandCount(Mine, 1), IsCard(InHand(0), "WW_332"), CostNow(InHand(0), 3),
    }
    // Not while holding it: played before, played by the opponent, or no Naga.
    check! { DemonHunter:
        Play("WW_383", Nothing), Give("WW_404"), Play("CS2_172", Nothing), Force(Card("WW_332")),
        Play("WW_404", Nothing), ChooseCard("WW_332"), CostNow(InHand(0), 4),
    }
    check! { DemonHunter:
        Give("WW_404"), EndTurn, Play("WW_383", Nothing), EndTurn, Force(Card("WW_332")), Play("WW_404", Nothing),
        ChooseCard("WW_332"), CostNow(InHand(1), 4),
    }
    check! { DemonHunter: ForbidOutcome(Card("CS2_182")), Play("WW_404", Nothing), Choose(0), HandCount(Mine, 1) }
}
