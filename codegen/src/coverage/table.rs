//! Coverage as a table, for a terminal and as Markdown.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::{Coverage, SetCoverage};

const COLUMNS: [&str; 13] = [
    "set",
    "collectible",
    "Vanilla",
    "Derived",
    "Done",
    "Approximate",
    "Partial",
    "Stale",
    "Todo",
    "implemented",
    "%",
    "live tests",
    "all cards",
];

fn cells(set: &SetCoverage) -> [String; 13] {
    let tally = &set.collectible;
    let number = |n: usize| if n == 0 { "·".to_owned() } else { n.to_string() };
    [
        set.title.clone(),
        tally.cards.to_string(),
        number(tally.vanilla),
        number(tally.derived),
        number(tally.done),
        number(tally.approximate),
        number(tally.partial),
        number(tally.stale),
        number(tally.todo),
        number(tally.implemented),
        format!("{:.1}", tally.percent()),
        number(tally.live_tests),
        format!("{} of {}", set.all.implemented, set.all.cards),
    ]
}

/// The columns of a narrow table.
const NARROW_COLUMNS: [usize; 7] = [0, 1, 2, 3, 4, 8, 10];
/// The maximum width of a table with all columns.
const MIN_WIDE_TABLE: u16 = 146;

/// A table for a terminal with this number of columns, with the total as its last row; a narrow one omits columns.
pub fn terminal(coverage: &Coverage, width: Option<u16>) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_content_arrangement(ContentArrangement::Dynamic);
    let narrow = width.is_some_and(|width| width < MIN_WIDE_TABLE);
    if let Some(columns) = width {
        table.set_width(columns);
    }
    let row = |cells: [String; 13]| -> Vec<String> {
        let told = |(at, cell)| (!narrow || NARROW_COLUMNS.contains(&at)).then_some(cell);
        cells.into_iter().enumerate().filter_map(told).collect()
    };
    let mut header = COLUMNS.map(str::to_owned);
    if narrow {
        "cards".clone_into(&mut header[1]);
    }
    table.set_header(row(header));
    for set in coverage.sets.iter().chain([&coverage.total]) {
        table.add_row(row(cells(set)));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}

/// The table as Markdown.
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
