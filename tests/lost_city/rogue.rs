//! Rogue cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f18e7fc4

/// Mirrex, the Crystalline · Minion · Elemental · Beast · 3 mana · 3/4 · While in your hand, this is a 3/4 copy of the last minion your opponent played.
//~ done DINO_407 - 77ea5d4b -
#[test]
fn DINO_407_mirrex_the_crystalline() {
    check! { Rogue:
        Give("DINO_407"), IsCard(InHand(0), "DINO_407"), Play("CS2_171", Nothing), IsCard(InHand(0), "DINO_407"), EndTurn,
        Play("CS2_200", Nothing), Play("CS2_029", On(MyHero)), Damage(MyHero, 6), EndTurn, IsCard(InHand(0), "CS2_200"),
        StatsNow(InHand(0), 3, 4), CostNow(InHand(0), 6), EndTurn, Crystals(10), Play("CS2_125", Nothing), EndTurn,
        IsCard(InHand(0), "CS2_125"), StatsNow(InHand(0), 3, 4), HasNow(InHand(0), GameTag::TAUNT), Play("CS2_125", Nothing),
        StatsNow(My(1), 3, 4), EndTurn, Play("CS2_182", Nothing), IsCard(My(1), "CS2_125"),
    }
    check! { Rogue:
        EndTurn, Play("CS2_200", Nothing), OnTop("DINO_407"), EndTurn, IsCard(InHand(0), "CS2_200"), StatsNow(InHand(0), 3, 4),
    }
    check! { Rogue:
        EndTurn, Play("CS2_200", Nothing), EndTurn, OnTop("DINO_407"), EndTurn, Play("CS2_125", Nothing), EndTurn,
        IsCard(InHand(1), "CS2_125"),
    }
    check! { Rogue:
        EndTurn, Play("CS2_200", Nothing), OnTop("DINO_407"), EndTurn, EndTurn, Play("GVG_044", Nothing),
        IsCard(InHand(0), "GVG_044"),
    }
    // What the opponent plays, and each time.
    check! { Rogue:
        Give("DINO_407"), EndTurn, Play("CS2_200", Nothing), IsCard(InHand(0), "CS2_200"), Play("CS2_172", Nothing),
        IsCard(InHand(0), "CS2_172"), Play("GAME_005", Nothing), IsCard(InHand(0), "CS2_172"), Summon("CS2_125"),
        IsCard(InHand(0), "CS2_172"), EndTurn, Play("CS2_182", Nothing), IsCard(InHand(0), "CS2_172"),
    }
    // One that returns to the hand is a copy there as well.
    check! { Rogue:
        EndTurn, Play("CS2_200", Nothing), EndTurn, Ally("DINO_407"), Play("EX1_144", On(My(0))),
        IsCard(Nth(1), "CS2_200"), StatsNow(Nth(1), 3, 4), HandCount(Mine, 2),
    }
}

/// Costume Merchant · Minion · 3 mana · 2/4 · **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
//~ done DINO_427 - 4c1e3e92 -
#[test]
fn DINO_427_costume_merchant() {
    check! { Rogue in Wild, Standard:
        Force(Card("DINO_402")), Play("DINO_427", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "DINO_402"),
        CostNow(InHand(0), 8), Force(Card("DINO_428")), Play("DINO_427", Nothing), IsCard(InHand(1), "DINO_428"),
        CostNow(InHand(1), 5), CostNow(InHand(0), 8),
        // A Mask, and no Innervate.
        Crystals(10), ForbidOutcome(Card("EX1_169")), Play("DINO_427", Nothing), HandCount(Mine, 3),
    }
}

/// Lie in Wait · Spell · 1 mana · **Quest:** Shuffle cards into your deck, 5 times. **Reward:** Master Dusk.
//~ done TLC_513 - 1180e815 -
#[test]
fn TLC_513_lie_in_wait() {
    // Three cards at once count once, those in the opponent's deck not at all; trading counts.
    check! { Rogue:
        Play("TLC_513", Nothing), Ally("CS2_182"), Crystals(10), Play("BRM_007", On(My(0))), DeckCount(Mine, 22),
        Play("BRM_007", On(My(0))), Play("AT_035", Nothing), DeckCount(Theirs, 23), Crystals(10),
        Play("BRM_007", On(My(0))), Play("BRM_007", On(My(0))), DeckCount(Mine, 31), HandCount(Mine, 0),
        Give("EX1_005"), Use(InHand(0), 0, Nothing), HandCount(Mine, 2), IsInZone(Newest("TLC_513t"), Zone::Hand),
    }
    check! { Rogue:
        Play("TLC_513t", Nothing), Armor(Mine, 8), IsCard(MyPower, "TLC_513hp"), BoardCount(Mine, 2),
        IsCard(My(1), "TLC_513t2"), Ally("CS2_231"), Enemy("TLC_513t2"), Kill(My(2)), Kill(Their(0)), DeckCount(Mine, 19),
        Kill(My(0)), DeckCount(Mine, 20), DeckCount(Theirs, 20), IsInZone(Newest("TLC_513t2"), Zone::Deck),
    }
}

/// Way of the Shell · Hero Power · 1 mana · Draw 2 cards that didn't start in your deck.
//~ done TLC_513hp - 02bab598 -
#[test]
fn TLC_513hp_way_of_the_shell() {
    check! { Rogue:
        HasHeroPower("TLC_513hp"), Cost("TLC_513hp", 1), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_118"),
        OnTop("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), HeroPower(Nothing), DeckCount(Mine, 21),
        HandCount(Mine, 2), CostNow(Nth(3), 3), IsInZone(Nth(3), Zone::Hand), StatsNow(Nth(3), 5, 1), CostNow(Nth(4), 4),
        IsInZone(Nth(4), Zone::Hand), StatsNow(Nth(4), 4, 5),
    }
    check! { Rogue:
        HasHeroPower("TLC_513hp"), Ally("CS2_182"), Enemy("CS2_182"), HeroPower(Nothing), DeckCount(Mine, 19),
    }
}

/// Merchant of Legend · Minion · 1 mana · 1/2 · **Battlecry: Discover** a **Legendary** minion. Shuffle the other two into your deck.
//~ done TLC_514 - fd38b856 -
#[test]
fn TLC_514_merchant_of_legend() {
    check! { Rogue in Wild:
        Give("TLC_514"), Cost("TLC_514", 1), Stats("TLC_514", 1, 2), Force(Card("EX1_110")), Force(Card("EX1_298")),
        Force(Card("EX1_016")), Play("TLC_514", Nothing), ChooseCard("EX1_110"), HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_110"), IsInZone(Newest("EX1_298"), Zone::Deck), IsInZone(Newest("EX1_016"), Zone::Deck), DeckCount(Mine, 21),
    }
    check! { Rogue in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("TLC_514", Nothing), Choose(0), HandCount(Mine, 1) }
    check! { Rogue in Wild, Standard: ForbidOutcome(Card("ICC_827")), Play("TLC_514", Nothing) }
}

/// Cultist Map · Spell · Shadow · 2 mana · **Discover** a card from your deck. If you play it this turn, also pick one of the others.
//~ done TLC_515 - aeb93551 -
#[test]
fn TLC_515_cultist_map() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_231", "CS2_200"]), Play("TLC_515", Nothing), ChooseCard("CS2_231"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"), DeckCount(Mine, 2), Play("CS2_172", Nothing), HandCount(Mine, 1),
        Play("CS2_231", Nothing), ChooseCard("CS2_200"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
        DeckCount(Mine, 1), Play("CS2_120", Nothing), EndTurn,
    }
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_231", "CS2_200"]), Play("TLC_515", Nothing), ChooseCard("CS2_231"), EndTurn, EndTurn,
        HandCount(Mine, 2), Play("CS2_231", Nothing), EndTurn, HandCount(Mine, 1),
    }
}

/// Knockback · Spell · 1 mana · Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck*).
/// - Numbers: {0} = 1
//~ done TLC_517 - ac63622e.eae7e889 -
#[test]
fn TLC_517_knockback() {
    check! { Rogue:
        Enemy("CS2_200"), Enemy("CS2_182"), Play("TLC_517", On(Their(0))), Damage(Their(0), 1),
        Play("LOE_079", Nothing), DeckCount(Mine, 20), Crystals(10), Play("TLC_517", On(Their(0))), Damage(Their(0), 3),
        Ally("CS2_142"), Play("TLC_517", On(Their(1))), Damage(Their(1), 3), Damage(Their(0), 3),
    }
}

/// Interrogation · Spell · 2 mana · Shuffle three 3/3 Ninjas with **Stealth** into your deck that are **Summoned When Drawn**.
// Also tests TLC_513t2.
//~ done TLC_518 - e049d356 -
#[test]
fn TLC_518_interrogation() {
    check! { Rogue:
        EmptyDeck(Mine), Play("TLC_518", Nothing), DeckCount(Mine, 3), DeckCount(Theirs, 20), EndTurn, EndTurn,
        Damage(MyHero, 1), DeckCount(Mine, 0), HandCount(Mine, 0), BoardCount(Mine, 3), IsCard(My(0), "TLC_513t2"),
        StatsNow(My(0), 3, 3), HasNow(My(2), GameTag::STEALTH),
    }
    check! { Rogue:
        // At the bottom, if the dice say so.
        Force(Number(0)), Force(Number(0)), Force(Number(0)), Play("TLC_518", Nothing), DeckCount(Mine, 22), EndTurn,
        EndTurn, HandCount(Mine, 1), BoardCount(Mine, 0),
    }
}

/// Underbrush Tracker · Minion · 6 mana · 5/5 · **Rush** Costs (1) less for each time you've shuffled cards into your deck.
//~ done TLC_520 - fe1d8018 -
#[test]
fn TLC_520_underbrush_tracker() {
    check! { Rogue:
        Give("TLC_520"), Enemy("CS2_182"), CostNow(InHand(0), 6), Play("EDR_846t2", On(Their(0))),
        DeckCount(Theirs, 21), CostNow(InHand(0), 6), Ally("CS2_182"), Play("EDR_846t2", On(My(0))),
        DeckCount(Mine, 20), CostNow(InHand(0), 5), EndTurn, EndTurn, CostNow(InHand(0), 5),
    }
}

/// Eyes in the Sky · Minion · 2 mana · 2/3 · **Battlecry:** Look at 3 cards in your enemy's deck. Pick one to put on top.
//~ done TLC_521 - 76927f7f -
#[test]
fn TLC_521_eyes_in_the_sky() {
    check! { Rogue:
        Give("TLC_521"), Cost("TLC_521", 2), Stats("TLC_521", 2, 3), EmptyDeck(Theirs), OnTheirTop("CS2_231"),
        OnTheirTop("CS2_182"), OnTheirTop("CS2_200"), Play("TLC_521", Nothing), ChooseCard("CS2_231"),
        HandCount(Mine, 0), DeckCount(Theirs, 3), EndTurn, IsCard(InTheirHand(0), "CS2_231"), HandCount(Theirs, 1),
    }
    check! { Rogue: EmptyDeck(Theirs), OnTheirTop("CS2_231"), Play("TLC_521", Nothing), Choose(0), DeckCount(Mine, 19) }
}

/// Opu the Unseen · Minion · 6 mana · 6/4 · **Stealth. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
//~ done TLC_522 - 40f8e467 -
#[test]
fn TLC_522_opu_the_unseen() {
    check! { Rogue:
        Give("TLC_522"), Cost("TLC_522", 6), Stats("TLC_522", 6, 4), Has("TLC_522", GameTag::STEALTH), Enemy("CS2_182"),
        Play("TLC_522", Nothing), Damage(Their(0), 1), HandCount(Mine, 1), Kill(My(0)), Damage(Their(0), 2),
        HandCount(Mine, 2),
    }
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Play("GAME_005", Nothing), Play("TLC_522", Nothing), Damage(Their(0), 2),
        Damage(My(0), 0), HandCount(Mine, 2), HasNow(My(1), GameTag::STEALTH),
    }
}

/// Crystal Tusk · Weapon · 2 mana · 2/2 durability · **Battlecry:** Shuffle the left- most card in your hand into your deck. **Deathrattle:** Draw 2 cards.
//~ done DINO_408 - 0c519995 -
#[test]
fn DINO_408_crystal_tusk() {
    check! { Rogue:
        Give("CS2_200"), Give("CS2_172"), Play("DINO_408", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"),
        IsInZone(Nth(0), Zone::Deck), DeckCount(Mine, 20), StatsNow(MyWeapon, 2, 2), Kill(MyWeapon), HandCount(Mine, 3),
        DeckCount(Mine, 18), HandCount(Theirs, 0),
    }
    check! { Rogue: Play("DINO_408", Nothing), DeckCount(Mine, 19), HandCount(Mine, 0) }
}
