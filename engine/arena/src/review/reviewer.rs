//! A review that is done piece by piece, so that results are told as they come.
use cardwright_engine::{Action, Cards, Game, PlayerId};

use super::mulligan::{self, MulliganReview};
use super::position::{Preparation, PreparedDecision};
use super::{
    DecisionReview, GameInfo, Grade, LethalOdds, OddsPrecision, Review, ReviewError, ReviewRequest, Summary,
    TurnReview, grade, info, player_of, player_turn, reviewed_player, words,
};
use crate::agent::search::chance;
use crate::agent::search::compare::{Estimate, compare};
use crate::agent::search::lethal::{self, SearchLimit};
use crate::conform::CardLookup;
use crate::conform::printings::Printings;
use crate::recording::{self, Recorded};
use crate::{analyse, describe};

/// A recorded game that is reviewed piece by piece: first the mulligan, then each decision. [`review`](super::review()) does all of it.
pub struct Reviewer {
    pub(super) recorded: Recorded,
    pub(super) preparation: Preparation,
    request: ReviewRequest,
    info: GameInfo,
    player: u8,
    remarks: Vec<String>,
    /// The indices of the player's decisions, by turn.
    turns: Vec<Vec<usize>>,
    /// Whether the mulligan is reviewed, as far as it can be.
    mulligan_done: bool,
    mulligan: Option<MulliganReview>,
    open_turn: Option<TurnReviewer>,
    done: Vec<TurnReview>,
}

/// A part of a review, as [`Reviewer::advance`] returns it.
#[derive(Debug)]
pub enum Piece<'a> {
    /// The mulligan; `None`: the recording does not have it, or it cannot be compared.
    Mulligan(Option<&'a MulliganReview>),
    /// A decision, the last one of the turn so far.
    Decision {
        /// The turn, as far as it is reviewed.
        turn: &'a TurnReview,
        /// Whether it was the last decision of the turn.
        ends_turn: bool,
    },
}

impl Reviewer {
    /// Reads a game of a recording.
    ///
    /// `printings` are the former texts of cards; a review without them does not notice that a card had another text at the time of the
    /// recording.
    pub fn new(
        cards: &'static Cards,
        text: &str,
        request: &ReviewRequest,
        printings: Option<Printings>,
    ) -> Result<Self, ReviewError> {
        let listing = recording::list(text)?;
        let number = request.game.map_or_else(|| listing.last(), Ok)?;
        let recorded = recording::decisions(text, &listing, number)?;
        let player = reviewed_player(&recorded, request.player)?;
        let own: Vec<usize> =
            (0..recorded.decisions.len()).filter(|at| recorded.decisions[*at].player == player).collect();
        if own.is_empty() {
            return Err(ReviewError::NoDecision(player, number));
        }
        let turn_of = |at: &usize| recorded.decisions[*at].moment.turn();
        let turns = own.chunk_by(|one, other| turn_of(one) == turn_of(other)).map(<[usize]>::to_vec).collect();
        let preparation = Preparation::new(CardLookup::new(cards), printings, &recorded, player, request);
        let info = info(&preparation.names, &recorded, listing.games.len(), player);
        Ok(Self {
            recorded,
            preparation,
            request: request.clone(),
            info,
            player,
            remarks: listing.remarks,
            turns,
            mulligan_done: false,
            mulligan: None,
            open_turn: None,
            done: Vec::new(),
        })
    }

    /// The game.
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// The reviewed player.
    pub fn player(&self) -> PlayerId {
        player_of(self.player)
    }

    /// Tags, values and packets of the recording that the reader does not know.
    pub fn remarks(&self) -> &[String] {
        &self.remarks
    }

    /// The player's decisions by turn, as indices among the decisions of the game.
    pub fn turns(&self) -> &[Vec<usize>] {
        &self.turns
    }

    /// The number of a decision's turn, as its player counts.
    pub fn own_turn(&self, decision: usize) -> i32 {
        player_turn(self.recorded.decisions[decision].moment.turn())
    }

    /// The number of the player's decisions.
    pub fn decisions(&self) -> usize {
        self.turns.iter().map(Vec::len).sum()
    }

    /// Reviews the next piece: the mulligan or a decision. `None`: all is reviewed.
    pub fn advance(&mut self) -> Option<Piece<'_>> {
        if !self.mulligan_done {
            self.mulligan_done = true;
            self.mulligan = mulligan::review(&self.preparation, &self.recorded, &self.request);
            return Some(Piece::Mulligan(self.mulligan.as_ref()));
        }
        let decisions = self.turns.get(self.done.len())?;
        let last = self.done.len() + 1 == self.turns.len();
        let context = Context {
            preparation: &self.preparation,
            request: &self.request,
            wins: last && self.info.won == Some(true),
        };
        let open_turn = self.open_turn.get_or_insert_with(|| TurnReviewer::new(&context, &self.recorded, decisions));
        open_turn.review_next(&context);
        let ends_turn = open_turn.so_far.decisions.len() == decisions.len();
        if ends_turn {
            self.done.extend(self.open_turn.take().map(|turn| turn.so_far));
        }
        let turn = self.open_turn.as_ref().map(|turn| &turn.so_far).or(self.done.last())?;
        Some(Piece::Decision { turn, ends_turn })
    }

    /// The turns that are reviewed.
    pub fn reviewed(&self) -> &[TurnReview] {
        &self.done
    }

    /// Whether all is reviewed.
    pub fn is_done(&self) -> bool {
        self.done.len() == self.turns.len()
    }

    /// The summary of the turns that are reviewed.
    pub fn summary(&self) -> Summary {
        grade::summary(&self.done)
    }

    /// The review, of all that is reviewed.
    pub fn finish(self) -> Review {
        let ReviewRequest { playouts, seed, .. } = self.request;
        let summary = self.summary();
        Review {
            document_format: "cardwright-review-1",
            game: self.info,
            player: self.player,
            playouts,
            seed,
            mulligan: self.mulligan,
            turns: self.done,
            summary,
            remarks: self.remarks,
        }
    }
}

/// The inputs of each turn's review.
struct Context<'a> {
    preparation: &'a Preparation,
    request: &'a ReviewRequest,
    /// Whether the player wins in the turn.
    wins: bool,
}

/// A turn that is being reviewed.
struct TurnReviewer {
    prepared: Vec<PreparedDecision>,
    /// The lethal line before each decision, as far as it was searched for.
    lethal: Vec<Option<LethalLine>>,
    so_far: TurnReview,
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

impl TurnReviewer {
    fn new(context: &Context<'_>, recorded: &Recorded, decisions: &[usize]) -> Self {
        let player = context.preparation.player;
        let prepared: Vec<PreparedDecision> =
            decisions.iter().map(|at| context.preparation.prepare(&recorded.decisions[*at])).collect();
        let first = &prepared[0];
        let lethal = vec![context.lethal(first)];
        let so_far = TurnReview {
            turn: recorded.decisions[decisions[0]].moment.turn(),
            approximate: Vec::new(),
            state_matches: prepared.iter().all(|it| it.state_matches),
            value: None,
            lethal: context.lethal_probability(first, lethal[0].is_some()),
            position: first.game.as_ref().map(|game| analyse::position_lines(game, player)).unwrap_or_default(),
            decisions: Vec::new(),
        };
        Self { prepared, lethal, so_far }
    }

    /// Reviews the next decision.
    fn review_next(&mut self, context: &Context<'_>) {
        let at = self.so_far.decisions.len();
        let Some(it) = self.prepared.get(at) else { return };
        let next = self.prepared.get(at + 1);
        if let Some(next) = next {
            self.lethal.push(context.lethal(next));
        }
        // Who has lethal after the action has not missed it.
        let kept = context.wins || self.lethal.get(at + 1).is_some_and(Option::is_some);
        let unclear = next.is_some_and(|next| !next.reasons.is_empty());
        let reviewed = context.decision(it, self.lethal[at].as_ref(), kept, unclear);
        for reason in &reviewed.approximate {
            if !self.so_far.approximate.contains(reason) {
                self.so_far.approximate.push(reason.clone());
            }
        }
        if at == 0 {
            self.so_far.value = reviewed.value;
        }
        self.so_far.decisions.push(reviewed);
    }
}

impl Context<'_> {
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
            return Some(LethalOdds { probability: 1.0, precision: OddsPrecision::Exactly });
        }
        let game = it
            .game
            .as_ref()
            .filter(|game| it.reasons.is_empty() && lethal::is_worth_searching(game, self.preparation.player))?;
        let found = chance::find(game, self.seed(game), LETHAL_ODDS)?;
        let precision = match found.precision {
            chance::Precision::Exactly => OddsPrecision::Exactly,
            chance::Precision::AtLeast => OddsPrecision::AtLeast,
            chance::Precision::About { .. } => OddsPrecision::About,
        };
        Some(LethalOdds { probability: found.probability, precision })
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
        let says = |line: &[Action]| line_text(&game.view(player).determinize(self.seed(game)), line, player);
        let unsure = |line: &[Action]| self.preparation.uncertain_reasons(game, line);
        if let Some(line) = lethal.filter(|line| unsure(&line.actions).is_empty()) {
            reviewed.lethal = Some(line_text(&line.world, &line.actions, player));
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
            reviewed.why =
                vec!["it kills the enemy hero this turn, whatever is hidden and whatever chance decides".to_owned()];
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
        reviewed.why = words::why(game, player, &found, self.seed(game), list);
        reviewed
    }
}

/// A line in words for its player, as far as it is legal in a world.
fn line_text(world: &Game, line: &[Action], player: PlayerId) -> Vec<String> {
    analyse::describe_line_in(world, line, &|game, action| describe::action_for_reader(game, action, player))
}
