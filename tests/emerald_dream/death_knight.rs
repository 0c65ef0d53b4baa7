//! Death Knight cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ff9a8854

/// Hideous Husk · Minion · Undead · Beast · 6 mana · 3/5 · Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
//~ done EDR_810 - d73a83d3 -
#[test]
fn EDR_810_hideous_husk() {
    check! { DeathKnight:
        Enemy("CS2_182"), Play("EDR_810", Nothing), BoardCount(Mine, 3), IsCard(My(0), "EDR_810t"), IsCard(My(1), "EDR_810"),
        EndTurn, StatsNow(Their(0), 4, 1), Health(MyHero, 34), StatsNow(My(2), 0, 2),
    }
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("EDR_810t"), Ally("EDR_810"), EndTurn, StatsNow(Their(0), 4, 3),
        StatsNow(Their(1), 6, 7), EndTurn, Play("EX1_332", On(My(1))), EndTurn, StatsNow(Their(0), 4, 2),
    }
}

/// Bloated Leech · Minion · Beast · 1 mana · 0/2 · At the end of your turn, your hero steals @ Health from the lowest Health enemy.
/// - Numbers: {0} = 1
//~ done EDR_810t - 284f2309.eae7e889 -
#[test]
fn EDR_810t_bloated_leech() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("EDR_810t"), EndTurn, StatsNow(Their(0), 4, 4), StatsNow(Their(1), 6, 7),
        Health(MyHero, 31), Health(TheirHero, 30),
    }
    check! { DeathKnight: Ally("EDR_810t"), EndTurn, Health(TheirHero, 29), Health(MyHero, 31) }
    check! { DeathKnight: Ally("EDR_810t"), EndTurn, StatsNow(My(0), 0, 2) }
    // What the opponent does is not heard.
    check! { DeathKnight: Ally("EDR_810t"), EndTurn, EndTurn, Health(MyHero, 31) }
    // A Hideous Husk improves it.
    check! { DeathKnight: Ally("EDR_810"), Ally("EDR_810t"), EndTurn, Health(TheirHero, 28), Health(MyHero, 32) }
    // No more is stolen than is there.
    check! { DeathKnight:
        Ally("EDR_810"), Ally("EDR_810t"), Enemy("CS2_231"), EndTurn, BoardCount(Theirs, 0), Health(MyHero, 31),
    }
}

/// Rite of Atrocity · Spell · Shadow · 1 mana · **Discover** an Undead. Spend 2 **Corpses** to give it a **Dark Gift**.
//~ done EDR_811 - 47cca786 -
#[test]
fn EDR_811_rite_of_atrocity() {
    check! { DeathKnight in Wild:
        GainCorpses(1), Force(Card("FP1_001")), Play("EDR_811", Nothing), ChooseCard("FP1_001"), HandCount(Mine, 1),
        StatsNow(InHand(0), 2, 3), Corpses(Mine, 1), GainCorpses(3), Force(Card("FP1_001")), Force(Card("EX1_012")),
        Force(Card("AT_105")), Force(Card("EDR_100t")), Play("EDR_811", Nothing), ChooseCard("FP1_001"),
        HandCount(Mine, 2), StatsNow(InHand(1), 5, 3), Corpses(Mine, 1),
    }
    check! { DeathKnight in Wild, Standard: GainCorpses(2), ForbidOutcome(Card("CS2_182")), Play("EDR_811", Nothing) }
}

/// Grotesque Runeblade · Weapon · 2 mana · 2/2 durability · **Battlecry:** If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and +1 Durability.
//~ done EDR_812 - 227355f3 -
#[test]
fn EDR_812_grotesque_runeblade() {
    check! { DeathKnight:
        Play("EDR_812", Nothing), StatsNow(MyWeapon, 2, 2), Play("EDR_812", Nothing), StatsNow(MyWeapon, 3, 3),
        Play("CS2_231", Nothing), Play("EDR_812", Nothing), StatsNow(MyWeapon, 2, 2),
    }
}

/// Morbid Swarm · Spell · 1 mana · **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
//~ done EDR_813 - 86b4d03b -
#[test]
fn EDR_813_morbid_swarm() {
    check! { DeathKnight:
        Enemy("CS2_182"), PlayOption("EDR_813", 0, Nothing), BoardCount(Mine, 2), IsCard(My(0), "EDR_813at"),
        Health(Their(0), 5), GainCorpses(3), PlayOption("EDR_813", 1, On(Their(0))), Health(Their(0), 1), Corpses(Mine, 1),
        BoardCount(Mine, 2),
    }
}

/// Nythendra · Minion · Undead · Dragon · 7 mana · 7/7 · **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
//~ done EDR_818 - 2fbf6480 -
#[test]
fn EDR_818_nythendra() {
    check! { DeathKnight:
        Ally("CS2_182"), Ally("EDR_818"), Ally("CS2_182"), Kill(Nth(1)), BoardCount(Mine, 7),
        IsCard(My(1), "EDR_818t"), StatsNow(My(1), 1, 1), IsCard(My(5), "EDR_818t"), IsCard(My(6), "CS2_182"), Kill(My(2)),
        BoardCount(Mine, 6), EndTurn, BoardCount(Mine, 6), EndTurn, BoardCount(Mine, 3), IsCard(My(1), "EDR_818"),
        StatsNow(My(1), 4, 4), HasNow(My(1), GameTag::TAUNT), Corpses(Mine, 2), Attack(My(1), TheirHero),
        Damage(TheirHero, 4),
    }
    check! { DeathKnight:
        Ally("EDR_818"), Play("EX1_360", On(Nth(0))), Kill(Nth(0)), BoardCount(Mine, 1), IsCard(My(0), "EDR_818t"),
    }
    check! { DeathKnight:
        Ally("EDR_818t"), Ally("EDR_818t"), Enemy("EDR_818t"), Enchant(My(1), "CS2_087e"), EndTurn,
        IsCard(Their(0), "EDR_818"), StatsNow(Their(0), 1, 1), BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 1),
        IsCard(My(0), "EDR_818"), StatsNow(My(0), 5, 2),
    }
}

/// Nythendric Beetle · Minion · Undead · Beast · 1 mana · 1/1 · At the start of your turn, combine with any other friendly Beetles and reform Nythendra.
//~ done EDR_818t - 297388e6 -
#[test]
fn EDR_818t_nythendric_beetle() {
    check! { DeathKnight:
        Ally("EDR_818t"), Ally("CS2_182"), Ally("EDR_818t"), Ally("EDR_818t"), EndTurn, BoardCount(Mine, 4),
        EndTurn, BoardCount(Mine, 2), IsCard(My(0), "EDR_818"), StatsNow(My(0), 3, 3), IsCard(My(1), "CS2_182"), Corpses(Mine, 0),
    }
    check! { DeathKnight: Ally("EDR_818t"), Play("EX1_332", On(Nth(0))), EndTurn, EndTurn, IsCard(My(0), "EDR_818t") }
}

/// Ursoc · Minion · Beast · 9 mana · 6/14 · **Battlecry:** Attack ALL other minions. **Deathrattle:** Resurrect any this killed.
//~ done EDR_819 - 363b832e -
#[test]
fn EDR_819_ursoc() {
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("CS2_172"), Enemy("CS2_200"), Play("EDR_819", Nothing), BoardCount(Mine, 1),
        BoardCount(Theirs, 1), Damage(Their(0), 6), Kill(Newest("EDR_819")), BoardCount(Mine, 2),
        IsInZone(Newest("CS2_182"), Zone::Play), IsInZone(Newest("CS2_172"), Zone::Play),
    }
    check! { DeathKnight:
        Ally("CS2_182"), Play("UNG_809", Nothing), Enemy("CS2_172"), Enemy("CS2_200"), Play("EDR_819", Nothing),
        BoardCount(Mine, 3), HandCount(Mine, 1),
    }
}

/// Cremate · Spell · Fire · 3 mana · **Discover** a minion with a **Dark Gift**. It costs (2) less.
//~ done FIR_900 - 6dcc9bae -
#[test]
fn FIR_900_cremate() {
    check! { DeathKnight in Wild:
        Force(Card("CS2_182")), Force(Card("CS2_200")), Force(Card("CS2_172")), Force(Card("EDR_100t")),
        Play("FIR_900", Nothing), ChooseCard("CS2_182"), HandCount(Mine, 1), StatsNow(InHand(0), 7, 5),
        CostNow(InHand(0), 2),
    }
    check! { DeathKnight in Wild, Standard: ForbidOutcome(Card("RLK_024")), Play("FIR_900", Nothing) }
}

/// Frostburn Matriarch · Minion · Dragon · 5 mana · 4/4 · **Battlecry:** If you're holding a minion with a **Dark Gift**, summon two 4/4 Dragons with **Taunt**.
//~ done FIR_901 - 7c9084f5 -
#[test]
fn FIR_901_frostburn_matriarch() {
    check! { DeathKnight:
        Give("CS2_182"), Play("FIR_901", Nothing), BoardCount(Mine, 1), Crystals(10), DeckOf(&["CS2_200"]),
        Force(Card("EDR_100t3")), Play("EDR_856", Nothing), Choose(0), HandCount(Mine, 2), Crystals(10),
        Play("FIR_901", Nothing), BoardCount(Mine, 5), IsCard(My(4), "FIR_901t"),
    }
}

/// Volcoross · Minion · Elemental · Beast · 8 mana · 5/5 · **Rush, Taunt Battlecry:** Choose to spend 10, 20, or 30 **Corpses** to gain that many stats.
//~ done FIR_951 - e843feb1 -
#[test]
fn FIR_951_volcoross() {
    check! { DeathKnight:
        Give("FIR_951"), Cost("FIR_951", 8), Stats("FIR_951", 5, 5), Has("FIR_951", GameTag::RUSH),
        Has("FIR_951", GameTag::TAUNT), GainCorpses(30), Play("FIR_951", Nothing), ChooseCard("FIR_951t3"), Corpses(Mine, 10),
        StatsNow(Nth(0), 25, 25),
    }
    check! { DeathKnight: GainCorpses(9), Play("FIR_951", Nothing), Choose(0), Corpses(Mine, 9), StatsNow(My(0), 5, 5) }
}

/// Tail Smash · Spell · 0 mana · Spend 10 **Corpses** to gain +10/+10.
//~ done FIR_951t2 - dc5e2671 -
#[test]
fn FIR_951t2_tail_smash() {
    check! { DeathKnight:
        Give("FIR_951t2"), Cost("FIR_951t2", 0), GainCorpses(13), Play("FIR_951", Nothing), ChooseCard("FIR_951t2"),
        Corpses(Mine, 3), StatsNow(My(0), 15, 15),
    }
    check! { DeathKnight:
        GainCorpses(9), Play("FIR_951", Nothing), ChooseCard("FIR_951t2"), Corpses(Mine, 9), StatsNow(My(0), 5, 5),
    }
}

/// Fiery Chomp · Spell · 0 mana · Spend 20 **Corpses** to gain +20/+20.
//~ done FIR_951t3 - 699daf76 -
#[test]
fn FIR_951t3_fiery_chomp() {
    check! { DeathKnight:
        Give("FIR_951t3"), Cost("FIR_951t3", 0), GainCorpses(23), Play("FIR_951", Nothing), ChooseCard("FIR_951t3"),
        Corpses(Mine, 3), StatsNow(My(0), 25, 25),
    }
    check! { DeathKnight:
        GainCorpses(19), Play("FIR_951", Nothing), ChooseCard("FIR_951t3"), Corpses(Mine, 19), StatsNow(My(0), 5, 5),
    }
}

/// Lava Wave · Spell · 0 mana · Spend 30 **Corpses** to gain +30/+30.
//~ done FIR_951t4 - 2d6d6348 -
#[test]
fn FIR_951t4_lava_wave() {
    check! { DeathKnight:
        Give("FIR_951t4"), Cost("FIR_951t4", 0), GainCorpses(33), Play("FIR_951", Nothing), ChooseCard("FIR_951t4"),
        Corpses(Mine, 3), StatsNow(My(0), 35, 35),
    }
    check! { DeathKnight:
        GainCorpses(29), Play("FIR_951", Nothing), ChooseCard("FIR_951t4"), Corpses(Mine, 29), StatsNow(My(0), 5, 5),
    }
}

/// Corpse Flower · Minion · Undead · 3 mana · 0/5 · After your opponent summons a minion, spend 2 **Corpses** to deal 3 damage to it.
//~ done EDR_815 - b6643dff -
#[test]
fn EDR_815_corpse_flower() {
    check! { DeathKnight:
        Give("EDR_815"), Cost("EDR_815", 3), Stats("EDR_815", 0, 5), Play("EDR_815", Nothing), GainCorpses(3),
        Summon("CS2_182"), Damage(My(1), 0), EndTurn, Play("CS2_182", Nothing), Damage(Their(0), 3), Corpses(Mine, 1),
        Play("CS2_231", Nothing), Damage(Their(1), 0), Corpses(Mine, 1), Health(TheirHero, 30),
    }
}
