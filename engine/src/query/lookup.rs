//! Values that the condition of a pool looks up in the game, computed once for all cards.
use cardwright_data::SpellSchool;
use smallvec::SmallVec;

use crate::compiled::{CardId, Cards};
use crate::facts::Races;
use crate::query::condition::{printed_stat, three_valued};
use crate::script::amount::Stat;
use crate::script::condition::{Cmp, Condition};
use crate::script::selector::CardProperty;
use crate::state::{Game, Scope};

/// A part of a condition that depends on the game, with the looked-up value.
enum LookedUpPart {
    Versus(Stat, Cmp, i32),
    /// The names, by number.
    SharesName(SmallVec<[u16; 16]>),
    SharesRace(SmallVec<[Races; 4]>),
    NewRace(SmallVec<[Races; 4]>),
    NewSchool(SmallVec<[Option<SpellSchool>; 4]>),
}

impl LookedUpPart {
    fn is_met(&self, cards: &Cards, id: CardId) -> bool {
        let card = cards.get(id);
        match self {
            Self::Versus(stat, cmp, number) => cmp.compare(printed_stat(card, *stat), *number),
            Self::SharesName(names) => names.contains(&cards.name_number(id)),
            Self::SharesRace(races) => races.iter().any(|of| card.races.share(*of)),
            Self::NewRace(races) => card.races.is_beyond(races.iter().copied()),
            Self::NewSchool(schools) => card.school().is_some() && !schools.contains(&card.school()),
        }
    }
}

/// The parts of a condition with looked-up values.
#[derive(Default)]
pub(crate) struct ConditionLookups<'a>(SmallVec<[(&'a Condition, LookedUpPart); 2]>);

impl<'a> ConditionLookups<'a> {
    /// The lookups of a running text.
    pub fn of(game: &Game, condition: &'a Condition, scope: &Scope) -> Self {
        let mut lookups = Self::default();
        lookups.find(game, condition, scope);
        lookups
    }

    fn find(&mut self, game: &Game, condition: &'a Condition, scope: &Scope) {
        if let Condition::Not(of) = condition {
            self.find(game, of, scope);
        } else if let Condition::Any(of) | Condition::All(of) = condition {
            of.iter().for_each(|part| self.find(game, part, scope));
        } else if let Some(lookup) = game.look_up(condition, scope) {
            self.0.push((condition, lookup));
        }
    }

    /// The value looked up for this part of the condition.
    fn stored_lookup(&self, condition: &Condition) -> Option<&LookedUpPart> {
        self.0.iter().find(|(of, _)| std::ptr::eq(*of, condition)).map(|(_, lookup)| lookup)
    }
}

impl Game {
    fn look_up(&self, condition: &Condition, scope: &Scope) -> Option<LookedUpPart> {
        let cards = |which| self.select_all(which, scope).into_iter().map(|id| self.card(id));
        Some(if let Condition::Versus(stat, cmp, per) = condition {
            LookedUpPart::Versus(*stat, *cmp, self.multiplier(per, scope))
        } else if let Condition::Shares(CardProperty::Name, which) = condition {
            let mut names = SmallVec::new();
            for card in self.select_all(which, scope).into_iter().filter_map(|id| self[id].card.to_option()) {
                let name = self.cards.name_number(card);
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            LookedUpPart::SharesName(names)
        } else if let Condition::Shares(CardProperty::Race, which) = condition {
            LookedUpPart::SharesRace(cards(which).flatten().map(|card| card.races).collect())
        } else if let Condition::New(CardProperty::Race, which) = condition {
            LookedUpPart::NewRace(cards(which).flatten().map(|card| card.races).collect())
        } else if let Condition::New(CardProperty::School, which) = condition {
            LookedUpPart::NewSchool(cards(which).map(|card| card.and_then(|card| card.school())).collect())
        } else {
            return None;
        })
    }

    /// The cards of a pool that satisfy its condition now.
    ///
    /// In a pool are the cards that may meet it: what can be told of a printed card alone holds for all of them.
    pub(crate) fn cards_meeting(&self, pool: &[CardId], that: &'static Condition, scope: &Scope) -> Vec<CardId> {
        let parts: &[Condition] = if let Condition::All(parts) = that { parts } else { std::slice::from_ref(that) };
        let open = parts.iter().filter(|part| part.looks_up() || !part.is_evaluable_for_printed_card());
        let open: SmallVec<[&Condition; 4]> = open.collect();
        let lookups = ConditionLookups::of(self, that, scope);
        let mut meeting = Vec::with_capacity(pool.len());
        let meets = |card: &CardId| open.iter().all(|part| self.card_meets(*card, part, scope, &lookups) == Some(true));
        meeting.extend(pool.iter().copied().filter(meets));
        meeting
    }

    /// [`Game::printed_card_meets`] with values that were already looked up.
    fn card_meets(
        &self,
        card: CardId,
        condition: &Condition,
        scope: &Scope,
        lookups: &ConditionLookups<'_>,
    ) -> Option<bool> {
        let ask = |part: &Condition| self.card_meets(card, part, scope, lookups);
        if let Condition::Not(of) = condition {
            return Some(!ask(of)?);
        } else if let Condition::Any(of) = condition {
            return three_valued(true, of.iter().map(ask));
        } else if let Condition::All(of) = condition {
            return three_valued(false, of.iter().map(ask));
        }
        match lookups.stored_lookup(condition) {
            Some(lookup) => Some(lookup.is_met(self.cards, card)),
            None => self.printed_card_meets(card, condition, Some(scope), None),
        }
    }
}
