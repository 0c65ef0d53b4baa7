//! The header of each card: its name, kind and numbers, its text, and what it makes, as Markdown that rustdoc renders.
//!
//! It omits the set and the class, which are in the first line of the file. `cargo cards show` prints everything.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::enums::{CardType, GameTag};
use cardwright_data::filled::{NUMBERS, filled};
use cardwright_data::markup::{markdown, plain};
use cardwright_data::{CardRecord, LinkKind};
use cardwright_merge::HeaderLine;
use heck::ToTitleCase;

use crate::catalog::{Catalog, CatalogCard};

/// The header lines above a card's Power. A change of the kind, the text, or a number of the data in the text makes a
/// hand-written body stale. A Power contains neither Cost nor stats of its card, so that their changes do not.
pub fn power_header(catalog: &Catalog, card: &CatalogCard) -> Vec<HeaderLine> {
    let record = &card.record;
    let text = markdown(&record.text);
    let mut lines = vec![
        HeaderLine::plain(format!("# {}", name(record))),
        HeaderLine::fact_ignoring_numbers(kind_and_numbers(record)),
    ];
    if !text.is_empty() {
        lines.push(HeaderLine::body_fact(format!("> {text}")));
    }
    lines.extend(numbers_in_text(record));
    let classes = record.classes();
    let lists = [
        (
            "Classes",
            if classes.len() > 1 { classes.iter().map(|it| it.title().to_owned()).collect() } else { Vec::new() },
        ),
        ("Reprint of", linked_cards(catalog, card, &[LinkKind::Reprint])),
    ];
    let lists = lists.into_iter().filter(|(_, items)| !items.is_empty());
    lines.extend(lists.map(|(title, items)| HeaderLine::plain(format!("- {title}: {}", items.join(", ")))));
    lines.extend(makes(catalog, card).map(HeaderLine::plain));
    lines
}

/// The header lines above a card's test: the card's name, and the numbers of the data in its text.
pub fn test_header(record: &CardRecord) -> Vec<HeaderLine> {
    let parts = [name(record), kind_and_numbers(record), markdown(&record.text)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    std::iter::once(HeaderLine::fact_ignoring_numbers(parts.join(" · "))).chain(numbers_in_text(record)).collect()
}

/// The numbers in the data for the placeholders of a card's text, by placeholder. The other placeholders are filled during a
/// game.
///
/// ```
/// use cardwright::header::text_numbers;
/// use cardwright_data::CardRecord;
/// use cardwright_data::enums::GameTag;
/// let ints = [(GameTag::TAG_SCRIPT_DATA_NUM_1, 3), (GameTag::TAG_SCRIPT_DATA_NUM_2, 5)].into();
/// let card = CardRecord { text: "Your hero dies in @ turns.".into(), ints, ..CardRecord::default() };
/// assert_eq!(text_numbers(&card), [(0, 3)].into());
/// ```
pub fn text_numbers(record: &CardRecord) -> BTreeMap<usize, i64> {
    let stands =
        |place: usize| record.text.contains(&format!("{{{place}}}")) || place == 0 && record.text.contains('@');
    let places = NUMBERS.iter().enumerate().filter(|(place, _)| stands(*place));
    places.filter_map(|(place, tag)| Some((place, record.tag(*tag).filter(|number| *number != 0)?))).collect()
}

/// `- Numbers: {0} = 3`: the numbers in a text, which a Power may contain.
fn numbers_in_text(record: &CardRecord) -> Option<HeaderLine> {
    let numbers = text_numbers(record);
    let numbers: Vec<String> = numbers.iter().map(|(place, number)| format!("{{{place}}} = {number}")).collect();
    (!numbers.is_empty()).then(|| HeaderLine::titled("- Numbers", &numbers.join(", ")))
}

fn name(record: &CardRecord) -> String {
    if record.name.is_empty() { record.id.clone() } else { markdown(&record.name) }
}

/// `Minion · Beast · 4 mana · 3/3`: the facts that a body depends on besides the text.
fn kind_and_numbers(record: &CardRecord) -> String {
    let kind = record.card_type().map_or("Entity", CardType::title).to_owned();
    let school = record.school().map(|school| school.title().to_owned());
    let races = record.races().into_iter().map(|race| race.title().to_owned()).collect::<Vec<_>>();
    let parts: Vec<String> = [kind].into_iter().chain(school).chain(races).chain(numbers(record)).collect();
    parts.join(" · ")
}

/// A text of the card, in any language, as shown in the collection: without the client's markup, except bold and italics.
pub fn formatted_text(record: &CardRecord, text: &str) -> String {
    filled(text, |tag| record.tag(tag))
}

/// A card in a few words: `Mage spell · Fire · 4 mana`.
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

/// Cost and stats as printed: `4 mana`, `4/5`.
fn numbers(record: &CardRecord) -> Vec<String> {
    let mut out = Vec::new();
    let Some(card_type) = record.card_type() else { return out };
    let printed = |number: Option<i64>| number.unwrap_or(0);
    if card_type != CardType::Enchantment && (card_type != CardType::Hero || record.cost().is_some()) {
        out.push(format!("{} mana", printed(record.cost())));
    }
    let health = printed(record.health());
    if card_type == CardType::Minion {
        out.push(format!("{}/{health}", printed(record.attack())));
    } else if card_type == CardType::Weapon {
        let durability = printed(record.health().or(record.durability()));
        out.push(format!("{}/{durability} durability", printed(record.attack())));
    } else if card_type == CardType::Location {
        out.push(format!("{} uses", printed(record.durability())));
    } else if card_type == CardType::Hero {
        let armor = Some(printed(record.armor())).filter(|armor| *armor > 0);
        let armor = armor.map_or_else(String::new, |armor| format!(", {armor} armor"));
        out.push(format!("{health} health{armor}"));
    }
    out
}

/// Tags that are not mechanics, or that are displayed in another way.
const NON_MECHANIC_TAGS: &[GameTag] = &[
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

/// The mechanics in a card's tags, by name: `Battlecry`, `Divine Shield`. `cosmetic` has the tags of `data/tags.toml`.
pub fn mechanics(record: &CardRecord, cosmetic: &BTreeSet<GameTag>) -> Vec<String> {
    let tags = record.ints.iter().filter(|(tag, _)| !cosmetic.contains(tag) && !NON_MECHANIC_TAGS.contains(tag));
    let plain = tags.filter(|(_, value)| **value == 1).filter_map(|(tag, _)| tag.name());
    plain.filter(|name| !name.starts_with("TAG_")).map(ToTitleCase::to_title_case).collect()
}

/// `- Makes: Stolen [``A_1e``] ("Costs (1)."); Boar [``A_1t``] (1/1, "Rush")`: the cards that this one makes, those of the same file with
/// the numbers and the beginning of the text.
fn makes(catalog: &Catalog, card: &CatalogCard) -> Option<String> {
    let all = links(card, &[LinkKind::HeroPower, LinkKind::Token, LinkKind::Enchantment]);
    let all = all.map(|to| {
        let says = catalog.get(to).filter(|to| to.placement == card.placement).and_then(|to| in_brief(&to.record));
        link(catalog, card, to) + &says.map_or_else(String::new, |says| format!(" ({says})"))
    });
    let all: Vec<String> = all.collect();
    (!all.is_empty()).then(|| format!("- Makes: {}", all.join("; ")))
}

/// The maximum number of characters of a made card's text in the header of the card that makes it.
const MAX_BRIEF_LETTERS: usize = 48;

/// `1/1, "Rush"`: the numbers of a minion or weapon, and the beginning of the text.
fn in_brief(record: &CardRecord) -> Option<String> {
    let has_stats = matches!(record.card_type(), Some(CardType::Minion | CardType::Weapon));
    let stats = has_stats.then(|| numbers(record).pop()).flatten();
    let text = plain(&formatted_text(record, &record.text));
    let mut said = String::new();
    for word in text.split_whitespace() {
        if said.chars().count() + word.chars().count() > MAX_BRIEF_LETTERS {
            said.push('…');
            break;
        }
        said += if said.is_empty() { "" } else { " " };
        said += word;
    }
    let text = (!said.is_empty()).then(|| format!("\"{}\"", markdown(&said)));
    let parts: Vec<String> = stats.into_iter().chain(text).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The cards that this one has links of these kinds to, each once.
fn linked_cards(catalog: &Catalog, card: &CatalogCard, kinds: &[LinkKind]) -> Vec<String> {
    links(card, kinds).map(|to| link(catalog, card, to)).collect()
}

/// The ids of the cards that this one has links of these kinds to, each once.
fn links<'c>(card: &'c CatalogCard, kinds: &'c [LinkKind]) -> impl Iterator<Item = &'c str> {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let of_kind = kinds.iter().flat_map(|kind| card.record.links.iter().filter(move |link| link.kind == *kind));
    of_kind.map(|link| link.to.as_str()).filter(move |to| *to != card.record.id && seen.insert(to))
}

/// A link to another card's page: by name in the same file, otherwise by id, so that renaming a card changes only its own file.
/// A card outside the catalog has no page.
fn link(catalog: &Catalog, from: &CatalogCard, id: &str) -> String {
    let Some(to) = catalog.get(id) else { return format!("`{id}`") };
    if to.placement == from.placement {
        format!("{} [`{id}`]", markdown(&to.record.name))
    } else {
        format!("[`{id}`](crate::{}::{}::{id})", to.placement.module_of_set(&catalog.sets), to.placement.class_module())
    }
}
