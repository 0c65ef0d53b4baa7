//! Effects one behind the other as one clause: "draw a card and gain 2 Armor".
use super::Explain;
use crate::script::prelude::*;

impl Explain<'_> {
    /// The first effects from a place on in all the ways that texts have for them together, and how many these are.
    fn said_as_one(&self, effects: &[Effect], at: usize) -> Option<(String, usize)> {
        let of = &effects[at..];
        let ways = [
            self.manner(of),
            self.altered_copy(of),
            self.turned_together(of),
            self.temporarily(of),
            self.of_costs(of),
            self.both(of),
            self.raised(of),
            self.idiom_of_several(of),
            self.phrase(of),
            self.saying(of),
        ];
        let until = ways.iter().flatten().map(|(_, until)| *until).max()?;
        let alone = self.in_other_words(&of[0]).map(|said| (said, 1));
        let mut all = String::new();
        for (said, n) in ways.into_iter().flatten().chain(alone) {
            all += &said;
            if n < until {
                all.extend([" ‹and |then |and then |to |› ", &self.clause_behind(effects, at + n, at + until)]);
            }
            all.push('|');
        }
        all += &self.clause_behind(effects, at, at + until);
        Some((all, until))
    }

    /// Effects as one clause: "draw a card and gain 2 Armor".
    pub(super) fn clause(&self, effects: &[Effect]) -> String {
        let mut said = String::new();
        let mut said_with = None;
        for (at, effect) in effects.iter().enumerate() {
            if said_with.is_some_and(|until| at < until) {
                continue;
            }
            if let Some((together, until)) = self.variants.then(|| self.said_as_one(effects, at)).flatten() {
                said += if at > 0 { " ‹and |then |and then |to |› " } else { "" };
                said.extend(["‹", &together, "›"]);
                said_with = Some(at + until);
                continue;
            }
            if let Some((together, until)) = self.said_together(&effects[at..]).filter(|_| self.variants) {
                let plain = self.clause_plainly(&effects[at..at + until]);
                said += if at > 0 { " ‹and |then |and then |to |› " } else { "" };
                said.extend(["‹", &together, "|", &plain, "›"]);
                said_with = Some(at + until);
                continue;
            }
            if at > 0 {
                said += if self.variants { " ‹and |then |and then |to |› " } else { " and " };
                // "Deal 3 damage to a minion and 1 damage to its neighbours."
            }
            if let (Verb::Either(again, []), true) = (&effect.verb, self.variants && at > 0)
                && *again == &effects[..at]
            {
                let kindred = match effect.when {
                    Condition::Kindred => "|Kindred: do it again",
                    OUTCAST => "|Outcast: do it again",
                    _ => "",
                };
                let when = self.condition(&effect.when);
                said.extend(["‹if ", &when, ", ‹do it again|repeat this|repeat›", kindred, "›"]);
                continue;
            }
            // "Discover a spell. Spend 2 Armor to Discover another."
            if let (Verb::Pay(cost, again), true) = (&effect.verb, self.variants && at > 0)
                && *again == &effects[..at]
            {
                said.extend([
                    "‹spend|lose› ",
                    &self.paid(cost),
                    " to ‹do it again|repeat this|Discover another|summon another|draw another›",
                ]);
                continue;
            }
            let plain = match at.checked_sub(1).map(|before| &effects[before]) {
                Some(before) if self.variants => {
                    let said = self.effect_after(before, effect);
                    self.turned_after(before, effect, said)
                }
                _ => self.effect(effect),
            };
            match self.variants.then(|| self.in_other_words(effect)).flatten() {
                Some(idiom) => said.extend(["‹", &plain, "|", &idiom, "›"]),
                None => said += &plain,
            }
        }
        said
    }
}
