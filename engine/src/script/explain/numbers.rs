//! Numbers: what is given, how much, how long.
use cardwright_data::GameTag;

use super::super::amount::{Amount, Deed, Past, Per, Stat, Window};
use super::super::aura::{Attribute, Lasts, Modifier, Op};
use super::super::condition::Condition;
use super::super::selector::{IT, Place, Selector, Side, Source, YOU, YOUR_HERO, YOUR_WEAPON};
use super::nouns::Number;
use super::{Explain, title};

impl Explain<'_> {
    pub(super) fn modifiers(&self, modifiers: &[Modifier]) -> String {
        let each: Vec<String> = modifiers.iter().map(|modifier| self.modifier(modifier)).collect();
        // Cards and their enchantments name several things in different orders.
        let in_order =
            |order: &[usize]| order.iter().map(|at| each[*at].as_str()).collect::<Vec<_>>().join(self.joint());
        match each.len() {
            2 if self.variants => format!("‹{}|{}›", in_order(&[0, 1]), in_order(&[1, 0])),
            3 if self.variants => {
                let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
                format!("‹{}›", orders.iter().map(|order| in_order(order)).collect::<Vec<_>>().join("|"))
            }
            _ => each.join(self.joint()),
        }
    }

    /// What stands between the last two, or all, of several.
    pub(super) const fn joint(&self) -> &'static str {
        if self.variants { " ‹and|› " } else { " and " }
    }

    /// What an enchantment says of the one that bears it: it costs less where several "cost" less.
    pub(super) fn modifiers_of_one(&self, modifiers: &[Modifier]) -> String {
        let one = |modifier: &Modifier| {
            let said = self.modifier(modifier);
            match (modifier.what, modifier.op, modifier.amount.per) {
                (Attribute::Cost, ..) => said.replacen("cost", "costs", 1),
                (Attribute::Attack, Op::Set, Per::One) => format!("Attack set to {}", modifier.amount.n),
                (Attribute::Health, Op::Set, Per::One) => format!("Health set to {}", modifier.amount.n),
                _ => said,
            }
        };
        modifiers.iter().map(one).collect::<Vec<_>>().join(" and ")
    }

    pub(super) fn modifier(&self, modifier: &Modifier) -> String {
        let n = modifier.amount.n;
        let signed = |n: i16| if n < 0 { n.to_string() } else { format!("+{n}") };
        let numbered = |name: &str| match modifier.op {
            Op::Add => format!("{} {name}", signed(n)),
            Op::Set if modifier.amount.per == Per::X => format!("{name} equal to"),
            Op::Set if modifier.amount.per != Per::One && self.variants => {
                format!("{name} ‹|always ›equal to{}", self.equal(&modifier.amount.per))
            }
            Op::Set if modifier.amount.per != Per::One => {
                format!("{name} equal to{}", self.equal(&modifier.amount.per))
            }
            Op::Set => format!("{n} {name}"),
            Op::Times => format!("{n} times the {name}"),
            Op::AtLeast => format!("at least {n} {name}"),
            Op::AtMost => format!("at most {n} {name}"),
        };
        let base = match modifier.what {
            Attribute::Stats => match modifier.op {
                Op::Add => format!("{}/{}", signed(n), signed(modifier.also)),
                Op::Set | Op::Times | Op::AtLeast | Op::AtMost => format!("{n}/{}", modifier.also),
            },
            Attribute::Attack => numbered("Attack"),
            Attribute::Health => numbered(&self.or(&["Health", "Durability"])),
            Attribute::Durability => numbered("Durability"),
            Attribute::Cost => match modifier.op {
                Op::Add if n < 0 && modifier.also > 0 => {
                    let least = modifier.also;
                    let least =
                        self.or(&[&format!("but not less than ({least})"), &format!("(but not less than {least})")]);
                    format!("cost ({}) less {least}", -n)
                }
                Op::Add if n < 0 => format!("cost ({}) less", -n),
                Op::Add => format!("cost ({n}) more"),
                Op::Set => format!("cost ({n})"),
                Op::Times => format!("cost {n} times as much"),
                Op::AtLeast => format!("cost not less than ({n})"),
                Op::AtMost => format!("cost not more than ({n})"),
            },
            Attribute::Tag(GameTag::CARD_ALTERNATE_COST) if modifier.op == Op::Add && self.variants => {
                let paid = ["Health", "Armor", "Corpses"].get(usize::try_from(n - 1).unwrap_or(3)).unwrap_or(&"");
                format!("cost {paid} instead of Mana")
            }
            Attribute::Tag(GameTag::SPELLPOWER) => format!("Spell Damage {}", signed(n)),
            Attribute::Tag(tag) if n > 0 => title(tag),
            Attribute::Tag(tag) => format!("no {}", title(tag)),
        };
        match self.measure(&modifier.amount.per) {
            _ if modifier.op == Op::Set => base,
            Some(measure) => base + &measure,
            None => base + &self.per(&modifier.amount.per),
        }
    }

    /// " for each Health your hero is missing": a number that texts count by name.
    pub(super) fn measure(&self, per: &Per) -> Option<String> {
        let said = match per {
            _ if !self.variants => return None,
            Per::Stat(Stat::Damage, YOUR_HERO) => " for each ‹Health your hero is missing|damage your hero has taken›",
            Per::Stat(Stat::Armor, YOUR_HERO) => " for each Armor ‹you have|your hero has›",
            Per::Stat(Stat::Attack, YOUR_HERO) => " for each Attack ‹you have|your hero has›",
            Per::Stat(Stat::Attack, YOUR_WEAPON) => " per Attack of your weapon",
            Per::Stat(Stat::CorpsesSpent, YOU) => " for each Corpse you've spent this game",
            Per::Past(past @ Past { deed: Deed::Died, window: Window::WhileHolding, .. }) => {
                let friendly = if past.side == Side::Friendly { "friendly " } else { "" };
                let noun = self.kind(&past.that, "minion");
                return Some(format!(" whenever a {friendly}{noun} dies‹| while this is in your hand›"));
            }
            _ => return None,
        };
        Some(said.to_owned())
    }

    pub(super) fn equal(&self, per: &Per) -> String {
        match per {
            Per::Stat(Stat::Armor, YOUR_HERO) => self.or(&[" your hero's Armor", " your Armor"]),
            Per::Stat(stat, whose) => format!(" {} {}", self.possessive(whose), stat_name(*stat)),
            Per::Past(past) if self.variants => {
                let one = self.past(past);
                let noun = self.kind(&past.that, if past.deed == Deed::Cast { "spell" } else { "card" });
                format!(" the number of {}", one.replacen(&noun, &super::plural::plural_of(&noun), 1))
            }
            Per::One
            | Per::Each(_)
            | Per::Past(_)
            | Per::ThatMuch
            | Per::Done
            | Per::SchoolsCast
            | Per::Excess
            | Per::Stored(_)
            | Per::Number
            | Per::X
            | Per::UpTo(_) => self.per(per),
        }
    }

    pub(super) fn possessive(&self, whose: &Selector) -> String {
        if whose.from == Source::This {
            return self.or(&["its", &format!("{}'s", self.itself), "this's", "this card's"]);
        }
        let who = self.selector(whose, Number::One);
        if whose.from == Source::It || whose.from == Source::That || whose.from == Source::Who {
            return self.or(&["its", "their", "the spell's", "that spell's", "the defender's"]);
        }
        let many = self.selector(whose, Number::Many);
        match &*who {
            "you" => "your".to_owned(),
            _ if self.variants && who != many => format!("‹{who}'s|{many}›"),
            _ => format!("{who}'s"),
        }
    }

    pub(super) fn per(&self, per: &Per) -> String {
        match per {
            Per::One | Per::X | Per::Number => String::new(),
            Per::Stored(_) => " as many as that".to_owned(),
            Per::Each(Selector { from: Source::It, that: [Condition::Dead, _], .. }) => self.or(&[
                " for each that died",
                " for each that dies",
                " for each killed",
                " for each destroyed",
                " for every minion killed",
            ]),
            Per::Each(Selector { from: Source::It, that: [Condition::All([Condition::Dead, _]), _], .. })
                if self.variants =>
            {
                " for each enemy destroyed".to_owned()
            }
            Per::Each(which) if self.variants && which.from == Source::It && !which.that[0].is_always() => {
                let kind = self.kind(&which.that[0], "card");
                let that = match which.that[0] {
                    Condition::Not(of) => format!("|that isn't {}", super::article(&self.kind(of, "card"))),
                    _ => kind.strip_prefix("card ").map_or_else(String::new, |that| format!("|{that}")),
                };
                format!(" for each ‹{kind} drawn{that}›")
            }
            Per::Each(Selector { from: Source::At(Side::Friendly, Place::Minions), that, other, .. })
                if self.variants =>
            {
                let noun = self.kind(&that[0], "minion");
                let other = if *other { "other " } else { "" };
                let many = super::plural::plural_of(&noun);
                format!(
                    " for each {other}‹friendly {noun}‹| on the battlefield›|{noun} you control|friendly {noun} you control|of your {other}{many}›"
                )
            }
            Per::Each(Selector { from: Source::At(Side::Friendly, Place::Secrets), .. }) => {
                " for each Secret you control".to_owned()
            }
            Per::Each(Selector {
                from: Source::At(Side::Both, Place::Minions),
                that: [Condition::Always, _],
                other: true,
                ..
            }) => {
                format!(" for each other minion{}", self.or(&["", " on the battlefield"]))
            }
            Per::Each(Selector {
                from: Source::At(Side::Friendly, Place::Hand),
                that: [Condition::Always, _],
                other: false,
                ..
            }) if self.variants => {
                "‹ for each card in your hand| equal to ‹your hand size|the number of cards in your hand››".to_owned()
            }
            Per::Each(which) if self.variants && which.from == Source::At(Side::Both, Place::Minions) => {
                format!(" for each {}‹| on the battlefield›", self.noun(which, Number::One))
            }
            Per::Each(which) if self.variants && which.from == Source::At(Side::Enemy, Place::Minions) => {
                let noun = self.kind(&which.that[0], "minion");
                format!(" for each ‹{}|{noun} your opponent controls›", self.noun(which, Number::One))
            }
            Per::Each(which) if self.variants && which.from == Source::At(Side::Friendly, Place::Hand) => {
                let noun = self.kind(&which.that[0], "card");
                let noun = noun.trim_start_matches("The ");
                let other = if which.other { "other " } else { "" };
                format!(" for each {other}{noun} ‹in your hand|you're holding›")
            }
            Per::Each(which) if self.variants && *which == IT => " for each‹| destroyed| one›".to_owned(),
            Per::Each(Selector {
                from: Source::At(Side::Friendly, Place::Deck),
                that: [Condition::Not(Condition::StartedInDeck), _],
                ..
            }) => " for each card in your deck that didn't start there".to_owned(),
            Per::Each(which) => format!(" for each {}", self.noun(which, Number::One)),
            Per::Stat(Stat::Armor, YOUR_HERO) => format!(" equal to {}", self.or(&["your Armor", "your hero's Armor"])),
            Per::Stat(Stat::ManaCrystals, YOU) if self.variants => {
                "‹ for each of your Mana Crystals| equal to your Mana Crystals›".to_owned()
            }
            Per::Stat(stat, YOUR_WEAPON) if self.variants => {
                format!(" equal to ‹your weapon's {0}|the {0} of your weapon›", stat_name(*stat))
            }
            Per::Stat(Stat::Health, whose) if self.variants => {
                format!(" equal to {} ‹Health|Durability›", self.possessive(whose))
            }
            Per::Stat(stat, whose) if self.variants && matches!(whose.from, Source::At(..)) => {
                let (whose, whom) = (self.possessive(whose), self.selector(whose, Number::One));
                format!(" equal to ‹{whose} {0}|the {0} of {whom}›", stat_name(*stat))
            }
            Per::Stat(stat, whose) => format!(" equal to {} {}", self.possessive(whose), stat_name(*stat)),
            Per::Past(past) if self.variants => {
                let one = self.past(past);
                let noun = self.kind(&past.that, if past.deed == Deed::Cast { "spell" } else { "card" });
                let many = one.replacen(&noun, &super::plural::plural_of(&noun), 1);
                format!("‹ for each {one}| equal to the number of {many}›")
            }
            Per::Past(past) => format!(" for each {}", self.past(past)),
            Per::ThatMuch => " that much".to_owned(),
            Per::Done => self.or(&[" as much as that", " for each damage dealt"]),
            Per::SchoolsCast => format!(" for each {}spell school you've cast this game", self.or(&["", "different "])),
            Per::Excess => " equal to the excess damage".to_owned(),
            Per::UpTo(n) => format!("-{n}"),
        }
    }

    pub(super) fn past(&self, past: &Past) -> String {
        let (subject, you) = match past.side {
            Side::Friendly => ("you've", true),
            Side::Enemy => ("your opponent has", false),
            Side::Both => ("players have", false),
        };
        let when = match past.window {
            Window::ThisTurn => "this turn",
            Window::LastTurn => "last turn",
            Window::SinceYourTurn => "after your last turn",
            Window::ThisGame => "this game",
            Window::WhileHolding => "while holding this",
        };
        let other = if past.other { "other " } else { "" };
        let noun = |default: &str| format!("{other}{}", self.kind(&past.that, default));
        match past.deed {
            Deed::Played if self.variants && past.other && past.window == Window::ThisTurn => {
                format!("‹{} ‹{subject}|you|you have|› played this turn|card played earlier this turn›", noun("card"))
            }
            Deed::Played if self.variants => {
                let way = match past.that {
                    Condition::Not(Condition::StartedInDeck) => {
                        format!("|card ‹{subject}|you› played {when} that didn't start in your deck")
                    }
                    Condition::AnotherClass => format!("|card {subject} played from another class"),
                    _ => String::new(),
                };
                let who =
                    if you { format!("‹{subject}|you|you have|›") } else { "your opponent‹| has›".to_owned() };
                let did = format!(" {who} played {when}");
                let placed = if past.window == Window::ThisGame && !past.other && !past.that.is_always() {
                    format!("|{}", self.placed(&noun("card"), &did))
                } else {
                    String::new()
                };
                format!("‹{}{did}{way}{placed}›", noun("card"))
            }
            Deed::Cast if self.variants && past.window == Window::ThisGame && !past.other && !past.that.is_always() => {
                let did = format!(" ‹{subject}|you|you have› cast {when}");
                format!("‹{0}{did}|{1}›", noun("spell"), self.placed(&noun("spell"), &did))
            }
            Deed::Played => format!("{} {subject} played {when}", noun("card")),
            Deed::Cast => format!("{} {subject} cast {when}", noun("spell")),
            Deed::Summoned => format!("{} {subject} summoned {when}", noun("minion")),
            Deed::Drawn if self.variants => format!("{} ‹{subject} |you have |›drawn {when}", noun("card")),
            Deed::Drawn => format!("{} {subject} drawn {when}", noun("card")),
            Deed::Discarded if self.variants => format!("{} ‹{subject}|you› discarded {when}", noun("card")),
            Deed::Discarded => format!("{} {subject} discarded {when}", noun("card")),
            Deed::Died => format!("{}{} that died {when}", if you { "friendly " } else { "" }, noun("minion")),
            Deed::HeroPower if self.variants => {
                format!("time ‹{subject}|you|you've› used ‹the|your› Hero Power {when}")
            }
            Deed::HeroPower => format!("time {subject} used the Hero Power {when}"),
            Deed::JadeGolem => format!("Jade Golem {subject} summoned {when}"),
            Deed::Excavated => format!("time {subject} Excavated {when}"),
            Deed::Invoked => format!("time {subject} Invoked {when}"),
            Deed::Imbued => format!("time {subject} Imbued your Hero Power {when}"),
            Deed::Restored => format!("time {subject} restored Health {when}"),
            Deed::HeroHealed => format!("time {subject} had the hero healed {when}"),
            Deed::HeroHurt if self.variants && past.side == Side::Enemy => {
                format!("time the enemy hero took damage {when}")
            }
            Deed::HeroHurt => format!("time {subject} taken damage {when}"),
            Deed::Heralded => format!("time {subject} Heralded {when}"),
            Deed::Discovered => format!("{} ‹{subject}|you› Discovered {when}", noun("card")),
            Deed::Launched => format!("{} {subject} launched {when}", noun("Starship")),
            Deed::HeroAttack => format!("time {subject} attacked {when}"),
        }
    }
}

pub(super) fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "Attack",
        Stat::Health => "Health",
        Stat::MaxHealth => "maximum Health",
        Stat::Damage => "damage",
        Stat::Cost => "Cost",
        Stat::Armor => "Armor",
        Stat::SpellDamage => "Spell Damage",
        Stat::ManaCrystals => "Mana Crystals",
        Stat::Mana => "Mana",
        Stat::Corpses => "Corpses",
        Stat::CorpsesSpent => "Corpses spent",
        Stat::Overloaded => "Overloaded Mana Crystals",
        Stat::Pool(_) => "mana of that kind",
        Stat::HighestPool => "highest mana",
    }
}

pub(super) fn lasting(lasts: Lasts) -> String {
    let said = match lasts {
        Lasts::Forever => "",
        Lasts::ThisTurn => " this turn",
        Lasts::UntilYourNextTurn => " until your next turn",
        Lasts::UntilEndOfYourNextTurn => " until the end of your next turn",
        Lasts::NextTurn => " next turn",
        Lasts::Turns(n) => return format!(". Lasts {n} turns"),
    };
    said.to_owned()
}

pub(super) fn number(amount: &Amount, mark: &str) -> String {
    match amount.per {
        Per::UpTo(n) => format!("{mark}{}-{mark}{n}", amount.n),
        Per::One
        | Per::Each(_)
        | Per::Stat(..)
        | Per::Past(_)
        | Per::ThatMuch
        | Per::Done
        | Per::SchoolsCast
        | Per::Excess
        | Per::Stored(_)
        | Per::Number
        | Per::X => {
            format!("{mark}{}", amount.said())
        }
    }
}
