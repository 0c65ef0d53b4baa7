//! What must hold.
use super::{Explain, tag_name, word_name};
use crate::script::amount::Stat;
use crate::script::condition::{Cmp, Condition};
use crate::script::selector::Side;

/// A comparison with a number.
pub(super) fn compared(cmp: Cmp, n: &dyn std::fmt::Display) -> String {
    match cmp {
        Cmp::Equal => format!("exactly {n}"),
        Cmp::AtLeast => format!("{n} or more"),
        Cmp::AtMost => format!("{n} or less"),
    }
}

/// A number of an entity or a player.
pub(super) fn stat_name(stat: Stat) -> String {
    match stat {
        Stat::Attack => "Attack",
        Stat::Health => "Health",
        Stat::MaxHealth => "maximum Health",
        Stat::Damage => "damage taken",
        Stat::Cost => "Cost",
        Stat::OwnCost => "own Cost",
        Stat::Armor => "Armor",
        Stat::SpellDamage => "Spell Damage",
        Stat::ManaCrystals => "Mana Crystals",
        Stat::MostManaCrystals => "the most Mana Crystals",
        Stat::Mana => "Mana",
        Stat::Corpses => "Corpses",
        Stat::CorpsesSpent => "Corpses spent",
        Stat::Turns => "turns taken",
        Stat::Overloaded => "Overloaded Mana Crystals",
        Stat::Pool(pool) => return format!("{} of the pool", pool.symbol()),
        Stat::HighestPool => "highest pool",
    }
    .to_owned()
}

impl Explain<'_> {
    /// What must hold, as a clause: "there is a Dragon in your hand", "it is damaged".
    pub(super) fn condition(self, condition: &Condition) -> String {
        match condition {
            Condition::There(Cmp::AtLeast, 1, which) => format!("there is {}", self.one_of_those(which)),
            Condition::There(Cmp::AtMost, 0, which) => format!("there is no {}", self.bare_those(which)),
            Condition::There(cmp, n, which) => format!("there are {} {}", compared(*cmp, n), self.bare_those(which)),
            Condition::More(these, than) => {
                format!("there are more {} than {}", self.bare_those(these), self.bare_those(than))
            }
            Condition::Did(cmp, n, past) => format!("{} {}", compared(*cmp, n), self.past(past)),
            Condition::DidDifferent(n, by, past) => {
                format!("{n} of different {} {}", super::entities::by_name(*by), self.past(past))
            }
            Condition::NoDuplicates(which) => format!("{} has no duplicates", self.those(which)),
            Condition::StartedSingleton => "your deck started with no duplicates".to_owned(),
            Condition::Combo => "Combo".to_owned(),
            Condition::So(word) => word_name(*word).to_owned(),
            Condition::TurnOf(Side::Friendly) => "it is your turn".to_owned(),
            Condition::TurnOf(Side::Enemy) => "it is your opponent's turn".to_owned(),
            Condition::TurnOf(Side::Both) => "it is a turn".to_owned(),
            Condition::Chance(percent) => format!("{percent}% chance"),
            Condition::Joust => "a minion revealed in your deck costs more".to_owned(),
            Condition::Heard(cmp, n) => format!("{} of it", compared(*cmp, n)),
            Condition::Fatal => "the damage is fatal".to_owned(),
            Condition::Number(per, cmp, n) => format!("{} is {}", self.number_of(per), compared(*cmp, n)),
            Condition::Kindred => "Kindred".to_owned(),
            Condition::Plain => "it has no text but keywords".to_owned(),
            Condition::StartedWithCosts(n) => format!("your deck started with {n} cards of different Costs"),
            Condition::Centered => "this is in the center of the hand".to_owned(),
            Condition::DrawnThisTurn => "drawn this turn".to_owned(),
            Condition::Among(past) => format!("this is one of: {}", self.past(past)),
            Condition::Lacks(ids) => format!("you lack one of {}", self.names(ids, ", ")),
            Condition::Not(of) => format!("not ({})", self.condition(of)),
            Condition::All(all) => self.joined(all, " and ", Self::condition),
            Condition::Any(any) => self.joined(any, " or ", Self::condition),
            Condition::Always
            | Condition::Type(_)
            | Condition::Character
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_)
            | Condition::Of(_)
            | Condition::Has(_)
            | Condition::Damaged
            | Condition::Stat(..)
            | Condition::Versus(..)
            | Condition::SharesRace(_)
            | Condition::NewRace(_)
            | Condition::Itself
            | Condition::StartedInDeck
            | Condition::AnotherClass
            | Condition::Dead
            | Condition::Is(_)
            | Condition::FromThePast
            | Condition::Odd(_)
            | Condition::Set(_)
            | Condition::NewSchool(_)
            | Condition::SharesName(_)
            | Condition::ManyRaces
            | Condition::MadeBy(_)
            | Condition::TargetOf(_)
            | Condition::Newest
            | Condition::Bears(_)
            | Condition::Copied => format!("this is {}", self.kind(condition)),
        }
    }

    fn joined(self, all: &[Condition], by: &str, one: impl Fn(Self, &Condition) -> String) -> String {
        all.iter().map(|it| one(self, it)).collect::<Vec<_>>().join(by)
    }

    /// What something is, as a noun or an adjective: "Beast", "damaged", "minion with 3 or less Attack".
    pub(super) fn kind(self, condition: &Condition) -> String {
        match condition {
            Condition::Always => "card".to_owned(),
            Condition::Not(of) => format!("non {}", self.kind(of)),
            Condition::All(all) => self.joined(all, " ", Self::kind),
            Condition::Any(any) => self.joined(any, " or ", Self::kind),
            Condition::Type(card_type) => card_type.title().to_lowercase(),
            Condition::Character => "character".to_owned(),
            Condition::Race(race) => race.title().to_owned(),
            Condition::School(school) => format!("{} spell", school.title()),
            Condition::Class(class) => class.title().to_owned(),
            Condition::Rarity(rarity) => rarity.title().to_owned(),
            Condition::Named(id) => self.name(id),
            Condition::Of(Side::Friendly) => "friendly".to_owned(),
            Condition::Of(Side::Enemy) => "enemy".to_owned(),
            Condition::Of(Side::Both) => "of both players".to_owned(),
            Condition::Has(tag) => tag_name(*tag),
            Condition::Damaged => "damaged".to_owned(),
            Condition::Stat(Stat::Cost, cmp, n) => format!("that costs {}", compared(*cmp, &format!("({n})"))),
            Condition::Stat(stat, cmp, n) => format!("with {} {}", compared(*cmp, n), stat_name(*stat)),
            Condition::Versus(stat, cmp, per) => {
                format!("with {} {}", stat_name(*stat), compared(*cmp, &format!("({})", self.number_of(per))))
            }
            Condition::SharesRace(which) => format!("that shares a minion type with {}", self.those(which)),
            Condition::NewRace(which) => format!("with a minion type that none of {} has", self.those(which)),
            Condition::Itself => "this".to_owned(),
            Condition::StartedInDeck => "that started in your deck".to_owned(),
            Condition::AnotherClass => "from another class".to_owned(),
            Condition::Dead => "that dies".to_owned(),
            Condition::Is(which) => self.those(which),
            Condition::FromThePast => "from the past".to_owned(),
            Condition::Odd(Stat::Cost) => "odd-Cost".to_owned(),
            Condition::Odd(stat) => format!("with odd {}", stat_name(*stat)),
            Condition::Set(set) => format!("of the set {set}"),
            Condition::NewSchool(which) => format!("with a spell school that none of {} has", self.those(which)),
            Condition::SharesName(which) => format!("with the name of {}", self.those(which)),
            Condition::Copied => "copied from the opponent".to_owned(),
            Condition::ManyRaces => "with multiple minion types".to_owned(),
            Condition::TargetOf(which) => format!("a target of {}", self.those(which)),
            Condition::MadeBy(which) => format!("made by {}", self.those(which)),
            Condition::Newest => "from the newest expansion".to_owned(),
            Condition::Bears(id) => format!("enchanted with {}", self.name(id)),
            Condition::Heard(..)
            | Condition::Fatal
            | Condition::Number(..)
            | Condition::Kindred
            | Condition::Centered
            | Condition::Plain
            | Condition::StartedWithCosts(_)
            | Condition::DrawnThisTurn
            | Condition::Among(_)
            | Condition::Lacks(_)
            | Condition::There(..)
            | Condition::More(..)
            | Condition::Did(..)
            | Condition::DidDifferent(..)
            | Condition::NoDuplicates(_)
            | Condition::StartedSingleton
            | Condition::Combo
            | Condition::So(_)
            | Condition::TurnOf(_)
            | Condition::Chance(_)
            | Condition::Joust => format!("if {}", self.condition(condition)),
        }
    }
}
