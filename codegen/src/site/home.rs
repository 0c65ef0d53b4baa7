//! The home page: coverage by format, set, class, type and more.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::book::{Book, Frame};
use super::chart::{BuildChart, Skyline};
use super::set::{class_titles, type_title};
use super::standing::{Standing, Tier};
use crate::catalog::CatalogCard;
use crate::difference::Summary;
use crate::header;

/// The data for `templates/site/home.html`.
#[derive(Debug, Serialize)]
pub struct HomePage {
    frame: Frame,
    total: Count,
    everything: Count,
    formats: Vec<Count>,
    skyline: Skyline,
    sets: Vec<SetCount>,
    classes: Vec<Count>,
    types: Vec<Count>,
    mechanics: Vec<Count>,
    builds: Option<BuildChart>,
    patches: Vec<PatchView>,
    live_tests: usize,
    ignored_tests: usize,
    ran: bool,
}

/// The number of cards of a kind, and their progress.
#[derive(Debug, Clone, Serialize)]
pub struct Count {
    /// The name of the kind.
    pub title: String,
    /// The address of their list.
    pub address: String,
    /// The number of cards.
    pub cards: usize,
    /// The number that play as printed.
    pub works: usize,
    /// The number that are started.
    pub begun: usize,
    /// The percentage, for bars.
    works_share: f64,
    begun_share: f64,
    /// The percentage as text.
    percent: String,
}

#[derive(Debug, Serialize)]
struct SetCount {
    collectible: Count,
    all: Count,
    formats: String,
    order: usize,
}

#[derive(Debug, Serialize)]
struct PatchView {
    from: u32,
    to: u32,
    summary: Summary,
}

impl Count {
    /// An empty count.
    pub fn new(title: String, address: String) -> Self {
        Self {
            title,
            address,
            cards: 0,
            works: 0,
            begun: 0,
            works_share: 0.0,
            begun_share: 0.0,
            percent: String::new(),
        }
    }

    /// Adds a card.
    pub fn add(&mut self, tier: Tier) {
        self.cards += 1;
        self.works += usize::from(tier == Tier::Works);
        self.begun += usize::from(tier == Tier::Begun);
    }

    /// Computes the percentages.
    #[must_use]
    pub fn finished(mut self) -> Self {
        self.works_share = share(self.works, self.cards);
        self.begun_share = share(self.begun, self.cards);
        self.percent = percent(self.works, self.cards);
        self
    }
}

/// A percentage with two digits.
#[expect(clippy::cast_precision_loss, reason = "a few thousand cards")]
fn share(part: usize, of: usize) -> f64 {
    if of == 0 { 0.0 } else { (part as f64 * 10_000.0 / of as f64).round() / 100.0 }
}

/// A percentage as text: never 0 % if there is something, never 100 % if something is missing.
fn percent(part: usize, of: usize) -> String {
    let percent = share(part, of);
    if part > 0 && percent < 1.0 {
        "<1 %".to_owned()
    } else if part < of && percent > 99.0 {
        "99 %".to_owned()
    } else {
        format!("{percent:.0} %")
    }
}

impl HomePage {
    /// The data for the home page.
    pub fn new(book: &Book) -> Self {
        let tier = |card: &CatalogCard| Standing::of(&book.statuses[&card.record.id]).tier;
        let owned = || book.catalog.cards().filter(|card| card.collectible);
        let count = |title: &str, address: &str, cards: &mut dyn Iterator<Item = &CatalogCard>| {
            let mut count = Count::new(title.to_owned(), address.to_owned());
            cards.for_each(|card| count.add(tier(card)));
            count.finished()
        };
        let sets: Vec<SetCount> = book
            .catalog
            .by_set()
            .iter()
            .enumerate()
            .map(|(order, of)| {
                let cards = || of.classes.iter().flat_map(|class| &class.cards).copied();
                let address = format!("sets/{}.html", of.set.module);
                SetCount {
                    collectible: count(&of.set.title, &address, &mut cards().filter(|card| card.collectible)),
                    all: count(&of.set.title, &address, &mut cards()),
                    formats: of.set.formats.join(" "),
                    order,
                }
            })
            .collect();
        let in_format = |format: &'static str| {
            let rows = &book.catalog.sets.sets;
            owned().filter(move |card| rows[card.home.set].formats.iter().any(|of| of == format))
        };
        let tests = || book.statuses.values().flat_map(|status| &status.tests);
        Self {
            frame: book.frame("", "Card site"),
            total: count("All collectible cards", "cards.html", &mut owned()),
            everything: count("Everything", "cards.html#cards=all", &mut book.catalog.cards()),
            formats: [("Standard", "standard"), ("Wild", "wild")]
                .into_iter()
                .map(|(title, format)| count(title, &format!("cards.html#format={format}"), &mut in_format(format)))
                .filter(|count| count.cards > 0)
                .collect(),
            skyline: Skyline::new(sets.iter().map(|set| &set.collectible).filter(|set| set.cards > 0)),
            classes: grouped(
                owned().flat_map(|card| class_titles(card).into_iter().map(move |class| (class, tier(card)))),
                "class",
            ),
            types: grouped(owned().map(|card| (type_title(card).to_owned(), tier(card))), "type"),
            mechanics: mechanics(book, &tier),
            builds: BuildChart::new(book),
            patches: patches(book),
            live_tests: tests().filter(|test| !test.ignored).count(),
            ignored_tests: tests().filter(|test| test.ignored).count(),
            ran: book.ran,
            // A set of tokens only has nothing to count; its page is linked from its cards.
            sets: sets.into_iter().filter(|set| set.collectible.cards > 0).collect(),
        }
    }

    /// The figures as JSON.
    pub fn summary(&self) -> Value {
        let figures = |count: &Count| json!({ "cards": count.cards, "implemented": count.works, "begun": count.begun });
        json!({ "collectible": figures(&self.total), "all": figures(&self.everything) })
    }
}

fn grouped(cards: impl Iterator<Item = (String, Tier)>, filter: &str) -> Vec<Count> {
    let mut by_title: BTreeMap<String, Count> = BTreeMap::new();
    for (title, tier) in cards {
        let address = format!("cards.html#{filter}={}", title.replace(' ', "+"));
        by_title.entry(title.clone()).or_insert_with(|| Count::new(title, address)).add(tier);
    }
    by_title.into_values().map(Count::finished).collect()
}

/// The mechanics that texts print, most frequent first.
fn mechanics(book: &Book, tier: &impl Fn(&CatalogCard) -> Tier) -> Vec<Count> {
    let owned = book.catalog.cards().filter(|card| card.collectible);
    let cards = owned.flat_map(|card| {
        let printed =
            header::mechanics(&card.record, &book.cosmetic).into_iter().filter(|it| book.printed.contains(it));
        printed.map(move |mechanic| (mechanic, tier(card)))
    });
    let mut counts = grouped(cards, "mechanic");
    counts.retain(|count| count.cards >= MIN_CARDS_PER_MECHANIC);
    counts.sort_by(|a, b| b.cards.cmp(&a.cards).then_with(|| a.title.cmp(&b.title)));
    counts
}

/// Mechanics of fewer cards are available as filters only.
const MIN_CARDS_PER_MECHANIC: usize = 12;

/// The known patches, newest first.
fn patches(book: &Book) -> Vec<PatchView> {
    let known = book.history.chapters.iter().rev().filter_map(|chapter| chapter.difference.as_ref());
    known.map(|it| PatchView { from: it.from, to: it.to, summary: it.summary }).collect()
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn a_share_is_never_rounded_to_all_or_nothing() {
        assert_eq!(percent(0, 10), "0 %");
        assert_eq!(percent(1, 1000), "<1 %");
        assert_eq!(percent(999, 1000), "99 %");
        assert_eq!(percent(1000, 1000), "100 %");
    }
}
