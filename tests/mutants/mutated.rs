//! Scenarios played with cards whose texts say almost the same.
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cardwright_engine::script::Power;
use cardwright_engine::{Card, Cards};
use cardwright_scenario::{Mutant, Mutation, formats_of, pool};
use cardwright_tests::{CardClass, Format, Step, Trial, cards, cards_with, check_on};

/// A card with its scenarios.
pub struct Played {
    /// Its id.
    pub id: &'static str,
    /// The class of the player's hero.
    pub class: CardClass,
    /// The first format that it is played in.
    pub format: Format,
    /// The steps of each.
    pub scenarios: Vec<Vec<Step>>,
    /// A person has written a test of it, too.
    pub tested: bool,
}

impl Played {
    /// The scenarios of a trial, if it has some.
    pub fn of(trial: &Trial) -> Option<Self> {
        Some(Self {
            id: trial.card.id,
            class: trial.class,
            format: formats_of(trial.card).first().copied().unwrap_or(Format::Any),
            scenarios: trial.scenarios().ok()?.to_vec(),
            tested: trial.tested,
        })
    }
}

/// The kinds of which nearly all have to be found out.
pub const BAR: [Mutation; 3] = [Mutation::Amount, Mutation::Target, Mutation::Dropped];

/// The first fault in the scenarios of a card; rules that give up are a fault, too.
pub fn fault(cards: &'static Cards, card: &Played) -> Option<String> {
    card.scenarios.iter().find_map(|scenario| {
        match catch_unwind(AssertUnwindSafe(|| check_on(cards, (card.class, card.format), scenario))) {
            Ok(Ok(())) => None,
            Ok(Err(what)) => Some(format!("{what}\n{scenario:?}")),
            Err(_) => Some("the rules gave up".to_owned()),
        }
    })
}

/// The number of mutants, and the number of those that were found out.
#[derive(Default)]
pub struct Tally {
    pub all: usize,
    pub found: usize,
}

/// The mutants that the scenarios tell from the originals, and those that they do not.
#[derive(Default)]
pub struct Outcome {
    pub kinds: BTreeMap<Mutation, Tally>,
    /// The mutants that no scenario found out, by card.
    pub alive: BTreeMap<String, Vec<(Mutation, String)>>,
    /// The mutants, by number, that the scenarios of cards with a person's test found out. They are not among the others.
    pub besides: Vec<(&'static str, usize)>,
    pub cards: usize,
}

impl Outcome {
    /// The number of cards of which every mutant of these kinds is found out.
    pub fn told_apart(&self, kinds: &[Mutation]) -> usize {
        let lives = |alive: &&Vec<(Mutation, String)>| alive.iter().any(|(kind, _)| kinds.contains(kind));
        self.cards - self.alive.values().filter(lives).count()
    }

    /// The share by kind, and that of whole cards; each line begins with a name.
    pub fn report(&self, name: &str) -> String {
        let share = |found: usize, all: usize| format!("{found:>6} of {all:>6}  {:.1} %", percent(found, all));
        let mut lines: Vec<String> = self
            .kinds
            .iter()
            .map(|(kind, tally)| format!("{name:<8}{:<10}{}", format!("{kind:?}"), share(tally.found, tally.all)))
            .collect();
        lines.push(format!("{name:<8}{:<10}{}", "cards", share(self.told_apart(&BAR), self.cards)));
        lines.join("\n")
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
pub fn percent(found: usize, all: usize) -> f64 {
    100.0 * found as f64 / all.max(1) as f64
}

/// Plays the scenarios of each card with each of its mutants: one mutant of every card at a time.
pub fn mutate(played: &[Played], mutants: fn(&Card, &Power, &[&Card]) -> Vec<Mutant>) -> Outcome {
    let now = cards();
    let pool = pool(now);
    let of = |card: &Played| now.by_id(card.id).map(|id| mutants(now.get(id), now.get(id).power, &pool));
    let all: Vec<_> = played.iter().map(|card| of(card).unwrap_or_default()).collect();
    let rounds = all.iter().map(Vec::len).max().unwrap_or(0);
    let cards = played.iter().filter(|card| !card.tested).count();
    let mut outcome = Outcome { cards, ..Outcome::default() };
    for round in 0..rounds {
        let there = || played.iter().zip(&all).filter_map(|(card, mutants)| Some((card, mutants.get(round)?)));
        let powers = there().map(|(card, mutant)| (card.id, mutant.power)).collect();
        let cards = cards_with(&powers);
        for (card, mutant) in there() {
            if card.tested {
                outcome.besides.extend(fault(cards, card).map(|_| (card.id, round)));
                continue;
            }
            let tally = outcome.kinds.entry(mutant.kind).or_default();
            tally.all += 1;
            if fault(cards, card).is_some() {
                tally.found += 1;
            } else {
                outcome.alive.entry(card.id.to_owned()).or_default().push((mutant.kind, mutant.power.source()));
            }
        }
    }
    outcome
}
