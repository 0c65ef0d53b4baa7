//! Selects the scenarios of a text: the plans whose results distinguish the text from its mutants.
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardClass;
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::power::Form;
use cardwright_vocabulary::script::prelude::*;

use crate::differences::differences;
use crate::fixtures::Fixtures;
use crate::fixtures::pools;
use crate::mentions::Mentions;
use crate::model::observations::{Observable, ObservationFilter, Observed, observation_filter};
use crate::model::reached::{MutantTrigger, TextLocation, VisitedLocations};
use crate::model::simulation::Simulation;
use crate::model::state::Ref;
use crate::mutants::parts::{TextPart, text_parts};
use crate::mutants::{Mutant, Mutation};
use crate::plan::planner::Planner;
use crate::plan::requirements::Requirements;
use crate::setup::TrialPlan;
use crate::steps::{EntityRef, ForcedOutcome, Step};
use crate::unmodeled::{Modeled, OrStop, StopReason, Unmodeled};

/// The maximum number of scenarios of a card, and of plans tried for them.
const MAX_SCENARIOS: usize = 8;
const TRIED: usize = 1000;
/// The maximum number of scenarios for each part of a text that is tested separately.
const MAX_PART_SCENARIOS: usize = 5;
/// The maximum number of further scenarios that only distinguish wide mutants, and of consecutive plans without a new result.
const MAX_WIDE_SCENARIOS: usize = 12;
const PATIENCE: usize = 300;
/// The maximum number of further scenarios with mutants that the model does not cover; everything is observed, and the engine
/// may show a difference.
const MAX_UNCERTAIN_SCENARIOS: usize = 6;

/// The steps of each scenario, starting with the card in hand (a Hero Power in play), and the parts of the text that they do
/// not cover. `read` returns the Power of another card, such as an option.
pub(crate) fn scenarios(
    card: &'static Card,
    class: CardClass,
    power: &Power,
    fixtures: &Fixtures,
    read: &dyn Fn(&str) -> Option<Power>,
) -> ScenarioResult {
    let Some(parts) = text_parts(card, power, &fixtures.collectible, read) else {
        return (Vec::new(), Some(Unmodeled("an option or ability whose text is not read")));
    };
    let most = if parts.len() > 1 { MAX_PART_SCENARIOS } else { MAX_SCENARIOS };
    let run = parts.iter().map(|part| part_scenarios(card, class, part, fixtures, most));
    run.fold((Vec::new(), None), |(all, missing), (more, also)| ([all, more].concat(), missing.or(also)))
}

/// Scenarios, and the parts of the text that they do not cover.
pub(crate) type ScenarioResult = (Vec<Vec<Step>>, Option<Unmodeled>);

/// The scenarios of one part of a card's text.
fn part_scenarios(
    card: &'static Card,
    class: CardClass,
    part: &TextPart,
    fixtures: &Fixtures,
    most: usize,
) -> ScenarioResult {
    let power = &part.power;
    let mentions = Mentions::of(power);
    if let Some(what) = unmodeled_parts(card, &mentions) {
        return (Vec::new(), Some(what));
    }
    let (requirements, all) = with_enchantments(power, &mentions, fixtures);
    let watched = observation_filter(&mentions, &all);
    let option = part.option;
    let planner =
        Planner { fixtures, card, class, requirements, mentions: &mentions, option, card_searches: RefCell::default() };
    let mut variants = Vec::new();
    let mut living = |mutants: &[Mutant]| {
        mutants.iter().map(|mutant| UndetectedMutant::of(power, mutant, &mut variants)).collect::<Vec<_>>()
    };
    let (mut left, mut wide) = (living(&part.narrow), living(&part.wide));
    let runner = Runner { fixtures, card, class, power, watched, variants };
    let mut scenarios: Vec<Vec<Step>> = Vec::new();
    let mut first: Option<Vec<Step>> = None;
    let mut kept: Vec<(TrialPlan, PlanRun)> = Vec::new();
    let mut guesses: Vec<(Power, Vec<Step>)> = Vec::new();
    let (mut tried, mut idle, mut more) = (0, 0, 0);
    let mut unmodeled = None;
    for plan in planner.plans() {
        let full = scenarios.len() - more >= most;
        let shown = first.is_some() && (left.is_empty() || full);
        if tried >= TRIED || (shown && (wide.is_empty() || more >= MAX_WIDE_SCENARIOS || idle >= PATIENCE)) {
            break;
        }
        let run = match runner.run(&plan) {
            Ok(run) => run,
            Err(StopReason::Unmodeled(what)) => {
                unmodeled.get_or_insert(Unmodeled(what));
                continue;
            }
            Err(StopReason::Impossible(_)) => continue,
        };
        tried += 1;
        idle += 1;
        let mut also: BTreeSet<Observed> = BTreeSet::new();
        let mut tells = |all: &mut Vec<UndetectedMutant>, also: &mut BTreeSet<Observed>| {
            let before = all.len();
            all.retain(|mutant| {
                let told = runner.distinguishes(&plan, &run, mutant, also);
                if told.is_none() && !guesses.iter().any(|(power, _)| *power == mutant.power) {
                    let certain = run.facts().keys().filter(|key| key.1.is_certain());
                    guesses.push((mutant.power, run.steps(&certain.copied().collect())));
                }
                told != Some(true)
            });
            all.len() < before
        };
        let is_first = first.is_none() && (run.impossible_without_text || !run.changed.is_empty());
        let is_narrow = !full && tells(&mut left, &mut also);
        let is_wide = (is_first || is_narrow || more < MAX_WIDE_SCENARIOS) && tells(&mut wide, &mut also);
        if is_first || is_narrow || is_wide {
            idle = 0;
            let steps = run.steps(&also);
            if is_first {
                first = Some(steps);
            } else {
                more += usize::from(!is_narrow);
                scenarios.push(steps);
            }
        }
        while scenarios.len() - more < most
            && let Some((steps, rest)) = runner.excluded(&plan, &run, &left)
        {
            left = rest;
            scenarios.push(steps);
        }
        while idle == 0
            && more < MAX_WIDE_SCENARIOS
            && let Some((steps, rest)) = runner.excluded(&plan, &run, &wide)
        {
            wide = rest;
            more += 1;
            scenarios.push(steps);
        }
        if scenarios.len() + usize::from(first.is_some()) > kept.len() {
            kept.push((plan, run));
        }
    }
    // If an effect could be dropped unnoticed, the scenarios do not show the text.
    let mut dropped = left.iter().filter(|mutant| mutant.kind == Mutation::Dropped);
    let unnoticed = dropped.any(|mutant| kept.iter().all(|(plan, run)| runner.has_same_results(plan, run, mutant)));
    let missing = if first.is_none() {
        Some(unmodeled.unwrap_or(Unmodeled("a text that no scenario shows")))
    } else {
        unnoticed.then_some(unmodeled.unwrap_or(Unmodeled("a part of the text that no scenario shows")))
    };
    if missing.is_some() && has_dependent_parts(card, power, &mentions) {
        return (Vec::new(), missing);
    }
    scenarios.splice(0..0, first);
    let alive = |power: &Power| missing.is_none() && left.iter().chain(&wide).any(|mutant| mutant.power == *power);
    add_guesses(&mut scenarios, guesses.into_iter().filter(|(power, _)| alive(power)).map(|(_, steps)| steps));
    (scenarios, missing)
}

/// Adds scenarios that may distinguish mutants for which the model is not certain.
fn add_guesses(scenarios: &mut Vec<Vec<Step>>, guesses: impl Iterator<Item = Vec<Step>>) {
    let known = scenarios.len();
    for steps in guesses {
        if scenarios.len() < known + MAX_UNCERTAIN_SCENARIOS && !scenarios.contains(&steps) {
            scenarios.push(steps);
        }
    }
}

/// The requirements and elements of a text, including its enchantments.
fn with_enchantments(power: &Power, mentions: &Mentions, fixtures: &Fixtures) -> (Requirements, Mentions) {
    let (mut requirements, mut all) = (Requirements::of(power), mentions.clone());
    for id in mentions.enchantments.clone() {
        if let Some(enchant) = fixtures.enchant(id) {
            enchant.aura.iter().for_each(|aura| requirements.require_aura(aura));
            all.add(&enchant);
        }
        requirements.add_given_abilities(fixtures.enchantment_abilities(id).unwrap_or_default());
    }
    (requirements, all)
}

/// The properties of a card that the model does not cover, regardless of its text.
fn unmodeled_parts(card: &Card, mentions: &Mentions) -> Option<Unmodeled> {
    let tag = |of: GameTag| card.tag(of);
    // A card with Miniaturize puts its copy into the hand.
    let small_copy = [GameTag::MINIATURIZE, GameTag::GIGANTIFY].iter().any(|it| tag(*it) > 0);
    let stands_between =
        small_copy && mentions.has_effect_on(|verb| !matches!(verb, Verb::MakeAttack(_)), |to| *to == IT);
    let paid = tag(GameTag::CARD_ALTERNATE_COST) > 1;
    let paid = paid.then_some(Unmodeled("a card that is paid with Armor or Corpses"));
    let named_copy = |it: &&Ability| matches!(it, Ability::Form(Form::Mini | Form::Gigantic, _));
    let named_copy = card.power.abilities().iter().any(named_copy);
    let named_copy = named_copy.then_some(Unmodeled("a small or large copy that the card's tags do not name"));
    let of_power = |it: &Verb| matches!(it, Verb::Delay(later) if later.on.kind == EventKind::HeroPower);
    let of_power = mentions.has_verb(of_power).then_some(Unmodeled("what the Hero Power does besides"));
    let lost =
        mentions.has_event(&[EventKind::HealthLoss]).then_some(Unmodeled("lost Health that Armor has not taken"));
    let between = stands_between.then_some(Unmodeled("a small copy that is given beside other cards"));
    paid.or(between).or(named_copy).or(of_power).or(lost)
}

/// Whether the parts of a text depend on each other, so that a part is uncertain unless the whole is modeled.
fn has_dependent_parts(card: &Card, power: &Power, mentions: &Mentions) -> bool {
    let kills = |it: &&Ability| matches!(it, Ability::Text(Text { word: Word::HonorableKill | Word::Overkill, .. }));
    let asks = |it: &Condition| if let Condition::CountOf(_, _, which) = it { which.is_target() } else { false };
    let moves =
        |it: &Verb| matches!(it, Verb::Select | Verb::Return | Verb::Redirect | Verb::Trigger(_) | Verb::EndOfTurn);
    card.tag(GameTag::IS_NIGHTMARE_BONUS) > 0
        || power.abilities().iter().any(kills)
        || mentions.has_condition(asks)
        || mentions.has_verb(moves)
}

/// A mutant that no scenario has distinguished from the text yet.
#[derive(Clone)]
struct UndetectedMutant {
    kind: Mutation,
    power: Power,
    /// The places where it differs from the text.
    sites: Vec<TextLocation>,
}

impl UndetectedMutant {
    fn of(text: &Power, mutant: &Mutant, variants: &mut Vec<MutantTrigger>) -> Self {
        Self { kind: mutant.kind, power: mutant.power, sites: differences(text, &mutant.power, variants) }
    }
}

struct Runner<'p> {
    fixtures: &'p Fixtures,
    card: &'static Card,
    class: CardClass,
    power: &'p Power,
    watched: ObservationFilter,
    /// The triggers of mutants with other events than the text's.
    variants: Vec<MutantTrigger>,
}

/// The result of a simulated plan.
struct PlanRun {
    steps: Vec<Step>,
    aims: BTreeMap<Observed, Step>,
    /// All observations, in the order of the state. Most mutants give an equal list, and comparing lists is cheap.
    observations: Vec<(Observed, Step)>,
    /// The observations by key, computed when first needed.
    facts: OnceCell<BTreeMap<Observed, Step>>,
    /// The observations that the text changes.
    changed: BTreeSet<Observed>,
    /// Whether the plan is impossible without the text.
    impossible_without_text: bool,
    targets: Vec<Option<Ref>>,
    forced_count: usize,
    /// The places of the text that the simulation reached.
    reached: VisitedLocations,
    pools: Vec<(Condition, Classes, usize)>,
    /// The candidates of random choices.
    named_candidates: BTreeSet<EntityRef>,
    /// The index of the step that plays the card.
    played_at: usize,
}

impl PlanRun {
    fn facts(&self) -> &BTreeMap<Observed, Step> {
        self.facts.get_or_init(|| self.observations.iter().copied().collect())
    }

    /// The steps of the plan with its observations.
    fn steps(&self, also: &BTreeSet<Observed>) -> Vec<Step> {
        let mut steps = self.steps.clone();
        let aims = also.iter().filter_map(|key| self.aims.get(key)).copied();
        steps.splice(self.played_at..self.played_at, aims);
        steps.extend(
            self.facts()
                .iter()
                .filter(|(key, _)| self.changed.contains(*key) || also.contains(*key))
                .map(|(_, step)| *step),
        );
        steps
    }
}

/// The observation that the card under test cannot target an entity.
fn target_of(who: EntityRef) -> Observed {
    (who.into(), Observable::Targetable)
}

/// The observations that differ with and without the text. Of two equal observations the last one counts.
fn changed(with: &[(Observed, Step)], without: &[(Observed, Step)]) -> BTreeSet<Observed> {
    let alike = with.iter().map(|(key, _)| key).eq(without.iter().map(|(key, _)| key));
    if alike {
        // Both have the last one about the same at the same place.
        let is_last = |at: usize| with[at + 1..].iter().all(|(key, _)| *key != with[at].0);
        let differing = (0..with.len()).filter(|at| with[*at].1 != without[*at].1);
        return differing.filter(|at| is_last(*at)).map(|at| with[at].0).collect();
    }
    let by_key = |seen: &[(Observed, Step)]| seen.iter().copied().collect::<BTreeMap<Observed, Step>>();
    let (with, without) = (by_key(with), by_key(without));
    with.iter().filter(|(key, step)| without.get(*key) != Some(*step)).map(|(key, _)| *key).collect()
}

fn is_force(step: &Step) -> bool {
    matches!(step, Step::Force(_))
}

fn count_forced(steps: &[Step]) -> usize {
    steps.iter().filter(|step| is_force(step)).count()
}

/// The random outcomes that the steps force, in order.
fn forced_outcomes(steps: &[Step]) -> Vec<ForcedOutcome> {
    steps.iter().filter_map(|step| if let Step::Force(outcome) = step { Some(*outcome) } else { None }).collect()
}

impl Runner<'_> {
    fn run(&self, plan: &TrialPlan) -> Modeled<PlanRun> {
        let mut simulation = Simulation::new(self.card, self.class, self.power, self.fixtures, plan, false);
        simulation.mutant_triggers = &self.variants;
        simulation.run()?;
        (!simulation.left_plan).or_impossible("what the plan wants")?;
        let seen = simulation.observe(&self.watched)?;
        let mut without_text = Simulation::new(self.card, self.class, self.power, self.fixtures, plan, true);
        without_text.previous_targets.clone_from(&simulation.targets);
        without_text.run()?;
        let cannot = without_text.left_plan;
        let changed = changed(&seen, &without_text.observe(&self.watched)?);
        let played_at = simulation.play_step.unwrap_or(simulation.steps.len());
        let forced = simulation.steps[..played_at].iter().rposition(|step| !is_force(step)).map_or(0, |at| at + 1);
        Ok(PlanRun {
            forced_count: count_forced(&simulation.steps),
            played_at: forced.min(played_at),
            steps: simulation.steps,
            aims: simulation.cannot_target_steps.iter().map(|(who, step)| (target_of(*who), *step)).collect(),
            facts: OnceCell::new(),
            observations: seen,
            changed,
            impossible_without_text: cannot,
            targets: simulation.targets,
            reached: simulation.reached,
            pools: simulation.pools,
            named_candidates: simulation.named_candidates,
        })
    }

    /// Whether the simulation reached a place where the mutant differs.
    fn reaches_difference(&self, run: &PlanRun, mutant: &UndetectedMutant) -> bool {
        self.fixtures.thorough || run.reached.contains_any(&mutant.sites)
    }

    /// Whether the plan certainly has the same results with a mutant.
    fn has_same_results(&self, plan: &TrialPlan, run: &PlanRun, mutant: &UndetectedMutant) -> bool {
        self.distinguishes(plan, run, mutant, &mut BTreeSet::new()) == Some(false)
    }

    /// Whether the plan has other results with a mutant; `None` if it is uncertain. The distinguishing observations are added
    /// to `also`.
    fn distinguishes(
        &self,
        plan: &TrialPlan,
        run: &PlanRun,
        mutant: &UndetectedMutant,
        also: &mut BTreeSet<Observed>,
    ) -> Option<bool> {
        if !self.reaches_difference(run, mutant) {
            return Some(false);
        }
        let mut simulation = Simulation::new(self.card, self.class, &mutant.power, self.fixtures, plan, false);
        simulation.previous_outcomes = forced_outcomes(&run.steps);
        simulation.previous_targets.clone_from(&run.targets);
        simulation.run().ok()?;
        if simulation.left_plan {
            return Some(true);
        }
        let aimed = |key: &Observed| simulation.cannot_target_steps.keys().any(|who| target_of(*who) == *key);
        if let Some(key) = run.aims.keys().find(|key| !aimed(key)) {
            also.insert(*key);
            return Some(true);
        }
        let forced = count_forced(&simulation.steps);
        if forced < run.forced_count {
            return Some(true);
        }
        let seen = simulation.observe(&self.watched).ok()?;
        if forced == run.forced_count && seen == run.observations {
            return Some(false);
        }
        let facts: BTreeMap<Observed, Step> = seen.into_iter().collect();
        let differs = |key: &&Observed| facts.get(*key) != run.facts().get(*key);
        if forced > run.forced_count {
            // A random choice that was not forced: one of the candidates differs.
            let dice = |key: &&Observed| key.1.shows_chance();
            if run.facts().keys().any(|key| differs(&key) && dice(&key)) {
                also.extend(run.facts().keys().filter(dice).copied());
                return Some(true);
            }
            return None;
        }
        if run.changed.iter().any(|key| differs(&key)) {
            return Some(true);
        }
        let Some(key) = run.facts().keys().find(differs) else { return Some(false) };
        also.insert(*key);
        Some(true)
    }

    /// A scenario in which a random outcome that just fails the condition never happens, if that distinguishes the text from
    /// some of these mutants: the outcome that distinguishes most.
    fn excluded(
        &self,
        plan: &TrialPlan,
        run: &PlanRun,
        left: &[UndetectedMutant],
    ) -> Option<(Vec<Step>, Vec<UndetectedMutant>)> {
        let last = run.steps.iter().rposition(is_force)?;
        let inside = |card: &'static Card, pools: &[(Condition, Classes, usize)]| {
            pools.iter().any(|(that, classes, _)| pools::is_in_pool(self.class, card, that, *classes) != Some(false))
        };
        let known = |(_, classes, side): &&(Condition, Classes, usize)| *side == 0 || *classes == Classes::Any;
        let mine = run.pools.iter().filter(known);
        let mut cards: Vec<&Card> = mine
            .flat_map(|(that, classes, _)| pools::near_miss_cards(self.fixtures, self.class, that, *classes))
            .collect();
        // Another printing that is inside would come in its place.
        cards.retain(|card| !self.fixtures.printings(card).iter().any(|printing| inside(printing, &run.pools)));
        // Steps after the random choice must not depend on it.
        let ends =
            run.steps[last + 1..].iter().filter(|step| !matches!(step, Step::Choose(_) | Step::ChooseCard(_))).count()
                <= 1;
        let mut caught: BTreeMap<ForcedOutcome, BTreeSet<usize>> = BTreeMap::new();
        for (number, mutant) in left.iter().enumerate().filter(|(_, mutant)| self.reaches_difference(run, mutant)) {
            let mut simulation = Simulation::new(self.card, self.class, &mutant.power, self.fixtures, plan, false);
            simulation.previous_outcomes = forced_outcomes(&run.steps);
            simulation.previous_targets.clone_from(&run.targets);
            if simulation.run().is_err() {
                continue;
            }
            for card in cards.iter().filter(|card| inside(card, &simulation.pools)) {
                caught.entry(ForcedOutcome::Card(card.id)).or_default().insert(number);
            }
            for name in simulation.named_candidates.difference(&run.named_candidates).filter(|_| ends) {
                caught.entry(ForcedOutcome::Entity(*name)).or_default().insert(number);
            }
        }
        let (stranger, caught) = caught.into_iter().max_by_key(|(_, caught)| caught.len())?;
        let whole = (0..left.len()).filter(|number| !caught.contains(number));
        let rest: Vec<UndetectedMutant> = whole.map(|number| left[number].clone()).collect();
        // Random choices of the same kind are not forced.
        let of_kind = |step: &Step| match stranger {
            ForcedOutcome::Card(_) => matches!(step, Step::Force(ForcedOutcome::Card(_))),
            ForcedOutcome::Entity(_) | ForcedOutcome::Number(_) | ForcedOutcome::Yes | ForcedOutcome::No => {
                is_force(step)
            }
        };
        let mut steps = run.steps.clone();
        steps.insert(last + 1, Step::ForbidOutcome(stranger));
        steps.retain(|step| !of_kind(step));
        for step in &mut steps {
            if let Step::ChooseCard(_) = step {
                *step = Step::Choose(0);
            }
        }
        Some((steps, rest))
    }
}
