//! Neutral cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d923917

/// Thaddius, Monstrosity · Minion · Undead · 10 mana · 11/11 · **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn*!)@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
/// - Numbers: {0} = 2
//~ done NX2_033 - 3417efd6.ea1d8a8e -
#[test]
fn NX2_033_thaddius_monstrosity() {
    check! { Mage:
        Ally("NX2_033"), Give("CS2_029"), Give("CS2_172"), Give("CS2_226"), Give("CS2_168"), CostNow(InHand(0), 4),
        CostNow(InHand(1), 2), CostNow(InHand(2), 3), CostNow(InHand(3), 0), EndTurn, EndTurn, CostNow(InHand(0), 2),
        CostNow(InHand(1), 0), CostNow(InHand(2), 5), EndTurn, EndTurn, CostNow(InHand(0), 4), CostNow(InHand(2), 3),
    }
    check! { Mage:
        Ally("NX2_033"), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, CostNow(InHand(0), 2),
        CostNow(InTheirHand(0), 4),
    }
    check! { Mage: GiveThem("EX1_508"), Ally("NX2_033"), EndTurn, EndTurn, EndTurn, CostNow(InTheirHand(0), 1) }
}

/// Rivendare, Warrider · Minion · Undead · 6 mana · 6/6 · **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
//~ done NX2_034 - ed06a075 -
#[test]
fn NX2_034_rivendare_warrider() {
    check! { Mage:
        EmptyDeck(Mine), Ally("NX2_034"), Kill(My(0)), DeckCount(Mine, 3), IsInZone(Newest("NX2_034t"), Zone::Deck),
        IsInZone(Newest("NX2_034t1"), Zone::Deck), IsInZone(Newest("NX2_034t2"), Zone::Deck), DeckCount(Theirs, 20),
    }
}

/// Blaumeux, Faminerider · Minion · Undead · 6 mana · 6/6 · **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t - 4f19040c -
#[test]
fn NX2_034t_blaumeux_faminerider() {
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t1"), Ally("NX2_034t2"), Ally("NX2_034t"), Kill(Nth(3)),
        Play("GAME_005", Nothing), Kill(Nth(1)), Play("GAME_005", Nothing), Kill(Nth(0)), Play("GAME_005", Nothing),
        Kill(Nth(2)), Won(Mine),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t1"), Ally("NX2_034t2"), Ally("NX2_034t"), Kill(Nth(0)), Kill(Nth(1)),
        Play("GAME_005", Nothing), Kill(Nth(2)), Play("GAME_005", Nothing), Kill(Nth(3)), Won(Mine),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t1"), Ally("NX2_034t2"), Ally("NX2_034t"), Kill(Nth(0)), Kill(Nth(2)),
        Play("GAME_005", Nothing), Kill(Nth(3)), Play("GAME_005", Nothing), Kill(Nth(1)), Won(Mine),
    }
    check! { Mage:
        Ally("NX2_034t1"), Ally("NX2_034t2"), Ally("NX2_034t"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t2"), Ally("NX2_034t"), Kill(Nth(0)), DeckCount(Mine, 22), Kill(Nth(1)),
        Kill(Nth(2)), Play("GAME_005", Nothing),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t1"), Ally("NX2_034t"), Kill(Nth(0)), DeckCount(Mine, 22), Kill(Nth(1)),
        Kill(Nth(2)), Play("GAME_005", Nothing),
    }
}

/// Korth'azz, Deathrider · Minion · Undead · 6 mana · 6/6 · **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t1 - 7b882d3c -
#[test]
fn NX2_034t1_korthazz_deathrider() {
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t"), Ally("NX2_034t1"), Ally("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(3)), Kill(Nth(2)), Won(Mine),
    }
    check! { Mage:
        Ally("NX2_034t"), Ally("NX2_034t2"), Ally("NX2_034t1"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t2"), Ally("NX2_034t1"), Kill(Nth(0)), DeckCount(Mine, 22), Kill(Nth(1)),
        Kill(Nth(2)), Play("GAME_005", Nothing),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t"), Ally("NX2_034t1"), Kill(Nth(0)), DeckCount(Mine, 22), Kill(Nth(1)),
        Kill(Nth(2)), Play("GAME_005", Nothing),
    }
    // The minion itself must have died: a Deathrattle that is triggered while it lives finds three dead.
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t"), Ally("NX2_034t2"), Ally("NX2_034t1"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("ICC_052", On(My(0))), Play("GAME_005", Nothing), Kill(My(0)), Won(Mine),
    }
}

/// Zeliek, Conquestrider · Minion · Undead · 6 mana · 6/6 · **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t2 - 14aea8d7 -
#[test]
fn NX2_034t2_zeliek_conquestrider() {
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t"), Ally("NX2_034t1"), Ally("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(2)), Kill(Nth(3)), Won(Mine),
    }
    check! { Mage:
        Ally("NX2_034t"), Ally("NX2_034t1"), Ally("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t1"), Ally("NX2_034t2"), Kill(Nth(0)), DeckCount(Mine, 22), Kill(Nth(1)),
        Kill(Nth(2)), Play("GAME_005", Nothing),
    }
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t"), Ally("NX2_034t2"), Kill(Nth(0)), DeckCount(Mine, 22), Kill(Nth(1)),
        Kill(Nth(2)), Play("GAME_005", Nothing),
    }
    // Zeliek has to have died, too.
    check! { Mage:
        Ally("NX2_034"), Ally("NX2_034t"), Ally("NX2_034t1"), Ally("NX2_034t2"), Kill(Nth(0)),
        DeckCount(Mine, 22), Kill(Nth(1)), Kill(Nth(2)), Play("UNG_800", On(My(0))), Play("GAME_005", Nothing),
    }
}

/// Mistake · Minion · All · 1 mana · 1/3 · *This has all minion types*.
//~ done NX2_050 - f8b4cf11 -
#[test]
fn NX2_050_mistake() {
    check! { Hunter:
        Ally("NX2_050"), Play("DS1_070", On(My(0))), StatsNow(My(0), 3, 5), HasNow(My(0), GameTag::TAUNT),
        Play("EX1_508", Nothing), StatsNow(My(0), 4, 5),
    }
}

/// Incorporeal Corporal · Minion · Undead · 2 mana · 5/5 · After this minion attacks, destroy it.
//~ done RLK_117 - 904fb87a -
#[test]
fn RLK_117_incorporeal_corporal() {
    check! { Mage:
        Ally("RLK_117"), Ally("CS2_182"), Attack(My(1), TheirHero), BoardCount(Mine, 2), Attack(My(0), TheirHero),
        Health(TheirHero, 21), BoardCount(Mine, 1), Dead(Nth(0)),
    }
}

/// Silvermoon Arcanist · Minion · 3 mana · 2/2 · **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
//~ done RLK_218 - 866b1c6f -
#[test]
fn RLK_218_silvermoon_arcanist() {
    check! { Mage:
        Play("RLK_218", Nothing), Give("CS2_029"), CannotTarget("CS2_029", TheirHero), CannotTarget("CS2_029", MyHero),
        HeroPower(On(TheirHero)), Health(TheirHero, 29), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 21),
    }
}

/// Crystal Broker · Minion · 3 mana · 3/2 · **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
//~ done RLK_221 - 8369e493 -
#[test]
fn RLK_221_crystal_broker() {
    check! { Mage:
        Crystals(4), Play("RLK_221", Nothing), BoardCount(Mine, 1), Crystals(5), Force(Card("CS2_127")),
        Play("RLK_221", Nothing), BoardCount(Mine, 3), IsCard(My(2), "CS2_127"),
    }
    check! { Mage: Force(Card("CS2_232")), Play("RLK_221", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_232") }
    check! { Mage: ForbidOutcome(Card("CS2_200")), Play("RLK_221", Nothing), BoardCount(Mine, 2) }
    check! { Mage: Crystals(5), ForbidOutcome(Card("CS2_200")), Play("RLK_221", Nothing), BoardCount(Mine, 2) }
    check! { Mage: Crystals(5), ForbidOutcome(Card("CS2_023")), Play("RLK_221", Nothing), BoardCount(Mine, 2) }
    check! { Mage: Crystals(9), ForbidOutcome(Card("CS2_232")), Play("RLK_221", Nothing) }
}

/// Astalor, the Protector · Minion · 5 mana · 5/5 · **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
/// - Numbers: {0} = 8
//~ done RLK_222t1 - e702d559.ea2396b4 -
#[test]
fn RLK_222t1_astalor_the_protector() {
    check! { Mage:
        Crystals(7), Play("RLK_222t1", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "RLK_222t2"), Armor(Mine, 0),
        Crystals(8), Play("RLK_222t1", Nothing), HandCount(Mine, 2), Armor(Mine, 5), Armor(Theirs, 0),
    }
}

/// Astalor, the Flamebringer · Minion · 8 mana · 8/8 · **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
//~ done RLK_222t2 - 6fbf1153 -
#[test]
fn RLK_222t2_astalor_the_flamebringer() {
    check! { Mage:
        Enemy("CS2_182"), Ally("CS2_182"), Crystals(9), Force(Entity(Their(0))), Force(Entity(Their(0))),
        Force(Entity(TheirHero)), Force(Entity(Their(0))), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Force(Entity(TheirHero)), Play("RLK_222t2", Nothing), Health(TheirHero, 26), Damage(Their(0), 3),
        Damage(My(0), 0),
    }
    check! { Mage: Crystals(9), Play("RLK_222t2", Nothing), Health(TheirHero, 23), Health(MyHero, 30) }
    check! { Mage: Crystals(10), Play("RLK_222t2", Nothing), Health(TheirHero, 16), Health(MyHero, 30) }
}

/// Bonelord Frostwhisper · Minion · Undead · 6 mana · 6/6 · **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
//~ done RLK_591 - 40b6bb2e -
#[test]
fn RLK_591_bonelord_frostwhisper() {
    check! { Mage:
        Ally("RLK_591"), Kill(My(0)), Give("CS2_182"), Give("CS2_029"), CostNow(InHand(0), 0), CostNow(InHand(1), 0),
        Play("CS2_029", On(TheirHero)), CostNow(InHand(0), 4), EndTurn, EndTurn, CostNow(InHand(0), 0), EndTurn,
        EndTurn, EndTurn, Health(MyHero, 30), EndTurn, Won(Theirs),
    }
}

/// Sanctum Spellbender · Minion · 4 mana · 3/6 · Whenever your opponent targets another minion with a spell, redirect it to this.
//~ done RLK_677 - 0118d9c5 -
#[test]
fn RLK_677_sanctum_spellbender() {
    check! { Mage:
        Ally("RLK_677"), Ally("CS2_182"), EndTurn, Play("CS2_024", On(My(1))), Damage(My(1), 0), Damage(My(0), 3),
        Play("CS2_024", On(MyHero)), Health(MyHero, 27), EndTurn, Play("CS2_024", On(My(1))), Damage(My(1), 3),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        EndTurn, Ally("RLK_677"), Ally("CS2_182"), EndTurn, EndTurn, Play("CS2_024", On(My(1))),
        Play("CS2_024", On(My(1))), BoardCount(Mine, 1),
    }
    check! { Mage:
        Ally("RLK_677"), EndTurn, Play("RLK_677", Nothing), Ally("CS2_182"), EndTurn, Play("CS2_024", On(My(1))),
        StatsNow(My(1), 4, 5),
    }
}

/// Plaguespreader · Minion · Undead · 4 mana · 4/4 · **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
//~ done RLK_831 - 1fddb2b8 -
#[test]
fn RLK_831_plaguespreader() {
    check! { Mage:
        Ally("RLK_831"), GiveThem("CS2_182"), GiveThem("CS2_024"), Give("CS2_182"), Kill(My(0)), HandCount(Theirs, 2),
        IsCard(Nth(1), "RLK_831"), IsCard(Nth(2), "CS2_024"), IsCard(InHand(0), "CS2_182"),
    }
    check! { Mage:
        Ally("RLK_831"), GiveThem("CS2_182"), GiveThem("CS2_120"), Force(Entity(InTheirHand(0))), Kill(My(0)),
        IsCard(Nth(1), "RLK_831"), IsCard(Nth(2), "CS2_120"),
    }
}

/// Translocation Instructor · Minion · 5 mana · 4/4 · **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
//~ done RLK_950 - 05f8f02f -
#[test]
fn RLK_950_translocation_instructor() {
    check! { Mage:
        Give("RLK_950"), Cost("RLK_950", 5), Stats("RLK_950", 4, 4), EmptyDeck(Theirs), OnTheirTop("CS2_200"),
        OnTheirTop("CS2_029"), Enemy("CS2_182"), Enemy("CS2_231"), Play("RLK_950", On(Nth(3))), BoardCount(Theirs, 2),
        IsCard(Their(0), "CS2_200"), IsInZone(Nth(3), Zone::Deck), IsInZone(Nth(1), Zone::Play), DeckCount(Theirs, 2),
        BoardCount(Mine, 1),
    }
    check! { Mage:
        Give("RLK_950"), OnTheirTop("CS2_029"), Enemy("CS2_182"), Enemy("CS2_231"), Play("RLK_950", On(Nth(3))),
        IsCard(Their(1), "CS2_182"),
    }
}

/// Coroner · Minion · 2 mana · 2/2 · **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
//~ done RLK_951 - 8e82faf5 -
#[test]
fn RLK_951_coroner() {
    check! { Mage:
        Targets("RLK_951", &[EnemyMinion]), Crystals(5), Enemy("CS2_179"), Play("RLK_951", On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), HasNow(Their(0), GameTag::TAUNT), Crystals(6), Play("RLK_951", On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), HasNot(Their(0), GameTag::TAUNT),
    }
}

/// Silvermoon Armorer · Minion · 4 mana · 4/4 · **Rush Manathirst (@):** Gain +2/+2.
/// - Numbers: {0} = 7
//~ done RLK_955 - 4076b797.ea2104bf -
#[test]
fn RLK_955_silvermoon_armorer() {
    check! { Mage:
        Give("RLK_955"), Cost("RLK_955", 4), Stats("RLK_955", 4, 4), Has("RLK_955", GameTag::RUSH),
        Play("RLK_955", Nothing), StatsNow(My(0), 6, 6),
    }
    check! { Mage: Crystals(6), Play("RLK_955", Nothing), StatsNow(My(0), 4, 4) }
    check! { Mage: Crystals(7), Play("RLK_955", Nothing), StatsNow(My(0), 6, 6) }
}

/// Brittleskin Zombie · Minion · Undead · 3 mana · 4/3 · **Deathrattle:** If it's your opponent's turn, deal 3 damage to them.
//~ done RLK_113 - fe84e306 -
#[test]
fn RLK_113_brittleskin_zombie() {
    check! { Mage:
        Ally("RLK_113"), Ally("RLK_113"), Kill(My(0)), Health(TheirHero, 30), EndTurn, Kill(My(0)),
        Health(TheirHero, 27), Health(MyHero, 30),
    }
}

/// Flesh Behemoth · Minion · Undead · 9 mana · 4/8 · **Taunt Deathrattle:** Draw another Undead and summon a copy of it.
//~ done RLK_830 - ac3ac6e1 -
#[test]
fn RLK_830_flesh_behemoth() {
    check! { Mage:
        Has("RLK_830", GameTag::TAUNT), DeckOf(&["FP1_001", "CS2_182"]), Ally("RLK_830"), Kill(My(0)),
        HandCount(Mine, 1), IsCard(InHand(0), "FP1_001"), BoardCount(Mine, 1), IsCard(My(0), "FP1_001"), DeckCount(Mine, 1),
    }
    check! { Mage:
        Ally("RLK_830"), OnTheirTop("FP1_001"), Kill(My(0)), BoardCount(Mine, 0), HandCount(Mine, 0),
        DeckCount(Theirs, 21),
    }
}

/// Scourge Rager · Minion · Undead · 3 mana · 5/4 · **Reborn Battlecry:** Die.
//~ done RLK_900 - 54b40a64 -
#[test]
fn RLK_900_scourge_rager() {
    check! { Mage:
        Play("RLK_900", Nothing), BoardCount(Mine, 1), IsCard(My(0), "RLK_900"), StatsNow(My(0), 5, 1),
        HasNot(My(0), GameTag::REBORN), BoardCount(Theirs, 0),
    }
    check! { Mage: Summon("RLK_900"), StatsNow(My(0), 5, 4), HasNow(My(0), GameTag::REBORN) }
}

/// Enchanter · Minion · 3 mana · 3/3 · Enemy minions take double damage during your turn.
//~ done RLK_952 - fde6ea2d -
#[test]
fn RLK_952_enchanter() {
    check! { Mage:
        Ally("RLK_952"), Ally("CS2_182"), Enemy("CS2_186"), DealDamage(Their(0), 2), Damage(Their(0), 4), DealDamage(My(1), 2),
        Damage(My(1), 2), DealDamage(TheirHero, 3), Health(TheirHero, 27), EndTurn, DealDamage(Their(0), 1), Damage(Their(0), 5),
        EndTurn, Kill(My(0)), DealDamage(Their(0), 1), Damage(Their(0), 6),
    }
}
