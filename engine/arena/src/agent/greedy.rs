//! Greedy: chooses the action with the best immediate board, and ends the turn when no action improves it.
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use super::{Agent, score};

/// Cards with a higher cost are replaced in the mulligan.
const KEPT: i16 = 3;
/// The minimum improvement of an action.
const BETTER: f32 = 0.01;

/// The greedy agent.
pub struct Greedy {
    dice: Rng,
}

impl Greedy {
    /// With its own random numbers.
    pub fn new(seed: u64) -> Self {
        Self { dice: Rng::new(seed) }
    }
}

/// The mulligan that keeps cheap cards.
pub fn mulligan(game: &Game, player: PlayerId) -> Action {
    let dear = game.players[player].hand.iter().enumerate().filter(|(_, id)| game[*id].cost > KEPT);
    Action::Mulligan(dear.fold(0, |bits, (at, _)| bits | 1 << at))
}

/// The option with the best immediate board, with other random outcomes than the game's; `None` without options.
pub fn best(game: &Game, options: &[Action], dice: &mut Rng) -> Option<Action> {
    let player = game.to_act()?;
    match options {
        [Action::Mulligan(_), ..] => return Some(mulligan(game, player)),
        [only] => return Some(*only),
        _ => {}
    }
    // What ends the turn, or gives up what was begun, is what the others are held against.
    let rest = |action: &&Action| matches!(action, Action::EndTurn | Action::Cancel);
    let mut best = options.iter().find(rest).map(|action| (*action, score(game, player) + BETTER));
    let mut equals = 1;
    for action in options.iter().filter(|action| !rest(action)) {
        let mut after = game.clone();
        after.rng = Rng::new(dice.below(1 << 30) as u64);
        after.take(*action);
        let worth = score(&after, player);
        match &mut best {
            Some((_, most)) if worth < *most => {}
            // Of equals each is as likely as another.
            Some((chosen, most)) if (worth - *most).abs() < f32::EPSILON => {
                equals += 1;
                if dice.below(equals) == 0 {
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

impl Agent for Greedy {
    fn choose(&mut self, game: &Game, options: &[Action]) -> Action {
        let player = game.to_act().unwrap_or_default();
        // What lies in secret is not known: a table with secrets is one of those that it could be.
        let hides = !game.players[player.opponent()].secrets.is_empty();
        let imagined = hides.then(|| game.view(player).determinize(self.dice.below(1 << 30) as u64));
        best(imagined.as_ref().unwrap_or(game), options, &mut self.dice).unwrap_or(options[0])
    }
}
