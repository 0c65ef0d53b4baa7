//! A review as text.
use super::{DecisionReview, Grade, MulliganReview, Review, Summary, TurnReview};
use crate::agent::search::compare::Estimate;
use std::fmt::Write as _;

/// `62 %`.
pub fn percent(chance: f64) -> String {
    format!("{:.0} %", chance * 100.0)
}

/// The loss of a decision: `12 points (8 to 16)`; `None` if it has none.
pub fn points(decision: &DecisionReview) -> Option<String> {
    decision.loss.map(points_of)
}

/// `12 points (8 to 16)`, `1 point`.
fn points_of(loss: Estimate) -> String {
    let number = |part: f64| format!("{:.0}", part.max(0.0) * 100.0);
    let points = match number(loss.mean).as_str() {
        "0" => "less than 1 point".to_owned(),
        "1" => "1 point".to_owned(),
        many => format!("{many} points"),
    };
    if (loss.low - loss.high).abs() < f64::EPSILON {
        points
    } else {
        format!("{points} ({} to {})", number(loss.low), number(loss.high))
    }
}

/// The probability of lethal at the start of a turn, in words; `None`: 0 or unknown.
pub fn lethal(turn: &TurnReview) -> Option<String> {
    let odds = turn.lethal?;
    if odds.known == "exactly" && odds.probability >= 1.0 {
        return Some("lethal is there".to_owned());
    }
    let many = percent(odds.probability);
    match odds.known {
        _ if odds.probability <= 0.0 => None,
        "exactly" => Some(format!("lethal in {many} of what can happen")),
        "at_least" => Some(format!("lethal in {many} or more of what can happen")),
        _ => Some(format!("lethal in about {many} of what can happen")),
    }
}

/// The review of the mulligan, in words.
pub fn mulligan(it: &MulliganReview) -> String {
    let names = |keep: &[bool]| {
        let kept: Vec<&str> = it.offered.iter().zip(keep).filter(|(_, keep)| **keep).map(|(name, _)| *name).collect();
        if kept.is_empty() { "nothing".to_owned() } else { kept.join(", ") }
    };
    let head = format!("mulligan: offered {}; kept {}", it.offered.join(", "), names(&it.was_retained));
    if it.grade.is_fault() {
        let lost = points_of(it.loss);
        format!("{head}: {}, {lost}; better: keep {}", it.grade.name(), names(&it.best))
    } else {
        format!("{head}: {}", it.grade.name())
    }
}

/// A turn, as lines.
pub fn turn_lines(turn: &TurnReview) -> Vec<String> {
    let mut head = format!("turn {}", turn.turn);
    if let Some(value) = turn.value {
        let _ = write!(head, ": {} to win", percent(value.mean));
    }
    if let Some(said) = lethal(turn) {
        let _ = write!(head, "; {said}");
    }
    let mut lines = vec![head];
    lines.extend(turn.decisions.iter().flat_map(decision_lines));
    if !turn.approximate.is_empty() {
        lines.push(format!("  approximate: {}", turn.approximate.join("; ")));
    }
    lines
}

fn decision_lines(decision: &DecisionReview) -> Vec<String> {
    let grade = match decision.grade {
        Grade::Good | Grade::Forced => String::new(),
        Grade::Ungraded => format!("   [{}]", decision.grade.name()),
        Grade::Inaccuracy | Grade::Mistake | Grade::MissedLethal => {
            let lost = points(decision).map_or_else(String::new, |points| format!(", loses {points}"));
            format!("   [{}{lost}]", decision.grade.name())
        }
    };
    let mut lines = vec![format!("  {}{grade}", decision.played)];
    if decision.grade.is_fault() {
        lines.push(format!("    better: {}", decision.best.join("; ")));
        if !decision.played_line.is_empty() {
            lines.push(format!("    than: {}", decision.played_line.join("; ")));
        }
        lines.push(format!("    because {}", decision.why.join("; ")));
    }
    lines
}

/// The summary, as lines.
pub fn summary_lines(review: &Review) -> Vec<String> {
    let summary = &review.summary;
    let mut lines = Vec::new();
    match summary.accuracy {
        Some(accuracy) => lines.push(format!("accuracy: {accuracy:.0} of 100")),
        None => lines.push("accuracy: nothing could be graded".to_owned()),
    }
    let counts = Grade::ALL.into_iter().filter_map(|grade| Some((grade, summary.grades.get(&grade)?)));
    let counts: Vec<String> = counts.map(|(grade, count)| format!("{}: {count}", grade.name())).collect();
    lines.push(format!("decisions: {}", counts.join(", ")));
    let Summary { turns, exact_turns, equal_turns, .. } = summary;
    lines.push(format!(
        "turns: {turns}; graded in full: {exact_turns}; with the position of the recording: {equal_turns}"
    ));
    for (turn, at) in &summary.largest_losses {
        let found = review.turns.iter().find(|it| it.turn == *turn).and_then(|it| it.decisions.get(*at));
        if let Some(decision) = found {
            let lost = points(decision).unwrap_or_default();
            lines.push(format!("turn {turn}: {} loses {lost}", decision.played));
            lines.push(format!("  better: {}", decision.best.join("; ")));
            lines.push(format!("  because {}", decision.why.join("; ")));
        }
    }
    lines
}
