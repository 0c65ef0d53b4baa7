use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use quick_xml::events::{BytesDecl, BytesRef, BytesStart, Event};

use super::element::{Attribute, Content, Element, Name, common_name};
use super::error::{Position, XmlError, XmlErrorKind};
use super::source::CountedStream;

/// Limits for one element below the root.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes in the file, including tags. The largest entity of build 255790 has 24 kB.
    pub bytes: usize,
    /// Nesting depth.
    pub depth: usize,
}

/// The limits that every reader uses.
pub const LIMITS: Limits = Limits { bytes: 16 << 20, depth: 32 };

/// Reads the elements directly below the root, one at a time.
pub struct Reader<R> {
    inner: quick_xml::Reader<CountedStream<R>>,
    buffer: Vec<u8>,
    /// The text before the last event.
    text: String,
    file: PathBuf,
    root: Option<Element>,
    finished: bool,
    skipped: &'static [&'static str],
}

impl Reader<File> {
    /// Opens a file; errors refer to it as `file`.
    pub fn open(file: &Path) -> Result<Self, XmlError> {
        let fail = |error| XmlError { file: file.to_owned(), at: Position::default(), kind: XmlErrorKind::Io(error) };
        Ok(Self::new(File::open(file).map_err(fail)?, file))
    }
}

/// A tag, or the end of the file.
enum Step {
    Start(Element),
    End,
    EndOfFile,
}

impl<R: Read> Reader<R> {
    /// Reads from a stream; errors refer to it as `file`.
    pub fn new(source: R, file: impl Into<PathBuf>) -> Self {
        let mut inner = quick_xml::Reader::from_reader(CountedStream::new(source, LIMITS.bytes));
        inner.config_mut().expand_empty_elements = true;
        Self {
            inner,
            buffer: Vec::new(),
            text: String::new(),
            file: file.into(),
            root: None,
            finished: false,
            skipped: &[],
        }
    }

    /// Skips elements with these names, including their content.
    #[must_use]
    pub fn without(mut self, names: &'static [&'static str]) -> Self {
        self.skipped = names;
        self
    }

    /// The number of bytes read so far.
    pub fn bytes(&self) -> u64 {
        self.inner.get_ref().bytes
    }

    /// Creates an error about this file.
    pub fn error(&self, at: Position, kind: XmlErrorKind) -> XmlError {
        XmlError { file: self.file.clone(), at, kind }
    }

    /// Reads the root element, without its content.
    pub fn root(&mut self) -> Result<&Element, XmlError> {
        if self.root.is_none() {
            let root = self.read_root()?;
            self.root = Some(root);
        }
        Ok(self.root.get_or_insert_default())
    }

    fn read_root(&mut self) -> Result<Element, XmlError> {
        let step = self.step()?;
        if !is_blank(&self.text) {
            return Err(self.malformed("text before the first element: this is not XML"));
        }
        match step {
            Step::Start(root) => Ok(root),
            Step::End => Err(self.malformed("an end tag before the first element")),
            Step::EndOfFile if self.bytes() == 0 => Err(self.error(Position::default(), XmlErrorKind::Empty)),
            Step::EndOfFile => Err(self.malformed("the file contains no element")),
        }
    }

    /// Reads the next element below the root; `None` after the end of the root.
    pub fn next_element(&mut self) -> Result<Option<Element>, XmlError> {
        self.root()?;
        if self.finished {
            return Ok(None);
        }
        self.inner.get_mut().renew();
        let step = self.step()?;
        if !is_blank(&self.text) {
            return Err(self.misplaced_text());
        }
        match step {
            Step::Start(element) => self.fill(element).map(Some),
            Step::End => {
                self.finished = true;
                self.read_end().map(|()| None)
            }
            Step::EndOfFile => Err(self.truncated(self.root.as_ref().map(|root| root.name.clone()))),
        }
    }

    /// Checks that only layout follows the root.
    fn read_end(&mut self) -> Result<(), XmlError> {
        self.inner.get_mut().renew();
        match self.step()? {
            Step::EndOfFile if is_blank(&self.text) => Ok(()),
            Step::EndOfFile => Err(self.misplaced_text()),
            Step::Start(element) => Err(self.malformed(&format!("<{}> after the end of the root", element.name))),
            Step::End => Err(self.malformed("an end tag after the end of the root")),
        }
    }

    /// Reads the content of an element, up to its end tag.
    fn fill(&mut self, element: Element) -> Result<Element, XmlError> {
        let mut outer: Vec<Element> = Vec::new();
        let mut innermost = element;
        loop {
            let step = self.step()?;
            let is_leaf = matches!((&step, &innermost.content), (Step::End, Content::Text(_)));
            if is_leaf || !is_blank(&self.text) {
                innermost.push_text(&self.text);
            }
            match step {
                Step::Start(_) if outer.len() + 1 == LIMITS.depth => {
                    let kind = XmlErrorKind::TooLarge(format!("elements nest more than {} deep", LIMITS.depth));
                    return Err(self.fault(kind));
                }
                Step::Start(element) => outer.push(std::mem::replace(&mut innermost, element)),
                Step::End => match outer.pop() {
                    Some(mut next) => {
                        next.push(innermost);
                        innermost = next;
                    }
                    None => return Ok(innermost),
                },
                Step::EndOfFile => return Err(self.truncated(Some(innermost.name))),
            }
        }
    }

    fn truncated(&mut self, inside: Option<Name>) -> XmlError {
        self.fault(XmlErrorKind::Truncated(inside.unwrap_or_default().into_owned()))
    }

    fn malformed(&mut self, what: &str) -> XmlError {
        self.fault(XmlErrorKind::Malformed(what.to_owned()))
    }

    /// Creates an error about text in an invalid place.
    fn misplaced_text(&mut self) -> XmlError {
        let start: String = self.text.trim().chars().take(20).collect();
        self.malformed(&format!("the text `{start}` is in a place where only elements are allowed"))
    }

    /// Creates an error about the last piece of markup or text.
    fn fault(&mut self, kind: XmlErrorKind) -> XmlError {
        let at = self.inner.get_mut().marked();
        self.error(at, kind)
    }

    /// Reads up to the next tag, and all text before it into `self.text`.
    fn step(&mut self) -> Result<Step, XmlError> {
        self.text.clear();
        // The nesting depth within skipped elements.
        let mut passing = 0_usize;
        loop {
            self.buffer.clear();
            self.inner.get_mut().mark();
            let event = match self.inner.read_event_into(&mut self.buffer) {
                Ok(event) => event,
                Err(_) if self.inner.get_ref().exceeded => {
                    let kind =
                        XmlErrorKind::TooLarge(format!("one element contains more than {} MiB", LIMITS.bytes >> 20));
                    return Err(self.fault(kind));
                }
                Err(error) => return Err(self.fault(kind_of(error))),
            };
            let text = &mut self.text;
            let done = match event {
                Event::Start(tag) if passing > 0 || self.skipped.contains(&tag.name().as_ref()) => {
                    passing += 1;
                    Ok(None)
                }
                Event::End(_) if passing > 0 => {
                    passing -= 1;
                    Ok(None)
                }
                Event::Text(_) | Event::CData(_) | Event::GeneralRef(_) if passing > 0 => Ok(None),
                Event::Eof if passing > 0 => Err(XmlErrorKind::Truncated("an element".to_owned())),
                Event::Text(more) => add(text, &more.xml10_content()).map(|()| None),
                Event::CData(more) => add(text, &more.xml10_content()).map(|()| None),
                Event::GeneralRef(reference) => resolve(text, &reference).map(|()| None),
                Event::Start(tag) | Event::Empty(tag) => {
                    start(&tag, self.inner.get_mut().marked()).map(|element| Some(Step::Start(element)))
                }
                Event::End(_) => Ok(Some(Step::End)),
                Event::Eof => Ok(Some(Step::EndOfFile)),
                Event::Decl(declaration) => declared_encoding(&declaration).map(|()| None),
                Event::Comment(_) | Event::PI(_) => Ok(None),
                Event::DocType(_) => Err(XmlErrorKind::DocType),
            };
            match done {
                Ok(Some(step)) => return Ok(step),
                Ok(None) => {}
                Err(kind) => return Err(self.fault(kind)),
            }
        }
    }
}

fn is_blank(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))
}

fn start(tag: &BytesStart<'_>, at: Position) -> Result<Element, XmlErrorKind> {
    let mut element = Element { name: valid_name(tag.name().as_ref())?, at, ..Element::default() };
    if tag.name().as_ref().len() < tag.len() {
        element.attributes.reserve_exact(5);
    }
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|error| XmlErrorKind::Malformed(error.to_string()))?;
        let value = attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0).map_err(kind_of)?;
        element
            .attributes
            .push(Attribute { name: valid_name(attribute.key.as_ref())?, value: valid(&value)?.to_owned() });
    }
    Ok(element)
}

/// Whether XML can represent every character. Other text could not be written back.
fn valid(text: &str) -> Result<&str, XmlErrorKind> {
    let control = |byte: u8| byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r');
    let bytes = text.as_bytes();
    let not_allowed = |character| matches!(character, '\u{FFFE}' | '\u{FFFF}');
    if bytes.iter().filter(|byte| control(**byte)).count() > 0 || bytes.contains(&0xEF) && text.contains(not_allowed) {
        let shown: String = text.chars().take(40).collect();
        return Err(XmlErrorKind::Malformed(format!("{shown:?} contains a character that is not allowed in XML")));
    }
    Ok(text)
}

fn add(text: &mut String, more: &str) -> Result<(), XmlErrorKind> {
    text.push_str(valid(more)?);
    Ok(())
}

/// Whether a name can be written back: letters, digits and `_ - . :`, not starting with a digit or dot.
fn valid_name(text: &str) -> Result<Name, XmlErrorKind> {
    if let Some(name) = common_name(text) {
        return Ok(name);
    }
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':');
    let first = |c: char| c.is_alphabetic() || matches!(c, '_' | ':');
    if text.starts_with(first) && text.chars().all(inside) {
        return Ok(text.to_owned().into());
    }
    let shown: String = text.chars().take(40).collect();
    Err(XmlErrorKind::Malformed(format!("`{shown}` is not a name")))
}

fn resolve(text: &mut String, reference: &BytesRef<'_>) -> Result<(), XmlErrorKind> {
    if let Some(character) = reference.resolve_char_ref().map_err(kind_of)? {
        return add(text, character.encode_utf8(&mut [0; 4]));
    }
    match quick_xml::escape::resolve_xml_entity(reference) {
        Some(resolved) => add(text, resolved),
        None => Err(XmlErrorKind::Entity(reference.chars().take(40).collect())),
    }
}

fn declared_encoding(declaration: &BytesDecl<'_>) -> Result<(), XmlErrorKind> {
    match declaration.encoding() {
        None => Ok(()),
        Some(Ok(encoding)) if encoding.eq_ignore_ascii_case("utf-8") => Ok(()),
        Some(Ok(encoding)) => Err(XmlErrorKind::Encoding(format!("it declares `{encoding}`"))),
        Some(Err(error)) => Err(XmlErrorKind::Malformed(error.to_string())),
    }
}

fn kind_of(error: quick_xml::Error) -> XmlErrorKind {
    use quick_xml::Error as E;
    use quick_xml::errors::IllFormedError;
    use quick_xml::escape::EscapeError;
    match error {
        E::Io(error) => XmlErrorKind::Io(std::io::Error::new(error.kind(), error.to_string())),
        E::Encoding(error) => XmlErrorKind::Encoding(error.to_string()),
        E::Escape(EscapeError::UnrecognizedEntity(_, entity)) => XmlErrorKind::Entity(entity),
        E::IllFormed(IllFormedError::MissingEndTag(name)) => XmlErrorKind::Truncated(name),
        // The file ends in the middle of a tag.
        E::Syntax(error) => XmlErrorKind::Truncated(format!("markup ({error})")),
        other @ (E::IllFormed(_) | E::InvalidAttr(_) | E::Escape(_) | E::Namespace(_)) => {
            XmlErrorKind::Malformed(other.to_string())
        }
    }
}

impl Element {
    /// Parses the output of [`Element::to_xml`].
    pub fn from_xml(xml: &str) -> Result<Self, XmlError> {
        let wrapped = format!("<of>{xml}</of>");
        let mut reader = Reader::new(wrapped.as_bytes(), "element");
        let element = reader.next_element()?;
        element.ok_or_else(|| reader.error(Position::default(), XmlErrorKind::Empty))
    }
}
