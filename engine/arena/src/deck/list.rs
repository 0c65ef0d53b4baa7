//! Decks as lists: a class, then one card per line; cards of a sideboard are indented below their owner.
use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, bail};
use cardwright_data::paste::{self, CardCandidate, List, PasteError, PasteFault, class_bit};
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::{CardId, Cards, Deck};

use super::format::FormatCode;
use super::skin::is_starting_hero;
use super::summary::cost;
use super::{DeckList, hero, is_holdable};

/// Parses a deck list; see [`paste`]. `2 Fireball [CORE_ID]` names a printing; without an id the first printing is used.
pub fn parse(cards: &Cards, list: &str) -> anyhow::Result<DeckList> {
    super::read(cards, list)
}

/// The deck of a parsed list.
pub(super) fn of_rows(cards: &Cards, list: &List) -> anyhow::Result<DeckList> {
    let listed = list.resolve(&candidates(cards))?;
    let class = listed.class;
    let hero = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
    let count = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let held = listed.cards.iter().flat_map(|(card, copies)| std::iter::repeat_n(*card, count(*copies)));
    let deck = Deck { hero, cards: held.collect(), sideboards: Vec::new() };
    let format = FormatCode::of(cards, &deck);
    Ok(DeckList { name: None, deck, skin: None, format, sideboards: listed.sideboards })
}

/// Fails if the list next to a deckstring has other cards than the deckstring. Unknown names, as in other languages, and
/// missing sideboards are ignored.
pub(super) fn check_list_against_code(cards: &Cards, coded: &DeckList, beside: &List) -> anyhow::Result<()> {
    let Ok(listed) = beside.resolve(&candidates(cards)) else { return Ok(()) };
    let count = |all: &mut dyn Iterator<Item = (CardId, u32)>| {
        let mut counted: BTreeMap<&'static str, u32> = BTreeMap::new();
        all.for_each(|(card, copies)| *counted.entry(cards.get(card).name).or_default() += copies);
        counted
    };
    let in_list = count(&mut listed.cards.iter().copied());
    let own = || coded.deck.cards.iter().map(|card| (*card, 1));
    let with_sideboards = count(&mut own().chain(coded.sideboards.iter().map(|((card, _), copies)| (*card, *copies))));
    if in_list == count(&mut own()) || in_list == with_sideboards {
        return Ok(());
    }
    let differs = |name: &&&str| in_list.get(**name) != with_sideboards.get(**name);
    let name = in_list.keys().chain(with_sideboards.keys()).find(differs).copied().unwrap_or_default();
    bail!("the code and the list beside it are different decks (see {name}): delete the one that you do not mean")
}

/// The cards that names in a list can match.
fn candidates(cards: &Cards) -> Vec<CardCandidate<'static, CardId>> {
    let candidate = |(key, card): (CardId, &'static cardwright_engine::Card)| {
        let classes = CardClass::ALL.iter().filter(|class| card.is_of(**class));
        CardCandidate {
            key,
            id: card.id,
            name: card.name,
            number: card.dbf_id,
            collectible: card.collectible() && !is_starting_hero(card),
            in_decks: is_holdable(cards, key),
            in_sideboards: card.card_type != CardType::Enchantment,
            classes: classes.fold(0, |all, class| all | class_bit(*class)),
            tourist: CardClass::try_from(i64::from(card.tag(GameTag::TOURIST)))
                .ok()
                .filter(|class| *class != CardClass::Invalid),
        }
    };
    cards.iter().map(candidate).collect()
}

/// The collectible card with this name (the first printing), or the card with this id. The error suggests cards with similar
/// names.
pub fn named(cards: &Cards, name: &str) -> Result<CardId, PasteFault> {
    // A game is asked for cards by their ids and exact names: these are found without folding each name.
    let exact = cards.collectible().iter().copied().filter(|id| {
        let card = cards.get(*id);
        card.name.eq_ignore_ascii_case(name) && !is_starting_hero(card)
    });
    let exact = exact.min_by_key(|id| cards.get(*id).dbf_id).or_else(|| cards.by_id(name));
    exact.map_or_else(|| paste::find_candidate(&candidates(cards), name).map(|card| card.key), Ok)
}

/// The sideboard card with this name.
fn sideboard_card(cards: &Cards, name: &str) -> Option<CardId> {
    let token =
        |(_, card): &(CardId, &cardwright_engine::Card)| card.card_type != CardType::Enchantment && card.name == name;
    named(cards, name).ok().or_else(|| cards.iter().find(token).map(|(id, _)| id))
}

/// The name of a card in a list, with its id if the name alone gives another card (`found`) or none.
fn line_name(cards: &Cards, id: CardId, found: Option<CardId>) -> String {
    let card = cards.get(id);
    if found == Some(id) { card.name.to_owned() } else { format!("{} [{}]", card.name, card.id) }
}

/// Prints a deck as a list that [`parse`] reads, cheapest cards first.
pub fn print(cards: &Cards, list: &DeckList) -> String {
    let mut counted: BTreeMap<(i16, &str, &str, CardId), usize> = BTreeMap::new();
    for id in &list.deck.cards {
        let card = cards.get(*id);
        *counted.entry((cost(cards, list, *id), card.name, card.id, *id)).or_default() += 1;
    }
    let mut text = list.name.as_ref().map(|name| format!("### {name}\n")).unwrap_or_default();
    let _ = writeln!(text, "{}", cards.get(list.deck.hero).class.title());
    for ((_, name, _, id), count) in counted {
        let _ = writeln!(text, "{count} {}", line_name(cards, id, named(cards, name).ok()));
        for ((card, _), count) in list.sideboards.iter().filter(|((_, owner), _)| *owner == id) {
            let _ =
                writeln!(text, "  {count} {}", line_name(cards, *card, sideboard_card(cards, cards.get(*card).name)));
        }
    }
    text
}

/// The kind of a text that holds no deck.
pub(super) fn is_not_a_deck(error: &PasteError) -> bool {
    matches!(error.fault, PasteFault::NotARow | PasteFault::Empty)
}
