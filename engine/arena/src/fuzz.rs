//! Random games of everything that is written.
use anyhow::{Context, bail};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Game, Options};

use crate::deck;

/// Plays random games and checks the table after every action.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo arena fuzz --actions 1000000 --seed 1")]
pub struct Fuzz {
    /// How many actions in all.
    #[arg(long, default_value_t = 1_000_000)]
    actions: u64,
    /// The first game's seed; each game after it has the next one.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

impl Fuzz {
    /// Plays until enough was done; an impossible table ends it with the game's seed.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::cards()?;
        let pool = deck::written(cards);
        let coin = deck::coin(cards);
        let (mut actions, mut seed) = (0, self.seed);
        let mut options = Vec::new();
        while actions < self.actions {
            let mut dice = Rng::new(seed);
            let mut deck = || deck::random(cards, &pool, &mut dice).context("no card is written yet: nothing to play");
            let decks = [deck()?, deck()?];
            let begin = Options { seed, ..Options::default() };
            let mut game = Game::new(cards, ByPlayer([&decks[0], &decks[1]]), coin, begin)?;
            while game.turn < 100 {
                options.clear();
                game.list_options(&mut options);
                if options.is_empty() {
                    break;
                }
                let action = options[dice.below(options.len())];
                game.act_listed(action, &mut ());
                actions += 1;
                if let Err(unsound) = game.check() {
                    bail!("seed {seed}, turn {}, after {action:?}: {unsound}", game.turn);
                }
            }
            seed += 1;
        }
        println!("{actions} actions in {} games of {} cards: every table whole", seed - self.seed, pool.len());
        Ok(())
    }
}
