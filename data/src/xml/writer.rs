use std::io::{self, Write};

use super::element::{Content, Element, Node};

/// Writes elements in the layout of CardDefs.xml: one per line, indented with tabs, attributes in order.
pub struct Writer<W> {
    out: W,
}

impl<W: Write> Writer<W> {
    /// Writes to `out`, which should be buffered.
    pub fn new(out: W) -> Self {
        Self { out }
    }

    /// Writes the XML declaration and the start tag of the root.
    pub fn start(&mut self, root: &Element) -> io::Result<()> {
        self.out.write_all(b"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")?;
        self.open(root)?;
        self.out.write_all(b">\n")
    }

    /// Writes an element below the root.
    pub fn element(&mut self, element: &Element) -> io::Result<()> {
        self.indented(element, 1)
    }

    /// Writes the end tag of the root and flushes.
    pub fn finish(mut self, root: &Element) -> io::Result<W> {
        writeln!(self.out, "</{}>", root.name)?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn indented(&mut self, element: &Element, depth: usize) -> io::Result<()> {
        self.indent(depth)?;
        self.open(element)?;
        match &element.content {
            Content::Text(text) if text.is_empty() => return self.out.write_all(b"/>\n"),
            Content::Elements(elements) => {
                self.out.write_all(b">\n")?;
                elements.iter().try_for_each(|inner| self.indented(inner, depth + 1))?;
                self.indent(depth)?;
            }
            // Layout beside text would become part of the text.
            Content::Text(_) | Content::Mixed(_) => {
                self.out.write_all(b">")?;
                self.inline(element)?;
            }
        }
        writeln!(self.out, "</{}>", element.name)
    }

    /// Writes an element without layout.
    pub(super) fn bare(&mut self, element: &Element) -> io::Result<()> {
        self.open(element)?;
        self.out.write_all(b">")?;
        self.inline(element)?;
        write!(self.out, "</{}>", element.name)
    }

    pub(super) fn into_inner(self) -> W {
        self.out
    }

    fn inline(&mut self, element: &Element) -> io::Result<()> {
        match &element.content {
            Content::Text(text) => self.escaped(text, false),
            Content::Elements(elements) => elements.iter().try_for_each(|inner| self.bare(inner)),
            Content::Mixed(nodes) => nodes.iter().try_for_each(|node| match node {
                Node::Text(text) => self.escaped(text, false),
                Node::Element(inner) => self.bare(inner),
            }),
        }
    }

    fn indent(&mut self, depth: usize) -> io::Result<()> {
        (0..depth).try_for_each(|_| self.out.write_all(b"\t"))
    }

    fn open(&mut self, element: &Element) -> io::Result<()> {
        write!(self.out, "<{}", element.name)?;
        for attribute in &element.attributes {
            write!(self.out, " {}=\"", attribute.name)?;
            self.escaped(&attribute.value, true)?;
            self.out.write_all(b"\"")?;
        }
        Ok(())
    }

    /// Escapes characters that reading would change: carriage returns, and in attributes any white space except spaces.
    fn escaped(&mut self, text: &str, in_attribute: bool) -> io::Result<()> {
        let mut rest = text;
        let special = |c: char| matches!(c, '&' | '<' | '>' | '\r') || in_attribute && matches!(c, '"' | '\n' | '\t');
        while let Some(at) = rest.find(special) {
            self.out.write_all(&rest.as_bytes()[..at])?;
            self.out.write_all(match rest.as_bytes()[at] {
                b'&' => b"&amp;",
                b'<' => b"&lt;",
                b'>' => b"&gt;",
                b'"' => b"&quot;",
                b'\n' => b"&#10;",
                b'\t' => b"&#9;",
                _ => b"&#13;",
            })?;
            rest = &rest[at + 1..];
        }
        self.out.write_all(rest.as_bytes())
    }
}

impl Element {
    /// The element as XML, without layout.
    pub fn to_xml(&self) -> String {
        let mut writer = Writer::new(Vec::new());
        // Writing to memory cannot fail, and what is written is UTF-8.
        writer
            .bare(self)
            .map_or_else(|_| String::new(), |()| String::from_utf8(writer.into_inner()).unwrap_or_default())
    }
}
