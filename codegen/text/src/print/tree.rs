//! Values of the vocabulary as interned trees: equal trees have the same id, so that comparison is cheap.
use std::collections::HashMap;

use serde_json::Value as Json;

use crate::vocabulary::Value;

/// The id of a tree.
pub(super) type TreeId = usize;

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// A name or a number, as in JSON.
    Atom(String),
    List(Vec<TreeId>),
    /// A struct or an enum variant with content: names with values.
    Map(Vec<(TreeId, TreeId)>),
}

/// Trees by id. Those of the templates are created once, the others for each Power.
#[derive(Debug, Default)]
pub(super) struct Trees<'b> {
    base: Option<&'b Trees<'b>>,
    nodes: Vec<Node>,
    ids: HashMap<Node, TreeId>,
    /// The numbers in the data of the card that are not in its text.
    pub data: Vec<i64>,
}

impl<'b> Trees<'b> {
    /// An extension of existing trees.
    pub fn extending(base: &'b Trees<'b>, data: Vec<i64>) -> Self {
        Self { base: Some(base), nodes: Vec::new(), ids: HashMap::new(), data }
    }

    fn base_len(&self) -> usize {
        self.base.map_or(0, |base| base.nodes.len())
    }

    pub fn get(&self, id: TreeId) -> &Node {
        let before = self.base_len();
        match self.base {
            Some(base) if id < before => &base.nodes[id],
            _ => &self.nodes[id - before],
        }
    }

    /// The id of a node, if it exists.
    pub fn find(&self, node: &Node) -> Option<TreeId> {
        self.base.and_then(|base| base.ids.get(node)).or_else(|| self.ids.get(node)).copied()
    }

    pub fn intern(&mut self, node: Node) -> TreeId {
        if let Some(id) = self.find(&node) {
            return id;
        }
        let id = self.base_len() + self.nodes.len();
        self.nodes.push(node.clone());
        self.ids.insert(node, id);
        id
    }

    pub fn intern_json(&mut self, json: &Json) -> TreeId {
        let node = match json {
            Json::Array(items) => Node::List(items.iter().map(|item| self.intern_json(item)).collect()),
            Json::Object(fields) => Node::Map(
                fields.iter().map(|(name, value)| (self.intern_text(name), self.intern_json(value))).collect(),
            ),
            Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => Node::Atom(json.to_string()),
        };
        self.intern(node)
    }

    /// The id of the tree that consists of this text, such as the id of a card.
    pub fn intern_text(&mut self, text: &str) -> TreeId {
        self.intern(Node::Atom(Json::from(text).to_string()))
    }

    pub fn intern_number(&mut self, n: i64) -> TreeId {
        self.intern(Node::Atom(n.to_string()))
    }

    /// The number in a tree; `None` for other trees.
    pub fn as_number(&self, id: TreeId) -> Option<i64> {
        if let Node::Atom(atom) = self.get(id) { atom.parse().ok() } else { None }
    }

    /// The name in a tree; `None` for other trees.
    pub fn as_text(&self, id: TreeId) -> Option<&str> {
        if let Node::Atom(atom) = self.get(id) { atom.strip_prefix('"')?.strip_suffix('"') } else { None }
    }

    pub fn as_list(&self, id: TreeId) -> Option<&[TreeId]> {
        if let Node::List(items) = self.get(id) { Some(items) } else { None }
    }

    /// The value of a variant or field with this name.
    pub fn field(&self, id: TreeId, name: &str) -> Option<TreeId> {
        let Node::Map(fields) = self.get(id) else { return None };
        fields.iter().find(|(of, _)| self.as_text(*of) == Some(name)).map(|(_, value)| *value)
    }

    /// A variant with content.
    pub fn intern_variant(&mut self, name: &str, value: TreeId) -> TreeId {
        let name = self.intern_text(name);
        self.intern(Node::Map(vec![(name, value)]))
    }
}

/// A value as JSON, in the serialization of Powers.
pub(super) fn json(value: &Value) -> Json {
    fn intern_json(value: &impl serde::Serialize) -> Json {
        serde_json::to_value(value).unwrap_or(Json::Null)
    }
    match value {
        Value::Number(n) => Json::from(*n),
        Value::Text(text) => Json::from(*text),
        Value::Effect(it) => intern_json(it),
        Value::Selector(it) => intern_json(it),
        Value::Condition(it) => intern_json(it),
        Value::Multiplier(it) => intern_json(it),
        Value::CardSource(it) => intern_json(it),
        Value::Power(it) => intern_json(it),
        Value::Activatable(it) => intern_json(it),
        Value::Progress(it) => intern_json(it),
        Value::Modifier(it) => intern_json(it),
        Value::Stat(it) => intern_json(it),
        Value::Event(it) => intern_json(it),
        Value::Trigger(it) => intern_json(it),
        Value::Aura(it) => intern_json(it),
        Value::Past(it) => intern_json(it),
        Value::Offer(it) => intern_json(it),
        Value::Cost(it) => intern_json(it),
        Value::Part(it) => intern_json(it),
        Value::Goal(it) => intern_json(it),
        Value::Classes(it) => intern_json(it),
        Value::Form(it) => intern_json(it),
        Value::Retention(it) => intern_json(it),
        Value::Word(it) => intern_json(it),
        Value::Side(it) => intern_json(it),
        Value::Lasts(it) => intern_json(it),
        Value::CardProperty(it) => intern_json(it),
        Value::Cmp(it) => intern_json(it),
        Value::Resource(it) => intern_json(it),
        Value::CardFilter(it) => intern_json(it),
        Value::Tag(it) => Json::from(it.to_string()),
        Value::Race(it) => Json::from(it.to_string()),
        Value::School(it) => Json::from(it.to_string()),
        Value::Class(it) => Json::from(it.to_string()),
        Value::Rarity(it) => Json::from(it.to_string()),
        Value::Set(it) => Json::from(it.to_string()),
        Value::List(items) => items.iter().map(json).collect(),
    }
}
