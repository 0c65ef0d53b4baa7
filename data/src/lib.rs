//! Hearthstone's card and tag data.
//!
//! Without features the crate contains only the [`enums`], and card texts without the client's marks: [`filled`](mod@filled) and
//! [`markup`]. It has no dependencies. The engine uses it in this form. The
//! feature `store` adds everything that downloads, reads and stores card data:
//!
//! * [`source`] fetches a build's files into a cache, by pinned hash;
//! * [`carddefs`] reads and writes CardXML;
//! * [`store`] imports it into SQLite, losslessly, with corrections and links, and returns [`CardRecord`]s;
//! * [`sets`] lists the sets to generate, [`decks`] the known decks; [`toml_file`] reads such files.
//!
//! The feature `deckstring` adds only [`deckstring`], the codes in which decks are exchanged, and [`paste`], which finds decks
//! in pasted texts. The feature `scratch` adds only [`scratch`]: folders for unfinished work.
//!
//! The crate does not know rules, generated code or the command line.

pub mod enums;
pub mod filled;
pub mod markup;

pub use filled::filled;

pub use enums::{
    BlockType, CardClass, CardSet, CardType, ChoiceType, Faction, Format, GameTag, Locale, MetaDataType, Mulligan,
    MultiClassGroup, OptionType, PlayReq, PlayState, Race, Rarity, SpellSchool, State, Step, UnknownName,
    UnknownNumber, Zone,
};

#[cfg(feature = "store")]
pub mod carddefs;
#[cfg(feature = "store")]
pub mod decks;
#[cfg(feature = "deckstring")]
pub mod deckstring;
#[cfg(feature = "deckstring")]
pub mod paste;
#[cfg(feature = "store")]
mod record;
#[cfg(feature = "scratch")]
pub mod scratch;
#[cfg(feature = "store")]
pub mod sets;
pub mod sideboards;
#[cfg(feature = "store")]
pub mod source;
#[cfg(feature = "store")]
pub mod store;
mod title_words;
#[cfg(feature = "store")]
pub mod toml_file;
#[cfg(feature = "store")]
pub mod xml;

#[cfg(feature = "store")]
pub use record::{CardRecord, Link, LinkKind, Origin, Requirement};
#[cfg(feature = "store")]
pub use store::records_from_carddefs;
