//! Limits on a card's id, name and text; cards outside of them are refused at import.

use cardwright_data::carddefs::{Entity, TagValue};
use cardwright_data::enums::GameTag;
use cardwright_text::vocabulary::{self, PowerReadError};

/// The maximum number of letters of an id, a name and a text. The longest published ones have 38, 63 and 654.
const MAX_LETTERS: [usize; 3] = [64, 200, 10_000];

/// The reason why a card cannot be generated, if any: its id becomes the name of a constant, its name a part of a test's name,
/// and name and text are in comments.
///
/// ```
/// use cardwright::names::exclusion_reason;
/// use cardwright_data::carddefs::Entity;
/// let card = |id: &str| Entity { card_id: id.into(), ..Entity::default() };
/// assert_eq!(exclusion_reason(&card("CS2_029")), None);
/// assert_eq!(exclusion_reason(&card("fn")).as_deref(), Some("its id is a word of Rust"));
/// ```
pub fn exclusion_reason(entity: &Entity) -> Option<String> {
    let id = invalid_id_reason(&entity.card_id).map(|reason| format!("its id {reason}"));
    let texts = || {
        entity.tags().filter_map(|tag| {
            let (what, longest) = match tag.tag {
                GameTag::CARDNAME => ("name", MAX_LETTERS[1]),
                GameTag::CARDTEXT => ("text", MAX_LETTERS[2]),
                _ => return None,
            };
            let text = match &tag.value {
                TagValue::String(text) => Some(text.as_str()),
                TagValue::LocString(texts) => texts.get("enUS"),
                TagValue::Int(_) | TagValue::Card { .. } => None,
            };
            invalid_text_reason(text?, what, longest).map(|reason| format!("its {what} {reason}"))
        })
    };
    id.or_else(|| texts().next())
}

fn invalid_id_reason(id: &str) -> Option<String> {
    let other = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    if id.len() > MAX_LETTERS[0] {
        return Some(format!("has {} letters; at most {} can be read", id.chars().count(), MAX_LETTERS[0]));
    }
    if let Some(c) = id.chars().find(|c| other(*c)) {
        return Some(format!("contains {c:?}; an id has letters (a to z), digits and `_` alone"));
    }
    if id.starts_with(|c: char| c.is_ascii_digit()) || id.chars().all(|c| c == '_') {
        return Some("begins with a digit, or has no letter".to_owned());
    }
    if syn::parse_str::<syn::Ident>(id).is_err() {
        return Some("is a word of Rust".to_owned());
    }
    let is_word = |source: &str| !matches!(vocabulary::power(source), Err(PowerReadError::UnknownWord(_)));
    // No word of the vocabulary has a digit.
    let is_plain = !id.contains(|c: char| c.is_ascii_digit());
    (is_plain && (is_word(id) || is_word(&format!("{id}()"))))
        .then(|| "is a word of the vocabulary of Powers".to_owned())
}

fn invalid_text_reason(text: &str, what: &str, longest: usize) -> Option<String> {
    if text.chars().nth(longest).is_some() {
        return Some(format!("has {} letters; at most {longest} can be read", text.chars().count()));
    }
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = |c: char| c.is_control() && !(what == "text" && matches!(c, '\n' | '\t'));
    let refused = text.chars().find(|c| turns(*c) || breaks(*c) || what == "name" && *c == '\\')?;
    Some(format!("contains {refused:?}, which Rust's comments and names cannot hold"))
}
