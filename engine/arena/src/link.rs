//! A position as a short text, for links: `1.eNrtW…`.
//!
//! The number is the version; after the dot follows the snapshot as JSON, compressed (zlib, with its checksum) and encoded for
//! URLs (base64url, RFC 4648 section 5, without padding).
use std::io::{Read, Write};
use std::path::Path;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use cardwright_engine::state::{LoadError, SaveError, Snapshot};
use cardwright_engine::{Cards, Game};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

/// The prefix of a link of this version.
pub const VERSION: &str = "1.";
/// The maximum length of the text, in bytes; a long game has about 10,000.
const MAX_TEXT: usize = 256 << 10;
/// The maximum size of the unpacked document, in bytes, because a short text can unpack to gigabytes.
const MAX_DOCUMENT: u64 = 8 << 20;

/// The reason why a link cannot be read as a position.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The version is unknown.
    #[error("it does not begin with `{VERSION}`: it is no position, or one of a newer version")]
    Version,
    /// The text is longer than that of any real game.
    #[error("it is too long to be a position")]
    TooLong,
    /// A part is missing or was changed.
    #[error("it is damaged, perhaps not copied whole")]
    Damaged,
    /// The document is not a valid game.
    #[error("the position is not possible: {0}")]
    Load(#[from] LoadError),
}

/// The position in a command-line argument: the address of the page (`…#p=1.…`) or the text alone; `None` if a file has this
/// name.
pub fn link_in_argument(argument: &Path) -> Option<&str> {
    let text = argument.to_str().filter(|_| !argument.exists())?;
    text.split_once("#p=").map(|(_, position)| position).or_else(|| text.starts_with(VERSION).then_some(text))
}

/// The text of a position, including hidden cards. Fails if the game holds state that a snapshot cannot represent.
pub fn write(game: &Game) -> Result<String, SaveError> {
    let document = game.snapshot()?.to_json();
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    // A vector takes all that is written.
    let packed = packed.write_all(document.as_bytes()).and_then(|()| packed.finish()).unwrap_or_default();
    Ok(format!("{VERSION}{}", BASE64_URL_SAFE_NO_PAD.encode(packed)))
}

/// The position of an untrusted text.
///
/// ```
/// # fn main() -> anyhow::Result<()> {
/// # use cardwright_arena::{link, registry};
/// let error = link::read(registry::cards()?, "1.eNrtW").unwrap_err();
/// assert_eq!(error.to_string(), "it is damaged, perhaps not copied whole");
/// # Ok(())
/// # }
/// ```
pub fn read(cards: &'static Cards, text: &str) -> Result<Game, LinkError> {
    if text.len() > MAX_TEXT {
        return Err(LinkError::TooLong);
    }
    let packed = text.trim().strip_prefix(VERSION).ok_or(LinkError::Version)?;
    let packed = BASE64_URL_SAFE_NO_PAD.decode(packed).map_err(|_| LinkError::Damaged)?;
    let mut document = String::new();
    let read = ZlibDecoder::new(&packed[..]).take(MAX_DOCUMENT + 1).read_to_string(&mut document);
    if read.map_err(|_| LinkError::Damaged)? as u64 > MAX_DOCUMENT {
        return Err(LinkError::TooLong);
    }
    Ok(Game::from_snapshot(cards, &Snapshot::from_json(&document)?)?)
}
