//! Counts over games; those of shards add up.
use std::collections::BTreeMap;

use cardwright_engine::CardId;
use serde_json::{Value, json};

use super::game::{Played, Winner};

/// How often something was so, and how often the deck won then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Games.
    pub games: u64,
    /// Won games.
    pub won: u64,
}

impl Share {
    fn count(&mut self, won: bool) {
        self.games += 1;
        self.won += u64::from(won);
    }

    /// The rate with its 95 % interval after Wilson (1927), which is right for few games and for rates near 0 and 1, too;
    /// `None` without games.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2⁵³ games")]
    pub fn rate(self) -> Option<[f64; 3]> {
        /// Standard deviations that hold 95 %.
        const Z: f64 = 1.959_963_984_540_054;
        if self.games == 0 {
            return None;
        }
        let (games, won) = (self.games as f64, self.won as f64);
        let (rate, part) = (won / games, Z * Z / games);
        let middle = (rate + part / 2.0) / (1.0 + part);
        let half = Z / (1.0 + part) * (rate * (1.0 - rate) / games + part / (4.0 * games)).sqrt();
        Some([rate, (middle - half).max(0.0), (middle + half).min(1.0)])
    }

    /// `{"games":…,"won":…,"rate":…,"low":…,"high":…}`, the rates rounded to six digits.
    pub fn json(self) -> Value {
        let round = |rate: f64| (rate * 1e6).round() / 1e6;
        let [rate, low, high] = self.rate().map_or([None; 3], |rates| rates.map(|rate| Some(round(rate))));
        json!({ "games": self.games, "won": self.won, "rate": rate, "low": low, "high": high })
    }
}

/// One card of one deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardShare {
    /// Games in whose deck it was.
    pub deck: Share,
    /// Games in which it came to the hand.
    pub drawn: Share,
    /// Games in which it was played.
    pub played: Share,
}

/// All games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// A's and B's.
    pub decks: [Share; 2],
    /// A's and B's games in which they began.
    pub begun: [Share; 2],
    /// Games that nobody won.
    pub ties: u64,
    /// Turns of both players.
    pub turns: u64,
    /// The fewest and the most turns.
    pub range: Option<(u16, u16)>,
    /// Actions.
    pub actions: u64,
    /// Games in which A and B drew from an empty deck, and those draws.
    pub fatigue: [(u64, u64); 2],
    /// By deck (0 is A) and card.
    pub cards: BTreeMap<(usize, CardId), CardShare>,
}

impl Tally {
    /// One game more.
    pub fn count(&mut self, game: &Played) {
        self.ties += u64::from(game.winner == Winner::Tie);
        self.turns += u64::from(game.turns);
        let (least, most) = self.range.unwrap_or((game.turns, game.turns));
        self.range = Some((least.min(game.turns), most.max(game.turns)));
        self.actions += u64::from(game.actions);
        for (at, half) in game.halves.iter().enumerate() {
            let won = game.winner == [Winner::A, Winner::B][at];
            self.decks[at].count(won);
            if game.first == at {
                self.begun[at].count(won);
            }
            self.fatigue[at].0 += u64::from(half.fatigue > 0);
            self.fatigue[at].1 += u64::try_from(half.fatigue).unwrap_or(0);
            for card in &half.deck {
                self.cards.entry((at, *card)).or_default().deck.count(won);
            }
            for card in &half.drawn {
                self.cards.entry((at, *card)).or_default().drawn.count(won);
            }
            for card in &half.played {
                self.cards.entry((at, *card)).or_default().played.count(won);
            }
        }
    }

    /// How many games.
    pub const fn games(&self) -> u64 {
        self.decks[0].games
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Brown, Cai, DasGupta (2001) and any table: 8 of 10 are 0.4902 to 0.9433.
        let [rate, low, high] = Share { games: 10, won: 8 }.rate().expect("games");
        assert!(
            (rate - 0.8).abs() < 1e-9 && (low - 0.490_2).abs() < 1e-4 && (high - 0.943_3).abs() < 1e-4,
            "{low} {high}"
        );
        let [_, low, high] = Share { games: 20, won: 0 }.rate().expect("games");
        assert!(low.abs() < 1e-12 && (high - 0.161_1).abs() < 1e-4, "{low} {high}");
        assert_eq!(Share::default().rate(), None);
    }
}
