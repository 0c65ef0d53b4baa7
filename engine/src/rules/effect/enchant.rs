//! Verbs of numbers: enchantments, Attack and Health, mana.
use cardwright_data::CardType;

use crate::compiled::CardId;
use crate::query::total;
use crate::rules::{Observer, Rules};
use crate::script::amount::{Multiplier, Stat};
use crate::script::aura::{Attribute, Lasts, Modifier, Op};
use crate::script::builtin::{ATTACK_IS_X, ATTACK_PLUS_X, COST_IS_X, HEALTH_IS_X};
use crate::script::player_rule::HERO_POWER_ATTACK;
use crate::script::trigger::{Limit, Trigger};
use crate::state::{Enchantment, Entity, EntityId, EntityList, Game, PlayerId, Scope};

/// The Cost reduction of modifiers, with the number given to their enchantment.
fn cost_reduction(modifiers: &[Modifier], x: i16) -> i16 {
    let taken = |it: &Modifier| {
        let reduces = it.what == Attribute::Cost && it.op == Op::Add && it.amount.n < 0;
        let per = if it.amount.per == Multiplier::X { x } else { 1 };
        if reduces { it.amount.n.saturating_mul(per).saturating_neg() } else { 0 }
    };
    total(modifiers.iter().map(taken))
}

impl Game {
    /// The sum of a stat of entities; negative values count as 0.
    fn sum_of(&self, stat: Stat, of: &[EntityId]) -> i32 {
        of.iter().map(|id| self.stat(*id, stat).max(0)).sum()
    }
}

/// The single stat that modifiers reduce, if there is exactly one: "-2 Health".
fn reduced_stat(modifiers: &[Modifier]) -> Option<Stat> {
    modifiers.iter().filter(|it| it.op == Op::Add && it.amount.n < 0).find_map(|it| match it.what {
        Attribute::Attack => Some(Stat::Attack),
        Attribute::Health => Some(Stat::Health),
        Attribute::Stats | Attribute::Durability | Attribute::Cost | Attribute::Tag(_) => None,
    })
}

impl<O: Observer> Rules<'_, O> {
    /// Attaches an enchantment card with its number; an unknown card attaches nothing.
    ///
    /// A card that takes Attack or Health takes no more than the entities have, and the rest of the text may give that amount:
    /// "steal 2 Health" gives 1 if the minion has no more.
    ///
    /// Rule: "Steal 2 Health" gives what the minion had: an enchantment card that takes Attack or Health says how much it took.
    pub(in crate::rules) fn attach_each(&mut self, on: EntityList, card: &str, n: i16, scope: &mut Scope) {
        if let Some(named) = self.game.cards.by_id(card) {
            let card = self.game.printing_of_classic(named, scope.card);
            let modifiers = self.game.cards.compiled(card).enchant.map_or(&[][..], |enchant| enchant.modifiers);
            let asked = cost_reduction(modifiers, n);
            let before = total(on.iter().map(|id| self.game[*id].cost));
            let stolen = reduced_stat(modifiers).map(|stat| (stat, self.game.sum_of(stat, &on)));
            for id in &on {
                self.enchant_with(*id, card, n, scope.source, scope.controller);
            }
            // "Repeat this with excess Cost reduction": what the Costs could not be reduced by (Morchok).
            if asked > 0 {
                let taken = before.saturating_sub(total(on.iter().map(|id| self.game[*id].cost)));
                let all = asked.saturating_mul(i16::try_from(on.len()).unwrap_or(i16::MAX));
                scope.excess = Some((all - taken).max(0));
            }
            if let Some((stat, before)) = stolen {
                scope.last_amount = Entity::clamp_number(before - self.game.sum_of(stat, &on));
            }
        }
        scope.last_result = on;
    }

    /// Increases the Attack that a Hero Power gives its player's hero: "Your Hero Power gives your hero 1 more Attack this
    /// game."
    pub(in crate::rules) fn lend_more_attack(&mut self, scope: &Scope) {
        let more = self.game.hero_power_bonus("$a", HERO_POWER_ATTACK, scope);
        let hero = self.game.players[scope.controller].hero.filter(|hero| more > 0 && scope.last_result.contains(hero));
        if let Some(hero) = hero {
            let blank = Game::blank_enchantment(scope.source, scope.controller);
            self.enchant(hero, Enchantment { modifiers: ATTACK_PLUS_X, lasts: Lasts::ThisTurn, x: more, ..blank });
        }
    }

    /// Attaches an enchantment card with its number, from `source`, for `controller`.
    pub(in crate::rules) fn enchant_with(
        &mut self,
        bearer: EntityId,
        card: CardId,
        n: i16,
        source: EntityId,
        controller: PlayerId,
    ) {
        let enchant = self.game.cards.compiled(card).enchant;
        let enchantment = Enchantment {
            card,
            modifiers: enchant.map_or(&[], |enchant| enchant.modifiers),
            x: n,
            lasts: enchant.map_or(Lasts::Forever, |enchant| enchant.lasts),
            ..Game::blank_enchantment(source, controller)
        };
        self.enchant(bearer, enchantment);
    }

    /// Attaches modifiers without an enchantment card.
    pub(in crate::rules) fn give_each(
        &mut self,
        on: EntityList,
        modifiers: &'static [Modifier],
        lasts: Lasts,
        n: i16,
        scope: &mut Scope,
    ) {
        for id in &on {
            let blank = Game::blank_enchantment(scope.source, scope.controller);
            self.enchant(*id, Enchantment { modifiers, lasts, x: n, ..blank });
        }
        // "Gain its Attack and Health": what a card gives to itself does not change what "it" refers to.
        if on[..] != [scope.source] {
            scope.last_result = on;
        }
    }

    /// Swaps Attack and Health with enchantments that set them; damage is removed.
    pub(in crate::rules) fn swap_stats(&mut self, on: EntityList, scope: &mut Scope) {
        for id in &on {
            let entity = self.game[*id];
            let blank = Game::blank_enchantment(scope.source, scope.controller);
            self.enchant(*id, Enchantment { modifiers: ATTACK_IS_X, x: entity.health(), ..blank });
            self.enchant(*id, Enchantment { modifiers: HEALTH_IS_X, x: entity.attack, ..blank });
            self.game[*id].damage = 0;
        }
        scope.last_result = on;
    }

    /// Swaps a stat of two entities with enchantments that set it; for Health, the remaining Health.
    pub(in crate::rules) fn swap_number(&mut self, stat: Stat, on: &EntityList, with: &EntityList, scope: &mut Scope) {
        let (Some(one), Some(other)) = (on.first().copied(), with.first().copied()) else { return };
        let numbers = [one, other].map(|id| self.game.stat(id, stat));
        for (id, n) in [(one, numbers[1]), (other, numbers[0])] {
            let modifiers = match stat {
                Stat::Attack => ATTACK_IS_X,
                Stat::Health => HEALTH_IS_X,
                Stat::Cost | Stat::OwnCost => COST_IS_X,
                Stat::Damage
                | Stat::Armor
                | Stat::SpellDamage
                | Stat::Tag(_)
                | Stat::ManaCrystals
                | Stat::MaxManaCrystals
                | Stat::MaxHandSize
                | Stat::Mana
                | Stat::Corpses
                | Stat::CorpsesSpent
                | Stat::Overloaded
                | Stat::Turns
                | Stat::Pool(_)
                | Stat::HighestPool => return,
            };
            let blank = Game::blank_enchantment(scope.source, scope.controller);
            self.enchant(id, Enchantment { modifiers, x: Entity::clamp_number(n), ..blank });
            if modifiers == HEALTH_IS_X {
                self.game[id].damage = 0;
            }
        }
        scope.last_result.clone_from(with);
    }

    /// Sets an entity's Health.
    pub(in crate::rules) fn set_health(&mut self, id: EntityId, n: i16) {
        let blank = Game::blank_enchantment(id, self.game[id].controller);
        self.enchant(id, Enchantment { modifiers: HEALTH_IS_X, x: n, ..blank });
    }

    /// Attaches a delayed trigger to players, or gives it to a minion.
    ///
    /// Hearthstone Wiki, "Echoing Ooze": its Battlecry "effectively grants the Ooze a triggered effect"; it is lost when the Ooze is
    /// silenced, destroyed or transformed before the end of the turn.
    ///
    /// Rule: What a text gives a minion to do later is an enchantment of that minion: silenced, destroyed, returned or
    /// transformed it does not do it; a copy does it, too (Echoing Ooze). See also `rules/trigger.rs`, `text_owner`.
    pub(in crate::rules) fn attach_delayed_trigger(
        &mut self,
        on: &[EntityId],
        trigger: &'static Trigger,
        scope: &Scope,
    ) {
        let them = std::array::from_fn(|at| scope.last_result.get(at).copied());
        let waits_this_turn = matches!(trigger.limit, Limit::ThisTurn | Limit::OnceATurn);
        let lasts = if waits_this_turn { Lasts::ThisTurn } else { Lasts::Forever };
        for bearer in on {
            let blank = Game::blank_enchantment(scope.source, scope.controller);
            self.enchant(
                *bearer,
                Enchantment {
                    trigger: Some(trigger),
                    trigger_card: scope.card,
                    remembered: them,
                    lasts,
                    x: scope.x,
                    ..blank
                },
            );
        }
    }

    /// Adds mana crystals, up to the player's maximum.
    pub(in crate::rules) fn gain_crystals(&mut self, players: &[PlayerId], n: i16, full: bool, scope: &mut Scope) {
        for player in players {
            let most = self.game.max_crystals(*player);
            let side = &mut self.game.players[*player];
            let gained = n.min(most - side.crystals);
            side.crystals += gained;
            if full {
                // Crystals beyond ten refresh as many, as recorded games show for Biology Project.
                side.spent = (side.spent - (n - gained)).max(0);
            } else {
                side.spent += gained;
            }
            scope.last_amount = gained;
            self.rank_up(*player);
        }
    }

    /// Destroys mana crystals, full ones last.
    pub(in crate::rules) fn destroy_crystals(&mut self, players: &[PlayerId], n: i16) {
        for player in players {
            let side = &mut self.game.players[*player];
            let gone = n.min(side.crystals);
            side.crystals -= gone;
            side.spent = (side.spent - gone).max(0);
            side.locked = side.locked.min(side.crystals - side.spent).max(0);
        }
    }

    /// Lets an entity act again this turn.
    pub(in crate::rules) fn make_ready(&mut self, id: EntityId) {
        let entity = &mut self.game[id];
        entity.exhausted = false;
        entity.attacks = 0;
        if entity.card_type == CardType::Location {
            entity.text_counters[0] = 0;
        }
    }

    /// Raises the maximum number of mana crystals. A text that sets it lowers it to 0 first; crystals above the new maximum are
    /// lost, empty ones first.
    pub(in crate::rules) fn raise_max_mana(&mut self, player: PlayerId, n: i16) {
        self.game.seldom_used.extra_crystals[player as usize] += n;
        let above = self.game.players[player].crystals - self.game.max_crystals(player);
        if n > 0 && above > 0 {
            self.destroy_crystals(&[player], above);
        }
    }

    /// Refreshes spent mana crystals.
    pub(in crate::rules) fn refresh_crystals(&mut self, players: &[PlayerId], n: i16) {
        for player in players {
            let side = &mut self.game.players[*player];
            // A negative number uses Mana up, and never more than the player has beside locked crystals.
            side.spent -= n.min(side.spent).max(-side.mana().max(0));
        }
    }
}
