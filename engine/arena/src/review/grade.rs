//! Grades of decisions, and the summary of a game.
use serde::{Serialize, Serializer};

use super::{Summary, TurnReview};
use crate::agent::search::compare::Estimate;

/// The grade of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// The decision is as good as the best one, as far as can be told.
    Good,
    /// There was nothing else to do.
    Forced,
    /// The decision gives up 5 to 10 percentage points of the probability to win.
    Inaccuracy,
    /// The decision gives up 10 percentage points of the probability to win or more.
    Mistake,
    /// There was a certain lethal before the decision and none after it.
    MissedLethal,
    /// The decision could not be compared.
    Ungraded,
}

/// The loss from which a decision is an inaccuracy, and a mistake.
const INACCURACY: f64 = 0.05;
const MISTAKE: f64 = 0.10;

impl Grade {
    /// Every grade, from good to bad.
    pub const ALL: [Self; 6] =
        [Self::Good, Self::Forced, Self::Inaccuracy, Self::Mistake, Self::MissedLethal, Self::Ungraded];

    /// The grade of a loss. Its whole interval must show a loss: noise is not graded.
    pub fn of(loss: Estimate) -> Self {
        if loss.mean >= MISTAKE && loss.low >= INACCURACY / 2.0 {
            Self::Mistake
        } else if loss.mean >= INACCURACY && loss.low > 0.0 {
            Self::Inaccuracy
        } else {
            Self::Good
        }
    }

    /// Its name: `missed lethal`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Forced => "forced",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::MissedLethal => "missed lethal",
            Self::Ungraded => "not graded",
        }
    }

    /// A number of decisions with the grade: `1 mistake`, `2 inaccuracies`.
    pub fn counted(self, count: usize) -> String {
        let name = match self {
            Self::Inaccuracy if count != 1 => "inaccuracies",
            Self::Mistake if count != 1 => "mistakes",
            Self::MissedLethal if count != 1 => "missed lethals",
            Self::Good | Self::Forced | Self::Inaccuracy | Self::Mistake | Self::MissedLethal | Self::Ungraded => {
                self.name()
            }
        };
        format!("{count} {name}")
    }

    /// Whether something was missed.
    pub const fn is_fault(self) -> bool {
        match self {
            Self::Inaccuracy | Self::Mistake | Self::MissedLethal => true,
            Self::Good | Self::Forced | Self::Ungraded => false,
        }
    }
}

impl Serialize for Grade {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The accuracy of a loss of the probability to win (0 to 1), from 0 to 100: the curve that lichess publishes for chess
/// (<https://lichess.org/page/accuracy>), so that players know what the number means.
pub fn accuracy(loss: f64) -> f64 {
    (103.1668 * (-0.043_54 * loss * 100.0).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The number of losses in a summary.
const LARGEST: usize = 3;

/// The summary of a game.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2⁵³ decisions")]
pub fn summary(turns: &[TurnReview]) -> Summary {
    let mut summary = Summary { turns: turns.len(), ..Summary::default() };
    let mut losses: Vec<(f64, i32, usize)> = Vec::new();
    let mut graded = Vec::new();
    for turn in turns {
        summary.exact_turns += usize::from(turn.approximate.is_empty());
        summary.equal_turns += usize::from(turn.state_matches);
        for (at, decision) in turn.decisions.iter().enumerate() {
            *summary.grades.entry(decision.grade).or_default() += 1;
            let loss = if decision.grade.is_fault() { decision.loss.map_or(0.0, |loss| loss.mean) } else { 0.0 };
            match decision.grade {
                Grade::Ungraded | Grade::Forced => {}
                Grade::Good | Grade::Inaccuracy | Grade::Mistake | Grade::MissedLethal => graded.push(accuracy(loss)),
            }
            if decision.grade.is_fault() {
                losses.push((loss, turn.turn, at));
            }
        }
    }
    losses.sort_by(|one, other| other.0.total_cmp(&one.0));
    summary.largest_losses = losses.into_iter().take(LARGEST).map(|(_, turn, at)| (turn, at)).collect();
    summary.accuracy = (!graded.is_empty()).then(|| graded.iter().sum::<f64>() / graded.len() as f64);
    summary
}
