//! Comparisons of card texts: keywords only, and equal texts.

use cardwright_data::CardRecord;
use cardwright_data::enums::CardType;
use cardwright_vocabulary::facts::Keywords;

use cardwright_data::markup::plain;

/// Whether a card needs no Power: it has no text, or only keywords that the engine implements from tags, each of which the card
/// has. `NAME +2` and `NAME: (2)` are the keyword with the tag's number.
///
/// Only what stands on the board has keywords: a spell, a hero power, a location or an enchantment whose text is
/// `Taunt`, or nothing at all, gives it to something else or does what is not written down.
pub fn is_keyword_only(record: &CardRecord) -> bool {
    if !matches!(record.card_type(), Some(CardType::Minion | CardType::Weapon | CardType::Hero)) {
        return false;
    }
    let text = plain(&record.text);
    text.is_empty() || only_keywords(record, &text)
}

fn only_keywords(record: &CardRecord, text: &str) -> bool {
    text.replace(" and ", ",")
        .split([',', '.', '\n'])
        .flat_map(|part| split_keywords(part.trim()))
        .all(|keyword| is_native(record, keyword))
}

/// Splits a line of keywords. Texts list one keyword per line, and line ends are spaces at this point: `Taunt Lifesteal` is
/// two.
fn split_keywords(part: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = part;
    while !rest.is_empty() {
        let known = Keywords::PRINTED
            .iter()
            .filter(|(name, _)| starts_with_word(rest, name))
            .max_by_key(|(name, _)| name.len());
        let Some((name, _)) = known else {
            out.push(rest);
            break;
        };
        let number = rest[name.len()..].find(char::is_alphabetic).map_or(rest.len(), |at| name.len() + at);
        out.push(rest[..number].trim());
        rest = rest[number..].trim_start();
    }
    out
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
        && !text[word.len()..].starts_with(char::is_alphabetic)
}

fn is_native(record: &CardRecord, keyword: &str) -> bool {
    Keywords::PRINTED.iter().any(|(name, tag)| {
        let Some(value) = record.ints.get(tag) else { return false };
        starts_with_word(keyword, name)
            && match keyword[name.len()..].trim_matches([' ', ':', '(', ')', '+']) {
                "" => *value != 0,
                number => number.parse() == Ok(*value),
            }
    })
}

/// Whether two cards have the same text and type, so that they can share a Power.
pub fn same_text(a: &CardRecord, b: &CardRecord) -> bool {
    a.card_type() == b.card_type() && plain(&a.text) == plain(&b.text)
}
