//! Nouns: who and what, and what holds for them.
use cardwright_data::GameTag;

use super::super::amount::{Deed, Past, Stat, Window};
use super::super::condition::{Cmp, Condition, FROZEN};
use super::super::selector::{
    FRIENDLY_MINIONS, LOCATIONS, MINIONS, Near, Pick, Place, Selector, Side, Source, YOUR_CTHUN, YOUR_DECK, YOUR_HAND,
};
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
        self.kind_of(condition, "", default)
    }

    /// The same with a word directly before the noun: "damaged friendly Beast".
    fn kind_of(&self, condition: &Condition, before: &str, default: &str) -> String {
        match condition {
            Condition::Always => format!("{before}{default}"),
            Condition::Any(of) => self.one_of(of, before, default),
            Condition::All(of) => self.described(&of.iter().collect::<Vec<_>>(), before, default),
            one => self.described(&[one], before, default),
        }
    }

    /// "Beast or Dragon", "friendly Murloc, Pirate, or Naga".
    fn one_of(&self, of: &[Condition], before: &str, default: &str) -> String {
        let said = |at: usize, before: &str| self.kind_of(&of[at], before, default);
        if !self.variants {
            return (0..of.len()).map(|at| said(at, before)).collect::<Vec<_>>().join(" or ");
        }
        let rest: Vec<String> = (1..of.len()).map(|at| said(at, "")).collect();
        let joint = if of.len() > 2 { " ‹or|› " } else { " or " };
        std::iter::once(said(0, before)).chain(rest).collect::<Vec<_>>().join(joint)
    }

    /// A noun with all that is said of it, the nearest word first.
    fn described(&self, of: &[&Condition], before: &str, default: &str) -> String {
        let races = of.iter().find(|one| matches!(one, Condition::Race(_)));
        let noun = match races.or_else(|| of.iter().find(|one| is_noun(one))) {
            Some(Condition::Type(card_type)) => card_type.title().to_lowercase(),
            Some(Condition::Character) => "character".to_owned(),
            Some(Condition::Race(race)) => race.title().to_owned(),
            Some(Condition::School(school)) => format!("{} spell", school.title()),
            Some(Condition::Has(tag)) => title(*tag),
            Some(Condition::Named(id)) => self.name(id),
            _ => default.to_owned(),
        };
        let rest = of.iter().filter(|one| !is_noun(one));
        rest.fold(format!("{before}{noun}"), |noun, one| self.attribute(one, &noun))
    }

    /// A noun with what a condition adds to it: before it ("damaged") or behind it ("with Taunt").
    fn attribute(&self, condition: &Condition, noun: &str) -> String {
        let compared = |cmp: Cmp, n: i16| match cmp {
            Cmp::Equal => n.to_string(),
            Cmp::AtLeast => format!("{n} or more"),
            Cmp::AtMost => format!("{n} or less"),
        };
        match condition {
            Condition::Always => noun.to_owned(),
            Condition::Damaged => format!("damaged {noun}"),
            Condition::Not(Condition::Damaged) => format!("undamaged {noun}"),
            Condition::Not(Condition::Is(_)) if self.variants => format!("other {noun}"),
            Condition::Not(Condition::Race(race)) if self.variants => {
                format!("‹non {1} {noun}|{noun} except {0}›", plural_of(race.title()), race.title())
            }
            Condition::Not(Condition::StartedInDeck) => format!("{noun} that didn't start in your deck"),
            Condition::Not(other) => format!("{noun} that is not {}", self.kind(other, noun)),
            Condition::Of(Side::Friendly) => format!("friendly {noun}"),
            Condition::Of(Side::Enemy) => format!("enemy {noun}"),
            Condition::Has(GameTag::FROZEN) => format!("Frozen {noun}"),
            Condition::Has(GameTag::STEALTH) if self.variants => {
                format!("‹{noun} with Stealth|Stealth {noun}|Stealthed {noun}›")
            }
            Condition::Has(tag) => {
                let tag = title(*tag);
                self.or(&[&format!("{noun} with {tag}"), &format!("{tag} {noun}")])
            }
            Condition::Stat(Stat::Cost, Cmp::Equal, n) => {
                self.or(&[&format!("{n}-Cost {noun}"), &format!("{noun} that costs ({n})")])
            }
            Condition::Stat(Stat::Cost, cmp, n) => {
                let much = if *cmp == Cmp::AtLeast { "more" } else { "less" };
                format!("{noun} that costs ({n}) or {much}")
            }
            Condition::Stat(Stat::Attack, Cmp::Equal, n) => {
                self.or(&[&format!("{n}-Attack {noun}"), &format!("{noun} with {n} Attack")])
            }
            Condition::Stat(stat, cmp, n) => format!("{noun} with {} {}", compared(*cmp, *n), stat_name(*stat)),
            Condition::Class(class) => format!("{} {noun}", class.title()),
            Condition::Rarity(rarity) => format!("{} {noun}", rarity.title()),
            Condition::Any(of) if of.iter().all(|one| matches!(one, Condition::Class(_))) => {
                let classes: Vec<String> = of.iter().map(|one| self.attribute(one, "")).collect();
                format!("{} {noun}", classes.join("or "))
            }
            Condition::Any(_)
            | Condition::All(_)
            | Condition::Type(_)
            | Condition::Character
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Named(_) => self.kind(condition, noun),
            Condition::Of(Side::Both) => noun.to_owned(),
            Condition::Dead => format!("dead {noun}"),
            Condition::Is(which) => self.selector(which, Number::One),
            Condition::AnotherClass => format!("{noun} from another class"),
            Condition::StartedInDeck => format!("{noun} that started in your deck"),
            Condition::FromThePast => format!("{noun} from the past"),
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
            | Condition::Joust
            | Condition::Chance(_) => format!("{noun} if {}", self.condition(condition)),
        }
    }

    /// A condition as a clause: "you're holding a Dragon", "damaged".
    pub fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::There(
                Cmp::AtLeast,
                1,
                Selector { from, that: [Condition::Stat(Stat::Attack, Cmp::AtLeast, n), _], .. },
            ) if *from == YOUR_CTHUN.from => format!("your C'Thun has at least {n} Attack"),
            Condition::There(cmp, n, which) => self.there(*cmp, *n, which),
            Condition::Did(Cmp::AtMost, 0, Past { deed: Deed::Played, window, that, .. }) if self.variants => {
                let when = if *window == Window::LastTurn { "last turn" } else { "this turn" };
                format!("you didn't play {} {when}", article(&self.kind(that, "card")))
            }
            Condition::Did(_, n, Past { side: Side::Friendly, deed, window: Window::ThisGame, .. })
                if matches!(deed, Deed::Excavated | Deed::Invoked | Deed::Imbued) =>
            {
                let did = match deed {
                    Deed::Excavated => "Excavated",
                    Deed::Invoked => "Invoked",
                    _ => "Imbued your Hero Power",
                };
                let times = match n {
                    1 => String::new(),
                    2 => format!(" {}", self.or(&["twice", "2 times"])),
                    n => format!(" {} times", self.counted(*n)),
                };
                format!("you've {did}{times}")
            }
            Condition::Did(_, 1, past) => self.did(past),
            Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, n) if self.variants => {
                format!("you have ‹at least {n}|{n}|{n} or more› ‹Mana Crystals|Mana›")
            }
            Condition::Not(Condition::TurnOf(Side::Friendly)) if self.variants => {
                "it's your opponent's turn".to_owned()
            }
            Condition::TurnOf(Side::Friendly) if self.variants => "it's your turn".to_owned(),
            Condition::Did(Cmp::AtLeast, n, past) if self.variants && *n > 1 => {
                let verb = match past.deed {
                    Deed::Cast => "cast",
                    Deed::Summoned => "summoned",
                    Deed::Drawn => "drawn",
                    Deed::Discarded => "discarded",
                    _ => "played",
                };
                format!("‹you've|you› {verb}{}", self.many_done(*n, past))
            }
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
            Condition::Joust => "you reveal the minion that costs more".to_owned(),
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
            | Condition::AnotherClass
            | Condition::FromThePast
            | Condition::StartedInDeck => format!("it is {}", article(&self.kind(condition, "card"))),
        }
    }

    /// " two spells this turn": what was done so often, behind its verb.
    fn many_done(&self, n: i16, past: &Past) -> String {
        let noun = match past.deed {
            Deed::Cast => "spell",
            Deed::Summoned | Deed::Died => "minion",
            _ => "card",
        };
        let window = match past.window {
            Window::ThisTurn => "this turn",
            Window::LastTurn => "last turn",
            Window::SinceYourTurn => "after your last turn",
            Window::ThisGame => "this game",
            Window::WhileHolding => "while holding this",
        };
        let other = if past.other { "other " } else { "" };
        let nouns = plural_of(&self.kind(&past.that, noun));
        format!(" ‹{0}|{0} or more|at least {0}› {other}{nouns} {window}", self.counted(n))
    }

    /// "you've cast a Fire spell while holding this".
    fn did(&self, past: &Past) -> String {
        let when = match past.window {
            Window::ThisTurn => "this turn",
            Window::LastTurn => "last turn",
            Window::SinceYourTurn => "after your last turn",
            Window::ThisGame => "this game",
            Window::WhileHolding => "while holding this",
        };
        let noun = |default: &str| article(&self.kind(&past.that, default));
        match (past.side, past.deed) {
            (Side::Friendly, Deed::HeroAttack) => format!("your hero attacked {when}"),
            (Side::Friendly, Deed::Cast) => {
                format!("{} {} {when}", self.or(&["you've cast", "you cast"]), noun("spell"))
            }
            (Side::Friendly, Deed::Played) => {
                format!("{} {} {when}", self.or(&["you've played", "you played"]), noun("card"))
            }
            (Side::Friendly, Deed::Summoned) => format!("you've summoned {} {when}", noun("minion")),
            (Side::Friendly, Deed::Discarded) => format!("you discarded {} {when}", noun("card")),
            (Side::Friendly, Deed::HeroPower) => format!("you've used your Hero Power {when}"),
            (Side::Friendly, Deed::Died) => format!("a friendly {} died {when}", self.kind(&past.that, "minion")),
            (Side::Both, Deed::Died) => format!("{} died {when}", noun("minion")),
            _ => format!("there is {}", article(&self.past(past))),
        }
    }

    fn there(&self, cmp: Cmp, n: i16, which: &Selector) -> String {
        let noun = self.noun_of(which, Number::One);
        // "if it dies", "if it's Frozen"
        if which.from == Source::It || which.from == Source::That || which.is_target() {
            match which.that {
                [Condition::Not(Condition::Dead), Condition::Always] => return "it survives".to_owned(),
                [Condition::Dead, Condition::Always] => return self.or(&["it dies", "that kills it"]),
                [Condition::Damaged, Condition::Always] => return "it's damaged".to_owned(),
                [Condition::Has(GameTag::FROZEN), Condition::Always] => return "it's Frozen".to_owned(),
                [Condition::Has(tag), Condition::Always] if self.variants && tag != GameTag::SECRET => {
                    let (tag, noun) = (title(tag), article(&self.kind(&which.that[0], "minion")));
                    let state = if tag == "Stealth" { "|it's Stealthed" } else { "" };
                    return format!("‹it ‹|already |still ›has {tag}|it's {noun}{state}›");
                }
                [Condition::Of(Side::Friendly), Condition::Always] => {
                    return self.or(&["it's friendly", "it's a friendly minion"]);
                }
                [Condition::Of(Side::Enemy), Condition::Always] => {
                    return self.or(&["it's an enemy", "it's an enemy minion"]);
                }
                [Condition::Stat(Stat::Cost, cmp, n), Condition::Always] if self.variants => {
                    let much = match cmp {
                        Cmp::Equal => "",
                        Cmp::AtLeast => " or more",
                        Cmp::AtMost => " or less",
                    };
                    return format!("it costs ({n}){much}");
                }
                [Condition::Stat(stat, cmp, n), Condition::Always] if self.variants => {
                    let much = match cmp {
                        Cmp::Equal => "",
                        Cmp::AtLeast => " or more",
                        Cmp::AtMost => " or less",
                    };
                    return format!("it has {n}{much} {}", stat_name(stat));
                }
                [Condition::Not(Condition::Type(card_type)), Condition::Always] if self.variants => {
                    return format!("it's not {}", article(&card_type.title().to_lowercase()));
                }
                [one, Condition::Always] => return format!("it's {}", article(&self.kind(&one, "minion"))),
                _ => {}
            }
        }
        if let (Source::This, [Condition::Stat(stat, Cmp::AtLeast, n), Condition::Always]) = (which.from, which.that) {
            return format!("this has {n} or more {}", stat_name(stat));
        }
        if self.variants && which.from == FRIENDLY_MINIONS.from && which.that[0].is_always() && n == 7 {
            return "your board is full".to_owned();
        }
        if (cmp, n, &which.that) == (Cmp::AtMost, 0, &[Condition::Always; 2]) {
            match which.from {
                Source::At(Side::Friendly, Place::Hand) => return "your hand is empty".to_owned(),
                Source::At(Side::Friendly, Place::Deck) => return "your deck is empty".to_owned(),
                _ => {}
            }
        }
        if let Source::At(side, Place::Heroes) = which.from
            && let [Condition::Stat(Stat::Health, cmp, n), Condition::Always] = which.that
        {
            let much = if cmp == Cmp::AtMost { "less" } else { "more" };
            let turned = if self.variants { format!("|{n} Health or {much}") } else { String::new() };
            let who = if side == Side::Friendly {
                self.or(&["you have", "your hero has"])
            } else {
                self.or(&["the enemy hero has", "your opponent has"])
            };
            return if self.variants {
                format!("{who} ‹{n} or {much} Health{turned}›")
            } else {
                format!("{who} {n} or {much} Health")
            };
        }
        if which.from == YOUR_HAND.from && which.that[0].is_always() {
            match (cmp, n) {
                (Cmp::AtLeast, 10) => return "your hand is full".to_owned(),
                (Cmp::AtMost, n) if n > 0 => return format!("you have {} or fewer cards in hand", self.counted(n)),
                _ => {}
            }
        }
        if which.from == Source::At(Side::Enemy, Place::Hand) && n > 1 && which.that[0].is_always() {
            return format!("your opponent has {} or more cards in hand", self.counted(n));
        }
        let some = match (cmp, n) {
            (Cmp::AtLeast, n) if n > 1 && !which.other && self.variants => {
                let (n, nouns) = (self.counted(n), plural_of(&noun));
                format!("‹at least {n} {nouns}|{n} or more {nouns}›")
            }
            (Cmp::AtLeast, 1) if which.other => format!("another {noun}"),
            (Cmp::AtMost, 0) if which.other => format!("no other {}", plural_of(&noun)),
            (Cmp::AtLeast, n) if which.other && n > 1 => {
                format!("at least {} other {}", self.counted(n), plural_of(&noun))
            }
            (Cmp::AtLeast, 1) => article(&noun),
            (Cmp::AtLeast, n) => format!("at least {n} {noun}s"),
            (Cmp::AtMost, 0) => format!("no {}", plural_of(&noun)),
            (Cmp::AtMost, n) => format!("at most {n} {noun}s"),
            (Cmp::Equal, n) => format!("exactly {n} {noun}s"),
        };
        match which.from {
            Source::At(Side::Friendly, Place::Hand) => format!("you're holding {some}"),
            Source::At(Side::Friendly, Place::Launchpad) => format!("you're building {some}"),
            Source::At(Side::Friendly, Place::Minions) => format!("you {} {some}", self.or(&["control", "have"])),
            Source::At(_, Place::Dormant) => "a minion is Dormant".to_owned(),
            Source::At(Side::Both, Place::Characters) if which.that[0] == FROZEN => "a character is Frozen".to_owned(),
            Source::At(Side::Enemy, Place::Characters) if which.that[0] == FROZEN => "an enemy is Frozen".to_owned(),
            Source::At(Side::Friendly, Place::Heroes) if self.variants => match which.that[0] {
                Condition::Stat(stat, _, 1) => format!("‹your hero has|you have› ‹any |›{}", stat_name(stat)),
                Condition::Stat(stat, _, n) => {
                    format!("‹your hero has|you have› ‹at least {n}|{n} or more› {}", stat_name(stat))
                }
                _ => "your hero is so".to_owned(),
            },
            Source::At(Side::Friendly, Place::Heroes) => "your hero has Armor".to_owned(),
            Source::At(Side::Friendly, Place::Weapon) if matches!(which.that[0], Condition::Stat(..)) => {
                let Condition::Stat(stat, _, n) = which.that[0] else { return some };
                format!("your weapon has {n} or more {}", stat_name(stat))
            }
            Source::At(Side::Friendly, Place::Weapon) => format!("you have a weapon{}", self.or(&[" equipped", ""])),
            Source::At(Side::Friendly, Place::Secrets) => "you control a Secret".to_owned(),
            Source::At(Side::Friendly, Place::Locations) => "you control a location".to_owned(),
            Source::At(Side::Friendly, Place::Deck) => format!("your deck has {some}"),
            Source::At(Side::Enemy, Place::Deck) => format!("your opponent's deck has {some}"),
            Source::At(Side::Enemy, Place::Minions) => {
                format!("your opponent {} {some}", self.or(&["controls", "has"]))
            }
            Source::At(Side::Enemy, Place::Hand) => format!("your opponent is holding {some}"),
            _ => format!("there is {some}"),
        }
    }

    /// The bare noun of a selector without whose it is: "Dragon", "damaged minion".
    fn noun_of(&self, which: &Selector, number: Number) -> String {
        let noun = self.noun_with(which, "");
        if number == Number::Many { plural_of(&noun) } else { noun }
    }

    /// The noun of a selector, with a word directly before it.
    fn noun_with(&self, which: &Selector, before: &str) -> String {
        let (Source::At(side, place) | Source::Target(side, place)) = which.from else { return "card".to_owned() };
        let base = match place {
            Place::Minions => "minion",
            Place::Heroes => "hero",
            Place::Characters if side == Side::Enemy => "enemy",
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
        match which.that.iter().filter(|one| !one.is_always()).collect::<Vec<_>>()[..] {
            [] => format!("{before}{base}"),
            [one] => self.kind_of(one, before, base),
            [a, b, ..] => self.described(&[a, b], before, base),
        }
    }

    /// The noun with whose it is: "damaged friendly character", "other card in your hand".
    pub(super) fn noun(&self, which: &Selector, number: Number) -> String {
        let other = if which.other { "other " } else { "" };
        let many = |noun: String| if number == Number::Many { plural_of(&noun) } else { noun };
        let (Source::At(side, place) | Source::Target(side, place)) = which.from else {
            return self.selector(which, number);
        };
        let noun = many(self.noun_with(which, ""));
        match (side, place) {
            (Side::Friendly, Place::Hand) => return format!("{other}{noun} in your hand"),
            (Side::Enemy, Place::Hand) => return format!("{other}{noun} in your opponent's hand"),
            (Side::Friendly, Place::Deck) => return format!("{other}{noun} in your deck"),
            (Side::Enemy, Place::Deck) => return format!("{other}{noun} in your opponent's deck"),
            (Side::Enemy, Place::Characters) if self.variants && which.that[0].is_always() => {
                return format!("{other}‹{noun}|enemy {}›", many("character".to_owned()));
            }
            (Side::Enemy, Place::Characters) | (Side::Both, _) => return format!("{other}{noun}"),
            _ => {}
        }
        let whose = if side == Side::Friendly { "friendly " } else { "enemy " };
        let (near, far) = (many(self.noun_with(which, whose)), format!("{whose}{noun}"));
        other.to_owned() + &if near == far { near } else { self.or(&[&near, &far]) }
    }

    /// A selector in words: "all enemy minions", "your hero", "it".
    pub(super) fn selector(&self, which: &Selector, number: Number) -> String {
        let found = match which.from {
            Source::Nobody => "nobody".to_owned(),
            Source::This => self.or(&[self.itself, "this", "itself", "it"]),
            Source::It | Source::That | Source::Who if self.variants => {
                "‹it|them|that minion|those minions|that card›".to_owned()
            }
            Source::It | Source::That => "it".to_owned(),
            Source::Who => "the one who did it".to_owned(),
            Source::Creator => "its maker".to_owned(),
            Source::Remembered => "the remembered one".to_owned(),
            Source::Several(
                [
                    Selector { from: Source::At(Side::Friendly, Place::Hand), that, .. },
                    Selector { from: Source::At(Side::Enemy, Place::Hand), that: other, .. },
                ],
            ) if self.variants && that == other => {
                let cards = plural_of(&self.kind(&that[0], "card"));
                format!("‹‹ALL |›{cards}|‹all |›{cards} in both players' hands›")
            }
            Source::Several(_) if *which == YOUR_CTHUN => "your C'Thun".to_owned(),
            Source::Several([one, other, more @ ..])
                if self.variants && is_hand_and_deck(one, other) && more.len() < 2 =>
            {
                let cards = plural_of(&self.kind(&one.that[0], "card"));
                let board = if more.is_empty() { " and deck" } else { " ‹and |›deck ‹and|› battlefield" };
                format!("‹all |›{cards} in your hand{board}")
            }
            Source::Several([one, other]) if self.variants && *one == MINIONS && *other == LOCATIONS => {
                "all minions and locations".to_owned()
            }
            Source::Several([one, other])
                if self.variants && *one == YOUR_HAND.first(1) && *other == YOUR_HAND.last(1) =>
            {
                "the left ‹-|› and right-most cards in your hand".to_owned()
            }
            Source::Several(several) => {
                several.iter().map(|one| self.selector(one, number)).collect::<Vec<_>>().join(" and ")
            }
            Source::Target(..) => article(&self.noun(which, Number::One)),
            Source::At(side, place) => self.place(side, place, which, number),
        };
        match which.near {
            Near::Itself => found,
            Near::Neighbours if which.from == Source::This => "adjacent minions".to_owned(),
            Near::Neighbours => self.or(&[&format!("the minions next to {found}"), "its neighbors", "adjacent ones"]),
            Near::WithNeighbours => format!("{found} and {}", self.or(&["the minions next to it", "its neighbors"])),
            Near::ItsHero => format!("the hero of {found}"),
            Near::ItsController => format!("the owner of {found}"),
            Near::ItsOpponent => "the other player".to_owned(),
        }
    }

    /// A noun with the place where it is, before what is said of it or behind: "a minion from your deck that costs (2)".
    pub(super) fn placed(&self, noun: &str, place: &str) -> String {
        let behind = [" that costs ", " that cost ", " with ", " that didn't "];
        let cut = behind.iter().filter_map(|behind| outside(noun, behind)).min();
        match cut {
            Some(at) if self.variants && !place.is_empty() => {
                let (head, tail) = noun.split_at(at);
                format!("‹{noun}{place}|{head}{place}{tail}›")
            }
            _ => format!("{noun}{place}"),
        }
    }

    /// "the highest Attack minion in your hand", "the lowest Health enemy".
    fn extreme(&self, most: &str, stat: Stat, which: &Selector) -> String {
        let (noun, stat) = (self.noun(which, Number::One), stat_name(stat));
        let noun = if self.variants { noun.replace(" in your hand", " ‹in|from› your hand") } else { noun };
        self.or(&[&format!("the {most} {stat} {noun}"), &format!("the {noun} with the {most} {stat}")])
    }

    /// A number as texts write it: in words or in digits.
    pub(super) fn counted(&self, n: i16) -> String {
        match n {
            0 | 1 => counted(n),
            n => self.or(&[&counted(n), &n.to_string()]),
        }
    }

    fn place(&self, side: Side, place: Place, which: &Selector, number: Number) -> String {
        let single = match (side, place) {
            (Side::Friendly, Place::Player) => "you",
            (Side::Enemy, Place::Player) => "your opponent",
            (Side::Both, Place::Player) if number == Number::One => "a player",
            (Side::Both, Place::Player) => return self.or(&["each player", "both players"]),
            (Side::Friendly, Place::Heroes) => "your hero",
            (Side::Enemy, Place::Heroes) => "the enemy hero",
            (Side::Friendly, Place::Weapon) => "your weapon",
            (Side::Enemy, Place::Weapon) => "your opponent's weapon",
            (Side::Friendly, Place::HeroPower) => "your Hero Power",
            (Side::Enemy, Place::HeroPower) => "your opponent's Hero Power",
            (Side::Both, Place::Heroes) if number == Number::Many && which.that[0].is_always() => {
                return self.or(&["both heroes", "each hero"]);
            }
            (Side::Friendly, Place::Deck) if *which == YOUR_DECK => "your deck",
            (Side::Friendly, Place::Hand) if *which == YOUR_HAND.last(1) => {
                "the ‹right-most|rightmost› card in your hand"
            }
            (Side::Friendly, Place::Hand) if *which == YOUR_HAND.first(1) => {
                "the ‹left-most|leftmost› card in your hand"
            }
            _ => "",
        };
        if !single.is_empty() {
            return single.to_owned();
        }
        match which.pick {
            Pick::Random(1) if self.variants && (side, place) == (Side::Friendly, Place::Deck) => {
                let noun = self.noun_of(which, Number::One);
                let placed = self.placed(&noun, " ‹in|from› your deck");
                format!("‹{}|a random {placed}›", article(&placed))
            }
            Pick::Random(1) => {
                let noun = self.noun(which, Number::One);
                let noun = match noun.strip_suffix(" in your hand") {
                    Some(bare) => self.placed(bare, &self.or(&[" in your hand", " from your hand"])),
                    None => noun,
                };
                let random = noun.strip_prefix("other ").map_or_else(
                    || {
                        let any = if noun.contains("in your ") {
                            self.or(&["a random", "a", "an"])
                        } else {
                            // A text that nobody aims says "a minion" for a random one.
                            self.or(&["a random", "a", "an"])
                        };
                        format!("{any} {noun}")
                    },
                    |noun| {
                        let ways = ["another random", "a random other", "another"].map(|way| format!("{way} {noun}"));
                        self.or(&[&ways[0], &ways[1], &ways[2]])
                    },
                );
                if self.variants { random } else { random.replace(" in your hand", "") }
            }
            Pick::Random(n)
                if self.variants && side == Side::Friendly && matches!(place, Place::Deck | Place::Hand) =>
            {
                let noun = self.noun_of(which, Number::Many);
                let place = if place == Place::Deck { "deck" } else { "hand" };
                let noun = format!("{} ‹random |›{noun}", self.counted(n.into()));
                self.placed(&noun, &format!(" ‹in|from› your {place}"))
            }
            Pick::Random(n) => format!("{} random {}", self.counted(n.into()), self.noun(which, Number::Many)),
            Pick::Most(stat) => self.extreme("highest", stat, which),
            Pick::Least(stat) => self.extreme("lowest", stat, which),
            Pick::First(n) => format!("the first {n} {}", self.noun(which, Number::Many)),
            Pick::Last(n) => format!("the last {n} {}", self.noun(which, Number::Many)),
            Pick::All if number == Number::One => article(&self.noun(which, Number::One)),
            Pick::All => {
                let noun = self.noun_of(which, Number::Many);
                let other = if which.other { "other " } else { "" };
                let whole = self.noun(which, Number::Many);
                match (side, place) {
                    (Side::Friendly, Place::Minions) => {
                        let one = self.noun(which, Number::One);
                        let ways =
                            [format!("your {other}{noun}"), format!("all {whole}"), format!("all your {other}{noun}")];
                        self.or(&[&ways[0], &ways[1], &ways[2], &whole, &format!("each {one}")])
                    }
                    (Side::Friendly, Place::Characters) => {
                        self.or(&[&format!("all {whole}"), &format!("your {other}{noun}")])
                    }
                    (Side::Friendly, Place::Hand) => {
                        self.or(&[&format!("your {other}{noun}"), &format!("all {whole}"), &whole])
                    }
                    (Side::Enemy, Place::Hand) => {
                        let ways = [format!("enemy {noun}"), format!("your opponent's {noun}"), format!("all {whole}")];
                        self.or(&[&ways[0], &ways[1], &ways[2], &whole])
                    }
                    (Side::Friendly, Place::Deck) => self.or(&[&format!("all {whole}"), &whole]),
                    (Side::Both, Place::Minions) if self.variants => {
                        format!("‹all {whole}|each {}›", self.noun(which, Number::One))
                    }
                    (Side::Enemy, Place::Minions) => {
                        let one = self.noun(which, Number::One);
                        self.or(&[&format!("all {whole}"), &whole, &format!("each {one}")])
                    }
                    _ => format!("all {whole}"),
                }
            }
        }
    }
}

/// "in your hand and deck": the same of both.
fn is_hand_and_deck(one: &Selector, other: &Selector) -> bool {
    let all = |which: &Selector| which.pick == Pick::All && !which.other;
    one.from == YOUR_HAND.from && other.from == YOUR_DECK.from && one.that == other.that && all(one) && all(other)
}

fn is_noun(condition: &Condition) -> bool {
    matches!(
        condition,
        Condition::Type(_)
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Character
            | Condition::Named(_)
            | Condition::Has(GameTag::SECRET | GameTag::MARK_OF_EVIL | GameTag::IMP | GameTag::WHELP | GameTag::LIBRAM)
    )
}

/// Several of a noun.
pub(super) fn plural_of(noun: &str) -> String {
    if let Some((before, choices)) = last_choice(noun) {
        let choices: Vec<String> = choices.into_iter().map(plural_of).collect();
        return format!("{before}‹{}›", choices.join("|"));
    }
    let behind = [" that ", " with ", " in your ", " except ", " from "];
    let cut = behind.iter().filter_map(|behind| outside(noun, behind)).min();
    let (head, tail) = cut.map_or((noun, ""), |at| noun.split_at(at));
    if head.ends_with('›') {
        return plural_of(head) + &tail.replace("that costs", "that cost");
    }
    let ends = |ends: &[&str]| ends.iter().any(|end| head.ends_with(end));
    let many = if ends(&["Undead", "Illidari", "Draenei", "Naga", "Sheep", "fish", "Bananas", "Missiles"]) {
        head.to_owned()
    } else if ends(&["enemy", "Pony", "ary"]) {
        format!("{}ies", &head[..head.len() - 1])
    } else if ends(&["hero", "ss", "ch", "x"]) && !head.ends_with("Mech") {
        format!("{head}es")
    } else if let Some(stem) = head.strip_suffix("lf") {
        format!("{stem}lves")
    } else {
        format!("{head}s")
    };
    many + &tail.replace("that costs", "that cost")
}

/// What stands before a choice at the end of a text, and what may be chosen: `a ‹b|‹c|d››`.
fn last_choice(text: &str) -> Option<(&str, Vec<&str>)> {
    let inside = text.strip_suffix('›')?;
    let mut depth = 1;
    let mut end = inside.len();
    let mut choices = Vec::new();
    for (at, c) in inside.char_indices().rev() {
        match c {
            '›' => depth += 1,
            '|' if depth == 1 => {
                choices.push(&inside[at + 1..end]);
                end = at;
            }
            '‹' => {
                depth -= 1;
                if depth == 0 {
                    choices.push(&inside[at + c.len_utf8()..end]);
                    choices.reverse();
                    return Some((&text[..at], choices));
                }
            }
            _ => {}
        }
    }
    None
}

/// Where words stand in a text outside its choices.
fn outside(text: &str, words: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '‹' => depth += 1,
            '›' => depth -= 1,
            _ if depth == 0 && text[at..].starts_with(words) => return Some(at),
            _ => {}
        }
    }
    None
}
