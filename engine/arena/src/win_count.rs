//! Win counts with confidence intervals.
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The number of games, and the number of games won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinCount {
    /// Games.
    pub games: u64,
    /// Won games.
    pub won: u64,
}

impl WinCount {
    /// Counts one more game.
    pub fn count(&mut self, won: bool) {
        self.games += 1;
        self.won += u64::from(won);
    }

    /// Adds the games of another count.
    pub const fn add(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
    }

    /// The win rate with its 95 % interval after Wilson (1927), which is also accurate for few games and for rates near 0 and
    /// 1; `None` without games.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2⁵³ games")]
    pub fn rate(self) -> Option<[f64; 3]> {
        /// The number of standard deviations of a 95 % interval.
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

    /// The mean of `won` per game.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2⁵³ games")]
    pub fn mean(self) -> f64 {
        self.won as f64 / (self.games.max(1)) as f64
    }

    /// `{"games":…,"won":…,"rate":…,"low":…,"high":…}`, the rates rounded to six digits.
    pub fn json(self) -> Value {
        let round = |rate: f64| (rate * 1e6).round() / 1e6;
        let [rate, low, high] = self.rate().map_or([None; 3], |rates| rates.map(|rate| Some(round(rate))));
        json!({ "games": self.games, "won": self.won, "rate": rate, "low": low, "high": high })
    }
}
