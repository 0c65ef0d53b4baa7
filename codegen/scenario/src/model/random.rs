//! What dice decide: they are told how to fall, so that the outcome is certain.
use crate::facts::has;
use cardwright_data::GameTag;
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref, Spot};
use crate::plan::pools;
use crate::steps::{Outcome, Step, Who};

impl Simulation<'_> {
    /// So much damage, one at a time, among all who live.
    pub fn missiles(&mut self, to: &Selector, n: i64, scope: &Scope) -> Option<()> {
        for at in 0..n {
            let mut all = self.state.candidates(to, scope)?;
            all.retain(|who| !matches!(who, Ref::Entity(at) if self.state.entities[*at].is_dying()));
            self.lots
                .extend(all.iter().filter_map(|who| self.state.name(*who)).filter(|name| !matches!(name, Who::The(_))));
            if all.is_empty() {
                break;
            }
            let hit = self.hinted(&all).unwrap_or(all[usize::try_from(at).ok()? % all.len()]);
            self.forced(hit, all.len())?;
            self.hit(hit, 1, Some(Ref::Entity(scope.this)))?;
            self.flush()?;
        }
        Some(())
    }

    /// The one of these whom the dice showed before; none of them, and it goes otherwise.
    pub fn hinted(&mut self, all: &[Ref]) -> Option<Ref> {
        let Some(Outcome::Entity(hint)) = self.hint() else { return None };
        let found = all.iter().copied().find(|who| self.state.name(*who) == Some(hint));
        self.broken |= found.is_none() && !all.is_empty();
        found
    }

    /// The dice show this one among so many.
    pub fn forced(&mut self, who: Ref, among: usize) -> Option<()> {
        let name = self.state.name(who).filter(|name| !matches!(name, Who::InHand(_) | Who::The(_)));
        match name {
            Some(name) if !self.loose => self.force(Outcome::Entity(name)),
            _ if among == 1 => {}
            _ => return None,
        }
        Some(())
    }

    /// What a selector speaks of; where it takes dice, they are told.
    pub fn pick(&mut self, which: &Selector, scope: &Scope) -> Option<Vec<Ref>> {
        match which.pick {
            Pick::Random(n) => {
                let mut found = self.state.candidates(which, scope)?;
                found.retain(|who| !matches!(who, Ref::Entity(at) if self.state.entities[*at].spot == Spot::Board && self.state.entities[*at].is_dying()));
                for who in &found {
                    let name = self.state.name(*who).filter(is_certain);
                    self.lots.extend(name);
                }
                let mut picked = Vec::new();
                while picked.len() < usize::from(n) && !found.is_empty() {
                    // One that a step can name.
                    let named = found.iter().position(|who| self.state.name(*who).as_ref().is_some_and(is_certain));
                    let hinted = self.hinted(&found).and_then(|who| found.iter().position(|it| *it == who));
                    let named = hinted.or(named);
                    let at = named.unwrap_or(0);
                    if named.is_none() && found.len() <= usize::from(n) - picked.len() {
                        // All of them, in whatever order.
                        self.loose = true;
                    } else {
                        let many = found.len();
                        self.forced(found[at], many)?;
                    }
                    picked.push(found.remove(at));
                }
                Some(picked)
            }
            Pick::Most(stat) | Pick::Least(stat) => {
                if let Some(found) = self.state.gather(which, scope) {
                    return Some(found);
                }
                // Among equals the dice decide.
                let sign = if matches!(which.pick, Pick::Most(_)) { 1 } else { -1 };
                let all = self.state.candidates(which, scope)?;
                let values: Vec<i64> =
                    all.iter().map(|who| self.state.stat(stat, *who).map(|n| n * sign)).collect::<Option<_>>()?;
                let best = *values.iter().max()?;
                let best: Vec<Ref> =
                    all.iter().zip(&values).filter(|(_, n)| **n == best).map(|(who, _)| *who).collect();
                self.forced(best[0], best.len())?;
                Some(vec![best[0]])
            }
            _ => self.state.gather(which, scope),
        }
    }

    /// One is chosen out of what is offered: the dice show what fits, the player takes it.
    pub fn discover(&mut self, offer: &Offer, shown: u8, then: &[Effect], scope: &mut Scope) -> Option<()> {
        (scope.side == 0).then_some(())?;
        let chosen = match offer {
            Offer::Pool(that, classes) => {
                self.pools.push((*that, *classes, 0));
                let cast = then.iter().any(|effect| matches!(effect.verb, Verb::Cast(_)));
                let record = if cast { self.fit_to_cast(that, *classes) } else { self.fit(that, *classes, false) }?;
                self.force(Outcome::Card(record.id));
                self.answers.push(Step::ChooseCard(record.id));
                self.state.add(Entity::new(record, 0, Spot::Away))?
            }
            Offer::Cards(ids) => {
                let record = self.fixtures.card(ids.first()?)?;
                self.answers.push(Step::ChooseCard(record.id));
                self.state.add(Entity::new(record, 0, Spot::Away))?
            }
            Offer::Tokens(that) => {
                let record = self.token(that)?;
                self.force(Outcome::Card(record.id));
                self.answers.push(Step::ChooseCard(record.id));
                self.state.add(Entity::new(record, 0, Spot::Away))?
            }
            Offer::Past(past) => {
                let mut found: Vec<&Card> = Vec::new();
                for did in self.state.past(past, scope)? {
                    let Some(record) = did.record else { continue };
                    if !found.iter().any(|other| other.id == record.id) {
                        found.push(record);
                    }
                }
                let Some(first) = found.first().map(|record| record.id) else { return Some(()) };
                if found.len() > usize::from(shown) {
                    self.force(Outcome::Card(first));
                }
                self.answers.push(Step::ChooseCard(first));
                self.state.add(Entity::new(self.fixtures.card(first)?, 0, Spot::Away))?
            }
            Offer::Entities(from) if matches!(from.pick, Pick::First(_) | Pick::Last(_)) => {
                let found = self.state.gather(from, scope)?;
                let id = |who: &Ref| match who {
                    Ref::Entity(at) => Some(&self.state.entities[*at].record.id),
                    _ => None,
                };
                // One that an answer can name.
                let alone = |who: &&Ref| found.iter().filter(|other| id(other) == id(who)).count() == 1;
                let Some(Ref::Entity(at)) = found.iter().find(alone).copied() else {
                    return found.is_empty().then_some(());
                };
                self.answers.push(Step::ChooseCard(self.state.entities[at].record.id));
                at
            }
            Offer::Entities(from) => {
                // One that a step can name is enough.
                let any = Selector { pick: if from.pick == Pick::All { Pick::Random(1) } else { from.pick }, ..*from };
                matches!(any.pick, Pick::Random(_)).then_some(())?;
                let found = self.state.candidates(&any, scope)?;
                if found.is_empty() {
                    return Some(());
                }
                let named = |who: &&Ref| matches!(self.state.name(**who), Some(Who::Nth(_)));
                let Some(Ref::Entity(at)) = found.iter().find(named).copied() else { return None };
                // Those of a deck may stand beside many plain ones.
                let many = matches!(from.from, Source::At(_, Place::Deck))
                    && from
                        .that
                        .iter()
                        .all(|condition| crate::model::query::is_such(self.state.plain, condition) != Some(false));
                if found.len() > usize::from(shown) || many {
                    self.force(Outcome::Entity(self.state.name(Ref::Entity(at))?));
                }
                self.answers.push(Step::ChooseCard(self.state.entities[at].record.id));
                at
            }
        };
        // What is dredged or looked at is not Discovered.
        let dredged = matches!((offer, then), (Offer::Entities(_), [Effect { verb: Verb::ToDeck(..), .. }]));
        let discovered = shown == 3 && !dredged;
        if discovered {
            self.state.did(Deed::Discovered, scope.side, None);
        }
        let mut inner = Scope { it: Some(vec![Ref::Entity(chosen)]), ..scope.clone() };
        self.effects(then, &mut inner)?;
        if discovered {
            self.raise(EventKind::Discover, Ref::Player(scope.side), Some(Ref::Entity(chosen)), 1);
        }
        scope.it = inner.it.or(Some(vec![Ref::Entity(chosen)]));
        Some(())
    }

    /// A card of a pool: the one that the dice showed before.
    pub fn fit(&mut self, that: &Condition, classes: Classes, to_play: bool) -> Option<&'static Card> {
        if let Some(Outcome::Card(hint)) = self.hint() {
            let record = self.fixtures.card(hint)?;
            self.broken |= pools::is_in(self.class, record, that, classes) == Some(false);
            return Some(record);
        }
        pools::fit(self, that, classes, to_play)
    }

    /// A spell of a pool that surely does one simple thing and asks for nobody.
    pub fn fit_to_cast(&mut self, that: &Condition, classes: Classes) -> Option<&'static Card> {
        if self.hint().is_some() {
            return self.fit(that, classes, false);
        }
        // Mana of the other turn is not seen.
        let seen =
            |it: &Card| !self.fixtures.spell(it).unwrap_or_default().iter().any(|effect| effect.verb == Verb::Mana);
        let fits = |record: &&&Card| pools::is_in(self.class, record, that, classes) == Some(true) && seen(record);
        let own = self.record.id;
        let secret = |record: &&&Card| has(record, GameTag::SECRET) && record.id != own;
        let simple = self
            .fixtures
            .spells
            .iter()
            .filter(|record| record.collectible() && !self.fixtures.aims(record) && !has(record, GameTag::OUTCAST))
            .find(fits);
        simple.or_else(|| self.fixtures.pool.iter().filter(secret).find(fits)).copied()
    }

    pub fn of_pool(&mut self, that: &Condition, classes: Classes, side: usize, to_play: bool) -> Option<&'static Card> {
        self.pools.push((*that, classes, side));
        (side == 0 || classes == Classes::Any).then_some(())?;
        let record = self.fit(that, classes, to_play)?;
        self.force(Outcome::Card(record.id));
        Some(record)
    }
}

/// Whether a name means the same entity however the outcome is.
const fn is_certain(name: &Who) -> bool {
    matches!(name, Who::Nth(_) | Who::MyHero | Who::TheirHero)
}
