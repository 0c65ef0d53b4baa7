//! Druid cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db8c4e42

/// Drum Circle · Spell · Nature · 7 mana · **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
// Also tests ETC_373a.
//~ done ETC_373 - 5a25a5e4 -
#[test]
fn ETC_373_drum_circle() {
    check! { Druid: PlayOption("ETC_373", 0, Nothing), BoardCount(Mine, 5), IsCard(My(0), "ETC_373t"), StatsNow(My(0), 2, 2) }
    check! { Druid:
        Ally("CS2_182"), Ally("CS2_120"), Enemy("CS2_182"), PlayOption("ETC_373", 1, Nothing), BoardCount(Mine, 2),
        StatsNow(My(0), 6, 9), StatsNow(My(1), 4, 7), HasNow(My(0), GameTag::TAUNT), StatsNow(Their(0), 4, 5),
    }
}

/// Peaceful Piper · Minion · 1 mana · 1/1 · **Choose One -** Draw a Beast; or **Discover** one.
//~ done ETC_375 - 6e20c7a7 -
#[test]
fn ETC_375_peaceful_piper() {
    check! { Druid:
        OnTop("CS2_120"), OnTop("CS2_182"), PlayOption("ETC_375", 0, Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_120"), DeckCount(Mine, 20),
    }
    check! { Druid:
        Force(Card("CS2_120")), PlayOption("ETC_375", 1, Nothing), ChooseCard("CS2_120"), HandCount(Mine, 1),
        DeckCount(Mine, 19),
    }
}

/// Free Spirit · Minion · Undead · Beast · 1 mana · 1/2 · **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
//~ done ETC_382 - 3d99d45c -
#[test]
fn ETC_382_free_spirit() {
    check! { Druid:
        Play("ETC_382", Nothing), HeroPower(Nothing), Armor(Mine, 2), Kill(My(0)), EndTurn, EndTurn, HeroPower(Nothing),
        Armor(Mine, 5), EndTurn, HeroPower(On(TheirHero)), Damage(TheirHero, 1), Armor(Theirs, 0),
    }
    check! { Mage: Play("ETC_382", Nothing), HeroPower(On(TheirHero)), Damage(TheirHero, 1), Armor(Mine, 0) }
    // What the opponent does is not heard.
    check! { Druid: EndTurn, Play("ETC_382", Nothing), EndTurn, HeroPower(Nothing), Armor(Theirs, 0), Armor(Mine, 1) }
    // What the opponent does is not heard.
    check! { Druid:
        EndTurn, Ally("NEW1_018"), Play("ETC_382", Nothing), DealDamage(Nth(1), 3), EndTurn, HeroPower(Nothing),
        Armor(Theirs, 0), Armor(Mine, 1),
    }
    // A Hero Power without Armor gains none.
    check! { Mage: Ally("ETC_382"), Kill(My(0)), HeroPower(On(TheirHero)), Damage(TheirHero, 1), Armor(Mine, 0) }
    // Each time that the Hero Power triggers; any Hero Power that gains Armor.
    check! { Druid:
        Ally("TOY_528"), Play("ETC_382", Nothing), HeroPower(Nothing), StatsNow(MyHero, 2, 30), Armor(Mine, 4),
    }
    check! { Mage:
        HasHeroPower("WW_0700p2"), Play("ETC_382", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 28),
        Armor(Mine, 5),
    }
    // Other Armor is not more.
    check! { Druid: Play("ETC_382", Nothing), Play("EX1_606", Nothing), HandCount(Mine, 1), Armor(Mine, 5) }
}

/// Groovy Cat · Minion · Beast · 2 mana · 2/1 · **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
//~ done ETC_385 - e1797bf1 -
#[test]
fn ETC_385_groovy_cat() {
    check! { Druid:
        Play("ETC_385", Nothing), HeroPower(Nothing), StatsNow(MyHero, 2, 30), Kill(My(0)), EndTurn, StatsNow(MyHero, 0, 30),
        EndTurn, HeroPower(Nothing), Armor(Mine, 2), StatsNow(MyHero, 3, 30),
    }
    check! { Mage: Play("ETC_385", Nothing), HeroPower(On(TheirHero)), Damage(TheirHero, 1), StatsNow(MyHero, 0, 30) }
    check! { Druid:
        Play("ETC_385", Nothing), Kill(My(0)), EndTurn, EndTurn, HeroPower(Nothing), StatsNow(TheirHero, 0, 30),
        Armor(Mine, 1),
    }
    check! { Druid:
        Play("ETC_385", Nothing), Kill(My(0)), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        Play("ETC_385", Nothing), HeroPower(Nothing), StatsNow(My(0), 2, 1), Armor(Mine, 1),
    }
    check! { Druid:
        Play("ETC_385", Nothing), Kill(My(0)), EndTurn, EndTurn, HeroPower(Nothing), EndTurn, StatsNow(MyHero, 0, 30),
        Armor(Mine, 1),
    }
    // What the opponent does is not heard.
    check! { Druid:
        EndTurn, Play("ETC_385", Nothing), EndTurn, HeroPower(Nothing), StatsNow(TheirHero, 0, 30), Armor(Mine, 1),
    }
    // What the opponent does is not heard.
    check! { Druid:
        EndTurn, Play("ETC_385", Nothing), EndTurn, DealDamage(Their(0), 1), HeroPower(Nothing), StatsNow(TheirHero, 0, 30),
        Armor(Mine, 1),
    }
    // A Hero Power without Attack gives none.
    check! { Mage: Ally("ETC_385"), Kill(My(0)), HeroPower(On(TheirHero)), Damage(TheirHero, 1), StatsNow(MyHero, 0, 30) }
    // Each time that the Hero Power triggers; any Hero Power that gives Attack, and only the option that does.
    check! { Druid:
        Ally("TOY_528"), Play("ETC_385", Nothing), HeroPower(Nothing), StatsNow(MyHero, 4, 30), Armor(Mine, 2),
    }
    check! { Druid:
        HasHeroPower("ICC_832p"), Play("ETC_385", Nothing), HeroPower(Nothing), Choose(0), StatsNow(MyHero, 4, 30),
        Armor(Mine, 0),
    }
    check! { Druid:
        HasHeroPower("ICC_832p"), Play("ETC_385", Nothing), HeroPower(Nothing), Choose(1), StatsNow(MyHero, 0, 30),
        Armor(Mine, 3),
    }
    // A minion that the Hero Power gives Attack to gets no more.
    check! { Druid:
        HasHeroPower("SC_754p"), Ally("CS2_182"), Play("ETC_385", Nothing), HeroPower(On(My(0))), StatsNow(MyHero, 2, 30),
        StatsNow(My(0), 5, 5),
    }
}

/// Zok Fogsnout · Minion · Quilboar · 6 mana · 6/6 · **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
/// - Numbers: {0} = 1, {1} = 1
//~ done ETC_386 - 1a8c1d79.47cac079 -
#[test]
fn ETC_386_zok_fogsnout() {
    check! { Druid:
        Play("ETC_386", Nothing), BoardCount(Mine, 3), StatsNow(My(0), 1, 1), StatsNow(My(2), 1, 1),
        HasNow(My(0), GameTag::TAUNT),
    }
    check! { Druid:
        Play("CS2_106", Nothing), Play("EX1_606", Nothing), HandCount(Mine, 1), Armor(Mine, 5), Crystals(10),
        Play("ETC_386", Nothing), StatsNow(My(0), 4, 6), StatsNow(My(2), 4, 6), StatsNow(My(1), 6, 6),
    }
    check! { Druid:
        Play("EX1_606", Nothing), HandCount(Mine, 1), Armor(Mine, 5), EndTurn, EndTurn, Play("ETC_386", Nothing),
        StatsNow(My(0), 1, 1),
    }
}

/// Rhythm and Roots · Spell · Nature · 4 mana · **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
// Also tests ETC_387b, ETC_387c.
//~ done ETC_387 - af0b2390 -
#[test]
fn ETC_387_rhythm_and_roots() {
    check! { Druid:
        PlayOption("ETC_387", 0, Nothing), BoardCount(Mine, 0), EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, EndTurn,
        BoardCount(Mine, 3), IsCard(My(0), "ETC_387bt"), IsCard(My(2), "ETC_387bt"), EndTurn, EndTurn, EndTurn, EndTurn,
        BoardCount(Mine, 3),
    }
    check! { Druid:
        PlayOption("ETC_387", 1, Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0),
        EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 3), IsCard(My(0), "ETC_387ct"), IsCard(My(2), "ETC_387ct"),
    }
    check! { Druid:
        PlayOption("ETC_387", 0, Nothing), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 3),
    }
}

/// Rhythm and Roots · Spell · Nature · 4 mana · **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly**).@In 4 turns, summon three 8/8 Giants **(Secretly**).
//~ todo ETC_387t 24866d6d 84bf3786 -
#[test]
#[ignore = "todo: Rhythm and Roots"]
fn ETC_387t_rhythm_and_roots() {
    unwritten("ETC_387t");
}

/// Funnel Cake · Spell · 2 mana · Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
//~ done JAM_025 - 1b40dfe8 -
#[test]
fn JAM_025_funnel_cake() {
    check! { Druid:
        Ally("CS2_200"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_200"), DealDamage(My(0), 4), DealDamage(My(1), 2),
        DealDamage(My(3), 4), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Mana(6), Play("JAM_025", On(My(1))),
        Damage(My(0), 1), Damage(My(1), 0), Damage(My(3), 4), Mana(6),
    }
}

/// Popular Pixie · Minion · 2 mana · 2/3 · **Choose One -** Refresh your Hero Power; or Your next one costs (0).
//~ done JAM_026 - ea175863 -
#[test]
fn JAM_026_popular_pixie() {
    check! { Druid:
        HeroPower(Nothing), CannotAct(MyPower), PlayOption("JAM_026", 0, Nothing), CostNow(MyPower, 2),
        HeroPower(Nothing), Armor(Mine, 2),
    }
    check! { Druid:
        PlayOption("JAM_026", 1, Nothing), CostNow(MyPower, 0), HeroPower(Nothing), Armor(Mine, 1), Mana(8),
        CostNow(MyPower, 2),
    }
}

/// Blood Treant · Minion · 5 mana · 2/2 · Costs Health instead of Mana.
//~ done JAM_028 - 000cb037 -
#[test]
fn JAM_028_blood_treant() {
    check! { Druid:
        Give("JAM_028"), Give("CS2_182"), HasNot(InHand(1), GameTag::CARD_ALTERNATE_COST), Play("JAM_028", Nothing),
        Mana(10), Health(MyHero, 25), BoardCount(Mine, 1),
    }
}

/// Doomkin · Minion · 6 mana · 3/4 · **Battlecry:** Take one of your opponent's empty Mana Crystals.
//~ done JAM_029 - 50f0fc47 -
#[test]
fn JAM_029_doomkin() {
    check! { Druid:
        Play("EX1_301", Nothing), Play("EX1_301", Nothing), Play("EX1_301", Nothing), EndTurn, EndTurn, Mana(8),
        Play("JAM_029", Nothing), Mana(2), EndTurn, EndTurn, Mana(10),
    }
    check! { Druid: Play("JAM_029", Nothing), Crystals(10), Play("JAM_029", Nothing), EndTurn, Mana(9) }
    // From an opponent without Mana Crystals there is nothing to take.
    check! { Druid:
        EndTurn, Crystals(0), EndTurn, Crystals(7), Play("JAM_029", Nothing), EndTurn, Mana(1), EndTurn, Mana(8),
    }
}

/// Spread the Word · Spell · 4 mana · Draw 2 cards. Costs (1) less for each Attack your hero has.
//~ done ETC_384 - 2c4dd6a2 -
#[test]
fn ETC_384_spread_the_word() {
    check! { Druid:
        Give("ETC_384"), Cost("ETC_384", 4), CostNow(Nth(0), 4), Ally("CS2_182"), CostNow(Nth(0), 4),
        HeroPower(Nothing), Armor(Mine, 1), CostNow(Nth(0), 3), Play("CS2_005", Nothing), Armor(Mine, 3),
        CostNow(Nth(0), 1), Play("ETC_384", Nothing), HandCount(Mine, 2), DeckCount(Mine, 17), Mana(6),
    }
    check! { Druid:
        Give("ETC_384"), Play("CS2_005", Nothing), Armor(Mine, 2), CostNow(Nth(0), 2), EndTurn, CostNow(Nth(0), 4),
    }
}
