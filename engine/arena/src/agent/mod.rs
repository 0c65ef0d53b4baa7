//! Agents: random, greedy, searching.
pub mod evaluation;
pub mod greedy;
mod score;
pub mod search;

use std::fmt;
use std::str::FromStr;

use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game};

pub use score::score;
use search::{Budget, Searcher};

/// Chooses among the legal actions of a player.
pub trait Agent: Send + Sync {
    /// Chooses one of `options` (not empty) for the player to act.
    ///
    /// The game includes hidden information, which an agent must not use.
    fn choose(&mut self, game: &Game, options: &[Action]) -> Action;
}

/// An agent as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentKind {
    /// Chooses options uniformly at random.
    Random,
    /// Chooses the option with the best immediate board.
    Greedy,
    /// Searches.
    Search(Budget),
}

/// The text is not the name of an agent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no agent: write `easy`, `normal`, `hard`, `random`, `greedy`, `search:ms=50` or `search:playouts=500`"
)]
pub struct UnknownAgent(String);

impl FromStr for AgentKind {
    type Err = UnknownAgent;

    fn from_str(text: &str) -> Result<Self, UnknownAgent> {
        let unknown = || UnknownAgent(text.to_owned());
        match text {
            "random" => Ok(Self::Random),
            "greedy" | "easy" => Ok(Self::Greedy),
            "normal" => Ok(Self::NORMAL),
            "hard" => Ok(Self::HARD),
            _ => {
                let (unit, number) =
                    text.strip_prefix("search:").and_then(|rest| rest.split_once('=')).ok_or_else(unknown)?;
                let number = number.parse().ok().filter(|number| *number > 0).ok_or_else(unknown)?;
                match unit {
                    "ms" => Ok(Self::Search(Budget::Millis(number))),
                    "playouts" => Ok(Self::Search(Budget::Playouts(number))),
                    _ => Err(unknown()),
                }
            }
        }
    }
}

impl fmt::Display for AgentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Budget::Millis(number)) => write!(f, "search:ms={number}"),
            Self::Search(Budget::Playouts(number)) => write!(f, "search:playouts={number}"),
        }
    }
}

impl AgentKind {
    /// An opponent of normal strength: `normal` on the command line.
    pub const NORMAL: Self = Self::Search(Budget::Playouts(100));
    /// A strong opponent: `hard` on the command line.
    pub const HARD: Self = Self::Search(Budget::Playouts(1000));

    /// An agent for one game, with its own random numbers.
    pub fn player(self, seed: u64) -> Box<dyn Agent> {
        match self {
            Self::Random => Box::new(Random(Rng::new(seed))),
            Self::Greedy => Box::new(greedy::Greedy::new(seed)),
            Self::Search(budget) => Box::new(Searcher::new(seed, budget)),
        }
    }
}

/// Chooses uniformly at random.
struct Random(Rng);

impl Agent for Random {
    fn choose(&mut self, _: &Game, options: &[Action]) -> Action {
        options[self.0.next_below(options.len())]
    }
}
