//! The content words of wordings.

use cardwright_text::content::{content_words, word_distance};
use cardwright_text::contradictions;

#[test]
fn two_wordings_of_one_meaning_have_the_same_words() {
    let far = |one: &str, other: &str| word_distance(&content_words(one), &content_words(other));
    assert_eq!(far("Give your minions Taunt.", "give a friendly minion Taunt"), 0);
    assert_eq!(far("Draw two cards.", "Draw 2 card."), 0);
    assert_eq!(far("Deal 3 damage to an enemy.", "Deal 3 damage to the enemy hero."), 1);
    assert_eq!(far("Deal 3 damage.", "Deal 4 damage."), 2);
}

#[test]
fn only_what_both_sides_lack_is_a_contradiction() {
    assert!(contradictions("Draw two cards. Freeze an enemy.", "Draw 2 card.").is_empty());
    assert_eq!(contradictions("Give it Taunt.", "give it Rush").len(), 1);
    assert_eq!(contradictions("Destroy an enemy minion.", "destroy a friendly minion").len(), 1);
    assert!(contradictions("Summon all three.", "summon a 4/4 Misha, then summon a 2/4 Leokk").is_empty());
    assert_eq!(contradictions("Summon a 2/2 Wolf.", "summon a 2/3 Wolf").len(), 1);
    assert_eq!(contradictions("Give it +2/+2.", "give it +2/+1").len(), 1);
}
