//! Numbers, what they count, and what changes them.
use super::Explain;
use super::tag_name;
use crate::script::amount::{Amount, Multiplier, Past};
use crate::script::aura::{Attribute, Modifier, Op};
use crate::script::selector::Side;

impl Explain<'_> {
    /// A number in an effect: "3", "2 for each enemy minion", "1 times the Attack of it".
    pub(super) fn amount(self, amount: &Amount) -> String {
        if let Multiplier::UpTo(most) = amount.per {
            return format!("{} to {most}", amount.n);
        }
        if amount.per == Multiplier::One {
            amount.n.to_string()
        } else {
            format!("{} for each of {}", amount.n, self.number_of(&amount.per))
        }
    }

    /// A number that is looked up.
    pub(super) fn number_of(self, per: &Multiplier) -> String {
        per.english(self)
    }

    /// A number that is looked up, as a noun: "the number of friendly minions", "the Attack of it".
    pub(super) fn number_phrase(self, per: &Multiplier) -> String {
        match per {
            Multiplier::Each(of) => format!("the number of {}", self.plural_phrase(of)),
            Multiplier::Past(_) | Multiplier::CountDistinct(..) | Multiplier::TurnsInARow(_) => {
                format!("the number of {}", self.number_of(per))
            }
            Multiplier::One
            | Multiplier::Fixed(_)
            | Multiplier::Stat(..)
            | Multiplier::Tag(..)
            | Multiplier::ThatMuch
            | Multiplier::Excess
            | Multiplier::LastAmount
            | Multiplier::Stored(_)
            | Multiplier::TextNumber
            | Multiplier::X
            | Multiplier::Sum(_)
            | Multiplier::Least(_)
            | Multiplier::Remainder(..)
            | Multiplier::Half(_)
            | Multiplier::UpTo(_) => self.number_of(per),
        }
    }

    pub(crate) fn least_of(self, of: &&'static [Multiplier]) -> String {
        format!("the least of {}", of.iter().map(|per| self.number_of(per)).collect::<Vec<_>>().join(" and "))
    }

    pub(crate) fn summed(self, of: &&'static [Multiplier]) -> String {
        of.iter().map(|per| self.number_of(per)).collect::<Vec<_>>().join(" plus ")
    }

    /// Past actions of a player.
    pub(super) fn past(self, past: &Past) -> String {
        let who = match past.side {
            Side::Friendly => "you",
            Side::Enemy => "your opponent",
            Side::Both => "both players",
        };
        let (did, when) = (past.kind.past_tense().unwrap_or_default(), past.window.english(self));
        let other = if past.other { "other " } else { "" };
        let in_all = if past.is_sum { "all together for " } else { "" };
        format!("{in_all}{other}{} that {who} {did} {when}", self.kind(&past.that))
    }

    pub(super) fn modifiers(self, modifiers: &[Modifier]) -> String {
        modifiers.iter().map(|modifier| self.modifier(modifier)).collect::<Vec<_>>().join(" and ")
    }

    fn modifier(self, modifier: &Modifier) -> String {
        let n = modifier.amount.n;
        let per = &modifier.amount.per;
        let figure = |n: i16| figure(n, per);
        let (size, more) = (figure(n.saturating_abs()), signed(n, per));
        let other = |what: &str, op: Op| changed(what, op, modifier);
        let changed = match (modifier.what, modifier.op) {
            (Attribute::Stats, Op::Add) => format!("{more}/{}", signed(modifier.also, per)),
            (Attribute::Stats, Op::Set) => format!("{}/{}", figure(n), figure(modifier.also)),
            (Attribute::Stats, op) => other("Attack and Health", op),
            (Attribute::Attack, op) => other("Attack", op),
            (Attribute::Health, op) => other("Health", op),
            (Attribute::Durability, op) => other("Durability", op),
            (Attribute::Cost, Op::Add) if n < 0 && modifier.also != 0 => {
                format!("costs ({size}) less but not less than ({})", modifier.also)
            }
            (Attribute::Cost, Op::Add) if n < 0 => format!("costs ({size}) less"),
            (Attribute::Cost, Op::Add) => format!("costs ({size}) more"),
            (Attribute::Cost, Op::Set) => format!("costs ({})", figure(n)),
            (Attribute::Cost, op) => other("Cost", op),
            (Attribute::Tag(tag), Op::Set) if n > 0 => tag_name(tag),
            (Attribute::Tag(tag), Op::Set) => format!("loses {}", tag_name(tag)),
            (Attribute::Tag(tag), op) => other(&tag_name(tag), op),
        };
        if matches!(per, Multiplier::One | Multiplier::X) {
            changed
        } else {
            format!("{changed} for each of {}", self.number_of(per))
        }
    }
}

/// The number of a modifier: "3", "X", "2X".
fn figure(n: i16, per: &Multiplier) -> String {
    match n {
        0 => "0".to_owned(),
        1 if *per == Multiplier::X => "X".to_owned(),
        n if *per == Multiplier::X => format!("{n}X"),
        n => n.to_string(),
    }
}

/// [`figure`] with its sign: "+3", "-X".
fn signed(n: i16, per: &Multiplier) -> String {
    format!("{}{}", if n < 0 { '-' } else { '+' }, figure(n.saturating_abs(), per))
}

/// A change of one number.
fn changed(what: &str, op: Op, modifier: &Modifier) -> String {
    let (n, per) = (modifier.amount.n, &modifier.amount.per);
    let size = figure(n, per);
    match op {
        Op::Add => format!("{} {what}", signed(n, per)),
        Op::Set => format!("{what} set to {size}"),
        Op::Times if n == 2 && *per != Multiplier::X => format!("double {what}"),
        Op::Times => format!("{what} multiplied by {size}"),
        Op::AtLeast => format!("{what} no less than {size}"),
        Op::AtMost => format!("{what} no more than {size}"),
    }
}
