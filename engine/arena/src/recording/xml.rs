//! HSReplay XML, of the current and earlier versions.
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::history::{History, tag_of, value_of};
use super::{RecordError, RecordingError};
use cardwright_data::GameTag;

/// Reads a document into a history.
pub fn read(text: &str, history: &mut History) -> Result<(), RecordingError> {
    let mut reader = Reader::from_str(text);
    let mut open = 0_usize;
    loop {
        let at = reader.buffer_position();
        let misread = |why| RecordingError::Place { at, why };
        let broken = |why: String| RecordingError::Xml { at, why };
        match reader.read_event().map_err(|error| broken(error.to_string()))? {
            Event::Start(element) => {
                open += 1;
                one(&element, history).map_err(misread)?;
            }
            Event::Empty(element) => {
                one(&element, history).map_err(misread)?;
                if element.name().as_ref() != "Tag" {
                    history.done();
                }
            }
            Event::End(_) => {
                open = open.saturating_sub(1);
                history.done();
            }
            Event::Eof if open > 0 => return Err(broken(format!("it ends within {open} open elements"))),
            Event::Eof => return Ok(()),
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

fn one(element: &BytesStart<'_>, history: &mut History) -> Result<(), RecordError> {
    match element.name().as_ref() {
        "Game" => history.begin(),
        "GameEntity" => history.game(number(element, "id")?)?,
        "Player" => {
            let player = number(element, "playerID")?;
            history.player(number(element, "id")?, player)?;
            if let Some(name) = attribute(element, "name") {
                history.name(player, &name)?;
            }
        }
        "FullEntity" => history.entity(number(element, "id")?, &card(element))?,
        "ShowEntity" | "ChangeEntity" => history.show(number(element, "entity")?, &card(element))?,
        "HideEntity" => {
            let zone = required(element, "zone")?;
            history.hide(number(element, "entity")?, value_of(GameTag::ZONE, &zone)?)?;
        }
        "Tag" => {
            let (tag, value) = tag_value(element)?;
            history.tag(tag, value)?;
        }
        "TagChange" => {
            let (tag, value) = tag_value(element)?;
            let text = required(element, "entity")?;
            let entity = text.parse().map_or_else(|_| history.named(&text), Ok)?;
            history.change(entity, tag, value)?;
        }
        "Options" => history.lists(),
        _ => {}
    }
    Ok(())
}

fn tag_value(element: &BytesStart<'_>) -> Result<(GameTag, i32), RecordError> {
    let tag = tag_of(&required(element, "tag")?)?;
    Ok((tag, value_of(tag, &required(element, "value")?)?))
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
