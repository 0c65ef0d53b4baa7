//! The command line.
use std::process::ExitCode;

use anyhow::Context as _;
use cardwright_cli::{Manual, Verbosity};
use clap::{CommandFactory as _, Parser, Subcommand};

#[cfg(feature = "tui")]
use crate::play::Play;
use crate::{analyse, bench, cards, conform, deck, fuzz, learn, lint, puzzles, replay, review, serve, simulate};

/// A game in the terminal: this program was built without the feature `tui`, and only says so.
#[cfg(not(feature = "tui"))]
#[derive(clap::Args)]
#[command(after_help = "Example: cargo arena play")]
struct Play {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

#[cfg(not(feature = "tui"))]
impl Play {
    fn run(&self) -> anyhow::Result<()> {
        let arguments = self.arguments.join(" ");
        anyhow::bail!("this program was built without the feature `tui`: run `cargo arena play {arguments}`")
    }
}

/// Plays the cards.
#[derive(Parser)]
#[command(
    name = "arena",
    after_help = "Examples:\n  \
    cargo arena play --agent greedy\n  \
    cargo arena simulate --deck random:mage --deck random:hunter --games 1000\n  \
    cargo arena analyse engine/arena/positions/lethal.json"
)]
struct Arguments {
    #[command(flatten)]
    verbosity: Verbosity,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// A game in the terminal against an agent.
    Play(Play),
    /// Simulates many games of two decks: win rates by deck, starting player and card.
    Simulate(simulate::Simulate),
    /// Serves games to programs in any language, as JSON lines.
    Serve(serve::Serve),
    /// Analyzes a position: lethal, or the best lines.
    Analyse(analyse::Analyse),
    /// Positions with a goal and exactly one solution, from simulated games.
    Puzzles(puzzles::Puzzles),
    /// Random games of all cards that are written; looks for panics and for impossible game states.
    Fuzz(fuzz::Fuzz),
    /// Measures speed on a fixed deck.
    Bench(bench::Bench),
    /// Fits the weights of the search's evaluation to games.
    Learn(learn::Learn),
    /// Shows a deck as a list and as a deckstring.
    Deck(deck::Show),
    /// Shows cards as they are compiled: in words, as source, as JSON.
    Cards(cards::Show),
    /// Finds cards that compile but cannot be right.
    Lint(lint::Lint),
    /// Compares the rules with recordings of real games.
    Conform(conform::Conform),
    /// Plays a game between agents and writes its history: HSReplay XML, Power.log.
    Replay(replay::Replay),
    /// Reviews a recorded game: what was missed, and what was better.
    Review(review::Command),
    /// Writes man pages and completions for shells.
    #[command(
        after_help = "Examples:\n  cargo arena manual target/manual    man pages, and completions for each shell\n  \
                            cargo arena manual --shell bash     completions for one shell"
    )]
    Manual(Manual),
}

/// Runs the command given in the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = cardwright_cli::parse::<Arguments>();
    arguments.verbosity.set();
    let begin = std::time::Instant::now();
    let result = match arguments.command {
        Command::Play(play) => play.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Serve(serve) => serve.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Fuzz(fuzz) => fuzz.run(),
        Command::Bench(bench) => bench.run(),
        Command::Learn(learn) => learn.run(),
        Command::Deck(deck) => deck.run(),
        Command::Cards(cards) => cards.run(),
        Command::Lint(lint) => lint.run(),
        Command::Conform(conform) => conform.run(),
        Command::Replay(replay) => replay.run(),
        Command::Review(review) => review.run(),
        Command::Manual(manual) => manual
            .run(Arguments::command(), "arena")
            .and_then(|text| crate::output::write(format_args!("{text}")).context("cannot write")),
    };
    if cardwright_cli::is_verbose() {
        eprintln!("{:.2} s", begin.elapsed().as_secs_f64());
    }
    cardwright_cli::finish(result)
}
