//! Powers in plain English.
use crate::cards;

fn said(id: &str) -> String {
    let cards = cards::cards();
    cards.get(cards.by_id(id).unwrap_or_else(|| panic!("{id} is a test card"))).explain(cards)
}

#[test]
fn each_word_has_one_wording() {
    for (id, text) in [
        ("CS2_029", "Deal 6 damage to a chosen character."),
        ("CS2_023", "Draw 2 card."),
        ("CS2_025", "Deal 1 damage to all enemy minions."),
        ("EX1_392", "Draw 1 for each of friendly character damaged card."),
        ("EX1_095", "Whenever you cast a spell, draw 1 card."),
        ("EX1_096", "Deathrattle: Draw 1 card."),
        ("EX1_593", "Battlecry: Deal 3 damage to enemy hero."),
    ] {
        assert_eq!(said(id), text, "{id}");
    }
}

#[test]
fn a_turn_is_started_and_ended_by_whose_it_is() {
    use cardwright_data::{CardClass, CardSet, CardType};
    use cardwright_engine::compiled::{Card, Cards};
    use cardwright_engine::script::prelude::*;
    const ENDS: Power = at_end_of_your_turn(&[draw(1)]);
    const STARTS: Power = whenever(OPPONENT.turn_start()).then(&[draw(1)]);
    static CARDS: [Card; 2] = [
        Card::new("ZZ_1", 0, "Ends", "", CardType::Minion, CardClass::Neutral, CardSet::LEGACY, &[], &ENDS),
        Card::new("ZZ_2", 0, "Starts", "", CardType::Minion, CardClass::Neutral, CardSet::LEGACY, &[], &STARTS),
    ];
    let cards = Cards::new(&[&CARDS]).expect("two cards");
    let said = |id| cards.get(cards.by_id(id).expect("it is there")).explain(&cards);
    assert_eq!(said("ZZ_1"), "Whenever you end a turn, draw 1 card.");
    assert_eq!(said("ZZ_2"), "Whenever your opponent start a turn, draw 1 card.");
}

#[test]
fn every_power_can_be_printed() {
    use cardwright_engine::compiled::explain::Explain;
    let cards = cards::cards();
    for (_, card) in cards.iter() {
        let said = Explain::new(cards).power(card.power);
        assert!(!said.contains("  "), "{}: {said}", card.id);
        assert_eq!(said.is_empty(), card.power.abilities().is_empty(), "{}: {said}", card.id);
    }
}

#[test]
fn nothing_is_left_out() {
    use cardwright_engine::compiled::explain::Explain;
    use cardwright_engine::script::prelude::*;
    const NOT_PALADINS: Power = battlecry(&[destroy(MINIONS.that(not(&class(CardClass::Paladin))))]);
    const IF_IT_DIES: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&TARGET.that(DEAD)))]);
    const COSTS: Power = enchant(&[cost_less(2)]).until(YOU.cast(SPELL)).this_turn();
    let said = |power: &Power| Explain::new(cards::cards()).power(power);
    assert_eq!(said(&NOT_PALADINS), "Battlecry: Destroy all minions non Paladin.");
    assert_eq!(said(&IF_IT_DIES), "Deal 2 damage to a chosen minion. If there is a character that dies, draw 1 card.");
    assert_eq!(said(&COSTS), "Costs (2) less this turn until you cast a spell.");
}

#[test]
fn what_is_asked_of_one_entity_is_a_clause() {
    use cardwright_engine::compiled::explain::Explain;
    use cardwright_engine::script::prelude::*;
    const OFFERS: &[Effect] = &[discover(rarity(Rarity::Epic)), discover(rarity(Rarity::Rare))];
    const CASES: [(Condition, &str); 14] = [
        (there_is(&IT.that(rarity(Rarity::Common))), "it is Common"),
        (there_is(&IT.that(BEAST)), "it is a Beast"),
        (there_is(&IT.that(not(&ELEMENTAL))), "it is not an Elemental"),
        (there_is(&THAT.that(all(&[DAMAGED, MINION]))), "that one is a damaged minion"),
        (there_is(&IT.that(COST.is(1))), "it costs exactly (1)"),
        (there_is(&THIS.that(ATTACK.at_least(3))), "this has 3 or more Attack"),
        (there_is(&IT.that(not(&ATTACK.at_most(2)))), "it does not have 2 or less Attack"),
        (there_is(&IT.that(not(&STARTED_IN_DECK))), "it is none that started in your deck"),
        (there_is(&IT), "there is it"),
        (there_is(&FRIENDLY_MINIONS.that(BEAST)), "there is a friendly minion Beast"),
        (there_is(&ENEMIES), "there is an enemy character"),
        (there_is(&YOU.that(MOST_CARDS.no_more_than(&count(YOUR_HAND)))), "your hand is full"),
        (DAMAGED, "this is damaged"),
        (HEALTH.at_most(4), "this has 4 or less Health"),
    ];
    let said = |condition: Condition| {
        let draws: &'static [Effect] = Box::leak(Box::new([draw(1).when(condition)]));
        Explain::new(cards::cards()).effects(draws)
    };
    for (condition, clause) in CASES {
        assert_eq!(said(condition), format!("If {clause}, draw 1 card."));
    }
    assert_eq!(Explain::new(cards::cards()).effects(OFFERS), "Discover an Epic: get it. Discover a Rare: get it.");
}

#[test]
fn an_enchantment_that_attaches_itself_is_printed_once() {
    use cardwright_data::{CardClass, CardSet, CardType};
    use cardwright_engine::compiled::{Card, Cards};
    use cardwright_engine::script::prelude::*;
    const AGAIN: Power = deathrattle(&[attach("ZZ_0e").to(FRIENDLY_MINIONS)]);
    static CARDS: [Card; 1] =
        [Card::new("ZZ_0e", 0, "Again", "", CardType::Enchantment, CardClass::Neutral, CardSet::LEGACY, &[], &AGAIN)];
    let cards = Cards::new(&[&CARDS]).expect("one card");
    let card = cards.get(cards.by_id("ZZ_0e").expect("it is there"));
    let inner = "Deathrattle: Give all friendly minions Again.";
    assert_eq!(card.explain(&cards), format!("Deathrattle: Give all friendly minions {inner}"));
}
