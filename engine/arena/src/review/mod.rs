//! `cargo arena review`: the missed chances of a recorded game.
//!
//! Each decision of the recording player is compared with the best line that the search finds for what the player knew. A
//! decision is graded only if the engine has the position exactly as the recording shows it; other turns are marked as approximate, with the
//! reason.
mod command;
mod grade;
mod html;
mod mulligan;
mod position;
mod reviewer;
mod steps;
mod text;
mod words;

use std::collections::BTreeMap;

use cardwright_engine::{CardId, Cards, PlayerId};
use serde::Serialize;

use crate::agent::search::compare::Estimate;
use crate::conform::CardLookup;
use crate::conform::printings::Printings;
use crate::recording::{Header, Recorded, RecordingError};
use crate::stop;

pub use command::Command;
pub use grade::{Grade, accuracy};
pub use html::{document, fragment};
pub use mulligan::MulliganReview;
pub use reviewer::{Piece, Reviewer};
pub use steps::{RecordedStep, win_probability};
pub use text::{
    approximate, better_lines, counts, decision_lines, mulligan_lines, player_turn, summary_lines, turn_head, verdict,
};

/// The playouts for each decision, by default.
pub const PLAYOUTS: u32 = 240;
/// The most playouts for each decision.
pub const MAX_PLAYOUTS: u32 = 100_000;

/// The game, the player and the effort of a review.
#[derive(Clone, Debug)]
pub struct ReviewRequest {
    /// The number of the game in the recording, from 1; `None`: the last one.
    pub game: Option<usize>,
    /// The player, 1 or 2; `None`: the one whose hand the recording shows.
    pub player: Option<u8>,
    /// Playouts for each decision.
    pub playouts: u32,
    /// The seed of all samples: the same seed gives the same review.
    pub seed: u64,
    /// The player's deck, where the recording does not have it; empty: unknown.
    pub deck: Vec<CardId>,
    /// The opponent's deck; empty: unknown.
    pub opponent_deck: Vec<CardId>,
}

impl Default for ReviewRequest {
    fn default() -> Self {
        Self { game: None, player: None, playouts: PLAYOUTS, seed: 0, deck: Vec::new(), opponent_deck: Vec::new() }
    }
}

/// The reason why a recording cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The recording cannot be read.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// The recording shows neither player's hand.
    #[error(
        "the recording shows neither player's hand: take the `Power.log` of the computer on which the game was played"
    )]
    NoHand,
    /// The hand of this player is not in it.
    #[error("the hand of player {0} is not in the recording: leave out `--player`, or name the other one")]
    Hidden(u8),
    /// The player makes no decision.
    #[error("player {0} decides nothing in game {1} of the recording")]
    NoDecision(u8, usize),
    /// The data of former cards cannot be read.
    #[error("the former printings of cards cannot be read: {0}")]
    Printings(String),
    /// The review was stopped.
    #[error("the review was interrupted")]
    Stopped,
}

/// The review of a game.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// `cardwright-review-1`.
    #[serde(rename = "format")]
    pub document_format: &'static str,
    /// The game.
    pub game: GameInfo,
    /// The reviewed player, 1 or 2.
    pub player: u8,
    /// Playouts for each decision.
    pub playouts: u32,
    /// The seed.
    pub seed: u64,
    /// The opening hand; `None`: not in the recording, or not comparable.
    pub mulligan: Option<MulliganReview>,
    /// The player's turns.
    pub turns: Vec<TurnReview>,
    /// The whole game.
    pub summary: Summary,
    /// Tags, values and packets of the recording that the reader does not know.
    pub remarks: Vec<String>,
}

/// The game of a review.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// Its number in the recording, from 1.
    pub number: usize,
    /// The number of games in the recording.
    pub games: usize,
    /// The players' names.
    pub names: [String; 2],
    /// The players' heroes.
    pub heroes: [String; 2],
    /// The mode.
    pub mode: String,
    /// The format, if it is known.
    pub format: Option<&'static str>,
    /// The build of the client, if it is known.
    pub build: Option<u32>,
    /// Whether the player won; `None`: the end is not in the recording.
    pub won: Option<bool>,
    /// Whether the end is in the recording.
    pub complete: bool,
}

/// A turn of the player.
#[derive(Clone, Debug, Serialize)]
pub struct TurnReview {
    /// The game's turn.
    pub turn: i32,
    /// The reasons why decisions of the turn are not graded; empty: all are.
    pub approximate: Vec<String>,
    /// Whether the visible state of the game matches the recording at every decision.
    #[serde(rename = "state_equal")]
    pub state_matches: bool,
    /// The probability to win at its first decision, with the best line; `None`: not known.
    pub value: Option<Estimate>,
    /// The probability that the opponent could be killed this turn, at the first decision; `None`: not near.
    pub lethal: Option<LethalOdds>,
    /// The position at the first decision, in words.
    pub position: Vec<String>,
    /// The decisions, in order.
    pub decisions: Vec<DecisionReview>,
}

/// The probability that the opponent can be killed this turn.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LethalOdds {
    /// The probability: 1 is certain.
    #[serde(rename = "is")]
    pub probability: f64,
    /// The precision of the probability.
    #[serde(rename = "known")]
    pub precision: OddsPrecision,
}

/// The precision of a probability of lethal, without the interval of [`chance::Precision`](crate::agent::search::chance::Precision).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OddsPrecision {
    /// All outcomes were enumerated.
    Exactly,
    /// A lower bound.
    AtLeast,
    /// An estimate from sampled worlds.
    About,
}

/// A decision of the player.
#[derive(Clone, Debug, Serialize)]
pub struct DecisionReview {
    /// The action, in words.
    pub played: String,
    /// The best line, each action in words; empty if there was no choice or nothing is known.
    pub best: Vec<String>,
    /// The best line that begins with the played action.
    #[serde(rename = "continued")]
    pub played_line: Vec<String>,
    /// The probability to win with the best line.
    pub value: Option<Estimate>,
    /// The loss of probability to win, with its interval.
    pub loss: Option<Estimate>,
    /// A line that kills in every sampled world, if there was one.
    pub lethal: Option<Vec<String>>,
    /// The grade.
    pub grade: Grade,
    /// Why the best line is better, in words.
    pub why: Vec<String>,
    /// Why the decision is not graded.
    pub approximate: Vec<String>,
}

/// The whole game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    /// From 0 to 100; `None`: nothing could be graded.
    pub accuracy: Option<f64>,
    /// The number of decisions of each grade.
    pub grades: BTreeMap<Grade, usize>,
    /// The three largest losses: turn, index of the decision.
    #[serde(rename = "largest")]
    pub largest_losses: Vec<(i32, usize)>,
    /// The turns.
    pub turns: usize,
    /// The turns of which nothing is approximate.
    pub exact_turns: usize,
    /// The turns whose visible state equals the recording at every decision.
    pub equal_turns: usize,
}

/// The progress of a review.
#[derive(Debug)]
pub enum ReviewProgress<'a> {
    /// The game that was chosen, and the number of decisions.
    Started(&'a GameInfo, usize),
    /// The mulligan is reviewed; `None`: it has no review.
    Mulligan(Option<&'a MulliganReview>),
    /// A decision is reviewed.
    Decided {
        /// The number of decisions that are reviewed so far.
        done: usize,
        /// The turn of the decision, as far as it is reviewed: the decision is its last one.
        turn: &'a TurnReview,
        /// Whether the turn is reviewed.
        ends_turn: bool,
    },
}

/// Reviews a game of a recording. The same request gives the same review.
pub fn review(
    cards: &'static Cards,
    text: &str,
    request: &ReviewRequest,
    report: &mut dyn FnMut(ReviewProgress<'_>),
) -> Result<Review, ReviewError> {
    let printings = Printings::load().map_err(|error| ReviewError::Printings(error.to_string()))?;
    let mut reviewer = Reviewer::new(cards, text, request, Some(printings))?;
    report(ReviewProgress::Started(reviewer.info(), reviewer.decisions()));
    let mut done = 0;
    while let Some(piece) = reviewer.advance() {
        if stop::is_set() {
            return Err(ReviewError::Stopped);
        }
        match piece {
            Piece::Mulligan(mulligan) => report(ReviewProgress::Mulligan(mulligan)),
            Piece::Decision { turn, ends_turn } => {
                done += 1;
                report(ReviewProgress::Decided { done, turn, ends_turn });
            }
        }
    }
    Ok(reviewer.finish())
}

fn reviewed_player(recorded: &Recorded, wanted: Option<u8>) -> Result<u8, ReviewError> {
    match wanted {
        Some(player) if recorded.shows_hand(player) => Ok(player),
        Some(player) => Err(ReviewError::Hidden(player)),
        None => recorded.seen_player().ok_or(ReviewError::NoHand),
    }
}

fn info(names: &CardLookup, recorded: &Recorded, games: usize, player: u8) -> GameInfo {
    let Header { number, mode, format, build, complete, ref players, .. } = recorded.header;
    let called = [0, 1].map(|at| players[at].clone().unwrap_or_else(|| format!("player {}", at + 1)));
    let first = recorded.decisions.first().map(|decision| &decision.moment);
    let hero = |player: u8| {
        let card = first
            .and_then(|now| now.hero(player))
            .and_then(|id| names.find(id).to_option())
            .map(|card| names.cards.get(card).name);
        card.unwrap_or("an unknown hero").to_owned()
    };
    GameInfo {
        number,
        games,
        names: called,
        heroes: [hero(1), hero(2)],
        mode: mode.to_string(),
        format: format.map(cardwright_data::Format::title),
        build,
        won: recorded.won(player),
        complete,
    }
}

/// A player by number.
fn player_of(number: u8) -> PlayerId {
    PlayerId::try_from(number).unwrap_or_default()
}
