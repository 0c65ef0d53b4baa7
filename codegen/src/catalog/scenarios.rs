//! The scenarios of the catalog's cards: of their stubs, and of what people wrote in their stubs' place.

use std::collections::BTreeMap;

use cardwright_data::CardRecord;
use cardwright_scenario::{Origin, Scenarios, Step, Unmodeled};
use cardwright_vocabulary::script::{Power, prelude};
use cardwright_vocabulary::{Card, Cards};

use super::{Home, Stub, text_context};
use cardwright_text::vocabulary;

/// The Powers that people wrote, by card id, as Rust expressions.
pub type Written = BTreeMap<String, String>;

/// How many reprints may stand behind each other.
const REPRINTS: usize = 8;

/// The scenarios of cards that have these stubs; `None` if a card is missing that every scenario needs.
///
/// The cards live as long as the program, a tool that ends soon.
pub fn of_stubs<'a>(
    cards: impl Iterator<Item = (&'a CardRecord, &'a Home, &'a Stub)>,
    written: &Written,
) -> Option<Scenarios> {
    let mut all: Vec<(&CardRecord, &Home, &Stub)> = cards.collect();
    all.sort_by_key(|(record, home, _)| (home.set, &record.id));
    let stubs: BTreeMap<&str, &Stub> = all.iter().map(|(record, _, stub)| (record.id.as_str(), *stub)).collect();
    let cards: Vec<Card> = all
        .iter()
        .map(|(record, _, _)| {
            text_context::as_compiled(record, Box::leak(Box::new(power(&record.id, &stubs, written))))
        })
        .collect();
    Scenarios::new(Box::leak(Box::new(Cards::new(&[cards.leak()]).ok()?)))
}

/// What a card does; a Power that cannot be read is one that is not written.
fn power(id: &str, stubs: &BTreeMap<&str, &Stub>, written: &Written) -> Power {
    match source(id, stubs, written) {
        VANILLA => prelude::VANILLA,
        TODO => prelude::TODO,
        source => vocabulary::power(source).unwrap_or(prelude::TODO),
    }
}

const VANILLA: &str = "VANILLA";
const TODO: &str = "TODO";

/// What a card does, as Rust: what a person wrote, or its stub; of a reprint what its original does.
pub(super) fn source<'a>(id: &str, stubs: &BTreeMap<&'a str, &'a Stub>, written: &'a Written) -> &'a str {
    let mut id = id;
    for _ in 0..REPRINTS {
        if let Some(source) = written.get(id) {
            return source;
        }
        match stubs.get(id) {
            Some(Stub::Vanilla) => return VANILLA,
            Some(Stub::Derived(source)) => return source,
            Some(Stub::Reprint(original)) => id = original,
            Some(Stub::Todo) | None => break,
        }
    }
    TODO
}

/// The scenarios of one card.
///
/// # Errors
/// What is not modeled of it: a person has to write its test.
pub fn of_card(
    scenarios: &Scenarios,
    id: &str,
    home: &Home,
    stub: &Stub,
    written: &Written,
) -> Result<Vec<Vec<Step>>, Unmodeled> {
    let known = |id: &str| scenarios.card(id).ok_or(Unmodeled("a card that is not among the cards"));
    let origin = match stub {
        _ if written.contains_key(id) => Origin::Power,
        Stub::Vanilla => Origin::Vanilla,
        Stub::Derived(_) => Origin::Power,
        Stub::Reprint(original) => Origin::Reprint(known(original)?.id),
        Stub::Todo => Origin::Unwritten,
    };
    scenarios.of(known(id)?, home.table_class(), origin)
}
