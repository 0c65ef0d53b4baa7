//! Decks as lists: a class, then one card per line; the cards of a sideboard stand indented below its owner.
use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, bail};
use cardwright_data::CardType;
use cardwright_engine::{Card, CardId, Cards, Deck};

use super::format::FormatCode;
use super::{DeckList, LARGEST, class_named, hero};

/// A deck from a list: the class in the first line, then `2 Fireball` a line, or `2 Fireball [CORE_ID]` for this printing.
/// `#` begins a remark; `### Name` and `# Format: Standard` are read.
pub fn parse(cards: &Cards, list: &str) -> anyhow::Result<DeckList> {
    let (mut name, mut format, mut deck) = (None, None, None::<Deck>);
    let mut sideboards: BTreeMap<(CardId, CardId), u32> = BTreeMap::new();
    let (mut margin, mut owner) = (0, None);
    for line in list.lines().filter(|line| !line.trim().is_empty()) {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim();
        if let Some(remark) = line.strip_prefix('#') {
            name = name.or_else(|| remark.strip_prefix("##").map(|name| name.trim().to_owned()));
            format = format.or_else(|| FormatCode::named(remark.trim().strip_prefix("Format:")?));
            continue;
        }
        let Some(deck) = &mut deck else {
            let class = class_named(line);
            let class = class.context("the first line of a deck list names a class, such as `Mage`")?;
            let hero = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
            (margin, deck) = (indent, Some(Deck { hero, cards: Vec::new(), sideboards: Vec::new() }));
            continue;
        };
        let (count, card) = line.split_once(' ').with_context(|| format!("`{}`: write `2 Fireball`", short(line)))?;
        let count: usize = count.parse().with_context(|| format!("`{}`: write `2 Fireball`", short(line)))?;
        if count == 0 {
            bail!("`{}`: a card that is not in the deck has no line", short(line));
        }
        if count > LARGEST - deck.cards.len() {
            bail!("`{}`: a deck holds {LARGEST} cards at most", short(line));
        }
        if indent > margin {
            let owner = owner.with_context(|| format!("`{line}`: an indented card belongs to the one above it"))?;
            *sideboards.entry((anywhere(cards, card)?, owner)).or_default() += u32::try_from(count).unwrap_or(1);
            continue;
        }
        let id = printed(cards, card)?;
        if !super::is_holdable(cards, id) {
            bail!("`{}`: {}", short(line), super::unknown::says(cards, cards.get(id).dbf_id));
        }
        owner = Some(id);
        deck.cards.extend(std::iter::repeat_n(id, count));
    }
    let deck = deck.context("the list is empty: its first line names the class")?;
    let format = format.unwrap_or_else(|| FormatCode::of(cards, &deck));
    Ok(DeckList { name, deck, format, sideboards })
}

/// The beginning of a line, for messages.
fn short(line: &str) -> String {
    line.chars().take(60).collect()
}

/// `Fireball [CORE_ID]` or `Fireball`.
fn printed(cards: &Cards, text: &str) -> anyhow::Result<CardId> {
    let id = text.trim().strip_suffix(']').and_then(|text| text.rsplit_once('[')).map(|(_, id)| id);
    let Some(id) = id else { return named(cards, text.trim()) };
    cards.by_id(id).with_context(|| format!("no card has the id `{}`", short(id)))
}

/// The same for the card of a sideboard, which may be one that no deck holds by itself.
fn anywhere(cards: &Cards, text: &str) -> anyhow::Result<CardId> {
    let token = |(_, card): &(CardId, &Card)| card.card_type != CardType::Enchantment && card.name == text.trim();
    printed(cards, text).or_else(|error| cards.iter().find(token).map(|(id, _)| id).ok_or(error))
}

/// The collectible card with this name, of several the first to be printed; or the card with this id.
pub fn named(cards: &Cards, name: &str) -> anyhow::Result<CardId> {
    let named = cards.collectible().iter().copied().filter(|id| cards.get(*id).name.eq_ignore_ascii_case(name));
    let found = named.min_by_key(|id| cards.get(*id).dbf_id).or_else(|| cards.by_id(name));
    found.with_context(|| format!("no collectible card is called `{}`: `cargo cards search` finds cards", short(name)))
}

/// A card as a line of a list names it: by name, and by id too if `read` finds another card, or none, by that name.
fn name_of(cards: &Cards, id: CardId, read: fn(&Cards, &str) -> anyhow::Result<CardId>) -> String {
    let card = cards.get(id);
    let by_name = read(cards, card.name).is_ok_and(|found| found == id);
    if by_name { card.name.to_owned() } else { format!("{} [{}]", card.name, card.id) }
}

/// A deck as a list that [`parse`] reads, cheapest cards first.
pub fn print(cards: &Cards, list: &DeckList) -> String {
    let mut counted: BTreeMap<(i16, &str, &str, CardId), usize> = BTreeMap::new();
    for id in &list.deck.cards {
        let card = cards.get(*id);
        *counted.entry((card.cost, card.name, card.id, *id)).or_default() += 1;
    }
    let mut text = list.name.as_ref().map(|name| format!("### {name}\n")).unwrap_or_default();
    let _ = writeln!(text, "{}", cards.get(list.deck.hero).class.title());
    for ((.., id), count) in counted {
        let _ = writeln!(text, "{count} {}", name_of(cards, id, printed));
        for ((card, _), count) in list.sideboards.iter().filter(|((_, owner), _)| *owner == id) {
            let _ = writeln!(text, "  {count} {}", name_of(cards, *card, anywhere));
        }
    }
    text
}
