//! Summoning: where minions appear.
use super::*;

#[test]
fn a_minion_that_returns_at_its_death_stands_where_it_stood() {
    let there = [Play("ZZ_RETURN", Nothing), Ally(YETI), Ally(WISP), Ally(YETI), EndTurn];
    game(&[&there[..], &[Play("CS2_029", on(2)), BoardCount(Mine, 3), IsCard(My(1), WISP)]].concat());
}

#[test]
fn what_replaces_a_minion_stands_where_it_stood() {
    game(&[
        Enemy(YETI),
        Enemy(KOBOLD),
        Enemy(RAID_LEADER),
        Play("ZZ_CALLING", on(1)),
        BoardCount(Theirs, 4),
        IsCard(Their(1), WISP),
        IsCard(Their(2), WISP),
        IsCard(Their(3), RAID_LEADER),
    ]);
}

#[test]
fn of_several_that_are_reborn_at_once_each_returns_to_its_own_place() {
    // The right one came first.
    game(&[
        Ally("ULD_723"),
        PlayAt("ZZ_REBORN_B", 0, Nothing),
        PlayAt("ZZ_REBORN_C", 0, Nothing),
        Play("ZZ_SWEEP", Nothing),
        BoardCount(Mine, 3),
        IsCard(My(0), "ZZ_REBORN_C"),
        IsCard(My(1), "ZZ_REBORN_B"),
        IsCard(My(2), "ULD_723"),
    ]);
}

#[test]
fn what_comes_from_the_hand_stands_from_left_to_right() {
    game(&[
        Give(WISP),
        Give(YETI),
        Play("ZZ_FINJA", Nothing),
        IsCard(My(0), "ZZ_FINJA"),
        IsCard(My(1), WISP),
        IsCard(My(2), YETI),
    ]);
}

#[test]
fn the_copy_of_a_battlecry_stands_to_the_right_of_the_minion_with_the_battlecry() {
    game(&[Ally(YETI), Play("ZZ_MIRAGE", on(0)), IsCard(My(1), "ZZ_MIRAGE"), IsCard(My(2), YETI)]);
}

#[test]
fn minions_that_a_text_destroys_make_room_for_those_that_it_summons() {
    let full = [Ally(WISP); 7];
    game(
        &[&full[..], &[Play("ZZ_HOUR", Nothing), BoardCount(Mine, 7), IsCard(My(0), YETI), IsCard(My(6), YETI)]]
            .concat(),
    );
}

#[test]
fn a_minion_played_on_the_other_side_is_of_that_side_and_of_the_player_who_played_it() {
    mechanics(&[
        Ally("EX1_044"),
        Play("ZZ_SPY", Nothing),
        BoardCount(Mine, 2),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
    ]);
    mechanics(&[
        Ally("EX1_044"),
        Enemy("EX1_044"),
        PlayOption("ZZ_SPY", 1, Nothing),
        BoardCount(Mine, 1),
        IsCard(Their(1), "ZZ_SPY"),
        HandCount(Mine, 0),
        HandCount(Theirs, 1),
        StatsNow(My(0), 3, 3),
        StatsNow(Their(0), 2, 2),
        EndTurn,
        Attack(Their(1), MyHero),
    ]);
    let full = |side: fn(&'static str) -> Step| [side(YETI); 7];
    mechanics(
        &[&full(Ally)[..], &[PlayOption("ZZ_SPY", 1, Nothing), BoardCount(Mine, 7), IsCard(Their(0), "ZZ_SPY")]]
            .concat(),
    );
    mechanics(&[&full(Enemy)[..], &[Play("ZZ_SPY", Nothing), BoardCount(Theirs, 7), IsCard(My(0), "ZZ_SPY")]].concat());
    mechanics(&[&[Give("ZZ_SPY")][..], &full(Enemy)[..], &full(Ally)[..], &[Unplayable("ZZ_SPY")]].concat());
}

/// 9abc755237#0#48 and nine more: of two that Savannah Highmane leaves the second stands left, where it died. Different minions stand
/// from left to right (Totem Goliath).
/// 17d42fa31b#0#24, 6f0c3c8b57#0#36: so with what Living Spores gives.
#[test]
fn deathrattles_summon_where_the_minion_was() {
    recorded(&[
        Ally(COIN_BEARER),
        Ally("ZZ_LITTER"),
        Ally(COIN_BEARER),
        Kill(My(1)),
        IsCard(My(1), WISP),
        IsCard(My(2), YETI),
        IsCard(My(3), COIN_BEARER),
    ]);
    let mut table = Table::new(cards::with_recorded(), CardClass::Mage);
    table.steps(&[Ally("ZZ_PAIR"), Ally(COIN_BEARER), Kill(My(0)), IsCard(My(2), YETI), IsCard(My(3), COIN_BEARER)]);
    let [first, second] = [0, 1].map(|at| table.who(My(at)).unwrap());
    assert!(first > second, "the second stands left");
    recorded(&[
        Ally(YETI),
        Ally(WISP),
        Ally(YETI),
        Enchant(My(1), "CS2_038e"),
        Kill(My(1)),
        IsCard(My(1), WISP),
        IsCard(My(2), YETI),
    ]);
}

/// e960c58759#0#72: the minions that Master Oakheart recruits, one a sentence, stand to its right in the order of the text.
#[test]
fn the_next_summon_of_a_text_appears_to_the_right_of_the_previous() {
    recorded(&[
        Ally(COIN_BEARER),
        PlayAt("ZZ_CALLER", 0, Nothing),
        IsCard(My(0), "ZZ_CALLER"),
        IsCard(My(1), WISP),
        StatsNow(My(1), 2, 2),
        IsCard(My(2), YETI),
        IsCard(My(3), YETI),
        IsCard(My(4), COIN_BEARER),
    ]);
}

/// 037adf6fa2#0#81 Hadronox, c819d4ccc9#0#166 N'Zoth, 25b9800d77#0#62 Kel'Thuzad.
#[test]
fn resurrected_minions_appear_at_the_right_end() {
    recorded(&[
        Ally(WISP),
        Ally(YETI),
        Kill(My(0)),
        Kill(My(0)),
        Ally(COIN_BEARER),
        PlayAt("ZZ_REVIVER", 0, Nothing),
        IsCard(My(0), "ZZ_REVIVER"),
        IsCard(My(1), COIN_BEARER),
        IsCard(My(2), WISP),
        IsCard(My(3), YETI),
    ]);
}

/// bd79e8d297#0#39: what Oracle of Elune copies stays where it is; the copy stands to its right.
#[test]
fn a_copy_appears_to_the_right_of_its_original() {
    recorded(&[
        Ally("ZZ_ORACLE"),
        Ally(WISP),
        PlayAt(YETI, 1, Nothing),
        IsCard(My(1), YETI),
        DealDamage(Nth(2), 1),
        StatsNow(My(1), 4, 4),
        StatsNow(My(2), 4, 5),
        IsCard(My(3), WISP),
    ]);
}

/// 493dd8525d#0#37 and #74: the minion of Construct Quarter stands where the destroyed one stood, which is dead before it comes.
#[test]
fn what_a_location_summons_for_a_destroyed_minion_stands_in_its_place() {
    let there = [Ally(COIN_BEARER), Ally("ZZ_QUARTER"), Ally(WISP), Ally("ZZ_MOURNER")];
    let left = [Use(My(1), 0, On(My(0))), IsCard(My(0), YETI), IsCard(My(1), "ZZ_QUARTER"), IsCard(My(2), WISP)];
    let mourned = [IsCard(InHand(0), COIN), IsCard(InHand(1), WISP), BoardCount(Mine, 4)];
    recorded(&[&there[..], &left, &mourned].concat());
    let right =
        [Use(My(1), 0, On(My(2))), IsCard(My(1), "ZZ_QUARTER"), IsCard(My(2), YETI), IsCard(My(3), "ZZ_MOURNER")];
    recorded(&[&there[..], &right].concat());
}
