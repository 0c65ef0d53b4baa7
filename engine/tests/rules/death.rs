//! Deaths, resurrection and Reborn.
use super::*;

/// IMPFERNAL!, Furnace Fuel: destroyed in hand or drawn without room; neither discarded nor destroyed in play.
#[test]
fn a_card_may_do_something_when_it_is_destroyed_before_it_is_played() {
    let full = [Give(WISP); 10];
    found(&[Give("ZZ_HARDY"), Play("ZZ_SHRED", Nothing), HandCount(Mine, 0), Armor(Mine, 4)]);
    found(&[&full[..], &[OnTop("ZZ_HARDY"), EndTurn, EndTurn, HandCount(Mine, 10), Armor(Mine, 4)]].concat());
    found(&[Give("ZZ_HARDY"), Play("ZZ_SPILL", Nothing), HandCount(Mine, 0), Armor(Mine, 0)]);
    found(&[Ally("ZZ_HARDY"), Kill(My(0)), Armor(Mine, 0)]);
}

#[test]
fn a_reborn_minion_without_printed_health_comes_back_with_one() {
    game(&[Play("ZZ_LAUNCH", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 2, 1), Damage(My(0), 0)]);
}

#[test]
fn a_spell_that_needs_somebody_who_died_cannot_be_cast_before() {
    game(&[Give("ZZ_RESURRECT"), Unplayable("ZZ_RESURRECT"), Ally(YETI), Kill(Nth(1)), Play("ZZ_RESURRECT", Nothing)]);
}

#[test]
fn a_spell_may_say_what_happens_when_it_is_destroyed_in_hand() {
    let hand = [Give("ZZ_BARREL"), Give("ZZ_BARREL_MINION"), Give(WISP)];
    game(&[&hand[..], &[Play("ZZ_BURN", Nothing), HandCount(Mine, 0), Armor(Mine, 1)]].concat());
}

/// a937e1ebd9#0#40: who dies of a Defile is gone before it is cast again, and dies of it once.
#[test]
fn deaths_are_processed_before_a_text_repeats() {
    recorded(&[
        Ally(WISP),
        Enemy(WISP),
        Enemy(YETI),
        Play("ZZ_DEFILE", Nothing),
        BoardCount(Mine, 0),
        Damage(Their(0), 2),
    ]);
    recorded(&[Enemy(YETI), Play("ZZ_DEFILE", Nothing), Damage(Their(0), 1)]);
}

/// Auchenai Death-Speaker: neither an enemy minion, nor one that dies for good.
#[test]
fn a_reborn_minion_is_an_event() {
    let there = [Ally("ZZ_S_MOURNER"), Ally("ZZ_S_REVENANT"), Enemy("ZZ_S_REVENANT")];
    sides(&[&there[..], &[Kill(Their(0)), Armor(Mine, 0), Kill(My(1)), Armor(Mine, 2)]].concat());
    sides(&[&there[..], &[Kill(My(1)), Kill(My(1)), Armor(Mine, 2), BoardCount(Mine, 1)]].concat());
}
