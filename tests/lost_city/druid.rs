//! Druid cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 05b148b3

/// Life Cycle · Spell · Nature · 1 mana · Destroy a minion. Summon a random minion of the same Cost to replace it.
//~ done TLC_235 - 51eb323d -
#[test]
fn TLC_235_life_cycle() {
    check! { Druid in Wild, Standard:
        Give("TLC_235"), Cost("TLC_235", 1), Enemy("CS2_182"), Enemy("CS2_231"), Force(Card("CS2_179")),
        Play("TLC_235", On(Their(0))), Dead(Nth(1)), BoardCount(Theirs, 2), IsInZone(Newest("CS2_179"), Zone::Play),
        BoardCount(Mine, 0),
    }
    check! { Druid in Wild, Standard:
        Ally("EX1_096"), ForbidOutcome(Card("CS2_182")), Play("TLC_235", On(My(0))), Dead(Nth(0)), HandCount(Mine, 1),
        BoardCount(Mine, 1),
    }
    // The Deathrattle comes before the new minion.
    check! { Druid in Wild:
        Ally("OG_256"), Force(Card("CS2_127")), Play("TLC_235", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 1, 4),
    }
}

/// Hybridization · Spell · Nature · 5 mana · Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
//~ done TLC_236 - 8cb74a97 -
#[test]
fn TLC_236_hybridization() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_168", "CS2_172", "CS2_127", "CS2_182", "CS2_168", "CS2_172", "CS2_127", "CS2_182", "EX1_277", "CS2_024", "CS2_023", "CS2_029"]),
        Play("TLC_236", Nothing), HandCount(Mine, 4), DeckCount(Mine, 9), IsCard(InHand(0), "CS2_168"),
        IsCard(InHand(1), "CS2_172"), IsCard(InHand(2), "CS2_127"), IsCard(InHand(3), "CS2_182"), CostNow(InHand(0), 1),
        CostNow(InHand(1), 2), CostNow(InHand(2), 3), CostNow(InHand(3), 4),
        // A Nature spell was cast last turn.
        EndTurn, EndTurn, HandCount(Mine, 5), OnTop("CS2_182"), OnTop("CS2_127"), OnTop("CS2_172"), OnTop("CS2_168"),
        Play("TLC_236", Nothing), HandCount(Mine, 9), CostNow(InHand(5), 0), CostNow(InHand(6), 1),
        CostNow(InHand(7), 2), CostNow(InHand(8), 3), CostNow(InHand(0), 1),
    }
    check! { Druid: EndTurn, EndTurn, OnTop("CS2_200"), Play("TLC_236", Nothing), IsCard(InHand(1), "CS2_182") }
}

/// Restore the Wild · Spell · 1 mana · **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
//~ done TLC_239 - 0442c6b5 -
#[test]
fn TLC_239_restore_the_wild() {
    check! { Druid:
        Play("TLC_239", Nothing), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Play("CS2_231", Nothing), Kill(My(0)), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        BoardCount(Mine, 7), Kill(My(0)), Play("CS2_231", Nothing), Kill(My(0)), Play("CS2_231", Nothing), EndTurn,
        EndTurn, HandCount(Mine, 1), Kill(My(0)), Play("CS2_231", Nothing), HandCount(Mine, 1), EndTurn, EndTurn,
        HandCount(Mine, 2), Kill(My(0)), Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(2), "TLC_239t"),
    }
    check! { Druid:
        Play("TLC_239", Nothing), Ally("TLC_446t1"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Play("CS2_231", Nothing), EndTurn, EndTurn, Kill(My(1)),
        Play("CS2_231", Nothing), EndTurn, EndTurn, Kill(My(1)), Play("CS2_231", Nothing), IsCard(InHand(2), "TLC_239t"),
    }
}

/// Story of Barnabus · Spell · 2 mana · Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
//~ done TLC_231 - b5bc3186 -
#[test]
fn TLC_231_story_of_barnabus() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_187", "GAME_005"]), Play("TLC_231", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_187"), StatsNow(InHand(0), 5, 9), Armor(Mine, 5), DeckCount(Mine, 2), Armor(Theirs, 0),
    }
    check! { Druid: Play("TLC_231", Nothing), HandCount(Mine, 1), StatsNow(InHand(0), 4, 5), Armor(Mine, 0) }
}
