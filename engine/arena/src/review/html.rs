//! A review as HTML: one document, without scripts, that loads nothing.
use std::fmt::Write as _;

use super::text::{self, percent};
use super::{DecisionReview, Grade, Review, TurnReview};

const STYLE: &str = "
.cw-review{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem;color:#1b1f24;background:#fff}
.cw-review h1{font-size:1.4rem}.cw-review h2{font-size:1.1rem;margin-top:1.6rem}
.cw-review svg{width:100%;height:auto}.cw-review .axis{stroke:#8885;stroke-width:1}
.cw-review .line{fill:none;stroke:#2563a8;stroke-width:2}.cw-review svg text{font-size:11px;fill:currentColor}
.cw-review details{border-top:1px solid #8884;padding:.4rem 0}.cw-review summary{cursor:pointer}
.cw-review ul{margin:.3rem 0;padding-left:1.3rem}.cw-review .pos{white-space:pre-wrap;font-size:.85rem;opacity:.8}
.cw-review .grade{border-radius:.6em;padding:.05em .6em;font-size:.85em;color:#fff}
.cw-review .g0{background:#2e7d4f}.cw-review .g1{background:#6b7280}.cw-review .g2{background:#9a6700}
.cw-review .g3{background:#b42318}.cw-review .g4{background:#7a1fa2}.cw-review .g5{background:#6b7280}
.cw-review .note{opacity:.8;font-size:.9em}
@media(prefers-color-scheme:dark){.cw-review{color:#e6e6e6;background:#16191d}.cw-review .line{stroke:#6ea8e8}.cw-review a{color:#8fbcec}}
";

/// The letters that mean something in HTML, escaped.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

/// The review as a whole document.
pub fn document(review: &Review) -> String {
    let title = escape(&title(review));
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\"><title>{title}</title></head><body style=\"margin:0\">\n{}</body></html>\n",
        fragment(review)
    )
}

fn title(review: &Review) -> String {
    let (names, heroes) = (&review.game.names, &review.game.heroes);
    let side = |at: usize| format!("{} ({})", names[at], heroes[at]);
    format!("Review: {} against {}", side(0), side(1))
}

/// The review as an element, for notebooks and pages.
pub fn fragment(review: &Review) -> String {
    let mut out = format!("<div class=\"cw-review\"><style>{STYLE}</style><h1>{}</h1>", escape(&title(review)));
    let won = match review.game.won {
        Some(true) => "won",
        Some(false) => "did not win",
        None => "the end is not in the recording",
    };
    let name = &review.game.names[usize::from(review.player - 1)];
    let _ = write!(out, "<p>Decisions of {} ({won}); {}</p>", escape(name), escape(&review.game.mode));
    out += "<ul>";
    for line in text::counts(&review.summary) {
        let _ = write!(out, "<li>{}</li>", escape(&line));
    }
    out += "</ul>";
    out += &chart(&review.turns);
    out += &largest(review);
    out += "<h2>Turns</h2>";
    if let Some(mulligan) = &review.mulligan {
        let said = text::mulligan_lines(mulligan).iter().map(|line| escape(line)).collect::<Vec<_>>().join("<br>");
        let _ = write!(out, "<p>{}{said}</p>", badge(mulligan.grade));
    }
    for turn in &review.turns {
        out += &of_turn(turn);
    }
    for remark in &review.remarks {
        let _ = write!(out, "<p class=\"note\">{}</p>", escape(remark));
    }
    out + "</div>"
}

fn badge(grade: Grade) -> String {
    let at = Grade::ALL.iter().position(|it| *it == grade).unwrap_or_default();
    format!("<span class=\"grade g{at}\">{}</span> ", grade.name())
}

fn largest(review: &Review) -> String {
    let mut out = String::new();
    for (turn, at) in &review.summary.largest_losses {
        let found = review.turns.iter().find(|it| it.turn == *turn).and_then(|it| it.decisions.get(*at));
        if let Some(decision) = found {
            let own = text::player_turn(*turn);
            let _ = write!(out, "<li><a href=\"#cw-turn-{turn}\">Turn {own}</a>: {}</li>", decision_text(decision));
        }
    }
    if out.is_empty() { out } else { format!("<h2>Largest losses</h2><ol>{out}</ol>") }
}

/// A decision with its grade and what was better, as HTML.
fn decision_text(decision: &DecisionReview) -> String {
    let at = Grade::ALL.iter().position(|it| *it == decision.grade).unwrap_or_default();
    let verdict = text::verdict(decision).unwrap_or_else(|| decision.grade.name().to_owned());
    let mut out = format!("{} <span class=\"grade g{at}\">{}</span>", escape(&decision.played), escape(&verdict));
    for line in text::better_lines(decision) {
        let _ = write!(out, "<br>{}", escape(&line));
    }
    out
}

fn of_turn(turn: &TurnReview) -> String {
    let fault = turn.decisions.iter().map(|decision| decision.grade).filter(|grade| grade.is_fault()).max();
    let open = if fault.is_some() { " open" } else { "" };
    let head = escape(&text::turn_head(turn));
    let mut out = format!("<details id=\"cw-turn-{}\"{open}><summary>{head}", turn.turn);
    if let Some(fault) = fault {
        let _ = write!(out, " {}", badge(fault));
    }
    let _ = write!(out, "</summary><div class=\"pos\">{}</div><ul>", escape(&turn.position.join("\n")));
    for decision in &turn.decisions {
        let _ = write!(out, "<li>{}</li>", decision_text(decision));
    }
    out += "</ul>";
    if let Some(approximate) = text::approximate(turn) {
        let _ = write!(out, "<p class=\"note\">{}</p>", escape(&approximate));
    }
    out + "</details>"
}

/// The size of the chart, and the room for its labels.
const SIZE: [f64; 2] = [720.0, 200.0];
const LEFT: f64 = 36.0;
const BOTTOM: f64 = 18.0;

/// The probability to win by turn. Turns without one leave a gap.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2⁵³ turns")]
fn chart(turns: &[TurnReview]) -> String {
    let step = (SIZE[0] - LEFT - 8.0) / turns.len().saturating_sub(1).max(1) as f64;
    let y = |value: f64| 6.0 + (SIZE[1] - BOTTOM - 6.0) * (1.0 - value);
    let mut out =
        format!("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"Probability to win by turn\">", SIZE[0], SIZE[1]);
    for value in [0.0, 0.5, 1.0] {
        let at = y(value);
        let _ = write!(out, "<path class=\"axis\" d=\"M{LEFT} {at:.1}H{}\"/>", SIZE[0]);
        let _ = write!(out, "<text x=\"0\" y=\"{:.1}\">{}</text>", at + 4.0, percent(value));
    }
    let (mut path, mut pen_up) = (String::new(), true);
    let every = turns.len().div_ceil(16).max(1);
    for (at, turn) in turns.iter().enumerate() {
        let x = step.mul_add(at as f64, LEFT);
        if at % every == 0 {
            let _ = write!(
                out,
                "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                SIZE[1] - 3.0,
                text::player_turn(turn.turn)
            );
        }
        let Some(value) = turn.value else {
            pen_up = true;
            continue;
        };
        let _ = write!(path, "{}{x:.1} {:.1}", if pen_up { 'M' } else { 'L' }, y(value.mean));
        pen_up = false;
        let said = format!("Turn {}: {}", text::player_turn(turn.turn), percent(value.mean));
        let _ = write!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"#2563a8\"><title>{said}</title></circle>",
            y(value.mean)
        );
    }
    out + &format!("<path class=\"line\" d=\"{path}\"/></svg>")
}
