use std::borrow::Cow;

use super::error::{Position, XmlError, XmlErrorKind};
use super::reader::Reader;
use super::writer::Writer;

/// The name of an element or attribute; the names of CardXML are not allocated.
pub type Name = Cow<'static, str>;

/// Names that occur a million times in a build.
const FREQUENT: [&str; 35] = [
    "enUS",
    "deDE",
    "esES",
    "esMX",
    "frFR",
    "itIT",
    "jaJP",
    "koKR",
    "plPL",
    "ptBR",
    "ruRU",
    "thTH",
    "zhCN",
    "zhTW",
    "Tag",
    "ReferencedTag",
    "Entity",
    "CardDefs",
    "Power",
    "PlayRequirement",
    "MasterPower",
    "EntourageCard",
    "TriggeredPowerHistoryInfo",
    "enumID",
    "name",
    "type",
    "value",
    "cardID",
    "CardID",
    "ID",
    "version",
    "definition",
    "reqID",
    "param",
    "build",
];

pub(super) fn name(text: &str) -> Name {
    FREQUENT
        .iter()
        .find(|frequent| **frequent == text)
        .map_or_else(|| Cow::Owned(text.to_owned()), |&known| known.into())
}

/// An attribute with its value, entities resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attribute {
    /// Its name.
    pub name: Name,
    /// Its value.
    pub value: String,
}

/// What stands between the tags of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Text, entities and CDATA resolved. Never empty, and never beside another text.
    Text(String),
}

/// An element with all that it holds. Blank text beside elements is layout and is not kept; comments and processing
/// instructions are not kept either. Positions do not count when elements are compared.
#[derive(Clone, Debug, Default)]
pub struct Element {
    /// Its name.
    pub name: Name,
    /// Its attributes in their order; no name stands twice.
    pub attributes: Vec<Attribute>,
    /// What it holds, in its order.
    pub nodes: Vec<Node>,
    /// Where it begins.
    pub at: Position,
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.attributes, &self.nodes) == (&other.name, &other.attributes, &other.nodes)
    }
}

impl Eq for Element {}

impl Element {
    /// An element without attributes or content.
    pub fn new(name: impl Into<Name>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// The same with one more attribute.
    #[must_use]
    pub fn with(mut self, name: impl Into<Name>, value: impl Into<String>) -> Self {
        self.attributes.push(Attribute { name: name.into(), value: value.into() });
        self
    }

    /// The same with this text in it; empty text is none.
    #[must_use]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        let text = text.into();
        if !text.is_empty() {
            self.nodes.push(Node::Text(text));
        }
        self
    }

    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|attribute| attribute.name == name).map(|attribute| attribute.value.as_str())
    }

    /// Its text, if it holds nothing but text; "" when it holds nothing at all.
    pub fn only_text(&self) -> Option<&str> {
        match self.nodes.as_slice() {
            [] => Some(""),
            [Node::Text(text)] => Some(text),
            [Node::Element(_)] | [_, _, ..] => None,
        }
    }

    /// The element as XML on its own, without layout.
    pub fn to_xml(&self) -> String {
        let mut writer = Writer::new(Vec::new());
        // Writing to memory cannot fail, and what is written is UTF-8.
        writer
            .bare(self)
            .map_or_else(|_| String::new(), |()| String::from_utf8(writer.into_inner()).unwrap_or_default())
    }

    /// Reads what [`Element::to_xml`] gave.
    pub fn from_xml(xml: &str) -> Result<Self, XmlError> {
        let wrapped = format!("<of>{xml}</of>");
        let mut reader = Reader::new(wrapped.as_bytes(), "element");
        let element = reader.next_element()?;
        element.ok_or_else(|| reader.error(Position::default(), XmlErrorKind::Empty))
    }
}
