//! Rulebook, "Summoning" and "Mana": where minions come, and what mana beyond ten crystals does.
use cardwright_tests::*;

#[test]
fn a_minion_summons_to_its_right_then_to_its_left_each_next_to_itself() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_562", Nothing), BoardCount(Mine, 7), IsCard(My(3), "EX1_562")]);
    let numbers: Vec<u16> = (0..7).map(|at| table.who(My(at)).unwrap().number()).collect();
    let first = numbers[6];
    let order: Vec<u16> = numbers.iter().map(|n| n.saturating_sub(first) + 1).collect();
    assert_eq!((&order[..3], &order[4..]), (&[2, 4, 6][..], &[5, 3, 1][..]));
}

#[test]
fn a_spell_summons_at_the_right_end() {
    check! { Mage: Ally("CS2_182"), Play("CS2_027", Nothing), IsCard(My(1), "CS2_mirror"), IsCard(My(2), "CS2_mirror") }
}

#[test]
fn the_dead_summon_where_they_stood() {
    check! { Mage: Ally("EX1_556"), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "skele21"), IsCard(My(1), "CS2_182") }
}

/// 17d42fa31b#0#24, 6f0c3c8b57#0#36: Living Spores; in 2016 what Soul of the Forest gave came to the right end.
#[test]
fn what_an_enchantment_makes_the_dead_summon_comes_where_they_stood() {
    check! { Druid:
        Ally("CS2_172"), Play("EX1_158", Nothing), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "EX1_158t"),
        IsCard(My(1), "CS2_182"),
    }
}

#[test]
fn mana_beyond_ten_crystals_refreshes_one() {
    check! { Mage: Mana(10), Play("GAME_005", Nothing), Mana(10) }
    check! { Mage: Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Mana(6), Play("GAME_005", Nothing), Mana(7) }
}

#[test]
fn avenge_waits_for_somebody_to_avenge() {
    // Nobody else is there when the minion dies, although Redemption brings it back.
    let mut table = table(CardClass::Paladin);
    table.steps(&[Ally("CS2_172"), Play("EX1_136", Nothing), Play("FP1_020", Nothing), EndTurn]);
    table.steps(&[Play("CS2_029", On(My(0))), StatsNow(My(0), 3, 1), IsInZone(Nth(2), Zone::Secret)]);
}

#[test]
fn a_board_is_full_of_all_that_stands_there() {
    // Cosmic Phenomenon beside a location, and beside what no text can reach.
    for beside in ["SC_019", "TLC_446t1"] {
        let row = [Ally(beside), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182")];
        check(
            CardClass::Druid,
            &[&row[..], &[Play("GDB_882", Nothing), StatsNow(My(1), 5, 6), StatsNow(My(6), 3, 4)]].concat(),
        );
        check(CardClass::Druid, &[&row[1..], &[Play("GDB_882", Nothing), StatsNow(My(1), 4, 5)]].concat());
    }
}

/// What each printing brings is shown beside it in the collection.
#[test]
fn a_reprint_brings_its_own_token() {
    let polymorph = |spell| [Enemy("CS2_182"), Play(spell, On(Their(0)))];
    check(CardClass::Mage, &[&polymorph("VAN_CS2_022")[..], &[IsCard(Their(0), "VAN_CS2_tk1")]].concat());
    check(CardClass::Mage, &[&polymorph("CS2_022")[..], &[IsCard(Their(0), "CS2_tk1")]].concat());
    check! { Mage: Play("VAN_EX1_506", Nothing), IsCard(My(1), "VAN_EX1_506a") }
    check! { Mage: Play("CORE_EX1_506", Nothing), IsCard(My(1), "EX1_506a") }
    let bent = [Play("VAN_tt_010", Nothing), Ally("CS2_182"), EndTurn, Play("CS2_029", On(My(0)))];
    check(CardClass::Mage, &[&bent[..], &[Dead(Newest("VAN_tt_010a")), Damage(My(0), 0)]].concat());
}

/// Malorne goes dormant: what returns is the printing that died.
#[test]
fn a_reprint_that_returns_is_itself() {
    check! { Druid: Ally("WON_011"), Kill(My(0)), IsCard(My(0), "WON_011") }
    check! { Druid: Ally("GVG_035"), Kill(My(0)), IsCard(My(0), "GVG_035") }
}

/// "If there is not enough room on the board to summon a copy of each, N'Zoth will randomly choose which ones to summon."
/// (Hearthstone Wiki, "N'Zoth, the Corruptor")
#[test]
fn of_more_dead_than_there_is_room_for_random_ones_come_in_the_order_of_their_deaths() {
    let seven = [[Ally("EX1_029"); 7], [Kill(My(0)); 7]].concat();
    let last = [
        Ally("EX1_096"),
        Kill(My(0)),
        Health(TheirHero, 16),
        HandCount(Mine, 1),
        Force(Number(0)),
        Force(Number(0)),
        Play("OG_133", Nothing),
    ];
    check(CardClass::Mage, &[&seven[..], &last, &[BoardCount(Mine, 7), IsCard(My(6), "EX1_096")]].concat());
    let none = [
        Ally("EX1_096"),
        Kill(My(0)),
        Health(TheirHero, 16),
        HandCount(Mine, 1),
        Force(Number(7)),
        Force(Number(6)),
        Play("OG_133", Nothing),
    ];
    check(CardClass::Mage, &[&seven[..], &none, &[BoardCount(Mine, 7), IsCard(My(6), "EX1_029")]].concat());
}

/// "Rather than checking a pool of 'dead' minions, resurrection effects check a list of all minion deaths" (Hearthstone Wiki,
/// "Resurrection effect")
#[test]
fn a_minion_that_died_and_returned_to_the_hand_has_died() {
    // Pyros returns to the hand.
    let pyros = [Ally("UNG_027"), Kill(My(0)), HandCount(Mine, 1)];
    check(
        CardClass::Priest,
        &[&pyros[..], &[Play("LOOT_507", Nothing), BoardCount(Mine, 1), IsCard(My(0), "UNG_027")]].concat(),
    );
    check(
        CardClass::Mage,
        &[&pyros[..], &[Play("DMF_002", Nothing), BoardCount(Mine, 2), IsCard(My(1), "UNG_027")]].concat(),
    );
    check(CardClass::Mage, &[&pyros[..], &[Play("TRL_537", Nothing), Kill(My(0)), HandCount(Mine, 2)]].concat());
}

/// The highest Cost is the printed one, not the one that the minion had as it died.
#[test]
fn the_dead_are_compared_by_their_printed_cards() {
    let free = [Ally("CS2_186"), Enchant(My(0), "VAC_423e4"), CostNow(My(0), 0), Kill(My(0))];
    let cheap = [Ally("CS2_182"), Kill(My(0))];
    check(
        CardClass::Priest,
        &[&free[..], &cheap, &[Play("CORE_CATA_002", Nothing), IsCard(My(1), "CS2_186")]].concat(),
    );
}

/// A minion that is countered is not summoned: it brings no parts (Objection!, Ozumat).
#[test]
fn a_countered_minion_brings_no_parts() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("MAW_006", Nothing), EndTurn, Play("TID_711", Nothing), Dead(Nth(1)), BoardCount(Theirs, 0)]);
}

/// "Minions will always start Dormant, no matter how they were summoned" (Hearthstone Wiki, "Dormant"); a Colossal minion brings
/// its parts, no matter how it comes.
#[test]
fn who_is_swapped_into_play_is_dormant_or_brings_parts() {
    check! { Mage:
        Ally("CS2_182"), Give("BT_850"), Play("BAR_080", On(My(0))), IsCard(My(0), "BT_850"),
        HasNow(My(0), GameTag::DORMANT),
    }
    check! { Mage:
        Ally("CS2_182"), Give("TSC_216"), Play("BAR_080", On(My(0))), IsCard(My(0), "TSC_216t"), IsCard(My(1), "TSC_216"),
    }
}

/// A minion that is Reborn is summoned once more: "for each Deathrattle minion you've summoned this game" (N'Zoth).
#[test]
fn who_is_reborn_is_summoned_again() {
    check! { Mage:
        Give("BE_017"), CostNow(InHand(0), 15), Play("BE_207", Nothing), CostNow(InHand(0), 14), Kill(My(0)),
        BoardCount(Mine, 1), CostNow(InHand(0), 13),
    }
}

#[test]
fn a_minion_that_has_nothing_to_become_keeps_its_numbers() {
    // Shapeless Constellation: "Transform into an 8/8 copy of a random minion in your hand."
    check! { Priest: Give("TTN_441"), Enchant(InHand(0), "CS2_087e"), Play("TTN_441", Nothing), StatsNow(My(0), 11, 8) }
    let holding = [Give("CS2_182"), Give("TTN_441"), Enchant(InHand(1), "CS2_087e"), Play("TTN_441", Nothing)];
    check(CardClass::Priest, &[&holding[..], &[IsCard(My(0), "CS2_182"), StatsNow(My(0), 8, 8)]].concat());
}

#[test]
fn numbers_of_a_token_are_its_own() {
    // HearthSim/hs-bugs, issue 1089: what the token is given when it is summoned comes on top, and damage stays.
    check! { Hunter:
        Ally("TRL_309"), Ally("TRL_901"), Play("EX1_539", On(TheirHero)), Damage(TheirHero, 5),
        IsCard(My(1), "TRL_309t"), StatsNow(My(1), 4, 4),
    }
    // A copy of a damaged minion is given its numbers and has no damage.
    check! { Priest:
        Ally("CS2_182"), DealDamage(My(0), 4), Play("UNG_022", On(My(0))), BoardCount(Mine, 3), StatsNow(My(2), 1, 1),
    }
}

#[test]
fn a_spell_with_a_second_effect_needs_no_room() {
    // `REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT` of Jade Blossom; Muster for Battle has no requirement in the data.
    check! { Paladin:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Play("GVG_061", Nothing), IsCard(MyWeapon, "CS2_091"), BoardCount(Mine, 7),
        // Everything else is about who is summoned.
        Give("RLK_118"), Give("EX1_248"), Unplayable("RLK_118"), Unplayable("EX1_248"),
    }
}

/// Recorded five times: Building-Block Golem, Totem Goliath, a minion with a Deathrattle of its own, a given one and Reborn.
#[test]
fn what_the_dead_summon_stands_from_left_to_right() {
    check! { Warrior:
        Ally("CS2_182"), Ally("MIS_314"), Ally("CS2_200"), Force(Card("CS2_168")), Force(Card("CS2_171")),
        Force(Card("CS2_189")), Kill(My(1)), IsCard(My(0), "CS2_182"), IsCard(My(1), "CS2_168"), IsCard(My(2), "CS2_171"),
        IsCard(My(3), "CS2_189"), IsCard(My(4), "CS2_200"),
    }
    // Its own Deathrattle comes first, then the one that it was given.
    check! { Druid:
        Ally("EX1_556"), Play("EX1_158", Nothing), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "skele21"),
        IsCard(My(1), "EX1_158t"), IsCard(My(2), "CS2_182"),
    }
    // Who is Reborn returns to the right of what its Deathrattle summoned.
    check! { Druid:
        Ally("ULD_723"), Play("EX1_158", Nothing), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "EX1_158t"),
        IsCard(My(1), "ULD_723"), IsCard(My(2), "CS2_182"),
    }
    // With Baron Rivendare the second time stands to the right of the first.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_556"), Ally("FP1_031"), Kill(My(0)), BoardCount(Mine, 3), IsCard(My(2), "FP1_031")]);
    let (first, second) = (table.who(My(0)).unwrap(), table.who(My(1)).unwrap());
    assert!(first < second, "they stand in the order in which they were summoned");
}
