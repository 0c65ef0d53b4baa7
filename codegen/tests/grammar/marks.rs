//! The number that a text marks with `@`.

use cardwright_data::enums::{CardType, GameTag};
use cardwright_text::Subject;
use cardwright_text::read::marks::{PLACEHOLDER_NUMBER, printed_form, with_number_lookup, with_placeholder};
use cardwright_vocabulary::script::prelude::*;

#[test]
fn a_number_is_restored_where_it_is_looked_up_and_nowhere_else() {
    const CONDITION: &[Power] = &[battlecry(&[draw(1)]).when(MANA.at_least(PLACEHOLDER_NUMBER))];
    const GROWS: Power = spell(&[draw(1), raise_text_number(1)]);
    let several = spell(vec![deal(PLACEHOLDER_NUMBER).to(MINIONS), draw(2)].leak());
    assert_eq!(
        with_number_lookup(&several, "9797").unwrap().source(),
        "spell(&[deal(1).times(TEXT_NUMBER).to(MINIONS), draw(2)])"
    );
    let gift =
        deathrattle(vec![give(vec![plus(PLACEHOLDER_NUMBER, PLACEHOLDER_NUMBER)].leak()).to(FRIENDLY_MINIONS)].leak());
    assert_eq!(
        with_number_lookup(&gift, "9797").unwrap().source(),
        "deathrattle(&[give(&[plus(1, 1).times(X)]).with_x(TEXT_NUMBER).to(FRIENDLY_MINIONS)])"
    );
    let of_cost = spell(vec![summon(random(all(vec![MINION, COST.is(PLACEHOLDER_NUMBER)].leak())))].leak());
    assert_eq!(
        with_number_lookup(&of_cost, "9797").unwrap().source(),
        "spell(&[summon(random_costing(MINION, TEXT_NUMBER))])"
    );
    assert_eq!(with_number_lookup(&CONDITION[0], "9797"), None);
    assert_eq!((with_number_lookup(&GROWS, "9797"), with_number_lookup(&GROWS, "Draw a card.")), (None, None));
}

#[test]
fn a_mark_is_hidden_where_the_data_has_its_number() {
    let mut subject = Subject::without_card("", CardType::Spell);
    let hides = |subject: &Subject<'_>, text: &str| with_placeholder(text.to_owned(), subject);
    let scheme = "Draw @ |4(card, cards). (Upgrades each turn!)";
    assert_eq!(hides(&subject, scheme), scheme);
    subject.tags.push((GameTag::TAG_SCRIPT_DATA_NUM_1, 1));
    assert_eq!(hides(&subject, scheme), "Draw 9797 cards. (Upgrades each turn!)");
    assert_eq!(hides(&subject, "Draw @ |4(card, cards)."), "Draw @ |4(card, cards).");
    assert_eq!(hides(&subject, "Infuse (@): Improve it."), "Infuse (@): Improve it.");
    subject.tags[0].1 = 3;
    let goal = "Draw a card. (Cast @ |4(spell, spells) to upgrade.)";
    assert_eq!(hides(&subject, goal), "Draw a card. (Cast 3 spells to upgrade.)");
    assert_eq!(printed_form("Draw 9797 cards."), "Draw @ cards.");
}
