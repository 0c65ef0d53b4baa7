//! Priest cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db07d758

/// Dragon Soul · Weapon · 3 mana · 0/3 durability · After you cast 3 spells in a turn, summon a 5/5 Dragon.
//~ done LOOT_209 - 69970ff2 -
#[test]
fn LOOT_209_dragon_soul() {
    check! { Priest:
        Ally("LOOT_209"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing),
        EndTurn, Play("GAME_005", Nothing), BoardCount(Mine, 0), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        BoardCount(Mine, 1), IsInZone(Newest("LOOT_209t"), Zone::Play), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        BoardCount(Mine, 1),
    }
    // What the opponent does is not heard.
    check! { Priest:
        Ally("LOOT_209"), EndTurn, EndTurn, EndTurn, Play("GAME_005", Nothing), Play("EX1_289", Nothing),
        Play("GAME_005", Nothing), BoardCount(Mine, 0),
    }
    // Spells of one turn, of mine or of the opponent's.
    check! { Priest:
        Ally("LOOT_209"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), EndTurn, EndTurn,
        Play("GAME_005", Nothing), BoardCount(Mine, 0),
    }
    // The Dragon comes after the third spell has done what it says.
    check! { Priest:
        Ally("LOOT_209"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("EX1_400", Nothing),
        BoardCount(Mine, 1), Damage(My(0), 0),
    }
}

/// Lesser Diamond Spellstone · Spell · Holy · 7 mana · Resurrect 2 different friendly minions. @(*Cast 4 spells to upgrade.)*
//~ done LOOT_507 - bd707bfb -
#[test]
fn LOOT_507_lesser_diamond_spellstone() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_172"),
        Ally("CS2_125"), Ally("CS2_231"), Enemy("EX1_561"), Kill(Their(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("LOOT_507", Nothing), BoardCount(Mine, 2),
        Health(TheirHero, 30),
    }
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Play("LOOT_507", Nothing), BoardCount(Mine, 1),
    }
    check! { Priest:
        Give("LOOT_507"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        IsCard(InHand(0), "LOOT_507"), EndTurn, Play("GAME_005", Nothing), EndTurn, IsCard(InHand(0), "LOOT_507"),
        Play("GAME_005", Nothing), IsCard(InHand(0), "LOOT_507t"),
    }
    check! { Priest: Ally("CS2_182"), Kill(My(0)), EndTurn, GiveThem("LOOT_507"), Unplayable("LOOT_507") }
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_200"), Play("CS2_062", Nothing),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("LOOT_507", Nothing), BoardCount(Mine, 2),
        Health(MyHero, 27), Health(TheirHero, 27),
    }
}

/// Diamond Spellstone · Spell · Holy · 7 mana · Resurrect 3 different friendly minions. @
//~ done LOOT_507t - 5b483da2 -
#[test]
fn LOOT_507t_diamond_spellstone() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_172"),
        Ally("CS2_125"), Ally("CS2_231"), Enemy("EX1_561"), Kill(Their(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("LOOT_507t", Nothing), BoardCount(Mine, 3),
        Health(TheirHero, 30),
    }
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Play("LOOT_507t", Nothing), BoardCount(Mine, 1),
    }
    check! { Priest:
        Give("LOOT_507t"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        IsCard(InHand(0), "LOOT_507t"), EndTurn, Play("GAME_005", Nothing), EndTurn, IsCard(InHand(0), "LOOT_507t"),
        Play("GAME_005", Nothing), IsCard(InHand(0), "LOOT_507t2"),
    }
    check! { Priest: Ally("CS2_182"), EndTurn, Kill(My(0)), GiveThem("LOOT_507t"), Unplayable("LOOT_507t") }
}

/// Greater Diamond Spellstone · Spell · Holy · 7 mana · Resurrect 4 different friendly minions.
//~ done LOOT_507t2 - 1de985ae -
#[test]
fn LOOT_507t2_greater_diamond_spellstone() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_172"),
        Ally("CS2_125"), Ally("CS2_231"), Enemy("EX1_561"), Kill(Their(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("LOOT_507t2", Nothing), BoardCount(Mine, 4),
        Health(TheirHero, 30),
    }
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Play("LOOT_507t2", Nothing),
        BoardCount(Mine, 1),
    }
    check! { Priest:
        Ally("CS2_182"), Enemy("EX1_561"), Kill(Their(0)), Kill(My(0)), Play("LOOT_507t2", Nothing),
        BoardCount(Mine, 1),
    }
}

/// Twilight Acolyte · Minion · 3 mana · 2/4 · **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
//~ done LOOT_528 - f46ed4f2 -
#[test]
fn LOOT_528_twilight_acolyte() {
    check! { Priest:
        Enemy("CS2_182"), Play("LOOT_528", Nothing), StatsNow(My(0), 2, 4), StatsNow(Their(0), 4, 5), Give("NEW1_023"),
        Play("LOOT_528", On(Their(0))), StatsNow(My(1), 4, 4), StatsNow(Their(0), 2, 5),
    }
}

/// Temporus · Minion · Dragon · 7 mana · 6/6 · **Battlecry:** Your opponent takes two turns. Then you take two turns.
//~ done LOOT_538 - 038de025 -
#[test]
fn LOOT_538_temporus() {
    check! { Priest:
        Play("LOOT_538", Nothing), EndTurn, Play("CS2_231", Nothing), BoardCount(Theirs, 1), EndTurn,
        Play("CS2_231", Nothing), BoardCount(Theirs, 2), EndTurn, Play("CS2_231", Nothing), BoardCount(Mine, 2),
        EndTurn, HandCount(Mine, 2), HandCount(Theirs, 2), Play("CS2_231", Nothing), BoardCount(Mine, 3), EndTurn,
        Play("CS2_231", Nothing), BoardCount(Theirs, 3),
    }
}

/// Psychic Scream · Spell · Shadow · 7 mana · Shuffle all minions into your opponent's deck.
//~ done LOOT_008 - 1ef43252 -
#[test]
fn LOOT_008_psychic_scream() {
    check! { Priest:
        Give("LOOT_008"), Cost("LOOT_008", 7), Ally("CS2_172"), Enemy("CS2_182"), Enemy("EX1_029"),
        Play("LOOT_008", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0), DeckCount(Theirs, 23),
        DeckCount(Mine, 19), IsInZone(Newest("CS2_172"), Zone::Deck), Health(MyHero, 30), Health(TheirHero, 30),
    }
}

/// Twilight's Call · Spell · Shadow · 3 mana · Summon 1/1 copies of 2 friendly **Deathrattle** minions that died this game.
//~ done LOOT_187 - f7125b44 -
#[test]
fn LOOT_187_twilights_call() {
    check! { Priest:
        Give("LOOT_187"), Cost("LOOT_187", 3), Ally("EX1_029"), Ally("EX1_096"), Ally("CS2_182"),
        Enemy("EX1_096"), Kill(Their(0)), HandCount(Theirs, 1), Kill(My(2)), Kill(My(1)), HandCount(Mine, 2),
        Kill(My(0)), Health(TheirHero, 28), Play("LOOT_187", Nothing), BoardCount(Mine, 2),
        IsInZone(Newest("EX1_096"), Zone::Play), IsInZone(Newest("EX1_029"), Zone::Play), StatsNow(My(0), 1, 1), StatsNow(My(1), 1, 1),
        BoardCount(Theirs, 0),
    }
    check! { Priest:
        Ally("EX1_029"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Health(TheirHero, 28),
        Play("LOOT_187", Nothing), BoardCount(Mine, 1), IsCard(My(0), "EX1_029"), StatsNow(My(0), 1, 1),
    }
}
