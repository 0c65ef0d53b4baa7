//! Rogue cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 676179ac

/// Obsidian Shard · Weapon · 4 mana · 3/3 durability · Costs (1) less for each non-Rogue Class card added to your hand this game.
//~ done UNG_061 - f68541a7 -
#[test]
fn UNG_061_obsidian_shard() {
    // A neutral card and one of Rogue do not count, nor what is drawn, nor what the opponent gets.
    check! { Rogue:
        Give("UNG_061"), CostNow(InHand(0), 4), Give("CS2_182"), Give("CS2_072"), CostNow(InHand(0), 4),
        Give("CS2_029"), CostNow(InHand(0), 3), GiveThem("CS2_029"), OnTop("CS2_029"), DrawOne, CostNow(InHand(0), 3),
        Give("CS2_023"), CostNow(InHand(0), 2),
    }
}

/// Sherazin, Corpse Flower · Minion · 4 mana · 6/3 · **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
//~ done UNG_065 - 58e34c54 -
#[test]
fn UNG_065_sherazin_corpse_flower() {
    check! { Rogue:
        Ally("UNG_065"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "UNG_065t"), CannotAct(My(0)),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), IsCard(My(0), "UNG_065t"), EndTurn,
        EndTurn, Play("GAME_005", Nothing), IsCard(My(0), "UNG_065t"), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), IsCard(My(0), "UNG_065"), StatsNow(My(0), 6, 3),
    }
    // Cards that were played before it was a Seed do not count.
    check! { Rogue:
        Ally("UNG_065"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Kill(My(0)),
        Play("GAME_005", Nothing), IsCard(My(0), "UNG_065t"), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        IsCard(My(0), "UNG_065t"), Play("GAME_005", Nothing), IsCard(My(0), "UNG_065"),
    }
    // It goes Dormant where it is, too, when it does not die.
    check! { Rogue:
        Ally("UNG_065"), Play("UNG_800", On(My(0))), BoardCount(Mine, 2), IsCard(My(0), "UNG_065t"),
        HasNow(My(0), GameTag::DORMANT),
    }
}

/// Sherazin, Seed · Minion · 11 mana · 0/1 · **Dormant** When you play 4 cards in a turn, revive this minion.
//~ todo UNG_065t 541a610b 6e0b7f9e -
#[test]
#[ignore = "todo: Sherazin, Seed"]
fn UNG_065t_sherazin_seed() {
    unwritten("UNG_065t");
}

/// The Caverns Below · Spell · 1 mana · **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
//~ done UNG_067 - 5d67213c -
#[test]
fn UNG_067_the_caverns_below() {
    check! { Rogue:
        Play("UNG_067", Nothing), Crystals(10), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        Play("CS2_168", Nothing), Play("CS2_231", Nothing), HandCount(Mine, 0), Play("CS2_231", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "UNG_067t1"),
    }
}

/// Crystal Core · Spell · 5 mana · For the rest of the game, your minions are 5/5.
//~ done UNG_067t1 - 4dcdc31c -
#[test]
fn UNG_067t1_crystal_core() {
    check! { Rogue:
        Give("CS2_231"), Ally("CS2_182"), Enemy("CS2_182"), Play("UNG_067t1", Nothing), StatsNow(My(0), 5, 5),
        StatsNow(Their(0), 4, 5), StatsNow(InHand(0), 5, 5), Play("CS2_231", Nothing), StatsNow(My(1), 5, 5), Kill(My(0)),
        Ally("CS2_200"), EndTurn, EndTurn, StatsNow(My(1), 5, 5),
    }
    // What a minion was given before is gone, what it is given later stays, in the hand as well as in play.
    check! { Rogue:
        Ally("CS2_182"), Play("CS2_092", On(My(0))), StatsNow(My(0), 8, 9), OnTop("CS2_231"), Crystals(10),
        Play("UNG_067t1", Nothing), StatsNow(My(0), 5, 5), Crystals(10), Play("EX1_015", Nothing), StatsNow(InHand(0), 5, 5),
        Play("CFM_753", Nothing), StatsNow(InHand(0), 6, 6), Play("CS2_231", Nothing), StatsNow(My(3), 6, 6),
    }
    // Who takes it over keeps it; Silence does not end it.
    check! { Rogue:
        Ally("CS2_231"), Ally("CS2_231"), Play("UNG_067t1", Nothing), Play("EX1_332", On(My(0))), StatsNow(My(0), 5, 5),
        EndTurn, Crystals(10), Play("CS1_113", On(My(1))), BoardCount(Mine, 1), StatsNow(My(0), 5, 5), BoardCount(Theirs, 1),
        StatsNow(Their(0), 5, 5),
    }
}

/// Spore Hallucination · Spell · Nature · 1 mana · **Discover** a card from your opponent's class.
//~ done UNG_856 - 8d3fb13a -
#[test]
fn UNG_856_spore_hallucination() {
    check! { Rogue in Wild:
        Force(Card("CS2_029")), Play("UNG_856", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"),
    }
    check! { Rogue in Wild: ForbidOutcome(Card("CS2_072")), Play("UNG_856", Nothing) }
    check! { Rogue in Wild: ForbidOutcome(Card("CS2_182")), Play("UNG_856", Nothing) }
}
