//! Creates games from positions.
use cardwright_data::{CardType, GameTag, Zone};

use super::aura::consumable_keywords;
use super::limits::MAX_ENTITIES;
use super::{Rules, Unobserved, unobserved};
use crate::compiled::{CardId, Cards};
use crate::facts::Keywords;
use crate::script::amount::Multiplier;
use crate::script::aura::{Attribute, Lasts, Modifier};
use crate::script::builtin::{
    ATTACK_PLUS_X, COST_PLUS_X, HEALTH_PLUS_X, HERO_POWER_DAMAGE_PLUS_X, SPELL_DAMAGE_PLUS_X,
};
use crate::script::trigger::EventKind;
use crate::script::verb::Verb;
use crate::script::word::Word;
use crate::state::dirty::DirtyTracker;
use crate::state::{
    AttachedEnchantment, Enchantment, Entity, EntityId, Game, HistoryEntry, PlaceNumber, PlayerId, Position,
    PositionEntity, PositionError, Scope,
};

impl Game {
    /// A game in this position; the active player has to act. Fails if the engine cannot represent the position.
    ///
    /// Enchantments whose Powers are written are attached, and auras apply. Where the numbers then differ from those stated
    /// (an unwritten enchantment or card, numbers of another build), modifiers without a card make up the
    /// difference. Entities keep their numbers. Numbers that no game has are taken as the nearest one that games have.
    pub fn from_position(cards: &'static Cards, position: &Position) -> Result<Self, PositionError> {
        let position = &position.bounded();
        let mut game = Self::empty(cards, position.seed);
        game.turn = position.turn;
        game.active = position.active;
        game.format = position.format.unwrap_or(game.format);
        game.place_entities(position)?;
        for player in PlayerId::BOTH {
            game.seat_player(player, position)?;
        }
        for (number, piece) in &position.entities {
            if let Some(id) = game.entity(*number) {
                game.apply_state(id, piece);
            }
        }
        game.count_listeners();
        let mut rules = Rules { game: &mut game, observer: &mut unobserved(), continuations: 0 };
        // A hero has the Attack of its weapon, so its own numbers come after the weapon's. The last pass corrects a Cost that could
        // not become negative in the pass before.
        for make_up in [Self::guess_numbers, Self::adjust_non_hero, Self::adjust_numbers, Self::adjust_numbers] {
            rules.recompute_all(position);
            for (number, piece) in &position.entities {
                if let Some(id) = rules.game.entity(*number) {
                    make_up(rules.game, id, piece);
                }
            }
        }
        rules.recompute_all(position);
        rules.game.apply_damage(position);
        rules.schedule_delayed_effects(position);
        rules.game.strengthen_powers(position);
        for player in PlayerId::BOTH {
            rules.keep_seen_cthun(player);
        }
        game.raised_events.clear();
        game.deaths_pending = true;
        Ok(game)
    }

    /// Creates every entity with its number and puts it into its zone.
    fn place_entities(&mut self, position: &Position) -> Result<(), PositionError> {
        let mut by_place: Vec<(u16, &PositionEntity)> = Vec::new();
        for (number, piece) in &position.entities {
            let (number, card) = (*number, piece.card);
            if number < 4 {
                return Err(PositionError::ReservedNumber(number));
            }
            if usize::from(number) > MAX_ENTITIES {
                return Err(PositionError::TooHigh(number, MAX_ENTITIES));
            }
            if card.to_option().is_some() && usize::from(card.0) >= self.cards.len() {
                return Err(PositionError::NoSuchCard(number));
            }
            while self.entity_count() + 1 < usize::from(number) {
                self.add(CardId::NONE, PlayerId::First);
            }
            let id = self.add(card, piece.controller);
            let entity = &mut self[id];
            if card.to_option().is_none() {
                entity.card_type = piece.card_type;
            }
            entity.creator = None;
            by_place.push((number, piece));
        }
        by_place.sort_by_key(|(number, piece)| (piece.place, *number));
        for player in PlayerId::BOTH {
            let more = position.sides[player].extra_hand_size.min(2);
            if more > 0 {
                self.seldom_used.extra_hand_size[player as usize] = more;
            }
        }
        for (number, piece) in by_place {
            let Some(id) = self.entity(number) else { continue };
            self.place_entity(id, piece)?;
        }
        let mut by_order: Vec<_> = position.entities.iter().filter(|(_, piece)| in_play(piece.zone)).collect();
        by_order.sort_by_key(|(number, piece)| (piece.order, **number));
        for (number, _) in by_order {
            if let Some(id) = self.entity(*number) {
                self[id].order = self.next_order();
            }
        }
        Ok(())
    }

    fn place_entity(&mut self, id: EntityId, piece: &PositionEntity) -> Result<(), PositionError> {
        let player = piece.controller;
        let card_type = self[id].card_type;
        let most = self.max_hand_size(player);
        let side = &mut self.players[player];
        let slot = |slot: &mut Option<EntityId>| slot.replace(id).is_none();
        let fits = match (piece.zone, card_type) {
            (Zone::Play, CardType::Hero) => slot(&mut side.hero),
            (Zone::Play, CardType::HeroPower) => slot(&mut side.hero_power),
            (Zone::Play, CardType::Weapon) => slot(&mut side.weapon),
            (Zone::Play, CardType::Minion | CardType::Location) => side.board.push(id),
            (Zone::Hand, _) => side.hand.len() < most && side.hand.push(id),
            // The last one is the top.
            (Zone::Deck, _) => side.deck.insert(0, id),
            // The spell itself is gone; what it will do waits with its player.
            (Zone::Secret | Zone::Play, CardType::Spell) if piece.has_delayed_effects => {
                self[id].zone = Zone::Graveyard;
                self.graveyard.push(id);
                return Ok(());
            }
            (Zone::Secret, _) => side.secrets.push(id),
            (Zone::Graveyard, _) => {
                self.graveyard.push(id);
                // As far as the position tells, it died.
                self.entities[id.index()].position_at_death = PlaceNumber::at(0);
                true
            }
            _ => return Err(PositionError::NoPlace(id.number())),
        };
        if !fits {
            return Err(PositionError::NoRoom { number: id.number(), zone: piece.zone, player });
        }
        self[id].zone = piece.zone;
        Ok(())
    }

    /// Sets a player's counters and the unknown cards of the deck.
    fn seat_player(&mut self, player: PlayerId, position: &Position) -> Result<(), PositionError> {
        let seen = &position.sides[player];
        let unknown = usize::from(seen.deck).saturating_sub(self.players[player].deck.len());
        for _ in 0..unknown {
            let id = self.add(CardId::NONE, player);
            if !self.players[player].deck.insert(0, id) {
                return Err(PositionError::DeckTooBig(player, seen.deck.into()));
            }
            self[id].zone = Zone::Deck;
            self[id].started_in_deck = true;
        }
        let class = self.players[player].hero.and_then(|hero| self.card(hero)).map(|card| card.class);
        let side = &mut self.players[player];
        side.class = seen.class.or(class).unwrap_or(side.class);
        side.crystals = seen.crystals;
        self.seldom_used.extra_crystals[player as usize] = seen.extra_crystals;
        side.spent = seen.spent;
        side.temporary_mana = seen.temporary_mana;
        side.locked = seen.locked;
        side.overloaded = seen.overloaded;
        side.fatigue = seen.fatigue;
        side.corpses = seen.corpses;
        side.cards_played = seen.cards_played;
        let turn = self.turn;
        for (kind, times) in [
            (EventKind::Play, seen.cards_played),
            (EventKind::HeroPower, seen.powers_used),
            (EventKind::Death, seen.minions_died),
        ] {
            let did = HistoryEntry::new(kind, player, player.entity(), CardId::NONE, turn, 1);
            self.history.extend(std::iter::repeat_n(did, times.into()));
        }
        // Of the cards played those are minions that came this turn and that nobody made.
        let came = |id: &EntityId| {
            let piece = position.entities.get(&id.number());
            piece.is_some_and(|piece| piece.arrived && piece.creator.is_none()) && self.is(*id, CardType::Minion)
        };
        let minions: Vec<EntityId> =
            self.players[player].board.iter().filter(came).take(seen.minions_played.into()).collect();
        let plays = self.history.iter_mut().rev().filter(|did| did.player == player && did.kind == EventKind::Play);
        for (did, minion) in plays.zip(minions) {
            (did.entity, did.card) = (minion, self.entities[minion.index()].card);
        }
        for attached in &seen.enchantments {
            self.attach_listed(player.entity(), attached);
        }
        Ok(())
    }

    /// Sets an entity's state and enchantments, without numbers.
    fn apply_state(&mut self, id: EntityId, piece: &PositionEntity) {
        let creator = piece.creator.and_then(|number| self.entity(number));
        // A collectible card without a creator started in its owner's deck, except for the hero.
        let turn = self.turn;
        let hero = piece.card_type == CardType::Hero && piece.zone == Zone::Play;
        let collected = !hero && self.card(id).is_some_and(|card| card.collectible());
        let entity = &mut self[id];
        entity.creator = creator;
        entity.started_in_deck = piece.creator.is_none() && collected;
        entity.armor = piece.armor;
        entity.exhausted = piece.exhausted;
        entity.arrived = piece.arrived;
        entity.attacks = piece.attacks;
        entity.silenced = piece.silenced;
        entity.text_counters = piece.counters;
        if piece.once_text_used {
            entity.used_abilities |= Entity::ONCE_BIT;
        }
        if piece.new_in_hand {
            entity.entered_hand_turn = turn;
        }
        if piece.silenced {
            entity.own_keywords = Keywords::NONE;
        }
        for attached in &piece.enchantments {
            self.attach_listed(id, attached);
        }
        if piece.attacks > 0 && self.is(id, CardType::Hero) {
            let (kind, player) = (EventKind::HeroAttack, piece.controller);
            let did = HistoryEntry::new(kind, player, id, piece.card, turn, 1);
            self.history.push(did);
        }
    }

    fn attach_listed(&mut self, bearer: EntityId, attached: &AttachedEnchantment) {
        let enchant = self.cards.compiled(attached.card).enchant;
        let source = attached.source.and_then(|number| self.entity(number)).unwrap_or(bearer);
        let enchantment = Enchantment {
            card: attached.card,
            modifiers: enchant.map_or(&[], |enchant| enchant.modifiers),
            lasts: enchant.map_or(Lasts::Forever, |enchant| enchant.lasts),
            x: attached.x.unwrap_or(0),
            turn: attached.turn,
            ..Self::blank_enchantment(source, attached.controller)
        };
        // A keyword that is used up is there unless the position says that it is spent.
        for (keyword, _, on) in consumable_keywords(enchantment.modifiers) {
            let own = self[bearer].own_keywords;
            self[bearer].own_keywords = if on { own.union(keyword) } else { own.without(keyword) };
        }
        self.attach(enchantment, bearer);
    }

    fn count_listeners(&mut self) {
        let everyone: Vec<EntityId> = self.entities().map(|(id, _)| id).collect();
        for id in everyone {
            self.update_listeners(id, true);
        }
    }

    fn apply_damage(&mut self, position: &Position) {
        for (number, piece) in &position.entities {
            if let Some(id) = self.entity(*number) {
                self[id].damage = piece.damage;
            }
        }
    }

    /// Sets the number of an enchantment without one to the value that explains the stated Attack or Health.
    fn guess_numbers(&mut self, id: EntityId, piece: &PositionEntity) {
        let entity = self[id];
        let on: Vec<_> = self.enchantments_on(id).map(|(at, enchantment)| (at, *enchantment)).collect();
        for ((at, enchantment), attached) in on.into_iter().zip(&piece.enchantments) {
            if attached.x.is_some() || enchantment.card != attached.card {
                continue;
            }
            for modifier in enchantment.modifiers.iter().filter(|modifier| modifier.amount.per == Multiplier::X) {
                let missing = match modifier.what {
                    Attribute::Attack | Attribute::Stats => piece.attack.map(|stated| stated - entity.attack),
                    Attribute::Health => piece.health.map(|stated| stated - entity.max_health),
                    Attribute::Cost => piece.cost.map(|stated| stated - entity.cost),
                    Attribute::Durability | Attribute::Tag(_) => None,
                };
                let of_one = modifier.amount.n;
                if let Some(missing) = missing.filter(|missing| of_one != 0 && *missing != 0 && missing % of_one == 0) {
                    self.enchantments[at.index()].x = missing / of_one;
                    // One enchantment explains the difference.
                    return;
                }
            }
        }
    }

    /// Increases each player's Hero Power damage beyond auras and enchantments, as stated.
    fn strengthen_powers(&mut self, position: &Position) {
        for player in PlayerId::BOTH {
            let is = i16::try_from(self.rule_value(player, GameTag::HEROPOWER_DAMAGE)).unwrap_or_default();
            let x = position.sides[player].power_damage.map_or(0, |stated| stated.saturating_sub(is));
            // A tag adds up the enchantments that give it, each with its printed number.
            for _ in 0..x {
                let blank = Self::blank_enchantment(player.entity(), player);
                self.attach(Enchantment { modifiers: HERO_POWER_DAMAGE_PLUS_X, x: 1, ..blank }, player.entity());
            }
        }
    }

    fn adjust_non_hero(&mut self, id: EntityId, piece: &PositionEntity) {
        if !self.is(id, CardType::Hero) {
            self.adjust_numbers(id, piece);
        }
    }

    /// Attaches modifiers without a card for numbers that differ from the stated ones.
    pub(super) fn adjust_numbers(&mut self, id: EntityId, piece: &PositionEntity) {
        let entity = self[id];
        let unstated = |keywords: Keywords| keywords.without(piece.stated_keywords);
        let missing = piece.keywords.without(entity.keywords);
        let surplus = entity.keywords.without(piece.keywords);
        let own = entity.own_keywords.union(missing.without(unstated(missing)));
        self[id].own_keywords = own.without(surplus.without(unstated(surplus)));
        let numbers: [(&'static [Modifier], i16, Option<i16>); 4] = [
            (ATTACK_PLUS_X, entity.attack, piece.attack),
            (HEALTH_PLUS_X, entity.max_health, piece.health),
            (COST_PLUS_X, entity.cost, piece.cost),
            (SPELL_DAMAGE_PLUS_X, entity.spell_damage, piece.spell_damage),
        ];
        for (modifiers, is, stated) in numbers {
            let x = stated.unwrap_or(is).saturating_sub(is);
            if x != 0 {
                let blank = Self::blank_enchantment(id, piece.controller);
                self.attach(Enchantment { modifiers, x, ..blank }, id);
            }
        }
    }
}

impl Rules<'_, Unobserved> {
    /// Schedules the delayed effects of spells that were cast ("At the start of your next turn, …").
    fn schedule_delayed_effects(&mut self, position: &Position) {
        for (number, piece) in position.entities.iter().filter(|(_, piece)| piece.has_delayed_effects) {
            let Some(id) = self.game.entity(*number) else { continue };
            let scope = Scope::new(id, piece.card, piece.controller);
            let texts: Vec<_> = self.game.cards.compiled(piece.card).texts_under(Word::Spell).collect();
            for effect in texts.iter().flat_map(|text| text.effects) {
                if let Verb::Delay(trigger) = effect.verb {
                    let on = self.game.select(&effect.to, &scope);
                    self.attach_delayed_trigger(&on, trigger, &scope);
                }
            }
        }
    }

    /// Recomputes all numbers and updates auras; damage is as stated, because auras may depend on it.
    fn recompute_all(&mut self, position: &Position) {
        let everyone: Vec<EntityId> = self.game.entities().map(|(id, _)| id).collect();
        for id in everyone {
            self.game.recompute(id);
        }
        for player in PlayerId::BOTH {
            self.game.sync_hero(player);
        }
        self.game.apply_damage(position);
        self.game.auras_applied = true;
        self.game.hand_auras_applied = true;
        self.game.dirty = DirtyTracker::default();
        self.update_auras();
    }
}

const fn in_play(zone: Zone) -> bool {
    matches!(zone, Zone::Play | Zone::Secret)
}
