//! Win rates with their intervals as an SVG: a dot for the rate, a line from one end of the 95 % interval to the other.
//!
//! A charting library would add fonts and rasterizers for a few lines of SVG.
use std::fmt::Write as _;

use crate::win_count::WinCount;

/// Width of the labels, in pixels.
const LABEL_WIDTH: f64 = 260.0;
/// Width of 100 %.
const FULL_WIDTH: f64 = 480.0;
/// Height of a row, and of the margins.
const ROW_HEIGHT: f64 = 22.0;
/// The maximum number of letters in a label.
const MAX_LABEL_LETTERS: usize = 36;

/// Text escaped for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A document with a row for each label; rows without games are left out.
pub fn svg(title: &str, rows: &[(String, WinCount)]) -> String {
    let rows: Vec<(&str, u64, [f64; 3])> =
        rows.iter().filter_map(|(label, count)| Some((label.as_str(), count.games, count.rate()?))).collect();
    let x = |rate: f64| rate.mul_add(FULL_WIDTH, LABEL_WIDTH);
    let lines = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let (width, bottom) = (LABEL_WIDTH + FULL_WIDTH + 40.0, ROW_HEIGHT * (f64::from(lines) + 2.0));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        bottom + ROW_HEIGHT * 1.5,
        escaped(title),
    );
    let _ = writeln!(svg, "<text x=\"8\" y=\"{}\" font-weight=\"bold\">{}</text>", ROW_HEIGHT, escaped(title));
    for percent in [0_u32, 25, 50, 75, 100] {
        let (at, color) = (x(f64::from(percent) / 100.0), if percent == 50 { "#888" } else { "#ddd" });
        let _ = writeln!(
            svg,
            "<line x1=\"{at}\" y1=\"{}\" x2=\"{at}\" y2=\"{bottom}\" stroke=\"{color}\"/>",
            ROW_HEIGHT * 1.5
        );
        let _ = writeln!(
            svg,
            "<text x=\"{at}\" y=\"{}\" text-anchor=\"middle\">{percent} %</text>",
            bottom + ROW_HEIGHT * 0.8
        );
    }
    for (at, (label, games, [rate, low, high])) in (0_u32..).zip(rows) {
        let y = ROW_HEIGHT * (f64::from(at) + 2.0);
        let short: String = label.chars().take(MAX_LABEL_LETTERS).collect();
        let told =
            format!("{label}: {:.1} % ({:.1} to {:.1}) of {games} games", rate * 100.0, low * 100.0, high * 100.0);
        let _ = writeln!(
            svg,
            "<g><title>{}</title><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line x1=\"{:.1}\" y1=\"{y}\" x2=\"{:.1}\" y2=\"{y}\" stroke=\"#2563a8\" stroke-width=\"2\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"4\" fill=\"#2563a8\"/></g>",
            escaped(&told),
            LABEL_WIDTH - 10.0,
            y + 4.5,
            escaped(&short),
            x(low),
            x(high),
            x(rate),
        );
    }
    svg + "</svg>\n"
}
