//! Priest cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 723bed62

/// Clay Matriarch · Minion · Dragon · 6 mana · 3/7 · **Miniaturize Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
//~ done TOY_380 - 67d4e80f -
#[test]
fn TOY_380_clay_matriarch() {
    check! { Priest:
        Play("TOY_380", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TOY_380t"), HasNow(My(0), GameTag::TAUNT),
        Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "TOY_380t2"), StatsNow(My(0), 4, 4),
    }
}

/// Timewinder Zarimi · Minion · Dragon · 5 mana · 4/6 · **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left*!)@ *(Ready!)*
//~ done TOY_385 - 8840fb68 -
#[test]
fn TOY_385_timewinder_zarimi() {
    check! { Priest:
        Play("TOY_385", Nothing), EndTurn, Crystals(10), Play("CS2_231", Nothing), BoardCount(Theirs, 1), EndTurn,
        Crystals(10), Play("EX1_043", Nothing), Play("EX1_043", Nothing), Crystals(10), Play("EX1_043", Nothing),
        Play("EX1_043", Nothing), Crystals(10), Play("EX1_043", Nothing), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Play("EX1_043", Nothing), Crystals(10), Play("EX1_043", Nothing), Kill(My(0)), Play("TOY_385", Nothing),
        EndTurn, HandCount(Mine, 2), HandCount(Theirs, 1), Crystals(10), Play("CS2_231", Nothing),
        BoardCount(Theirs, 1), Kill(My(0)), Kill(My(0)), Play("TOY_385", Nothing), EndTurn, Play("CS2_231", Nothing),
        BoardCount(Theirs, 2),
    }
    let dragon = [Play("NEW1_023", Nothing), Kill(My(0)), Crystals(10)];
    let seven = [Play("TOY_385", Nothing), EndTurn, Play("CS2_231", Nothing), BoardCount(Theirs, 1)];
    check(CardClass::Priest, &[&vec![dragon; 7].concat()[..], &seven].concat());
}

/// Chalk Artist · Minion · 4 mana · 4/3 · **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost*).
//~ done TOY_388 - 42b2dfaa -
#[test]
fn TOY_388_chalk_artist() {
    check! { Priest:
        DeckOf(&["CS2_200", "CS2_172", "CS2_029"]), Force(Card("EX1_561")), Play("TOY_388", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "EX1_561"), StatsNow(InHand(0), 3, 2), CostNow(InHand(0), 2), DeckCount(Mine, 2),
    }
}

/// Repackage · Spell · 7 mana · Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
//~ done TOY_879 - ab7aada4 -
#[test]
fn TOY_879_repackage() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_120"), DealDamage(Their(0), 1), EmptyDeck(Theirs), Play("TOY_879", Nothing),
        BoardCount(Mine, 0), BoardCount(Theirs, 0), DeckCount(Theirs, 1), EndTurn, IsCard(InTheirHand(0), "TOY_879t"),
        Crystals(10), Play("TOY_879t", Nothing), HandCount(Theirs, 2), Play("CS2_120", Nothing), Damage(Their(0), 0),
    }
}

/// Repackaged Box · Spell · 2 mana · Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
//~ todo TOY_879t 4c18aaa3 50d3d0a8 -
#[test]
#[ignore = "todo: Repackaged Box"]
fn TOY_879t_repackaged_box() {
    unwritten("TOY_879t");
}

/// Delayed Product · Spell · 4 mana · **Discover** and summon a minion that costs (8) or more. It goes **Dormant** for 2 turns.
//~ done MIS_305 - d7323ceb -
#[test]
fn MIS_305_delayed_product() {
    check! { Priest in Wild:
        Force(Card("EX1_298")), Play("MIS_305", Nothing), ChooseCard("EX1_298"), BoardCount(Mine, 1),
        IsCard(My(0), "EX1_298"), HasNow(My(0), GameTag::DORMANT), HandCount(Mine, 0), EndTurn, EndTurn,
        HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT), Damage(TheirHero, 0),
        EndTurn, Damage(TheirHero, 8),
    }
    check! { Priest in Wild: ForbidOutcome(Card("CS2_200")), Play("MIS_305", Nothing) }
}

/// Funhouse Mirror · Spell · Shadow · 3 mana · Summon a copy of an enemy minion. It attacks the original.
//~ done MIS_714 - bd4b765e -
#[test]
fn MIS_714_funhouse_mirror() {
    check! { Priest:
        Targets("MIS_714", &[EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_200"), Play("MIS_714", On(Their(0))),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), StatsNow(My(0), 4, 1), StatsNow(Their(0), 4, 1), Damage(Their(1), 0),
        Damage(TheirHero, 0), BoardCount(Theirs, 2),
    }
}

/// Raza the Resealed · Minion · 5 mana · 5/5 · **Battlecry:** Shuffle copies of 5 random friendly minions that died this game into your deck. They cost (0).
//~ done TOY_383 - 1e009875 -
#[test]
fn TOY_383_raza_the_resealed() {
    check! { Priest:
        Ally("CS2_200"), Ally("CS2_182"), Enemy("CS2_172"), Kill(My(0)), Kill(My(0)), Kill(Their(0)),
        EmptyDeck(Mine), Play("TOY_383", Nothing), DeckCount(Mine, 2), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 1), CostNow(InHand(0), 0), EndTurn, EndTurn, HandCount(Mine, 2), CostNow(InHand(1), 0),
        IsInZone(Newest("CS2_200"), Zone::Hand), StatsNow(Newest("CS2_200"), 6, 7), DeckCount(Mine, 0),
    }
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Play("TOY_383", Nothing), DeckCount(Mine, 24),
    }
}

/// Scale Replica · Spell · 2 mana · Draw your lowest and highest Cost Dragon.
//~ done TOY_387 - e4854b00 -
#[test]
fn TOY_387_scale_replica() {
    check! { Priest:
        DeckOf(&["GIL_683", "EX1_560", "END_035", "CS2_182", "CS2_231"]), Play("TOY_387", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(0), Zone::Hand), IsInZone(Nth(1), Zone::Hand), DeckCount(Mine, 3),
    }
    check! { Priest:
        DeckOf(&["CS2_231", "EX1_560", "NEW1_030"]), Play("TOY_387", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1),
    }
    check! { Priest:
        DeckOf(&["CS2_182", "EX1_560", "CS2_231"]), Play("TOY_387", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_560"), DeckCount(Mine, 2),
    }
}

/// Fly Off the Shelves · Spell · 3 mana · Deal $1 damage to all enemy minions. Repeat for each Dragon you're holding.
//~ done TOY_714 - 7dfd1933 -
#[test]
fn TOY_714_fly_off_the_shelves() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"), Give("EX1_560"), Give("EX1_560"), GiveThem("EX1_560"),
        Give("CS2_182"), Play("TOY_714", Nothing), Damage(Their(0), 3), Damage(Their(1), 3), Damage(My(0), 0),
        Damage(TheirHero, 0),
    }
    check! { Priest:
        Ally("CS2_142"), Ally("EX1_560"), Enemy("CS2_200"), Play("TOY_714", Nothing), Damage(Their(0), 2),
    }
}
