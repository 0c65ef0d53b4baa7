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
        let changed = match (modifier.what, modifier.op) {
            (Attribute::Stats, Op::Add) => format!("{n:+}/{:+}", modifier.also),
            (Attribute::Stats, Op::Set) => format!("{n}/{}", modifier.also),
            (Attribute::Stats, op) => changed("Attack and Health", op, n),
            (Attribute::Attack, op) => changed("Attack", op, n),
            (Attribute::Health, op) => changed("Health", op, n),
            (Attribute::Durability, op) => changed("Durability", op, n),
            (Attribute::Cost, Op::Add) if n < 0 && modifier.also != 0 => {
                format!("costs ({}) less but not less than ({})", n.unsigned_abs(), modifier.also)
            }
            (Attribute::Cost, Op::Add) if n < 0 => format!("costs ({}) less", n.unsigned_abs()),
            (Attribute::Cost, Op::Add) => format!("costs ({n}) more"),
            (Attribute::Cost, Op::Set) => format!("costs ({n})"),
            (Attribute::Cost, op) => changed("Cost", op, n),
            (Attribute::Tag(tag), Op::Set) if n > 0 => tag_name(tag),
            (Attribute::Tag(tag), Op::Set) => format!("loses {}", tag_name(tag)),
            (Attribute::Tag(tag), op) => changed(&tag_name(tag), op, n),
        };
        let per = &modifier.amount.per;
        if *per == Multiplier::One { changed } else { format!("{changed} for each of {}", self.number_of(per)) }
    }
}

/// A change of one number.
fn changed(what: &str, op: Op, n: i16) -> String {
    match op {
        Op::Add => format!("{n:+} {what}"),
        Op::Set => format!("{what} set to {n}"),
        Op::Times if n == 2 => format!("double {what}"),
        Op::Times => format!("{what} multiplied by {n}"),
        Op::AtLeast => format!("{what} no less than {n}"),
        Op::AtMost => format!("{what} no more than {n}"),
    }
}
