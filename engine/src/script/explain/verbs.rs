//! Verbs: what an effect does, and to which cards.
use cardwright_data::CardType;

use super::super::amount::Per;
use super::super::aura::Op;
use super::super::effect::{Depth, Effect, Offer, Verb, What};
use super::super::selector::{Place, Side, Source};
use super::nouns::Number;
use super::{Explain, article, counted, from, lower, number, plural};

impl Explain<'_> {
    #[expect(clippy::too_many_lines, reason = "one line a verb")]
    pub(super) fn verb(&self, effect: &Effect) -> String {
        let Effect { verb, to, amount, .. } = effect;
        let n = amount.n;
        let whom = || self.selector(to, Number::Many);
        let per = || match amount.per {
            Per::UpTo(_) => String::new(),
            per => self.per(&per),
        };
        // "Deal 6 damage." leaves out that the target may be anyone.
        let toward = || if *to == super::super::selector::TARGET { String::new() } else { format!(" to {}", whom()) };
        let yours = || match to.from {
            Source::At(Side::Friendly, Place::Player) => "your".to_owned(),
            _ => self.possessive(to),
        };
        let does = |yours: &str, others: &str| match to.from {
            Source::At(Side::Friendly, Place::Player) => yours.to_owned(),
            _ => format!("{} {others}", whom()),
        };
        match verb {
            Verb::Deal if matches!(amount.per, Per::Stat(..)) => format!("deal damage{}{}", per(), toward()),
            Verb::Deal => {
                let mark = if self.marks_damage { "$" } else { "" };
                format!("deal {} damage{}{}", number(amount, mark), toward(), per())
            }
            Verb::DealSplit => {
                let mark = if self.marks_damage { "$" } else { "" };
                format!(
                    "deal {} damage randomly split among all {}",
                    number(amount, mark),
                    whom().trim_start_matches("all ")
                )
            }
            Verb::DealBy(by) => {
                let by = self.selector(by, Number::One);
                format!("force {by} to deal damage{} to {}", per(), whom())
            }
            Verb::ChangeDamage(Op::AtMost) => format!("takes {n} damage at most"),
            Verb::ChangeDamage(Op::Times) => format!("multiply the damage by {n}"),
            Verb::ChangeDamage(_) => "prevent it".to_owned(),
            Verb::Remaining => format!("set {} remaining Health to {n}", self.possessive(to)),
            Verb::Wear if to.from == Source::This => format!("this loses {n} Durability"),
            Verb::Wear => format!("{} loses {n} Durability", whom()),
            Verb::Remove => format!("remove {} from the game", whom()),
            Verb::Swap(other) => format!("swap {} with {}", whom(), self.selector(other, Number::One)),
            Verb::SpendCorpses if n == i16::MAX => "spend all of your Corpses".to_owned(),
            Verb::SpendCorpses => format!("spend up to {n} Corpses"),
            Verb::HandOver => format!("your opponent gains control of {}", whom()),
            Verb::Deaths => "let the dead leave".to_owned(),
            Verb::Remember => format!("remember {}", whom()),
            Verb::Later(trigger) => lower(self.trigger(trigger).trim_end_matches('.')),
            Verb::Heal => {
                let mark = if self.marks_healing { "#" } else { "" };
                format!("restore {} Health{}{}", number(amount, mark), toward(), per())
            }
            Verb::HealFully => format!("fully heal {}", whom()),
            Verb::Draw(that) => {
                let noun = self.kind(that, "card");
                let cards = if n == 1 { article(&noun) } else { format!("{n} {noun}s") };
                format!("{} {cards}{}", does("draw", "draws"), per())
            }
            Verb::DrawUntil if n >= 10 => "draw cards until your hand is full".to_owned(),
            Verb::DrawUntil => format!("draw until you have {n} cards"),
            Verb::Begin(what) => format!("begin {}", self.what(what, 1)),
            Verb::Destroy => format!("destroy {}", whom()),
            Verb::Summon(what) => {
                let who = match to.from {
                    Source::At(Side::Friendly, Place::Player) => String::new(),
                    _ => format!(" for {}", whom()),
                };
                format!("summon {}{who}{}", self.what(what, n), per())
            }
            Verb::AddToHand(what) => match to.from {
                Source::At(Side::Friendly, Place::Player) => format!("get {}{}", self.what(what, n), per()),
                _ => format!("put {} into {} hand{}", self.what(what, n), yours(), per()),
            },
            Verb::ToDeck(what, depth) => {
                let depth = match depth {
                    Depth::Shuffled => "shuffle",
                    Depth::Top => "put on top:",
                    Depth::Bottom => "put at the bottom:",
                };
                format!("{depth} {} into {} deck", self.what(what, n), yours())
            }
            Verb::Equip(what) => format!("equip {}", self.what(what, 1)),
            Verb::Attach(card) if to.from == Source::This => format!("gain {}{}", self.enchantment_words(card), per()),
            Verb::Attach(card) => format!("give {} {}{}", whom(), self.enchantment_words(card), per()),
            Verb::Give(modifiers) if to.from == Source::This => format!("gain {}", self.modifiers(modifiers)),
            Verb::Give(modifiers) => format!("give {} {}", whom(), self.modifiers(modifiers)),
            Verb::Silence => format!("Silence {}", whom()),
            Verb::Freeze => format!("Freeze {}", whom()),
            Verb::Transform(What::CopyOf(of)) => {
                format!("choose {} and become a copy of it", self.selector(of, Number::One))
            }
            Verb::Transform(what) => format!("transform {} into {}", whom(), self.what(what, 1)),
            Verb::Return => format!("return {} to its owner's hand", whom()),
            Verb::Discard => format!("discard {}", whom()),
            Verb::Armor => format!("gain {n} Armor{}", per()),
            Verb::Crystals { full: true } => format!("gain {} Mana Crystal{}", counted(n), plural(n)),
            Verb::Crystals { full: false } => format!("gain {} empty Mana Crystal{}", counted(n), plural(n)),
            Verb::Mana => format!("gain {n} Mana Crystal{} this turn only", plural(n)),
            Verb::Refresh if n >= 10 => "refresh your Mana Crystals".to_owned(),
            Verb::Refresh => format!("refresh {} Mana Crystal{}", counted(n), plural(n)),
            Verb::SpendMana => "spend all your Mana".to_owned(),
            Verb::DestroyCrystals => format!("destroy {} of your Mana Crystals", counted(n)),
            Verb::Unlock => "unlock your Overloaded Mana Crystals".to_owned(),
            Verb::Pool(pool) => format!("gain {n} {}", pool.symbol()),
            Verb::Corpses => format!("gain {} Corpse{}", counted(n), plural(n)),
            Verb::Ready => format!("refresh {}", whom()),
            Verb::TakeControl => format!("take control of {}", whom()),
            Verb::SwapStats => format!("swap the Attack and Health of {}", whom()),
            Verb::Counter => "Counter it".to_owned(),
            Verb::Redirect => "make it the new target".to_owned(),
            Verb::Cast(what) => format!("cast {}{} (targets chosen randomly)", self.what(what, n), per()),
            Verb::BecomeHero(what) => format!("replace your hero with {}", self.what(what, 1)),
            Verb::HeroPower(what) => format!("replace {} Hero Power with {}", yours(), self.what(what, 1)),
            Verb::MakeAttack(victim) => format!("{} attacks {}", whom(), self.selector(victim, Number::One)),
            Verb::Trigger(word) => format!("trigger {} {word:?}", self.possessive(to)),
            Verb::Repeat(word, what) => format!("repeat the {word:?} of {}", self.what(what, n)),
            Verb::Discover { offer, .. } => format!("Discover {}", self.offer(offer)),
            Verb::AtRandom(texts) => {
                format!("at random - {}", texts.iter().map(|text| self.clause(text)).collect::<Vec<_>>().join("; or "))
            }
            Verb::Dormant if n > 0 => format!("make {} Dormant for {n} turn{}", whom(), plural(n)),
            Verb::Dormant => format!("make {} Dormant", whom()),
            Verb::Launch => format!("launch {}", whom()),
            Verb::Awaken => format!("awaken {}", whom()),
            Verb::Choose(texts) => {
                format!("choose one - {}", texts.iter().map(|text| self.clause(text)).collect::<Vec<_>>().join("; or "))
            }
            Verb::Either(then, otherwise) => {
                let then = format!("if {}, {}", self.condition(&effect.when), self.clause(then));
                if otherwise.is_empty() { then } else { format!("{then}. Otherwise, {}", self.clause(otherwise)) }
            }
            Verb::Times(effects) => format!("{} {n} times{}", self.clause(effects), per()),
            Verb::Pay(cost, then) => format!("spend {} to {}", self.cost(cost), self.clause(then)),
            Verb::Look => format!("choose {}", whom()),
            Verb::Store(_) => format!("remember {n}{}", per()),
            Verb::Native(native) => format!("[{}]", native.name),
            Verb::EndTurn => "end the turn".to_owned(),
        }
    }

    fn what(&self, what: &What, n: i16) -> String {
        let many = |noun: &str| if n == 1 { article(noun) } else { format!("{} {noun}s", counted(n)) };
        match what {
            What::Named(id) => {
                let Some(card) = self.cards.by_id(id).map(|card| self.cards.get(card)) else {
                    return format!("[{id}]");
                };
                match card.card_type {
                    CardType::Minion | CardType::Weapon => {
                        let stats = format!("{}/{} {}", card.attack, card.health, card.name);
                        if n == 1 { format!("a {stats}") } else { format!("{} {stats}s", counted(n)) }
                    }
                    _ => many(card.name),
                }
            }
            What::OneOf(_) => many("random card"),
            What::OneMissing(_) => many("random missing card"),
            What::RandomOf(that, classes) => many(&format!("random {}", self.kind(that, "card"))) + from(*classes),
            What::LastPast(past) => format!("the last {}", self.past(past)),
            What::Random(that) => many(&format!("random {}", self.kind(that, "card"))),
            What::CopyOf(which) => {
                format!("a copy of {}", self.selector(which, Number::One))
            }
            What::Themselves(which) => self.selector(which, Number::One),
            What::FromPast(past) => article(&format!("random {}", self.past(past))),
            What::EachPast(past) => format!("every {}", self.past(past)),
        }
    }

    pub(super) fn offer(&self, offer: &Offer) -> String {
        match offer {
            Offer::Pool(that, classes) => article(&self.kind(that, "card")) + from(*classes),
            Offer::Cards(cards) => cards.iter().map(|card| self.name(card)).collect::<Vec<_>>().join(", "),
            Offer::Entities(which) => match which.from {
                Source::At(Side::Friendly, Place::Deck) => "a card from your deck".to_owned(),
                _ => self.selector(which, Number::One),
            },
        }
    }
}
