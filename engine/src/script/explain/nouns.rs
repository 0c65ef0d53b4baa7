//! Nouns: who and what, and what holds for them.
use cardwright_data::GameTag;

use super::super::amount::Stat;
use super::super::condition::{Cmp, Condition};
use super::super::selector::{Near, Pick, Place, Selector, Side, Source, YOUR_DECK};
use super::{Explain, article, counted, number as amount_in_words, stat_name, title};

/// One entity, or several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl Explain<'_> {
    /// A noun for what a condition describes: "Beast", "damaged minion".
    pub(super) fn kind(&self, condition: &Condition, default: &str) -> String {
        match condition {
            Condition::Always => default.to_owned(),
            Condition::Type(card_type) => card_type.title().to_lowercase(),
            Condition::Character => "character".to_owned(),
            Condition::Race(race) => race.title().to_owned(),
            Condition::School(school) => format!("{} spell", school.title()),
            Condition::Any(of) => of.iter().map(|one| self.kind(one, default)).collect::<Vec<_>>().join(" or "),
            Condition::All(of) => {
                let noun = of
                    .iter()
                    .find(|one| is_noun(one))
                    .map_or_else(|| default.to_owned(), |one| self.kind(one, default));
                let rest = of.iter().filter(|one| !is_noun(one));
                rest.fold(noun, |noun, one| self.attribute(one, &noun))
            }
            Condition::Named(id) => self.name(id),
            other => self.attribute(other, default),
        }
    }

    /// A noun with what a condition adds to it: before it ("damaged") or behind it ("with Taunt").
    fn attribute(&self, condition: &Condition, noun: &str) -> String {
        let compared = |cmp: Cmp, n: i16| match cmp {
            Cmp::Equal => n.to_string(),
            Cmp::AtLeast => format!("{n} or more"),
            Cmp::AtMost => format!("{n} or less"),
        };
        match condition {
            Condition::Damaged => format!("damaged {noun}"),
            Condition::Not(Condition::Damaged) => format!("undamaged {noun}"),
            Condition::Not(other) => format!("{noun} that is not {}", self.kind(other, noun)),
            Condition::Of(Side::Friendly) => format!("friendly {noun}"),
            Condition::Of(Side::Enemy) => format!("enemy {noun}"),
            Condition::Has(GameTag::SECRET) => "Secret".to_owned(),
            Condition::Has(GameTag::FROZEN) => format!("Frozen {noun}"),
            Condition::Has(tag) => format!("{noun} with {}", title(*tag)),
            Condition::Stat(Stat::Cost, cmp, n) => {
                let n = match cmp {
                    Cmp::Equal => format!("({n})"),
                    Cmp::AtLeast => format!("({n}) or more"),
                    Cmp::AtMost => format!("({n}) or less"),
                };
                format!("{noun} that costs {n}")
            }
            Condition::Stat(stat, cmp, n) => format!("{noun} with {} {}", compared(*cmp, *n), stat_name(*stat)),
            Condition::Class(class) => format!("{} {noun}", class.title()),
            Condition::Rarity(rarity) => format!("{} {noun}", rarity.title()),
            Condition::Always
            | Condition::Any(_)
            | Condition::All(_)
            | Condition::Type(_)
            | Condition::Character
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Named(_) => self.kind(condition, noun),
            Condition::Of(Side::Both) => noun.to_owned(),
            Condition::Dead => format!("dead {noun}"),
            Condition::Is(which) => self.selector(which, Number::One),
            Condition::StartedInDeck => format!("{noun} that started in the deck"),
            Condition::Versus(..)
            | Condition::Heard(..)
            | Condition::Fatal
            | Condition::Kindred
            | Condition::DrawnThisTurn
            | Condition::Lacks(_)
            | Condition::SharesRace(_)
            | Condition::Itself
            | Condition::There(..)
            | Condition::Did(..)
            | Condition::NoDuplicates(_)
            | Condition::Combo
            | Condition::TurnOf(_)
            | Condition::Chance(_) => format!("{noun} if {}", self.condition(condition)),
        }
    }

    /// A condition as a clause: "you're holding a Dragon", "damaged".
    pub fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::There(cmp, n, which) => self.there(*cmp, *n, which),
            Condition::Did(_, n, past) => format!("there are at least {n} of {}", self.past(past)),
            Condition::NoDuplicates(which) => format!("{} has no duplicates", self.selector(which, Number::Many)),
            Condition::Damaged => "damaged".to_owned(),
            Condition::Not(Condition::Damaged) => "undamaged".to_owned(),
            Condition::Not(other) => format!("not {}", self.condition(other)),
            Condition::Combo => "you played another card this turn".to_owned(),
            Condition::TurnOf(Side::Friendly) => "it is your turn".to_owned(),
            Condition::TurnOf(Side::Enemy) => "it is your opponent's turn".to_owned(),
            Condition::TurnOf(Side::Both) => "it is anyone's turn".to_owned(),
            Condition::Chance(n) => format!("{n}% of the time"),
            Condition::Stat(Stat::SpellDamage, Cmp::AtLeast, 1) => "you have Spell Damage".to_owned(),
            Condition::Itself => format!("it is {}", self.itself),
            Condition::Dead => "it dies".to_owned(),
            Condition::Is(which) => format!("it is {}", self.selector(which, Number::One)),
            Condition::Heard(_, n) => format!("that is {n} or more"),
            Condition::Kindred => "you played a card of its type last turn".to_owned(),
            Condition::DrawnThisTurn => "you got it this turn".to_owned(),
            Condition::Fatal => "it is fatal".to_owned(),
            Condition::Lacks(_) => "you lack one".to_owned(),
            Condition::Any(of) => of.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" or "),
            Condition::All(of) => of.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" and "),
            Condition::Versus(stat, _, amount) => {
                format!("its {} compares to {}", stat_name(*stat), amount_in_words(amount, ""))
            }
            Condition::SharesRace(which) => {
                format!("it shares a minion type with {}", self.selector(which, Number::One))
            }
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
            | Condition::Stat(..)
            | Condition::StartedInDeck => format!("it is {}", article(&self.kind(condition, "card"))),
        }
    }

    fn there(&self, cmp: Cmp, n: i16, which: &Selector) -> String {
        let noun = self.noun_of(which, Number::One);
        let some = match (cmp, n) {
            (Cmp::AtLeast, 1) => article(&noun),
            (Cmp::AtLeast, n) => format!("at least {n} {noun}s"),
            (Cmp::AtMost, 0) => format!("no {noun}s"),
            (Cmp::AtMost, n) => format!("at most {n} {noun}s"),
            (Cmp::Equal, n) => format!("exactly {n} {noun}s"),
        };
        match which.from {
            Source::At(Side::Friendly, Place::Hand) => format!("you're holding {some}"),
            Source::At(Side::Friendly, Place::Launchpad) => format!("you're building {some}"),
            Source::At(Side::Friendly, Place::Minions) => format!("you control {some}"),
            Source::At(Side::Friendly, Place::Weapon) => "you have a weapon equipped".to_owned(),
            Source::At(Side::Friendly, Place::Deck) => format!("your deck has {some}"),
            Source::At(Side::Enemy, Place::Deck) => format!("your opponent's deck has {some}"),
            Source::At(Side::Enemy, Place::Minions) => format!("your opponent controls {some}"),
            _ => format!("there is {some}"),
        }
    }

    /// The bare noun of a selector without whose it is: "Dragon", "damaged minion".
    fn noun_of(&self, which: &Selector, number: Number) -> String {
        let (Source::At(_, place) | Source::Target(_, place)) = which.from else { return "card".to_owned() };
        let base = match place {
            Place::Minions => "minion",
            Place::Heroes => "hero",
            Place::Characters => "character",
            Place::Locations => "location",
            Place::Weapon => "weapon",
            Place::HeroPower => "Hero Power",
            Place::Dormant => "Dormant minion",
            Place::Launchpad => "Starship",
            Place::Secrets => "Secret",
            Place::Hand | Place::Deck | Place::Graveyard => "card",
            Place::Player => "player",
        };
        let noun = match which.that.iter().filter(|one| !one.is_always()).collect::<Vec<_>>()[..] {
            [] => base.to_owned(),
            [one] => self.kind(one, base),
            [a, b, ..] if is_noun(a) => self.attribute(b, &self.kind(a, base)),
            [a, b, ..] => self.attribute(a, &self.kind(b, base)),
        };
        if number == Number::Many { many(&noun) } else { noun }
    }

    /// The noun with whose it is: "damaged friendly character", "other card in your hand".
    pub(super) fn noun(&self, which: &Selector, number: Number) -> String {
        let noun = self.noun_of(which, number);
        let other = if which.other { "other " } else { "" };
        match which.from {
            Source::At(side, place) | Source::Target(side, place) => {
                let of = match (side, place) {
                    (Side::Friendly, Place::Hand) => return format!("{other}{noun} in your hand"),
                    (Side::Enemy, Place::Hand) => return format!("{other}{noun} in your opponent's hand"),
                    (Side::Friendly, Place::Deck) => return format!("{other}{noun} in your deck"),
                    (Side::Enemy, Place::Deck) => return format!("{other}{noun} in your opponent's deck"),
                    (Side::Friendly, _) => "friendly ",
                    (Side::Enemy, Place::Characters) => {
                        let noun = noun.replace("characters", "enemies").replace("character", "enemy");
                        return format!("{other}{noun}");
                    }
                    (Side::Enemy, _) => "enemy ",
                    (Side::Both, _) => "",
                };
                let (before, rest) =
                    noun.strip_prefix("damaged ").map_or(("", noun.as_str()), |rest| ("damaged ", rest));
                format!("{other}{before}{of}{rest}")
            }
            _ => self.selector(which, number),
        }
    }

    /// A selector in words: "all enemy minions", "your hero", "it".
    pub(super) fn selector(&self, which: &Selector, number: Number) -> String {
        let found = match which.from {
            Source::Nobody => "nobody".to_owned(),
            Source::This => self.itself.to_owned(),
            Source::It | Source::That => "it".to_owned(),
            Source::Who => "the one who did it".to_owned(),
            Source::Creator => "its maker".to_owned(),
            Source::Remembered => "the remembered one".to_owned(),
            Source::Several(several) => {
                several.iter().map(|one| self.selector(one, number)).collect::<Vec<_>>().join(" and ")
            }
            Source::Target(..) => article(&self.noun(which, Number::One)),
            Source::At(side, place) => self.place(side, place, which, number),
        };
        match which.near {
            Near::Itself => found,
            Near::Neighbours if which.from == Source::This => "adjacent minions".to_owned(),
            Near::Neighbours => format!("the minions next to {found}"),
            Near::WithNeighbours => format!("{found} and the minions next to it"),
            Near::ItsHero => format!("the hero of {found}"),
            Near::ItsController => format!("the owner of {found}"),
            Near::ItsOpponent => "the other player".to_owned(),
        }
    }

    fn place(&self, side: Side, place: Place, which: &Selector, number: Number) -> String {
        let single = match (side, place) {
            (Side::Friendly, Place::Player) => "you",
            (Side::Enemy, Place::Player) => "your opponent",
            (Side::Both, Place::Player) if number == Number::One => "a player",
            (Side::Both, Place::Player) => "each player",
            (Side::Friendly, Place::Heroes) => "your hero",
            (Side::Enemy, Place::Heroes) => "the enemy hero",
            (Side::Friendly, Place::Weapon) => "your weapon",
            (Side::Enemy, Place::Weapon) => "your opponent's weapon",
            (Side::Friendly, Place::HeroPower) => "your Hero Power",
            (Side::Enemy, Place::HeroPower) => "your opponent's Hero Power",
            (Side::Friendly, Place::Deck) if *which == YOUR_DECK => "your deck",
            _ => "",
        };
        if !single.is_empty() {
            return single.to_owned();
        }
        match which.pick {
            Pick::Random(1) => {
                let noun = self.noun(which, Number::One);
                let random = noun
                    .strip_prefix("other ")
                    .map_or_else(|| format!("a random {noun}"), |noun| format!("another random {noun}"));
                random.replace(" in your hand", "")
            }
            Pick::Random(n) => format!("{} random {}", counted(n.into()), self.noun(which, Number::Many)),
            Pick::Most(stat) => format!("the {} with the highest {}", self.noun(which, Number::One), stat_name(stat)),
            Pick::Least(stat) => format!("the {} with the lowest {}", self.noun(which, Number::One), stat_name(stat)),
            Pick::First(n) => format!("the first {n} {}", self.noun(which, Number::Many)),
            Pick::Last(n) => format!("the last {n} {}", self.noun(which, Number::Many)),
            Pick::All if number == Number::One => article(&self.noun(which, Number::One)),
            Pick::All => {
                let noun = self.noun_of(which, Number::Many);
                let other = if which.other { "other " } else { "" };
                match (side, place) {
                    (Side::Friendly, Place::Minions | Place::Hand) => format!("your {other}{noun}"),
                    (Side::Enemy, Place::Hand) => format!("enemy {noun}"),
                    _ => format!("all {}", self.noun(which, Number::Many)),
                }
            }
        }
    }
}

fn is_noun(condition: &Condition) -> bool {
    matches!(condition, Condition::Type(_) | Condition::Race(_) | Condition::School(_) | Condition::Character)
}

fn many(noun: &str) -> String {
    let (head, tail) =
        noun.split_once(" with ").map_or((noun, String::new()), |(head, tail)| (head, format!(" with {tail}")));
    let head = if head.ends_with("hero") { format!("{head}es") } else { format!("{head}s") };
    head + &tail
}
