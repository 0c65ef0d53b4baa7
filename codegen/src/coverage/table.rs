//! Coverage as a table, for a terminal and as Markdown.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::{Coverage, SetCoverage};

const COLUMNS: [&str; 12] = [
    "set",
    "collectible",
    "Vanilla",
    "Derived",
    "Done",
    "Partial",
    "Stale",
    "Todo",
    "implemented",
    "%",
    "live tests",
    "all cards",
];

fn cells(set: &SetCoverage) -> [String; 12] {
    let tally = &set.collectible;
    let number = |n: usize| if n == 0 { "·".to_owned() } else { n.to_string() };
    [
        set.title.clone(),
        tally.cards.to_string(),
        number(tally.vanilla),
        number(tally.derived),
        number(tally.done),
        number(tally.partial),
        number(tally.stale),
        number(tally.todo),
        number(tally.implemented),
        format!("{:.1}", tally.percent()),
        number(tally.live_tests),
        format!("{} of {}", set.all.implemented, set.all.cards),
    ]
}

/// A table for a terminal, with the total as its last row.
pub fn terminal(coverage: &Coverage) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_content_arrangement(ContentArrangement::Dynamic);
    if let Some((_, columns)) = console::Term::stdout().size_checked() {
        table.set_width(columns);
    }
    table.set_header(COLUMNS);
    for set in coverage.sets.iter().chain([&coverage.total]) {
        table.add_row(cells(set));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}

/// The same as a Markdown table.
pub fn markdown(coverage: &Coverage) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let mut out = row(&COLUMNS.map(str::to_owned));
    out.push_str("| --- |");
    out.push_str(&" ---: |".repeat(COLUMNS.len() - 1));
    out.push('\n');
    for set in coverage.sets.iter().chain([&coverage.total]) {
        out.push_str(&row(&cells(set)));
    }
    out
}
