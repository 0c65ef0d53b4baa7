//! What happens is heard: triggers and words answer, rules that effects left behind end, the dead are counted.
use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::{Occurrence, Simulation};
use crate::model::state::{Entity, Ref, Spot};
use crate::steps::Outcome;

impl Simulation<'_> {
    pub fn raise(&mut self, kind: EventKind, who: Ref, what: Option<Ref>, much: i64) {
        self.raise_at(None, kind, who, what, much);
    }

    pub fn raise_at(&mut self, timing: Option<Timing>, kind: EventKind, who: Ref, what: Option<Ref>, much: i64) {
        self.pending.push(Occurrence { kind, who, what, much, timing });
    }

    /// Lets everyone hear what has happened.
    pub fn flush(&mut self) -> Option<()> {
        while !self.pending.is_empty() {
            let occurrence = self.pending.remove(0);
            let rest = std::mem::take(&mut self.pending);
            self.hear(&occurrence)?;
            self.pending.extend(rest);
        }
        Some(())
    }

    /// The dead are counted, and what that leads to, until nobody dies.
    pub fn settle(&mut self) -> Option<()> {
        self.flush()?;
        for _ in 0..DEATHS {
            let dying: Vec<usize> = (0..self.state.entities.len())
                .filter(|at| {
                    let entity = &self.state.entities[*at];
                    matches!(entity.spot, Spot::Board | Spot::Weapon)
                        && self.shown(*at).is_none_or(|(_, left)| left <= 0 || entity.doomed)
                })
                .collect();
            if dying.is_empty() {
                return Some(());
            }
            for at in &dying {
                self.state.entities[*at].stood = self.state.beside(*at);
            }
            for at in &dying {
                let (side, minion) = (self.state.entities[*at].side, self.state.entities[*at].is_minion());
                let entity = &self.state.entities[*at];
                // What others leave behind is known of simple ones alone.
                let leaves = entity.has(GameTag::DEATHRATTLE) && !self.is_own(*at);
                (!leaves || self.fixtures.spell(entity.record).is_some()).then_some(())?;
                self.state.leave(*at);
                self.state.entities[*at].spot = Spot::Dead;
                if minion {
                    self.state.sides[side].corpses += 1;
                    self.state.did(Deed::Died, side, Some(*at));
                }
                self.build_starship(*at)?;
            }
            let reborn: Vec<usize> =
                dying.iter().copied().filter(|at| self.state.entities[*at].has(GameTag::REBORN)).collect();
            for at in dying.iter().copied() {
                let entity = &self.state.entities[at];
                if entity.has(GameTag::DEATHRATTLE)
                    && !self.is_own(at)
                    && let Some(effects) = self.fixtures.spell(entity.record)
                {
                    let scope = Scope { this: at, side: entity.side, ..Scope::default() };
                    for _ in 0..=self.player_number(entity.side, GameTag::EXTRA_DEATHRATTLES_BASE)? {
                        self.text(effects, scope.clone())?;
                    }
                }
                if self.state.entities[at].is_minion() || self.is_own(at) {
                    self.raise(EventKind::Death, Ref::Entity(at), None, 1);
                    self.flush()?;
                }
            }
            for at in reborn {
                let (record, side) = (self.state.entities[at].record, self.state.entities[at].side);
                let again = self.state.add(Entity::new(record, side, Spot::Away))?;
                if self.state.onto_board(again, None) {
                    let entity = &mut self.state.entities[again];
                    entity.damage = entity.health - 1;
                    entity.tags.remove(&GameTag::REBORN);
                    self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Entity(again)), 1);
                    self.flush()?;
                }
            }
        }
        None
    }

    /// For how many of its player's turns the card stays beside its hero.
    pub fn lasts(&self) -> Option<usize> {
        self.abilities
            .iter()
            .find_map(|it| if let Ability::Lasts(turns) = it { Some(usize::from(*turns)) } else { None })
    }

    pub fn is_own(&self, at: usize) -> bool {
        self.state.entities[at].record.id == self.record.id
    }

    /// Whether a condition of a text holds; a chance comes true, and the dice are told so.
    pub fn holds_now(&mut self, condition: &Condition, scope: &Scope) -> Option<bool> {
        match condition {
            Condition::Chance(percent) if 100 % percent == 0 => {
                let (lucky, outcome) = if self.plan.lucky { (true, Outcome::Yes) } else { (false, Outcome::No) };
                self.force(outcome);
                Some(lucky)
            }
            _ => self.state.fits(condition, Ref::Entity(scope.this), scope),
        }
    }

    fn hear(&mut self, occurrence: &Occurrence) -> Option<()> {
        self.end_rules(occurrence)?;
        if self.blank {
            return Some(());
        }
        self.waited(occurrence)?;
        for at in 0..self.state.entities.len() {
            let entity = &self.state.entities[at];
            let own = if self.is_own(at) && !entity.silenced { &self.abilities[..] } else { &[] };
            // What was given comes behind what is printed.
            let given = entity.carries.iter().copied().zip(self.abilities.len()..);
            let abilities: Vec<(Ability, usize)> = own.iter().copied().zip(0..).chain(given).collect();
            self.progress(at, occurrence)?;
            for (ability, number) in &abilities {
                match ability {
                    Ability::Trigger(trigger) => self.answer(at, *number, trigger, occurrence)?,
                    Ability::Text(text) => self.word(at, *number, text, occurrence)?,
                    _ => {}
                }
            }
        }
        Some(())
    }

    /// Whether an event is the one that is listened for.
    pub fn is_heard(&self, on: &EventPattern, occurrence: &Occurrence, scope: &Scope) -> Option<bool> {
        if on.kind != occurrence.kind {
            return Some(false);
        }
        Some(
            self.among(&on.who, occurrence.who, scope)?
                && match occurrence.what {
                    Some(what) => self.state.fits(&on.what, what, scope)?,
                    // Of whom healing is that nobody's card does is not said.
                    None if occurrence.kind == EventKind::Heal && !on.what.is_always() => return None,
                    None => on.what.is_always(),
                },
        )
    }

    /// Whether somebody is among those of whom a selector speaks, wherever it is now.
    fn among(&self, which: &Selector, who: Ref, scope: &Scope) -> Option<bool> {
        let Source::At(whose, place) = which.from else {
            if let Source::Several(several) = which.from {
                return several.iter().map(|one| self.among(one, who, scope)).try_fold(false, |a, b| Some(a | b?));
            }
            return Some(self.state.candidates(which, scope)?.contains(&who));
        };
        let kind = match (place, who) {
            (Place::Player, Ref::Player(_)) | (Place::Heroes | Place::Characters, Ref::Hero(_)) => true,
            (Place::Minions | Place::Characters, Ref::Entity(at)) => self.state.entities[at].is_minion(),
            (Place::Locations, Ref::Entity(at)) => self.state.entities[at].card_type() == CardType::Location,
            (Place::Weapon, Ref::Entity(at)) => self.state.entities[at].card_type() == CardType::Weapon,
            (
                Place::Player | Place::Heroes | Place::Minions | Place::Characters | Place::Locations | Place::Weapon,
                _,
            ) => false,
            _ => return None,
        };
        if !kind || !crate::model::query::sides(whose, scope.side).contains(&self.state.owner(who)) {
            return Some(false);
        }
        if which.other && who == Ref::Entity(scope.this) {
            return Some(false);
        }
        which.that.iter().map(|condition| self.state.fits(condition, who, scope)).try_fold(true, |a, b| Some(a & b?))
    }

    /// A trigger answers, if it does.
    pub fn answer(&mut self, at: usize, number: usize, trigger: &Trigger, occurrence: &Occurrence) -> Option<()> {
        let entity = &self.state.entities[at];
        let active = match trigger.active {
            Active::Play => matches!(entity.spot, Spot::Board | Spot::Weapon | Spot::Secret | Spot::Power),
            Active::Hand => entity.spot == Spot::Hand,
            Active::Deck => entity.spot == Spot::Deck,
            Active::Graveyard => entity.spot == Spot::Dead,
            Active::Dormant => entity.spot == Spot::Board && entity.sleeps > 0,
            Active::Anywhere => true,
        };
        // Who comes does not hear itself come.
        let itself = matches!(occurrence.kind, EventKind::Play | EventKind::Summon | EventKind::Cast)
            && occurrence.what == Some(Ref::Entity(at));
        let timed = occurrence.timing.is_none_or(|timing| timing == trigger.timing);
        let side = entity.side;
        // A Secret waits for the other's turn, or for the start of its own.
        let starts = occurrence.kind == EventKind::TurnStart;
        let sleeps = entity.spot == Spot::Secret && self.state.active == side && !starts && self.lasts().is_none();
        let asleep = entity.spot == Spot::Board && entity.sleeps > 0 && trigger.active != Active::Dormant;
        if !active
            || asleep
            || itself
            || !timed
            || sleeps
            || (trigger.limit != Limit::Always && self.used.contains(&(at, number)))
        {
            return Some(());
        }
        let scope = Scope {
            this: at,
            side,
            that: occurrence.what,
            who: Some(occurrence.who),
            much: occurrence.much,
            ..Scope::default()
        };
        if !self.is_heard(&trigger.on, occurrence, &scope)? || !self.holds_now(&trigger.when, &scope)? {
            return Some(());
        }
        // The dying answer no more, but for what happens to themselves.
        let dying = matches!(self.state.entities[at].spot, Spot::Board) && self.state.entities[at].is_dying();
        (!dying || (occurrence.who == Ref::Entity(at) && occurrence.kind != EventKind::Attack)).then_some(())?;
        // A Secret that could do nothing stays hidden.
        let whom = trigger.then.first().map(|effect| &effect.to);
        if let Some(whom) =
            whom.filter(|it| matches!(it.from, Source::At(_, Place::Minions)) || it.near == Near::Neighbours)
            && self.state.entities[at].spot == Spot::Secret
        {
            let lives = |it: &Ref| matches!(it, Ref::Entity(of) if !self.state.entities[*of].is_dying());
            if !self.state.candidates(whom, &scope)?.iter().any(lives) {
                return Some(());
            }
        }
        self.used.insert((at, number));
        if self.state.entities[at].spot == Spot::Secret && self.lasts().is_none() {
            self.state.entities[at].spot = Spot::Dead;
        }
        // What answers its own answer goes on as long as there is room: nobody counts that.
        let again = occurrence.kind == EventKind::Summon && self.answering.contains(&(at, number));
        (!again).then_some(())?;
        self.answering.push((at, number));
        self.text(trigger.then, scope)?;
        self.flush()?;
        self.answering.pop();
        Some(())
    }

    /// A word that is not said when the card is played.
    fn word(&mut self, at: usize, number: usize, text: &Text, occurrence: &Occurrence) -> Option<()> {
        let entity = &self.state.entities[at];
        let (me, there) = (Ref::Entity(at), entity.spot == Spot::Board);
        let mine = occurrence.who == Ref::Player(entity.side);
        let by_hero = entity.spot == Spot::Weapon && occurrence.what == Some(Ref::Hero(entity.side));
        let by_me = (occurrence.what == Some(me) || by_hero)
            && occurrence.kind == EventKind::Damage
            && self.state.active == entity.side;
        let after = occurrence.timing == Some(Timing::After);
        let (side, used) = (entity.side, self.used.contains(&(at, number)));
        let left = if let Ref::Entity(who) = occurrence.who {
            Some(self.state.entities[who].left()).filter(|_| who != at)
        } else {
            None
        };
        let itself = occurrence.what == Some(me);
        let says = match text.word {
            Word::Deathrattle => occurrence.kind == EventKind::Death && occurrence.who == me,
            Word::Inspire => there && occurrence.kind == EventKind::HeroPower && mine,
            Word::Frenzy => {
                there && occurrence.kind == EventKind::Damage && occurrence.who == me && entity.left() > 0 && !used
            }
            Word::Spellburst => {
                let lies = there || entity.spot == Spot::Weapon;
                lies && occurrence.kind == EventKind::Cast && mine && after && !used && !itself
            }
            Word::Overkill => by_me && left.is_some_and(|left| left < 0),
            Word::HonorableKill => by_me && left == Some(0),
            Word::WhenDrawn => occurrence.kind == EventKind::Draw && occurrence.what == Some(me),
            Word::Overheal => there && occurrence.kind == EventKind::Overheal && occurrence.who == me,
            _ => false,
        };
        if !says {
            return Some(());
        }
        self.used.insert((at, number));
        // A text under a word knows its own card, and not what has set it off.
        let scope = Scope { this: at, side, much: occurrence.much, ..Scope::default() };
        if self.holds_now(&text.when, &scope)? {
            // Nobody points a card at anybody now.
            (!text.effects.iter().any(|effect| effect.to.is_target())).then_some(())?;
            self.text(text.effects, scope)?;
        }
        self.flush()
    }

    /// Rules that end with this event.
    fn end_rules(&mut self, occurrence: &Occurrence) -> Option<()> {
        if occurrence.timing == Some(Timing::After) {
            return Some(());
        }
        for at in (0..self.left.len()).rev() {
            let left = self.left[at];
            let scope = Scope { this: 0, side: left.side, ..Scope::default() };
            if let Some(until) = left.enchant.until
                && self.is_heard(&until, occurrence, &scope)?
            {
                self.left.remove(at);
            }
        }
        Some(())
    }
}

const DEATHS: usize = 8;
