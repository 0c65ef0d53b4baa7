//! Coverage as it stands in the README, between two marks: short, and the same for the same cards.

use std::fmt::Write as _;

use cardwright_data::sets::Sets;

use super::{Coverage, Tally};

/// The line before what the tool writes.
pub const BEGIN: &str = "<!-- coverage: written by `cargo cards coverage --readme` -->";
/// The line behind it.
pub const END: &str = "<!-- /coverage -->";

/// What stands between the marks.
pub fn section(coverage: &Coverage, sets: &Sets) -> String {
    let format = |name: &str| {
        let mut sum = Tally::default();
        for of in &coverage.sets {
            let row = sets.sets.iter().find(|set| set.module == of.module);
            if row.is_some_and(|row| row.formats.iter().any(|it| it == name)) {
                sum.cards += of.collectible.cards;
                sum.implemented += of.collectible.implemented;
                sum.todo += of.collectible.todo;
            }
        }
        sum
    };
    let (owned, all) = (&coverage.total.collectible, &coverage.total.all);
    let rows = [
        ("Standard", &format("standard")),
        ("Wild", &format("wild")),
        ("all collectible cards", owned),
        ("with tokens, enchantments, hero powers", all),
    ];
    let mut out = format!(
        "Build {}. A card counts when its Power stands there **and** a live test names it.\n\n\
         | cards | play as printed, and are tested | begun | stubs |\n| --- | ---: | ---: | ---: |\n",
        coverage.build
    );
    for (title, of) in rows.into_iter().filter(|(_, of)| of.cards > 0) {
        let begun = of.cards - of.implemented - of.todo;
        let _ =
            writeln!(out, "| {title} | {} of {}: {} | {begun} | {} |", of.implemented, of.cards, share(of), of.todo);
    }
    let _ = write!(
        out,
        "\nOf the collectible ones {} are written by hand, {} are derived from their own text, {} have keywords alone. \
         {} are written and do not count, because no test of theirs runs.\n",
        owned.done, owned.derived, owned.vanilla, owned.unproved
    );
    let whole =
        |set: &&super::SetCoverage| set.collectible.cards > 0 && set.collectible.implemented == set.collectible.cards;
    let whole: Vec<&str> = coverage.sets.iter().filter(whole).map(|set| set.title.as_str()).collect();
    if !whole.is_empty() {
        let _ = writeln!(out, "Whole: {}.", whole.join(", "));
    }
    out.push_str(
        "\n<details><summary>Set by set</summary>\n\n| set | cards | play | |\n| --- | ---: | ---: | ---: |\n",
    );
    for set in coverage.sets.iter().filter(|set| set.collectible.cards > 0) {
        let of = &set.collectible;
        let _ = writeln!(out, "| {} | {} | {} | {} |", set.title, of.cards, of.implemented, share(of));
    }
    out.push_str("\n</details>\n");
    out
}

/// Rounded down: nothing is whole that lacks a card.
fn share(of: &Tally) -> String {
    format!("{} %", of.implemented * 100 / of.cards.max(1))
}

/// The document with this section between its marks; nothing if it has no marks.
///
/// ```
/// use cardwright::coverage::readme::{BEGIN, END, with_section};
/// let document = format!("# A\n{BEGIN}\nold\n{END}\nend\n");
/// assert_eq!(with_section(&document, "new\n").unwrap(), format!("# A\n{BEGIN}\n\nnew\n\n{END}\nend\n"));
/// assert_eq!(with_section("# A\n", "new\n"), None);
/// ```
pub fn with_section(document: &str, section: &str) -> Option<String> {
    let (before, rest) = document.split_once(BEGIN)?;
    let (_, behind) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{section}\n{END}{behind}"))
}
