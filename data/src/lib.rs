//! Hearthstone's card and tag data.
//!
//! Without features the crate is the [`enums`] alone, free of dependencies: that is what the engine uses. The feature
//! `store` adds everything that gets, reads and keeps card data:
//!
//! * [`source`] fetches a build's files into a cache, by pinned hash;
//! * [`carddefs`] reads and writes CardXML;
//! * [`store`] imports it into SQLite, losslessly, with corrections and links, and gives it back as [`CardRecord`]s;
//! * [`sets`] is the list of the sets that are generated.
//!
//! The crate knows nothing of rules, of generated code or of the command line.

pub mod enums;

pub use enums::{
    BlockType, CardClass, CardSet, CardType, ChoiceType, Faction, GameTag, Locale, MetaDataType, Mulligan,
    MultiClassGroup, OptionType, PlayReq, PlayState, Race, Rarity, SpellSchool, State, Step, UnknownName,
    UnknownNumber, Zone,
};

#[cfg(feature = "store")]
pub mod carddefs;
#[cfg(feature = "store")]
mod record;
#[cfg(feature = "store")]
pub mod sets;
#[cfg(feature = "store")]
pub mod source;
#[cfg(feature = "store")]
pub mod store;
#[cfg(feature = "store")]
pub mod xml;

#[cfg(feature = "store")]
pub use record::{CardRecord, Link, LinkKind, Origin, Requirement};
#[cfg(feature = "store")]
pub use store::records_from_carddefs;
