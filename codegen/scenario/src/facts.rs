//! The printed facts of a card.

use cardwright_data::GameTag;
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::condition::Cmp;
use cardwright_vocabulary::script::prelude::*;

/// Whether the printed card has this keyword.
#[inline]
pub(crate) fn has_keyword(card: &Card, tag: GameTag) -> bool {
    card.tag(tag) > 0
}

/// Whether a condition is true, if `part` decides only some of its simple parts; `None` if the known parts do not decide it.
pub(crate) fn evaluate_known(condition: &Condition, part: &impl Fn(&Condition) -> Option<bool>) -> Option<bool> {
    if let Condition::Not(of) = condition {
        return evaluate_known(of, part).map(|holds| !holds);
    }
    if let Condition::Any(of) = condition {
        return of.iter().map(|one| evaluate_known(one, part)).try_fold(false, |a, b| Some(a | b?));
    }
    if let Condition::All(of) = condition {
        return of.iter().map(|one| evaluate_known(one, part)).try_fold(true, |a, b| Some(a & b?));
    }
    part(condition)
}

/// Conditions that just miss the given one: neighboring numbers, or its negation.
pub(crate) fn near_misses(of: &'static Condition) -> Vec<Condition> {
    let Condition::Stat(stat, cmp, n) = of else { return vec![Condition::Not(of)] };
    let beside = |n| Condition::Stat(*stat, Cmp::Equal, n);
    match cmp {
        Cmp::AtLeast => vec![beside(n - 1)],
        Cmp::AtMost => vec![beside(n + 1)],
        Cmp::Equal => vec![beside(n + 1), beside(n - 1)],
    }
}

/// Whether a printed card satisfies a condition; `None` if only a game can decide.
pub(crate) fn matches_printed(card: &Card, condition: &Condition) -> Option<bool> {
    evaluate_known(condition, &|part| part_matches_printed(card, part))
}

/// Like [`matches_printed`], for a condition without parts.
fn part_matches_printed(card: &Card, condition: &Condition) -> Option<bool> {
    Some(match condition {
        Condition::Always => true,
        Condition::Type(card_type) => card.card_type == *card_type,
        Condition::Race(race) => card.races.is(*race),
        Condition::School(school) => card.school() == Some(*school),
        Condition::Class(class) => card.is_of(*class),
        Condition::Rarity(rarity) => card.rarity() == *rarity,
        Condition::Named(id) => {
            // Cards of one family may share a name: not known here.
            let stem = |id: &str| id.trim_start_matches("CORE_").split('t').next().unwrap_or_default().to_owned();
            (card.id == *id || stem(card.id) != stem(id)).then_some(())?;
            card.id == *id
        }
        Condition::Has(tag) => has_keyword(card, *tag),
        Condition::Odd(stat) => printed_number(card, *stat)? % 2 != 0,
        Condition::Set(set) => card.set == *set,
        Condition::MultipleRaces => card.races.several(),
        Condition::FromThePast => !card.set.is_standard(),
        Condition::Newest => card.set.is_newest(),
        Condition::Stat(stat, cmp, n) => {
            let value = printed_number(card, *stat)?;
            compare(*cmp, value.into(), (*n).into())
        }
        Condition::Not(_)
        | Condition::Any(_)
        | Condition::All(_)
        | Condition::Of(..)
        | Condition::Damaged
        | Condition::Versus(..)
        | Condition::Shares(..)
        | Condition::New(..)
        | Condition::Copied
        | Condition::PastDifferent(..)
        | Condition::Itself
        | Condition::StartedInDeck
        | Condition::AnotherClass
        | Condition::Dead
        | Condition::Is(..)
        | Condition::EventNumber(..)
        | Condition::Fatal
        | Condition::Kindred
        | Condition::Centered
        | Condition::HasOnlyKeywords
        | Condition::EnteredHandThisTurn
        | Condition::Among(..)
        | Condition::Bears(_)
        | Condition::CountOf(..)
        | Condition::More(..)
        | Condition::Past(..)
        | Condition::NoDuplicates(..)
        | Condition::StartedSingleton
        | Condition::Combo
        | Condition::PlayedUnder(..)
        | Condition::TurnOf(..)
        | Condition::Chance(..)
        | Condition::MadeBy(..)
        | Condition::TargetOf(..)
        | Condition::Number(..)
        | Condition::Numbers(..)
        | Condition::Joust => return None,
    })
}

/// A number of a printed card; `None` if only a game has it.
pub(crate) fn printed_number(card: &Card, stat: Stat) -> Option<i16> {
    let health = (stat == Stat::Health).then_some(card.health);
    health.or((stat == Stat::Attack).then_some(card.attack)).or((stat == Stat::Cost).then_some(card.cost))
}

pub(crate) const fn compare(cmp: Cmp, a: i64, b: i64) -> bool {
    match cmp {
        Cmp::Equal => a == b,
        Cmp::AtLeast => a >= b,
        Cmp::AtMost => a <= b,
    }
}

/// The conjunction of conditions.
pub(crate) fn all_of(parts: Vec<Condition>) -> Condition {
    Condition::All(parts.leak())
}
