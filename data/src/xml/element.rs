use std::borrow::Cow;

use super::error::Position;

/// The name of an element or attribute. The names of CardXML are not allocated.
pub type Name = Cow<'static, str>;

/// Names that occur a million times in a build: compared as numbers and not allocated.
macro_rules! frequent {
    ($text:ident: $($name:literal)*) => {
        match $text {
            $($name => Some(Cow::Borrowed($name)),)*
            _ => None,
        }
    };
}

/// The name, if it is one of CardXML's.
pub(super) fn common_name(text: &str) -> Option<Name> {
    frequent!(text: "enUS" "deDE" "esES" "esMX" "frFR" "itIT" "jaJP" "koKR" "plPL" "ptBR" "ruRU" "thTH" "zhCN" "zhTW"
        "Tag" "enumID" "name" "type" "value" "cardID" "ReferencedTag" "Entity" "CardID" "ID" "version" "CardDefs" "build"
        "Power" "definition" "PlayRequirement" "reqID" "param" "MasterPower" "EntourageCard" "TriggeredPowerHistoryInfo"
        "effectIndex" "showInHistory")
}

/// An attribute with its value, entities resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attribute {
    /// Its name.
    pub name: Name,
    /// Its value.
    pub value: String,
}

/// The content of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Text only, with entities and CDATA resolved; "" if the element is empty.
    Text(String),
    /// Elements only, at least one.
    Elements(Vec<Element>),
    /// Text and elements.
    Mixed(Vec<Node>),
}

impl Default for Content {
    fn default() -> Self {
        Self::Text(String::new())
    }
}

/// A part of mixed content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Text, not empty.
    Text(String),
}

/// An element with its content. White space between two tags is kept if it is the whole content, and is
/// layout otherwise. Layout, comments and processing instructions are dropped. Comparison ignores positions.
#[derive(Clone, Debug, Default)]
pub struct Element {
    /// Its name.
    pub name: Name,
    /// Its attributes in order; names are unique.
    pub attributes: Vec<Attribute>,
    /// Its content.
    pub content: Content,
    /// The position of its start.
    pub at: Position,
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.attributes, &self.content) == (&other.name, &other.attributes, &other.content)
    }
}

impl Eq for Element {}

impl Element {
    /// An element without attributes or content.
    pub fn new(name: impl Into<Name>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// Adds an attribute.
    #[must_use]
    pub fn with(mut self, name: impl Into<Name>, value: impl Into<String>) -> Self {
        self.attributes.push(Attribute { name: name.into(), value: value.into() });
        self
    }

    /// Sets the content to this text.
    #[must_use]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.content = Content::Text(text.into());
        self
    }

    /// Sets the content to these elements.
    #[must_use]
    pub fn elements(mut self, elements: Vec<Self>) -> Self {
        self.content = if elements.is_empty() { Content::default() } else { Content::Elements(elements) };
        self
    }

    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|attribute| attribute.name == name).map(|attribute| attribute.value.as_str())
    }

    /// Its text, if it contains nothing but text; "" if it is empty.
    pub fn only_text(&self) -> Option<&str> {
        match &self.content {
            Content::Text(text) => Some(text),
            Content::Elements(_) | Content::Mixed(_) => None,
        }
    }

    /// Appends an element to the content.
    pub(super) fn push(&mut self, inner: Self) {
        match &mut self.content {
            Content::Text(text) if text.is_empty() => self.content = Content::Elements(vec![inner]),
            Content::Text(text) => {
                let text = Node::Text(std::mem::take(text));
                self.content = Content::Mixed(vec![text, Node::Element(inner)]);
            }
            Content::Elements(elements) => elements.push(inner),
            Content::Mixed(nodes) => nodes.push(Node::Element(inner)),
        }
    }

    /// Appends text to the content.
    pub(super) fn push_text(&mut self, more: &str) {
        match &mut self.content {
            Content::Text(text) => text.push_str(more),
            Content::Elements(elements) => {
                let nodes = std::mem::take(elements).into_iter().map(Node::Element);
                self.content = Content::Mixed(nodes.chain([Node::Text(more.to_owned())]).collect());
            }
            Content::Mixed(nodes) => nodes.push(Node::Text(more.to_owned())),
        }
    }
}
