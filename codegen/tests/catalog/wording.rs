//! Cards whose text has keywords only.

use cardwright::catalog::is_keyword_only;
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag};

fn minion(text: &str, tags: &[(GameTag, i64)]) -> CardRecord {
    let mut record = CardRecord { text: text.to_owned(), ..CardRecord::default() };
    record.ints.insert(GameTag::CARDTYPE, CardType::Minion as i64);
    record.ints.extend(tags.iter().copied());
    record
}

#[test]
fn a_list_of_keywords_with_their_tags_is_vanilla() {
    let tags = [(GameTag::TAUNT, 1), (GameTag::LIFESTEAL, 1), (GameTag::SPELLPOWER, 2)];
    assert!(is_keyword_only(&minion("", &[])));
    assert!(is_keyword_only(&minion("<b>Taunt</b>\n<b>Lifesteal</b>", &tags)));
    assert!(is_keyword_only(&minion("<b>Taunt, Lifesteal</b>, and <b>Spell Damage +2</b>.", &tags)));
}

#[test]
fn a_keyword_without_its_tag_or_with_another_number_is_not() {
    assert!(!is_keyword_only(&minion("<b>Taunt</b>", &[])));
    assert!(!is_keyword_only(&minion("<b>Spell Damage +2</b>", &[(GameTag::SPELLPOWER, 1)])));
    assert!(!is_keyword_only(&minion("<b>Taunt</b> while damaged", &[(GameTag::TAUNT, 1)])));
    assert!(!is_keyword_only(&minion("Give a minion <b>Taunt</b>.", &[(GameTag::TAUNT, 1)])));
}

#[test]
fn a_spell_without_a_text_or_with_a_keyword_does_something() {
    for text in ["", "<b>Taunt</b>"] {
        let mut spell = minion(text, &[(GameTag::TAUNT, 1)]);
        spell.ints.insert(GameTag::CARDTYPE, CardType::Spell as i64);
        assert!(!is_keyword_only(&spell), "{text}");
    }
}
