//! The texts that the printer gives Powers.

use std::sync::LazyLock;

use cardwright_data::enums::CardType;
use cardwright_text::{Compiler, Printer, Subject, vocabulary};
use cardwright_vocabulary::Cards;

/// The printed text of a Power on a card without tokens.
fn printed(source: &str) -> Option<String> {
    static PRINTER: LazyLock<Printer<'static>> =
        LazyLock::new(|| Printer::new(Compiler::project().expect("the rules are well-formed")));
    let power = vocabulary::power(source).expect("it is in the vocabulary");
    let card_type = if source.starts_with("spell") { CardType::Spell } else { CardType::Minion };
    let cards = Cards::new(&[]).expect("no card is no fault");
    PRINTER.print(&power, &Subject::without_card("", card_type), &cards)
}

#[test]
fn nouns_agree_with_their_number() {
    let said = |source| printed(source).unwrap_or_default();
    assert_eq!(said("spell(&[draw(1)])"), "Draw a card.");
    assert_eq!(said("spell(&[draw(2)])"), "Draw two cards.");
    assert_eq!(said("spell(&[destroy(MINIONS)])"), "Destroy all minions.");
    assert_eq!(said("spell(&[destroy(A_MINION.that(DRAGON))])"), "Destroy a Dragon.");
    assert_eq!(said("spell(&[draw_that(1, ELEMENTAL)])"), "Draw an Elemental.");
}

#[test]
fn who_it_is_follows_from_the_event() {
    let said = |source| printed(source).unwrap_or_default();
    assert_eq!(
        said("after(YOU.summon(BEAST)).then(&[give(&[plus(1, 1)]).to(THAT)])"),
        "After you summon a Beast, give it +1/+1."
    );
    assert_eq!(said("spell(&[freeze(A_MINION), deal(2).to(IT)])"), "Freeze a minion. Deal 2 damage to it.");
    assert_eq!(said("battlecry(&[give(&[plus(1, 1)])])"), "Battlecry: Gain +1/+1.");
}

#[test]
fn what_the_grammar_cannot_say_is_not_printed() {
    // "It" is nobody: nothing was spoken of.
    assert_eq!(printed("spell(&[deal(2).to(SUBJECT)])"), None);
    assert_eq!(printed("spell(&[set_counter(3, 1)])"), None);
}
