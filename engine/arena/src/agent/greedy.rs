//! Greedy: chooses the action with the best immediate board, and ends the turn when no action improves it.
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use super::{Agent, score};

/// The mulligan replaces cards with a higher Cost than this.
const MAX_MULLIGAN_COST: i16 = 3;
/// The minimum improvement of an action.
const MIN_IMPROVEMENT: f32 = 0.01;

/// The value of playing a card at all, so that a card that only replaces itself is played.
const PLAY_BONUS: f32 = 0.02;
/// The value of a drawn card in addition to its value in hand, because one step does not show its later effect.
const DRAW_VALUE: f32 = 1.2;
/// The maximum number of choices made to see the result of an action.
const MAX_CHOICES: usize = 8;

/// The greedy agent.
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// An agent with a random generator of its own.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

/// The mulligan that keeps cheap cards.
pub fn mulligan(game: &Game, player: PlayerId) -> Action {
    let dear = game.players[player].hand.iter().enumerate().filter(|(_, id)| game[*id].cost > MAX_MULLIGAN_COST);
    Action::Mulligan(dear.fold(0, |bits, (at, _)| bits | 1 << at))
}

/// The option with the best immediate board; `None` without options. Random outcomes are sampled from `dice`, not from the
/// game's generator.
pub fn best(game: &Game, options: &[Action], dice: &mut Rng) -> Option<Action> {
    let player = game.to_act()?;
    if let [Action::Mulligan(_), ..] = options {
        return Some(mulligan(game, player));
    }
    if let [only] = options {
        return Some(*only);
    }
    // What ends the turn, or gives up what was begun, is what the others are held against.
    let rest = |action: &&Action| matches!(action, Action::EndTurn | Action::Cancel);
    let mut best = options.iter().find(rest).map(|action| (*action, score(game, player) + MIN_IMPROVEMENT));
    let mut equals = 1;
    let mut memory = None;
    for action in options.iter().filter(|action| !rest(action)) {
        let after = clone_into(&mut memory, game);
        after.rng = Rng::new(dice.next_below(1 << 30) as u64);
        after.act_unchecked(*action);
        choose_any(after, player, dice);
        let spent = if matches!(action, Action::Play { .. }) { PLAY_BONUS } else { 0.0 };
        let bonus = spent + DRAW_VALUE * cards_drawn(game, after, player);
        let worth = score(after, player) + bonus;
        match &mut best {
            Some((_, most)) if worth < *most => {}
            // Of equals each is as likely as another.
            Some((chosen, most)) if (worth - *most).abs() < f32::EPSILON => {
                equals += 1;
                if dice.next_below(equals) == 0 {
                    *chosen = *action;
                }
            }
            _ => {
                best = Some((*action, worth));
                equals = 1;
            }
        }
    }
    best.map(|(action, _)| action)
}

/// Clones a game into the memory of the previous clone, if there is one.
fn clone_into<'a>(memory: &'a mut Option<Game>, game: &Game) -> &'a mut Game {
    if let Some(last) = memory {
        last.clone_from(game);
    }
    memory.get_or_insert_with(|| game.clone())
}

/// The number of cards a player has drawn between two states of a game.
fn cards_drawn(before: &Game, after: &Game, player: PlayerId) -> f32 {
    let since = after.history.entries_since(before.history.len());
    let drawn = since.filter(|did| did.kind == EventKind::Draw && did.player == player).count();
    f32::from(u8::try_from(drawn).unwrap_or(u8::MAX))
}

/// Makes the pending choices of an action at random, so that a discovered card counts as a card in hand.
fn choose_any(game: &mut Game, player: PlayerId, dice: &mut Rng) {
    for _ in 0..MAX_CHOICES {
        if game.pending.is_none() || game.to_act() != Some(player) {
            break;
        }
        let mut options = game.options();
        options.retain(|action| *action != Action::Cancel);
        let Some(action) = options.get(dice.next_below(options.len())) else { break };
        game.act_unchecked(*action);
    }
}

impl Agent for Greedy {
    fn choose(&mut self, game: &Game, options: &[Action]) -> Action {
        // The mulligan and a single option depend on nothing that is hidden.
        if let [Action::Mulligan(_), ..] | [_] = options {
            return best(game, options, &mut self.rng).unwrap_or(options[0]);
        }
        // The opponent's cards and the order of the decks are not known: the table is one of those that it could be.
        let player = game.to_act().unwrap_or_default();
        let imagined = game.view(player).determinize(self.rng.next_below(1 << 30) as u64);
        best(&imagined, options, &mut self.rng).unwrap_or(options[0])
    }
}
