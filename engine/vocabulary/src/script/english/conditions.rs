//! Conditions.
use super::Explain;
use crate::script::amount::{Multiplier, Past, Stat};
use crate::script::condition::{Cmp, Condition};
use crate::script::selector::{CardProperty, Near, Pick, SelectionSource, Selector, Side};

/// A comparison with a number.
pub(super) fn compared(cmp: Cmp, n: &dyn std::fmt::Display) -> String {
    match cmp {
        Cmp::Equal => format!("exactly {n}"),
        Cmp::AtLeast => format!("{n} or more"),
        Cmp::AtMost => format!("{n} or less"),
    }
}

/// A noun with the indefinite article: "an Epic", "a Beast".
pub(super) fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// Whether a kind is a noun: of several conditions together, the last one.
fn is_noun(condition: &Condition) -> bool {
    if let Condition::All(all) = condition {
        return all.last().is_some_and(is_noun);
    } else if let Condition::Any(any) = condition {
        return any.first().is_some_and(is_noun);
    }
    matches!(condition, Condition::Type(_) | Condition::Race(_) | Condition::School(_))
}

/// Whether the selector is one mentioned entity with conditions: "if it's a Dragon".
fn is_one_with_conditions(which: &Selector) -> bool {
    let is_mentioned = matches!(
        which.from,
        SelectionSource::This
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::SetAsideWithThis
    );
    let is_alone = which.near == Near::Itself && which.pick == Pick::All && !which.other;
    is_mentioned && is_alone && which.that.iter().any(|it| !it.is_always())
}

/// Whether the selector is the player with a full hand.
fn is_holder_of_full_hand(which: &Selector) -> bool {
    matches!(which.that[0], Condition::Versus(Stat::MaxHandSize, Cmp::AtMost, _))
}

/// A kind as a clause about one entity: "is a Beast", "costs exactly (1)", "does not have 3 or less Attack".
fn clause(kind: &str, holds: bool) -> String {
    match (kind.strip_prefix("with "), kind.strip_prefix("that "), holds) {
        (Some(has), _, true) => format!("has {has}"),
        (Some(has), _, false) => format!("does not have {has}"),
        (None, Some(does), true) => does.to_owned(),
        (None, Some(_), false) => format!("is none {kind}"),
        (None, None, true) => format!("is {kind}"),
        (None, None, false) => format!("is not {kind}"),
    }
}

impl Explain<'_> {
    /// A property of one card: "minion type".
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "declarations pass every field in the same way")]
    pub(crate) const fn property(self, of: &CardProperty) -> &'static str {
        match of {
            CardProperty::Name => "name",
            CardProperty::Cost => "Cost",
            CardProperty::Race => "minion type",
            CardProperty::School => "spell school",
            CardProperty::Set => "expansion",
            CardProperty::Class => "class",
        }
    }

    /// The conditions on one entity as clauses: "it is a Dragon", "it does not have 3 or less Attack".
    fn condition_clauses(self, which: &Selector) -> String {
        let asked = |condition: &Condition| {
            let (of, holds) = if let Condition::Not(of) = condition { (*of, false) } else { (condition, true) };
            clause(&self.kind_with_article(of), holds)
        };
        let asked = which.that.iter().filter(|it| !it.is_always()).map(asked).collect::<Vec<_>>().join(" and ");
        format!("{} {asked}", self.noun_phrase(&Selector::new(which.from)))
    }

    /// A kind, with an article where it is a noun: "a Beast", "damaged".
    fn kind_with_article(self, condition: &Condition) -> String {
        let kind = self.kind(condition);
        if is_noun(condition) { with_article(&kind) } else { kind }
    }

    /// A condition as a clause: "there is a Dragon in your hand", "it is damaged".
    pub(crate) fn condition(self, condition: &Condition) -> String {
        if let Condition::CountOf(Cmp::AtLeast, 1, which) = condition {
            if is_holder_of_full_hand(which) {
                return "your hand is full".to_owned();
            } else if is_one_with_conditions(which) {
                return self.condition_clauses(which);
            }
        }
        if let Condition::Not(of) = condition {
            return format!("not ({})", self.condition(of));
        } else if let Condition::All(all) = condition {
            return self.joined(all, " and ", Self::condition);
        } else if let Condition::Any(any) = condition {
            return self.joined(any, " or ", Self::condition);
        }
        let said = condition.english(self);
        let of_this = || format!("this {}", clause(&self.kind_with_article(condition), true));
        said.strip_prefix("if ").map_or_else(of_this, str::to_owned)
    }

    fn joined(self, all: &[Condition], by: &str, one: impl Fn(Self, &Condition) -> String) -> String {
        all.iter().map(|it| one(self, it)).collect::<Vec<_>>().join(by)
    }

    /// A condition as a noun or an adjective: "Beast", "damaged", "minion with 3 or less Attack".
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

    pub(crate) fn compared_numbers(self, stat: &Stat, cmp: &Cmp, per: &&'static Multiplier) -> String {
        format!("with {} {}", stat.english(self), compared(*cmp, &format!("({})", per.english(self))))
    }

    pub(crate) fn compared_event(self, cmp: &Cmp, n: &i16) -> String {
        format!("if {} of it", compared(*cmp, n))
    }

    pub(crate) fn compared_count(self, cmp: &Cmp, n: &i16, which: &&'static Selector) -> String {
        format!("if there are {} {}", compared(*cmp, n), self.noun_phrase(which))
    }

    pub(crate) fn compared_past(self, cmp: &Cmp, n: &i16, past: &&'static Past) -> String {
        format!("if {} {}", compared(*cmp, n), self.past(past))
    }

    pub(crate) fn compared_number(self, per: &&'static Multiplier, cmp: &Cmp, n: &i16) -> String {
        format!("if {} is {}", per.english(self), compared(*cmp, n))
    }

    pub(crate) fn compared_to_each_other(
        self,
        one: &&'static Multiplier,
        cmp: &Cmp,
        other: &&'static Multiplier,
    ) -> String {
        format!("if {} is {}", one.english(self), compared(*cmp, &other.english(self)))
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
