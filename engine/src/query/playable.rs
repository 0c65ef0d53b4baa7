//! Whether a card can be played, apart from its cost, and what a click on an entity does.
use cardwright_data::{CardType, GameTag, Zone};
use smallvec::SmallVec;

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::state::{Action, Click, Entity, EntityId, Game, OfferedOption, PendingKind, PlayerId};

/// The option with which a card is played on the opponent's side; as in the client, whose first one is the own side.
pub(crate) const ENEMY_SIDE: u8 = 1;

impl Game {
    /// Whether a Hero Power can be used once more this turn: a rule of its player can allow more than one use, or all (Garrison
    /// Commander, Coldarra Drake), and one can forbid it (Mindbreaker).
    ///
    /// Rule: Rules of a player, as tags: `EXTRA_SPELL_CASTS_BASE` (spells cast twice; also on a card),
    /// `HEROPOWER_ADDITIONAL_ACTIVATIONS`, `HEROPOWER_UNLIMITED_USES`, `HERO_POWER_DISABLED` (uses of the Hero Power in a
    /// turn). See also `rules/play.rs`, `extra_repetitions`; `rules/trigger.rs`; `rules/death.rs`, `gain_corpses`.
    #[inline]
    pub(crate) fn is_power_ready(&self, power: EntityId) -> bool {
        let entity = &self[power];
        if self.has_rules(entity.controller) { self.is_power_ready_by_rules(entity) } else { !entity.exhausted }
    }

    #[inline(never)]
    fn is_power_ready_by_rules(&self, power: &Entity) -> bool {
        let Entity { controller, exhausted, attacks, .. } = *power;
        // A Hero Power counts its uses of this turn where characters count their attacks.
        let again = || {
            let more = self.rule_value(controller, GameTag::HEROPOWER_ADDITIONAL_ACTIVATIONS);
            self.rule_value(controller, GameTag::HEROPOWER_UNLIMITED_USES) > 0
                || (more > 0 && i32::from(attacks) <= more)
        };
        (!exhausted || again()) && self.rule_value(controller, GameTag::HERO_POWER_DISABLED) == 0
    }

    /// The choices of a Choose One card: those of its text, or the cards that are kept with it.
    ///
    /// Rule: A card may gain choices while it is held: its Choose One options are the cards that are kept with it (Uluu, the
    /// Everdrifter).
    pub fn choices(&self, card: EntityId) -> SmallVec<[CardId; 2]> {
        let compiled = self.cards.compiled(self[card].card);
        if compiled.offers_stored_cards {
            return self.cards_set_aside_by(card).map(|kept| self[kept].card).collect();
        }
        compiled.choices[..].into()
    }

    /// Whether a Choose One card has both effects combined, by itself or by a rule of its player (Fandral Staghelm).
    ///
    /// Rule: A Choose One card with both effects combined is played without an option; the target serves both. Of Hero Powers
    /// both happen with Fandral Staghelm alone, whose text says "and powers". See also `rules/play.rs`; `rules/effect/cast.rs`,
    /// `offer_texts`.
    pub(crate) fn chooses_both(&self, card: EntityId) -> bool {
        let entity = &self[card];
        let compiled = self.cards.compiled(entity.card);
        (!compiled.choose_one.is_empty()
            || (compiled.offers_stored_cards && self.cards_set_aside_by(card).next().is_some()))
            && (self.tag(card, GameTag::CHOOSE_BOTH) > 0
                || self.rule_value(entity.controller, GameTag::CHOOSE_BOTH) > 0)
    }

    /// The side on which a card is played with an option.
    pub(crate) fn side_of_play(&self, card: EntityId, option: Option<u8>) -> PlayerId {
        let Entity { card, controller, .. } = self[card];
        let enemy = option == Some(ENEMY_SIDE) && self.cards.compiled(card).playable_on_either_side;
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
            self.has_room_for_secret(entity.controller, entity.card)
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
        self.is_listed(with_position(action, None))
    }

    /// The options of the pending choice, in order.
    pub fn offered(&self) -> &[OfferedOption] {
        match self.pending.as_ref().map(|pending| &pending.kind) {
            Some(PendingKind::PickOne { offered, .. }) => offered,
            Some(PendingKind::Mulligan | PendingKind::Payment(_)) | None => &[],
        }
    }

    /// All legal actions with one entity.
    pub fn options_for(&self, id: EntityId) -> Vec<Action> {
        let mut options = self.options();
        let power = self.players[self.active].hero_power;
        options.retain(|action| match action {
            Action::Play { card, .. } | Action::Use { card, .. } => *card == id,
            Action::Attack { attacker, .. } => *attacker == id,
            Action::HeroPower { .. } => power == Some(id),
            Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => false,
        });
        options
    }

    /// The result of a click on an entity now: nothing, its only action, or a choice of actions.
    pub fn click_result(&self, id: EntityId) -> Click {
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

    /// Whether a player has room for a spell that stays in the Secret zone. Rulebook, "Secrets": one Secret or quest of a
    /// name; another printing is the same one.
    ///
    /// Rule: A Discover from a deck or a hand shows different cards, by name. A Secret of the name of an active one is not put
    /// into play, and not offered by a Discover that puts it there or casts it (of casting: no source). See also
    /// `rules/effect/cards.rs`.
    pub(crate) fn has_room_for_secret(&self, player: PlayerId, card: CardId) -> bool {
        let side = &self.players[player];
        let Some(spell) = card.to_option().map(|card| self.cards.get(card)) else { return !side.secrets.is_full() };
        let single = spell.keywords.has(Keywords::SECRET | Keywords::QUEST);
        let same = |id: EntityId| self.card(id).is_some_and(|active| active.name == spell.name);
        !(side.secrets.is_full() || single && side.secrets.iter().any(same))
    }
}

/// The same action, with the card put at this position of the board if it is played.
pub(crate) fn with_position(action: Action, place: Option<u8>) -> Action {
    if let Action::Play { card, target, option, .. } = action {
        Action::Play { card, target, option, place }
    } else {
        action
    }
}
