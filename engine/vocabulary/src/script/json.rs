//! A power as JSON: the vocabulary's own types, as other programs read them.
//!
//! There is one form, and it follows from the types of [`script`](super) alone, so that a new word needs nothing here:
//!
//! | in Rust | in JSON |
//! | --- | --- |
//! | a struct | an object, its fields by name |
//! | a variant without anything | its name: `"Battlecry"` |
//! | a variant with something | an object with its name: `{"Draw": …}`, a list if it holds several things |
//! | a tag, a race, a class … | the client's name: `"DIVINE_SHIELD"` |
//! | a native | its name and the texts that it may queue; its function is Rust |
//!
//! A field that says nothing is left out: `"when": "Always"`, `"pick": "All"` and the others of [`OMITTED_DEFAULTS`].
//! Different powers have different JSON, and no game is needed to print one.
use std::fmt::Display;

use serde::Serializer;
use serde_json::Value;

use super::power::Power;

/// Fields that are omitted if they have their default value.
pub const OMITTED_DEFAULTS: &[(&str, &str)] = &[
    ("ability", r#""None""#),
    ("active", r#""Play""#),
    ("after_others", "false"),
    ("also", "0"),
    ("aura", "null"),
    ("before_others", "false"),
    ("does", r#""Effects""#),
    ("instead", "false"),
    ("lasts", r#""Forever""#),
    ("limit", r#""Always""#),
    ("near", r#""Itself""#),
    ("object", r#""Always""#),
    ("or", "null"),
    ("other", "false"),
    ("per", r#""One""#),
    ("pick", r#""All""#),
    ("rest", "[]"),
    ("texts", "[]"),
    ("that", "[]"),
    ("that", r#""Always""#),
    ("times", "1"),
    ("to", r#"{"from":"Nobody"}"#),
    ("until", "null"),
    ("when", r#""Always""#),
];

/// Lists of a fixed length, with the value of unused slots.
const FILLED_UP: &[(&str, &str)] = &[("that", "Always")];

impl Power {
    /// The power as JSON; see [the module](self).
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
    /// let expected = serde_json::json!({
    ///     "status": "Done",
    ///     "ability": { "Text": {
    ///         "word": "Spell",
    ///         "effects": [{
    ///             "verb": "Deal",
    ///             "to": { "from": { "Target": ["Both", "Characters"] } },
    ///             "amount": { "n": 6 },
    ///         }],
    ///     } },
    /// });
    /// assert_eq!(FIREBALL.json(), expected);
    /// ```
    pub fn json(&self) -> Value {
        without_defaults(
            serde_json::to_value(self).unwrap_or_else(|error| unreachable!("words are lists and objects: {error}")),
        )
    }
}

/// The client's name of a number.
pub(super) fn by_name<S: Serializer>(named: &impl Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(named)
}

/// Removes fields with default values.
fn without_defaults(value: Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(
            fields
                .into_iter()
                .map(|(name, value)| {
                    let value = without_defaults(without_filling(&name, value));
                    (name, value)
                })
                .filter(|(name, value)| !is_default(name, value))
                .collect(),
        ),
        Value::Array(items) => Value::Array(items.into_iter().map(without_defaults).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    }
}

fn without_filling(name: &str, value: Value) -> Value {
    match (FILLED_UP.iter().find(|(list, _)| *list == name), value) {
        (Some((_, filling)), Value::Array(items)) => items.into_iter().filter(|item| item != filling).collect(),
        (_, value) => value,
    }
}

fn is_default(name: &str, value: &Value) -> bool {
    let mut defaults =
        OMITTED_DEFAULTS.iter().filter(|(unsaid, _)| *unsaid == name).map(|(_, default)| *default).peekable();
    defaults.peek().is_some() && {
        let printed = value.to_string();
        defaults.any(|default| default == printed)
    }
}
