//! Values of the vocabulary as interned trees: equal trees have the same id, so that comparison is cheap.
use std::collections::HashMap;

use serde_json::Value as Json;

use crate::vocabulary::Value;

/// The id of a tree.
pub(super) type Id = usize;

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// A name or a number, as in JSON.
    Atom(String),
    List(Vec<Id>),
    /// A struct or an enum variant with content: names with values.
    Map(Vec<(Id, Id)>),
}

/// Trees by id. Those of the templates are created once, the others for each Power.
#[derive(Debug, Default)]
pub(super) struct Trees<'b> {
    base: Option<&'b Trees<'b>>,
    nodes: Vec<Node>,
    ids: HashMap<Node, Id>,
    /// The numbers in the data of the card that are not in its text.
    pub data: Vec<i64>,
}

impl<'b> Trees<'b> {
    /// An extension of existing trees.
    pub fn extending(base: &'b Trees<'b>, data: Vec<i64>) -> Self {
        Self { base: Some(base), nodes: Vec::new(), ids: HashMap::new(), data }
    }

    fn before(&self) -> usize {
        self.base.map_or(0, |base| base.nodes.len())
    }

    pub fn get(&self, id: Id) -> &Node {
        let before = self.before();
        match self.base {
            Some(base) if id < before => &base.nodes[id],
            _ => &self.nodes[id - before],
        }
    }

    /// The id of a node, if it exists.
    pub fn known(&self, node: &Node) -> Option<Id> {
        self.base.and_then(|base| base.ids.get(node)).or_else(|| self.ids.get(node)).copied()
    }

    pub fn put(&mut self, node: Node) -> Id {
        if let Some(id) = self.known(&node) {
            return id;
        }
        let id = self.before() + self.nodes.len();
        self.nodes.push(node.clone());
        self.ids.insert(node, id);
        id
    }

    pub fn of(&mut self, json: &Json) -> Id {
        let node = match json {
            Json::Array(items) => Node::List(items.iter().map(|item| self.of(item)).collect()),
            Json::Object(fields) => {
                Node::Map(fields.iter().map(|(name, value)| (self.text(name), self.of(value))).collect())
            }
            Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => Node::Atom(json.to_string()),
        };
        self.put(node)
    }

    /// The tree of a name.
    pub fn text(&mut self, text: &str) -> Id {
        self.put(Node::Atom(Json::from(text).to_string()))
    }

    pub fn number(&mut self, n: i64) -> Id {
        self.put(Node::Atom(n.to_string()))
    }

    /// The number in a tree; `None` for other trees.
    pub fn as_number(&self, id: Id) -> Option<i64> {
        if let Node::Atom(atom) = self.get(id) { atom.parse().ok() } else { None }
    }

    /// The name in a tree; `None` for other trees.
    pub fn as_text(&self, id: Id) -> Option<&str> {
        if let Node::Atom(atom) = self.get(id) { atom.strip_prefix('"')?.strip_suffix('"') } else { None }
    }

    pub fn as_list(&self, id: Id) -> Option<&[Id]> {
        if let Node::List(items) = self.get(id) { Some(items) } else { None }
    }

    /// The value of a variant or field with this name.
    pub fn field(&self, id: Id, name: &str) -> Option<Id> {
        let Node::Map(fields) = self.get(id) else { return None };
        fields.iter().find(|(of, _)| self.as_text(*of) == Some(name)).map(|(_, value)| *value)
    }

    /// A variant with content.
    pub fn variant(&mut self, name: &str, value: Id) -> Id {
        let name = self.text(name);
        self.put(Node::Map(vec![(name, value)]))
    }
}

/// A value as JSON, in the serialization of Powers.
pub(super) fn json(value: &Value) -> Json {
    fn of(value: &impl serde::Serialize) -> Json {
        serde_json::to_value(value).unwrap_or(Json::Null)
    }
    match value {
        Value::Number(n) => Json::from(*n),
        Value::Text(text) => Json::from(*text),
        Value::Effect(it) => of(it),
        Value::Selector(it) => of(it),
        Value::Condition(it) => of(it),
        Value::Per(it) => of(it),
        Value::What(it) => of(it),
        Value::Power(it) => of(it),
        Value::Activatable(it) => of(it),
        Value::Progress(it) => of(it),
        Value::Modifier(it) => of(it),
        Value::Stat(it) => of(it),
        Value::Event(it) => of(it),
        Value::Trigger(it) => of(it),
        Value::Aura(it) => of(it),
        Value::Past(it) => of(it),
        Value::Offer(it) => of(it),
        Value::Cost(it) => of(it),
        Value::Part(it) => of(it),
        Value::Goal(it) => of(it),
        Value::Classes(it) => of(it),
        Value::Word(it) => of(it),
        Value::Side(it) => of(it),
        Value::Lasts(it) => of(it),
        Value::By(it) => of(it),
        Value::Cmp(it) => of(it),
        Value::Resource(it) => of(it),
        Value::Which(it) => of(it),
        Value::Tag(it) => Json::from(it.to_string()),
        Value::Race(it) => Json::from(it.to_string()),
        Value::School(it) => Json::from(it.to_string()),
        Value::Class(it) => Json::from(it.to_string()),
        Value::Rarity(it) => Json::from(it.to_string()),
        Value::Set(it) => Json::from(it.to_string()),
        Value::List(items) => items.iter().map(json).collect(),
    }
}
