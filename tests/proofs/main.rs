//! The stories of derived cards, held against texts that say almost the same.
//!
//! A story must hold for the card as it is, and must fail for each [mutant](cardwright::catalog::mutants) of its power: an amount
//! that is one more or less, another target, an effect that is left out.
//! `cargo test -p cardwright-tests --test the_proofs -- --nocapture` prints the share by kind, and what was not found out.
mod mutated;
mod unwritten;
mod written;

use mutated::{BAR, mutate, percent};

/// Mutants make the rules give up, which is as good as a step that fails: nobody wants to read it.
fn quietly<T>(what: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let done = what();
    std::panic::set_hook(hook);
    done
}

#[test]
fn stories_tell_cards_from_texts_that_say_almost_the_same() {
    let all = written::derived();
    assert!(all.len() > 5_000, "there are {} derived cards with stories", all.len());
    let outcome = quietly(|| mutate(&all));
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

#[test]
#[ignore = "long: what the compiler would write now, before it is written"]
fn stories_that_would_be_written_now_hold() {
    let read = unwritten::derived();
    for id in &read.without {
        println!("no story\t{id}\t{}", read.powers[id].source().replace('\n', " "));
    }
    let faults = quietly(|| unwritten::faults(&read));
    for (id, what) in &faults {
        println!("does not hold\t{id}\t{}", what.replace('\n', " | "));
    }
    println!("{} cards with stories, {} without", read.proved.len(), read.without.len());
    assert!(faults.is_empty(), "{} stories do not hold", faults.len());
}
