//! Random games with every written card.
use anyhow::{Context, bail};
use cardwright_cli::Findings;
use cardwright_engine::rules::Observer;
use cardwright_engine::rules::limits::MAX_WORK_PER_ACTION;
use cardwright_engine::state::{ByPlayer, Rng, Snapshot};
use cardwright_engine::{Game, Options, PlayerId};

use crate::deck;

/// Plays random games and checks the game state after every action.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cargo arena fuzz --actions 100000 --seed 1
  cargo arena fuzz --actions 20000 --endless   actions that only a limit ends")]
pub struct Fuzz {
    /// The total number of actions.
    #[arg(long, default_value_t = 1_000_000)]
    actions: u64,
    /// The seed of the first game; each further game has the next seed.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// After every action, writes and reads a snapshot, continues with it, and checks both players' views.
    #[arg(long)]
    documents: bool,
    /// Prints every action with card ids.
    #[arg(long)]
    trace: bool,
    /// Prints the actions that reached the limit of work items per action.
    #[arg(long)]
    endless: bool,
}

/// An observer that counts the work items of an action.
#[derive(Default)]
struct WorkItemCounter(u32);

impl Observer for WorkItemCounter {
    fn on_settled(&mut self, _: &Game, _waiting: usize) {
        self.0 += 1;
    }
}

impl Fuzz {
    /// Plays the given number of actions. An invalid game state is an error that has the seed.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let pool = deck::playable_cards(cards);
        let (heroes, coin) = (deck::heroes(cards), deck::coin(cards));
        let (mut actions, mut endless, mut games, mut seed) = (0, 0, 0_u64, self.seed);
        let mut options = Vec::new();
        while actions < self.actions {
            let mut dice = Rng::new(seed);
            let mut deck =
                || deck::random_deck(&heroes, &pool, &mut dice).context("no card is written yet: nothing to play");
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
                let action = options[dice.next_below(options.len())];
                if self.trace {
                    eprintln!("seed {seed}, turn {}: {}", game.turn, with_ids(&game, action));
                }
                if self.endless {
                    let before = game.clone();
                    let mut pieces = WorkItemCounter::default();
                    game.act_unchecked_observed(action, &mut pieces);
                    if pieces.0 >= MAX_WORK_PER_ACTION {
                        endless += 1;
                        outln!(
                            "seed {seed}, turn {}: {} does not end by itself",
                            before.turn,
                            with_ids(&before, action)
                        );
                    }
                } else {
                    game.act_unchecked(action);
                }
                actions += 1;
                if self.documents {
                    let place = || format!("seed {seed}, turn {}, after {action:?}", game.turn);
                    // Caches are not part of a snapshot, so the games may differ in them only.
                    if let Some(mut read) = read {
                        read.act_unchecked(action);
                        if read != game {
                            let (one, other) = (pretty_snapshot(&game)?, pretty_snapshot(&read)?);
                            let parted = one.lines().zip(other.lines()).find(|(one, other)| one != other);
                            let differs = "a game that was read from its snapshot continues differently";
                            return Err(Findings(format!("{}: {differs}: {parted:?}", place())).into());
                        }
                    }
                    read = Some(check_documents(&game).with_context(place)?);
                }
                if let Err(violation) = game.check() {
                    return Err(
                        Findings(format!("seed {seed}, turn {}, after {action:?}: {violation}", game.turn)).into()
                    );
                }
            }
            games += 1;
            // Behind the last seed comes the first.
            seed = seed.wrapping_add(1);
        }
        if self.endless {
            outln!("{endless} of {actions} actions do not end by themselves");
        }
        outln!("{actions} actions in {games} games of {} cards: every table whole", pool.len());
        Ok(())
    }
}

/// A snapshot with one value per line.
fn pretty_snapshot(game: &Game) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(&serde_json::from_str::<serde_json::Value>(&game.snapshot()?.to_json())?)?)
}

/// An action with the ids of its cards.
fn with_ids(game: &Game, action: cardwright_engine::Action) -> String {
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

/// Reads a game back from its snapshot. Fails if it differs, or if a player's view depends on hidden information.
fn check_documents(game: &Game) -> anyhow::Result<Game> {
    let json = game.snapshot()?.to_json();
    let again = Game::from_snapshot(game.cards, &Snapshot::from_json(&json)?)?;
    if again != *game || again.canonical_hash() != game.canonical_hash() {
        bail!("the game differs after it is read from its snapshot");
    }
    for player in PlayerId::BOTH {
        let view = game.view(player);
        if view.determinize(1).view(player) != view {
            bail!("{player:?} sees what is hidden");
        }
    }
    Ok(again)
}
