//! Games that the client has recorded: `Power.log` and HSReplay XML, of every dialect since 2015.
//!
//! A recording is read twice: first [`list`] surveys its games and finds which player each name belongs to, because names are used
//! before they are announced; then a game is played back, with its players known from the start. Unknown tags, values and packets are
//! kept or passed over and reported once ([`Listing::remarks`]); a file that was cut off is read up to the cut.
mod decision;
mod header;
mod history;
mod log;
mod moment;
mod names;
mod table;
mod xml;

use cardwright_engine::rules::limits::MAX_ENTITIES;
use cardwright_engine::{Cards, Game};

pub use decision::{Decision, DecisionKind, Mulligan, OfferedOption, Recorded};
pub use header::{Header, Listing, Mode};
pub use moment::{KnownEntity, Moment};
pub use table::{Differences, differences, position_at};

use history::{History, Purpose};

/// The reason why a recording gives no position.
#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    /// A line of a log is invalid.
    #[error("line {line}: {why}")]
    InvalidLine {
        /// Its number, from 1.
        line: usize,
        /// The problem in the line.
        why: RecordError,
    },
    /// An element of the XML is invalid.
    #[error("byte {at}: {why}")]
    InvalidElement {
        /// The byte offset, from 0.
        at: u64,
        /// The problem in the element.
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
    /// The text is neither a log nor XML of a recording.
    #[error(
        "this is neither HSReplay XML nor a `Power.log`: Hearthstone writes a `Power.log` for each start into a folder of `Logs`, and \
         HSReplay.net offers XML"
    )]
    NoRecording,
    /// The recording has no game.
    #[error("no game begins in it: a log has `CREATE_GAME`, an XML document `<Game>`")]
    NoGame,
    /// The recording has fewer games.
    #[error("there is no game {wanted} in it: the games are 1 to {games}")]
    NoSuchGame {
        /// The number that was asked for, from 1.
        wanted: usize,
        /// The number of games.
        games: usize,
    },
    /// The mode has other rules.
    #[error(
        "game {game} is a game of {mode}, which has rules of its own: choose a game of decks against decks, such as a ranked one"
    )]
    Mode {
        /// The number of the game, from 1.
        game: usize,
        /// The mode.
        mode: Mode,
    },
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
    /// A field is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A number is invalid.
    #[error("`{text}` is no number for `{what}`")]
    Number {
        /// The name of the field that holds a number.
        what: &'static str,
        /// The text that is no number.
        text: String,
    },
    /// More entities than a game has.
    #[error("more than {MAX_ENTITIES} entities are in it, and no game has so many")]
    TooMany,
    /// More decisions than a game has.
    #[error("more than {} decisions are in it, and no game has so many", decision::MAX_DECISIONS)]
    TooLong,
    /// A packet before the game is created.
    #[error("it comes before the game is made")]
    PacketBeforeGame,
}

/// The games of a recording: who played, which mode, and what the reader did not know.
pub fn list(text: &str) -> Result<Listing, RecordingError> {
    if !is_xml(text) && !is_log(text) {
        return Err(RecordingError::NoRecording);
    }
    let mut history = History::new(Purpose::ListGames, Vec::new());
    play_back(text, &mut history)?;
    history.listing()
}

/// The decisions of one game, numbered from 1 as [`Listing::games`] has them.
pub fn decisions(text: &str, listing: &Listing, game: usize) -> Result<Recorded, RecordingError> {
    let header = listing.game(game)?;
    let mut history = History::new(Purpose::CollectDecisions { game: game - 1 }, listing.names());
    play_back(text, &mut history)?;
    Ok(history.recorded(header.clone()))
}

/// The position at the first moment of a turn in which its player can act; without a turn, at the last such moment.
///
/// Of several games in a recording it is the last one that has the turn.
pub fn read(cards: &'static Cards, text: &str, turn: Option<u16>) -> Result<Game, RecordingError> {
    let listing = list(text)?;
    let (game, number) = listing.moment(turn)?;
    let mut history = History::new(Purpose::FindPosition { game, number }, listing.names());
    play_back(text, &mut history)?;
    table::game(cards, &history.moment()?)
}

fn play_back(text: &str, history: &mut History) -> Result<(), RecordingError> {
    let read = if is_xml(text) { xml::read } else { log::read };
    read(text, history)
}

/// Whether a text looks like XML.
pub fn is_xml(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
}

/// Whether a text is a log of the client: it has a line of the power history.
pub fn is_log(text: &str) -> bool {
    text.contains("GameState.DebugPrintPower")
}
