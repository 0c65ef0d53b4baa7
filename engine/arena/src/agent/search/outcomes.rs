//! All outcomes of an action with their probabilities: every random choice and every order of the player's own deck.
//!
//! The engine chooses uniformly among n outcomes wherever chance decides, and the choice can be forced. The action is therefore
//! performed repeatedly, each time with another prefix of forced choices and another order of the top of the deck.
use std::collections::HashMap;

use cardwright_engine::state::{Forced, Rng};
use cardwright_engine::{Action, EntityId, Game};

use super::key::BuildStateHasher;
use crate::watch::ActionObserver;

/// The maximum number of outcomes that are enumerated; with more, the enumeration fails.
const MAX_OUTCOMES: usize = 3000;

/// The states that an action can lead to.
pub struct Outcomes {
    /// Each state with its probability; the probabilities add up to 1. States with the same key are merged.
    pub all: Vec<(f64, Game)>,
    /// The number of outcomes that were played to find the states.
    pub played_outcomes: usize,
}

/// The first random outcomes, and the cards on top of the deck, topmost first.
#[derive(Clone)]
struct ForcedPrefix {
    probability: f64,
    dice: Vec<usize>,
    top: Vec<EntityId>,
}

impl Outcomes {
    /// All outcomes of `action`, a legal option of the player to act; `None` if there are too many to enumerate. States with
    /// the same `key` are merged.
    pub fn enumerate(game: &Game, action: Action, key: &mut impl FnMut(&Game) -> u64) -> Option<Self> {
        let mut found = StateSet::default();
        let mut open = vec![ForcedPrefix { probability: 1.0, dice: Vec::new(), top: Vec::new() }];
        let mut ways = 0;
        while let Some(beginning) = open.pop() {
            ways += 1;
            if ways > MAX_OUTCOMES {
                return None;
            }
            let (after, throws) = perform_forced(game, action, &beginning);
            let player = game.to_act()?;
            let gone = |id: &EntityId| after.players[player].deck.position(*id).is_none();
            let before = with_deck_top(game, &beginning.top);
            let drawn = before.players[player].deck.iter().rev().take_while(gone).count();
            if drawn > beginning.top.len() {
                let below: Vec<EntityId> = before.players[player].deck.iter().rev().skip(beginning.top.len()).collect();
                open.extend(top_cards(game, &below).into_iter().map(|(likely, id)| {
                    let mut next = beginning.clone();
                    next.probability *= likely;
                    next.top.push(id);
                    next
                }));
            } else if throws > beginning.dice.len() {
                let mut lots: Vec<ForcedPrefix> = Vec::new();
                for lot in 0..MAX_OUTCOMES {
                    let mut next = beginning.clone();
                    next.dice.push(lot);
                    // What nobody draws is left over: there are no more lots than that.
                    if perform_forced(game, action, &next).0.forced_left() > 0 {
                        break;
                    }
                    lots.push(next);
                }
                ways += lots.len();
                let each = 1.0 / f64::from(u32::try_from(lots.len().max(1)).ok()?);
                open.extend(lots.into_iter().map(|lot| ForcedPrefix { probability: lot.probability * each, ..lot }));
            } else {
                found.add(beginning.probability, after, key);
            }
        }
        Some(Self { all: found.all, played_outcomes: ways })
    }

    /// Samples a number of outcomes.
    pub fn sample(game: &Game, action: Action, times: u32, dice: &mut Rng, key: &mut impl FnMut(&Game) -> u64) -> Self {
        let mut found = StateSet::default();
        for _ in 0..times {
            let mut after = game.clone();
            after.rng = Rng::new(dice.next_below(1 << 31) as u64);
            if let Some(player) = game.to_act() {
                let mut deck: Vec<EntityId> = game.players[player].deck.iter().collect();
                while !deck.is_empty() {
                    after.move_to_top(deck.swap_remove(dice.next_below(deck.len())));
                }
            }
            after.act_unchecked(action);
            found.add(1.0 / f64::from(times), after, key);
        }
        Self { all: found.all, played_outcomes: MAX_OUTCOMES }
    }

    /// The expected value of a number.
    #[expect(clippy::cast_possible_truncation, reason = "tells only what is looked at first")]
    pub fn expected_value(&self, number: impl Fn(&Game) -> f32) -> f32 {
        self.all.iter().map(|(likely, game)| *likely as f32 * number(game)).sum()
    }
}

/// The states found so far, by their keys.
#[derive(Default)]
struct StateSet {
    all: Vec<(f64, Game)>,
    places: HashMap<u64, usize, BuildStateHasher>,
}

impl StateSet {
    fn add(&mut self, likely: f64, game: Game, key: &mut impl FnMut(&Game) -> u64) {
        let at = *self.places.entry(key(&game)).or_insert(self.all.len());
        match self.all.get_mut(at) {
            Some(same) => same.0 += likely,
            None => self.all.push((likely, game)),
        }
    }
}

/// The game with these cards on top of the deck, the first one topmost.
fn with_deck_top(game: &Game, top: &[EntityId]) -> Game {
    let mut game = game.clone();
    for id in top.iter().rev() {
        game.move_to_top(*id);
    }
    game
}

/// Performs the action with given outcomes; returns the game and the number of random choices.
fn perform_forced(game: &Game, action: Action, beginning: &ForcedPrefix) -> (Game, usize) {
    let mut after = with_deck_top(game, &beginning.top);
    after.force(beginning.dice.iter().map(|lot| Forced::Number(*lot)));
    let mut watch = ActionObserver::RandomCounter(0);
    after.act_unchecked_observed(action, &mut watch);
    (after, watch.random_count())
}

/// The possible top cards with their probabilities; indistinguishable cards are one.
fn top_cards(game: &Game, cards: &[EntityId]) -> Vec<(f64, EntityId)> {
    let same = |one: EntityId, other: EntityId| {
        let mut twin = game[one];
        twin.entered_hand_history = game[other].entered_hand_history;
        twin == game[other] && game.enchantments_on(one).next().is_none()
    };
    let mut kinds: Vec<(u32, EntityId)> = Vec::new();
    for id in cards {
        match kinds.iter_mut().find(|(_, kind)| same(*kind, *id)) {
            Some((count, _)) => *count += 1,
            None => kinds.push((1, *id)),
        }
    }
    let all = f64::from(u32::try_from(cards.len()).unwrap_or(u32::MAX));
    kinds.into_iter().map(|(count, id)| (f64::from(count) / all, id)).collect()
}
