//! Players' choices: the mulligan, Discover, a choice in the middle of a text.
use super::{Observer, Rules};
use crate::script::effect::{CardSource, Effect};
use crate::script::trigger::EventKind;
use crate::script::verb::Verb;
use crate::state::{EntityId, EntityList, GameEvent, OfferedOption, Pending, PendingKind, PlayerId, Scope, Work};

impl<O: Observer> Rules<'_, O> {
    /// The player chooses the n-th option, which must exist.
    pub(crate) fn choose(&mut self, n: usize) {
        if matches!(self.game.pending, Some(Pending { kind: PendingKind::Payment(_), .. })) {
            return self.answer_payment(n);
        }
        let Some(pending) = self.game.pending.take() else { return };
        let PendingKind::PickOne { offered, then, rest, scope } = pending.kind else {
            self.game.pending = Some(pending);
            return;
        };
        let others: EntityList = offered
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != n)
            .filter_map(|(_, other)| match other {
                OfferedOption::Entity(id) => Some(*id),
                OfferedOption::Text(_) => None,
            })
            .collect();
        if !self.game.seldom_used.unchosen_cards.is_empty() {
            self.game.seldom_used.unchosen_cards.clear();
        }
        if self.game.listeners[EventKind::Discover as usize] > 0 {
            self.game.seldom_used.unchosen_cards.extend(others.iter().copied());
        }
        let inner = |it: EntityList| Scope { last_result: it, ..scope.clone() };
        match offered[n] {
            OfferedOption::Entity(chosen) => {
                // "Discover a spell. Restore Health to your hero equal to its Cost.": the text continues with the chosen card as "it".
                if let Some(Work::Block { scope: goes_on, .. }) = self.game.work.last_mut()
                    && (goes_on.source, goes_on.card) == (scope.source, scope.card)
                {
                    goes_on.last_result = std::iter::once(chosen).collect();
                }
                if !rest.is_empty() {
                    self.game.work.push(Work::Block { effects: rest, next: 0, times: 1, scope: inner(others) });
                }
                self.set_chosen_as_result(then, chosen, &scope);
                self.after_discover(pending.player, chosen, &scope);
                // A Dark Gift that was offered with the card is not given again.
                if super::effect::offers_gifts(then) {
                    self.offered_gift_given(chosen);
                    let scope = inner(std::iter::once(chosen).collect());
                    self.game.work.push(Work::Block { effects: then, next: 1, times: 1, scope });
                } else {
                    self.push_text(then, inner(std::iter::once(chosen).collect()));
                }
            }
            OfferedOption::Text(effects) => self.push_text(effects, inner(scope.last_result.clone())),
        }
    }

    /// Makes a pending choice of a spell cast by an effect at random; returns whether there was one.
    ///
    /// Rule: Other choices of a spell that an effect casts (Discover, an offered text) are made at random: "If the chosen spell
    /// has an associated choice, the choice will be made at random." (rule clarifications of Yogg-Saron, Hope's End); "The
    /// player does not control the casting of spells produced by this ability." (Hearthstone Wiki, "Cast spell"). A text that
    /// happens twice asks twice (Electra Stormsurge), and so does a copy of the player's spell that is cast on somebody else
    /// (Djinni of Zephyrs; no source).
    #[cold]
    pub(super) fn chooses_at_random(&mut self) -> bool {
        let Some(Pending { kind: PendingKind::PickOne { offered, scope, .. }, .. }) = &self.game.pending else {
            return false;
        };
        if !scope.is_cast_by_effect || self.game.is_over() {
            return false;
        }
        let entity = |one: &OfferedOption| if let OfferedOption::Entity(id) = one { Some(*id) } else { None };
        let entities: Option<EntityList> = offered.iter().map(entity).collect();
        let n = offered.len();
        let chosen = if let Some(entities) = entities { self.game.random_index(&entities) } else { self.game.roll(n) };
        self.choose(chosen);
        true
    }

    /// Handles "After you Discover a card", after the text has finished with the card. The history records the Discover.
    fn after_discover(&mut self, player: PlayerId, chosen: EntityId, scope: &Scope) {
        let last = self.game.history.last();
        let is_discover = last.is_some_and(|did| did.kind == EventKind::Discover && did.entity == scope.source);
        if !is_discover {
            return;
        }
        let (kind, who, timing) = (EventKind::Discover, player.entity(), None);
        let raised = GameEvent { kind, timing, subject: who, object: Some(chosen), amount: 1 };
        if self.observer.is_active() {
            self.observer.on_event(self.game, &raised);
        }
        if self.game.listeners[EventKind::Discover as usize] > 0 {
            self.game.work.push(Work::Event(raised));
        }
    }

    /// Makes the chosen card "it" for the rest of the text, if the card itself is taken: "Discover a spell. It costs (2) less."
    fn set_chosen_as_result(&mut self, then: &'static [Effect], chosen: EntityId, scope: &Scope) {
        let taken = matches!(
            then.iter().map(|effect| &effect.verb).find(|verb| !matches!(verb, Verb::DarkGift)),
            Some(Verb::AddToHand(CardSource::Themselves(_)) | Verb::Summon(CardSource::Themselves(_)))
        );
        if let Some(Work::Block { effects, next, scope: rest, .. }) = self.game.work.last_mut()
            && taken
            && rest.source == scope.source
            && let Some(Effect { verb: Verb::Discover { then: asked, .. }, .. }) =
                usize::from(*next).checked_sub(1).and_then(|before| effects.get(before))
            && *asked == then
        {
            rest.last_result = std::iter::once(chosen).collect();
        }
    }

    /// The player replaces the cards whose bit is set; the other player's mulligan or the first turn follows.
    ///
    /// Rulebook, "Mulligan": the replacements are drawn before the replaced cards are shuffled back.
    pub(crate) fn mulligan(&mut self, replaced: u16) {
        let Some(pending) = self.game.pending.take() else { return };
        let player = pending.player;
        let hand = self.game.players[player].hand;
        let back: Vec<(usize, EntityId)> =
            hand.iter().enumerate().filter(|(at, _)| replaced & (1 << at) != 0).collect();
        for (_, id) in &back {
            self.game.leave_zone(*id);
        }
        for _ in &back {
            self.deal_card(player);
        }
        for (_, id) in &back {
            let size = self.game.players[player].deck.len();
            let at = self.game.roll(size + 1);
            self.enter_deck(*id, at);
        }
        match player {
            PlayerId::First => self.offer_mulligan(PlayerId::Second),
            PlayerId::Second => self.first_turn(),
        }
    }
}
