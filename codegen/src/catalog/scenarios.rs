//! The scenarios of the catalog's cards, with their stubs or hand-written Powers.

use std::collections::BTreeMap;

use cardwright_data::CardRecord;
use cardwright_scenario::{PowerSource, ScenarioPlanner, Step, Unmodeled};
use cardwright_vocabulary::script::{Power, prelude};
use cardwright_vocabulary::{Card, Cards};

use super::{Placement, Stub, text_context};
use cardwright_text::vocabulary;

/// The hand-written Powers by card id, as Rust expressions.
pub type WrittenPowers = BTreeMap<String, String>;

/// The maximum length of a chain of reprints.
const MAX_REPRINT_CHAIN: usize = 8;

/// The planner for cards with these stubs; `None` if a card that every scenario needs is missing.
///
/// The cards live as long as the program, a tool that ends soon.
pub fn of_stubs<'a>(
    cards: impl Iterator<Item = (&'a CardRecord, &'a Placement, &'a Stub)>,
    written: &WrittenPowers,
) -> Option<ScenarioPlanner> {
    let mut all: Vec<(&CardRecord, &Placement, &Stub)> = cards.collect();
    all.sort_by_key(|(record, home, _)| (home.set, &record.id));
    let stubs: BTreeMap<&str, &Stub> = all.iter().map(|(record, _, stub)| (record.id.as_str(), *stub)).collect();
    let cards: Vec<Card> = all
        .iter()
        .map(|(record, _, _)| {
            text_context::as_compiled(record, Box::leak(Box::new(power(&record.id, &stubs, written))))
        })
        .collect();
    ScenarioPlanner::new(Box::leak(Box::new(Cards::new(&[cards.leak()]).ok()?)))
}

/// The Power of a card; a stub if it cannot be parsed.
fn power(id: &str, stubs: &BTreeMap<&str, &Stub>, written: &WrittenPowers) -> Power {
    match source(id, stubs, written) {
        VANILLA => prelude::VANILLA,
        TODO => prelude::TODO,
        source => vocabulary::power(source).unwrap_or(prelude::TODO),
    }
}

const VANILLA: &str = "VANILLA";
const TODO: &str = "TODO";

/// The Power of a card as Rust: hand-written, or its stub; for a reprint, that of its original.
pub(super) fn source<'a>(id: &str, stubs: &BTreeMap<&'a str, &'a Stub>, written: &'a WrittenPowers) -> &'a str {
    let mut id = id;
    for _ in 0..MAX_REPRINT_CHAIN {
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
/// A part of the card that the model does not cover: a person has to write its test.
pub fn of_card(
    scenarios: &ScenarioPlanner,
    id: &str,
    home: &Placement,
    stub: &Stub,
    written: &WrittenPowers,
) -> Result<Vec<Vec<Step>>, Unmodeled> {
    let known = |id: &str| scenarios.card(id).ok_or(Unmodeled("a card that is not among the cards"));
    let origin = match stub {
        _ if written.contains_key(id) => PowerSource::OwnPower,
        Stub::Vanilla => PowerSource::Vanilla,
        Stub::Derived(_) => PowerSource::OwnPower,
        Stub::Reprint(original) => PowerSource::Reprint(known(original)?.id),
        Stub::Todo => PowerSource::Unwritten,
    };
    scenarios.of(known(id)?, home.test_class(), origin)
}
