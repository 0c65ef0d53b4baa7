//! Rogue cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7ee63b25

/// Sinestra · Minion · Dragon · 6 mana · 5/5 · **Colossal +2** Your spells from other classes cast twice.
//~ done CATA_154 - fae4c7bd -
#[test]
fn CATA_154_sinestra() {
    check! { Rogue:
        Ally("CATA_154"), Enemy("CS2_200"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18),
        Play("CS2_072", On(Their(0))), Damage(Their(0), 2), Crystals(10), Play("CS2_023", Nothing), HandCount(Mine, 4),
    }
    check! { Rogue:
        Play("CATA_154", Nothing), HandCount(Mine, 2), BoardCount(Mine, 3), Kill(Newest("CATA_154")), Crystals(10),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
    }
    check! { Rogue: Ally("CATA_154"), Enemy("EX1_008"), Play("CS2_072", On(Their(0))), BoardCount(Theirs, 1) }
    // Two of them do not add up.
    check! { Rogue: Ally("CATA_154"), Ally("CATA_154"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18) }
}

/// Sinestra's Wing · Minion · Dragon · 1 mana · 1/1 · When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
/// - Numbers: {0} = 1
//~ done CATA_154t - 2440f85a.eae7e889 -
#[test]
fn CATA_154t_sinestras_wing() {
    check! { Mage in Wild, Standard:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Force(Card("EX1_312")),
        Play("CATA_154t", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "EX1_312"), CostNow(InHand(1), 7),
        CostNow(InHand(0), 4), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Force(Card("EX1_312")), Play("CATA_154t", Nothing), CostNow(InHand(2), 6), CostNow(InHand(1), 7), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Force(Card("EX1_312")),
        Play("CATA_154t", Nothing), CostNow(InHand(3), 4), HandCount(Mine, 4), ForbidOutcome(Card("CS2_064")),
        Play("CATA_154t", Nothing), HandCount(Mine, 5),
    }
    check! { Mage in Wild, Standard:
        // From another class than the Mage.
        ForbidOutcome(Card("CS2_029")), Play("CATA_154t", Nothing), HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Mage: Crystals(10), Play("CATA_154t", Nothing), HandCount(Theirs, 0), HandCount(Mine, 1) }
    check! { Mage in Wild, Standard:
        EndTurn, Play("CATA_154t", Nothing), Play("CATA_722", Nothing), Force(Card("EX1_312")),
        Play("CATA_154t", Nothing), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Force(Card("EX1_312")), Play("CATA_154t", Nothing), CostNow(InTheirHand(2), 7), CostNow(InTheirHand(3), 6),
    }
    check! { Mage:
        Crystals(10), Play("CATA_154t", Nothing), EndTurn, Summon("CATA_154t"), HandCount(Theirs, 2),
        HandCount(Mine, 1),
    }
}

/// Sinestra's Wing · Minion · Dragon · 1 mana · 1/1 · When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
/// - Numbers: {0} = 1
//~ done CATA_154t1 - 2440f85a.eae7e889 -
#[test]
fn CATA_154t1_sinestras_wing() {
    check! { Mage in Wild, Standard:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Force(Card("EX1_312")),
        Play("CATA_154t1", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "EX1_312"), CostNow(InHand(1), 7),
        CostNow(InHand(0), 4), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Force(Card("EX1_312")), Play("CATA_154t1", Nothing), CostNow(InHand(2), 6), CostNow(InHand(1), 7), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Force(Card("EX1_312")),
        Play("CATA_154t1", Nothing), CostNow(InHand(3), 4), HandCount(Mine, 4), ForbidOutcome(Card("CS2_064")),
        Play("CATA_154t1", Nothing), HandCount(Mine, 5),
    }
    check! { Mage in Wild, Standard:
        // From another class than the Mage.
        ForbidOutcome(Card("CS2_029")), Play("CATA_154t1", Nothing), HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Mage: Crystals(10), Play("CATA_154t1", Nothing), HandCount(Theirs, 0), HandCount(Mine, 1) }
    check! { Mage in Wild, Standard:
        EndTurn, Play("CATA_154t1", Nothing), Play("CATA_722", Nothing), Force(Card("EX1_312")),
        Play("CATA_154t1", Nothing), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Force(Card("EX1_312")), Play("CATA_154t1", Nothing), CostNow(InTheirHand(2), 7), CostNow(InTheirHand(3), 6),
    }
    check! { Mage: Summon("CATA_154t1"), Crystals(10), Play("CATA_154t1", Nothing), HandCount(Mine, 2) }
}

/// Soldier of Sinestra · Minion · Dragon · 1 mana · 1/1 · When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
/// - Numbers: {0} = 1
//~ done CATA_158t - 5baf1774.eae7e889 -
#[test]
fn CATA_158t_soldier_of_sinestra() {
    check! { Mage in Wild, Standard:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Force(Card("EX1_312")),
        Play("CATA_158t", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "EX1_312"), CostNow(InHand(1), 7),
        CostNow(InHand(0), 4), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Force(Card("EX1_312")), Play("CATA_158t", Nothing), CostNow(InHand(2), 6), CostNow(InHand(1), 7), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Force(Card("EX1_312")),
        Play("CATA_158t", Nothing), CostNow(InHand(3), 4), HandCount(Mine, 4), ForbidOutcome(Card("CS2_064")),
        Play("CATA_158t", Nothing), HandCount(Mine, 5),
    }
    check! { Mage in Wild, Standard:
        // From another class than the Mage.
        ForbidOutcome(Card("CS2_029")), Play("CATA_158t", Nothing), HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Mage: Crystals(10), Play("CATA_158t", Nothing), HandCount(Theirs, 0), HandCount(Mine, 1) }
    check! { Mage in Wild, Standard:
        EndTurn, Play("CATA_158t", Nothing), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing),
        Crystals(10), Play("CATA_158t", Nothing), Play("CATA_722", Nothing), Force(Card("EX1_312")),
        Play("CATA_158t", Nothing), CostNow(InTheirHand(3), 6),
    }
    check! { Mage in Wild, Standard:
        EndTurn, Play("CATA_158t", Nothing), Play("CATA_722", Nothing), Force(Card("EX1_312")), Crystals(10),
        Play("CATA_158t", Nothing), CostNow(InTheirHand(2), 7),
    }
    check! { Mage:
        Crystals(10), Play("CATA_158t", Nothing), EndTurn, Summon("CATA_158t"), HandCount(Theirs, 2),
        HandCount(Mine, 1),
    }
}

/// Stolen Power · Spell · Shadow · 3 mana · Get a random **Shatter** card from another class. *(It's already combined).*
//~ done CATA_202 - c2a12d71 -
#[test]
fn CATA_202_stolen_power() {
    check! { Rogue in Wild, Standard:
        Force(Card("CATA_489")), Play("CATA_202", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CATA_489"),
        Enemy("CS2_182"), EndTurn, EndTurn, HandCount(Mine, 2), IsCard(InHand(0), "CATA_489"),
        Play("CATA_489", On(TheirHero)), Health(TheirHero, 24), Health(Their(0), 3),
    }
    check! { Rogue in Wild, Standard: ForbidOutcome(Card("CS2_029")), Play("CATA_202", Nothing), HandCount(Mine, 1) }
    check! { Rogue: Play("CATA_202", Nothing), Play("CATA_202", Nothing), HandCount(Mine, 2) }
}

/// Daze · Spell · Shadow · 3 mana · Return an enemy minion to its owner's hand. They can't play it next turn.
//~ done CATA_215 - c10c0a9e -
#[test]
fn CATA_215_daze() {
    check! { Rogue:
        Enemy("CS2_200"), Enemy("CS2_201"), Play("CATA_215", On(Their(0))), BoardCount(Theirs, 1), HandCount(Theirs, 1),
        GiveThem("CS2_172"), EndTurn, Crystals(10), Unplayable("CS2_200"), Play("CS2_172", Nothing), EndTurn, EndTurn,
        Play("CS2_200", Nothing), BoardCount(Theirs, 3),
    }
}

/// Iso'rath · Minion · 5 mana · 5/3 · **Battlecry:** Devour 2 random cards from the opponent's hand, then go **Dormant** for 2 turns. **Deathrattle:** Return them.
//~ done CATA_481 - 1974992f -
#[test]
fn CATA_481_isorath() {
    check! { Rogue in Wild, Standard:
        GiveThem("CS2_182"), GiveThem("CS2_200"), GiveThem("CS2_172"), Give("CS2_231"), Force(Card("CS2_200")),
        Force(Card("CS2_172")), Play("CATA_481", Nothing), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
        HandCount(Mine, 1), HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, EndTurn, EndTurn,
        HasNot(My(0), GameTag::DORMANT), HandCount(Theirs, 3), Kill(My(0)), HandCount(Theirs, 5),
        IsCard(InTheirHand(3), "CS2_200"), IsCard(InTheirHand(4), "CS2_172"),
    }
    // Whoever controls it: the cards go back to whom they were taken from.
    check! { Rogue:
        GiveThem("CS2_182"), GiveThem("CS2_200"), Play("CATA_481", Nothing), HandCount(Theirs, 0), EndTurn, EndTurn,
        EndTurn, EndTurn, EndTurn, HandCount(Theirs, 3), HandCount(Mine, 2), Crystals(10), Play("CS1_113", On(My(0))),
        BoardCount(Mine, 0), BoardCount(Theirs, 1), Kill(Their(0)), HandCount(Theirs, 5), HandCount(Mine, 2),
    }
    check! { Rogue: Play("CATA_481", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, CannotAct(My(0)) }
}

/// Chaos Supplicant · Minion · 4 mana · 3/5 · After you cast a spell, cast a random spell of the same Cost from another class.
//~ done CATA_786 - 772525b9 -
#[test]
fn CATA_786_chaos_supplicant() {
    check! { Rogue in Wild:
        Ally("CATA_786"), Force(Card("CS2_023")), Play("CS2_023", Nothing), HandCount(Mine, 4),
        // Of a spell that costs (4), one that costs (4).
        Force(Card("CS2_029")), Play("CS2_029", On(TheirHero)), Crystals(10), Force(Card("EX1_169")),
        Play("GAME_005", Nothing), Force(Card("EX1_277")), Play("EX1_277", Nothing), Force(Card("CS2_024")),
        Play("CS2_024", On(TheirHero)),
        // The opponent's spells are answered by none.
        EndTurn, ForbidOutcome(Card("CS2_023")), Play("CS2_023", Nothing),
    }
    for (spell, whom) in
        [("AT_001", On(Their(0))), ("CS2_028", Nothing), ("CS2_032", Nothing), ("EX1_279", On(TheirHero))]
    {
        table(CardClass::Rogue).steps(&[
            Ally("CATA_786"),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Force(Card(spell)),
            Play(spell, whom),
        ]);
    }
    // The spell itself comes first.
    check! { Rogue in Wild:
        Ally("CATA_786"), Play("DS1_184", Nothing), Force(Card("CS2_005")), Choose(0), Armor(Mine, 2),
        HandCount(Mine, 1), DeckCount(Mine, 18),
    }
}

/// Agent of the Old Ones · Minion · Demon · 1 mana · 2/1 · **Battlecry:** Choose a card in your hand to transform into a Coin.
//~ done CATA_200 - 2957eab9 -
#[test]
fn CATA_200_agent_of_the_old_ones() {
    check! { Rogue:
        Give("CS2_182"), Give("CS2_200"), Play("CATA_200", On(InHand(1))), HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(1), "GAME_005"),
    }
    check! { Rogue:
        GiveThem("CS2_182"), Play("CATA_200", Nothing), HandCount(Mine, 0), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_182"),
    }
}
