//! Copies and transformations.
use super::*;

/// Baroness Vashj, Plucky Podling: whatever transforms it, also into a copy; silenced it transforms.
#[test]
fn something_else_may_happen_to_a_minion_that_would_transform() {
    found(&[Ally("ZZ_STUBBORN"), Play("ZZ_SHRINK", On(My(0))), BoardCount(Mine, 2), IsCard(My(1), WISP)]);
    found(&[Ally("ZZ_STUBBORN"), Enemy(YETI), Play("ZZ_MIMIC", Nothing), BoardCount(Mine, 2), IsCard(My(1), YETI)]);
    found(&[Ally(YETI), Play("ZZ_SHRINK", On(My(0))), BoardCount(Mine, 1), IsCard(My(0), WISP)]);
}

/// "steal the original": of the copy that was played, wherever it is; a card that is no copy has none.
#[test]
fn the_original_of_a_copy_is_found_in_hand_and_in_play() {
    let copied = [Ally("ZZ_ENVY"), GiveThem("CS2_200"), GiveThem(WISP), Force(ForcedOutcome::Entity(InTheirHand(0)))];
    let spied = [Play("ZZ_SPY", Nothing), HandCount(Theirs, 2), Play(WISP, Nothing), HandCount(Theirs, 2)];
    let stolen = [Play("CS2_200", Nothing), HandCount(Theirs, 1), IsCard(InTheirHand(0), WISP), HandCount(Mine, 1)];
    found(&[&copied[..], &spied, &stolen].concat());
    let played = [EndTurn, Play("CS2_200", Nothing), BoardCount(Theirs, 1), EndTurn, Play("CS2_200", Nothing)];
    found(&[&copied[..], &spied, &played, &[BoardCount(Theirs, 0), BoardCount(Mine, 4)]].concat());
}

#[test]
fn a_copy_that_goes_from_play_into_a_hand_is_a_fresh_card() {
    let buffed = [Ally(YETI), Play("CS2_092", on(0)), DealDamage(Nth(0), 3), StatsNow(Nth(0), 8, 6)];
    game(&[&buffed[..], &[Play("ZZ_ECHO", Nothing), StatsNow(InHand(0), 4, 5)]].concat());
    // In play a copy has what its original has.
    game(&[&buffed[..], &[Play("ZZ_FORK", on(0)), StatsNow(My(1), 8, 6), Damage(My(1), 3)]].concat());
}

#[test]
fn a_copy_that_goes_from_a_hand_into_a_deck_is_a_fresh_card() {
    game(&[
        EmptyDeck(Mine),
        Give(YETI),
        Play("ZZ_KNAPSACK", Nothing),
        Play("ZZ_PHOTOCOPY", Nothing),
        Play("ZZ_GLIMPSE", Nothing),
        StatsNow(InHand(0), 5, 6),
        StatsNow(InHand(1), 4, 5),
    ]);
}

#[test]
fn two_copies_of_a_random_minion_are_of_the_same_one() {
    let mut table = game_table();
    table.steps(&[DeckOf(&[WISP, YETI, KOBOLD, RAID_LEADER, "CS2_120", "CS2_172"]), Play("ZZ_RIPPER", Nothing)]);
    let board: Vec<_> = table.game.players[MINE].board.iter().map(|id| table.game[id].card).collect();
    assert!(board.len() == 2 && board[0] == board[1], "{board:?}");
}

#[test]
fn who_becomes_a_copy_of_who_died_is_whole() {
    let killed = [Ally("ZZ_PAINTING"), Enemy(YETI), DealDamage(Nth(1), 5), IsCard(Nth(0), YETI), Damage(Nth(0), 0)];
    game(&[&killed[..], &[StatsNow(Nth(0), 4, 5)]].concat());
}

/// a937e1ebd9#0#80, a937e1ebd9#0#91: Demonic Project.
#[test]
fn a_card_transformed_in_hand_moves_to_the_right_end() {
    recorded(&[
        Give(WISP),
        Give(COIN),
        Give(COIN),
        Play("ZZ_DEMONIC", Nothing),
        IsCard(InHand(0), COIN),
        IsCard(InHand(1), COIN),
        IsCard(InHand(2), YETI),
    ]);
}

/// 2c2309faff#0#41, 02607dc7c9#0#34, #35, f71eeb777b#0#28: Evolve and The Storm Bringer tire nobody and rest nobody.
#[test]
fn who_is_transformed_can_attack_if_it_could_before() {
    let foe = [Ally(YETI), Enemy(YETI)];
    recorded(&[&foe[..], &[Play("ZZ_EVOLVE", Nothing), Attack(My(0), Their(0)), Damage(Their(0), 4)]].concat());
    let attacked = [Attack(My(0), Their(0)), Play("ZZ_EVOLVE", Nothing), CannotAttack(My(0), Their(0))];
    recorded(&[&foe[..], &attacked].concat());
    recorded(&[Enemy(YETI), Play(YETI, Nothing), Play("ZZ_EVOLVE", Nothing), CannotAttack(My(0), Their(0))]);
    // With Charge it is as if it had just come.
    let stirred = [Attack(My(0), TheirHero), Play("ZZ_STIR", Nothing), Attack(My(0), TheirHero), Damage(TheirHero, 7)];
    recorded(&[&[Ally(YETI)][..], &stirred].concat());
}

/// The Nameless One: who becomes a copy is not whom it silences.
#[test]
fn a_minion_that_becomes_a_copy_keeps_referring_to_the_original() {
    simple(&[
        Enemy("ZZ_CREW"),
        Enchant(Their(0), "CS2_222o"),
        Play("ZZ_NAMELESS", On(Their(0))),
        IsCard(My(0), "ZZ_CREW"),
        StatsNow(My(0), 4, 4),
        StatsNow(Their(0), 3, 4),
    ]);
}

/// Shoplifter Goldbeard: a copy that it has summoned is none that it answers.
#[test]
fn a_trigger_that_summons_a_copy_does_not_trigger_on_the_copy() {
    simple(&[Ally("ZZ_CAPTAIN"), Play(WISP, Nothing), BoardCount(Mine, 2), Damage(TheirHero, 1)]);
}

/// Initiation: the new copy is not wounded as the dead one was.
#[test]
fn a_new_copy_of_a_dead_minion_is_undamaged() {
    simple(&[Enemy(WISP), Play("ZZ_INITIATE", On(Their(0))), BoardCount(Theirs, 0), StatsNow(My(0), 1, 1)]);
    simple(&[Enemy(YETI), Play("ZZ_INITIATE", On(Their(0))), BoardCount(Mine, 0), Damage(Their(0), 4)]);
}
