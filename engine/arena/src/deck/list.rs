//! Decks as lists: a class, then one card per line.
use anyhow::{Context, bail};
use cardwright_engine::{CardId, Cards, Deck};

use super::{LARGEST, class_named, hero};

/// A deck from a list: the class in the first line, then `2 Fireball` a line; `#` begins a remark.
pub fn parse(cards: &Cards, list: &str) -> anyhow::Result<Deck> {
    let mut lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let class = lines.next().context("the list is empty: its first line names the class")?;
    let class = class_named(class);
    let class = class.context("the first line of a deck list names a class, such as `Mage`")?;
    let hero = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
    let mut deck = Deck { hero, cards: Vec::new() };
    for line in lines {
        let (count, name) = line.split_once(' ').with_context(|| format!("`{line}`: write `2 Fireball`"))?;
        let count: usize = count.parse().with_context(|| format!("`{line}`: write `2 Fireball`"))?;
        if count == 0 {
            bail!("`{line}`: a card that is not in the deck has no line");
        }
        let id = named(cards, name.trim())?;
        if count > LARGEST - deck.cards.len() {
            bail!("`{line}`: a deck holds {LARGEST} cards at most");
        }
        deck.cards.extend(std::iter::repeat_n(id, count));
    }
    Ok(deck)
}

/// The collectible card with this name, of several the first to be printed; or the card with this id.
pub fn named(cards: &Cards, name: &str) -> anyhow::Result<CardId> {
    let named = cards.collectible().iter().copied().filter(|id| cards.get(*id).name.eq_ignore_ascii_case(name));
    let found = named.min_by_key(|id| cards.get(*id).dbf_id).or_else(|| cards.by_id(name));
    found.with_context(|| format!("no collectible card is called `{name}`: `cargo cards search` finds cards"))
}

/// A deck as a list that [`parse`] reads, cheapest cards first.
pub fn print(cards: &Cards, deck: &Deck) -> String {
    let mut counted: Vec<(i16, &str, &str, usize)> = Vec::new();
    for id in &deck.cards {
        let card = cards.get(*id);
        if let Some((.., count)) = counted.iter_mut().find(|(.., known, _)| *known == card.id) {
            *count += 1;
        } else {
            // A name that means another card here is written as an id.
            let by_name = named(cards, card.name).is_ok_and(|found| found == *id);
            counted.push((card.cost, if by_name { card.name } else { card.id }, card.id, 1));
        }
    }
    counted.sort_unstable();
    let class = cards.get(deck.hero).class.title();
    let lines = counted.into_iter().map(|(_, name, _, count)| format!("{count} {name}\n"));
    std::iter::once(format!("{class}\n")).chain(lines).collect()
}
