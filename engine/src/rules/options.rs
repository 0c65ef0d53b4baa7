//! The legal actions, and performing them: the only way in which players change a game.
use cardwright_data::{CardType, Zone};

use super::targets::PLAYED;
use super::{Observer, Rules};
use crate::compiled::CompiledCard;
use crate::facts::Keywords;
use crate::state::{
    Action, Click, Entity, EntityId, Game, Illegal, Offered, Payment, Pending, PendingKind, PlayerId, Purpose,
    Question, Scope, TurnStage, Work,
};

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
            self.uses_power(power, mana, options);
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

    /// Lists the uses of a Hero Power.
    fn uses_power(&self, power: EntityId, mana: i16, options: &mut Vec<Action>) {
        let entity = &self[power];
        let compiled = self.cards.compiled(entity.card);
        let may = !entity.exhausted && self.affords(power, entity, mana);
        if may
            && !(compiled.may_be_idle && self.is_idle(power))
            && self.card(power).is_some_and(|card| super::is_playable(card.power))
        {
            // A Hero Power without a text is passive.
            let use_on = |target| Action::HeroPower { target };
            if !self.each_asked(power, entity, compiled, |target| options.push(use_on(Some(target))))
                && !compiled.texts.is_empty()
            {
                options.push(use_on(None));
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
        let merged = entity.enchantments.is_some() && self.merged_target(card, &PLAYED).is_some();
        if compiled.plain_play && !merged {
            options.push(play(None));
            return;
        }
        let choose_one = compiled.choose_one;
        if !choose_one.is_empty() {
            for (option, id) in (0_u8..).zip(choose_one) {
                let Some(of) = self.cards.by_id(id) else { continue };
                let scope = Scope::new(card, of, entity.controller);
                let declared = self.cards.compiled(of).texts.iter().find_map(|(_, declared)| *declared);
                let play = |target| Action::Play { card, target, option: Some(option), place: None };
                match declared {
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
            return;
        }
        if !self.each_asked(card, entity, compiled, |target| options.push(play(Some(target)))) {
            options.push(play(None));
        }
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
        let listed = match action {
            Action::Play { card, target, option, place } => {
                let room = self.players[self.active].board.len();
                if place.is_some_and(|place| usize::from(place) > room) {
                    return false;
                }
                Action::Play { card, target, option, place: None }
            }
            other @ (Action::Attack { .. }
            | Action::HeroPower { .. }
            | Action::Use { .. }
            | Action::Choose(..)
            | Action::Cancel
            | Action::Mulligan(..)
            | Action::EndTurn) => other,
        };
        self.options().contains(&listed)
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
