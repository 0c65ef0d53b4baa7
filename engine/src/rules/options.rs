//! The legal actions, and performing them: the only way in which players change a game.
use cardwright_data::{CardType, GameTag, Zone};

use super::targets::played_word;
use super::{Observer, Rules};
use crate::compiled::{CardId, CompiledCard};
use crate::facts::Keywords;
use crate::state::{
    Action, Click, Entity, EntityId, Game, Illegal, Offered, Payment, Pending, PendingKind, PlayerId, Purpose,
    Question, Scope, TurnStage, Work,
};

/// The option with which a card is played on the opponent's side; as in the client, whose first one is the own side.
pub(super) const ENEMY_SIDE: u8 = 1;

impl Game {
    /// All legal actions of the player who is to act; empty when the game is over.
    pub fn options(&self) -> Vec<Action> {
        let mut options = Vec::with_capacity(16);
        self.list_options(&mut options);
        options
    }

    /// Adds the legal actions to a list, so that callers can reuse it.
    pub fn list_options(&self, options: &mut Vec<Action>) {
        if self.is_over() {
            return;
        }
        if let Some(pending) = &self.pending {
            match &pending.kind {
                PendingKind::Mulligan => {
                    options.extend((0..1_u16 << self.players[pending.player].hand.len()).map(Action::Mulligan));
                }
                PendingKind::Payment(payment) => self.payments(pending, payment, options),
                PendingKind::One { offered, .. } => options.extend((0_u8..).take(offered.len()).map(Action::Choose)),
            }
            return;
        }
        let player = self.active;
        let side = &self.players[player];
        let (mana, room) = (side.mana(), !side.board.is_full());
        for card in side.hand.iter() {
            let entity = &self[card];
            if self.affords(card, entity, mana) && !entity.keywords.has(Keywords::CANT_PLAY) {
                let compiled = self.cards.compiled(entity.card);
                if !(compiled.may_be_idle && self.is_idle(card)) {
                    self.plays(card, entity, compiled, room, options);
                }
            }
            if entity.keywords.has(Keywords::DECK_ACTION)
                || (self.hand_abilities > 0 && self.cards.compiled(entity.card).in_hand)
            {
                self.uses(card, options);
            }
        }
        let mut open = None;
        let mut attacks = |attacker: EntityId, entity: &Entity| {
            if self.can_attack(entity) {
                let open = open.get_or_insert_with(|| self.defenders(player.opponent()));
                for defender in self.attackable(entity, open) {
                    options.push(Action::Attack { attacker, defender });
                }
            }
        };
        if let Some(hero) = side.hero {
            let entity = &self[hero];
            if entity.attack > 0 {
                attacks(hero, entity);
            }
        }
        let mut clickable = false;
        for attacker in side.board.iter() {
            let entity = &self[attacker];
            clickable |= self.is_clickable(entity);
            if entity.attack > 0 && !entity.exhausted {
                attacks(attacker, entity);
            }
        }
        if let Some(power) = side.power {
            self.uses_power(power, mana, |target| options.push(Action::HeroPower { target }));
        }
        if let Some(card) = side.second_power {
            self.uses_power(card, mana, |target| options.push(Action::Use { card, ability: 0, target }));
        }
        if clickable {
            side.board.iter().filter(|card| self.is_clickable(&self[*card])).for_each(|card| self.uses(card, options));
        }
        if self.graveyard_abilities > 0 {
            for card in self.graveyard.iter().copied().filter(|card| self[*card].controller == player) {
                if self.cards.compiled(self[card].card).in_graveyard {
                    self.uses(card, options);
                }
            }
        }
        options.push(Action::EndTurn);
    }

    /// Whether a card on the board may have an ability that its player can use.
    #[inline]
    fn is_clickable(&self, entity: &Entity) -> bool {
        entity.card_type == CardType::Location
            || entity.keywords.has(Keywords::LAUNCHPAD)
            || self.cards.compiled(entity.card).clickable
    }

    /// Whether a Hero Power can be used once more this turn: a rule of its player can allow more than one use, or all (Garrison
    /// Commander, Coldarra Drake), and one can forbid it (Mindbreaker).
    pub(super) fn is_power_ready(&self, power: EntityId) -> bool {
        let Entity { controller, exhausted, attacks, .. } = self[power];
        // A Hero Power counts its uses of this turn where characters count their attacks.
        let again = || {
            let more = self.rule(controller, GameTag::HEROPOWER_ADDITIONAL_ACTIVATIONS);
            self.rule(controller, GameTag::HEROPOWER_UNLIMITED_USES) > 0 || (more > 0 && i32::from(attacks) <= more)
        };
        (!exhausted || again()) && self.rule(controller, GameTag::HERO_POWER_DISABLED) == 0
    }

    /// Lists the uses of a Hero Power.
    fn uses_power(&self, power: EntityId, mana: i16, mut use_on: impl FnMut(Option<EntityId>)) {
        let entity = &self[power];
        let compiled = self.cards.compiled(entity.card);
        let may = self.is_power_ready(power) && self.affords(power, entity, mana);
        if may
            && !(compiled.may_be_idle && self.is_idle(power))
            && self.card(power).is_some_and(|card| super::is_playable(card.power))
        {
            // A Hero Power without a text is passive.
            if !self.each_asked(power, entity, compiled, |target| use_on(Some(target))) && !compiled.texts.is_empty() {
                use_on(None);
            }
        }
    }

    /// Lists the ways to play a card in hand that can be paid for.
    #[inline]
    fn plays(&self, card: EntityId, entity: &Entity, compiled: &CompiledCard, room: bool, options: &mut Vec<Action>) {
        // Also possible on a full board (Hearthstone Wiki, "Board space").
        if entity.keywords.has(Keywords::MAGNETIC) {
            let onto = |mech| Action::Play { card, target: Some(mech), option: None, place: None };
            options.extend(self.magnetic_targets(card).map(onto));
        }
        if compiled.either_side {
            self.plays_on_sides(card, entity, compiled, options);
            return;
        }
        let fits = if matches!(entity.card_type, CardType::Minion | CardType::Location) {
            room
        } else {
            let plain_spell =
                entity.card_type == CardType::Spell && !entity.keywords.has(Keywords::SECRET | Keywords::QUEST);
            plain_spell || self.has_room(card)
        };
        if !fits {
            return;
        }
        let play = |target| Action::Play { card, target, option: None, place: None };
        let merged =
            entity.enchantments.is_some() && self.merged_target(card, &[played_word(entity.card_type)]).is_some();
        if compiled.plain_play && !merged {
            options.push(play(None));
            return;
        }
        let choices = compiled.choose_one.iter().map(|id| self.cards.by_id(id));
        if self.chooses_both(card) {
            // One target serves both.
            let aims = |of: &CardId| self.cards.compiled(*of).texts.iter().any(|(_, declared)| declared.is_some());
            let of = choices.clone().flatten().find(aims).or_else(|| choices.clone().flatten().next());
            if let Some(of) = of {
                self.plays_choice(card, entity, of, None, options);
            }
            return;
        }
        if !compiled.choose_one.is_empty() {
            for (option, of) in (0_u8..).zip(choices) {
                if let Some(of) = of {
                    self.plays_choice(card, entity, of, Some(option), options);
                }
            }
            return;
        }
        if !self.each_asked(card, entity, compiled, |target| options.push(play(Some(target)))) {
            options.push(play(None));
        }
    }

    /// "Can be played on either side.": on the player's own without an option, on the opponent's with [`ENEMY_SIDE`].
    fn plays_on_sides(&self, card: EntityId, entity: &Entity, compiled: &CompiledCard, options: &mut Vec<Action>) {
        let sides = [(None, entity.controller), (Some(ENEMY_SIDE), entity.controller.opponent())];
        for (option, controller) in sides.into_iter().filter(|(_, side)| !self.players[*side].board.is_full()) {
            let play = |target| Action::Play { card, target, option, place: None };
            let there = Entity { controller, ..*entity };
            if !self.each_asked(card, &there, compiled, |target| options.push(play(Some(target)))) {
                options.push(play(None));
            }
        }
    }

    /// Whether a Choose One card has both effects combined, by itself or by a rule of its player (Fandral Staghelm).
    pub(crate) fn chooses_both(&self, card: EntityId) -> bool {
        let entity = &self[card];
        !self.cards.compiled(entity.card).choose_one.is_empty()
            && (self.tag(card, GameTag::CHOOSE_BOTH) > 0 || self.rule(entity.controller, GameTag::CHOOSE_BOTH) > 0)
    }

    /// Lists the ways to play a Choose One card as one of its cards, or as both.
    fn plays_choice(&self, card: EntityId, entity: &Entity, of: CardId, option: Option<u8>, options: &mut Vec<Action>) {
        let scope = Scope::new(card, of, entity.controller);
        let play = |target| Action::Play { card, target, option, place: None };
        match self.cards.compiled(of).texts.iter().find_map(|(_, declared)| *declared) {
            None => options.push(play(None)),
            Some(declared) => {
                let targets = self.legal_targets(declared.which, card, &scope);
                if targets.is_empty() && entity.card_type == CardType::Minion {
                    options.push(play(None));
                }
                options.extend(targets.into_iter().map(|target| play(Some(target))));
            }
        }
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

    /// Lists the usable abilities of a card in its zone.
    fn uses(&self, card: EntityId, options: &mut Vec<Action>) {
        let scope = Scope::new(card, self[card].card, self[card].controller);
        for (ability, it) in (0_u8..).zip(self.abilities(card)) {
            if !self.is_usable(card, ability, &it) {
                continue;
            }
            match self.declared_by(card, &it) {
                None => options.push(Action::Use { card, ability, target: None }),
                Some(declared) => options.extend(
                    self.legal_targets(declared.which, card, &scope).into_iter().map(|target| Action::Use {
                        card,
                        ability,
                        target: Some(target),
                    }),
                ),
            }
        }
    }

    /// Lists the decisions of the player who is paying.
    fn payments(&self, pending: &Pending, payment: &Payment, options: &mut Vec<Action>) {
        let n = match self.question(pending.player, payment) {
            Some(Question::Sure) => 1,
            Some(Question::Way(ways)) => ways.len(),
            Some(Question::X { least, most, .. }) => usize::from(most - least) + 1,
            Some(Question::Card(cards)) => cards.len(),
            Some(Question::Source) => {
                let unused = self.mana_abilities(pending.player).into_iter().filter(|it| !payment.tapped.contains(it));
                options.extend(unused.map(|(card, ability)| Action::Use { card, ability, target: None }));
                0
            }
            None => 0,
        };
        options.extend((0_u8..=u8::MAX).take(n).map(Action::Choose));
        // A text that asks for a payment cannot be canceled, but a player always has an action.
        if payment.purpose.can_be_cancelled() || options.is_empty() {
            options.push(Action::Cancel);
        }
    }

    /// Whether an action is legal now. A minion may be put at any position of the board.
    pub fn is_legal(&self, action: Action) -> bool {
        if let Action::Play { card, option, place: Some(place), .. } = action
            && usize::from(place) > self.players[self.side_of_play(card, option)].board.len()
        {
            return false;
        }
        self.options().contains(&at_place(action, None))
    }

    /// Performs an action and everything that follows from it, until a player is to act or to choose again.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        self.act_watched(action, &mut ())
    }

    /// The same with an observer.
    pub fn act_watched<O: Observer>(&mut self, action: Action, watch: &mut O) -> Result<(), Illegal> {
        if !self.is_legal(action) {
            return Err(Illegal(action));
        }
        self.act_listed(action, watch);
        Ok(())
    }

    /// Performs an action that [`Game::options`] just listed, without checking it again.
    ///
    /// It is compiled with the rules; observed games are compiled in the crate of the observer.
    pub fn take(&mut self, action: Action) {
        self.act_listed(action, &mut ());
    }

    /// Performs a listed action, with an observer.
    pub fn act_listed<O: Observer>(&mut self, action: Action, watch: &mut O) {
        if O::LISTENS {
            watch.acts(self, action);
            self.rng_log = Some(Vec::new());
        }
        let player = self.active;
        let random = self.player_rule_auras > 0 && self.rule(player, GameTag::ALL_TARGETS_RANDOM) > 0;
        let action = if random { self.aimed_at_random(action) } else { action };
        let power = self.players[player].power;
        let mut rules = Rules { game: self, watch, continuations: 0 };
        match action {
            Action::Play { card, target, option, place } => {
                rules.purchase(player, Purpose::Play { card, target, option, place });
            }
            Action::Attack { attacker, defender } => rules.attack(attacker, defender),
            Action::HeroPower { target } => {
                if let Some(card) = power {
                    rules.purchase(player, Purpose::HeroPower { card, target });
                }
            }
            // A second Hero Power is used as a Hero Power, by its own entity.
            Action::Use { card, target, .. } if rules.game.players[player].second_power == Some(card) => {
                rules.purchase(player, Purpose::HeroPower { card, target });
            }
            Action::Use { card, ability, .. } if rules.game.is_source(card, ability) => rules.tap(card, ability),
            Action::Use { card, ability, target } => rules.purchase(player, Purpose::Use { card, ability, target }),
            Action::Cancel => rules.cancel(),
            Action::Choose(n) => rules.choose(n.into()),
            Action::Mulligan(replaced) => rules.mulligan(replaced),
            Action::EndTurn => rules.game.work.push(Work::Turn(TurnStage::End)),
        }
        rules.flush();
        rules.run();
    }

    /// "All targets are chosen randomly.": of those that the player could have chosen (Mayor Noggenfogger). No source: so are
    /// those of attacks.
    fn aimed_at_random(&mut self, chosen: Action) -> Action {
        let Some((_, what)) = aim(chosen) else { return chosen };
        let place = if let Action::Play { place, .. } = chosen { place } else { None };
        let alike = self.options().into_iter().filter_map(|option| Some((option, aim(option)?)));
        let (options, targets): (Vec<Action>, Vec<EntityId>) =
            alike.filter(|(_, (_, of))| *of == what).map(|(option, (target, _))| (option, target)).unzip();
        if targets.is_empty() {
            return chosen;
        }
        at_place(options[self.lot_among(&targets)], place)
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
fn at_place(action: Action, place: Option<u8>) -> Action {
    if let Action::Play { card, target, option, .. } = action {
        Action::Play { card, target, option, place }
    } else {
        action
    }
}

/// The target of an action, and the action without it; an attacker stands for its own target there.
const fn aim(action: Action) -> Option<(EntityId, Action)> {
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
