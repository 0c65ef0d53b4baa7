//! Normalizes a text for parsing: removes markup, progress and reminders, and inserts numbers and kinds from the card data.

use cardwright_data::enums::GameTag;
use cardwright_vocabulary::facts::Keywords;

use super::chart::is_plural;
use crate::subject::{Mention, Subject};
use cardwright_data::markup::plain;

/// The text with the number of turns from the card data: "Lasts @ turns", "In @ turns".
pub(super) fn with_turns(subject: &Subject<'_>) -> String {
    let number = subject.tags.iter().find(|(tag, n)| *tag == GameTag::TAG_SCRIPT_DATA_NUM_1 && *n > 1);
    match number {
        Some((_, n)) => {
            let turns = ["Lasts @ turns", "In @ turns", "lasts @ turns"].into_iter();
            turns.fold(subject.text.to_owned(), |text, said| text.replace(said, &said.replace('@', &n.to_string())))
        }
        None => subject.text.to_owned(),
    }
}

/// A text without markup, progress and reminders.
pub(super) fn without_markup(text: &str) -> String {
    let text = without_reminders(&without_progress(&plain(text))).replace(" WARNING: Bots may explode.", "");
    // What is printed in place of the mark are the token's own numbers.
    without_marks(&text).replace("{0} Silver Hand", "Silver Hand").replace("{0} Recruits", "Recruits")
}

/// Removes the letters of numbers, which say what a Hero Power's number counts: "+$a2 Attack this turn. +$d1 Armor."
fn without_marks(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('$') {
        kept.push_str(before);
        let number = behind.strip_prefix(['a', 'd']).filter(|number| number.starts_with(|c: char| c.is_ascii_digit()));
        if number.is_none() {
            kept.push('$');
        }
        rest = number.unwrap_or(behind);
    }
    kept + rest
}

/// Removes the progress of a text, "… this turn.@ (@)", and the parts for the client's own pages.
fn without_progress(text: &str) -> String {
    let text = text.split_once('~').map_or(text, |(says, _)| says);
    // What the card only says for fun.
    let text = text.trim_end_matches(" WARNING: Bots may explode.").trim_end_matches(" TOXIC WASTE: Handle with care.");
    // What stands behind is the same text again, with its numbers filled in.
    match text.split_once('@') {
        // "Add 1 random Mage spell to your hand. @(Play 2 Elementals to upgrade.)": how far it is stands between.
        Some((says, goal)) if goal.starts_with('(') && goal.ends_with("upgrade.)") => format!("{says}{goal}"),
        // "Summon a{1} {0} Jade Golem.@Summon a Jade Golem.": as it reads in a deck, where no number is known.
        Some((game, deck)) if game.contains("{0} Jade Golem") && !deck.contains('@') => deck.trim().to_owned(),
        Some((says, shows))
            if says.trim_end().ends_with(['.', ')', '!'])
                && (shows.is_empty() || is_progress(shows) || has_same_beginning(says, shows)) =>
        {
            says.to_owned()
        }
        _ => text.to_owned(),
    }
}

/// Whether a part is progress: "({0} left!)", "(Ready!)", "(@/3)".
fn is_progress(shows: &str) -> bool {
    shows.trim_start().starts_with('(') && ["{0}", "@", "Ready"].iter().any(|mark| shows.contains(mark))
}

/// Whether two texts have the same beginning.
fn has_same_beginning(says: &str, shows: &str) -> bool {
    let words = |of: &str| of.split_whitespace().take(2).map(str::to_owned).collect::<Vec<_>>();
    words(says) == words(shows)
}

/// Removes reminders: sentences in parentheses.
fn without_reminders(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('(') {
        kept.push_str(before);
        let Some((inside, after)) = behind.split_once(')') else {
            kept.push('(');
            rest = behind;
            continue;
        };
        // "Battlecry: Draw 1 card. (@)": how far it is from the next form.
        let counts = inside == "@" && kept.trim_end().ends_with('.');
        if !is_reminder(inside) && !counts {
            kept.extend(["(", inside, ")"]);
        }
        rest = after;
    }
    kept.push_str(rest);
    kept.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".")
}

/// Whether words in parentheses only repeat rules or numbers; other words have a meaning.
fn is_reminder(inside: &str) -> bool {
    let inside = inside.to_lowercase();
    let stats = inside.starts_with('+') && inside.contains(" attack/+") && inside.ends_with(" health");
    stats
        || ["targets chosen randomly", "improved by spell damage", "wherever it is"].contains(&inside.as_str())
        || inside.starts_with("you can only have")
        || (inside.contains("{0}") && inside.contains("left"))
        || inside == "ready!"
        || ["last drink!", "break it for awesome loot!", "pop!", "i know its name!"].contains(&inside.as_str())
        || inside == "herald to improve!"
}

/// Replaces descriptions of tokens by their types: "a 2/2 Sword" becomes "a 2/2 weapon" if exactly one of the card's own tokens
/// has these numbers.
pub(super) fn name_tokens_by_kind(text: &str, mentions: &[Mention]) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let (mut at, mut quoted) = (0, false);
    // What stands in quotation marks, and what is chosen, is said by cards of their own.
    while at < words.len() && !text.contains("Choose One") {
        quoted ^= words[at].matches(['"', '“', '”']).count() % 2 == 1;
        if quoted {
            at += 1;
            continue;
        }
        let stats = words[at].split_once('/').and_then(|(a, b)| Some((a.parse::<i64>().ok()?, b.parse::<i64>().ok()?)));
        at += 1;
        let Some(stats) = stats else { continue };
        let of_these = || mentions.iter().filter(|mention| !mention.is_unrelated && mention.stats == Some(stats));
        let mut kinds: Vec<&str> = of_these().filter_map(Mention::kind).collect();
        kinds.dedup();
        let ([kind], 1..) = (&kinds[..], of_these().count()) else { continue };
        let bare = |word: &str| word.trim_end_matches(['.', ',']).to_owned();
        let is_name = |word: &String| word.starts_with(|c: char| c.is_ascii_uppercase());
        let ends = |word: &String| word.ends_with(['.', ',']);
        let mut end = at;
        while end < words.len() && end < at + 2 && is_name(&words[end]) {
            end += 1;
            if ends(&words[end - 1]) {
                break;
            }
        }
        let called: Vec<String> = words[at..end].iter().map(|word| bare(word)).collect();
        // It is read as it stands where that is its name, its race, or says what it can do besides.
        let is_known = |mention: &Mention| {
            let races = mention.races.iter().map(|race| race.title());
            called.iter().any(|word| {
                let is = |name: &str| name.split(' ').any(|part| part == word || is_plural(word, part));
                is(&mention.name) || (called.len() == 1 && races.clone().any(is))
            })
        };
        let keyword = |word: &String| Keywords::PRINTED.iter().any(|(name, _)| name == word);
        if called.is_empty() || of_these().any(is_known) || called.iter().any(keyword) || of_these().count() > 1 {
            continue;
        }
        let many =
            called.last().is_some_and(|word| word.ends_with('s')) && at >= 2 && !matches!(&*words[at - 2], "a" | "an");
        let stop = words[end - 1].chars().last().filter(|c| matches!(c, '.' | ','));
        let said = format!("{kind}{}{}", if many { "s" } else { "" }, stop.map_or(String::new(), String::from));
        words.splice(at..end, [said]);
    }
    words.join(" ")
}
