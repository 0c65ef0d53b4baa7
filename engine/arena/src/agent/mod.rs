//! Players: at random, greedy, searching.
mod greedy;
mod score;

use std::fmt;
use std::str::FromStr;

use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game};

pub use score::score;

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
}

/// A word that names no agent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no agent: write `random` or `greedy`")]
pub struct UnknownAgent(String);

impl FromStr for AgentKind {
    type Err = UnknownAgent;

    fn from_str(text: &str) -> Result<Self, UnknownAgent> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => Err(UnknownAgent(text.to_owned())),
        }
    }
}

impl fmt::Display for AgentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
        }
    }
}

impl AgentKind {
    /// A player for one game, with dice of its own.
    pub fn player(self, seed: u64) -> Box<dyn Agent> {
        match self {
            Self::Random => Box::new(Random(Rng::new(seed))),
            Self::Greedy => Box::new(greedy::Greedy::new(seed)),
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
        for name in ["random", "greedy"] {
            assert_eq!(name.parse::<AgentKind>().expect(name).to_string(), name);
        }
        assert!("clever".parse::<AgentKind>().is_err());
    }
}
