//! The header over each card: everything that the data tells, as Markdown that rustdoc renders.
//!
//! Knows cards and the catalog they stand in; knows nothing of the file it goes into.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::enums::{CardType, GameTag, PlayReq, Rarity};
use cardwright_data::{CardRecord, LinkKind, Origin};
use heck::ToTitleCase;
use serde::Serialize;

use crate::catalog::{Catalog, CatalogCard};
use cardwright_text::markup::markdown;

/// What `templates/header.tera` shows of one card.
#[derive(Debug, Serialize)]
pub struct HeaderView {
    name: String,
    id: String,
    kind: String,
    numbers: Vec<String>,
    text: String,
    set: String,
    rarity: String,
    collectible: bool,
    custom: bool,
    races: String,
    classes: String,
    mechanics: String,
    referenced: String,
    tags: String,
    requirements: String,
    arrow: String,
    entourage: String,
    related: Vec<RelatedView>,
}

#[derive(Debug, Serialize)]
struct RelatedView {
    title: &'static str,
    cards: String,
}

/// Tags whose meaning the header tells in its own words.
const TOLD_OTHERWISE: &[GameTag] = &[
    GameTag::ARMOR,
    GameTag::ATK,
    GameTag::CARDRACE,
    GameTag::CARDTYPE,
    GameTag::CARD_SET,
    GameTag::CLASS,
    GameTag::COLLECTIBLE,
    GameTag::COST,
    GameTag::DURABILITY,
    GameTag::ELITE,
    GameTag::HEALTH,
    GameTag::HERO_POWER,
    GameTag::MULTIPLE_CLASSES,
    GameTag::RARITY,
    GameTag::SPELL_SCHOOL,
    // Reprint of, and cards of the collection, rewards and forms that belong to this one: all told as links.
    GameTag(858),
    GameTag(1089),
    GameTag(1452),
    GameTag(1992),
    GameTag(2787),
    GameTag(3074),
];

impl HeaderView {
    /// Everything the header of `card` shows; `cosmetic` are the tags of `data/tags.toml`.
    pub fn new(catalog: &Catalog, card: &CatalogCard, cosmetic: &BTreeSet<GameTag>) -> Self {
        let record = &card.record;
        let (mechanics, tags) = told_tags(record, cosmetic);
        let classes = record.classes();
        Self {
            name: if record.name.is_empty() { record.id.clone() } else { markdown(&record.name) },
            id: record.id.clone(),
            kind: kind(record),
            numbers: numbers(record),
            text: markdown(&record.text),
            set: catalog.sets.sets[card.home.set].title.clone(),
            rarity: record.rarity().map_or_else(String::new, rarity_word),
            collectible: record.collectible(),
            custom: record.origin == Origin::Custom,
            races: join(record.races().iter().map(|race| race.title().to_owned())),
            classes: if classes.len() > 1 { join(classes.iter().map(|c| c.title().to_owned())) } else { String::new() },
            mechanics,
            referenced: join(record.referenced.iter().map(|(tag, value)| tag_words(*tag, *value))),
            tags,
            requirements: requirements(record),
            arrow: record.strings.get(&GameTag::TARGETING_ARROW_TEXT).map_or_else(String::new, |arrow| markdown(arrow)),
            entourage: join(record.entourage.iter().map(|id| link(catalog, card, id))),
            related: related(catalog, card),
        }
    }
}

/// A card in half a line: `Mage spell · Fire · 4 mana`.
pub fn summary(record: &CardRecord) -> String {
    let parts: Vec<String> = std::iter::once(kind(record)).chain(numbers(record)).collect();
    parts.join(" · ")
}

/// Class and type, with the school: `Mage spell · Fire`.
fn kind(record: &CardRecord) -> String {
    let class = match record.classes().as_slice() {
        [] => String::new(),
        [class] => format!("{} ", class.title()),
        _ => "Multi-class ".to_owned(),
    };
    let card_type = record.card_type().map_or("entity", CardType::title).to_lowercase();
    let school = record.school().map_or_else(String::new, |school| format!(" · {}", school.title()));
    format!("{class}{card_type}{school}")
}

/// Cost and stats as they are printed: `4 mana`, `4/5`.
fn numbers(record: &CardRecord) -> Vec<String> {
    let mut out = Vec::new();
    let Some(card_type) = record.card_type() else { return out };
    let printed = |number: Option<i64>| number.unwrap_or(0);
    if card_type != CardType::Enchantment && (card_type != CardType::Hero || record.cost().is_some()) {
        out.push(format!("{} mana", printed(record.cost())));
    }
    match card_type {
        CardType::Minion => out.push(format!("{}/{}", printed(record.attack()), printed(record.health()))),
        CardType::Weapon => out.push(format!(
            "{}/{} durability",
            printed(record.attack()),
            printed(record.health().or(record.durability()))
        )),
        CardType::Location => out.push(format!("{} uses", printed(record.health()))),
        CardType::Hero if printed(record.armor()) > 0 => {
            out.push(format!("{} health, {} armor", printed(record.health()), printed(record.armor())));
        }
        CardType::Hero => out.push(format!("{} health", printed(record.health()))),
        _ => {}
    }
    out
}

fn rarity_word(rarity: Rarity) -> String {
    match rarity {
        Rarity::Invalid => String::new(),
        named => named.title().to_lowercase(),
    }
}

/// What the tags of a card say it can do, by name: `Battlecry`, `Divine Shield`. `cosmetic` are the tags of
/// `data/tags.toml`.
pub fn mechanics(record: &CardRecord, cosmetic: &BTreeSet<GameTag>) -> Vec<String> {
    mechanic_tags(record, cosmetic).0.into_iter().map(|(tag, value)| tag_words(*tag, *value)).collect()
}

/// The tags that rules may read: those that are a plain yes, and the others.
#[expect(clippy::type_complexity, reason = "two lists of tags with their values")]
fn mechanic_tags<'a>(
    record: &'a CardRecord,
    cosmetic: &BTreeSet<GameTag>,
) -> (Vec<(&'a GameTag, &'a i64)>, Vec<(&'a GameTag, &'a i64)>) {
    let left = record.ints.iter().filter(|(tag, _)| !cosmetic.contains(tag) && !TOLD_OTHERWISE.contains(tag));
    left.partition(|(tag, value)| **value == 1 && tag.name().is_some_and(|name| !name.starts_with("TAG_")))
}

/// The tags that rules may read: those with a plain yes as mechanics, the others with their number.
fn told_tags(record: &CardRecord, cosmetic: &BTreeSet<GameTag>) -> (String, String) {
    let (plain, numbered) = mechanic_tags(record, cosmetic);
    let mechanics = join(plain.into_iter().map(|(tag, value)| tag_words(*tag, *value)));
    let tags = join(numbered.into_iter().map(|(tag, value)| match tag.name() {
        Some(name) => format!("`{name}` = {value}"),
        None => format!("`{}` = {value}", tag.0),
    }));
    (mechanics, tags)
}

/// `DIVINE_SHIELD` = 1 as `Divine Shield`, other numbers behind the name.
fn tag_words(tag: GameTag, value: i64) -> String {
    let name = tag.name().map_or_else(|| format!("tag {}", tag.0), ToTitleCase::to_title_case);
    if value == 1 { name } else { format!("{name} {value}") }
}

/// Play requirements with the build or the correction that they come from.
fn requirements(record: &CardRecord) -> String {
    let mut by_source: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for requirement in &record.requirements {
        let name = PlayReq::try_from(requirement.req)
            .map_or_else(|_| requirement.req.to_string(), |req| req.name().to_owned());
        let param = requirement.param.map_or_else(String::new, |param| format!(" = {param}"));
        by_source.entry(&requirement.source).or_default().push(format!("`{name}`{param}"));
    }
    by_source
        .into_iter()
        .map(|(source, names)| format!("{} ({source})", names.join(", ")))
        .collect::<Vec<_>>()
        .join("; ")
}

/// The cards that this one is linked to, by what they are to it.
fn related(catalog: &Catalog, card: &CatalogCard) -> Vec<RelatedView> {
    let groups = [
        ("Reprint of", LinkKind::Reprint),
        ("Hero power", LinkKind::HeroPower),
        ("Enchantments", LinkKind::Enchantment),
        ("Tokens", LinkKind::Token),
    ];
    let mut told: BTreeSet<&str> = BTreeSet::new();
    groups
        .into_iter()
        .filter_map(|(title, kind)| {
            let cards: Vec<String> = card
                .record
                .links
                .iter()
                .filter(|l| l.kind == kind && l.to != card.record.id)
                .filter(|l| told.insert(&l.to))
                .map(|l| link(catalog, card, &l.to))
                .collect();
            (!cards.is_empty()).then(|| RelatedView { title, cards: cards.join(", ") })
        })
        .collect()
}

/// A card by name with a link to its own page; a card that is not generated by its id alone.
fn link(catalog: &Catalog, from: &CatalogCard, id: &str) -> String {
    let Some(to) = catalog.get(id) else { return format!("`{id}`") };
    let name = markdown(&to.record.name);
    if to.home == from.home {
        format!("{name} [`{id}`]")
    } else {
        format!("{name} [`{id}`](crate::{}::{}::{id})", to.home.set_module(&catalog.sets), to.home.class_module())
    }
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}
