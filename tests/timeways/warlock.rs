//! Warlock cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6b8733ff

/// Acolyte of Infinity · Minion · Dragon · 3 mana · 5/5 · **Battlecry:** Set the Cost of a random card in your hand to INFINITY! **Deathrattle:** Change it back.
//~ done END_018 - ee1407e3 -
#[test]
fn END_018_acolyte_of_infinity() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_200"), GiveThem("CS2_182"), Force(Entity(Nth(1))), Play("END_018", Nothing),
        CostNow(Nth(1), 9999), CostNow(Nth(0), 4), CostNow(Nth(2), 4), Unplayable("CS2_200"), Crystals(10),
        Kill(Nth(3)), CostNow(Nth(1), 6), CostNow(Nth(0), 4), Play("CS2_200", Nothing), BoardCount(Mine, 1),
    }
    check! { Warlock: Play("END_018", Nothing), Kill(Nth(0)), HandCount(Mine, 0) }
    check! { Warlock:
        GiveThem("CS2_182"), Play("END_018", Nothing), Play("END_018", Nothing), CostNow(InTheirHand(0), 4),
    }
    // Brann Bronzebeard: the same card is not hit again, so that the Deathrattle knows what it cost.
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_182"), Play("END_018", Nothing), CostNow(InHand(0), 9999), Kill(My(1)),
        CostNow(InHand(0), 4),
    }
    // What auras take off is taken off once.
    check! { Warlock:
        Ally("EX1_608"), Give("CS2_029"), CostNow(InHand(0), 3), Play("END_018", Nothing), Kill(My(1)),
        CostNow(InHand(0), 3),
    }
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_182"), Give("CS2_200"), Force(Entity(Nth(1))), ForbidOutcome(Entity(Nth(1))),
        Play("END_018", Nothing), CostNow(Nth(2), 9999), CostNow(Nth(1), 9999),
    }
    check! { Warlock: GiveThem("CS2_182"), Give("CS2_200"), ForbidOutcome(Entity(Nth(0))), Play("END_018", Nothing) }
    // A card that costs INFINITY is not hit by another Acolyte.
    check! { Warlock:
        Give("CS2_182"), Give("CS2_200"), Force(Entity(Nth(0))), ForbidOutcome(Entity(Nth(0))), Play("END_018", Nothing),
        Crystals(10), Play("END_018", Nothing), CostNow(Nth(1), 9999),
    }
}

/// Eternal Toil · Spell · Shadow · 1 mana · Deal $1 damage to a minion. If it survives, draw a card. If it dies, summon a random 1-Cost minion.
//~ done END_020 - de535d06 -
#[test]
fn END_020_eternal_toil() {
    check! { Warlock in Wild:
        Targets("END_020", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_231"),
        Play("END_020", On(Their(0))), Health(Their(0), 4), HandCount(Mine, 1), BoardCount(Mine, 0),
        Force(Card("CS2_168")), Play("END_020", On(Their(1))), BoardCount(Theirs, 1), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_168"), HandCount(Mine, 1),
    }
    check! { Warlock in Wild, Standard: Enemy("CS2_231"), ForbidOutcome(Card("EX1_277")), Play("END_020", On(Their(0))), BoardCount(Mine, 1) }
}

/// Timethief Rafaam · Minion · 10 mana · 10/10 · **Fabled**+. Your deck size is 40, but has 10 Rafaams! **Battlecry:** If you played the rest, destroy the enemy hero.@ *({0} left*!)@ *(Ready!)*
//~ done TIME_005 - 860d4b83 -
#[test]
fn TIME_005_timethief_rafaam() {
    check! { Warlock:
        Crystals(10), Play("TIME_005t1", Nothing), Kill(My(0)), Crystals(10), Play("TIME_005t2", Nothing), Kill(My(0)),
        Crystals(10), Play("TIME_005t3", Nothing), Kill(My(0)), Crystals(10), Play("TIME_005t4", Nothing), Kill(My(0)),
        Crystals(10), Play("TIME_005t5", Nothing), Kill(My(0)), Crystals(10), Play("TIME_005t6", Nothing), Kill(My(0)),
        Crystals(10), Play("TIME_005t7", Nothing), Kill(My(0)), Crystals(10), Play("TIME_005t8", Nothing), Kill(My(0)),
        Crystals(10), Play("TIME_005", Nothing), Health(TheirHero, 30), Kill(My(0)), Crystals(10),
        Play("TIME_005t9", Nothing), Crystals(10), Play("TIME_005", Nothing), Won(Mine),
    }
    // One Rafaam that was not played is one too few, whichever it is; one that was played twice counts as one.
    const REST: [&str; 9] = [
        "TIME_005t1",
        "TIME_005t2",
        "TIME_005t3",
        "TIME_005t4",
        "TIME_005t5",
        "TIME_005t6",
        "TIME_005t7",
        "TIME_005t8",
        "TIME_005t9",
    ];
    let played = |ids: &[&'static str]| -> Vec<Step> {
        ids.iter().flat_map(|id| [Crystals(10), Play(id, Nothing), Kill(My(0))]).collect()
    };
    for missing in REST {
        let others: Vec<&str> = REST.into_iter().filter(|id| *id != missing).collect();
        let steps = [played(&others), vec![Crystals(10), Play("TIME_005", Nothing), EndTurn, EndTurn]].concat();
        // The game goes on.
        table(CardClass::Warlock).steps(&steps);
    }
    let twice = [played(&REST), played(&REST), vec![Crystals(10), Play("TIME_005", Nothing), Won(Mine)]].concat();
    table(CardClass::Warlock).steps(&twice);
}

/// Tiny Rafaam · Minion · 1 mana · 1/1 · **Battlecry and Deathrattle:** Draw a Rafaam.
//~ done TIME_005t1 - f82ef150 -
#[test]
fn TIME_005t1_tiny_rafaam() {
    check! { Warlock:
        OnTop("TIME_005t4"), OnTop("TIME_005"), OnTop("CS2_200"), Play("TIME_005t1", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "TIME_005"), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(1), "TIME_005t4"),
    }
    // The opponent gets nothing of it.
    check! { Warlock: EndTurn, OnTop("TIME_005"), Play("TIME_005t1", Nothing), HandCount(Mine, 0) }
    check! { Warlock:
        OnTop("TIME_005t4"), OnTop("TIME_005"), OnTop("TIME_005t4"), Play("TIME_005t1", Nothing), Kill(My(0)),
        HandCount(Mine, 2),
    }
    // The opponent gets nothing of it.
    check! { Warlock: OnTheirTop("TIME_005"), Play("TIME_005t1", Nothing), Kill(My(0)), HandCount(Theirs, 0) }
}

/// Green Rafaam · Minion · 2 mana · 2/2 · **Battlecry:** Give other Rafaams in your hand and battlefield +2/+2.
//~ done TIME_005t2 - 776d13bd -
#[test]
fn TIME_005t2_green_rafaam() {
    check! { Warlock:
        Give("TIME_005t4"), Give("CS2_182"), Ally("TIME_005t6"), Ally("CS2_200"), Enemy("TIME_005t6"),
        Play("TIME_005t2", Nothing), StatsNow(InHand(0), 7, 7), StatsNow(InHand(1), 4, 5), StatsNow(My(0), 8, 8), StatsNow(My(1), 6, 7),
        StatsNow(My(2), 2, 2), StatsNow(Their(0), 6, 6),
    }
}

/// Explorer Rafaam · Minion · 4 mana · 4/4 · **Battlecry: Discover** a Rafaam from your deck.
//~ done TIME_005t3 - e83aeef4 -
#[test]
fn TIME_005t3_explorer_rafaam() {
    check! { Warlock:
        OnTop("TIME_005t4"), OnTop("TIME_005t1"), OnTop("CS2_200"), Give("TIME_005t2"), Play("TIME_005t3", Nothing),
        ChooseCard("TIME_005t1"), HandCount(Mine, 2), IsCard(InHand(1), "TIME_005t1"), DeckCount(Mine, 21),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_200"), Play("TIME_005t3", Nothing), HandCount(Mine, 0), DeckCount(Mine, 1),
    }
    check! { Warlock:
        OnTop("TIME_005t4"), OnTop("TIME_005t1"), Play("TIME_005t3", Nothing), ChooseCard("TIME_005t1"), EndTurn,
        Play("TIME_005t3", Nothing), HandCount(Mine, 1),
    }
}

/// Warchief Rafaam · Minion · 5 mana · 5/5 · **Battlecry:** Gain 5 Armor. If you're holding another Rafaam, gain 5 more.
//~ done TIME_005t4 - 3dfd4f19 -
#[test]
fn TIME_005t4_warchief_rafaam() {
    check! { Warlock:
        Give("CS2_182"), Ally("TIME_005t1"), Play("TIME_005t4", Nothing), Armor(Mine, 5), Give("TIME_005t1"),
        Crystals(10), Play("TIME_005t4", Nothing), Armor(Mine, 15), Armor(Theirs, 0),
    }
}

/// Mindflayer R'faam · Minion · 7 mana · 7/7 · **Taunt Battlecry:** If you're holding another Rafaam, summon a copy of this.
//~ done TIME_005t5 - bf8ef652 -
#[test]
fn TIME_005t5_mindflayer_rfaam() {
    check! { Warlock:
        Give("CS2_182"), Ally("TIME_005t1"), Play("TIME_005t5", Nothing), BoardCount(Mine, 2), Give("TIME_005t1"),
        Crystals(10), Play("TIME_005t5", Nothing), BoardCount(Mine, 4), IsCard(My(3), "TIME_005t5"), StatsNow(My(3), 7, 7),
    }
}

/// Calamitous Rafaam · Minion · Demon · 6 mana · 6/6 · **Battlecry:** Deal 6 damage to all minions that aren't Rafaam.
//~ done TIME_005t6 - 1ac38e68 -
#[test]
fn TIME_005t6_calamitous_rafaam() {
    check! { Warlock:
        Ally("CS2_200"), Ally("TIME_005t5"), Enemy("CS2_200"), Enemy("TIME_005t7"), Play("TIME_005t6", Nothing),
        Damage(My(0), 6), Damage(My(1), 0), Damage(My(2), 0), Damage(Their(0), 6), Damage(Their(1), 0),
        Health(TheirHero, 30),
    }
}

/// Giant Rafaam · Minion · 8 mana · 8/8 · **Rush**. Costs (1) less for each Rafaam you've played this game.
//~ done TIME_005t7 - 9ff4c9de -
#[test]
fn TIME_005t7_giant_rafaam() {
    check! { Warlock:
        Give("TIME_005t7"), Give("TIME_005t8"), CostNow(InHand(0), 8), Play("TIME_005t2", Nothing),
        CostNow(InHand(0), 7), CostNow(InHand(1), 3), Play("CS2_182", Nothing), CostNow(InHand(0), 7), Crystals(10),
        Play("TIME_005t4", Nothing), Armor(Mine, 10), CostNow(InHand(0), 6),
    }
}

/// Murloc Rafaam · Minion · Murloc · 3 mana · 3/3 · **Battlecry:** The next Rafaam you play costs (3) less.
//~ done TIME_005t8 - a378ca67 -
#[test]
fn TIME_005t8_murloc_rafaam() {
    check! { Warlock:
        Give("TIME_005t6"), Give("CS2_182"), Give("TIME_005t5"), Play("TIME_005t8", Nothing), CostNow(InHand(0), 3),
        CostNow(InHand(1), 4), CostNow(InHand(2), 4), Play("CS2_182", Nothing), CostNow(InHand(0), 3),
        Play("TIME_005t6", Nothing), CostNow(InHand(0), 7),
    }
}

/// Archmage Rafaam · Minion · 9 mana · 9/9 · **Battlecry:** Transform all minions that aren't Rafaam into 1/1 Sheep.
//~ done TIME_005t9 - 1c3ce18c -
#[test]
fn TIME_005t9_archmage_rafaam() {
    check! { Warlock:
        Ally("CS2_200"), Ally("TIME_005t5"), Enemy("CS2_182"), Enemy("TIME_005t7"), Play("TIME_005t9", Nothing),
        IsCard(My(0), "TIME_005t9t"), IsCard(My(1), "TIME_005t5"), IsCard(My(2), "TIME_005t9"), IsCard(Their(0), "TIME_005t9t"),
        IsCard(Their(1), "TIME_005t7"),
    }
}

/// Bygone Doomspeaker · Minion · 3 mana · 3/3 · **Rewind Battlecry:** Both players discard a random card.
//~ done TIME_008 - 40c6457a -
#[test]
fn TIME_008_bygone_doomspeaker() {
    check! { Warlock in Wild, Standard:
        Give("CS2_182"), Give("CS2_200"), GiveThem("CS2_182"), GiveThem("CS2_200"), Force(Card("CS2_200")),
        Force(Card("CS2_182")), Play("TIME_008", Nothing), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_200"),
    }
}

/// Fatebreaker · Minion · Dragon · 4 mana · 4/4 · **Lifesteal Battlecry:** Cast a Shred of Time from your deck to gain +3/+3.
//~ done TIME_028 - 48a90ee1 -
#[test]
fn TIME_028_fatebreaker() {
    check! { Warlock:
        OnTheirTop("TIME_025t"), Play("TIME_028", Nothing), StatsNow(My(0), 4, 4), Health(MyHero, 30), OnTop("TIME_025t"),
        OnTop("TIME_025t"), OnTop("CS2_182"), Play("TIME_028", Nothing), Health(MyHero, 27), Health(TheirHero, 30),
        StatsNow(My(1), 7, 7), StatsNow(My(0), 4, 4), DeckCount(Mine, 21),
    }
    check! { Warlock:
        EndTurn, OnTheirTop("TIME_025t"), Play("TIME_028", Nothing), Health(TheirHero, 27), DeckCount(Theirs, 19),
    }
}

/// Ruinous Velocidrake · Minion · Dragon · 5 mana · 5/5 · **Rush Battlecry:** Cast a Shred of Time from your deck to summon a copy of this.
//~ done TIME_029 - d78f1e67 -
#[test]
fn TIME_029_ruinous_velocidrake() {
    check! { Warlock:
        OnTheirTop("TIME_025t"), Play("TIME_029", Nothing), BoardCount(Mine, 1), Health(MyHero, 30), OnTop("TIME_025t"),
        OnTop("TIME_025t"), OnTop("CS2_182"), Play("TIME_029", Nothing), Health(MyHero, 27), BoardCount(Mine, 3),
        IsCard(My(2), "TIME_029"), DeckCount(Mine, 21),
    }
    check! { Warlock:
        OnTop("TIME_025t"), Play("TIME_029", Nothing), BoardCount(Mine, 2), DeckCount(Mine, 19), Health(MyHero, 27),
    }
}

/// Divergence · Spell · Shadow · 5 mana · Split a random minion in your hand into two halves.
//~ done TIME_030 - ba536b34 -
#[test]
fn TIME_030_divergence() {
    check! { Warlock:
        Give("CS2_182"), Give("EX1_298"), Give("CS2_029"), GiveThem("CS2_182"), Force(Entity(Nth(0))),
        Play("TIME_030", Nothing), HandCount(Mine, 4), IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 2, 3),
        CostNow(InHand(0), 2), IsCard(InHand(3), "CS2_182"), StatsNow(InHand(3), 2, 3), CostNow(InHand(3), 2), StatsNow(Nth(1), 8, 8),
        CostNow(Nth(1), 8), HandCount(Theirs, 1), Crystals(10), Play("CS2_182", Nothing), StatsNow(My(0), 2, 3),
    }
    check! { Warlock:
        Give("CS2_187"), Give("CS2_029"), Play("TIME_030", Nothing), StatsNow(InHand(0), 3, 2), CostNow(InHand(0), 3),
        HandCount(Mine, 3), CostNow(Nth(1), 4),
    }
    check! { Warlock: Give("CS2_029"), Play("TIME_030", Nothing), HandCount(Mine, 1), CostNow(Nth(0), 4) }
    // What an aura takes off is taken off once.
    check! { Warlock:
        Ally("EX1_076"), Give("CS2_187"), CostNow(InHand(0), 4), Play("TIME_030", Nothing), HandCount(Mine, 2),
        CostNow(InHand(0), 2), CostNow(InHand(1), 2), StatsNow(InHand(0), 3, 2),
    }
    check! { Warlock: Give("CS2_182"), EndTurn, Play("TIME_030", Nothing), CostNow(InHand(0), 4), HandCount(Theirs, 2) }
}

/// RAFAAM LADDER!! · Spell · 4 mana · Draw 3 cards of different Costs.
//~ done TIME_031 - 1d93a2fc -
#[test]
fn TIME_031_rafaam_ladder() {
    check! { Warlock:
        DeckOf(&["CS2_032", "CS2_200", "CS2_029", "CS2_172", "CS2_024", "CS2_182", "CS2_182"]),
        Play("TIME_031", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_024"),
        IsCard(InHand(2), "CS2_200"), DeckCount(Mine, 4),
        // Only two Costs are left.
        DeckOf(&["CS2_182", "CS2_172", "CS2_182"]), Play("TIME_031", Nothing), HandCount(Mine, 5), DeckCount(Mine, 1),
        Health(MyHero, 30),
    }
    check! { Warlock:
        OnTheirTop("CS2_231"), DeckOf(&["CS2_182", "CS2_172", "CS2_182"]), Play("TIME_031", Nothing),
        HandCount(Mine, 2),
    }
    check! { Warlock:
        EndTurn, DeckOf(&["CS2_032", "CS2_200", "CS2_029", "CS2_172", "CS2_024", "CS2_182", "CS2_182"]),
        Play("TIME_031", Nothing), DeckCount(Mine, 7), HandCount(Theirs, 2),
    }
}

/// Chronogor · Minion · Dragon · 6 mana · 6/7 · **Battlecry:** You draw your 2 highest Cost cards. Your opponent draws your 2 lowest Cost cards.
//~ done TIME_032 - 8dc8e2bc -
#[test]
fn TIME_032_chronogor() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_171"), OnTop("CS2_182"), OnTop("CS2_200"), OnTop("CS2_201"), OnTop("CS2_172"),
        Play("TIME_032", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_201"), IsCard(InHand(1), "CS2_200"),
        HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_171"), IsCard(InTheirHand(1), "CS2_172"), DeckCount(Mine, 1),
    }
    check! { Warlock:
        OnTop("CS2_200"), EndTurn, Play("TIME_032", Nothing), DeckCount(Mine, 20), HandCount(Mine, 2),
        HandCount(Theirs, 3), DeckCount(Theirs, 15),
    }
    check! { Warlock: Play("TIME_032", Nothing), DeckCount(Mine, 15), HandCount(Mine, 2), HandCount(Theirs, 2) }
    // The opponent draws: a Shred of Time happens, and the next card is drawn after it.
    check! { Warlock:
        EmptyDeck(Mine), OnTop("TIME_025t"), OnTop("CS2_182"), OnTop("CS2_200"), OnTop("CS2_200"),
        OnTheirTop("CS2_231"), Play("TIME_032", Nothing), HandCount(Mine, 2), DeckCount(Mine, 0), Damage(TheirHero, 3),
        HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_231"), IsCard(InTheirHand(1), "CS2_182"), DeckCount(Theirs, 20),
    }
}
