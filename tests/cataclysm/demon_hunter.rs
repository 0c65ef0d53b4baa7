//! Demon Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48bd4b2e

/// Azshara, Ocean Lord · Minion · Naga · 8 mana · 8/8 · **Colossal +2** Your hero has **Windfury**.
//~ done CATA_151 - 750922a5 -
#[test]
fn CATA_151_azshara_ocean_lord() {
    check! { DemonHunter:
        Give("CATA_151"), Cost("CATA_151", 8), Stats("CATA_151", 8, 8), Ally("CS2_106"), Play("CATA_151", Nothing),
        BoardCount(Mine, 3), IsInZone(Newest("CATA_151t"), Zone::Play), IsInZone(Newest("CATA_151t1"), Zone::Play),
        HasNow(MyHero, GameTag::WINDFURY), HasNot(TheirHero, GameTag::WINDFURY), Attack(MyHero, TheirHero),
        Attack(MyHero, TheirHero), NoWeapon(Mine),
    }
    check! { DemonHunter:
        Play("CATA_151", Nothing), BoardCount(Mine, 3), Kill(Nth(0)), HasNot(MyHero, GameTag::WINDFURY),
    }
}

/// Azshara's Tentacle · Minion · Naga · 1 mana · 2/1 · When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade*.@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade*.@When summoned, give your hero +{0} Attack this turn.
/// - Numbers: {0} = 1
//~ done CATA_151t - a1ccd220.eae7e889 -
#[test]
fn CATA_151t_azsharas_tentacle() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Play("CATA_151t", Nothing),
        StatsNow(MyHero, 1, 30), StatsNow(TheirHero, 0, 30), Play("CS2_231", Nothing), StatsNow(MyHero, 1, 30), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_151t", Nothing),
        StatsNow(MyHero, 3, 30), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Kill(My(0)), Play("CATA_151t", Nothing), StatsNow(MyHero, 7, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_151t", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage:
        EndTurn, EndTurn, Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Play("CATA_151t", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage: EndTurn, EndTurn, EndTurn, Play("CATA_151t", Nothing), StatsNow(Their(0), 2, 1) }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_722", Nothing),
        Play("CATA_151t", Nothing), StatsNow(MyHero, 2, 30),
    }
    check! { Mage: Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_151t", Nothing), StatsNow(MyHero, 1, 30) }
    check! { Mage: EndTurn, Summon("CATA_151t"), StatsNow(TheirHero, 1, 30) }
}

/// Azshara's Tentacle · Minion · Naga · 1 mana · 2/1 · When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade*.@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade*.@When summoned, give your hero +{0} Attack this turn.
/// - Numbers: {0} = 1
//~ done CATA_151t1 - a1ccd220.eae7e889 -
#[test]
fn CATA_151t1_azsharas_tentacle() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Play("CATA_151t1", Nothing),
        StatsNow(MyHero, 1, 30), StatsNow(TheirHero, 0, 30), Play("CS2_231", Nothing), StatsNow(MyHero, 1, 30), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_151t1", Nothing),
        StatsNow(MyHero, 3, 30), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Kill(My(0)), Play("CATA_151t1", Nothing), StatsNow(MyHero, 7, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_151t1", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage:
        EndTurn, EndTurn, Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Kill(My(0)), Play("CATA_151t1", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage:
        Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_151t1", Nothing), StatsNow(MyHero, 1, 30), StatsNow(My(0), 5, 4),
    }
    check! { Mage: EndTurn, Summon("CATA_151t1"), StatsNow(TheirHero, 1, 30) }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_722", Nothing),
        Play("CATA_151t1", Nothing), StatsNow(MyHero, 2, 30),
    }
}

/// Soldier of Azshara · Minion · Naga · 1 mana · 2/1 · When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade*.@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade*.@When summoned, give your hero +{0} Attack this turn.
/// - Numbers: {0} = 1
//~ done CATA_525t - 2b6062d5.eae7e889 -
#[test]
fn CATA_525t_soldier_of_azshara() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Play("CATA_525t", Nothing),
        StatsNow(MyHero, 1, 30), StatsNow(TheirHero, 0, 30), Play("CS2_231", Nothing), StatsNow(MyHero, 1, 30), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_525t", Nothing),
        StatsNow(MyHero, 3, 30), Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Kill(My(0)), Play("CATA_525t", Nothing), StatsNow(MyHero, 7, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { Mage:
        Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_722", Nothing), Play("CATA_525t", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage:
        EndTurn, EndTurn, Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Kill(My(0)), Play("CATA_525t", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage:
        EndTurn, EndTurn, Crystals(10), Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Kill(My(0)), Play("CATA_525t", Nothing),
        StatsNow(My(0), 5, 4), StatsNow(TheirHero, 0, 30),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_722", Nothing),
        Play("CATA_525t", Nothing), StatsNow(MyHero, 2, 30),
    }
    check! { Mage:
        Play("CATA_722", Nothing), EndTurn, EndTurn, Play("CATA_525t", Nothing), StatsNow(MyHero, 1, 30), StatsNow(My(0), 5, 4),
    }
    check! { Mage: EndTurn, Summon("CATA_525t"), StatsNow(TheirHero, 1, 30) }
}

/// Nespirah, Enthralled · Location · 3 mana · 5 uses · Deal 1 damage. After you cast a Fel spell, reopen. **Deathrattle:** Summon Nespirah, Unshackled.
//~ done CATA_527 - a4354b8f -
#[test]
fn CATA_527_nespirah_enthralled() {
    check! { DemonHunter:
        Enemy("CS2_182"), Ally("CATA_527"), Use(Nth(1), 0, On(Nth(0))), StatsNow(Nth(0), 4, 4), Health(TheirHero, 30),
        // Only a Fel spell opens it again, and of its own player's only.
        CannotAct(Nth(1)), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), CannotAct(Nth(1)), EndTurn,
        Play("BT_514", Nothing), StatsNow(Nth(0), 4, 2), CannotAct(Nth(1)), EndTurn, CannotAct(Nth(1)),
        Play("BT_514", Nothing), Dead(Nth(0)), Use(Nth(1), 0, On(MyHero)), Health(MyHero, 29), StatsNow(Nth(1), 0, 3),
    }
    check! { DemonHunter:
        Ally("CATA_527"), Kill(Nth(0)), BoardCount(Mine, 1), BoardCount(Theirs, 0), IsInZone(Newest("CATA_527t2"), Zone::Play),
        StatsNow(Newest("CATA_527t2"), 6, 6),
    }
}

/// Nespirah, Unshackled · Minion · Beast · 6 mana · 6/6 · After you cast a Fel spell, get a random non-**Colossal** Naga. It costs (1).
//~ done CATA_527t2 - 57af4751 -
#[test]
fn CATA_527t2_nespirah_unshackled() {
    check! { DemonHunter in Wild:
        Ally("CATA_527t2"), Play("CS2_029", On(TheirHero)), HandCount(Mine, 0), Crystals(10), Force(Card("TSC_017")),
        Play("BT_514", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TSC_017"), CostNow(InHand(0), 1), Crystals(10),
        ForbidOutcome(Card("CATA_151")), Play("BT_514", Nothing), HandCount(Mine, 2),
    }
}

/// Dread Leviathan · Minion · Beast · 9 mana · 8/8 · **Taunt**. **Battlecry:** Choose an enemy minion to steal 3 Health from, three times.
//~ done CATA_699 - 5ddd936b -
#[test]
fn CATA_699_dread_leviathan() {
    check! { DemonHunter:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_182"), Play("CATA_699", Nothing), ChooseCard("CS2_200"),
        ChooseCard("CS2_200"), ChooseCard("CS2_182"), StatsNow(Their(0), 4, 2), StatsNow(Their(1), 6, 1), StatsNow(My(1), 8, 17),
        StatsNow(My(0), 4, 5),
    }
    check! { DemonHunter:
        // Nobody can choose the one with Stealth.
        Enemy("EX1_010"), Enemy("CS2_182"), Play("CATA_699", Nothing), ChooseCard("CS2_182"), ChooseCard("CS2_182"),
        BoardCount(Theirs, 1), StatsNow(My(0), 8, 13),
    }
}

/// Broxigar's Last Stand · Spell · 2 mana · Deal $1 damage to all minions. Draw a card for each that died.
//~ done CATA_526 - da9529ac -
#[test]
fn CATA_526_broxigars_last_stand() {
    check! { DemonHunter:
        Ally("CS2_231"), Ally("CS2_182"), Enemy("CS2_231"), Enemy("CS2_182"), Play("CATA_526", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), Damage(My(0), 1), Damage(Their(0), 1), HandCount(Mine, 2),
        Health(TheirHero, 30),
    }
    check! { DemonHunter: Enemy("CS2_182"), Play("CATA_526", Nothing), Damage(Their(0), 1), HandCount(Mine, 0) }
}

/// Fel Infusion · Spell · Fel · 2 mana · **Herald** {0}. Your hero has **Lifesteal** this turn.
/// - Numbers: {0} = 122849
//~ done CATA_530 - 769b36e5.86bb78a4 -
#[test]
fn CATA_530_fel_infusion() {
    check! { DemonHunter:
        DealDamage(MyHero, 10), Play("CATA_530", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CATA_525t"),
        HasNow(MyHero, GameTag::LIFESTEAL), StatsNow(MyHero, 1, 20), Attack(MyHero, TheirHero), Health(MyHero, 21),
        Health(TheirHero, 29), EndTurn, HasNot(MyHero, GameTag::LIFESTEAL),
    }
}
