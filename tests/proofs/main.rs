//! The stories of derived cards, held against the engine and against texts that say almost the same.
//!
//! A story must hold for the card as it is, and must fail for each [mutant](cardwright::catalog::mutants) of its power: an amount
//! that is one more or less, another target, an effect that is left out. `cargo test --release -p cardwright-tests --test
//! the_proofs -- --ignored --nocapture` plays them all and prints the share by kind.
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use cardwright::catalog::{Catalog, CatalogCard, Evidence, Mutation, Stub, mutants};
use cardwright::skeleton;
use cardwright_engine::script::Power;
use cardwright_engine::{Card, Cards};
use cardwright_tests::{CardClass, Step, read, try_on};

/// A derived card with its stories.
struct Proved {
    id: String,
    class: CardClass,
    power: Power,
    stories: Vec<Vec<Step>>,
}

fn catalog() -> Catalog {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let store = cardwright_data::store::Store::open(&root.join("data/cards.sqlite")).expect("`cargo cards build` makes it");
    let sets = cardwright_data::sets::Sets::load(&root.join("data/sets.toml")).expect("the sets");
    Catalog::new(store.build().expect("its build"), store.cards().expect("its cards"), sets)
}

fn proved(card: &CatalogCard) -> Option<Proved> {
    let Stub::Derived(derived) = &card.stub else { return None };
    if derived.proof == Evidence::None {
        return None;
    }
    let steps = |steps: Vec<String>| -> Vec<Step> {
        let step = |step: &String| read(step).unwrap_or_else(|| panic!("{}: not a step: {step}", card.record.id));
        steps.iter().map(step).collect()
    };
    Some(Proved {
        id: card.record.id.clone(),
        class: card.home.table_class(),
        power: derived.power,
        stories: skeleton::stories(card).into_iter().map(steps).collect(),
    })
}

/// All cards, with other powers for some.
fn cards(powers: &BTreeMap<&str, Power>) -> &'static Cards {
    let card = |card: &Card| {
        let other = powers.get(card.id).map(|power| &*Box::leak(Box::new(*power)));
        Card::new(
            card.id,
            card.dbf_id,
            card.name,
            card.text,
            card.card_type,
            card.class,
            card.set,
            card.tags,
            other.unwrap_or(card.power),
        )
    };
    let all: Vec<Card> = cardwright_cards::SETS.iter().flat_map(|set| set.iter()).map(card).collect();
    let all: &'static [Card] = all.leak();
    Box::leak(Box::new(Cards::new(&[all]).expect("the cards")))
}

/// What is wrong with the stories of a card; a rule that gives up is wrong too.
fn fault(cards: &'static Cards, card: &Proved) -> Option<String> {
    for story in &card.stories {
        match catch_unwind(AssertUnwindSafe(|| try_on(cards, card.class, story))) {
            Ok(Ok(())) => {}
            Ok(Err(what)) => return Some(what),
            Err(_) => return Some("it gave up".to_owned()),
        }
    }
    None
}

/// How many of one kind there were, and how many were found out.
#[derive(Default)]
struct Tally {
    all: usize,
    found: usize,
}

struct Outcome {
    kinds: BTreeMap<Mutation, Tally>,
    /// The mutants that no story found out.
    alive: BTreeMap<String, Vec<(Mutation, String)>>,
    cards: usize,
}

/// Plays the stories of each card with each of its mutants: one mutant of every card at a time.
fn mutate(proved: &[Proved]) -> Outcome {
    let all: Vec<_> = proved.iter().map(|card| mutants(&card.power)).collect();
    let rounds = all.iter().map(Vec::len).max().unwrap_or(0);
    let mut outcome = Outcome { kinds: BTreeMap::new(), alive: BTreeMap::new(), cards: proved.len() };
    for round in 0..rounds {
        let there = || proved.iter().zip(&all).filter_map(|(card, mutants)| Some((card, mutants.get(round)?)));
        let powers = there().map(|(card, mutant)| (card.id.as_str(), mutant.power)).collect();
        let cards = cards(&powers);
        for (card, mutant) in there() {
            let tally = outcome.kinds.entry(mutant.kind).or_default();
            tally.all += 1;
            if fault(cards, card).is_some() {
                tally.found += 1;
            } else {
                outcome.alive.entry(card.id.clone()).or_default().push((mutant.kind, mutant.power.source()));
            }
        }
    }
    outcome
}

fn main() {
    let catalog = catalog();
    let only = std::env::var("ONLY").ok();
    let derived: Vec<_> = catalog.cards().filter(|card| matches!(card.stub, Stub::Derived(_))).collect();
    let proofs: Vec<Proved> = derived.iter().filter_map(|card| proved(card)).filter(|it| only.as_deref().is_none_or(|id| it.id == id)).collect();
    println!("derived {} proved {}", derived.len(), proofs.len());
    for card in &derived {
        if let Stub::Derived(it) = &card.stub {
            if it.proof == Evidence::None { println!("NONE\t{}\t{}", card.record.id, it.power.source()); }
        }
    }
    std::panic::set_hook(Box::new(|_| {}));
    let powers = proofs.iter().map(|card| (card.id.as_str(), card.power)).collect();
    let now = cards(&powers);
    let mut bad = 0;
    let mut good = Vec::new();
    for card in proofs {
        if let Some(what) = fault(now, &card) {
            bad += 1;
            println!("BAD\t{}\t{}\t{}", card.id, card.power.source(), what.replace('\n', " | "));
        } else { good.push(card); }
    }
    println!("bad {bad}");
    if std::env::var("MUT").is_ok() {
        let outcome = mutate(&good);
        for (kind, tally) in &outcome.kinds { println!("{kind:?} {} of {}", tally.found, tally.all); }
        println!("cards {} with survivors {}", outcome.cards, outcome.alive.len());
        for (id, alive) in &outcome.alive { for (kind, source) in alive { println!("ALIVE\t{id}\t{kind:?}\t{}", source.replace('\n', " ")); } }
    }
}
