//! CardXML (`CardDefs.xml`): the game's card definitions as they are published, entity by entity.
//!
//! [`Reader`] yields one [`Entity`] at a time with its children in order, and [`Writer`] writes them back. Unknown elements and
//! attributes are stored unchanged in the entity, as [`Child::Other`] or in `more`, so that they are written back.
//!
//! The module does not know the database, corrections or the meaning of tags.

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
