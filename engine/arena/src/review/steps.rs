//! A recorded game as steps, for a table that shows them: every decision of both players, with the game before it.
use cardwright_engine::{Game, PlayerId};

use super::player_of;
use super::reviewer::Reviewer;
use crate::agent::evaluation::CALIBRATION;
use crate::agent::search::Worlds;
use crate::agent::search::compare::{Estimate, play_on};
use crate::recording::{Decision, Recorded};

/// A decision of a recorded game.
#[derive(Clone, Debug)]
pub struct RecordedStep {
    /// Its index among the decisions of the game: [`Reviewer::turns`] has the reviewed ones.
    pub decision: usize,
    /// The game before it, as far as the recording shows it.
    pub game: Game,
    /// The deciding player.
    pub player: PlayerId,
    /// The action, in words.
    pub description: String,
    /// The differences between the game and the recording; empty: there are none.
    pub reasons: Vec<String>,
}

impl Reviewer {
    /// The decisions of both players, in order, without those of positions that the engine cannot have.
    pub fn steps(&self) -> Vec<RecordedStep> {
        let (recorded, preparation) = (&self.recorded, &self.preparation);
        let step = |(at, decision): (usize, &Decision)| {
            let prepared = preparation.prepare(decision);
            let shown = revealed(recorded, at).map(|shown| preparation.prepare(&shown).action_text);
            let (description, reasons) = (shown.unwrap_or(prepared.action_text), prepared.reasons);
            let player = player_of(decision.player);
            prepared.game.map(|game| RecordedStep { decision: at, game, player, description, reasons })
        };
        recorded.decisions.iter().enumerate().filter_map(step).collect()
    }
}

/// A decision about a hidden card with the card that it then showed; `None`: the card was not hidden, or stayed so.
fn revealed(recorded: &Recorded, at: usize) -> Option<Decision> {
    let decision = &recorded.decisions[at];
    let hidden = decision.moment.entities.get(&decision.entity).is_some_and(|seen| seen.card.is_empty());
    let next = recorded.decisions.get(at + 1).map_or(&recorded.end, |next| &next.moment);
    let card = next.entities.get(&decision.entity).map(|seen| &seen.card).filter(|card| hidden && !card.is_empty())?;
    let mut shown = decision.clone();
    shown.moment.entities.get_mut(&decision.entity)?.card.clone_from(card);
    Some(shown)
}

/// The turns that are played out after a position.
const TURNS: u16 = 2;

/// The probability that a player wins, whoever is to act: the mean over sampled worlds in which both play greedily for two turns.
pub fn win_probability(game: &Game, player: PlayerId, worlds: u32, seed: u64) -> Estimate {
    let mut sampled = Worlds::new(game, player, seed);
    let values: Vec<f64> = (0..worlds.max(1))
        .map(|_| {
            let (world, seed) = (sampled.sample(), sampled.next_seed());
            f64::from(CALIBRATION.of_probability(play_on(&world, player, TURNS, seed)))
        })
        .collect();
    Estimate::of(&values)
}
