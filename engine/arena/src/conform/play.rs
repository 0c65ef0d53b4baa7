//! Performs a recorded action with the random outcomes of the recording.
use std::collections::BTreeSet;

use cardwright_data::CardType;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::state::{Forced, OfferedOption};
use cardwright_engine::{Action, CardId, EntityId, Game};
use serde_json::Value;

use super::case::{Case, Kind, Tags};
use super::compare::{Comparison, Difference};
use super::names::CardLookup;
use super::trigger_order::TriggerLog;

/// The maximum number of assignments of outcomes to random choices that are tried.
const MAX_ATTEMPTS: usize = 300;

/// The result in the engine, and its differences from the recording.
pub struct Outcome {
    /// The game after the action.
    pub game: Game,
    /// The differences.
    pub differences: Vec<Difference>,
    /// The entities that acted.
    pub triggered: TriggerLog,
}

impl Outcome {
    /// The number of differences.
    pub fn difference_count(&self) -> usize {
        self.differences.len()
    }
}

/// Performs a legal action.
///
/// A recording lists random outcomes (targets, created cards, discarded cards), but not which random choice had which outcome.
/// The outcomes are therefore tried at each random choice of the engine, those with the fewest differences first.
pub fn perform(case: &Case, before: &Game, action: Action, names: &CardLookup, judge: &Comparison) -> Outcome {
    let attempt = |forced: &[Forced]| {
        let mut game = before.clone();
        game.force(forced.iter().copied());
        let mut triggered = TriggerLog::default();
        game.act_unchecked_observed(action, &mut triggered);
        choose_as_recorded(case, &mut game, names, &mut triggered);
        let differences = judge.compare(&game);
        (game.forced_left(), Outcome { game, differences, triggered })
    };
    let (_, mut best) = attempt(&[]);
    let (dice_lie, _) = attempt(&[Forced::Number(0)]);
    if best.differences.is_empty() || dice_lie > 0 {
        return best;
    }
    // What came in the order in which it came, as one text brings several: then the dice fell so. So did those into whose cards
    // somebody turned.
    let bodies = case.outcomes.created.iter().filter_map(|created| created.1.as_deref()).map(|id| names.find(id));
    let is_body = |card: &CardId| *card != CardId::NONE && names.cards.get(*card).card_type != CardType::Enchantment;
    let bodies: Vec<Forced> = bodies.filter(is_body).map(Forced::Card).collect();
    let became = case.outcomes.transformed.iter().filter_map(|(_, _, card)| card.as_deref()).map(|id| names.find(id));
    let became: Vec<Forced> = became.filter(|card| *card != CardId::NONE).map(Forced::Card).collect();
    // So did those among which somebody chose; the client offers some under another id.
    let offered_as = |card: CardId| {
        let same = names.cards.collectible().iter().copied().filter(|other| names.is_same(*other, card));
        same.min_by_key(|other| *other != card).unwrap_or(card)
    };
    let chosen = case
        .outcomes
        .choices
        .iter()
        .filter(|choice| is_chosen(choice))
        .filter_map(|choice| choice.get(2)?.get(0)?.as_str());
    let chosen = chosen.map(|id| names.find(id)).filter(|card| *card != CardId::NONE);
    let chosen: Vec<Forced> = chosen.map(offered_as).map(Forced::Card).collect();
    for mut told in [bodies, became, chosen] {
        // What the dice cannot show today (another cost, another set) leaves its throw to anything, and the next ones theirs.
        for _ in 0..=told.len() {
            let (left, outcome) = attempt(&told);
            if outcome.difference_count() < best.difference_count() {
                best = outcome;
            }
            if best.differences.is_empty() {
                return best;
            }
            let stuck = told.len() - left;
            let Some(outcome) = told.get_mut(stuck).filter(|outcome| matches!(outcome, Forced::Card(_))) else { break };
            *outcome = Forced::Number(0);
        }
    }
    let hints = recorded_outcomes(case, before, names);
    let mut open: Vec<Vec<Forced>> = vec![Vec::new()];
    let mut tries = 0;
    while let Some(prefix) = open.pop() {
        let mut children = Vec::new();
        for hint in &hints {
            if tries >= MAX_ATTEMPTS {
                return best;
            }
            tries += 1;
            let mut forced = prefix.clone();
            forced.push(*hint);
            let (left, outcome) = attempt(&forced);
            if left > 0 {
                continue;
            }
            children.push((outcome.difference_count(), forced));
            if outcome.difference_count() < best.difference_count() {
                best = outcome;
            }
            if best.differences.is_empty() {
                return best;
            }
        }
        // The most promising one is looked at next; of equals the one that the recording tells first.
        children.reverse();
        children.sort_by_key(|(differences, _)| std::cmp::Reverse(*differences));
        open.extend(children.into_iter().map(|(_, forced)| forced));
    }
    best
}

/// The recorded outcomes: entities that may have been chosen, and cards that may have been created.
fn recorded_outcomes(case: &Case, game: &Game, names: &CardLookup) -> Vec<Forced> {
    let forced = &case.outcomes;
    let mut entities: Vec<u16> = forced.targets.iter().flat_map(|(_, targets)| targets.iter().copied()).collect();
    entities.extend(forced.damage.iter().map(|(entity, _)| *entity));
    entities.extend(case.after.gone.keys().copied());
    entities.extend(case.after.changed.keys().copied());
    let mut hints: Vec<Forced> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut strangers = false;
    for entity in entities.into_iter().filter(|entity| *entity > 3 && seen.insert(*entity)) {
        match game.entity(entity).filter(|_| case.before.entities.contains_key(&entity)) {
            Some(id) if !is_enchantment(case, entity) => hints.push(Forced::Entity(id)),
            Some(_) => {}
            None => strangers = true,
        }
    }
    let created = forced.created.iter().filter_map(|created| created.1.as_deref());
    let arrived = case.after.new.values().filter_map(Tags::card);
    let became = forced.transformed.iter().filter_map(|(_, _, card)| card.as_deref());
    let offered = forced.choices.iter().flat_map(offered_cards);
    let mut cards = BTreeSet::new();
    for id in offered.chain(created).chain(arrived).chain(became) {
        let card = names.find(id);
        if card != CardId::NONE && cards.insert(card) {
            // Chance may know it by the id of a reprint.
            let same = names.cards.collectible().iter().filter(|other| names.is_same(**other, card) && **other != card);
            hints.extend(std::iter::once(card).chain(same.copied()).map(Forced::Card));
        }
    }
    // A chance, a number, or somebody who came in the course of it.
    hints.extend((0..if strangers { 7 } else { 4 }).map(Forced::Number));
    hints
}

fn is_enchantment(case: &Case, entity: u16) -> bool {
    case.before.entities.get(&entity).is_some_and(|tags| tags.text("CARDTYPE") == "ENCH")
}

fn offered_cards(choice: &Value) -> Vec<&str> {
    let Some(parts) = choice.as_array().filter(|parts| parts.first().and_then(Value::as_str) == Some("offered")) else {
        return Vec::new();
    };
    let pairs = parts.get(2).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    pairs.iter().filter_map(|pair| pair.get(1)?.as_str()).collect()
}

fn is_chosen(choice: &Value) -> bool {
    choice.get(0).and_then(Value::as_str) == Some("chosen")
}

/// Chooses the recorded option.
fn choose_as_recorded(case: &Case, game: &mut Game, names: &CardLookup, triggered: &mut TriggerLog) {
    let mut chosen = case.outcomes.choices.iter().filter(|choice| is_chosen(choice));
    // A text that asks for ever has gone wrong.
    for _ in 0..20 {
        if game.pending.is_none() {
            return;
        }
        // What is paid for in several ways is paid for in the first.
        if game.offered().is_empty() {
            if !game.is_legal(Action::Choose(0)) {
                return;
            }
            game.act_unchecked_observed(Action::Choose(0), triggered);
            continue;
        }
        let choice = chosen.next();
        let entity = choice.and_then(|choice| choice.get(1)?.get(0)?.as_u64());
        let card = choice.and_then(|choice| choice.get(2)?.get(0)?.as_str()).map(|id| names.find(id));
        // A number tells who somebody is that was there before; others have numbers of their own in the engine.
        let was_there = entity.and_then(|entity| u16::try_from(entity).ok());
        let was_there = was_there.filter(|entity| case.was_known(*entity));
        let is_same = |id: EntityId| card.is_some_and(|card| names.is_same(game[id].card, card));
        let is = |id: EntityId| Some(id.number()) == was_there || is_same(id);
        // An option that is a text is a card in the client, which says the same.
        let says = |effects: &[Effect]| card.is_some_and(|card| names.has_exact_effects(card, effects));
        let at = game.offered().iter().position(|offered| match offered {
            OfferedOption::Entity(id) => is(*id),
            OfferedOption::Text(effects) => says(effects),
        });
        // The option of a Choose One Hero Power is recorded with the action.
        let texts = matches!(game.offered(), [OfferedOption::Text(_), ..]);
        let told = case.action.option.filter(|_| texts && choice.is_none() && case.kind == Kind::HeroPower);
        let at = at.or(told.map(usize::from));
        game.act_unchecked_observed(Action::Choose(u8::try_from(at.unwrap_or(0)).unwrap_or(0)), triggered);
    }
}
