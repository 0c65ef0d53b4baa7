//! A page about a patch: part of the site, or a file of its own.

use serde::Serialize;

use super::SiteError;
use super::book::PageFrame;
use super::html::escape;
use crate::difference::{
    CardDifference, Change, Difference, DifferenceKind, SetDifference, Summary, WordMarks, word_difference,
};
use crate::templates::Templates;

/// The template of a patch's page.
pub const PATCH_TEMPLATE: &str = "site/patch.html";

/// The data for `templates/site/patch.html`.
#[derive(Debug, Serialize)]
pub struct PatchPage {
    frame: PageFrame,
    from: u32,
    to: u32,
    summary: Summary,
    /// Written cards whose text or numbers changed, or that were removed.
    wanted: Vec<CardView>,
    /// Written cards of which only tags changed.
    tagged: Vec<CardView>,
    /// Collectible cards by set.
    sets: Vec<SetView>,
    /// Tokens, enchantments and other cards that are not collectible, by set.
    others: Vec<SetView>,
    /// Whether the states of the cards are known.
    marked: bool,
}

#[derive(Debug, Serialize)]
struct SetView {
    title: String,
    anchor: String,
    added: usize,
    changed: usize,
    removed: usize,
    cards: Vec<CardView>,
}

#[derive(Debug, Clone, Serialize)]
struct CardView {
    id: String,
    name: String,
    kind: String,
    text: String,
    fate: &'static str,
    collectible: bool,
    state: Option<&'static str>,
    implemented: bool,
    address: Option<String>,
    changes: Vec<ChangeView>,
}

/// One change: what changed, and HTML that shows both values.
#[derive(Debug, Clone, Serialize)]
pub struct ChangeView {
    /// The changed property: `text`, `cost`, `tag`.
    pub what: String,
    /// Both values as HTML, with `<del>` around the removed part and `<ins>` around the added one.
    pub change_html: String,
}

impl PatchPage {
    /// Renders the page; `address` returns the address of a card's page, if it has one.
    pub fn new(
        frame: PageFrame,
        difference: &Difference,
        address: &impl Fn(&CardDifference) -> Option<String>,
    ) -> Self {
        let view = |card: &CardDifference| CardView {
            id: card.id.clone(),
            name: if card.name.is_empty() { card.id.clone() } else { card.name.clone() },
            kind: card.kind.clone(),
            text: card.text.clone(),
            fate: match card.change_kind {
                DifferenceKind::Added => "new",
                DifferenceKind::Changed => "changed",
                DifferenceKind::Removed => "removed",
            },
            collectible: card.collectible,
            state: card.power_state,
            implemented: card.implemented,
            address: address(card),
            changes: change_views(&card.changes),
        };
        let all = || difference.sets.iter().flat_map(|set| &set.cards);
        let written = |weight: PowerImpact| {
            let heaviest = |card: &CardDifference| match card.change_kind {
                DifferenceKind::Removed => PowerImpact::Heavy,
                DifferenceKind::Added | DifferenceKind::Changed => {
                    card.changes.iter().map(impact_of).max().unwrap_or(PowerImpact::None)
                }
            };
            all().filter(move |card| card.implemented && heaviest(card) == weight)
        };
        Self {
            frame,
            from: difference.from,
            to: difference.to,
            summary: difference.summary,
            wanted: written(PowerImpact::Heavy).map(view).collect(),
            tagged: written(PowerImpact::Light).map(view).collect(),
            sets: set_views(difference, "set", &|card| card.collectible, &view),
            others: set_views(difference, "others", &|card| !card.collectible, &view),
            marked: all().any(|card| card.power_state.is_some()),
        }
    }
}

/// The changed cards of each set that `is_listed`; sets without one are left out.
fn set_views(
    difference: &Difference,
    anchor: &str,
    is_listed: &impl Fn(&CardDifference) -> bool,
    view: &impl Fn(&CardDifference) -> CardView,
) -> Vec<SetView> {
    let of_set = |(at, set): (usize, &SetDifference)| {
        let cards: Vec<&CardDifference> = set.cards.iter().filter(|card| is_listed(card)).collect();
        let count = |fate| cards.iter().filter(|card| card.change_kind == fate).count();
        (!cards.is_empty()).then(|| SetView {
            title: set.title.clone(),
            anchor: format!("{anchor}-{at}"),
            added: count(DifferenceKind::Added),
            changed: count(DifferenceKind::Changed),
            removed: count(DifferenceKind::Removed),
            cards: cards.iter().map(|card| view(card)).collect(),
        })
    };
    difference.sets.iter().enumerate().filter_map(of_set).collect()
}

/// A difference as a single self-contained file; its cards link to the card site at this address.
pub fn patch_report(templates: &Templates, difference: &Difference, site: Option<&str>) -> Result<String, SiteError> {
    let title = format!("Build {} to {}", difference.from, difference.to);
    let frame = PageFrame::self_contained(&title, difference.to);
    Ok(templates.render(PATCH_TEMPLATE, &PatchPage::new(frame, difference, &|card| card.page(site)))?)
}

/// The likely impact of a change on the Power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum PowerImpact {
    None,
    Light,
    Heavy,
}

fn impact_of(change: &Change) -> PowerImpact {
    match change {
        Change::Text { .. } | Change::Number { .. } | Change::Requirements { .. } | Change::Entourage { .. } => {
            PowerImpact::Heavy
        }
        Change::Tag { .. } | Change::Refers { .. } => PowerImpact::Light,
        Change::Name { .. }
        | Change::Set { .. }
        | Change::Markup { .. }
        | Change::Words { .. }
        | Change::DbfId { .. } => PowerImpact::None,
    }
}

/// Changes as HTML, in their order.
pub fn change_views(changes: &[Change]) -> Vec<ChangeView> {
    changes.iter().map(change_view).collect()
}

fn change_view(change: &Change) -> ChangeView {
    let arrow =
        |from: &str, to: &str| format!("<del>{}</del> <span class=to>→</span> <ins>{}</ins>", escape(from), escape(to));
    let number = |number: Option<i64>| number.map_or_else(|| "none".to_owned(), |number| number.to_string());
    let list = |gone: &[String], new: &[String]| {
        let gone = gone.iter().map(|word| format!("<del>{}</del>", escape(word)));
        let new = new.iter().map(|word| format!("<ins>{}</ins>", escape(word)));
        gone.chain(new).collect::<Vec<_>>().join(" ")
    };
    let (what, told) = match change {
        Change::Name { from, to } => ("name", arrow(from, to)),
        Change::Set { from, to } => ("set", arrow(from, to)),
        Change::Number { of, from, to } => (of.word(), arrow(&number(*from), &number(*to))),
        Change::Text { from, to, .. } => ("text", words(from, to)),
        Change::Markup { from, to } => ("markup", words(from, to)),
        Change::Tag { tag, meaning: Some([from, to]), .. } => ("tag", tag_html(tag, &arrow(from, to))),
        Change::Tag { tag, from, to, meaning: None } => {
            ("tag", tag_html(tag, &arrow(&from.to_string(), &to.to_string())))
        }
        Change::Words { tag, from, to } => ("words", tag_html(tag, &words(from, to))),
        Change::Refers { tag, from, to } => ("refers to", tag_html(tag, &arrow(&number(*from), &number(*to)))),
        Change::Requirements { gone, new } => ("requires", list(gone, new)),
        Change::Entourage { gone, new } => ("entourage", list(gone, new)),
        Change::DbfId { from, to } => ("number", arrow(&from.to_string(), &to.to_string())),
    };
    ChangeView { what: what.to_owned(), change_html: told }
}

fn tag_html(tag: &str, told: &str) -> String {
    format!("<code>{}</code> {told}", escape(tag))
}

/// Removed and added words. The texts are escaped first, so the marks are the only tags.
fn words(from: &str, to: &str) -> String {
    let marks = WordMarks { removed: ["<del>", "</del>"], added: ["<ins>", "</ins>"] };
    word_difference(&escape(from), &escape(to), marks)
}
