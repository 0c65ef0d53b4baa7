//! What happens in a tale: attacks, turns, and whatever else somebody does.
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::asked::Scope;
use super::play::FOREVER;
use super::stage::Act;
use super::table::{Body, Ref, Spot};
use super::tale::{Given, Tale};

/// An enchantment that gives Attack and Health.
const STRONGER: &str = "CS2_092e";
const MORE_ATTACK: &[Modifier] = &[Stat::Attack.plus(1)];

impl<'a> Tale<'_, 'a> {
    #[expect(clippy::too_many_lines, reason = "one arm an act")]
    pub fn act(&mut self, act: &Act<'a>, aim: Option<Option<Ref>>) -> Option<()> {
        match *act {
            Act::Come => self.come(aim),
            Act::Again => {
                let at = self.held(self.record, 0)?;
                self.play(at, Some(aim))
            }
            Act::Use => {
                let at = self
                    .table
                    .bodies
                    .iter()
                    .rposition(|body| body.record.id == self.record.id && body.spot == Spot::Board)?;
                self.use_it(at, aim)
            }
            Act::EndTurn => self.end_turn(),
            Act::Refill => {
                self.steps.push("Crystals(10)".to_owned());
                let side = &mut self.table.sides[self.table.active];
                (side.crystals, side.mana) = (10, 10);
                self.rank_up(self.table.active)
            }
            Act::Play(record) => {
                // Which of two that are called the same is meant cannot be told.
                (record.id != self.record.id).then_some(())?;
                let you = self.table.active;
                let at_it = match (self.props.aims(record), you) {
                    (false, _) => "Nothing",
                    (true, 0) => "On(TheirHero)",
                    (true, _) => "On(MyHero)",
                };
                self.steps.push(format!("Play({:?}, {at_it})", record.id));
                let at = self.held(record, you)?;
                self.play(at, None)
            }
            Act::HeroPower => {
                let you = self.table.active;
                let class = self.table.classes[you];
                let there = |body: &Body| body.spot == Spot::Power && body.side == you;
                let power = self.table.bodies.iter().position(there)?;
                let basic = self.props.power(class).map(|record| &record.id);
                (basic == Some(&self.table.bodies[power].record.id)).then_some(())?;
                let cost = self.shown_cost(power)?;
                if self.table.bodies[power].attacks > 0 || cost > self.table.sides[you].mana {
                    self.broken = true;
                    return Some(());
                }
                self.table.bodies[power].attacks = 1;
                let more = self.player_number(you, GameTag::HEROPOWER_DAMAGE)?;
                let twice = self.player_number(you, GameTag::HERO_POWER_DOUBLE)? > 0;
                // Of others it is not certain what is damage and what is not.
                (!twice || matches!(class, CardClass::Mage | CardClass::Priest | CardClass::Hunter)).then_some(())?;
                (more == 0 || class == CardClass::Mage).then_some(())?;
                let (step, effects): (&str, &'static [Effect]) = match class {
                    CardClass::Mage if you == 0 => ("HeroPower(On(TheirHero))", const { &[deal(1).to(ENEMY_HERO)] }),
                    CardClass::Mage => ("HeroPower(On(MyHero))", const { &[deal(1).to(ENEMY_HERO)] }),
                    CardClass::Priest => ("HeroPower(On(MyHero))", const { &[heal(2).to(YOUR_HERO)] }),
                    CardClass::Hunter => ("HeroPower(Nothing)", const { &[deal(2).to(ENEMY_HERO)] }),
                    CardClass::Warrior => ("HeroPower(Nothing)", const { &[armor(2)] }),
                    CardClass::Rogue => ("HeroPower(Nothing)", const { &[equip(card("CS2_082"))] }),
                    CardClass::Paladin => ("HeroPower(Nothing)", const { &[summon(card("CS2_101t"))] }),
                    CardClass::Shaman => ("HeroPower(Nothing)", const { &[summon(one_of(&["CS2_051"]))] }),
                    CardClass::Warlock => ("HeroPower(Nothing)", const { &[draw(1), deal(2).to(YOUR_HERO)] }),
                    CardClass::Druid => ("HeroPower(Nothing)", const { &[give(MORE_ATTACK).to(YOUR_HERO), armor(1)] }),
                    CardClass::DemonHunter => ("HeroPower(Nothing)", const { &[give(MORE_ATTACK).to(YOUR_HERO)] }),
                    _ => return None,
                };
                (self.record.card_type() != Some(CardType::HeroPower)).then_some(())?;
                self.steps.push(step.to_owned());
                self.table.sides[you].mana -= cost;
                let scope = Scope { this: power, side: you, ..Scope::default() };
                if twice {
                    self.text(effects, scope.clone())?;
                }
                self.text(effects, scope)?;
                self.hit(Ref::Hero(1 - you), more, None)?;
                self.table.did(Deed::HeroPower, you, None);
                self.raise(EventKind::HeroPower, Ref::Player(you), None, 1);
                self.flush()
            }
            Act::Aim(record, who) => {
                (record.id != self.record.id).then_some(())?;
                let you = self.table.active;
                let whom = self.somebody(who)?;
                let out_of_reach = [GameTag::ELUSIVE, GameTag::DORMANT, GameTag::STEALTH];
                let reached = |at: usize| !out_of_reach.iter().any(|tag| self.table.bodies[at].has(*tag));
                (!matches!(whom, Ref::Body(at) if !reached(at))).then_some(())?;
                self.steps.push(format!("Play({:?}, On({}))", record.id, self.table.name(whom)?));
                let at = self.held(record, you)?;
                self.play_at(at, None, Some(whom))
            }
            Act::Discard(who) => {
                let Ref::Body(at) = self.somebody(who)? else { return None };
                self.steps.push(format!("Discard({})", self.table.name(Ref::Body(at))?));
                self.discard(at)?;
                self.flush()
            }
            Act::Trade => self.trade(),
            Act::Strengthen(who) => {
                let who = self.somebody(who)?;
                let enchant = self.props.enchant(STRONGER)?;
                self.steps.push(format!("Enchant({}, {STRONGER:?})", self.table.name(who)?));
                self.attach(who, &enchant, 1, &Scope::default())
            }
            Act::Hurt(who, n) => {
                let who = self.somebody(who)?;
                self.steps.push(format!("Hurt({}, {n})", self.table.name(who)?));
                self.hit(who, n, None)?;
                self.flush()
            }
            Act::Restore(who, n) => {
                let who = self.somebody(who)?;
                self.steps.push(format!("Restore({}, {n})", self.table.name(who)?));
                self.mend(who, n, None);
                self.flush()
            }
            Act::Kill(who) => {
                let Ref::Body(at) = self.somebody(who)? else { return None };
                self.steps.push(format!("Kill({})", self.table.name(Ref::Body(at))?));
                self.table.bodies[at].doomed = true;
                Some(())
            }
            Act::Draw => {
                // The step draws the plain minion that is nearest to the top.
                let you = self.table.active;
                self.table.sides[you].deck.is_empty().then_some(())?;
                self.steps.push("DrawOne".to_owned());
                self.draw_top(you)?;
                self.flush()
            }
            Act::Attack(one, other) => {
                let (one, other) = (self.somebody(one)?, self.somebody(other)?);
                self.attack_by_hand(one, other)
            }
        }
    }

    /// The youngest such card in a hand, which a step plays; given first where there is none.
    fn held(&mut self, record: &'a CardRecord, side: usize) -> Option<usize> {
        let hand = &self.table.sides[side].hand;
        let there = hand.iter().rev().copied().find(|at| self.table.bodies[*at].record.id == record.id);
        let at = match there {
            Some(at) => at,
            None => self.table.add(Body::new(record, side, Spot::Hand))?,
        };
        if self.table.bodies[at].nth.is_none() {
            self.table.bodies[at].nth = Some(self.cast);
            self.cast += 1;
        }
        Some(at)
    }

    pub fn attack_by_hand(&mut self, one: Ref, other: Ref) -> Option<()> {
        let blocked = [GameTag::CANT_ATTACK, GameTag::DORMANT, GameTag::FROZEN];
        if let Ref::Body(at) = one {
            let body = &self.table.bodies[at];
            let rests = body.fresh && !body.has(GameTag::CHARGE) && !body.has(GameTag::RUSH);
            let face = matches!(other, Ref::Hero(_));
            let no_face = body.has(GameTag::CANNOT_ATTACK_HEROES) || (body.fresh && !body.has(GameTag::CHARGE));
            let is_blocked = blocked.iter().any(|tag| body.has(*tag)) || (face && no_face);
            let can = body.attack > 0 && !rests && !is_blocked;
            (can && body.side == self.table.active).then_some(())?;
        } else {
            let side = self.table.owner(one);
            (self.hero_shown(side)? > 0 && side == self.table.active).then_some(())?;
        }
        // Nobody gets past a Taunt.
        let them = self.table.owner(other);
        let row = self.table.sides[them].row.iter();
        let taunts: Vec<Ref> =
            row.filter(|at| self.table.bodies[**at].has(GameTag::TAUNT)).map(|at| Ref::Body(*at)).collect();
        (taunts.is_empty() || taunts.contains(&other)).then_some(())?;
        if let Ref::Body(at) = other {
            let body = &self.table.bodies[at];
            (!body.has(GameTag::STEALTH) && !body.has(GameTag::IMMUNE)).then_some(())?;
        }
        self.steps.push(format!("Attack({}, {})", self.table.name(one)?, self.table.name(other)?));
        let weapon = self.table.weapon(self.table.owner(one));
        let (attacks, windfury) = match one {
            Ref::Body(at) => (&mut self.table.bodies[at].attacks, Some(at)),
            Ref::Hero(side) => (&mut self.table.sides[side].attacks, weapon),
            Ref::Player(_) => return None,
        };
        *attacks += 1;
        let attacks = *attacks;
        let twice = windfury.is_some_and(|at| self.table.bodies[at].has(GameTag::WINDFURY));
        if attacks > if twice { 2 } else { 1 } {
            self.broken = true;
            return Some(());
        }
        self.strike(one, other)
    }

    /// An attack with all that belongs to it.
    pub fn strike(&mut self, one: Ref, other: Ref) -> Option<()> {
        self.raise_at(Some(Timing::Whenever), EventKind::Attack, one, Some(other), 1);
        self.flush()?;
        let other = self.redirected.take().unwrap_or(other);
        if self.is_gone(one) || self.is_gone(other) {
            return Some(());
        }
        if let Ref::Body(at) = one {
            self.table.bodies[at].tags.remove(&GameTag::STEALTH);
        }
        let attack = |tale: &Self, who: Ref| match who {
            Ref::Body(at) => tale.shown(at).map(|(attack, _)| attack),
            Ref::Hero(side) => tale.hero_shown(side),
            Ref::Player(_) => None,
        };
        let (mine, theirs) = (attack(self, one)?, attack(self, other)?);
        // A hero strikes back with nothing.
        let safe = self.shows(one, GameTag::IMMUNE_WHILE_ATTACKING)?;
        let back = if matches!(other, Ref::Hero(_)) || safe { 0 } else { theirs };
        self.hit(other, mine, Some(one))?;
        let striker = match one {
            Ref::Body(at) => Some(at),
            Ref::Hero(side) => self.table.weapon(side),
            Ref::Player(_) => None,
        };
        if let Some(at) = striker
            && self.is_own(at)
            && !self.blank
        {
            let scope = Scope { this: at, side: self.table.bodies[at].side, that: Some(other), ..Scope::default() };
            for ability in self.abilities.clone() {
                if let Ability::AlsoDamages(whom) = ability {
                    for who in self.table.candidates(&whom, &scope)? {
                        self.hit(who, mine, Some(one))?;
                    }
                }
            }
        }
        self.hit(one, back, Some(other))?;
        if let Ref::Hero(side) = one {
            if let Some(weapon) = self.table.weapon(side) {
                self.table.bodies[weapon].damage += 1;
            }
            self.table.did(Deed::HeroAttack, side, None);
        }
        self.flush()?;
        self.raise_at(Some(Timing::After), EventKind::Attack, one, Some(other), 1);
        self.flush()
    }

    pub fn is_gone(&self, who: Ref) -> bool {
        matches!(who, Ref::Body(at) if self.table.bodies[at].spot != Spot::Board || self.table.bodies[at].is_dying())
    }

    pub fn end_turn(&mut self) -> Option<()> {
        self.steps.push("EndTurn".to_owned());
        let you = self.table.active;
        self.raise(EventKind::TurnEnd, Ref::Player(you), None, 1);
        self.flush()?;
        self.settle()?;
        if let Some(turns) = self.lasts() {
            for at in 0..self.table.bodies.len() {
                if self.is_own(at) && self.table.bodies[at].spot == Spot::Secret && self.table.bodies[at].side == you {
                    self.table.bodies[at].stayed += 1;
                    if self.table.bodies[at].stayed >= turns {
                        self.table.bodies[at].spot = Spot::Dead;
                    }
                }
            }
        }
        // What is there for this turn alone is discarded.
        let fades = |body: &Body| body.spot == Spot::Hand && body.side == you && body.has(GameTag::GHOSTLY);
        (!self.table.bodies.iter().any(fades)).then_some(())?;
        self.expire()?;
        for at in 0..self.table.bodies.len() {
            self.table.bodies[at].fresh &= self.table.bodies[at].spot != Spot::Board;
            // What is frozen before it could have attacked thaws.
            let thaws = self.table.bodies[at].side == you && self.table.bodies[at].has(GameTag::FROZEN);
            (!thaws || self.table.bodies[at].spot != Spot::Board).then_some(())?;
        }
        for side in 0..2 {
            self.table.sides[side].played = 0;
        }
        self.table.sides[you].attack = 0;
        let next = 1 - you;
        self.table.active = next;
        self.table.turn += 1;
        let side = &mut self.table.sides[next];
        side.crystals = (side.crystals + 1).min(10);
        side.locked = std::mem::take(&mut side.overloaded).min(side.crystals);
        side.mana = side.crystals - side.locked;
        side.attacks = 0;
        for at in 0..self.table.bodies.len() {
            let body = &mut self.table.bodies[at];
            if body.side != next {
                continue;
            }
            body.attacks = if body.card_type() == CardType::Location { body.attacks.saturating_sub(1) } else { 0 };
            if body.spot == Spot::Board && body.sleeps > 1 && body.sleeps < FOREVER {
                body.sleeps -= 1;
            } else if body.spot == Spot::Board && body.sleeps == 1 {
                self.awaken(at)?;
            }
        }
        self.rank_up(next)?;
        self.raise(EventKind::TurnStart, Ref::Player(next), None, 1);
        self.flush()?;
        self.settle()?;
        self.draw_top(next)?;
        self.flush()
    }

    /// What ends with this turn.
    pub fn expire(&mut self) -> Option<()> {
        let turn = self.table.turn;
        let ended: Vec<Given> = self.given.iter().copied().filter(|given| given.until <= turn).collect();
        self.given.retain(|given| given.until > turn);
        for given in ended {
            self.take_back(&given)?;
        }
        self.left.retain(|left| match left.enchant.lasts {
            Lasts::ThisTurn => false,
            Lasts::UntilYourNextTurn => left.turn + 1 > turn,
            Lasts::NextTurn => left.side != self.table.active || left.turn == turn,
            _ => true,
        });
        Some(())
    }
}
