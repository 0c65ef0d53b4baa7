//! A tale: a stage is set, the card comes, things happen, and the table keeps the count of it.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardClass, CardType};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::state::{Entity, Ref, Spot, State};
use crate::plan::fixtures::Fixtures;
use crate::plan::setup::{Entrance, Plan, Subject};
use crate::steps::{Outcome, Side, Step, Who};

/// How deep texts may set off texts.
const DEPTH: usize = 12;

/// Something that happened and may be heard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occurrence {
    pub kind: EventKind,
    pub who: Ref,
    pub what: Option<Ref>,
    pub much: i64,
    /// Heard only by what answers then; `None`: by both.
    pub timing: Option<Timing>,
}

/// A rule for a player that an effect has left behind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Left {
    pub side: usize,
    pub enchant: Enchant,
    /// The turn in which it came.
    pub turn: usize,
}

/// An answer that waits for its event.
#[derive(Clone, Debug)]
pub(crate) struct DelayedTrigger {
    pub side: usize,
    pub this: usize,
    pub trigger: &'static Trigger,
    pub it: Option<Vec<Ref>>,
}

/// What is given to somebody for a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Temporary {
    pub who: Ref,
    pub modifiers: &'static [Modifier],
    pub x: i64,
    /// When the turn with this number ends, it goes.
    pub until: usize,
}

/// A tale while it is told.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(crate) struct Simulation<'p> {
    pub fixtures: &'p Fixtures,
    pub record: &'static Card,
    pub class: CardClass,
    pub abilities: Vec<Ability>,
    pub plan: &'p Plan,
    /// Nothing of what the card's own text says happens.
    pub blank: bool,
    pub state: State,
    pub steps: Vec<Step>,
    /// What the dice are told before the act.
    pub forces: Vec<Outcome>,
    /// What the dice were told when the tale was told before: now they fall so again, if they can.
    pub hints: Vec<Outcome>,
    /// How often the dice were told.
    pub thrown: usize,
    /// What is answered after the act.
    pub answers: Vec<Step>,
    pub pending: Vec<Occurrence>,
    pub left: Vec<Left>,
    /// What answers an event once.
    pub delayed: Vec<DelayedTrigger>,
    /// Who is attacked instead.
    pub redirected: Option<Ref>,
    /// How much of the damage that is about to be dealt is left.
    pub lessened: Option<i64>,
    /// Somebody came of whom nobody knows what it does to hands and heroes.
    pub vague: bool,
    /// On whom an enchantment is shown.
    pub host: Option<usize>,
    /// The triggers that are answering.
    pub answering: Vec<(usize, usize)>,
    pub given: Vec<Temporary>,
    /// Whom the card cannot be pointed at, before it is played.
    pub aims: BTreeMap<Who, Step>,
    /// Pools that the dice were asked about.
    pub pools: Vec<(Condition, Classes, usize)>,
    /// Those among whom dice decided, as far as steps can name them.
    pub lots: BTreeSet<Who>,
    /// Whom the card was pointed at.
    pub target: Option<Ref>,
    /// It could not be told as planned.
    pub broken: bool,
    /// Dice fell that nobody had told how.
    pub loose: bool,
    /// Abilities that answer once and have.
    pub used: BTreeSet<(usize, usize)>,
    pub depth: usize,
    /// How many cards steps have brought.
    pub cast: usize,
    act_at: usize,
}

impl<'p> Simulation<'p> {
    /// A tale of a plan; `target`: whom the card is pointed at, if that is known already.
    pub fn new(
        record: &'static Card,
        class: CardClass,
        power: &Power,
        fixtures: &'p Fixtures,
        plan: &'p Plan,
        blank: bool,
    ) -> Self {
        let abilities = match power.ability {
            Ability::Several(several) => several.iter().map(|power| power.ability).collect(),
            other => vec![other],
        };
        let mut state = State::new(fixtures.yeti, class);
        state.improved =
            abilities.iter().find_map(|it| if let Ability::Improved(per) = it { Some(*per) } else { None });
        Self {
            fixtures,
            record,
            class,
            abilities,
            plan,
            blank,
            state,
            steps: Vec::new(),
            forces: Vec::new(),
            hints: Vec::new(),
            thrown: 0,
            answers: Vec::new(),
            pending: Vec::new(),
            left: Vec::new(),
            delayed: Vec::new(),
            redirected: None,
            lessened: None,
            vague: false,
            host: None,
            answering: Vec::new(),
            given: Vec::new(),
            aims: BTreeMap::new(),
            pools: Vec::new(),
            lots: BTreeSet::new(),
            target: None,
            broken: false,
            loose: false,
            used: BTreeSet::new(),
            depth: 0,
            cast: 0,
            act_at: 0,
        }
    }

    /// The dice are told how to fall next.
    pub fn force(&mut self, outcome: Outcome) {
        self.forces.push(outcome);
        self.thrown += 1;
    }

    /// How the dice fell at this place when the tale was told before.
    pub fn hint(&self) -> Option<Outcome> {
        self.hints.get(self.thrown).copied()
    }

    /// Tells it; `None` where the outcome is not certain. `aim` is whom the card is pointed at, `None` if that is open.
    pub fn tell(&mut self, aim: Option<Option<Ref>>) -> Option<()> {
        let power = self.record.card_type == CardType::HeroPower;
        if self.record.card_type == CardType::Enchantment {
            self.host = Some(self.put(self.fixtures.yeti, 0, Spot::Board, Some(Step::Friend))?);
        } else {
            self.put(self.record, 0, if power { Spot::Power } else { Spot::Hand }, None)?;
        }
        self.seat_powers();
        // A card that has ranks comes with just so many crystals that it keeps its own.
        if let Some((n, _)) = self.ranks() {
            (self.state.sides[0].crystals, self.state.sides[0].mana) = (n - 1, n - 1);
        }
        self.set_stage()?;
        if self.plan.entrance == Entrance::Put && self.host.is_none() {
            let spot = match self.record.card_type {
                CardType::Minion | CardType::Location => Spot::Board,
                CardType::Weapon => Spot::Weapon,
                _ => Spot::Secret,
            };
            self.put(self.record, 0, spot, Some(Step::Friend))?;
        }
        self.wound()?;
        if self.record.card_type == CardType::Enchantment {
            self.dress()?;
        }
        for stimulus in &self.plan.stimuli {
            self.act_at = self.steps.len();
            self.stimulus(stimulus, aim)?;
            self.settle()?;
            if self.broken {
                return Some(());
            }
            let forces = std::mem::take(&mut self.forces).into_iter().map(Step::Force);
            self.steps.splice(self.act_at..self.act_at, forces);
            self.steps.append(&mut self.answers);
        }
        // Nobody dies in a tale: the game would be over.
        self.state.sides.iter().all(|side| side.damage < side.health).then_some(())
    }

    /// Puts a card to the table, with the step of this name.
    pub fn put(
        &mut self,
        record: &'static Card,
        side: usize,
        spot: Spot,
        step: Option<fn(&'static str) -> Step>,
    ) -> Option<usize> {
        let mut entity = Entity::new(record, side, spot);
        entity.nth = Some(self.cast);
        self.cast += 1;
        if let Some(step) = step {
            self.steps.push(step(record.id));
        }
        self.state.add(entity)
    }

    fn set_stage(&mut self) -> Option<()> {
        let setup = &self.plan.setup;
        for (side, whose) in [Side::Mine, Side::Theirs].into_iter().enumerate() {
            if setup.bare[side] {
                self.steps.push(Step::EmptyDeck(whose));
                self.state.sides[side].plain = 0;
            }
        }
        for record in &setup.top {
            self.put(record, 0, Spot::Deck, Some(Step::OnTop))?;
        }
        for record in &setup.their_top {
            self.put(record, 1, Spot::Deck, Some(Step::OnTheirTop))?;
        }
        for record in &setup.hand {
            self.put(record, 0, Spot::Hand, Some(Step::Give))?;
        }
        for record in &setup.their_hand {
            self.put(record, 1, Spot::Hand, Some(Step::GiveThem))?;
        }
        for (side, cards) in [&setup.friends, &setup.enemies].into_iter().enumerate() {
            for record in cards {
                self.put(record, side, Spot::Board, Some([Step::Friend, Step::Enemy][side]))?;
            }
        }
        for (side, weapon) in setup.weapons.into_iter().enumerate() {
            if let Some(record) = weapon {
                self.put(record, side, Spot::Weapon, Some([Step::Friend, Step::Enemy][side]))?;
            }
        }
        for (side, secret) in setup.secrets.into_iter().enumerate() {
            if let Some(record) = secret {
                self.put(record, side, Spot::Secret, Some([Step::Friend, Step::Enemy][side]))?;
            }
        }
        if let Some(n) = setup.crystals {
            self.steps.push(Step::Crystals(i16::try_from(n).ok()?));
            self.state.sides[0].crystals = n;
            self.state.sides[0].mana = n;
            self.rank_up(0)?;
        }
        if let Some(n) = setup.corpses {
            self.steps.push(Step::Bury(i16::try_from(n).ok()?));
            self.state.sides[0].corpses = n;
        }
        Some(())
    }

    /// The Hero Powers that the heroes bring.
    fn seat_powers(&mut self) {
        for side in 0..2 {
            let there = self.state.entities.iter().any(|entity| entity.spot == Spot::Power && entity.side == side);
            if let Some(power) = self.fixtures.power(self.state.classes[side]).filter(|_| !there) {
                self.state.add(Entity::new(power, side, Spot::Power));
            }
        }
    }

    /// An enchantment is put on its minion, or on me.
    fn dress(&mut self) -> Option<()> {
        let host = self.host?;
        let of_player = |it: &Ability| matches!(it, Ability::Enchant(Enchant { aura: Some(_), .. }));
        let player = self.abilities.iter().any(of_player);
        let (who, name) = if player { (Ref::Player(0), Who::Me) } else { (Ref::Entity(host), Who::Nth(0)) };
        self.steps.push(Step::Enchant(name, self.record.id));
        if self.blank {
            return Some(());
        }
        let scope = Scope { this: host, side: 0, ..Scope::default() };
        for ability in self.abilities.clone() {
            match ability {
                Ability::Enchant(enchant) => self.attach(who, &enchant, 1, &scope)?,
                other if !player => self.carry(who, &[other], 1, &scope)?,
                _ => return None,
            }
        }
        Some(())
    }

    /// Everyone is hurt, so that healing shows.
    fn wound(&mut self) -> Option<()> {
        let setup = &self.plan.setup;
        if setup.wounds {
            for at in 0..self.state.entities.len() {
                let entity = &self.state.entities[at];
                if entity.spot == Spot::Board && entity.left() > 2 && entity.is_minion() {
                    self.steps.push(Step::Hurt(self.state.name(Ref::Entity(at))?, 2));
                    self.state.entities[at].damage = 2;
                }
            }
        }
        if setup.hero_wounds {
            for (side, hero) in [Who::MyHero, Who::TheirHero].into_iter().enumerate() {
                self.steps.push(Step::Hurt(hero, 20));
                self.state.sides[side].damage = 20;
                self.state.did(Deed::HeroHurt, side, None);
            }
        }
        Some(())
    }

    /// Somebody of a plan.
    pub fn subject(&self, who: Subject) -> Option<Ref> {
        Some(match who {
            Subject::Hero(side) => Ref::Hero(side),
            Subject::This if self.host.is_some() => Ref::Entity(self.host?),
            Subject::Held(side, nth) => {
                let other = |it: &&usize| self.state.entities[**it].record.id != self.record.id;
                Ref::Entity(*self.state.sides[side].hand.iter().filter(other).nth(nth)?)
            }
            Subject::Card => Ref::Entity(*self.state.sides[0].hand.iter().find(|at| self.is_own(**at))?),
            Subject::This => {
                let own = |entity: &Entity| entity.record.id == self.record.id && entity.spot == Spot::Board;
                Ref::Entity(self.state.entities.iter().rposition(own)?)
            }
            Subject::Minion(side, at) => {
                let there = |it: &&usize| self.state.entities[**it].record.id != self.record.id;
                Ref::Entity(*self.state.sides[side].row.iter().filter(there).nth(at)?)
            }
        })
    }

    /// Does a list of effects.
    pub fn text(&mut self, effects: &[Effect], mut scope: Scope) -> Option<()> {
        self.depth += 1;
        (self.depth < DEPTH).then_some(())?;
        self.effects(effects, &mut scope)?;
        self.depth -= 1;
        Some(())
    }
}
