//! Kinds of cards, put together from the words of a noun phrase.

use cardwright_text::kinds::{minion_condition, narrow, summonable_condition};
use cardwright_vocabulary::script::prelude::*;

#[test]
fn words_around_a_noun_narrow_it_in_their_order() {
    let taunt = narrow(MINION, with(GameTag::TAUNT));
    assert_eq!(narrow(taunt, DAMAGED), all(&[MINION, Condition::Has(GameTag::TAUNT), DAMAGED]));
    assert_eq!(narrow(CARD, COST.is(2)), COST.is(2));
}

#[test]
fn only_minions_stand_on_the_board() {
    assert_eq!(summonable_condition(BEAST), Some(all(&[MINION, BEAST])));
    assert_eq!(summonable_condition(SPELL), None);
    assert_eq!(minion_condition(MINION), Some(CARD));
    assert_eq!(minion_condition(all(&[MINION, DAMAGED])), Some(DAMAGED));
    assert_eq!(minion_condition(narrow(SECRET, COST.is(2))), None);
    assert_eq!(minion_condition(any(&[BEAST, DRAGON])), Some(any(&[BEAST, DRAGON])));
}
