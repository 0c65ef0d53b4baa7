//! Priest cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd12a551

/// Swarm of Lightbugs · Spell · 5 mana · Summon 10 1/1 Lightbugs with **Lifesteal**. Save any excess in a 1-Cost Bottle.
//~ done WW_052 - dab41a3b -
#[test]
fn WW_052_swarm_of_lightbugs() {
    check! { Priest:
        Ally("CS2_182"), Play("WW_052", Nothing), BoardCount(Mine, 7), HandCount(Mine, 1), IsCard(InHand(0), "WW_052t2"),
        Kill(My(1)), Kill(My(1)), Kill(My(1)), Kill(My(1)), Kill(My(1)), Play("WW_052t2", Nothing), BoardCount(Mine, 6),
    }
    check! { Priest:
        Ally("TLC_446t1"), Play("WW_052", Nothing), HandCount(Mine, 1), Kill(My(1)), Kill(My(1)), Kill(My(1)),
        Kill(My(1)), Play("WW_052t2", Nothing), BoardCount(Mine, 7),
    }
    // Cast twice: each Bottle has its own.
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Play("BOT_411", Nothing), Crystals(10), Play("WW_052", Nothing), HandCount(Mine, 2),
        TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 10), TagNow(InHand(1), GameTag::TAG_SCRIPT_DATA_NUM_1, 10),
    }
}

/// Bottled Lightbugs · Spell · 1 mana · Summon the excess 1/1 Lightbugs with **Lifesteal**.@Summon {0} 1/1 Lightbugs with **Lifesteal**.
//~ todo WW_052t2 66d79c3c 2e6a40b6 -
#[test]
#[ignore = "todo: Bottled Lightbugs"]
fn WW_052t2_bottled_lightbugs() {
    unwritten("WW_052t2");
}

/// Benevolent Banker · Minion · 3 mana · 2/4 · **Battlecry: Discover** a spell from your deck. **Quickdraw:** Enemy deck instead.
//~ done WW_384 - 1d1c692c -
#[test]
fn WW_384_benevolent_banker() {
    check! { Priest:
        DeckOf(&["CS2_029", "CS2_182"]), OnTheirTop("CS2_024"), Play("WW_384", Nothing), ChooseCard("CS2_024"),
        DeckCount(Theirs, 20), IsCard(InHand(0), "CS2_024"), DeckCount(Mine, 2),
    }
    check! { Priest:
        Give("WW_384"), EndTurn, EndTurn, DeckOf(&["CS2_029", "CS2_182"]), OnTheirTop("CS2_024"),
        Play("WW_384", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 2), DeckCount(Mine, 1),
    }
    check! { Priest:
        DeckOf(&["CS2_029", "CS2_182"]), OnTheirTop("CS2_024"), Play("WW_384", Nothing), ChooseCard("CS2_024"),
        OnTheirTop("CS2_024"), Play("WW_384", Nothing), Choose(0), IsCard(InHand(1), "CS2_024"), DeckCount(Theirs, 20),
    }
    check! { Priest:
        Give("WW_384"), EndTurn, EndTurn, DeckOf(&["CS2_029", "CS2_182"]), OnTheirTop("CS2_024"),
        Play("WW_384", Nothing), Choose(0), IsCard(InHand(1), "CS2_029"),
    }
    check! { Priest:
        Give("WW_384"), EndTurn, EndTurn, DeckOf(&["CS2_029", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        ForbidOutcome(Card("CS2_182")), Play("WW_384", Nothing), Choose(0), IsCard(InHand(1), "CS2_029"), DeckCount(Mine, 4),
    }
}

/// Thirsty Drifter · Minion · 6 mana · 4/6 · **Taunt** Costs (1) less for each 1-Cost card you've played this game.
//~ done WW_387 - dfb76875 -
#[test]
fn WW_387_thirsty_drifter() {
    check! { Priest:
        Give("WW_387"), CostNow(InHand(0), 6), Play("CS2_171", Nothing), CostNow(InHand(0), 5),
        Play("CS2_172", Nothing), CostNow(InHand(0), 5),
        // What was paid counts, not what is printed.
        Ally("UNG_034"), Enemy("CS2_172"), Play("CS2_234", On(Their(0))), CostNow(InHand(0), 4),
    }
}

/// Elise, Badlands Savior · Minion · 8 mana · 5/5 · **Battlecry:** If your deck started with no duplicates, summon 5/5 copies of 4 random minions in your deck.
//~ done WW_392 - c6189843 -
#[test]
fn WW_392_elise_badlands_savior() {
    check! { Priest:
        Give("WW_392"), Cost("WW_392", 8), Stats("WW_392", 5, 5),
        DeckOf(&["CS2_182", "CS2_200", "CS2_231", "CS2_186", "CS2_029", "CS2_172"]), Force(Card("CS2_182")),
        Force(Card("CS2_200")), Force(Card("CS2_231")), Force(Card("CS2_186")), Play("WW_392", Nothing),
        BoardCount(Mine, 5), IsInZone(Newest("CS2_231"), Zone::Play), StatsNow(Newest("CS2_231"), 5, 5), StatsNow(Newest("CS2_182"), 5, 5),
        StatsNow(Newest("CS2_200"), 5, 5), StatsNow(Newest("CS2_186"), 5, 5), StatsNow(Nth(3), 1, 1), DeckCount(Mine, 6),
    }
    check! { Priest: Play("WW_392", Nothing), BoardCount(Mine, 1) }
    check! { Priest:
        DeckOf(&["CS2_182", "CS2_200", "CS2_231", "CS2_186", "CS2_172", "CS2_029"]), ForbidOutcome(Card("CS2_029")),
        Play("WW_392", Nothing), BoardCount(Mine, 5),
    }
    check! { Priest: DeckOf(&["CS2_231"]), Play("WW_392", Nothing), BoardCount(Mine, 2) }
}

/// Invasive Shadeleaf · Spell · Shadow · 4 mana · Deal $10 damage to an enemy minion. Save any excess in a 1-Cost Bottle.
//~ done WW_393 - fc303cbd -
#[test]
fn WW_393_invasive_shadeleaf() {
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_200"), Play("WW_393", On(Their(0))), BoardCount(Theirs, 1), HandCount(Mine, 1),
        IsCard(InHand(0), "WW_393t"), Play("WW_393t", On(Their(0))), Damage(Their(0), 5),
    }
    check! { Priest: Enemy("EX1_620"), Enemy("CS2_182"), Play("WW_393", On(Their(1))), HandCount(Mine, 1) }
}

/// Bottled Shadeleaf · Spell · Shadow · 1 mana · Deal the excess damage to an enemy minion.@Deal ${0} damage to an enemy minion.
//~ todo WW_393t 6130f59a dd365b43 -
#[test]
#[ignore = "todo: Bottled Shadeleaf"]
fn WW_393t_bottled_shadeleaf() {
    unwritten("WW_393t");
}

/// Holy Springwater · Spell · Holy · 2 mana · Restore #8 Health to a damaged character. Save any excess in a 1-Cost Bottle.
//~ done WW_395 - a7819b6a -
#[test]
fn WW_395_holy_springwater() {
    check! { Priest:
        Ally("CS2_200"), DealDamage(My(0), 3), DealDamage(MyHero, 20), Play("WW_395", On(My(0))), Damage(My(0), 0),
        HandCount(Mine, 1), Play("WW_395t", On(MyHero)), Health(MyHero, 15),
    }
    check! { Priest: DealDamage(MyHero, 20), Play("WW_395", On(MyHero)), Health(MyHero, 18), HandCount(Mine, 0) }
    check! { Priest: Ally("CS2_200"), EndTurn, DealDamage(My(0), 3), Play("WW_395", On(My(0))), HandCount(Theirs, 2) }
    // A damaged character.
    check! { Priest: Ally("CS2_200"), DealDamage(MyHero, 1), Give("WW_395"), CannotTarget("WW_395", My(0)) }
    check! { Priest:
        Ally("CS2_200"), Ally("CS2_200"), DealDamage(My(0), 3), DealDamage(My(1), 3), Play("WW_395", On(My(0))),
        Damage(My(1), 3), HandCount(Mine, 1),
    }
}

/// Bottled Springwater · Spell · Holy · 1 mana · Restore the excess Health.@Restore #{0} Health.
//~ todo WW_395t 3e5ca738 b861b0e0 -
#[test]
#[ignore = "todo: Bottled Springwater"]
fn WW_395t_bottled_springwater() {
    unwritten("WW_395t");
}

/// Shadow Word: Steal · Spell · Shadow · 5 mana · Return an enemy minion to YOUR hand.
//~ done DEEP_021 - ecf5cb8c -
#[test]
fn DEEP_021_shadow_word_steal() {
    check! { Priest:
        Targets("DEEP_021", &[EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_172"), Play("DEEP_021", On(Their(1))),
        BoardCount(Theirs, 1), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), HandCount(Theirs, 0), BoardCount(Mine, 0),
    }
}

/// Tram Heist · Spell · 4 mana · Get a copy of each card your opponent played last turn.
//~ done WW_053 - 19a6fd98 -
#[test]
fn WW_053_tram_heist() {
    check! { Priest:
        EndTurn, Play("CS2_231", Nothing), EndTurn, EndTurn, Play("CS2_172", Nothing), Play("GAME_005", Nothing),
        EndTurn, Play("WW_053", Nothing), HandCount(Mine, 4), IsCard(InHand(2), "CS2_172"), IsCard(InHand(3), "GAME_005"),
        BoardCount(Theirs, 2),
    }
    check! { Priest: Play("CS2_172", Nothing), EndTurn, EndTurn, Play("WW_053", Nothing), HandCount(Mine, 1) }
}

/// Pip the Potent · Minion · 3 mana · 3/3 · **Battlecry:** Copy each 1-Cost card in your hand.
//~ done WW_394 - 5a5834ce -
#[test]
fn WW_394_pip_the_potent() {
    check! { Priest:
        Give("CS2_168"), Give("CS2_182"), Give("EX1_277"), Give("GAME_005"), GiveThem("CS2_168"),
        Play("WW_394", Nothing), HandCount(Mine, 6), IsCard(InHand(4), "CS2_168"), IsCard(InHand(5), "EX1_277"),
        HandCount(Theirs, 1),
    }
}

/// Posse Possession · Spell · Shadow · 4 mana · Summon a 4/4 copy of a random minion in your opponent's hand.
//~ done WW_600 - aaa8859f -
#[test]
fn WW_600_posse_possession() {
    check! { Priest:
        GiveThem("GAME_005"), GiveThem("CS2_200"), Give("CS2_172"), Play("WW_600", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_200"), StatsNow(My(0), 4, 4), HandCount(Theirs, 2), StatsNow(InTheirHand(1), 6, 7), HandCount(Mine, 1),
    }
    check! { Priest: GiveThem("GAME_005"), Play("WW_600", Nothing), BoardCount(Mine, 0), HandCount(Theirs, 1) }
}
