//! The row of a game in a file of results.
use serde::Serialize;

use super::game::GameResult;
use super::report::SIDES;

/// The row of a game.
#[derive(Serialize)]
pub struct Row {
    pub game: u64,
    pub seed: u64,
    pub first: &'static str,
    pub winner: &'static str,
    pub turns: u16,
    pub actions: u32,
    pub health_a: i16,
    pub health_b: i16,
    pub fatigue_a: i16,
    pub fatigue_b: i16,
}

impl Row {
    /// The row of a game that was played.
    pub fn of(game: &GameResult) -> Self {
        let [a, b] = &game.deck_results;
        Self {
            game: game.number,
            seed: game.seed,
            first: SIDES[game.first],
            winner: game.winner.name(),
            turns: game.turns,
            actions: game.actions,
            health_a: a.health,
            health_b: b.health,
            fatigue_a: a.fatigue,
            fatigue_b: b.fatigue,
        }
    }
}
