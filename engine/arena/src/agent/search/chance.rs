//! Probable lethal: the maximum probability that the opponent dies this turn, choosing again after every random outcome.
//!
//! Random outcomes are enumerated (`Outcomes`), so the probability is exact if all lines fit into the limit, and a lower bound
//! otherwise. If an action has too many outcomes, or the opponent has Secrets, the best line is played in many sampled worlds;
//! the probability is then an estimate with a confidence interval.
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};

use cardwright_data::{PlayState, Zone};
use cardwright_engine::state::{List, Rng};
use cardwright_engine::{Action, Game, PlayerId};
use web_time::{Duration, Instant};

use super::Worlds;
use super::key::BuildStateHasher;
use super::lethal::SearchLimit;
use super::outcomes::Outcomes;
use crate::agent::score;
use crate::stop;
use crate::win_count::WinCount;

/// The sampled worlds for a probability that cannot be enumerated.
const SAMPLED_WORLDS: u64 = 400;
/// The worlds in which the best actions are searched if the opponent has secrets.
const CANDIDATE_WORLDS: u64 = 12;
/// The worlds in which those candidates are compared.
const COMPARISON_WORLDS: u64 = 40;
/// The number of sampled outcomes where there are too many to enumerate.
const SAMPLED_OUTCOMES: u32 = 32;
/// A probability that counts as certain.
const CERTAIN: f64 = 1.0 - 1e-9;

/// The precision of a probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Precision {
    /// All outcomes were enumerated.
    Exactly,
    /// A lower bound: not all lines were searched.
    AtLeast,
    /// An estimate from sampled worlds, with its 95 % confidence interval.
    About {
        /// The lower bound.
        low: f64,
        /// The upper bound.
        high: f64,
    },
}

/// A step of the reported line.
pub struct Step {
    /// The game before the action.
    pub game: Game,
    /// The action.
    pub action: Action,
    /// The probability of the outcome that the following steps assume.
    pub probability: f64,
}

/// The result of a search.
pub struct Chance {
    /// The probability that the opponent dies this turn.
    pub probability: f64,
    /// Its precision.
    pub precision: Precision,
    /// The best line, with the most helpful random outcomes.
    pub line: Vec<Step>,
    /// The number of states searched.
    pub states: usize,
}

/// The result for a state.
#[derive(Clone, Copy)]
struct Entry {
    chance: f64,
    best: Option<Action>,
}

type Entries = HashMap<u64, Entry, BuildStateHasher>;

struct ChanceSearch {
    player: PlayerId,
    known: Entries,
    limit: SearchLimit,
    until: Option<Instant>,
    states: usize,
    /// The number of actions that led here.
    action_depth: usize,
    /// The number of states that wait to be searched.
    waiting_states: usize,
    /// The number of random outcomes that were enumerated.
    enumerated_outcomes: usize,
    /// Whether the search was cut off.
    cut: bool,
    /// Whether outcomes were sampled instead of enumerated.
    is_sampled: bool,
    dice: Rng,
}

/// The probability that the player to act can kill this turn, using only what that player can know.
pub fn find(game: &Game, seed: u64, limit: SearchLimit) -> Option<Chance> {
    let player = game.to_act()?;
    let mut worlds = Worlds::new(game, player, seed);
    let until = limit.millis.map(|millis| Instant::now() + Duration::from_millis(millis));
    let mut odds = ChanceSearch {
        player,
        known: HashMap::default(),
        limit,
        until,
        states: 0,
        action_depth: 0,
        waiting_states: 0,
        enumerated_outcomes: 0,
        cut: false,
        is_sampled: false,
        dice: Rng::new(seed),
    };
    // What is hidden is not known: what is best in one world is tried in others. Nothing is hidden that matters where the
    // opponent has no secrets and it is the same in two worlds.
    let mut hides = !game.players[player.opponent()].secrets.is_empty();
    let mut found: Option<(u64, f64, Game, Entries)> = None;
    let (mut guesses, mut states) = (0, 0);
    while guesses == 0
        || !stop::is_set() && guesses < if hides { CANDIDATE_WORLDS } else { 2 } && !(odds.cut && guesses > 0)
    {
        let world = worlds.sample();
        odds.known.clear();
        odds.states = 0;
        let chance = odds.of(&world);
        guesses += 1;
        states += odds.states;
        hides |= found.as_ref().is_some_and(|(_, other, ..)| (other - chance).abs() > 1.0 - CERTAIN) && !odds.cut;
        let won = if hides && chance > 0.0 { odds.wins(&mut worlds, COMPARISON_WORLDS) } else { 0 };
        if found.as_ref().is_none_or(|(most, ..)| won > *most) {
            found = Some((won, chance, world, std::mem::take(&mut odds.known)));
        }
    }
    let (_, mut chance, world, known) = found?;
    odds.known = known;
    let mut known = if odds.cut { Precision::AtLeast } else { Precision::Exactly };
    if hides || (odds.is_sampled && chance > 0.0) {
        let won = if chance > 0.0 { odds.wins(&mut worlds, SAMPLED_WORLDS) } else { 0 };
        let games = if chance > 0.0 { SAMPLED_WORLDS } else { CANDIDATE_WORLDS };
        if let Some([rate, low, high]) = (WinCount { games, won }).rate() {
            chance = rate;
            known = Precision::About { low, high };
        }
    }
    let line = odds.line(world);
    Some(Chance { probability: chance, precision: known, line, states })
}

impl ChanceSearch {
    /// Whether the player has won; `None` while the turn goes on.
    fn decided(&self, game: &Game) -> Option<bool> {
        let won = game.players[self.player].state == PlayState::Won;
        (won || game.to_act() != Some(self.player) || game.active != self.player).then_some(won)
    }

    /// The probability to win this turn from this state.
    fn of(&mut self, game: &Game) -> f64 {
        if let Some(won) = self.decided(game) {
            return f64::from(u8::from(won));
        }
        let key = visible_hash(game, self.player);
        if let Some(entry) = self.known.get(&key) {
            return entry.chance;
        }
        let late = stop::is_set() || self.until.is_some_and(|until| Instant::now() >= until);
        let SearchLimit { states, actions: deeds, pending_states: tables, max_outcomes: ways, .. } = self.limit;
        if late
            || self.states >= states
            || self.action_depth >= deeds
            || self.waiting_states >= tables
            || self.enumerated_outcomes >= ways
        {
            self.cut = true;
            return 0.0;
        }
        self.states += 1;
        let mut best = Entry { chance: 0.0, best: None };
        // Who comes back here has won nothing by it.
        self.known.insert(key, best);
        let mut ways: Vec<(f32, Action, Outcomes)> = Vec::new();
        for action in game.options() {
            // What waits kills nobody this turn.
            if matches!(action, Action::EndTurn | Action::Cancel) {
                continue;
            }
            let mut key = |game: &Game| visible_hash(game, self.player);
            let outcomes = Outcomes::enumerate(game, action, &mut key).unwrap_or_else(|| {
                self.is_sampled = true;
                Outcomes::sample(game, action, SAMPLED_OUTCOMES, &mut self.dice, &mut key)
            });
            self.enumerated_outcomes += outcomes.played_outcomes;
            ways.push((outcomes.expected_value(|game| threat(game, self.player)), action, outcomes));
        }
        ways.sort_by(|one, other| other.0.total_cmp(&one.0));
        let tables = ways.iter().map(|(.., outcomes)| outcomes.all.len()).sum::<usize>();
        self.action_depth += 1;
        self.waiting_states += tables;
        let mut throws = usize::MAX;
        for (_, action, outcomes) in ways {
            let chance: f64 = outcomes.all.iter().map(|(likely, game)| likely * self.of(game)).sum();
            // Of ways that are as good the plainer one is told.
            let plainer = best.best.is_some() && chance > best.chance - 1e-9 && outcomes.all.len() < throws;
            if chance > best.chance + 1e-9 || plainer {
                throws = outcomes.all.len();
                best = Entry { chance, best: Some(action) };
            }
            if chance >= CERTAIN {
                break;
            }
        }
        self.action_depth -= 1;
        self.waiting_states -= tables;
        self.known.insert(key, best);
        best.chance
    }

    /// The best action in this state.
    fn best(&mut self, game: &Game) -> Option<Action> {
        self.of(game);
        self.known.get(&visible_hash(game, self.player))?.best
    }

    /// Whether the best actions kill in this world, with its random outcomes and hidden cards.
    fn kills_in(&mut self, mut world: Game) -> bool {
        loop {
            if let Some(won) = self.decided(&world) {
                return won;
            }
            let Some(action) = self.best(&world) else { return false };
            if world.act(action).is_err() {
                return false;
            }
        }
    }

    /// The number of sampled worlds in which the best actions kill.
    fn wins(&mut self, worlds: &mut Worlds, tries: u64) -> u64 {
        (0..tries).take_while(|_| !stop::is_set()).map(|_| u64::from(self.kills_in(worlds.sample()))).sum()
    }

    /// The best actions, with their best outcomes.
    fn line(&mut self, mut game: Game) -> Vec<Step> {
        let mut line = Vec::new();
        while self.decided(&game).is_none() && !stop::is_set() {
            let Some(action) = self.best(&game) else { break };
            let mut key = |game: &Game| visible_hash(game, self.player);
            let outcomes = Outcomes::enumerate(&game, action, &mut key)
                .unwrap_or_else(|| Outcomes::sample(&game, action, SAMPLED_OUTCOMES, &mut self.dice, &mut key));
            let rated: Vec<(f64, f64, Game)> =
                outcomes.all.into_iter().map(|(likely, game)| (likely * self.of(&game), likely, game)).collect();
            let Some((_, likely, next)) = rated.into_iter().max_by(|one, other| one.0.total_cmp(&other.0)) else {
                break;
            };
            line.push(Step { game: std::mem::replace(&mut game, next), action, probability: likely });
        }
        line
    }
}

/// The threat to the opponent: less Health and Armor of the hero is more. It decides the order of the search.
fn threat(game: &Game, player: PlayerId) -> f32 {
    let hero = game.players[player.opponent()].hero;
    let left = hero.map_or(0, |hero| game[hero].health() + game[hero].armor);
    -10.0 * f32::from(left) + score(game, player)
}

/// A hash of everything a player can see. States that differ only in the order of earlier actions, the order of decks, or
/// hidden cards have the same hash.
fn visible_hash(game: &Game, player: PlayerId) -> u64 {
    let mut key = BuildStateHasher::default().build_hasher();
    for mut side in game.players.0 {
        side.deck = List::default();
        side.hash(&mut key);
    }
    let other = player.opponent();
    for (id, entity) in game.entities() {
        let hidden = matches!(entity.zone, Zone::Hand | Zone::Deck | Zone::Secret | Zone::SetAside);
        if hidden && entity.controller == other {
            (id, entity.zone).hash(&mut key);
            continue;
        }
        let mut entity = *entity;
        entity.order = 0;
        entity.entered_hand_history = 0;
        (id, entity).hash(&mut key);
        for (_, enchantment) in game.enchantments_on(id) {
            (enchantment.card, enchantment.x, enchantment.turn).hash(&mut key);
        }
    }
    super::lethal::hash_actions(game, &mut key);
    key.finish()
}
