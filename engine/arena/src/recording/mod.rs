//! Games that the client has recorded: `Power.log` and HSReplay XML, played back up to a turn.
mod history;
mod log;
mod table;
mod xml;

use cardwright_engine::{Cards, Game};

use history::History;

/// Why a recording is no position.
#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    /// A line of a log says what no log says.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        why: Misread,
    },
    /// The XML says what no recording says.
    #[error("byte {at}: {why}")]
    Place {
        /// Where, from 0.
        at: u64,
        /// What is wrong.
        why: Misread,
    },
    /// It is no XML.
    #[error("byte {at}: no XML: {why}")]
    Xml {
        /// Where, from 0.
        at: u64,
        /// What the parser says.
        why: String,
    },
    /// There is no game in it.
    #[error("no game begins in it: a log has `CREATE_GAME`, an XML document `<Game>`")]
    NoGame,
    /// Nobody acts in the turn that was asked for.
    #[error("nobody is to act in turn {wanted}: {there}")]
    NoTurn {
        /// The turn.
        wanted: u16,
        /// Which turns there are.
        there: String,
    },
    /// The engine has no such position.
    #[error(transparent)]
    Position(#[from] cardwright_engine::state::PositionError),
}

/// What is wrong with one line or element.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misread {
    /// Something is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A number is none.
    #[error("`{text}` is no number for `{what}`")]
    Number {
        /// Of what.
        what: &'static str,
        /// What stands there.
        text: String,
    },
    /// A tag that no build has.
    #[error("there is no tag `{0}`")]
    Tag(String),
    /// A value that is neither a number nor a name of the tag's.
    #[error("`{value}` is no value of the tag {tag}")]
    Value {
        /// The tag.
        tag: String,
        /// What stands there.
        value: String,
    },
    /// Nothing told of the entity.
    #[error("entity {0} is not known: what makes it has to come first")]
    Entity(u32),
    /// A name that no player has.
    #[error("nobody is called `{0}`")]
    Name(String),
    /// A tag of nobody.
    #[error("a tag stands outside of every entity")]
    Stray,
    /// Something of a game before there is one.
    #[error("it comes before the game is made")]
    Early,
}

/// The position at the first moment of a turn in which its player can act; without a turn, at the last such moment.
///
/// Of several games in a recording it is the last one that has the turn.
pub fn read(cards: &'static Cards, text: &str, turn: Option<u16>) -> Result<Game, RecordingError> {
    let mut history = History::new(turn);
    if is_xml(text) {
        xml::read(text, &mut history)?;
    } else {
        log::read(text, &mut history)?;
    }
    table::game(cards, &history.moment()?)
}

/// Whether a text is XML.
pub fn is_xml(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
}

/// Whether a text is a log of the client: a line of its power history is in it.
pub fn is_log(text: &str) -> bool {
    text.contains("GameState.DebugPrintPower")
}
