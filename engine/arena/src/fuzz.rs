//! Random games of everything that is written.
use anyhow::{Context, bail};
use cardwright_engine::record::Observer;
use cardwright_engine::rules::limits::LONGEST_ACTION;
use cardwright_engine::state::{ByPlayer, Rng, Snapshot};
use cardwright_engine::{Game, Options, PlayerId};

use crate::deck;

/// Plays random games and checks the table after every action.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cargo arena fuzz --actions 100000 --seed 1
  cargo arena fuzz --actions 20000 --endless      actions that would never end by themselves: a card's fault, as a rule")]
pub struct Fuzz {
    /// How many actions in all.
    #[arg(long, default_value_t = 1_000_000)]
    actions: u64,
    /// The first game's seed; each game after it has the next one.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Writes and reads the game after every action, goes on with what was read, and looks at it as both players see it.
    #[arg(long)]
    documents: bool,
    /// Tells every action with the cards' names, to see what led to a fault.
    #[arg(long)]
    trace: bool,
    /// Tells the actions that the rules had to end, because their answers led to ever more answers.
    #[arg(long)]
    endless: bool,
}

/// Counts the pieces of work of an action.
#[derive(Default)]
struct Pieces(u32);

impl Observer for Pieces {
    fn settled(&mut self, _: &Game) {
        self.0 += 1;
    }
}

impl Fuzz {
    /// Plays until enough was done; an impossible table ends it with the game's seed.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::cards()?;
        let pool = deck::written(cards);
        let (heroes, coin) = (deck::heroes(cards), deck::coin(cards));
        let (mut actions, mut endless, mut seed) = (0, 0, self.seed);
        let mut options = Vec::new();
        while actions < self.actions {
            let mut dice = Rng::new(seed);
            let mut deck = || deck::of(&heroes, &pool, &mut dice).context("no card is written yet: nothing to play");
            let decks = [deck()?, deck()?];
            let begin = Options { seed, ..Options::default() };
            let mut game = Game::new(cards, ByPlayer([&decks[0], &decks[1]]), coin, begin)?;
            let mut read: Option<Game> = None;
            while game.turn < 100 {
                options.clear();
                game.list_options(&mut options);
                if options.is_empty() {
                    break;
                }
                let action = options[dice.below(options.len())];
                if self.trace {
                    eprintln!("seed {seed}, turn {}: {}", game.turn, told(&game, action));
                }
                if self.endless {
                    let before = game.clone();
                    let mut pieces = Pieces::default();
                    game.act_listed(action, &mut pieces);
                    if pieces.0 >= LONGEST_ACTION {
                        endless += 1;
                        answer!("seed {seed}, turn {}: {} does not end by itself", before.turn, told(&before, action));
                    }
                } else {
                    game.take(action);
                }
                actions += 1;
                if self.documents {
                    let place = || format!("seed {seed}, turn {}, after {action:?}", game.turn);
                    // What a game remembers to spare work is in no document.
                    if let Some(mut read) = read {
                        read.take(action);
                        if read != game {
                            let (one, other) = (told_whole(&game)?, told_whole(&read)?);
                            let parted = one.lines().zip(other.lines()).find(|(one, other)| one != other);
                            bail!("{}: a game that was read before goes on in another way: {parted:?}", place());
                        }
                    }
                    read = Some(documents(&game).with_context(place)?);
                }
                if let Err(unsound) = game.check() {
                    bail!("seed {seed}, turn {}, after {action:?}: {unsound}", game.turn);
                }
            }
            seed += 1;
        }
        if self.endless {
            answer!("{endless} of {actions} actions do not end by themselves");
        }
        answer!("{actions} actions in {} games of {} cards: every table whole", seed - self.seed, pool.len());
        Ok(())
    }
}

/// A game's document, a line for each number.
fn told_whole(game: &Game) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(&serde_json::from_str::<serde_json::Value>(&game.snapshot()?.to_json())?)?)
}

/// An action with the names of those whom it is about.
fn told(game: &Game, action: cardwright_engine::Action) -> String {
    let mut text = format!("{action:?}");
    for (id, _) in game.entities() {
        let number = format!("{id:?}");
        let name = game.card(id).map_or("", |card| card.id);
        for (before, behind) in [(' ', ','), (' ', ' '), ('(', ')')] {
            text = text.replace(&format!("{before}{number}{behind}"), &format!("{before}{number} [{name}]{behind}"));
        }
    }
    text
}

/// Whether a game comes back from its document as it was, and looks the same as a game that could be behind its views;
/// the game that was read.
fn documents(game: &Game) -> anyhow::Result<Game> {
    let json = game.snapshot()?.to_json();
    let again = Game::from_snapshot(game.cards, &Snapshot::from_json(&json)?)?;
    if again != *game || again.canonical_hash() != game.canonical_hash() {
        bail!("the game is another when it is read again");
    }
    for player in PlayerId::BOTH {
        let view = game.view(player);
        if view.determinize(1).view(player) != view {
            bail!("{player:?} sees what is hidden");
        }
    }
    Ok(again)
}
