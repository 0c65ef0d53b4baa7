//! `Power.log` and its forerunner `output_log.txt`, as the client writes them.
use cardwright_data::{BlockType, GameTag, OptionType};

use super::header::{Mode, format_of};
use super::history::{Block, History, tag_of, value_of};
use super::{RecordError, RecordingError};

/// The position in a list of options or of a choice, whose lines follow one another.
#[derive(Default)]
struct ListContext {
    /// The choice: its number, the name that it is about, whether it is a mulligan.
    choice: Option<(u32, Option<String>)>,
    /// The answer to a choice.
    answer: Option<u32>,
    /// Whether targets belong to an option that can be used.
    usable: bool,
}

/// Plays a log back. What ends within a line was cut off there.
pub fn read(text: &str, history: &mut History) -> Result<(), RecordingError> {
    let mut place = ListContext::default();
    let mut lines = (1..).zip(text.lines()).peekable();
    while let Some((number, line)) = lines.next() {
        if let Err(why) = read_line(line, history, &mut place) {
            let last = lines.peek().is_none() && !text.ends_with('\n');
            if !last {
                return Err(RecordingError::InvalidLine { line: number, why });
            }
            history.add_remark("the end is cut off within a line".to_owned());
        }
    }
    Ok(())
}

/// Reads a line of the client's game state. The lines that repeat it when the client shows it (`PowerTaskList`) are passed over.
fn read_line(line: &str, history: &mut History, place: &mut ListContext) -> Result<(), RecordError> {
    if line.contains(SPECTATOR) {
        spectator(line, history);
        return Ok(());
    }
    let Some((head, says)) = line.split_once("() - ") else { return Ok(()) };
    let says = says.trim();
    match head.rsplit(' ').next() {
        Some("GameState.DebugPrintPower") => power(says, history)?,
        Some("GameState.DebugPrintGame") => game(says, history)?,
        Some("GameState.DebugPrintOptions") => options(says, history, place),
        Some("GameState.SendOption") => sent(says, history),
        Some("GameState.DebugPrintEntityChoices") => choices(says, history, place),
        Some("GameState.DebugPrintEntitiesChosen" | "GameState.SendChoices") => chosen(says, history, place),
        _ => {}
    }
    Ok(())
}

/// The line that begins and ends spectating has words between two such rows.
const SPECTATOR: &str = "==================";

fn spectator(line: &str, history: &mut History) {
    if line.contains("Start Spectator Game") || line.contains("Begin Spectating") {
        history.set_watching(true);
    } else if line.contains("End Spectator") {
        history.set_watching(false);
    }
}

fn game(says: &str, history: &mut History) -> Result<(), RecordError> {
    let Some((key, value)) = says.split_once('=') else { return Ok(()) };
    let value = value.trim();
    match key.trim() {
        "PlayerID" => {
            let (player, name) = value.split_once(", PlayerName=").ok_or(RecordError::Missing("PlayerName"))?;
            history.name(number("PlayerID", player)?, name);
        }
        "GameType" => history.update_header(|game| game.mode = Mode::of(value)),
        "FormatType" => history.update_header(|game| game.format = format_of(value)),
        "BuildNumber" => history.update_header(|game| game.build = value.parse().ok()),
        _ => {}
    }
    Ok(())
}

fn power(says: &str, history: &mut History) -> Result<(), RecordError> {
    if says == "CREATE_GAME" {
        history.begin();
    } else if let Some(rest) = says.strip_prefix("GameEntity EntityID=") {
        history.game(number("EntityID", rest)?)?;
    } else if let Some(rest) = says.strip_prefix("Player EntityID=") {
        let (entity, rest) = rest.split_once(" PlayerID=").ok_or(RecordError::Missing("PlayerID"))?;
        let player = rest.split(' ').next().unwrap_or_default();
        history.add_player(number("EntityID", entity)?, number("PlayerID", player)?)?;
    } else if let Some(rest) = says.strip_prefix("tag=") {
        if let Some((tag, value)) = tag_value(rest, history)? {
            history.tag(tag, value)?;
        }
    } else if let Some(rest) = says.strip_prefix("FULL_ENTITY - Creating ID=") {
        let (entity, card) = rest.split_once(" CardID=").ok_or(RecordError::Missing("CardID"))?;
        history.entity(number("ID", entity)?, card)?;
    } else if let Some(rest) = says.strip_prefix("FULL_ENTITY - Updating ") {
        let (entity, card) = rest.rsplit_once(" CardID=").ok_or(RecordError::Missing("CardID"))?;
        if let Some(entity) = entity_of(entity.strip_prefix("Entity=").unwrap_or(entity), history)? {
            history.entity(entity, card)?;
        }
    } else if let Some(rest) = says.strip_prefix("SHOW_ENTITY - Updating Entity=") {
        show(rest, history, false)?;
    } else if let Some(rest) = says.strip_prefix("CHANGE_ENTITY - Updating Entity=") {
        show(rest, history, true)?;
    } else if let Some(rest) = says.strip_prefix("HIDE_ENTITY - Entity=") {
        let (entity, tag) = rest.rsplit_once(" tag=").ok_or(RecordError::Missing("tag"))?;
        let zone = tag_value(tag, history)?.map_or(0, |(_, zone)| zone);
        if let Some(entity) = entity_of(entity, history)? {
            history.hide_entity(entity, zone)?;
        }
    } else if let Some(rest) = says.strip_prefix("TAG_CHANGE Entity=") {
        change(rest, history)?;
    } else if let Some(rest) = says.strip_prefix("BLOCK_START ").or_else(|| says.strip_prefix("ACTION_START ")) {
        let block = block(rest, history)?;
        history.block(block)?;
    } else if says == "BLOCK_END" || says == "ACTION_END" {
        history.block_end();
    } else {
        other(says, history);
    }
    Ok(())
}

/// Packets that change no entity. New ones are reported once.
fn other(says: &str, history: &mut History) {
    const KNOWN: [&str; 10] = [
        "META_DATA",
        "Info[",
        "SUB_SPELL_START",
        "SUB_SPELL_END",
        "Source",
        "Targets[",
        "CACHED_TAG_FOR_DORMANT_CHANGE",
        "VO_SPELL",
        "SHUFFLE_DECK",
        "RESET_GAME",
    ];
    history.set_current(None);
    if !KNOWN.iter().any(|known| says.starts_with(known)) {
        let first: String = says.split([' ', '=']).next().unwrap_or_default().chars().take(40).collect();
        history.add_remark(format!("the packet `{first}` is not known"));
    }
}

fn show(rest: &str, history: &mut History, changes: bool) -> Result<(), RecordError> {
    let (entity, card) = rest.rsplit_once(" CardID=").ok_or(RecordError::Missing("CardID"))?;
    if let Some(entity) = entity_of(entity, history)? {
        history.show_card(entity, card, changes)?;
    }
    Ok(())
}

fn change(rest: &str, history: &mut History) -> Result<(), RecordError> {
    let (entity, tag) = rest.rsplit_once(" tag=").ok_or(RecordError::Missing("tag"))?;
    let told = tag_value(tag.trim_end().strip_suffix("DEF CHANGE").unwrap_or(tag), history)?;
    let entity = entity.trim();
    let Some((tag, value)) = told else { return Ok(()) };
    match number_of(entity)? {
        Some(number) => history.change(number, tag, value),
        None => history.change_named(entity, tag, value),
    }
}

/// The fields of a block: `BlockType=PLAY Entity=[… id=4 …] EffectCardId= EffectIndex=0 Target=0 SubOption=-1`. Older logs have other
/// fields in another order.
fn block(says: &str, history: &mut History) -> Result<Block, RecordError> {
    const NEXT: [&str; 9] = [
        " EffectCardId=",
        " EffectIndex=",
        " Target=",
        " SubOption=",
        " TriggerKeyword=",
        " SubType=",
        " BlockType=",
        " Index=",
        " Entity=",
    ];
    let field = |name: &str| {
        let at = says.find(name).filter(|at| *at == 0 || says.as_bytes()[at - 1] == b' ')?;
        let rest = &says[at + name.len()..];
        let end = NEXT.iter().filter_map(|next| rest.find(next)).min().unwrap_or(rest.len());
        Some(rest[..end].trim())
    };
    let kind = field("BlockType=").or_else(|| field("SubType=")).unwrap_or_default();
    let by_number = || kind.parse::<i64>().ok().and_then(|number| BlockType::try_from(number).ok());
    let kind = kind.parse().ok().or_else(by_number);
    let mut entity = |name| match field(name) {
        Some(text) if !text.is_empty() => entity_of(text, history),
        _ => Ok(None),
    };
    let (by, target) = (entity("Entity=")?.unwrap_or(0), entity("Target=")?.unwrap_or(0));
    let option = field("SubOption=").and_then(|text| text.parse().ok());
    Ok(Block { kind, entity: by, target, option })
}

fn options(says: &str, history: &mut History, place: &mut ListContext) {
    if says.starts_with("id=") {
        history.begin_options();
        return;
    }
    // Newer logs list what cannot be used, too, with the reason.
    let refused = says.split_once(" error=").is_some_and(|(_, error)| !error.starts_with("NONE"));
    if says.starts_with("option ") {
        let power = says.contains(&format!(" type={}", OptionType::Power.name()));
        place.usable = power && !refused;
        if let Some(entity) = listed(says, "mainEntity=").filter(|_| place.usable) {
            history.offer(entity);
        }
    } else if says.starts_with("target ")
        && place.usable
        && !refused
        && let Some(entity) = listed(says, "entity=")
    {
        history.offer_target(entity);
    }
}

/// The number of the entity in a line of a list.
fn listed(says: &str, key: &str) -> Option<u32> {
    let (_, rest) = says.split_once(key)?;
    let rest = rest.rsplit_once(" error=").map_or(rest, |(entity, _)| entity);
    number_of(rest.trim()).ok().flatten()
}

fn sent(says: &str, history: &mut History) {
    let field = |name: &str| {
        let (_, rest) = says.split_once(name)?;
        rest.split(' ').next()?.parse::<i32>().ok()
    };
    history.option_sent(field("selectedSubOption=").unwrap_or(-1), field("selectedPosition=").unwrap_or(0));
}

fn choices(says: &str, history: &mut History, place: &mut ListContext) {
    if let Some(rest) = says.strip_prefix("id=") {
        let id = rest.split(' ').next().and_then(|id| id.parse::<u32>().ok());
        let name = rest.split_once(" Player=").map(|(_, rest)| {
            let end = [" TaskList=", " ChoiceType="].iter().filter_map(|next| rest.find(next)).min();
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        place.choice = id.map(|id| (id, name));
        if let Some(id) = id.filter(|_| rest.contains("ChoiceType=MULLIGAN")) {
            history.asks_mulligan(id);
        }
    } else if says.starts_with("Entities[")
        && let Some((id, name)) = &place.choice
        && let Some(entity) = listed(says, "]=")
    {
        history.add_choice_card(*id, name.as_deref(), entity);
    }
}

fn chosen(says: &str, history: &mut History, place: &mut ListContext) {
    if let Some(rest) = says.strip_prefix("id=") {
        place.answer = rest.split(' ').next().and_then(|id| id.parse().ok());
        if let Some(id) = place.answer {
            history.answers(id);
        }
    } else if let Some(id) = place.answer
        && (says.starts_with("Entities[") || says.starts_with("m_chosenEntities["))
        && let Some(entity) = listed(says, "]=")
    {
        history.chosen(id, entity);
    }
}

/// A tag and its value; `None` for one that is not known yet, which is reported.
fn tag_value(text: &str, history: &mut History) -> Result<Option<(GameTag, i32)>, RecordError> {
    let (name, value) = text.split_once(" value=").ok_or(RecordError::Missing("value"))?;
    let (name, value) = (name.trim(), value.trim());
    let Some(tag) = tag_of(name) else {
        history.add_remark(format!("the tag `{name}` is not known"));
        return Ok(None);
    };
    let known = value_of(tag, value);
    if known.is_none() {
        history.add_remark(format!("the value `{value}` of the tag {name} is not known"));
    }
    Ok(Some((tag, known.unwrap_or(0))))
}

fn number<T: std::str::FromStr>(what: &'static str, text: &str) -> Result<T, RecordError> {
    text.trim().parse().map_err(|_| RecordError::Number { what, text: text.trim().to_owned() })
}

/// The number of an entity that is named by number or by what is known of it; `None` for the name of a player or the game.
fn number_of(text: &str) -> Result<Option<u32>, RecordError> {
    if text.starts_with('[') {
        let (_, rest) =
            text.rsplit_once(" id=").or_else(|| text.split_once("[id=")).ok_or(RecordError::Missing("id"))?;
        let digits = rest.split([' ', ']']).next().unwrap_or_default();
        return number("id", digits).map(Some);
    }
    Ok(text.parse().ok())
}

/// An entity as logs name it; `None` for a player whose name is not known yet.
fn entity_of(text: &str, history: &mut History) -> Result<Option<u32>, RecordError> {
    let text = text.trim();
    let found = number_of(text)?;
    Ok(found.or_else(|| if text == "-1" { None } else { history.named(text) }))
}
