//! Creates entities: tokens, copies, transformations, cards from pools.
use cardwright_data::{CardClass, CardType, GameTag, Zone};
use smallvec::{SmallVec, smallvec};

use super::limits::MAX_CREATED_PER_EFFECT;
use super::{Observer, Rules};
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::script::amount::Multiplier;
use crate::script::effect::{CardSource, Classes};
use crate::script::selector::{Pick, SelectionSource, Selector};
use crate::script::trigger::EventKind;
use crate::state::{Entity, EntityId, EntityList, Game, PlaceNumber, PlayerId, Scope, Work};

/// The maximum Cost to which "a random @-Cost spell" can be improved.
///
/// Trackers of the client's games say so of Chaotic Tendril (Hearthstone Deck Tracker) and of Delicious Cheese (Firestone). No
/// source tells of others, which would find nothing with a higher number.
const MAX_IMPROVED_COST: i32 = 10;

/// The position of a zone on the way from the deck into play.
const fn zone_order(zone: Zone) -> Option<u8> {
    match zone {
        Zone::Deck => Some(0),
        Zone::Hand => Some(1),
        Zone::Play | Zone::Secret => Some(2),
        Zone::Invalid
        | Zone::Graveyard
        | Zone::RemovedFromGame
        | Zone::SetAside
        | Zone::LettuceAbility
        | Zone::Cosmetic => None,
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Makes a card show another, random class.
    pub(super) fn swap_class(&mut self, id: EntityId) {
        let Entity { card, controller, .. } = self.game[id];
        let now = self.game.shown_class(&Scope::new(id, card, controller));
        // The classes that decks have.
        let classes = self.game.cards.classes().iter().filter(|class| **class != now && **class != CardClass::Neutral);
        let others: SmallVec<[usize; 12]> =
            classes.filter_map(|class| CardClass::ALL.iter().position(|it| it == class)).collect();
        if others.is_empty() {
            return;
        }
        let at = others[self.game.roll(others.len())];
        self.game[id].text_counters[0] = i16::try_from(at + 1).unwrap_or(0);
    }

    /// Creates a card for a player, in no zone.
    pub(super) fn create(&mut self, card: CardId, owner: PlayerId, creator: Option<EntityId>) -> EntityId {
        let id = self.game.add(card, owner);
        self.game[id].creator = creator;
        if self.observer.is_active() {
            self.observer.on_created(self.game, id);
        }
        id
    }

    /// Creates a copy that will be moved to a zone.
    ///
    /// Rule: Enchantments are lost on the way back from play to hand to deck (Rulebook, "Moving between Zones"), and copies
    /// follow the same rule, as recorded games show: one that goes the same way as its original or forward keeps damage and
    /// enchantments; one that goes back is a fresh card (Echo of Medivh, Zola the Gorgon), and so is the copy of a dying minion
    /// ("If it dies, summon a new copy"). Who becomes a copy of a minion that died is whole (Creepy Painting). See also
    /// `become_copy`.
    ///
    /// Rule: An exact copy has what is kept with its original, and remembers what that one remembers, which the client keeps in
    /// enchantments (Silk Stitching, Carnivorous Cube on Faceless Manipulator; no source). See also `copy_cards_set_aside`.
    pub(super) fn create_copy(
        &mut self,
        of: EntityId,
        owner: PlayerId,
        creator: Option<EntityId>,
        to: Zone,
    ) -> EntityId {
        let original = self.game[of];
        let id = self.create(original.card, owner, creator);
        // A card of mine that the opponent has taken is the opponent's as well (Soul Mirror).
        if original.owner != owner || original.controller != owner {
            self.game.seldom_used.copy_original_pairs.push((id, of));
        }
        let dies = original.zone == Zone::Play && original.is_dying();
        if !dies && zone_order(original.zone).is_some_and(|from| zone_order(to).is_some_and(|to| from <= to)) {
            let copy = &mut self.game[id];
            copy.own_keywords = original.own_keywords;
            copy.damage = original.damage;
            copy.silenced = original.silenced;
            copy.text_counters = original.text_counters;
            copy.armor = original.armor;
            copy.remembered = original.remembered;
            copy.used_abilities = original.used_abilities & Entity::AWOKEN_BIT;
            if original.silenced {
                copy.spell_damage = 0;
            }
            let enchantments: Vec<_> = self.game.enchantments_on(of).map(|(_, enchantment)| *enchantment).collect();
            for enchantment in enchantments {
                self.game.attach(enchantment, id);
            }
            self.game.give_merged_to_controller(id);
            self.copy_cards_set_aside(of, id);
            self.game.recompute(id);
        } else {
            self.game.copy_own_numbers(id, of);
        }
        id
    }

    /// Like `obtain`; each copy comes with its original.
    pub(super) fn obtain_with_originals(
        &mut self,
        what: &'static CardSource,
        owner: PlayerId,
        to: Zone,
        scope: &Scope,
    ) -> SmallVec<[(Option<EntityId>, EntityId); 4]> {
        if let CardSource::CopyOf(which) = what {
            let originals = self.game.select(which, scope);
            let copy = |id: &EntityId| (Some(*id), self.create_copy(*id, owner, Some(scope.source), to));
            return originals.iter().map(copy).collect();
        }
        self.obtain(what, owner, to, scope).into_iter().map(|id| (None, id)).collect()
    }

    /// Like `obtain` for one of several repetitions: each dead card is taken once, "Summon 7 Murlocs that died this game".
    pub(super) fn obtain_next(
        &mut self,
        what: &'static CardSource,
        owner: PlayerId,
        to: Zone,
        scope: &Scope,
        taken: &mut SmallVec<[CardId; 8]>,
    ) -> SmallVec<[(Option<EntityId>, EntityId); 4]> {
        let CardSource::FromPast(past) = what else { return self.obtain_with_originals(what, owner, to, scope) };
        let mut cards = self.game.past_cards(past, scope);
        for card in taken.iter() {
            if let Some(at) = cards.iter().position(|it| it == card) {
                cards.remove(at);
            }
        }
        let Some(card) = self.game.random_card(&cards) else { return SmallVec::new() };
        taken.push(card);
        smallvec![(None, self.create(card, owner, Some(scope.source)))]
    }

    /// The number of repetitions of an effect with the number `n`: a specific entity is moved once; from a place, further ones
    /// follow.
    pub(super) fn repetitions(what: &CardSource, n: i16) -> i16 {
        let one = |which: &Selector| !matches!(which.from, SelectionSource::At(..)) && which.pick == Pick::All;
        n.min(if matches!(what, CardSource::Themselves(which) if one(which)) { 1 } else { MAX_CREATED_PER_EFFECT })
    }

    /// The entities that an effect creates or takes for a player and a zone: new ones are in no zone, others in their current
    /// one.
    ///
    /// Rule: "the Starship's Pieces" are the cards that are merged into it, as printed (`merged_into`).
    pub(super) fn obtain(&mut self, what: &'static CardSource, owner: PlayerId, to: Zone, scope: &Scope) -> EntityList {
        let creator = Some(scope.source);
        match what {
            CardSource::JadeGolem => self.jade_golem(owner, creator).into_iter().collect(),
            CardSource::EachOf(ids) => {
                let named: Vec<_> = ids.iter().filter_map(|id| self.game.cards.by_id(id)).collect();
                let printing = |card: &CardId| self.game.printing_for(*card, scope.card);
                let cards: Vec<_> = named.iter().map(printing).collect();
                cards.into_iter().map(|card| self.create(card, owner, creator)).collect()
            }
            CardSource::RandomOfEachClass(that, classes) => {
                let pool = self.game.pool_for_text(that, *classes, owner, scope);
                let chosen = self.game.random_card_of_each_class(&pool);
                chosen.into_iter().map(|card| self.create(card, owner, creator)).collect()
            }
            CardSource::EachPast(past, pick) => {
                let cards = self.game.past_cards(past, scope);
                let cards = self.game.pick_cards(*pick, cards);
                cards.into_iter().map(|card| self.create(card, owner, creator)).collect()
            }
            CardSource::Rebuilt(past, pick) => self.create_with_pieces(past, *pick, owner, scope),
            CardSource::CopyOf(which) => {
                let originals = self.game.select(which, scope);
                originals.iter().map(|id| self.create_copy(*id, owner, creator, to)).collect()
            }
            CardSource::FreshCopyOf(which) => {
                let cards: Vec<CardId> = self.game.select(which, scope).iter().map(|id| self.game[*id].card).collect();
                cards.into_iter().map(|card| self.create(card, owner, creator)).collect()
            }
            CardSource::Merged(which) => {
                let wholes = self.game.select(which, scope);
                let cards: Vec<CardId> = wholes.iter().flat_map(|id| self.game.merged_cards(*id)).collect();
                cards.into_iter().map(|card| self.create(card, owner, creator)).collect()
            }
            CardSource::Choices { of, untaken } => {
                let cards = {
                    let of = self.game.select(of, scope);
                    self.game.choices_of(&of, *untaken)
                };
                cards.into_iter().map(|card| self.create(card, owner, creator)).collect()
            }
            CardSource::Themselves(which) => self.game.select(which, scope),
            CardSource::Named(_)
            | CardSource::OneOf(_)
            | CardSource::Random(_)
            | CardSource::Token(_)
            | CardSource::OneMissing(_)
            | CardSource::RandomOf(..)
            | CardSource::LastPast(_)
            | CardSource::Costing(..)
            | CardSource::FromPast(_) => {
                let card = self.single_card(what, owner, scope);
                card.map(|card| self.create(card, owner, creator)).into_iter().collect()
            }
        }
    }

    /// The single card that an effect creates or transforms into; `None` for copies and several cards.
    ///
    /// Rule: "A random @-Cost minion" is improved up to (10), as trackers of the client's games have it for Chaotic Tendril and
    /// Delicious Cheese (no source for others).
    pub(super) fn single_card(&mut self, what: &'static CardSource, owner: PlayerId, scope: &Scope) -> Option<CardId> {
        match what {
            CardSource::Named(id) => self.game.cards.by_id(id).map(|named| self.game.printing_for(named, scope.card)),
            CardSource::OneOf(ids) => {
                let named = ids.iter().filter_map(|id| self.game.cards.by_id(id));
                let cards: Vec<_> = named.map(|card| self.game.printing_for(card, scope.card)).collect();
                self.game.random_card(&cards)
            }
            CardSource::OneMissing(ids) => {
                let missing = ids.iter().filter(|id| !self.game.has_on_board(owner, id));
                let cards: Vec<_> = missing.filter_map(|id| self.game.cards.by_id(id)).collect();
                self.game.random_card(&cards)
            }
            CardSource::RandomOf(that, classes) => {
                let cards = self.game.pool_for_text(that, *classes, owner, scope);
                self.game.random_card(&cards)
            }
            CardSource::Token(that) => {
                let cards = self.game.tokens_for_text(that, scope);
                self.game.random_card(&cards)
            }
            CardSource::Costing(that, more, number) => {
                let asked = self.game.multiplier(number, scope);
                let asked = if matches!(number, Multiplier::TextNumber) { asked.min(MAX_IMPROVED_COST) } else { asked };
                let cost = i32::from(*more) + asked;
                let exact = *more == 0 && !matches!(number, Multiplier::Sum(_));
                let least = if exact { cost } else { 0 };
                let costing = |cost| self.game.pool_costing(that, cost, owner);
                let found =
                    (least..=cost.max(0)).rev().map(costing).find(|cards| !cards.is_empty()).unwrap_or_default();
                self.game.random_card(&found)
            }
            CardSource::LastPast(past) => self.game.past_cards(past, scope).last().copied(),
            CardSource::Random(that) => {
                let cards = self.game.pool_for_text(that, Classes::Any, owner, scope);
                self.game.random_card(&cards)
            }
            CardSource::FromPast(past) => {
                let cards = self.game.past_cards(past, scope);
                self.game.random_card(&cards)
            }
            CardSource::JadeGolem
            | CardSource::EachOf(_)
            | CardSource::RandomOfEachClass(..)
            | CardSource::EachPast(..)
            | CardSource::Rebuilt(..)
            | CardSource::Merged(_)
            | CardSource::Choices { .. }
            | CardSource::CopyOf(_)
            | CardSource::FreshCopyOf(_)
            | CardSource::Themselves(_) => None,
        }
    }

    /// Summons a minion: to the right of `beside` if that is on the same board, otherwise at the right end; `false` if there is
    /// no room.
    ///
    /// Rulebook, "Summoning": minions summoned by a minion appear to its right.
    pub(super) fn summon(&mut self, id: EntityId, beside: Option<EntityId>, left: bool) -> bool {
        let controller = self.game[id].controller;
        let board = &self.game.players[controller].board;
        // A dead minion summons where it was, from left to right: the next one to the right of the one before, also if another
        // Deathrattle that it was given summons it, or Reborn. Of copies of one token see `Rules::summon_each`.
        let stood = |beside: EntityId| {
            // What a spell summons comes to the right end, wherever the spell was in the hand.
            let of = &self.game[beside];
            of.position_at_death
                .filter(|_| of.controller == controller && of.card_type != CardType::Spell)
                .map(usize::from)
        };
        let there = |beside: EntityId| board.position(beside).map(|at| at + usize::from(!left));
        let at_place = beside.filter(|beside| there(*beside).is_none()).and_then(stood);
        let at = at_place.or_else(|| beside.and_then(there));
        if !matches!(self.game[id].card_type, CardType::Minion | CardType::Location) {
            return false;
        }
        self.game[id].position_at_death = None;
        if !self.enter_board(id, at) {
            return false;
        }
        if let (Some(dead), Some(at)) = (beside, at_place) {
            self.game[dead].position_at_death = PlaceNumber::at(at + 1);
        }
        self.finish_entering_play(id);
        self.game.record(crate::script::trigger::EventKind::Summon, controller, id);
        self.raise(EventKind::Summon, controller.entity(), Some(id), 1);
        self.summon_colossal_parts(id);
        true
    }

    /// Equips a weapon; the old one is destroyed at the next death creation.
    pub(super) fn equip(&mut self, id: EntityId) {
        let controller = self.game[id].controller;
        if let Some(old) = self.enter_slot(id) {
            let at = self.game.work.len();
            self.move_to_graveyard(old, None);
            self.game.work[at..].reverse();
        }
        self.game.sync_hero(controller);
        self.game.record(crate::script::trigger::EventKind::Equip, controller, id);
        self.raise(EventKind::Equip, controller.entity(), Some(id), 1);
    }

    /// Transforms an entity: no death, no enchantments. A running attack counts for the new minion (hs-bugs 1347).
    ///
    /// Rulebook, "Transform": the entity keeps its id and its position; everything else is new.
    ///
    /// Rule: Who is transformed can attack if it could before; another one counts as just summoned, so that Charge lets it
    /// attack (recorded: Evolve in 2c2309faff#0#41 and 02607dc7c9#0#34, with a Charge minion that attacks in #35; The Storm
    /// Bringer in f71eeb777b#0#28).
    pub(super) fn transform(&mut self, id: EntityId, into: CardId) {
        // A position may have unknown cards: nobody becomes one.
        if into.to_option().is_none() {
            return;
        }
        // In play a hero stays a hero; a minion or location becomes a minion or location. A Hero Power stays one anywhere.
        let (was, now) = (self.game[id].card_type, self.game.cards.get(into).card_type);
        let stands = |it: CardType| matches!(it, CardType::Minion | CardType::Location);
        let bound = self.game[id].zone == Zone::Play || was == CardType::HeroPower;
        if bound && was != now && !(stands(was) && stands(now)) {
            return;
        }
        let entity = &self.game[id];
        let is_tired = entity.arrived || entity.exhausted || entity.attacks >= Game::attacks_a_turn(entity.keywords);
        let attacking = |work: &Work| matches!(work, Work::Attack { attacker, .. } if *attacker == id);
        let attacks = if self.game.work.iter().any(attacking) { entity.attacks } else { 0 };
        self.clear_repeats(id);
        self.game.update_listeners(id, false);
        self.game.remember_original_card(id);
        self.game[id].card = into;
        self.game.remove_enchantments(id);
        self.game.reset_to_printed(id);
        // In the client it is kept by an enchantment: "Deathrattle: Free {0}!" (Jarring), "Deathrattle: Summon {0}." (Ascended).
        self.game.remove_cards_set_aside(id, |_| true);
        if self.game[id].zone == Zone::Play {
            let order = self.game.next_order();
            let entity = &mut self.game[id];
            entity.order = order;
            (entity.arrived, entity.attacks) = (is_tired, attacks);
        }
        self.game.update_listeners(id, true);
        if self.game[id].zone == Zone::Play {
            self.finish_entering_play(id);
            // Some cards have no Health of their own: a Starship without its pieces.
            self.game.deaths_pending |= self.game[id].is_dying();
        }
        self.report_tag(id, GameTag::ENTITY_ID);
    }

    /// Turns an entity into a copy of another: card, enchantments, damage. A card in hand that becomes a copy of a minion in
    /// play is a new card, and so is a copy of a dead minion (Creepy Painting).
    pub(super) fn become_copy(&mut self, id: EntityId, of: EntityId) {
        let original = self.game[of];
        let died = original.zone == Zone::Graveyard || (original.zone == Zone::Play && original.is_dying());
        if died || zone_order(original.zone) > zone_order(self.game[id].zone) {
            self.transform(id, original.card);
            self.game.copy_own_numbers(id, of);
            return;
        }
        let enchantments: Vec<_> = self.game.enchantments_on(of).map(|(_, enchantment)| *enchantment).collect();
        self.transform(id, original.card);
        self.game.update_listeners(id, false);
        let entity = &mut self.game[id];
        entity.own_keywords = original.own_keywords;
        entity.damage = original.damage;
        entity.silenced = original.silenced;
        entity.text_counters = original.text_counters;
        entity.remembered = original.remembered;
        entity.used_abilities = original.used_abilities & Entity::AWOKEN_BIT;
        if original.silenced {
            entity.spell_damage = 0;
        }
        for enchantment in enchantments {
            self.game.attach(enchantment, id);
        }
        self.game.give_merged_to_controller(id);
        self.copy_cards_set_aside(of, id);
        self.game.update_listeners(id, true);
        self.game.recompute(id);
    }

    /// Copies the cards kept with the original, for texts that refer to them: "a spell that costs (4) or less for it to cast
    /// when it dies" (Silk Stitching).
    fn copy_cards_set_aside(&mut self, of: EntityId, id: EntityId) {
        let kept: SmallVec<[EntityId; 4]> = self.game.cards_set_aside_by(of).collect();
        for one in kept {
            // What was taken from the opponent is the opponent's for the copy, too (Iso'rath).
            let theirs = self.game[one].controller != self.game[of].controller;
            let player = if theirs { self.game[one].controller } else { self.game[id].owner };
            let again = self.create(self.game[one].card, player, Some(id));
            self.game[again].order = self.game[one].order;
            self.game.seldom_used.keeper_card_pairs.push((id, again));
        }
    }

    /// Sets or removes a keyword of the entity itself.
    pub(super) fn set_keyword(&mut self, id: EntityId, keyword: Keywords, tag: GameTag, on: bool) {
        // A dormant minion has no aura, and no aura affects it.
        if Keywords::OUT_OF_REACH.has(keyword) {
            self.game.mark_all_dirty();
        }
        if keyword == Keywords::DIVINE_SHIELD && !on {
            self.game.forget_shield_hits(id);
        }
        self.game.auras_dirty = true;
        self.game.dirty.mark(id);
        let entity = &mut self.game[id];
        entity.own_keywords =
            if on { entity.own_keywords.union(keyword) } else { entity.own_keywords.without(keyword) };
        entity.keywords = if on { entity.keywords.union(keyword) } else { entity.keywords.without(keyword) };
        self.report_tag(id, tag);
    }
}
