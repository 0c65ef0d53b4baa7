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
mod steps;
mod text;
mod words;

use std::collections::BTreeMap;

use cardwright_engine::{Action, CardId, Cards, Game, PlayerId};
use serde::Serialize;

use crate::agent::search::chance;
use crate::agent::search::compare::{Estimate, compare};
use crate::agent::search::lethal::{self, SearchLimit};
use crate::conform::CardLookup;
use crate::conform::printings::Printings;
use crate::recording::{self, Header, Recorded, RecordingError};
use crate::{analyse, stop};

pub use command::Command;
pub use grade::{Grade, accuracy};
pub use html::{document, fragment};
pub use mulligan::MulliganReview;
pub use steps::{RecordedStep, RecordedSteps, recorded_steps, win_probability};
pub use text::{summary_lines, turn_lines};

use position::{Preparation, PreparedDecision};

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
    /// It cannot be read.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// Neither hand is in it.
    #[error("the recording shows neither player's hand: a review needs what one of them knew")]
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
    /// It was stopped.
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
    /// `exactly`, `at_least` or `about`.
    pub known: &'static str,
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
    /// The number of decisions that are reviewed so far.
    DecisionsReviewed(usize),
    /// A turn is reviewed.
    Turn(&'a TurnReview),
}

/// Reviews a game of a recording. The same request gives the same review.
pub fn review(
    cards: &'static Cards,
    text: &str,
    request: &ReviewRequest,
    report: &mut dyn FnMut(ReviewProgress<'_>),
) -> Result<Review, ReviewError> {
    let listing = recording::list(text)?;
    let number = request.game.map_or_else(|| listing.last(), Ok)?;
    let recorded = recording::decisions(text, &listing, number)?;
    let player = reviewed_player(&recorded, request.player)?;
    let names = CardLookup::new(cards);
    let printings = Printings::load().map_err(|error| ReviewError::Printings(error.to_string()))?;
    let preparation = Preparation::new(cards, &names, Some(&printings), &recorded, player, request);
    let own: Vec<usize> = (0..recorded.decisions.len()).filter(|at| recorded.decisions[*at].player == player).collect();
    if own.is_empty() {
        return Err(ReviewError::NoDecision(player, number));
    }
    let info = info(&names, &recorded, listing.games.len(), player);
    report(ReviewProgress::Started(&info, own.len()));
    let mulligan = mulligan::review(&preparation, &recorded, request);
    let mut turns: Vec<TurnReview> = Vec::new();
    let mut done = 0;
    for turn in
        own.chunk_by(|one, other| recorded.decisions[*one].moment.turn() == recorded.decisions[*other].moment.turn())
    {
        let wins = info.won == Some(true) && turn.last() == own.last();
        let mut of_turn = TurnReviewer { preparation: &preparation, recorded: &recorded, request, wins };
        let reviewed = of_turn.review(turn, &mut || {
            done += 1;
            report(ReviewProgress::DecisionsReviewed(done));
        });
        if stop::is_set() {
            return Err(ReviewError::Stopped);
        }
        report(ReviewProgress::Turn(&reviewed));
        turns.push(reviewed);
    }
    let summary = grade::summary(&turns);
    let ReviewRequest { playouts, seed, .. } = *request;
    let remarks = listing.remarks;
    Ok(Review {
        document_format: "cardwright-review-1",
        game: info,
        player,
        playouts,
        seed,
        mulligan,
        turns,
        summary,
        remarks,
    })
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

/// Reviews a turn.
struct TurnReviewer<'a> {
    preparation: &'a Preparation<'a>,
    recorded: &'a Recorded,
    request: &'a ReviewRequest,
    /// Whether the player wins in the turn.
    wins: bool,
}

/// A line that kills for certain.
struct LethalLine {
    actions: Vec<Action>,
    /// The sampled world whose entities it names.
    world: Game,
}

/// The limit of a search for lethal before a decision: a second or so.
const LETHAL: SearchLimit =
    SearchLimit { states: 1500, millis: None, actions: 40, pending_states: 4000, max_outcomes: 0, listed_only: false };
/// The limit of the search for the probability of lethal, once a turn.
const LETHAL_ODDS: SearchLimit = SearchLimit {
    states: 150,
    millis: None,
    actions: 12,
    pending_states: 600,
    max_outcomes: 20_000,
    listed_only: true,
};

impl TurnReviewer<'_> {
    fn review(&mut self, decisions: &[usize], done: &mut dyn FnMut()) -> TurnReview {
        let prepared: Vec<PreparedDecision> =
            decisions.iter().map(|at| self.preparation.prepare(&self.recorded.decisions[*at])).collect();
        let lethal: Vec<Option<LethalLine>> = prepared.iter().map(|it| self.lethal(it)).collect();
        let first = &prepared[0];
        let mut reviewed: Vec<DecisionReview> = Vec::new();
        for (at, it) in prepared.iter().enumerate() {
            if !stop::is_set() {
                // Who has lethal after the action has not missed it.
                let kept = self.wins || lethal.get(at + 1).is_some_and(Option::is_some);
                let unclear = prepared.get(at + 1).is_some_and(|next| !next.reasons.is_empty());
                reviewed.push(self.decision(it, lethal[at].as_ref(), kept, unclear));
            }
            done();
        }
        let mut approximate: Vec<String> = Vec::new();
        for reason in reviewed.iter().flat_map(|decision| &decision.approximate) {
            if !approximate.contains(reason) {
                approximate.push(reason.clone());
            }
        }
        TurnReview {
            turn: self.recorded.decisions[decisions[0]].moment.turn(),
            approximate,
            state_matches: prepared.iter().all(|it| it.state_matches),
            value: reviewed.first().and_then(|decision| decision.value),
            lethal: self.lethal_probability(first, lethal[0].is_some()),
            position: first
                .game
                .as_ref()
                .map(|game| analyse::position_lines(game, self.preparation.player))
                .unwrap_or_default(),
            decisions: reviewed,
        }
    }

    fn seed(&self, game: &Game) -> u64 {
        self.request.seed ^ (u64::from(game.turn) << 32)
    }

    /// A line that kills for certain.
    fn lethal(&self, it: &PreparedDecision) -> Option<LethalLine> {
        let game = it
            .game
            .as_ref()
            .filter(|game| it.reasons.is_empty() && lethal::is_worth_searching(game, self.preparation.player))?;
        let found = lethal::find(game, self.seed(game), LETHAL);
        Some(LethalLine { actions: found.line?, world: found.world? })
    }

    /// The probability that the opponent can be killed.
    fn lethal_probability(&self, it: &PreparedDecision, certain: bool) -> Option<LethalOdds> {
        if certain {
            return Some(LethalOdds { probability: 1.0, known: "exactly" });
        }
        let game = it
            .game
            .as_ref()
            .filter(|game| it.reasons.is_empty() && lethal::is_worth_searching(game, self.preparation.player))?;
        let found = chance::find(game, self.seed(game), LETHAL_ODDS)?;
        let known = match found.precision {
            chance::Precision::Exactly => "exactly",
            chance::Precision::AtLeast => "at_least",
            chance::Precision::About { .. } => "about",
        };
        Some(LethalOdds { probability: found.probability, known })
    }

    /// Grades a decision. `kept`: lethal, if there is one, is still there afterwards; `unclear`: that cannot be said.
    fn decision(
        &self,
        it: &PreparedDecision,
        lethal: Option<&LethalLine>,
        kept: bool,
        unclear: bool,
    ) -> DecisionReview {
        let mut reviewed = DecisionReview {
            played: it.action_text.clone(),
            best: Vec::new(),
            played_line: Vec::new(),
            value: None,
            loss: None,
            lethal: None,
            grade: Grade::Ungraded,
            why: Vec::new(),
            approximate: it.reasons.clone(),
        };
        let (Some(game), Some(action), true) = (&it.game, it.action, it.reasons.is_empty()) else { return reviewed };
        let player = self.preparation.player;
        let says = |line: &[Action]| analyse::describe_line(game, player, self.seed(game), line);
        let unsure = |line: &[Action]| self.preparation.uncertain_reasons(game, line);
        if let Some(line) = lethal.filter(|line| unsure(&line.actions).is_empty()) {
            reviewed.lethal = Some(analyse::describe_line_in(&line.world, &line.actions));
            reviewed.value = Some(Estimate { mean: 1.0, low: 1.0, high: 1.0 });
            if kept {
                (reviewed.loss, reviewed.grade) = (Some(Estimate::default()), Grade::Good);
                return reviewed;
            }
            reviewed.best.clone_from(reviewed.lethal.as_ref().unwrap_or(&Vec::new()));
            if unclear {
                reviewed
                    .approximate
                    .push("lethal was there, and whether it was kept cannot be told from what follows".to_owned());
                return reviewed;
            }
        }
        if game.count_options() < 2 {
            (reviewed.loss, reviewed.grade) = (Some(Estimate::default()), Grade::Forced);
            return reviewed;
        }
        let list = &self.request.opponent_deck;
        let Some(found) = compare(game, action, self.seed(game), list, self.request.playouts) else { return reviewed };
        if reviewed.lethal.is_some() {
            let missed = 1.0 - (found.value.mean - found.loss.mean);
            reviewed.loss = Some(Estimate { mean: missed, low: missed, high: missed });
            reviewed.grade = Grade::MissedLethal;
            reviewed.why = vec![
                "the line kills the opponent this turn, whatever chance decides and whatever is hidden".to_owned(),
            ];
            return reviewed;
        }
        (reviewed.value, reviewed.loss) = (Some(found.value), Some(found.loss));
        (reviewed.best, reviewed.played_line) = (says(&found.best), says(&found.played));
        reviewed.grade = Grade::of(found.loss);
        if reviewed.grade == Grade::Good {
            return reviewed;
        }
        reviewed.approximate = [unsure(&found.best), unsure(&found.played)].concat();
        reviewed.approximate.dedup();
        if !reviewed.approximate.is_empty() {
            reviewed.grade = Grade::Ungraded;
        }
        reviewed.why = words::why(game, player, &found, self.seed(game));
        reviewed
    }
}

/// A player by number.
fn player_of(number: u8) -> PlayerId {
    PlayerId::try_from(number).unwrap_or_default()
}
