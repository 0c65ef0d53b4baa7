//! Steps and scenarios as Rust source: what a person's test looks like.

use std::fmt;

use cardwright_data::CardClass;
use heck::ToSnakeCase;

use crate::steps::{At, Outcome, Side, Step, TargetKind, Who};

/// The widest line that rustfmt leaves alone.
const WIDTH: usize = 120;

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for TargetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Step {
    /// As it is written in Rust, with everything that `cardwright_tests` exports in scope.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Has(id, tag) => write!(f, "Has({id:?}, GameTag::{tag})"),
            Self::HasNow(who, tag) => write!(f, "HasNow({who}, GameTag::{tag})"),
            Self::HasNot(who, tag) => write!(f, "HasNot({who}, GameTag::{tag})"),
            Self::TagNow(who, tag, n) => write!(f, "TagNow({who}, GameTag::{tag}, {n})"),
            Self::PlayerTag(side, tag, n) => write!(f, "PlayerTag({side}, GameTag::{tag}, {n})"),
            Self::In(who, zone) => write!(f, "In({who}, Zone::{zone:?})"),
            Self::Targets(id, kinds) => write!(f, "Targets({id:?}, &{kinds:?})"),
            Self::DeckOf(ids) => write!(f, "DeckOf(&{ids:?})"),
            // `Debug` of the others is their Rust.
            Self::Give(_)
            | Self::GiveThem(_)
            | Self::Friend(_)
            | Self::Enemy(_)
            | Self::HasHeroPower(_)
            | Self::OnTop(_)
            | Self::OnTheirTop(_)
            | Self::EmptyDeck(_)
            | Self::Play(..)
            | Self::PlayOption(..)
            | Self::PlayAt(..)
            | Self::HeroPower(_)
            | Self::Use(..)
            | Self::Attack(..)
            | Self::Crystals(_)
            | Self::Bury(_)
            | Self::EndTurn
            | Self::Choose(_)
            | Self::ChooseCard(_)
            | Self::Kill(_)
            | Self::Hurt(..)
            | Self::Restore(..)
            | Self::Discard(_)
            | Self::DrawOne
            | Self::Enchant(..)
            | Self::Force(_)
            | Self::Never(_)
            | Self::Cost(..)
            | Self::Stats(..)
            | Self::Now(..)
            | Self::Unplayable(_)
            | Self::CannotTarget(..)
            | Self::CannotAttack(..)
            | Self::Health(..)
            | Self::Damage(..)
            | Self::Armor(..)
            | Self::Dead(_)
            | Self::Won(_)
            | Self::CostNow(..)
            | Self::HandCount(..)
            | Self::BoardCount(..)
            | Self::DeckCount(..)
            | Self::Corpses(..)
            | Self::NoWeapon(_)
            | Self::CannotAct(_)
            | Self::Is(..)
            | Self::Mana(_)
            | Self::Pool(..)
            | Self::Cancel
            | Self::WrittenAs(..)
            | Self::Unwritten => fmt::Debug::fmt(self, f),
        }
    }
}

/// The body of a test that plays these scenarios one after the other, laid out as rustfmt lays it out.
pub fn test_body(class: CardClass, scenarios: &[Vec<Step>]) -> String {
    let calls: Vec<String> = scenarios.iter().map(|steps| call(class, steps)).collect();
    calls.join("\n")
}

/// `check(CardClass::Mage, &[…]);`, broken where the line would be too long.
fn call(class: CardClass, steps: &[Step]) -> String {
    let steps: Vec<String> = steps.iter().map(Step::to_string).collect();
    let list = steps.join(", ");
    let flat = format!("    check(CardClass::{class:?}, &[{list}]);");
    if flat.len() <= WIDTH {
        return flat;
    }
    let head = format!("        CardClass::{class:?},\n");
    let slice = format!("        &[{list}],");
    if slice.len() <= WIDTH {
        return format!("    check(\n{head}{slice}\n    );");
    }
    let lines: String = steps.iter().flat_map(|step| ["            ", step, ",\n"]).collect();
    format!("    check(\n{head}        &[\n{lines}        ],\n    );")
}

/// The name of a card's test: `CS2_029_fireball`.
pub fn test_name(id: &str, name: &str) -> String {
    let ascii: String = name.chars().filter(|c| c.is_ascii() && *c != '\'').collect();
    let name = ascii.to_snake_case();
    if name.is_empty() { id.to_owned() } else { format!("{id}_{name}") }
}
