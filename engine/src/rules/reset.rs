//! Zone changes: the state that a card loses, and the state that stays with it.
use crate::facts::Keywords;
use crate::script::aura::Attribute;
use crate::script::power::EnchantmentRetention;
use crate::state::listeners::enchantment_listening_place;
use crate::state::{Enchantment, EnchantmentId, Entity, EntityId, Game, PlayerId};
use cardwright_data::Zone;
use smallvec::SmallVec;

impl Game {
    /// Removes all enchantments and resets the entity to its printed numbers, or to those that it was summoned with.
    pub(super) fn reset_to_printed(&mut self, id: EntityId) {
        self.remove_except_own(id);
        self.forget_shield_hits(id);
        if let Some(card) = self.card(id) {
            self[id].reset_to_printed(card);
            self.set_aura_keywords(id, Keywords::NONE);
        }
        if self[id].enchantments.is_some() {
            self.recompute(id);
        }
    }

    /// Gives an entity the numbers of its own that another one was summoned with: a new copy of a Jade Golem is as large.
    pub(super) fn copy_own_numbers(&mut self, id: EntityId, of: EntityId) {
        if self[of].enchantments.is_none() {
            return;
        }
        let printed = self.enchantments_on(of).filter(|(_, it)| it.is_as_printed());
        let printed: SmallVec<[Enchantment; 4]> = printed.map(|(_, it)| *it).collect();
        for enchantment in &printed {
            self.attach(*enchantment, id);
        }
        if !printed.is_empty() {
            self.recompute(id);
        }
    }

    /// Resets an entity to its printed numbers; its enchantments stay, and give again the keywords that were used up.
    ///
    /// Hearthstone Wiki, "Immortal Prelate": it keeps all of its enchantments; damage and Silence are none.
    ///
    /// Rule: "Always keeps enchantments" holds wherever the card goes; as part of a Deathrattle it holds for the way from the
    /// graveyard into the deck only. What lasts for a turn still ends, and copies and resurrected ones are fresh (Hearthstone
    /// Wiki, "Keep enchantment"). See also `rules/death.rs`, `move_to_graveyard`.
    pub(super) fn reset_keep_enchantments(&mut self, id: EntityId) {
        let on: SmallVec<[Enchantment; 4]> = self.enchantments_on(id).map(|(_, it)| *it).collect();
        self.reset_to_printed(id);
        for enchantment in on {
            for (keyword, _, given) in super::aura::consumable_keywords(enchantment.modifiers) {
                let own = self[id].own_keywords;
                self[id].own_keywords = if given { own.union(keyword) } else { own.without(keyword) };
            }
            self.attach(enchantment, id);
        }
        self.recompute(id);
    }

    /// Whether a card keeps its enchantments when it dies: one that was silenced has none left.
    pub(super) fn keeps_enchantments_in_death(&self, id: EntityId) -> bool {
        self.cards.compiled(self[id].card).keeps_enchantments.is_some()
    }

    /// Whether a card keeps its enchantments wherever it goes (Kingsbane).
    pub(super) fn always_keeps_enchantments(&self, id: EntityId) -> bool {
        self.cards.compiled(self[id].card).keeps_enchantments == Some(EnchantmentRetention::Always)
    }

    /// The hits that a Divine Shield has taken go with it: a new one takes as many again (Toreth the Unbreaking).
    #[inline]
    pub(super) fn forget_shield_hits(&mut self, id: EntityId) {
        if !self.seldom_used.shield_hits.is_empty() {
            self.seldom_used.shield_hits.retain(|(bearer, _)| *bearer != id);
        }
    }

    /// Clears what an entity remembers or keeps because of a text in play.
    ///
    /// Rule: What a minion remembers or keeps because of a text in play is lost when it leaves play for a hand or a deck: in
    /// the client these are enchantments ("Remembering spell", Educated Elekk). What it kept before it was played stays with
    /// it, as what it was built of, and what its effect gives back later (Mindrender Illucia).
    pub(super) fn forget_memory(&mut self, id: EntityId) {
        self[id].remembered = None;
        self.remove_cards_set_aside(id, |kept| kept.order > 0);
    }

    /// Removes from the game the cards kept with an entity that `such` accepts: they go with its enchantments. The cards of an
    /// entity with a delayed effect stay, since the effect gives them back later.
    pub(super) fn remove_cards_set_aside(&mut self, id: EntityId, such: impl Fn(&Entity) -> bool) {
        if self.seldom_used.keeper_card_pairs.is_empty() || self.has_delayed_effect(id) {
            return;
        }
        let lost: Vec<EntityId> = self.cards_set_aside_by(id).filter(|kept| such(&self[*kept])).collect();
        for kept in lost {
            self.seldom_used.keeper_card_pairs.retain(|(_, it)| *it != kept);
            self[kept].zone = Zone::RemovedFromGame;
        }
    }

    /// Whether an effect of an entity waits for its time: "until end of turn".
    fn has_delayed_effect(&self, id: EntityId) -> bool {
        let of = |player: PlayerId| self.enchantments_on(player.entity());
        PlayerId::BOTH.into_iter().flat_map(of).any(|(_, it)| it.trigger.is_some() && it.source == id)
    }

    /// Removes all enchantments but the numbers of the entity's own, without recomputing the numbers.
    pub(super) fn remove_except_own(&mut self, id: EntityId) {
        if self[id].enchantments.is_none() {
            return;
        }
        let lost = self.enchantments_on(id).filter(|(_, it)| !it.is_as_printed());
        for enchantment in lost.map(|(at, _)| at).collect::<SmallVec<[EnchantmentId; 8]>>() {
            self.detach(enchantment);
        }
    }

    /// Removes one enchantment and recomputes the numbers.
    pub(super) fn remove_enchantment(&mut self, id: EnchantmentId) {
        let enchantment = *self.enchantment(id);
        let Some(bearer) = enchantment.bearer else { return };
        if let Some(place) = enchantment_listening_place(self[bearer].zone) {
            self.count_enchantment(id, place, false);
        }
        self.detach(id);
        self.recompute(bearer);
    }

    /// Removes what changes only the Cost of a card that enters play.
    ///
    /// Rule: What changes only the Cost of a card, with an enchantment card or without (Shadowstep), ends when the card enters
    /// play: "when a minion that has one moves to the battlefield, the enchantment usually gets detached and the minion goes
    /// back to its base cost" (HearthSim/hs-bugs, 468, 502, 1144); not that of Luna's Pocket Galaxy (1026).
    ///
    /// Rule: A card that always keeps its enchantments keeps those that change its Cost, too, when it comes into play: "over
    /// all zone transitions", "no matter which direction cards move" (Hearthstone Wiki, "Keep enchantment").
    #[inline]
    pub(super) fn lose_cost_changes(&mut self, id: EntityId) {
        if self[id].enchantments.is_some() && self[id].zone != Zone::Play && !self.always_keeps_enchantments(id) {
            let lost: Vec<EnchantmentId> =
                self.enchantments_on(id).filter(|(_, it)| self.changes_cost_only(it)).map(|(at, _)| at).collect();
            for enchantment in lost {
                self.remove_enchantment(enchantment);
            }
        }
    }

    /// Whether an enchantment changes what its bearer costs, and nothing else; it need not be a card (Shadowstep).
    pub(super) fn changes_cost_only(&self, enchantment: &Enchantment) -> bool {
        let compiled = self.cards.compiled(enchantment.card);
        let is_card = enchantment.card.to_option().is_some();
        let says_nothing = !is_card || (compiled.has_no_listeners && compiled.texts.is_empty());
        let says_nothing = says_nothing && !self.gives_deathrattle(enchantment);
        let modifiers = enchantment.modifiers;
        let of_cost = !modifiers.is_empty() && modifiers.iter().all(|it| it.what == Attribute::Cost);
        of_cost && says_nothing && enchantment.trigger.is_none() && !enchantment.is_as_printed()
    }
}
