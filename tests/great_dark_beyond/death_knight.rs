//! Death Knight cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a76dab1a

/// Soulbound Spire · Minion · 3 mana · 2/2 · **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10*). **Starship Piece**
//~ done GDB_112 - 42fe9c26 -
#[test]
fn GDB_112_soulbound_spire() {
    check! { DeathKnight:
        Give("GDB_112"), Cost("GDB_112", 3), Stats("GDB_112", 2, 2), Play("GDB_112", Nothing),
        // With 4 more Attack it summons a minion that costs 6, where it stood; its Starship begins at the right end.
        Play("CS2_092", On(My(0))), Force(Card("CS2_200")), Kill(My(0)), BoardCount(Mine, 2), IsCard(My(0), "CS2_200"),
        HasNow(My(1), GameTag::LAUNCHPAD), StatsNow(My(1), 2, 2),
    }
    // Up to 10: with 14 Attack, too.
    check! { DeathKnight:
        Ally("GDB_112"), Play("CS2_092", On(My(0))), Play("CS2_092", On(My(0))), Crystals(10),
        Play("CS2_092", On(My(0))), Force(Card("NEW1_030")), Kill(My(0)), IsCard(My(0), "NEW1_030"),
    }
    check! { DeathKnight: Ally("GDB_112"), ForbidOutcome(Card("CS2_024")), Kill(My(0)), BoardCount(Mine, 2) }
    check! { DeathKnight:
        Ally("GDB_112"), Play("CS2_092", On(My(0))), Play("CS2_092", On(My(0))), ForbidOutcome(Card("EX1_279")), Kill(My(0)),
        BoardCount(Mine, 2),
    }
}

/// Wakener of Souls · Minion · 10 mana · 8/7 · **Taunt**, **Reborn Deathrattle:** Resurrect a different friendly **Deathrattle** minion.
//~ done GDB_468 - c2249f5a -
#[test]
fn GDB_468_wakener_of_souls() {
    check! { DeathKnight:
        Ally("GDB_468"), Ally("EX1_096"), Ally("CS2_182"), Enemy("EX1_110"), Kill(Nth(1)), HandCount(Mine, 1),
        Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(0)), IsInZone(Newest("EX1_096"), Zone::Play), BoardCount(Mine, 2),
        HasNow(Newest("GDB_468"), GameTag::TAUNT),
    }
}

/// Auchenai Death-Speaker · Minion · Draenei · 1 mana · 1/3 · After another friendly minion is **Reborn**, summon a copy of it.
//~ done GDB_469 - ccfc68a0 -
#[test]
fn GDB_469_auchenai_death_speaker() {
    check! { DeathKnight:
        Ally("GDB_469"), Ally("ULD_723"), Enemy("ULD_723"), Kill(Their(0)), BoardCount(Mine, 2),
        BoardCount(Theirs, 1), Kill(My(1)), BoardCount(Mine, 3), IsCard(My(2), "ULD_723"), HasNot(My(2), GameTag::REBORN),
    }
    // It answers each time, not once a turn.
    check! { DeathKnight:
        Ally("GDB_469"), Ally("ULD_723"), Enemy("ULD_723"), Kill(My(1)), Ally("ULD_723"), Enemy("ULD_723"),
        Attack(Nth(3), Nth(4)), BoardCount(Mine, 5),
    }
    // Its own return is not another's.
    check! { DeathKnight:
        Ally("GDB_469"), Give("GDB_475"), Give("GAME_005"), Play("GAME_005", Nothing), Play("GDB_475", On(My(0))),
        Kill(My(0)), BoardCount(Mine, 1), StatsNow(My(0), 1, 1),
    }
}

/// Exarch Maladaar · Minion · Draenei · 6 mana · 5/5 · **Battlecry:** The next card you play this turn costs **Corpses** instead of Mana.
//~ done GDB_470 - ecd82fc6 -
#[test]
fn GDB_470_exarch_maladaar() {
    check! { DeathKnight:
        GainCorpses(5), Give("CS2_182"), Give("CS2_120"), Play("GDB_470", Nothing), Mana(4), Play("CS2_182", Nothing), Mana(4),
        Corpses(Mine, 1), Play("CS2_120", Nothing), Mana(2), Corpses(Mine, 1), EndTurn, EndTurn, Crystals(10),
        Give("CS2_182"), Play("GDB_470", Nothing), Unplayable("CS2_182"),
    }
}

/// Orbital Moon · Spell · 1 mana · Give a minion **Taunt** and **Lifesteal**. If you played an adjacent card this turn, also give it **Reborn**.
//~ done GDB_475 - 8eefad3b -
#[test]
fn GDB_475_orbital_moon() {
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("CS2_182"), Give("GDB_475"), Play("GDB_475", On(Their(0))),
        HasNow(Their(0), GameTag::TAUNT), HasNow(Their(0), GameTag::LIFESTEAL), HasNot(Their(0), GameTag::REBORN),
        Give("GDB_475"), Give("GAME_005"), Play("GAME_005", Nothing), Play("GDB_475", On(My(0))),
        HasNow(My(0), GameTag::REBORN), HasNow(My(0), GameTag::LIFESTEAL),
    }
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("GDB_475", On(Their(0))), HasNot(Their(1), GameTag::TAUNT),
    }
    check! { DeathKnight:
        Ally("CS2_182"), Give("GDB_475"), Summon("CS2_213"), Play("GAME_005", Nothing), Play("GDB_475", On(My(0))),
        HasNot(My(1), GameTag::REBORN),
    }
    check! { DeathKnight:
        Ally("CS2_182"), Give("GDB_475"), Give("EX1_277"), Play("GAME_005", Nothing), Play("GDB_475", On(My(0))),
        HasNot(My(0), GameTag::REBORN),
    }
    check! { DeathKnight:
        Give("GDB_475"), Play("CS2_169", Nothing), Play("GDB_475", On(My(0))), HasNow(My(0), GameTag::REBORN),
    }
}

/// The 8 Hands From Beyond · Minion · Beast · 8 mana · 8/8 · **Battlecry:** Destroy both players' decks EXCEPT the 8 highest Cost cards in each.
//~ done GDB_477 - 20061d3e -
#[test]
fn GDB_477_the_8_hands_from_beyond() {
    check! { DeathKnight:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_120", "CS2_182", "CS2_182", "CS2_182", "CS2_231"]),
        OnTheirTop("CS2_186"), Play("GDB_477", Nothing), DeckCount(Mine, 8), DeckCount(Theirs, 8), DrawOne,
        IsCard(InHand(0), "CS2_182"), EndTurn, IsCard(InTheirHand(0), "CS2_186"),
    }
    check! { DeathKnight:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_120", "CS2_182", "CS2_182", "CS2_182", "CS2_231"]),
        EndTurn, Play("GDB_477", Nothing), DeckCount(Mine, 8), DeckCount(Theirs, 8),
    }
}

/// Baneling Barrage · Spell · 1 mana · Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
//~ done SC_001 - 8789af2d -
#[test]
fn SC_001_baneling_barrage() {
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("SC_019t"), Play("SC_001", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "SC_019t"),
        Ally("SC_019t"), Play("SC_001", Nothing), HandCount(Mine, 3), IsCard(InHand(2), "SC_019t"),
    }
}

/// Larva · Minion · 1 mana · 1/1 · Each turn this is in your hand, transform it into a random Zerg minion.
//~ done SC_003t - cd913889 -
#[test]
fn SC_003t_larva() {
    // Neither form becomes a Hive Queen, nor what is no Zerg.
    check! { DeathKnight: ForbidOutcome(Card("SC_003")), Give("SC_003t"), EndTurn, EndTurn, EndTurn, EndTurn }
    check! { DeathKnight: ForbidOutcome(Card("CS2_182")), Give("SC_003t"), EndTurn, EndTurn, EndTurn, EndTurn }
    check! { DeathKnight:
        Give("SC_003t"), EndTurn, Force(Card("SC_010")), EndTurn, IsCard(Nth(0), "SC_010"), EndTurn, Force(Card("SC_002")),
        EndTurn, IsCard(Nth(0), "SC_002"), EndTurn, EndTurn,
    }
}

/// Kerrigan, Queen of Blades · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Summon two 2/5 Hive Queens. Deal 3 damage to all enemies.
//~ done SC_004 - ca5a6f98 -
#[test]
fn SC_004_kerrigan_queen_of_blades() {
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("CS2_182"), Play("SC_004", Nothing), BoardCount(Mine, 3), IsCard(My(1), "SC_003"),
        IsCard(My(2), "SC_003"), Health(Their(0), 2), Health(TheirHero, 27), Health(My(0), 5), IsCard(MyHero, "SC_004"),
        IsCard(MyPower, "SC_004hp"), Armor(Mine, 5),
    }
}

/// Viper · Minion · 4 mana · 5/3 · **Battlecry:** Summon a minion from your opponent's hand. Your other Zerg minions gain **Reborn** and attack it.
//~ done SC_018 - 21988e9f -
#[test]
fn SC_018_viper() {
    check! { DeathKnight:
        Ally("SC_019t"), Ally("CS2_182"), GiveThem("CS2_186"), GiveThem("CS2_029"), Play("SC_018", Nothing),
        HandCount(Theirs, 1), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_186"), HasNot(My(1), GameTag::REBORN),
        BoardCount(Mine, 3), Damage(Their(0), 2), Health(TheirHero, 30),
    }
    check! { DeathKnight:
        Ally("SC_009"), GiveThem("CS2_186"), Force(Entity(TheirHero)), Play("SC_018", Nothing), HandCount(Theirs, 0),
        Damage(Their(0), 2), Health(TheirHero, 28), BoardCount(Mine, 2), HasNot(Newest("SC_018"), GameTag::REBORN),
    }
    check! { DeathKnight:
        GiveThem("CS2_186"), GiveThem("CS2_186"), Play("SC_018", Nothing), BoardCount(Theirs, 1), HandCount(Theirs, 1),
    }
    check! { DeathKnight:
        GiveThem("CS2_186"), GiveThem("CS2_029"), ForbidOutcome(Entity(InTheirHand(1))), Play("SC_018", Nothing),
        BoardCount(Theirs, 1),
    }
    check! { DeathKnight:
        Ally("SC_009"), Enemy("SC_009"), GiveThem("CS2_186"), Force(Entity(TheirHero)), Play("SC_018", Nothing),
        HandCount(Theirs, 0), Damage(TheirHero, 2), HasNot(Their(0), GameTag::REBORN), StatsNow(My(0), 2, 1),
    }
}

/// Guiding Figure · Minion · 2 mana · 3/2 · **Spellburst:** Trigger a random friendly minion's **Deathrattle**. **Starship Piece**
//~ done GDB_106 - a48c3151 -
#[test]
fn GDB_106_guiding_figure() {
    check! { DeathKnight:
        Give("GDB_106"), Cost("GDB_106", 2), Stats("GDB_106", 3, 2), Ally("EX1_029"), Enemy("EX1_029"),
        Ally("CS2_182"), Play("GDB_106", Nothing), Play("GAME_005", Nothing), Health(TheirHero, 28),
        Health(MyHero, 30), BoardCount(Mine, 3), Play("GAME_005", Nothing), Health(TheirHero, 28),
    }
}

/// Airlock Breach · Spell · 6 mana · Summon a 5/5 Undead with **Taunt** and give your hero +5 Health. Spend 5 **Corpses** to do it again.
//~ done GDB_113 - 7c53e70c -
#[test]
fn GDB_113_airlock_breach() {
    check! { DeathKnight:
        Give("GDB_113"), Cost("GDB_113", 6), GainCorpses(4), Play("GDB_113", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "GDB_113t"), StatsNow(My(0), 5, 5), HasNow(My(0), GameTag::TAUNT), Health(MyHero, 35), Corpses(Mine, 4),
        BoardCount(Theirs, 0), Health(TheirHero, 30),
    }
    check! { DeathKnight:
        GainCorpses(6), Play("GDB_113", Nothing), BoardCount(Mine, 2), IsCard(My(1), "GDB_113t"), Health(MyHero, 40),
        Damage(MyHero, 0), Corpses(Mine, 1),
    }
}

/// Suffocate · Spell · Shadow · 4 mana · Destroy a minion. If you're building a **Starship**, also destroy a random neighbor.
//~ done GDB_476 - 18052686 -
#[test]
fn GDB_476_suffocate() {
    check! { DeathKnight:
        Give("GDB_476"), Cost("GDB_476", 4), Targets("GDB_476", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_172"),
        Enemy("CS2_182"), Enemy("CS2_200"), Play("GDB_476", On(Their(1))), BoardCount(Theirs, 2),
        IsCard(Their(0), "CS2_172"), IsCard(Their(1), "CS2_200"),
    }
    check! { DeathKnight:
        Enemy("CS2_172"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_171"), Ally("GDB_106"), Kill(My(0)),
        Force(Entity(Their(2))), Play("GDB_476", On(Their(1))), BoardCount(Theirs, 2), IsCard(Their(0), "CS2_172"),
        IsCard(Their(1), "CS2_171"),
    }
}
