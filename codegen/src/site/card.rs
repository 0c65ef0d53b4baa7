//! The page of a card.

use std::collections::BTreeSet;

use cardwright_data::LinkKind;
use cardwright_data::enums::GameTag;
use heck::ToTitleCase;
use serde::Serialize;

use super::book::{CardTranslation, PageFrame, Site};
use super::compare::{compare, text_html};
use super::face::CardFace;
use super::html::rust;
use super::patch::{ChangeView, change_views};
use super::play::play_link;
use super::standing::DisplayStatus;
use super::titles::title;
use crate::catalog::CatalogCard;
use crate::coverage::CardTest;
use crate::header;
use crate::tag_value::{names_card, requirement_words, tag_name, value_title};
use cardwright_data::markup::plain;

/// The data for `templates/site/card.html`.
#[derive(Debug, Serialize)]
pub struct CardPage {
    frame: PageFrame,
    /// The parameters of the play page that show the card, if the card can be tried.
    play_parameters: Option<String>,
    id: String,
    dbf_id: i64,
    name: String,
    kind: String,
    face: CardFace,
    /// Its name in other languages.
    languages: Vec<LanguageName>,
    set: LinkedName,
    facts: Vec<Fact>,
    standing: DisplayStatus,
    /// HTML.
    printed: String,
    /// HTML; `None` if the Power cannot be printed in words.
    power_text: Option<String>,
    same: bool,
    why_no_words: &'static str,
    /// The abilities of a Titan.
    abilities: Vec<Ability>,
    /// HTML.
    power: Option<String>,
    place: Option<String>,
    original: Option<LinkedName>,
    tests: Vec<TestView>,
    related: Vec<Related>,
    tags: Vec<TagView>,
    requirements: Vec<String>,
    corrections: Vec<String>,
    happened: Vec<Happened>,
    first_seen: Option<u32>,
    history_from: Option<u32>,
    before: Option<LinkedName>,
    after: Option<LinkedName>,
}

/// A card or set with the address of its page, relative to the page of a card.
#[derive(Debug, Clone, Serialize)]
pub struct LinkedName {
    name: String,
    address: Option<String>,
    note: String,
    tier: Option<super::standing::Progress>,
}

/// The name of a card in a language.
#[derive(Debug, Serialize)]
struct LanguageName {
    /// The language in the card data: `deDE`.
    code: String,
    /// The language's own name: `Deutsch`.
    language: String,
    /// The value of the attribute `lang`: `de-DE`.
    lang: String,
    name: String,
}

/// An ability of a Titan.
#[derive(Debug, Serialize)]
struct Ability {
    name: String,
    address: String,
    /// HTML.
    text: String,
}

#[derive(Debug, Serialize)]
struct Fact {
    name: &'static str,
    value: String,
}

#[derive(Debug, Serialize)]
struct TestView {
    name: String,
    place: String,
    result: &'static str,
    /// HTML.
    source: Option<String>,
}

#[derive(Debug, Serialize)]
struct Related {
    title: &'static str,
    cards: Vec<LinkedName>,
}

#[derive(Debug, Serialize)]
struct TagView {
    name: String,
    number: u16,
    value: String,
    meaning: Option<LinkedName>,
}

/// A change of the card by a patch.
#[derive(Debug, Serialize)]
struct Happened {
    from: u32,
    to: u32,
    address: String,
    changes: Vec<ChangeView>,
    what: &'static str,
}

impl CardPage {
    /// The data for the page of `card`; `neighbours` are the cards before and after it in the set.
    pub fn new(book: &Site, card: &CatalogCard, neighbours: [Option<&CatalogCard>; 2]) -> Self {
        let record = &card.record;
        let set = &book.catalog.sets.sets[card.placement.set];
        let status = &book.statuses[&record.id];
        let standing = DisplayStatus::of(status);
        let said = book.explained.of(&record.id);
        let text = header::formatted_text(record, &record.text);
        let compared = compare(&text, &header::formatted_text(record, said.unwrap_or_default()));
        let ids = |id: &str| book.catalog.get(id).map(|to| (title(to), format!("{id}.html")));
        let source = book.sources.power(&record.id);
        let happened = book.changes_of(&record.id);
        let first_seen = book.history.first_seen(&record.id, happened);
        Self {
            play_parameters: book.play.as_ref().and_then(|_| {
                let tests: Vec<String> = status.tests.iter().filter_map(|test| test_source(book, card, test)).collect();
                play_link(card, &tests)
            }),
            frame: book.frame(
                &format!("cards/{}.html", record.id),
                &format!("{} · {}", title(card), record.id),
                format!("{}. {} {}", header::summary(record), plain(&text), standing.sentence),
            ),
            face: CardFace::new(book, card),
            languages: names_of(book, &record.id),
            id: record.id.clone(),
            dbf_id: record.dbf_id,
            name: title(card),
            kind: header::summary(record),
            set: LinkedName {
                name: set.title.clone(),
                address: Some(format!("../sets/{}.html", set.module)),
                note: String::new(),
                tier: None,
            },
            facts: facts(book, card),
            printed: if said.is_some() { compared.printed } else { text_html(&text) },
            power_text: said.map(|_| compared.power_text),
            same: compared.same,
            why_no_words: match standing.word {
                "Todo" => "Nothing is written yet.",
                "Vanilla" => "Nothing to write: it needs only keywords, which the rules implement.",
                _ => "This Power is a native Rust function; it cannot be printed in words.",
            },
            standing,
            abilities: source.map_or_else(Vec::new, |source| abilities(book, &source.body)),
            power: source.map(|source| {
                let mut text = String::new();
                for (name, value) in &source.constants {
                    text += "const ";
                    text += name;
                    text += " = ";
                    text += value;
                    text += ";\n";
                }
                text += &source.body;
                for function in &source.functions {
                    text += "\n\n";
                    text += function;
                }
                rust(&text, &ids)
            }),
            place: status.file.as_ref().map(|file| format!("{}:{}", file.display(), status.line.unwrap_or(1))),
            original: status.original.as_ref().map(|id| named(book, id, "")),
            tests: status.tests.iter().map(|test| test_view(book, card, test, &ids)).collect(),
            related: related(book, card),
            tags: tags(book, card),
            requirements: record
                .requirements
                .iter()
                .map(|asked| requirement_words(asked.number, asked.param))
                .collect(),
            corrections: book.corrections.get(&record.id).cloned().unwrap_or_default(),
            happened: happened
                .iter()
                .map(|(difference, what)| Happened {
                    from: difference.from,
                    to: difference.to,
                    address: format!("../patches/{}-{}.html#{}", difference.from, difference.to, what.id),
                    what: match what.change_kind {
                        crate::difference::DifferenceKind::Added => "new",
                        crate::difference::DifferenceKind::Changed => "changed",
                        crate::difference::DifferenceKind::Removed => "removed",
                    },
                    changes: change_views(&what.changes),
                })
                .collect(),
            first_seen,
            history_from: book.history.builds.first().map(|chapter| chapter.build),
            before: neighbours[0].map(|card| named(book, &card.record.id, "")),
            after: neighbours[1].map(|card| named(book, &card.record.id, "")),
        }
    }
}

/// The abilities that a Power gives its card by `titan(&["TTN_960t2", …])`, with the texts of the cards that have them.
fn abilities(book: &Site, power: &str) -> Vec<Ability> {
    let listed = power.split_once("titan(&[").and_then(|(_, rest)| rest.split(']').next()).unwrap_or_default();
    let cards = listed.split('"').skip(1).step_by(2).filter_map(|id| book.catalog.get(id));
    let ability = |card: &CatalogCard| Ability {
        name: title(card),
        address: format!("{}.html", card.record.id),
        text: text_html(&header::formatted_text(&card.record, &card.record.text)),
    };
    cards.map(ability).collect()
}

fn named(book: &Site, id: &str, note: &str) -> LinkedName {
    match book.catalog.get(id) {
        Some(card) => LinkedName {
            name: title(card),
            address: Some(format!("{id}.html")),
            note: if note.is_empty() { id.to_owned() } else { note.to_owned() },
            tier: book.statuses.get(id).map(|status| DisplayStatus::of(status).tier),
        },
        None => LinkedName {
            name: book.names.get(id).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| id.to_owned()),
            address: None,
            note: id.to_owned(),
            tier: None,
        },
    }
}

fn names_of(book: &Site, id: &str) -> Vec<LanguageName> {
    let named = |language: &CardTranslation| {
        let (first, country) = language.code.split_at_checked(2)?;
        Some(LanguageName {
            lang: format!("{first}-{country}"),
            language: language.title().to_owned(),
            name: language.names.get(id)?.clone(),
            code: language.code.clone(),
        })
    };
    book.languages.iter().filter_map(named).collect()
}

fn facts(book: &Site, card: &CatalogCard) -> Vec<Fact> {
    let record = &card.record;
    let titles = |titles: Vec<String>| titles.join(", ");
    let classes: Vec<String> = record.classes().iter().map(|class| class.title().to_owned()).collect();
    let mut mechanics = header::mechanics(record, &book.cosmetic);
    mechanics.retain(|mechanic| !mechanic.is_empty());
    let refers: Vec<String> = record
        .referenced
        .iter()
        .map(|(tag, _)| tag.name().map_or_else(|| tag.0.to_string(), ToTitleCase::to_title_case))
        .collect();
    let rarity = record.rarity().map(|rarity| rarity.title().to_owned()).filter(|title| title != "Invalid");
    let formats: Vec<String> =
        book.catalog.sets.sets[card.placement.set].formats.iter().map(|format| format.to_title_case()).collect();
    [
        ("Class", if classes.is_empty() { "Neutral".to_owned() } else { titles(classes) }),
        ("Minion type", titles(record.races().iter().map(|race| race.title().to_owned()).collect())),
        ("Rarity", rarity.unwrap_or_default()),
        ("Played in", if card.collectible { titles(formats) } else { "not collectible".to_owned() }),
        ("Mechanics", titles(mechanics)),
        ("Refers to", titles(refers)),
    ]
    .into_iter()
    .filter(|(_, value)| !value.is_empty())
    .map(|(name, value)| Fact { name, value })
    .collect()
}

fn test_view(
    book: &Site,
    card: &CatalogCard,
    test: &CardTest,
    ids: &impl Fn(&str) -> Option<(String, String)>,
) -> TestView {
    TestView {
        name: test.name.clone(),
        place: format!("{}:{}", test.file.display(), test.line),
        result: match (test.ignored, test.passed) {
            (_, Some(true)) => "passed",
            (_, Some(false)) => "failed",
            (true, None) => "ignored",
            (false, None) => "live",
        },
        source: test_source(book, card, test).map(|source| rust(&source, ids)),
    }
}

fn test_source(book: &Site, card: &CatalogCard, test: &CardTest) -> Option<String> {
    if test.is_trial() { book.trial(card) } else { book.sources.test(&test.file, &test.name).map(str::to_owned) }
}

fn related(book: &Site, card: &CatalogCard) -> Vec<Related> {
    let record = &card.record;
    let mut told: BTreeSet<&str> = BTreeSet::new();
    let mut groups = Vec::new();
    let mut group = |title: &'static str, ids: Vec<&str>| {
        if !ids.is_empty() {
            groups.push(Related { title, cards: ids.into_iter().map(|id| named(book, id, "")).collect() });
        }
    };
    for (title, kind) in [
        ("Reprint of", LinkKind::Reprint),
        ("Hero power", LinkKind::HeroPower),
        ("Enchantments", LinkKind::Enchantment),
        ("Tokens", LinkKind::Token),
    ] {
        let ids = record.links.iter().filter(|link| link.kind == kind && link.to != record.id);
        group(title, ids.map(|link| link.to.as_str()).filter(|id| told.insert(id)).collect());
    }
    group("Chooses from", record.entourage.iter().map(String::as_str).filter(|id| told.insert(id)).collect());
    let back = book.linked_from.get(&record.id).map(Vec::as_slice).unwrap_or_default();
    for (title, of) in [
        ("Reprints", &[LinkKind::Reprint][..]),
        ("Belongs to", &[LinkKind::Enchantment, LinkKind::Token, LinkKind::HeroPower][..]),
    ] {
        let ids = back.iter().filter(|(kind, _)| of.contains(kind)).map(|(_, id)| id.as_str());
        group(title, ids.filter(|id| *id != record.id && told.insert(id)).collect());
    }
    groups
}

fn tags(book: &Site, card: &CatalogCard) -> Vec<TagView> {
    let record = &card.record;
    let ints = record.ints.iter().map(|(tag, value)| TagView {
        name: tag_name(*tag),
        number: tag.0,
        value: value.to_string(),
        meaning: meaning(book, *tag, *value),
    });
    let strings = record
        .strings
        .iter()
        .filter(|(tag, _)| ![GameTag::CARDNAME, GameTag::CARDTEXT].contains(tag))
        .map(|(tag, value)| TagView { name: tag_name(*tag), number: tag.0, value: value.clone(), meaning: None });
    ints.chain(strings).collect()
}

fn meaning(book: &Site, tag: GameTag, value: i64) -> Option<LinkedName> {
    if names_card(tag) {
        return book.by_dbf.get(&value).map(|id| named(book, id, ""));
    }
    let name = value_title(tag, value)?;
    Some(LinkedName { name, address: None, note: String::new(), tier: None })
}
