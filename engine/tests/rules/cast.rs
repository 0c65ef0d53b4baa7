//! Spells that a player or an effect casts.
use super::*;

/// Slice and Dice: at an enemy, though it was played on a friend; at a friend if there is no enemy.
#[test]
fn a_replayed_card_is_pointed_at_enemies_if_possible() {
    let grown = [Ally(YETI), Play("ZZ_GROW", On(My(0))), StatsNow(My(0), 5, 7)];
    found(
        &[&[Enemy(YETI)][..], &grown, &[Play("ZZ_REPLAY", Nothing), StatsNow(My(0), 5, 7), StatsNow(Their(0), 5, 7)]]
            .concat(),
    );
    found(&[&grown[..], &[Play("ZZ_REPLAY", Nothing), StatsNow(My(0), 6, 9)]].concat());
}

#[test]
fn a_battlecry_is_repeated_as_often_as_the_text_says() {
    game(&[Play("ZZ_REPEAT", Nothing), Armor(Mine, 2)]);
}

#[test]
fn a_spell_with_a_combo_or_with_a_target_may_do_nothing() {
    game(&[Play("ZZ_SABOTAGE", Nothing), Play("ZZ_SABOTAGE", Nothing), Armor(Mine, 1)]);
    game(&[Enemy(YETI), Play("ZZ_FUSION", on(0)), StatsNow(Nth(0), 4, 5)]);
}

/// Hearthstone Wiki, "Objective": it works like a secret that is seen, and is gone after so many of its player's turns.
#[test]
fn a_spell_that_lasts_two_turns_works_until_the_end_of_the_second() {
    mechanics(&[
        Ally(YETI),
        Enemy(YETI),
        Play("ZZ_BRIDGE", Nothing),
        StatsNow(My(0), 5, 5),
        Play(YETI, Nothing),
        StatsNow(My(1), 7, 7),
        EndTurn,
        // It is not over, and answers nobody else.
        StatsNow(My(0), 5, 5),
        Play(YETI, Nothing),
        StatsNow(Their(0), 4, 5),
        StatsNow(Their(1), 4, 5),
        EndTurn,
        Play(YETI, Nothing),
        StatsNow(My(2), 7, 7),
        EndTurn,
        StatsNow(My(0), 4, 5),
        StatsNow(My(2), 6, 7),
        EndTurn,
        Play(YETI, Nothing),
        StatsNow(My(3), 4, 5),
    ]);
}

/// Dragon Soul, Shattered: each of those that touch is cast once, and none beyond another card.
#[test]
fn spells_that_touch_are_cast_together() {
    // The last of a name is played.
    let hand = [Give("ZZ_CHAIN"), Give(WISP), Give("ZZ_CHAIN"), Give("ZZ_CHAIN"), Give("ZZ_CHAIN")];
    mechanics(
        &[&hand[..], &[Play("ZZ_CHAIN", Nothing), Armor(Mine, 3), HandCount(Mine, 2), IsCard(InHand(1), WISP)]]
            .concat(),
    );
}

#[test]
fn a_spell_is_cast_again_as_long_as_the_opponent_has_more_minions() {
    simple(&[Play("ZZ_UNTIL_EVEN", Nothing), BoardCount(Mine, 1)]);
    simple(&[Enemy(WISP), Enemy(WISP), Enemy(WISP), Play("ZZ_UNTIL_EVEN", Nothing), BoardCount(Mine, 3)]);
}

/// Hearthstone Wiki, "Yogg-Saron, Hope's End": each spell resolves fully before the next is cast; who died of it is gone.
#[test]
fn spells_are_cast_one_after_the_other() {
    let boxed = |first, second| [Force(Card(first)), Force(Card(second)), Play("ZZ_BOX", Nothing)];
    simple(&[&boxed("ZZ_CONJURE", "ZZ_BLESS")[..], &[StatsNow(My(0), 2, 2), Armor(Mine, 1)]].concat());
    simple(&[&boxed("ZZ_BLESS", "ZZ_CONJURE")[..], &[StatsNow(My(0), 1, 1), Armor(Mine, 0)]].concat());
    let killed = boxed("ZZ_SWEEP", "ZZ_BLESS");
    simple(&[&[Enemy(WISP), Ally(YETI)][..], &killed, &[BoardCount(Theirs, 0), Armor(Mine, 1)]].concat());
}

#[test]
fn past_spells_are_cast_in_their_order() {
    let past = [Play("ZZ_CONJURE", Nothing), Play("ZZ_BLESS", Nothing), Kill(My(0)), Armor(Mine, 1)];
    simple(&[&past[..], &[Play("ZZ_TROLL", Nothing), StatsNow(My(1), 2, 2), Armor(Mine, 3)]].concat());
}

/// Nagaling, Drustvar Horror: the player points the kept spell; who cannot be its target is no target.
#[test]
fn a_kept_spell_is_pointed_by_the_player() {
    let taught = [Enemy(YETI), Enemy(YETI), Ally(YETI), Give("ZZ_S_PUPIL"), Play("ZZ_S_TEACH", Nothing)];
    let legal = [CannotTarget("ZZ_S_PUPIL", My(0)), CannotTarget("ZZ_S_PUPIL", MyHero)];
    let played = [Play("ZZ_S_PUPIL", On(Their(1))), Damage(Their(1), 4), Damage(Their(0), 0)];
    sides(&[&taught[..], &legal, &played].concat());
    sides(&[Enemy(YETI), Play("ZZ_S_PUPIL", Nothing), Damage(Their(0), 0), BoardCount(Mine, 1)]);
}
