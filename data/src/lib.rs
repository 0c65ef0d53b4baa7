//! Hearthstone's card and tag data.
//!
//! Without features the crate is the [`enums`] alone, which the engine uses.
pub mod enums;

pub use enums::{
    BlockType, CardClass, CardSet, CardType, ChoiceType, Faction, GameTag, Locale, MetaDataType, Mulligan,
    MultiClassGroup, OptionType, PlayReq, PlayState, Race, Rarity, SpellSchool, State, Step, UnknownName,
    UnknownNumber, Zone,
};
