//! Steps and scenarios as Rust source, in the form of hand-written tests.

use std::fmt;

use cardwright_data::CardClass;
use heck::ToSnakeCase;

use crate::steps::Step;

/// The widest line of a source file.
const WIDTH: usize = 120;

impl fmt::Display for Step {
    /// Prints it as Rust, with the exports of `cardwright_tests` in scope.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `Debug` of the others is their Rust.
        let tagged = |f: &mut fmt::Formatter<'_>, whose: &dyn fmt::Debug, tag, n: Option<i32>| {
            let name = format!("{self:?}");
            let name = name.split('(').next().unwrap_or_default();
            write!(f, "{name}({whose:?}, GameTag::{tag}{})", n.map(|n| format!(", {n}")).unwrap_or_default())
        };
        if let Self::Has(id, tag) = *self {
            tagged(f, &id, tag, None)
        } else if let Self::HasNow(who, tag) | Self::HasNot(who, tag) = *self {
            tagged(f, &who, tag, None)
        } else if let Self::TagNow(who, tag, n) = *self {
            tagged(f, &who, tag, Some(n))
        } else if let Self::PlayerTag(side, tag, n) = *self {
            tagged(f, &side, tag, Some(n))
        } else if let Self::IsInZone(who, zone) = *self {
            write!(f, "In({who:?}, Zone::{zone:?})")
        } else if let Self::Targets(id, kinds) = *self {
            write!(f, "Targets({id:?}, &{kinds:?})")
        } else if let Self::DeckOf(ids) = *self {
            write!(f, "DeckOf(&{ids:?})")
        } else {
            fmt::Debug::fmt(self, f)
        }
    }
}

/// The body of a test that plays these scenarios in order.
pub fn test_body(class: CardClass, scenarios: &[Vec<Step>]) -> String {
    let calls: Vec<String> = scenarios.iter().map(|steps| call(class, steps)).collect();
    calls.join("\n")
}

/// The call `check! { Mage: … }`, wrapped with as many steps per line as fit.
fn call(class: CardClass, steps: &[Step]) -> String {
    let steps: Vec<String> = steps.iter().map(Step::to_string).collect();
    let flat = format!("    check! {{ {class:?}: {} }}", steps.join(", "));
    if flat.len() <= WIDTH {
        return flat;
    }
    let mut lines = String::new();
    let mut width = 0;
    for step in steps {
        width += step.len() + 2;
        if lines.is_empty() || width > WIDTH {
            lines.push_str("\n       ");
            width = "        ".len() + step.len() + 1;
        }
        lines.extend([" ", &step, ","]);
    }
    format!("    check! {{ {class:?}:{lines}\n    }}")
}

/// The name of a card's test: `CS2_029_fireball`.
pub fn test_name(id: &str, name: &str) -> String {
    let ascii: String = name.chars().filter(|c| c.is_ascii() && *c != '\'').collect();
    let name = ascii.to_snake_case();
    if name.is_empty() { id.to_owned() } else { format!("{id}_{name}") }
}
