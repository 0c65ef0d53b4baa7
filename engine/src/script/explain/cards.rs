//! Cards that are made, taken, or offered.
use super::marks::MARKED;
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article, counted, lower, stat_name};
use crate::compiled::Card;
use crate::facts::Keywords;
use crate::script::prelude::*;

/// What texts call the cards that the data lists beside a card.
const POOLS: [&str; 11] = [
    "card",
    "Lich King card",
    "Dream card",
    "Toxin card",
    "Potion",
    "basic Totem",
    "Beast Companion",
    "Animal Companion",
    "AWESOME invention",
    "Demon Companion",
    "Gargon Companion",
];

impl Explain<'_> {
    #[expect(clippy::too_many_lines, reason = "one arm a kind of card")]
    pub(super) fn what(&self, what: &What, n: i16) -> String {
        let many = |noun: &str| match n {
            1 if self.variants => format!("‹{}|1 {noun}›", article(noun)),
            1 => article(noun),
            _ => format!("{} {}", self.counted(n), plural_of(noun)),
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
                        let last = bare.rsplit(' ').next().unwrap_or(bare);
                        let first = bare.split(' ').next().unwrap_or(bare);
                        let does = format!("‹{}›", told(card, n));
                        // "a 2-Cost Blessing"
                        let words: Vec<&str> = bare.split(' ').collect();
                        let ends: Vec<String> = (0..words.len()).map(|from| words[from..].join(" ")).collect();
                        let ends: Vec<String> =
                            ends.into_iter().map(|end| if n == 1 { end } else { plural_of(&end) }).collect();
                        let costing = format!("{}-Cost ‹{}›", card.cost, ends.join("|"));
                        if n == 1 {
                            format!(
                                "‹{0}|1 {bare}|{name}|{0} ‹spell|card›|a {last}|a {first}|{1}› {does}",
                                article(bare),
                                article(&costing)
                            )
                        } else {
                            format!(
                                "{} ‹{name}|{bare}|copies of {bare}|{bare} ‹spells|cards›|{first}s|{last}s|{costing}› {does}",
                                self.counted(n)
                            )
                        }
                    }
                    _ => many(card.name),
                }
            }
            What::OneOf(ids) if self.variants => {
                let pools = POOLS.join("|");
                let family = self.one_of_family(ids, n);
                format!("‹{family}|{}|{}›", many(&format!("random ‹{pools}›")), many(&format!("‹{pools}›")))
            }
            What::OneOf(_) => many("random card"),
            What::OneMissing(_) => many("random missing card"),
            What::RandomOf(that, classes) => {
                self.placed(&many(&format!("‹random |›{}", self.kind(that, "card"))), &self.from(*classes))
            }
            What::LastPast(past) if self.variants => {
                let noun = self.kind(&past.that, if past.deed == Deed::Died { "minion" } else { "card" });
                let said = self.past(past);
                format!(
                    "‹‹a copy of |›the last {said}|a copy of the last {noun} you played|your last {noun} that died|a copy of the last friendly {noun} that died›"
                )
            }
            What::LastPast(past) => format!("the last {}", self.past(past)),
            What::Costing(that, 0, Per::Number) => {
                many(&format!("‹random |›{MARKED}-Cost {}", self.kind(that, "minion")))
            }
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
            What::Costing(that, 0, number) if self.variants && !matches!(number, Per::Stat(Stat::Cost, _)) => {
                let noun = many(&format!("‹random |›{}", self.kind(that, "minion")));
                format!("{noun} with Cost{}‹| (up to 10)›", self.per(number))
            }
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
            What::Random(that) if self.variants => many(&format!("‹random |›{}", self.kind(that, "card"))),
            What::Random(that) | What::Token(that) => many(&format!("random {}", self.kind(that, "card"))),
            What::CopyOf(which) if self.variants && *which == YOUR_HAND => "a copy of your hand".to_owned(),
            What::CopyOf(which) if self.variants && *which == ENEMY_DECK => "a copy of your opponent's deck".to_owned(),
            What::CopyOf(which) if *which == ENEMY_DECK.first(1) => {
                "a copy of the top card of your opponent's deck".to_owned()
            }
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
                let each = one.trim_start_matches("an ").trim_start_matches("a ");
                format!("‹a copy of {one}|copies of {many}|a copy of {many}|a copy of each {each}›")
            }
            What::CopyOf(which) => {
                format!("a copy of {}", self.selector(which, Number::One))
            }
            What::Themselves(which)
                if self.variants && which.pick == Pick::All && matches!(which.from, Source::At(..)) =>
            {
                format!("‹{}|{}›", self.selector(which, Number::One), self.selector(which, Number::Many))
            }
            What::Themselves(which) => self.selector(which, Number::One),
            What::FromPast(past) if self.variants => {
                let (noun, past) = (self.kind(&past.that, "minion"), self.past(past));
                if n == 1 {
                    format!("‹‹|a copy of ›a random {past}|a {past}|a friendly {noun}›")
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
            What::EachPast(past) if self.variants => {
                let default = match past.deed {
                    Deed::Died | Deed::Summoned => "minion",
                    Deed::Cast => "spell",
                    _ => "card",
                };
                let (one, noun) = (self.past(past), self.kind(&past.that, default));
                let many = one.replacen(&noun, &plural_of(&noun), 1);
                let (bare, yours) = (many.replace(" that died this game", ""), many.replacen("friendly ", "", 1));
                format!("‹every {one}|all {many}|all {bare}|your {yours}›")
            }
            What::EachPast(past) => format!("every {}", self.past(past)),
        }
    }

    /// "a random Plague", "a 2/2 Adventurer with a random bonus effect": one of several that are called the same.
    fn one_of_family(&self, ids: &[&str], n: i16) -> String {
        let all: Vec<&Card> =
            ids.iter().filter_map(|id| self.cards.by_id(id)).map(|card| self.cards.get(card)).collect();
        let Some(first) = all.first() else { return String::new() };
        let last = first.name.rsplit(' ').next().unwrap_or_default();
        let many = |noun: &str| if n == 1 { article(noun) } else { format!("{} {}", self.counted(n), plural_of(noun)) };
        let keyworded = |card: &&Card| Keywords::PRINTED.iter().any(|(_, tag)| card.tag(*tag) != 0);
        let bonus = if n == 1 { "with a random bonus effect" } else { "with random bonus effects" };
        let stats = many(&format!("{}/{} {last}", first.attack, first.health));
        if all.iter().all(keyworded) {
            format!("{stats} {bonus}")
        } else {
            many(&format!("random ‹Dormant |›{last}"))
        }
    }

    /// A token in every way that texts name it: "a 2/2 Treant with Taunt", "a Treant", "a 1/3 weapon".
    pub(super) fn token(&self, card: &Card, n: i16) -> String {
        let words: Vec<&str> = card.name.split(' ').collect();
        let mut names: Vec<String> = (0..words.len()).map(|from| words[from..].join(" ")).collect();
        names.extend(words.first().map(|first| (*first).to_owned()));
        let races: Vec<&str> = Race::ALL.iter().filter(|race| card.races.is(**race)).map(|race| race.title()).collect();
        // "a 6/6 Elemental Dragon", "five 5/4 Undead Drakes"
        let ends = names.clone();
        names.extend(races.iter().flat_map(|race| ends.iter().map(move |end| format!("{race} {end}"))));
        names.extend(races.iter().map(|race| (*race).to_owned()));
        // "two 1/1 Albatross"
        let alike = names.iter().filter(|name| n > 1 && name.ends_with("ss")).cloned().collect::<Vec<_>>();
        let mut names: Vec<String> =
            names.iter().map(|name| if n == 1 { name.clone() } else { plural_of(name) }).collect();
        names.extend(alike);
        // "a Warhorse": the end of its name alone.
        let ends = names[..words.len()].to_vec();
        let kind = if n == 1 {
            card.card_type.title().to_lowercase()
        } else {
            plural_of(&card.card_type.title().to_lowercase())
        };
        let stats = format!("{}/{}", card.attack, card.health);
        let article_of = |noun: &str| match n {
            1 if self.variants => format!("‹{}|one {noun}›", article(noun)),
            1 => article(noun),
            _ => format!("{} {noun}", self.counted(n)),
        };
        let keywords_of: Vec<&str> =
            Keywords::PRINTED.iter().filter(|(_, tag)| card.tag(*tag) != 0).map(|(name, _)| *name).collect();
        let spell_damage = format!("Spell Damage +{}", card.spell_damage);
        let keywords_of: Vec<&str> =
            keywords_of.into_iter().map(|it| if it == "Spell Damage" { spell_damage.as_str() } else { it }).collect();
        let keywords = match keywords_of[..] {
            [] => String::new(),
            [one] => format!("with {one}"),
            [a, b] => format!("with ‹{a} and {b}|{b} and {a}|{a}, {b}|{b}, {a}›"),
            _ => format!("with {}", keywords_of.join(" ‹and|› ")),
        };
        let first = keywords_of.first().map_or_else(String::new, |one| format!("‹|{one}› "));
        let by_name = if n == 1 { format!("|{}|another {}", card.name, card.name) } else { String::new() };
        let full = article_of(&format!("{stats} {first}‹{}|{kind}›", names.join("|")));
        let bare = format!("‹{}›", ends.iter().map(|end| article_of(end)).collect::<Vec<_>>().join("|"));
        let quoted = format!("with ‹{}|\"{}\"›", card.text, card.text);
        // "with Taunt and "Deathrattle: Gain 4 Armor.""
        let mut own = card.text;
        while let Some(rest) = keywords_of.iter().find_map(|name| own.strip_prefix(name)) {
            own = rest.trim_start_matches([' ', '.', ',']);
        }
        let both = if own == card.text { String::new() } else { format!("|{keywords} and \"{own}\"") };
        let does = told(card, n);
        // "an Elemental that Freezes"
        let freezes =
            if card.text.starts_with("Freeze any character damaged by") { "|that ‹Freezes|Freeze›" } else { "" };
        format!("‹{full}|{bare}{by_name}› ‹|{keywords}|{quoted}{both}{does}{freezes}›")
    }

    /// "gain a copy of its Deathrattle", "give your minions its Deathrattle", "spread its Deathrattle to adjacent minions".
    pub(super) fn inherits(&self, which: &Selector, to: &Selector) -> String {
        let many = self.selector(which, Number::Many);
        let one = matches!(which.from, Source::It | Source::That | Source::Who | Source::Target(..));
        let what = if one && which.near == Near::Itself {
            format!("{}{} Deathrattle", self.or(&["", "a copy of "]), self.possessive(which))
        } else {
            format!("the Deathrattles of {many}")
        };
        if to.from == Source::This {
            return format!("gain {what}");
        }
        let whom = self.selector(to, Number::Many);
        self.or(&[&format!("give {whom} {what}"), &format!("spread {what} to {whom}")])
    }

    pub(super) fn offer(&self, offer: &Offer) -> String {
        match offer {
            Offer::Pool(that, classes) => self.placed(&article(&self.kind(that, "card")), &self.from(*classes)),
            Offer::Tokens(that) => article(&self.kind(that, "card")),
            Offer::Past(past) if self.variants => format!("‹|a copy of ›{}", article(&self.past(past))),
            Offer::Past(past) => article(&self.past(past)),
            Offer::Cards(cards) => cards.iter().map(|card| self.name(card)).collect::<Vec<_>>().join(", "),
            Offer::Entities(which) => match which.from {
                Source::At(Side::Friendly, Place::Deck) => {
                    let from = self.or(&["from", "in"]);
                    format!("{} {from} your deck", article(&self.kind(&which.that[0], "card")))
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
        if let Some(said) = self.discovers_oddly(offer, then, &of) {
            return said;
        }
        if to.from != Source::At(Side::Friendly, Place::Player) {
            return format!("Discover {of} for {}", self.selector(to, Number::Many));
        }
        let clause = self.clause(then);
        if let [Effect { verb: Verb::Cast(What::Themselves(IT)), .. }] = then {
            return format!("Discover ‹and cast {of}|{of} ‹and|to|› cast it›");
        }
        format!("Discover {of} ‹and|to|› {}", clause.replace(super::nouns::PRONOUN, "‹it|them|›"))
    }

    /// "Discover and cast a Secret", "Discover a 6-Cost minion. Summon it with Taunt", "Look at 3 cards in your deck. Choose one
    /// to put on top."
    fn discovers_oddly(&self, offer: &Offer, then: &[Effect], of: &str) -> Option<String> {
        Some(match (offer, then) {
            (_, [Effect { verb: Verb::Cast(What::Themselves(it)), .. }]) if *it == IT => {
                let it = "‹it|them|›";
                format!(
                    "‹Discover and cast {of}|Discover {of} ‹and|to|› ‹cast {it}‹| (targets chosen randomly)| with random targets›››"
                )
            }
            (_, [Effect { verb: Verb::Begin(What::Themselves(it)), .. }]) if *it == IT => {
                format!("Discover {of}. Put it into the battlefield")
            }
            (Offer::Entities(which), [Effect { verb: Verb::ToDeck(What::Themselves(it), Depth::Top), .. }])
                if *it == IT && *which == YOUR_DECK =>
            {
                format!("‹Discover {of} to put on top|look at ‹3|three› cards in your deck. Choose one to put on top›")
            }
            (Offer::Cards([a, b, c]), [_, Effect { verb: Verb::Give([one]), .. }]) if *one == has(GameTag::GHOSTLY) => {
                format!("Discover a Temporary {}, {} ‹or|› {}", self.name(a), self.name(b), self.name(c))
            }
            (_, [Effect { verb: Verb::Summon(What::Themselves(it)), .. }, gift]) if *it == IT && gift.to == IT => {
                let gift = match &gift.verb {
                    Verb::Attach(card) if self.changes(&IT, self.given_by(card)).is_none() => {
                        self.enchantment_words(card)
                    }
                    Verb::Give(modifiers) if self.changes(&IT, modifiers).is_none() => self.modifiers(modifiers),
                    _ => return None,
                };
                format!("Discover {of} ‹and|› summon it ‹with|and give it› {gift}")
            }
            _ => return None,
        })
    }

    /// "When drawn, summon a 4/4 Spider", "that deals 6 damage": what a card says that is made, behind where it goes.
    pub(super) fn says_itself(&self, what: &What) -> String {
        let What::Named(id) = what else { return String::new() };
        let Some(card) = self.cards.by_id(id).map(|card| self.cards.get(card)).filter(|_| self.variants) else {
            return String::new();
        };
        let says = card.text.trim_start_matches("Casts When Drawn").trim().trim_end_matches(['.', '!']);
        if card.card_type != CardType::Spell || says.is_empty() || says.contains(['.', '@', '{']) {
            return String::new();
        }
        let drawn = card.text.starts_with("Casts When Drawn");
        let Some((verb, rest)) = says.split_once(' ') else { return String::new() };
        let verb = verb.to_lowercase();
        let s = if verb.ends_with("sh") { "es" } else { "s" };
        let gives = rest.strip_prefix("a minion ").filter(|_| verb == "give");
        let gives = gives.map_or_else(String::new, |gift| format!("|gives {gift}"));
        let mut ways = vec![format!("‹{verb}{s}|{verb}› {rest}{gives}")];
        let mut when = vec![format!("{verb} {rest}")];
        if let Some(damage) = says.strip_prefix("You take ") {
            ways.push(format!("deals {damage} to you"));
            when.push(format!("‹it explodes|explode› for {damage}"));
        }
        if let Some(theirs) = rest.strip_suffix(" for your opponent") {
            when.push(format!("you {verb} {theirs}"));
        }
        if drawn {
            format!("‹|. When drawn, ‹{}›|that ‹{}› when drawn›", when.join("|"), ways.join("|"))
        } else {
            format!("‹|that ‹{}››", ways.join("|"))
        }
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

/// " that deals 3 damage": what a card says, told of it.
fn told(card: &Card, n: i16) -> String {
    let said = card.text.trim_end_matches('.');
    let Some((verb, rest)) = said.split_once(' ').filter(|(verb, _)| verb.chars().all(char::is_alphabetic)) else {
        return String::new();
    };
    let verb = lower(verb);
    let verbs = if n == 1 { format!("‹{verb}s|{verb}›") } else { verb };
    let to_a_minion = match rest.strip_prefix("a minion ") {
        Some(gift) if verbs.contains("give") => {
            format!("|that {verbs} {gift} to a minion|they {verbs} {rest} when drawn")
        }
        _ => String::new(),
    };
    let rest = rest.replacen("a minion ", "‹a minion |›", 1);
    format!("|that {verbs} {rest}|they {verbs} {rest} when drawn{to_a_minion}")
}
