//! The coverage blocks of README.md and COVERAGE.md: short, and identical for identical cards.

use std::fmt::Write as _;

use cardwright_data::sets::Sets;

use super::{Coverage, EvidenceTally, Tally};

/// The documents with a coverage block: README.md has the [`summary`], COVERAGE.md the table [`by_set`].
pub const DOCUMENTS: [&str; 2] = ["README.md", "COVERAGE.md"];
/// The line before the generated block.
pub const BEGIN_MARK: &str = "<!-- coverage: written by `cargo cards coverage --readme` -->";
/// The line after the generated block.
pub const END_MARK: &str = "<!-- /coverage -->";

/// The number of known decks that play completely.
#[derive(Debug, Clone)]
pub struct DeckTally {
    /// All known decks.
    pub count: usize,
    /// Decks without missing or approximate cards.
    pub whole: usize,
    /// Decks without missing cards, but with approximate ones.
    pub approximate: usize,
    /// The numbers by list, as text; `None` without a list.
    pub by_list_text: Option<String>,
}

/// The Markdown between [`BEGIN_MARK`] and [`END_MARK`] of README.md: the cards of each format, and the decks that play completely.
pub fn summary(coverage: &Coverage, sets: &Sets, decks: &DeckTally) -> String {
    let format = |name: &str| {
        let mut sum = Tally::default();
        for of in &coverage.sets {
            let row = sets.sets.iter().find(|set| set.module == of.module);
            if row.is_some_and(|row| row.formats.iter().any(|it| it == name)) {
                sum.cards += of.collectible.cards;
                sum.implemented += of.collectible.implemented;
                sum.todo += of.collectible.todo;
                sum.approximate += of.collectible.approximate;
                sum.evidence.add(&of.collectible.evidence);
            }
        }
        sum
    };
    let (owned, all) = (&coverage.total.collectible, &coverage.total.all);
    let rows = [
        ("Standard", &format("standard")),
        ("Wild", &format("wild")),
        ("all collectible cards", owned),
        ("including tokens, enchantments and hero powers", all),
    ];
    let mut out = format!(
        "Build {}. A card is implemented once its Power is written, a live test or trial plays it, and all that it can make or \
         become is written too. What shows that the Power is right, the best of four: a test that a person wrote; the text, from \
         which it is derived; a recording of a real game that plays alike; or nothing but a trial that is computed from the Power \
         itself (Power only).\n\n\
         | cards | implemented | tested by hand | derived from text | recorded | Power only | approximate | started | stubs |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
        coverage.build
    );
    for (title, of) in rows.into_iter().filter(|(_, of)| of.cards > 0) {
        let begun = of.cards - of.implemented - of.approximate - of.todo;
        let EvidenceTally { hand, derived, recorded, power_only } = of.evidence;
        let evidence = format!("{hand} | {derived} | {recorded} | {power_only}");
        let _ = writeln!(
            out,
            "| {title} | {} of {}: {} | {evidence} | {} | {begun} | {} |",
            of.implemented,
            of.cards,
            share_text(of),
            of.approximate,
            of.todo
        );
    }
    if decks.count > 0 {
        let (whole, approximate, count) = (decks.whole, decks.approximate, decks.count);
        let begun = count - whole - approximate;
        let share = percentage(whole, count);
        let _ = writeln!(
            out,
            "| known decks that play whole | {whole} of {count}: {share} | | | | | {approximate} | {begun} | |"
        );
    }
    let _ = write!(
        out,
        "\nOf the collectible cards, {} are written by hand, {} are derived from their text, and {} need only \
         keywords; enchantments without a test are shown by the cards that attach them. Written but uncounted: {} without a live test, and {} that can make or become a stub.\n",
        owned.done, owned.derived, owned.vanilla, owned.unproved, owned.reaches_stub
    );
    if let Some(decks) = &decks.by_list_text {
        let _ = writeln!(out, "Decks that play whole, of those in [data/decks](data/decks): {decks}.");
    }
    out
}

/// The Markdown between [`BEGIN_MARK`] and [`END_MARK`] of COVERAGE.md: the collectible cards of each set.
pub fn by_set(coverage: &Coverage) -> String {
    let mut out = format!(
        "Build {}. README.md says what the columns count.\n\n\
         | set | collectible cards | implemented | share | Power only |\n| --- | ---: | ---: | ---: | ---: |\n",
        coverage.build
    );
    for set in coverage.sets.iter().filter(|set| set.collectible.cards > 0) {
        let of = &set.collectible;
        let power_only = of.evidence.power_only;
        let _ =
            writeln!(out, "| {} | {} | {} | {} | {power_only} |", set.title, of.cards, of.implemented, share_text(of));
    }
    let whole =
        |set: &&super::SetCoverage| set.collectible.cards > 0 && set.collectible.implemented == set.collectible.cards;
    let whole: Vec<&str> = coverage.sets.iter().filter(whole).map(|set| set.title.as_str()).collect();
    if !whole.is_empty() {
        let _ = writeln!(out, "\nComplete sets: {}.", whole.join(", "));
    }
    out
}

fn share_text(of: &Tally) -> String {
    percentage(of.implemented, of.cards)
}

/// A percentage for the README and the card site, rounded down, so that a set with a missing card never shows 100 %.
pub fn percentage(part: usize, of: usize) -> String {
    format!("{} %", part * 100 / of.max(1))
}

/// `document` with `section` between [`BEGIN_MARK`] and [`END_MARK`]; `None` if it lacks one of these lines.
///
/// ```
/// use cardwright::coverage::readme::{BEGIN_MARK, END_MARK, with_section};
/// let document = format!("# A\n{BEGIN_MARK}\nold\n{END_MARK}\nend\n");
/// assert_eq!(with_section(&document, "new\n").unwrap(), format!("# A\n{BEGIN_MARK}\n\nnew\n\n{END_MARK}\nend\n"));
/// assert_eq!(with_section("# A\n", "new\n"), None);
/// ```
pub fn with_section(document: &str, section: &str) -> Option<String> {
    let (before, rest) = document.split_once(BEGIN_MARK)?;
    let (_, after) = rest.split_once(END_MARK)?;
    Some(format!("{before}{BEGIN_MARK}\n\n{section}\n{END_MARK}{after}"))
}
