//! The number that a text marks with `@`: where it grows, by what, and who is told.
use cardwright_data::{CardClass, GameTag, Zone};
use cardwright_engine::observe::{Perspective, Recorder, ReplayedGame as Told};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::{self, *};
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

fn table() -> Table {
    Table::new(cards::cards(), CardClass::Mage)
}

#[track_caller]
fn check(steps: &[Step]) {
    table().steps(steps);
}

/// Plays a card of my hand, where it stands.
fn play(table: &mut Table, at: usize) {
    let id = table.who(InHand(at)).unwrap();
    let play = table.game.options_for(id)[0];
    table.game.act_unchecked(play);
}

#[test]
fn it_grows_in_hand_and_nowhere_else() {
    check(&[Play("ZZ_SCHEME", Nothing), Armor(Mine, 2)]);
    let mut table = table();
    table.steps(&[Give("ZZ_SCHEME"), OnTop("ZZ_SCHEME"), EndTurn, EndTurn]);
    let told = Told::after(Recorder::of(&table.game, Perspective::Everything).packets()).unwrap();
    let number = |who: EntityRef| told.entities[&table.who(who).unwrap().into()].tag(GameTag::TAG_SCRIPT_DATA_NUM_1);
    assert_eq!((number(InHand(0)), number(InHand(1))), (3, 2), "what an onlooker is told");
    play(&mut table, 0);
    table.steps(&[Armor(Mine, 3)]);
    play(&mut table, 0);
    table.steps(&[Armor(Mine, 5)]);
}

#[test]
fn it_grows_by_trading() {
    let mut table = table();
    table.steps(&[EmptyDeck(Mine), OnTop(WISP), Give("ZZ_WOUND_UP"), Use(InHand(0), 0, Nothing)]);
    table.steps(&[IsInZone(Newest("ZZ_WOUND_UP"), Zone::Deck)]);
    table.steps(&[Play("CS2_023", Nothing), IsInZone(Newest("ZZ_WOUND_UP"), Zone::Hand)]);
    let traded = table.who(Newest("ZZ_WOUND_UP")).unwrap();
    let play = table.game.options_for(traded)[0];
    table.game.act_unchecked(play);
    table.steps(&[Armor(Mine, 4)]);
}

#[test]
fn it_is_as_much_more_as_there_is_to_count() {
    check(&[Ally(WISP), Enemy(YETI), Play("ZZ_COUNTED", On(My(0))), StatsNow(My(0), 4, 1)]);
}

#[test]
fn a_weapon_with_lasting_attack_keeps_it() {
    check(&[
        Play("ZZ_DRUM", Nothing),
        Play(WISP, Nothing),
        Play(WISP, Nothing),
        EndTurn,
        Play(WISP, Nothing),
        EndTurn,
        Play("ZZ_BLADE", Nothing),
        Armor(Mine, 3),
    ]);
}
