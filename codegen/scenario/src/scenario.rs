//! The stories that show what a text does: of all tales that could be told of a card, those that tell its text from texts that
//! say almost the same.
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardClass;
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::model::observations::{Worth, worth};
use crate::model::simulation::Simulation;
use crate::model::state::Ref;
use crate::mutants::parts::{Part, parts};
use crate::mutants::{Mutant, Mutation};
use crate::plan::fixtures::Fixtures;
use crate::plan::planner::Planner;
use crate::plan::pools;
use crate::plan::requirements::Requirements;
use crate::plan::setup::Plan;
use crate::steps::{Outcome, Step, Who};

/// How many stories a card gets at most, and how many tales are tried for them.
const STORIES: usize = 6;
const TRIED: usize = 160;
/// How many each part of it gets that is told by itself.
const OF_PART: usize = 3;

/// The steps of each story, beginning with the card in hand (a Hero Power in play); `None` if no tale of it is certain, or
/// something of the text is shown by none. `read` is what another card does, such as an option.
pub(crate) fn scenarios(
    record: &'static Card,
    class: CardClass,
    power: &Power,
    fixtures: &Fixtures,
    read: &dyn Fn(&str) -> Option<Power>,
) -> Option<Vec<Vec<Step>>> {
    let record = fixtures.card(record.id)?;
    let parts = parts(power, read)?;
    let most = if parts.len() > 1 { OF_PART } else { STORIES };
    let told = parts.iter().map(|part| of_part(record, class, part, fixtures, most));
    Some(told.collect::<Option<Vec<_>>>()?.concat())
}

/// The stories of one part of a card's text.
fn of_part(
    record: &'static Card,
    class: CardClass,
    part: &Part,
    fixtures: &Fixtures,
    most: usize,
) -> Option<Vec<Vec<Step>>> {
    let power = &part.power;
    let source = power.source();
    // What Armor or Corpses pay for nobody has the means for; a small copy stands in the hand among what is given.
    let tag = |of: GameTag| record.tag(of);
    let stands_between = (tag(GameTag::MINIATURIZE) > 0 || tag(GameTag::GIGANTIFY) > 0) && source.contains(".to(IT)");
    if tag(GameTag::CARD_ALTERNATE_COST) > 1 || stands_between {
        return None;
    }
    let mut requirements = Requirements::of(power);
    for part in source.split('"').skip(1).step_by(2) {
        if let Some(aura) = fixtures.enchant(part).and_then(|enchant| enchant.aura) {
            requirements.aura(&aura);
        }
        requirements.given(fixtures.carried(part).unwrap_or_default());
    }
    let worth = worth(&source, &|id| fixtures.enchant(id));
    let option = part.option;
    let planner =
        Planner { fixtures, record, class, requirements, source: &source, option, sought: RefCell::default() };
    let teller = Teller { fixtures, record, class, power, worth };
    let mut left: Vec<Mutant> = part.mutants.clone();
    let mut stories: Vec<Vec<Step>> = Vec::new();
    let mut first: Option<Vec<Step>> = None;
    let mut kept: Vec<(Plan, Told)> = Vec::new();
    let mut tried = 0;
    for plan in planner.plans() {
        if tried >= TRIED || stories.len() >= most || (left.is_empty() && first.is_some()) {
            break;
        }
        let Some(told) = teller.tell(&plan) else { continue };
        tried += 1;
        let before = left.len();
        let mut also: BTreeSet<String> = BTreeSet::new();
        left.retain(|mutant| teller.tells_apart(&plan, &told, &mutant.power, &mut also) != Some(true));
        let steps = told.steps(&also);
        if (told.cannot || !told.changed.is_empty()) && first.is_none() {
            first = Some(steps);
        } else if left.len() < before {
            stories.push(steps);
        }
        while stories.len() < most
            && let Some((steps, rest)) = teller.strangers(&plan, &told, &left)
        {
            left = rest;
            stories.push(steps);
        }
        if stories.len() + usize::from(first.is_some()) > kept.len() {
            kept.push((plan, told));
        }
    }
    // What would surely not be missed is not told.
    let dropped = left.iter().filter(|mutant| mutant.kind == Mutation::Dropped);
    if dropped.into_iter().any(|mutant| kept.iter().all(|(plan, told)| teller.is_alike(plan, told, &mutant.power))) {
        return None;
    }
    stories.insert(0, first?);
    Some(stories)
}

struct Teller<'p> {
    fixtures: &'p Fixtures,
    record: &'static Card,
    class: CardClass,
    power: &'p Power,
    worth: Worth,
}

/// A tale that was told.
struct Told {
    steps: Vec<Step>,
    aims: BTreeMap<String, Step>,
    facts: BTreeMap<String, Step>,
    /// What the text has changed.
    changed: BTreeSet<String>,
    /// Without the text something could not be done at all.
    cannot: bool,
    target: Option<Ref>,
    forces: usize,
    pools: Vec<(Condition, Classes, usize)>,
    /// Whom the dice could have shown.
    lots: BTreeSet<Who>,
    /// The place of the card's own play among the steps.
    come: usize,
}

impl Told {
    /// What is done, and what is seen then.
    fn steps(&self, also: &BTreeSet<String>) -> Vec<Step> {
        let mut steps = self.steps.clone();
        let aims = also.iter().filter_map(|key| self.aims.get(key)).copied();
        steps.splice(self.come..self.come, aims);
        steps.extend(
            self.facts
                .iter()
                .filter(|(key, _)| self.changed.contains(*key) || also.contains(*key))
                .map(|(_, step)| *step),
        );
        steps
    }
}

fn is_force(step: &Step) -> bool {
    matches!(step, Step::Force(_))
}

fn forces(steps: &[Step]) -> usize {
    steps.iter().filter(|step| is_force(step)).count()
}

/// The random outcomes that the steps force, in order.
fn forced_outcomes(steps: &[Step]) -> Vec<Outcome> {
    steps.iter().filter_map(|step| if let Step::Force(outcome) = step { Some(*outcome) } else { None }).collect()
}

impl Teller<'_> {
    fn tell(&self, plan: &Plan) -> Option<Told> {
        let mut simulation = Simulation::new(self.record, self.class, self.power, self.fixtures, plan, false);
        simulation.tell(None)?;
        (!simulation.broken).then_some(())?;
        let facts = simulation.facts(&self.worth)?;
        let mut blank = Simulation::new(self.record, self.class, self.power, self.fixtures, plan, true);
        blank.tell(Some(simulation.target))?;
        let cannot = blank.broken;
        let without = blank.facts(&self.worth)?;
        let changed =
            facts.iter().filter(|(key, step)| without.get(*key) != Some(step)).map(|(key, _)| key.clone()).collect();
        let plays = |step: &Step| matches!(step, Step::Play(id, _) | Step::PlayOption(id, ..) if *id == self.record.id);
        let come = simulation.steps.iter().position(plays).unwrap_or(simulation.steps.len());
        let forced = simulation.steps[..come].iter().rposition(|step| !is_force(step)).map_or(0, |at| at + 1);
        Some(Told {
            forces: forces(&simulation.steps),
            come: forced.min(come),
            steps: simulation.steps,
            aims: simulation.aims.iter().map(|(who, step)| (who.to_string(), *step)).collect(),
            facts,
            changed,
            cannot,
            target: simulation.target,
            pools: simulation.pools,
            lots: simulation.lots,
        })
    }

    /// Whether this tale surely goes the same way with another power.
    fn is_alike(&self, plan: &Plan, told: &Told, power: &Power) -> bool {
        self.tells_apart(plan, told, power, &mut BTreeSet::new()) == Some(false)
    }

    /// Whether this tale would go otherwise with another power, if that is certain; what has to be seen for that is noted.
    fn tells_apart(&self, plan: &Plan, told: &Told, power: &Power, also: &mut BTreeSet<String>) -> Option<bool> {
        let mut simulation = Simulation::new(self.record, self.class, power, self.fixtures, plan, false);
        simulation.hints = forced_outcomes(&told.steps);
        simulation.tell(Some(told.target))?;
        if simulation.broken {
            return Some(true);
        }
        let aimed: BTreeSet<String> = simulation.aims.keys().map(Who::to_string).collect();
        if let Some(key) = told.aims.keys().find(|key| !aimed.contains(*key)) {
            also.insert(key.clone());
            return Some(true);
        }
        let forced = forces(&simulation.steps);
        if forced < told.forces {
            return Some(true);
        }
        let facts = simulation.facts(&self.worth)?;
        let differs = |key: &&String| facts.get(*key) != told.facts.get(*key);
        if forced > told.forces {
            // Dice that nobody has told how they fall: somebody among all these is not as he was.
            let dice = |key: &&String| {
                ["now", "damage", "hand", "board", "deck", "armor", "cost"].iter().any(|end| key.ends_with(end))
            };
            if told.facts.keys().any(|key| differs(&key) && dice(&key)) && told.forces == 0 {
                also.extend(told.facts.keys().filter(dice).cloned());
                return Some(true);
            }
            return None;
        }
        if told.changed.iter().any(|key| differs(&key)) {
            return Some(true);
        }
        let Some(key) = told.facts.keys().find(differs) else { return Some(false) };
        also.insert(key.clone());
        Some(true)
    }

    /// A story in which the dice never show somebody who all but fits, if that tells it from some of these: the one that tells
    /// it from most.
    fn strangers(&self, plan: &Plan, told: &Told, left: &[Mutant]) -> Option<(Vec<Step>, Vec<Mutant>)> {
        let last = told.steps.iter().rposition(is_force)?;
        let simulation = Simulation::new(self.record, self.class, self.power, self.fixtures, plan, false);
        let inside = |record: &'static Card, pools: &[(Condition, Classes, usize)]| {
            pools.iter().any(|(that, classes, _)| pools::is_in(self.class, record, that, *classes) != Some(false))
        };
        let known = |(_, classes, side): &&(Condition, Classes, usize)| *side == 0 || *classes == Classes::Any;
        let mine = told.pools.iter().filter(known);
        let mut cards: Vec<&Card> =
            mine.flat_map(|(that, classes, _)| pools::misfits(&simulation, that, *classes)).collect();
        cards.retain(|record| !inside(record, &told.pools));
        // What is done after the dice have fallen names nobody who depends on them.
        let ends =
            told.steps[last + 1..].iter().filter(|step| !matches!(step, Step::Choose(_) | Step::ChooseCard(_))).count()
                <= 1;
        let mut caught: BTreeMap<Outcome, BTreeSet<usize>> = BTreeMap::new();
        for (number, mutant) in left.iter().enumerate() {
            let mut simulation = Simulation::new(self.record, self.class, &mutant.power, self.fixtures, plan, false);
            simulation.hints = forced_outcomes(&told.steps);
            if simulation.tell(Some(told.target)).is_none() {
                continue;
            }
            for record in cards.iter().filter(|record| inside(record, &simulation.pools)) {
                caught.entry(Outcome::Card(record.id)).or_default().insert(number);
            }
            for name in simulation.lots.difference(&told.lots).filter(|_| ends) {
                caught.entry(Outcome::Entity(*name)).or_default().insert(number);
            }
        }
        let (stranger, caught) = caught.into_iter().max_by_key(|(_, caught)| caught.len())?;
        let whole = (0..left.len()).filter(|number| !caught.contains(number));
        let rest: Vec<Mutant> = whole.map(|number| left[number]).collect();
        // Dice that could show the stranger are not told how to fall.
        let of_kind = |step: &Step| match stranger {
            Outcome::Card(_) => matches!(step, Step::Force(Outcome::Card(_))),
            Outcome::Entity(_) | Outcome::Number(_) | Outcome::Yes | Outcome::No => is_force(step),
        };
        let mut steps = told.steps.clone();
        steps.insert(last + 1, Step::Never(stranger));
        steps.retain(|step| !of_kind(step));
        for step in &mut steps {
            if let Step::ChooseCard(_) = step {
                *step = Step::Choose(0);
            }
        }
        Some((steps, rest))
    }
}
