//! A terminal's screen as a picture.
use std::fmt::Write as _;

use vt100::{Cell, Color, Screen};

/// The room that a character takes.
const WIDTH: f64 = 8.4;
const HEIGHT: f64 = 18.0;
/// The room around the screen.
const EDGE: f64 = 14.0;
const PAPER: &str = "#15171c";
const INK: &str = "#d7d9de";
/// The first sixteen colors, as a terminal has them.
const COLORS: [&str; 16] = [
    "#2b2f38", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d7d9de", "#6b7280", "#ff8791",
    "#b5e08f", "#ffd98f", "#84c6ff", "#e39af5", "#7ad4e0", "#ffffff",
];

/// The screen as SVG: what a person sees, character by character. The same screen gives the same picture.
pub fn svg(screen: &Screen) -> String {
    let (rows, columns) = (screen.size().0.get(), screen.size().1.get());
    let (width, height) = (f64::from(columns) * WIDTH + 2.0 * EDGE, f64::from(rows) * HEIGHT + 2.0 * EDGE);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" font-family=\"ui-monospace,DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    );
    for row in 0..rows {
        let mut column = 0;
        while column < columns {
            let Some(first) = screen.cell(row, column) else { break };
            let end = (column..columns).find(|at| screen.cell(row, *at).is_none_or(|cell| !alike(first, cell)));
            let end = end.unwrap_or(columns);
            let letter = |at| match screen.cell(row, at).map_or("", Cell::contents) {
                "" => " ",
                letter => letter,
            };
            let text: String = (column..end).map(letter).collect();
            run(&mut out, first, &text, (row, column, end));
            column = end;
        }
    }
    out + "</svg>\n"
}

fn alike(one: &Cell, other: &Cell) -> bool {
    let looks = |cell: &Cell| (cell.fgcolor(), cell.bgcolor(), cell.bold(), cell.underline(), cell.inverse());
    looks(one) == looks(other)
}

/// Characters of one row that look alike.
fn run(out: &mut String, looks: &Cell, text: &str, (row, column, end): (u16, u16, u16)) {
    let (mut ink, mut paper) = (color(looks.fgcolor(), INK), color(looks.bgcolor(), PAPER));
    if looks.inverse() {
        std::mem::swap(&mut ink, &mut paper);
    }
    let (x, y) = (EDGE + f64::from(column) * WIDTH, EDGE + f64::from(row) * HEIGHT);
    let width = f64::from(end - column) * WIDTH;
    if paper != PAPER {
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{HEIGHT}\" fill=\"{paper}\"/>"
        );
    }
    if text.trim().is_empty() {
        return;
    }
    let bold = if looks.bold() { " font-weight=\"bold\"" } else { "" };
    let line = if looks.underline() { " text-decoration=\"underline\"" } else { "" };
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{:.1}\" fill=\"{ink}\"{bold}{line} textLength=\"{width:.1}\" xml:space=\"preserve\">{text}</text>",
        y + 13.5,
    );
}

fn color(of: Color, default: &str) -> String {
    match of {
        Color::Default => default.to_owned(),
        Color::Idx(n) => COLORS.get(usize::from(n)).map_or_else(|| default.to_owned(), |it| (*it).to_owned()),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}
