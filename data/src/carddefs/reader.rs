use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::entity::{CardDefs, Entity, Fault};
use crate::xml::{self, XmlError};

/// Reads a CardDefs.xml entity by entity. Every error has file, line and column.
///
/// ```
/// use cardwright_data::carddefs::Reader;
/// let xml = r#"<CardDefs build="1"><Entity CardID="X_1" ID="7" version="2"/></CardDefs>"#;
/// let mut reader = Reader::new(xml.as_bytes(), "own.xml");
/// assert_eq!(reader.root()?.build, Some(1));
/// assert_eq!(reader.next_entity()?.map(|entity| entity.card_id), Some("X_1".to_owned()));
/// assert!(reader.next_entity()?.is_none());
/// # Ok::<(), cardwright_data::carddefs::XmlError>(())
/// ```
pub struct Reader<R> {
    xml: xml::Reader<R>,
    /// Whether the root has been checked to be `<CardDefs>`.
    root_checked: bool,
}

impl Reader<File> {
    /// Opens a file.
    pub fn open(file: &Path) -> Result<Self, XmlError> {
        xml::Reader::open(file).map(|xml| Self { xml, root_checked: false })
    }
}

impl<R: Read> Reader<R> {
    /// Reads from a stream; errors refer to it as `file`.
    pub fn new(source: R, file: impl Into<PathBuf>) -> Self {
        Self { xml: xml::Reader::new(source, file), root_checked: false }
    }

    /// Skips elements with these names, such as unneeded languages. The entities are then incomplete.
    #[must_use]
    pub fn skip_elements(mut self, names: &'static [&'static str]) -> Self {
        self.xml = self.xml.without(names);
        self
    }

    /// Reads the root element, which names the build.
    pub fn root(&mut self) -> Result<CardDefs, XmlError> {
        let root = CardDefs::from_element(self.xml.root()?);
        self.root_checked = true;
        root.map_err(|fault| self.error(fault))
    }

    /// Reads the next entity; `None` after the last one, if the file ends correctly.
    pub fn next_entity(&mut self) -> Result<Option<Entity>, XmlError> {
        if !self.root_checked {
            self.root()?;
        }
        let Some(element) = self.xml.next_element()? else { return Ok(None) };
        Entity::from_element(element).map(Some).map_err(|fault| self.error(fault))
    }

    /// The number of bytes read so far.
    pub fn bytes(&self) -> u64 {
        self.xml.bytes()
    }

    fn error(&self, Fault(at, kind): Fault) -> XmlError {
        self.xml.error(at, kind)
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Entity, XmlError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_entity().transpose()
    }
}
