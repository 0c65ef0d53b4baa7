//! Rulebook, "Mind control": whose a minion is, decides for whom it acts.
use super::*;

/// A spell that its own text puts into the opponent's deck was cast by the player who cast it.
#[test]
fn a_spell_that_swaps_sides_was_cast_by_its_player() {
    check! { Rogue: Ally("NEW1_020"), Play("DED_005", Nothing), HandCount(Mine, 1), Damage(My(0), 1) }
}

#[test]
fn a_stolen_minion_acts_for_its_new_owner() {
    let mut table = table(CardClass::Priest);
    table.steps(&[
        Enemy("EX1_007"),
        Play("CS1_113", On(Their(0))),
        DealDamage(My(0), 1),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
    ]);
}

#[test]
fn it_cannot_attack_on_the_turn_it_came() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Enemy("CS2_182"), Play("CS1_113", On(Their(0)))]);
    let stolen = table.who(My(0)).unwrap();
    assert!(table.game.options_for(stolen).is_empty());
    table.steps(&[EndTurn, EndTurn, Attack(My(0), TheirHero), Health(TheirHero, 26)]);
}

#[test]
fn taken_until_the_end_of_the_turn_it_attacks_and_goes_back() {
    check! { Priest:
        Enemy("CS2_172"), Play("EX1_334", On(Their(0))), Attack(My(0), TheirHero), Health(TheirHero, 27), EndTurn,
        BoardCount(Mine, 0), IsCard(Their(0), "CS2_172"),
    }
}

#[test]
fn a_full_board_has_no_room_for_one_more() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Ally("CS2_182"); 7]);
    table.steps(&[Enemy("CS2_182"), Give("CS1_113"), Unplayable("CS1_113")]);
}

#[test]
fn a_minion_that_left_the_board_is_not_given_back() {
    // Najak Hexxen and Shadowstep
    let steps = [Enemy("CS2_182"), Play("AV_331", On(Their(0))), BoardCount(Mine, 2), BoardCount(Theirs, 0)];
    let hand = [Play("EX1_144", On(My(1))), HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 1), HandCount(Theirs, 0)];
    check(CardClass::Priest, &[&steps[..], &hand].concat());
    check(CardClass::Priest, &[&steps[..], &[Kill(My(0)), BoardCount(Mine, 0), BoardCount(Theirs, 1)]].concat());
}

#[test]
fn an_enemy_minion_returns_to_your_hand_as_printed() {
    // Shadow Word: Steal
    let steps =
        [Enemy("CS2_182"), Enchant(Their(0), "CS2_092e"), DealDamage(Their(0), 2), Play("DEEP_021", On(Their(0)))];
    let there = [
        BoardCount(Theirs, 0),
        HandCount(Theirs, 0),
        HandCount(Mine, 1),
        StatsNow(InHand(0), 4, 5),
        Cost("CS2_182", 4),
    ];
    // It is yours from now on.
    let played = [Crystals(10), Play("CS2_182", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1)];
    check(CardClass::Priest, &[&steps[..], &there, &played].concat());
}

#[test]
fn a_stolen_minion_acts_for_its_new_side() {
    mage(&[
        Enemy("EX1_096"),
        Play("CS1_113", On(Their(0))),
        BoardCount(Mine, 1),
        Kill(My(0)),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
    ]);
}
