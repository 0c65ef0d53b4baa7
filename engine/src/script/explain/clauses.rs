//! Effects behind each other: what two of them say alike is said once.
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;
use crate::script::prelude::*;

/// Whether the card gains as much of a number as "it" has.
fn given_as_much(effect: &Effect, stat: Stat) -> bool {
    let whose = |whose: Selector| matches!(whose.from, Source::It | Source::That | Source::Who);
    effect.to == THIS
        && matches!(effect.verb, Verb::Give([one]) if *one == stat.plus(1).times(Per::X))
        && matches!(effect.amount.per, Per::Stat(of, it) if of == stat && whose(it))
}

impl Explain<'_> {
    /// An effect behind another: what both say alike may be said once. "Deal 3 damage to a minion and 1 to its neighbors",
    /// "give it +1/+1 and Taunt".
    pub(super) fn effect_after(&self, before: &Effect, effect: &Effect) -> String {
        let said = self.effect(effect);
        let gives = |effect: &Effect| matches!(effect.verb, Verb::Attach(_) | Verb::Give(_));
        match (&before.verb, &effect.verb) {
            (Verb::Deal, Verb::Deal) if said.starts_with("deal ") => {
                let rest = said.trim_start_matches("deal ").replacen(" damage to", " ‹damage |›to", 1);
                format!("‹deal |›{rest}")
            }
            (Verb::Draw(_), Verb::Draw(kind)) if said.starts_with("draw ") => {
                let bare = self.kind(kind, "card");
                format!("‹draw {bare}|draw {0}|{0}|{bare}›", said.trim_start_matches("draw "))
            }
            (Verb::AddToHand(_), Verb::AddToHand(_)) | (Verb::Summon(_), Verb::Summon(_)) => {
                let bare = said.replacen("get ", "", 1).replacen("summon ", "", 1);
                let noun = match &effect.verb {
                    Verb::AddToHand(What::Random(Condition::All([noun, Condition::Class(_)]))) => {
                        format!("|{} ‹| to your hand›", self.kind(noun, "card"))
                    }
                    _ => String::new(),
                };
                format!("‹{said}|{bare}{noun}›")
            }
            (Verb::Summon(_), Verb::Redirect) => format!("‹{said}|as the new target›"),
            _ if !effect.when.is_always() && effect.when(Condition::Always) == *before => {
                format!("‹{said}|if {}, ‹do it again|repeat this|repeat››", self.condition(&effect.when))
            }
            _ if gives(before) && gives(effect) && before.to == effect.to => {
                let gift = match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => String::new(),
                };
                format!("‹{said}|{gift}›")
            }
            (_, Verb::Times(again)) if again.len() == 1 && again[0] == *before => {
                let per = self.per(&effect.amount.per);
                if per.is_empty() {
                    format!("‹{said}|do it again|repeat this|repeat›")
                } else {
                    format!("‹{said}|repeat{per}›")
                }
            }
            _ => said,
        }
    }

    /// "Silence and destroy all minions", "Destroy your weapon and deal its damage to all enemies": what texts say of
    /// several effects at once; how many those are.
    pub(super) fn said_together(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let that_much = |effect: &Effect| effect.amount.per == Per::Done;
        match effects {
            [Effect { verb: Verb::Silence, to, .. }, Effect { verb: Verb::Destroy, to: other, .. }, ..]
                if to == other =>
            {
                Some((format!("silence and destroy {}", self.selector(to, Number::Many)), 2))
            }
            [dealt @ Effect { verb: Verb::Deal, to, .. }, Effect { verb: Verb::Destroy, to: weapon, .. }, ..]
                if *weapon == YOUR_WEAPON && dealt.amount.per == Per::Stat(Stat::Attack, YOUR_WEAPON) =>
            {
                let whom = self.selector(to, Number::Many);
                Some((format!("destroy your weapon and deal its damage to {whom}"), 2))
            }
            [Effect { verb: Verb::Destroy, to, .. }, Effect { verb: Verb::Deaths, .. }, back, ..] if matches!(back.verb, Verb::Summon(What::CopyOf(it)) if it == TARGET) =>
            {
                let whom = self.selector(to, Number::One);
                Some((format!("destroy {whom}, then return it to life with full Health"), 3))
            }
            // "gain its Attack and Health"
            [attack, health, ..] if given_as_much(attack, ATTACK) && given_as_much(health, HEALTH) => {
                Some(("gain its Attack and Health".to_owned(), 2))
            }
            [health, ..] if given_as_much(health, HEALTH) => Some(("gain its Health".to_owned(), 1)),
            [Effect { verb: Verb::SpendMana, .. }, then, ..] if that_much(then) => {
                let whom = self.selector(&then.to, Number::Many);
                let said = match &then.verb {
                    Verb::Deal => format!("deal that much damage to {whom}"),
                    Verb::Heal if then.amount.n == 2 && then.to == TARGET => {
                        "restore twice that much Health".to_owned()
                    }
                    Verb::Summon(what) => {
                        format!("summon that many {}", self.what(what, 2).replacen("‹two|2› ", "", 2))
                    }
                    Verb::Give(modifiers) => format!("gain {} for each Mana spent", self.modifiers(modifiers)),
                    _ => return None,
                };
                Some((format!("spend all your Mana. {said}"), 2))
            }
            [
                Effect { verb: Verb::Summon(What::CopyOf(of)), to, .. },
                left @ Effect { verb: Verb::Remaining, .. },
                ..,
            ] if left.to == IT && *to == YOU => {
                let (it, n) = (self.selector(of, Number::One), left.amount.n);
                Some((
                    format!("‹summon a copy of {it} with {n} Health remaining|return {it} to life with {n} Health›"),
                    2,
                ))
            }
            _ => None,
        }
    }

    pub(super) fn clause_plainly(&self, effects: &[Effect]) -> String {
        effects.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join(" ‹and |then |› ")
    }

    /// "summon a 1/1 copy of it", "add a copy to your hand that costs (1)": a copy, and behind it what it is then given.
    pub(super) fn altered_copy(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let (first, rest) = effects.split_first()?;
        let (what, became) = match &first.verb {
            Verb::Summon(what @ What::CopyOf(_)) | Verb::AddToHand(what @ What::CopyOf(_)) => (what, IT),
            Verb::Transform(what @ What::CopyOf(_)) => (what, THIS),
            _ => return None,
        };
        let What::CopyOf(of) = what else { return None };
        let (mut stats, mut costs, mut until) = (String::new(), String::new(), 1);
        for effect in rest.iter().take_while(|effect| effect.to == became && effect.when.is_always()) {
            let modifiers = match &effect.verb {
                Verb::Attach(card) => self.given_by(card),
                Verb::Give(modifiers) => modifiers,
                _ => break,
            };
            match modifiers {
                [one] if one.what == Attribute::Stats && one.op == Op::Set => {
                    stats = format!("{}/{} ", one.amount.n, one.also);
                }
                [one] if one.what == Attribute::Cost && one.op == Op::Set => {
                    costs = format!(" ‹that costs|it costs› ({})", one.amount.n);
                }
                _ => break,
            }
            until += 1;
        }
        if until == 1 {
            return None;
        }
        let n = first.amount.n;
        let noun = if n == 1 { format!("a {stats}copy") } else { format!("{} {stats}copies", self.counted(n)) };
        let of_whom = match of.pick {
            Pick::All if !of.is_target() && matches!(of.from, Source::At(..)) => {
                let one = self.noun(of, Number::One);
                let yours = plural_of(&self.noun_of(of, Number::One));
                format!(" of each ‹{one}|of your ‹other |›{yours}›")
            }
            _ => format!(" of {}", self.selector(of, Number::One)),
        };
        let bare =
            if matches!(of.from, Source::It | Source::That | Source::Who) { self.or(&["", &of_whom]) } else { of_whom };
        let said = match first.verb {
            Verb::Summon(_) => format!("summon {noun}{bare}"),
            Verb::Transform(_) => format!("‹transform into|become› {noun}{bare}"),
            _ => format!("‹get|add› {noun}{bare}‹| to your hand›{costs}"),
        };
        Some((said, until))
    }
}
