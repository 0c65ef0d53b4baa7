//! Verbs that change what is in play.
//!
//! Rule: A copy appears to the right of its original, that of a Battlecry to the right of the minion with the Battlecry. What
//! replaces or returns a minion stands where that stood. A card shuffled into your deck belongs to you. See also
//! `rules/effect/cards.rs`; `rules/death.rs`.
//!
//! Rule: A card that another card transforms in hand moves to the right end. A discarded card that returns keeps its
//! enchantments, and so does a card that becomes its other form ("Swaps each turn.", recorded eight times). See also
//! `rules/effect/cards.rs`.
use cardwright_data::{CardType, GameTag, PlayState, Zone};

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::rules::{Observer, Rules};
use crate::script::amount::{Past, Window};
use crate::script::effect::{CardSource, Effect};
use crate::script::selector::{Pick, SelectionSource};
use crate::script::trigger::{ActiveZone, EventKind};
use crate::script::verb::Verb;
use crate::script::word::Word;
use crate::state::{Entity, EntityId, EntityList, Game, PlaceNumber, PlayerId, Scope, Work};
use smallvec::SmallVec;

impl Game {
    /// The upgrade of a player's Hero Power, from its tag. Hero Powers of hero cards and spells have none (Hearthstone Wiki,
    /// "Hero card": such Hero Powers "cannot be upgraded with Justicar Trueheart").
    fn upgraded_hero_power(&self, player: PlayerId) -> Option<CardId> {
        let power = self.players[player].hero_power?;
        let number = u32::try_from(self.card(power)?.tag(GameTag::UPGRADED_HERO_POWER)).ok()?;
        self.cards.by_dbf(number).filter(|_| number > 0)
    }

    /// Whether a card in hand becomes its other form, whose text turns it back: "Swaps each turn." Its enchantments remain
    /// (eight recordings of such cards with a discount).
    fn swaps_in_hand(&self, id: EntityId, into: CardId) -> bool {
        let Some(now) = self.card(id).filter(|_| self[id].zone == Zone::Hand) else { return false };
        let back = |effect: &Effect| {
            let Verb::Transform(CardSource::Named(named)) = &effect.verb else { return false };
            let named = self.cards.by_id(named).map(|named| self.cards.get(named).name);
            matches!(effect.to.from, SelectionSource::This) && named == Some(now.name)
        };
        let triggers = &self.cards.compiled(into).triggers;
        triggers.iter().any(|trigger| trigger.active_zone == ActiveZone::Hand && trigger.then.iter().any(back))
    }

    /// The position of an entity on a board, in a hand or in a deck.
    fn zone_position(&self, id: EntityId) -> Option<(Zone, PlayerId, usize)> {
        let entity = &self[id];
        let side = &self.players[entity.controller];
        let at = match entity.zone {
            Zone::Play => side.board.position(id),
            Zone::Hand => side.hand.position(id),
            Zone::Deck => side.deck.position(id),
            Zone::Invalid
            | Zone::Graveyard
            | Zone::RemovedFromGame
            | Zone::SetAside
            | Zone::Secret
            | Zone::LettuceAbility
            | Zone::Cosmetic => None,
        };
        at.map(|at| (entity.zone, entity.controller, at))
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Summons `n` minions; `row` is the minion that the text summoned just before, or the one that a location destroyed for
    /// them, `for_` the minion in whose place they come ("to replace it").
    ///
    /// Rule: A minion summons to its right, then to its left, and so on, always next to itself, as recorded games show for
    /// Onyxia, Giggling Inventor, Thunderhead. The next sentence of the text summons to the right of those (Master Oakheart,
    /// e960c58759#0#72). Deathrattles summon where the minion was, from left to right, whichever effect gave them: recorded for
    /// different minions of one Deathrattle (Building-Block Golem, Totem Goliath), and for a minion with a Deathrattle of its
    /// own, a given one and Reborn. Of several copies of one token each pushes the one before to the right: Savannah Highmane,
    /// Voidlord, Living Spores (ten cases of 2016 to 2018, such as 9abc755237#0#48; no later recording shows it). Resurrected
    /// minions appear at the right end: Hadronox (037adf6fa2#0#81), N'Zoth (c819d4ccc9#0#166); who returns at its death stands
    /// where it stood (Redemption). What comes from a hand or a deck stands from left to right (Finja); the copy that a
    /// Battlecry summons stands to the right of the minion with the Battlecry (Mirage Caller), that of a trigger to the right
    /// of its original. What a location summons for a minion that it destroyed stands where that stood (Construct Quarter:
    /// 493dd8525d#0#37, #74).
    pub(in crate::rules) fn summon_each(
        &mut self,
        players: &[PlayerId],
        n: i16,
        what: &'static CardSource,
        row: Option<EntityId>,
        for_: Option<EntityId>,
        scope: &mut Scope,
    ) {
        let mut summoned = EntityList::new();
        let source = scope.source;
        let themselves = matches!(what, CardSource::Themselves(_));
        let played = self.game.work.iter().any(|work| matches!(work, Work::Play { card, .. } if *card == source));
        for player in players {
            let board = &self.game.players[*player].board;
            let lives = board.position(source).is_some();
            let stood = |it: EntityId| board.position(it).is_some() || self.game[it].position_at_death.is_some();
            let place = |it: &EntityId| self.game[*it].controller == *player && stood(*it);
            let sacrificed =
                row.filter(|it| self.game.is(source, CardType::Location) && self.game[*it].zone == Zone::Graveyard);
            let mut row = row.filter(|row| lives && board.position(*row).is_some());
            row = row.or(sacrificed.filter(place)).or(for_.filter(|it| !lives && place(it)));
            let mut taken = SmallVec::new();
            let (place_of_death, mut pushing) = (self.game[source].position_at_death, 0);
            // "Summon 2 copies of a minion in your deck": of the same one.
            let chosen = if let CardSource::CopyOf(which) = what
                && n > 1
                && matches!(which.pick, Pick::Random(_))
            {
                Some(self.game.select(which, scope))
            } else {
                None
            };
            for _ in 0..Self::repetitions(what, n) {
                let next = if let Some(chosen) = &chosen {
                    let copy = |id: &EntityId| (Some(*id), self.create_copy(*id, *player, Some(source), Zone::Play));
                    chosen.iter().map(copy).collect()
                } else if let CardSource::EachPast(past, Pick::All) = what {
                    self.create_from_history(past, *player, scope).into_iter().map(|id| (None, id)).collect()
                } else {
                    self.obtain_next(what, *player, Zone::Play, scope, &mut taken)
                };
                for (original, id) in next {
                    if self.game[id].zone == Zone::SetAside {
                        self.game[id].controller = *player;
                    }
                    // A copy appears to the right of its original, as recorded games show for Splitting Axe and Oracle of
                    // Elune.
                    let board = &self.game.players[*player].board;
                    let there = |it: &EntityId| {
                        board.position(*it).is_some() && !(lives && played)
                            || (scope.event_subject == Some(*it) && !lives)
                    };
                    if let Some(original) = original.filter(|it| *it != source && there(it)) {
                        if self.summon(id, Some(original), false) {
                            summoned.push(id);
                        }
                        continue;
                    }
                    let left = lives && row.is_none() && summoned.len() % 2 == 1;
                    let beside = if matches!(what, CardSource::EachPast(..) | CardSource::Rebuilt(..)) {
                        None
                    } else {
                        row.or(Some(source))
                    };
                    if self.summon(id, beside, left) {
                        summoned.push(id);
                        row = row.or(Some(id).filter(|_| themselves && lives)).map(|_| id);
                        let pushed = matches!(what, CardSource::Named(_))
                            && self.game[source].position_at_death != place_of_death;
                        if pushed {
                            self.game[source].position_at_death = place_of_death;
                            pushing += 1;
                        }
                    }
                }
            }
            if let Some(place) = place_of_death.filter(|_| pushing > 0) {
                self.game[source].position_at_death = PlaceNumber::at(usize::from(place) + pushing);
            }
        }
        scope.last_result = summoned;
    }

    /// Creates the cards of a history that a text summons.
    ///
    /// Rule: Who died is looked up in the history, with printed numbers, wherever the minion is now (Hearthstone Wiki,
    /// "Resurrection effect"). If more minions died this game than there is room for, random ones come, in the order of their
    /// deaths (Hearthstone Wiki, "N'Zoth, the Corruptor"); those of this turn come from the first on ("Resurrection effect":
    /// Kel'Thuzad summons in order of death). See also `rules/random.rs`, `pick_cards`.
    fn create_from_history(&mut self, past: &Past, player: PlayerId, scope: &Scope) -> EntityList {
        let mut cards = self.game.past_cards(past, scope);
        if (past.kind, past.window) == (EventKind::Death, Window::ThisGame) {
            let room = self.game.players[player].board.room();
            while cards.len() > room {
                cards.remove(self.game.roll(cards.len()));
            }
        }
        cards.into_iter().map(|card| self.create(card, player, Some(scope.source))).collect()
    }

    pub(in crate::rules) fn equip_each(&mut self, players: &[PlayerId], what: &'static CardSource, scope: &mut Scope) {
        let mut equipped = EntityList::new();
        for player in players {
            if self.replace_equip(*player, scope) {
                continue;
            }
            for id in self.obtain(what, *player, Zone::Play, scope) {
                // A text that another minion has taken over may remember something else than a weapon.
                if self.game.is(id, CardType::Weapon) {
                    self.equip(id);
                    equipped.push(id);
                }
            }
        }
        scope.last_result = equipped;
    }

    /// Transforms each entity into a card, or into an exact copy of an entity.
    pub(in crate::rules) fn transform_into(&mut self, on: EntityList, what: &'static CardSource, scope: &mut Scope) {
        for id in &on {
            if let CardSource::CopyOf(which) = what {
                if let Some(of) = self.game.select(which, scope).first().copied()
                    && !self.transforms_otherwise(*id, self.game[of].card, scope)
                {
                    self.become_copy(*id, of);
                }
                continue;
            }
            scope.last_result = EntityList::from_slice(&[*id]);
            if what.is_random()
                && self.game[*id].zone == Zone::Deck
                && !self.game.seldom_used.unseen_deck_cards.contains(id)
            {
                self.game.seldom_used.unseen_deck_cards.push(*id);
            }
            // What changes from form to form in hand never changes into the form that it has.
            if let CardSource::OneOf(ids) = what
                && *id == scope.source
            {
                let other =
                    ids.iter().filter_map(|of| self.game.cards.by_id(of)).filter(|of| *of != self.game[*id].card);
                let others: Vec<_> = other.collect();
                if let Some(card) = self.game.random_card(&others) {
                    self.transform(*id, card);
                }
                continue;
            }
            let owner = self.game[*id].controller;
            // No entity is made of the card that this one becomes.
            let into: Vec<CardId> = match self.single_card(what, owner, scope) {
                Some(card) => vec![card],
                None => self.obtain(what, owner, Zone::Play, scope).iter().map(|made| self.game[*made].card).collect(),
            };
            for card in into {
                if *id == scope.source && self.game.swaps_in_hand(*id, card) {
                    self.transform_in_hand(*id, card);
                } else if !self.transforms_otherwise(*id, card, scope) {
                    self.transform(*id, card);
                }
            }
            // A card that another card transforms in a hand moves to the right end, as recorded games show for Demonic Project
            // (a937e1ebd9#0#80, #91); a card that transforms itself stays where it is.
            if self.game[*id].zone == Zone::Hand && *id != scope.source {
                let player = self.game[*id].controller;
                let hand = &mut self.game.players[player].hand;
                hand.move_to(*id, hand.len());
            }
        }
        scope.last_result = on;
    }

    /// Whether a minion's text replaces a transformation: "If this would transform into a minion, …" (Plucky Podling, Baroness
    /// Vashj). No source: a card that transforms itself does so.
    ///
    /// Rule: What happens instead of being transformed into a minion (`Word::WhenTransformed`), whatever transforms it, also
    /// into a copy.
    fn transforms_otherwise(&mut self, id: EntityId, into: CardId, scope: &Scope) -> bool {
        let Entity { card, controller, silenced, .. } = self.game[id];
        let minion = into.to_option().is_some_and(|into| self.game.cards.get(into).card_type == CardType::Minion);
        let texts: SmallVec<[_; 1]> = self.game.cards.compiled(card).texts_under(Word::WhenTransformed).collect();
        if silenced || id == scope.source || !minion || texts.is_empty() {
            return false;
        }
        let minion = self.create(into, controller, Some(scope.source));
        let mut inner = Scope::new(id, card, controller);
        inner.event_object = Some(minion);
        for effect in texts.iter().flat_map(|text| text.effects) {
            self.effect(effect, None, &mut inner);
        }
        true
    }

    /// Rulebook, "Mind control": with a full board the minion is destroyed.
    pub(in crate::rules) fn take_control(&mut self, on: EntityList, to: PlayerId, scope: &mut Scope) {
        for id in &on {
            // A card in hand goes to the other hand as it is; a full one has no room for it.
            if self.game[*id].zone == Zone::Hand && self.game[*id].controller != to {
                self.game.leave_zone(*id);
                self.game[*id].controller = to;
                self.report_tag(*id, GameTag::CONTROLLER);
                self.enter_hand(*id);
                continue;
            }
            // A dead minion changes no side, nor does a hero that was a card before it was played (The Harvester of Envy).
            let stays = matches!(self.game[*id].card_type, CardType::Hero | CardType::HeroPower);
            if self.game[*id].zone != Zone::Play || stays {
                continue;
            }
            if self.game.is(*id, CardType::Weapon) {
                self.take_weapon(*id, to);
                continue;
            }
            if !self.move_to_other_board(*id, to) && self.game[*id].controller != to {
                self.mark_destroyed(*id);
            }
        }
        scope.last_result = on;
    }

    /// Takes control of a weapon: the new controller's old weapon dies (Kobold Stickyfinger).
    fn take_weapon(&mut self, weapon: EntityId, to: PlayerId) {
        let from = self.game[weapon].controller;
        if from == to {
            return;
        }
        self.game.leave_zone(weapon);
        self.game[weapon].controller = to;
        self.report_tag(weapon, GameTag::CONTROLLER);
        self.equip(weapon);
        self.game.sync_hero(from);
    }

    /// Removes an entity from the game; another card keeps it.
    pub(in crate::rules) fn set_aside_for(&mut self, id: EntityId, with: Option<EntityId>) {
        let Some(with) = with else { return };
        self.game.leave_zone(id);
        self.game.sync_hero(self.game[id].controller);
        self.game.seldom_used.keeper_card_pairs.retain(|(_, kept)| *kept != id);
        self.game.seldom_used.keeper_card_pairs.push((with, id));
        // What is kept in play has a number in the order of play, and is lost when its keeper leaves: `Game::forget`.
        let in_play = self.game[with].zone == Zone::Play;
        self.game[id].order = if in_play { self.game.next_order() } else { 0 };
        self.report_tag(id, GameTag::ZONE);
    }

    /// Replaces a location by another one; uses and cooldown continue.
    pub(in crate::rules) fn replace_location(&mut self, id: EntityId, into: &str) {
        let Some(into) = self.game.cards.by_id(into) else { return };
        let before = self.game[id];
        self.transform_in_hand(id, into);
        let entity = &mut self.game[id];
        (entity.damage, entity.exhausted) = (before.damage, before.exhausted);
        (entity.arrived, entity.attacks) = (before.arrived, before.attacks);
        // A minion has no rest to go on with.
        if entity.card_type == before.card_type {
            entity.text_counters = before.text_counters;
        }
    }

    /// Removes an entity from the game without a death. An effect that brings it back creates a new card.
    pub(in crate::rules) fn remove_from_game(&mut self, id: EntityId) {
        self.game.leave_zone(id);
        self.game.reset_to_printed(id);
        self.game[id].zone = Zone::RemovedFromGame;
        self.report_tag(id, GameTag::ZONE);
    }

    /// Swaps two entities, for example a minion on the board and one in hand. A card that leaves play is reset.
    pub(in crate::rules) fn swap_places(&mut self, one: EntityId, other: EntityId) {
        let (from, to) = (self.game.zone_position(one), self.game.zone_position(other));
        let (Some(from), Some(to)) = (from, to) else { return };
        for id in [one, other] {
            let in_play = self.game[id].zone == Zone::Play;
            self.game.leave_zone(id);
            if in_play && (from.0 != to.0) {
                self.game.forget_memory(id);
                self.game.reset_to_printed(id);
            }
        }
        self.move_to_place(one, to, from.0);
        self.move_to_place(other, from, to.0);
    }

    fn move_to_place(&mut self, id: EntityId, (zone, player, at): (Zone, PlayerId, usize), left: Zone) {
        self.game[id].controller = player;
        match zone {
            Zone::Play => {
                self.game[id].position_at_death = None;
                self.enter_board(id, Some(at));
                // "Minions will always start Dormant, no matter how they were summoned" (Hearthstone Wiki, "Dormant").
                self.finish_entering_play(id);
                self.game.record(EventKind::Summon, player, id);
                self.raise(EventKind::Summon, player.entity(), Some(id), 1);
                self.summon_colossal_parts(id);
            }
            Zone::Deck => drop(self.enter_deck(id, at)),
            Zone::Invalid
            | Zone::Hand
            | Zone::Graveyard
            | Zone::RemovedFromGame
            | Zone::SetAside
            | Zone::Secret
            | Zone::LettuceAbility
            | Zone::Cosmetic => {
                // It takes the place of the other one in the hand, too (recorded for Shadow Hunter Vol'jin).
                if self.enter_hand_from_zone(id, left) {
                    self.game.players[player].hand.move_to(id, at);
                }
            }
        }
    }

    /// Removes text, enchantments and keywords. Rulebook, "Silence": damage stays, Health above the maximum is lost.
    pub(in crate::rules) fn silence(&mut self, id: EntityId) {
        if self.game[id].zone != Zone::Play {
            return;
        }
        // What was taken for a turn goes back at once (Shadow Madness).
        let taken = self.game.enchantments_on(id).any(|(_, on)| {
            let triggers = &self.game.cards.compiled(on.card).triggers;
            triggers.iter().any(|trigger| matches!(trigger.then, [Effect { verb: Verb::HandOver, .. }]))
        });
        self.clear_repeats(id);
        self.game.forget_shield_hits(id);
        self.game.update_listeners(id, false);
        self.game[id].silenced = true;
        self.game[id].own_keywords = Keywords::NONE;
        self.game.remove_except_own(id);
        // Enchantments that are gone keep nothing any more (Silk Stitching).
        self.game.remove_cards_set_aside(id, |kept| kept.order > 0);
        self.game.update_listeners(id, true);
        self.game.recompute(id);
        self.report_tag(id, GameTag::SILENCED);
        if taken {
            self.move_to_other_board(id, self.game[id].controller.opponent());
        }
    }

    /// Replaces the hero; the new one brings its Armor and Hero Power.
    pub(in crate::rules) fn become_hero(&mut self, what: &'static CardSource, scope: &Scope) {
        for id in self.obtain(what, scope.controller, Zone::Play, scope) {
            let player = self.game[id].controller;
            if let Some(old) = self.enter_slot(id) {
                let before = self.game[old];
                self.game.inherit_from_hero(id, &before);
                self.enter_graveyard(old);
            }
            self.game.players[player].state = PlayState::Playing;
            self.replace_hero_power(id);
            self.game.sync_hero(player);
        }
    }

    /// Replaces a player's Hero Power by its upgrade, if it has one.
    pub(in crate::rules) fn upgrade_hero_power(&mut self, player: PlayerId) {
        let Some(better) = self.game.upgraded_hero_power(player) else { return };
        let power = self.create(better, player, None);
        if let Some(old) = self.enter_slot(power) {
            self.enter_graveyard(old);
        }
    }

    pub(in crate::rules) fn become_hero_power(
        &mut self,
        players: &[PlayerId],
        what: &'static CardSource,
        scope: &Scope,
    ) {
        for player in players {
            for id in self.obtain(what, *player, Zone::Play, scope) {
                if let Some(old) = self.enter_slot(id) {
                    self.enter_graveyard(old);
                }
            }
        }
    }
}
