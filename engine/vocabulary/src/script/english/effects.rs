//! Effects.
use super::Explain;
use super::conditions::with_article;
use crate::script::amount::Amount;
use crate::script::aura::{Modifier, Op};
use crate::script::effect::{CardSource, Effect, Offer};
use crate::script::selector::{Pick, Place, SelectionSource, YOU};
use crate::script::trigger::Trigger;
use crate::script::verb::Verb;

/// The maximum number of minions on a board.
const BOARD: i16 = 7;

/// The maximum number of Mana Crystals.
const MAX_CRYSTALS: i16 = 10;

impl Explain<'_> {
    /// An effect as a clause, with its condition in front and how often behind.
    pub(super) fn effect(self, effect: &Effect) -> String {
        let times = if effect.times == 1 { String::new() } else { format!(", {} times", effect.times) };
        let said = effect.verb.english(self, effect, effect.amount.n, effect.to);
        // The condition of these two stands within.
        if effect.when.is_always() || matches!(effect.verb, Verb::Either(..)) {
            return said + &times;
        }
        format!("if {}, {said}{times}", self.condition(&effect.when))
    }
}

/// The parts of an effect that the templates of verbs use.
impl Explain<'_> {
    /// The amount.
    pub(crate) fn n(self, effect: &Effect) -> String {
        self.amount(&effect.amount)
    }

    /// The affected entities or players.
    pub(crate) fn to(self, effect: &Effect) -> String {
        self.those(&effect.to)
    }

    /// The number of repetitions after the effect; empty for one.
    pub(crate) fn times(self, effect: &Effect) -> String {
        if effect.amount == Amount::fixed(1) { String::new() } else { format!(" {} times", self.n(effect)) }
    }

    /// The number that the given enchantment calls X; empty for one.
    pub(crate) fn x(self, effect: &Effect) -> String {
        let Amount { n, per } = effect.amount;
        match n {
            _ if effect.amount == Amount::fixed(1) => String::new(),
            1 => format!(", where X is {}", self.number_phrase(&per)),
            _ => format!(", where X is {}", self.n(effect)),
        }
    }

    /// An enchantment card that is attached.
    pub(crate) fn attached(self, effect: &Effect, id: &&'static str) -> String {
        self.give(effect, &self.enchantment(id))
    }

    /// Modifiers that are given without an enchantment card.
    pub(crate) fn given(self, effect: &Effect, modifiers: &&'static [Modifier]) -> String {
        self.give(effect, &self.modifiers(modifiers))
    }

    /// The gift of modifiers or an enchantment, as a clause: "give it +1/+1", "make it cost (1) less".
    fn give(self, effect: &Effect, what: &str) -> String {
        let (to, x) = (self.to(effect), self.x(effect));
        match what.strip_prefix("costs ") {
            Some(cost) => format!("make {to} cost {cost}{x}"),
            None => format!("give {to} {what}{x}"),
        }
    }

    /// Cards into a hand: new ones, or those that are elsewhere.
    pub(crate) fn got(self, effect: &Effect, what: &CardSource) -> String {
        let times = self.times(effect);
        let elsewhere = if let CardSource::Themselves(which) = what { Some(which) } else { None };
        // The subject of the sentence before needs no place: "Discover an Epic: get it."
        let Some(which) = elsewhere.filter(|which| which.from != SelectionSource::It) else {
            return format!("get {}{times}{}", self.what(what), self.player(effect));
        };
        let hand = if effect.to == YOU { "your hand".to_owned() } else { format!("the hand of {}", self.to(effect)) };
        format!("put {} into {hand}{times}", self.those(which))
    }

    /// Entities to which the next effects refer; a target that is mentioned here is chosen by the player.
    pub(crate) fn selected(self, effect: &Effect) -> String {
        let is_target = matches!(effect.to.from, SelectionSource::Target(..)) && !self.target_is_known;
        let which = if is_target && effect.to.pick == Pick::All {
            with_article(&self.noun_phrase(&effect.to))
        } else {
            self.to(effect)
        };
        format!("choose {which}")
    }

    /// For which player: nothing for you.
    pub(crate) fn player(self, effect: &Effect) -> String {
        if effect.to == YOU { String::new() } else { format!(" for {}", self.to(effect)) }
    }

    /// The number of minions.
    pub(crate) fn copies(self, effect: &Effect) -> String {
        let is_full = effect.amount == Amount::fixed(BOARD);
        if is_full { " until the board is full".to_owned() } else { self.times(effect) }
    }

    /// The number of Mana Crystals.
    pub(crate) fn crystals(self, effect: &Effect) -> String {
        let are_all = effect.amount == Amount::fixed(MAX_CRYSTALS);
        if are_all { "all Mana Crystals".to_owned() } else { format!("{} Mana Crystal", self.n(effect)) }
    }

    /// For how many turns: nothing where something wakes it.
    pub(crate) fn turns(self, effect: &Effect) -> String {
        if effect.amount.n == 0 { String::new() } else { format!(" for {} turns", self.n(effect)) }
    }

    /// A change of damage that no word makes.
    pub(crate) fn damage_changed(self, effect: &Effect, op: &Op) -> String {
        let n = self.n(effect);
        match op {
            Op::Set => format!("set the damage to {n}"),
            Op::Add => format!("take {n} extra damage"),
            Op::Times => format!("multiply the damage by {n}"),
            Op::AtLeast => format!("take at least {n} damage"),
            Op::AtMost => format!("take {n} damage at most"),
        }
    }

    pub(crate) fn discovered(
        self,
        effect: &Effect,
        offer: &Offer,
        shown: &u8,
        then: &&'static [Effect],
        rest: &&'static [Effect],
    ) -> String {
        let shown = match *shown {
            3 => String::new(),
            u8::MAX => " (all are shown)".to_owned(),
            n => format!(" ({n} are shown)"),
        };
        let rest = if rest.is_empty() { String::new() } else { format!("; with the others: {}", self.clauses(rest)) };
        format!("Discover {}{shown}: {}{rest}{}", offer.english(self), self.clauses(then), self.times(effect))
    }

    pub(crate) fn either(self, effect: &Effect, then: &&'static [Effect], otherwise: &&'static [Effect]) -> String {
        let otherwise =
            if otherwise.is_empty() { String::new() } else { format!("; otherwise, {}", self.clauses(otherwise)) };
        let when =
            if effect.when.is_always() { String::new() } else { format!("if {}, ", self.condition(&effect.when)) };
        format!("{when}{}{otherwise}", self.clauses(then))
    }

    pub(crate) fn later(self, effect: &Effect, trigger: &&'static Trigger) -> String {
        if matches!(effect.to.from, SelectionSource::At(_, Place::Player)) {
            return self.trigger(trigger);
        }
        format!("give {} \"{}\"", self.to(effect), self.trigger(trigger))
    }

    pub(crate) fn rotated(self, _: &Effect, left: &bool) -> String {
        format!("rotate all minions to the {}", if *left { "left" } else { "right" })
    }
}
