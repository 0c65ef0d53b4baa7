//! Counts of listeners and auras, by which the rules skip what nothing in the game reacts to.
use cardwright_data::{CardType, Zone};

use crate::compiled::CardId;
use crate::script::trigger::EventKind;
use crate::state::{EnchantmentId, Entity, EntityId, Game};

/// The number of the graveyard as a place; nothing listens there.
const GRAVEYARD_PLACE: usize = 3;

impl Game {
    /// Adds (`true`) or removes an entity's listeners and auras, for the zone that it is in.
    #[inline]
    pub(crate) fn update_listeners(&mut self, id: EntityId, begins: bool) {
        self.auras_dirty = true;
        let Entity { zone, card, enchantments, .. } = self[id];
        // Most cards have none of these.
        let hidden = matches!(zone, Zone::Hand | Zone::Deck | Zone::Graveyard);
        let watched = self.hand_auras_applied || self.dirty.depends_on_zone(zone);
        // Enchantments of a card in hand may listen there, whatever the card says itself.
        let carries = enchantments.is_some() && zone == Zone::Hand;
        if !hidden || watched || carries || !self.cards.compiled(card).has_no_listeners {
            self.count_all(id, begins);
        }
    }

    /// The part of [`Self::update_listeners`] that few cards need.
    #[inline(never)]
    fn count_all(&mut self, id: EntityId, begins: bool) {
        let Entity { zone, card, card_type, silenced, enchantments, .. } = self[id];
        let place = match zone {
            Zone::Play | Zone::Secret => 0,
            Zone::Hand => 1,
            Zone::Deck => 2,
            Zone::Graveyard => GRAVEYARD_PLACE,
            Zone::Invalid | Zone::RemovedFromGame | Zone::SetAside | Zone::LettuceAbility | Zone::Cosmetic => return,
        };
        self.dirty.zone_changed(zone);
        if zone == Zone::Play && !matches!(card_type, CardType::Minion | CardType::Location) {
            // Weapons, heroes and Hero Powers are few, and other entities' numbers depend on them.
            self.dirty.mark_all();
        } else if begins && (zone == Zone::Play || (zone == Zone::Hand && self.hand_auras_applied)) {
            // Auras reach it from now on.
            self.dirty.mark(id);
        }
        if !begins {
            self.possible_listeners.remove(id);
        } else if place < 2 && (enchantments.is_some() || self.cards.compiled(card).listens[place] != 0) {
            self.possible_listeners.add(id, self.cards.compiled(card).listens[place]);
        }
        if !silenced {
            self.count_text(card, place, begins);
        }
        if place < 2 && enchantments.is_some() {
            let on: Vec<EnchantmentId> = self.enchantments_on(id).map(|(at, _)| at).collect();
            for at in on {
                self.count_enchantment(at, place, begins);
            }
        }
    }

    /// Adds or removes the listeners and auras of an enchantment in play or on a card in hand.
    pub(crate) fn count_enchantment(&mut self, id: EnchantmentId, place: usize, begins: bool) {
        let enchantment = *self.enchantment(id);
        let delayed = enchantment.trigger.map_or(0, |trigger| trigger.on.kind.bit());
        let kinds = delayed | self.cards.compiled(enchantment.card).listens[place];
        if let Some(bearer) = enchantment.bearer.filter(|_| begins && kinds != 0) {
            self.possible_listeners.add(bearer, kinds);
        }
        self.count_text(enchantment.card, place, begins);
        if let Some(delayed) = enchantment.delayed() {
            self.ever_listened[place] |= delayed.trigger.on.kind.bit();
            let count = &mut self.listeners[delayed.trigger.on.kind as usize];
            *count = if begins { *count + 1 } else { *count - 1 };
        }
    }

    /// Adds or removes the listeners and auras of a card's text.
    fn count_text(&mut self, card: CardId, place: usize, begins: bool) {
        let compiled = self.cards.compiled(card);
        if compiled.has_no_listeners {
            return;
        }
        let tally = |count: u8| if begins { count.saturating_add(1) } else { count.saturating_sub(1) };
        if place == GRAVEYARD_PLACE {
            if compiled.has_graveyard_ability {
                self.graveyard_abilities = tally(self.graveyard_abilities);
            }
            return;
        }
        self.ever_listened[place] |= compiled.listens[place];
        self.rule_tags |= compiled.rule_bits;
        if place == 2 && compiled.listens[2] != 0 {
            self.deck_listeners = if begins { self.deck_listeners + 1 } else { self.deck_listeners - 1 };
        }
        if place > 0 && compiled.mana_upgrade.is_some() {
            self.ranked_spells = tally(self.ranked_spells);
        }
        if place == 1 && compiled.has_hand_ability {
            self.hand_abilities = tally(self.hand_abilities);
        }
        if place == 0 && compiled.has_mana_ability {
            self.mana_sources = tally(self.mana_sources);
        }
        let (mut bits, aura) = (
            compiled.listens[place],
            if place == 0 { compiled.aura_in_play } else { place == 1 && compiled.aura_in_hand },
        );
        if aura {
            self.dirty.mark_all();
            let tally = |count: u16, more: bool| if begins { count + u16::from(more) } else { count - u16::from(more) };
            self.auras = tally(self.auras, true);
            self.held_auras = tally(self.held_auras, place == 1);
            self.player_rule_auras = tally(self.player_rule_auras, compiled.gives_player_tags);
        }
        while bits != 0 {
            let kind = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            self.listeners[kind] = if begins { self.listeners[kind] + 1 } else { self.listeners[kind] - 1 };
        }
        debug_assert!(self.listeners.len() == EventKind::COUNT);
    }

    /// Removes all enchantments without recomputing the numbers.
    pub(crate) fn remove_enchantments(&mut self, id: EntityId) {
        while let Some(enchantment) = self[id].enchantments {
            self.detach(enchantment);
        }
    }
}

/// The place of a bearer whose enchantments listen: in play, or in a hand.
pub(crate) const fn enchantment_listening_place(zone: Zone) -> Option<usize> {
    match zone {
        Zone::Play | Zone::Secret => Some(0),
        Zone::Hand => Some(1),
        Zone::Invalid
        | Zone::Deck
        | Zone::Graveyard
        | Zone::RemovedFromGame
        | Zone::SetAside
        | Zone::LettuceAbility
        | Zone::Cosmetic => None,
    }
}
