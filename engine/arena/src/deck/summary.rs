//! The summary of a deck in all interfaces: its cards, mana curve, price and problems, as JSON.
use cardwright_data::{CardSet, Format, Rarity};
use cardwright_engine::{Card, CardId, Cards};
use serde_json::{Value, json};

use super::legality::{Problem, problems};
use super::{DeckList, Fidelity, cards_that_play, stubs, to_code};

/// The columns of a mana curve: Costs 0 to 6, and 7 or more.
pub const CURVE_STEPS: usize = 8;

/// The number of cards of the deck with each Cost: 0 to 6, and 7 or more.
pub fn mana_curve(cards: &Cards, list: &DeckList) -> [usize; CURVE_STEPS] {
    let mut curve = [0; CURVE_STEPS];
    for id in &list.deck.cards {
        let cost = usize::try_from(cost(cards, list, *id)).unwrap_or_default();
        curve[cost.min(CURVE_STEPS - 1)] += 1;
    }
    curve
}

/// The Cost of a card of the deck as the client shows it: for a modular card, the sum of its modules.
pub(super) fn cost(cards: &Cards, list: &DeckList, id: CardId) -> i16 {
    let modules = cards.compiled(id).modules;
    let picked = list.sideboards.keys().filter(|(card, owner)| *owner == id && modules.contains(&cards.get(*card).id));
    picked.map(|(card, _)| cards.get(*card).cost).fold(cards.get(id).cost, i16::saturating_add)
}

/// The arcane dust to craft a deck with its sideboards, none golden (Hearthstone Wiki, "Crafting"). Core cards are free; of
/// several printings the cheapest one is used, except those of past Core sets, which cannot be crafted.
pub fn dust(cards: &Cards, list: &DeckList) -> u32 {
    let beside = list.sideboards.iter().map(|((card, _), count)| price(cards, *card).saturating_mul(*count));
    list.deck.cards.iter().map(|id| price(cards, *id)).chain(beside).fold(0, u32::saturating_add)
}

/// The arcane dust for one copy of a card; 0 for a card that comes with another.
fn price(cards: &Cards, id: CardId) -> u32 {
    let of_rarity = |card: &Card| match card.rarity() {
        Rarity::Common => 40,
        Rarity::Rare => 100,
        Rarity::Epic => 400,
        Rarity::Legendary => 1600,
        Rarity::Invalid | Rarity::Free | Rarity::Unknown6 => 0,
    };
    // A cosmetic module has the name of its owner, and comes with it.
    if !cards.get(id).collectible() {
        return 0;
    }
    let printings = cards.of_same_name(id).map(|id| cards.get(id)).filter(|card| card.collectible());
    let for_sale = printings.filter(|card| card.set != CardSet::CORE_HIDDEN && card.set != CardSet::VANILLA);
    for_sale.map(|card| if card.set == CardSet::CORE { 0 } else { of_rarity(card) }).min().unwrap_or_default()
}

/// The names of the cards whose Powers state an approximation, each once.
pub fn approximated_cards(cards: &Cards, list: &DeckList) -> Vec<&'static str> {
    let mut names = cards_that_play(cards, &list.with_sideboards(), Fidelity::Approximate);
    names.sort_unstable();
    names
}

/// The problems of a deck in its format; in Wild, if the engine has no rules for its format.
pub fn format_problems(cards: &Cards, list: &DeckList) -> Vec<Problem> {
    problems(cards, &list.with_sideboards(), Format::from_number(list.format.0).unwrap_or(Format::Wild))
}

/// The deck as JSON: `cargo arena deck --json`, `serve`, Python and the web page return it.
pub fn json(cards: &Cards, list: &DeckList) -> Value {
    let id = |id: &CardId| cards.get(*id).id;
    let sideboard = |((card, owner), count): (&(CardId, CardId), &u32)| json!({ "owner": id(owner), "card": id(card), "count": count });
    let faults: Vec<String> = format_problems(cards, list).iter().map(Problem::to_string).collect();
    json!({
        "format": "cardwright-deck-1",
        "name": list.name,
        "class": cards.get(list.deck.hero).class.title(),
        "hero": id(&list.deck.hero),
        "skin": list.skin.map(super::skin::Skin::json),
        "cards": list.deck.cards.iter().map(id).collect::<Vec<_>>(),
        "sideboards": list.sideboards.iter().map(sideboard).collect::<Vec<_>>(),
        "deck_format": list.format.to_string(),
        "code": to_code(cards, list),
        "curve": mana_curve(cards, list),
        "dust": dust(cards, list),
        "legal": faults.is_empty(),
        "illegal": faults,
        "not_written": stubs(cards, &list.with_sideboards()),
        "approximate": approximated_cards(cards, list),
    })
}
