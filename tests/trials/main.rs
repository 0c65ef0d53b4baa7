//! Plays the scenarios of every card whose text the reference model knows, a trial a card: `cargo test CS2_029`.
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use cardwright_tests::{Trial, cards, check_on, formats, trials};
use libtest_mimic::{Arguments, Failed};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    // What a filter leaves out is not worked out.
    let is_wanted = |name: &str| arguments.filter.as_ref().is_none_or(|filter| name.contains(filter.as_str()));
    let all = trials(is_wanted).into_iter().map(|trial| {
        let name = trial.name.clone();
        libtest_mimic::Trial::test(name, move || play(&trial))
    });
    libtest_mimic::run(&arguments, all.collect()).exit_code()
}

/// Plays each scenario on a fresh table.
fn play(trial: &Trial) -> Result<(), Failed> {
    let id = trial.card.id;
    let scenarios = match trial.scenarios() {
        Ok(scenarios) => scenarios,
        Err(unmodeled) => {
            let what = format!("{id} has no scenario, {unmodeled}");
            return Err(format!("{what}: write its test, or begin with `cargo cards adopt {id}`").into());
        }
    };
    for steps in scenarios {
        for format in formats(trial.card, steps) {
            let played = catch_unwind(AssertUnwindSafe(|| check_on(cards(), (trial.class, format), steps)));
            match played {
                Ok(Ok(())) => {}
                Ok(Err(what)) => return Err(format!("in format {format}: {what}\nthe steps: {steps:?}").into()),
                Err(_) => return Err(format!("in format {format}: the rules gave up\nthe steps: {steps:?}").into()),
            }
        }
    }
    Ok(())
}
