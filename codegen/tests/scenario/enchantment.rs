//! The scenarios of enchantments, on two invented minions.

use cardwright_data::{CardClass, CardSet, CardType, GameTag};
use cardwright_scenario::enchantment::{EnchantmentScenario, VisibleValue};
use cardwright_text::{KnownNames, enchantment};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::VANILLA;

fn minion(id: &'static str, cost: i32, attack: i32, health: i32) -> &'static Card {
    let tags = vec![(GameTag::HEALTH, health), (GameTag::ATK, attack), (GameTag::COST, cost)].leak();
    let (minion, neutral) = (CardType::Minion, CardClass::Neutral);
    Box::leak(Box::new(Card::new(id, 1, id, "", minion, neutral, CardSet::EXPERT1, tags, &VANILLA)))
}

fn proof(text: &str) -> Option<EnchantmentScenario> {
    let power = enchantment(text, false, &KnownNames::default()).expect("the text is read");
    EnchantmentScenario::of(&power, &[minion("SMALL", 1, 1, 1), minion("BIG", 6, 6, 7)])
}

#[test]
fn the_minion_is_one_on_which_everything_shows() {
    let on = |text| proof(text).map(|proof| (proof.minion, proof.with));
    assert_eq!(on("+2/+3"), Some(("SMALL", vec![VisibleValue::Stats(3, 4)])));
    assert_eq!(on("-5/-5"), Some(("BIG", vec![VisibleValue::Stats(1, 2)])));
    assert_eq!(on("1/1"), Some(("BIG", vec![VisibleValue::Stats(1, 1)])));
    assert_eq!(on("Attack set to 1"), Some(("BIG", vec![VisibleValue::Stats(1, 7)])));
    assert_eq!(on("+0/+0"), None, "nothing shows");
    assert_eq!(on("Attack set to 6 and Health set to 1"), None, "one of the two shows on neither");
}

#[test]
fn a_cost_is_seen_in_hand_and_its_bound_where_it_bites() {
    let seen = |text| proof(text).map(|proof| (proof.minion, proof.in_hand, proof.with));
    let cost = |on: &'static str, n| Some((on, true, vec![VisibleValue::Cost(n)]));
    assert_eq!(seen("Costs (3) less"), cost("BIG", 3), "on one that cost less it would not show how much less it is");
    assert_eq!(seen("Costs (8) less"), cost("SMALL", 0), "nothing is so dear that it would show there");
    assert_eq!(seen("Costs (8) less, but not less than (1)"), cost("BIG", 1));
    assert_eq!(seen("Costs (3) less, but not less than (1)"), cost("BIG", 3));
}

#[test]
fn what_passes_is_seen_to_pass() {
    let passing = proof("Taunt until your next turn").expect("it shows");
    assert_eq!((passing.lasts_turns, passing.without), (Some(2), vec![VisibleValue::Keyword(GameTag::TAUNT, false)]));
    assert_eq!(proof("+1/+1").expect("it shows").lasts_turns, None);
}
