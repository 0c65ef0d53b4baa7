//! The steps of a test refuse what cannot happen.
use cardwright_data::CardClass;

use crate::cards;
use crate::table::Table;
use cardwright_scenario::ForcedOutcome::Number;
use cardwright_scenario::Step::{self, Force, Give, Play};
use cardwright_scenario::StepTarget::Nothing;

const WISP: &str = "CS2_231";

#[track_caller]
fn mage(steps: &[Step]) {
    Table::new(cards::cards(), CardClass::Mage).steps(steps);
}

#[test]
fn a_todo_card_cannot_be_played_by_a_test() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    let error = table.step(&Play("SW_450t", Nothing)).expect_err("nobody wrote it");
    assert!(error.contains("still TODO"), "{error}");
    let error = table.step(&Give("NO_SUCH")).expect_err("there is none");
    assert!(error.contains("NO_SUCH"), "{error}");
}

#[test]
#[should_panic(expected = "step 2 of 3")]
fn an_outcome_that_the_next_action_does_not_ask_for_fails_the_test() {
    mage(&[Force(Number(0)), Play(WISP, Nothing), Play("EX1_277", Nothing)]);
}

#[test]
#[should_panic(expected = "not used")]
fn an_unused_forced_outcome_fails_the_test() {
    mage(&[Force(Number(0)), Play(WISP, Nothing)]);
}
