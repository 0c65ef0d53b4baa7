//! Death Knight cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 832f6aa8

/// Arisen Onyxia · Minion · Undead · Dragon · 9 mana · 3/6 · **Colossal +2**. When your hero would lose Health on your turn, gain that much max Health instead.
//~ done CATA_155 - 36a1562c -
#[test]
fn CATA_155_arisen_onyxia() {
    check! { DeathKnight:
        Play("CATA_155", Nothing), HandCount(Mine, 2), BoardCount(Mine, 3), IsCard(Newest("CATA_155t"), "CATA_155t"),
        IsCard(Newest("CATA_155t1"), "CATA_155t1"),
    }
    check! { DeathKnight:
        Ally("CATA_155"), HasHeroPower("HERO_01bp"), HeroPower(Nothing), Armor(Mine, 2), DealDamage(MyHero, 3),
        Armor(Mine, 0), Health(MyHero, 31), Damage(MyHero, 0), DealDamage(TheirHero, 3), Health(TheirHero, 27), EndTurn,
        DealDamage(MyHero, 3), Health(MyHero, 28), Damage(MyHero, 3),
    }
    check! { DeathKnight: Play("CATA_155", Nothing), DealDamage(MyHero, 1), StatsNow(My(0), 3, 6), HandCount(Mine, 2) }
    check! { DeathKnight: Play("CATA_155", Nothing), DealDamage(My(1), 3), BoardCount(Mine, 2), HandCount(Mine, 2) }
    // It answers each time, not once a turn.
    check! { DeathKnight: Ally("CATA_155"), DealDamage(MyHero, 3), DealDamage(MyHero, 3), Health(MyHero, 36) }
}

/// Onyxia's Wing · Minion · Undead · Dragon · 1 mana · 1/1 · When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
/// - Numbers: {0} = 2
//~ done CATA_155t - c3af6ccd.ea1d8a8e -
#[test]
fn CATA_155t_onyxias_wing() {
    check! { Mage in Wild:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, HandCount(Mine, 1),
        Force(Card("CS2_172")), Play("CATA_155t", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_172"),
        TagNow(InHand(1), GameTag::CARD_ALTERNATE_COST, 1), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
        Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_155t", Nothing), HandCount(Mine, 3), Play("CS2_172", Nothing), Mana(9), Health(MyHero, 28),
        Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)),
        Force(Card("CS2_232")), Play("CATA_155t", Nothing), HandCount(Mine, 3),
        TagNow(InHand(2), GameTag::CARD_ALTERNATE_COST, 1), EndTurn, TagNow(InHand(2), GameTag::CARD_ALTERNATE_COST, 0),
        HandCount(Mine, 3),
    }
    check! { Mage in Wild, Standard:
        // A minion that costs (2), and no Frostbolt.
        ForbidOutcome(Card("CS2_024")), Play("CATA_155t", Nothing), HandCount(Mine, 1),
    }
    check! { Mage:
        EndTurn, EndTurn, Play("CATA_155t", Nothing), Crystals(10), Kill(My(0)), Play("CATA_155t", Nothing),
        CostNow(InHand(1), 2),
    }
    check! { Mage:
        EndTurn, Play("CATA_155t", Nothing), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing),
        Crystals(10), Play("CATA_155t", Nothing), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing),
        EndTurn, EndTurn, Play("CATA_155t", Nothing), CostNow(InTheirHand(4), 8),
    }
    check! { Mage: EndTurn, EndTurn, Play("CATA_155t", Nothing), Kill(My(0)), Summon("CATA_155t"), HandCount(Mine, 3) }
    check! { Mage:
        Play("CATA_722", Nothing), EndTurn, Play("CATA_155t", Nothing), Crystals(10), Kill(My(0)),
        Play("CATA_155t", Nothing), EndTurn, Play("CATA_155t", Nothing), CostNow(InHand(1), 2), HandCount(Theirs, 3),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn,
        Play("CATA_155t", Nothing), CostNow(InHand(1), 4),
    }
    check! { Mage in Wild:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_155t", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1),
    }
    for other in ["EX1_312", "CS2_201"] {
        check! { Mage:
            Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Kill(My(0)),
            Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), ForbidOutcome(Card(other)),
            Play("CATA_155t", Nothing),
        }
    }
    for other in ["CS2_029", "CS2_187"] {
        check! { Mage:
            Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), ForbidOutcome(Card(other)),
            Play("CATA_155t", Nothing),
        }
    }
    // For this turn alone, whatever the number of Heralds.
    check! { Mage in Wild:
        Force(Card("CS2_172")), Play("CATA_155t", Nothing), HandCount(Mine, 1),
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
    check! { Mage in Wild:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_155t", Nothing), HandCount(Mine, 1), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
    // Of that Cost, not of a higher one.
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("CATA_155t", Nothing), HandCount(Mine, 1) }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Kill(My(0)),
        Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), ForbidOutcome(Card("EX1_562")),
        Play("CATA_155t", Nothing),
    }
}

/// Onyxia's Wing · Minion · Undead · Dragon · 1 mana · 1/1 · When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
/// - Numbers: {0} = 2
//~ done CATA_155t1 - c3af6ccd.ea1d8a8e -
#[test]
fn CATA_155t1_onyxias_wing() {
    check! { Mage in Wild:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, HandCount(Mine, 1),
        Force(Card("CS2_172")), Play("CATA_155t1", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_172"),
        TagNow(InHand(1), GameTag::CARD_ALTERNATE_COST, 1), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
        Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_155t1", Nothing), HandCount(Mine, 3), Play("CS2_172", Nothing), Mana(9), Health(MyHero, 28),
        Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)),
        Force(Card("CS2_232")), Play("CATA_155t1", Nothing), HandCount(Mine, 3),
        TagNow(InHand(2), GameTag::CARD_ALTERNATE_COST, 1), EndTurn, TagNow(InHand(2), GameTag::CARD_ALTERNATE_COST, 0),
        HandCount(Mine, 3),
    }
    check! { Mage in Wild, Standard:
        // A minion that costs (2), and no Frostbolt.
        ForbidOutcome(Card("CS2_024")), Play("CATA_155t1", Nothing), HandCount(Mine, 1),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Crystals(10), Play("CATA_155t1", Nothing), EndTurn, Play("CATA_155t1", Nothing),
        CostNow(InHand(0), 2), HandCount(Theirs, 2),
    }
    check! { Mage:
        EndTurn, EndTurn, Play("CATA_155t1", Nothing), Crystals(10), Play("CATA_722", Nothing),
        Play("CATA_722", Nothing), Crystals(10), Play("CATA_155t1", Nothing), Play("CATA_722", Nothing), Kill(My(0)),
        Play("CATA_155t1", Nothing), CostNow(InHand(3), 4),
    }
    check! { Mage:
        Summon("CATA_155t1"), EndTurn, Play("CATA_155t1", Nothing), Crystals(10), Kill(My(0)),
        Play("CATA_155t1", Nothing), HandCount(Mine, 1), HandCount(Theirs, 3),
    }
    check! { Mage in Wild:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_155t1", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1),
    }
    for other in ["EX1_312", "CS2_201"] {
        check! { Mage:
            Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Kill(My(0)),
            Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), ForbidOutcome(Card(other)),
            Play("CATA_155t1", Nothing),
        }
    }
    for other in ["CS2_029", "CS2_187"] {
        check! { Mage:
            Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), ForbidOutcome(Card(other)),
            Play("CATA_155t1", Nothing),
        }
    }
    // For this turn alone, whatever the number of Heralds.
    check! { Mage in Wild:
        Force(Card("CS2_172")), Play("CATA_155t1", Nothing), HandCount(Mine, 1),
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
    check! { Mage in Wild:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_155t1", Nothing), HandCount(Mine, 1), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
    // Of that Cost, not of a higher one.
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("CATA_155t1", Nothing), HandCount(Mine, 1) }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Kill(My(0)),
        Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), ForbidOutcome(Card("EX1_562")),
        Play("CATA_155t1", Nothing),
    }
}

/// Gruesome Nightmare · Minion · Beast · 3 mana · 3/3 · **Battlecry:** Give a minion in your hand or battlefield Attack equal to this minion's Attack.
//~ done CATA_161 - e2720c2a -
#[test]
fn CATA_161_gruesome_nightmare() {
    check! { DeathKnight:
        Give("CS2_182"), Give("CS2_029"), Ally("CS2_200"), Enemy("CS2_172"),
        Play("CATA_161", On(InHand(0))), StatsNow(InHand(0), 7, 5), StatsNow(My(0), 6, 7), StatsNow(Their(0), 3, 2),
    }
    check! { DeathKnight:
        Give("CS2_182"), Ally("CS2_200"), Play("CATA_161", On(My(0))), StatsNow(My(0), 9, 7),
        StatsNow(InHand(0), 4, 5),
    }
}

/// Deathwing, Worldbreaker · Hero · 10 mana · 30 health, 12 armor · **Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** twice to upgrade*.@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** once to upgrade*.@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash!
/// - Numbers: {0} = 1
//~ done CATA_190h - 04bd84ca.eae7e889 -
#[test]
fn CATA_190h_deathwing_worldbreaker() {
    check! { Warrior:
        Enemy("CS2_200"), Enemy("CS2_182"), Play("CATA_190h", Nothing), ChooseCard("CATA_190t12"), Damage(Their(0), 4),
        Damage(Their(1), 4), Armor(Mine, 12), IsCard(MyPower, "CATA_190p"), Health(MyHero, 30),
    }
    check! { Warrior:
        Enemy("CS2_200"), Enemy("CS2_182"), Play("CATA_190h", Nothing), Armor(Mine, 12), ChooseCard("CATA_190t11"),
        Dead(Nth(0)), BoardCount(Theirs, 1), BoardCount(Mine, 0),
    }
    check! { Warrior:
        Play("CATA_580", Nothing), Crystals(10), Play("CATA_580", Nothing), BoardCount(Mine, 2), Crystals(10),
        Enemy("CS2_200"), Play("CATA_190h", Nothing), Armor(Mine, 12), ChooseCard("CATA_190t11"),
        ChooseCard("CATA_190t10"), BoardCount(Theirs, 0), BoardCount(Mine, 3), EndTurn,
    }
    check! { Warrior:
        Play("CATA_580", Nothing), Crystals(10), Play("CATA_580", Nothing), Crystals(10), Play("CATA_580", Nothing),
        Crystals(10), Play("CATA_580", Nothing), Crystals(10), Enemy("CS2_200"), Play("CATA_190h", Nothing),
        Armor(Mine, 12), ChooseCard("CATA_190t11"), ChooseCard("CATA_190t10"), BoardCount(Mine, 5), DeckCount(Mine, 19),
        Choose(1), Choose(0), DeckCount(Mine, 24), EndTurn,
    }
    check! { Warrior:
        Play("CATA_580", Nothing), Crystals(10), Play("CATA_190h", Nothing), ChooseCard("CATA_190t11"),
        BoardCount(Mine, 1), Armor(Mine, 12),
    }
    check! { Warrior:
        Play("CATA_580", Nothing), Play("CATA_580", Nothing), Play("CATA_580", Nothing), Crystals(10),
        Play("CATA_190h", Nothing), ChooseCard("CATA_190t11"), ChooseCard("CATA_190t10"), BoardCount(Mine, 4),
        Armor(Mine, 12),
    }
    // What was unleashed is not offered again.
    check! { Warrior:
        Play("CATA_580", Nothing), Crystals(10), Play("CATA_580", Nothing), Crystals(10), Play("CATA_580", Nothing),
        Crystals(10), Play("CATA_580", Nothing), Crystals(10), Enemy("CS2_200"), Enemy("CS2_182"),
        Play("CATA_190h", Nothing), Armor(Mine, 12), ChooseCard("CATA_190t11"), ChooseCard("CATA_190t10"),
        BoardCount(Mine, 5), Choose(0), DeckCount(Mine, 19), Choose(0), DeckCount(Mine, 24), BoardCount(Mine, 5),
        BoardCount(Theirs, 1), Damage(Their(0), 4), EndTurn,
    }
    // What the first of two Battlecries leaves is not offered by the second.
    check! { Warrior:
        Play("CATA_580", Nothing), Crystals(10), Play("CATA_580", Nothing), Crystals(10), Ally("LOE_077"),
        Enemy("VAC_934"), Enemy("VAC_934"), Play("CATA_190h", Nothing), ChooseCard("CATA_190t12"),
        ChooseCard("CATA_190t11"), ChooseCard("CATA_190t12"), Choose(1), BoardCount(Theirs, 0), Armor(Mine, 12),
        DeckCount(Mine, 19), BoardCount(Mine, 3),
    }
}

/// Blackwing Experiment · Minion · Undead · Dragon · 2 mana · 3/1 · **Deathrattle:** Get a 2-Cost spell that deals this minion's Attack damage.
// Also tests CATA_464t.
//~ done CATA_464 - 13f809bc -
#[test]
fn CATA_464_blackwing_experiment() {
    check! { DeathKnight:
        Ally("CATA_464"), Ally("CATA_464"), Enchant(My(1), "CS2_087e"), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "CATA_464t"), CostNow(InHand(0), 2), Play("CATA_464t", On(TheirHero)), Health(TheirHero, 27),
        Kill(My(0)), HandCount(Mine, 1), Play("CATA_464t", On(TheirHero)), Health(TheirHero, 21),
    }
}

/// Victor Nefarius · Minion · Undead · 4 mana · 4/4 · **Battlecry:** Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost by (3).
//~ done CATA_470 - b95e27f2 -
#[test]
fn CATA_470_victor_nefarius() {
    check! { DeathKnight in Wild, Standard:
        Force(Card("NEW1_023")), Force(Card("EX1_012")), Play("CATA_470", Nothing), ChooseCard("NEW1_023"),
        ChooseCard("EX1_012"), HandCount(Mine, 1), IsCard(InHand(0), "CATA_470t1"), StatsNow(InHand(0), 4, 3),
        CostNow(InHand(0), 4), HasNow(InHand(0), GameTag::ELUSIVE), Play("CATA_470t1", Nothing), HandCount(Mine, 0),
        Kill(My(1)), HandCount(Mine, 1), DeckCount(Mine, 18),
    }
    check! { DeathKnight in Wild, Standard:
        Give("NEW1_023"), Force(Card("SCH_711")), Force(Card("ULD_275")), Play("CATA_470", Nothing),
        ChooseCard("SCH_711"), ChooseCard("ULD_275"), HandCount(Mine, 2), CostNow(InHand(1), 7), StatsNow(InHand(1), 10, 13),
    }
    // No other Dragon is offered.
    check! { DeathKnight in Wild, Standard: ForbidOutcome(Card("EX1_561")), Play("CATA_470", Nothing), Choose(0), Choose(0), HandCount(Mine, 1) }
    // The parts of what is crafted are not Discovered.
    check! { DeathKnight: Ally("GDB_841"), Play("CATA_470", Nothing), Choose(0), Choose(0), HandCount(Mine, 1) }
}

/// Ultraxion · Minion · Dragon · 6 mana · 6/7 · **Battlecry: Herald** {0}. Reduce Deathwing's Cost by ({1}). *(**Herald** to improve!)*
/// - Numbers: {0} = 1
//~ done CATA_497 - e030e655.eae7e889 -
#[test]
fn CATA_497_ultraxion() {
    check! { Warrior:
        EndTurn, Play("CATA_580", Nothing), EndTurn, Give("CATA_190h"), OnTop("CATA_190h"), Give("NEW1_030"),
        GiveThem("CATA_190h"), OnTop("NEW1_030"), OnTheirTop("CATA_190h"), Play("CATA_497", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CATA_580t"), CostNow(Nth(1), 9), CostNow(Nth(2), 9), CostNow(Nth(3), 10),
        CostNow(Nth(4), 10), CostNow(Nth(5), 10), Crystals(10), Play("CATA_497", Nothing), BoardCount(Mine, 4),
        CostNow(Nth(1), 7), CostNow(Nth(2), 7), CostNow(Nth(5), 10), CostNow(Nth(6), 10),
    }
    // The opponent gets nothing of it.
    check! { Warrior: EndTurn, EndTurn, EndTurn, Play("CATA_497", Nothing), BoardCount(Mine, 0) }
}

/// Soldier of Onyxia · Minion · Undead · Dragon · 1 mana · 1/1 · When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
/// - Numbers: {0} = 2
//~ done CATA_780t - d101d082.ea1d8a8e -
#[test]
fn CATA_780t_soldier_of_onyxia() {
    check! { Mage in Wild:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, HandCount(Mine, 1),
        Force(Card("CS2_172")), Play("CATA_780t", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_172"),
        TagNow(InHand(1), GameTag::CARD_ALTERNATE_COST, 1), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
        Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_780t", Nothing), HandCount(Mine, 3), Play("CS2_172", Nothing), Mana(9), Health(MyHero, 28),
        Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)),
        Force(Card("CS2_232")), Play("CATA_780t", Nothing), HandCount(Mine, 3),
        TagNow(InHand(2), GameTag::CARD_ALTERNATE_COST, 1), EndTurn, TagNow(InHand(2), GameTag::CARD_ALTERNATE_COST, 0),
        HandCount(Mine, 3),
    }
    check! { Mage in Wild, Standard:
        // A minion that costs (2), and no Frostbolt.
        ForbidOutcome(Card("CS2_024")), Play("CATA_780t", Nothing), HandCount(Mine, 1),
    }
    check! { Mage:
        EndTurn, EndTurn, Play("CATA_780t", Nothing), Crystals(10), Kill(My(0)), Play("CATA_780t", Nothing),
        CostNow(InHand(1), 2),
    }
    check! { Mage: EndTurn, EndTurn, Play("CATA_780t", Nothing), Kill(My(0)), Summon("CATA_780t"), HandCount(Mine, 3) }
    check! { Mage:
        Play("CATA_722", Nothing), EndTurn, Play("CATA_780t", Nothing), Crystals(10), Kill(My(0)),
        Play("CATA_780t", Nothing), EndTurn, Play("CATA_780t", Nothing), CostNow(InHand(1), 2), HandCount(Theirs, 3),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Play("CATA_780t", Nothing), Crystals(10),
        Kill(My(0)), Play("CATA_780t", Nothing), EndTurn, Play("CATA_722", Nothing), Play("CATA_780t", Nothing),
        CostNow(InHand(1), 4), HandCount(Theirs, 3),
    }
    check! { Mage in Wild:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_780t", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1),
    }
    for other in ["EX1_312", "CS2_201"] {
        check! { Mage:
            Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Kill(My(0)),
            Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), ForbidOutcome(Card(other)),
            Play("CATA_780t", Nothing),
        }
    }
    for other in ["CS2_029", "CS2_187"] {
        check! { Mage:
            Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), ForbidOutcome(Card(other)),
            Play("CATA_780t", Nothing),
        }
    }
    // For this turn alone, whatever the number of Heralds.
    check! { Mage in Wild:
        Force(Card("CS2_172")), Play("CATA_780t", Nothing), HandCount(Mine, 1),
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
    check! { Mage in Wild:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Card("CS2_182")),
        Play("CATA_780t", Nothing), HandCount(Mine, 1), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
    // Of that Cost, not of a higher one.
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("CATA_780t", Nothing), HandCount(Mine, 1) }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Kill(My(0)),
        Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), ForbidOutcome(Card("EX1_562")),
        Play("CATA_780t", Nothing),
    }
}

/// Chromatic Broodmother · Minion · Undead · Dragon · 4 mana · 2/5 · **Rush** Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
//~ done CATA_469 - eebf3974 -
#[test]
fn CATA_469_chromatic_broodmother() {
    check! { DeathKnight:
        Has("CATA_469", GameTag::RUSH), Enemy("CS2_182"), Play("CATA_469", Nothing), Mana(6), Attack(My(0), Their(0)),
        Mana(8), Damage(Their(0), 2), Damage(My(0), 4),
    }
    check! { DeathKnight:
        Ally("CATA_469"), Play("CS2_087", On(My(0))), Play("CS2_182", Nothing), Mana(5), Attack(My(0), TheirHero),
        Health(TheirHero, 25), Mana(10),
    }
}
