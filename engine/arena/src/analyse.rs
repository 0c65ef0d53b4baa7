//! `cargo arena analyse`: what to do in a position.
mod position;

use std::io::Read;
use std::path::PathBuf;

use anyhow::{Context, bail};
use cardwright_engine::state::Snapshot;
use cardwright_engine::{Action, Game, PlayerId};
use serde_json::{Value, json};

use crate::agent::search::lethal::{self, Limit};
use crate::agent::search::{Budget, Search};
use crate::{recording, words};

/// Lines that are told.
const LINES: usize = 3;

/// Looks for lethal, and if there is none for the best lines, knowing what the player who is to act can know.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena analyse engine/arena/positions/lethal.json              lethal if there is one, else the best lines\n  \
    cargo arena analyse engine/arena/positions/lethal.json --ms 5000 --json\n  \
    cargo arena replay --deck engine/arena/decks/basicmage.txt --seed 7 --xml game.xml\n  \
    cargo arena analyse game.xml --turn 9 --ms 200              a position of a game as the client records it\n\n\
    `save` of `cargo arena serve` writes documents; a document may leave out what is as usual. A recording is HSReplay XML\n\
    or a `Power.log`: what was hidden from the recorder is unknown.")]
pub struct Analyse {
    /// A snapshot, HSReplay XML or a `Power.log`; `-` is stdin.
    snapshot: PathBuf,
    /// Of a recording, the turn whose first moment it is; without it the last moment in which somebody can act.
    #[arg(long)]
    turn: Option<u16>,
    /// How long to look, half of it at most for lethal.
    #[arg(long, default_value_t = 1000)]
    ms: u32,
    /// Looks so many playouts long, and not at the clock: the same result everywhere.
    #[arg(long)]
    playouts: Option<u32>,
    /// Another seed throws other dice.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// States that a search for lethal looks at, where the clock does not end it.
const LETHAL_STATES: usize = 200_000;

/// A line as it is told: each action in words.
struct Told {
    says: Vec<String>,
    value: f32,
    visits: u32,
}

impl Analyse {
    /// Reads, looks, tells.
    pub fn run(&self) -> anyhow::Result<()> {
        let game = self.read()?;
        let Some(player) = game.to_act() else { bail!("{}: the game is over", self.snapshot.display()) };
        let millis = self.playouts.is_none().then_some(u64::from(self.ms) / 2);
        let lethal = lethal::find(&game, self.seed, Limit { states: LETHAL_STATES, millis });
        let line = lethal.line.as_deref().map(|line| say(&game, player, self.seed, line));
        let (mut lines, mut playouts) = (Vec::new(), 0);
        if line.is_none() {
            let mut search = Search::new(&game, self.seed);
            search.run(self.playouts.map_or(Budget::Millis(self.ms.div_ceil(2)), Budget::Playouts), &[]);
            playouts = search.playouts();
            for plan in search.plans.clone().iter().take(LINES) {
                let says = search.line(plan).iter().map(|(game, action)| words::action(game, *action)).collect();
                lines.push(Told { says, value: plan.value(), visits: plan.visits });
            }
        }
        if self.json {
            let lines: Vec<Value> = lines
                .iter()
                .map(|told| json!({ "value": round(told.value), "visits": told.visits, "actions": told.says }))
                .collect();
            let lethal = json!({ "line": line, "complete": lethal.complete, "states": lethal.states });
            let player = u8::from(player);
            println!(
                "{}",
                json!({ "format": "cardwright-analyse-1", "player": player, "position": position::told(&game), "lethal": lethal, "lines": lines, "playouts": playouts })
            );
            return Ok(());
        }
        println!("player {} is to act, turn {}", u8::from(player), game.turn);
        for line in position::lines(&game) {
            println!("{line}");
        }
        let all = if lethal.complete { "all of this turn" } else { "not all of this turn" };
        let none = || format!("none in {} states, {all}", lethal.states);
        println!("lethal: {}", line.map_or_else(none, |line| line.join("; ")));
        for (n, told) in lines.iter().enumerate() {
            println!("{}. {:.0} % ({} playouts): {}", n + 1, told.value * 100.0, told.visits, told.says.join("; "));
        }
        Ok(())
    }

    fn read(&self) -> anyhow::Result<Game> {
        let name = self.snapshot.display();
        let mut text = String::new();
        if self.snapshot.as_os_str() == "-" {
            std::io::stdin().read_to_string(&mut text).context("cannot read stdin")?;
        } else {
            text = std::fs::read_to_string(&self.snapshot).with_context(|| format!("cannot read {name}"))?;
        }
        let cards = crate::cards()?;
        if recording::is_xml(&text) || recording::is_log(&text) {
            return recording::read(cards, &text, self.turn).with_context(|| name.to_string());
        }
        if self.turn.is_some() {
            bail!("{name}: `--turn` is for recordings, and this is neither HSReplay XML nor a `Power.log`");
        }
        let document = Snapshot::from_json(&text).with_context(|| name.to_string())?;
        Game::from_snapshot(cards, &document).with_context(|| name.to_string())
    }
}

fn round(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}

/// A line in words, done in one of the worlds that it is good in.
fn say(game: &Game, player: PlayerId, seed: u64, line: &[Action]) -> Vec<String> {
    let mut world = game.view(player).determinize(seed);
    let mut says = Vec::new();
    for action in line {
        says.push(words::action(&world, *action));
        if world.act(*action).is_err() {
            break;
        }
    }
    says
}
