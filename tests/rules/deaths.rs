//! Rulebook, "Death Creation Step" and "Death Phase": all who are dying leave at once, then their deaths are answered.
use cardwright_tests::*;

#[test]
fn all_the_dead_leave_before_any_deathrattle_so_that_there_is_room() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Ally("EX1_556"); 7]);
    table.steps(&[Play("EX1_312", Nothing), BoardCount(Mine, 7), IsCard(My(0), "skele21"), IsCard(My(6), "skele21")]);
}

#[test]
fn who_dies_at_the_same_time_cannot_be_taken() {
    check! { Warlock:
        Ally("EX1_016"), Enemy("CS2_182"), Play("EX1_312", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
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
fn what_hears_a_death_and_dies_with_it_does_not_answer() {
    // Cult Master dies in the same Flamestrike as the others.
    check! { Mage: Ally("EX1_595"), Ally("CS2_168"), Play("EX1_312", Nothing), HandCount(Mine, 0) }
    check! { Mage: Ally("EX1_595"), Ally("CS2_168"), Kill(My(1)), HandCount(Mine, 1) }
}

#[test]
fn both_heroes_dead_at_once_is_a_tie() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[DealDamage(MyHero, 28), DealDamage(TheirHero, 28), Play("CS2_062", Nothing)]);
    assert!(table.game.is_over());
    for player in cardwright_engine::PlayerId::BOTH {
        assert_eq!(table.game.players[player].state, PlayState::Tied);
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
fn who_becomes_a_copy_of_the_dead_is_whole() {
    // Creepy Painting
    let steps =
        [Ally("REV_916"), Enemy("CS2_172"), DealDamage(Their(0), 2), IsCard(My(0), "CS2_172"), Damage(My(0), 0)];
    check(CardClass::Mage, &[&steps[..], &[StatsNow(My(0), 3, 2), BoardCount(Mine, 1)]].concat());
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

/// The curse is an enchantment of the minion, and "Return effects remove all enchantments" (Hearthstone Wiki, "Return to hand").
#[test]
fn who_returned_to_the_hand_is_no_longer_cursed() {
    let cursed = [Enemy("CS2_182"), Play("GIL_614", On(Their(0)))];
    check(CardClass::Rogue, &[&cursed[..], &[Kill(My(0)), BoardCount(Theirs, 0), HandCount(Theirs, 0)]].concat());
    let back = [Play("EX1_581", On(Their(0))), HandCount(Theirs, 1), Kill(My(0)), HandCount(Theirs, 1)];
    check(CardClass::Rogue, &[&cursed[..], &back].concat());
    // Nor does Najak Hexxen give back a card in hand.
    let taken = [
        Enemy("CS2_182"),
        Play("AV_331", On(Their(0))),
        BoardCount(Mine, 2),
        Play("EX1_049", On(My(1))),
        HandCount(Mine, 1),
    ];
    check(CardClass::Priest, &[&taken[..], &[Kill(My(0)), HandCount(Mine, 1), HandCount(Theirs, 0)]].concat());
}

#[test]
fn a_minion_that_turns_into_one_without_health_dies() {
    // Creepy Painting becomes a copy of who died: a Starship without its pieces has no Health.
    check! { Mage:
        Ally("CS2_182"), Ally("REV_916"), Enemy("SC_999t"), Play("CS2_231", Nothing), BoardCount(Mine, 2),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("REV_916"), Enemy("CS2_231"), Kill(Their(0)), IsCard(My(1), "CS2_231"), StatsNow(My(1), 1, 1),
    }
}

/// "summoned in their base state, at full Health and without any enchantments" (Hearthstone Wiki, "Resurrection effect", which
/// names Ancestral Spirit), also of a minion that lives.
#[test]
fn who_is_resummoned_is_as_printed() {
    let ancestral = [Ally("CS2_182"), Enchant(My(0), "CS2_092e"), Enchant(My(0), "CS2_038e"), DealDamage(My(0), 1)];
    let twice =
        [Play("ICC_052", On(My(0))), StatsNow(My(0), 8, 8), StatsNow(My(1), 4, 5), Kill(My(1)), BoardCount(Mine, 1)];
    check(CardClass::Hunter, &[&ancestral[..], &twice].concat());
    // Recurring Villain
    let villain = [Ally("DAL_749"), Enchant(My(0), "CS2_092e"), Play("ICC_052", On(My(0))), StatsNow(My(1), 3, 6)];
    check(CardClass::Hunter, &villain);
}

/// The dead leave before what replaces them comes: a full board has room for as many as were killed.
#[test]
fn what_comes_for_each_killed_comes_when_they_have_left() {
    // Deathborne, Cycle of Hatred
    for (spell, token) in [("REV_840", "REV_845"), ("SCH_253", "SCH_253t")] {
        let full = [Ally("CS2_172"); 7];
        let killed = [Crystals(10), Play(spell, Nothing), BoardCount(Mine, 7), IsCard(My(0), token)];
        check(CardClass::Mage, &[&full[..], &killed].concat());
    }
}

/// The curse of Voodoo Doll, the loan of Najak Hexxen and the trial of Arson Accusation are enchantments: who became another
/// minion has none, nor has who came back and was played again.
#[test]
fn who_is_another_minion_is_no_longer_cursed() {
    let sheep = [Enemy("CS2_182"), Play("GIL_614", On(Their(0))), Play("CS2_022", On(Their(0)))];
    check(CardClass::Mage, &[&sheep[..], &[Kill(My(0)), BoardCount(Theirs, 1)]].concat());
    let back =
        [Enemy("CS2_182"), Play("GIL_614", On(Their(0))), Play("EX1_581", On(Their(0))), HandCount(Theirs, 1), EndTurn];
    let again = [Crystals(10), Play("CS2_182", Nothing), EndTurn, Kill(My(0)), BoardCount(Theirs, 1)];
    check(CardClass::Rogue, &[&back[..], &again].concat());
    // Najak Hexxen
    let taken = [Enemy("CS2_182"), Play("AV_331", On(Their(0))), Play("CS2_022", On(My(1)))];
    check(CardClass::Priest, &[&taken[..], &[Kill(My(0)), BoardCount(Mine, 1), BoardCount(Theirs, 0)]].concat());
    // Arson Accusation: "When the accuser takes damage, this minion dies."
    let accused = [Enemy("CS2_182"), Play("MAW_001", On(Their(0)))];
    check(
        CardClass::Warlock,
        &[&accused[..], &[DealDamage(TheirHero, 1), DealDamage(MyHero, 1), Dead(Nth(0))]].concat(),
    );
    let sapped = [Play("EX1_581", On(Their(0))), DealDamage(MyHero, 1), HandCount(Theirs, 1)];
    check(CardClass::Warlock, &[&accused[..], &sapped].concat());
    check(
        CardClass::Warlock,
        &[&accused[..], &[Play("CS2_022", On(Their(0))), DealDamage(MyHero, 1), BoardCount(Theirs, 1)]].concat(),
    );
}

/// "Transform into a 6/6 copy of a Demon in your deck.": without one it stays as it is.
#[test]
fn who_finds_nobody_to_become_keeps_its_numbers() {
    // Caria Felsoul
    let caria = [EmptyDeck(Mine), Give("AV_267"), Enchant(InHand(0), "CS2_092e"), Play("AV_267", Nothing)];
    check(CardClass::DemonHunter, &[&caria[..], &[StatsNow(My(0), 10, 10)]].concat());
}

#[test]
fn redemption_comes_after_all_that_a_death_triggers() {
    // Hearthstone Wiki, "Redemption": "regardless of play order, it will always trigger last on a given Death Event".
    check! { Paladin:
        Play("EX1_136", Nothing), Ally("FP1_029"), Ally("GVG_076"), EndTurn, Play("CS2_029", On(My(1))),
        BoardCount(Mine, 2), Damage(My(0), 2), IsCard(My(1), "GVG_076"), Health(My(1), 1),
    }
}

#[test]
fn a_plant_that_lives_goes_dormant_itself() {
    // Hearthstone Wiki, "Sherazin, Corpse Flower": no additional one when the Deathrattle of a living one is triggered.
    check! { Hunter:
        Ally("UNG_065"), Ally("GVG_035"), Play("GVG_026", Nothing), BoardCount(Mine, 2), IsCard(My(0), "UNG_065t"),
        CannotAttack(My(1), TheirHero),
    }
}

/// Defile "can re-cast itself 13 times, after the 14th cast, it will stop" (Hearthstone Wiki): somebody dies of each of fourteen casts.
#[test]
fn defile_is_cast_fourteen_times_at_most() {
    // A Harvest Golem dies of the third cast, what it leaves of the fourth.
    let mut steps = vec![Ally("CS2_231"), Ally("CS2_172"), Ally("EX1_556")];
    for (at, health) in (3..).zip([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16]) {
        steps.push(if health < 9 { Ally("NEW1_030") } else { Enemy("NEW1_030") });
        let most = if health > 12 { 16 } else { 12 };
        steps.extend((most > 12).then_some(Enchant(Nth(at), "CS2_092e")));
        steps.extend((most > health).then_some(DealDamage(Nth(at), most - health)));
    }
    steps.extend([Play("ICC_041", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), Damage(Their(0), 14)]);
    check(CardClass::Warlock, &steps);
}
