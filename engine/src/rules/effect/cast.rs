//! Verbs of texts: countering, redirecting, casting, triggering, choosing.
//!
//! Rule: Spells that an effect casts are cast one at a time; minions killed by one are gone before the next. Their player has
//! not cast them, for triggers or the history (Hearthstone Wiki, "Cast spell"). A Secret that is cast at random is one that can
//! be put into play, as for effects that put Secrets there.
//!
//! Rule: Spells that an effect casts from the hand know where they were there; one that another has cast meanwhile is not cast
//! again ("Cast every adjoining …"). See also `rules.rs`.
//!
//! Rule: "Instead of attacking": `counter` takes the attack of a character away. "After you draw" of a card that is cast when
//! drawn comes behind the card that is drawn in its place (Corrupted Blood). See also `rules/keyword/hand.rs`.
use cardwright_data::{BlockType, CardType, GameTag, Zone};
use smallvec::SmallVec;

use crate::compiled::{CardId, declared};
use crate::query::targets;
use crate::rules::{Block, Observer, Rules};
use crate::script::condition::Condition;
use crate::script::effect::{CardSource, Effect};
use crate::script::player_rule::POWERS_CHOOSE_BOTH;
use crate::script::selector::{PLAYERS, Pick, SelectionSource, Selector, YOU};
use crate::script::trigger::{EventKind, Timing, Trigger};
use crate::script::word::{Text, Word};
use crate::state::{
    Enchantment, EntityId, EntityList, Game, GameEvent, OfferedOption, Pending, PendingKind, PlaceNumber, PlayStage,
    PlayerId, Scope, Work,
};

impl Game {
    /// The texts that run when an effect casts a spell, or one of its options.
    ///
    /// "If you only played Yogg-Saron, Combos will NOT activate. If you play Yogg-Saron after another card, the combos will be
    /// active." (rule clarifications of Yogg-Saron, Hope's End)
    fn texts_cast(&self, id: EntityId, of: CardId) -> SmallVec<[&'static Text; 4]> {
        let controller = self[id].controller;
        let playing = |work: &Work| matches!(work, Work::Play { card, .. } if self[*card].controller == controller);
        // The card that is being played is no other card.
        let combo = self.players[controller].cards_played > u8::from(self.work.iter().any(playing));
        let scope = Scope::new(id, of, controller);
        let happens = |text: &&'static Text| {
            let word = text.word == Word::Spell || (text.word == Word::Combo && combo);
            word && self.holds(&text.when, id, &scope)
        };
        let mut texts: SmallVec<[&'static Text; 4]> =
            self.cards.compiled(of).texts.iter().map(|(text, _)| *text).filter(happens).collect();
        if texts.iter().any(|text| text.instead) {
            texts.retain(|text| text.instead);
        }
        texts
    }

    /// The cards whose texts an entity has: its own, and those of its enchantments.
    fn text_cards(&self, id: EntityId) -> impl Iterator<Item = CardId> + '_ {
        let own = if self[id].silenced { CardId::NONE } else { self[id].card };
        std::iter::once(own).chain(self.enchantments_on(id).map(|(_, it)| it.card))
    }

    /// Whether an entity has an effect at the end of its controller's turn, or of each turn.
    pub(in crate::rules) fn ends_turns(&self, id: EntityId) -> bool {
        let ends = |trigger: &&'static Trigger| {
            trigger.on.kind == EventKind::TurnEnd
                && (trigger.on.subject == YOU || trigger.on.subject == PLAYERS)
                && self.is_active(id, trigger.active_zone)
        };
        self.text_cards(id).any(|card| self.cards.compiled(card).triggers.iter().any(ends))
    }
}

/// The triggers that only store a fact for a card's Deathrattle: "If you've cast any spells on this minion, resummon it."
///
/// Rule: A minion that gains a Deathrattle also notes what that Deathrattle asks for: Da Undatakah with that Deathrattle is
/// resummoned (HearthSim/hs-bugs, 1126).
fn deathrattle_notes(game: &Game, deathrattle: CardId) -> SmallVec<[&'static Trigger; 2]> {
    let notes = |trigger: &Trigger| {
        trigger.then.iter().all(|effect| matches!(effect.verb, crate::script::verb::Verb::Store(_)))
    };
    game.cards.compiled(deathrattle).triggers.iter().copied().filter(|trigger| notes(trigger)).collect()
}

impl<O: Observer> Rules<'_, O> {
    /// Counters a card that is being played, or a character's attack in progress: "… instead of attacking" (Ogre-Gang Rider).
    pub(in crate::rules) fn counter_card(&mut self, id: EntityId) {
        let is_attack = |work: &Work| matches!(work, Work::Attack { attacker, .. } if *attacker == id);
        if let Some(attack) = self.game.work.iter().rposition(is_attack) {
            self.game.work.remove(attack);
            return;
        }
        if self.game.work.iter().any(|work| matches!(work, Work::Play { card, .. } if *card == id)) {
            self.use_up_by_countered(id);
            self.game.mark_countered(id);
        }
        self.game.work.retain(
            |work| !matches!(work, Work::Play { card, stage, .. } if *card == id && *stage != PlayStage::OnPlay),
        );
        if matches!(self.game[id].zone, Zone::SetAside | Zone::Play) {
            self.enter_graveyard(id);
        }
    }

    /// Gives the spell or attack of the current event a new target. Triggers for "When a minion is attacked" react again to the
    /// new defender.
    pub(in crate::rules) fn redirect(&mut self, to: &[EntityId], scope: &Scope) {
        let Some(new) = to.first().copied() else { return };
        for work in &mut self.game.work {
            if let Work::Play { card, target, .. } = work
                && Some(*card) == scope.event_object
            {
                *target = Some(new);
            }
        }
        // Of an attacker that a text sends against several, one after the other, the last item is the attack in progress.
        let attack = self.game.work.iter_mut().rev().find_map(|work| {
            let Work::Attack { attacker, defender, .. } = work else { return None };
            (Some(*attacker) == scope.event_subject).then_some((*attacker, defender))
        });
        if let Some((attacker, defender)) = attack.filter(|(_, defender)| **defender != new) {
            *defender = new;
            let redirected = GameEvent::REDIRECTED;
            self.raise_at(Some(Timing::Whenever), EventKind::Attack, attacker, Some(new), redirected);
        }
    }

    /// An effect casts spells, each after the previous one has resolved and its deaths are processed.
    ///
    /// Hearthstone Wiki, "Yogg-Saron, Hope's End": each spell resolves fully before the next is cast.
    pub(in crate::rules) fn cast_each(&mut self, players: &[PlayerId], what: &'static CardSource, scope: &Scope) {
        let mut spells = EntityList::new();
        for player in players {
            for spell in self.obtain_to_cast(what, *player, scope) {
                // "The other casts for your opponent."
                if self.game[spell].zone == Zone::SetAside {
                    self.game[spell].controller = *player;
                }
                spells.push(spell);
            }
        }
        let Some((first, rest)) = spells.split_first() else { return };
        for spell in rest.iter().rev() {
            self.game.work.push(Work::Cast { spell: *spell });
            self.game.work.push(Work::PhaseEnd);
        }
        self.cast(*first);
    }

    /// The spells that an effect casts. For "a Secret from your deck" and "a random Mage Secret", only those that can be put
    /// into play; several have different names, as for effects that put Secrets into play.
    fn obtain_to_cast(&mut self, what: &'static CardSource, player: PlayerId, scope: &Scope) -> EntityList {
        if let CardSource::Random(that) = what
            && that.names_secrets()
        {
            return self.random_to_begin(that, player, scope).into_iter().collect();
        }
        let CardSource::Themselves(which) = what else { return self.obtain(what, player, Zone::Play, scope) };
        let Pick::Random(n) = which.pick else { return self.game.select(which, scope) };
        if !which.that.iter().any(Condition::names_secrets) {
            return self.game.select(which, scope);
        }
        let mut found = self.game.candidates(which, scope);
        found.retain(|id| self.game.has_room_for_secret(player, self.game[*id].card));
        let mut picked = EntityList::new();
        while picked.len() < usize::from(n) && !found.is_empty() {
            let at = self.game.random_index(&found);
            let one = found.remove(at);
            found.retain(|id| !self.game.cards.share_name(self.game[*id].card, self.game[one].card));
            picked.push(one);
        }
        picked
    }

    /// An effect casts a spell at one of these targets if possible; otherwise at a random target, and not at all if the named
    /// place is empty: "cast it again on another friendly minion" (Kotori Lightblade). A copy of a cast spell targets the named
    /// entity or nothing: "cast a copy of it on this one" (Djinni of Zephyrs). The spell is "it" for the rest of the text.
    pub(in crate::rules) fn cast_each_at(
        &mut self,
        players: &[PlayerId],
        what: &'static CardSource,
        whom: &'static Selector,
        scope: &Scope,
    ) {
        if matches!(whom.from, SelectionSource::At(..)) && self.game.candidates(whom, scope).is_empty() {
            return;
        }
        // A player's own spell that is cast again on somebody else asks that player again; one that was only drawn was not cast.
        let own = |id: &EntityId| self.game.history.of(EventKind::Cast, 0).any(|did| did.entity == *id);
        let again = matches!(what, CardSource::CopyOf(which)
            if matches!(which.from, SelectionSource::That | SelectionSource::Remembered) && self.game.select_all(which, scope).iter().all(own));
        let named = matches!(what, CardSource::CopyOf(_) | CardSource::LastPast(_))
            && (again || !matches!(whom.from, SelectionSource::At(..)));
        for player in players {
            let spells = self.obtain_to_cast(what, *player, scope);
            if let Some(Work::Block { scope: after, .. }) = self.game.work.last_mut()
                && after.source == scope.source
            {
                after.last_result = EntityList::from_slice(&spells);
            }
            for spell in spells {
                let mut legal = self.game.spell_targets(spell);
                let aimed = !legal.is_empty();
                let wanted = self.game.candidates(whom, scope);
                legal.retain(|id| wanted.contains(id) && !self.game[*id].is_dying());
                let target = if legal.is_empty() { None } else { Some(legal[self.game.random_index(&legal)]) };
                if aimed && named && target.is_none() {
                    self.enter_graveyard(spell);
                } else {
                    self.cast_at(spell, target, !again);
                }
            }
        }
    }

    /// Queues the end-of-turn effects of an entity, including given ones.
    pub(in crate::rules) fn trigger_end_of_turn(&mut self, id: EntityId) {
        let entity = self.game[id];
        let cards: Vec<CardId> = self.game.text_cards(id).collect();
        let you = entity.controller.entity();
        let raised = GameEvent { kind: EventKind::TurnEnd, timing: None, subject: you, object: None, amount: 1 };
        for card in cards.into_iter().rev() {
            let scope = Game::scope_of(id, card, entity.controller, raised);
            for trigger in self.game.cards.compiled(card).triggers.iter().rev() {
                let ends = trigger.on.kind == EventKind::TurnEnd && self.game.is_active(id, trigger.active_zone);
                if ends && self.game.reacts_to(trigger, raised, &scope) {
                    self.push_text(trigger.then, scope.clone());
                }
            }
        }
    }

    /// An effect casts a spell at a random target. Rulebook, "Casting": its text alone, no "whenever you play".
    ///
    /// Nor did the player cast it: it "is not considered to have been cast by the player for the purposes of triggers or game
    /// history" (Hearthstone Wiki, "Cast spell", with Arcane Giant as the example).
    pub(in crate::rules) fn cast(&mut self, id: EntityId) {
        self.cast_at(id, None, true);
    }

    /// Like [`Self::cast`] with a given target; by an effect, or by a player who makes the spell's choices.
    pub(in crate::rules) fn cast_at(&mut self, id: EntityId, target: Option<EntityId>, by_effect: bool) {
        let entity = self.game[id];
        self.add_twinspell_copy(id);
        if self.game.stays_in_secret_zone(id) {
            if !self.enter_secrets(id) {
                self.enter_graveyard(id);
            }
            return;
        }
        let mut happens = false;
        for of in self.parts_cast(id).into_iter().rev() {
            for text in self.game.texts_cast(id, of).into_iter().rev() {
                let mut scope = Scope { is_cast_by_effect: by_effect, ..Scope::new(id, of, entity.controller) };
                scope.target = target.or_else(|| self.game.random_target(text, &scope));
                if scope.target.is_some() || targets::has_no_target(text) {
                    self.open_block(Block::of(BlockType::Power, id).with_target(scope.target));
                    self.push_text(text.effects, scope);
                    happens = true;
                }
            }
        }
        // Spells that Yogg-Saron casts overload the player, too (outof.games, "Overload").
        if happens {
            self.overload_for_card(id);
        }
        // "Cast every adjoining …": a card that is cast from the hand has been there.
        self.game[id].position_at_death =
            self.game.players[entity.controller].hand.position(id).and_then(PlaceNumber::at);
        self.enter_graveyard(id);
    }

    /// The cards whose texts a spell cast by an effect has: its own, or those of its options.
    ///
    /// Rule: Of a Choose One spell that an effect casts one option is cast at random, or both if they are combined: "If a card
    /// provides options, such as Raven Idol or Wrath, Yogg-Saron randomly selects one of those options when the spell is cast."
    /// (HearthPwn, card clarifications of Yogg-Saron, Hope's End). Its Combo happens if its player has played another card this
    /// turn (the same). See also `texts_cast`.
    fn parts_cast(&mut self, id: EntityId) -> SmallVec<[CardId; 2]> {
        let card = self.game[id].card;
        let mut options: SmallVec<[CardId; 2]> = self.game.cards.compiled(card).choices[..].into();
        if options.is_empty() {
            options.push(card);
        } else if !self.game.chooses_both(id) {
            let at = self.game.roll(options.len());
            options = SmallVec::from_slice(&[options[at]]);
        }
        options
    }

    /// Queues the texts of a card under a keyword as if `id` had them, at random targets.
    pub(in crate::rules) fn trigger_word(&mut self, word: Word, id: EntityId, card: CardId, scope: &Scope) {
        let texts: Vec<_> = self.game.cards.compiled(card).texts_under(word).collect();
        for text in texts.into_iter().rev() {
            self.queue_text_at_random(text, id, card, scope);
        }
    }

    /// Queues a card's text with an entity as its source, at a random target. Its condition is part of the text: Mecha'thun
    /// does nothing while its owner has cards, whatever triggers its Deathrattle. Condition and target are evaluated when the
    /// text begins, because another text may have changed them (Shudderwock).
    fn queue_text_at_random(&mut self, text: &'static Text, id: EntityId, card: CardId, scope: &Scope) {
        let scope = Scope::new(id, card, scope.controller);
        self.game.work.push(Work::Text { text, scope, at_random: true });
    }

    /// Removes the remaining repetitions of a minion's Battlecry when it is transformed, silenced or returned:
    /// HearthSim/hs-bugs, issues 961 and 990 (Shudderwock, as Yogg-Saron).
    pub(in crate::rules) fn clear_repeats(&mut self, id: EntityId) {
        let is_its = |work: &Work| matches!(work, Work::Text { text, scope, at_random: true } if text.word == Word::Battlecry && scope.source == id);
        if self.game.work.iter().any(is_its) {
            self.game.work.retain(|work| !is_its(work));
        }
    }

    /// Begins a text at a random target. "If no suitable target is available, the battlecry simply will not occur" (Hearthstone
    /// Wiki, "Battlecry").
    pub(in crate::rules) fn run_at_random_target(&mut self, text: &'static Text, mut scope: Scope) {
        scope.target = self.game.random_target(text, &scope);
        let aims = || declared(text.effects).is_some_and(|it| self.game.holds(&it.when, scope.source, &scope));
        if scope.target.is_none() && aims() {
            return;
        }
        self.open_block(
            Block::of(BlockType::Trigger, scope.source).with_target(scope.target).with_keyword(text.word.tag()),
        );
        self.push_text(text.effects, scope);
    }

    /// Queues all Deathrattles of an entity, including given ones. A rule that doubles Deathrattles doubles these too: it
    /// "works on remotely triggered Deathrattles" (Hearthstone Wiki, "Baron Rivendare").
    pub(in crate::rules) fn trigger_deathrattles(&mut self, id: EntityId, scope: &Scope) {
        if self.deathrattles_are_blocked(&self.game[id]) {
            return;
        }
        let again = self.extra_deathrattles(&self.game[id]);
        for (text, card) in self.game.deathrattles(id).into_iter().rev() {
            for _ in 0..=again {
                self.queue_text_at_random(text, id, card, scope);
            }
        }
    }

    /// Each of `on` gains the Deathrattles of the selected entities as an enchantment: Silence removes it, a copy has it.
    pub(in crate::rules) fn inherit(&mut self, on: &EntityList, which: &'static Selector, scope: &Scope) {
        let of = self.game.select(which, scope);
        let mut cards: SmallVec<[CardId; 4]> = SmallVec::new();
        for id in &of {
            let mut its: SmallVec<[CardId; 4]> =
                self.game.deathrattles(*id).into_iter().map(|(_, card)| card).collect();
            // A card with two Deathrattles gives both with one enchantment.
            its.dedup();
            cards.extend(its);
        }
        for id in on {
            for deathrattle in cards.iter().copied() {
                let blank = Game::blank_enchantment(scope.source, scope.controller);
                self.enchant(*id, Enchantment { trigger_card: deathrattle, ..blank });
                for trigger in deathrattle_notes(self.game, deathrattle) {
                    self.enchant(*id, Enchantment { trigger: Some(trigger), trigger_card: deathrattle, ..blank });
                }
            }
        }
    }

    /// Queues the texts of other cards under a keyword with this card as their source, in order; the Battlecries of cards
    /// played this game "can happen in any order" (Ben Brode on Shudderwock, usgamer.net).
    ///
    /// Deaths are processed before a card repeats its text: otherwise it would repeat without end (recorded:
    /// a937e1ebd9, 40, five times `DEATHS` between what one Defile does).
    ///
    /// Rule: Battlecries of cards that were played this game are repeated in random order (Ben Brode on Shudderwock,
    /// usgamer.net).
    pub(in crate::rules) fn repeat_words(
        &mut self,
        word: Word,
        what: &'static CardSource,
        scope: &Scope,
        taken: &mut SmallVec<[CardId; 8]>,
    ) {
        let of = self.obtain_next(what, scope.controller, Zone::Play, scope, taken);
        let mut of: EntityList = of.into_iter().map(|(_, id)| id).collect();
        let again = of.contains(&scope.source);
        if word == Word::Battlecry && matches!(what, CardSource::EachPast(..)) {
            for last in (1..of.len()).rev() {
                of.swap(last, self.game.roll(last + 1));
            }
        }
        // "Trigger the Deathrattle of every friendly minion that died": of a hero or a spell it is the dead minion's own, which may
        // put "this minion" into a deck (Xyrella, the Devout).
        let as_dead = word == Word::Deathrattle && !self.game.is(scope.source, CardType::Minion);
        for id in of.into_iter().rev() {
            // "Repeat this Battlecry.": the text's own card, which is another one where a minion repeats that text (Shudderwock).
            let card = if id == scope.source { scope.card } else { self.game[id].card };
            self.trigger_word(word, if as_dead { id } else { scope.source }, card, scope);
            // Only its text was asked for: what the texts offer is not mistaken for it.
            if !as_dead && self.game[id].zone == Zone::SetAside {
                self.game[id].zone = Zone::RemovedFromGame;
            }
        }
        if again {
            self.game.work.push(Work::PhaseEnd);
        }
    }

    /// Offers texts and waits.
    ///
    /// "Your Choose One cards and powers have both effects combined." (Fandral Staghelm): all of them happen. A text of a card says
    /// so by its options, see `chooses_both`.
    pub(in crate::rules) fn offer_texts(&mut self, texts: &[&'static [Effect]], scope: &Scope) {
        let chooses_one = self.game.card(scope.source).is_some_and(|card| card.tag(GameTag::CHOOSE_ONE) > 0);
        let is_power = self.game.is(scope.source, CardType::HeroPower);
        if is_power && chooses_one && self.game.rule_value(scope.controller, POWERS_CHOOSE_BOTH) > 0 {
            texts.iter().rev().for_each(|effects| self.push_text(effects, scope.clone()));
            return;
        }
        let offered = texts.iter().map(|effects| OfferedOption::Text(effects)).collect();
        let kind = PendingKind::PickOne { offered, then: &[], rest: &[], scope: scope.clone() };
        self.game.pending = Some(Pending { player: scope.controller, kind });
    }
}
