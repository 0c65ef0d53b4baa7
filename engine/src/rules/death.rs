//! Death creation: all dying entities leave play simultaneously, then their deaths trigger abilities in order of play.
use cardwright_data::{BlockType, CardType, GameTag, PlayState, Zone};

use super::{Block, Observer, Rules};
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::script::aura::{Attribute, Modifier};
use crate::script::player_rule::CORPSES_DOUBLED;
use crate::script::ruleset::GATHER_CORPSES;
use crate::script::trigger::EventKind;
use crate::script::word::{Text, Word};
use crate::state::{Enchantment, Entity, EntityId, EntityList, Game, GameEvent, PlaceNumber, PlayerId, Work};
use smallvec::{SmallVec, smallvec};

impl Game {
    /// The Deathrattles of an entity, each with its card: its own, then given and gained ones, oldest first.
    pub(super) fn deathrattles(&self, id: EntityId) -> SmallVec<[(&'static Text, CardId); 4]> {
        let entity = &self[id];
        let own = if entity.silenced { CardId::NONE } else { entity.card };
        if entity.enchantments.is_none() && !self.cards.compiled(own).deathrattle {
            return SmallVec::new();
        }
        let given = self.enchantments_on(id).flat_map(|(_, it)| [it.card, it.deathrattle()]);
        let under =
            |card: CardId| self.cards.compiled(card).texts_under(Word::Deathrattle).map(move |text| (text, card));
        let has_one = |card: &CardId| self.cards.compiled(*card).deathrattle;
        // "Deathrattles given to this minion trigger twice." (Scourge Troll)
        let times = if self.cards.compiled(own).given_deathrattles_twice { 2 } else { 1 };
        let given = given.flat_map(|card| std::iter::repeat_n(card, times));
        std::iter::once(own).chain(given).filter(has_one).flat_map(under).collect()
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Gives a player Corpses, doubled as often as the player's rule says (Falric).
    pub(super) fn gain_corpses(&mut self, player: PlayerId, n: i16) {
        let twice = self.game.rule_value(player, CORPSES_DOUBLED).clamp(0, 8);
        let gained = Entity::clamp_number(i32::from(n) << twice);
        let corpses = &mut self.game.players[player].corpses;
        *corpses = Entity::clamp_number(i32::from(*corpses) + i32::from(gained));
        self.game.auras_dirty = true;
        self.raise(EventKind::CorpsesGained, player.entity(), None, gained);
    }

    /// Removes all dying entities; returns whether there were any, because another phase end then follows their Deathrattles.
    ///
    /// Rulebook, "Death Creation Step": in order of play, all removed before any Deathrattle resolves.
    pub(super) fn create_deaths(&mut self) -> bool {
        let mut dying = EntityList::new();
        for player in PlayerId::BOTH {
            let side = &self.game.players[player];
            let slots = [side.hero, side.weapon].into_iter().flatten();
            let dies = |id: &EntityId| self.game[*id].is_dying() && self.game[*id].zone == Zone::Play;
            dying.extend(side.board.iter().chain(slots).filter(dies));
        }
        if dying.is_empty() {
            return false;
        }
        dying.sort_by_key(|id| self.game[*id].order);
        let places = self.places_of_death(&dying);
        self.game.work.push(Work::PhaseEnd);
        let at = self.game.work.len();
        self.open_block(Block::of(BlockType::Deaths, EntityId::GAME));
        for (id, place) in dying.iter().zip(places) {
            let player = self.game[*id].controller;
            // Without a hero the game is lost.
            if self.game.players[player].hero == Some(*id) {
                if self.trigger_hero_deathrattles(*id) {
                    continue;
                }
                self.game.players[player].state = PlayState::Losing;
                self.game[*id].is_destroyed = true;
                continue;
            }
            self.move_to_graveyard(*id, place);
        }
        self.close_block();
        // The first death comes first: the items that were pushed are reversed.
        self.game.work[at..].reverse();
        if PlayerId::BOTH.iter().any(|player| self.game.players[*player].state == PlayState::Losing) {
            self.game.work.truncate(at);
            self.decide_game();
        }
        true
    }

    /// The board positions of the dying, in the same order: each position after the previous ones have left (812b38e4c5#0#114;
    /// two Reborn minions on both sides of a survivor return to its left).
    fn places_of_death(&self, dying: &[EntityId]) -> SmallVec<[Option<usize>; 16]> {
        let stands = |id: EntityId| {
            let player = self.game[id].controller;
            Some((player, self.game.players[player].board.position(id)?))
        };
        let place = |(at, id): (usize, &EntityId)| {
            let (player, place) = stands(*id)?;
            let left = |first: &&EntityId| stands(**first).is_some_and(|(of, other)| of == player && other < place);
            Some(place - dying[..at].iter().filter(left).count())
        };
        if let [only] = dying {
            return smallvec![stands(*only).map(|(_, place)| place)];
        }
        dying.iter().enumerate().map(place).collect()
    }

    /// Runs the Deathrattles given to a dying hero.
    ///
    /// Rule: A hero's Deathrattle happens before the game is lost, once; without Health afterwards the game is lost. What else
    /// was given to the hero is gone with its death, its Armor too (Husk, Eternal Reaper; no source).
    fn trigger_hero_deathrattles(&mut self, hero: EntityId) -> bool {
        let deathrattles = self.game.deathrattles(hero);
        if deathrattles.is_empty() {
            return false;
        }
        let on: Vec<_> = self.game.enchantments_on(hero).map(|(at, _)| at).collect();
        for at in on {
            self.game.remove_enchantment(at);
        }
        let dead = &mut self.game[hero];
        (dead.is_destroyed, dead.armor, dead.damage) = (false, 0, dead.max_health);
        for (text, card) in deathrattles {
            self.game.work.push(Work::KeywordText { text, source: hero, card, raised: None });
        }
        self.game.deaths_pending = true;
        true
    }

    /// Moves an entity to the graveyard and queues its death.
    pub(super) fn move_to_graveyard(&mut self, id: EntityId, place: Option<usize>) {
        let entity = self.game[id];
        let deathrattles = self.game.deathrattles(id);
        self.game.record(EventKind::Destroy, entity.controller, id);
        if matches!(entity.card_type, CardType::Minion) {
            self.game.record(EventKind::Death, entity.controller, id);
            let leaves = || self.game.card(id).is_none_or(|card| card.tag(Keywords::LEAVES_NO_CORPSE) == 0);
            if GATHER_CORPSES.contains(&self.game.players[entity.controller].class) && leaves() {
                self.gain_corpses(entity.controller, 1);
            }
        }
        // Said by an enchantment (a Dark Gift), or by the printed card.
        let printed = self.game.card(id).map_or(0, |card| card.tag(GameTag::REBORN));
        let whole = printed.max(self.game.tag_modifiers(id, GameTag::REBORN)) > 1;
        if whole {
            self.save_reborn_copy(id);
        }
        if entity.enchantments.is_some() {
            self.game.remember_pieces(id);
        }
        self.enter_graveyard(id);
        if entity.enchantments.is_some() && !self.game.keeps_enchantments_in_death(id) {
            self.game.remove_except_own(id);
        }
        // A Deathrattle that it was given went with its enchantments: the card that is asked later has none.
        let dead = &mut self.game[id];
        if !dead.own_keywords.has(Keywords::DEATHRATTLE) {
            dead.keywords = dead.keywords.without(Keywords::DEATHRATTLE);
        }
        self.game[id].position_at_death = place.and_then(PlaceNumber::at);
        if entity.card_type == CardType::Weapon {
            self.game.sync_hero(entity.controller);
        }
        let raised = GameEvent { kind: EventKind::Death, timing: None, subject: id, object: None, amount: 1 };
        if self.observer.is_active() {
            self.observer.on_event(self.game, &raised);
        }
        // Its Deathrattles wait below the event, which orders them among the abilities that it triggers.
        if self.game.listeners[EventKind::Death as usize] > 0 {
            self.game.work.push(Work::Event(raised));
        }
        for (text, card) in deathrattles {
            self.game.work.push(Work::KeywordText { text, source: id, card, raised: None });
        }
        if entity.keywords.has(Keywords::STARSHIP_PIECE) && entity.card_type == CardType::Minion {
            self.build_starship(entity.card, entity.controller, place);
        }
        if entity.keywords.has(Keywords::REBORN) && entity.card_type == CardType::Minion {
            self.game.work.push(Work::Reborn { dead: id });
        }
    }

    /// Whether a rule of the player blocks Deathrattles: "Deathrattles can't trigger." (Deathwarden)
    pub(super) fn deathrattles_are_blocked(&self, entity: &crate::state::Entity) -> bool {
        self.game.rule_value(entity.controller, GameTag::CANT_TRIGGER_DEATHRATTLE) > 0
    }

    /// The number of additional times a Deathrattle triggers; evaluated when it resolves, so that a minion that died
    /// simultaneously does not count.
    pub(super) fn extra_deathrattles(&self, entity: &crate::state::Entity) -> usize {
        let rule = |tag| self.game.rule_value(entity.controller, tag);
        // Several such rules do not add up.
        let of_minions = entity.card_type == CardType::Minion;
        let of_all = rule(GameTag::EXTRA_DEATHRATTLES_BASE);
        let extra = if of_minions { of_all.max(rule(GameTag::EXTRA_MINION_DEATHRATTLES_BASE)) } else { of_all };
        usize::try_from(extra).unwrap_or(0)
    }

    /// Creates the minion that will return "with full Health and enchantments" (a Dark Gift), and keeps it with the dying one.
    /// The source of Reborn is used up.
    fn save_reborn_copy(&mut self, id: EntityId) {
        let Entity { card, controller, .. } = self.game[id];
        let again = self.create(card, controller, Some(id));
        let gives = |it: &Modifier| it.what == Attribute::Tag(GameTag::REBORN);
        let used_up = |it: &Enchantment| !it.modifiers.is_empty() && it.modifiers.iter().all(gives);
        let on: Vec<Enchantment> = self.game.enchantments_on(id).map(|(_, it)| *it).filter(|it| !used_up(it)).collect();
        for enchantment in on {
            self.game.attach(enchantment, again);
        }
        self.game.recompute(again);
        self.game.seldom_used.keeper_card_pairs.push((id, again));
    }

    /// Returns a minion with 1 Health and without Reborn. Rulebook, "Reborn": after the Deathrattles, as a new minion.
    pub(super) fn reborn(&mut self, id: EntityId) {
        let entity = self.game[id];
        // Of several that died at once each returns to its own place: who stood to the left of it and is still to return
        // makes no difference.
        let stands_left = |work: &Work| {
            let Work::Reborn { dead } = work else { return false };
            let other = &self.game[*dead];
            other.controller == entity.controller && other.position_at_death < entity.position_at_death
        };
        let missing = self.game.work.iter().filter(|work| stands_left(work)).count();
        let place = entity.position_at_death.map(|place| usize::from(place).saturating_sub(missing));
        let again = |kept: EntityId| self.game[kept].card == entity.card && self.game[kept].zone == Zone::SetAside;
        let whole =
            self.game.seldom_used.keeper_card_pairs.iter().position(|(keeper, kept)| *keeper == id && again(*kept));
        let whole = whole.map(|at| self.game.seldom_used.keeper_card_pairs.remove(at).1);
        let again = whole.unwrap_or_else(|| {
            let again = self.create(entity.card, entity.controller, Some(id));
            self.game.copy_own_numbers(again, id);
            again
        });
        self.set_keyword(again, Keywords::REBORN, GameTag::REBORN, false);
        // One that was put together of pieces has no printed Health.
        if self.game[again].max_health < 1 {
            self.set_health(again, 1);
        }
        if whole.is_none() {
            self.game[again].damage = self.game[again].max_health - 1;
        }
        if self.enter_board(again, place) {
            self.game.record(EventKind::Reborn, entity.controller, again);
            self.finish_entering_play(again);
            // It is summoned: it answers "you've summoned this game" as it triggers "whenever you summon".
            self.game.record(EventKind::Summon, entity.controller, again);
            self.raise(EventKind::Summon, entity.controller.entity(), Some(again), 1);
            self.raise(EventKind::Reborn, entity.controller.entity(), Some(again), 1);
            self.summon_colossal_parts(again);
        }
    }
}
