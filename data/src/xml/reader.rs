use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use quick_xml::events::{BytesDecl, BytesRef, BytesStart, Event};

use super::element::{Attribute, Element, Name, Node, name};
use super::error::{Position, XmlError, XmlErrorKind};
use super::source::Counted;

/// What one element below the root may hold at most.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of the file, tags included. The largest entity of build 255790 has 24 kB.
    pub bytes: usize,
    /// Elements within elements.
    pub depth: usize,
}

/// The limits that hold everywhere.
pub const LIMITS: Limits = Limits { bytes: 16 << 20, depth: 32 };

/// Reads the elements directly below the root, one at a time.
pub struct Reader<R> {
    inner: quick_xml::Reader<Counted<R>>,
    buffer: Vec<u8>,
    file: PathBuf,
    root: Option<Element>,
    finished: bool,
}

impl Reader<BufReader<File>> {
    /// Opens a file; `file` is also what errors call it.
    pub fn open(file: &Path) -> Result<Self, XmlError> {
        let fail = |error| XmlError { file: file.to_owned(), at: Position::default(), kind: XmlErrorKind::Io(error) };
        Ok(Self::new(BufReader::with_capacity(256 << 10, File::open(file).map_err(fail)?), file))
    }
}

/// One step through the file.
enum Step {
    Start(Element),
    End,
    Text(String),
    EndOfFile,
}

impl<R: BufRead> Reader<R> {
    /// Reads from a stream; `file` is what errors call it.
    pub fn new(source: R, file: impl Into<PathBuf>) -> Self {
        let mut inner = quick_xml::Reader::from_reader(Counted::new(source, LIMITS.bytes));
        inner.config_mut().expand_empty_elements = true;
        Self { inner, buffer: Vec::new(), file: file.into(), root: None, finished: false }
    }

    /// How many bytes were read so far.
    pub fn bytes(&self) -> u64 {
        self.inner.get_ref().bytes
    }

    /// An error about this file.
    pub fn error(&self, at: Position, kind: XmlErrorKind) -> XmlError {
        XmlError { file: self.file.clone(), at, kind }
    }

    /// The root element, without its content.
    pub fn root(&mut self) -> Result<&Element, XmlError> {
        if self.root.is_none() {
            let root = self.read_root()?;
            self.root = Some(root);
        }
        Ok(self.root.get_or_insert_default())
    }

    fn read_root(&mut self) -> Result<Element, XmlError> {
        loop {
            let at = self.position();
            match self.step()? {
                Step::Start(root) => return Ok(root),
                Step::Text(text) if is_blank(&text) => {}
                Step::Text(_) => return Err(self.malformed(at, "text stands before the first element: not XML?")),
                Step::End => return Err(self.malformed(at, "an end tag stands before any element")),
                Step::EndOfFile if self.bytes() == 0 => return Err(self.error(at, XmlErrorKind::Empty)),
                Step::EndOfFile => return Err(self.malformed(at, "the file holds no element")),
            }
        }
    }

    /// The next element below the root, whole; `None` after the root's end.
    pub fn next_element(&mut self) -> Result<Option<Element>, XmlError> {
        self.root()?;
        while !self.finished {
            self.inner.get_mut().renew();
            let at = self.position();
            match self.step()? {
                Step::Start(element) => return self.fill(element).map(Some),
                Step::Text(text) if is_blank(&text) => {}
                Step::Text(text) => return Err(self.malformed(at, &stray(&text))),
                Step::End => {
                    self.finished = true;
                    self.read_end()?;
                }
                Step::EndOfFile => return Err(self.truncated(at)),
            }
        }
        Ok(None)
    }

    fn truncated(&self, at: Position) -> XmlError {
        let root = self.root.as_ref().map_or_else(String::new, |root| root.name.to_string());
        self.error(at, XmlErrorKind::Truncated(root))
    }

    /// Nothing but layout may follow the root.
    fn read_end(&mut self) -> Result<(), XmlError> {
        loop {
            self.inner.get_mut().renew();
            let at = self.position();
            match self.step()? {
                Step::EndOfFile => return Ok(()),
                Step::Text(text) if is_blank(&text) => {}
                Step::Text(text) => return Err(self.malformed(at, &stray(&text))),
                Step::Start(element) => {
                    return Err(self.malformed(at, &format!("<{}> stands after the end of the root", element.name)));
                }
                Step::End => return Err(self.malformed(at, "an end tag stands after the end of the root")),
            }
        }
    }

    /// Reads what an element holds, up to its end tag.
    fn fill(&mut self, element: Element) -> Result<Element, XmlError> {
        let mut open = vec![element];
        loop {
            let at = self.position();
            let step = self.step()?;
            let depth = open.len();
            let Some(innermost) = open.last_mut() else { return Err(self.malformed(at, "no element is open")) };
            match step {
                Step::Text(text) => match innermost.nodes.last_mut() {
                    Some(Node::Text(before)) => before.push_str(&text),
                    Some(Node::Element(_)) | None if text.is_empty() => {}
                    Some(Node::Element(_)) | None => innermost.nodes.push(Node::Text(text)),
                },
                Step::Start(_) if depth == LIMITS.depth => {
                    let kind = XmlErrorKind::TooLarge(format!("elements nest more than {} deep", LIMITS.depth));
                    return Err(self.error(at, kind));
                }
                Step::Start(element) => open.push(element),
                Step::End => {
                    drop_layout(innermost);
                    let Some(closed) = open.pop() else { return Err(self.malformed(at, "no element is open")) };
                    match open.last_mut() {
                        Some(outer) => outer.nodes.push(Node::Element(closed)),
                        None => return Ok(closed),
                    }
                }
                Step::EndOfFile => {
                    let name = innermost.name.to_string();
                    return Err(self.error(at, XmlErrorKind::Truncated(name)));
                }
            }
        }
    }

    fn position(&self) -> Position {
        self.inner.get_ref().position()
    }

    fn malformed(&self, at: Position, what: &str) -> XmlError {
        self.error(at, XmlErrorKind::Malformed(what.to_owned()))
    }

    fn step(&mut self) -> Result<Step, XmlError> {
        loop {
            self.buffer.clear();
            let at = self.inner.get_ref().position();
            let event = match self.inner.read_event_into(&mut self.buffer) {
                Ok(event) => event,
                Err(error) => {
                    let kind = if self.inner.get_ref().exceeded {
                        XmlErrorKind::TooLarge(format!("one element holds more than {} MiB", LIMITS.bytes >> 20))
                    } else {
                        kind_of(error)
                    };
                    return Err(XmlError { file: self.file.clone(), at, kind });
                }
            };
            let step = match event {
                Event::Start(tag) | Event::Empty(tag) => start(&tag, at).map(Step::Start),
                Event::End(_) => Ok(Step::End),
                Event::Text(text) => valid(&text.xml10_content()).map(Step::Text),
                Event::CData(text) => valid(&text.xml10_content()).map(Step::Text),
                Event::GeneralRef(reference) => resolve(&reference).map(Step::Text),
                Event::Decl(declaration) => match declared_encoding(&declaration) {
                    Ok(()) => continue,
                    Err(kind) => Err(kind),
                },
                Event::Comment(_) | Event::PI(_) => continue,
                Event::DocType(_) => Err(XmlErrorKind::DocType),
                Event::Eof => Ok(Step::EndOfFile),
            };
            return step.map_err(|kind| XmlError { file: self.file.clone(), at, kind });
        }
    }
}

fn stray(text: &str) -> String {
    let start: String = text.trim().chars().take(20).collect();
    format!("text (`{start}`) stands where only elements may")
}

fn is_blank(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))
}

/// Drops the blank text around elements.
fn drop_layout(element: &mut Element) {
    let is_layout = |node: &Node| matches!(node, Node::Text(text) if is_blank(text));
    let holds_elements = element.nodes.iter().any(|node| matches!(node, Node::Element(_)));
    if holds_elements && element.nodes.iter().all(|node| matches!(node, Node::Element(_)) || is_layout(node)) {
        element.nodes.retain(|node| matches!(node, Node::Element(_)));
    }
}

fn start(tag: &BytesStart<'_>, at: Position) -> Result<Element, XmlErrorKind> {
    let mut element = Element { name: valid_name(tag.name().as_ref())?, at, ..Element::default() };
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|error| XmlErrorKind::Malformed(error.to_string()))?;
        let value = attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0).map_err(kind_of)?;
        element.attributes.push(Attribute { name: valid_name(attribute.key.as_ref())?, value: valid(&value)? });
    }
    Ok(element)
}

/// Text of characters that XML can hold; others could not be written back.
fn valid(text: &str) -> Result<String, XmlErrorKind> {
    let control = |byte: u8| byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r');
    if text.bytes().any(control) || text.contains(['\u{FFFE}', '\u{FFFF}']) {
        let shown: String = text.chars().take(40).collect();
        return Err(XmlErrorKind::Malformed(format!("{shown:?} holds a character that is not allowed in XML")));
    }
    Ok(text.to_owned())
}

/// A name that could be written back: letters, digits and `_ - . :`, the first no digit or dot.
fn valid_name(text: &str) -> Result<Name, XmlErrorKind> {
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':');
    let first = |c: char| c.is_alphabetic() || matches!(c, '_' | ':');
    if text.starts_with(first) && text.chars().all(inside) {
        return Ok(name(text));
    }
    let shown: String = text.chars().take(40).collect();
    Err(XmlErrorKind::Malformed(format!("`{shown}` is not a name")))
}

fn resolve(reference: &BytesRef<'_>) -> Result<String, XmlErrorKind> {
    if let Some(character) = reference.resolve_char_ref().map_err(kind_of)? {
        return valid(character.encode_utf8(&mut [0; 4]));
    }
    match quick_xml::escape::resolve_xml_entity(reference) {
        Some(text) => Ok(text.to_owned()),
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
        // What is cut off in the middle of a tag.
        E::Syntax(error) => XmlErrorKind::Truncated(format!("markup ({error})")),
        other @ (E::IllFormed(_) | E::InvalidAttr(_) | E::Escape(_) | E::Namespace(_)) => {
            XmlErrorKind::Malformed(other.to_string())
        }
    }
}
