//! A review as text. Terminal, report and page say the same words.
use super::{DecisionReview, Grade, MulliganReview, OddsPrecision, Review, Summary, TurnReview};
use crate::agent::search::compare::Estimate;
use std::fmt::Write as _;

/// `62 %`.
pub fn percent(chance: f64) -> String {
    format!("{:.0} %", chance * 100.0)
}

/// The number of a turn as its player counts: the third turn of the game is the second of the player who began.
///
/// ```
/// assert_eq!([1, 2, 3].map(cardwright_arena::review::player_turn), [1, 1, 2]);
/// ```
pub const fn player_turn(turn: i32) -> i32 {
    (turn + 1) / 2
}

fn rounded(part: f64) -> f64 {
    (part.max(0.0) * 100.0).round()
}

/// A loss of probability to win: `12 points (8 to 16)`, `1 point`.
fn points(loss: Estimate) -> String {
    let number = |part: f64| format!("{:.0}", rounded(part));
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

/// The grade of a decision with its loss: `mistake: loses 12 points (8 to 16), from 74 % to 62 % to win`. `None`: nothing to say, it
/// was good or forced.
pub fn verdict(decision: &DecisionReview) -> Option<String> {
    match decision.grade {
        Grade::Good | Grade::Forced => None,
        Grade::Ungraded => Some(decision.grade.name().to_owned()),
        Grade::Inaccuracy | Grade::Mistake | Grade::MissedLethal => {
            let mut says = decision.grade.name().to_owned();
            if let Some(loss) = decision.loss {
                let _ = write!(says, ": loses {}", points(loss));
                if let Some(value) = decision.value {
                    // The difference of the rounded numbers is the rounded loss.
                    let (from, lost) = (rounded(value.mean), rounded(loss.mean));
                    let _ = write!(says, ", from {from:.0} % to {:.0} % to win", (from - lost).max(0.0));
                }
            }
            Some(says)
        }
    }
}

/// The lines about a better choice than a decision; none if the decision was good.
pub fn better_lines(decision: &DecisionReview) -> Vec<String> {
    if !decision.grade.is_fault() {
        return Vec::new();
    }
    let mut lines = vec![format!("better: {}", decision.best.join("; "))];
    // What is played and then the end of the turn says no more than the action.
    if decision.played_line.len() > 2 {
        lines.push(format!("as played, at best: {}", decision.played_line.join("; ")));
    }
    lines.push(format!("why: {}", decision.why.join("; ")));
    lines
}

/// The probability of lethal at the start of a turn, in words; `None`: 0 or unknown.
fn lethal(turn: &TurnReview) -> Option<String> {
    let odds = turn.lethal?;
    let many = percent(odds.probability);
    if odds.probability <= 0.0 {
        return None;
    }
    Some(match odds.precision {
        OddsPrecision::Exactly if odds.probability >= 1.0 => "lethal is certain".to_owned(),
        OddsPrecision::Exactly => format!("lethal in {many} of cases"),
        OddsPrecision::AtLeast => format!("lethal in at least {many} of cases"),
        OddsPrecision::About => format!("lethal in about {many} of cases"),
    })
}

/// The head of a turn: `turn 4: 74 % to win; lethal in about 20 % of cases`.
pub fn turn_head(turn: &TurnReview) -> String {
    let mut head = format!("turn {}", player_turn(turn.turn));
    if let Some(value) = turn.value {
        let _ = write!(head, ": {} to win", percent(value.mean));
    }
    if let Some(said) = lethal(turn) {
        let _ = write!(head, "; {said}");
    }
    head
}

/// Why a turn is not graded in full; `None`: it is.
pub fn approximate(turn: &TurnReview) -> Option<String> {
    (!turn.approximate.is_empty()).then(|| format!("approximate: {}", turn.approximate.join("; ")))
}

/// The last decision of a turn that is being reviewed, as lines; the head of the turn comes before its first one.
pub fn decision_lines(turn: &TurnReview, ends_turn: bool) -> Vec<String> {
    let Some(decision) = turn.decisions.last() else { return Vec::new() };
    let mut lines = Vec::new();
    if turn.decisions.len() == 1 {
        lines.push(turn_head(turn));
    }
    let verdict = verdict(decision).map_or_else(String::new, |says| format!("   [{says}]"));
    lines.push(format!("  {}{verdict}", decision.played));
    lines.extend(better_lines(decision).into_iter().map(|line| format!("    {line}")));
    if ends_turn {
        lines.extend(approximate(turn).map(|says| format!("  {says}")));
    }
    lines
}

/// The review of the mulligan, as lines.
pub fn mulligan_lines(it: &MulliganReview) -> Vec<String> {
    let names = |keep: &[bool]| {
        let kept: Vec<&str> = it.offered.iter().zip(keep).filter(|(_, keep)| **keep).map(|(name, _)| *name).collect();
        match kept.len() {
            0 => "nothing".to_owned(),
            count if count == it.offered.len() => "all".to_owned(),
            _ => kept.join(", "),
        }
    };
    let head = format!("mulligan: offered {}; kept {}", it.offered.join(", "), names(&it.was_retained));
    if it.grade.is_fault() {
        let lost = points(it.loss);
        vec![format!("{head}   [{}: loses {lost}]", it.grade.name()), format!("    better: keep {}", names(&it.best))]
    } else {
        vec![head]
    }
}

/// The summary: accuracy, the decisions by grade, and how much could be graded.
pub fn counts(summary: &Summary) -> Vec<String> {
    let mut lines = Vec::new();
    match summary.accuracy {
        Some(accuracy) => lines.push(format!("accuracy: {accuracy:.0} of 100")),
        None => lines.push("accuracy: nothing could be graded".to_owned()),
    }
    let counts = Grade::ALL.into_iter().filter_map(|grade| Some((grade, *summary.grades.get(&grade)?)));
    let counts: Vec<String> = counts.map(|(grade, count)| grade.counted(count)).collect();
    lines.push(format!("decisions: {}", counts.join(", ")));
    let Summary { turns, exact_turns, equal_turns, .. } = *summary;
    let graded = if exact_turns == turns { "all".to_owned() } else { exact_turns.to_string() };
    let differ = turns - equal_turns;
    let differ =
        if differ > 0 { format!(", {differ} in positions that differ from the recording") } else { String::new() };
    lines.push(format!("turns: {turns}, {graded} graded in full{differ}"));
    lines
}

/// The summary with the largest losses, as lines.
pub fn summary_lines(review: &Review) -> Vec<String> {
    let mut lines = counts(&review.summary);
    for (turn, at) in &review.summary.largest_losses {
        let found = review.turns.iter().find(|it| it.turn == *turn).and_then(|it| it.decisions.get(*at));
        if let Some(decision) = found {
            let verdict = verdict(decision).unwrap_or_default();
            lines.push(format!("turn {}: {}   [{verdict}]", player_turn(*turn), decision.played));
            lines.extend(better_lines(decision).into_iter().map(|line| format!("  {line}")));
        }
    }
    lines
}
