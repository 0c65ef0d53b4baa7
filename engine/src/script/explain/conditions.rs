//! What must hold, as a clause: "you're holding a Dragon", "it dies".
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article, stat_name, title};
use crate::script::prelude::*;

impl Explain<'_> {
    /// A condition as a clause: "you're holding a Dragon", "damaged".
    #[expect(clippy::too_many_lines, reason = "one arm a word")]
    pub(super) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::There(
                Cmp::AtLeast,
                1,
                Selector { from, that: [Condition::Stat(Stat::Attack, Cmp::AtLeast, n), _], .. },
            ) if *from == YOUR_CTHUN.from => format!("your C'Thun has at least {n} Attack"),
            Condition::Did(Cmp::AtMost, 0, Past { deed: Deed::Played, window, that, .. }) if self.variants => {
                let when = if *window == Window::LastTurn { "last turn" } else { "this turn" };
                format!("you didn't play {} {when}", article(&self.kind(that, "card")))
            }
            Condition::Did(_, n, Past { side: Side::Friendly, deed, window: Window::ThisGame, .. })
                if matches!(deed, Deed::Excavated | Deed::Invoked | Deed::Imbued | Deed::Heralded) =>
            {
                let did = match deed {
                    Deed::Excavated => "Excavated",
                    Deed::Invoked => "Invoked",
                    Deed::Heralded => "Heralded",
                    _ => "Imbued your Hero Power",
                };
                let times = match n {
                    1 => String::new(),
                    2 => format!(" {}", self.or(&["twice", "2 times"])),
                    n => format!(" {} times", self.counted(*n)),
                };
                format!("you've {did}{times}")
            }
            Condition::Did(_, 1, Past { deed: Deed::Discovered, .. }) => "you've Discovered this turn".to_owned(),
            Condition::Did(_, 1, past) => self.did(past),
            Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, n) if self.variants => {
                format!("you have ‹at least {n}|{n}|{n} or more› ‹Mana Crystals|Mana›")
            }
            Condition::Not(Condition::TurnOf(Side::Friendly)) if self.variants => {
                "it's your opponent's turn".to_owned()
            }
            Condition::TurnOf(Side::Friendly) if self.variants => "it's your turn".to_owned(),
            Condition::Did(Cmp::AtLeast, n, past) if self.variants && *n > 1 && past.deed == Deed::Died => {
                let (kinds, n) = (plural_of(&self.kind(&past.that, "minion")), self.counted(*n));
                match past.window {
                    Window::ThisTurn => format!("{n} friendly {kinds} died this turn"),
                    _ => format!("{n} friendly {kinds} have died this game"),
                }
            }
            Condition::Not(Condition::There(
                Cmp::AtLeast,
                1,
                Selector { from, that: [Condition::Stat(Stat::Armor, ..), _], .. },
            )) if self.variants && *from == YOUR_HERO.from => "you don't have any Armor".to_owned(),
            Condition::There(Cmp::AtLeast, 1, Selector { from: Source::This, that: [UNDAMAGED, _], .. }) => {
                "this is at full Health".to_owned()
            }
            Condition::There(Cmp::AtMost, 0, which) if self.variants && **which == MINIONS => {
                "there are no minions on the battlefield".to_owned()
            }
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
            Condition::There(Cmp::AtLeast, 1, which)
                if self.variants && **which == YOUR_DECK.that(Condition::Not(&Condition::StartedInDeck)) =>
            {
                "there is a card in your deck that didn't start there".to_owned()
            }
            Condition::There(Cmp::AtLeast, 1, which)
                if self.variants && which.that == [Condition::All(&[MINION, DEAD]), Condition::Always] =>
            {
                "this kills a minion".to_owned()
            }
            Condition::There(Cmp::AtMost, n @ 1.., which) if self.variants && **which == YOUR_HAND => {
                format!("‹you have {} or fewer cards in hand|your hand has {n} or less cards›", self.counted(*n))
            }
            // "it's a minion or a weapon"
            Condition::There(Cmp::AtLeast, 1, Selector { from: Source::It, that: [Condition::Any([a, b]), _], .. })
                if self.variants =>
            {
                let (a, b) = (self.kind(a, "card"), self.kind(b, "card"));
                format!("it's {} or ‹{b}|{}›", article(&a), article(&b))
            }
            Condition::There(Cmp::AtMost, 1, which) if self.variants && **which == YOUR_HAND.that(MINION) => {
                "it's the only one there".to_owned()
            }
            Condition::There(cmp, n, which) => self.there(*cmp, *n, which),
            Condition::More(these, than) if **these == ENEMY_MINIONS && **than == FRIENDLY_MINIONS => {
                "your opponent has more minions".to_owned()
            }
            Condition::More(these, than) => {
                let (these, than) = (self.selector(these, Number::Many), self.selector(than, Number::Many));
                format!("there are more of {these} than of {than}")
            }
            Condition::Did(_, n, past) => format!("there are at least {n} of {}", self.past(past)),
            Condition::NoDuplicates(which) => format!("{} has no duplicates", self.selector(which, Number::Many)),
            Condition::Damaged => "damaged".to_owned(),
            Condition::Not(Condition::Damaged) => "undamaged".to_owned(),
            Condition::Not(Condition::Lacks(cards)) => {
                let all = i16::try_from(cards.len()).unwrap_or(0);
                format!("you control all {} basic Totems", self.counted(all))
            }
            Condition::Not(Condition::StartedInDeck) if self.variants => "this didn't start in your deck".to_owned(),
            Condition::Not(other) => format!("not {}", self.condition(other)),
            Condition::StartedSingleton => "your deck started with no duplicates".to_owned(),
            Condition::Combo => "you played another card this turn".to_owned(),
            Condition::So(so) => format!("this was played with {}", super::word(*so)),
            Condition::Stat(Stat::Mana, Cmp::AtLeast, 1) => "you have any unspent Mana".to_owned(),
            Condition::TurnOf(Side::Friendly) => "it is your turn".to_owned(),
            Condition::TurnOf(Side::Enemy) => "it is your opponent's turn".to_owned(),
            Condition::TurnOf(Side::Both) => "it is anyone's turn".to_owned(),
            Condition::Chance(n) => format!("{n}% of the time"),
            Condition::Joust => "you reveal the minion that costs more".to_owned(),
            Condition::Stat(Stat::SpellDamage, Cmp::AtLeast, 1) => "you have Spell Damage".to_owned(),
            Condition::Stat(Stat::Overloaded, Cmp::AtLeast, 1) => {
                self.or(&["you have Overloaded Mana Crystals", "you're Overloaded"])
            }
            Condition::Itself => format!("it is {}", self.itself),
            Condition::Dead => "it dies".to_owned(),
            Condition::Is(which) => format!("it is {}", self.selector(which, Number::One)),
            Condition::Heard(Cmp::Equal, n) => format!("that is exactly {n}"),
            Condition::Heard(_, n) => format!("that is {n} or more"),
            Condition::Kindred => "you played a card of its type last turn".to_owned(),
            Condition::DrawnThisTurn => self.or(&["you got it this turn", "this entered your hand this turn"]),
            Condition::Fatal => "it is fatal".to_owned(),
            Condition::Lacks(_) => "you lack one".to_owned(),
            Condition::All([one, two, three])
                if self.variants
                    && [one, two, three].map(|it| *it)
                        == [there_is_no(&YOUR_DECK), there_is_no(&YOUR_HAND), there_is_no(&FRIENDLY_MINIONS)] =>
            {
                "you have no cards in your deck, hand, and battlefield".to_owned()
            }
            Condition::Any([Condition::Did(_, 1, hurt), Condition::Did(_, 1, healed)])
                if self.variants && (hurt.deed, healed.deed) == (Deed::HeroHurt, Deed::HeroHealed) =>
            {
                "your hero's Health changed this turn".to_owned()
            }
            Condition::All([Condition::Did(_, 1, one), Condition::Did(_, 1, other)])
                if self.variants
                    && one.deed == Deed::Cast
                    && let (Condition::School(a), Condition::School(b)) = (one.that, other.that)
                    && Past { that: Condition::Always, ..**one } == Past { that: Condition::Always, ..**other } =>
            {
                format!("you've cast a {} and {} spell this turn", a.title(), b.title())
            }
            Condition::Any(of) => of.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" or "),
            Condition::All(
                [
                    Condition::There(Cmp::AtLeast, 1, Selector { that: [Condition::School(a), _], .. }),
                    Condition::There(Cmp::AtLeast, 1, Selector { that: [Condition::School(b), _], .. }),
                ],
            ) if self.variants => format!("you're holding a {} and a {} spell", a.title(), b.title()),
            Condition::All(of) => of.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" and "),
            Condition::Versus(stat, _, per) => {
                format!("its {} compares to{}", stat_name(*stat), self.equal(per))
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
            | Condition::OddCost
            | Condition::StartedInDeck => format!("it is {}", article(&self.kind(condition, "card"))),
        }
    }

    /// "you've cast a Fire spell while holding this".
    pub(super) fn did(&self, past: &Past) -> String {
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
            (Side::Friendly, Deed::HeroPower) => {
                format!("{} used your Hero Power {when}", self.or(&["you've", "you"]))
            }
            (Side::Friendly, Deed::Restored) => format!("you've restored Health {when}"),
            (Side::Friendly, Deed::HeroHealed) => format!("your hero was healed {when}"),
            (Side::Friendly, Deed::HeroHurt) => {
                format!("{} {when}", self.or(&["your hero took damage", "you've taken damage"]))
            }
            (Side::Both, Deed::HeroHurt) => format!("any hero took damage {when}"),
            (Side::Friendly, Deed::Died) => format!("a friendly {} died {when}", self.kind(&past.that, "minion")),
            (Side::Both, Deed::Died) if matches!(past.that, Condition::Named(_)) && self.variants => {
                format!("{} ‹also |›died {when}", self.kind(&past.that, "minion"))
            }
            (Side::Both, Deed::Died) => format!("{} died {when}", noun("minion")),
            _ => format!("there is {}", article(&self.past(past))),
        }
    }

    /// " two spells this turn": what was done so often, behind its verb.
    pub(super) fn many_done(&self, n: i16, past: &Past) -> String {
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

    #[expect(clippy::too_many_lines, reason = "one line a place")]
    pub(super) fn there(&self, cmp: Cmp, n: i16, which: &Selector) -> String {
        let noun = self.noun_of(which, Number::One);
        // "if it dies", "if it's Frozen"
        if which.from == Source::It || which.from == Source::That || which.is_target() {
            match which.that {
                [Condition::Not(Condition::Dead), Condition::Always] => return "it survives".to_owned(),
                [Condition::Dead, Condition::Always] if cmp == Cmp::AtMost => return "none die".to_owned(),
                [one, Condition::Always] if n > 1 => {
                    return format!("they're both {}", plural_of(&self.kind(&one, "card")));
                }
                [Condition::Dead, Condition::Always] => {
                    return self.or(&["it dies", "that kills it", "that kills the target", "any die"]);
                }
                [Condition::Damaged, Condition::Always] => {
                    return self.or(&["it's damaged", "the target is still damaged", "any are still damaged"]);
                }
                [Condition::Has(GameTag::FROZEN), Condition::Always] => {
                    return self.or(&["it's Frozen", "it's already Frozen", "it was already Frozen"]);
                }
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
                    let none = if n == 0 && cmp == Cmp::AtMost { "‹| or less›" } else { much };
                    return format!("it has {n}{none} {}", stat_name(stat));
                }
                [Condition::Not(Condition::Type(card_type)), Condition::Always] if self.variants => {
                    return format!("it's not {}", article(&card_type.title().to_lowercase()));
                }
                [one, Condition::Always] if self.variants => {
                    return format!("it's ‹|also ›{}", article(&self.kind(&one, "minion")));
                }
                [one, Condition::Always] => return format!("it's {}", article(&self.kind(&one, "minion"))),
                _ => {}
            }
        }
        if let (Source::This, [Condition::Stat(stat, Cmp::AtLeast, n), Condition::Always]) = (which.from, which.that) {
            let (this, stat) = (self.or(&["this", "this minion", "this weapon"]), stat_name(stat));
            return format!("{this} has {} {stat}", self.or(&[&format!("{n} or more"), &format!("at least {n}")]));
        }
        if self.variants && (cmp, n) == (Cmp::AtMost, 0) {
            if *which == OTHER_MINIONS {
                return "‹this is|it's› the only minion on the battlefield".to_owned();
            }
            if *which == OTHER_FRIENDLY_MINIONS {
                return "‹you ‹control|have› no other minions|it's your only one›".to_owned();
            }
        }
        if self.variants && *which == FRIENDLY_MINIONS && (cmp, n) == (Cmp::AtMost, 1) {
            return "it's your only minion".to_owned();
        }
        if self.variants && which.from == FRIENDLY_MINIONS.from && which.that[0].is_always() && n == 7 {
            return "your board is full".to_owned();
        }
        if (cmp, n, which.from) == (Cmp::AtMost, 0, YOUR_DECK.from) {
            match which.that[0] {
                Condition::OddCost => return "your deck has only even-Cost cards".to_owned(),
                Condition::Not(Condition::OddCost) => return "your deck has only odd-Cost cards".to_owned(),
                _ => {}
            }
        }
        if (cmp, n, &which.that) == (Cmp::AtMost, 0, &[Condition::Always; 2]) {
            match which.from {
                Source::At(Side::Friendly, Place::Hand) => return "your hand is empty".to_owned(),
                Source::At(Side::Enemy, Place::Hand) => return "your opponent's hand is empty".to_owned(),
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
                (Cmp::AtLeast, n) if n > 1 && self.variants && !which.other => {
                    return format!(
                        "you ‹have at least {0} cards in hand|have {0} or more cards in hand›",
                        self.counted(n)
                    );
                }
                _ => {}
            }
        }
        if which.from == Source::At(Side::Enemy, Place::Hand) && n > 1 && which.that[0].is_always() {
            return format!("your opponent has {} or more cards in hand", self.counted(n));
        }
        let some = match (cmp, n) {
            (Cmp::AtLeast, n) if n > 1 && !which.other && self.variants => {
                let (n, nouns) = (self.counted(n), plural_of(&noun));
                format!("‹at least {n} {nouns}|{n} or more {nouns}|{n} {nouns}›")
            }
            (Cmp::AtLeast, 1) if which.other => format!("another {noun}"),
            (Cmp::AtMost, 0) if which.other => format!("no other {}", plural_of(&noun)),
            (Cmp::AtLeast, n) if which.other && n > 1 => {
                format!("{}{} other {}", self.or(&["at least ", ""]), self.counted(n), plural_of(&noun))
            }
            (Cmp::AtLeast, 1) if self.variants && matches!(which.that[0], Condition::Named(_)) => {
                format!("‹a |an |›{noun}")
            }
            (Cmp::AtLeast, 1) => article(&noun),
            (Cmp::AtLeast, n) => format!("at least {n} {noun}s"),
            (Cmp::AtMost, 0) => format!("no {}", plural_of(&noun)),
            (Cmp::AtMost, n) => self.or(&[&format!("at most {n} {noun}s"), &format!("{n} or fewer {noun}s")]),
            (Cmp::Equal, n) => format!("exactly {n} {noun}s"),
        };
        match which.from {
            Source::At(Side::Friendly, Place::Hand) => format!("{} holding {some}", self.or(&["you're", "you are"])),
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
                let much = self.or(&[&format!("{n} or more"), &format!("at least {n}")]);
                format!("your weapon has {much} {}", stat_name(stat))
            }
            Source::At(Side::Friendly, Place::Weapon) => format!("you have a weapon{}", self.or(&[" equipped", ""])),
            Source::At(Side::Friendly, Place::Secrets) if which.that[0] == Condition::Has(GameTag::QUEST) => {
                "you control a Quest".to_owned()
            }
            Source::At(Side::Friendly, Place::Secrets) => "you control a Secret".to_owned(),
            Source::At(Side::Friendly, Place::Locations) => "you control a location".to_owned(),
            Source::At(Side::Friendly, Place::Deck) => format!("your deck {} {some}", self.or(&["has", "contains"])),
            Source::At(Side::Enemy, Place::Deck) => format!("your opponent's deck has {some}"),
            Source::At(Side::Enemy, Place::Minions) => {
                if let (Condition::Has(tag), true, 1) = (which.that[0], self.variants, n) {
                    return format!("‹your opponent ‹controls|has› {some}|an enemy minion has {}›", title(tag));
                }
                format!("your opponent {} {some}", self.or(&["controls", "has"]))
            }
            Source::At(Side::Enemy, Place::Hand) => format!("your opponent is holding {some}"),
            _ => format!("there is {some}"),
        }
    }
}
