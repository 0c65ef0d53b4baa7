//! A small XML reader and writer: reads whole elements from a stream, one at a time, with line and column.
//!
//! The module does not know cards. It accepts XML 1.0 in UTF-8 without a document type. Entities other than the five
//! predefined ones are errors, so nothing can expand. [`LIMITS`] bounds the size of an element.

mod element;
mod error;
mod reader;
mod source;
mod writer;

pub use element::{Attribute, Content, Element, Name, Node};
pub use error::{Position, XmlError, XmlErrorKind};
pub use reader::{LIMITS, Limits, Reader};
pub use writer::Writer;
