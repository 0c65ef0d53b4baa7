//! A card is played, or used.
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::asked::Scope;
use super::table::{Body, Ref, Spot};
use super::tale::Tale;

impl Tale<'_, '_> {
    /// A card of mine comes from the hand, or is used.
    pub fn come(&mut self, aim: Option<Option<Ref>>) -> Option<()> {
        if self.record.card_type() == Some(CardType::HeroPower) {
            return self.use_it(0, aim);
        }
        self.play(0, Some(aim))
    }

    /// The words whose texts happen when a card is played, or when it is `used`.
    pub fn playing(&self, at: usize, used: bool) -> Vec<Text> {
        let body = &self.table.bodies[at];
        let side = &self.table.sides[body.side];
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
                Word::Quickdraw => body.held == self.table.turn,
                Word::Finale => side.mana == body.cost,
                Word::Kindred => {
                    let scope = Scope { this: at, side: body.side, ..Scope::default() };
                    self.table.fits(&Condition::Kindred, Ref::Body(at), &scope) == Some(true)
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
        let (record, you) = (self.table.bodies[at].record, self.table.bodies[at].side);
        if record.has(GameTag::ECHO) {
            let copy = self.table.add(Body::new(record, you, Spot::Hand))?;
            self.table.bodies[copy].tags.insert(GameTag::GHOSTLY);
        }
        Some(())
    }

    /// What a played card leaves in the hand: the next glass, the second half of a Twinspell.
    fn leave_copies(&mut self, at: usize) -> Option<()> {
        let you = self.table.bodies[at].side;
        let own = self.is_own(at) && !self.blank;
        let twin = |it: &Ability| if let Ability::Twinspell(id) = it { Some(*id) } else { None };
        if let Some(id) = self.abilities.iter().find_map(twin).filter(|_| own) {
            self.table.add(Body::new(self.props.card(id)?, you, Spot::Hand))?;
        }
        Some(())
    }

    /// The parts that come along, to the right or to the left.
    fn bring_parts(&mut self, at: usize) -> Option<()> {
        let parts = |it: &Ability| if let Ability::Colossal(parts) = it { Some(*parts) } else { None };
        let parts = self.abilities.iter().find_map(parts).filter(|_| self.is_own(at) && !self.blank);
        let side = self.table.bodies[at].side;
        let mut right = at;
        for id in parts.into_iter().flatten() {
            let record = self.props.card(id)?;
            self.props.is_quiet(record).then_some(())?;
            let left = record.has(GameTag::COLOSSAL_LIMB_ON_LEFT);
            let part = self.table.add(Body::new(record, side, Spot::Away))?;
            if !self.table.onto_board(part, Some(if left { at } else { right })) {
                continue;
            }
            if left {
                let row = &mut self.table.sides[side].row;
                let (from, to) = (row.iter().position(|it| *it == part)?, row.iter().position(|it| *it == at)?);
                row.swap(from, to);
            } else {
                right = part;
            }
            self.table.did(Deed::Summoned, side, Some(part));
            self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Body(part)), 1);
        }
        Some(())
    }

    /// Whether a spell stays beside its player's hero.
    fn stays(&self, at: usize) -> bool {
        let record = self.table.bodies[at].record;
        let lasts = self.is_own(at) && !self.blank && self.lasts().is_some();
        record.has(GameTag::SECRET) || record.has(GameTag::QUEST) || record.has(GameTag::QUESTLINE) || lasts
    }

    pub fn play(&mut self, at: usize, aim: Option<Option<Option<Ref>>>) -> Option<()> {
        self.play_at(at, aim, None)
    }

    /// The same; another card than the tale's own is pointed at somebody.
    #[expect(clippy::too_many_lines, reason = "one step of a play behind the other")]
    pub fn play_at(&mut self, at: usize, aim: Option<Option<Option<Ref>>>, whom: Option<Ref>) -> Option<()> {
        let own = self.table.bodies[at].record.id == self.record.id;
        let record = self.table.bodies[at].record;
        let you = self.table.bodies[at].side;
        let cost = self.shown_cost(at)?.max(0);
        (cost <= self.table.sides[you].mana).then_some(())?;
        let texts: Vec<Text> = if own { self.playing(at, false) } else { Vec::new() };
        // A spell whose first words find nobody may not be played at all.
        if let Some(first) = texts.first().and_then(|text| text.effects.first())
            && record.card_type() == Some(CardType::Spell)
            && matches!((first.to.from, first.to.pick), (Source::At(_, Place::Minions), Pick::Random(_)))
        {
            let scope = Scope { this: at, side: you, ..Scope::default() };
            (!self.table.candidates(&first.to, &scope)?.is_empty()).then_some(())?;
        }
        // Nobody has the same Secret twice.
        let lies = |body: &Body| body.spot == Spot::Secret && body.side == you && body.record.id == record.id;
        (!self.table.bodies.iter().any(lies)).then_some(())?;
        let mut scope = Scope { this: at, side: you, ..Scope::default() };
        if !own {
            scope.target = whom.or(Some(Ref::Hero(1 - you)));
        }
        if let Some(aim) = aim {
            let target = self.aim_at(&texts, &scope, aim, record.card_type() == Some(CardType::Spell))?;
            if self.broken {
                return Some(());
            }
            scope.target = target;
            self.target = target;
            let at_it = match target {
                Some(who) => format!("On({})", self.table.name(who)?),
                None => "Nothing".to_owned(),
            };
            self.steps.push(match self.plan.option {
                Some(option) => format!("PlayOption({:?}, {option}, {at_it})", record.id),
                None => format!("Play({:?}, {at_it})", record.id),
            });
        }
        let hand = &self.table.sides[you].hand;
        let ends = hand.first() == Some(&at) || hand.last() == Some(&at);
        let last = self.table.sides[you].mana == cost;
        let so = [(Word::Outcast, ends), (Word::Finale, last)].into_iter().filter(|it| it.1).map(|it| it.0);
        self.table.so = Some((at, so.collect()));
        let side = &mut self.table.sides[you];
        side.mana -= cost;
        side.played += 1;
        let overload = record.tag(GameTag::OVERLOAD).unwrap_or(0);
        side.overloaded += overload;
        if overload > 0 {
            self.raise(EventKind::Overload, Ref::Player(you), Some(Ref::Body(at)), overload);
        }
        self.table.leave(at);
        self.leave_copies(at)?;
        if record.card_type() != Some(CardType::Spell) {
            self.leave_echo(at)?;
        }
        self.table.did(Deed::Played, you, Some(at));
        let spell = record.card_type() == Some(CardType::Spell);
        let minion = record.card_type() == Some(CardType::Minion);
        match record.card_type()? {
            CardType::Minion | CardType::Location => self.table.onto_board(at, None).then_some(())?,
            CardType::Weapon => self.equip(at),
            _ => {}
        }
        for ability in &self.abilities {
            if let Ability::Dormant(n) = ability
                && own
                && !self.blank
            {
                self.table.bodies[at].sleeps = i64::from(*n);
                self.table.bodies[at].tags.insert(GameTag::DORMANT);
            }
            if let Ability::DormantUntil(_) = ability
                && own
                && !self.blank
            {
                self.table.bodies[at].sleeps = FOREVER;
                self.table.bodies[at].tags.insert(GameTag::DORMANT);
            }
        }
        let (player, card) = (Ref::Player(you), Some(Ref::Body(at)));
        if spell {
            self.table.did(Deed::Cast, you, Some(at));
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
            self.table.did(Deed::Summoned, you, Some(at));
            self.raise_at(Some(Timing::Whenever), EventKind::Summon, player, card, 1);
            self.bring_parts(at)?;
        }
        self.flush()?;
        if spell && self.stays(at) && self.table.bodies[at].spot == Spot::Away {
            self.table.bodies[at].spot = Spot::Secret;
        }
        // A Combo that is known to do nothing does so as the first card alone.
        (own || !record.has(GameTag::COMBO) || self.table.sides[you].played == 1).then_some(())?;
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
                let effects = self.props.spell(record)?;
                self.text(effects, scope)?;
            }
        } else if record.has(GameTag::BATTLECRY) || record.has(GameTag::OUTCAST) {
            let effects = self.props.spell(record)?;
            self.text(effects, scope)?;
        }
        if spell && self.table.bodies[at].spot == Spot::Away {
            self.table.bodies[at].spot = Spot::Dead;
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
            Some(who) => format!("On({})", self.table.name(who)?),
            None => "Nothing".to_owned(),
        };
        scope.target = target;
        self.target = target;
        let power = self.record.card_type() == Some(CardType::HeroPower);
        if power {
            self.steps.push(format!("HeroPower({at_it})"));
            if self.table.bodies[at].attacks > 0 {
                self.broken = true;
                return Some(());
            }
            self.table.bodies[at].attacks = 1;
            self.table.sides[0].mana -= self.shown_cost(at)?;
        } else {
            let option = self.plan.option.unwrap_or(0);
            self.steps.push(format!("Use({}, {option}, {at_it})", self.table.name(Ref::Body(at))?));
            if self.table.bodies[at].attacks > 0 {
                self.broken = true;
                return Some(());
            }
            self.table.bodies[at].attacks = RESTS;
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
            self.table.did(Deed::HeroPower, 0, None);
            self.raise(EventKind::HeroPower, Ref::Player(0), None, 1);
            self.flush()?;
        } else if self.record.card_type() == Some(CardType::Location) {
            self.table.bodies[at].damage += 1;
            self.raise(EventKind::Ability, Ref::Body(at), None, 1);
            self.flush()?;
        }
        Some(())
    }
}

/// It sleeps until something wakes it.
pub(super) const FOREVER: i64 = 1000;
/// A location that was used rests in the next turn of its player too.
const RESTS: usize = 2;
