//! Mage cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 170a7b1d

/// Stargazer Luna · Minion · Draenei · 3 mana · 2/4 · After you play the right-most card in your hand, draw a card.
//~ done BOT_103 - 9ff6a1e0 -
#[test]
fn BOT_103_stargazer_luna() {
    check! { Mage:
        Ally("BOT_103"), Give("CS2_231"), Give("GAME_005"), Give("CS2_120"), DeckCount(Mine, 19),
        Play("GAME_005", Nothing), DeckCount(Mine, 19), Play("CS2_231", Nothing), DeckCount(Mine, 19),
        Play("CS2_120", Nothing), HandCount(Mine, 1), DeckCount(Mine, 18), EndTurn, Play("GAME_005", Nothing),
        DeckCount(Mine, 18),
    }
    // It answers each time, not once a turn.
    check! { Mage: Ally("BOT_103"), Play("CS2_119", Nothing), Play("CS2_179", Nothing), HandCount(Mine, 2) }
    check! { Mage:
        Ally("BOT_103"), Give("CS2_120"), Play("CS2_231", Nothing), Play("CS2_120", Nothing), HandCount(Mine, 1),
    }
    check! { Mage:
        Ally("BOT_103"), Play("GAME_005", Nothing), EndTurn, EndTurn, Play("GAME_005", Nothing), HandCount(Mine, 3),
    }
    // What the opponent does is not heard.
    check! { Mage:
        EndTurn, Ally("BOT_103"), Give("GAME_005"), Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing),
        HandCount(Mine, 1),
    }
}

/// Unexpected Results · Spell · 3 mana · Summon two random $2-Cost minions *(improved by **Spell Damage***).
//~ done BOT_254 - fb92d82a -
#[test]
fn BOT_254_unexpected_results() {
    check! { Mage:
        Force(Card("EX1_066")), Play("BOT_254", Nothing), BoardCount(Mine, 2), IsCard(My(0), "EX1_066"), Ally("CS2_142"),
        Force(Card("CS2_117")), Crystals(10), Play("BOT_254", Nothing), BoardCount(Mine, 5), IsCard(My(3), "CS2_117"),
    }
}

/// Celestial Emissary · Minion · Elemental · 2 mana · 2/1 · **Battlecry:** Your next spell this turn has **Spell Damage +2**.
//~ done BOT_531 - 9899250c -
#[test]
fn BOT_531_celestial_emissary() {
    check! { Mage:
        Play("BOT_531", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 29), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 24), Play("CS2_024", On(TheirHero)), Health(TheirHero, 21),
    }
    check! { Mage: Play("BOT_531", Nothing), EndTurn, EndTurn, Play("CS2_024", On(TheirHero)), Health(TheirHero, 27) }
}

/// Celestial Emissary · Minion · Elemental · 2 mana · 2/1 · **Battlecry:** Your next spell this turn has **Spell Damage +2**.
//~ todo BOT_531_Puzzle 7fdfbca8 9899250c -
#[test]
#[ignore = "todo: Celestial Emissary"]
fn BOT_531_Puzzle_celestial_emissary() {
    unwritten("BOT_531_Puzzle");
}

/// Astromancer · Minion · 7 mana · 5/5 · **Battlecry:** Summon a random minion with Cost equal to your hand size.
//~ done BOT_256 - 37812cee -
#[test]
fn BOT_256_astromancer() {
    check! { Mage:
        Give("GAME_005"), Give("CS2_182"), Force(Card("CS2_172")), Play("BOT_256", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_172"), HandCount(Mine, 2),
    }
    check! { Mage:
        Give("GAME_005"), Give("CS2_182"), GiveThem("CS2_182"), ForbidOutcome(Card("CS2_118")), Play("BOT_256", Nothing),
        BoardCount(Mine, 2),
    }
    check! { Mage: Force(Card("CS2_231")), Play("BOT_256", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_231") }
}
