//! Some scenarios as they are now: what a change of the model changes, reviewed with `cargo insta`.
use std::fmt::Write as _;

use cardwright_scenario::{PowerSource, ScenarioPlanner};
use cardwright_tests::{Trial, cards, scenarios, trials};

/// About one of so many derived cards is shown.
const ONE_OF: u32 = 44;

#[test]
fn a_sample_of_the_scenarios_is_as_it_was_reviewed() {
    let mut text = String::new();
    let sample = trials(|_| true)
        .into_iter()
        .filter(|trial| trial.origin == PowerSource::OwnPower && !trial.tested && is_shown(trial.card.id));
    for trial in sample {
        for steps in trial.scenarios().unwrap_or_default() {
            let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
            // A String takes all that is written.
            let _ = writeln!(text, "{} {:?}: {}", trial.name, trial.class, steps.join(", "));
        }
    }
    insta::assert_snapshot!(text);
}

/// Mutants are not played where they cannot differ. Where that was wrong, the scenarios would be others.
#[test]
fn the_scenarios_are_those_that_all_mutants_give() {
    let thorough = ScenarioPlanner::new(cards()).expect("all cards are there").play_all_mutants();
    let sample = trials(|_| true).into_iter().filter(|it| it.origin == PowerSource::OwnPower && is_shown(it.card.id));
    let mut compared = 0;
    for Trial { card, class, name, .. } in sample.step_by(3) {
        assert_eq!(
            scenarios().of(card, class, PowerSource::OwnPower),
            thorough.of(card, class, PowerSource::OwnPower),
            "{name}"
        );
        compared += 1;
    }
    assert!(compared > 50, "{compared}");
}

/// Whether a card is shown, whatever other cards there are.
fn is_shown(id: &str) -> bool {
    let hash = id.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash >> 8) % ONE_OF == 0
}
