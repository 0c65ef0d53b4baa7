//! `Power.log`, as the client writes it.
use super::history::{History, tag_of, value_of};
use super::{RecordError, RecordingError};
use cardwright_data::GameTag;

/// Reads a log into a history.
pub fn read(text: &str, history: &mut History) -> Result<(), RecordingError> {
    for (number, line) in (1..).zip(text.lines()) {
        one(line, history).map_err(|why| RecordingError::Line { line: number, why })?;
    }
    Ok(())
}

/// Reads a line of the client's game state; the repetition for display (`PowerTaskList`) is skipped.
fn one(line: &str, history: &mut History) -> Result<(), RecordError> {
    let Some((head, says)) = line.split_once("() - ") else { return Ok(()) };
    let says = says.trim();
    match head.rsplit(' ').next() {
        Some("GameState.DebugPrintPower") => power(says, history),
        Some("GameState.DebugPrintGame") => game(says, history),
        Some("GameState.DebugPrintOptions") if says.starts_with("id=") => {
            history.lists();
            Ok(())
        }
        _ => Ok(()),
    }
}

fn game(says: &str, history: &mut History) -> Result<(), RecordError> {
    let Some(rest) = says.strip_prefix("PlayerID=") else { return Ok(()) };
    let (player, name) = rest.split_once(", PlayerName=").ok_or(RecordError::Missing("PlayerName"))?;
    history.name(number("PlayerID", player)?, name)
}

fn power(says: &str, history: &mut History) -> Result<(), RecordError> {
    if says == "CREATE_GAME" {
        history.begin();
    } else if let Some(rest) = says.strip_prefix("GameEntity EntityID=") {
        history.game(number("EntityID", rest)?)?;
    } else if let Some(rest) = says.strip_prefix("Player EntityID=") {
        let (entity, rest) = rest.split_once(" PlayerID=").ok_or(RecordError::Missing("PlayerID"))?;
        let player = rest.split(' ').next().unwrap_or_default();
        history.player(number("EntityID", entity)?, number("PlayerID", player)?)?;
    } else if let Some(rest) = says.strip_prefix("tag=") {
        let (tag, value) = tag_value(rest)?;
        history.tag(tag, value)?;
    } else if let Some(rest) = says.strip_prefix("FULL_ENTITY - Creating ID=") {
        let (entity, card) = rest.split_once(" CardID=").ok_or(RecordError::Missing("CardID"))?;
        history.entity(number("ID", entity)?, card)?;
    } else if let Some(rest) = says.strip_prefix("FULL_ENTITY - Updating ") {
        let (entity, card) = rest.rsplit_once(" CardID=").ok_or(RecordError::Missing("CardID"))?;
        let entity = entity_of(entity.strip_prefix("Entity=").unwrap_or(entity), history)?;
        history.entity(entity, card)?;
    } else if let Some(rest) = says
        .strip_prefix("SHOW_ENTITY - Updating Entity=")
        .or_else(|| says.strip_prefix("CHANGE_ENTITY - Updating Entity="))
    {
        let (entity, card) = rest.rsplit_once(" CardID=").ok_or(RecordError::Missing("CardID"))?;
        let entity = entity_of(entity, history)?;
        history.show(entity, card)?;
    } else if let Some(rest) = says.strip_prefix("HIDE_ENTITY - Entity=") {
        let (entity, tag) = rest.rsplit_once(" tag=").ok_or(RecordError::Missing("tag"))?;
        let (_, zone) = tag_value(tag)?;
        let entity = entity_of(entity, history)?;
        history.hide(entity, zone)?;
    } else if let Some(rest) = says.strip_prefix("TAG_CHANGE Entity=") {
        let (entity, tag) = rest.rsplit_once(" tag=").ok_or(RecordError::Missing("tag"))?;
        let (tag, value) = tag_value(tag.strip_suffix("DEF CHANGE").unwrap_or(tag))?;
        let entity = entity_of(entity, history)?;
        history.change(entity, tag, value)?;
    } else {
        // Blocks, meta data and the like.
        history.done();
    }
    Ok(())
}

fn tag_value(text: &str) -> Result<(GameTag, i32), RecordError> {
    let (tag, value) = text.split_once(" value=").ok_or(RecordError::Missing("value"))?;
    let tag = tag_of(tag.trim())?;
    Ok((tag, value_of(tag, value.trim())?))
}

fn number<T: std::str::FromStr>(what: &'static str, text: &str) -> Result<T, RecordError> {
    text.trim().parse().map_err(|_| RecordError::Number { what, text: text.trim().to_owned() })
}

/// An entity as logs name it: by number, by its description, or by a player's name.
fn entity_of(text: &str, history: &mut History) -> Result<u32, RecordError> {
    let text = text.trim();
    if text.starts_with('[') {
        let (_, rest) = text.rsplit_once(" id=").ok_or(RecordError::Missing("id"))?;
        return number("id", rest.split(' ').next().unwrap_or_default());
    }
    text.parse().map_or_else(|_| history.named(text), Ok)
}
