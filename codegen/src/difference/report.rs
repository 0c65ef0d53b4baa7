//! A difference as text for a terminal.

use std::fmt::Write;

use super::{CardDifference, Change, Difference, DifferenceKind, SetDifference, WordMarks, word_difference};

/// The marks of removed and added words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkStyle {
    /// `[-old-]{+new+}`
    Plain,
    /// Red and struck through, and green: ANSI sequences for a terminal.
    Colored,
}

const RED: &str = "\x1b[31m";
const STRUCK: &str = "\x1b[31;9m";
const GREEN: &str = "\x1b[32m";
const YELLOW: &str = "\x1b[33m";
const BOLD: &str = "\x1b[1m";
const END: &str = "\x1b[0m";

impl MarkStyle {
    fn paint(self, color: &str, text: &str) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Colored => format!("{color}{text}{END}"),
        }
    }

    fn words(self, from: &str, to: &str) -> String {
        match self {
            Self::Plain => word_difference(from, to, WordMarks::PLAIN),
            Self::Colored => word_difference(from, to, WordMarks { removed: [STRUCK, END], added: [GREEN, END] }),
        }
    }
}

/// The whole difference, set by set, with a summary as the last lines. `site` is the address of a card site that cards link to.
pub fn report(difference: &Difference, marks: MarkStyle, site: Option<&str>) -> String {
    let mut out = String::new();
    for set in &difference.unlisted {
        let _ = writeln!(out, "{set}");
    }
    for set in &difference.sets {
        set_report(&mut out, set, marks, site);
        out.push('\n');
    }
    summary(&mut out, difference);
    out
}

fn set_report(out: &mut String, set: &SetDifference, marks: MarkStyle, site: Option<&str>) {
    let count = |fate| set.cards.iter().filter(|card| card.change_kind == fate).count();
    let counts =
        [(DifferenceKind::Added, "new"), (DifferenceKind::Changed, "changed"), (DifferenceKind::Removed, "gone")]
            .into_iter()
            .filter(|(fate, _)| count(*fate) > 0)
            .map(|(fate, word)| format!("{} {word}", count(fate)))
            .collect::<Vec<_>>()
            .join(", ");
    line(out, &format!("{}: {counts}", marks.paint(BOLD, &set.title)));
    for card in &set.cards {
        card_report(out, card, marks, site);
    }
}

fn card_report(out: &mut String, card: &CardDifference, marks: MarkStyle, site: Option<&str>) {
    let (sign, color) = match card.change_kind {
        DifferenceKind::Added => ("+", GREEN),
        DifferenceKind::Changed => ("~", YELLOW),
        DifferenceKind::Removed => ("-", RED),
    };
    let state = match (card.power_state, card.implemented) {
        (Some(state), true) => format!("  [{state}, implemented]"),
        (Some(state), false) => format!("  [{state}]"),
        (None, _) => String::new(),
    };
    let name = if card.name.is_empty() { "(no name)" } else { &card.name };
    let (name, address) = match (card.page(site), marks) {
        (Some(address), MarkStyle::Colored) => (format!("\x1b]8;;{address}\x1b\\{name}\x1b]8;;\x1b\\"), String::new()),
        (Some(address), MarkStyle::Plain) => (name.to_owned(), format!("  {address}")),
        (None, _) => (name.to_owned(), String::new()),
    };
    line(out, &format!("  {} {}  {name} · {}{state}{address}", marks.paint(color, sign), card.id, card.kind));
    if card.change_kind == DifferenceKind::Added && !card.text.is_empty() {
        line(out, &format!("      {}", card.text));
    }
    for change in &card.changes {
        let (what, told) = change_text(change, marks);
        line(out, &format!("      {what:<10} {told}"));
    }
}

fn change_text(change: &Change, marks: MarkStyle) -> (String, String) {
    let arrow = |from: &str, to: &str| format!("{} → {}", marks.paint(RED, from), marks.paint(GREEN, to));
    let number = |number: Option<i64>| number.map_or_else(|| "none".to_owned(), |number| number.to_string());
    let list = |gone: &[String], new: &[String]| {
        let gone = gone.iter().map(|word| marks.paint(RED, &format!("-{word}")));
        let new = new.iter().map(|word| marks.paint(GREEN, &format!("+{word}")));
        gone.chain(new).collect::<Vec<_>>().join(" ")
    };
    match change {
        Change::Name { from, to } => ("name".to_owned(), arrow(from, to)),
        Change::Set { from, to } => ("set".to_owned(), arrow(from, to)),
        Change::Number { of, from, to } => (of.word().to_owned(), arrow(&number(*from), &number(*to))),
        Change::Text { from, to, .. } => ("text".to_owned(), marks.words(from, to)),
        Change::Markup { from, to } => ("markup".to_owned(), marks.words(from, to).replace(['\n', '\r'], "⏎")),
        Change::Tag { tag, meaning: Some([from, to]), .. } => ("tag".to_owned(), format!("{tag} {}", arrow(from, to))),
        Change::Tag { tag, from, to, meaning: None } => {
            ("tag".to_owned(), format!("{tag} {}", arrow(&from.to_string(), &to.to_string())))
        }
        Change::Words { tag, from, to } => {
            ("words".to_owned(), format!("{tag} {}", marks.words(from, to).replace(['\n', '\r'], "⏎")))
        }
        Change::Refers { tag, from, to } => {
            ("refers to".to_owned(), format!("{tag} {}", arrow(&number(*from), &number(*to))))
        }
        Change::Requirements { gone, new } => ("requires".to_owned(), list(gone, new)),
        Change::Entourage { gone, new } => ("entourage".to_owned(), list(gone, new)),
        Change::DbfId { from, to } => ("number".to_owned(), arrow(&from.to_string(), &to.to_string())),
    }
}

fn summary(out: &mut String, difference: &Difference) {
    let told = &difference.summary;
    if difference.sets.is_empty() {
        line(
            out,
            &format!(
                "No card differs between builds {} and {} in numbers, tags, set or English text.",
                difference.from, difference.to
            ),
        );
        return;
    }
    line(
        out,
        &format!(
            "Build {} to {}: {} cards added, {} removed, {} changed ({} renamed, {} texts, {} costs or stats, \
             {} moved to another set, {} tags).",
            difference.from,
            difference.to,
            told.added,
            told.removed,
            told.changed,
            told.renamed,
            told.texts,
            told.numbers,
            told.moved,
            told.tags
        ),
    );
    if told.implemented_changed + told.implemented_removed > 0 {
        line(
            out,
            &format!(
                "Implemented: {} of the changed cards, {} of the removed ones.",
                told.implemented_changed, told.implemented_removed
            ),
        );
    }
}

fn line(out: &mut String, text: &str) {
    let _ = writeln!(out, "{text}");
}
