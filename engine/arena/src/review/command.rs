//! The command `cargo arena review`.
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use cardwright_engine::{CardId, Cards};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{
    MAX_PLAYOUTS, PLAYOUTS, ReviewProgress, ReviewRequest, decision_lines, document, mulligan_lines, player_turn,
    review, summary_lines,
};
use crate::deck::DeckChoice;
use crate::{limits, recording};

/// Reviews a recorded game: each decision of the recording player against the best line, with what was known then.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena replay --deck random:classic --seed 7 --player 1 --log Power.log\n  \
    cargo arena review Power.log --playouts 30 --html review.html   a report for the browser\n  \
    cargo arena review Power.log --games                            the games of a recording\n  \
    cargo arena review Power.log --playouts 30 --json               for programs\n\n\
    A recording is HSReplay XML or a `Power.log`, also packed by gzip. Loss is in points of the probability to win: an inaccuracy gives up 5 or more, a\n\
    mistake 10 or more. A turn whose position the engine does not have exactly is marked as approximate, and not graded.")]
pub struct Command {
    /// HSReplay XML or a `Power.log`; `-` is stdin.
    recording: PathBuf,
    /// The number of the game in the recording, from 1; without it the last one.
    #[arg(long)]
    game: Option<usize>,
    /// Lists the games of the recording, and reviews none.
    #[arg(long)]
    games: bool,
    /// The player whose decisions are reviewed; without it, the player whose hand the recording shows.
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    player: Option<u8>,
    /// Playouts for each decision: more tell smaller losses from chance.
    #[arg(long, default_value_t = PLAYOUTS, value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PLAYOUTS)))]
    playouts: u32,
    /// The seed of all samples: the same seed gives the same review.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The player's own deck, where the recording does not have it: a deckstring, a list, a file, the name of a known deck.
    #[arg(long)]
    deck: Option<String>,
    /// The opponent's deck, if it is known.
    #[arg(long)]
    opponent_deck: Option<String>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// The file for a report as HTML, which loads nothing.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Command {
    /// Reads the recording, reviews the game, and prints the result.
    pub fn run(&self) -> anyhow::Result<()> {
        let name = self.recording.display();
        let text = limits::read_limited(&self.recording, limits::GAME_BYTES)?;
        if self.games {
            return self.list(&text);
        }
        let cards = crate::registry::cards()?;
        let request = ReviewRequest {
            game: self.game,
            player: self.player,
            playouts: self.playouts,
            seed: self.seed,
            deck: cards_of(cards, self.deck.as_deref())?,
            opponent_deck: cards_of(cards, self.opponent_deck.as_deref())?,
        };
        let hidden = cardwright_cli::is_quiet();
        let target = if hidden { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(1), target)
            .with_style(ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len} decisions, {eta} left")?);
        let reviewed = review(cards, &text, &request, &mut |progress| self.show_progress(&bar, &progress));
        bar.finish_and_clear();
        let reviewed = reviewed.with_context(|| name.to_string())?;
        if let Some(file) = &self.html {
            write(file, &document(&reviewed))?;
        }
        for remark in &reviewed.remarks {
            cardwright_cli::note(&format!("{name}: {remark}"));
        }
        if self.json {
            outln!("{}", serde_json::to_string(&reviewed)?);
            return Ok(());
        }
        outln!("");
        for line in summary_lines(&reviewed) {
            outln!("{line}");
        }
        Ok(())
    }

    fn list(&self, text: &str) -> anyhow::Result<()> {
        let listing = recording::list(text).with_context(|| self.recording.display().to_string())?;
        for game in &listing.games {
            let refused = if game.mode.is_constructed() { "" } else { " (has rules of its own, not reviewed)" };
            outln!("{game}{refused}");
        }
        Ok(())
    }

    fn show_progress(&self, bar: &ProgressBar, progress: &ReviewProgress<'_>) {
        match progress {
            ReviewProgress::Started(game, decisions) => {
                bar.set_length(u64::try_from(*decisions).unwrap_or_default());
                if game.games > 1 && self.game.is_none() {
                    let many = game.games;
                    bar.suspend(|| {
                        cardwright_cli::note(&format!(
                            "game {} of {many} is reviewed: `--games` lists them, `--game` chooses",
                            game.number
                        ));
                    });
                }
            }
            ReviewProgress::Mulligan(mulligan) => {
                self.print_above(bar, &mulligan.map(mulligan_lines).unwrap_or_default());
            }
            ReviewProgress::Decided { done, turn, ends_turn } => {
                self.print_above(bar, &decision_lines(turn, *ends_turn));
                bar.set_position(u64::try_from(*done).unwrap_or_default());
                bar.set_message(format!("turn {}", player_turn(turn.turn)));
            }
        }
    }

    /// Prints lines above the bar; JSON is one document at the end.
    fn print_above(&self, bar: &ProgressBar, lines: &[String]) {
        if !self.json {
            bar.suspend(|| {
                for line in lines {
                    let _ = crate::output::write(format_args!("{line}\n"));
                }
            });
        }
    }
}

fn cards_of(cards: &'static Cards, deck: Option<&str>) -> anyhow::Result<Vec<CardId>> {
    let Some(deck) = deck else { return Ok(Vec::new()) };
    match DeckChoice::parse(cards, deck, true)? {
        DeckChoice::Fixed(deck, _) => Ok(deck.cards.clone()),
        DeckChoice::Random(_) => bail!("`{deck}` is a random deck: name the cards of one"),
    }
}

fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(file, text).with_context(|| format!("{}: not to be written", file.display()))
}
