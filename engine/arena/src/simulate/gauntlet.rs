//! Round robin of several decks: a matrix of win rates.
use std::fmt::Write as _;
use std::io::{IsTerminal, stdout};

use serde_json::{Value, json};

use super::report::short;
use super::tally::Tally;
use crate::agent::AgentKind;
use crate::win_count::WinCount;

/// The maximum number of decks; more do not fit into 80 columns.
pub const MAX_DECKS: usize = 16;
/// The maximum number of decks whose table has intervals; `--json` and `--plot` always have them.
const WITH_INTERVALS: usize = 6;

/// A deck of a gauntlet.
pub struct Entrant {
    /// Its name.
    pub name: String,
    /// The agent that plays it.
    pub agent: AgentKind,
}

/// The games of each pair of decks; the lower index is first.
#[derive(Default)]
pub struct Gauntlet {
    /// Decks.
    pub entrants: Vec<Entrant>,
    /// The games of each pair.
    pub pairs: Vec<([usize; 2], Tally)>,
}

impl Gauntlet {
    /// The wins of `one` against `other`; no deck plays against itself.
    fn against(&self, one: usize, other: usize) -> WinCount {
        if one == other {
            return WinCount::default();
        }
        let pair = self.pairs.iter().find(|(pair, _)| pair.contains(&one) && pair.contains(&other));
        pair.map_or_else(WinCount::default, |(pair, tally)| tally.wins[usize::from(pair[1] == one)])
    }

    /// The wins of a deck against all others.
    fn total(&self, one: usize) -> WinCount {
        let others = (0..self.entrants.len()).filter(|other| *other != one).map(|other| self.against(one, other));
        others.fold(WinCount::default(), |sum, one| WinCount { games: sum.games + one.games, won: sum.won + one.won })
    }

    /// Decks by their win rates, the best first.
    fn ranked(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.entrants.len()).collect();
        all.sort_by(|one, other| self.total(*other).mean().total_cmp(&self.total(*one).mean()));
        all
    }

    /// The matrix as text: win rates of rows against columns.
    pub fn text(&self) -> String {
        let all = self.ranked();
        let wide = all.len() <= WITH_INTERVALS;
        let cell = |count: WinCount| match count.rate() {
            None => "–".to_owned(),
            Some([rate, low, high]) if wide => format!("{:.0} ±{:.0}", rate * 100.0, (high - low) * 50.0),
            Some([rate, ..]) => format!("{:.0}", rate * 100.0),
        };
        let width = if wide { 8 } else { 4 };
        // A terminal has 80 columns; a file or a pipe has room for whole names.
        let longest = self.entrants.iter().map(|entrant| entrant.name.chars().count()).max().unwrap_or(0);
        let room = (79 - 3 - width * (all.len() + 1)).min(28);
        // Lines of a known width end there; a pipe gets whole names.
        let is_bounded = stdout().is_terminal() || std::env::var_os("COLUMNS").is_some();
        let names = if is_bounded { room } else { room.max(longest) };
        let mut text = format!("{:names$}   {:>width$}", "won in %", "all");
        for column in 1..=all.len() {
            let _ = write!(text, "{column:>width$}");
        }
        for (at, one) in all.iter().enumerate() {
            let _ = write!(text, "\n{:>2} {:names$}", at + 1, short(&self.entrants[*one].name, names));
            let _ = write!(text, "{:>width$}", cell(self.total(*one)));
            for other in &all {
                let _ = write!(text, "{:>width$}", cell(self.against(*one, *other)));
            }
        }
        let games = self.pairs.first().map_or(0, |(_, tally)| tally.games());
        let ties: u64 = self.pairs.iter().map(|(_, tally)| tally.ties).sum();
        let _ = writeln!(text, "\n\n{games} games of each pair, {ties} ties in all");
        text
    }

    /// The rows of a plot: each deck against all, then each pair.
    pub fn rows(&self) -> Vec<(String, WinCount)> {
        let name = |at: usize| self.entrants[at].name.as_str();
        let totals = self.ranked().into_iter().map(|at| (name(at).to_owned(), self.total(at)));
        let pairs = self.pairs.iter().map(|([one, other], tally)| {
            (format!("{} against {}", short(name(*one), 13), short(name(*other), 13)), tally.wins[0])
        });
        totals.chain(pairs).collect()
    }

    /// The results as JSON; `asked` has the parameters of the run.
    pub fn json(&self, asked: &Value) -> Value {
        let deck = |(at, entrant): (usize, &Entrant)| json!({ "named": entrant.name, "agent": entrant.agent.to_string(), "all": self.total(at).json() });
        let pair = |(pair, tally): &([usize; 2], Tally)| {
            let won = tally.wins.map(WinCount::json);
            json!({ "decks": pair, "games": tally.games(), "ties": tally.ties, "turns": tally.turns, "won": won })
        };
        json!({
            "format": "cardwright-gauntlet-1",
            "asked": asked,
            "decks": self.entrants.iter().enumerate().map(deck).collect::<Vec<_>>(),
            "pairs": self.pairs.iter().map(pair).collect::<Vec<_>>(),
        })
    }
}
