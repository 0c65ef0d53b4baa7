//! Druid cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 030ea583

/// Hiking Trail · Location · 3 mana · 3 uses · **Discover** a **Taunt** minion. After you gain Armor, reopen this.
//~ done VAC_517 - 1579f7a5 -
#[test]
fn VAC_517_hiking_trail() {
    check! { Druid:
        Give("VAC_517"), Cost("VAC_517", 3), Ally("VAC_517"), Force(Card("CS2_179")), ForbidOutcome(Card("CS2_182")),
        Use(My(0), 0, Nothing), ChooseCard("CS2_179"), HandCount(Mine, 2), IsCard(InHand(1), "CS2_179"), CannotAct(My(0)),
        Play("CS2_005", Nothing), Use(My(0), 0, Nothing), Choose(0), HandCount(Mine, 3), CannotAct(My(0)),
    }
    // What the opponent does is not heard.
    check! { Druid:
        Ally("VAC_517"), Force(Card("CS2_179")), Use(My(0), 0, Nothing), ChooseCard("CS2_179"),
        Play("CS2_005", Nothing), Use(My(0), 0, Nothing), Choose(0), EndTurn, Play("CS2_005", Nothing), EndTurn,
        CannotAct(My(0)), HandCount(Mine, 3), Armor(Mine, 2), Armor(Theirs, 2),
    }
}

/// Mistah Vistah · Minion · 5 mana · 5/5 · **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
//~ done VAC_519 - 12cb23ce -
#[test]
fn VAC_519_mistah_vistah() {
    check! { Druid:
        Play("CS2_029", On(TheirHero)), Crystals(10), Play("VAC_519", Nothing), Play("EX1_277", Nothing),
        Health(TheirHero, 21), EndTurn, Play("CS2_025", Nothing), EndTurn, Play("EX1_277", Nothing),
        Health(TheirHero, 18), EndTurn, EndTurn, EndTurn, Health(TheirHero, 18), EndTurn, Health(TheirHero, 12),
        EndTurn, EndTurn, Health(TheirHero, 12),
    }
    // Each Battlecry has its own time: what was cast between the two belongs to the first one alone.
    check! { Druid:
        Crystals(10), Play("VAC_519", Nothing), Play("EX1_277", Nothing), Health(TheirHero, 27),
        Play("EX1_049", On(My(0))), HandCount(Mine, 1), Crystals(10), Play("VAC_519", Nothing), EndTurn, EndTurn,
        EndTurn, EndTurn, EndTurn, Health(TheirHero, 27), EndTurn, Health(TheirHero, 24), EndTurn, EndTurn,
        Health(TheirHero, 24),
    }
}

/// Scenic Vista · Spell · 0 mana · In 3 turns, recast every spell you played while this was in play.
//~ todo VAC_519t3 d644a1b0 2c0bb004 -
#[test]
#[ignore = "todo: Scenic Vista"]
fn VAC_519t3_scenic_vista() {
    unwritten("VAC_519t3");
}

/// Sleep Under the Stars · Spell · Arcane · 8 mana · **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
//~ done VAC_907 - 9ba87935 -
#[test]
fn VAC_907_sleep_under_the_stars() {
    check! { Druid:
        Play("VAC_907", Nothing), Choose(0), Choose(0), Choose(1), HandCount(Mine, 4), Armor(Mine, 5), Mana(2),
    }
    check! { Druid:
        Play("VAC_907", Nothing), Choose(2), Choose(1), Choose(1), HandCount(Mine, 0), Armor(Mine, 10), Mana(5),
    }
}

/// Hydration Station · Spell · 8 mana · Resurrect three of your different highest Cost **Taunt** minions.
//~ done VAC_948 - 8e14e55a -
#[test]
fn VAC_948_hydration_station() {
    check! { Druid:
        Ally("CS2_187"), Ally("CS2_187"), Ally("CS2_162"), Ally("CS2_125"), Ally("EX1_565"),
        Ally("CS2_179"), Ally("CS2_186"), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Play("VAC_948", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_162"),
        IsCard(My(1), "CS2_187"), IsCard(My(2), "CS2_179"),
    }
}

/// New Heights · Spell · 3 mana · Increase your maximum Mana by 3 and gain an empty Mana Crystal.
//~ done VAC_949 - 3fb204e6 -
#[test]
fn VAC_949_new_heights() {
    check! { Druid:
        Play("VAC_949", Nothing), Mana(7), EndTurn, EndTurn, Mana(12), EndTurn, EndTurn, Mana(13), EndTurn, EndTurn,
        Mana(13),
    }
    // The opponent gets nothing of it.
    check! { Druid: Play("VAC_949", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, Mana(10) }
    // The opponent gets nothing of it.
    check! { Druid: Play("VAC_949", Nothing), EndTurn, Play("VAC_949", Nothing), EndTurn, Mana(12) }
}

/// Handle with Bear · Spell · Nature · 2 mana · Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
// Also tests WORK_024t.
//~ done WORK_024 - a3b36dfb -
#[test]
fn WORK_024_handle_with_bear() {
    check! { Druid:
        Play("WORK_024", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "WORK_024t"), IsCard(InHand(1), "WORK_024t"), EndTurn,
        StatsNow(InHand(0), 3, 3), EndTurn, StatsNow(InHand(0), 4, 4), StatsNow(InHand(1), 4, 4), Play("WORK_024t", Nothing), EndTurn,
        EndTurn, StatsNow(My(0), 4, 4), StatsNow(InHand(0), 5, 5),
    }
}

/// Number Cruncher · Minion · Beast · 4 mana · 2/1 · **Rush, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
//~ done WORK_025 - b4c9bd35 -
#[test]
fn WORK_025_number_cruncher() {
    check! { Druid: Play("WORK_025", Nothing), Choose(0), Choose(1), Choose(1), StatsNow(My(0), 4, 5) }
}

/// Aggressive Projections · Spell · 4 mana · \+2 Attack.
//~ todo WORK_025a d1389103 a58beb46 -
#[test]
#[ignore = "todo: Aggressive Projections"]
fn WORK_025a_aggressive_projections() {
    unwritten("WORK_025a");
}

/// Conservative Forecast · Spell · 4 mana · \+2 Health.
//~ todo WORK_025b 00b3ec39 6ccee7b3 -
#[test]
#[ignore = "todo: Conservative Forecast"]
fn WORK_025b_conservative_forecast() {
    unwritten("WORK_025b");
}

/// Un'Goro Brochure · Spell · Nature · 4 mana · Draw two minions. Give them +2/+2. *(Flips each turn.)*
//~ done WORK_050 - 27fc6130 -
#[test]
fn WORK_050_un_goro_brochure() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_120"), OnTop("CS2_029"), Play("WORK_050", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 1), StatsNow(Nth(0), 6, 7), StatsNow(Nth(1), 4, 5),
    }
    check! { Druid:
        Give("WORK_050"), EndTurn, EndTurn, IsCard(InHand(0), "WORK_050t"), EndTurn, EndTurn, IsCard(InHand(0), "WORK_050"),
    }
    check! { Druid: Give("WORK_050"), EndTurn, IsCard(InHand(0), "WORK_050t"), EndTurn, IsCard(InHand(0), "WORK_050t") }
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_120"), OnTop("CS2_182"), Play("WORK_050", Nothing),
        HandCount(Mine, 2),
    }
}

/// Dalaran Brochure · Spell · Arcane · 4 mana · Draw two spells. They cost (1) less. *(Flips each turn.)*
//~ done WORK_050t - 5a6954ef -
#[test]
fn WORK_050t_dalaran_brochure() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_029"), OnTop("CS2_182"), Play("WORK_050t", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 1), CostNow(Nth(0), 1), CostNow(Nth(1), 3),
    }
    check! { Druid: Give("WORK_050t"), EndTurn, IsCard(InHand(0), "WORK_050"), EndTurn, IsCard(InHand(0), "WORK_050") }
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_024"), OnTop("CS2_024"), Play("WORK_050t", Nothing),
        HandCount(Mine, 2),
    }
    check! { Druid: Give("WORK_050"), EndTurn, IsCard(InHand(0), "WORK_050t"), EndTurn, IsCard(InHand(0), "WORK_050t") }
}

/// Cruise Captain Lora · Minion · Pirate · 6 mana · 4/5 · **Battlecry:** Summon 2 random locations.
//~ done VAC_506 - 63b71a8a -
#[test]
fn VAC_506_cruise_captain_lora() {
    check! { Druid:
        Force(Card("TLC_449")), Play("VAC_506", Nothing), BoardCount(Mine, 3), IsInZone(Newest("TLC_449"), Zone::Play),
        BoardCount(Theirs, 0), HandCount(Mine, 0),
    }
    check! { Druid: ForbidOutcome(Card("CS2_182")), Play("VAC_506", Nothing) }
}
