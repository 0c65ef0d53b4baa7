//! The scenarios of cards with a Power of their own, held against texts that say almost the same.
//!
//! A scenario must hold for the card as it is, and must fail for each [mutant](cardwright_scenario::mutants) of its Power: an
//! amount that is one more or less, another target, an effect that is left out.
//! `cargo test -p cardwright-tests --test mutants -- --nocapture` prints the share by kind, and each mutant that no scenario
//! tells from its card.
mod mutated;
mod snapshot;

use cardwright_engine::Card;
use cardwright_engine::script::Power;
use cardwright_scenario::{Mutant, Mutation, PowerSource, mutants, wide_mutants};
use cardwright_tests::trials;
use mutated::{BAR, Outcome, Played, mutate, percent};

/// These tests mostly allocate: they take a tenth less time with this allocator than with the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The shares of mutants that scenarios find, by kind, of narrow and of wide ones: they may only grow.
const SHARES: [(Mutation, f64, f64); 5] = [
    (Mutation::Amount, 98.9, 92.0),
    (Mutation::Target, 98.0, 94.2),
    (Mutation::Dropped, 99.5, 100.0),
    (Mutation::Condition, 88.0, 92.0),
    (Mutation::Event, 92.0, 89.0),
];

/// The ids in `CARDWRIGHT_MUTANTS_OF`, which `cargo cards mutants ID…` sets: only these cards are asked for.
fn asked_for() -> Option<String> {
    std::env::var("CARDWRIGHT_MUTANTS_OF").ok().filter(|ids| !ids.is_empty())
}

/// The cards with scenarios of their own; those with a person's test as well if `CARDWRIGHT_TESTED` is set, as `cargo cards mutants`
/// does.
fn cards_with_scenarios() -> Vec<Played> {
    let tested = std::env::var_os("CARDWRIGHT_TESTED").is_some();
    let own =
        trials(|_| true).into_iter().filter(|trial| trial.origin == PowerSource::OwnPower && (tested || !trial.tested));
    if let Some(ids) = asked_for() {
        let is_asked_for = |id: &str| ids.split(' ').any(|asked| asked == id);
        return own.filter(|trial| is_asked_for(trial.card.id)).filter_map(|trial| Played::of(&trial)).collect();
    }
    let all: Vec<Played> = own.filter_map(|trial| Played::of(&trial)).collect();
    assert!(all.len() > 5_000, "there are {} cards with scenarios of their own", all.len());
    all
}

/// Plays the scenarios of cards with mutants, and prints the share by kind and each mutant that no scenario finds.
fn played_with(all: &[Played], name: &str, mutants: fn(&Card, &Power, &[&Card]) -> Vec<Mutant>) -> Outcome {
    // A mutant may make the rules give up, which is as good as a step that fails: nobody wants to read the message.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let outcome = mutate(all, mutants);
    std::panic::set_hook(hook);
    for (id, alive) in &outcome.alive {
        for (kind, source) in alive {
            println!("{id}\t{kind:?}\t{}", source.replace('\n', " "));
        }
    }
    // `cargo cards mutants` does not ask the person's test for these.
    for (id, number) in &outcome.besides {
        println!("found {id} {name} {number}");
    }
    println!("{}", outcome.report(name));
    outcome
}

#[test]
fn scenarios_tell_cards_from_texts_that_say_almost_the_same() {
    let all = cards_with_scenarios();
    let outcome = played_with(&all, "narrow", mutants);
    if asked_for().is_some() {
        // Shares are of all cards.
        played_with(&all, "wide", wide_mutants);
        return;
    }
    let share = percent(outcome.told_apart(&BAR), outcome.cards);
    assert!(share >= 95.0, "{share:.1} % of the cards are told from all that says almost the same");
    let wide = played_with(&all, "wide", wide_mutants);
    for (kind, narrow_least, wide_least) in SHARES {
        for (name, outcome, least) in [("narrow", &outcome, narrow_least), ("wide", &wide, wide_least)] {
            let share = outcome.kinds.get(&kind).map_or(100.0, |tally| percent(tally.found, tally.all));
            assert!(share >= least, "{kind:?}, at least {least} %:\n{}", outcome.report(name));
        }
    }
}
