//! The stories that show what a text does: of all tales that could be told of a card, those that tell its text from texts that
//! say almost the same.
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::CardClass;
use cardwright_engine::script::prelude::*;

use super::Props;
use super::mutants::{Mutant, Mutation};
use super::needs::Needs;
use super::part::{Part, parts};
use super::planner::Planner;
use super::pool;
use super::seen::{Worth, worth};
use super::stage::Plan;
use super::table::Ref;
use super::tale::Tale;

/// How many stories a card gets at most, and how many tales are tried for them.
const STORIES: usize = 6;
const TRIED: usize = 160;
/// How many each part of it gets that is told by itself.
const OF_PART: usize = 3;

/// The steps of each story, beginning with the card in hand (a Hero Power in play); `None` if no tale of it is certain, or
/// something of the text is shown by none. `read` is what another card does, such as an option.
pub(in crate::catalog) fn stories(
    record: &CardRecord,
    class: CardClass,
    power: &Power,
    props: &Props<'_>,
    read: &dyn Fn(&str) -> Option<Power>,
) -> Option<Vec<Vec<String>>> {
    let record = props.card(&record.id)?;
    let parts = parts(power, read)?;
    let most = if parts.len() > 1 { OF_PART } else { STORIES };
    let told = parts.iter().map(|part| of_part(record, class, part, props, most));
    Some(told.collect::<Option<Vec<_>>>()?.concat())
}

/// The stories of one part of a card's text.
fn of_part<'a>(
    record: &'a CardRecord,
    class: CardClass,
    part: &Part,
    props: &Props<'a>,
    most: usize,
) -> Option<Vec<Vec<String>>> {
    let power = &part.power;
    let source = power.source();
    // What Armor or Corpses pay for nobody has the means for; a small copy stands in the hand among what is given.
    let tag = |of: GameTag| record.tag(of).unwrap_or(0);
    let stands_between = (tag(GameTag::MINIATURIZE) > 0 || tag(GameTag::GIGANTIFY) > 0) && source.contains(".to(IT)");
    if tag(GameTag::CARD_ALTERNATE_COST) > 1 || stands_between {
        return None;
    }
    let mut needs = Needs::of(power);
    for part in source.split('"').skip(1).step_by(2) {
        if let Some(aura) = props.enchant(part).and_then(|enchant| enchant.aura) {
            needs.aura(&aura);
        }
        needs.given(props.carried(part).unwrap_or_default());
    }
    let worth = worth(&source, &|id| props.enchant(id));
    let option = part.option;
    let planner = Planner { props, record, class, needs, source: &source, option, sought: RefCell::default() };
    let teller = Teller { props, record, class, power, worth };
    let mut left: Vec<Mutant> = part.mutants.clone();
    let mut stories: Vec<Vec<String>> = Vec::new();
    let mut first: Option<Vec<String>> = None;
    let mut kept: Vec<(Plan<'_>, Told)> = Vec::new();
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

struct Teller<'p, 'a> {
    props: &'p Props<'a>,
    record: &'a CardRecord,
    class: CardClass,
    power: &'p Power,
    worth: Worth,
}

/// A tale that was told.
struct Told {
    steps: Vec<String>,
    aims: BTreeMap<String, String>,
    facts: BTreeMap<String, String>,
    /// What the text has changed.
    changed: BTreeSet<String>,
    /// Without the text something could not be done at all.
    cannot: bool,
    target: Option<Ref>,
    forces: usize,
    pools: Vec<(Condition, Classes, usize)>,
    /// Whom the dice could have shown.
    lots: BTreeSet<String>,
    /// The place of the card's own play among the steps.
    come: usize,
}

impl Told {
    /// What is done, and what is seen then.
    fn steps(&self, also: &BTreeSet<String>) -> Vec<String> {
        let mut steps = self.steps.clone();
        let aims = also.iter().filter_map(|key| self.aims.get(key)).cloned();
        steps.splice(self.come..self.come, aims);
        steps.extend(
            self.facts
                .iter()
                .filter(|(key, _)| self.changed.contains(*key) || also.contains(*key))
                .map(|(_, step)| step.clone()),
        );
        steps
    }
}

fn forces(steps: &[String]) -> usize {
    steps.iter().filter(|step| step.starts_with("Force(")).count()
}

impl<'a> Teller<'_, 'a> {
    fn tell(&self, plan: &Plan<'a>) -> Option<Told> {
        let mut tale = Tale::new(self.record, self.class, self.power, self.props, plan, false);
        tale.tell(None)?;
        (!tale.broken).then_some(())?;
        let facts = tale.facts(&self.worth)?;
        let mut blank = Tale::new(self.record, self.class, self.power, self.props, plan, true);
        blank.tell(Some(tale.target))?;
        let cannot = blank.broken;
        let without = blank.facts(&self.worth)?;
        let changed =
            facts.iter().filter(|(key, step)| without.get(*key) != Some(step)).map(|(key, _)| key.clone()).collect();
        let id = format!("{:?}", self.record.id);
        let plays = |step: &String| step.starts_with("Play") && step.contains(&id);
        let come = tale.steps.iter().position(plays).unwrap_or(tale.steps.len());
        let forced = tale.steps[..come].iter().rposition(|step| !step.starts_with("Force(")).map_or(0, |at| at + 1);
        Some(Told {
            forces: forces(&tale.steps),
            come: forced.min(come),
            steps: tale.steps,
            aims: tale.aims,
            facts,
            changed,
            cannot,
            target: tale.target,
            pools: tale.pools,
            lots: tale.lots,
        })
    }

    /// Whether this tale surely goes the same way with another power.
    fn is_alike(&self, plan: &Plan<'a>, told: &Told, power: &Power) -> bool {
        self.tells_apart(plan, told, power, &mut BTreeSet::new()) == Some(false)
    }

    /// Whether this tale would go otherwise with another power, if that is certain; what has to be seen for that is noted.
    fn tells_apart(&self, plan: &Plan<'a>, told: &Told, power: &Power, also: &mut BTreeSet<String>) -> Option<bool> {
        let mut tale = Tale::new(self.record, self.class, power, self.props, plan, false);
        tale.hints = told.steps.iter().filter(|step| step.starts_with("Force(")).cloned().collect();
        tale.tell(Some(told.target))?;
        if tale.broken {
            return Some(true);
        }
        if let Some(key) = told.aims.keys().find(|key| !tale.aims.contains_key(*key)) {
            also.insert(key.clone());
            return Some(true);
        }
        let forced = forces(&tale.steps);
        if forced < told.forces {
            return Some(true);
        }
        let facts = tale.facts(&self.worth)?;
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
    fn strangers(&self, plan: &Plan<'a>, told: &Told, left: &[Mutant]) -> Option<(Vec<String>, Vec<Mutant>)> {
        let last = told.steps.iter().rposition(|step| step.starts_with("Force("))?;
        let tale = Tale::new(self.record, self.class, self.power, self.props, plan, false);
        let inside = |record: &CardRecord, pools: &[(Condition, Classes, usize)]| {
            pools.iter().any(|(that, classes, _)| pool::is_in(self.class, record, that, *classes) != Some(false))
        };
        let known = |(_, classes, side): &&(Condition, Classes, usize)| *side == 0 || *classes == Classes::Any;
        let mine = told.pools.iter().filter(known);
        let mut cards: Vec<&CardRecord> =
            mine.flat_map(|(that, classes, _)| pool::misfits(&tale, that, *classes)).collect();
        cards.retain(|record| !inside(record, &told.pools));
        // What is done after the dice have fallen names nobody who depends on them.
        let ends = told.steps[last + 1..].iter().filter(|step| !step.starts_with("Choose")).count() <= 1;
        let mut caught: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for (number, mutant) in left.iter().enumerate() {
            let mut tale = Tale::new(self.record, self.class, &mutant.power, self.props, plan, false);
            tale.hints = told.steps.iter().filter(|step| step.starts_with("Force(")).cloned().collect();
            if tale.tell(Some(told.target)).is_none() {
                continue;
            }
            for record in cards.iter().filter(|record| inside(record, &tale.pools)) {
                caught.entry(format!("Card({:?})", record.id)).or_default().insert(number);
            }
            for name in tale.lots.difference(&told.lots).filter(|_| ends) {
                caught.entry(format!("Entity({name})")).or_default().insert(number);
            }
        }
        let (stranger, caught) = caught.into_iter().max_by_key(|(_, caught)| caught.len())?;
        let whole = (0..left.len()).filter(|number| !caught.contains(number));
        let rest: Vec<Mutant> = whole.map(|number| left[number]).collect();
        // Dice that could show the stranger are not told how to fall.
        let kind = if stranger.starts_with("Card") { "Force(Card(" } else { "Force(" };
        let mut steps = told.steps.clone();
        steps.splice(last..=last, [told.steps[last].clone(), format!("Never({stranger})")]);
        steps.retain(|step| !step.starts_with(kind));
        for step in &mut steps {
            if step.starts_with("ChooseCard(") {
                "Choose(0)".clone_into(step);
            }
        }
        Some((steps, rest))
    }
}
