//! What an aura depends on: what has to change before its step could find another number than it left.
use super::amount::{Deed, Past, Per, Window};
use super::aura::{Attribute, Aura, Modifier};
use super::condition::Condition;
use super::selector::{Pick, Place, Selector, Source};
use super::trigger::Active;
use crate::card::Keywords;

/// What an aura depends on, besides who is where, whose, and what: on that all of them do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depends {
    /// On what players did: a bit for each kind of deed.
    deeds: u32,
    /// On whose turn it is, or on how long ago something was.
    pub turns: bool,
    /// On numbers that anything may change: damage, mana, Attack.
    pub numbers: bool,
}

impl Depends {
    const NOTHING: Self = Self { deeds: 0, turns: false, numbers: false };
    const NUMBERS: Self = Self { numbers: true, ..Self::NOTHING };
    const TURNS: Self = Self { turns: true, ..Self::NOTHING };

    /// Whether it depends on such deeds.
    pub const fn on(self, deed: Deed) -> bool {
        self.deeds & (1 << deed as u32) != 0
    }

    /// What either depends on.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            deeds: self.deeds | other.deeds,
            turns: self.turns || other.turns,
            numbers: self.numbers || other.numbers,
        }
    }

    fn all(those: impl Iterator<Item = Self>) -> Self {
        those.fold(Self::NOTHING, Self::and)
    }

    /// Of an aura that gives these.
    pub fn of_aura(aura: &Aura, gives: &[Modifier]) -> Self {
        // While a card with such an aura is in a hand, or cards in hands have gifts, what comes and goes in hands, decks and
        // graveyards counts too.
        let held = aura.active == Active::Hand;
        let hidden = held || matches!(aura.to.from, Source::At(_, Place::Hand));
        let gifts = gives.iter().map(|modifier| Self::of_modifier(modifier, hidden));
        Self::all(gifts).and(Self::of_selector(&aura.to, hidden)).and(Self::of_condition(&aura.when, held))
    }

    /// Of the number that a modifier of an enchantment gives its bearer.
    pub fn of_enchantment(modifier: &Modifier) -> Self {
        Self::of_per(&modifier.amount.per, false)
    }

    fn of_modifier(modifier: &Modifier, hidden: bool) -> Self {
        match modifier.what {
            // Whom other auras reach depends on it.
            Attribute::Tag(tag) if Keywords::OUT_OF_REACH.has(Keywords::of_tag(tag)) => Self::NUMBERS,
            _ => Self::of_per(&modifier.amount.per, hidden),
        }
    }

    fn of_per(per: &Per, hidden: bool) -> Self {
        match per {
            Per::One | Per::X | Per::UpTo(_) => Self::NOTHING,
            Per::Each(which) => Self::of_selector(which, hidden),
            Per::Past(past) => Self::of_past(past),
            Per::SchoolsCast => Self { deeds: 1 << Deed::Cast as u32, ..Self::NOTHING },
            Per::Stat(..) | Per::ThatMuch | Per::Done | Per::Excess | Per::Stored(_) => Self::NUMBERS,
        }
    }

    const fn of_past(past: &Past) -> Self {
        let deeds = 1 << past.deed as u32;
        match past.window {
            Window::ThisGame | Window::WhileHolding => Self { deeds, ..Self::NOTHING },
            Window::ThisTurn | Window::LastTurn | Window::SinceYourTurn => Self { deeds, ..Self::TURNS },
        }
    }

    fn of_selector(which: &Selector, hidden: bool) -> Self {
        let picked = match which.pick {
            Pick::All | Pick::Random(_) => Self::NOTHING,
            Pick::Most(_) | Pick::Least(_) | Pick::First(_) | Pick::Last(_) => Self::NUMBERS,
        };
        let those = which.that.iter().map(|condition| Self::of_condition(condition, hidden));
        Self::all(those).and(Self::of_source(&which.from, hidden)).and(picked)
    }

    fn of_source(from: &Source, hidden: bool) -> Self {
        match from {
            Source::Nobody | Source::This => Self::NOTHING,
            Source::At(_, place) => match place {
                Place::Minions
                | Place::Heroes
                | Place::Characters
                | Place::Dormant
                | Place::Launchpad
                | Place::Locations
                | Place::Weapon
                | Place::HeroPower
                | Place::Secrets
                | Place::Player => Self::NOTHING,
                Place::Hand | Place::Deck | Place::Graveyard if hidden => Self::NOTHING,
                Place::Hand | Place::Deck | Place::Graveyard => Self::NUMBERS,
            },
            Source::Several(several) => Self::all(several.iter().map(|which| Self::of_selector(which, hidden))),
            Source::Target(..) | Source::It | Source::That | Source::Who | Source::Creator | Source::Remembered => {
                Self::NUMBERS
            }
        }
    }

    fn of_condition(condition: &Condition, hidden: bool) -> Self {
        match condition {
            Condition::Not(of) => Self::of_condition(of, hidden),
            Condition::Any(of) | Condition::All(of) => Self::all(of.iter().map(|one| Self::of_condition(one, hidden))),
            Condition::Always
            | Condition::Type(_)
            | Condition::Character
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_)
            | Condition::Of(_)
            | Condition::Itself
            | Condition::AnotherClass
            | Condition::FromThePast
            | Condition::Lacks(_)
            | Condition::StartedSingleton
            | Condition::StartedInDeck => Self::NOTHING,
            Condition::There(_, _, which) | Condition::NoDuplicates(which) | Condition::SharesRace(which) => {
                Self::of_selector(which, hidden)
            }
            Condition::Did(_, _, past) => Self::of_past(past),
            Condition::Combo | Condition::Kindred => Self { deeds: 1 << Deed::Played as u32, ..Self::TURNS },
            Condition::TurnOf(_) | Condition::DrawnThisTurn => Self::TURNS,
            Condition::Has(_)
            | Condition::Damaged
            | Condition::Stat(..)
            | Condition::OddCost
            | Condition::Versus(..)
            | Condition::Dead
            | Condition::Is(_)
            | Condition::So(_)
            | Condition::Heard(..)
            | Condition::Fatal
            | Condition::Joust
            | Condition::Chance(_) => Self::NUMBERS,
        }
    }
}
