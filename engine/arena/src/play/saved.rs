//! Saved games of the terminal.
use std::path::Path;

use anyhow::{Context, bail};
use cardwright_engine::state::Snapshot;
use cardwright_engine::{Cards, Game, PlayerId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{limits, link};

/// The value of the first field of the file.
const FORMAT: &str = "cardwright-play-1";

/// The file that `s` writes and `--continue` reads.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    format: String,
    /// The player that is the person.
    me: PlayerId,
    /// The log so far.
    log: Vec<String>,
    game: Value,
}

/// Writes a game to a temporary file and renames it.
pub fn write(path: &Path, game: &Game, me: PlayerId, log: &[String]) -> anyhow::Result<()> {
    let saved =
        Saved { format: FORMAT.to_owned(), me, log: log.to_vec(), game: serde_json::to_value(game.snapshot()?)? };
    let aside = path.with_extension("part");
    std::fs::write(&aside, serde_json::to_string(&saved)?)
        .with_context(|| format!("cannot write {}", aside.display()))?;
    std::fs::rename(&aside, path).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads a game with its player and log. For a link, the player is the one to act.
pub fn read(path: &Path, cards: &'static Cards) -> anyhow::Result<(Game, PlayerId, Vec<String>)> {
    if let Some(text) = link::in_argument(path) {
        let game = link::read(cards, text).context("the link")?;
        let me = game.to_act().unwrap_or_default();
        return Ok((game, me, Vec::new()));
    }
    let name = path.display().to_string();
    let saved: Saved = serde_json::from_str(&limits::text(path, limits::GAME_BYTES)?)
        .with_context(|| format!("{name}: not a game that `arena play` has saved"))?;
    if saved.format != FORMAT {
        bail!("{name}: its format is `{}`, and `{FORMAT}` is read", saved.format);
    }
    let game = Snapshot::from_value(&saved.game).and_then(|document| Game::from_snapshot(cards, &document));
    Ok((game.context(name)?, saved.me, saved.log))
}
