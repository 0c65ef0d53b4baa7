//! The spelling of rules and sentences.

use cardwright_text::print::spelling::{GrammaticalNumber, Spelling, plural, polish_sentence, spellings};

#[test]
fn the_article_fits_the_word_behind_it() {
    assert_eq!(polish_sentence("summon a 8/8 and an 2/2."), "Summon an 8/8 and a 2/2.");
    assert_eq!(polish_sentence("draw a Elemental. discard an card."), "Draw an Elemental. Discard a card.");
    assert_eq!(polish_sentence("get a 11-Cost card and a 1-Cost card."), "Get an 11-Cost card and a 1-Cost card.");
}

#[test]
fn sentences_begin_with_a_capital_and_clauses_do_not() {
    assert_eq!(polish_sentence("Battlecry: deal 2 damage. draw a card."), "Battlecry: Deal 2 damage. Draw a card.");
    assert_eq!(polish_sentence("After you cast a spell, Choose a minion."), "After you cast a spell, choose a minion.");
    assert_eq!(polish_sentence("whenever this attacks, Discover a spell."), "Whenever this attacks, Discover a spell.");
}

#[test]
fn paired_forms_have_a_number() {
    let numbers = |phrase: &str| {
        let mut all = spellings(phrase);
        Spelling::number(&mut all);
        all.into_iter().map(|it| it.number).collect::<Vec<_>>()
    };
    let (one, many) = (Some(GrammaticalNumber::Singular), Some(GrammaticalNumber::Plural));
    assert_eq!(numbers("(minion|minions)"), [one, many]);
    assert_eq!(numbers("that (cost|costs) (<n>) or less"), [many, one]);
    assert_eq!(numbers("(it costs|they cost) (<n>)"), [one, many]);
    assert_eq!(numbers("(a|an) <kind>"), [None, None]);
}

#[test]
fn names_have_their_plurals() {
    assert_eq!(
        ["Treant", "Wolf", "Fungal Man", "Shard of Time", "Ally", "Undead"].map(plural),
        ["Treants", "Wolves", "Fungal Men", "Shards of Time", "Allies", "Undead"]
    );
}
