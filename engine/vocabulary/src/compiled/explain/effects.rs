//! What is done.
use super::conditions::stat_name;
use super::{Explain, lasts, word_name};

/// As many minions as there is room for.
const BOARD: i16 = 7;

/// As many Mana Crystals as a player can have.
const MAX_CRYSTALS: i16 = 10;
use crate::script::amount::Amount;
use crate::script::aura::Op;
use crate::script::effect::{Depth, Effect};
use crate::script::selector::{Place, Source, YOU};
use crate::script::verb::{KeywordAction, Verb};

impl Explain<'_> {
    /// An effect as a clause, with its condition in front and how often behind.
    pub(super) fn effect(self, effect: &Effect) -> String {
        let times = if effect.times == 1 { String::new() } else { format!(", {} times", effect.times) };
        let said = self.done(effect);
        // The condition of these two stands within.
        if effect.when.is_always() || matches!(effect.verb, Verb::Either(..)) {
            return said + &times;
        }
        format!("if {}, {said}{times}", self.condition(&effect.when))
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn done(self, effect: &Effect) -> String {
        let to = self.those(&effect.to);
        let n = self.amount(&effect.amount);
        let often = self.as_often(&effect.amount);
        let player = if effect.to == YOU { String::new() } else { format!(" for {to}") };
        match &effect.verb {
            Verb::Deal => format!("deal {n} damage to {to}"),
            Verb::DealBy(whom) => format!("{} deals {n} damage to {to}", self.those(whom)),
            Verb::ChangeDamage(Op::Set) => format!("set the damage to {n}"),
            Verb::ChangeDamage(Op::Add) => format!("take {n} extra damage"),
            Verb::ChangeDamage(Op::Times) => format!("multiply the damage by {n}"),
            Verb::ChangeDamage(Op::AtLeast) => format!("take at least {n} damage"),
            Verb::ChangeDamage(Op::AtMost) => format!("take {n} damage at most"),
            Verb::DealSplit => format!("deal {n} damage randomly split among {to}"),
            Verb::Heal => format!("restore {n} Health to {to}"),
            Verb::HealFully => format!("restore {to} to full Health"),
            Verb::Remaining => format!("set the remaining Health of {to} to {n}"),
            Verb::Draw(that) => format!("draw {}{player}", self.cards(&n, that)),
            Verb::DrawUntil => format!("draw until {to} have {n} cards in hand"),
            Verb::Begin(what) => format!("begin {}{player}", self.what(what)),
            Verb::Destroy => format!("destroy {to}"),
            Verb::Wear => format!("{to} loses {n} Durability"),
            Verb::Remove => format!("remove {to} from the game"),
            Verb::Swap(other) => format!("swap {to} with {}", self.those(other)),
            Verb::Summon(what) if effect.amount == Amount::fixed(BOARD) => {
                format!("summon {} until the board is full{player}", self.what(what))
            }
            Verb::Summon(what) => format!("summon {}{often}{player}", self.what(what)),
            Verb::AddToHand(what) => format!("get {}{often}{player}", self.what(what)),
            Verb::ToDeck(what, Depth::Shuffled) => {
                format!("shuffle {}{often} into the deck{player}", self.what(what))
            }
            Verb::ToDeck(what, Depth::Top) => {
                format!("put {}{often} on top of the deck{player}", self.what(what))
            }
            Verb::ToDeck(what, Depth::Bottom) => {
                format!("put {}{often} at the bottom of the deck{player}", self.what(what))
            }
            Verb::Equip(what) => format!("equip {}{player}", self.what(what)),
            Verb::Attach(id) => format!("give {to} {}{often}", self.enchantment(id)),
            Verb::Give(modifiers) => format!("give {to} {}{often}", self.modifiers(modifiers)),
            Verb::Lend(modifiers, how_long) => {
                format!("give {to} {}{}{often}", self.modifiers(modifiers), lasts(*how_long))
            }
            Verb::Silence => format!("Silence {to}"),
            Verb::Freeze => format!("Freeze {to}"),
            Verb::Transform(what) => format!("transform {to} into {}", self.what(what)),
            Verb::Return => format!("return {to} to the hand of its owner"),
            Verb::Discard => format!("discard {to}"),
            Verb::Armor => format!("{to} gain {n} Armor"),
            Verb::Crystals { full: true } => format!("gain {n} Mana Crystal{player}"),
            Verb::Crystals { full: false } => format!("gain {n} empty Mana Crystal{player}"),
            Verb::Mana => format!("gain {n} Mana Crystal this turn only{player}"),
            Verb::Refresh if effect.amount.n == i16::MAX => format!("refresh all Mana Crystals{player}"),
            Verb::Refresh => format!("refresh {n} Mana Crystal{player}"),
            Verb::SpendMana => format!("spend all Mana{player}"),
            Verb::DestroyCrystals if effect.amount == Amount::fixed(MAX_CRYSTALS) => {
                format!("destroy all Mana Crystals{player}")
            }
            Verb::DestroyCrystals => format!("destroy {n} Mana Crystal{player}"),
            Verb::Unlock => format!("unlock the Overloaded Mana Crystals{player}"),
            Verb::Pool(pool) => format!("gain {n} {}{player}", pool.symbol()),
            Verb::Corpses => format!("gain {n} Corpses{player}"),
            Verb::SpendCorpses if effect.amount.n == i16::MAX => format!("spend all Corpses{player}"),
            Verb::SpendCorpses => format!("spend {n} Corpses{player}"),
            Verb::Ready => format!("refresh {to}"),
            Verb::TakeControl => format!("take control of {to}"),
            Verb::HandOver => format!("your opponent takes control of {to}"),
            Verb::SwapStats => format!("swap the Attack and Health of {to}"),
            Verb::Inherit(whom) => format!("give {to} the Deathrattle of {}", self.those(whom)),
            Verb::Counter => format!("Counter {to}"),
            Verb::Redirect => format!("{to} is the new target"),
            Verb::Cast(what) => format!("cast {}{often}{player}", self.what(what)),
            Verb::BecomeHero(what) => format!("replace the hero with {}{player}", self.what(what)),
            Verb::HeroPower(what) => format!("replace the Hero Power with {}{player}", self.what(what)),
            Verb::MakeAttack(whom) => format!("{to} attacks {}", self.those(whom)),
            Verb::Trigger(word) => format!("trigger the {} of {to}{often}", word_name(*word)),
            Verb::Repeat(word, what) => format!("repeat the {} of {}{often}", word_name(*word), self.what(what)),
            Verb::Discover { offer, shown, then, rest } => {
                let shown = match shown {
                    3 => String::new(),
                    &u8::MAX => " (all are shown)".to_owned(),
                    n => format!(" ({n} are shown)"),
                };
                let rest =
                    if rest.is_empty() { String::new() } else { format!("; with the others: {}", self.clauses(rest)) };
                format!("Discover {}{shown}: {}{rest}{often}", self.offered(offer), self.clauses(then))
            }
            Verb::Choose(texts) => format!("choose one: {}", self.each_text(texts)),
            Verb::AtRandom(texts) => format!("at random: {}", self.each_text(texts)),
            Verb::Dormant if effect.amount.n == 0 => format!("{to} goes Dormant"),
            Verb::Dormant => format!("{to} goes Dormant for {n} turns"),
            Verb::Awaken => format!("awaken {to}"),
            Verb::AwakenSooner => format!("{to} awakens {n} turns sooner"),
            Verb::Launch => format!("launch {to}"),
            Verb::MoveInHand { left: true } => format!("move {to} to the left end of the hand"),
            Verb::MoveInHand { left: false } => format!("move {to} to the right end of the hand"),
            Verb::Either(then, otherwise) => {
                let otherwise = if otherwise.is_empty() {
                    String::new()
                } else {
                    format!("; otherwise, {}", self.clauses(otherwise))
                };
                let when = if effect.when.is_always() {
                    String::new()
                } else {
                    format!("if {}, ", self.condition(&effect.when))
                };
                format!("{when}{}{otherwise}", self.clauses(then))
            }
            Verb::Times(effects) => format!("{}{often}", self.clauses(effects)),
            Verb::Pay(cost, then) => format!("spend {cost} to {}", self.clauses(then)),
            Verb::Look => format!("choose {to}"),
            Verb::BonusEffect => format!("give {to} {n} random Bonus Effects"),
            Verb::Bestow => format!("{to} gains it"),
            Verb::Deed(KeywordAction::Excavate) => format!("Excavate{often}{player}"),
            Verb::Deed(KeywordAction::Invoke) => format!("Invoke{often}{player}"),
            Verb::Deed(KeywordAction::Imbue) => format!("Imbue{often}{player}"),
            Verb::Deed(KeywordAction::Herald) => format!("Herald{often}{player}"),
            Verb::Deaths => "the dead leave now".to_owned(),
            Verb::Remember => format!("remember {to}"),
            Verb::Later(trigger) if !matches!(effect.to.from, Source::At(_, Place::Player)) => {
                format!("give {to} \"{}\"", self.trigger(trigger))
            }
            Verb::Later(trigger) => self.trigger(trigger),
            Verb::Store(counter) => format!("keep {n} in {counter}"),
            Verb::Improve => format!("@ grows by {n}"),
            Verb::Native(native) => format!("do {}", native.name),
            Verb::SwapNumber(stat, other) => {
                format!("swap the {} of {to} with {}", stat_name(*stat), self.those(other))
            }
            Verb::Fatigue => format!("take Fatigue damage{player}"),
            Verb::SortDeck(stat) => format!("reorder the deck by {}{player}, highest first", stat_name(*stat)),
            Verb::EndTurn => "end the turn".to_owned(),
            Verb::Keep(what) => format!("keep {} with {to}", self.what(what)),
            Verb::Each(then) => format!("for each of {to}: {}", self.clauses(then)),
            Verb::ExtraTurn => format!("take an extra turn{player}"),
            Verb::SecondHeroPower(what) => format!("get {} as a second Hero Power{player}", self.what(what)),
            Verb::Record => "this counts".to_owned(),
            Verb::RepeatThis => "repeat this".to_owned(),
            Verb::Overload => format!("Overload {n}{player}"),
            Verb::CastAt(what, whom) => format!("cast {}{often}{player} at {}", self.what(what), self.those(whom)),
            Verb::EndOfTurn => format!("trigger the end of turn effect of {to}"),
            Verb::MaxMana => format!("raise the maximum Mana by {n}{player}"),
            Verb::MaxHand => format!("set the maximum hand size to {n}{player}"),
            Verb::Rotate { left: true } => "rotate all minions to the left".to_owned(),
            Verb::Rotate { left: false } => "rotate all minions to the right".to_owned(),
            Verb::Prolong => format!("{to} lasts {n} turns longer"),
            Verb::Advance(into) => format!("{to} advances to {}", self.name(into)),
            Verb::DarkGift => format!("give {to} a Dark Gift"),
            Verb::SwapClass => format!("{to} shows another class"),
            Verb::Make(what) => format!("craft {}{player}", self.what(what)),
            Verb::Merge(which) => format!("merge {} into {to}", self.those(which)),
            Verb::Play => format!("play {to}"),
            Verb::PlayAt(whom) => format!("play {to} at {}", self.those(whom)),
            Verb::CastAgain => format!("{to} is cast once more"),
            Verb::UpgradeHeroPower => format!("upgrade the starting Hero Power{player}"),
            Verb::Rewind(true) => "Rewind the card's effect".to_owned(),
            Verb::Rewind(false) => "keep the card's effect".to_owned(),
        }
    }

    fn each_text(self, texts: &[&[Effect]]) -> String {
        texts.iter().map(|text| self.clauses(text)).collect::<Vec<_>>().join("; or ")
    }
}
