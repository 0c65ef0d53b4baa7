//! Games between agents, by number, and the hashes of their final states, which are the same natively and in a browser.
use anyhow::Context;
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::simulate::Match;
use cardwright_data::Format;
use cardwright_engine::Cards;
use serde::Deserialize;

/// The games to play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    /// Deckstrings, lists, or `random:CLASS`.
    decks: [String; 2],
    /// The agents.
    agents: [String; 2],
    /// The seed of all games; each game's seed is derived from it and the game's number.
    seed: u64,
    /// The number of the first game.
    first: u64,
    /// The number of games.
    games: u32,
}

/// The hash of each game's final state, in hexadecimal. Fails if a deck or an agent is invalid.
pub fn play(cards: &'static Cards, sample: &Sample) -> anyhow::Result<Vec<String>> {
    let choice =
        |at: usize| DeckChoice::of_text(cards, &sample.decks[at], false).with_context(|| format!("decks[{at}]"));
    let agent = |at: usize| sample.agents[at].parse().with_context(|| format!("agents[{at}]"));
    let run = Match {
        cards,
        coin: deck::coin(cards),
        decks: [choice(0)?, choice(1)?],
        agents: [agent(0)?, agent(1)?],
        seed: sample.seed,
        mirror: false,
        format: Format::Wild,
    };
    let game = |number: u64| {
        let mut last = None;
        run.play_observed(number, |game| {
            if game.is_over() {
                last = Some(game.canonical_hash());
            }
        })?;
        // A game that is cut short has no last look.
        Ok(last.map_or_else(|| "cut".to_owned(), |hash| format!("{hash:016x}")))
    };
    (sample.first..sample.first + u64::from(sample.games)).map(game).collect()
}
