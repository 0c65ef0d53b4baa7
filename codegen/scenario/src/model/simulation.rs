//! A simulation: sets up the state, plays the stimuli of a plan, and records the steps.
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::unmodeled::{Modeled, OrStop};
use cardwright_data::{CardClass, CardType};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::fixtures::Fixtures;
use crate::model::query::Scope;
use crate::model::reached::{MutantTrigger, VisitedLocations};
use crate::model::state::{CardZone, Entity, Ref, State};
use crate::setup::{PlannedEntity, StartZone, TrialPlan};
use crate::steps::{EntityRef, ForcedOutcome, Side, Step};

/// The step that creates a card.
type CardStep = fn(&'static str) -> Step;

/// The maximum depth of texts that trigger texts.
const MAX_TRIGGER_DEPTH: usize = 12;

/// An event that may trigger abilities.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occurrence {
    pub kind: EventKind,
    pub subject: Ref,
    pub object: Option<Ref>,
    pub amount: i64,
    /// The timing of the triggers that react ("whenever" or "after"); `None` for both.
    pub timing: Option<Timing>,
}

impl Occurrence {
    /// The scope of a reaction to this event by a text of this card and player.
    pub fn scope(&self, this: usize, side: usize) -> Scope {
        let (that, who, much) = (self.object, Some(self.subject), self.amount);
        Scope { event_card: that, event_subject: who, event_amount: much, ..Scope::new(this, side) }
    }
}

/// An enchantment of a player: a rule created by an effect.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayerRule {
    pub side: usize,
    pub enchant: Enchant,
    /// The turn in which it started.
    pub turn: usize,
}

/// A trigger that waits for its event.
#[derive(Clone, Debug)]
pub(crate) struct DelayedTrigger {
    pub trigger: &'static Trigger,
    /// The scope of the text that created it.
    pub scope: Scope,
    /// The number of times its event has happened.
    pub times: u8,
}

/// A temporary enchantment.
#[derive(Clone, Debug)]
pub(crate) struct TemporaryEnchantment {
    pub who: Ref,
    pub modifiers: &'static [Modifier],
    /// The abilities that end with it.
    pub abilities: Vec<Ability>,
    pub x: i64,
    /// The turn at whose end it ends.
    pub last_turn: usize,
}

/// A plan while it is simulated.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(crate) struct Simulation<'p> {
    pub fixtures: &'p Fixtures,
    pub card: &'static Card,
    pub class: CardClass,
    pub abilities: Rc<[Ability]>,
    pub plan: &'p TrialPlan,
    /// Whether the card's text is disabled, to compare the scenario with and without it.
    pub without_text: bool,
    pub state: State,
    pub steps: Vec<Step>,
    /// The outcomes to force before the stimulus.
    pub upcoming_outcomes: Vec<ForcedOutcome>,
    /// The outcomes forced in the previous simulation of the plan, which are forced again if possible.
    pub previous_outcomes: Vec<ForcedOutcome>,
    /// The number of outcomes forced so far.
    pub forced_count: usize,
    /// The steps that answer choices after the stimulus.
    pub choice_steps: Vec<Step>,
    pub pending: Vec<Occurrence>,
    pub player_rules: Vec<PlayerRule>,
    /// The triggers that wait for an event.
    pub delayed: Vec<DelayedTrigger>,
    /// The new target of an attack.
    pub redirected_target: Option<Ref>,
    /// The damage about to be dealt, after changes by triggers.
    pub pending_damage: Option<i64>,
    /// Whether a card arrived whose effect on hands and heroes is unknown.
    pub hands_uncertain: bool,
    /// The minion with the enchantment under test.
    pub enchanted_minion: Option<usize>,
    /// The triggers that are running, each as (card, index of its trigger), so that none starts itself again.
    pub running_triggers: Vec<(usize, usize)>,
    pub temporary_enchantments: Vec<TemporaryEnchantment>,
    /// The steps that check invalid targets of the card before it is played.
    pub cannot_target_steps: BTreeMap<EntityRef, Step>,
    /// The pools of random cards so far.
    pub pools: Vec<(Condition, Classes, usize)>,
    /// The candidates of random choices that steps can name.
    pub named_candidates: BTreeSet<EntityRef>,
    /// The targets of the card, one each time it was played or used.
    pub targets: Vec<Option<Ref>>,
    /// The targets in the previous simulation of the plan, which are chosen again.
    pub previous_targets: Vec<Option<Ref>>,
    /// Whether the plan could not be played as intended.
    pub left_plan: bool,
    /// Whether a Secret that the scenario put into play has not triggered yet.
    pub secret_is_waiting: bool,
    /// Whether a random choice was not forced because its outcome does not matter.
    pub unforced: bool,
    /// The abilities that trigger once and have triggered, each as (card, index of its ability); the abilities that trigger once
    /// a turn and have triggered this turn.
    pub used_abilities: BTreeSet<(usize, usize)>,
    pub abilities_used_this_turn: BTreeSet<(usize, usize)>,
    pub depth: usize,
    /// The triggers of mutants; the simulation records whether they would react to the same events.
    pub mutant_triggers: &'p [MutantTrigger],
    /// The places of the text reached so far.
    pub reached: VisitedLocations,
    /// The index of the step that plays or uses the card.
    pub play_step: Option<usize>,
    /// The number of cards created by steps: the next `Nth`.
    pub cards_brought: usize,
    /// The value of `cast` before the stimulus.
    cards_brought_before: usize,
    act_at: usize,
}

impl<'p> Simulation<'p> {
    /// A simulation of a plan.
    pub fn new(
        card: &'static Card,
        class: CardClass,
        power: &Power,
        fixtures: &'p Fixtures,
        plan: &'p TrialPlan,
        without_text: bool,
    ) -> Self {
        let abilities: Rc<[Ability]> = power.abilities().into_iter().copied().collect();
        let mut state = State::new(fixtures.deck_minion, class);
        state.text_number =
            abilities.iter().find_map(|it| if let Ability::Improved(per) = it { Some(*per) } else { None });
        Self {
            fixtures,
            card,
            class,
            abilities,
            plan,
            without_text,
            state,
            steps: Vec::new(),
            upcoming_outcomes: Vec::new(),
            previous_outcomes: Vec::new(),
            forced_count: 0,
            choice_steps: Vec::new(),
            pending: Vec::new(),
            player_rules: Vec::new(),
            delayed: Vec::new(),
            redirected_target: None,
            pending_damage: None,
            hands_uncertain: false,
            enchanted_minion: None,
            running_triggers: Vec::new(),
            temporary_enchantments: Vec::new(),
            cannot_target_steps: BTreeMap::new(),
            pools: Vec::new(),
            named_candidates: BTreeSet::new(),
            targets: Vec::new(),
            previous_targets: Vec::new(),
            left_plan: false,
            secret_is_waiting: false,
            unforced: false,
            used_abilities: BTreeSet::new(),
            abilities_used_this_turn: BTreeSet::new(),
            depth: 0,
            mutant_triggers: &[],
            reached: VisitedLocations::default(),
            play_step: None,
            cards_brought: 0,
            cards_brought_before: 0,
            act_at: 0,
        }
    }

    /// Forces the next random outcome.
    pub fn force(&mut self, outcome: ForcedOutcome) {
        self.upcoming_outcomes.push(outcome);
        self.forced_count += 1;
    }

    /// The outcome forced at this point in the previous simulation of the plan.
    pub fn previous_outcome(&self) -> Option<ForcedOutcome> {
        self.previous_outcomes.get(self.forced_count).copied()
    }

    /// Simulates the plan.
    pub fn run(&mut self) -> Modeled<()> {
        let power = self.card.card_type == CardType::HeroPower;
        if self.card.card_type == CardType::Enchantment {
            self.enchanted_minion = Some(self.put(self.fixtures.deck_minion, 0, CardZone::Board, Some(Step::Ally))?);
        } else {
            self.put(self.card, 0, if power { CardZone::HeroPower } else { CardZone::Hand }, None)?;
        }
        self.place_hero_powers()?;
        // A card with ranks starts with too few crystals for the next rank.
        if let Some((n, _)) = self.next_rank() {
            (self.state.sides[0].crystals, self.state.sides[0].mana) = (n - 1, n - 1);
        }
        self.set_up()?;
        if self.plan.start_zone == StartZone::Board {
            self.put_into_play()?;
        }
        self.damage_all()?;
        if self.card.card_type == CardType::Enchantment {
            self.attach_to_host()?;
        }
        for (number, stimulus) in self.plan.stimuli.iter().enumerate() {
            (self.act_at, self.cards_brought_before) = (self.steps.len(), self.cards_brought);
            self.stimulus(stimulus)?;
            self.process_deaths()?;
            if self.left_plan {
                return Ok(());
            }
            let forces = std::mem::take(&mut self.upcoming_outcomes).into_iter().map(Step::Force);
            self.play_step = self.play_step.map(|at| if at >= self.act_at { at + forces.len() } else { at });
            self.steps.splice(self.act_at..self.act_at, forces);
            self.steps.append(&mut self.choice_steps);
            if number == 0 && self.plan.start_zone == StartZone::InPlayLater {
                self.put_into_play()?;
            }
        }
        // If a hero dies the game is over.
        self.state.sides.iter().all(|side| side.damage < side.hero_max_health).or_impossible("a hero dies")
    }

    /// Adds a card, with the step that creates it.
    pub fn put(&mut self, card: &'static Card, side: usize, spot: CardZone, step: Option<CardStep>) -> Modeled<usize> {
        let mut entity = Entity::new(card, side, spot);
        entity.creation_number = Some(self.cards_brought);
        self.cards_brought += 1;
        if let Some(step) = step {
            self.steps.push(step(card.id));
        }
        self.state.add(entity)
    }

    /// Puts the card into play.
    fn put_into_play(&mut self) -> Modeled<()> {
        if self.enchanted_minion.is_some() {
            return Ok(());
        }
        let spot = if matches!(self.card.card_type, CardType::Minion | CardType::Location) {
            CardZone::Board
        } else if self.card.card_type == CardType::Weapon {
            CardZone::Weapon
        } else {
            CardZone::Secret
        };
        self.put(self.card, 0, spot, Some(Step::Ally)).map(drop)
    }

    fn set_up(&mut self) -> Modeled<()> {
        let setup = &self.plan.setup;
        for (side, whose) in [Side::Mine, Side::Theirs].into_iter().enumerate() {
            if setup.deck_is_complete[side] {
                self.steps.push(Step::EmptyDeck(whose));
                self.state.sides[side].plain_minions = 0;
            }
        }
        let rows: [(&[&'static Card], usize, CardZone, CardStep); 10] = [
            (&setup.deck_top, 0, CardZone::Deck, Step::OnTop),
            (&setup.their_deck_top, 1, CardZone::Deck, Step::OnTheirTop),
            (&setup.hand, 0, CardZone::Hand, Step::Give),
            (&setup.their_hand, 1, CardZone::Hand, Step::GiveThem),
            (&setup.friends, 0, CardZone::Board, Step::Ally),
            (&setup.enemies, 1, CardZone::Board, Step::Enemy),
            (setup.weapons[0].as_slice(), 0, CardZone::Weapon, Step::Ally),
            (setup.weapons[1].as_slice(), 1, CardZone::Weapon, Step::Enemy),
            (setup.secrets[0].as_slice(), 0, CardZone::Secret, Step::Ally),
            (setup.secrets[1].as_slice(), 1, CardZone::Secret, Step::Enemy),
        ];
        for (cards, side, spot, step) in rows {
            for card in cards {
                self.put(card, side, spot, Some(step))?;
            }
        }
        if let Some(n) = setup.crystals {
            self.steps.push(Step::Crystals(i16::try_from(n)?));
            self.state.sides[0].crystals = n;
            self.state.sides[0].mana = n;
            self.rank_up_cards(0)?;
        }
        if let Some(n) = setup.corpses {
            self.steps.push(Step::GainCorpses(i16::try_from(n)?));
            self.state.sides[0].corpses = n;
        }
        Ok(())
    }

    /// Adds the Hero Powers of the heroes.
    fn place_hero_powers(&mut self) -> Modeled<()> {
        for side in 0..2 {
            let there =
                self.state.entities.iter().any(|entity| entity.zone == CardZone::HeroPower && entity.side == side);
            if let Some(power) = self.fixtures.hero_power(self.state.classes[side]).filter(|_| !there) {
                self.state.add(Entity::new(power, side, CardZone::HeroPower))?;
            }
        }
        Ok(())
    }

    /// Attaches the enchantment under test to its minion, or to the player.
    fn attach_to_host(&mut self) -> Modeled<()> {
        let host = self.enchanted_minion.or_impossible("the card is not in play")?;
        let of_player = |it: &Ability| matches!(it, Ability::Enchant(Enchant { aura: Some(_), .. }));
        let player = self.abilities.iter().any(of_player);
        let (who, name) = if player { (Ref::Player(0), EntityRef::Me) } else { (Ref::Entity(host), EntityRef::Nth(0)) };
        self.steps.push(Step::Enchant(name, self.card.id));
        if self.without_text {
            return Ok(());
        }
        let scope = Scope::new(host, 0);
        for ability in self.abilities.clone().iter() {
            if let Ability::Enchant(enchant) = ability {
                self.attach(who, enchant, 1, &scope)?;
            } else {
                (!player).or_unmodeled("an ability of this kind on a player")?;
                self.attach_abilities(who, &[*ability], 1, &scope)?;
            }
        }
        Ok(())
    }

    /// Damages all characters, so that healing is visible.
    fn damage_all(&mut self) -> Modeled<()> {
        let setup = &self.plan.setup;
        if setup.wounds {
            let changes = |it: &Ability| matches!(it, Ability::Trigger(it) if it.on.kind == EventKind::Predamage);
            (!self.abilities.iter().any(changes)).or_unmodeled("wounds of which a text makes others")?;
            for at in 0..self.state.entities.len() {
                let entity = &self.state[at];
                if entity.zone == CardZone::Board && entity.remaining_health() > 2 && entity.is_minion() {
                    self.steps.push(Step::DealDamage(self.state.entity_ref(Ref::Entity(at))?, 2));
                    self.state[at].damage = 2;
                }
            }
        }
        if setup.hero_wounds {
            for (side, hero) in [EntityRef::MyHero, EntityRef::TheirHero].into_iter().enumerate() {
                self.steps.push(Step::DealDamage(hero, 20));
                self.state.sides[side].damage = 20;
                self.state.record(EventKind::Damage, side, None);
                self.state.record(EventKind::HealthChange, side, None);
            }
        }
        Ok(())
    }

    /// Whether a step before the stimulus can name the entity, with the same meaning for every outcome.
    pub const fn is_certain(&self, name: &EntityRef) -> bool {
        matches!(name, EntityRef::MyHero | EntityRef::TheirHero)
            || matches!(name, EntityRef::Nth(n) if *n < self.cards_brought_before)
    }

    /// The entity that a plan names.
    pub fn subject(&self, who: PlannedEntity) -> Modeled<Ref> {
        Ok(match who {
            PlannedEntity::Hero(side) => Ref::Hero(side),
            PlannedEntity::TestedInPlay if self.enchanted_minion.is_some() => {
                Ref::Entity(self.enchanted_minion.or_impossible("the card is not in play")?)
            }
            PlannedEntity::MyHeroPower => {
                let power = |entity: &Entity| entity.zone == CardZone::HeroPower && entity.side == 0;
                Ref::Entity(self.state.entities.iter().position(power).or_impossible("no Hero Power")?)
            }
            PlannedEntity::HandCard(side, nth) => {
                let other = |it: &&usize| self.state[**it].card.id != self.card.id;
                Ref::Entity(
                    *self.state.sides[side].hand.iter().filter(other).nth(nth).or_impossible("no such card in hand")?,
                )
            }
            PlannedEntity::TestedInHand => Ref::Entity(
                *self.state.sides[0]
                    .hand
                    .iter()
                    .find(|at| self.is_tested_card(**at))
                    .or_impossible("no such card in hand")?,
            ),
            PlannedEntity::TestedInPlay => {
                let own = |entity: &Entity| entity.card.id == self.card.id && entity.zone == CardZone::Board;
                Ref::Entity(self.state.entities.iter().rposition(own).or_impossible("the card is not in play")?)
            }
            PlannedEntity::Minion(side, at) => {
                let there = |it: &&usize| self.state[**it].card.id != self.card.id;
                Ref::Entity(*self.state.sides[side].board.iter().filter(there).nth(at).or_impossible("no such minion")?)
            }
        })
    }

    /// Performs a list of effects.
    pub fn text(&mut self, effects: &[Effect], mut scope: Scope) -> Modeled<()> {
        self.depth += 1;
        (self.depth < MAX_TRIGGER_DEPTH).or_unmodeled("texts that trigger each other without end")?;
        self.effects(effects, &mut scope)?;
        self.depth -= 1;
        Ok(())
    }
}
