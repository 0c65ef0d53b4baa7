//! Deathrattles: whose they are, when they run, and how often.
use super::*;

#[test]
fn a_deathrattle_that_a_hero_triggers_is_that_of_the_dead_minion() {
    // The Weasel goes into the enemy's deck once more, and not Xyrella.
    check! { Priest:
        Ally("CFM_095"), Kill(My(0)), DeckCount(Theirs, 21), Play("AV_207", Nothing), Armor(Mine, 5),
        DeckCount(Theirs, 22), IsCard(MyHero, "AV_207"),
    }
}

#[test]
fn its_deathrattle_is_its_new_owners() {
    check! { Priest:
        Enemy("EX1_029"), Play("CS1_113", On(Their(0))), BoardCount(Mine, 1), Kill(My(0)), Health(TheirHero, 28),
        Health(MyHero, 30),
    }
}

#[test]
fn all_the_dead_leave_before_any_deathrattle_so_that_there_is_room() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Ally("EX1_556"); 7]);
    table.steps(&[Play("EX1_312", Nothing), BoardCount(Mine, 7), IsCard(My(0), "skele21"), IsCard(My(6), "skele21")]);
}

#[test]
fn a_deathrattle_takes_who_came_by_an_older_deathrattle() {
    // Cairne is older: Baine stands when Sylvanas takes somebody.
    check! { Warlock:
        Enemy("EX1_110"), Ally("EX1_016"), Play("EX1_312", Nothing), IsCard(My(0), "EX1_110t"), BoardCount(Theirs, 0),
    }
    // Sylvanas is older: nobody is there yet.
    check! { Warlock:
        Ally("EX1_016"), Enemy("EX1_110"), Play("EX1_312", Nothing), BoardCount(Mine, 0), IsCard(Their(0), "EX1_110t"),
    }
}

#[test]
fn a_deathrattle_that_kills_leads_to_the_next_deaths() {
    // The Abomination's 2 damage kill the Creeper (1/2), whose Spiders come when it is over.
    check! { Mage:
        Ally("EX1_097"), Ally("FP1_002"), Kill(Nth(0)), Dead(Nth(1)), BoardCount(Mine, 2), StatsNow(My(0), 1, 1),
        StatsNow(My(1), 1, 1), Health(MyHero, 28), Health(TheirHero, 28),
    }
}

#[test]
fn a_chain_of_deathrattles_runs_to_its_end() {
    // Each of three Abominations (4/4) is hurt by 2 already: the first that dies takes the others along.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_097"), Ally("EX1_097"), Enemy("EX1_097")]);
    table.steps(&[DealDamage(Nth(1), 2), DealDamage(Nth(2), 2), Kill(Nth(0))]);
    table.steps(&[Dead(Nth(1)), Dead(Nth(2)), Health(TheirHero, 24), Health(MyHero, 24)]);
}

#[test]
fn rivendare_doubles_while_he_lives_and_not_when_he_dies_too() {
    check! { Mage: Ally("FP1_031"), Ally("EX1_096"), Kill(My(1)), HandCount(Mine, 2) }
    for two in [[Ally("FP1_031"), Ally("EX1_096")], [Ally("EX1_096"), Ally("FP1_031")]] {
        let mut table = table(CardClass::Warlock);
        table.steps(&two);
        table.steps(&[Play("EX1_312", Nothing), BoardCount(Mine, 0), HandCount(Mine, 1)]);
    }
}

#[test]
fn a_deathrattle_from_an_enchantment_is_a_deathrattle() {
    // Soul of the Forest twice: two Treants, and a copy has both too.
    let mut table = table(CardClass::Druid);
    table.steps(&[Ally("CS2_182"), Play("EX1_158", Nothing), Play("EX1_158", Nothing), Kill(My(0))]);
    table.steps(&[BoardCount(Mine, 2), IsCard(My(0), "EX1_158t"), IsCard(My(1), "EX1_158t")]);
}

#[test]
fn a_discovered_deathrattle_is_given_without_the_card() {
    // Tamsin's Phylactery
    let steps = [Ally("EX1_096"), Kill(My(0)), Ally("CS2_182"), HandCount(Mine, 1), Play("AV_317", Nothing)];
    check(
        CardClass::Warlock,
        &[&steps[..], &[Choose(0), HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 2)]].concat(),
    );
}

#[test]
fn who_was_given_a_deathrattle_is_a_deathrattle_minion() {
    // Soul of the Forest: "Deathrattle: Summon a 2/2 Treant" (recorded: 812b38e4c5, 128).
    let given = [Ally("CS2_182"), Play("EX1_158", Nothing), HasNow(My(0), GameTag::DEATHRATTLE)];
    let princess = [Play("OG_309", On(My(0))), BoardCount(Mine, 3), IsInZone(Newest("EX1_158t"), Zone::Play)];
    check(CardClass::Hunter, &[&given[..], &princess[..]].concat());
    let silenced = [
        Give("OG_309"),
        Play("EX1_332", On(My(0))),
        HasNot(My(0), GameTag::DEATHRATTLE),
        CannotTarget("OG_309", My(0)),
    ];
    check(CardClass::Hunter, &[&given[..], &silenced[..]].concat());
    // What it gained of another is one, too (Unearthed Raptor).
    check! { Rogue: Ally("EX1_096"), Play("LOE_019", On(My(0))), HasNow(My(1), GameTag::DEATHRATTLE) }
}

#[test]
fn who_died_with_a_given_deathrattle_comes_back_without_it() {
    check! { Mage:
        Ally("CS2_182"), Ally("EX1_096"), Play("EX1_158", Nothing), Kill(Nth(0)), Kill(Nth(1)), HandCount(Mine, 1),
        Crystals(10), Play("OG_133", Nothing), BoardCount(Mine, 4), IsCard(My(3), "EX1_096"),
    }
}

#[test]
fn the_deathrattle_of_a_random_minion_is_that_of_one_that_has_it() {
    // Necrium Blade, and a Loot Hoarder among minions without a Deathrattle.
    let yetis = [Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("EX1_096"), Ally("CS2_182")];
    let blades = [Play("BOT_286", Nothing), Crystals(10), Play("CS2_106", Nothing), HandCount(Mine, 1)];
    check(CardClass::Rogue, &[&yetis[..], &blades[..]].concat());
}

/// 812b38e4c5#0#114: the token of the last minion of a full board stands where that minion was when the others had left.
#[test]
fn a_deathrattle_summons_where_the_minion_was_when_older_ones_had_left() {
    check! { Warrior:
        Ally("CS2_231"), Ally("CS2_182"), Ally("EX1_556"), Ally("CS2_200"), DealDamage(My(2), 2),
        Play("EX1_400", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_182"), IsCard(My(1), "skele21"),
        IsCard(My(2), "CS2_200"),
    }
}

/// HearthSim/hs-bugs, 1126: Da Undatakah with Zerek's Deathrattle is resummoned if a spell was cast on it.
#[test]
fn a_gained_deathrattle_notes_what_it_asks_for() {
    check! { Priest:
        Ally("BOT_258"), Kill(My(0)), Play("TRL_537", Nothing), Play("CS2_004", On(My(0))), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "TRL_537"), HandCount(Mine, 1),
    }
    check! { Priest:
        Ally("BOT_258"), Kill(My(0)), Play("TRL_537", Nothing), Crystals(10), Play("CS2_029", On(My(0))),
        BoardCount(Mine, 1), IsCard(My(0), "TRL_537"), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { Priest:
        Ally("BOT_258"), Kill(My(0)), Play("TRL_537", Nothing), Kill(My(0)), BoardCount(Mine, 0),
    }
}

#[test]
fn a_deathrattle_runs_after_the_death_and_not_when_silenced() {
    check! { Priest: Ally("EX1_016"), Enemy("CS2_182"), Kill(My(0)), IsCard(My(0), "CS2_182") }
    check! { Priest:
        Ally("EX1_016"), Enemy("CS2_182"), Play("EX1_332", On(My(0))), Kill(My(0)), IsCard(Their(0), "CS2_182"),
    }
}

#[test]
fn a_deathrattle_on_an_enchantment_is_copied_doubled_and_silenced() {
    check! { Druid: Ally("CS2_182"), Play("EX1_158", Nothing), Kill(My(0)), IsCard(My(0), "EX1_158t") }
    // A copy has it too.
    check! { Druid:
        Ally("CS2_182"), Play("EX1_158", Nothing), Play("EX1_564", On(My(0))), IsCard(My(1), "CS2_182"), Kill(My(1)),
        IsCard(My(1), "EX1_158t"),
    }
    check! { Druid: Ally("FP1_031"), Ally("CS2_182"), Play("EX1_158", Nothing), Kill(My(1)), BoardCount(Mine, 3) }
    check! { Druid:
        Ally("CS2_182"), Play("EX1_158", Nothing), Play("EX1_332", On(My(0))), Kill(My(0)), BoardCount(Mine, 0),
    }
}

#[test]
fn doubling_takes_what_was_there_and_not_what_comes() {
    check! { Paladin:
        Ally("CS2_182"), Play("CS2_087", On(My(0))), Play("EX1_355", On(My(0))), StatsNow(My(0), 14, 5), EndTurn, EndTurn,
        Play("CS2_087", On(My(0))), StatsNow(My(0), 17, 5),
    }
}

#[test]
fn sylvanas_takes_what_stands_after_all_have_died() {
    mage(&[
        Ally("EX1_016"),
        Enemy(YETI),
        Enemy(WISP),
        Force(Entity(Their(0))),
        Kill(My(0)),
        BoardCount(Mine, 1),
        IsCard(My(0), YETI),
        BoardCount(Theirs, 1),
    ]);
    // Both die at once: the wisp is no longer there to be taken.
    mage(&[
        Ally("EX1_016"),
        DealDamage(My(0), 4),
        Enemy(WISP),
        Ally("NEW1_020"),
        Play("GAME_005", Nothing),
        BoardCount(Theirs, 0),
        BoardCount(Mine, 1),
    ]);
}

#[test]
fn deathrattles_come_in_order_of_play_and_twice_with_rivendare() {
    mage(&[
        Ally("EX1_096"),
        Kill(My(0)),
        HandCount(Mine, 1),
        Ally("FP1_031"),
        Ally("EX1_096"),
        Kill(My(1)),
        HandCount(Mine, 3),
    ]);
    mage(&[Ally("EX1_556"), Ally(WISP), Kill(My(0)), IsCard(My(0), "skele21"), IsCard(My(1), WISP)]);
}

#[test]
fn an_enchantment_can_carry_a_deathrattle() {
    mage(&[
        Ally(YETI),
        DealDamage(My(0), 2),
        Play("CS2_038", On(My(0))),
        Kill(My(0)),
        BoardCount(Mine, 1),
        StatsNow(My(0), 4, 5),
    ]);
}

/// `LOE_019`: the copy is an enchantment, so that silence takes it and a Raptor passes on what it has gained.
#[test]
fn a_gained_deathrattle_lasts_until_its_bearer_is_silenced() {
    let gained = [Ally("EX1_096"), Play("LOE_019", On(Nth(0))), Play("LOE_019", On(Nth(1))), HandCount(Mine, 0)];
    mage(&[&gained[..], &[Kill(Nth(2)), HandCount(Mine, 1), Kill(Nth(1)), HandCount(Mine, 2)]].concat());
    mage(&[&gained[..], &[Play("CS2_203", On(Nth(1))), Kill(Nth(1)), HandCount(Mine, 0)]].concat());
    mage(&[Ally(WISP), Play("LOE_019", Nothing), Kill(Nth(1)), HandCount(Mine, 0)]);
}
