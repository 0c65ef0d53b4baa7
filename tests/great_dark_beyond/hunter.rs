//! Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4b6680bd

/// Gorm the Worldeater · Minion · Beast · 3 mana · 12/12 · **Dormant** for 5 turns. At the end of your turn, destroy the minion to the right of this to awaken 2 turns sooner.
//~ done GDB_842 - 1ba3def7 -
#[test]
fn GDB_842_gorm_the_worldeater() {
    check! { Hunter:
        Ally("CS2_120"), Play("GDB_842", Nothing), HasNow(My(1), GameTag::DORMANT), EndTurn, BoardCount(Mine, 2),
        EndTurn, Ally("CS2_182"), Ally("CS2_182"), EndTurn, EndTurn, HasNow(Newest("GDB_842"), GameTag::DORMANT),
        EndTurn, EndTurn, HasNot(Newest("GDB_842"), GameTag::DORMANT), IsInZone(Nth(0), Zone::Play), Dead(Nth(2)), Dead(Nth(3)),
    }
    check! { Hunter:
        Play("GDB_842", Nothing), Ally("CS2_182"), Ally("CS2_182"), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 1),
    }
    check! { Hunter:
        Play("GDB_842", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, Ally("CS2_182"), Ally("CS2_182"), EndTurn,
        EndTurn, EndTurn, BoardCount(Mine, 2),
    }
}

/// Exarch Naielle · Minion · Draenei · 3 mana · 3/4 · **Battlecry:** Replace your Hero Power with Tracking *(**Discover** a card from your deck*).
//~ done GDB_846 - a60430c4 -
#[test]
fn GDB_846_exarch_naielle() {
    check! { Hunter:
        Play("GDB_846", Nothing), IsCard(MyPower, "GDB_846hp"), EmptyDeck(Mine), OnTop("CS2_120"), HeroPower(Nothing),
        ChooseCard("CS2_120"), HandCount(Mine, 1), Mana(6),
    }
    // The opponent gets nothing of it.
    check! { Hunter:
        Play("GDB_846", Nothing), Play("GDB_846", Nothing), OnTop("CS2_120"), HeroPower(Nothing), ChooseCard("CS2_120"),
        EndTurn, HeroPower(On(My(1))), HandCount(Mine, 1),
    }
}

/// Evolution Chamber · Spell · 2 mana · Give your minions +1 Attack. Give your Zerg an extra +1/+1.
//~ done SC_021 - 655dd37a -
#[test]
fn SC_021_evolution_chamber() {
    check! { Hunter:
        Ally("CS2_182"), Ally("SC_009"), Enemy("SC_009"), Play("SC_021", Nothing), StatsNow(My(0), 5, 5),
        StatsNow(My(1), 4, 7), StatsNow(Their(0), 2, 6),
    }
    check! { Hunter: Enemy("CS2_182"), Ally("SC_009"), Play("SC_021", Nothing), StatsNow(Their(0), 4, 5) }
}

/// Alien Encounters · Spell · 5 mana · Summon two 2/5 Beasts with **Taunt**. Costs (1) less for each card you **Discovered** this game.
//~ done GDB_237 - 7817f4d3 -
#[test]
fn GDB_237_alien_encounters() {
    check! { Hunter:
        Give("GDB_237"), Cost("GDB_237", 5), Play("CS2_231", Nothing), CostNow(Nth(0), 5), Play("DS1_184", Nothing),
        CostNow(Nth(0), 5), Choose(0), HandCount(Mine, 2), CostNow(Nth(0), 4), EndTurn, EndTurn, CostNow(Nth(0), 4),
        Play("GDB_237", Nothing), Mana(6), BoardCount(Mine, 3), IsCard(My(1), "GDB_237t"), IsCard(My(2), "GDB_237t"),
        StatsNow(My(2), 2, 5), HasNow(My(2), GameTag::TAUNT),
    }
}

/// Parallax Cannon · Weapon · 3 mana · 2/3 durability · Has +2 Attack if you've **Discovered** this turn. **Spellburst:** Your hero is **Immune** this turn.
//~ done GDB_843 - 88be0bf5 -
#[test]
fn GDB_843_parallax_cannon() {
    check! { Hunter:
        Give("GDB_843"), Cost("GDB_843", 3), Stats("GDB_843", 2, 3), Ally("GDB_843"), StatsNow(MyWeapon, 2, 3),
        HasNot(MyHero, GameTag::IMMUNE), Play("DS1_184", Nothing), Choose(0), HandCount(Mine, 2), StatsNow(MyWeapon, 4, 3),
        HasNow(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE), EndTurn, HasNot(MyHero, GameTag::IMMUNE),
        EndTurn, StatsNow(MyWeapon, 2, 3), Play("GAME_005", Nothing), HasNot(MyHero, GameTag::IMMUNE),
    }
}
