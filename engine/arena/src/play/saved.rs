//! A game that was left and goes on later.
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use cardwright_engine::state::Snapshot;
use cardwright_engine::{Cards, Game, PlayerId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{limits, link};

/// The first field of the file.
const FORMAT: &str = "cardwright-play-1";

/// The file that the game is saved in and that `--continue` reads.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    format: String,
    /// The player that the person plays.
    me: PlayerId,
    /// The log of the game so far.
    log: Vec<String>,
    /// The opponent's agent; games that were saved by earlier versions have none.
    #[serde(default)]
    agent: String,
    game: Value,
}

/// The data that is saved beside the game.
pub struct Saved {
    /// The player that the person plays.
    pub me: PlayerId,
    /// The log of the game so far.
    pub log: Vec<String>,
    /// The opponent's agent as on the command line; empty if it is unknown.
    pub agent: String,
}

/// Writes a game beside the file and puts it into its place.
pub fn write(path: &Path, game: &Game, saved: Saved) -> anyhow::Result<()> {
    let Saved { me, log, agent } = saved;
    let document =
        Document { format: FORMAT.to_owned(), me, log, agent, game: serde_json::to_value(game.snapshot()?)? };
    let aside = path.with_extension("part");
    std::fs::write(&aside, serde_json::to_string(&document)?)
        .with_context(|| format!("cannot write {}", aside.display()))?;
    std::fs::rename(&aside, path).with_context(|| format!("cannot write {}", path.display()))
}

/// Moves the game in a file aside, so that a new game does not overwrite it; where it is then.
pub fn move_aside(path: &Path) -> Option<PathBuf> {
    let aside = path.with_extension("before.json");
    std::fs::rename(path, &aside).is_ok().then_some(aside)
}

/// Reads a game with what was saved beside it; of a link, the person is the player to act.
pub fn read(path: &Path, cards: &'static Cards) -> anyhow::Result<(Game, Saved)> {
    if let Some(text) = link::link_in_argument(path) {
        let game = link::read(cards, text).context("the link")?;
        let me = game.to_act().unwrap_or_default();
        return Ok((game, Saved { me, log: Vec::new(), agent: String::new() }));
    }
    let name = path.display().to_string();
    let Document { format, me, log, agent, game } =
        serde_json::from_str(&limits::read_limited(path, limits::GAME_BYTES)?)
            .with_context(|| format!("{name}: not a game that `arena play` has saved"))?;
    if format != FORMAT {
        bail!("{name}: its format is `{format}`, and `{FORMAT}` is read");
    }
    let game = Snapshot::from_value(&game).and_then(|document| Game::from_snapshot(cards, &document));
    Ok((game.context(name)?, Saved { me, log, agent }))
}
