//! Card texts as shown in the collection: numbers in place of the client's placeholders.

use crate::GameTag;

/// The tags of the numbers that the client fills into a card's text, by placeholder: `{0}` (also written `@`), `{1}` and so on.
pub const NUMBERS: [GameTag; 6] = [
    GameTag::TAG_SCRIPT_DATA_NUM_1,
    GameTag::TAG_SCRIPT_DATA_NUM_2,
    GameTag::TAG_SCRIPT_DATA_NUM_3,
    GameTag::TAG_SCRIPT_DATA_NUM_4,
    GameTag::TAG_SCRIPT_DATA_NUM_5,
    GameTag::TAG_SCRIPT_DATA_NUM_6,
];

/// The kind of a number that the rules can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeableNumber {
    /// `$6`: damage, which Spell Damage adds to.
    Damage,
    /// `#3`: the amount of healing.
    Healing,
}

impl ChangeableNumber {
    fn marked(mark: char) -> Option<Self> {
        match mark {
            '$' => Some(Self::Damage),
            '#' => Some(Self::Healing),
            _ => None,
        }
    }
}

/// A text with placeholders filled in, as shown in the collection; bold, italics and layout are left for [`crate::markup`].
///
/// `number` looks up a number of the card. One that only a game knows is an X, and a name that only a game knows is `…`. Of
/// variants of a text, the one that needs no game is shown.
///
/// ```
/// use cardwright_data::filled;
/// let none = |_| None;
/// assert_eq!(filled("Deal $6 damage. Restore #3 Health. +$a2 Attack.", none), "Deal 6 damage. Restore 3 Health. +2 Attack.");
/// assert_eq!(filled("In @ |4(turn, turns), deal $@ damage.", |_| Some(1)), "In 1 turn, deal 1 damage.");
/// assert_eq!(filled("Gain <b>Rush</b>.@ <i>({0} left!)</i>@ <i>(Ready!)</i>", none), "Gain <b>Rush</b>.");
/// assert_eq!(filled("Deal 1 damage. @<i>(Gain 3 Armor to upgrade.)</i>", none), "Deal 1 damage. <i>(Gain 3 Armor to upgrade.)</i>");
/// assert_eq!(filled("Summon a{1} {0} Golem.@Summon a Golem.", none), "Summon a Golem.");
/// ```
pub fn filled(raw: &str, number: impl Fn(GameTag) -> Option<i64>) -> String {
    filled_in_game(raw, number, |_, n| n)
}

/// A text as shown in a game: `amount` returns the current value of a number that the rules can change.
///
/// ```
/// use cardwright_data::filled::{ChangeableNumber, filled_in_game};
/// let one_more = |amount, n| if amount == ChangeableNumber::Damage { n + 1 } else { n };
/// assert_eq!(filled_in_game("Deal $6 damage. Restore #3 Health.", |_| None, one_more), "Deal 7 damage. Restore 3 Health.");
/// ```
pub fn filled_in_game(
    raw: &str,
    number: impl Fn(GameTag) -> Option<i64>,
    amount: impl Fn(ChangeableNumber, i64) -> i64,
) -> String {
    let number = |place: usize| NUMBERS.get(place).and_then(|tag| number(*tag)).filter(|n| *n != 0);
    let mut rest = variant(raw);
    let mut out = String::new();
    while let Some(c) = rest.chars().next() {
        if let Some((place, length)) = placeholder(&rest) {
            let behind = rest.split_off(length);
            let marked = out.chars().next_back().and_then(ChangeableNumber::marked);
            if marked.is_some() {
                out.pop();
            }
            rest = behind;
            if let Some(n) = number(place) {
                out += &marked.map_or(n, |kind| amount(kind, n)).to_string();
            } else if c == '@' || marked.is_some() || out.ends_with(['+', '/', '(', '-']) || counts(&rest) {
                out.push('X');
            } else if rest.starts_with([' ', '_']) && inside(&rest).starts_with(char::is_uppercase) {
                // "two {0} Silver Hand Recruits": their numbers, which the name implies.
                rest.remove(0);
            } else if out.ends_with("</b> ") {
                out.pop();
            } else {
                out.push('…');
            }
        } else if let Some((one, many, length)) = plural(&rest) {
            let before = without_tags(&out);
            let last = before.rsplit(|c: char| !c.is_ascii_digit() && c != 'X').find(|part| !part.is_empty());
            let is_one = last.map_or(number(0) == Some(1), |last| last == "1");
            rest = if is_one { one } else { many }.trim().to_owned() + &rest[length..];
        } else if let Some((kind, n, length)) = marked_number(&rest) {
            out += &amount(kind, n).to_string();
            rest.drain(..length);
        } else if let Some(behind) = armor_or_attack(&rest) {
            rest = behind.to_owned();
        } else {
            out.push(c);
            rest.drain(..c.len_utf8());
        }
    }
    // A counter, and nothing but names that a game fills in, tell nothing.
    let out = out.replace(" <i>(X)</i>", "").replace(" (X)", "");
    if out.chars().all(|c| c == '…' || c.is_whitespace()) { String::new() } else { out }
}

/// The variant of a text for the collection: the first one, or if that has placeholders, the last one without.
fn variant(raw: &str) -> String {
    let mut variants = Vec::new();
    let mut begin = 0;
    for (at, _) in raw.match_indices('@').filter(|(at, _)| separates(&raw[..*at], &raw[at + 1..])) {
        variants.push(&raw[begin..at]);
        begin = at + 1;
    }
    variants.push(&raw[begin..]);
    if let [text, aside] = variants[..]
        && inside(aside).starts_with('(')
        && !aside.contains('{')
    {
        // "… to your hand. @(Play 2 Elementals to upgrade.)": what upgrades it holds from the start.
        return format!("{text}{aside}");
    }
    // What a variant adds in parentheses to the first is no text of its own.
    let whole = variants.iter().rev().find(|text| !text.contains('{') && !inside(text).starts_with('('));
    let chosen = if variants[0].contains('{') { whole.unwrap_or(&variants[0]) } else { &variants[0] };
    (*chosen).to_owned()
}

/// Whether an `@` separates two variants, and is not a number.
fn separates(before: &str, behind: &str) -> bool {
    let (before, behind) = (before.trim_end_matches(is_space), inside(behind));
    let mut end = before;
    while let Some(cut) = ["<b>", "</b>", "<i>", "</i>", "[x]"].iter().find_map(|tag| end.strip_suffix(tag)) {
        end = cut.trim_end_matches(is_space);
    }
    end.ends_with(['.', '!', '?', ')', '"', '”', '…', ':'])
        && (behind.is_empty() || behind.starts_with(|c: char| c.is_uppercase() || matches!(c, '(' | '{' | '"')))
}

/// The placeholder at the beginning of a text, `@` or `{1}`: its index and its length.
fn placeholder(text: &str) -> Option<(usize, usize)> {
    if text.starts_with('@') {
        return Some((0, 1));
    }
    let (place, _) = text.strip_prefix('{')?.split_once('}')?;
    let number = if place == "@" { Some(0) } else { place.parse().ok() };
    number.map(|number| (number, place.len() + 2))
}

/// `|4(turn, turns)` at the beginning of a text: both forms, and its length.
fn plural(text: &str) -> Option<(&str, &str, usize)> {
    let (forms, _) = text.strip_prefix("|4(")?.split_once(')')?;
    let (one, many) = forms.split_once(',')?;
    Some((one, many, forms.len() + 4))
}

/// `$6` or `#3` at the beginning of a text: its kind, the number, and its length.
fn marked_number(text: &str) -> Option<(ChangeableNumber, i64, usize)> {
    let kind = ChangeableNumber::marked(text.chars().next()?)?;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    Some((kind, text[1..=digits].parse().ok()?, digits + 1))
}

/// The text after `$a` (an Attack) or `$d` (Armor) before a number.
fn armor_or_attack(text: &str) -> Option<&str> {
    let behind = text.strip_prefix("$a").or_else(|| text.strip_prefix("$d"))?;
    behind.starts_with(|c: char| c.is_ascii_digit()).then_some(behind)
}

/// Whether the text continues with a counted noun.
fn counts(behind: &str) -> bool {
    let next = inside(behind).to_lowercase();
    let units = [
        "damage", "health", "armor", "attack", "mana", "left", "more", "turn", "card", "minion", "time", "spell", "|4",
    ];
    behind.starts_with(['/', '-']) || units.iter().any(|unit| next.starts_with(unit))
}

/// A text without its leading spaces and tags.
fn inside(text: &str) -> &str {
    let mut rest = text.trim_start_matches(is_space);
    while let Some(cut) = ["<b>", "</b>", "<i>", "</i>", "[x]"].iter().find_map(|tag| rest.strip_prefix(tag)) {
        rest = cut.trim_start_matches(is_space);
    }
    rest
}

fn without_tags(text: &str) -> String {
    text.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '_'
}
