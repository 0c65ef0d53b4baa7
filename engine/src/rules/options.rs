//! The legal actions, and performing them: the only way in which players change a game.
use cardwright_data::{CardType, GameTag, Zone};

use smallvec::SmallVec;

use super::{Observer, Rules};
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::state::{
    Action, Click, Entity, EntityId, Game, Illegal, Offered, PaymentFor, PendingKind, PlayerId, TurnStage, Work,
};

/// The option with which a card is played on the opponent's side; as in the client, whose first one is the own side.
pub(super) const ENEMY_SIDE: u8 = 1;

impl Game {
    /// Whether a Hero Power can be used once more this turn: a rule of its player can allow more than one use, or all (Garrison
    /// Commander, Coldarra Drake), and one can forbid it (Mindbreaker).
    #[inline]
    pub(super) fn is_power_ready(&self, power: EntityId) -> bool {
        let entity = &self[power];
        if self.has_rules(entity.controller) { self.is_power_ready_by_rules(entity) } else { !entity.exhausted }
    }

    #[inline(never)]
    fn is_power_ready_by_rules(&self, power: &Entity) -> bool {
        let Entity { controller, exhausted, attacks, .. } = *power;
        // A Hero Power counts its uses of this turn where characters count their attacks.
        let again = || {
            let more = self.rule(controller, GameTag::HEROPOWER_ADDITIONAL_ACTIVATIONS);
            self.rule(controller, GameTag::HEROPOWER_UNLIMITED_USES) > 0 || (more > 0 && i32::from(attacks) <= more)
        };
        (!exhausted || again()) && self.rule(controller, GameTag::HERO_POWER_DISABLED) == 0
    }

    /// The choices of a Choose One card: those of its text, or the cards that are kept with it.
    pub fn choices(&self, card: EntityId) -> SmallVec<[CardId; 2]> {
        let compiled = self.cards.compiled(self[card].card);
        if compiled.chooses_kept {
            return self.cards_kept_by(card).map(|kept| self[kept].card).collect();
        }
        compiled.choose_one.iter().filter_map(|id| self.cards.by_id(id)).collect()
    }

    /// Whether a Choose One card has both effects combined, by itself or by a rule of its player (Fandral Staghelm).
    pub(crate) fn chooses_both(&self, card: EntityId) -> bool {
        let entity = &self[card];
        let compiled = self.cards.compiled(entity.card);
        (!compiled.choose_one.is_empty() || (compiled.chooses_kept && self.cards_kept_by(card).next().is_some()))
            && (self.tag(card, GameTag::CHOOSE_BOTH) > 0 || self.rule(entity.controller, GameTag::CHOOSE_BOTH) > 0)
    }

    /// The side on which a card is played with an option.
    pub(super) fn side_of_play(&self, card: EntityId, option: Option<u8>) -> PlayerId {
        let Entity { card, controller, .. } = self[card];
        let enemy = option == Some(ENEMY_SIDE) && self.cards.compiled(card).either_side;
        if enemy { controller.opponent() } else { controller }
    }

    /// Whether there is room for a card in its zone.
    pub(crate) fn has_room(&self, card: EntityId) -> bool {
        let entity = &self[card];
        let side = &self.players[entity.controller];
        let stays = entity.card_type == CardType::Spell && entity.keywords.has(Keywords::SECRET | Keywords::QUEST);
        if matches!(entity.card_type, CardType::Minion | CardType::Location) {
            !side.board.is_full()
        } else if stays {
            self.can_begin(entity.controller, entity.card)
        } else {
            matches!(entity.card_type, CardType::Spell | CardType::Weapon | CardType::Hero)
        }
    }

    /// Whether an action is legal now. A minion may be put at any position of the board.
    pub fn is_legal(&self, action: Action) -> bool {
        if let Action::Play { card, option, place: Some(place), .. } = action
            && usize::from(place) > self.players[self.side_of_play(card, option)].board.len()
        {
            return false;
        }
        self.offers(with_position(action, None))
    }

    /// Performs an action and everything that follows from it, until a player is to act or to choose again.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        self.is_legal(action).then(|| self.act_unchecked(action)).ok_or(Illegal(action))
    }

    /// The same with an observer.
    pub fn act_observed(&mut self, action: Action, watch: &mut dyn Observer) -> Result<(), Illegal> {
        self.is_legal(action).then(|| self.act_unchecked_observed(action, watch)).ok_or(Illegal(action))
    }

    /// Performs an action that [`Game::options`] just listed, without checking it again.
    pub fn act_unchecked(&mut self, action: Action) {
        self.perform_action(action, &mut ());
    }

    /// Performs a listed action, with an observer.
    pub fn act_unchecked_observed(&mut self, action: Action, mut watch: &mut dyn Observer) {
        self.perform_action(action, &mut watch);
    }

    /// Performs an action. Private because all rules are compiled once for each `O`.
    fn perform_action<O: Observer>(&mut self, action: Action, watch: &mut O) {
        if O::listens() {
            watch.on_action(self, action);
            self.rng_log = Some(Vec::new());
        }
        let player = self.active;
        let has_rule = self.player_rule_auras > 0 && split_target(action).is_some();
        let random = has_rule && self.rule(player, GameTag::ALL_TARGETS_RANDOM) > 0;
        let action = if random { self.aimed_at_random(action) } else { action };
        let power = self.players[player].power;
        let mut rules = Rules { game: self, watch, continuations: 0 };
        match action {
            Action::Play { card, target, option, place } => {
                rules.purchase(player, PaymentFor::Play { card, target, option, place });
            }
            Action::Attack { attacker, defender } => rules.attack(attacker, defender),
            Action::HeroPower { target } => {
                if let Some(card) = power {
                    rules.purchase(player, PaymentFor::HeroPower { card, target });
                }
            }
            // A second Hero Power is used as a Hero Power, by its own entity.
            Action::Use { card, target, .. } if rules.game.players[player].second_power == Some(card) => {
                rules.purchase(player, PaymentFor::HeroPower { card, target });
            }
            Action::Use { card, ability, .. } if rules.game.is_source(card, ability) => rules.tap(card, ability),
            Action::Use { card, ability, target } => rules.purchase(player, PaymentFor::Use { card, ability, target }),
            Action::Cancel => rules.cancel(),
            Action::Choose(n) => rules.choose(n.into()),
            Action::Mulligan(replaced) => rules.mulligan(replaced),
            Action::EndTurn => rules.game.work.push(Work::Turn(TurnStage::End)),
        }
        rules.flush();
        rules.run();
    }

    /// "All targets are chosen randomly.": of those that the player could have chosen (Mayor Noggenfogger). An attack goes to any
    /// enemy that could be attacked but for Taunt: recorded attacks hit others past it.
    fn aimed_at_random(&mut self, chosen: Action) -> Action {
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

    /// The options of the pending choice, in order.
    pub fn offered(&self) -> &[Offered] {
        match self.pending.as_ref().map(|pending| &pending.kind) {
            Some(PendingKind::One { offered, .. }) => offered,
            Some(PendingKind::Mulligan | PendingKind::Payment(_)) | None => &[],
        }
    }

    /// All legal actions with one entity.
    pub fn options_for(&self, id: EntityId) -> Vec<Action> {
        let mut options = self.options();
        let power = self.players[self.active].power;
        options.retain(|action| match action {
            Action::Play { card, .. } | Action::Use { card, .. } => *card == id,
            Action::Attack { attacker, .. } => *attacker == id,
            Action::HeroPower { .. } => power == Some(id),
            Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => false,
        });
        options
    }

    /// What a click on an entity does now: nothing, its only action, or a choice of actions.
    pub fn click(&self, id: EntityId) -> Click {
        let options = self.options_for(id);
        match options[..] {
            [] => Click::Nothing,
            [only] => Click::Auto(only),
            _ => Click::Choose(options),
        }
    }

    /// Whether a player has this card in hand.
    pub fn in_hand(&self, player: PlayerId, id: EntityId) -> bool {
        self[id].zone == Zone::Hand && self[id].controller == player
    }
}

/// The same action, with the card put at this position of the board if it is played.
fn with_position(action: Action, place: Option<u8>) -> Action {
    if let Action::Play { card, target, option, .. } = action {
        Action::Play { card, target, option, place }
    } else {
        action
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
