//! Tries the words on the hard shapes of `cards/shapes.rs`.
use cardwright_engine::script::prelude::*;

use crate::cards;
use crate::cards::shapes::*;

#[test]
fn a_card_has_its_abilities_in_the_order_of_its_text() {
    let names: Vec<_> = TTN_903.abilities().iter().map(|ability| matches!(ability, Ability::Titan(_))).collect();
    assert_eq!(names, [true, false]);
    assert_eq!(EX1_124.abilities().len(), 2);
}

#[test]
fn the_state_of_a_card_is_its_powers_status() {
    assert_eq!(TODO.status, PowerStatus::Todo);
    assert_eq!(EX1_563.status, PowerStatus::Vanilla);
    assert_eq!(EX1_392.status, PowerStatus::Done);
    assert_eq!(LOE_011.partial("no duplicates only").status, PowerStatus::Partial("no duplicates only"));
    let approximate = LOE_011.approximate("checks copies only");
    assert_eq!(approximate.status, PowerStatus::Approximate("checks copies only"));
    assert!(approximate.is_whole() && !LOE_011.partial("no duplicates only").is_whole());
    assert!(approximate.source().ends_with(".approximate(\"checks copies only\")"), "{}", approximate.source());
}

const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);

#[test]
fn the_first_mention_of_a_target_declares_it() {
    use cardwright_engine::compiled::declared;
    let of = |power: &'static Power| {
        power.abilities().iter().find_map(|ability| {
            let Ability::Text(text) = ability else { return None };
            declared(text.effects)
        })
    };
    assert_eq!(of(&FIREBALL).map(|declared| *declared.which), Some(TARGET));
    assert_eq!(of(&EX1_564).map(|declared| *declared.which), Some(A_MINION), "mentioned inside `copy_of`");
    assert_eq!(of(&REV_290).map(|declared| *declared.which), Some(A_MINION));
    assert_eq!(of(&EX1_392), None);
}

#[test]
fn every_card_that_is_named_exists() {
    use cardwright_engine::compiled::CardFault;
    use cardwright_engine::script::card_refs::CardRef;
    let cards = cards::cards();
    let named = |id: &str| cards.get(cards.by_id(id).expect("a test card")).power.card_refs();
    assert_eq!(named("CS2_222"), [CardRef::Enchantment("CS2_222o")]);
    assert_eq!(named("TTN_903").len(), 4, "three abilities and a token");
    let faults = cards.faults();
    let unknown: Vec<_> = faults.iter().filter(|fault| matches!(fault, CardFault::Unknown { .. })).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(faults.iter().all(|fault| fault.to_string().contains("still TODO")), "{faults:?}");
}

#[test]
fn every_text_of_a_power_has_a_number() {
    let cards = cards::cards();
    let power = cards.get(cards.by_id("CFM_621").expect("a test card")).power;
    let blocks = power.blocks();
    assert_eq!(
        blocks.len(),
        4,
        "the offer, what is done with the chosen one, the text of the native there, what is done with the rest"
    );
    assert_eq!(power.block_number(blocks[2]), Some(2));
    assert_eq!(blocks[2].len(), 1, "the native's text stands inside the offer's");
}
