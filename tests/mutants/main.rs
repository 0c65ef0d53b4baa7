//! The scenarios of derived cards, held against texts that say almost the same.
//!
//! A scenario must hold for the card as it is, and must fail for each [mutant](cardwright_scenario::mutants) of its Power: an
//! amount that is one more or less, another target, an effect that is left out.
//! `cargo test -p cardwright-tests --test mutants -- --nocapture` prints the share by kind, and each mutant that no scenario
//! tells from its card.
mod mutated;
mod snapshot;

use cardwright_scenario::Origin;
use cardwright_tests::trials;
use mutated::{BAR, Played, mutate, percent};

#[test]
fn scenarios_tell_cards_from_texts_that_say_almost_the_same() {
    let derived = trials().into_iter().filter(|trial| trial.origin == Origin::Derived);
    let all: Vec<Played> = derived.filter_map(|trial| Played::of(&trial)).collect();
    assert!(all.len() > 5_000, "there are {} derived cards with scenarios", all.len());
    // A mutant may make the rules give up, which is as good as a step that fails: nobody wants to read the message.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let outcome = mutate(&all);
    std::panic::set_hook(hook);
    for (id, alive) in &outcome.alive {
        for (kind, source) in alive {
            println!("{id}\t{kind:?}\t{}", source.replace('\n', " "));
        }
    }
    println!("{}", outcome.report());
    let share = percent(outcome.told_apart(&BAR), outcome.cards);
    assert!(share >= 95.0, "{share:.1} % of the cards are told from all that says almost the same");
    for kind in BAR {
        let tally = &outcome.kinds[&kind];
        assert!(percent(tally.found, tally.all) >= 95.0, "{}", outcome.report());
    }
}
