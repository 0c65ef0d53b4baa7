//! Neutral cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 968e26f9

/// Drek'Thar · Minion · 4 mana · 4/4 · **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
//~ done AV_100 - 60cfee55 -
#[test]
fn AV_100_drek_thar() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("EX1_021"), OnTop("CS2_029"), Play("AV_100", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "EX1_021"), DeckCount(Mine, 1),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("EX1_021"), Play("AV_100", Nothing), BoardCount(Mine, 1),
        DeckCount(Mine, 2),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("EX1_021"), OnTop("CS2_024"), ForbidOutcome(Entity(Nth(1))), Play("AV_100", Nothing),
        IsCard(My(1), "EX1_021"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("EX1_021"), OnTop("EX1_021"), Play("AV_100", Nothing), BoardCount(Mine, 2),
        DeckCount(Mine, 1),
    }
}

/// Gnome Private · Minion · 1 mana · 1/3 · **Honorable Kill:** Gain +2 Attack.
//~ done AV_121 - fd7c9a37 -
#[test]
fn AV_121_gnome_private() {
    check! { Mage:
        Give("AV_121"), Cost("AV_121", 1), Stats("AV_121", 1, 3), Ally("AV_121"), Enemy("CS2_231"),
        Attack(My(0), Their(0)), StatsNow(My(0), 3, 2),
    }
    check! { Mage: Ally("AV_121"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(0)) }
}

/// Frozen Mammoth · Minion · Beast · 4 mana · 6/7 · This is **Frozen** until you cast a Fire spell.
//~ done AV_128 - 15645157 -
#[test]
fn AV_128_frozen_mammoth() {
    check! { Mage:
        Ally("AV_128"), CannotAct(My(0)), EndTurn, EndTurn, CannotAct(My(0)), Play("CS2_024", On(TheirHero)),
        CannotAct(My(0)), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9), HasNot(My(0), GameTag::FROZEN),
        Attack(My(0), TheirHero),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("AV_128"), EndTurn, Play("CS2_029", On(TheirHero)), HasNow(My(0), GameTag::FROZEN),
        Health(TheirHero, 24),
    }
}

/// Stormpike Marshal · Minion · 4 mana · 2/6 · **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
//~ done AV_135 - d17fe6ae -
#[test]
fn AV_135_stormpike_marshal() {
    check! { Mage:
        Give("AV_135"), DealDamage(MyHero, 6), CostNow(InHand(0), 4), EndTurn, CostNow(Nth(0), 4), DealDamage(MyHero, 4),
        CostNow(Nth(0), 4), DealDamage(MyHero, 1), CostNow(Nth(0), 1), EndTurn, CostNow(Nth(0), 1), EndTurn,
        CostNow(Nth(0), 4), EndTurn, CostNow(Nth(0), 4),
    }
}

/// Ivus, the Forest Lord · Minion · 1 mana · 1/1 · **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
//~ done AV_142t - 8a7b86f3 -
#[test]
fn AV_142t_ivus_the_forest_lord() {
    check! { Mage:
        Play("CS2_200", Nothing), Force(Number(0)), Force(Number(0)), Force(Number(3)), Play("AV_142t", Nothing),
        Mana(0), StatsNow(My(1), 5, 5), HasNow(My(1), GameTag::TAUNT), HasNot(My(1), GameTag::RUSH),
        HasNot(My(1), GameTag::DIVINE_SHIELD),
    }
}

/// Korrak the Bloodrager · Minion · 4 mana · 3/5 · **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
//~ done AV_143 - 73ef8ede -
#[test]
fn AV_143_korrak_the_bloodrager() {
    check! { Mage:
        Ally("AV_143"), DealDamage(My(0), 1), Enemy("CS2_182"), Attack(My(0), Their(0)), BoardCount(Mine, 1),
        IsCard(My(0), "AV_143"), Damage(My(0), 0), Kill(My(0)), BoardCount(Mine, 1), Play("CS2_029", On(My(0))),
        BoardCount(Mine, 1), EndTurn, DealDamage(My(0), 4), Play("CS2_025", Nothing), BoardCount(Mine, 0),
    }
}

/// Vanndar Stormpike · Minion · 4 mana · 4/4 · **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
//~ done AV_223 - 99e32d90 -
#[test]
fn AV_223_vanndar_stormpike() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_187"), OnTop("CS2_024"), Give("CS2_187"), Play("AV_223", Nothing),
        CostNow(Nth(0), 2), CostNow(Nth(1), 2), CostNow(Nth(2), 5),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_187"), OnTop("CS2_182"), Play("AV_223", Nothing), CostNow(Nth(0), 5),
        CostNow(Nth(1), 4),
    }
}

/// Gear Grubber · Minion · Draenei · 4 mana · 4/5 · **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
//~ done ONY_002 - 7cd44f2a -
#[test]
fn ONY_002_gear_grubber() {
    check! { Mage:
        Give("ONY_002"), CostNow(InHand(0), 4), EndTurn, CostNow(InHand(0), 3), EndTurn, CostNow(InHand(0), 3),
        Play("CS2_200", Nothing), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Mana(0), EndTurn,
        CostNow(InHand(0), 3),
    }
}

/// Kazakusan · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left*!)@ *(Ready!)*
//~ done ONY_005 - 0e25e5c7 -
#[test]
fn ONY_005_kazakusan() {
    // Four other Dragons: five rounds of three treasures, and the deck is two of each.
    check! { Mage:
        Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing),
        EndTurn, EndTurn, Force(Card("ONY_005ta1")), Force(Card("ONY_005ta2")), Force(Card("ONY_005ta8")),
        Play("ONY_005", Nothing), DeckCount(Mine, 18), ForbidOutcome(Card("ONY_005ta1")), ChooseCard("ONY_005ta1"), Choose(0),
        Choose(0), Choose(0), DeckCount(Mine, 18), Choose(0), DeckCount(Mine, 10), IsInZone(Newest("ONY_005ta1"), Zone::Deck),
        HandCount(Mine, 1),
    }
    // What was offered and not chosen can be offered again.
    check! { Mage:
        Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing),
        EndTurn, EndTurn, Force(Card("ONY_005ta1")), Force(Card("ONY_005ta2")), Force(Card("ONY_005ta8")),
        Play("ONY_005", Nothing), Force(Card("ONY_005ta8")), ChooseCard("ONY_005ta1"), ChooseCard("ONY_005ta8"), Choose(0),
        Choose(0), Choose(0), DeckCount(Mine, 10),
    }
    // Also with an empty deck; the deck of the opponent stays.
    check! { Mage:
        Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing),
        EndTurn, EndTurn, EmptyDeck(Mine), Play("ONY_005", Nothing), Choose(0), Choose(1), Choose(2), Choose(0),
        Choose(0), DeckCount(Mine, 10), DeckCount(Theirs, 19),
    }
    // Three Dragons and itself are not enough, nor are other minions.
    check! { Mage:
        Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("CS2_172", Nothing), EndTurn,
        EndTurn, Play("ONY_005", Nothing), DeckCount(Mine, 18),
    }
    // No treasure that the data has beside those of the card.
    check! { Mage:
        Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing),
        EndTurn, EndTurn, ForbidOutcome(Card("ONY_005tc4")), Play("ONY_005", Nothing), Choose(0), Choose(0), Choose(0), Choose(0),
        Choose(0), DeckCount(Mine, 10),
    }
    // Its Battlecry happens twice with Brann Bronzebeard: the second deck replaces the first.
    check! { Mage:
        Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing), Play("NEW1_023", Nothing),
        EndTurn, EndTurn, Kill(My(0)), Kill(My(0)), Ally("LOE_077"), Play("ONY_005", Nothing), Choose(0), Choose(0),
        Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), DeckCount(Mine, 10),
    }
}

/// The Exorcisor · Weapon · 1 mana · 3/3 durability · **Silence** any minion attacked by this weapon.
//~ done ONY_005ta3 - ecdd49b7 -
#[test]
fn ONY_005ta3_the_exorcisor() {
    check! { Rogue: Ally("ONY_005ta3"), Enemy("CS2_162"), Attack(MyHero, Their(0)), HasNot(Their(0), GameTag::TAUNT) }
    check! { Rogue:
        Ally("ONY_005ta3"), Enemy("CS2_162"), Enemy("CS2_162"), Ally("CS2_231"), Attack(My(0), Their(1)),
        HasNow(Their(1), GameTag::TAUNT),
    }
    // Each minion, before the damage, and by my hero's attacks alone.
    check! { Rogue:
        Ally("ONY_005ta3"), Enemy("CS2_162"), Enemy("CS2_162"), Attack(MyHero, Their(0)), Ready(MyHero),
        Attack(MyHero, Their(1)), HasNot(Their(0), GameTag::TAUNT), HasNot(Their(1), GameTag::TAUNT),
    }
    check! { Rogue: Ally("ONY_005ta3"), Enemy("EX1_008"), Attack(MyHero, Their(0)), BoardCount(Theirs, 0) }
    check! { Rogue:
        Ally("ONY_005ta3"), Enemy("CS2_162"), EndTurn, Attack(Their(0), MyHero), HasNow(Their(0), GameTag::TAUNT),
    }
    check! { Rogue:
        Ally("ONY_005ta3"), Ally("CS2_162"), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)),
        HasNow(My(0), GameTag::TAUNT),
    }
}

/// LOCUUUUSTS!!! · Spell · Nature · 8 mana · **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
//~ todo ONY_005tb3 88e3d7a2 7201b8a5 -
#[test]
#[ignore = "todo: LOCUUUUSTS!!!"]
fn ONY_005tb3_locuuuusts() {
    unwritten("ONY_005tb3");
}

/// LOCUUUUSTS!!! · Spell · Nature · 8 mana · Choose an enemy. Fill your board with 2/2 Locusts that attack it.
//~ todo ONY_005tb3t 16b7aefd 34e99d38 -
#[test]
#[ignore = "todo: LOCUUUUSTS!!!"]
fn ONY_005tb3t_locuuuusts() {
    unwritten("ONY_005tb3t");
}

/// Phaoris' Blade · Weapon · 2 mana · 1/3 durability · **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
//~ todo ONY_005tb6 b6109924 52872537 -
#[test]
#[ignore = "todo: Phaoris' Blade"]
fn ONY_005tb6_phaoris_blade() {
    unwritten("ONY_005tb6");
}

/// Zephrys's Lamp · Spell · 0 mana · Wish for the perfect card.
//~ done ONY_005tb610 - 25572cd1 -
#[test]
fn ONY_005tb610_zephryss_lamp() {
    check! { Mage: Play("ONY_005tb610", Nothing), ChooseCard("NEW1_030"), HandCount(Mine, 1) }
}

/// Ancient Reflections · Spell · Arcane · 4 mana · Choose a minion. Fill your board with 1/1 copies of it.
//~ done ONY_005tb8 - a27231d2 -
#[test]
fn ONY_005tb8_ancient_reflections() {
    check! { Rogue:
        Enemy("CS2_172"), Play("ONY_005tb8", On(Their(0))), BoardCount(Mine, 7), StatsNow(My(0), 1, 1), StatsNow(My(6), 1, 1),
        StatsNow(Their(0), 3, 2), IsCard(My(3), "CS2_172"), BoardCount(Theirs, 1),
    }
}

/// Book of the Dead · Spell · Shadow · 14 mana · Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
//~ done ONY_005tc2 - d2b9a001 -
#[test]
fn ONY_005tc2_book_of_the_dead() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Give("ONY_005tc2"), CostNow(InHand(0), 14), Kill(My(0)),
        Kill(Their(0)), CostNow(InHand(0), 12), Crystals(10), Ally("CS2_231"), Kill(My(0)), Ally("CS2_231"),
        Kill(My(0)), Play("ONY_005tc2", Nothing), BoardCount(Theirs, 0), Health(TheirHero, 23), Health(MyHero, 30),
    }
}

/// Flex-plosion · Spell · Fire · 8 mana · Blow up half your opponent's stuff.
//~ todo ONY_005tc4 432e0c3e 24d3dcab -
#[test]
#[ignore = "todo: Flex-plosion"]
fn ONY_005tc4_flex_plosion() {
    unwritten("ONY_005tc4");
}

/// Blade of Quel'Delar · Weapon · 1 mana · 2/2 durability
//~ done ONY_005tc5 - e26994ae -
#[test]
fn ONY_005tc5_blade_of_quel_delar() {
    check! { Mage:
        Give("ONY_005tc5"), Cost("ONY_005tc5", 1), Stats("ONY_005tc5", 2, 2), Play("ONY_005tc5", Nothing),
        Attack(MyHero, TheirHero), Health(TheirHero, 28),
    }
    // Blade and hilt are forged when the second one comes to the hand.
    check! { Mage:
        Ally("EX1_096"), OnTop("ONY_005tc6"), Give("ONY_005tc5"), Give("CS2_182"), Kill(My(0)), DeckCount(Mine, 19),
        HandCount(Mine, 2), IsCard(InHand(0), "ONY_005tc7"),
    }
    // Another card, or one that the opponent gets, forges nothing.
    check! { Mage:
        Ally("EX1_096"), OnTop("CS2_182"), Give("ONY_005tc5"), Kill(My(0)), DeckCount(Mine, 19), HandCount(Mine, 2),
        IsCard(InHand(0), "ONY_005tc5"), IsCard(InHand(1), "CS2_182"),
    }
    // One that is not drawn is forged as well, and none that the opponent gets.
    check! { Mage:
        GiveThem("ONY_005tc6"), Give("ONY_005tc5"), Play("CS2_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "ONY_005tc7"),
    }
    check! { Mage:
        OnTheirTop("ONY_005tc6"), Give("ONY_005tc5"), EndTurn, IsCard(InTheirHand(0), "ONY_005tc6"),
        IsCard(InHand(0), "ONY_005tc5"),
    }
}

/// Hilt of Quel'Delar · Spell · 1 mana · Give a minion +3/+3.
//~ done ONY_005tc6 - 7877e2e0 -
#[test]
fn ONY_005tc6_hilt_of_quel_delar() {
    check! { Mage:
        Give("ONY_005tc6"), Cost("ONY_005tc6", 1), Targets("ONY_005tc6", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Ally("CS2_182"), Play("ONY_005tc6", On(My(1))), StatsNow(My(0), 4, 5), StatsNow(My(1), 7, 8),
    }
    check! { Mage:
        Ally("EX1_096"), OnTop("ONY_005tc5"), Give("ONY_005tc6"), Give("CS2_182"), Kill(My(0)), DeckCount(Mine, 19),
        HandCount(Mine, 2), IsCard(InHand(0), "ONY_005tc7"),
    }
    // One that is not drawn is forged as well, and none that the opponent gets.
    check! { Mage:
        GiveThem("ONY_005tc5"), Give("ONY_005tc6"), Play("CS2_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "ONY_005tc7"),
    }
    check! { Mage:
        OnTheirTop("ONY_005tc5"), Give("ONY_005tc6"), EndTurn, IsCard(InTheirHand(0), "ONY_005tc5"),
        IsCard(InHand(0), "ONY_005tc6"),
    }
}

/// Forging Quel'Delar · Spell · 0 mana
//~ todo ONY_005tc7t 20bdf565 24b08d4c -
#[test]
#[ignore = "todo: Forging Quel'Delar"]
fn ONY_005tc7t_forging_quel_delar() {
    unwritten("ONY_005tc7t");
}

/// Lokholar the Ice Lord · Minion · Elemental · 10 mana · 8/8 · **Rush**, **Windfury** Costs (5) less if you have 15 Health or less.
//~ done AV_141t - 2c0c559f -
#[test]
fn AV_141t_lokholar_the_ice_lord() {
    check! { Mage:
        Has("AV_141t", GameTag::RUSH), Has("AV_141t", GameTag::WINDFURY), Give("AV_141t"), DealDamage(TheirHero, 20),
        CostNow(InHand(0), 10), DealDamage(MyHero, 14), CostNow(InHand(0), 10), DealDamage(MyHero, 1), CostNow(InHand(0), 5),
        Restore(MyHero, 1), CostNow(InHand(0), 10),
    }
}

/// Reflecto Engineer · Minion · 3 mana · 2/4 · **Battlecry:** Swap the Attack and Health of all minions in both players' hands.
//~ done AV_256 - a973d69b -
#[test]
fn AV_256_reflecto_engineer() {
    check! { Mage:
        Ally("CS2_172"), Enemy("CS2_172"), Give("CS2_172"), GiveThem("CS2_120"), Give("CS2_029"),
        DeckOf(&["CS2_172"]), Play("AV_256", Nothing), StatsNow(InHand(0), 2, 3), StatsNow(InTheirHand(0), 3, 2),
        StatsNow(My(0), 3, 2), StatsNow(Their(0), 3, 2), StatsNow(Nth(5), 3, 2), StatsNow(My(1), 2, 4),
    }
}

/// Whelp Bonker · Minion · 3 mana · 1/5 · **Frenzy and Honorable Kill:** Draw a card.
//~ done ONY_003 - 4ed40da6 -
#[test]
fn ONY_003_whelp_bonker() {
    check! { Mage:
        Ally("ONY_003"), DealDamage(My(0), 1), HandCount(Mine, 1), DealDamage(My(0), 1), HandCount(Mine, 1), Enemy("CS2_231"),
        Attack(My(0), Their(0)), HandCount(Mine, 2), Enemy("CS2_231"), Ready(My(0)), Play("CS2_087", On(My(0))),
        Attack(My(0), Their(0)), HandCount(Mine, 2), HandCount(Theirs, 0),
    }
}

/// Raid Boss Onyxia · Minion · Dragon · 10 mana · 8/8 · **Rush**. **Immune** while you control a Whelp. **Battlecry:** Summon six 2/1 Whelps with **Rush**.
//~ done ONY_004 - 15b4f1c5 -
#[test]
fn ONY_004_raid_boss_onyxia() {
    check! { Mage:
        Has("ONY_004", GameTag::RUSH), Play("ONY_004", Nothing), BoardCount(Mine, 7), HasNow(Nth(0), GameTag::IMMUNE),
        Kill(Newest("ONY_001t")), BoardCount(Mine, 6), HasNow(Nth(0), GameTag::IMMUNE), IsCard(My(5), "ONY_001t"),
        StatsNow(My(5), 2, 1), HasNow(My(5), GameTag::RUSH),
    }
    check! { Mage:
        Ally("ONY_004"), HasNot(My(0), GameTag::IMMUNE), Enemy("ONY_001t"), HasNot(My(0), GameTag::IMMUNE),
        Ally("ONY_001t"), HasNow(My(0), GameTag::IMMUNE), HasNow(My(1), GameTag::RUSH), Kill(My(1)),
        HasNot(My(0), GameTag::IMMUNE),
    }
}
