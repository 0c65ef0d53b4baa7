//! What must hold.
use super::Explain;
use crate::script::amount::{Past, Per, Stat};
use crate::script::condition::{Cmp, Condition};
use crate::script::selector::{Selector, Side};

/// A comparison with a number.
pub(super) fn compared(cmp: Cmp, n: &dyn std::fmt::Display) -> String {
    match cmp {
        Cmp::Equal => format!("exactly {n}"),
        Cmp::AtLeast => format!("{n} or more"),
        Cmp::AtMost => format!("{n} or less"),
    }
}

impl Explain<'_> {
    /// What must hold, as a clause: "there is a Dragon in your hand", "it is damaged".
    pub(crate) fn condition(self, condition: &Condition) -> String {
        if let Condition::Not(of) = condition {
            return format!("not ({})", self.condition(of));
        } else if let Condition::All(all) = condition {
            return self.joined(all, " and ", Self::condition);
        } else if let Condition::Any(any) = condition {
            return self.joined(any, " or ", Self::condition);
        }
        let said = condition.english(self);
        said.strip_prefix("if ").map_or_else(|| format!("this is {said}"), str::to_owned)
    }

    fn joined(self, all: &[Condition], by: &str, one: impl Fn(Self, &Condition) -> String) -> String {
        all.iter().map(|it| one(self, it)).collect::<Vec<_>>().join(by)
    }

    /// What something is, as a noun or an adjective: "Beast", "damaged", "minion with 3 or less Attack".
    pub(crate) fn kind(self, condition: &Condition) -> String {
        condition.english(self)
    }
}

/// Words whose English depends on more than a template says. What begins with "if" is a clause; all else is a noun or an adjective.
impl Explain<'_> {
    pub(crate) fn negated(self, of: &&'static Condition) -> String {
        format!("non {}", self.kind(of))
    }

    pub(crate) fn all_of(self, all: &&'static [Condition]) -> String {
        self.joined(all, " ", Self::kind)
    }

    pub(crate) fn either_of(self, any: &&'static [Condition]) -> String {
        self.joined(any, " or ", Self::kind)
    }

    pub(crate) fn compared_stat(self, stat: &Stat, cmp: &Cmp, n: &i16) -> String {
        if *stat == Stat::Cost {
            return format!("that costs {}", compared(*cmp, &format!("({n})")));
        }
        format!("with {} {}", compared(*cmp, n), stat.english(self))
    }

    pub(crate) fn compared_numbers(self, stat: &Stat, cmp: &Cmp, per: &&'static Per) -> String {
        format!("with {} {}", stat.english(self), compared(*cmp, &format!("({})", per.english(self))))
    }

    pub(crate) fn compared_event(self, cmp: &Cmp, n: &i16) -> String {
        format!("if {} of it", compared(*cmp, n))
    }

    pub(crate) fn compared_count(self, cmp: &Cmp, n: &i16, which: &&'static Selector) -> String {
        format!("if there are {} {}", compared(*cmp, n), self.bare_those(which))
    }

    pub(crate) fn compared_past(self, cmp: &Cmp, n: &i16, past: &&'static Past) -> String {
        format!("if {} {}", compared(*cmp, n), self.past(past))
    }

    pub(crate) fn compared_number(self, per: &&'static Per, cmp: &Cmp, n: &i16) -> String {
        format!("if {} is {}", per.english(self), compared(*cmp, n))
    }

    pub(crate) fn turn_of(self, side: &Side) -> String {
        match side {
            Side::Friendly => "if it is your turn",
            Side::Enemy => "if it is your opponent's turn",
            Side::Both => "if it is a turn",
        }
        .to_owned()
    }
}
