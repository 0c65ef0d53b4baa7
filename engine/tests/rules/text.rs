//! Texts: branches, repetition, and what "it" is.
use super::*;

/// Against All Odds: the Attack now, not the printed one, and not the Cost.
#[test]
fn a_number_that_is_odd_is_that_of_now() {
    found(&[Ally("ZZ_CHILL"), Enemy(YETI), Play("ZZ_ODDS", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 1)]);
}

#[test]
fn what_a_branch_was_about_is_it_after_the_branches() {
    game(&[Play("ZZ_BRANCHES", Nothing), StatsNow(My(0), 5, 6), Play("ZZ_BRANCHES", Nothing), StatsNow(My(1), 2, 2)]);
}

#[test]
fn a_random_card_may_be_compared_with_a_number_that_is_looked_up() {
    game(&[Play("ZZ_CHEAP", Nothing), IsCard(InHand(0), WISP)]);
}

#[test]
fn only_those_texts_of_a_hero_power_happen_whose_condition_holds() {
    let power = [HasHeroPower("ZZ_TWO_WAYS"), HeroPower(Nothing), Armor(Mine, 3), EndTurn, EndTurn];
    game(&[&power[..], &[Ally(YETI), HeroPower(Nothing), Armor(Mine, 4)]].concat());
}

/// Meat Wagon: whose Attack is the same is not weaker.
#[test]
fn a_comparison_uses_the_minion_with_the_text() {
    mechanics(&[
        Enemy("ZZ_VAULT"),
        Enemy(YETI),
        Play("ZZ_WAGON", Nothing),
        BoardCount(Theirs, 1),
        IsCard(Their(0), YETI),
        Play("ZZ_WAGON", Nothing),
        BoardCount(Mine, 2),
    ]);
}

#[test]
fn what_is_kept_with_a_player_is_found_by_that_player() {
    mechanics(&[Play("ZZ_WHISTLE", Nothing), BoardCount(Mine, 0)]);
    mechanics(&[
        Play("ZZ_STABLE", Nothing),
        Play("ZZ_STABLE", Nothing),
        BoardCount(Mine, 0),
        Play("ZZ_WHISTLE", Nothing),
        BoardCount(Mine, 2),
        EndTurn,
        Play("ZZ_WHISTLE", Nothing),
        BoardCount(Theirs, 0),
    ]);
}

/// Kith'ix: a Ritual that has only begun is not completed, and one of the opponent's is not yours.
#[test]
fn a_text_that_records_itself_counts_from_then_on() {
    mechanics(&[Play("ZZ_RITE_OF_TURNS", Nothing), Play("ZZ_THRAX", Nothing), Armor(Mine, 0)]);
    mechanics(&[Play("ZZ_RITE_OF_TURNS", Nothing), EndTurn, EndTurn, Play("ZZ_THRAX", Nothing), Armor(Mine, 5)]);
    mechanics(&[
        EndTurn,
        Play("ZZ_RITE_OF_TURNS", Nothing),
        EndTurn,
        EndTurn,
        EndTurn,
        Play("ZZ_THRAX", Nothing),
        Armor(Mine, 0),
    ]);
}

/// A delayed trigger knows all that its text spoke of, not the first alone.
#[test]
fn them_is_all_of_them_later_too() {
    mechanics(&[Play("ZZ_TWO_OF_THEM", Nothing), Play(WISP, Nothing), Play(WISP, Nothing), Armor(Mine, 2)]);
    mechanics(&[Play("ZZ_TWO_OF_THEM", Nothing), Play(YETI, Nothing), Armor(Mine, 0)]);
}

/// dceda5eab0#0#74: Book Wyrm, a Dragon itself, asks for no target while no other Dragon is held.
#[test]
fn a_card_that_is_played_is_not_held() {
    recorded(&[Enemy(YETI), Play("ZZ_WYRM", Nothing), BoardCount(Theirs, 1)]);
    recorded(&[Enemy(YETI), Give("ZZ_WYRM"), Give("ZZ_WYRM"), Play("ZZ_WYRM", On(Their(0))), BoardCount(Theirs, 0)]);
}

#[test]
fn what_the_effect_before_did_can_be_counted() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.game.set_mana(PlayerId::First, 3);
    table.steps(&[Play("ZZ_RITUAL", Nothing), Mana(0), BoardCount(Mine, 3)]);
}

#[test]
fn a_native_queues_its_own_texts() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    // The deck of plain cards has duplicates: Kazakus needs it to be empty.
    while !table.game.players[PlayerId::First].deck.is_empty() {
        table.game.players[PlayerId::First].fatigue = 0;
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(PlayerId::First);
        table.game.set_mana(PlayerId::First, 10);
    }
    table.steps(&[Play("CFM_621", Nothing), Choose(1), HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t")]);
}
