//! Speed on a fixed deck.
use std::hint::black_box;
use std::time::Instant;

use anyhow::Context;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Game, Options};

use crate::deck;

/// Two random players with the same deck, on one core.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo arena bench --games 20000 --json")]
pub struct Bench {
    /// How many games.
    #[arg(long, default_value_t = 20_000)]
    games: u32,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// How often a state of a game's middle is cloned to be timed.
const CLONES: u32 = 200_000;

impl Bench {
    /// Plays the games and prints the figures. The checksum changes only when rules or dice do.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::cards()?;
        let deck = deck::list::parse(cards, include_str!("../decks/basicmage.txt"))?;
        deck::refuse_stubs(cards, &deck)?;
        let coin = deck::coin(cards);
        let (mut actions, mut turns, mut checksum) = (0_u32, 0_u32, 0_u64);
        let mut options = Vec::new();
        let mut middle = None;
        let start = Instant::now();
        for seed in 0..u64::from(self.games) {
            let mut game = Game::new(cards, ByPlayer([&deck, &deck]), coin, Options { seed, ..Options::default() })?;
            let mut dice = Rng::new(seed);
            loop {
                options.clear();
                game.list_options(&mut options);
                if options.is_empty() {
                    break;
                }
                game.act_listed(options[dice.below(options.len())], &mut ());
                actions += 1;
                if middle.is_none() && game.turn == 12 {
                    middle = Some(game.clone());
                }
            }
            turns += u32::from(game.turn);
            checksum = checksum.wrapping_mul(31).wrapping_add(u64::from(game.turn)) ^ dice.below(1 << 30) as u64;
        }
        let seconds = start.elapsed().as_secs_f64();
        let middle = middle.context("no game reached turn 12: play more of them")?;
        let start = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(&middle).clone());
        }
        let clone = start.elapsed().as_secs_f64() / f64::from(CLONES) * 1e9;
        let (games, per_second) = (f64::from(self.games), f64::from(self.games) / seconds);
        let (per_game, turns) = (f64::from(actions) / games, f64::from(turns) / games);
        let action = seconds / f64::from(actions) * 1e9;
        let bytes = middle.bytes();
        if self.json {
            println!(
                r#"{{"games_per_second":{per_second:.0},"actions_per_game":{per_game:.2},"turns_per_game":{turns:.2},"ns_per_action":{action:.0},"ns_per_clone":{clone:.0},"bytes":{bytes},"checksum":"{checksum:016x}"}}"#
            );
        } else {
            println!(
                "{per_second:.0} games/s, {per_game:.1} actions and {turns:.1} turns a game, {action:.0} ns an action, clone {clone:.0} ns of {bytes} bytes, checksum {checksum:016x}"
            );
        }
        Ok(())
    }
}
