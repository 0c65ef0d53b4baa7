//! Demon Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b1aed4c

/// Alara'shi · Minion · Demon · Beast · 5 mana · 5/5 · **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
//~ done EDR_493 - ab03a3e3 -
#[test]
fn EDR_493_alarashi() {
    check! { DemonHunter in Wild:
        Give("CS2_182"), Give("CS2_029"), Give("CS2_200"), GiveThem("CS2_182"), Force(Card("CS2_065")),
        Force(Card("EX1_306")), Play("EDR_493", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CS2_029"),
        IsCard(InHand(1), "CS2_065"), StatsNow(InHand(1), 4, 5), CostNow(InHand(1), 4), IsCard(InHand(2), "EX1_306"),
        StatsNow(InHand(2), 6, 7), CostNow(InHand(2), 6), IsCard(InTheirHand(0), "CS2_182"),
    }
    // The Cost that it shows: (9), less that of the card that was played last.
    check! { DemonHunter in Wild:
        Give("CATA_616"), Force(Card("CS2_065")), Play("EDR_493", Nothing), IsCard(InHand(0), "CS2_065"),
        CostNow(InHand(0), 4),
    }
}

/// Wyvern's Slumber · Spell · 3 mana · **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
// Also tests EDR_820a.
//~ done EDR_820 - 25f76914 -
#[test]
fn EDR_820_wyverns_slumber() {
    check! { DemonHunter:
        Enemy("CS2_182"), Force(Card("EDR_840t1")), Force(Card("EDR_840t2")), PlayOption("EDR_820", 0, Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "EDR_840t1"), IsCard(My(1), "EDR_840t2"), HasNow(My(0), GameTag::DORMANT),
        Health(Their(0), 5), PlayOption("EDR_820", 1, Nothing), Health(Their(0), 3), Health(TheirHero, 30),
        BoardCount(Mine, 2),
    }
}

/// Dreadsoul Corrupter · Minion · 4 mana · 4/4 · **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
//~ done EDR_841 - 935d83f6 -
#[test]
fn EDR_841_dreadsoul_corrupter() {
    check! { DemonHunter:
        Force(Card("EDR_840t")), Play("EDR_841", Nothing), BoardCount(Mine, 2), IsCard(My(1), "EDR_840t"),
        HasNow(My(1), GameTag::DORMANT), Force(Card("EDR_840t2")), Kill(Nth(0)), BoardCount(Mine, 2),
        IsCard(My(0), "EDR_840t2"), Ally("EDR_841"), Force(Card("EDR_840t1")), Kill(Nth(1)), BoardCount(Mine, 3),
        BoardCount(Theirs, 0),
    }
}

/// Jumpscare! · Spell · 2 mana · **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
//~ done EDR_882 - e0134fe2 -
#[test]
fn EDR_882_jumpscare() {
    check! { DemonHunter in Wild, Standard:
        EmptyDeck(Mine), OnTop("CS2_182"), Force(Card("BT_510")), Play("EDR_882", Nothing), ChooseCard("BT_510"),
        HandCount(Mine, 1), HasNow(InHand(0), GameTag::DARK_GIFT), DeckCount(Mine, 3), EndTurn, EndTurn,
        HandCount(Mine, 2),
    }
    for other in ["CS2_200", "BT_728"] {
        check! { DemonHunter: ForbidOutcome(Card(other)), Play("EDR_882", Nothing) }
    }
}

/// Ferocious Felbat · Minion · Demon · 7 mana · 7/5 · **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
//~ done EDR_892 - 8f2e1426 -
#[test]
fn EDR_892_ferocious_felbat() {
    check! { DemonHunter in Wild, Standard:
        Ally("FP1_012"), Ally("EX1_096"), Ally("CS2_200"), Enemy("EX1_534"), Ally("FP1_012"), Kill(Nth(0)),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), BoardCount(Mine, 2), Ally("EDR_892"), Kill(Nth(5)),
        BoardCount(Mine, 4), IsCard(My(2), "FP1_012"), IsCard(My(3), "FP1_012"),
        // The Felbat that died is none of them.
        Ally("EDR_892"), ForbidOutcome(Card("EX1_534")), Kill(Nth(6)), BoardCount(Mine, 6), IsCard(My(4), "FP1_012"),
        IsCard(My(5), "FP1_012"),
    }
    check! { DemonHunter in Wild, Standard:
        Ally("FP1_012"), Ally("CS2_200"), Kill(Nth(0)), Kill(Nth(1)), Ally("EDR_892"), ForbidOutcome(Card("CS2_200")),
        Kill(Nth(2)), BoardCount(Mine, 3),
    }
}

/// Felfire Blaze · Minion · Elemental · 2 mana · 2/3 · After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
//~ done FIR_904 - 62009c80 -
#[test]
fn FIR_904_felfire_blaze() {
    check! { DemonHunter:
        Give("FIR_904"), Cost("FIR_904", 2), Stats("FIR_904", 2, 3), Ally("CS2_182"), Enemy("CS2_182"),
        Play("FIR_904", Nothing), Play("GAME_005", Nothing), IsInZone(Nth(0), Zone::Play), Play("BT_035", Nothing),
        HandCount(Mine, 1), Dead(Nth(0)), Damage(Nth(2), 2), Health(TheirHero, 28), Damage(Nth(1), 0),
        Health(MyHero, 30),
    }
    check! { DemonHunter:
        Ally("FIR_904"), EndTurn, Play("BT_035", Nothing), HandCount(Theirs, 2), IsInZone(Nth(0), Zone::Play),
        Health(TheirHero, 30),
    }
}

/// Omen · Minion · Demon · Beast · 10 mana · 6/12 · **Rush**, **Windfury Deathrattle:** Deal @ damage to all enemies. *(Improves after this attacks!)*
/// - Numbers: {0} = 1
//~ done EDR_421 - d9709d5b.eae7e889 -
#[test]
fn EDR_421_omen() {
    check! { DemonHunter:
        Give("EDR_421"), Cost("EDR_421", 10), Stats("EDR_421", 6, 12), Has("EDR_421", GameTag::RUSH),
        Has("EDR_421", GameTag::WINDFURY), Ally("CS2_182"), Enemy("CS2_182"), Play("EDR_421", Nothing), Kill(My(1)),
        Health(TheirHero, 29), Damage(Their(0), 1), Damage(My(0), 0), Health(MyHero, 30),
    }
    check! { DemonHunter:
        Enemy("CS2_182"), Ally("EDR_421"), Attack(My(0), TheirHero), Health(TheirHero, 24), Attack(My(0), TheirHero),
        Health(TheirHero, 18), Kill(My(0)), Health(TheirHero, 15), Damage(Their(0), 3),
    }
    // To be attacked does not improve it.
    check! { DemonHunter:
        Ally("EDR_421"), EndTurn, Enemy("CS2_231"), Attack(Their(0), My(0)), Kill(My(0)), Health(TheirHero, 29),
    }
}

/// Defiled Spear · Weapon · 4 mana · 2/3 durability · After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
//~ done EDR_842 - 6e00227c -
#[test]
fn EDR_842_defiled_spear() {
    check! { DemonHunter:
        Give("EDR_842"), Cost("EDR_842", 4), Stats("EDR_842", 2, 3), Ally("EDR_842"), Ally("CS2_182"),
        Enemy("CS2_182"), Attack(MyHero, TheirHero), Health(TheirHero, 28), Damage(Their(0), 2), Damage(My(0), 0),
    }
    check! { DemonHunter:
        Ally("EDR_842"), Enemy("CS2_200"), Enemy("CS2_200"), Force(Entity(Their(1))), Attack(MyHero, Their(0)),
        Damage(Their(0), 2), Damage(Their(1), 2), Health(TheirHero, 30), StatsNow(MyWeapon, 2, 2),
    }
    check! { DemonHunter:
        Ally("EDR_842"), Ally("CS2_182"), Enemy("CS2_182"), Attack(My(0), TheirHero), Health(TheirHero, 26),
        Damage(Their(0), 0),
    }
}

/// Nightmare Dragonkin · Minion · Dragon · 3 mana · 4/2 · **Deathrattle:** Reduce the Cost of the right-most card in your hand by (2).
//~ done EDR_890 - 3684c3c5 -
#[test]
fn EDR_890_nightmare_dragonkin() {
    check! { DemonHunter:
        Give("EDR_890"), Cost("EDR_890", 3), Stats("EDR_890", 4, 2), Play("EDR_890", Nothing), Give("CS2_200"),
        Give("CS2_182"), GiveThem("CS2_182"), CostNow(InHand(1), 4), Kill(My(0)), CostNow(InHand(1), 2),
        CostNow(InHand(0), 6), CostNow(InTheirHand(0), 4), EndTurn, EndTurn, CostNow(InHand(2), 4),
    }
}
