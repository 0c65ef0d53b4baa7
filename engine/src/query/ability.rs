//! Abilities that players use: those that follow from a card's tags, and those that its text states.
use cardwright_data::{CardType, GameTag, Zone};
use smallvec::SmallVec;

use crate::compiled::{DeclaredTarget, declared};
use crate::facts::Keywords;
use crate::script::activatable::{AbilityKind, Activatable};
use crate::script::condition::there_is;
use crate::script::cost::{Cost, Part, Resource, mana};
use crate::script::keyword_ability::derived;
use crate::script::power::Form;
use crate::script::selector::{Selector, YOUR_DECK};
use crate::script::trigger::{ActiveZone, Limit};
use crate::script::word::{Text, Word};
use crate::state::{Entity, EntityId, Game, Scope};

/// A card can be traded if there is another card to draw.
const TRADE_CONDITION: Selector = YOUR_DECK;

impl Game {
    /// Every ability of a card, whether or not it can be used now: those from its tags, then those that
    /// its text states. An ability keeps its position in this list.
    pub fn abilities(&self, id: EntityId) -> SmallVec<[Activatable; 2]> {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        let mut abilities = SmallVec::new();
        let price = |tag: GameTag| {
            let n = self.card(id).map_or(0, |card| card.tag(tag));
            i16::try_from(n).unwrap_or(i16::MAX)
        };
        if entity.keywords.has(Keywords::TRADEABLE) {
            let trade = derived("Tradeable", mana(price(GameTag::DECK_ACTION_COST).max(1)));
            abilities.push(trade.when(there_is(&TRADE_CONDITION)));
        } else if entity.keywords.has(Keywords::FORGE) {
            if self.other_form(id, Form::Forged).is_some() {
                abilities.push(derived("Forge", mana(price(GameTag::DECK_ACTION_COST).max(1))));
            }
        } else if entity.keywords.has(Keywords::PREPARE) {
            abilities.push(derived("Prepare", Cost::of(Part::All(Resource::Mana, 1))));
        }
        if entity.keywords.has(Keywords::LAUNCHPAD)
            && let Some(cost) = self.launch_cost(id)
        {
            abilities.push(derived("Launch", cost));
        }
        let used = || compiled.texts_under(Word::Use).next().is_some() || self.is_used_by_merged(id);
        if entity.card_type == CardType::Location && used() {
            abilities.push(derived("Location", mana(price(GameTag::LOCATION_ACTION_COST))));
        }
        for (n, card) in (0_u8..).zip(compiled.titan_abilities) {
            let named = self.cards.by_id(card).map_or("Titan", |card| self.cards.get(card).name);
            abilities.push(Activatable {
                name: named,
                ..derived("Titan", Cost::of(Part::Once(n))).does(AbilityKind::Card(card))
            });
        }
        abilities.extend(compiled.activatables.iter().map(|written| **written));
        abilities
    }

    /// Whether a card that is merged with a location says what its use does.
    fn is_used_by_merged(&self, id: EntityId) -> bool {
        let used = |text: &(&Text, _)| matches!(text.0.word, Word::Use | Word::Spell);
        self.merged_cards(id).into_iter().any(|card| self.cards.compiled(card).texts.iter().any(used))
    }

    /// The n-th of [`Game::abilities`].
    pub fn ability(&self, id: EntityId, n: u8) -> Option<Activatable> {
        self.abilities(id).get(usize::from(n)).copied()
    }

    /// The text to show for an ability: the text of the entity's card, or of the token that carries the ability's text, as
    /// for a Titan.
    pub fn ability_description(&self, id: EntityId, n: u8) -> &'static str {
        let named = match self.ability(id, n).map(|ability| ability.does) {
            Some(AbilityKind::Card(card)) => self.cards.by_id(card).map(|card| self.cards.get(card)),
            Some(
                AbilityKind::Effects
                | AbilityKind::Text
                | AbilityKind::Trade
                | AbilityKind::Forge
                | AbilityKind::Prepare
                | AbilityKind::Launch
                | AbilityKind::CastAndExile,
            )
            | None => None,
        };
        named.or_else(|| self.card(id)).map_or("", |card| card.text)
    }

    /// Whether an ability can be used now, if there is a target.
    pub(crate) fn is_usable(&self, id: EntityId, n: u8, ability: &Activatable) -> bool {
        self.is_ready_for_use(id, n, ability) && self.can_pay(self[id].controller, Some(id), &ability.cost)
    }

    /// Whether an ability can be used now by a player who can pay for it.
    pub(crate) fn is_ready_for_use(&self, id: EntityId, n: u8, ability: &Activatable) -> bool {
        let entity = &self[id];
        let asleep = entity.keywords.has(Keywords::ASLEEP);
        let there = match ability.active_zone {
            ActiveZone::Play => {
                entity.zone == Zone::Play && !entity.silenced && (!asleep || ability.does == AbilityKind::Launch)
            }
            ActiveZone::Dormant => entity.zone == Zone::Play && asleep,
            ActiveZone::Hand => entity.zone == Zone::Hand,
            ActiveZone::Deck => entity.zone == Zone::Deck,
            ActiveZone::Graveyard => entity.zone == Zone::Graveyard,
            ActiveZone::Anywhere => true,
        };
        let ready = match ability.does {
            AbilityKind::Text => !entity.exhausted && self.is_location_open(id),
            AbilityKind::Prepare => !self.is_prepared(id),
            AbilityKind::Effects
            | AbilityKind::Card(..)
            | AbilityKind::Trade
            | AbilityKind::Forge
            | AbilityKind::Launch
            | AbilityKind::CastAndExile => true,
        };
        let spent = ability.limit != Limit::Always && entity.used_abilities & Entity::ability_bit(n) != 0;
        let room = ability.does != AbilityKind::CastAndExile || self.has_room(id);
        let scope = Scope::new(id, entity.card, entity.controller);
        there && ready && !spent && room && self.holds(&ability.when, id, &scope)
    }

    /// Whether a location is not locked: one of its texts can be used now.
    ///
    /// Rule: A location with a condition is locked until that holds; "since it was played" begins behind its own play (Uldir
    /// Quarantine; no source). See also `query/condition.rs`.
    pub(crate) fn is_location_open(&self, id: EntityId) -> bool {
        let entity = &self[id];
        let scope = Scope::new(id, entity.card, entity.controller);
        let mut used = self.cards.compiled(entity.card).texts_under(Word::Use).peekable();
        let can_be_used =
            |text: &Text| self.holds(&text.when, id, &scope) && !self.cannot_pay_text(text.effects, &scope);
        used.peek().is_none() || used.any(can_be_used)
    }

    /// The target that an ability requires.
    pub(crate) fn declared_by(&self, id: EntityId, ability: &Activatable) -> Option<DeclaredTarget> {
        let text_of = match ability.does {
            AbilityKind::Text | AbilityKind::CastAndExile => Some(self[id].card),
            AbilityKind::Card(card) => self.cards.by_id(card),
            AbilityKind::Effects
            | AbilityKind::Trade
            | AbilityKind::Forge
            | AbilityKind::Prepare
            | AbilityKind::Launch => None,
        };
        let scope = Scope::new(id, self[id].card, self[id].controller);
        let of_text = |card| {
            let texts = self.cards.compiled(card).texts.iter();
            let mut open = texts.filter(|(text, _)| text.when.is_always() || self.holds(&text.when, id, &scope));
            open.find_map(|(_, declared)| *declared)
        };
        let merged = || self.merged_target(id, &[Word::Use, Word::Spell]).filter(|_| ability.does == AbilityKind::Text);
        text_of.and_then(of_text).or_else(merged).or_else(|| declared(ability.effects))
    }
}
