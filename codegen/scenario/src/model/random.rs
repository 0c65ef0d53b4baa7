//! Random outcomes: they are forced, so that the result is certain.
use crate::facts::has_keyword;
use crate::unmodeled::{Modeled, OrStop, unmodeled};
use cardwright_data::GameTag;
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::matches_printed;
use crate::fixtures::{format_prefixes, formats_of, pools};
use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Ref};
use crate::steps::{EntityRef, ForcedOutcome, Step};

impl Simulation<'_> {
    /// Deals damage that is randomly split, one point at a time, among the living.
    pub fn deal_split_damage(&mut self, to: &Selector, n: i64, scope: &Scope) -> Modeled<()> {
        (to.pick == Pick::All).or_unmodeled("damage split among some of them")?;
        for at in 0..n {
            let mut all = self.state.candidates(to, scope)?;
            all.retain(|who| !matches!(who, Ref::Entity(at) if self.state[*at].is_dying()));
            let names: Vec<EntityRef> = all.iter().filter_map(|who| self.state.name(*who)).collect();
            self.named_candidates.extend(names.into_iter().filter(|name| self.is_certain(name)).collect::<Vec<_>>());
            if all.is_empty() {
                break;
            }
            let at = usize::try_from(at)? % all.len();
            let next = all[if self.plan.picks_last { all.len() - 1 - at } else { at }];
            let hit = self.previously_chosen(&all).unwrap_or(next);
            self.force_choice(hit, all.len())?;
            self.deal_damage(hit, 1, Some(Ref::Entity(scope.this)))?;
            self.flush()?;
        }
        Ok(())
    }

    /// The entity that was chosen when the plan was played before. If it is not a candidate now, the run is off the plan.
    pub fn previously_chosen(&mut self, all: &[Ref]) -> Option<Ref> {
        let Some(ForcedOutcome::Entity(previous_outcome)) = self.previous_outcome() else { return None };
        let found = all.iter().copied().find(|who| self.state.name(*who) == Some(previous_outcome));
        self.left_plan |= found.is_none() && !all.is_empty();
        found
    }

    /// Forces the choice of this entity among `among` candidates.
    pub fn force_choice(&mut self, who: Ref, among: usize) -> Modeled<()> {
        let name = self.state.name(who).filter(|name| !matches!(name, EntityRef::InHand(_) | EntityRef::Newest(_)));
        match name {
            Some(name) if !self.unforced => self.force(ForcedOutcome::Entity(name)),
            _ if among == 1 => {}
            _ => return unmodeled("a random choice that no step can name"),
        }
        Ok(())
    }

    /// Picks `n` entities at random.
    pub fn pick_among(&mut self, mut found: Vec<Ref>, n: u8) -> Modeled<Vec<Ref>> {
        found.retain(|who| !self.state.is_dying(*who));
        for who in &found {
            let name = self.state.name(*who).filter(|name| self.is_certain(name));
            self.named_candidates.extend(name);
        }
        let mut picked = Vec::new();
        while picked.len() < usize::from(n) && !found.is_empty() {
            // One that a step can name.
            let certain = |who: &Ref| self.state.name(*who).is_some_and(|name| self.is_certain(&name));
            let named =
                if self.plan.picks_last { found.iter().rposition(certain) } else { found.iter().position(certain) };
            let previously_chosen =
                self.previously_chosen(&found).and_then(|who| found.iter().position(|it| *it == who));
            let named = previously_chosen.or(named);
            let at = named.unwrap_or(0);
            if named.is_none() && found.len() <= usize::from(n) - picked.len() {
                // All of them, in whatever order.
                self.unforced = true;
            } else {
                let many = found.len();
                self.force_choice(found[at], many)?;
            }
            picked.push(found.remove(at));
        }
        Ok(picked)
    }

    /// The entities that a selector picks; random choices are forced.
    pub fn pick(&mut self, which: &Selector, scope: &Scope) -> Modeled<Vec<Ref>> {
        match which.pick {
            Pick::Random(n) => {
                let found = self.state.candidates(which, scope)?;
                self.pick_among(found, n)
            }
            Pick::Highest(stat) | Pick::Lowest(stat) => {
                if let Ok(found) = self.state.pick_certain(which, scope) {
                    return Ok(found);
                }
                // Among equals the choice is random.
                let sign = if matches!(which.pick, Pick::Highest(_)) { 1 } else { -1 };
                let all = self.state.candidates(which, scope)?;
                let values: Vec<i64> =
                    all.iter().map(|who| self.state.stat(stat, *who).map(|n| n * sign)).collect::<Modeled<_>>()?;
                let best = *values.iter().max().or_unmodeled("a choice among nobody")?;
                let best: Vec<Ref> =
                    all.iter().zip(&values).filter(|(_, n)| **n == best).map(|(who, _)| *who).collect();
                self.force_choice(best[0], best.len())?;
                Ok(vec![best[0]])
            }
            Pick::All | Pick::First(..) | Pick::Last(..) | Pick::Different(..) => self.state.pick_certain(which, scope),
        }
    }

    /// Offers cards to choose from: the random offer is forced to contain a matching card, and the player takes it.
    pub fn discover(&mut self, offer: &Offer, shown: u8, then: &[Effect], scope: &mut Scope) -> Modeled<()> {
        (scope.side == 0).or_unmodeled("a Discover of the second player")?;
        let offered = |model: &mut Self, card: &'static Card| {
            model.choice_steps.push(Step::ChooseCard(card.id));
            model.state.create(card, 0)
        };
        let chosen = match offer {
            Offer::Pool(that, classes) => {
                let cast = then.iter().any(|effect| matches!(effect.verb, Verb::Cast(_)));
                // What the second offer is forced to hold would come in the first.
                let again = cast && !self.choice_steps.is_empty() && self.pools.contains(&(*that, *classes, 0));
                (!again).or_unmodeled("the same spells offered twice")?;
                let card = self.random_pool_card(
                    that,
                    *classes,
                    0,
                    if cast { RandomCardUse::Cast } else { RandomCardUse::Keep },
                )?;
                offered(self, card)?
            }
            Offer::Cards(ids) => {
                (ids.len() <= usize::from(shown)).or_unmodeled("an offer of some of many")?;
                let card = self.fixtures.require_card(ids.first().or_unmodeled("an offer of nothing")?)?;
                offered(self, card)?
            }
            Offer::CardsThat(..) => return unmodeled("an offer of some of many"),
            Offer::Tokens(that) => {
                let card = self.random_token(that)?;
                offered(self, card)?
            }
            Offer::Past(past) => {
                let mut found: Vec<&'static Card> = Vec::new();
                for card in self.state.past_cards(past, scope)? {
                    if !found.iter().any(|other| other.id == card.id) {
                        found.push(card);
                    }
                }
                let Some(first) = found.first().copied() else { return Ok(()) };
                if found.len() > usize::from(shown) {
                    self.force(ForcedOutcome::Card(first.id));
                }
                offered(self, first)?
            }
            Offer::Entities(from) if matches!(from.pick, Pick::First(_) | Pick::Last(_)) => {
                let found = self.state.pick_certain(from, scope)?;
                let id = |who: &Ref| who.card().map(|at| self.state[at].card.id);
                // One that an answer can name.
                let alone = |who: &&Ref| found.iter().filter(|other| id(other) == id(who)).count() == 1;
                let Some(Ref::Entity(at)) = found.iter().find(alone).copied() else {
                    return found.is_empty().or_unmodeled("an offer of equal cards");
                };
                self.choice_steps.push(Step::ChooseCard(self.state[at].card.id));
                at
            }
            Offer::Entities(Selector { from: SelectionSource::At(Side::Enemy | Side::Both, Place::Deck), .. })
                if matches!(then, [Effect { verb: Verb::AddToHand(CardSource::Themselves(_)), .. }]) =>
            {
                return unmodeled("an offer of the other deck");
            }
            Offer::Entities(from) => {
                // One that a step can name is enough.
                let any = Selector { pick: if from.pick == Pick::All { Pick::Random(1) } else { from.pick }, ..*from };
                matches!(any.pick, Pick::Random(_)).or_unmodeled("an offer of this kind")?;
                let found = self.state.candidates(&any, scope)?;
                if found.is_empty() {
                    return Ok(());
                }
                let named = |who: &&Ref| matches!(self.state.name(**who), Some(EntityRef::Nth(_)));
                let Some(Ref::Entity(at)) = found.iter().find(named).copied() else {
                    return unmodeled("an offer that no step can name");
                };
                // Plain minions of a deck may be offered too.
                let many = matches!(from.from, SelectionSource::At(_, Place::Deck))
                    && from.that.iter().all(|that| matches_printed(self.state.deck_minion, that) != Some(false));
                // Of one name one is shown.
                let named_so =
                    |who: &Ref| matches!(who, Ref::Entity(of) if self.state[*of].card.name == self.state[at].card.name);
                let twin = found.iter().filter(|who| named_so(who)).count() > 1;
                let stands = matches!(from.from, SelectionSource::At(_, Place::Minions | Place::Characters));
                (!stands || !twin).or_unmodeled("an offer of equal minions")?;
                if found.len() > usize::from(shown) || many || twin {
                    self.force(ForcedOutcome::Entity(self.state.entity_ref(Ref::Entity(at))?));
                }
                self.choice_steps.push(Step::ChooseCard(self.state[at].card.id));
                at
            }
        };
        // What is dredged or looked at is not Discovered.
        let dredged = matches!((offer, then), (Offer::Entities(_), [Effect { verb: Verb::ToDeck(..), .. }]));
        let discovered = shown == 3 && !dredged;
        if discovered {
            self.state.record(EventKind::Discover, scope.side, None);
        }
        let mut inner = Scope { last_result: Some(vec![Ref::Entity(chosen)]), ..scope.clone() };
        self.effects(then, &mut inner)?;
        if discovered {
            self.raise(EventKind::Discover, Ref::Player(scope.side), Some(Ref::Entity(chosen)), 1);
        }
        scope.last_result = inner.last_result.or(Some(vec![Ref::Entity(chosen)]));
        Ok(())
    }

    /// A random card of a pool; the same card as in the previous run, if there was one.
    pub fn random_pool_card(
        &mut self,
        that: &Condition,
        classes: Classes,
        side: usize,
        purpose: RandomCardUse,
    ) -> Modeled<&'static Card> {
        self.pools.push((*that, classes, side));
        (side == 0 || classes == Classes::Any).or_unmodeled("cards of a class for the second player")?;
        let card = if let Some(ForcedOutcome::Card(previous)) = self.previous_outcome() {
            let card = self.fixtures.require_card(previous)?;
            self.left_plan |= pools::is_in_pool(self.class, card, that, classes) == Some(false);
            card
        } else if purpose == RandomCardUse::Cast && self.previous_outcome().is_none() {
            self.castable_match(that, classes).or_unmodeled("a spell of the pool that does one simple thing")?
        } else {
            let fit = pools::plainest_match(
                self.fixtures,
                (self.card, self.class),
                that,
                classes,
                purpose == RandomCardUse::Play,
            );
            fit.or_unmodeled("a card of the pool that does nothing else")?
        };
        self.force(ForcedOutcome::Card(card.id));
        Ok(card)
    }

    /// A spell of a pool with one simple effect and without a target.
    fn castable_match(&self, that: &Condition, classes: Classes) -> Option<&'static Card> {
        // Mana gained in the other turn cannot be observed.
        let gains =
            |it: &Card| self.fixtures.spell(it).unwrap_or_default().iter().any(|effect| effect.verb == Verb::Mana);
        let simple =
            |it: &&&Card| it.collectible() && !self.fixtures.takes_target(it) && !has_keyword(it, GameTag::OUTCAST);
        // One that is active is not put into play again.
        let active =
            |card: &Card| self.state.entities.iter().any(|it| it.zone == CardZone::Secret && it.card.name == card.name);
        let secret = |it: &&&Card| has_keyword(it, GameTag::SECRET) && it.id != self.card.id && !active(it);
        format_prefixes(formats_of(self.card)).find_map(|formats| {
            let fits = |card: &&&Card| {
                let offered = self.fixtures.can_be_generated(card, that, formats);
                offered && pools::is_in_pool(self.class, card, that, classes) == Some(true) && !gains(card)
            };
            let found = self.fixtures.spells.iter().filter(simple).find(fits);
            found.or_else(|| self.fixtures.pool.iter().filter(secret).find(fits)).copied()
        })
    }
}

/// The use of a random card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RandomCardUse {
    /// The card enters the hand or the deck.
    Keep,
    /// The card enters play.
    Play,
    /// The card is cast.
    Cast,
}
