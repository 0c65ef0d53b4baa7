//! HSReplay XML, of the current and earlier versions.
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::header::{Mode, format_of};
use super::history::{Block, History, tag_of, value_of};
use super::{RecordError, RecordingError};
use cardwright_data::{BlockType, ChoiceType, GameTag, OptionType};

/// An open element: what to return to behind it.
struct OpenElement {
    /// The entity whose tags follow, outside of it.
    current: Option<u32>,
    kind: Kind,
}

/// The elements in which others mean something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Block,
    /// The question with this number.
    Choices(u32),
    /// The answer to it.
    Chosen(u32),
    Option {
        usable: bool,
    },
    Player(u8),
    Other,
}

/// Elements that are nested deeper than this are no recording.
const MAX_DEPTH: usize = 512;

/// Reads a replay in HSReplay XML and passes its packets to `history`. A document that ends within elements was cut off there.
pub fn read(text: &str, history: &mut History) -> Result<(), RecordingError> {
    let mut reader = Reader::from_str(text);
    let mut open: Vec<OpenElement> = Vec::new();
    let mut build = None;
    loop {
        let at = reader.buffer_position();
        let misread = |why| RecordingError::InvalidElement { at, why };
        let event = match reader.read_event() {
            Ok(event) => event,
            // The parser stops at a tag that has no end.
            Err(_)
                if !text[usize::try_from(at).unwrap_or_default().min(text.len())..].contains('>')
                    && !open.is_empty() =>
            {
                history.add_remark("the end is cut off within an element".to_owned());
                return Ok(());
            }
            Err(error) => return Err(RecordingError::Xml { at, why: error.to_string() }),
        };
        match event {
            Event::Start(element) => {
                if open.len() >= MAX_DEPTH {
                    return Err(RecordingError::Xml {
                        at,
                        why: format!("elements are nested deeper than {MAX_DEPTH}"),
                    });
                }
                let current = history.current();
                let kind = read_element(&element, history, &open, &mut build).map_err(misread)?;
                open.push(OpenElement { current, kind });
            }
            Event::Empty(element) => {
                let current = history.current();
                let kind = read_element(&element, history, &open, &mut build).map_err(misread)?;
                leave(history, &OpenElement { current, kind });
            }
            Event::End(_) => {
                if let Some(left) = open.pop() {
                    leave(history, &left);
                }
            }
            Event::Eof => {
                if !open.is_empty() {
                    history.add_remark(format!("the end is cut off within {} elements", open.len()));
                }
                return Ok(());
            }
            Event::Text(_)
            | Event::CData(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_)
            | Event::DocType(_)
            | Event::GeneralRef(_) => {}
        }
    }
}

fn leave(history: &mut History, left: &OpenElement) {
    if left.kind == Kind::Block {
        history.block_end();
    }
    history.set_current(left.current);
}

fn read_element(
    element: &BytesStart<'_>,
    history: &mut History,
    open: &[OpenElement],
    build: &mut Option<u32>,
) -> Result<Kind, RecordError> {
    let inside = open.last().map_or(Kind::Other, |open| open.kind);
    match element.name().as_ref() {
        "HSReplay" => *build = attribute(element, "build").and_then(|build| build.parse().ok()),
        "Game" => {
            history.begin();
            history.update_header(|game| {
                game.build = *build;
                game.mode = attribute(element, "type").map_or(Mode::UNKNOWN, |mode| Mode::of(&mode));
                game.format = attribute(element, "format").and_then(|format| format_of(&format));
                game.spectated = attribute(element, "spectator").is_some_and(|it| it.eq_ignore_ascii_case("true"));
            });
        }
        "GameEntity" => history.game(number(element, "id")?)?,
        "Player" => {
            let player = number(element, "playerID")?;
            history.add_player(number(element, "id")?, player)?;
            if let Some(name) = attribute(element, "name") {
                history.name(player, &name);
            }
            return Ok(Kind::Player(player));
        }
        "Card" => {
            let player = open
                .iter()
                .rev()
                .find_map(|open| if let Kind::Player(player) = open.kind { Some(player) } else { None });
            if let (Some(player), Some(card)) = (player, attribute(element, "id")) {
                history.deck(player, &card);
            }
        }
        "FullEntity" => history.entity(number(element, "id")?, &card(element))?,
        "ShowEntity" => history.show_card(number(element, "entity")?, &card(element), false)?,
        "ChangeEntity" => history.show_card(number(element, "entity")?, &card(element), true)?,
        "HideEntity" => {
            let zone = value_of(GameTag::ZONE, &required(element, "zone")?).unwrap_or(0);
            history.hide_entity(number(element, "entity")?, zone)?;
        }
        "Tag" => {
            if let Some((tag, value)) = tag_value(element, history)? {
                history.tag(tag, value)?;
            }
        }
        "TagChange" => {
            if let Some((tag, value)) = tag_value(element, history)? {
                let text = required(element, "entity")?;
                match text.parse() {
                    Ok(entity) => history.change(entity, tag, value)?,
                    Err(_) => history.change_named(&text, tag, value)?,
                }
            }
        }
        "Block" | "Action" => {
            let entity = |name| attribute(element, name).and_then(|text| entity_of(&text, history)).unwrap_or(0);
            let (by, target) = {
                let mut entity = entity;
                (entity("entity"), entity("target"))
            };
            let kind = attribute(element, "type").and_then(|kind| kind.parse::<i64>().ok());
            let kind = kind.and_then(|kind| BlockType::try_from(kind).ok());
            let option = attribute(element, "subOption").and_then(|option| option.parse().ok());
            history.block(Block { kind, entity: by, target, option })?;
            return Ok(Kind::Block);
        }
        "Options" | "Option" | "Target" | "SendOption" => return Ok(option(element, history, inside)),
        "Choices" | "Choice" | "ChosenEntities" | "SendChoices" => return Ok(choice(element, history, inside)),
        _ => {}
    }
    Ok(Kind::Other)
}

fn option(element: &BytesStart<'_>, history: &mut History, inside: Kind) -> Kind {
    let may = |name| attribute(element, name).and_then(|text| text.parse::<i64>().ok());
    // -1 is no error.
    let refused = may("error").is_some_and(|error| error > 0);
    let entity = may("entity").and_then(|entity| u32::try_from(entity).ok());
    match element.name().as_ref() {
        "Options" => history.begin_options(),
        "Option" => {
            let usable = !refused && may("type") == Some(OptionType::Power as i64);
            if let Some(entity) = entity.filter(|_| usable) {
                history.offer(entity);
            }
            return Kind::Option { usable };
        }
        "Target" => {
            if let (Kind::Option { usable: true }, Some(entity), false) = (inside, entity, refused) {
                history.offer_target(entity);
            }
        }
        _ => {
            let number = |name| may(name).and_then(|number| i32::try_from(number).ok());
            history.option_sent(number("subOption").unwrap_or(-1), number("position").unwrap_or(0));
        }
    }
    Kind::Other
}

fn choice(element: &BytesStart<'_>, history: &mut History, inside: Kind) -> Kind {
    let may = |name| attribute(element, name).and_then(|text| text.parse::<u32>().ok());
    let Some(id) = may("id") else {
        let entity = may("entity");
        match (inside, entity) {
            (Kind::Choices(id), Some(entity)) => history.add_choice_card(id, None, entity),
            (Kind::Chosen(id), Some(entity)) => history.chosen(id, entity),
            (Kind::Choices(_) | Kind::Chosen(_), None)
            | (Kind::Block | Kind::Option { .. } | Kind::Player(_) | Kind::Other, _) => {}
        }
        return Kind::Other;
    };
    if element.name().as_ref() == "Choices" {
        let kind = attribute(element, "type").unwrap_or_default();
        if kind == (ChoiceType::Mulligan as i32).to_string() || kind == ChoiceType::Mulligan.name() {
            history.asks_mulligan(id);
        }
        return Kind::Choices(id);
    }
    history.answers(id);
    Kind::Chosen(id)
}

fn entity_of(text: &str, history: &mut History) -> Option<u32> {
    text.parse().ok().or_else(|| history.named(text))
}

/// A tag and its value; `None` for one that is not known yet, which is reported.
fn tag_value(element: &BytesStart<'_>, history: &mut History) -> Result<Option<(GameTag, i32)>, RecordError> {
    let (name, value) = (required(element, "tag")?, required(element, "value")?);
    let Some(tag) = tag_of(&name) else {
        history.add_remark(format!("the tag `{name}` is not known"));
        return Ok(None);
    };
    let known = value_of(tag, &value);
    if known.is_none() {
        history.add_remark(format!("the value `{value}` of the tag {name} is not known"));
    }
    Ok(Some((tag, known.unwrap_or(0))))
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let attribute = element.try_get_attribute(name).ok().flatten()?;
    let value = attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0).ok()?;
    Some(value.into_owned())
}

fn required(element: &BytesStart<'_>, name: &'static str) -> Result<String, RecordError> {
    attribute(element, name).ok_or(RecordError::Missing(name))
}

fn number<T: std::str::FromStr>(element: &BytesStart<'_>, what: &'static str) -> Result<T, RecordError> {
    let text = required(element, what)?;
    text.parse().map_err(|_| RecordError::Number { what, text })
}

fn card(element: &BytesStart<'_>) -> String {
    attribute(element, "cardID").unwrap_or_default()
}
