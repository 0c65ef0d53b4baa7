//! Stimuli: attacks, turns and other actions of a plan.
use crate::unmodeled::{Modeled, NOT_A_CARD, OrStop, unmodeled};
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::model::play::DORMANT_FOREVER;
use crate::model::query::Scope;
use crate::model::simulation::{Simulation, TemporaryEnchantment};
use crate::model::state::{CardZone, Entity, Ref};
use crate::setup::Stimulus;
use crate::steps::{EntityRef, Step, StepTarget, number};

/// An enchantment that gives Attack and Health.
const STAT_ENCHANTMENT: &str = "CS2_092e";
const MORE_ATTACK: &[Modifier] = &[Stat::Attack.plus(1)];

/// The effects of the basic Hero Powers, and the targets that steps use; a Mage targets the enemy hero.
const HERO_POWERS: [(CardClass, StepTarget, &[Effect]); 10] = [
    (CardClass::Mage, StepTarget::Nothing, &[deal(1).to(ENEMY_HERO)]),
    (CardClass::Priest, StepTarget::On(EntityRef::MyHero), &[heal(2).to(YOUR_HERO)]),
    (CardClass::Hunter, StepTarget::Nothing, &[deal(2).to(ENEMY_HERO)]),
    (CardClass::Warrior, StepTarget::Nothing, &[armor(2)]),
    (CardClass::Rogue, StepTarget::Nothing, &[equip(card("CS2_082"))]),
    (CardClass::Paladin, StepTarget::Nothing, &[summon(card("CS2_101t"))]),
    (CardClass::Shaman, StepTarget::Nothing, &[summon(one_of(&["CS2_051"]))]),
    (CardClass::Warlock, StepTarget::Nothing, &[draw(1), deal(2).to(YOUR_HERO)]),
    (CardClass::Druid, StepTarget::Nothing, &[lend(MORE_ATTACK, Lasts::ThisTurn).to(YOUR_HERO), armor(1)]),
    (CardClass::DemonHunter, StepTarget::Nothing, &[lend(MORE_ATTACK, Lasts::ThisTurn).to(YOUR_HERO)]),
];

impl Simulation<'_> {
    #[expect(clippy::too_many_lines, reason = "one arm an stimulus")]
    pub fn stimulus(&mut self, stimulus: &Stimulus) -> Modeled<()> {
        match *stimulus {
            Stimulus::PlayCard => self.play_tested_card(),
            Stimulus::PlayCopyOfCard => {
                let at = self.youngest_in_hand(self.card, 0)?;
                self.play(at, true, None)
            }
            Stimulus::DrawCopyOfCard => self.put(self.card, 0, CardZone::Hand, Some(Step::Give)).map(drop),
            Stimulus::Use => {
                let used = |entity: &Entity| entity.card.id == self.card.id && entity.zone == CardZone::Board;
                let at = self.state.entities.iter().rposition(used).or_impossible("the card is not in play")?;
                self.use_card(at)
            }
            Stimulus::EndTurn => self.end_turn(),
            Stimulus::Refill => {
                self.steps.push(Step::Crystals(10));
                let side = &mut self.state.sides[self.state.active];
                (side.crystals, side.mana) = (10, 10);
                self.rank_up_cards(self.state.active)
            }
            Stimulus::Play(card) => {
                // Steps cannot tell two copies of the card apart.
                (card.id != self.card.id).or_unmodeled("another copy of the card")?;
                let you = self.state.active;
                let at_it = match (self.fixtures.takes_target(card), you) {
                    (false, _) => StepTarget::Nothing,
                    (true, 0) => StepTarget::On(EntityRef::TheirHero),
                    (true, _) => StepTarget::On(EntityRef::MyHero),
                };
                self.steps.push(Step::Play(card.id, at_it));
                let at = self.youngest_in_hand(card, you)?;
                self.play(at, false, None)
            }
            Stimulus::Summon(card) => {
                (card.id != self.card.id).or_unmodeled("another copy of the card")?;
                self.fixtures.is_inert_in_play(card).or_unmodeled("the arrival of a card with abilities")?;
                self.steps.push(Step::Summon(card.id));
                let at = self.state.create(card, self.state.active)?;
                self.state[at].creation_number = Some(self.cards_brought);
                self.cards_brought += 1;
                self.summon(at, None).or_impossible("no room on the board")?;
                self.flush()
            }
            Stimulus::Ready(who) => {
                let who = self.subject(who)?;
                self.steps.push(Step::Ready(self.state.entity_ref(who)?));
                *self.state.attacks(who)? = 0;
                Ok(())
            }
            Stimulus::AddAlly(card) => {
                let simple = self.fixtures.is_inert_in_play(card) || self.fixtures.spell(card).is_some();
                simple.or_unmodeled("the arrival of a card with abilities")?;
                self.put(card, 0, CardZone::Board, Some(Step::Ally)).map(drop)
            }
            Stimulus::AddTrap(side) => {
                let (card, ability) =
                    self.fixtures.damaging_secret().or_unmodeled("a card that is not among the cards")?;
                (card.id != self.card.id).or_unmodeled("another copy of the card")?;
                let at = self.put(card, side, CardZone::Secret, Some([Step::Ally, Step::Enemy][side]))?;
                self.state[at].granted.push(ability);
                self.secret_is_waiting = true;
                Ok(())
            }
            Stimulus::HeroPower => {
                let you = self.state.active;
                let class = self.state.classes[you];
                let there = |entity: &Entity| entity.zone == CardZone::HeroPower && entity.side == you;
                let power = self.state.entities.iter().position(there);
                let power = power.or_unmodeled("the Hero Power of a class without a basic hero")?;
                let basic = self.fixtures.hero_power(class).map(|card| card.id);
                (basic == Some(self.state[power].card.id)).or_unmodeled("another Hero Power than the basic one")?;
                let cost = self.visible_cost(power)?;
                if self.state[power].attacks > 0 || cost > self.state.sides[you].mana {
                    self.left_plan = true;
                    return Ok(());
                }
                self.state[power].attacks = 1;
                let more = self.player_number(you, GameTag::HEROPOWER_DAMAGE)?;
                let twice = self.player_number(you, GameTag::HERO_POWER_DOUBLE)? > 0;
                // Of other Hero Powers it is not certain what is damage.
                (!twice || matches!(class, CardClass::Mage | CardClass::Priest | CardClass::Hunter))
                    .or_unmodeled("a Hero Power of this class that is used twice")?;
                (more == 0 || class == CardClass::Mage).or_unmodeled("damage of a Hero Power of this class")?;
                let theirs = StepTarget::On(if you == 0 { EntityRef::TheirHero } else { EntityRef::MyHero });
                let used = HERO_POWERS.iter().find(|(of, ..)| *of == class);
                let (_, at, effects) = used.or_unmodeled("the Hero Power of this class")?;
                let at_it = if class == CardClass::Mage { theirs } else { *at };
                (self.card.card_type != CardType::HeroPower).or_unmodeled("another Hero Power")?;
                self.steps.push(Step::HeroPower(at_it));
                self.state.sides[you].mana -= cost;
                let scope = Scope::new(power, you);
                if twice {
                    self.text(effects, scope.clone())?;
                }
                self.text(effects, scope)?;
                self.deal_damage(Ref::Hero(1 - you), more, None)?;
                self.state.record(EventKind::HeroPower, you, None);
                self.raise(EventKind::HeroPower, Ref::Player(you), None, 1);
                self.flush()
            }
            Stimulus::CastAt(card, who) => {
                (card.id != self.card.id).or_unmodeled("another copy of the card")?;
                let you = self.state.active;
                let whom = self.subject(who)?;
                let out_of_reach = [GameTag::ELUSIVE, GameTag::DORMANT, GameTag::STEALTH];
                let reached = |at: usize| !out_of_reach.iter().any(|tag| self.state[at].has(*tag));
                (!matches!(whom, Ref::Entity(at) if !reached(at))).or_impossible("the target is out of reach")?;
                self.steps.push(Step::Play(card.id, StepTarget::On(self.state.entity_ref(whom)?)));
                let at = self.youngest_in_hand(card, you)?;
                self.play(at, false, Some(whom))
            }
            Stimulus::Discard(who) => {
                let at = self.subject(who)?.card()?;
                self.steps.push(Step::Discard(self.state.entity_ref(Ref::Entity(at))?));
                self.discard(at)?;
                self.flush()
            }
            Stimulus::Trade => self.trade(),
            Stimulus::AttachStats(who) => {
                let who = self.subject(who)?;
                let enchant =
                    self.fixtures.enchant(STAT_ENCHANTMENT).or_unmodeled("a card that is not among the cards")?;
                self.steps.push(Step::Enchant(self.state.entity_ref(who)?, STAT_ENCHANTMENT));
                self.attach(who, &enchant, 1, &Scope::default())
            }
            Stimulus::Damage(who, n) => {
                let who = self.subject(who)?;
                self.steps.push(Step::DealDamage(self.state.entity_ref(who)?, number(n)));
                self.deal_damage(who, n, None)?;
                self.flush()
            }
            Stimulus::Restore(who, n) => {
                let who = self.subject(who)?;
                self.steps.push(Step::Restore(self.state.entity_ref(who)?, number(n)));
                self.restore_health(who, n, None);
                self.flush()
            }
            Stimulus::Kill(who) => {
                let at = self.subject(who)?.card()?;
                self.steps.push(Step::Kill(self.state.entity_ref(Ref::Entity(at))?));
                self.state[at].is_destroyed = true;
                Ok(())
            }
            Stimulus::Draw => {
                // The step draws the uppermost plain minion.
                let you = self.state.active;
                self.state.sides[you].deck.is_empty().or_unmodeled("drawing a card that is not plain")?;
                self.steps.push(Step::DrawOne);
                self.draw_top(you)?;
                self.flush()
            }
            Stimulus::Attack(one, other) => {
                let (one, other) = (self.subject(one)?, self.subject(other)?);
                self.attack_if_legal(one, other)
            }
        }
    }

    /// The newest copy in a hand, which a step plays; it is created first if there is none.
    fn youngest_in_hand(&mut self, card: &'static Card, side: usize) -> Modeled<usize> {
        let hand = &self.state.sides[side].hand;
        let there = hand.iter().rev().copied().find(|at| self.state[*at].card.id == card.id);
        let at = match there {
            Some(at) => at,
            None => self.state.add(Entity::new(card, side, CardZone::Hand))?,
        };
        if self.state[at].creation_number.is_none() {
            self.state[at].creation_number = Some(self.cards_brought);
            self.cards_brought += 1;
        }
        Ok(at)
    }

    /// Performs an attack as an action of the player; impossible if the rules forbid it.
    pub fn attack_if_legal(&mut self, one: Ref, other: Ref) -> Modeled<()> {
        let blocked = [GameTag::CANT_ATTACK, GameTag::DORMANT, GameTag::FROZEN];
        if let Ref::Entity(at) = one {
            let entity = &self.state[at];
            let rests = entity.summoned_this_turn && !entity.has(GameTag::CHARGE) && !entity.has(GameTag::RUSH);
            let face = matches!(other, Ref::Hero(_));
            let no_face = entity.has(GameTag::CANNOT_ATTACK_HEROES)
                || (entity.summoned_this_turn && !entity.has(GameTag::CHARGE));
            let is_blocked = blocked.iter().any(|tag| entity.has(*tag)) || (face && no_face);
            let can = entity.attack > 0 && !rests && !is_blocked;
            (can && entity.side == self.state.active).or_impossible("the minion cannot attack")?;
        } else {
            let side = self.state.owner(one);
            let no_face = matches!(other, Ref::Hero(_)) && self.has_keyword(one, GameTag::CANNOT_ATTACK_HEROES)?;
            (self.hero_attack_with_auras(side)? > 0 && side == self.state.active && !no_face)
                .or_impossible("the hero cannot attack")?;
        }
        // A Taunt must be attacked first.
        let them = self.state.owner(other);
        let row = self.state.sides[them].board.iter();
        let taunts: Vec<Ref> =
            row.filter(|at| self.state[**at].has(GameTag::TAUNT)).map(|at| Ref::Entity(*at)).collect();
        (taunts.is_empty() || taunts.contains(&other)).or_impossible("a Taunt is in the way")?;
        if let Ref::Entity(at) = other {
            let entity = &self.state[at];
            (!entity.has(GameTag::STEALTH) && !entity.has(GameTag::IMMUNE))
                .or_impossible("the target is out of reach")?;
        }
        self.steps.push(Step::Attack(self.state.entity_ref(one)?, self.state.entity_ref(other)?));
        let weapon = self.state.weapon(self.state.owner(one));
        let (attacks, windfury) = match one {
            Ref::Entity(at) => (&mut self.state[at].attacks, Some(at)),
            Ref::Hero(side) => (&mut self.state.sides[side].attacks, weapon),
            Ref::Player(_) => return unmodeled(NOT_A_CARD),
        };
        *attacks += 1;
        let attacks = *attacks;
        let twice = windfury.is_some_and(|at| self.state[at].has(GameTag::WINDFURY));
        if attacks > if twice { 2 } else { 1 } {
            self.left_plan = true;
            return Ok(());
        }
        self.resolve_attack(one, other)
    }

    /// Resolves an attack with its events.
    pub fn resolve_attack(&mut self, one: Ref, other: Ref) -> Modeled<()> {
        self.raise_at(Some(Timing::Whenever), EventKind::Attack, one, Some(other), 1);
        self.flush()?;
        // Who dies before the blow leaves play before it.
        if self.secret_is_waiting {
            self.process_deaths()?;
        }
        (!self.secret_is_waiting || self.redirected_target.is_none())
            .or_unmodeled("an attack with a new target beside a Secret")?;
        let other = self.redirected_target.take().unwrap_or(other);
        if self.is_gone(one) || self.is_gone(other) {
            return Ok(());
        }
        if let Ref::Entity(at) = one {
            self.state[at].tags.remove(GameTag::STEALTH);
        }
        let attack = |simulation: &Self, who: Ref| match who {
            Ref::Entity(at) => simulation.visible_stats(at).map(|(attack, _)| attack),
            Ref::Hero(side) => simulation.hero_attack_with_auras(side),
            Ref::Player(_) => unmodeled("an attack of a player"),
        };
        let (mine, theirs) = (attack(self, one)?, attack(self, other)?);
        // A defending hero deals no damage.
        let safe = self.has_keyword(one, GameTag::IMMUNE_WHILE_ATTACKING)?;
        let back = if matches!(other, Ref::Hero(_)) || safe { 0 } else { theirs };
        let dealt = self.deal_damage(other, mine, Some(one))?;
        let striker = match one {
            Ref::Entity(at) => Some(at),
            Ref::Hero(side) => self.state.weapon(side),
            Ref::Player(_) => None,
        };
        if let Some(at) = striker
            && self.is_tested_card(at)
            && !self.without_text
        {
            let scope = Scope { this: at, side: self.state[at].side, event_card: Some(other), ..Scope::default() };
            for ability in self.abilities.clone().iter() {
                if let Ability::AlsoDamages(whom) = ability {
                    for who in self.state.candidates(whom, &scope)? {
                        self.deal_damage(who, mine, Some(one))?;
                    }
                }
            }
        }
        self.deal_damage(one, back, Some(other))?;
        if let Ref::Hero(side) = one {
            if let Some(weapon) = self.state.weapon(side) {
                if self.state[weapon].has(GameTag::LIFESTEAL) && self.restore_health(one, dealt, Some(one)) > 0 {
                    self.state.record(EventKind::Restore, side, None);
                }
                self.state[weapon].damage += 1;
            }
            self.state.record(EventKind::HeroAttack, side, None);
        }
        self.flush()?;
        self.raise_at(Some(Timing::After), EventKind::Attack, one, Some(other), 1);
        self.flush()
    }

    pub fn is_gone(&self, who: Ref) -> bool {
        matches!(who, Ref::Entity(at) if self.state[at].zone != CardZone::Board || self.state[at].is_dying())
    }

    pub fn end_turn(&mut self) -> Modeled<()> {
        self.steps.push(Step::EndTurn);
        let you = self.state.active;
        self.raise(EventKind::TurnEnd, Ref::Player(you), None, 1);
        self.flush()?;
        self.process_deaths()?;
        if let Some(turns) = self.turns_until_removed() {
            for at in 0..self.state.entities.len() {
                if self.is_tested_card(at) && self.state[at].zone == CardZone::Secret && self.state[at].side == you {
                    self.state[at].turns_in_play += 1;
                    if self.state[at].turns_in_play >= turns {
                        self.state[at].zone = CardZone::Graveyard;
                    }
                }
            }
        }
        // Ghostly cards are discarded.
        let fades =
            |entity: &Entity| entity.zone == CardZone::Hand && entity.side == you && entity.has(GameTag::GHOSTLY);
        (!self.state.entities.iter().any(fades)).or_unmodeled("a card that is discarded at the end of the turn")?;
        self.end_temporary_effects()?;
        for at in 0..self.state.entities.len() {
            self.state[at].summoned_this_turn &= self.state[at].zone != CardZone::Board;
            // A minion that was frozen before it could attack thaws.
            let thaws = self.state[at].side == you && self.state[at].has(GameTag::FROZEN);
            (!thaws || self.state[at].zone != CardZone::Board).or_unmodeled("a frozen minion that may thaw")?;
        }
        for side in 0..2 {
            self.state.sides[side].cards_played = 0;
        }
        self.abilities_used_this_turn.clear();
        self.delayed.retain(|delayed| !matches!(delayed.trigger.limit, Limit::ThisTurn | Limit::OnceATurn));
        let next = 1 - you;
        self.state.active = next;
        self.state.turn += 1;
        let side = &mut self.state.sides[next];
        side.crystals = (side.crystals + 1).min(10);
        side.locked = std::mem::take(&mut side.overloaded).min(side.crystals);
        side.mana = side.crystals - side.locked;
        side.attacks = 0;
        for at in 0..self.state.entities.len() {
            let entity = &mut self.state[at];
            if entity.side != next {
                continue;
            }
            entity.attacks =
                if entity.card_type() == CardType::Location { entity.attacks.saturating_sub(1) } else { 0 };
            if entity.zone == CardZone::Board && entity.dormant_turns > 1 && entity.dormant_turns < DORMANT_FOREVER {
                entity.dormant_turns -= 1;
            } else if entity.zone == CardZone::Board && entity.dormant_turns == 1 {
                self.awaken(at)?;
            }
        }
        self.rank_up_cards(next)?;
        self.raise(EventKind::TurnStart, Ref::Player(next), None, 1);
        self.flush()?;
        self.process_deaths()?;
        self.draw_top(next)?;
        self.flush()
    }

    /// Ends effects that last until the end of this turn.
    pub fn end_temporary_effects(&mut self) -> Modeled<()> {
        let turn = self.state.turn;
        let ended: Vec<TemporaryEnchantment> =
            self.temporary_enchantments.iter().filter(|given| given.last_turn <= turn).cloned().collect();
        self.temporary_enchantments.retain(|given| given.last_turn > turn);
        for given in ended {
            self.revert(&given)?;
        }
        self.player_rules.retain(|left| match left.enchant.lasts {
            Lasts::ThisTurn => false,
            Lasts::UntilYourNextTurn => left.turn + 1 > turn,
            Lasts::NextTurn => left.side != self.state.active || left.turn == turn,
            Lasts::Forever | Lasts::UntilEndOfYourNextTurn | Lasts::Turns(..) => true,
        });
        Ok(())
    }
}
