//! What happens is heard: triggers and words answer, rules that effects left behind end, the dead are counted.
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::asked::Scope;
use super::table::{Body, Ref, Spot};
use super::tale::{Heard, Tale};

impl Tale<'_, '_> {
    pub fn raise(&mut self, kind: EventKind, who: Ref, what: Option<Ref>, much: i64) {
        self.raise_at(None, kind, who, what, much);
    }

    pub fn raise_at(&mut self, timing: Option<Timing>, kind: EventKind, who: Ref, what: Option<Ref>, much: i64) {
        self.pending.push(Heard { kind, who, what, much, timing });
    }

    /// Lets everyone hear what has happened.
    pub fn flush(&mut self) -> Option<()> {
        while !self.pending.is_empty() {
            let heard = self.pending.remove(0);
            let rest = std::mem::take(&mut self.pending);
            self.hear(&heard)?;
            self.pending.extend(rest);
        }
        Some(())
    }

    /// The dead are counted, and what that leads to, until nobody dies.
    pub fn settle(&mut self) -> Option<()> {
        self.flush()?;
        for _ in 0..DEATHS {
            let dying: Vec<usize> = (0..self.table.bodies.len())
                .filter(|at| {
                    let body = &self.table.bodies[*at];
                    matches!(body.spot, Spot::Board | Spot::Weapon)
                        && self.shown(*at).is_none_or(|(_, left)| left <= 0 || body.doomed)
                })
                .collect();
            if dying.is_empty() {
                return Some(());
            }
            for at in &dying {
                self.table.bodies[*at].stood = self.table.beside(*at);
            }
            for at in &dying {
                let (side, minion) = (self.table.bodies[*at].side, self.table.bodies[*at].is_minion());
                let body = &self.table.bodies[*at];
                // What others leave behind is known of simple ones alone.
                let leaves = body.has(GameTag::DEATHRATTLE) && !self.is_own(*at);
                (!leaves || self.props.spell(body.record).is_some()).then_some(())?;
                self.table.leave(*at);
                self.table.bodies[*at].spot = Spot::Dead;
                if minion {
                    self.table.sides[side].corpses += 1;
                    self.table.did(Deed::Died, side, Some(*at));
                }
                self.build_starship(*at)?;
            }
            let reborn: Vec<usize> =
                dying.iter().copied().filter(|at| self.table.bodies[*at].has(GameTag::REBORN)).collect();
            for at in dying.iter().copied() {
                let body = &self.table.bodies[at];
                if body.has(GameTag::DEATHRATTLE)
                    && !self.is_own(at)
                    && let Some(effects) = self.props.spell(body.record)
                {
                    let scope = Scope { this: at, side: body.side, ..Scope::default() };
                    for _ in 0..=self.player_number(body.side, GameTag::EXTRA_DEATHRATTLES_BASE)? {
                        self.text(effects, scope.clone())?;
                    }
                }
                if self.table.bodies[at].is_minion() || self.is_own(at) {
                    self.raise(EventKind::Death, Ref::Body(at), None, 1);
                    self.flush()?;
                }
            }
            for at in reborn {
                let (record, side) = (self.table.bodies[at].record, self.table.bodies[at].side);
                let again = self.table.add(Body::new(record, side, Spot::Away))?;
                if self.table.onto_board(again, None) {
                    let body = &mut self.table.bodies[again];
                    body.damage = body.health - 1;
                    body.tags.remove(&GameTag::REBORN);
                    self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Body(again)), 1);
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
        self.table.bodies[at].record.id == self.record.id
    }

    /// Whether a condition of a text holds; a chance comes true, and the dice are told so.
    pub fn holds_now(&mut self, condition: &Condition, scope: &Scope) -> Option<bool> {
        match condition {
            Condition::Chance(percent) if 100 % percent == 0 => {
                let (lucky, outcome) = if self.plan.lucky { (true, "Yes") } else { (false, "No") };
                self.force(format!("Force({outcome})"));
                Some(lucky)
            }
            _ => self.table.fits(condition, Ref::Body(scope.this), scope),
        }
    }

    fn hear(&mut self, heard: &Heard) -> Option<()> {
        self.end_rules(heard)?;
        if self.blank {
            return Some(());
        }
        self.waited(heard)?;
        for at in 0..self.table.bodies.len() {
            let body = &self.table.bodies[at];
            let own = if self.is_own(at) && !body.silenced { &self.abilities[..] } else { &[] };
            // What was given comes behind what is printed.
            let given = body.carries.iter().copied().zip(self.abilities.len()..);
            let abilities: Vec<(Ability, usize)> = own.iter().copied().zip(0..).chain(given).collect();
            self.progress(at, heard)?;
            for (ability, number) in &abilities {
                match ability {
                    Ability::Trigger(trigger) => self.answer(at, *number, trigger, heard)?,
                    Ability::Text(text) => self.word(at, *number, text, heard)?,
                    _ => {}
                }
            }
        }
        Some(())
    }

    /// Whether an event is the one that is listened for.
    pub fn is_heard(&self, on: &EventPattern, heard: &Heard, scope: &Scope) -> Option<bool> {
        if on.kind != heard.kind {
            return Some(false);
        }
        Some(
            self.among(&on.who, heard.who, scope)?
                && match heard.what {
                    Some(what) => self.table.fits(&on.what, what, scope)?,
                    // Of whom healing is that nobody's card does is not said.
                    None if heard.kind == EventKind::Heal && !on.what.is_always() => return None,
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
            return Some(self.table.candidates(which, scope)?.contains(&who));
        };
        let kind = match (place, who) {
            (Place::Player, Ref::Player(_)) | (Place::Heroes | Place::Characters, Ref::Hero(_)) => true,
            (Place::Minions | Place::Characters, Ref::Body(at)) => self.table.bodies[at].is_minion(),
            (Place::Locations, Ref::Body(at)) => self.table.bodies[at].card_type() == CardType::Location,
            (Place::Weapon, Ref::Body(at)) => self.table.bodies[at].card_type() == CardType::Weapon,
            (
                Place::Player | Place::Heroes | Place::Minions | Place::Characters | Place::Locations | Place::Weapon,
                _,
            ) => false,
            _ => return None,
        };
        if !kind || !super::asked::sides(whose, scope.side).contains(&self.table.owner(who)) {
            return Some(false);
        }
        if which.other && who == Ref::Body(scope.this) {
            return Some(false);
        }
        which.that.iter().map(|condition| self.table.fits(condition, who, scope)).try_fold(true, |a, b| Some(a & b?))
    }

    /// A trigger answers, if it does.
    pub fn answer(&mut self, at: usize, number: usize, trigger: &Trigger, heard: &Heard) -> Option<()> {
        let body = &self.table.bodies[at];
        let active = match trigger.active {
            Active::Play => matches!(body.spot, Spot::Board | Spot::Weapon | Spot::Secret | Spot::Power),
            Active::Hand => body.spot == Spot::Hand,
            Active::Deck => body.spot == Spot::Deck,
            Active::Graveyard => body.spot == Spot::Dead,
            Active::Dormant => body.spot == Spot::Board && body.sleeps > 0,
            Active::Anywhere => true,
        };
        // Who comes does not hear itself come.
        let itself = matches!(heard.kind, EventKind::Play | EventKind::Summon | EventKind::Cast)
            && heard.what == Some(Ref::Body(at));
        let timed = heard.timing.is_none_or(|timing| timing == trigger.timing);
        let side = body.side;
        // A Secret waits for the other's turn, or for the start of its own.
        let starts = heard.kind == EventKind::TurnStart;
        let sleeps = body.spot == Spot::Secret && self.table.active == side && !starts && self.lasts().is_none();
        let asleep = body.spot == Spot::Board && body.sleeps > 0 && trigger.active != Active::Dormant;
        if !active
            || asleep
            || itself
            || !timed
            || sleeps
            || (trigger.limit != Limit::Always && self.used.contains(&(at, number)))
        {
            return Some(());
        }
        let scope =
            Scope { this: at, side, that: heard.what, who: Some(heard.who), much: heard.much, ..Scope::default() };
        if !self.is_heard(&trigger.on, heard, &scope)? || !self.holds_now(&trigger.when, &scope)? {
            return Some(());
        }
        // The dying answer no more, but for what happens to themselves.
        let dying = matches!(self.table.bodies[at].spot, Spot::Board) && self.table.bodies[at].is_dying();
        (!dying || (heard.who == Ref::Body(at) && heard.kind != EventKind::Attack)).then_some(())?;
        // A Secret that could do nothing stays hidden.
        let whom = trigger.then.first().map(|effect| &effect.to);
        if let Some(whom) =
            whom.filter(|it| matches!(it.from, Source::At(_, Place::Minions)) || it.near == Near::Neighbours)
            && self.table.bodies[at].spot == Spot::Secret
        {
            let lives = |it: &Ref| matches!(it, Ref::Body(of) if !self.table.bodies[*of].is_dying());
            if !self.table.candidates(whom, &scope)?.iter().any(lives) {
                return Some(());
            }
        }
        self.used.insert((at, number));
        if self.table.bodies[at].spot == Spot::Secret && self.lasts().is_none() {
            self.table.bodies[at].spot = Spot::Dead;
        }
        // What answers its own answer goes on as long as there is room: nobody counts that.
        let again = heard.kind == EventKind::Summon && self.answering.contains(&(at, number));
        (!again).then_some(())?;
        self.answering.push((at, number));
        self.text(trigger.then, scope)?;
        self.flush()?;
        self.answering.pop();
        Some(())
    }

    /// A word that is not said when the card is played.
    fn word(&mut self, at: usize, number: usize, text: &Text, heard: &Heard) -> Option<()> {
        let body = &self.table.bodies[at];
        let (me, there) = (Ref::Body(at), body.spot == Spot::Board);
        let mine = heard.who == Ref::Player(body.side);
        let by_hero = body.spot == Spot::Weapon && heard.what == Some(Ref::Hero(body.side));
        let by_me =
            (heard.what == Some(me) || by_hero) && heard.kind == EventKind::Damage && self.table.active == body.side;
        let after = heard.timing == Some(Timing::After);
        let (side, used) = (body.side, self.used.contains(&(at, number)));
        let left = if let Ref::Body(who) = heard.who {
            Some(self.table.bodies[who].left()).filter(|_| who != at)
        } else {
            None
        };
        let itself = heard.what == Some(me);
        let says = match text.word {
            Word::Deathrattle => heard.kind == EventKind::Death && heard.who == me,
            Word::Inspire => there && heard.kind == EventKind::HeroPower && mine,
            Word::Frenzy => there && heard.kind == EventKind::Damage && heard.who == me && body.left() > 0 && !used,
            Word::Spellburst => {
                let lies = there || body.spot == Spot::Weapon;
                lies && heard.kind == EventKind::Cast && mine && after && !used && !itself
            }
            Word::Overkill => by_me && left.is_some_and(|left| left < 0),
            Word::HonorableKill => by_me && left == Some(0),
            Word::WhenDrawn => heard.kind == EventKind::Draw && heard.what == Some(me),
            Word::Overheal => there && heard.kind == EventKind::Overheal && heard.who == me,
            _ => false,
        };
        if !says {
            return Some(());
        }
        self.used.insert((at, number));
        // A text under a word knows its own card, and not what has set it off.
        let scope = Scope { this: at, side, much: heard.much, ..Scope::default() };
        if self.holds_now(&text.when, &scope)? {
            // Nobody points a card at anybody now.
            (!text.effects.iter().any(|effect| effect.to.is_target())).then_some(())?;
            self.text(text.effects, scope)?;
        }
        self.flush()
    }

    /// Rules that end with this event.
    fn end_rules(&mut self, heard: &Heard) -> Option<()> {
        if heard.timing == Some(Timing::After) {
            return Some(());
        }
        for at in (0..self.left.len()).rev() {
            let left = self.left[at];
            let scope = Scope { this: 0, side: left.side, ..Scope::default() };
            if let Some(until) = left.enchant.until
                && self.is_heard(&until, heard, &scope)?
            {
                self.left.remove(at);
            }
        }
        Some(())
    }
}

const DEATHS: usize = 8;
