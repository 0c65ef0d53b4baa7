//! Simulation, search and analysis. Long work runs on a thread of its own, so that Python can interrupt it.
use std::sync::atomic::{AtomicU64, Ordering};

use cardwright_arena::agent::AgentKind;
use cardwright_arena::agent::search::{Budget, CandidatePlan, Search};
use cardwright_arena::analyse::{Analysis, Effort};
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::describe;
use cardwright_arena::review::{self as game_review, ReviewProgress, ReviewRequest};
use cardwright_arena::simulate::tally::{Tally, TallyDocument};
use cardwright_arena::simulate::{Match, count, report as of_arena};
use cardwright_data::Format;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::cards::all_cards;
use crate::errors::{CardwrightError, cardwright_error, other_error};
use crate::game::Game;
use crate::interrupt::interruptible;
use crate::objects::to_python;

/// Two decks with their agents, as described by Python.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contest {
    decks: [String; 2],
    names: [String; 2],
    agents: [String; 2],
    games: u64,
    seed: u64,
    mirror: bool,
    format: String,
    allow_stubs: bool,
    #[serde(default)]
    allow_illegal: bool,
}

impl Contest {
    fn read(text: &str) -> PyResult<(Self, Match)> {
        let contest: Self = serde_json::from_str(text).map_err(|error| other_error(&error))?;
        let cards = all_cards()?;
        let format: Format = contest.format.parse().map_err(|error| other_error(&error))?;
        let deck = |text: &String| {
            let choice = DeckChoice::of_text(cards, text, contest.allow_stubs)
                .and_then(|deck| deck.of_format(cards, format, contest.allow_illegal));
            choice.map_err(|error| cardwright_error(&error))
        };
        let agent = |text: &String| text.parse::<AgentKind>().map_err(|error| other_error(&error));
        let run = Match {
            cards,
            coin: deck::coin(cards),
            decks: [deck(&contest.decks[0])?, deck(&contest.decks[1])?],
            agents: [agent(&contest.agents[0])?, agent(&contest.agents[1])?],
            seed: contest.seed,
            mirror: contest.mirror,
            format,
        };
        Ok((contest, run))
    }
}

/// Plays the games from `first` to before `last` of a contest, and returns their counts as JSON.
///
/// `progress` is called now and then with the number of games that have ended and their total, and at the end; what it raises ends
/// the simulation.
#[pyfunction]
#[pyo3(signature = (contest, first, last, threads, progress = None))]
pub fn simulate(
    py: Python<'_>,
    contest: &str,
    first: u64,
    last: u64,
    threads: usize,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<String> {
    let (_, run) = Contest::read(contest)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    let (ended, total) = (AtomicU64::new(0), last.saturating_sub(first));
    let tell = || progress.as_ref().map_or(Ok(()), |call| call.call1((ended.load(Ordering::Relaxed), total)).map(drop));
    let played = interruptible(py, tell, |stop| pool.install(|| count(&run, first..last, stop, &ended)))?;
    tell()?;
    let tally = played.map_err(|error| cardwright_error(&error))?;
    serde_json::to_string(&tally.document(all_cards()?)).map_err(|error| other_error(&error))
}

fn read_tally(text: &str) -> PyResult<Tally> {
    let document: TallyDocument = serde_json::from_str(text).map_err(|error| other_error(&error))?;
    Tally::from_document(all_cards()?, document)
        .ok_or_else(|| CardwrightError::new_err("the counts are of other cards"))
}

/// The sum of the counts of several runs, each as JSON.
#[pyfunction]
#[pyo3(name = "add_counts")]
pub fn sum_win_counts(counts: Vec<String>) -> PyResult<String> {
    let mut sum = Tally::default();
    for one in counts {
        sum.add(&read_tally(&one)?);
    }
    serde_json::to_string(&sum.document(all_cards()?)).map_err(|error| other_error(&error))
}

/// The report of a contest with these counts, as `cargo arena simulate --json` prints it.
#[pyfunction]
pub fn report<'py>(py: Python<'py>, contest: &str, counts: &str) -> PyResult<Bound<'py, PyAny>> {
    let (contest, run) = Contest::read(contest)?;
    let Contest { games, seed, mirror, names, .. } = contest;
    let asked = json!({ "games": games, "seed": seed, "shard": "1/1", "mirror": mirror, "format": run.format.title() });
    to_python(py, &of_arena::json(&run, &names, &read_tally(counts)?, &asked))
}

/// The analysis of a position: lethal, else its probability and the best lines.
#[pyfunction]
pub fn analyse<'py>(
    py: Python<'py>,
    game: &Game,
    ms: u32,
    playouts: Option<u32>,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let game = game.game.clone();
    let effort = Effort { ms, playouts, seed };
    let found = interruptible(py, || Ok(()), |_| Analysis::of(&game, effort).map(|found| found.json()))?;
    to_python(py, &found.ok_or_else(|| CardwrightError::new_err("the game is over"))?)
}

/// The settings of a review, as Python gives them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewSettings {
    game: Option<usize>,
    player: Option<u8>,
    playouts: u32,
    seed: u64,
    deck: Option<String>,
    opponent_deck: Option<String>,
}

impl ReviewSettings {
    fn read(text: &str) -> PyResult<ReviewRequest> {
        let asked: Self = serde_json::from_str(text).map_err(|error| other_error(&error))?;
        if asked.playouts == 0 || asked.playouts > game_review::MAX_PLAYOUTS {
            let most = game_review::MAX_PLAYOUTS;
            return Err(CardwrightError::new_err(format!(
                "`playouts` is {}: it goes from 1 to {most}",
                asked.playouts
            )));
        }
        let cards = all_cards()?;
        let list = |deck: Option<String>| match deck.map(|text| DeckChoice::of_text(cards, &text, true)) {
            None => Ok(Vec::new()),
            Some(Ok(DeckChoice::Fixed(deck, _))) => Ok(deck.cards),
            Some(Ok(DeckChoice::Random(_))) => {
                Err(CardwrightError::new_err("a random deck is no list: name the cards of one"))
            }
            Some(Err(error)) => Err(cardwright_error(&error)),
        };
        let Self { game, player, playouts, seed, deck, opponent_deck } = asked;
        let (deck, opponent_deck) = (list(deck)?, list(opponent_deck)?);
        Ok(ReviewRequest { game, player, playouts, seed, deck, opponent_deck })
    }
}

/// The review of a recorded game, as `cargo arena review --json` prints it, and as HTML.
///
/// `progress` is called now and then with the number of decisions that are reviewed and their total; what it raises ends the review.
#[pyfunction]
#[pyo3(signature = (text, request, progress = None))]
pub fn review<'py>(
    py: Python<'py>,
    text: &str,
    request: &str,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let (request, cards) = (ReviewSettings::read(request)?, all_cards()?);
    let (done, total) = (AtomicU64::new(0), AtomicU64::new(0));
    let count = |number: usize| u64::try_from(number).unwrap_or_default();
    let tell = || {
        let now = (done.load(Ordering::Relaxed), total.load(Ordering::Relaxed));
        progress.as_ref().map_or(Ok(()), |call| call.call1(now).map(drop))
    };
    let reviewed = interruptible(py, tell, |_| {
        let mut note = |progress: ReviewProgress<'_>| match progress {
            ReviewProgress::Started(_, decisions) => total.store(count(decisions), Ordering::Relaxed),
            ReviewProgress::Decided { done: decisions, .. } => done.store(count(decisions), Ordering::Relaxed),
            ReviewProgress::Mulligan(_) => {}
        };
        game_review::review(cards, text, &request, &mut note)
    })?;
    tell()?;
    let reviewed = reviewed.map_err(|error| other_error(&error))?;
    let data = serde_json::to_value(&reviewed).map_err(|error| other_error(&error))?;
    Ok((to_python(py, &data)?, game_review::fragment(&reviewed)))
}

/// The best lines of a position by search alone.
#[pyfunction]
pub fn search<'py>(
    py: Python<'py>,
    game: &Game,
    ms: u32,
    playouts: Option<u32>,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let game = game.game.clone();
    if game.to_act().is_none() {
        return Err(CardwrightError::new_err("the game is over"));
    }
    let budget = playouts.map_or(Budget::Millis(ms), Budget::Playouts);
    let plans = interruptible(
        py,
        || Ok(()),
        |_| {
            let mut search = Search::new(&game, seed);
            search.run(budget, &[]);
            let plan = |plan: &CandidatePlan| {
                let option = game.options().iter().position(|option| Some(option) == plan.actions.first());
                json!({ "option": option, "value": plan.value(), "visits": plan.visits })
            };
            let mut told: Vec<Value> = search.plans.iter().map(plan).collect();
            for (plan, told) in search.plans.clone().iter().zip(&mut told) {
                let says = search
                    .line(plan)
                    .iter()
                    .map(|(game, action)| describe::action_with_option_text(game, *action).into())
                    .collect();
                told["actions"] = Value::Array(says);
            }
            told
        },
    )?;
    to_python(py, &plans)
}
