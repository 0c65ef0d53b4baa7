//! The review of the mulligan.
//!
//! Every choice is played: the cards that it replaces are dealt anew from the player's deck, both players then play greedily for some
//! turns, and the position at the end is evaluated. All choices are dealt the same worlds.
use cardwright_data::{GameTag, Zone};
use cardwright_engine::state::Rng;
use serde::Serialize;

use super::position::Preparation;
use super::{Grade, ReviewRequest};
use crate::agent::evaluation::CALIBRATION;
use crate::agent::search::Worlds;
use crate::agent::search::compare::{Estimate, play_on};
use crate::recording::{KnownEntity, Moment, Mulligan, Recorded, position_at};

/// The opening hand of the player, with the cards that were kept and those that the best choice keeps.
#[derive(Clone, Debug, Serialize)]
pub struct MulliganReview {
    /// The cards, by name.
    pub offered: Vec<&'static str>,
    /// Whether each card was kept.
    #[serde(rename = "kept")]
    pub was_retained: Vec<bool>,
    /// Whether the best choice keeps each card.
    pub best: Vec<bool>,
    /// The loss of probability to win against the best choice.
    pub loss: Estimate,
    /// The grade.
    pub grade: Grade,
}

/// The worlds in which each choice is played before the worse half is dropped; the last two are played in three times as many.
const WORLDS: u64 = 12;
/// The further worlds in which the best choice is compared with what was kept.
const COMPARED_WORLDS: u64 = 120;
/// The turns that are played after the mulligan.
const TURNS: u16 = 8;
/// Opening hands are no larger than this.
const MAX_OFFERED: usize = 5;

/// Reviews the mulligan; `None` if the recording does not have it, or the position after it is not exact.
pub fn review(preparation: &Preparation, recorded: &Recorded, request: &ReviewRequest) -> Option<MulliganReview> {
    let player = u8::from(preparation.player);
    let Mulligan { offered, retained_cards: kept, .. } = recorded.mulligans.iter().find(|it| it.player == player)?;
    let kept = kept.as_ref()?;
    let first = recorded.decisions.iter().find(|decision| decision.player == player)?;
    let deck = preparation.deck();
    let known = |number: &u32| deck.get(number).and_then(|id| preparation.card(id));
    let cards: Vec<_> = offered.iter().map(known).collect::<Option<_>>()?;
    if offered.is_empty() || offered.len() > MAX_OFFERED || first.moment.turn() > 2 {
        return None;
    }
    let moment = preparation.with_known_deck(&first.moment);
    if !position_at(preparation.cards, &moment).ok()?.1.is_empty() {
        return None;
    }
    let chosen =
        offered.iter().enumerate().filter(|(_, card)| kept.contains(card)).fold(0, |bits, (at, _)| bits | 1 << at);
    let choices: u32 = 1 << offered.len();
    let hand = Hand { preparation, moment: &moment, offered, retained: kept };
    let (best, worlds) = hand.best(choices, request)?;
    // The best of many choices is best by chance in part: how much better it is, other worlds tell.
    let difference = |world| Some(hand.play(best, request, world)? - hand.play(chosen, request, world)?);
    let compared = if best == chosen { 0 } else { COMPARED_WORLDS };
    let losses: Option<Vec<f64>> = (worlds..worlds + compared).map(difference).collect();
    let loss = Estimate::of(&losses?);
    let grade = Grade::of(loss);
    let best = if grade == Grade::Good { chosen } else { best };
    let loss = if grade == Grade::Good { Estimate::default() } else { loss };
    let kept = |bits: u32| (0..offered.len()).map(|at| bits & (1 << at) != 0).collect();
    let offered = cards.iter().map(|card| preparation.cards.get(*card).name).collect();
    Some(MulliganReview { offered, was_retained: kept(chosen), best: kept(best), loss, grade })
}

/// An opening hand that can be dealt anew.
struct Hand<'a> {
    preparation: &'a Preparation,
    /// The player's first decision.
    moment: &'a Moment,
    offered: &'a [u32],
    retained: &'a [u32],
}

impl Hand<'_> {
    /// The best of so many choices, and the number of worlds in which it was played. The worse half is dropped repeatedly.
    fn best(&self, choices: u32, request: &ReviewRequest) -> Option<(u32, u64)> {
        let mut alive: Vec<(u32, f64)> = (0..choices).map(|bits| (bits, 0.0)).collect();
        let mut worlds = 0;
        while alive.len() > 1 {
            let more = if alive.len() == 2 { 3 * WORLDS } else { WORLDS };
            for (bits, total) in &mut alive {
                for world in worlds..worlds + more {
                    *total += self.play(*bits, request, world)?;
                }
            }
            worlds += more;
            alive.sort_by(|one, other| other.1.total_cmp(&one.1));
            alive.truncate(alive.len() / 2);
        }
        alive.first().map(|(bits, _)| (*bits, worlds))
    }

    /// The probability to win if the cards of the bits are kept, in a world; `None` if there is no such position.
    fn play(&self, bits: u32, request: &ReviewRequest, world: u64) -> Option<f64> {
        let player = self.preparation.player;
        let mut dice = Rng::new(request.seed ^ world << 20);
        let moment = self.dealt(bits, &mut dice);
        let game = position_at(self.preparation.cards, &moment).ok()?.0;
        let mut worlds = Worlds::with_list(&game, player, request.seed ^ world, &request.opponent_deck);
        Some(f64::from(CALIBRATION.of_probability(play_on(&worlds.sample(), player, TURNS, world))))
    }

    /// The moment with other cards in hand: what is kept by the bits, and cards of the deck for the rest. The cards of the own
    /// deck that lie in hand and deck change places.
    fn dealt(&self, bits: u32, dice: &mut Rng) -> Moment {
        let mut moment = self.moment.clone();
        let held = |moment: &Moment, number: u32| {
            moment.entities.get(&number).is_some_and(|seen| seen.tag(GameTag::ZONE) == Zone::Hand as i32)
        };
        let deck = self.preparation.deck();
        let of_deck = |number: &u32| {
            let seen = self.moment.entities.get(number);
            seen.is_some_and(|seen| [Zone::Hand, Zone::Deck].iter().any(|zone| seen.tag(GameTag::ZONE) == *zone as i32))
        };
        let mut rest: Vec<u32> = deck.keys().copied().filter(of_deck).collect();
        for at in (1..rest.len()).rev() {
            rest.swap(at, dice.next_below(at + 1));
        }
        let wanted: Vec<u32> = self
            .offered
            .iter()
            .enumerate()
            .filter(|(at, _)| bits & (1 << at) != 0)
            .map(|(_, number)| *number)
            .collect();
        rest.retain(|number| !wanted.contains(number));
        // What is replaced comes back to the deck after the new cards are dealt, and can be drawn on the first turn.
        let replaced: Vec<u32> = self.offered.iter().copied().filter(|number| !wanted.contains(number)).collect();
        let (fresh, back): (Vec<u32>, Vec<u32>) = rest.iter().partition(|number| !replaced.contains(number));
        let order: Vec<u32> = wanted.iter().chain(&fresh).chain(&back).copied().collect();
        let mut places: Vec<u32> = deck.keys().copied().filter(of_deck).collect();
        places.sort_by_key(|number| (!held(&moment, *number), !self.retained.contains(number), *number));
        let old: Vec<(u32, String)> =
            order.iter().filter_map(|number| Some((*number, deck.get(number)?.clone()))).collect();
        for (place, (_, card)) in places.iter().zip(old) {
            if let Some(seen) = moment.entities.get_mut(place) {
                *seen = printed(self.preparation, seen, &card);
            }
        }
        moment
    }
}

/// An entity in hand or deck that is another card, as printed.
fn printed(preparation: &Preparation, seen: &KnownEntity, id: &str) -> KnownEntity {
    let mut other = KnownEntity { card: id.to_owned(), ..KnownEntity::default() };
    for tag in [GameTag::ZONE, GameTag::CONTROLLER, GameTag::ZONE_POSITION, GameTag::ENTITY_ID] {
        other.tags.insert(tag.0, seen.tag(tag));
    }
    if let Some(card) = preparation.card(id).map(|card| preparation.cards.get(card)) {
        other.tags.insert(GameTag::CARDTYPE.0, card.card_type as i32);
        for tag in [GameTag::COST, GameTag::ATK, GameTag::HEALTH, GameTag::DURABILITY] {
            other.tags.insert(tag.0, card.tag(tag));
        }
        for (tag, number) in [(GameTag::COST, card.cost), (GameTag::ATK, card.attack), (GameTag::HEALTH, card.health)] {
            other.tags.insert(tag.0, number.into());
        }
    }
    other
}
