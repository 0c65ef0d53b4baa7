//! Quests: what they count.
use super::*;

/// Battle at the End Time: emptying the hand counts only once it was full.
#[test]
fn a_quest_may_ask_for_one_thing_after_another() {
    let coins = [Give("GAME_005"); 9];
    let spent = [Play("GAME_005", Nothing); 9];
    let empty = [Crystals(10), Play("CS2_182", Nothing), HandCount(Mine, 0)];
    let begun = [Play("ZZ_FILL", Nothing)];
    found(&[&begun[..], &coins, &[DrawOne], &spent, &empty, &[Armor(Mine, 5)]].concat());
    found(&[&begun[..], &coins[1..], &[DrawOne], &spent[1..], &empty, &[Armor(Mine, 0)]].concat());
}

/// Restore the Wild: twice in a turn counts once.
#[test]
fn a_quest_may_count_turns() {
    let cast = Play("ZZ_GROW", On(My(0)));
    found(&[Ally(YETI), Play("ZZ_DAILY", Nothing), cast, cast, Armor(Mine, 0), EndTurn, EndTurn, cast, Armor(Mine, 5)]);
}

/// Spirit of the Mountain: a Beast and Dragon is the one of both that is missing.
#[test]
fn a_quest_may_ask_for_different_types() {
    let both = Play("ZZ_BEAST_DRAGON", Nothing);
    let beast = Play("ZZ_COUSIN", Nothing);
    found(&[Play("ZZ_ZOO", Nothing), beast, beast, Play(YETI, Nothing), Armor(Mine, 0), both, Armor(Mine, 5)]);
    found(&[Play("ZZ_ZOO", Nothing), both, Armor(Mine, 0), beast, Armor(Mine, 5)]);
}

#[test]
fn a_quest_for_one_turn_begins_anew_each_turn() {
    let spell = Play("ZZ_PLATE", Nothing);
    found(&[Play("ZZ_RUSHED", Nothing), spell, EndTurn, spell, EndTurn, spell, Armor(Mine, 2), spell, Armor(Mine, 8)]);
}

#[test]
fn quests_begin_in_the_opening_hand_left_most() {
    let game = dealt(&[WISP, YETI, WISP, WISP, WISP, "ZZ_QUEST", WISP]);
    assert_eq!(hand(&game, MINE), ["ZZ_QUEST", WISP, YETI]);
    assert_eq!(hand(&game, PlayerId::Second), ["ZZ_QUEST", WISP, YETI, WISP]);
}
