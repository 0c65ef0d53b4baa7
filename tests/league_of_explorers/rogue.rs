//! Rogue cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1f41315

/// Tomb Pillager · Minion · Undead · 4 mana · 6/4 · **Deathrattle:** Get a Coin.
//~ done LOE_012 - 8aee2192 -
#[test]
fn LOE_012_tomb_pillager() {
    check! { Rogue:
        Give("LOE_012"), Cost("LOE_012", 4), Stats("LOE_012", 6, 4), Play("LOE_012", Nothing), Kill(My(0)),
        IsCard(InHand(0), "GAME_005"),
    }
}

/// Unearthed Raptor · Minion · Undead · Beast · 3 mana · 3/4 · **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
//~ done LOE_019 - 443b30be -
#[test]
fn LOE_019_unearthed_raptor() {
    check! { Rogue:
        Give("LOE_019"), Cost("LOE_019", 3), Stats("LOE_019", 3, 4), Ally("LEG_CS3_013"), Ally("CS2_182"),
        Enemy("CS2_182"), Play("LOE_019", On(Nth(1))), Kill(Nth(0)), StatsNow(TheirHero, 0, 27), Damage(TheirHero, 3),
    }
    check! { Rogue:
        Give("LOE_019"), Ally("LEG_CS3_013"), Ally("CS2_182"), Enemy("CS2_182"), CannotTarget("LOE_019", Nth(2)),
        Play("LOE_019", On(Nth(1))),
    }
    check! { Rogue:
        Give("LOE_019"), Ally("LEG_CS3_013"), Ally("LEG_CS3_013"), Ally("CS2_182"), Enemy("LEG_CS3_013"),
        Enemy("LEG_CS3_013"), Enemy("CS2_182"), CannotTarget("LOE_019", Nth(4)), Play("LOE_019", On(Nth(1))),
    }
    check! { Rogue:
        Give("LOE_019"), Ally("LEG_CS3_013"), Ally("LEG_CS3_013"), Ally("CS2_182"), Enemy("LEG_CS3_013"),
        Enemy("LEG_CS3_013"), Enemy("CS2_182"), Play("LOE_019", On(Nth(1))), Kill(Nth(0)), StatsNow(TheirHero, 0, 27),
        Damage(TheirHero, 3),
    }
    // Without a Deathrattle there is none to copy.
    check! { Rogue: Ally("CS2_231"), Play("LOE_019", Nothing), HasNot(My(1), GameTag::DEATHRATTLE) }
}

/// Map to the Golden Monkey · Spell · 2 mana · Shuffle the Golden Monkey into your deck. Draw a card.
//~ done LOE_019t - b91b76f5 -
#[test]
fn LOE_019t_map_to_the_golden_monkey() {
    check! { Rogue:
        EmptyDeck(Mine), OnTop("CS2_029"), Force(Number(0)), Play("LOE_019t", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 1), EndTurn, EndTurn, IsCard(InHand(1), "LOE_019t2"),
    }
}

/// Golden Monkey · Minion · 4 mana · 6/6 · **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
//~ done LOE_019t2 - a409775b -
#[test]
fn LOE_019t2_golden_monkey() {
    check! { Rogue:
        Give("CS2_029"), DeckOf(&["CS2_182"]), GiveThem("CS2_182"), Force(Card("EX1_563")), Force(Card("EX1_561")),
        Play("LOE_019t2", Nothing), IsCard(InHand(0), "EX1_563"), IsCard(InTheirHand(0), "CS2_182"), EndTurn, EndTurn,
        IsCard(InHand(1), "EX1_561"),
    }
}
