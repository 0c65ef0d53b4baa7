//! Players: at random, greedy, searching.
pub mod greedy;
mod score;
pub mod search;
pub mod worth;

use std::fmt;
use std::str::FromStr;

use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game};

pub use score::score;
use search::{Budget, Searcher};

/// Chooses among what a player can do.
pub trait Agent: Send {
    /// What to do now, for whoever is to act; one of `options`, which are not empty.
    ///
    /// The game is given whole. An agent uses of it no more than that player can know.
    fn choose(&mut self, game: &Game, options: &[Action]) -> Action;
}

/// How a player is named on a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentKind {
    /// Any option, each as likely as another.
    Random,
    /// The option after which the table looks best.
    Greedy,
    /// What a search finds.
    Search(Budget),
}

/// A word that names no agent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no agent: write `random`, `greedy`, `search:ms=50` or `search:playouts=500`")]
pub struct UnknownAgent(String);

impl FromStr for AgentKind {
    type Err = UnknownAgent;

    fn from_str(text: &str) -> Result<Self, UnknownAgent> {
        let unknown = || UnknownAgent(text.to_owned());
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
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
    /// A player for one game, with dice of its own.
    pub fn player(self, seed: u64) -> Box<dyn Agent> {
        match self {
            Self::Random => Box::new(Random(Rng::new(seed))),
            Self::Greedy => Box::new(greedy::Greedy::new(seed)),
            Self::Search(budget) => Box::new(Searcher::new(seed, budget)),
        }
    }
}

/// Takes any option.
struct Random(Rng);

impl Agent for Random {
    fn choose(&mut self, _: &Game, options: &[Action]) -> Action {
        options[self.0.below(options.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agents_are_named_as_they_are_written() {
        for name in ["random", "greedy", "search:ms=50", "search:playouts=200"] {
            assert_eq!(name.parse::<AgentKind>().expect(name).to_string(), name);
        }
        for name in ["clever", "search", "search:ms", "search:ms=0", "search:ms=-1", "search:years=2"] {
            assert!(name.parse::<AgentKind>().is_err(), "{name}");
        }
    }
}
