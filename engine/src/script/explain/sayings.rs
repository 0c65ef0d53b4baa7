//! Sayings: what texts say of effects that change somebody, in words of their own, with a number or a kind in them.
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;
use crate::script::prelude::*;

/// How much of a number an effect sets one of an entity's own to: "its Health equal to this minion's".
fn sets(effect: &Effect, stat: Stat) -> Option<Selector> {
    let gives = matches!(effect.verb, Verb::Give([one]) if *one == stat.set(1).times(X));
    match effect.amount.per {
        Per::Stat(of, whose) if gives && of == stat => Some(whose),
        _ => None,
    }
}

impl Explain<'_> {
    /// What an effect gives, by an enchantment card or without.
    fn gift_of(&self, effect: &Effect) -> Option<&[Modifier]> {
        match &effect.verb {
            Verb::Give(modifiers) => Some(*modifiers),
            Verb::Attach(card) => Some(self.given_by(card)),
            _ => None,
        }
        .filter(|modifiers| !modifiers.is_empty())
    }

    /// What the first of these effects are called together, and how many those are.
    pub(super) fn saying(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let plain = |effect: &Effect| effect.when.is_always() && effect.times == 1;
        let [first, rest @ ..] = effects else { return None };
        let so_many = rest.iter().take_while(|effect| plain(effect)).count();
        if !plain(first) {
            return self.tossed(first).map(|said| (said, 1));
        }
        self.copied_numbers(first, &rest[..so_many])
            .or_else(|| self.copied_everywhere(first, &rest[..so_many]))
            .or_else(|| self.made_small(first, &rest[..so_many]))
            .or_else(|| self.changed(first).map(|said| (said, 1)))
    }

    /// "Randomly toss 3 hats to other minions. Each hat gives +1/+1."
    fn tossed(&self, effect: &Effect) -> Option<String> {
        let n = effect.times;
        match &effect.verb {
            Verb::Give(_) | Verb::Attach(_) if effect.to == OTHER_MINIONS.random() && n > 1 => {
                let gift = self.modifiers(self.gift_of(effect)?);
                Some(format!("randomly toss {n} hats to other minions. Each hat gives {gift}"))
            }
            Verb::Heal
                if effect.to == FRIENDLY_CHARACTERS.that(DAMAGED).random() && effect.amount == Amount::fixed(1) =>
            {
                Some(format!("restore ‹#|›{n} Health randomly split among all friendly characters"))
            }
            _ => None,
        }
    }

    /// "Copy a friendly minion's Attack and Health."
    fn copied_numbers(&self, first: &Effect, rest: &[Effect]) -> Option<(String, usize)> {
        let copies = |effect: &Effect, stat| effect.to == THIS && sets(effect, stat) == Some(IT);
        if first.verb != Verb::Look {
            return None;
        }
        let whose = self.possessive(&first.to);
        match rest {
            [attack, health, ..] if copies(attack, ATTACK) && copies(health, HEALTH) => {
                Some((format!("copy {whose} Attack and Health"), 3))
            }
            [health, ..] if copies(health, HEALTH) => Some((format!("copy {whose} Health"), 2)),
            _ => None,
        }
    }

    /// "Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield."
    fn copied_everywhere(&self, first: &Effect, rest: &[Effect]) -> Option<(String, usize)> {
        let [deck, board, ..] = rest else { return None };
        match (&first.verb, &deck.verb, &board.verb) {
            (
                Verb::AddToHand(What::CopyOf(of)),
                Verb::ToDeck(What::CopyOf(other), Depth::Shuffled),
                Verb::Summon(What::CopyOf(third)),
            ) if of == other && of == third => {
                let whom = self.selector(of, Number::One);
                Some((format!("choose {whom}. Add a copy of it to your hand, deck, and battlefield"), 3))
            }
            _ => None,
        }
    }

    /// "Set their Attack, Health, and Cost to 1", "Return this to your hand as a 6/6 that costs (4)": numbers and the cost.
    fn made_small(&self, first: &Effect, rest: &[Effect]) -> Option<(String, usize)> {
        let numbers = |stats: &Effect, costs: &Effect| {
            let (stats, costs) = (self.gift_of(stats)?, self.gift_of(costs)?);
            match (stats, costs) {
                ([stats], [costs])
                    if (stats.what, stats.op) == (Attribute::Stats, Op::Set)
                        && (costs.what, costs.op) == (Attribute::Cost, Op::Set) =>
                {
                    Some((stats.amount.n, stats.also, costs.amount.n))
                }
                _ => None,
            }
        };
        if let (Verb::Return, [stats, costs, ..]) = (&first.verb, rest)
            && first.to == THIS
            && let Some((attack, health, cost)) = numbers(stats, costs)
        {
            return Some((format!("return this to your hand as a {attack}/{health} that costs ({cost})"), 3));
        }
        let costs = rest.first()?;
        let (attack, health, cost) = numbers(first, costs)?;
        if costs.to == IT && first.to == IT && attack == health && attack == cost {
            return Some((format!("set ‹its|their› Attack, Health, and Cost to {attack}"), 2));
        }
        let kind = self.kind(&first.to.that[0], "card");
        let held = first.to.from == YOUR_HAND.from && first.to.pick == Pick::All;
        (held && costs.to == IT)
            .then(|| (format!("change each {kind} in your hand into a {attack}/{health} that costs ({cost})"), 2))
    }

    /// One effect that changes somebody, or makes another of it.
    fn changed(&self, effect: &Effect) -> Option<String> {
        let n = effect.amount.said();
        let whom = || self.selector(&effect.to, Number::One);
        Some(match &effect.verb {
            Verb::Give(_) if effect.to != THIS && sets(effect, HEALTH) == Some(THIS) => {
                format!("set its Health equal to {}", self.or(&["this minion's", "this minion's Health", "its own"]))
            }
            Verb::Later(Trigger { on, when: Condition::Always, then: [dead], .. })
                if *on == PLAYERS.turn_end() && *dead == destroy(IT) =>
            {
                "it dies at ‹the |›end of ‹the |›turn".to_owned()
            }
            Verb::Summon(What::FromPast(past)) if past.deed == Deed::Died && past.other && n == 1 => {
                let kind = self.kind(&past.that, "minion");
                format!("‹summon|resurrect› another friendly {kind}")
            }
            // "Summon 2 minions of the same Cost to replace it."
            Verb::Summon(What::Costing(that, 0, Per::Stat(Stat::Cost, _))) if effect.to.near == Near::ItsController => {
                let kinds = plural_of(&self.kind(that, "minion"));
                format!("summon {} {kinds} of the same Cost to replace it", self.counted(n))
            }
            Verb::Transform(What::Named(id)) => {
                let card = self.cards.get(self.cards.by_id(id)?);
                format!("transform {} into a {}/{}", whom(), card.attack, card.health)
            }
            _ => return None,
        })
    }

    /// "If you have a weapon, give it +1/+1. Otherwise, equip a 1/3 weapon."
    pub(super) fn armed(&self, then: &[Effect], otherwise: &[Effect], when: &Condition) -> String {
        let ([gift], Condition::There(Cmp::AtLeast, 1, which)) = (then, when) else { return String::new() };
        let given = self.gift_of(gift).filter(|_| gift.to == YOUR_WEAPON && **which == YOUR_WEAPON);
        given.map_or_else(String::new, |modifiers| {
            let (when, other) = (self.condition(when), self.clause(otherwise));
            format!("|if {when}, give it {}. Otherwise, {other}", self.modifiers(modifiers))
        })
    }
}
