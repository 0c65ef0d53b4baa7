//! Shaman cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e36eedf3

/// Al'Akir, Lord of Storms · Minion · Elemental · 8 mana · 2/8 · **Colossal +2, Rush, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
//~ done CATA_153 - 6b3515a1 -
#[test]
fn CATA_153_al_akir_lord_of_storms() {
    check! { Shaman in Wild:
        Force(Card("CS2_127")), Force(Card("EX1_007")), Play("CATA_153", Nothing), BoardCount(Mine, 3),
        // Both Hands are on its right.
        IsCard(My(0), "CATA_153"), IsCard(My(1), "CATA_153t"), IsCard(My(2), "CATA_153t1"), StatsNow(Nth(0), 3, 8),
        HasNow(Nth(0), GameTag::RUSH), HasNow(Nth(0), GameTag::WINDFURY), HandCount(Mine, 2), IsCard(InHand(0), "CS2_127"),
        CostNow(InHand(0), 1), IsCard(InHand(1), "EX1_007"), CostNow(InHand(1), 1),
        // Now it has one on its left, too. What it gets are minions, and no Fireball.
        Crystals(10), ForbidOutcome(Card("CS2_029")), Play("CATA_153", Nothing), StatsNow(My(3), 4, 8), HandCount(Mine, 4),
    }
    // The opponent gets nothing of it.
    check! { Shaman: Play("CATA_153", Nothing), HandCount(Theirs, 0), HandCount(Mine, 2), BoardCount(Mine, 3) }
}

/// Charged Hand of Al'Akir · Minion · Elemental · 1 mana · 1/2 · Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
/// - Numbers: {0} = 1
//~ done CATA_153t - 159169ca.eae7e889 -
#[test]
fn CATA_153t_charged_hand_of_al_akir() {
    check! { Mage:
        Ally("CS2_182"), Ally("CATA_153t"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        StatsNow(Nth(0), 5, 5), StatsNow(Nth(1), 1, 2), StatsNow(Nth(2), 5, 5), StatsNow(Nth(3), 4, 5), StatsNow(Nth(4), 4, 5),
        Play("CATA_580", Nothing), StatsNow(Nth(0), 5, 5),
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_580", Nothing), Play("CATA_580", Nothing), EndTurn, StatsNow(Nth(0), 5, 5),
        Play("CATA_580", Nothing), StatsNow(Nth(0), 6, 5), StatsNow(Nth(2), 6, 5), StatsNow(Nth(3), 4, 5), Play("CATA_580", Nothing),
        StatsNow(Nth(0), 6, 5), Crystals(10), Play("CATA_580", Nothing), StatsNow(Nth(0), 8, 5), StatsNow(Nth(2), 8, 5),
    }
    check! { Mage:
        Ally("CATA_153t"), Play("CATA_580", Nothing), EndTurn, EndTurn, Play("CATA_580", Nothing),
        Play("CATA_580", Nothing), Play("CATA_580", Nothing), StatsNow(My(0), 1, 2),
    }
}

/// Charged Hand of Al'Akir · Minion · Elemental · 1 mana · 1/2 · Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
/// - Numbers: {0} = 1
//~ done CATA_153t1 - 159169ca.eae7e889 -
#[test]
fn CATA_153t1_charged_hand_of_al_akir() {
    check! { Mage:
        Ally("CS2_182"), Ally("CATA_153t1"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        StatsNow(Nth(0), 5, 5), StatsNow(Nth(1), 1, 2), StatsNow(Nth(2), 5, 5), StatsNow(Nth(3), 4, 5), StatsNow(Nth(4), 4, 5),
        Play("CATA_580", Nothing), StatsNow(Nth(0), 5, 5),
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_580", Nothing), Play("CATA_580", Nothing), EndTurn, StatsNow(Nth(0), 5, 5),
        Play("CATA_580", Nothing), StatsNow(Nth(0), 6, 5), StatsNow(Nth(2), 6, 5), StatsNow(Nth(3), 4, 5), Play("CATA_580", Nothing),
        StatsNow(Nth(0), 6, 5), Crystals(10), Play("CATA_580", Nothing), StatsNow(Nth(0), 8, 5), StatsNow(Nth(2), 8, 5),
    }
    check! { Mage:
        Ally("CATA_153t1"), Play("CATA_580", Nothing), EndTurn, EndTurn, Play("CATA_580", Nothing),
        Play("CATA_580", Nothing), Play("CATA_580", Nothing), StatsNow(My(0), 1, 2),
    }
}

/// Crackling Cloudstrider · Minion · Elemental · 3 mana · 4/3 · **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
//~ done CATA_563 - 842979cb -
#[test]
fn CATA_563_crackling_cloudstrider() {
    check! { Shaman:
        Give("CS2_023"), Give("CS2_032"), Give("CS2_231"), Play("CATA_563", On(InHand(0))), HandCount(Mine, 2),
        DeckCount(Mine, 19), Kill(My(0)), HandCount(Mine, 4), DeckCount(Mine, 17),
    }
    check! { Shaman:
        Give("CS2_023"), Give("CS2_032"), Give("CS2_231"), Give("CATA_563"), CannotTarget("CATA_563", InHand(1)),
        CannotTarget("CATA_563", InHand(2)),
    }
    check! { Shaman: Play("CATA_563", Nothing), Kill(My(0)), DeckCount(Mine, 19) }
    // With Brann Bronzebeard: what is absorbed stays so, though it costs what is printed again.
    check! { Shaman:
        Ally("LOE_077"), Enemy("CS2_172"), Give("CS2_032"), Enchant(InHand(0), "AT_027e"),
        Play("CATA_563", On(InHand(0))), HandCount(Mine, 0), Kill(My(1)), BoardCount(Theirs, 0),
    }
    check! { Shaman: Give("CS2_029"), Play("CATA_563", On(InHand(0))), HandCount(Mine, 0) }
    check! { Shaman: Give("CS2_023"), EndTurn, Play("CATA_563", Nothing) }
    check! { Shaman: Give("CS2_023"), Give("EX1_164"), Give("CATA_563"), CannotTarget("CATA_563", InHand(1)) }
}

/// Soldier of Al'Akir · Minion · Elemental · 1 mana · 1/2 · Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
/// - Numbers: {0} = 1
//~ done CATA_565t - 001405c6.eae7e889 -
#[test]
fn CATA_565t_soldier_of_al_akir() {
    check! { Mage:
        Ally("CS2_182"), Ally("CATA_565t"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        StatsNow(Nth(0), 5, 5), StatsNow(Nth(2), 5, 5), StatsNow(Nth(3), 4, 5), StatsNow(Nth(4), 4, 5), Play("CATA_580", Nothing),
        StatsNow(Nth(0), 5, 5),
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_580", Nothing), Play("CATA_580", Nothing), EndTurn, StatsNow(Nth(0), 5, 5),
        Play("CATA_580", Nothing), StatsNow(Nth(0), 6, 5), StatsNow(Nth(2), 6, 5), StatsNow(Nth(3), 4, 5), Play("CATA_580", Nothing),
        StatsNow(Nth(0), 6, 5), Crystals(10), Play("CATA_580", Nothing), StatsNow(Nth(0), 8, 5), StatsNow(Nth(2), 8, 5),
    }
    check! { Mage:
        Ally("CATA_565t"), Play("CATA_580", Nothing), EndTurn, EndTurn, Play("CATA_580", Nothing),
        Play("CATA_580", Nothing), Play("CATA_580", Nothing), StatsNow(My(0), 1, 2),
    }
}

/// Ascendance · Spell · Nature · 4 mana · Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
//~ done CATA_567 - 60e328eb -
#[test]
fn CATA_567_ascendance() {
    check! { Shaman in Wild:
        Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_172"), Force(Card("CS2_124")), Force(Card("CS2_187")),
        Play("CATA_567", Nothing), IsCard(My(0), "CS2_124"), IsCard(My(1), "CS2_187"), IsCard(Their(0), "CS2_172"), Kill(My(0)),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_172"), IsCard(My(1), "CS2_187"), Kill(My(0)), BoardCount(Mine, 1), Kill(My(0)),
        IsCard(My(0), "CS2_182"),
    }
    // Ancient of Yore begins Dormant: what it was comes all the same when it has awoken and dies.
    check! { Shaman in Wild, Standard:
        Ally("CS2_182"), Force(Card("EDR_979")), Play("CATA_567", Nothing), HasNow(My(0), GameTag::DORMANT), EndTurn,
        HandCount(Mine, 1), Armor(Mine, 3), EndTurn, EndTurn, HandCount(Mine, 3), Armor(Mine, 6), EndTurn,
        HasNot(My(0), GameTag::DORMANT), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"),
    }
    // A second transformation takes what the first one gave: who dies was a Wolfrider last.
    check! { Shaman in Wild:
        Ally("CS2_172"), Force(Card("CS2_124")), Play("CATA_567", Nothing), IsCard(My(0), "CS2_124"), Crystals(10),
        Force(Card("CS2_182")), Play("CATA_567", Nothing), IsCard(My(0), "CS2_182"), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_124"), Kill(My(0)), BoardCount(Mine, 0),
    }
}

/// Muradin's Last Stand · Spell · Nature · 9 mana · Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
//~ done CATA_568 - 07d4bb5a -
#[test]
fn CATA_568_muradins_last_stand() {
    check! { Shaman:
        Give("CATA_568"), Ally("CS2_182"), Enemy("CS2_182"), Ally("CS2_106"), CostNow(InHand(0), 9),
        Attack(My(0), TheirHero), CostNow(InHand(0), 8), Attack(MyHero, TheirHero), CostNow(InHand(0), 7), EndTurn,
        Attack(Their(0), MyHero), CostNow(InHand(0), 7), EndTurn, Play("CATA_568", Nothing), HandCount(Mine, 3),
    }
}

/// Morchok · Minion · Elemental · 10 mana · 10/10 · **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
//~ done CATA_570 - 39875a01 -
#[test]
fn CATA_570_morchok() {
    check! { Shaman:
        OnTop("EX1_279"), OnTop("CS2_182"), OnTop("CS2_029"), Play("CATA_570", Nothing), HandCount(Mine, 3),
        CostNow(InHand(0), 0), CostNow(InHand(1), 0), CostNow(InHand(2), 8),
    }
    // Nothing is left over, and there is nothing left to draw.
    check! { Shaman: OnTop("EX1_279"), Play("CATA_570", Nothing), HandCount(Mine, 1), CostNow(InHand(0), 0) }
    check! { Shaman:
        EmptyDeck(Mine), OnTop("CS2_029"), Play("CATA_570", Nothing), HandCount(Mine, 1), Damage(MyHero, 1),
    }
}

/// Air Support · Minion · 5 mana · 5/5 · **Battlecry:** Give a friendly minion **Mega-Windfury**. It can't attack heroes.
//~ done CATA_564 - 7c5b5625 -
#[test]
fn CATA_564_air_support() {
    check! { Shaman:
        Targets("CATA_564", &[FriendlyMinion]), Ally("CS2_182"), Ally("CS2_182"), Enemy("NEW1_009"),
        Enemy("NEW1_009"), Enemy("NEW1_009"), Enemy("NEW1_009"), Enemy("NEW1_009"), Play("CATA_564", On(My(0))),
        HasNow(My(0), GameTag::MEGA_WINDFURY), HasNot(My(1), GameTag::MEGA_WINDFURY), CannotAttack(My(0), TheirHero),
        Attack(My(0), Their(0)), Attack(My(0), Their(0)), Attack(My(0), Their(0)), Attack(My(0), Their(0)),
        BoardCount(Theirs, 1), CannotAct(My(0)), Attack(My(1), TheirHero), Health(TheirHero, 26),
    }
}
