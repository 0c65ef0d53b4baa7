use std::io::{self, Write};

use super::entity::{CardDefs, Entity};
use crate::xml::{self, Element};

/// Writes a CardDefs.xml entity by entity.
pub struct Writer<W> {
    xml: xml::Writer<W>,
    root: Element,
}

impl<W: Write> Writer<W> {
    /// Begins a file on `out`, which should be buffered.
    pub fn new(out: W, root: &CardDefs) -> io::Result<Self> {
        let mut writer = Self { xml: xml::Writer::new(out), root: root.to_element() };
        writer.xml.start(&writer.root)?;
        Ok(writer)
    }

    /// Writes the next entity.
    pub fn entity(&mut self, entity: &Entity) -> io::Result<()> {
        self.xml.element(&entity.to_element())
    }

    /// Ends the file and flushes it.
    pub fn finish(self) -> io::Result<W> {
        self.xml.finish(&self.root)
    }
}
