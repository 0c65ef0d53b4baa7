//! Druid cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17041d6c

/// Biology Project · Spell · Nature · 1 mana · Each player gains 2 Mana Crystals.
//~ done BOT_054 - 5d7130ef -
#[test]
fn BOT_054_biology_project() {
    check! { Druid:
        Give("BOT_054"), Cost("BOT_054", 1), EndTurn, Crystals(2), EndTurn, Crystals(3), Play("BOT_054", Nothing),
        Mana(4), EndTurn, Mana(5), EndTurn, Mana(6),
    }
}

/// Dendrologist · Minion · 2 mana · 2/3 · **Battlecry:** If you control a Treant, **Discover** a spell.
//~ done BOT_419 - 262ba4e9 -
#[test]
fn BOT_419_dendrologist() {
    check! { Druid:
        Give("BOT_419"), Cost("BOT_419", 2), Stats("BOT_419", 2, 3), Ally("EX1_158t"), Ally("CS2_182"),
        Enemy("CS2_182"), Force(Card("AT_037")), Play("BOT_419", Nothing), ChooseCard("AT_037"),
        IsCard(InHand(0), "AT_037"), CostNow(InHand(0), 1), TagNow(InHand(0), GameTag::SPELLPOWER, 0), HandCount(Mine, 1),
    }
    check! { Druid:
        Give("BOT_419"), Ally("EX1_158t"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Card("AT_017")),
        Play("BOT_419", Nothing), Choose(0),
    }
    check! { Druid:
        Give("BOT_419"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("BOT_419", Nothing),
        Armor(Mine, 0), BoardCount(Mine, 2), Damage(MyHero, 0), DeckCount(Mine, 19), HandCount(Mine, 0),
        StatsNow(Nth(0), 2, 3), StatsNow(Nth(1), 4, 5), StatsNow(Nth(2), 4, 5), StatsNow(Nth(3), 4, 5), Armor(Theirs, 0),
        BoardCount(Theirs, 2), Damage(TheirHero, 0), DeckCount(Theirs, 20), HandCount(Theirs, 0),
    }
}

/// Tending Tauren · Minion · 6 mana · 3/4 · **Choose One -** Give your other minions +1/+1; or Summon two 2/2 Treants.
// Also tests BOT_422b.
//~ done BOT_422 - 05159c4f -
#[test]
fn BOT_422_tending_tauren() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("BOT_422", 0, Nothing), BoardCount(Mine, 2), StatsNow(My(0), 5, 6),
        StatsNow(My(1), 3, 4), StatsNow(Their(0), 4, 5),
    }
    check! { Druid:
        Ally("CS2_182"), PlayOption("BOT_422", 1, Nothing), BoardCount(Mine, 4), IsCard(My(3), "EX1_158t"),
        StatsNow(My(0), 4, 5),
    }
}

/// Flobbidinous Floop · Minion · 4 mana · 3/4 · While in your hand, this is a 3/4 copy of the last minion you played.
//~ done BOT_434 - 76d83c22 -
#[test]
fn BOT_434_flobbidinous_floop() {
    check! { Druid:
        Play("CS2_182", Nothing), Give("BOT_434"), IsCard(InHand(0), "BOT_434"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 3, 4), CostNow(InHand(0), 4), Play("CS2_120", Nothing),
        IsCard(InHand(0), "CS2_120"), StatsNow(InHand(0), 3, 4), CostNow(InHand(0), 4), Crystals(10), Play("GAME_005", Nothing),
        IsCard(InHand(0), "CS2_120"), Play("CS2_120", Nothing), StatsNow(My(3), 3, 4), Play("CS2_231", Nothing),
        IsCard(My(3), "CS2_120"),
    }
}

/// Mulchmuncher · Minion · Mech · Beast · 9 mana · 8/8 · **Rush**. Costs (1) less for each friendly Treant that died this game.
//~ done BOT_523 - d00423dc -
#[test]
fn BOT_523_mulchmuncher() {
    check! { Druid:
        Give("BOT_523"), Cost("BOT_523", 9), Stats("BOT_523", 8, 8), Has("BOT_523", GameTag::RUSH), Ally("EX1_158t"),
        Ally("CS2_182"), Enemy("CS2_182"), Ally("BOT_523"), Kill(Nth(1)), Crystals(10), CostNow(Nth(0), 8),
    }
}

/// Juicy Psychmelon · Spell · Nature · 4 mana · Draw a 7, 8, 9, and 10-Cost minion from your deck.
//~ done BOT_404 - 5c7de864 -
#[test]
fn BOT_404_juicy_psychmelon() {
    check! { Druid:
        DeckOf(&["CS2_186", "CS2_232", "EX1_561", "NEW1_030", "CS2_182", "EX1_279"]), Play("BOT_404", Nothing),
        HandCount(Mine, 4), IsCard(InHand(0), "CS2_186"), IsCard(InHand(1), "CS2_232"), IsCard(InHand(2), "EX1_561"),
        IsCard(InHand(3), "NEW1_030"), DeckCount(Mine, 2),
    }
    check! { Druid:
        DeckOf(&["CS2_186", "CS2_186", "EX1_279"]), Play("BOT_404", Nothing), HandCount(Mine, 1), DeckCount(Mine, 2),
    }
    // Neither spells nor dearer minions are drawn.
    check! { Druid: DeckOf(&["MEND_042", "EX1_105"]), Play("BOT_404", Nothing), HandCount(Mine, 0), DeckCount(Mine, 2) }
}

/// Floop's Glorious Gloop · Spell · Nature · 1 mana · Whenever a minion dies this turn, refresh a Mana Crystal.
//~ done BOT_444 - 7e614812 -
#[test]
fn BOT_444_floops_glorious_gloop() {
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Play("CS2_200", Nothing),
        Play("BOT_444", Nothing), Mana(3), Kill(My(0)), Mana(4), Kill(Their(0)), Mana(5), EndTurn, EndTurn,
        Play("CS2_182", Nothing), Mana(6), Kill(My(0)), Kill(Their(0)), Mana(6),
    }
}

/// Gloop Sprayer · Minion · 7 mana · 4/4 · **Battlecry:** Summon a copy of each adjacent minion.
//~ done BOT_507 - b1483aa4 -
#[test]
fn BOT_507_gloop_sprayer() {
    check! { Druid:
        Ally("CS2_172"), Ally("CS2_186"), Ally("CS2_182"), PlayAt("BOT_507", 2, Nothing), BoardCount(Mine, 6),
        IsCard(Newest("CS2_186"), "CS2_186"), IsCard(Newest("CS2_182"), "CS2_182"), IsInZone(Nth(0), Zone::Play), BoardCount(Theirs, 0),
        Kill(Newest("CS2_186")), BoardCount(Mine, 5), IsCard(Newest("CS2_182"), "CS2_182"), Kill(Newest("CS2_182")),
        BoardCount(Mine, 4), IsCard(My(0), "CS2_172"),
    }
    check! { Druid:
        Ally("CS2_172"), PlayAt("BOT_507", 1, Nothing), BoardCount(Mine, 3), Enemy("CS2_182"), BoardCount(Theirs, 1),
    }
}
