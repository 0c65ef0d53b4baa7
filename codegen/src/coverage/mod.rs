//! Coverage: the state of every card, and whether a live test covers it.
//!
//! Reads the source in `generated/` and `tests/`. Results of a test run can be added.

mod evidence;
mod reach;
pub mod readme;
mod results;
mod table;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use cardwright_data::sets::Sets;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, CatalogCard, Stub};
use crate::test_skeleton::function_name;
use cardwright_merge::{FoundKind, IndexedBlock, State as Written};

pub use evidence::{Evidence, EvidenceTally, RecordedCards, RecordedCardsError};
pub use reach::{ReachedStub, mark_reached_stubs, reached_stubs};
pub use results::{ResultsError, TestResults};
pub use table::{markdown, terminal};

/// The state of a card's Power in `generated/`.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// The card needs only its keywords.
    Vanilla,
    /// Written by the text compiler and not edited.
    Derived,
    /// Written or reviewed by a person.
    Done,
    /// Written in part; the text names the missing part.
    Partial(String),
    /// Hand-written with an approximation; the text names the approximated part.
    Approximate(String),
    /// Written for an earlier text or earlier numbers of the card.
    Stale,
    /// A stub.
    Todo,
    /// `generated/` has no Power of the card.
    #[default]
    Missing,
}

impl State {
    /// All state words.
    pub const WORDS: [&str; 8] = ["Vanilla", "Derived", "Done", "Approximate", "Partial", "Stale", "Todo", "Missing"];

    /// The state as a word.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Vanilla => "Vanilla",
            Self::Derived => "Derived",
            Self::Done => "Done",
            Self::Approximate(_) => "Approximate",
            Self::Partial(_) => "Partial",
            Self::Stale => "Stale",
            Self::Todo => "Todo",
            Self::Missing => "Missing",
        }
    }
}

/// A test of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTest {
    /// The function's name.
    pub name: String,
    /// The path of its file, relative to the repository.
    pub file: PathBuf,
    /// Its line, from 1.
    pub line: usize,
    /// Whether it has `#[ignore]`.
    pub ignored: bool,
    /// Whether it passed in the given test run; `None` without a run, or if it did not run.
    pub passed: Option<bool>,
}

/// The status of one card's Power and tests.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardStatus {
    /// The card.
    pub id: String,
    /// The module of the set whose folder holds the card.
    pub set: String,
    /// Whether players can put it into decks.
    pub collectible: bool,
    /// Its state; a reprint has the state of its original.
    pub state: State,
    /// The original of a reprint.
    #[serde(rename = "same_as")]
    pub original: Option<String>,
    /// The file of its Power, relative to the repository.
    pub file: Option<PathBuf>,
    /// The line of its Power.
    pub line: Option<usize>,
    /// Its tests.
    pub tests: Vec<CardTest>,
    /// Whether the card counts: Vanilla, or Derived or Done with a live test that names it. With a test run, the test must have
    /// passed. All cards that it can create or become must be written too.
    ///
    /// An enchantment is covered by the card that attaches it and needs no test of its own, unless it was derived. An
    /// ignored test does not count.
    pub implemented: bool,
    /// Derived, Done or Approximate, but without a live test.
    pub unproved: bool,
    /// The evidence that the Power is right, best first; empty for a card that is not written, or that has no test and needs
    /// none.
    pub evidence: Vec<Evidence>,
    /// The stubs that it can create or become. Each entry is a chain of ids: the first is created by this card, each next one
    /// by the one before it, and the last is the stub.
    #[serde(rename = "reaches")]
    pub stub_chains: Vec<Vec<String>>,
}

impl CardStatus {
    /// The approximation of a card that otherwise counts: a live test covers it, and all cards that it can create or become are
    /// written. `None` for other cards.
    pub fn approximation(&self) -> Option<&str> {
        let State::Approximate(how) = &self.state else { return None };
        let failed = self.tests.iter().any(|test| test.passed == Some(false));
        (!self.unproved && !failed && self.stub_chains.is_empty()).then_some(how)
    }
}

impl CardTest {
    /// Whether it is not hand-written, but the trial that plays the card's scenarios.
    pub fn is_trial(&self) -> bool {
        self.file == Path::new(TRIALS_FILE)
    }
}

/// The status of every card of the catalog, by id. [`mark_reached_stubs`] then applies the cards that each can create. `recorded`
/// has the cards with recorded plays.
pub fn statuses(
    catalog: &Catalog,
    powers: &[IndexedBlock],
    tests: &[IndexedBlock],
    recorded: &RecordedCards,
    results: Option<&TestResults>,
) -> BTreeMap<String, CardStatus> {
    let by_id: BTreeMap<&str, &IndexedBlock> = powers.iter().map(|found| (found.key.as_str(), found)).collect();
    let mut by_card = tests_by_card(tests, results);
    let mut statuses: BTreeMap<String, CardStatus> = catalog
        .cards()
        .map(|card| {
            let id = &card.record.id;
            let found = by_id.get(id.as_str());
            let state = resolved_state(catalog, &by_id, card);
            let mut tests = by_card.remove(id.as_str()).unwrap_or_default();
            if tests.is_empty() && card.has_scenario && found.is_some() {
                tests.push(trial(card, results));
            }
            let is_reprint = found.is_some_and(|found| found.state == Written::Reprint);
            let same_as =
                if let Stub::Reprint(original) = &card.stub { is_reprint.then(|| original.clone()) } else { None };
            let status = CardStatus {
                id: id.clone(),
                set: card.placement.module_of_set(&catalog.sets).to_owned(),
                collectible: card.collectible,
                implemented: is_implemented(card, &state, &tests, results.is_some()),
                unproved: lacks_live_test(card, &state, &tests),
                evidence: Vec::new(),
                state,
                original: same_as,
                file: found.map(|found| PathBuf::from("generated").join(&found.file)),
                line: found.map(|found| found.line),
                tests,
                stub_chains: Vec::new(),
            };
            (id.clone(), status)
        })
        .collect();
    // The test of a reprint checks that it has its original's Power; the test of the original checks the Power.
    let unproved: Vec<String> = statuses
        .values()
        .filter(|status| status.implemented && !original_is_implemented(&statuses, status))
        .map(|status| status.id.clone())
        .collect();
    for id in unproved {
        statuses.entry(id).and_modify(|status| status.implemented = false);
    }
    evidence::set_evidence(&mut statuses, recorded);
    statuses
}

fn original_is_implemented(statuses: &BTreeMap<String, CardStatus>, of: &CardStatus) -> bool {
    let Some(original) = of.original.as_ref().and_then(|id| statuses.get(id)) else { return true };
    original.implemented && original_is_implemented(statuses, original)
}

/// The state of a card; for a reprint, that of its original. Originals are older than their reprints, so this terminates.
fn resolved_state(catalog: &Catalog, by_id: &BTreeMap<&str, &IndexedBlock>, card: &CatalogCard) -> State {
    let Some(found) = by_id.get(card.record.id.as_str()) else { return State::Missing };
    match (&found.state, &card.stub) {
        (Written::Reprint, Stub::Reprint(original)) => {
            catalog.get(original).map_or(State::Missing, |original| resolved_state(catalog, by_id, original))
        }
        (Written::Reprint, Stub::Vanilla | Stub::Derived(_) | Stub::Todo) | (Written::Todo, _) => State::Todo,
        (Written::Vanilla, _) => State::Vanilla,
        (Written::Derived, _) => State::Derived,
        (Written::Done, _) => State::Done,
        (Written::Partial(reason), _) => State::Partial(reason.clone()),
        (Written::Approximate(how), _) => State::Approximate(how.clone()),
        (Written::Stale, _) => State::Stale,
    }
}

fn is_implemented(card: &CatalogCard, state: &State, tests: &[CardTest], ran: bool) -> bool {
    let live = |test: &CardTest| !test.ignored && (!ran || test.passed == Some(true));
    let failed = tests.iter().any(|test| test.passed == Some(false));
    match state {
        State::Vanilla => !failed,
        State::Derived | State::Done => !failed && (!needs_test(card, tests) || tests.iter().any(live)),
        State::Approximate(_) | State::Partial(_) | State::Stale | State::Todo | State::Missing => false,
    }
}

/// Whether a card is written but does not count, because it has no live test.
fn lacks_live_test(card: &CatalogCard, state: &State, tests: &[CardTest]) -> bool {
    match state {
        State::Derived | State::Done | State::Approximate(_) => {
            needs_test(card, tests) && tests.iter().all(|test| test.ignored)
        }
        State::Vanilla | State::Partial(_) | State::Stale | State::Todo | State::Missing => false,
    }
}

fn needs_test(card: &CatalogCard, tests: &[CardTest]) -> bool {
    card.needs_test() || !tests.is_empty()
}

/// The trial that plays a card's scenarios, as a test.
fn trial(card: &CatalogCard, results: Option<&TestResults>) -> CardTest {
    let name = function_name(card);
    let passed = results.and_then(|results| results.passed(&name));
    CardTest { name, file: TRIALS_FILE.into(), line: 1, ignored: false, passed }
}

/// The test target of the trials. It counts for cards without a hand-written test.
const TRIALS_FILE: &str = "tests/trials/main.rs";

fn tests_by_card<'a>(tests: &'a [IndexedBlock], results: Option<&TestResults>) -> BTreeMap<&'a str, Vec<CardTest>> {
    let mut by_card: BTreeMap<&str, Vec<CardTest>> = BTreeMap::new();
    for found in tests.iter().filter(|found| found.kind != FoundKind::Power) {
        by_card.entry(&found.key).or_default().push(CardTest {
            name: found.item.clone(),
            file: PathBuf::from("tests").join(&found.file),
            line: found.line,
            ignored: found.ignored,
            passed: results.and_then(|results| results.passed(&found.item)),
        });
    }
    by_card
}

/// Numbers of cards by state, of a set or of all sets.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// All cards.
    pub cards: usize,
    /// Vanilla cards.
    pub vanilla: usize,
    /// Derived cards.
    pub derived: usize,
    /// Done cards.
    pub done: usize,
    /// Cards whose Power approximates the text, see [`CardStatus::approximation`]; they do not count as implemented.
    pub approximate: usize,
    /// Partial cards.
    pub partial: usize,
    /// Stale cards.
    pub stale: usize,
    /// Stubs, and cards without a Power.
    pub todo: usize,
    /// See [`CardStatus::implemented`].
    pub implemented: usize,
    /// The implemented cards by their best evidence.
    pub evidence: EvidenceTally,
    /// Tests that are not ignored.
    pub live_tests: usize,
    /// Tests that are ignored.
    pub ignored_tests: usize,
    /// See [`CardStatus::unproved`].
    pub unproved: usize,
    /// Written cards that are not implemented because they reach a stub.
    #[serde(rename = "reaching")]
    pub reaches_stub: usize,
}

impl Tally {
    /// The percentage of implemented cards.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand cards")]
    pub fn percent(&self) -> f64 {
        if self.cards == 0 { 0.0 } else { self.implemented as f64 * 100.0 / self.cards as f64 }
    }

    fn count(&mut self, status: &CardStatus) {
        self.cards += 1;
        *match status.state {
            State::Vanilla => &mut self.vanilla,
            State::Derived => &mut self.derived,
            State::Done => &mut self.done,
            // Those that play are counted apart.
            State::Approximate(_) if status.approximation().is_some() => &mut self.approximate,
            State::Approximate(_) | State::Partial(_) => &mut self.partial,
            State::Stale => &mut self.stale,
            State::Todo | State::Missing => &mut self.todo,
        } += 1;
        self.implemented += usize::from(status.implemented);
        if status.implemented {
            self.evidence.count(status);
        }
        self.unproved += usize::from(status.unproved);
        self.reaches_stub += usize::from(!status.stub_chains.is_empty());
        let ignored = status.tests.iter().filter(|test| test.ignored).count();
        self.ignored_tests += ignored;
        self.live_tests += status.tests.len() - ignored;
    }
}

/// Coverage of a set: of its collectible cards, and of all generated ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SetCoverage {
    /// Its module.
    pub module: String,
    /// Its name for people.
    pub title: String,
    /// The collectible cards alone.
    pub collectible: Tally,
    /// All cards of the set, with tokens, enchantments, heroes and Hero Powers.
    pub all: Tally,
}

/// Coverage of every set in order, and the total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The build of the card data.
    pub build: u32,
    /// Whether a test run was taken into account.
    pub ran: bool,
    /// Set by set.
    pub sets: Vec<SetCoverage>,
    /// The total.
    pub total: SetCoverage,
}

/// Adds the statuses up; `only` restricts to a set, by module or client name.
pub fn coverage<'a>(
    (build, sets): (u32, &Sets),
    statuses: impl Iterator<Item = &'a CardStatus>,
    only: Option<&str>,
    ran: bool,
) -> Coverage {
    let named = |module: &str, title: &str| SetCoverage {
        module: module.to_owned(),
        title: title.to_owned(),
        collectible: Tally::default(),
        all: Tally::default(),
    };
    let mut total = named("", "Total");
    let mut told: Vec<SetCoverage> = sets.sets.iter().map(|set| named(&set.module, &set.title)).collect();
    let asked = |name: &str| only.is_none_or(|only| name.eq_ignore_ascii_case(only));
    let asked: BTreeMap<&str, usize> = (0..)
        .zip(&sets.sets)
        .filter(|(_, set)| asked(&set.module) || asked(&set.name))
        .map(|(at, set)| (set.module.as_str(), at))
        .collect();
    for status in statuses {
        let Some(at) = asked.get(status.set.as_str()) else { continue };
        for coverage in [&mut told[*at], &mut total] {
            coverage.all.count(status);
            if status.collectible {
                coverage.collectible.count(status);
            }
        }
    }
    told.retain(|set| set.all.cards > 0);
    Coverage { build, ran, sets: told, total }
}
