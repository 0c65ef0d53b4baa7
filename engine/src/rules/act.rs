//! The legal actions, and performing them: the only way in which players change a game.
use cardwright_data::GameTag;

use super::{Observer, Rules, unobserved};
use crate::query::playable::with_position;
use crate::state::{Action, EntityId, Game, IllegalAction, PaymentFor, TurnStage, Work};

impl Game {
    /// Performs an action and everything that follows from it, until a player is to act or to choose again.
    pub fn act(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.is_legal(action).then(|| self.act_unchecked(action)).ok_or(IllegalAction(action))
    }

    /// Like [`Self::act`], with an observer.
    pub fn act_observed(&mut self, action: Action, watch: &mut dyn Observer) -> Result<(), IllegalAction> {
        self.is_legal(action).then(|| self.act_unchecked_observed(action, watch)).ok_or(IllegalAction(action))
    }

    /// Performs an action that [`Game::options`] just listed, without checking it again.
    pub fn act_unchecked(&mut self, action: Action) {
        self.perform_action(action, &mut unobserved());
    }

    /// Performs a listed action, with an observer.
    pub fn act_unchecked_observed(&mut self, action: Action, watch: &mut dyn Observer) {
        self.perform_action(action, &mut Some(watch));
    }

    /// Performs an action. Private because all rules are compiled once for each `O`.
    fn perform_action<O: Observer>(&mut self, action: Action, watch: &mut O) {
        if watch.is_active() {
            watch.on_action(self, action);
            self.rng_log = Some(Vec::new());
        }
        let player = self.active;
        let has_rule = self.player_rule_auras > 0 && split_target(action).is_some();
        let random = has_rule && self.rule_value(player, GameTag::ALL_TARGETS_RANDOM) > 0;
        let action = if random { self.with_random_target(action) } else { action };
        let power = self.players[player].hero_power;
        let mut rules = Rules { game: self, observer: watch, continuations: 0 };
        match action {
            Action::Play { card, target, option, place } => {
                rules.start_payment(player, PaymentFor::Play { card, target, option, place });
            }
            Action::Attack { attacker, defender } => rules.attack(attacker, defender),
            Action::HeroPower { target } => {
                if let Some(card) = power {
                    rules.start_payment(player, PaymentFor::HeroPower { card, target });
                }
            }
            // A second Hero Power is used as a Hero Power, by its own entity.
            Action::Use { card, target, .. } if rules.game.players[player].second_hero_power == Some(card) => {
                rules.start_payment(player, PaymentFor::HeroPower { card, target });
            }
            Action::Use { card, ability, .. } if rules.game.is_source(card, ability) => {
                rules.use_mana_ability_alone(card, ability);
            }
            Action::Use { card, ability, target } => {
                rules.start_payment(player, PaymentFor::Activate { card, ability, target });
            }
            Action::Cancel => rules.cancel(),
            Action::Choose(n) => rules.choose(n.into()),
            Action::Mulligan(replaced) => rules.mulligan(replaced),
            Action::EndTurn => rules.game.work.push(Work::Turn(TurnStage::End)),
        }
        rules.push_events();
        rules.run();
    }

    /// An action with a random target, where all targets are random (Mayor Noggenfogger).
    ///
    /// Rule: "All targets are chosen randomly" (`ALL_TARGETS_RANDOM`): of those that the player could have chosen. An attack
    /// goes to any enemy that could be attacked but for Taunt: recorded attacks hit others past it.
    fn with_random_target(&mut self, chosen: Action) -> Action {
        let Some((_, what)) = split_target(chosen) else { return chosen };
        if let Action::Attack { attacker, .. } = chosen {
            let targets = self.defenders_past_taunt(self.active.opponent());
            let targets: Vec<EntityId> = targets.iter().collect();
            if targets.is_empty() {
                return chosen;
            }
            return Action::Attack { attacker, defender: targets[self.random_index(&targets)] };
        }
        let place = if let Action::Play { place, .. } = chosen { place } else { None };
        let alike = self.options().into_iter().filter_map(|option| Some((option, split_target(option)?)));
        let (options, targets): (Vec<Action>, Vec<EntityId>) =
            alike.filter(|(_, (_, of))| *of == what).map(|(option, (target, _))| (option, target)).unzip();
        if targets.is_empty() {
            return chosen;
        }
        with_position(options[self.random_index(&targets)], place)
    }
}

/// The target of an action, and the action without it; an attacker stands for its own target there.
const fn split_target(action: Action) -> Option<(EntityId, Action)> {
    match action {
        Action::Play { card, target: Some(target), option, .. } => {
            Some((target, Action::Play { card, target: None, option, place: None }))
        }
        Action::Use { card, ability, target: Some(target) } => {
            Some((target, Action::Use { card, ability, target: None }))
        }
        Action::Attack { attacker, defender } => Some((defender, Action::Attack { attacker, defender: attacker })),
        Action::HeroPower { target: Some(target) } => Some((target, Action::HeroPower { target: None })),
        Action::Play { target: None, .. }
        | Action::Use { target: None, .. }
        | Action::HeroPower { target: None }
        | Action::Choose(..)
        | Action::Cancel
        | Action::Mulligan(..)
        | Action::EndTurn => None,
    }
}
