//! `arena replay`: plays a game and records it as the client does.
pub mod log;
mod option_groups;
pub mod xml;

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use cardwright_data::PlayState;
use cardwright_engine::observe::{EntityNumber, Packet, Perspective, Recorder, ReplayedGame};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{CardId, Cards, Game, Options, PlayerId};

use crate::agent::AgentKind;
use crate::deck::skin::skin_of_card;
use crate::deck::{self, DeckChoice};
use crate::simulate::pair;

/// Plays a game and writes its history, as HSReplay XML, as the text of `Power.log`, or both.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena replay --deck random:legacy+classic --seed 7 --xml game.xml\n  \
    cargo arena replay --deck random:mage --agent greedy --log Power.log")]
pub struct Replay {
    /// The deck of both players, or of each player if given twice: a deckstring, the text copied from the client, a list, a
    /// file with one of these, the name of a known deck, or `random`, `random:CLASS`, `random:CLASS+SET`. By default, two
    /// random decks of all written cards.
    #[arg(long = "deck", num_args = 1)]
    decks: Vec<String>,
    /// The agents: `random`, `greedy`, `search:ms=50`; twice for each player, once for both.
    #[arg(long = "agent", default_value = "random")]
    agents: Vec<AgentKind>,
    /// The seed of the game, the agents and random decks.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Records only what this player sees; by default, everything.
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    player: Option<u8>,
    /// The file for the HSReplay XML.
    #[arg(long, value_name = "FILE", required_unless_present_any = ["log", "save"])]
    xml: Option<PathBuf>,
    /// The file for the text of `Power.log`.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The file for a snapshot at the start of turn `--turn`, for `analyse` and `serve`.
    #[arg(long, value_name = "FILE", requires = "turn")]
    save: Option<PathBuf>,
    /// The turn of `--save`.
    #[arg(long)]
    turn: Option<u16>,
}

/// The names of the players.
const NAMES: [&str; 2] = ["First#1", "Second#2"];

/// The maximum number of turns of a game.
const TURNS: u16 = 100;

/// A player's name by the number of its entity.
fn name(entity: EntityNumber) -> Option<&'static str> {
    PlayerId::BOTH
        .into_iter()
        .zip(NAMES)
        .find(|(player, _)| EntityNumber::from(player.entity()) == entity)
        .map(|(_, it)| it)
}

/// The id and the name of an entity that had this card: those of its skin, if it is a hero with a skin.
fn shown_as(game: &Game, entity: EntityNumber, card: CardId) -> Option<(&'static str, &'static str)> {
    let card = card.to_option().map(|card| game.cards.get(card))?;
    let skin =
        u16::try_from(entity.0).ok().and_then(|number| game.entity(number)).and_then(|id| skin_of_card(game, id, card));
    Some(skin.map_or((card.client_id(), card.name), |skin| (skin.id, skin.name)))
}

impl Replay {
    /// Plays the game, writes the files, and prints the result.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let sight = match self.player.map(PlayerId::try_from).transpose()? {
            Some(player) => Perspective::Of(player),
            None => Perspective::Everything,
        };
        let (game, packets) = self.play(cards, sight)?;
        // The files are for others to read: what they say must make a table.
        ReplayedGame::after(&packets).context("the history contradicts itself")?;
        if let Some(file) = &self.xml {
            write(file, &xml::document(&game, &packets)?)?;
        }
        if let Some(file) = &self.log {
            write(file, &log::text(&game, &packets)?)?;
        }
        let end = match game.players.0.map(|side| side.state) {
            [PlayState::Won, _] => "the first player wins",
            [_, PlayState::Won] => "the second player wins",
            [PlayState::Tied, _] => "a draw",
            _ => "not over yet",
        };
        outln!("seed {}: {} turns, {} packets, {end}", self.seed, game.turn, packets.len());
        Ok(())
    }

    fn play(&self, cards: &'static Cards, sight: Perspective) -> anyhow::Result<(Game, Vec<Packet>)> {
        let mut dice = Rng::new(self.seed);
        let (decks, skins) = if self.decks.is_empty() {
            let pool = deck::playable_cards(cards);
            let heroes = deck::heroes(cards);
            let mut deck =
                || deck::random_deck(&heroes, &pool, &mut dice).context("no card is written yet: nothing to play");
            ([deck()?, deck()?], [None; 2])
        } else {
            let [one, other] = pair(&self.decks, "--deck")?.map(|named| DeckChoice::parse(cards, &named, true));
            let (one, other) = (one?, other?);
            ([one.deck(cards, &mut dice), other.deck(cards, &mut dice)], [one.skin(), other.skin()])
        };
        let mut seed = self.seed;
        let mut agents = pair(&self.agents, "--agent")?.map(|agent| {
            seed ^= 1 << 40;
            agent.player(seed)
        });
        let begin = Options { seed: self.seed, ..Options::default() };
        let mut recorder = Recorder::new(sight);
        let decks = ByPlayer([&decks[0], &decks[1]]);
        let mut game = Game::new_observed(cards, decks, deck::coin(cards), begin, &mut recorder)?;
        game.hero_skin_ids = deck::skin::skin_dbf_ids(skins);
        let mut saved = false;
        while game.turn < TURNS {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            if !saved && self.turn == Some(game.turn) && game.pending.is_none() {
                saved = true;
                if let Some(file) = &self.save {
                    write(file, &game.snapshot()?.to_json())?;
                }
            }
            let Some(player) = game.to_act() else { break };
            let action = agents[player as usize].choose(&game, &options);
            game.act_unchecked_observed(action, &mut recorder);
        }
        if let Some(turn) = self.turn.filter(|_| self.save.is_some() && !saved) {
            bail!("the game ends before turn {turn}");
        }
        let packets = recorder.take();
        if packets.is_empty() {
            bail!("nothing was recorded");
        }
        Ok((game, packets))
    }
}

fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(file, text).with_context(|| format!("{}: not to be written", file.display()))
}
