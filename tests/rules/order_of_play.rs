//! Rulebook, "Order of Play": who came into play first answers first.
use super::*;

/// Imp Master and Hogger both summon at the end of the turn, and there is room for one.
fn with_one_place_left(first: &'static str, second: &'static str, token: &'static str) {
    let four = [Ally("CS2_182"); 4];
    let mut table = table(CardClass::Mage);
    table.steps(&four);
    table.steps(&[Ally(first), Ally(second), BoardCount(Mine, 6), EndTurn, BoardCount(Mine, 7)]);
    table.steps(&[IsInZone(Newest(token), Zone::Play)]);
}

#[test]
fn of_two_at_the_end_of_the_turn_the_older_answers_first() {
    with_one_place_left("EX1_597", "NEW1_040", "EX1_598");
    with_one_place_left("NEW1_040", "EX1_597", "NEW1_040t");
}

#[test]
fn the_place_on_the_board_does_not_matter() {
    // Hogger stands on the left and is younger.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_597"), Give("NEW1_040")]);
    let hogger = table.who(InHand(0)).unwrap();
    let play = cardwright_engine::Action::Play { card: hogger, target: None, option: None, place: Some(0) };
    table.game.act(play).unwrap();
    table.steps(&[IsCard(My(0), "NEW1_040"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182")]);
    table.steps(&[EndTurn, BoardCount(Mine, 7), IsInZone(Newest("EX1_598"), Zone::Play)]);
}

#[test]
fn both_players_answer_the_same_event_in_order_of_play_not_the_active_player_first() {
    // The opponent's older Acolyte of Pain and my younger one are both hurt: theirs draws first, which does not show;
    // what shows is that the older Knife Juggler kills before the younger one's own target is chosen.
    check! { Mage:
        Enemy("EX1_007"), Ally("EX1_007"), Play("EX1_400", Nothing), HandCount(Theirs, 1), HandCount(Mine, 1),
        Damage(Nth(0), 1), Damage(Nth(1), 1),
    }
}

#[test]
fn whenever_comes_before_the_cards_own_text_and_after_behind_it() {
    // Mana Wyrm (whenever) grows before the spell; Wild Pyromancer (after) strikes when it is done.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("NEW1_012"), Ally("NEW1_020"), Enemy("CS2_182")]);
    table.steps(&[Play("CS2_025", Nothing), StatsNow(My(0), 2, 2), StatsNow(My(1), 3, 1), Damage(Their(0), 2)]);
}

#[test]
fn who_comes_does_not_hear_itself_come() {
    check! { Mage: Play("NEW1_019", Nothing), Health(TheirHero, 30), Play("CS2_168", Nothing), Health(TheirHero, 29) }
}

#[test]
fn a_battlecry_is_over_before_after_you_summon_is_heard() {
    // Elven Archer's shot kills the only enemy minion, so that the Juggler's knife finds the hero.
    check! { Mage:
        Ally("NEW1_019"), Enemy("CS2_231"), Play("CS2_189", On(Their(0))), Dead(Nth(1)), Health(TheirHero, 29),
    }
}

#[test]
fn all_minions_are_gone_through_in_order_of_play_wherever_they_stand() {
    // Vanish: the older Raptor comes back first, although the Yeti stands on its left.
    let mut table = table(CardClass::Rogue);
    table.steps(&[Ally("CS2_172"), Give("CS2_182")]);
    let yeti = table.who(InHand(0)).unwrap();
    let play = cardwright_engine::Action::Play { card: yeti, target: None, option: None, place: Some(0) };
    table.game.act(play).unwrap();
    table.steps(&[
        IsCard(My(0), "CS2_182"),
        Play("NEW1_004", Nothing),
        IsCard(InHand(0), "CS2_172"),
        IsCard(InHand(1), "CS2_182"),
    ]);
}

#[test]
fn other_cards_played_include_what_the_same_card_did_before_it_was_returned() {
    check! { Rogue:
        Play("GAME_005", Nothing), Play("EX1_613", Nothing), StatsNow(My(0), 4, 4), Play("EX1_144", On(My(0))),
        HandCount(Mine, 1), Play("EX1_613", Nothing), StatsNow(My(0), 8, 8),
    }
    check! { Rogue:
        Play("BOT_283", Nothing), StatsNow(My(0), 1, 1), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        Play("BOT_283", Nothing), StatsNow(My(0), 3, 3),
    }
}

/// Recorded: Ice Walker takes its place in the order of play among minions with Inspire.
#[test]
fn ice_walker_reacts_in_order_of_play_among_inspire_effects() {
    for (first, second) in [("ICC_068", "AT_082"), ("AT_082", "ICC_068")] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Ally(first), Ally(second), Enemy("CS2_182")]);
        let both = [0, 1].map(|n| table.who(Nth(n)).unwrap());
        let target = table.who(Nth(2)).ok();
        assert_eq!(triggered(&mut table, Action::HeroPower { target }, &both), both);
        table.steps(&[HasNow(Nth(2), GameTag::FROZEN), Damage(Nth(2), 1)]);
    }
}

#[test]
fn what_happens_at_the_end_of_a_turn_goes_by_order_of_play() {
    let mut table = invented::table(CardClass::Mage);
    // The younger one stands on the left.
    table.steps(&[Play("ZZ_L_LATE", Nothing), PlayAt("ZZ_L_LATE", 0, Nothing), HandCount(Mine, 0)]);
    let (younger, older) = (table.who(My(0)).unwrap(), table.who(My(1)).unwrap());
    assert!(older < younger);
    let mut log = Log::default();
    table.game.act_observed(Action::EndTurn, &mut log).unwrap();
    assert_eq!(log.abilities, [older, younger]);
    // A trigger like any other: it is silent on the other's turn, and silenced it is gone.
    table.steps(&[HandCount(Mine, 2), EndTurn, HandCount(Mine, 3), Play("EX1_332", On(My(0))), EndTurn]);
    table.steps(&[HandCount(Mine, 4)]);
}
