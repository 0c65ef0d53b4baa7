//! The home page, and the page of coverage by set, class, type and more.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::enums::Rarity;
use serde::Serialize;
use serde_json::{Value, json};

use super::book::{PageFrame, Site};
use super::chart::{BuildChart, SetChart};
use super::count::CardCount;
use super::decks::{WantedView, wanted};
use super::face::{CardFace, SetMark};
use super::standing::{DisplayStatus, Progress};
use super::titles::{class_titles, type_title};
use crate::catalog::CatalogCard;
use crate::coverage::{CardStatus, EvidenceTally};
use crate::difference::Summary;
use crate::header;

/// The data for `templates/site/home.html`.
#[derive(Debug, Serialize)]
pub struct HomePage {
    frame: PageFrame,
    total: CardCount,
    everything: CardCount,
    formats: Vec<CardCount>,
    sets: Vec<SetCount>,
    /// The newest set, and some of its cards.
    newest: Option<SetCount>,
    faces: Vec<CardFace>,
    patch: Option<PatchView>,
    wanted: Vec<WantedView>,
    decks: usize,
    whole_decks: usize,
    /// The implemented collectible cards by their best evidence.
    evidence: EvidenceTally,
    live_tests: usize,
    ignored_tests: usize,
}

/// The data for `templates/site/coverage.html`: the figures by set, class, type, mechanic and build.
#[derive(Debug, Serialize)]
pub struct CoveragePage {
    frame: PageFrame,
    skyline: SetChart,
    sets: Vec<SetCount>,
    classes: Vec<CardCount>,
    types: Vec<CardCount>,
    mechanics: Vec<CardCount>,
    builds: Option<BuildChart>,
    patches: Vec<PatchView>,
    ran: bool,
}

#[derive(Debug, Clone, Serialize)]
struct SetCount {
    collectible: CardCount,
    all: CardCount,
    formats: String,
    mark: SetMark,
    module: String,
    order: usize,
}

#[derive(Debug, Serialize)]
struct PatchView {
    from: u32,
    to: u32,
    summary: Summary,
}

fn tier(book: &Site, card: &CatalogCard) -> Progress {
    DisplayStatus::of(&book.statuses[&card.record.id]).tier
}

fn count<'a>(book: &Site, title: &str, address: &str, cards: impl Iterator<Item = &'a CatalogCard>) -> CardCount {
    let mut count = CardCount::new(title.to_owned(), address.to_owned());
    cards.for_each(|card| count.add(tier(book, card)));
    count.with_percentages()
}

/// The collectible cards that work, by their best evidence.
fn evidence(book: &Site) -> EvidenceTally {
    let mut tally = EvidenceTally::default();
    let works = |status: &&CardStatus| status.collectible && status.implemented;
    book.statuses.values().filter(works).for_each(|status| tally.count(status));
    tally
}

/// The sets with collectible cards, oldest first. A set of tokens only has nothing to count; its cards link to it.
fn set_counts(book: &Site) -> Vec<SetCount> {
    let ages = book.set_ages();
    let mut sets: Vec<(i64, SetCount)> = book
        .catalog
        .by_set()
        .iter()
        .map(|of| {
            let cards = || of.classes.iter().flat_map(|class| &class.cards).copied();
            let address = format!("sets/{}.html", of.set.module);
            let age = book.catalog.sets.sets.iter().position(|set| set == of.set).map_or(0, |at| ages[at]);
            let set = SetCount {
                collectible: count(book, &of.set.title, &address, cards().filter(|card| card.collectible)),
                all: count(book, &of.set.title, &address, cards()),
                formats: of.set.formats.join(" "),
                mark: SetMark::new(of.set),
                module: of.set.module.clone(),
                order: 0,
            };
            (age, set)
        })
        .filter(|(_, set)| set.collectible.cards > 0)
        .collect();
    sets.sort_by_key(|(age, _)| *age);
    sets.into_iter().enumerate().map(|(order, (_, set))| SetCount { order, ..set }).collect()
}

impl CoveragePage {
    /// The data for the page.
    pub fn new(book: &Site) -> Self {
        let owned = || book.catalog.cards().filter(|card| card.collectible);
        let sets = set_counts(book);
        let about = "How many cards work, by set, class, type, mechanic and build.";
        Self {
            frame: book.frame("coverage.html", "Coverage", about),
            skyline: SetChart::new(sets.iter().map(|set| &set.collectible)),
            sets,
            classes: grouped(
                owned().flat_map(|card| class_titles(card).into_iter().map(move |class| (class, tier(book, card)))),
                "class",
            ),
            types: grouped(owned().map(|card| (type_title(card).to_owned(), tier(book, card))), "type"),
            mechanics: mechanics(book, &|card| tier(book, card)),
            builds: BuildChart::new(book),
            patches: patches(book),
            ran: book.tests_ran,
        }
    }
}

impl HomePage {
    /// The data for the home page.
    pub fn new(book: &Site) -> Self {
        let owned = || book.catalog.cards().filter(|card| card.collectible);
        let in_format = |format: &'static str| {
            let rows = &book.catalog.sets.sets;
            owned().filter(move |card| rows[card.placement.set].formats.iter().any(|of| of == format))
        };
        let tests = || book.statuses.values().flat_map(|status| &status.tests);
        let sets = set_counts(book);
        let newest = sets.last().cloned();
        let module = |card: &CatalogCard| book.catalog.sets.sets[card.placement.set].module.as_str();
        let mut of_newest: Vec<&CatalogCard> =
            owned().filter(|card| newest.as_ref().is_some_and(|set| set.module == module(card))).collect();
        // The rarest first, and of these the ones that work, of as many classes as possible.
        of_newest.sort_by_cached_key(|card| {
            (
                card.record.rarity() != Some(Rarity::Legendary),
                tier(book, card),
                card.record.classes(),
                card.record.cost(),
            )
        });
        let mut classes = BTreeSet::new();
        let (first, rest): (Vec<_>, Vec<_>) =
            of_newest.into_iter().partition(|card| classes.insert(class_titles(card)));
        let faces = first.into_iter().chain(rest).take(MAX_FACES).map(|card| CardFace::new(book, card)).collect();
        let total = count(book, "All collectible cards", "cards.html", owned());
        let about = format!("{} of {} collectible cards play as printed.", total.works, total.cards);
        Self {
            frame: book.frame("index.html", "Card site", about),
            total,
            everything: count(book, "Everything", "cards.html#cards=all", book.catalog.cards()),
            formats: [("Standard", "standard"), ("Wild", "wild")]
                .into_iter()
                .map(|(title, format)| count(book, title, &format!("cards.html#format={format}"), in_format(format)))
                .filter(|count| count.cards > 0)
                .collect(),
            sets,
            newest,
            faces,
            patch: last_patch(book),
            wanted: wanted(book).take(MAX_WANTED).collect(),
            decks: book.decks.count(),
            whole_decks: book.decks.whole(),
            evidence: evidence(book),
            live_tests: tests().filter(|test| !test.ignored).count(),
            ignored_tests: tests().filter(|test| test.ignored).count(),
        }
    }

    /// The figures as JSON.
    pub fn summary(&self) -> Value {
        let figures =
            |count: &CardCount| json!({ "cards": count.cards, "implemented": count.works, "begun": count.started });
        json!({ "collectible": figures(&self.total), "all": figures(&self.everything), "evidence": self.evidence })
    }
}

fn grouped(cards: impl Iterator<Item = (String, Progress)>, filter: &str) -> Vec<CardCount> {
    let mut by_title: BTreeMap<String, CardCount> = BTreeMap::new();
    for (title, tier) in cards {
        let address = format!("cards.html#{filter}={}", title.replace(' ', "+"));
        by_title.entry(title.clone()).or_insert_with(|| CardCount::new(title, address)).add(tier);
    }
    by_title.into_values().map(CardCount::with_percentages).collect()
}

/// The mechanics that texts print, most frequent first.
fn mechanics(book: &Site, tier: &impl Fn(&CatalogCard) -> Progress) -> Vec<CardCount> {
    let owned = book.catalog.cards().filter(|card| card.collectible);
    let cards = owned.flat_map(|card| {
        let printed = header::mechanics(&card.record, &book.cosmetic)
            .into_iter()
            .filter(|it| book.printed_mechanics.contains(it));
        printed.map(move |mechanic| (mechanic, tier(card)))
    });
    let mut counts = grouped(cards, "mechanic");
    counts.retain(|count| count.cards >= MIN_CARDS_PER_MECHANIC);
    counts.sort_by(|a, b| b.cards.cmp(&a.cards).then_with(|| a.title.cmp(&b.title)));
    counts
}

/// The maximum number of cards of the newest set on the home page.
const MAX_FACES: usize = 8;
/// The maximum number of wanted cards on the home page.
const MAX_WANTED: usize = 8;
/// Mechanics of fewer cards are available as filters only.
const MIN_CARDS_PER_MECHANIC: usize = 12;

/// The newest patch that changed cards; the newest one if none did.
fn last_patch(book: &Site) -> Option<PatchView> {
    let mut known = patches(book);
    let has_changes = |patch: &PatchView| patch.summary.added + patch.summary.changed + patch.summary.removed > 0;
    let at = known.iter().position(has_changes).unwrap_or_default();
    (at < known.len()).then(|| known.swap_remove(at))
}

/// The known patches, newest first.
fn patches(book: &Site) -> Vec<PatchView> {
    let known = book.history.builds.iter().rev().filter_map(|chapter| chapter.difference.as_ref());
    known.map(|it| PatchView { from: it.from, to: it.to, summary: it.summary }).collect()
}
