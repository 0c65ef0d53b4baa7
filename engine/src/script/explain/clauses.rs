//! Effects behind each other: what two of them say alike is said once.
use super::Explain;
use super::nouns::Number;
use crate::script::prelude::*;

impl Explain<'_> {
    /// An effect behind another: what both say alike may be said once. "Deal 3 damage to a minion and 1 to its neighbors",
    /// "give it +1/+1 and Taunt".
    pub(super) fn effect_after(&self, before: &Effect, effect: &Effect) -> String {
        let said = self.effect(effect);
        let gives = |effect: &Effect| matches!(effect.verb, Verb::Attach(_) | Verb::Give(_));
        match (&before.verb, &effect.verb) {
            _ if !effect.when.is_always() && effect.when(Condition::Always) == *before => {
                let more = match effect.verb {
                    Verb::Summon(_) if effect.amount.n == 1 => "|summon another".to_owned(),
                    Verb::Summon(_) => format!("|summon {} more", self.counted(effect.amount.n)),
                    Verb::Draw(_) => format!("|draw {} more", self.counted(effect.amount.n)),
                    _ => String::new(),
                };
                format!("‹{said}|if {}, ‹do it again|repeat this|repeat{more}››", self.condition(&effect.when))
            }
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
            _ if gives(before) && gives(effect) && before.to == effect.to => {
                let gift = match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => String::new(),
                };
                format!("‹{said}|{gift}›")
            }
            (Verb::SpendCorpses, Verb::Times(again)) if effect.amount.per == Per::Done => {
                format!("{} for each", self.clause_plainly(again))
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

    pub(super) fn clause_plainly(&self, effects: &[Effect]) -> String {
        effects.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join(" ‹and |then |› ")
    }

    /// "Raise up to 6 Corpses as 1/3 Risen Footmen": they are spent, and one is summoned for each.
    pub(super) fn raised(&self, effects: &[Effect]) -> Option<(String, usize)> {
        match effects {
            [Effect { verb: Verb::SpendCorpses, amount, .. }, Effect { verb: Verb::Summon(what), amount: of, .. }, ..]
                if of.per == Per::Done =>
            {
                let many = self.what(what, 2).replace("‹two|2› ", "");
                Some((format!("raise up to {} Corpses as {many}", amount.n), 2))
            }
            _ => None,
        }
    }

    /// "draw a 1, 2, and 3-Cost spell": the same for each of several costs.
    pub(super) fn row_of_costs(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let cost_of = |that: &Condition| match that {
            Condition::All(parts) => parts.iter().find_map(|part| match part {
                Condition::Stat(Stat::Cost, Cmp::Equal, n) => Some(*n),
                _ => None,
            }),
            _ => None,
        };
        let one = |effect: &Effect| match &effect.verb {
            Verb::Draw(that) => Some(("draw", "", *that, cost_of(that)?)),
            Verb::AddToHand(What::Random(that)) => Some(("‹get|add›", "‹| to your hand›", *that, cost_of(that)?)),
            Verb::Summon(What::Random(that)) => Some(("summon", "", *that, cost_of(that)?)),
            _ => None,
        };
        let row: Vec<_> = effects.iter().map_while(one).collect();
        let ((verb, behind, that, _), before) = row.split_last()?;
        if before.is_empty() || before.iter().any(|it| it.0 != *verb) {
            return None;
        }
        let before: Vec<String> = before.iter().map(|(.., n)| format!("{n} ‹|-Cost› ")).collect();
        let noun = self.kind(that, "card");
        let said = format!("{verb} a ‹random |›{} and {noun}{behind}", before.join(" "));
        Some((said, row.len()))
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
                    costs = format!(" that costs ({})", one.amount.n);
                }
                [one] if *one == has(GameTag::GHOSTLY) => stats = "Temporary ".to_owned(),
                _ => break,
            }
            until += 1;
        }
        if until == 1 {
            return None;
        }
        let n = first.amount.n;
        let noun = if n == 1 { format!("a {stats}copy") } else { format!("{} {stats}copies", self.counted(n)) };
        let of_whom = format!(" of {}", self.selector(of, Number::One));
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
