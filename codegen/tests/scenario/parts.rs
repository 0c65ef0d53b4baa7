//! The parts of texts of which one happens and not the others.

use cardwright_data::{CardClass, CardSet, CardType};
use cardwright_scenario::text_parts;
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

/// The number of parts of a Power.
const fn count(power: &Power) -> usize {
    if let Ability::Several(several) = power.ability { several.len() } else { 1 }
}

fn card(of: CardType) -> Card {
    Card::new("A", 1, "A", "", of, CardClass::Mage, CardSet::CORE, &[], &VANILLA)
}

#[test]
fn each_option_is_told_beside_what_is_there_in_any_case() {
    const TWICE: &[Power] = &[twinspell("copy"), choose_one(&["a", "b"])];
    const ONE: &[Effect] = &[draw(1)];
    const OTHER: &[Effect] = &[armor(2)];
    let read = |id: &str| Some(if id == "a" { spell(ONE) } else { spell(OTHER) });
    let options = |power: &Power| {
        let parts = text_parts(&card(CardType::Spell), power, &[], &read).expect("all is read");
        parts.iter().map(|part| (part.option, count(&part.power))).collect::<Vec<_>>()
    };
    assert_eq!(options(&spell(ONE)), [(None, 1)]);
    assert_eq!(options(&choose_one(&["a", "b"])), [(Some(0), 1), (Some(1), 1)]);
    assert_eq!(options(&abilities(TWICE)), [(Some(0), 2), (Some(1), 2), (Some(0), 2)]);
    assert!(
        text_parts(&card(CardType::Minion), &titan(&["a"]), &[], &|_| None).is_none(),
        "an ability that nobody has read"
    );
}
