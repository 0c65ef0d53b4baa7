//! The number that a text marks with `@`, and what improves it.
use cardwright_data::GameTag;

use super::super::amount::{Amount, Deed, Past, Per, Window};
use super::super::aura::Modifier;
use super::super::condition::Condition;
use super::super::effect::Effect;
use super::super::selector::{Place, Source, YOU};
use super::super::trigger::{Active, EventKind, Trigger};
use super::super::verb::Verb;
use super::super::word::{Text, Word};
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;

/// Relics, a tag for which the client's enums have no name.
const RELIC: GameTag = GameTag(2431);

/// Stands for the mark until a text is whole, so that nouns behind it are plural. No card has this number.
pub const MARKED: i16 = 9_797;

impl Amount {
    /// The number as it is said.
    pub(super) const fn said(&self) -> i16 {
        if matches!(self.per, Per::Number) { MARKED } else { self.n }
    }
}

/// A text with its marks.
pub(super) fn with_marks(text: String) -> String {
    let number = MARKED.to_string();
    if text.contains(&number) { text.replace(&number, "@") } else { text }
}

/// What is given, where all of its numbers are the marked one.
pub(super) fn marked(modifiers: &[Modifier], amount: &Amount) -> Vec<Modifier> {
    let each = modifiers.iter().map(|it| match (amount.per, it.amount.per) {
        (Per::Number, Per::X) => {
            Modifier { amount: Amount::fixed(it.amount.n * MARKED), also: it.also * MARKED, ..*it }
        }
        _ => *it,
    });
    each.collect()
}

impl Explain<'_> {
    /// "(Improved by Protoss spells you cast this game!)"
    pub(super) fn improved(&self, per: &Per) -> String {
        let by = self.per(per);
        if !self.variants {
            return format!("(Improved{by}.)");
        }
        let each = by.replace(" for each", " ‹for|by› each");
        let more = match per {
            Per::Past(Past { that: Condition::Has(RELIC), .. }) => return "Improve your future Relics.".to_owned(),
            Per::Past(past @ Past { that: Condition::Named(_), other: true, .. }) => {
                return format!("Improve your future {}.", plural_of(&self.kind(&past.that, "card")));
            }
            Per::Past(past) => self.improved_by_deeds(past),
            Per::Each(which) if matches!(which.from, Source::At(_, Place::Minions)) => {
                format!("| by {} you control", plural_of(&self.kind(&which.that[0], "minion")))
            }
            Per::Each(which) => format!("| by number of {}", self.selector(which, Number::Many)),
            _ => String::new(),
        };
        format!("‹(‹Improved|Upgraded›‹{each}{more}›)›")
    }

    fn improved_by_deeds(&self, past: &Past) -> String {
        if (past.deed, past.window) == (Deed::HeroAttack, Window::ThisGame) {
            return "| by your hero attacks this game".to_owned();
        }
        let noun = self.kind(&past.that, if past.deed == Deed::Cast { "spell" } else { "card" });
        let one = self.past(past);
        format!("| ‹for|by› each {one}| by {}", one.replacen(&noun, &plural_of(&noun), 1))
    }

    /// "(Upgrades each turn!)", "(Gain Armor while equipped to improve!)"
    pub(super) fn improves(&self, trigger: &Trigger) -> Option<String> {
        let [Effect { verb: Verb::Improve, amount: Amount { n: 1, per: Per::One }, .. }] = trigger.then else {
            return None;
        };
        let event = self.event(&trigger.on);
        let many = plural_of(&self.kind(&trigger.on.what, "card"));
        let done = match trigger.on.kind {
            _ if trigger.on.who != YOU => None,
            EventKind::TurnStart if trigger.active == Active::Hand => return Some("(Upgrades each turn!)".to_owned()),
            EventKind::Play => Some(format!("Play {many}")),
            EventKind::Cast => Some(format!("Cast {many}")),
            EventKind::Armor => Some("Gain Armor".to_owned()),
            EventKind::Overload => Some("Overload".to_owned()),
            _ => None,
        };
        let equipped = done.map_or_else(String::new, |done| format!("|{done} while equipped to improve"));
        Some(format!("(‹Improves after {event}|Upgrades each time {event}{equipped}›!)"))
    }

    /// "(Trade to upgrade!)"
    pub(super) fn trades_up(&self, text: &Text) -> Option<String> {
        let (Word::WhenTraded, [Effect { verb: Verb::Improve, amount: Amount { n, per: Per::One }, .. }]) =
            (text.word, text.effects)
        else {
            return None;
        };
        Some(match n {
            1 => self.or(&["(Trade to upgrade!)", "(Upgrades when Traded!)"]),
            n => format!("(Upgrades by {n} when Traded!)"),
        })
    }
}
