//! Effects one behind the other as one clause: "draw a card and gain 2 Armor".
use super::Explain;
use crate::script::prelude::*;

impl Explain<'_> {
    /// Effects as one clause: "draw a card and gain 2 Armor".
    pub(super) fn clause(&self, effects: &[Effect]) -> String {
        self.clause_from(effects, 0)
    }

    /// The clause from one of its effects on: what some of them are called together, each with what comes behind those.
    fn clause_from(&self, effects: &[Effect], at: usize) -> String {
        let of = &effects[at.min(effects.len())..];
        if of.is_empty() {
            return String::new();
        }
        let joint = match (at, self.variants) {
            (0, _) => "",
            (_, true) => " ‹and |then |and then |to |› ",
            (_, false) => " and ",
        };
        let plain = self.one_of_clause(effects, at) + &self.clause_from(effects, at + 1);
        if !self.variants {
            return format!("{joint}{plain}");
        }
        let together = [
            self.altered_copy(of),
            self.turned_together(of),
            self.temporarily(of),
            self.of_costs(of),
            self.both(of),
            self.raised(of),
            self.phrase(of),
            self.saying(of),
            self.said_together(of),
        ];
        let ways: Vec<String> = together
            .into_iter()
            .flatten()
            .map(|(said, n)| format!("‹{said}›{}", self.clause_from(effects, at + n)))
            .collect();
        if ways.is_empty() { format!("{joint}{plain}") } else { format!("{joint}‹{}|{plain}›", ways.join("|")) }
    }

    /// One effect of a clause, behind those before it.
    fn one_of_clause(&self, effects: &[Effect], at: usize) -> String {
        let effect = &effects[at];
        let Some(before) = at.checked_sub(1).map(|before| &effects[before]).filter(|_| self.variants) else {
            return self.effect(effect);
        };
        match &effect.verb {
            Verb::Either(again, []) if *again == &effects[..at] => {
                let kindred = if effect.when == Condition::Kindred { "|Kindred: do it again" } else { "" };
                let when = self.condition(&effect.when);
                format!("‹if {when}, ‹do it again|repeat this|repeat›{kindred}›")
            }
            // "Discover a spell. Spend 2 Armor to Discover another."
            Verb::Pay(cost, again) if *again == &effects[..at] => {
                let paid = self.paid(cost);
                format!("spend {paid} to ‹do it again|repeat this|Discover another|summon another|draw another›")
            }
            _ => {
                let said = self.effect_after(before, effect);
                self.turned_after(before, effect, said)
            }
        }
    }
}
