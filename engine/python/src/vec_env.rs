//! Vectorized environments with arrays owned by `NumPy`.
use cardwright_arena::agent::AgentKind;
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::env::schema::{
    ENCHANTMENT_COLUMNS, ENTITY_COLUMNS, ENTITY_ROWS, EVENT_COLUMNS, EVENT_ROWS, GLOBAL_COLUMNS, KNOWN_CARD_COLUMNS,
    KNOWN_CARD_ROWS, OPTION_COLUMNS, PAST_EVENT_ROWS,
};
use cardwright_arena::env::{Arrays, Config, Envs, FinalObservations, OptionalArrays, Seeds, StepError};
use cardwright_data::Format;
use numpy::{Element, PyArray, PyArray1, PyArrayDyn, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::cards::all_cards;
use crate::errors::{cardwright_error, catch_engine_fault, other_error};
use crate::game::Game;
use crate::interrupt::interruptible;
use crate::observation::MAX_OPTIONS;

/// The maximum number of games, of rows for options, and of threads.
const LIMITS: [usize; 3] = [1 << 20, MAX_OPTIONS, 1024];

/// The names of the optional arrays of observations.
const DETAILS: [&str; 3] = ["known", "attached", "past"];

/// Games that are stepped together; see `cardwright.VecEnv`.
#[pyclass(module = "cardwright._native", name = "VecEnv", subclass)]
pub struct VecEnv {
    envs: Envs,
    pool: Option<rayon::ThreadPool>,
    /// The process that created the pool; a forked process does not have its threads.
    process: u32,
    /// Whether an opponent searches, which takes long.
    searches: bool,
    ready: bool,
    arrays: HeldArrays,
}

/// The arrays as Python objects. Each step checks that they still have the expected shape.
struct HeldArrays {
    globals: Py<PyAny>,
    entities: Py<PyAny>,
    events: Py<PyAny>,
    options: Py<PyAny>,
    mask: Py<PyAny>,
    counts: Py<PyAny>,
    sides: Py<PyAny>,
    rewards: Py<PyAny>,
    terminated: Py<PyAny>,
    truncated: Py<PyAny>,
    winners: Py<PyAny>,
    /// The final observations of ended games, if requested: globals, entities, events.
    ends: Option<[Py<PyAny>; 3]>,
    /// The optional arrays of observations, if requested: known, attached, past.
    details: Option<[Py<PyAny>; 3]>,
}

impl HeldArrays {
    fn new(py: Python<'_>, games: usize, max: usize, ends: bool, details: bool) -> Self {
        Self {
            globals: PyArray::<i16, _>::zeros(py, [games, GLOBAL_COLUMNS], false).into_any().unbind(),
            entities: PyArray::<i16, _>::zeros(py, [games, ENTITY_ROWS, ENTITY_COLUMNS], false).into_any().unbind(),
            events: PyArray::<i16, _>::zeros(py, [games, EVENT_ROWS, EVENT_COLUMNS], false).into_any().unbind(),
            options: PyArray::<i16, _>::zeros(py, [games, max, OPTION_COLUMNS], false).into_any().unbind(),
            mask: PyArray::<bool, _>::zeros(py, [games, max], false).into_any().unbind(),
            counts: PyArray1::<i32>::zeros(py, games, false).into_any().unbind(),
            sides: PyArray1::<u8>::zeros(py, games, false).into_any().unbind(),
            rewards: PyArray1::<f32>::zeros(py, games, false).into_any().unbind(),
            terminated: PyArray1::<bool>::zeros(py, games, false).into_any().unbind(),
            truncated: PyArray1::<bool>::zeros(py, games, false).into_any().unbind(),
            winners: PyArray1::<u8>::zeros(py, games, false).into_any().unbind(),
            ends: ends.then(|| {
                [
                    PyArray::<i16, _>::zeros(py, [games, GLOBAL_COLUMNS], false).into_any().unbind(),
                    PyArray::<i16, _>::zeros(py, [games, ENTITY_ROWS, ENTITY_COLUMNS], false).into_any().unbind(),
                    PyArray::<i16, _>::zeros(py, [games, EVENT_ROWS, EVENT_COLUMNS], false).into_any().unbind(),
                ]
            }),
            details: details.then(|| {
                [
                    PyArray::<i16, _>::zeros(py, [games, KNOWN_CARD_ROWS, KNOWN_CARD_COLUMNS], false)
                        .into_any()
                        .unbind(),
                    PyArray::<i16, _>::zeros(py, [games, ENTITY_ROWS, ENCHANTMENT_COLUMNS], false).into_any().unbind(),
                    PyArray::<i16, _>::zeros(py, [games, PAST_EVENT_ROWS, EVENT_COLUMNS], false).into_any().unbind(),
                ]
            }),
        }
    }

    fn named(&self) -> Vec<(&'static str, &Py<PyAny>)> {
        let ends =
            self.ends.iter().flat_map(|ends| ["final_globals", "final_entities", "final_events"].into_iter().zip(ends));
        let arrays = [
            ("globals", &self.globals),
            ("entities", &self.entities),
            ("events", &self.events),
            ("options", &self.options),
            ("mask", &self.mask),
            ("counts", &self.counts),
            ("sides", &self.sides),
            ("rewards", &self.rewards),
            ("terminated", &self.terminated),
            ("truncated", &self.truncated),
            ("winners", &self.winners),
        ];
        let details = self.details.iter().flat_map(|details| DETAILS.into_iter().zip(details));
        arrays.into_iter().chain(ends).chain(details).collect()
    }

    /// Borrows the arrays for writing while `run` runs; fails if one of them has changed its shape or type.
    fn lend<T: Send>(
        &self,
        py: Python<'_>,
        games: usize,
        max: usize,
        long: bool,
        run: impl FnOnce(Arrays<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut globals = writable(py, "globals", &self.globals)?;
        let mut entities = writable(py, "entities", &self.entities)?;
        let mut events = writable(py, "events", &self.events)?;
        let mut options = writable(py, "options", &self.options)?;
        let mut mask = writable(py, "mask", &self.mask)?;
        let mut counts = writable(py, "counts", &self.counts)?;
        let mut sides = writable(py, "sides", &self.sides)?;
        let mut rewards = writable(py, "rewards", &self.rewards)?;
        let mut terminated = writable(py, "terminated", &self.terminated)?;
        let mut truncated = writable(py, "truncated", &self.truncated)?;
        let mut winners = writable(py, "winners", &self.winners)?;
        let names = ["final_globals", "final_entities", "final_events"];
        let mut ends = match &self.ends {
            Some([globals, entities, events]) => Some((
                writable::<i16>(py, names[0], globals)?,
                writable::<i16>(py, names[1], entities)?,
                writable::<i16>(py, names[2], events)?,
            )),
            None => None,
        };
        let ends = match &mut ends {
            Some((globals, entities, events)) => Some(FinalObservations {
                globals: whole_array(names[0], globals, games * GLOBAL_COLUMNS)?,
                entities: whole_array(names[1], entities, games * ENTITY_ROWS * ENTITY_COLUMNS)?,
                events: whole_array(names[2], events, games * EVENT_ROWS * EVENT_COLUMNS)?,
            }),
            None => None,
        };
        let mut details = match &self.details {
            Some([known, attached, past]) => Some((
                writable::<i16>(py, DETAILS[0], known)?,
                writable::<i16>(py, DETAILS[1], attached)?,
                writable::<i16>(py, DETAILS[2], past)?,
            )),
            None => None,
        };
        let details = match &mut details {
            Some((known, attached, past)) => Some(OptionalArrays {
                known_cards: whole_array(DETAILS[0], known, games * KNOWN_CARD_ROWS * KNOWN_CARD_COLUMNS)?,
                enchantment_rows: whole_array(DETAILS[1], attached, games * ENTITY_ROWS * ENCHANTMENT_COLUMNS)?,
                past_events: whole_array(DETAILS[2], past, games * PAST_EVENT_ROWS * EVENT_COLUMNS)?,
            }),
            None => None,
        };
        let arrays = Arrays {
            final_observations: ends,
            details,
            globals: whole_array("globals", &mut globals, games * GLOBAL_COLUMNS)?,
            entities: whole_array("entities", &mut entities, games * ENTITY_ROWS * ENTITY_COLUMNS)?,
            events: whole_array("events", &mut events, games * EVENT_ROWS * EVENT_COLUMNS)?,
            options: whole_array("options", &mut options, games * max * OPTION_COLUMNS)?,
            mask: whole_array("mask", &mut mask, games * max)?,
            counts: whole_array("counts", &mut counts, games)?,
            players_to_act: whole_array("sides", &mut sides, games)?,
            rewards: whole_array("rewards", &mut rewards, games)?,
            terminated: whole_array("terminated", &mut terminated, games)?,
            truncated: whole_array("truncated", &mut truncated, games)?,
            winners: whole_array("winners", &mut winners, games)?,
        };
        if long { interruptible(py, || Ok(()), |_| run(arrays)) } else { Ok(py.detach(|| run(arrays))) }
    }
}

/// A thread pool for stepping games.
fn threads_of(many: usize) -> PyResult<rayon::ThreadPool> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(many)
        .build()
        .map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

impl VecEnv {
    /// Recreates the pool in a forked process (`os.fork`), which has the memory of the threads, but not the threads.
    fn join_process(&mut self) -> PyResult<()> {
        let now = std::process::id();
        if self.process != now {
            if let Some(pool) = self.pool.take() {
                let many = pool.current_num_threads();
                // Its locks may be held by threads that are not here.
                std::mem::forget(pool);
                self.pool = Some(threads_of(many)?);
            }
            self.process = now;
        }
        Ok(())
    }
}

/// An array for writing.
fn writable<'py, T: Element>(py: Python<'py>, name: &str, array: &Py<PyAny>) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let array = array.bind(py).cast::<PyArrayDyn<T>>();
    let array = array.map_err(|_| PyRuntimeError::new_err(format!("the dtype of `{name}` was changed")))?;
    array.try_readwrite().map_err(|error| PyRuntimeError::new_err(format!("`{name}` cannot be written: {error}")))
}

/// All numbers of an array, which must have its original length.
fn whole_array<'a, T: Element>(
    name: &str,
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    length: usize,
) -> PyResult<&'a mut [T]> {
    let changed = || PyRuntimeError::new_err(format!("the shape of `{name}` was changed"));
    array.as_slice_mut().ok().filter(|slice| slice.len() == length).ok_or_else(changed)
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (decks, games, *, seed, threads, opponent, format, shaping, max_options, observe, finals, details, allow_stubs, allow_illegal))]
    #[expect(clippy::too_many_arguments, clippy::fn_params_excessive_bools, reason = "keywords of Python")]
    fn new(
        py: Python<'_>,
        decks: [String; 2],
        games: usize,
        seed: u64,
        threads: usize,
        opponent: Option<&str>,
        format: &str,
        shaping: f32,
        max_options: usize,
        observe: bool,
        finals: bool,
        details: bool,
        allow_stubs: bool,
        allow_illegal: bool,
    ) -> PyResult<Self> {
        let named = [("games", games), ("max_options", max_options), ("threads", threads)];
        for ((name, given), most) in named.into_iter().zip(LIMITS) {
            let least = if name == "max_options" { 2 } else { 1 };
            if !(least..=most).contains(&given) {
                return Err(PyValueError::new_err(format!("{name}={given}: it is from {least} to {most}")));
            }
        }
        if !shaping.is_finite() {
            return Err(PyValueError::new_err("shaping: it is a finite number"));
        }
        let cards = all_cards()?;
        let format: Format = format.parse().map_err(|error| other_error(&error))?;
        let opponent: Option<AgentKind> = opponent.map(str::parse).transpose().map_err(|error| other_error(&error))?;
        let searches = matches!(opponent, Some(AgentKind::Search(_)));
        let deck = |text: &str| {
            let choice = DeckChoice::of_text(cards, text, allow_stubs)
                .and_then(|deck| deck.of_format(cards, format, allow_illegal));
            choice.map_err(|error| cardwright_error(&error))
        };
        let [one, other] = decks;
        let decks = [deck(&one)?, deck(&other)?];
        let config = Config { cards, coin: deck::coin(cards), decks, format, seed, opponent, shaping, max_options };
        let envs = catch_engine_fault(|| Envs::new(config, games, observe).map_err(|error| cardwright_error(&error)))?;
        // The thread that takes a step is one of them.
        let pool = (threads > 1).then(|| threads_of(threads - 1)).transpose()?;
        let arrays = HeldArrays::new(py, games, max_options, finals, details);
        Ok(Self { envs, pool, process: std::process::id(), searches, ready: false, arrays })
    }

    /// The arrays by name.
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let arrays = PyDict::new(py);
        for (name, array) in self.arrays.named() {
            arrays.set_item(name, array)?;
        }
        Ok(arrays)
    }

    /// The number of games.
    fn __len__(&self) -> usize {
        self.envs.len()
    }

    /// Begins all games anew: with the seeds of before, with another one, or with one for each game.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let (games, max) = (self.envs.len(), self.envs.config().max_options);
        let seeds = match seed {
            None => Seeds::Same,
            Some(seed) => match seed.extract::<Vec<u64>>() {
                Ok(seeds) if seeds.len() != games => {
                    let given = seeds.len();
                    return Err(PyValueError::new_err(format!("seed: {given} seeds were given for {games} games")));
                }
                Ok(seeds) => Seeds::Each(seeds),
                Err(_) => Seeds::One(seed.extract()?),
            },
        };
        self.ready = false;
        let envs = &mut self.envs;
        self.arrays.lend(py, games, max, self.searches, |arrays| {
            catch_engine_fault(|| envs.reset(seeds, arrays).map_err(|error| cardwright_error(&error)))
        })??;
        self.ready = true;
        Ok(())
    }

    /// Takes an action in each game.
    #[pyo3(signature = (actions, places = None))]
    #[expect(clippy::needless_pass_by_value, reason = "Python gives values")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        places: Option<PyReadonlyArray1<'_, i64>>,
    ) -> PyResult<()> {
        let given = actions.extract::<PyReadonlyArray1<'_, i64>>();
        let given = given.map_err(|_| PyTypeError::new_err("actions: it is an array of int64 with one axis"))?;
        let given = given.as_slice().map_err(|_| PyTypeError::new_err("actions: the array is not contiguous"))?;
        if !self.ready {
            return Err(PyRuntimeError::new_err("the games have not begun: call `reset` first"));
        }
        let places = places.as_ref().map(PyReadonlyArray1::as_slice).transpose();
        let places = places.map_err(|_| PyTypeError::new_err("places: the array is not contiguous"))?;
        self.join_process()?;
        let (games, max) = (self.envs.len(), self.envs.config().max_options);
        let (envs, pool) = (&mut self.envs, self.pool.as_ref());
        let step = |arrays: Arrays<'_>| catch_engine_fault(|| Ok(envs.step(given, places, arrays, pool)));
        let lent = self.arrays.lend(py, games, max, self.searches, step);
        // After an interruption or a fault of the engine the games are not to be trusted.
        self.ready = lent.as_ref().map_or(!self.searches, Result::is_ok);
        lent??.map_err(|error| match error.downcast_ref::<StepError>() {
            Some(StepError::NoOption { .. }) => PyIndexError::new_err(error.to_string()),
            Some(StepError::Count { .. } | StepError::Seeds { .. } | StepError::Stopped) => {
                PyValueError::new_err(error.to_string())
            }
            None => cardwright_error(&error),
        })
    }

    /// Plays games one after the other by random actions, without observations; returns how many actions there were.
    fn play_alone(&self, py: Python<'_>, games: u64) -> PyResult<u64> {
        py.detach(|| catch_engine_fault(|| self.envs.play_alone(games).map_err(|error| cardwright_error(&error))))
    }

    /// A copy of one of the games.
    fn game(&self, at: usize) -> PyResult<Game> {
        let game = self
            .envs
            .game(at)
            .ok_or_else(|| PyIndexError::new_err(format!("game {at}: there are {}", self.envs.len())))?;
        Ok(Game::of(game.clone()))
    }
}
