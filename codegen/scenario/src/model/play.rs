//! A card is played, or used.
use crate::facts::has;
use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref, Spot};
use crate::steps::{At, Step};

impl Simulation<'_> {
    /// A card of mine comes from the hand, or is used.
    pub fn come(&mut self, aim: Option<Option<Ref>>) -> Option<()> {
        if self.record.card_type == CardType::HeroPower {
            return self.use_it(0, aim);
        }
        self.play(0, Some(aim))
    }

    /// The words whose texts happen when a card is played, or when it is `used`.
    pub fn playing(&self, at: usize, used: bool) -> Vec<Text> {
        let entity = &self.state.entities[at];
        let side = &self.state.sides[entity.side];
        let hand = &side.hand;
        let outer = hand.first() == Some(&at) || hand.last() == Some(&at);
        let texts =
            self.abilities.iter().filter_map(|it| if let Ability::Text(text) = it { Some(*text) } else { None });
        let mut found: Vec<Text> = texts
            .filter(|text| match text.word {
                Word::Use => used,
                _ if used => false,
                Word::Spell | Word::Battlecry => true,
                Word::Combo => side.played > 0,
                Word::Outcast => outer,
                Word::Quickdraw => entity.held == self.state.turn,
                Word::Finale => side.mana == entity.cost,
                Word::Kindred => {
                    let scope = Scope { this: at, side: entity.side, ..Scope::default() };
                    self.state.fits(&Condition::Kindred, Ref::Entity(at), &scope) == Some(true)
                }
                _ => false,
            })
            .collect();
        if found.iter().any(|text| text.instead) {
            found.retain(|text| text.instead);
        }
        found
    }

    /// The copy of Echo, which a spell leaves behind what its text gives.
    fn leave_echo(&mut self, at: usize) -> Option<()> {
        let (record, you) = (self.state.entities[at].record, self.state.entities[at].side);
        if has(record, GameTag::ECHO) || has(record, GameTag::NON_KEYWORD_ECHO) {
            let copy = self.state.add(Entity::new(record, you, Spot::Hand))?;
            self.state.entities[copy].tags.insert(GameTag::GHOSTLY);
        }
        Some(())
    }

    /// What a played card leaves in the hand: the next glass, the second half of a Twinspell.
    fn leave_copies(&mut self, at: usize) -> Option<()> {
        let you = self.state.entities[at].side;
        let own = self.is_own(at) && !self.blank;
        let twin = |it: &Ability| if let Ability::Twinspell(id) = it { Some(*id) } else { None };
        if let Some(id) = self.abilities.iter().find_map(twin).filter(|_| own) {
            self.state.add(Entity::new(self.fixtures.card(id)?, you, Spot::Hand))?;
        }
        Some(())
    }

    /// The parts that come along, to the right or to the left.
    fn bring_parts(&mut self, at: usize) -> Option<()> {
        let parts = |it: &Ability| if let Ability::Colossal(parts) = it { Some(*parts) } else { None };
        let parts = self.abilities.iter().find_map(parts).filter(|_| self.is_own(at) && !self.blank);
        let side = self.state.entities[at].side;
        let mut right = at;
        for id in parts.into_iter().flatten() {
            let record = self.fixtures.card(id)?;
            self.fixtures.is_quiet(record).then_some(())?;
            let left = has(record, GameTag::COLOSSAL_LIMB_ON_LEFT);
            let part = self.state.add(Entity::new(record, side, Spot::Away))?;
            if !self.state.onto_board(part, Some(if left { at } else { right })) {
                continue;
            }
            if left {
                let row = &mut self.state.sides[side].row;
                let (from, to) = (row.iter().position(|it| *it == part)?, row.iter().position(|it| *it == at)?);
                row.swap(from, to);
            } else {
                right = part;
            }
            self.state.did(Deed::Summoned, side, Some(part));
            self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Entity(part)), 1);
        }
        Some(())
    }

    /// Whether a spell stays beside its player's hero.
    fn stays(&self, at: usize) -> bool {
        let record = self.state.entities[at].record;
        let lasts = self.is_own(at) && !self.blank && self.lasts().is_some();
        has(record, GameTag::SECRET) || has(record, GameTag::QUEST) || has(record, GameTag::QUESTLINE) || lasts
    }

    pub fn play(&mut self, at: usize, aim: Option<Option<Option<Ref>>>) -> Option<()> {
        self.play_at(at, aim, None)
    }

    /// The same; another card than the tale's own is pointed at somebody.
    #[expect(clippy::too_many_lines, reason = "one step of a play behind the other")]
    pub fn play_at(&mut self, at: usize, aim: Option<Option<Option<Ref>>>, whom: Option<Ref>) -> Option<()> {
        let own = self.state.entities[at].record.id == self.record.id;
        let record = self.state.entities[at].record;
        let you = self.state.entities[at].side;
        let cost = self.shown_cost(at)?.max(0);
        (cost <= self.state.sides[you].mana).then_some(())?;
        let texts: Vec<Text> = if own { self.playing(at, false) } else { Vec::new() };
        // A spell whose first words find nobody may not be played at all.
        if let Some(first) = texts.first().and_then(|text| text.effects.first())
            && record.card_type == CardType::Spell
            && matches!((first.to.from, first.to.pick), (Source::At(_, Place::Minions), Pick::Random(_)))
        {
            let scope = Scope { this: at, side: you, ..Scope::default() };
            (!self.state.candidates(&first.to, &scope)?.is_empty()).then_some(())?;
        }
        // Nobody has the same Secret twice.
        let lies = |entity: &Entity| entity.spot == Spot::Secret && entity.side == you && entity.record.id == record.id;
        (!self.state.entities.iter().any(lies)).then_some(())?;
        let mut scope = Scope { this: at, side: you, ..Scope::default() };
        if !own {
            scope.target = whom.or(Some(Ref::Hero(1 - you)));
        }
        if let Some(aim) = aim {
            let target = self.aim_at(&texts, &scope, aim, record.card_type == CardType::Spell)?;
            if self.broken {
                return Some(());
            }
            scope.target = target;
            self.target = target;
            let at_it = match target {
                Some(who) => At::On(self.state.name(who)?),
                None => At::Nothing,
            };
            self.steps.push(match self.plan.option {
                Some(option) => Step::PlayOption(record.id, option, at_it),
                None => Step::Play(record.id, at_it),
            });
        }
        let hand = &self.state.sides[you].hand;
        let ends = hand.first() == Some(&at) || hand.last() == Some(&at);
        let last = self.state.sides[you].mana == cost;
        let so = [(Word::Outcast, ends), (Word::Finale, last)].into_iter().filter(|it| it.1).map(|it| it.0);
        self.state.so = Some((at, so.collect()));
        let side = &mut self.state.sides[you];
        side.mana -= cost;
        side.played += 1;
        let overload = i64::from(record.tag(GameTag::OVERLOAD));
        side.overloaded += overload;
        if overload > 0 {
            self.raise(EventKind::Overload, Ref::Player(you), Some(Ref::Entity(at)), overload);
        }
        self.state.leave(at);
        self.leave_copies(at)?;
        if record.card_type != CardType::Spell {
            self.leave_echo(at)?;
        }
        self.state.did(Deed::Played, you, Some(at));
        let spell = record.card_type == CardType::Spell;
        let minion = record.card_type == CardType::Minion;
        match record.card_type {
            CardType::Minion | CardType::Location => self.state.onto_board(at, None).then_some(())?,
            CardType::Weapon => self.equip(at),
            _ => {}
        }
        for ability in &self.abilities {
            if let Ability::Dormant(n) = ability
                && own
                && !self.blank
            {
                self.state.entities[at].sleeps = i64::from(*n);
                self.state.entities[at].tags.insert(GameTag::DORMANT);
            }
            if let Ability::DormantUntil(_) = ability
                && own
                && !self.blank
            {
                self.state.entities[at].sleeps = FOREVER;
                self.state.entities[at].tags.insert(GameTag::DORMANT);
            }
        }
        let (player, card) = (Ref::Player(you), Some(Ref::Entity(at)));
        if spell {
            self.state.did(Deed::Cast, you, Some(at));
        }
        self.raise_at(Some(Timing::Whenever), EventKind::Play, player, card, 1);
        if spell {
            self.raise_at(Some(Timing::Whenever), EventKind::Cast, player, card, 1);
        }
        let pointed = if own { self.target } else { whom };
        if let Some(who) = pointed.filter(|_| spell) {
            self.raise_at(Some(Timing::Whenever), EventKind::Targeted, who, card, 1);
        }
        if minion {
            self.state.did(Deed::Summoned, you, Some(at));
            self.raise_at(Some(Timing::Whenever), EventKind::Summon, player, card, 1);
            self.bring_parts(at)?;
        }
        self.flush()?;
        if spell && self.stays(at) && self.state.entities[at].spot == Spot::Away {
            self.state.entities[at].spot = Spot::Secret;
        }
        // A Combo that is known to do nothing does so as the first card alone.
        (own || !has(record, GameTag::COMBO) || self.state.sides[you].played == 1).then_some(())?;
        if own {
            if !self.blank {
                for text in &texts {
                    if self.holds_now(&text.when, &scope)? {
                        self.text(text.effects, scope.clone())?;
                    }
                }
            }
        } else if spell {
            if !self.stays(at) {
                let effects = self.fixtures.spell(record)?;
                self.text(effects, scope)?;
            }
        } else if has(record, GameTag::BATTLECRY) || has(record, GameTag::OUTCAST) {
            let effects = self.fixtures.spell(record)?;
            self.text(effects, scope)?;
        }
        if spell && self.state.entities[at].spot == Spot::Away {
            self.state.entities[at].spot = Spot::Dead;
        }
        self.settle()?;
        if spell {
            self.leave_echo(at)?;
            self.raise_at(Some(Timing::After), EventKind::Cast, player, card, 1);
            if let Some(who) = pointed {
                self.raise_at(Some(Timing::After), EventKind::Targeted, who, card, 1);
            }
        }
        self.raise_at(Some(Timing::After), EventKind::Play, player, card, 1);
        if minion {
            self.raise_at(Some(Timing::After), EventKind::Summon, player, card, 1);
        }
        self.flush()
    }

    pub fn use_it(&mut self, at: usize, aim: Option<Option<Ref>>) -> Option<()> {
        let texts = self.playing(at, true);
        let mut scope = Scope { this: at, side: 0, ..Scope::default() };
        let target = self.aim_at(&texts, &scope, aim, true)?;
        if self.broken {
            return Some(());
        }
        let at_it = match target {
            Some(who) => At::On(self.state.name(who)?),
            None => At::Nothing,
        };
        scope.target = target;
        self.target = target;
        let power = self.record.card_type == CardType::HeroPower;
        if power {
            self.steps.push(Step::HeroPower(at_it));
            if self.state.entities[at].attacks > 0 {
                self.broken = true;
                return Some(());
            }
            self.state.entities[at].attacks = 1;
            self.state.sides[0].mana -= self.shown_cost(at)?;
        } else {
            let option = self.plan.option.unwrap_or(0);
            self.steps.push(Step::Use(self.state.name(Ref::Entity(at))?, option, at_it));
            if self.state.entities[at].attacks > 0 {
                self.broken = true;
                return Some(());
            }
            self.state.entities[at].attacks = RESTS;
        }
        if !self.blank {
            for text in &texts {
                if self.holds_now(&text.when, &scope)? {
                    self.text(text.effects, scope.clone())?;
                }
            }
        }
        self.settle()?;
        if power {
            self.state.did(Deed::HeroPower, 0, None);
            self.raise(EventKind::HeroPower, Ref::Player(0), None, 1);
            self.flush()?;
        } else if self.record.card_type == CardType::Location {
            self.state.entities[at].damage += 1;
            self.raise(EventKind::Ability, Ref::Entity(at), None, 1);
            self.flush()?;
        }
        Some(())
    }
}

/// It sleeps until something wakes it.
pub(crate) const FOREVER: i64 = 1000;
/// A location that was used rests in the next turn of its player too.
const RESTS: usize = 2;
