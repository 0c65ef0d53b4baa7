//! `cargo arena`: plays the cards.
#[macro_use]
mod answer;
mod agent;
mod analyse;
mod bench;
mod cards;
mod conform;
mod deck;
mod fuzz;
mod learn;
mod lint;
mod play;
mod recording;
mod replay;
mod serve;
mod simulate;
mod words;

use std::process::ExitCode;
use std::sync::LazyLock;

use cardwright_engine::Cards;
use clap::{Parser, Subcommand};

/// Plays the cards.
#[derive(Parser)]
#[command(
    name = "arena",
    version,
    after_help = "Examples:\n  \
    cargo arena play --agent greedy\n  \
    cargo arena simulate --deck random:mage --deck random:hunter --agent greedy --games 1000\n  \
    cargo arena analyse engine/arena/positions/lethal.json"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// A game in the terminal against an agent.
    Play(play::Play),
    /// Many games of two decks: who wins, how often, with which cards.
    Simulate(simulate::Simulate),
    /// Games for programs in any language, over JSON lines.
    Serve(serve::Serve),
    /// What to do in a position: lethal, or the best lines.
    Analyse(analyse::Analyse),
    /// Random games of all cards that are written; looks for panics and for tables that cannot be.
    Fuzz(fuzz::Fuzz),
    /// Measures speed on a fixed deck.
    Bench(bench::Bench),
    /// What a table is worth: fits what the search thinks of one to games.
    Learn(learn::Learn),
    /// Shows a deck as a list and as a deckstring.
    Deck(deck::Show),
    /// Shows cards as they are compiled: in words, as source, as JSON.
    Cards(cards::Show),
    /// Looks for what compiles and cannot be meant.
    Lint(lint::Lint),
    /// Holds the rules against recordings of real games.
    Conform(conform::Conform),
    /// Plays a game between agents and writes its history: HSReplay XML, Power.log.
    Replay(replay::Replay),
}

/// Every card.
fn cards() -> anyhow::Result<&'static Cards> {
    static CARDS: LazyLock<Result<Cards, cardwright_engine::card::CardsError>> =
        LazyLock::new(|| Cards::new(&cardwright_cards::SETS));
    CARDS.as_ref().map_err(|error| anyhow::anyhow!("{error}"))
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(play) => play.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Serve(serve) => serve.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Fuzz(fuzz) => fuzz.run(),
        Command::Bench(bench) => bench.run(),
        Command::Learn(learn) => learn.run(),
        Command::Deck(deck) => deck.run(),
        Command::Cards(cards) => cards.run(),
        Command::Lint(lint) => lint.run(),
        Command::Conform(conform) => conform.run(),
        Command::Replay(replay) => replay.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
