//! What goes on in pieces: a discover, a location, a Titan, a card that is infused, a questline.
use cardwright_data::{CardClass, Zone};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn check(class: CardClass, steps: &[Step]) {
    Table::new(cards::cards(), class).steps(steps);
}

#[track_caller]
fn mage(steps: &[Step]) {
    check(CardClass::Mage, steps);
}

#[test]
fn a_discover_waits_for_a_choice_and_continues() {
    mage(&[
        OnTop(WISP),
        Force(Number(0)),
        Play("DS1_184", Nothing),
        ChooseCard(WISP),
        HandCount(Mine, 1),
        IsCard(InHand(0), WISP),
    ]);
    mage(&[
        OnTop(WISP),
        OnTop("CS2_172"),
        Play("VAN_DS1_184", Nothing),
        ChooseCard("CS2_172"),
        HandCount(Mine, 1),
        DeckCount(Mine, 18),
    ]);
}

#[test]
fn a_location_is_used_every_other_turn() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally(YETI), Ally("REV_290"), Use(Nth(1), 0, On(My(0))), StatsNow(My(0), 6, 6), HandCount(Mine, 1)]);
    assert!(table.step(&Use(Nth(1), 0, On(My(0)))).is_err());
    table.steps(&[EndTurn, EndTurn]);
    assert!(table.step(&Use(Nth(1), 0, On(My(0)))).is_err(), "it rests for a turn of its owner");
    table.steps(&[
        EndTurn,
        EndTurn,
        Use(Nth(1), 0, On(My(0))),
        StatsNow(My(0), 8, 7),
        EndTurn,
        EndTurn,
        EndTurn,
        EndTurn,
    ]);
    table.steps(&[Use(Nth(1), 0, On(My(0))), IsInZone(Nth(1), Zone::Graveyard)]);
}

#[test]
fn a_titan_triggers_on_each_of_its_abilities() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[
        Ally("TTN_903"),
        Use(My(0), 0, Nothing),
        HandCount(Mine, 10),
        BoardCount(Mine, 2),
        IsCard(My(1), "TTN_903t4"),
    ]);
    assert!(table.step(&Use(My(0), 1, Nothing)).is_err(), "one ability a turn");
    table.steps(&[EndTurn, EndTurn]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "each ability once");
    table.steps(&[Use(My(0), 1, Nothing)]);
}

#[test]
fn an_infused_card_is_replaced() {
    mage(&[
        Give("REV_013"),
        Ally(WISP),
        Ally(WISP),
        Ally(WISP),
        Ally(WISP),
        Ally(WISP),
        Kill(My(0)),
        Kill(My(0)),
        Kill(My(0)),
        Kill(My(0)),
        IsCard(Nth(0), "REV_013"),
        Kill(My(0)),
        IsCard(Nth(0), "REV_013t"),
    ]);
}

#[test]
fn a_questline_continues_with_its_next_part() {
    check(
        CardClass::Warrior,
        &[
            OnTop("CS2_106"),
            Play("SW_028", Nothing),
            Play("CFM_637", Nothing),
            Play("CFM_637", Nothing),
            IsInZone(Nth(1), Zone::Secret),
            Play("CFM_637", Nothing),
            IsInZone(Nth(1), Zone::Graveyard),
            IsCard(InHand(0), "CS2_106"),
            IsInZone(Newest("SW_028t"), Zone::Secret),
        ],
    );
}
