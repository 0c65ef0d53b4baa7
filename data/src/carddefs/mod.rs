//! CardXML (`CardDefs.xml`): the game's card definitions as they are published, entity by entity.
//!
//! [`Reader`] yields one [`Entity`] at a time with its children in their order, [`Writer`] writes them back. What has
//! an unknown shape (a new element, an attribute nobody has seen) stays in the entity as it was read, as
//! [`Child::Other`] or in `more`, so that writing gives it back.
//!
//! It knows nothing of the database, of corrections or of what a tag means.

mod entity;
mod reader;
mod writer;

pub use entity::{
    CardDefs, Child, Entity, EntourageCard, LocString, MasterPower, PlayRequirement, Power, Tag, TagValue,
    TriggeredPowerHistoryInfo,
};
pub use reader::Reader;
pub use writer::Writer;

pub use crate::xml::{Attribute, Element, Position, XmlError, XmlErrorKind};

/// The languages of CardXML, in the order in which it lists them.
pub const LOCALES: [&str; 14] =
    ["deDE", "enUS", "esES", "esMX", "frFR", "itIT", "jaJP", "koKR", "plPL", "ptBR", "ruRU", "thTH", "zhCN", "zhTW"];
