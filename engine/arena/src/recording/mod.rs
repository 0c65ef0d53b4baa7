//! Recordings of the client: `Power.log` and HSReplay XML, read up to a turn.
mod history;
mod log;
mod table;
mod xml;

use cardwright_engine::rules::limits::MAX_ENTITIES;
use cardwright_engine::{Cards, Game};

use history::History;

/// The reason why a recording gives no position.
#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    /// A line of a log is invalid.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// The error.
        why: RecordError,
    },
    /// An element of the XML is invalid.
    #[error("byte {at}: {why}")]
    Place {
        /// The byte offset, from 0.
        at: u64,
        /// The error.
        why: RecordError,
    },
    /// The text is not XML.
    #[error("byte {at}: no XML: {why}")]
    Xml {
        /// The byte offset, from 0.
        at: u64,
        /// The parser's message.
        why: String,
    },
    /// The recording has no game.
    #[error("no game begins in it: a log has `CREATE_GAME`, an XML document `<Game>`")]
    NoGame,
    /// No player can act in the requested turn.
    #[error("nobody is to act in turn {wanted}: {there}")]
    NoTurn {
        /// The turn.
        wanted: u16,
        /// The turns that exist.
        there: String,
    },
    /// The engine cannot represent the position.
    #[error(transparent)]
    Position(#[from] cardwright_engine::state::PositionError),
}

/// The problem in one line or element.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Something is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A number is invalid.
    #[error("`{text}` is no number for `{what}`")]
    Number {
        /// What the number is for.
        what: &'static str,
        /// The meaning of the number.
        text: String,
    },
    /// An unknown tag.
    #[error("there is no tag `{0}`")]
    Tag(String),
    /// A value that is neither a number nor a name for the tag.
    #[error("`{value}` is no value of the tag {tag}")]
    Value {
        /// The tag.
        tag: String,
        /// The text in its place.
        value: String,
    },
    /// The entity was not created before.
    #[error("entity {0} is not known: what makes it has to come first")]
    Entity(u32),
    /// A name that is no player's.
    #[error("nobody is called `{0}`")]
    Name(String),
    /// More entities than a game has.
    #[error("more than {MAX_ENTITIES} entities are in it, and no game has so many")]
    TooMany,
    /// A tag outside an entity.
    #[error("a tag stands outside of every entity")]
    Unexpected,
    /// A packet before the game is created.
    #[error("it comes before the game is made")]
    Early,
}

/// The position at the first moment of a turn in which its player can act; without a turn, at the last such moment.
///
/// Of several games in a recording it is the last one that has the turn.
pub fn read(cards: &'static Cards, text: &str, turn: Option<u16>) -> Result<Game, RecordingError> {
    let read = if is_xml(text) { xml::read } else { log::read };
    let mut first = History::new(turn);
    read(text, &mut first)?;
    let mut second = first.again()?;
    read(text, &mut second)?;
    table::game(cards, &second.moment()?)
}

/// Whether a text looks like XML.
pub fn is_xml(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
}

/// Whether a text is a log of the client: it has a line of the power history.
pub fn is_log(text: &str) -> bool {
    text.contains("GameState.DebugPrintPower")
}
