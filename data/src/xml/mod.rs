//! A little XML: whole elements read one at a time from a stream, with the line and column of each, and written back.
//!
//! It knows nothing of cards. What it takes is XML 1.0 in UTF-8 without a document type: entities other than the five
//! of XML itself are refused, so nothing can expand. [`LIMITS`] bounds what one element may hold.

mod element;
mod error;
mod reader;
mod source;
mod writer;

pub use element::{Attribute, Content, Element, Name, Node};
pub use error::{Position, XmlError, XmlErrorKind};
pub use reader::{LIMITS, Limits, Reader};
pub use writer::Writer;
