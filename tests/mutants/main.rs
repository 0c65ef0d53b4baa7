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
use cardwright_scenario::{Mutant, Mutation, Origin, mutants, wide_mutants};
use cardwright_tests::trials;
use mutated::{BAR, Outcome, Played, mutate, percent};

/// The shares of wide mutants that scenarios find, by kind: they may only grow.
const WIDE: [(Mutation, f64); 4] =
    [(Mutation::Amount, 85.0), (Mutation::Target, 94.0), (Mutation::Condition, 92.0), (Mutation::Event, 75.0)];

/// Plays the scenarios of cards with mutants, and prints the share by kind and each mutant that no scenario finds.
fn played_with(name: &str, mutants: fn(&Card, &Power) -> Vec<Mutant>) -> Outcome {
    let own = trials().into_iter().filter(|trial| trial.origin == Origin::Power);
    let all: Vec<Played> = own.filter_map(|trial| Played::of(&trial)).collect();
    assert!(all.len() > 5_000, "there are {} cards with scenarios of their own", all.len());
    // A mutant may make the rules give up, which is as good as a step that fails: nobody wants to read the message.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let outcome = mutate(&all, mutants);
    std::panic::set_hook(hook);
    for (id, alive) in &outcome.alive {
        for (kind, source) in alive {
            println!("{id}\t{kind:?}\t{}", source.replace('\n', " "));
        }
    }
    println!("{}", outcome.report(name));
    outcome
}

#[test]
fn scenarios_tell_cards_from_texts_that_say_almost_the_same() {
    let outcome = played_with("narrow", mutants);
    let share = percent(outcome.told_apart(&BAR), outcome.cards);
    assert!(share >= 95.0, "{share:.1} % of the cards are told from all that says almost the same");
    for kind in BAR {
        let tally = &outcome.kinds[&kind];
        assert!(percent(tally.found, tally.all) >= 95.0, "{}", outcome.report("narrow"));
    }
    // Wider ones are counted, and may not become fewer.
    let wide = played_with("wide", wide_mutants);
    for (kind, tally) in &wide.kinds {
        let least = WIDE.iter().find(|(of, _)| of == kind).map_or(0.0, |(_, least)| *least);
        assert!(percent(tally.found, tally.all) >= least, "{}", wide.report("wide"));
    }
}
