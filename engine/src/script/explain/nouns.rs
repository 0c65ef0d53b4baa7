//! Nouns: who and what, and what holds for them.
use cardwright_data::{CardType, GameTag};

use super::super::amount::{Per, Stat};
use super::super::condition::{Cmp, Condition};
use super::super::selector::{
    ENEMY_MINIONS, LOCATIONS, MINIONS, Near, OTHER_MINIONS, Pick, Place, Selector, Side, Source, YOUR_CTHUN, YOUR_DECK,
    YOUR_HAND,
};
use super::plural::{outside, plural_of};
use super::{Explain, article, counted, stat_name, title};

/// One entity, or several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

/// How texts call what was spoken of.
pub(super) const PRONOUN: &str =
    "‹it|them|that minion|those minions|that card|the copy|the copies|the chosen minion|the spell›";

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
        if let [Condition::Class(a), Condition::Class(b), Condition::Class(c)] = of {
            return format!("{before}{}, {} or {} {default}", a.title(), b.title(), c.title());
        }
        if self.variants && of.len() > 1 && of.iter().all(|one| matches!(one, Condition::Has(_))) {
            let names: Vec<String> = of.iter().map(|one| self.attribute(one, "").trim().to_owned()).collect();
            let marks: Vec<&str> = names.iter().filter_map(|it| it.split_once('|')).map(|(_, it)| it).collect();
            if marks.len() == of.len() {
                let marks: Vec<&str> = marks.iter().map(|it| it.trim_end_matches('›').trim()).collect();
                return format!("{before}{} {default}", marks.join(" or "));
            }
        }
        let schools = |one: &Condition| if let Condition::School(school) = one { Some(school.title()) } else { None };
        if let (true, Some(schools)) = (self.variants, of.iter().map(schools).collect::<Option<Vec<_>>>()) {
            let (last, others) = schools.split_last().unwrap_or((&"", &[]));
            return format!("{before}{} or {last} spell", others.join(", "));
        }
        // "Excavate, Quickdraw, Tradeable, and Legendary cards"
        let bare = |one: &Condition| match one {
            Condition::Has(tag) if !is_noun(one) => Some(title(*tag)),
            Condition::Rarity(rarity) => Some(rarity.title().to_owned()),
            _ => None,
        };
        if let (true, Some(all)) = (self.variants && of.len() > 2, of.iter().map(bare).collect::<Option<Vec<_>>>()) {
            return format!("{before}{} {default}", all.join(" ‹and|or|› "));
        }
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
            Some(Condition::Type(CardType::Hero)) if self.variants => "‹Hero card|hero›".to_owned(),
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
    #[expect(clippy::too_many_lines, reason = "one arm a condition")]
    fn attribute(&self, condition: &Condition, noun: &str) -> String {
        let compared = |cmp: Cmp, n: i16| match cmp {
            Cmp::Equal => n.to_string(),
            Cmp::AtLeast => format!("{n} or more"),
            Cmp::AtMost => format!("{n} or less"),
        };
        match condition {
            Condition::Damaged => format!("damaged {noun}"),
            Condition::Not(Condition::Damaged) => format!("undamaged {noun}"),
            Condition::Not(Condition::Is(_)) if self.variants => format!("other {noun}"),
            Condition::Not(Condition::Race(race)) if self.variants => {
                format!("‹non {1} {noun}|{noun} except {0}›", plural_of(race.title()), race.title())
            }
            Condition::Not(Condition::All([Condition::Of(Side::Friendly), Condition::Race(race)])) if self.variants => {
                format!("{noun} except friendly {}", plural_of(race.title()))
            }
            Condition::Not(Condition::OddCost) => format!("even-Cost {noun}"),
            Condition::Not(Condition::StartedInDeck) => format!("{noun} that didn't start in your deck"),
            // The compiler reads texts without the hyphen, at which lines are broken.
            Condition::Not(Condition::Class(class)) if self.variants => {
                format!("‹non {0}|non-{0}› {noun}", class.title())
            }
            Condition::Not(Condition::Class(class)) => format!("non-{} {noun}", class.title()),
            Condition::Not(Condition::Named(id)) if self.variants => format!("non {} {noun}", self.name(id)),
            // "with less Attack than this minion"
            Condition::Not(Condition::Versus(stat, cmp @ (Cmp::AtLeast | Cmp::AtMost), Per::Stat(of, whose)))
                if stat == of =>
            {
                let more = if *cmp == Cmp::AtLeast { "less" } else { "more" };
                format!("{noun} with {more} {} than {}", stat_name(*stat), self.selector(whose, Number::One))
            }
            Condition::Versus(stat, Cmp::AtMost, Per::Stat(of, whose)) if stat == of => {
                let (name, whose) = (stat_name(*stat), self.possessive(whose));
                format!("{noun} with ‹{name} less than or equal to {whose}|{whose} {name} or less›")
            }
            Condition::Versus(stat, Cmp::Equal, Per::Stat(of, whose)) if stat == of => {
                format!("{noun} with the same {} as {}", stat_name(*stat), self.selector(whose, Number::One))
            }
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
            Condition::Stat(Stat::Health, Cmp::Equal, n) => {
                self.or(&[&format!("{noun} with {n} Health"), &format!("{n}-Health {noun}")])
            }
            Condition::Stat(stat, cmp, n) => {
                let with = self.or(&["with", "that has"]);
                format!("{noun} {with} {} {}", compared(*cmp, *n), stat_name(*stat))
            }
            // "Shadow Priest spell"
            Condition::Class(class) if self.variants && noun.ends_with(" spell") => {
                let school = noun.trim_end_matches(" spell");
                format!("‹{0} {noun}|{school} {0} spell›", class.title())
            }
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
            Condition::Always | Condition::Of(Side::Both) => noun.to_owned(),
            Condition::Dead => format!("dead {noun}"),
            Condition::Is(which) => self.selector(which, Number::One),
            Condition::AnotherClass => format!("{noun} from another class"),
            Condition::StartedInDeck => format!("{noun} that started in your deck"),
            Condition::FromThePast => format!("{noun} from the past"),
            Condition::OddCost => format!("odd-Cost {noun}"),
            Condition::Versus(..)
            | Condition::Heard(..)
            | Condition::Fatal
            | Condition::Kindred
            | Condition::DrawnThisTurn
            | Condition::Lacks(_)
            | Condition::SharesRace(_)
            | Condition::Itself
            | Condition::There(..)
            | Condition::More(..)
            | Condition::Did(..)
            | Condition::NoDuplicates(_)
            | Condition::StartedSingleton
            | Condition::Combo
            | Condition::So(_)
            | Condition::TurnOf(_)
            | Condition::Joust
            | Condition::Chance(_) => format!("{noun} if {}", self.condition(condition)),
        }
    }

    /// The bare noun of a selector without whose it is: "Dragon", "damaged minion".
    pub(super) fn noun_of(&self, which: &Selector, number: Number) -> String {
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
    #[expect(clippy::too_many_lines, reason = "one arm a source")]
    pub(super) fn selector(&self, which: &Selector, number: Number) -> String {
        let found = match which.from {
            Source::Nobody => "nobody".to_owned(),
            Source::This => self.or(&[self.itself, "this", "itself", "it", "himself"]),
            Source::It if self.variants && which.that == [Condition::Damaged, Condition::Always] => {
                "any that are damaged".to_owned()
            }
            Source::It
                if self.variants
                    && which.that == [Condition::Stat(Stat::Attack, Cmp::AtMost, 0), Condition::Always] =>
            {
                "any with 0 Attack".to_owned()
            }
            Source::It if self.variants && !which.that[0].is_always() => {
                let many = plural_of(&self.kind(&which.that[0], "card"));
                format!("‹‹any |›{many} ‹drawn|you drew››")
            }
            Source::It | Source::That | Source::Who if self.variants => {
                "‹it|them|that minion|those minions|that card|the copy|the copies|the chosen minion|the spell›"
                    .to_owned()
            }
            Source::It | Source::That => "it".to_owned(),
            Source::Who => "the one who did it".to_owned(),
            Source::Creator => "its maker".to_owned(),
            Source::Remembered if self.variants => "‹it|them|that minion|the chosen minion›".to_owned(),
            Source::Remembered => "the remembered one".to_owned(),
            Source::Several([one, other])
                if self.variants && *one == ENEMY_MINIONS.first(1) && *other == ENEMY_MINIONS.last(1) =>
            {
                self.or(&[
                    "your opponent's left and right-most minions",
                    "the left and right-most enemy minions",
                    "the left- and right-most enemy minions",
                ])
            }
            Source::Several([one, other])
                if self.variants
                    && one.from == YOUR_HAND.from
                    && other.from == Source::At(Side::Enemy, Place::Hand)
                    && one.pick == Pick::Random(1)
                    && one.that == other.that =>
            {
                format!("a random {} in each player's hand", self.kind(&one.that[0], "card"))
            }
            Source::Several(
                [
                    Selector { from: Source::At(Side::Friendly, Place::Hand), that, .. },
                    Selector { from: Source::At(Side::Enemy, Place::Hand), that: other, .. },
                ],
            ) if self.variants && that == other => {
                let cards = plural_of(&self.kind(&that[0], "card"));
                format!("‹‹ALL |›{cards}|‹all |›{cards} in both players' hands›")
            }
            Source::Several([one, other])
                if self.variants
                    && one.from == YOUR_DECK.from
                    && one.that == other.that
                    && one.that[0] == Condition::Not(&Condition::StartedInDeck) =>
            {
                "ALL cards in both players' decks that didn't start there".to_owned()
            }
            Source::Several([one, other])
                if self.variants
                    && one.from == YOUR_DECK.from
                    && other.from == Source::At(Side::Enemy, Place::Deck)
                    && one.that == other.that =>
            {
                format!("‹all |›{} in both players' decks", plural_of(&self.kind(&one.that[0], "card")))
            }
            Source::Several(_) if *which == YOUR_CTHUN => "your C'Thun".to_owned(),
            Source::Several([one, other, more @ ..])
                if self.variants && is_hand_and_deck(one, other) && more.len() < 2 =>
            {
                let cards = plural_of(&self.kind(&one.that[0], "card"));
                let other = if more.iter().any(|it| it.other) { "other " } else { "" };
                let cards = format!("{other}{cards}");
                let board = if more.is_empty() { " and deck" } else { " ‹and |›deck ‹and|› battlefield" };
                let all = if one.other { "all other " } else { "‹all |›" };
                format!("{all}{cards} in your hand{board}")
            }
            Source::Several([one, other]) if self.variants && *one == MINIONS && *other == LOCATIONS => {
                "all minions and locations".to_owned()
            }
            Source::Several([one, other])
                if self.variants && *one == YOUR_HAND.first(1) && *other == YOUR_HAND.last(1) =>
            {
                "the left ‹-|› and right-most cards in your hand".to_owned()
            }
            Source::Several([one, .., last])
                if self.variants && one.from == YOUR_HAND.from && last.from == Source::At(Side::Enemy, Place::Deck) =>
            {
                format!("all {} in both hands and decks", plural_of(&self.kind(&one.that[0], "card")))
            }
            Source::Several(several) => {
                several.iter().map(|one| self.selector(one, number)).collect::<Vec<_>>().join(" and ")
            }
            Source::Target(..) => article(&self.noun(which, Number::One)),
            Source::At(side, place) => self.place(side, place, which, number),
        };
        match which.near {
            Near::Itself => found,
            Near::Neighbours if which.pick == Pick::Random(1) => self.or(&[
                "a neighbor",
                "a random neighbor",
                "an adjacent minion",
                "a random adjacent minion",
                "a random adjacent one",
            ]),
            Near::Neighbours if which.from == Source::This => self.or(&["adjacent minions", "each adjacent minion"]),
            Near::Neighbours => self.or(&[
                &format!("the minions next to {found}"),
                "its neighbors",
                "adjacent ones",
                "adjacent minions",
            ]),
            Near::WithNeighbours => format!("{found} and {}", self.or(&["the minions next to it", "its neighbors"])),
            Near::ItsHero => format!("the hero of {found}"),
            Near::ItsController => self.or(&[&format!("the owner of {found}"), "its owner"]),
            Near::ItsOpponent => "the other player".to_owned(),
        }
    }

    /// A noun with the place where it is, before what is said of it or behind: "a minion from your deck that costs (2)".
    pub(super) fn placed(&self, noun: &str, place: &str) -> String {
        let behind = [" ‹with|that has› ", " that costs ", " that cost ", " with ", " that didn't "];
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
        self.or(&[
            &format!("the {most} {stat} {noun}"),
            &format!("the {most}-{stat} {noun}"),
            &format!("the {noun} with the {most} {stat}"),
        ])
    }

    /// A number as texts write it: in words or in digits.
    pub(super) fn counted(&self, n: i16) -> String {
        match n {
            0 | 1 => counted(n),
            n => self.or(&[&counted(n), &n.to_string()]),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one line a place")]
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
            (Side::Friendly, Place::Hand) if which.pick == Pick::First(1) && self.variants => {
                return format!("the ‹left-most|leftmost› {} in your hand", self.kind(&which.that[0], "card"));
            }
            _ => "",
        };
        if self.variants
            && (side, place) == (Side::Friendly, Place::Deck)
            && let Pick::First(n) | Pick::Last(n) = which.pick
        {
            let end = if matches!(which.pick, Pick::First(_)) { "top" } else { "bottom" };
            let kind = self.kind(&which.that[0], "card");
            let many = if n == 1 { kind } else { format!("{} {}", self.counted(n.into()), plural_of(&kind)) };
            return format!("the {end} {many} ‹of|in|from› your deck");
        }
        if self.variants && *which == YOUR_DECK && number == Number::Many {
            return "‹your deck|cards in your deck›".to_owned();
        }
        if self.variants
            && (side, place) == (Side::Friendly, Place::Hand)
            && let Pick::First(n @ 2..) = which.pick
        {
            let kinds = plural_of(&self.kind(&which.that[0], "card"));
            return format!("the {} left-most {kinds} in your hand", self.counted(n.into()));
        }
        if !single.is_empty() {
            return single.to_owned();
        }
        match which.pick {
            Pick::Random(1) if self.variants && (side, place) == (Side::Friendly, Place::Deck) => {
                let noun = self.noun_of(which, Number::One);
                let placed = self.placed(&noun, " ‹in|from› your deck");
                format!("‹{}|a random {placed}|another {placed}›", article(&placed))
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
            Pick::Last(n) if self.variants && (side, place) == (Side::Friendly, Place::Deck) => {
                format!("the bottom {} cards in your deck", self.counted(n.into()))
            }
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
                        let control = format!("all {other}{noun} you control");
                        let each = match which.that[0] {
                            // "all friendly Demons and Murlocs"
                            Condition::Any([a, b]) => {
                                let [a, b] = [a, b].map(|one| plural_of(&self.kind(one, "minion")));
                                format!("all friendly {a} and {b}")
                            }
                            _ => format!("each of your {other}{noun}"),
                        };
                        self.or(&[&ways[0], &ways[1], &ways[2], &whole, &format!("each {one}"), &control, &each])
                    }
                    (Side::Friendly, Place::Characters) => {
                        self.or(&[&format!("all {whole}"), &format!("your {other}{noun}")])
                    }
                    (Side::Friendly, Place::Hand)
                        if self.variants && matches!(which.that[0], Condition::Any([_, _])) =>
                    {
                        let Condition::Any([a, b]) = which.that[0] else { return whole };
                        let (a, b) = (plural_of(&self.kind(a, "card")), plural_of(&self.kind(b, "card")));
                        let all = self.or(&[&format!("your {other}{noun}"), &format!("all {whole}"), &whole]);
                        format!("‹{all}|all {a} and {b} in your hand›")
                    }
                    (Side::Friendly, Place::Hand) if self.variants => {
                        let placed = self.placed(&noun, " in your hand");
                        self.or(&[&format!("your {other}{noun}"), &format!("all {whole}"), &whole, &placed])
                    }
                    (Side::Friendly, Place::Hand) => {
                        self.or(&[&format!("your {other}{noun}"), &format!("all {whole}"), &whole])
                    }
                    (Side::Enemy, Place::Hand) => {
                        let ways = [format!("enemy {noun}"), format!("your opponent's {noun}"), format!("all {whole}")];
                        self.or(&[&ways[0], &ways[1], &ways[2], &whole])
                    }
                    (Side::Friendly, Place::Deck) => {
                        let placed = self.placed(&noun, " in your deck");
                        let each = format!("each {}", self.noun(which, Number::One));
                        self.or(&[&format!("all {whole}"), &whole, &each, &format!("all {placed}")])
                    }
                    (Side::Both, Place::Minions) if self.variants => {
                        let except = if *which == OTHER_MINIONS { "|all minions except this one" } else { "" };
                        format!("‹all {whole}|each {}{except}›", self.noun(which, Number::One))
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
    let all = |which: &Selector| which.pick == Pick::All;
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
            | Condition::Has(
                GameTag::SECRET
                    | GameTag::QUEST
                    | GameTag::MARK_OF_EVIL
                    | GameTag::IMP
                    | GameTag::WHELP
                    | GameTag::LIBRAM
                    | GameTag::STARSHIP_PIECE
                    | GameTag::OLD_GOD
            )
    )
}
