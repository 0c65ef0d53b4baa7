//! Rewind: the effect of a played card may be repeated with other random outcomes.
//!
//! After the effect of a paid play, or use of a Hero Power, its player keeps the timeline or rewinds it: the game returns to
//! the state before the effect, which then happens with other random outcomes. The payment, the play and its history remain. A
//! summoned minion does not rewind.
//!
//! Rule: Rewind: after the effect of a paid play its player may have it happen anew, with other luck; Mana and history count
//! once. A card with several Rewinds becomes the form with one less (`Form::Rewound`).
use cardwright_data::GameTag;

use crate::rules::{Observer, Rules};
use crate::script::builtin::{KEEP_TIMELINE, REWIND_TIMELINE};
use crate::script::power::Form;
use crate::state::{EntityId, Game, OfferedOption, Pending, PendingKind, Rewind, Scope, Work};

impl Game {
    /// The number of simultaneous effects of a played card, each with its own random outcomes: "Your Rewinds keep BOTH
    /// potential outcomes." (Morchie)
    pub(in crate::rules) fn effect_count(&self, card: EntityId) -> i16 {
        let both = self.rule_value(self[card].controller, GameTag::REWIND) > 0;
        if both { 1 + i16::from(self.rewinds(card)) } else { 1 }
    }

    /// The number of times the effect of a card can be rewound.
    fn rewinds(&self, card: EntityId) -> u8 {
        self.card(card).map_or(0, |_| self.cards.compiled(self[card].card).rewind_count)
    }

    /// The number of times the play of this card was rewound.
    pub(in crate::rules) fn times_rewound(&self, card: EntityId) -> i16 {
        self.seldom_used.rewind.as_ref().filter(|it| it.card == card).map_or(0, |it| it.rewound.into())
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Before the effect of a card with Rewind: saves the game, with the effect as the next work item.
    #[inline]
    pub(in crate::rules) fn save_for_rewind(&mut self, card: EntityId, work: impl FnOnce() -> Work) {
        if self.game.rewinds(card) > 0 {
            self.save_game(card, work());
        }
    }

    #[inline(never)]
    fn save_game(&mut self, card: EntityId, work: Work) {
        let left = self.game.rewinds(card);
        let again = self.game.seldom_used.rewind.as_ref().is_some_and(|it| it.card == card);
        if again || self.game.effect_count(card) > 1 {
            return;
        }
        let mut before = self.game.clone();
        before.seldom_used.rewind = None;
        before.work.push(work);
        self.game.seldom_used.rewind = Some(Box::new(Rewind { card, before, remaining: left, rewound: 0 }));
    }

    /// After the effect of a card with Rewind: offers the choice to its player, if it can be rewound; returns whether the game
    /// waits.
    #[inline]
    pub(in crate::rules) fn offer_rewind(&mut self, card: EntityId) -> bool {
        self.game.seldom_used.rewind.is_some() && self.create_rewind_choice(card)
    }

    #[inline(never)]
    fn create_rewind_choice(&mut self, card: EntityId) -> bool {
        let Some(rewind) = self.game.seldom_used.rewind.as_ref().filter(|it| it.card == card) else { return false };
        if rewind.remaining == 0 || self.game.is_over() {
            self.game.seldom_used.rewind = None;
            return false;
        }
        let player = self.game[card].controller;
        let offered = [OfferedOption::Text(KEEP_TIMELINE), OfferedOption::Text(REWIND_TIMELINE)].into_iter().collect();
        let scope = Scope::new(card, self.game[card].card, player);
        self.game.pending =
            Some(Pending { player, kind: PendingKind::PickOne { offered, then: &[], rest: &[], scope } });
        true
    }

    /// Ends the choice: the play stays, or its effect happens again; the random generator continues. Outside a choice, as when a
    /// test plays the card of the option itself, nothing remains to be rewound.
    pub(in crate::rules) fn decide_rewind(&mut self, anew: bool) {
        let rewind = self.game.seldom_used.rewind.take();
        let Some(mut rewind) = rewind.filter(|rewind| anew && rewind.remaining > 0) else { return };
        let mut game = rewind.before.clone();
        game.rng = self.game.rng;
        game.forced = std::mem::take(&mut self.game.forced);
        game.rng_log = self.game.rng_log.take();
        rewind.remaining -= 1;
        rewind.rewound += 1;
        // "Rewind, Rewind, Rewind": each takes one of them.
        let into = game.cards.compiled(game[rewind.card].card).forms.iter().find(|(form, _)| *form == Form::Rewound);
        let into = into.and_then(|(_, id)| game.cards.by_id(id));
        let card = rewind.card;
        *self.game = game;
        if let Some(into) = into {
            self.transform_in_hand(card, into);
            rewind.remaining = self.game.rewinds(card);
            rewind.before.clone_from(self.game);
            rewind.before.forced.clear();
            rewind.before.rng_log = None;
        }
        self.game.seldom_used.rewind = Some(rewind);
    }
}
