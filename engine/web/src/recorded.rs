//! Recorded games that a page opens and reviews.
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use cardwright_arena::conform::printings::Printings;
use cardwright_arena::limits;
use cardwright_arena::review::{self, GameInfo, Grade, Piece, RecordedStep, ReviewRequest, Reviewer, TurnReview};
use cardwright_arena::serve::fields::RequestFault;
use cardwright_engine::{Cards, PlayerId};
use serde_json::{Map, Value, json};

/// A game of a recording that is open.
pub struct Recording {
    text: Arc<str>,
    /// The former texts of cards; `None`: the page has not brought them.
    printings: Option<Printings>,
    /// The review of the game.
    reviewer: Reviewer,
    /// The number of decisions that are reviewed so far.
    reviewed: usize,
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").field("game", self.reviewer.info()).finish_non_exhaustive()
    }
}

fn wrong(says: impl Into<String>) -> RequestFault {
    RequestFault::new("recording", says)
}

impl Recording {
    /// Opens a game of a recording: HSReplay XML or a `Power.log`; `number` is the game, from 1, and without it the last one.
    /// `printings` is what [`Printings::from_json`] reads.
    pub fn open(
        cards: &'static Cards,
        text: &str,
        number: Option<usize>,
        printings: Option<Value>,
    ) -> Result<Self, RequestFault> {
        if text.len() as u64 > limits::GAME_BYTES {
            return Err(wrong(format!("a recording has at most {} MB", limits::GAME_BYTES >> 20)));
        }
        let printings = printings.map(Printings::from_json).transpose();
        let printings = printings.map_err(|error| RequestFault::new("printings", error.to_string()))?;
        Self::of(cards, text.into(), number, printings)
    }

    fn of(
        cards: &'static Cards,
        text: Arc<str>,
        game: Option<usize>,
        printings: Option<Printings>,
    ) -> Result<Self, RequestFault> {
        let request = ReviewRequest { game, ..ReviewRequest::default() };
        let reviewer = Reviewer::new(cards, &text, &request, printings.clone());
        let reviewer = reviewer.map_err(|error| wrong(error.to_string()))?;
        Ok(Self { text, printings, reviewer, reviewed: 0 })
    }

    /// Another game of the recording; `None`: it is the one that is open.
    pub fn other_game(&self, cards: &'static Cards, number: Option<usize>) -> Result<Option<Self>, RequestFault> {
        let other = number.filter(|number| *number != self.reviewer.info().number);
        other.map(|_| Self::of(cards, self.text.clone(), other, self.printings.clone())).transpose()
    }

    /// The player whose decisions are reviewed.
    pub fn player(&self) -> PlayerId {
        self.reviewer.player()
    }

    /// The decisions of both players.
    pub fn steps(&self) -> Result<Vec<RecordedStep>, RequestFault> {
        let steps = self.reviewer.steps();
        if steps.is_empty() { Err(wrong("the engine has none of its positions")) } else { Ok(steps) }
    }

    /// The document about the game: `game` with names, heroes, mode and result; `turns`, those of the reviewed player, each with
    /// its number and the steps of its decisions; `decisions`, their number; and `remarks`.
    pub fn about(&self, steps: &[RecordedStep]) -> Map<String, Value> {
        let GameInfo { number, games, names, heroes, mode, format, won, complete, .. } = self.reviewer.info();
        let game = json!({
            "number": number, "games": games, "names": names, "heroes": heroes, "mode": mode, "format": format, "won": won,
            "complete": complete,
        });
        let places: BTreeMap<usize, usize> = steps.iter().enumerate().map(|(at, step)| (step.decision, at)).collect();
        let turn = |decisions: &Vec<usize>| {
            let steps: Vec<Option<usize>> = decisions.iter().map(|at| places.get(at).copied()).collect();
            json!({ "turn": decisions.first().map(|at| self.reviewer.own_turn(*at)), "steps": steps })
        };
        let turns: Vec<Value> = self.reviewer.turns().iter().map(turn).collect();
        let fields = [
            ("game", game),
            ("turns", json!(turns)),
            ("decisions", json!(self.reviewer.decisions())),
            ("remarks", json!(self.reviewer.remarks())),
        ];
        fields.into_iter().map(|(name, it)| (name.to_owned(), it)).collect()
    }

    /// Reviews the next piece of the game: `mulligan`, or a `turn` as far as it is reviewed; `summary` when all is done.
    pub fn review_next(&mut self) -> Result<Map<String, Value>, RequestFault> {
        if self.printings.is_none() {
            let says = "the former texts of cards are missing, which a review needs: load the page again, and open the recording";
            return Err(RequestFault::new("printings", says));
        }
        let (mut mulligan, mut turn) = (Value::Null, Value::Null);
        let index = self.reviewer.reviewed().len();
        match self.reviewer.advance() {
            Some(Piece::Mulligan(reviewed)) => {
                mulligan = json!(
                    reviewed.map(|it| { json!({ "lines": review::mulligan_lines(it), "grade": it.grade.name() }) })
                );
            }
            Some(Piece::Decision { turn: so_far, ends_turn }) => {
                self.reviewed += 1;
                turn = turn_json(so_far, index, ends_turn);
            }
            None => {}
        }
        let summary = self.reviewer.is_done().then(|| review::counts(&self.reviewer.summary()));
        let fields =
            [("done", json!(self.reviewed)), ("mulligan", mulligan), ("turn", turn), ("summary", json!(summary))];
        Ok(fields.into_iter().map(|(name, it)| (name.to_owned(), it)).collect())
    }
}

/// A turn as a page shows it, in the words of the terminal and of the report.
fn turn_json(turn: &TurnReview, index: usize, ends_turn: bool) -> Value {
    let decisions = turn.decisions.iter().map(|decision| {
        json!({
            "says": decision.played,
            "grade": decision.grade.name(),
            "verdict": review::verdict(decision),
            "better": review::better_lines(decision),
        })
    });
    let worst = turn.decisions.iter().map(|decision| decision.grade).filter(|grade| grade.is_fault()).max();
    json!({
        "index": index,
        "ends": ends_turn,
        "head": review::turn_head(turn),
        "value": turn.value.map(|value| value.mean),
        "worst": worst.map(Grade::name),
        "approximate": review::approximate(turn),
        "decisions": decisions.collect::<Vec<_>>(),
    })
}
