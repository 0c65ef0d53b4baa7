//! A tale: a stage is set, the card comes, things happen, and the table keeps the count of it.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType};
use cardwright_engine::script::prelude::*;

use super::Props;
use super::asked::Scope;
use super::stage::{Entrance, Plan, Somebody};
use super::table::{Body, Ref, Spot, Table};

/// How deep texts may set off texts.
const DEPTH: usize = 12;

/// Something that happened and may be heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heard {
    pub kind: EventKind,
    pub who: Ref,
    pub what: Option<Ref>,
    pub much: i64,
    /// Heard only by what answers then; `None`: by both.
    pub timing: Option<Timing>,
}

/// A rule for a player that an effect has left behind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    pub side: usize,
    pub enchant: Enchant,
    /// The turn in which it came.
    pub turn: usize,
}

/// An answer that waits for its event.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub side: usize,
    pub this: usize,
    pub trigger: &'static Trigger,
    pub it: Option<Vec<Ref>>,
}

/// What is given to somebody for a while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    pub who: Ref,
    pub modifiers: &'static [Modifier],
    pub x: i64,
    /// When the turn with this number ends, it goes.
    pub until: usize,
}

/// A tale while it is told.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(super) struct Tale<'p, 'a> {
    pub props: &'p Props<'a>,
    pub record: &'a CardRecord,
    pub class: CardClass,
    pub abilities: Vec<Ability>,
    pub plan: &'p Plan<'a>,
    /// Nothing of what the card's own text says happens.
    pub blank: bool,
    pub table: Table<'a>,
    pub steps: Vec<String>,
    /// What the dice are told before the act.
    pub forces: Vec<String>,
    /// What the dice were told when the tale was told before: now they fall so again, if they can.
    pub hints: Vec<String>,
    /// How often the dice were told.
    pub thrown: usize,
    /// What is answered after the act.
    pub answers: Vec<String>,
    pub pending: Vec<Heard>,
    pub left: Vec<Left>,
    /// What answers an event once.
    pub waiting: Vec<Waiting>,
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
    pub given: Vec<Given>,
    /// Whom the card cannot be pointed at, before it is played.
    pub aims: BTreeMap<String, String>,
    /// Pools that the dice were asked about.
    pub pools: Vec<(Condition, Classes, usize)>,
    /// Those among whom dice decided, as far as steps can name them.
    pub lots: BTreeSet<String>,
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

impl<'p, 'a> Tale<'p, 'a> {
    /// A tale of a plan; `target`: whom the card is pointed at, if that is known already.
    pub fn new(
        record: &'a CardRecord,
        class: CardClass,
        power: &Power,
        props: &'p Props<'a>,
        plan: &'p Plan<'a>,
        blank: bool,
    ) -> Self {
        let abilities = match power.ability {
            Ability::Several(several) => several.iter().map(|power| power.ability).collect(),
            other => vec![other],
        };
        let mut table = Table::new(props.yeti, class);
        table.improved =
            abilities.iter().find_map(|it| if let Ability::Improved(per) = it { Some(*per) } else { None });
        Self {
            props,
            record,
            class,
            abilities,
            plan,
            blank,
            table,
            steps: Vec::new(),
            forces: Vec::new(),
            hints: Vec::new(),
            thrown: 0,
            answers: Vec::new(),
            pending: Vec::new(),
            left: Vec::new(),
            waiting: Vec::new(),
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
    pub fn force(&mut self, outcome: String) {
        self.forces.push(outcome);
        self.thrown += 1;
    }

    /// How the dice fell at this place when the tale was told before.
    pub fn hint(&self) -> Option<&String> {
        self.hints.get(self.thrown)
    }

    /// Tells it; `None` where the outcome is not certain. `aim` is whom the card is pointed at, `None` if that is open.
    pub fn tell(&mut self, aim: Option<Option<Ref>>) -> Option<()> {
        let power = self.record.card_type() == Some(CardType::HeroPower);
        if self.record.card_type() == Some(CardType::Enchantment) {
            self.host = Some(self.put(self.props.yeti, 0, Spot::Board, Some("Friend"))?);
        } else {
            self.put(self.record, 0, if power { Spot::Power } else { Spot::Hand }, None)?;
        }
        self.seat_powers();
        // A card that has ranks comes with just so many crystals that it keeps its own.
        if let Some((n, _)) = self.ranks() {
            (self.table.sides[0].crystals, self.table.sides[0].mana) = (n - 1, n - 1);
        }
        self.set_stage()?;
        if self.plan.entrance == Entrance::Put && self.host.is_none() {
            let spot = match self.record.card_type()? {
                CardType::Minion | CardType::Location => Spot::Board,
                CardType::Weapon => Spot::Weapon,
                _ => Spot::Secret,
            };
            self.put(self.record, 0, spot, Some("Friend"))?;
        }
        self.wound()?;
        if self.record.card_type() == Some(CardType::Enchantment) {
            self.dress()?;
        }
        for act in &self.plan.acts {
            self.act_at = self.steps.len();
            self.act(act, aim)?;
            self.settle()?;
            if self.broken {
                return Some(());
            }
            let forces = std::mem::take(&mut self.forces);
            self.steps.splice(self.act_at..self.act_at, forces);
            self.steps.append(&mut self.answers);
        }
        // Nobody dies in a tale: the game would be over.
        self.table.sides.iter().all(|side| side.damage < side.health).then_some(())
    }

    /// Puts a card to the table, with the step of this name.
    pub fn put(&mut self, record: &'a CardRecord, side: usize, spot: Spot, step: Option<&str>) -> Option<usize> {
        let mut body = Body::new(record, side, spot);
        body.nth = Some(self.cast);
        self.cast += 1;
        if let Some(step) = step {
            self.steps.push(format!("{step}({:?})", record.id));
        }
        self.table.add(body)
    }

    fn set_stage(&mut self) -> Option<()> {
        let stage = &self.plan.stage;
        for (side, name) in ["Mine", "Theirs"].iter().enumerate() {
            if stage.bare[side] {
                self.steps.push(format!("EmptyDeck({name})"));
                self.table.sides[side].plain = 0;
            }
        }
        for record in &stage.top {
            self.put(record, 0, Spot::Deck, Some("OnTop"))?;
        }
        for record in &stage.their_top {
            self.put(record, 1, Spot::Deck, Some("OnTheirTop"))?;
        }
        for record in &stage.hand {
            self.put(record, 0, Spot::Hand, Some("Give"))?;
        }
        for record in &stage.their_hand {
            self.put(record, 1, Spot::Hand, Some("GiveThem"))?;
        }
        for (side, cards) in [&stage.friends, &stage.enemies].into_iter().enumerate() {
            for record in cards {
                self.put(record, side, Spot::Board, Some(["Friend", "Enemy"][side]))?;
            }
        }
        for (side, weapon) in stage.weapons.into_iter().enumerate() {
            if let Some(record) = weapon {
                self.put(record, side, Spot::Weapon, Some(["Friend", "Enemy"][side]))?;
            }
        }
        for (side, secret) in stage.secrets.into_iter().enumerate() {
            if let Some(record) = secret {
                self.put(record, side, Spot::Secret, Some(["Friend", "Enemy"][side]))?;
            }
        }
        if let Some(n) = stage.crystals {
            self.steps.push(format!("Crystals({n})"));
            self.table.sides[0].crystals = n;
            self.table.sides[0].mana = n;
            self.rank_up(0)?;
        }
        if let Some(n) = stage.corpses {
            self.steps.push(format!("Bury({n})"));
            self.table.sides[0].corpses = n;
        }
        Some(())
    }

    /// The Hero Powers that the heroes bring.
    fn seat_powers(&mut self) {
        for side in 0..2 {
            let there = self.table.bodies.iter().any(|body| body.spot == Spot::Power && body.side == side);
            if let Some(power) = self.props.power(self.table.classes[side]).filter(|_| !there) {
                self.table.add(Body::new(power, side, Spot::Power));
            }
        }
    }

    /// An enchantment is put on its minion, or on me.
    fn dress(&mut self) -> Option<()> {
        let host = self.host?;
        let of_player = |it: &Ability| matches!(it, Ability::Enchant(Enchant { aura: Some(_), .. }));
        let player = self.abilities.iter().any(of_player);
        let (who, name) =
            if player { (Ref::Player(0), "Me".to_owned()) } else { (Ref::Body(host), "Nth(0)".to_owned()) };
        self.steps.push(format!("Enchant({name}, {:?})", self.record.id));
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
        let stage = &self.plan.stage;
        if stage.wounds {
            for at in 0..self.table.bodies.len() {
                let body = &self.table.bodies[at];
                if body.spot == Spot::Board && body.left() > 2 && body.is_minion() {
                    self.steps.push(format!("Hurt({}, 2)", self.table.name(Ref::Body(at))?));
                    self.table.bodies[at].damage = 2;
                }
            }
        }
        if stage.hero_wounds {
            for (side, hero) in ["MyHero", "TheirHero"].iter().enumerate() {
                self.steps.push(format!("Hurt({hero}, 20)"));
                self.table.sides[side].damage = 20;
                self.table.did(Deed::HeroHurt, side, None);
            }
        }
        Some(())
    }

    /// Somebody of a plan.
    pub fn somebody(&self, who: Somebody) -> Option<Ref> {
        Some(match who {
            Somebody::Hero(side) => Ref::Hero(side),
            Somebody::This if self.host.is_some() => Ref::Body(self.host?),
            Somebody::Held(side, nth) => {
                let other = |it: &&usize| self.table.bodies[**it].record.id != self.record.id;
                Ref::Body(*self.table.sides[side].hand.iter().filter(other).nth(nth)?)
            }
            Somebody::Card => Ref::Body(*self.table.sides[0].hand.iter().find(|at| self.is_own(**at))?),
            Somebody::This => {
                let own = |body: &Body| body.record.id == self.record.id && body.spot == Spot::Board;
                Ref::Body(self.table.bodies.iter().rposition(own)?)
            }
            Somebody::Minion(side, at) => {
                let there = |it: &&usize| self.table.bodies[**it].record.id != self.record.id;
                Ref::Body(*self.table.sides[side].row.iter().filter(there).nth(at)?)
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
