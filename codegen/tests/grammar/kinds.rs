//! Kinds of cards, put together from the words of a noun phrase.

use cardwright_text::kinds::{body_of, minion_condition, narrowed};
use cardwright_vocabulary::script::prelude::*;

#[test]
fn words_around_a_noun_narrow_it_in_their_order() {
    let taunt = narrowed(MINION, with(GameTag::TAUNT));
    assert_eq!(narrowed(taunt, DAMAGED), all(&[MINION, Condition::Has(GameTag::TAUNT), DAMAGED]));
    assert_eq!(narrowed(CARD, COST.is(2)), COST.is(2));
}

#[test]
fn only_minions_stand_on_the_board() {
    assert_eq!(body_of(BEAST), Some(all(&[MINION, BEAST])));
    assert_eq!(body_of(SPELL), None);
    assert_eq!(minion_condition(MINION), Some(CARD));
    assert_eq!(minion_condition(all(&[MINION, DAMAGED])), Some(DAMAGED));
    assert_eq!(minion_condition(narrowed(SECRET, COST.is(2))), None);
    assert_eq!(minion_condition(any(&[BEAST, DRAGON])), Some(any(&[BEAST, DRAGON])));
}
