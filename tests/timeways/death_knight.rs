//! Death Knight cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1c443110

/// Jagged Edge of Time · Weapon · 3 mana · 3/2 durability · **Battlecry: Imbue** your Hero Power.
//~ done END_001 - b4f0bb4c -
#[test]
fn END_001_jagged_edge_of_time() {
    check! { DeathKnight:
        Give("END_001"), Cost("END_001", 3), Stats("END_001", 3, 2), Play("END_001", Nothing), Play("END_001", Nothing),
        Crystals(10), Play("FIR_921", Nothing), HandCount(Mine, 2),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: Play("END_001", Nothing), Play("FIR_921", Nothing), HandCount(Mine, 0) }
}

/// Wicked Blightspawn · Minion · Undead · 4 mana · 4/3 · **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
//~ done END_002 - 405297dd -
#[test]
fn END_002_wicked_blightspawn() {
    check! { Rogue:
        Enemy("CS2_091"), Ally("END_002"), Kill(My(0)), IsCard(MyWeapon, "CS2_082"), StatsNow(MyWeapon, 1, 2),
        BoardCount(Mine, 1),
        // Reborn.
        Kill(My(0)), StatsNow(MyWeapon, 3, 2), BoardCount(Mine, 0), StatsNow(TheirWeapon, 1, 4),
    }
}

/// Finality · Spell · 3 mana · Draw an Undead. **Imbue** your Hero Power twice.
//~ done END_003 - f6b8ee4d -
#[test]
fn END_003_finality() {
    check! { DeathKnight:
        Give("END_003"), Cost("END_003", 3), Play("END_003", Nothing), Crystals(10), HandCount(Mine, 0),
        Play("FIR_921", Nothing), HandCount(Mine, 2),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: OnTheirTop("CS2_231"), Play("END_003", Nothing), HandCount(Theirs, 0) }
    check! { DeathKnight:
        OnTop("FP1_001"), OnTop("FP1_001"), OnTop("CS2_182"), Play("END_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "FP1_001"), IsCard(MyPower, "END_003p"), Crystals(10), Play("FP1_001", Nothing), StatsNow(My(0), 4, 3),
    }
}

/// Blessing of the Infinite · Hero Power · 0 mana · **Passive** The first Undead you play each turn gains +@ Attack.
/// - Numbers: {0} = 1
//~ done END_003p - ebf16478.eae7e889 -
#[test]
fn END_003p_blessing_of_the_infinite() {
    check! { DeathKnight:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), IsCard(MyPower, "END_003p"), Crystals(10),
        Play("CS2_182", Nothing), StatsNow(My(2), 4, 5), Play("FP1_001", Nothing), StatsNow(My(3), 4, 3), Crystals(10),
        Play("FP1_001", Nothing), StatsNow(My(4), 2, 3), EndTurn, EndTurn, Play("FP1_001", Nothing), StatsNow(My(5), 4, 3),
    }
    // My Undead minions, as they are played.
    check! { DeathKnight:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), IsCard(MyPower, "END_003p"), EndTurn, Play("FP1_001", Nothing),
        StatsNow(Their(0), 2, 3), EndTurn, Summon("FP1_001"), StatsNow(My(2), 2, 3), Play("FP1_001", Nothing), StatsNow(My(3), 4, 3),
    }
    // It has the Attack before its Battlecry.
    check! { DeathKnight:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), IsCard(MyPower, "END_003p"), Crystals(10),
        Play("TOY_830", Nothing), StatsNow(My(2), 7, 4), Choose(0), Choose(0), Choose(0), StatsNow(My(2), 7, 4),
    }
}

/// Bygone Echoes · Spell · Shadow · 5 mana · Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
//~ done END_005 - 064923ea -
#[test]
fn END_005_bygone_echoes() {
    check! { DeathKnight in Wild:
        Give("CS2_231"), Give("END_005"), Give("CS2_231"), GainCorpses(3), Force(Card("CS2_182")), Play("END_005", Nothing),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), Corpses(Mine, 3), Crystals(10), Force(Card("CS2_182")),
        Force(Card("CS2_182")), Play("END_005", Nothing),
        BoardCount(Mine, 3), GainCorpses(5), Crystals(10), Force(Card("CS2_182")), Force(Card("CS2_179")),
        Force(Card("CS2_182")), Play("END_005", Nothing), BoardCount(Mine, 6), Corpses(Mine, 1), IsCard(My(4), "CS2_179"),
    }
    check! { DeathKnight in Wild, Standard: ForbidOutcome(Card("CS2_029")), GainCorpses(4), Play("END_005", Nothing), BoardCount(Mine, 3) }
}

/// Shadows of Yesterday · Spell · Shadow · 6 mana · **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
//~ done TIME_610 - 2fcd7eea -
#[test]
fn TIME_610_shadows_of_yesterday() {
    check! { DeathKnight:
        Ally("CS2_182"), Force(Number(0)), Force(Number(0)), Force(Number(1)), Force(Number(1)),
        Play("TIME_610", Nothing), Choose(0), BoardCount(Mine, 5), StatsNow(My(4), 3, 2),
        HasNow(My(1), GameTag::DIVINE_SHIELD), HasNow(My(1), GameTag::TAUNT), HasNot(My(1), GameTag::RUSH),
        HasNow(My(2), GameTag::TAUNT), HasNow(My(2), GameTag::RUSH), HasNot(My(0), GameTag::TAUNT),
    }
}

/// Memoriam Manifest · Spell · Shadow · 4 mana · Summon the highest Cost friendly Undead that died this game.
//~ done TIME_616 - e97ff254 -
#[test]
fn TIME_616_memoriam_manifest() {
    check! { DeathKnight:
        Ally("AV_125"), Ally("AT_105"), Ally("CS2_200"), Enemy("AT_130"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(Their(0)), Play("TIME_616", Nothing), BoardCount(Mine, 1), IsCard(My(0), "AV_125"),
    }
}

/// Chronochiller · Minion · Undead · 4 mana · 8/7 · You no longer draw a card at the start of your turn.
//~ done TIME_617 - 45790ca1 -
#[test]
fn TIME_617_chronochiller() {
    check! { DeathKnight:
        Ally("TIME_617"), EndTurn, HandCount(Theirs, 1), EndTurn, HandCount(Mine, 0), Play("CS2_023", Nothing),
        HandCount(Mine, 2), Kill(My(0)), EndTurn, EndTurn, HandCount(Mine, 3),
    }
}

/// Husk, Eternal Reaper · Minion · Undead · 4 mana · 5/3 · **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
//~ done TIME_618 - 601eac02 -
#[test]
fn TIME_618_husk_eternal_reaper() {
    check! { DeathKnight:
        GainCorpses(15), Play("TIME_618", Nothing), DealDamage(MyHero, 40), Health(MyHero, 15), Corpses(Mine, 0), EndTurn, EndTurn,
        GainCorpses(9), DealDamage(MyHero, 15), Won(Theirs),
    }
    check! { DeathKnight:
        GainCorpses(30), Play("TIME_618", Nothing), DealDamage(TheirHero, 5), DealDamage(MyHero, 10), Health(MyHero, 20),
        Corpses(Mine, 30), Kill(MyHero), Health(MyHero, 20), Corpses(Mine, 10), Health(TheirHero, 25),
    }
    check! { DeathKnight: Play("TIME_618", Nothing), DealDamage(MyHero, 30), Won(Theirs) }
    // The second Deathrattle finds a hero that lives, and no Corpses.
    check! { DeathKnight:
        Play("TIME_618", Nothing), Play("TIME_618", Nothing), GainCorpses(12), DealDamage(MyHero, 40), Health(MyHero, 12),
        Corpses(Mine, 0),
    }
    check! { DeathKnight: GainCorpses(30), Play("TIME_618", Nothing), DealDamage(TheirHero, 30), Won(Mine) }
}

/// Eternal Life · Spell · 0 mana · **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
//~ todo TIME_618t eb59d3c9 be4f6d4b -
#[test]
#[ignore = "todo: Eternal Life"]
fn TIME_618t_eternal_life() {
    unwritten("TIME_618t");
}

/// Talanji of the Graves · Minion · Undead · 4 mana · 4/5 · **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died*). Choose a Boon to give him.
// Also tests TIME_619t3, TIME_619t4.
//~ done TIME_619 - 3562913d -
#[test]
fn TIME_619_talanji_of_the_graves() {
    check! { DeathKnight:
        OnTop("TIME_619t"), OnTop("CS2_200"), Play("TIME_619", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TIME_619t"),
        ChooseCard("TIME_619t4"), BoardCount(Mine, 1), Crystals(10), Play("TIME_619t", Nothing),
        HasNow(My(1), GameTag::LIFESTEAL), HasNot(My(1), GameTag::TAUNT), Force(Card("CS2_200")), Kill(My(1)),
        BoardCount(Mine, 2),
        CostNow(My(1), 6), Kill(My(1)), Crystals(10), Play("TIME_619", Nothing), ChooseCard("TIME_619t3"),
        BoardCount(Mine, 3), HasNow(Newest("TIME_619t"), GameTag::LIFESTEAL), HasNow(Newest("TIME_619t"), GameTag::TAUNT),
        Kill(Newest("TIME_619t")), BoardCount(Mine, 3), CostNow(My(2), 8),
    }
    check! { DeathKnight:
        Play("TIME_619", Nothing), ChooseCard("TIME_619t4"), Crystals(10), Play("TIME_619t", Nothing), Kill(My(1)),
        Play("TIME_619", Nothing), ChooseCard("TIME_619t3"), BoardCount(Mine, 4),
    }
    check! { DeathKnight:
        Play("TIME_619", Nothing), ChooseCard("TIME_619t4"), Crystals(10), Play("TIME_619t", Nothing), Kill(My(1)),
        Play("TIME_619", Nothing), ChooseCard("TIME_619t3"), HasNot(My(1), GameTag::RUSH),
    }
    // A Boon is no Animal Companion more.
    check! { DeathKnight:
        Play("TIME_619", Nothing), ChooseCard("TIME_619t4"), Crystals(10), Play("NEW1_031", Nothing),
        BoardCount(Mine, 2),
    }
}

/// Bwonsamdi · Minion · Undead · 6 mana · 6/6 · **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
/// - Numbers: {0} = 4
//~ done TIME_619t - 3e5701f9.ea228308 -
#[test]
fn TIME_619t_bwonsamdi() {
    check! { DeathKnight:
        Ally("TIME_619t"), HasNot(My(0), GameTag::TAUNT), Kill(My(0)), BoardCount(Mine, 1), CostNow(My(0), 4),
    }
    // A Boon improves it.
    check! { DeathKnight:
        Ally("TIME_619t"), Enchant(Me, "TIME_619e"), Kill(My(0)), BoardCount(Mine, 1), CostNow(My(0), 6),
    }
    // A minion is summoned, no spell that costs (4).
    check! { DeathKnight: Ally("TIME_619t"), ForbidOutcome(Card("CS2_029")), Kill(My(0)), BoardCount(Mine, 1) }
}

/// What Befell Zandalar · Spell · 3 mana · Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
// Also tests TIME_619t5.
//~ done TIME_619t2 - 26d486a0 -
#[test]
fn TIME_619t2_what_befell_zandalar() {
    check! { DeathKnight:
        Enemy("CS2_182"), Ally("CS2_182"), Ally("TIME_619t"), Play("TIME_619t2", Nothing), ChooseCard("TIME_619t5"),
        Health(TheirHero, 28), Damage(Their(0), 2), Damage(My(0), 0), HasNow(My(1), GameTag::RUSH),
        HasNot(My(0), GameTag::RUSH),
    }
}

/// Blood Draw · Spell · Shadow · 3 mana · **Discover** a spell. This costs Health instead of Mana.
//~ done TIME_612 - f97235ae -
#[test]
fn TIME_612_blood_draw() {
    check! { DeathKnight in Wild:
        Crystals(0), Force(Card("RLK_015")), Play("TIME_612", Nothing), ChooseCard("RLK_015"), HandCount(Mine, 1),
        IsCard(InHand(0), "RLK_015"), Damage(MyHero, 3), Mana(0),
    }
    check! { DeathKnight in Wild:
        Force(Card("RLK_015")), Play("TIME_612", Nothing), ChooseCard("RLK_015"), HandCount(Mine, 1), Damage(MyHero, 3),
        Mana(10), CostNow(InHand(0), 3),
    }
    check! { DeathKnight in Wild: ForbidOutcome(Card("CS2_182")), Play("TIME_612", Nothing) }
}

/// Forgotten Millennium · Spell · 8 mana · Fill your hand with random Undead. They cost Health instead of Mana this turn.
//~ done TIME_615 - 89ce291d -
#[test]
fn TIME_615_forgotten_millennium() {
    check! { DeathKnight in Wild:
        Give("CS2_029"), Force(Card("FP1_001")), Force(Card("FP1_001")), Play("TIME_615", Nothing), HandCount(Mine, 10),
        Mana(2), Play("FP1_001", Nothing), Damage(MyHero, 1), Mana(2), Crystals(10), Play("CS2_029", On(TheirHero)),
        Mana(6), Damage(TheirHero, 6), HandCount(Mine, 8), EndTurn, EndTurn, HandCount(Mine, 9),
        Play("FP1_001", Nothing), Mana(9), Damage(MyHero, 1), HandCount(Theirs, 1),
    }
    check! { DeathKnight in Wild: ForbidOutcome(Card("CS2_182")), Play("TIME_615", Nothing) }
    // The cards cost Health until the end of the turn.
    check! { DeathKnight in Wild:
        Force(Card("FP1_001")), Play("TIME_615", Nothing), HandCount(Mine, 10), TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 1), EndTurn,
        TagNow(InHand(0), GameTag::CARD_ALTERNATE_COST, 0),
    }
}
