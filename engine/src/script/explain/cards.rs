//! Cards that are made, taken, or offered.
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article, counted, lower, stat_name};
use crate::card::{Card, Keywords};
use crate::script::prelude::*;

impl Explain<'_> {
    pub(super) fn what(&self, what: &What, n: i16) -> String {
        let many = |noun: &str| {
            if n == 1 { article(noun) } else { format!("{} {}", self.counted(n), plural_of(noun)) }
        };
        match what {
            What::Named(id) => {
                let Some(card) = self.cards.by_id(id).map(|card| self.cards.get(card)) else {
                    return format!("[{id}]");
                };
                match card.card_type {
                    CardType::Minion | CardType::Weapon if self.variants => self.token(card, n),
                    CardType::Minion | CardType::Weapon => {
                        let stats = format!("{}/{} {}", card.attack, card.health, card.name);
                        if n == 1 { format!("a {stats}") } else { format!("{} {}", counted(n), plural_of(&stats)) }
                    }
                    _ if self.variants => {
                        let name = if n == 1 { card.name.to_owned() } else { plural_of(card.name) };
                        let bare = card.name.trim_start_matches("The ");
                        let name = if n == 1 { name } else { plural_of(bare) };
                        let does = format!("‹{}›", self.does(card, n));
                        // "a 2-Cost Blessing"
                        let words: Vec<&str> = bare.split(' ').collect();
                        let ends: Vec<String> = (0..words.len()).map(|from| words[from..].join(" ")).collect();
                        let ends: Vec<String> =
                            ends.into_iter().map(|end| if n == 1 { end } else { plural_of(&end) }).collect();
                        let costing = format!("{}-Cost ‹{}›", card.cost, ends.join("|"));
                        if n == 1 {
                            format!("‹{}|1 {bare}|{name}|{}› {does}", article(bare), article(&costing))
                        } else {
                            format!("{} ‹{name}|{costing}› {does}", self.counted(n))
                        }
                    }
                    _ => many(card.name),
                }
            }
            What::OneOf(_) => many("random card"),
            What::OneMissing(_) => many("random missing card"),
            What::RandomOf(that, classes) => {
                many(&format!("‹random |›{}", self.kind(that, "card"))) + &self.from(*classes)
            }
            What::LastPast(past) if self.variants => {
                let noun = self.kind(&past.that, if past.deed == Deed::Died { "minion" } else { "card" });
                let said = self.past(past);
                format!(
                    "‹‹a copy of |›the last {said}|a copy of the last {noun} you played|your last {noun} that died›"
                )
            }
            What::LastPast(past) => format!("the last {}", self.past(past)),
            What::Costing(that, 0, Per::Done) if self.variants => {
                let noun = many(&format!("‹random |›{}", self.kind(that, "card")));
                format!("{noun} ‹of that Cost|that costs that much›")
            }
            What::Token(Condition::Has(GameTag::MARK_OF_EVIL)) => self.or(&[&many("random Lackey"), &many("Lackey")]),
            What::Token(Condition::Has(GameTag::SPARE_PART)) => {
                self.or(&[&many("Spare Part"), &many("Spare Part card"), &many("random Spare Part")])
            }
            What::JadeGolem if self.variants => format!("‹{}|{}›", many("Jade Golem"), many("{0} Jade Golem")),
            What::JadeGolem => many("Jade Golem"),
            What::Costing(that, 0, number) => {
                let its = match number {
                    Per::Stat(_, whose) => self.possessive(whose),
                    _ => String::new(),
                };
                let kind = self.kind(that, "card");
                let kind = if *that == MINION { self.or(&["minion", "one"]) } else { kind };
                let noun = many(&format!("‹random |›{kind}"));
                format!(
                    "{noun} ‹‹with|of› the same Cost|of ‹that|{its}|that spell's|that minion's|the spell's|that card's› Cost›"
                )
            }
            What::Costing(that, more, _) => {
                let (much, way) = (more.abs(), if *more > 0 { "more" } else { "less" });
                let noun = self.kind(that, "card");
                let noun = if *that == MINION { self.or(&["minion", "one"]) } else { noun };
                let said = many(&format!("‹random |›{noun} that costs ({much}) {way}"));
                if n == 1 && self.variants { format!("‹{said}|one that costs ({much}) {way}›") } else { said }
            }
            What::Random(that) | What::Token(that) => many(&format!("random {}", self.kind(that, "card"))),
            What::CopyOf(which) if n > 1 => {
                let extra = self.or(&["", "extra "]);
                format!("{} {extra}copies of {}", self.counted(n), self.selector(which, Number::One))
            }
            What::CopyOf(which)
                if self.variants && matches!(which.from, Source::It | Source::That | Source::Who) && n == 1 =>
            {
                format!("a copy‹| of {}›", self.selector(which, Number::One))
            }
            What::CopyOf(which) if self.variants && matches!(which.pick, Pick::Random(k) if k > 1) => {
                let some = self.selector(which, Number::One);
                format!("‹a copy|copies› of {}", some.replace("random ", "‹random |›"))
            }
            What::CopyOf(which) if self.variants && which.pick == Pick::All => {
                let (one, many) = (self.selector(which, Number::One), self.selector(which, Number::Many));
                format!("‹a copy of {one}|copies of {many}›")
            }
            What::CopyOf(which) => {
                format!("a copy of {}", self.selector(which, Number::One))
            }
            What::Themselves(which) => self.selector(which, Number::One),
            What::FromPast(past) if self.variants => {
                let (noun, past) = (self.kind(&past.that, "minion"), self.past(past));
                if n == 1 {
                    format!("‹a random {past}|a {past}|a friendly {noun}›")
                } else {
                    format!(
                        "{} ‹{}|friendly {}›",
                        self.counted(n),
                        past.replacen(&noun, &plural_of(&noun), 1),
                        plural_of(&noun)
                    )
                }
            }
            What::FromPast(past) => article(&format!("random {}", self.past(past))),
            What::EachPast(past) => format!("every {}", self.past(past)),
        }
    }

    /// A token in every way that texts name it: "a 2/2 Treant with Taunt", "a Treant", "a 1/3 weapon".
    pub(super) fn token(&self, card: &Card, n: i16) -> String {
        let words: Vec<&str> = card.name.split(' ').collect();
        let mut names: Vec<String> = (0..words.len()).map(|from| words[from..].join(" ")).collect();
        names.extend(words.first().map(|first| (*first).to_owned()));
        names.extend(Race::ALL.iter().filter(|race| card.races.is(**race)).map(|race| race.title().to_owned()));
        let names: Vec<String> = names.iter().map(|name| if n == 1 { name.clone() } else { plural_of(name) }).collect();
        let kind = if n == 1 {
            card.card_type.title().to_lowercase()
        } else {
            plural_of(&card.card_type.title().to_lowercase())
        };
        let stats = format!("{}/{}", card.attack, card.health);
        let article_of = |noun: &str| if n == 1 { article(noun) } else { format!("{} {noun}", self.counted(n)) };
        let keywords_of: Vec<&str> =
            Keywords::PRINTED.iter().filter(|(_, tag)| card.tag(*tag) != 0).map(|(name, _)| *name).collect();
        let keywords = match keywords_of[..] {
            [] => String::new(),
            [one] => format!("with {one}"),
            [a, b] => format!("with ‹{a} and {b}|{b} and {a}|{a}, {b}|{b}, {a}›"),
            _ => format!("with {}", keywords_of.join(" ‹and|› ")),
        };
        let first = keywords_of.first().map_or_else(String::new, |one| format!("‹|{one}› "));
        let by_name = if n == 1 { format!("|{}", card.name) } else { String::new() };
        let full = article_of(&format!("{stats} {first}‹{}|{kind}›", names.join("|")));
        let bare = article_of(&names[0]);
        let quoted = format!("with ‹{}|\"{}\"›", card.text, card.text);
        // "with Taunt and "Deathrattle: Gain 4 Armor.""
        let mut own = card.text;
        while let Some(rest) = keywords_of.iter().find_map(|name| own.strip_prefix(name)) {
            own = rest.trim_start_matches([' ', '.', ',']);
        }
        let both = if own == card.text { String::new() } else { format!("|{keywords} and \"{own}\"") };
        let does = self.does(card, n);
        format!("‹{full}|{bare}{by_name}› ‹|{keywords}|{quoted}{both}{does}›")
    }

    /// " that deals 3 damage": what a card says, told of it.
    fn does(&self, card: &Card, n: i16) -> String {
        let said = card.text.trim_end_matches('.');
        let Some((verb, rest)) = said.split_once(' ').filter(|(verb, _)| verb.chars().all(char::is_alphabetic)) else {
            return String::new();
        };
        let verb = lower(verb);
        let verbs = if n == 1 { format!("‹{verb}s|{verb}›") } else { verb };
        let rest = rest.replacen("a minion ", "‹a minion |›", 1);
        format!("|that {verbs} {rest}")
    }

    pub(super) fn offer(&self, offer: &Offer) -> String {
        match offer {
            Offer::Pool(that, classes) => self.placed(&article(&self.kind(that, "card")), &self.from(*classes)),
            Offer::Tokens(that) => article(&self.kind(that, "card")),
            Offer::Cards(cards) => cards.iter().map(|card| self.name(card)).collect::<Vec<_>>().join(", "),
            Offer::Entities(which) => match which.from {
                Source::At(Side::Friendly, Place::Deck) => {
                    format!("{} from your deck", article(&self.kind(&which.that[0], "card")))
                }
                _ => self.selector(which, Number::One),
            },
        }
    }

    /// "Discover a spell", "Discover a copy of a minion in your deck", "Discover a Dragon and summon it".
    pub(super) fn discovers(&self, offer: &Offer, then: &[Effect], to: &Selector) -> String {
        let get = |what: What| matches!(then, [Effect { verb: Verb::AddToHand(it), .. }] if *it == what);
        let of = self.offer(offer);
        if let (Offer::Entities(which), true) = (offer, get(What::CopyOf(IT))) {
            let noun = self.noun(which, Number::One);
            return format!("Discover a copy of {}", article(&noun));
        }
        if get(What::Themselves(IT)) {
            return format!("Discover {of}");
        }
        if to.from != Source::At(Side::Friendly, Place::Player) {
            return format!("Discover {of} for {}", self.selector(to, Number::Many));
        }
        let clause = self.clause(then);
        format!(
            "Discover {of} ‹and|to|› {}",
            clause.replace("‹it|them|that minion|those minions|that card›", "‹it|them|›")
        )
    }

    /// "copy a spell from your opponent's deck to your hand": a copy of what lies in a hand or a deck.
    pub(super) fn copied_card(&self, what: &What) -> Option<String> {
        let What::CopyOf(which) = what else { return None };
        let Source::At(side, place @ (Place::Hand | Place::Deck)) = which.from else { return None };
        let whose = if side == Side::Friendly { "your" } else { "your opponent's" };
        let place = if place == Place::Hand { "hand" } else { "deck" };
        let kind = self.kind(&which.that[0], "card");
        let noun = match which.pick {
            Pick::Random(1) => format!("‹{}|a random {kind}›", article(&kind)),
            Pick::Random(n) => format!("{} ‹random |›{}", self.counted(n.into()), plural_of(&kind)),
            Pick::Most(stat) => format!("the highest {} {kind}", stat_name(stat)),
            Pick::Least(stat) => format!("the lowest {} {kind}", stat_name(stat)),
            _ => return None,
        };
        let them = if matches!(which.pick, Pick::Random(n) if n > 1) { "them" } else { "it" };
        Some(format!("|copy {noun} ‹in|from› {whose} {place}‹| to your hand| and add {them} to your hand›"))
    }
}

/// "copy it": said of what is copied into the hand.
pub(super) fn copied(what: &str) -> String {
    let of = what.replacen("a copy of ", "copy ", 1).replacen("copies of ", "copy ", 1);
    format!("|{of}")
}
