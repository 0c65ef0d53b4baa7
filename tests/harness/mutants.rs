//! Replaces the Powers of cards by mutants, to check that tests detect them.
use std::collections::BTreeMap;

use cardwright_engine::script::Power;
use cardwright_engine::{Card, Cards};
use cardwright_scenario::{mutants, pool, wide_mutants};

/// All cards, with other Powers for some.
///
/// The result lives as long as the program, as cards do.
///
/// # Panics
/// If they are no registry.
pub fn cards_with(powers: &BTreeMap<&str, Power>) -> &'static Cards {
    let card = |card: &Card| {
        let other = powers.get(card.id).map(|power| &*Box::leak(Box::new(*power)));
        Card::new(
            card.id,
            card.dbf_id,
            card.name,
            card.text,
            card.card_type,
            card.class,
            card.set,
            card.tags,
            other.unwrap_or(card.power),
        )
    };
    let all: Vec<Card> = cardwright_cards::SETS.iter().flat_map(|set| set.iter()).map(card).collect();
    Box::leak(Box::new(Cards::new(&[all.leak()]).unwrap_or_else(|error| panic!("the cards: {error}"))))
}

/// The cards with the mutants in `CARDWRIGHT_MUTANT`, such as `narrow 3 CS2_029 EX1_277`: each named card is replaced by its
/// mutant with this number. `cargo cards mutants` runs the tests this way.
pub(crate) fn asked_for() -> Option<&'static Cards> {
    let asked = std::env::var("CARDWRIGHT_MUTANT").ok()?;
    let mut words = asked.split(' ');
    let of = if words.next()? == "wide" { wide_mutants } else { mutants };
    let number: usize = words.next()?.parse().ok()?;
    let ids: Vec<&str> = words.collect();
    let pool = pool(crate::cards());
    let written = cardwright_cards::SETS.iter().flat_map(|set| set.iter()).filter(|card| ids.contains(&card.id));
    let powers = written.filter_map(|card| Some((card.id, of(card, card.power, &pool).get(number)?.power)));
    Some(cards_with(&powers.collect()))
}
