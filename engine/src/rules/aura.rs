//! Current numbers: printed numbers, then enchantments from the oldest, then auras in order of play.
mod incremental;

use cardwright_data::{CardType, GameTag, Zone};
use smallvec::SmallVec;

use super::{Observer, Rules};
use crate::compiled::depends::AuraDependencies;
use crate::facts::Keywords;
use crate::query::auras::{ActiveAura, Auras};
use crate::script::amount::Multiplier;
use crate::script::aura::{Attribute, Gives, Lasts, Modifier, Op};
use crate::script::selector::{Place, SelectionSource};
use crate::script::trigger::EventKind;
use crate::state::listeners::enchantment_listening_place;
use crate::state::{Enchantment, EnchantmentId, Entity, EntityId, EntityList, Game, PlayerId, Scope};

/// The numbers of an entity that modifiers change.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Numbers {
    attack: i32,
    health: i32,
    cost: i32,
    spell_damage: i32,
    keywords: Keywords,
}

/// An entity that auras may affect, with its numbers before the update and without auras.
#[derive(Clone, Copy)]
struct AffectedEntity {
    id: EntityId,
    before: Numbers,
    own: Numbers,
}

impl AffectedEntity {
    fn of(id: EntityId, entity: &Entity) -> Self {
        let now = Numbers::of(entity);
        Self { id, before: now, own: now }
    }
}

/// With room for all entities in play; cards in hands may make it grow.
type AffectedEntities = SmallVec<[AffectedEntity; 20]>;

/// Whether the card is an Echo copy, which leaves the hand at the end of the turn.
fn is_echo_copy(entity: &Entity) -> bool {
    entity.keywords.has(Keywords::ECHO) && entity.keywords.has(Keywords::GHOSTLY)
}

/// The minimum Cost of an entity: an Echo copy in the hand costs at least (1).
fn minimum_cost(entity: &Entity) -> i32 {
    i32::from(is_echo_copy(entity) && entity.zone == Zone::Hand)
}

impl Numbers {
    fn change(&mut self, modifier: &Modifier, per: i32) {
        let n = i32::from(modifier.amount.n).saturating_mul(per);
        let op = modifier.op;
        match modifier.what {
            Attribute::Stats => {
                op.apply(&mut self.attack, n);
                op.apply(&mut self.health, i32::from(modifier.also).saturating_mul(per));
            }
            Attribute::Attack => op.apply(&mut self.attack, n),
            Attribute::Health | Attribute::Durability => op.apply(&mut self.health, n),
            Attribute::Cost if op == Op::Add && n < 0 => {
                let most = i32::from(modifier.also).saturating_sub(self.cost).min(0);
                self.cost = self.cost.saturating_add(n.max(most));
            }
            Attribute::Cost => op.apply(&mut self.cost, n),
            Attribute::Tag(GameTag::SPELLPOWER) => op.apply(&mut self.spell_damage, n),
            Attribute::Tag(tag) => {
                let keyword = Keywords::of_tag(tag);
                self.keywords = if n > 0 { self.keywords.union(keyword) } else { self.keywords.without(keyword) };
            }
        }
    }

    #[inline]
    fn of(entity: &Entity) -> Self {
        Self {
            attack: entity.attack.into(),
            health: entity.max_health.into(),
            cost: entity.cost.into(),
            spell_damage: entity.spell_damage.into(),
            keywords: entity.keywords,
        }
    }

    fn write(self, entity: &mut Entity) {
        let short = Entity::clamp_number;
        // Whoever loses more Attack than there is has none; what is given later makes up for it first.
        entity.attack = short(self.attack.max(0));
        entity.max_health = short(self.health);
        // The lowest Cost depends on the new keywords.
        entity.keywords = self.keywords;
        entity.cost = short(self.cost.max(minimum_cost(entity)));
        entity.spell_damage = short(self.spell_damage);
    }
}

/// The maximum number of rounds of an aura update; two auras that depend on each other would never settle.
const MAX_UPDATE_ROUNDS: u8 = 3;

impl Game {
    /// Whether an enchantment is a Deathrattle of its bearer: it has one itself, or its bearer gained that of a card.
    ///
    /// Rule: Who was given or gained a Deathrattle is a Deathrattle minion (recording 812b38e4c5, 128), until it dies. "The
    /// Deathrattle of a random minion" is that of one that has one. See also `rules/death.rs`, `move_to_graveyard`;
    /// `rules/effect.rs`.
    pub(super) fn gives_deathrattle(&self, enchantment: &Enchantment) -> bool {
        [enchantment.card, enchantment.deathrattle()].iter().any(|card| self.cards.compiled(*card).deathrattle)
    }

    /// The printed numbers with enchantments applied, oldest first.
    fn own_numbers(&self, id: EntityId) -> Numbers {
        let entity = &self[id];
        let card = self.card(id);
        let mut numbers = Numbers {
            attack: card.map_or(0, |card| card.attack.into()),
            health: card.map_or(0, |card| card.health.into()),
            cost: card.map_or(0, |card| card.cost.into()),
            spell_damage: card.filter(|_| !entity.silenced).map_or(0, |card| card.spell_damage.into()),
            keywords: entity.own_keywords,
        };
        let side = &self.players[entity.controller];
        // Rulebook, "Weapons": a hero has its weapon's Attack on its own turn.
        if side.hero == Some(id) && self.active == entity.controller {
            numbers.attack += side.weapon.map_or(0, |weapon| i32::from(self[weapon].attack));
        }
        if entity.enchantments.is_some() {
            self.apply_enchantments(id, &mut numbers);
        }
        numbers
    }

    /// Applies the enchantments of an entity to numbers, oldest first.
    #[inline]
    fn apply_enchantments(&self, id: EntityId, numbers: &mut Numbers) {
        let entity = &self[id];
        for (_, enchantment) in self.enchantments_on(id).filter(|(_, it)| self.is_effective(it, entity)) {
            // Who was given a Deathrattle has the tag (recorded: 812b38e4c5, 128, Soul of the Forest).
            if self.gives_deathrattle(enchantment) {
                numbers.keywords = numbers.keywords.union(Keywords::DEATHRATTLE);
            }
            for modifier in enchantment.modifiers.iter().filter(|modifier| !modifier.is_used_up()) {
                // Usually the factor is a constant.
                let per = &modifier.amount.per;
                let per = if matches!(per, Multiplier::One) {
                    1
                } else if matches!(per, Multiplier::X) {
                    enchantment.x.into()
                } else {
                    let scope = Scope::new(id, enchantment.card, enchantment.controller);
                    self.multiplier(per, &Scope { x: enchantment.x, ..scope })
                };
                numbers.change(modifier, per);
            }
        }
        // A location attacks nobody. The enchantments of the minion that became it stay, for when it is a minion again (Sanc'Azel).
        if entity.card_type == CardType::Location {
            numbers.attack = 0;
        }
    }

    /// Keeps the remaining Health when the maximum changes, up to the new maximum.
    ///
    /// Rule: Losing maximum Health removes undamaged Health last; gaining it gives as much (Rulebook, "Enchantments").
    fn keep_health(entity: &mut Entity, old: i16) {
        let lost = old.saturating_sub(entity.max_health);
        if lost > 0 {
            entity.damage = (entity.damage - lost).max(0);
        }
    }

    /// Recomputes an entity after its enchantments changed, with the auras of the latest update.
    pub(crate) fn recompute(&mut self, id: EntityId) {
        // A player, or an unknown card.
        if self[id].card_type == CardType::Invalid {
            // An enchantment on a player affects other entities.
            self.mark_all_dirty();
            return;
        }
        self.auras_dirty = true;
        self.dirty.mark(id);
        let mut numbers = self.own_numbers(id);
        numbers.keywords = numbers.keywords.union(self.aura_keywords(id));
        let entity = &mut self[id];
        numbers.attack = numbers.attack.saturating_add(entity.aura_attack.into());
        numbers.health = numbers.health.saturating_add(entity.aura_health.into());
        numbers.cost = numbers.cost.saturating_add(entity.aura_cost.into());
        let old = entity.max_health;
        numbers.write(entity);
        Self::keep_health(entity, old);
        self.deaths_pending |= self[id].is_dying();
        if self[id].card_type == CardType::Weapon
            && let Some(hero) = self.players[self[id].controller].hero
        {
            self.recompute(hero);
        }
    }

    /// Recomputes a hero after its weapon changed.
    pub(super) fn sync_hero(&mut self, player: PlayerId) {
        if let Some(hero) = self.players[player].hero {
            self.recompute(hero);
        }
    }

    /// Recomputes a hero at the beginning or end of its turn. Without a weapon and enchantments its numbers are the printed
    /// ones.
    pub(super) fn recompute_hero_at_turn(&mut self, player: PlayerId) {
        let Some(hero) = self.players[player].hero else { return };
        self.auras_dirty = true;
        if self.players[player].weapon.is_some() || !self.is_as_printed(hero) {
            self.recompute(hero);
        }
        self.deaths_pending |= self[hero].is_dying();
    }

    /// Marks the entities whose numbers depend on the turn, when a turn begins or ends.
    pub(super) fn mark_turn_dependents(&mut self) {
        self.auras_dirty = true;
        self.dirty.turn_changed();
        // On its own turn a hero has its weapon's Attack.
        let side = &self.players[self.active];
        if let (Some(hero), Some(_)) = (side.hero, side.weapon) {
            self.dirty.mark(hero);
        }
        if self.enchantments.is_empty() {
            return;
        }
        // An enchantment for the next turn begins or ends.
        let next_turn = self.all_enchantments().filter(|(_, it)| it.lasts == Lasts::NextTurn);
        let bearers: Vec<EntityId> = next_turn.filter_map(|(_, it)| it.bearer).collect();
        if !bearers.is_empty() {
            self.mark_all_dirty();
        }
        for bearer in bearers {
            self.recompute(bearer);
        }
    }

    /// The enchantment cards that auras give an entity now, as the client shows them, in order of play.
    ///
    /// An aura without an enchantment card shows nothing.
    pub fn aura_enchantments(&self, id: EntityId) -> Vec<crate::compiled::CardId> {
        let auras = self.active_auras().into_iter();
        let on_it = auras.filter(|it| self.select_all(&it.aura.to, &it.scope()).contains(&id));
        on_it
            .filter_map(|it| match it.aura.gives {
                Gives::Enchantment(card) => self.cards.by_id(card),
                Gives::Modifiers(_) => None,
            })
            .collect()
    }

    /// Whether an aura may affect cards in hands.
    fn may_affect_hands(&self, source: EntityId, to: &SelectionSource) -> bool {
        match to {
            SelectionSource::At(_, place) => *place == Place::Hand,
            SelectionSource::This => self[source].zone == Zone::Hand,
            SelectionSource::Several(several) => several.iter().any(|which| self.may_affect_hands(source, &which.from)),
            SelectionSource::Nobody
            | SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::StartingDeck
            | SelectionSource::Played => false,
        }
    }

    /// Visits every entity that auras may affect and that `such` accepts; `hands` includes cards in hands.
    fn for_each_affected(
        &self,
        hands: bool,
        such: impl Fn(EntityId, &Entity) -> bool,
        mut each: impl FnMut(EntityId, &Entity),
    ) {
        let mut look = |id: EntityId| {
            let entity = &self[id];
            if such(id, entity) {
                each(id, entity);
            }
        };
        for player in PlayerId::BOTH {
            let side = &self.players[player];
            for id in [side.hero, side.hero_power, side.second_hero_power, side.weapon].into_iter().flatten() {
                look(id);
            }
            for id in side.board.iter() {
                look(id);
            }
            if hands {
                for id in side.hand.iter() {
                    look(id);
                }
            }
        }
    }

    /// Whether enchantments or auras may have changed the entity's printed numbers.
    #[inline]
    fn may_differ_from_printed(&self, id: EntityId, entity: &Entity) -> bool {
        entity.may_differ_from_printed()
            || is_echo_copy(entity)
            || !self.aura_keywords(id).is_empty()
            || (entity.card_type == CardType::Hero && self.is_armed_or_changed(id, entity))
    }

    fn is_armed_or_changed(&self, id: EntityId, hero: &Entity) -> bool {
        self.players[hero.controller].weapon.is_some() || !self.is_as_printed(id)
    }

    /// Whether an entity has its printed numbers and keywords, and no enchantments.
    fn is_as_printed(&self, id: EntityId) -> bool {
        self[id].is_as_printed(self.card(id)) && self.aura_keywords(id).is_empty()
    }
}

impl Entity {
    /// Whether auras may affect the entity: it is in play, or in a hand if `hands` is set.
    fn is_in_reach(&self, hands: bool) -> bool {
        // Players and the game are in play too, but are no cards.
        let in_play = self.zone == Zone::Play && self.card_type != CardType::Invalid;
        in_play || (hands && self.zone == Zone::Hand)
    }
}

/// The factors of an aura's modifiers. They are equal for all affected entities, unless they count numbers that auras change.
#[derive(Default)]
struct AuraFactors(SmallVec<[i32; 4]>);

impl AuraFactors {
    /// The factor of the modifier with this index; earlier ones are reused if possible.
    #[inline]
    fn of(&mut self, it: &ActiveAura, at: usize, count: impl FnOnce(&Multiplier) -> i32) -> i32 {
        let per = &it.modifiers[at].amount.per;
        if let Some(known) = self.0.get(at) {
            return *known;
        }
        let factor = if matches!(per, Multiplier::One) { 1 } else { count(per) };
        if !it.depends.numbers {
            self.0.push(factor);
        }
        factor
    }
}

/// The keywords in modifiers that can be used up (Divine Shield), and whether they are given or removed.
///
/// They are stored on the bearer when the enchantment comes, and its numbers leave them out: a Divine Shield that is broken
/// is gone, though the enchantment that gave it stays (Hearthstone Wiki, "Divine Shield").
pub(super) fn consumable_keywords(modifiers: &'static [Modifier]) -> impl Iterator<Item = (Keywords, GameTag, bool)> {
    modifiers.iter().filter(|modifier| modifier.is_used_up()).filter_map(|modifier| {
        let Attribute::Tag(tag) = modifier.what else { return None };
        Some((Keywords::of_tag(tag), tag, modifier.amount.n > 0))
    })
}

impl Game {
    /// Whether any of these auras may affect cards in hands.
    fn any_affects_hands(&self, auras: &Auras) -> bool {
        auras.iter().any(|it| self.may_affect_hands(it.id, &it.aura.to.from))
    }

    /// Resets an entity to its numbers without auras.
    fn reset_numbers(&mut self, it: &mut AffectedEntity) {
        it.own = self.own_numbers(it.id);
        if self[it.id].enchantments.is_some() {
            let on = self.enchantments_on(it.id).flat_map(|(_, on)| on.modifiers);
            let depends =
                on.map(AuraDependencies::of_enchantment).fold(AuraDependencies::default(), AuraDependencies::union);
            self.dirty.add_counting(it.id, depends);
        }
        if it.own != it.before {
            it.own.write(&mut self[it.id]);
        }
    }

    /// Applies an aura to an entity.
    ///
    /// Rule: Order: printed numbers, then enchantments from the oldest, then auras in order of play. What an aura says that
    /// other cards cost takes the place of the printed Cost: all that makes them cheaper or dearer comes after it, enchantments
    /// too (Hearthstone Wiki, "Naga Sea Witch"). See also `query/auras.rs`, `retain_active`.
    fn apply_aura(&mut self, id: EntityId, it: &ActiveAura, scope: &Scope, factors: &mut AuraFactors) {
        for (at, modifier) in it.modifiers.iter().enumerate() {
            let per = factors.of(it, at, |per| self.multiplier(per, scope));
            let mut numbers = Numbers::of(&self[id]);
            numbers.change(modifier, per);
            if self[id].enchantments.is_some() && self.applies_before_enchantments(modifier, id, scope) {
                let mut enchanted = numbers;
                self.apply_enchantments(id, &mut enchanted);
                match modifier.what {
                    Attribute::Stats => (numbers.attack, numbers.health) = (enchanted.attack, enchanted.health),
                    Attribute::Attack => numbers.attack = enchanted.attack,
                    Attribute::Health => numbers.health = enchanted.health,
                    Attribute::Cost => numbers.cost = enchanted.cost,
                    Attribute::Durability | Attribute::Tag(_) => {}
                }
            }
            numbers.write(&mut self[id]);
        }
    }

    /// Whether a modifier of an aura applies before an entity's enchantments: rules that set other cards' Costs
    /// (`CompiledAura::precedence`), and a player's enchantment that changes all minions for the rest of the game, to which later
    /// buffs are added (Crystal Core).
    fn applies_before_enchantments(&self, modifier: &Modifier, id: EntityId, scope: &Scope) -> bool {
        let lasting = self[scope.source].card_type == CardType::Invalid;
        id != scope.source && (modifier.sets_cost() || (lasting && modifier.sets_number()))
    }

    /// Records the effect of auras on an entity and adjusts its damage; returns its current numbers.
    fn apply_numbers(&mut self, it: &AffectedEntity) -> Numbers {
        let AffectedEntity { id, before, own } = *it;
        let entity = &mut self[id];
        let now = Numbers::of(entity);
        let short = Entity::clamp_number;
        if now == own {
            (entity.aura_attack, entity.aura_health, entity.aura_cost) = (0, 0, 0);
        } else {
            entity.aura_attack = short(now.attack.saturating_sub(own.attack));
            entity.aura_health = short(now.health.saturating_sub(own.health));
            entity.aura_cost = short(now.cost.saturating_sub(own.cost.max(minimum_cost(entity))));
        }
        if now.health < before.health {
            Self::keep_health(entity, short(before.health));
        }
        let dying = entity.is_dying();
        self.deaths_pending |= dying;
        self.set_aura_keywords(id, now.keywords.without(own.keywords));
        now
    }

    /// Whether an ability reacts to changed numbers.
    pub(super) const fn has_stat_change_listener(&self) -> bool {
        self.listeners[EventKind::StatChange as usize] > 0
    }

    /// Whether an aura update may change numbers.
    #[inline]
    pub(super) fn needs_aura_update(&self) -> bool {
        self.has_auras_to_update() && !self.dirty.is_clean(|| self.aura_inputs_hash())
    }

    /// Whether there are auras, or numbers changed by auras, since the latest update.
    #[inline]
    const fn has_auras_to_update(&self) -> bool {
        self.auras_dirty && (self.auras > 0 || self.auras_applied || self.hand_auras_applied)
    }
}

impl<O: Observer> Rules<'_, O> {
    /// The aura update: recomputes all numbers that depend on others.
    #[inline]
    pub(super) fn update_auras(&mut self) {
        #[cfg(debug_assertions)]
        let before = self.game.has_auras_to_update().then(|| self.game.clone());
        if self.game.needs_aura_update() {
            let partial = self.game.dirty.allows_partial_update() && !self.game.has_stat_change_listener();
            if !(partial && self.update_dirty()) {
                self.update_all();
            }
        }
        #[cfg(debug_assertions)]
        if let Some(before) = before {
            self.compare_with_full_update(before);
        }
        self.game.auras_dirty = false;
        if self.game.player_rule_auras > 0 {
            self.thaw_protected();
        }
    }

    /// Thaws minions that cannot be Frozen: "Your minions can't be Frozen." (Living Dragonbreath, as in shinoi2/fireplace).
    #[inline(never)]
    fn thaw_protected(&mut self) {
        for player in PlayerId::BOTH {
            let board = &self.game.players[player].board;
            let is_frozen = |id: &EntityId| self.game[*id].keywords.has(Keywords::FROZEN);
            let frozen: EntityList = board.iter().filter(is_frozen).collect();
            if !frozen.is_empty() && self.game.rule_value(player, GameTag::CANT_BE_FROZEN) > 0 {
                for id in frozen {
                    self.set_keyword(id, Keywords::FROZEN, GameTag::FROZEN, false);
                }
            }
        }
    }

    /// Checks that a partial update gives the same numbers as a full one.
    #[cfg(debug_assertions)]
    fn compare_with_full_update(&self, mut all: Game) {
        Rules { game: &mut all, observer: &mut super::unobserved(), continuations: 0 }.update_all();
        let differs = all.entities.iter().zip(&self.game.entities).find(|(all, few)| all != few);
        let auras = || all.active_auras().iter().map(|it| all.cards.get(it.card).id).collect::<Vec<_>>();
        assert_eq!(differs, None, "a full aura update finds other numbers than a partial one: {:?}", auras());
        assert_eq!(all.aura_keywords, self.game.aura_keywords, "and other keywords");
    }

    /// Recomputes every entity that auras may affect, until no aura's condition changes: "While this minion has 3 or more
    /// Attack, it has Taunt." next to a Dire Wolf Alpha that dies (Paragon of Light).
    #[inline(never)]
    fn update_all(&mut self) {
        for _ in 0..MAX_UPDATE_ROUNDS {
            if self.update_once() {
                break;
            }
        }
    }

    /// Recomputes once; returns whether the same auras are active afterwards.
    fn update_once(&mut self) -> bool {
        let mut auras = Auras::new();
        self.game.auras_in_zone(&mut auras);
        let conditional = Game::conditional_auras(&auras);
        // An entity without a recorded gift and without enchantments has its printed numbers: it is left alone until an
        // aura gives it something. If abilities answer changes of numbers, all entities are visited, in the order in which
        // those abilities see the changes.
        let few = self.game.dirty.effects_were_recorded() && !self.game.has_stat_change_listener();
        let counted = self.game.dirty.depends_on_numbers() || auras.iter().any(|it| it.depends.numbers);
        let aura_inputs_hash = counted.then(|| self.game.aura_inputs_hash());
        self.game.remember_bearers(&auras);
        self.game.dirty.record_aura_inputs(aura_inputs_hash);
        self.game.retain_active(&mut auras);
        let hands = self.game.any_affects_hands(&auras);
        let all_hands = hands || self.game.hand_auras_applied;
        let mut reach = AffectedEntities::new();
        let such = |id: EntityId, entity: &Entity| !few || self.game.may_differ_from_printed(id, entity);
        self.game.for_each_affected(all_hands, such, |id, entity| reach.push(AffectedEntity::of(id, entity)));
        self.game.auras_applied = !auras.is_empty();
        self.game.hand_auras_applied = hands;
        for it in &mut reach {
            self.game.reset_numbers(it);
        }
        for it in &auras {
            let (scope, mut factors) = (it.scope(), AuraFactors::default());
            for id in self.game.select_all(&it.aura.to, &scope) {
                let entity = &self.game[id];
                if few && entity.is_in_reach(all_hands) && !reach.iter().any(|it| it.id == id) {
                    reach.push(AffectedEntity::of(id, entity));
                }
                self.game.apply_aura(id, it, &scope, &mut factors);
            }
        }
        // A weapon's Attack, auras included, counts for its hero, whose own numbers were set before.
        let armed = &self.game.players[self.game.active];
        if let (Some(hero), Some(weapon)) = (armed.hero, armed.weapon)
            && let Some(it) = reach.iter().find(|it| it.id == weapon)
        {
            let more = self.game[weapon].attack.saturating_sub(i16::try_from(it.before.attack).unwrap_or(0));
            self.game[hero].attack = self.game[hero].attack.saturating_add(more);
            if let Some(it) = reach.iter_mut().find(|it| it.id == hero) {
                it.own.attack = it.own.attack.saturating_add(more.into());
            }
        }
        let mut settled = true;
        for it in &reach {
            let now = self.game.apply_numbers(it);
            if now != it.before {
                settled = conditional.is_empty();
                self.changed(it.id, it.before, now);
            }
        }
        settled || self.game.are_still_active(&conditional, &auras)
    }

    fn changed(&mut self, id: EntityId, before: Numbers, now: Numbers) {
        let changes = [
            (GameTag::ATK, before.attack != now.attack),
            (GameTag::HEALTH, before.health != now.health),
            (GameTag::COST, before.cost != now.cost),
        ];
        for (tag, _) in changes.iter().filter(|(_, changed)| *changed) {
            self.report_tag(id, *tag);
        }
        if changes.iter().any(|(_, changed)| *changed) {
            self.raise(EventKind::StatChange, id, None, 0);
        }
    }

    /// Attaches an enchantment, with or without a card.
    ///
    /// Rule: Keywords that are used up (Divine Shield, Stealth, Reborn, Frozen) are stored on the bearer, whatever gave them,
    /// and its enchantments do not give them again.
    pub(super) fn enchant(&mut self, bearer: EntityId, mut enchantment: Enchantment) -> EnchantmentId {
        // Keywords that are used up are stored on the bearer, so that using them removes them.
        for (keyword, tag, on) in consumable_keywords(enchantment.modifiers) {
            let had = self.game[bearer].keywords.has(keyword);
            self.set_keyword(bearer, keyword, tag, on);
            if on && had {
                enchantment.used_triggers |= Enchantment::HAD_KEYWORD;
            }
            // Hearthstone Wiki, "Spotlight": converting a Divine Shield counts as losing it.
            let in_play = self.game[bearer].zone == Zone::Play;
            if had && in_play && !on && keyword == Keywords::DIVINE_SHIELD {
                self.raise(EventKind::ShieldLost, bearer, Some(enchantment.source), 1);
            }
        }
        // Rulebook, "Enchantments": setting the Health removes all damage.
        let sets_health = |modifier: &Modifier| {
            modifier.op == Op::Set && matches!(modifier.what, Attribute::Stats | Attribute::Health)
        };
        let health = self.game[bearer].health();
        // "Set the Durability of your weapon to 3." (Swarthy Swordshiner): what it has left.
        let wears = matches!(self.game[bearer].card_type, CardType::Minion | CardType::Hero | CardType::Weapon);
        if wears && enchantment.modifiers.iter().any(sets_health) {
            self.game[bearer].damage = 0;
        }
        let turn = self.game.turn.max(enchantment.turn);
        let before = Numbers::of(&self.game[bearer]);
        let damage = self.game[bearer].damage;
        let id = self.game.attach(Enchantment { turn, ..enchantment }, bearer);
        if let Some(place) = enchantment_listening_place(self.game[bearer].zone) {
            self.game.count_enchantment(id, place, true);
        }
        self.game.recompute(bearer);
        let takes_health = |modifier: &Modifier| {
            modifier.op == Op::Add && matches!(modifier.what, Attribute::Stats | Attribute::Health)
        };
        // Health that is taken away is lost at once; only the end of what gave Health spares what is left ("Steal 10 Health").
        if i32::from(self.game[bearer].max_health) < before.health && enchantment.modifiers.iter().any(takes_health) {
            self.game[bearer].damage = damage;
            self.game.deaths_pending |= self.game[bearer].is_dying();
        }
        self.report_tag(bearer, GameTag::ATTACHED);
        if self.game.is_stored_cthun(bearer) {
            self.pass_on_to_cthuns(bearer, enchantment);
            return id;
        }
        self.game.record_health_change(bearer, health);
        let now = Numbers::of(&self.game[bearer]);
        if now != before {
            self.changed(bearer, before, now);
        }
        let gains = [
            (EventKind::AttackGained, now.attack - before.attack),
            (EventKind::HealthGained, now.health - before.health),
        ];
        for (kind, more) in gains.into_iter().filter(|(_, more)| *more > 0) {
            self.raise(kind, bearer, None, Entity::clamp_number(more));
        }
        let stats: i32 = gains.into_iter().map(|(_, more)| more.max(0)).sum();
        if stats > 0 {
            self.raise(EventKind::StatsGained, bearer, Some(enchantment.source), Entity::clamp_number(stats));
        }
        id
    }

    /// Removes expired enchantments at the end (`ends`) or at the start of a turn.
    pub(super) fn expire(&mut self, ends: bool) {
        if self.game.enchantments.is_empty() {
            return;
        }
        let (turn, active) = (self.game.turn, self.game.active);
        let over: Vec<EnchantmentId> = self
            .game
            .all_enchantments()
            .filter(|(_, enchantment)| {
                let mine = enchantment.controller == active;
                let older = enchantment.turn < turn;
                match enchantment.lasts {
                    Lasts::Forever => false,
                    Lasts::ThisTurn => ends,
                    Lasts::UntilYourNextTurn => !ends && mine && older,
                    Lasts::UntilEndOfYourNextTurn => ends && mine && older,
                    Lasts::NextTurn => {
                        let bearers = enchantment.bearer.is_some_and(|id| self.game[id].controller == active);
                        ends && bearers && older
                    }
                    Lasts::Turns(n) => {
                        let since = self.game.turns_of(active).take_while(|turn| *turn >= enchantment.turn).count();
                        ends && mine && since >= usize::from(n.max(1))
                    }
                }
            })
            .map(|(id, _)| id)
            .collect();
        for id in over {
            let enchantment = *self.game.enchantment(id);
            self.game.remove_enchantment(id);
            // A keyword that was stored on the bearer goes too, if it had it not before: "Stealth until your next turn".
            let Some(bearer) = enchantment.bearer else { continue };
            for (keyword, tag, on) in consumable_keywords(enchantment.modifiers) {
                if on && enchantment.used_triggers & Enchantment::HAD_KEYWORD == 0 {
                    self.set_keyword(bearer, keyword, tag, false);
                }
            }
        }
    }
}
