//! Events: triggers and keywords respond, enchantments of players end, deaths are settled.
use crate::model::query::{all_of, any_of};
use crate::unmodeled::{Known, Modeled, Stop};
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

    /// Lets triggers respond to all pending events.
    pub fn flush(&mut self) -> Modeled<()> {
        while !self.pending.is_empty() {
            let occurrence = self.pending.remove(0);
            let rest = std::mem::take(&mut self.pending);
            self.hear(&occurrence)?;
            self.pending.extend(rest);
        }
        Ok(())
    }

    /// Settles deaths, and what they trigger, until nobody dies.
    pub fn settle(&mut self) -> Modeled<()> {
        self.flush()?;
        for _ in 0..DEATHS {
            let dying: Vec<usize> = (0..self.state.entities.len())
                .filter(|at| {
                    let entity = &self.state.entities[*at];
                    matches!(entity.spot, Spot::Board | Spot::Weapon)
                        && self.shown(*at).map_or(true, |(_, left)| left <= 0 || entity.doomed)
                })
                .collect();
            if dying.is_empty() {
                return Ok(());
            }
            for at in &dying {
                self.state.entities[*at].neighbors_at_death = self.state.beside(*at);
            }
            for at in &dying {
                let (side, minion) = (self.state.entities[*at].side, self.state.entities[*at].is_minion());
                let entity = &self.state.entities[*at];
                // Of other cards' Deathrattles only simple ones are known.
                let leaves = entity.has(GameTag::DEATHRATTLE) && !self.is_own(*at);
                (!leaves || self.fixtures.spell(entity.card).is_some())
                    .or_unmodeled("the Deathrattle of a complex card")?;
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
                    && let Some(effects) = self.fixtures.spell(entity.card)
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
                let (card, side) = (self.state.entities[at].card, self.state.entities[at].side);
                let again = self.state.add(Entity::new(card, side, Spot::Away))?;
                if self.state.onto_board(again, None) {
                    let entity = &mut self.state.entities[again];
                    entity.damage = entity.health - 1;
                    entity.tags.remove(&GameTag::REBORN);
                    self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Entity(again)), 1);
                    self.flush()?;
                }
            }
        }
        Err(Stop::Unmodeled("deaths without end"))
    }

    /// For how many of its player's turns the card stays in play.
    pub fn lasts(&self) -> Option<usize> {
        self.abilities
            .iter()
            .find_map(|it| if let Ability::Lasts(turns) = it { Some(usize::from(*turns)) } else { None })
    }

    pub fn is_own(&self, at: usize) -> bool {
        self.state.entities[at].card.id == self.card.id
    }

    /// Whether a condition of a text holds; the outcome of a chance is forced.
    pub fn holds_now(&mut self, condition: &Condition, scope: &Scope) -> Modeled<bool> {
        match condition {
            Condition::Chance(percent) if 100 % percent == 0 => {
                let (lucky, outcome) = if self.plan.lucky { (true, Outcome::Yes) } else { (false, Outcome::No) };
                self.force(outcome);
                Ok(lucky)
            }
            Condition::Always
            | Condition::Not(..)
            | Condition::Any(..)
            | Condition::All(..)
            | Condition::Type(..)
            | Condition::Character
            | Condition::Race(..)
            | Condition::School(..)
            | Condition::Class(..)
            | Condition::Rarity(..)
            | Condition::Named(..)
            | Condition::Of(..)
            | Condition::Has(..)
            | Condition::Damaged
            | Condition::Stat(..)
            | Condition::Versus(..)
            | Condition::SharesRace(..)
            | Condition::Itself
            | Condition::StartedInDeck
            | Condition::AnotherClass
            | Condition::Dead
            | Condition::Is(..)
            | Condition::Heard(..)
            | Condition::Fatal
            | Condition::Kindred
            | Condition::DrawnThisTurn
            | Condition::Lacks(..)
            | Condition::There(..)
            | Condition::More(..)
            | Condition::Did(..)
            | Condition::NoDuplicates(..)
            | Condition::StartedSingleton
            | Condition::Combo
            | Condition::So(..)
            | Condition::TurnOf(..)
            | Condition::FromThePast
            | Condition::OddCost
            | Condition::Chance(..)
            | Condition::Joust => self.state.fits(condition, Ref::Entity(scope.this), scope),
        }
    }

    fn hear(&mut self, occurrence: &Occurrence) -> Modeled<()> {
        self.end_rules(occurrence)?;
        if self.without_text {
            return Ok(());
        }
        self.waited(occurrence)?;
        for at in 0..self.state.entities.len() {
            let entity = &self.state.entities[at];
            let own = if self.is_own(at) && !entity.silenced { &self.abilities[..] } else { &[] };
            // Given abilities come after printed ones.
            let given = entity.carries.iter().copied().zip(self.abilities.len()..);
            let abilities: Vec<(Ability, usize)> = own.iter().copied().zip(0..).chain(given).collect();
            self.progress(at, occurrence)?;
            for (ability, number) in &abilities {
                match ability {
                    Ability::Trigger(trigger) => self.answer(at, *number, trigger, occurrence)?,
                    Ability::Text(text) => self.word(at, *number, text, occurrence)?,
                    Ability::None
                    | Ability::Several(..)
                    | Ability::Aura(..)
                    | Ability::Enchant(..)
                    | Ability::ChooseOne(..)
                    | Ability::Titan(..)
                    | Ability::AlsoDamages(..)
                    | Ability::Quest(..)
                    | Ability::Dormant(..)
                    | Ability::DormantUntil(..)
                    | Ability::Colossal(..)
                    | Ability::Starship(..)
                    | Ability::Form(..)
                    | Ability::Twinspell(..)
                    | Ability::Upgrades(..)
                    | Ability::Ranks(..)
                    | Ability::Lasts(..)
                    | Ability::Improved(..)
                    | Ability::Activatable(..) => {}
                }
            }
        }
        Ok(())
    }

    /// Whether an event matches a pattern.
    pub fn is_heard(&self, on: &EventPattern, occurrence: &Occurrence, scope: &Scope) -> Modeled<bool> {
        if on.kind != occurrence.kind {
            return Ok(false);
        }
        Ok(self.among(&on.who, occurrence.who, scope)?
            && match occurrence.what {
                Some(what) => self.state.fits(&on.what, what, scope)?,
                // Healing by no card: its source is not known.
                None if occurrence.kind == EventKind::Heal && !on.what.is_always() => {
                    return Err(Stop::Unmodeled("who healed"));
                }
                None => on.what.is_always(),
            })
    }

    /// Whether a selector means an entity, wherever it is now.
    fn among(&self, which: &Selector, who: Ref, scope: &Scope) -> Modeled<bool> {
        let Source::At(whose, place) = which.from else {
            if let Source::Several(several) = which.from {
                return any_of(several.iter().map(|one| self.among(one, who, scope)));
            }
            return Ok(self.state.candidates(which, scope)?.contains(&who));
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
            _ => return Err(Stop::Unmodeled("an event of this place")),
        };
        if !kind || !crate::model::query::sides(whose, scope.side).contains(&self.state.owner(who)) {
            return Ok(false);
        }
        if which.other && who == Ref::Entity(scope.this) {
            return Ok(false);
        }
        all_of(which.that.iter().map(|condition| self.state.fits(condition, who, scope)))
    }

    /// Runs a trigger if it responds to the event.
    pub fn answer(&mut self, at: usize, number: usize, trigger: &Trigger, occurrence: &Occurrence) -> Modeled<()> {
        let entity = &self.state.entities[at];
        let active = match trigger.active {
            Active::Play => matches!(entity.spot, Spot::Board | Spot::Weapon | Spot::Secret | Spot::Power),
            Active::Hand => entity.spot == Spot::Hand,
            Active::Deck => entity.spot == Spot::Deck,
            Active::Graveyard => entity.spot == Spot::Dead,
            Active::Dormant => entity.spot == Spot::Board && entity.sleeps > 0,
            Active::Anywhere => true,
        };
        // A card does not trigger on its own arrival.
        let itself = matches!(occurrence.kind, EventKind::Play | EventKind::Summon | EventKind::Cast)
            && occurrence.what == Some(Ref::Entity(at));
        let timed = occurrence.timing.is_none_or(|timing| timing == trigger.timing);
        let side = entity.side;
        // A Secret triggers in the opponent's turn, or at the start of its player's.
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
            return Ok(());
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
            return Ok(());
        }
        // A dying minion responds only to what happens to itself.
        let dying = matches!(self.state.entities[at].spot, Spot::Board) && self.state.entities[at].is_dying();
        (!dying || (occurrence.who == Ref::Entity(at) && occurrence.kind != EventKind::Attack))
            .or_unmodeled("a dying card that could respond")?;
        // A Secret that would do nothing is not revealed.
        let whom = trigger.then.first().map(|effect| &effect.to);
        if let Some(whom) =
            whom.filter(|it| matches!(it.from, Source::At(_, Place::Minions)) || it.near == Near::Neighbours)
            && self.state.entities[at].spot == Spot::Secret
        {
            let lives = |it: &Ref| matches!(it, Ref::Entity(of) if !self.state.entities[*of].is_dying());
            if !self.state.candidates(whom, &scope)?.iter().any(lives) {
                return Ok(());
            }
        }
        self.used.insert((at, number));
        if self.state.entities[at].spot == Spot::Secret && self.lasts().is_none() {
            self.state.entities[at].spot = Spot::Dead;
        }
        // A trigger that triggers itself goes on until the board is full: not modeled.
        let again = occurrence.kind == EventKind::Summon && self.answering.contains(&(at, number));
        (!again).or_unmodeled("a trigger that triggers itself")?;
        self.answering.push((at, number));
        self.text(trigger.then, scope)?;
        self.flush()?;
        self.answering.pop();
        Ok(())
    }

    /// Runs a keyword's text that is triggered by an event.
    fn word(&mut self, at: usize, number: usize, text: &Text, occurrence: &Occurrence) -> Modeled<()> {
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
            Word::Spell
            | Word::Use
            | Word::Battlecry
            | Word::Combo
            | Word::Outcast
            | Word::Quickdraw
            | Word::Finale
            | Word::Kindred
            | Word::StartOfGame
            | Word::Awaken
            | Word::Launch
            | Word::WhenDiscarded
            | Word::WhenTraded => false,
        };
        if !says {
            return Ok(());
        }
        self.used.insert((at, number));
        // A keyword's text knows its card, not the event.
        let scope = Scope { this: at, side, much: occurrence.much, ..Scope::default() };
        if self.holds_now(&text.when, &scope)? {
            // No target can be chosen now.
            (!text.effects.iter().any(|effect| effect.to.is_target()))
                .or_unmodeled("a text that needs a target when nobody plays it")?;
            self.text(text.effects, scope)?;
        }
        self.flush()
    }

    /// Ends the player enchantments that last until this event.
    fn end_rules(&mut self, occurrence: &Occurrence) -> Modeled<()> {
        if occurrence.timing == Some(Timing::After) {
            return Ok(());
        }
        for at in (0..self.player_rules.len()).rev() {
            let left = self.player_rules[at];
            let scope = Scope { this: 0, side: left.side, ..Scope::default() };
            if let Some(until) = left.enchant.until
                && self.is_heard(&until, occurrence, &scope)?
            {
                self.player_rules.remove(at);
            }
        }
        Ok(())
    }
}

const DEATHS: usize = 8;
