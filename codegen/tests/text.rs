//! What the text compiler makes of texts, and what it refuses.
use std::collections::BTreeMap;

use cardwright::catalog::Library;
use cardwright::text::{Compiler, Subject};
use cardwright_data::{CardType, GameTag};

fn read(text: &str, tags: &[(GameTag, i64)]) -> Result<String, String> {
    let compiler = Compiler::new().expect("the rules are well-formed");
    let none = BTreeMap::new();
    let library = Library::new(&none, std::iter::empty(), &compiler).expect("no card is no fault");
    let minion = ["Battlecry", "Deathrattle", "Whenever", "After", "At the"].iter().any(|word| text.starts_with(word));
    let subject = Subject {
        text,
        card_type: if minion { CardType::Minion } else { CardType::Spell },
        tags: tags.to_vec(),
        mentions: Vec::new(),
        options: Vec::new(),
        infused: None,
        enchantments: Vec::new(),
    };
    let power = compiler.power_or_why(&subject, library.cards());
    power.map(|power| power.source()).map_err(|refused| refused.to_string())
}

fn power(text: &str) -> String {
    read(text, &[]).unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

fn refused(text: &str) -> String {
    read(text, &[]).expect_err(text)
}

#[test]
fn texts_become_powers() {
    for (text, source) in [
        ("Battlecry: Deal 3 damage to a random enemy.", "battlecry(&[deal(3).to(ENEMIES.random())])"),
        ("Deal $6 damage.", "spell(&[deal(6).to(TARGET)])"),
        ("Deathrattle: Draw 2 cards.", "deathrattle(&[draw(2)])"),
        ("At the end of your turn, gain +1/+1.", "at_end_of_your_turn(&[give(&[plus(1, 1)])])"),
    ] {
        assert_eq!(power(text), source, "{text}");
    }
}

#[test]
fn it_is_what_was_spoken_of() {
    assert_eq!(power("Deal $1 damage to a minion. Freeze it."), "spell(&[deal(1).to(A_MINION), freeze(IT)])");
    let heard = "whenever(YOU.summon(BEAST)).then(&[give(&[plus(1, 1)]).to(THAT)])";
    assert_eq!(power("Whenever you summon a Beast, give it +1/+1."), heard);
    // The one that attacks, or the one that is attacked?
    refused("After this minion attacks a hero, freeze it.");
    // Nothing was spoken of.
    refused("Freeze it.");
}

#[test]
fn what_is_not_understood_whole_is_refused_and_told_where() {
    let told = refused("Battlecry: Deal 3 damage and tell a joke.");
    assert!(told.contains("tell a joke") || told.contains("and tell"), "{told}");
    // Words in parentheses carry meaning unless they only remind.
    refused("Deal $3 damage. (Upgrades each turn!)");
    // A keyword that the rules need a card for is not taken for a word without meaning.
    read("Twinspell Deal $2 damage.", &[(GameTag::TWINSPELL, 1)]).expect_err("its copy is not known");
    // One that the tags do not bear out is not there.
    refused("Lifesteal. Deal $2 damage.");
    assert_eq!(
        read("Lifesteal. Deal $2 damage.", &[(GameTag::LIFESTEAL, 1)]).as_deref(),
        Ok("spell(&[deal(2).to(TARGET)])")
    );
}
