//! Determines the possible payments, without changing the game.
//!
//! Rule: All parts of a cost are checked together. No card pays twice. The last Health cannot be paid.
use smallvec::SmallVec;

use super::funds::AvailableFunds;
use crate::script::cost::{CardFilter, Cost, PaidCardFate, Part, Resource};
use crate::state::{Entity, EntityId, EntityList, Game, Payment, PlayerId, Question};
use cardwright_data::{CardType, Zone};

/// A possible way to pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaymentOption {
    /// The index of the way, from 0.
    pub alternative: u8,
    /// Its cost.
    pub cost: Cost,
    /// The minimum and maximum of the first X, if there is one.
    pub x_range: Option<(u8, u8)>,
}

/// A way to pay with the decisions so far.
#[derive(Clone, Copy)]
pub(crate) struct PaymentClaim<'a> {
    /// The player who pays.
    pub player: PlayerId,
    /// The card that is paid for.
    pub source: Option<EntityId>,
    /// All parts of the cost.
    pub parts: &'a [Part],
    /// The amounts chosen so far.
    pub amounts: &'a [u8],
    /// The cards chosen so far.
    pub given_cards: &'a [EntityId],
    /// The mana abilities chosen so far.
    pub mana_abilities: &'a [(EntityId, u8)],
}

impl PaymentClaim<'_> {
    /// The least amount of a resource that this payment will take, given the decisions made so far.
    pub fn minimum_spent(&self, of: Resource) -> i32 {
        let mut chosen = self.amounts.iter();
        let amount = |part: &Part| {
            let n = if let Part::X(_, least, _) = *part {
                i32::from(chosen.next().copied().unwrap_or(least))
            } else if let Part::All(_, least) = *part {
                i32::from(least)
            } else {
                part.amount().map_or(0, |(_, n)| i32::from(n))
            };
            if part.resource() == Some(of) { n } else { 0 }
        };
        self.parts.iter().map(amount).sum()
    }

    /// The resources that it takes.
    fn resources(&self) -> impl Iterator<Item = Resource> + '_ {
        self.parts.iter().filter_map(|part| part.resource())
    }

    /// The first undecided X.
    pub fn next_undecided_x(&self) -> Option<(Resource, u8, u8)> {
        let x = |part: &Part| if let Part::X(of, least, most) = *part { Some((of, least, most)) } else { None };
        self.parts.iter().filter_map(x).nth(self.amounts.len())
    }
}

impl Game {
    /// Every possible way for a player to pay a cost for a card now, including mana abilities; empty if it cannot be paid. All
    /// parts of a way are checked together: 5 Health and 5 Health are 10, and no card is given twice.
    pub fn precompute(&self, player: PlayerId, source: Option<EntityId>, cost: &Cost) -> SmallVec<[PaymentOption; 2]> {
        let more = self.mana_abilities(player);
        let mut quotes = SmallVec::new();
        for (way, parts) in (0_u8..).zip(cost.alternatives()) {
            let claim = PaymentClaim { player, source, parts, amounts: &[], given_cards: &[], mana_abilities: &[] };
            if self.can_pay_with(&claim, &more) {
                let x = claim
                    .next_undecided_x()
                    .map(|(of, least, most)| (least, self.maximum_x(&claim, of, least, most, &more)));
                quotes.push(PaymentOption { alternative: way, cost: cost.way(way.into()), x_range: x });
            }
        }
        quotes
    }

    /// Whether a cost can be paid in any way.
    pub(crate) fn can_pay(&self, player: PlayerId, source: Option<EntityId>, cost: &Cost) -> bool {
        let more = self.mana_abilities(player);
        cost.alternatives().any(|parts| {
            let claim = PaymentClaim { player, source, parts, amounts: &[], given_cards: &[], mana_abilities: &[] };
            self.can_pay_with(&claim, &more)
        })
    }

    /// Whether a way can be paid, with these mana abilities besides the chosen ones.
    pub(crate) fn can_pay_with(&self, claim: &PaymentClaim<'_>, more: &[(EntityId, u8)]) -> bool {
        self.is_funded(claim, more) && self.can_give_itself(claim) && self.can_give_cards(claim)
    }

    /// Whether there is enough of every resource.
    pub(crate) fn is_funded(&self, claim: &PaymentClaim<'_>, more: &[(EntityId, u8)]) -> bool {
        if claim.resources().all(|of| claim.minimum_spent(of) <= i32::from(self.spendable(claim.player, of))) {
            return true;
        }
        if claim.mana_abilities.is_empty() && more.is_empty() {
            return false;
        }
        let mut funds = AvailableFunds::of(self, claim.player);
        for chosen in claim.mana_abilities {
            funds = funds.plus_mana_ability(self, *chosen);
        }
        for other in
            more.iter().filter(|other| !claim.mana_abilities.contains(other) && !self.is_part_of_cost(claim, other.0))
        {
            funds = funds.plus_mana_ability(self, *other);
        }
        claim.resources().all(|of| claim.minimum_spent(of) <= i32::from(funds.spendable(of)))
    }

    /// Whether using a card is part of the cost itself, so that its mana ability cannot help to pay it.
    fn is_part_of_cost(&self, claim: &PaymentClaim<'_>, card: EntityId) -> bool {
        let uses = |part: &Part| match part.cards() {
            Some((fate, _, which)) => fate == PaidCardFate::Tap && self.may_be_given(claim, fate, which, card),
            None => matches!(part, Part::Exhaust | Part::Attack) && claim.source == Some(card),
        };
        claim.parts.iter().any(uses)
    }

    /// The most that an X can be.
    pub(crate) fn maximum_x(
        &self,
        claim: &PaymentClaim<'_>,
        of: Resource,
        least: u8,
        most: u8,
        more: &[(EntityId, u8)],
    ) -> u8 {
        let mut funds = AvailableFunds::of(self, claim.player);
        for chosen in claim.mana_abilities {
            funds = funds.plus_mana_ability(self, *chosen);
        }
        for other in
            more.iter().filter(|other| !claim.mana_abilities.contains(other) && !self.is_part_of_cost(claim, other.0))
        {
            funds = funds.plus_mana_ability(self, *other);
        }
        let rest = i32::from(funds.spendable(of)) - claim.minimum_spent(of);
        u8::try_from((i32::from(least) + rest).clamp(i32::from(least), i32::from(most))).unwrap_or(most)
    }

    /// Whether the paid card satisfies the parts of the cost that concern itself.
    fn can_give_itself(&self, claim: &PaymentClaim<'_>) -> bool {
        let (mut uses, mut durability, mut counters) = (0, 0, [0_i32; 2]);
        let (mut once, mut cooled) = (0_u8, false);
        let mut doubled = false;
        for part in claim.parts {
            match *part {
                Part::Exhaust | Part::Attack => uses += 1,
                Part::Once(n) => {
                    let bit = Entity::ability_bit(n);
                    doubled |= once & bit != 0;
                    once |= bit;
                }
                Part::Durability(n) => durability += i32::from(n),
                Part::Cooldown(_) => cooled = true,
                Part::Counter(at, n) => match counters.get_mut(usize::from(at)) {
                    Some(counter) => *counter += i32::from(n),
                    None => doubled = true,
                },
                Part::AddCounter(at, _) => doubled |= at > 1,
                Part::Free
                | Part::Or
                | Part::Mana(_)
                | Part::Health(_)
                | Part::Armor(_)
                | Part::Corpses(_)
                | Part::Pool(..)
                | Part::X(..)
                | Part::All(..)
                | Part::Overload(_)
                | Part::Discard(..)
                | Part::Destroy(..)
                | Part::Tap(..)
                | Part::ToDeck(..)
                | Part::Exile(..) => {}
            }
        }
        let asked = uses > 0 || once != 0 || durability > 0 || cooled || counters != [0; 2];
        let Some(source) = claim.source else { return !asked && !doubled };
        let entity = &self[source];
        !doubled
            && uses <= i32::from(!entity.exhausted)
            && entity.used_abilities & once == 0
            && (durability == 0 || durability <= i32::from(entity.health()))
            && (!cooled || entity.text_counters[0] == 0)
            && counters.iter().zip(entity.text_counters).all(|(taken, has)| *taken == 0 || *taken <= i32::from(has))
    }

    /// Whether a card can be given for a part.
    fn may_be_given(&self, claim: &PaymentClaim<'_>, fate: PaidCardFate, which: CardFilter, card: EntityId) -> bool {
        let entity = &self[card];
        let is_source = claim.source == Some(card);
        let fits = match which {
            CardFilter::This => is_source,
            CardFilter::Any => !is_source,
            CardFilter::Type(card_type) => !is_source && entity.card_type == card_type,
            CardFilter::Race(race) => !is_source && self.card(card).is_some_and(|card| card.races.is(race)),
            CardFilter::School(school) => !is_source && self.card(card).and_then(|card| card.school()) == Some(school),
        };
        let minion = entity.card_type == CardType::Minion || which != CardFilter::Any;
        let ready = match fate {
            PaidCardFate::Destroy => minion,
            PaidCardFate::Tap => {
                let tapped = claim.mana_abilities.iter().any(|(tapped, _)| *tapped == card);
                minion && !entity.exhausted && !tapped
            }
            PaidCardFate::Discard | PaidCardFate::ToDeck | PaidCardFate::Exile => true,
        };
        fits && ready && entity.controller == claim.player
    }

    /// The cards that could be given for a part, in order.
    pub(crate) fn givable(&self, claim: &PaymentClaim<'_>, part: Part) -> EntityList {
        let Some((fate, _, which)) = part.cards() else { return EntityList::new() };
        let side = &self.players[claim.player];
        let itself = which == CardFilter::This;
        let (all, zone): (EntityList, Option<Zone>) = match fate {
            // The card itself can be exiled from wherever it is.
            PaidCardFate::Exile if itself => (claim.source.into_iter().collect(), None),
            PaidCardFate::Exile => (self.graveyard.iter().copied().collect(), Some(Zone::Graveyard)),
            PaidCardFate::Discard | PaidCardFate::ToDeck => (side.hand.iter().collect(), Some(Zone::Hand)),
            PaidCardFate::Destroy | PaidCardFate::Tap => (side.board.iter().collect(), Some(Zone::Play)),
        };
        let there = |card: &EntityId| zone.is_none_or(|zone| self[*card].zone == zone);
        all.into_iter().filter(|card| there(card) && self.may_be_given(claim, fate, which, *card)).collect()
    }

    /// Whether every part that takes cards can have different ones.
    fn can_give_cards(&self, claim: &PaymentClaim<'_>) -> bool {
        if claim.parts.iter().all(|part| part.cards().is_none()) {
            return true;
        }
        self.can_give_rest(claim, claim.given_cards)
    }

    /// Whether the remaining parts can still be paid after these cards: each part gets a card of its own.
    pub(crate) fn can_give_rest(&self, claim: &PaymentClaim<'_>, given: &[EntityId]) -> bool {
        let places = self.candidates_per_card(claim);
        if given.len() > places.len() {
            return false;
        }
        let (done, open) = places.split_at(given.len());
        let distinct = given.iter().enumerate().all(|(at, card)| !given[..at].contains(card));
        if !distinct || !done.iter().zip(given).all(|(place, card)| place.contains(card)) {
            return false;
        }
        let mut taken: Vec<(EntityId, usize)> = Vec::new();
        (0..open.len()).all(|place| {
            let mut seen = Vec::new();
            assign_card(place, open, given, &mut taken, &mut seen)
        })
    }

    /// The candidates for each card that has to be given.
    pub(crate) fn candidates_per_card(&self, claim: &PaymentClaim<'_>) -> Vec<EntityList> {
        let of_part = |part: &Part| {
            let n = part.cards().map_or(0, |(_, n, _)| n);
            std::iter::repeat_n(self.givable(claim, *part), n.into())
        };
        claim.parts.iter().flat_map(of_part).collect()
    }

    /// The next question; `None` if everything is decided, or nothing can be decided any more.
    pub(crate) fn question(&self, player: PlayerId, payment: &Payment) -> Option<Question> {
        if !payment.is_confirmed {
            return Some(Question::Confirm);
        }
        let source = Some(payment.purpose.card());
        let Some(cost) = payment.chosen_cost() else {
            let ways: SmallVec<[u8; 4]> =
                self.precompute(player, source, &payment.cost).into_iter().map(|quote| quote.alternative).collect();
            return Some(Question::Alternative(ways));
        };
        let claim = PaymentClaim {
            player,
            source,
            parts: cost.parts(),
            amounts: &payment.amounts,
            given_cards: &payment.given_cards,
            mana_abilities: &payment.mana_abilities,
        };
        if let Some((of, least, most)) = claim.next_undecided_x() {
            let more = self.mana_abilities(player);
            return Some(Question::X { of, least, most: self.maximum_x(&claim, of, least, most, &more) });
        }
        let places = self.candidates_per_card(&claim);
        if let Some(place) = places.get(claim.given_cards.len()) {
            let fits = |card: &EntityId| {
                let mut given: EntityList = claim.given_cards.iter().copied().collect();
                given.push(*card);
                self.can_give_rest(&claim, &given)
            };
            return Some(Question::Card(place.iter().copied().filter(fits).collect()));
        }
        (!self.is_funded(&claim, &[])).then_some(Question::ManaAbility)
    }

    /// The next question to the paying player.
    pub fn pending_question(&self) -> Option<Question> {
        let pending = self.pending.as_ref()?;
        match &pending.kind {
            crate::state::PendingKind::Payment(payment) => self.question(pending.player, payment),
            crate::state::PendingKind::Mulligan | crate::state::PendingKind::PickOne { .. } => None,
        }
    }
}

/// Finds a card for a part, moving other parts to other cards if necessary (bipartite matching).
fn assign_card(
    place: usize,
    open: &[EntityList],
    given: &[EntityId],
    taken: &mut Vec<(EntityId, usize)>,
    seen: &mut Vec<EntityId>,
) -> bool {
    for card in &open[place] {
        if given.contains(card) || seen.contains(card) {
            continue;
        }
        seen.push(*card);
        let holder = taken.iter().position(|(other, _)| other == card);
        match holder {
            None => {
                taken.push((*card, place));
                return true;
            }
            Some(at) => {
                let other = taken[at].1;
                if assign_card(other, open, given, taken, seen) {
                    let still = taken.iter().position(|(one, by)| one == card && *by == other);
                    if let Some(still) = still {
                        taken[still].1 = place;
                    }
                    return true;
                }
            }
        }
    }
    false
}
