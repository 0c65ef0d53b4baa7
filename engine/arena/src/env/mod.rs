//! Vectorized environments for reinforcement learning: many games advance one step at a time, and observations are written in
//! place.
//!
//! Game number n starts as game n of `cargo arena simulate` with the same decks and seed; the same actions lead to the same
//! game on any number of threads.
mod details;
mod observation;
mod observe;
pub mod schema;

use std::hint::{black_box, spin_loop};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use cardwright_data::{Format, PlayState};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, CardId, Cards, Deck, Game, Options, PlayerId};
use rayon::ThreadPool;

use crate::agent::evaluation::win_chance;
use crate::agent::{Agent, AgentKind};
use crate::deck::DeckChoice;
use crate::simulate::{MAX_ACTIONS, TURN_LIMIT, seed_of};
use crate::stop;
pub use details::OptionalArrays;
pub use observation::{Observation, ObservationDetails};
pub use observe::{Observer, Rows};
use schema::{ENTITY_COLUMNS, ENTITY_ROWS, EVENT_COLUMNS, EVENT_ROWS, GLOBAL_COLUMNS, OPTION_COLUMNS};

/// The configuration of the games.
pub struct Config {
    /// The registry of cards.
    pub cards: &'static Cards,
    /// The Coin, given to the second player.
    pub coin: Option<CardId>,
    /// The decks of A and B, who take turns in going first.
    pub decks: [DeckChoice; 2],
    /// The format: the sets of random pools.
    pub format: Format,
    /// The seed from which the seeds of all games are derived.
    pub seed: u64,
    /// The agent that plays B; without one, the caller acts for both players.
    pub opponent: Option<AgentKind>,
    /// The weight of the change of the win probability (`agent::evaluation`) in a reward.
    pub shaping: f32,
    /// The maximum number of options in an observation.
    pub max_options: usize,
}

/// The output arrays of a step, with one row per game; see [`schema`].
pub struct Arrays<'a> {
    /// [`GLOBAL_COLUMNS`] numbers per game.
    pub globals: &'a mut [i16],
    /// [`ENTITY_ROWS`] rows of [`ENTITY_COLUMNS`] numbers per game.
    pub entities: &'a mut [i16],
    /// [`EVENT_ROWS`] rows of [`EVENT_COLUMNS`] numbers per game.
    pub events: &'a mut [i16],
    /// [`Config::max_options`] rows of [`OPTION_COLUMNS`] numbers per game.
    pub options: &'a mut [i16],
    /// Whether each row of `options` is an option.
    pub mask: &'a mut [bool],
    /// The number of options in the array.
    pub counts: &'a mut [i32],
    /// The player to act: 0 is A, 1 is B.
    pub players_to_act: &'a mut [u8],
    /// The reward of the player who acted last.
    pub rewards: &'a mut [f32],
    /// Whether the game has ended; the observation is that of the next game.
    pub terminated: &'a mut [bool],
    /// Whether the game was cut off because it was too long.
    pub truncated: &'a mut [bool],
    /// The winner: 0 is nobody, 1 is A, 2 is B.
    pub winners: &'a mut [u8],
    /// The final observations of ended games, if requested.
    pub final_observations: Option<FinalObservations<'a>>,
    /// The optional arrays of observations, if requested.
    pub details: Option<OptionalArrays<'a>>,
}

/// The final observation of each game that ended in a step, as seen by the player who acted last. It has no options.
pub struct FinalObservations<'a> {
    /// The global columns: [`GLOBAL_COLUMNS`] numbers for each game.
    pub globals: &'a mut [i16],
    /// The entities: [`ENTITY_ROWS`] rows of [`ENTITY_COLUMNS`] numbers for each game.
    pub entities: &'a mut [i16],
    /// The events: [`EVENT_ROWS`] rows of [`EVENT_COLUMNS`] numbers for each game.
    pub events: &'a mut [i16],
}

impl FinalObservations<'_> {
    fn split(self, at: usize) -> (Self, Self) {
        let (globals, globals_2) = self.globals.split_at_mut(at * GLOBAL_COLUMNS);
        let (entities, entities_2) = self.entities.split_at_mut(at * ENTITY_ROWS * ENTITY_COLUMNS);
        let (events, events_2) = self.events.split_at_mut(at * EVENT_ROWS * EVENT_COLUMNS);
        (Self { globals, entities, events }, Self { globals: globals_2, entities: entities_2, events: events_2 })
    }

    /// Writes the observation of a player.
    fn write(&mut self, at: usize, game: &Game, player: PlayerId) {
        let part = |size: usize| at * size..(at + 1) * size;
        let rows = &mut Rows {
            globals: &mut self.globals[part(GLOBAL_COLUMNS)],
            entities: &mut self.entities[part(ENTITY_ROWS * ENTITY_COLUMNS)],
            events: &mut self.events[part(EVENT_ROWS * EVENT_COLUMNS)],
            options: &mut [],
            mask: &mut [],
        };
        // An observer clears what it has written before, and this one has written nothing.
        rows.entities.fill(0);
        Observer::default().write(game, player, &[], rows);
    }
}

impl Arrays<'_> {
    /// The rows of the first `at` games, and the rest.
    fn split(self, at: usize, max_options: usize) -> (Self, Self) {
        let (globals, globals_2) = self.globals.split_at_mut(at * GLOBAL_COLUMNS);
        let (entities, entities_2) = self.entities.split_at_mut(at * ENTITY_ROWS * ENTITY_COLUMNS);
        let (events, events_2) = self.events.split_at_mut(at * EVENT_ROWS * EVENT_COLUMNS);
        let (options, options_2) = self.options.split_at_mut(at * max_options * OPTION_COLUMNS);
        let (mask, mask_2) = self.mask.split_at_mut(at * max_options);
        let (counts, counts_2) = self.counts.split_at_mut(at);
        let (sides, sides_2) = self.players_to_act.split_at_mut(at);
        let (rewards, rewards_2) = self.rewards.split_at_mut(at);
        let (terminated, terminated_2) = self.terminated.split_at_mut(at);
        let (truncated, truncated_2) = self.truncated.split_at_mut(at);
        let (winners, winners_2) = self.winners.split_at_mut(at);
        let (ends, ends_2) = self.final_observations.map(|ends| ends.split(at)).unzip();
        let (details, details_2) = self.details.map(|details| details.split(at)).unzip();
        (
            Self {
                globals,
                entities,
                events,
                options,
                mask,
                counts,
                players_to_act: sides,
                rewards,
                terminated,
                truncated,
                winners,
                final_observations: ends,
                details,
            },
            Self {
                globals: globals_2,
                entities: entities_2,
                events: events_2,
                options: options_2,
                mask: mask_2,
                counts: counts_2,
                players_to_act: sides_2,
                rewards: rewards_2,
                terminated: terminated_2,
                truncated: truncated_2,
                winners: winners_2,
                final_observations: ends_2,
                details: details_2,
            },
        )
    }

    /// The rows of one game.
    fn rows(&mut self, at: usize, max_options: usize) -> Rows<'_> {
        let part = |size: usize| at * size..(at + 1) * size;
        Rows {
            globals: &mut self.globals[part(GLOBAL_COLUMNS)],
            entities: &mut self.entities[part(ENTITY_ROWS * ENTITY_COLUMNS)],
            events: &mut self.events[part(EVENT_ROWS * EVENT_COLUMNS)],
            options: &mut self.options[part(max_options * OPTION_COLUMNS)],
            mask: &mut self.mask[part(max_options)],
        }
    }
}

/// The reason why a step was refused; no game has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The number of actions is not the number of games.
    #[error("{given} actions were given for {games} games")]
    Count {
        /// Actions.
        given: usize,
        /// Games.
        games: usize,
    },
    /// The number of seeds is not the number of games.
    #[error("{given} seeds were given for {games} games")]
    Seeds {
        /// Seeds.
        given: usize,
        /// Games.
        games: usize,
    },
    /// The step was interrupted; the games must be reset.
    #[error("the step was stopped: begin the games anew")]
    Stopped,
    /// An action that is not the number of an option.
    #[error("actions[{game}] is {action}: that game has {options} options, from 0")]
    NoOption {
        /// The game.
        game: usize,
        /// The number.
        action: i64,
        /// Its options.
        options: usize,
    },
}

/// The seeds of a reset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seeds {
    /// The seeds of the last reset.
    Same,
    /// One seed, from which the seeds of all games are derived.
    One(u64),
    /// One seed per game; equal seeds give equal games.
    Each(Vec<u64>),
}

/// A game with its options, player assignment and observer.
struct EnvGame {
    game: Game,
    options: Vec<Action>,
    /// The number of the game in the run.
    number: u64,
    /// The player who has A's deck.
    player_a: PlayerId,
    /// The number of actions so far.
    actions: u32,
    opponent: Option<Box<dyn Agent>>,
    /// The win probability of the player to act; maintained only for shaped rewards.
    chance: f32,
    observer: Observer,
}

/// The result of an action.
struct Outcome {
    reward: f32,
    terminated: bool,
    truncated: bool,
    winner: u8,
}

impl EnvGame {
    fn is_over_limit(&self) -> bool {
        !self.game.is_over() && (self.game.turn >= TURN_LIMIT || self.actions >= MAX_ACTIONS || self.options.is_empty())
    }

    /// Lets the opponent act until the caller is to act, and lists the options.
    fn advance(&mut self) {
        loop {
            self.options.clear();
            self.game.list_options(&mut self.options);
            if self.game.is_over() || self.is_over_limit() {
                return;
            }
            let Some(opponent) = &mut self.opponent else { return };
            if self.game.to_act() == Some(self.player_a) {
                return;
            }
            let action = opponent.choose(&self.game, &self.options);
            if stop::is_set() {
                return;
            }
            self.game.act_unchecked(action);
            self.actions += 1;
        }
    }

    /// Takes an action and the following actions of the opponent.
    fn act(&mut self, shaping: f32, action: Action) -> Outcome {
        let player = self.game.to_act().unwrap_or_default();
        self.game.act_unchecked(action);
        self.actions += 1;
        self.advance();
        let truncated = self.is_over_limit();
        let won = |player: PlayerId| self.game.players[player].state == PlayState::Won;
        let mut reward = f32::from(i8::from(won(player)) - i8::from(won(player.opponent())));
        if shaping != 0.0 {
            reward += shaping * (self.chance_of(player) - self.chance);
        }
        let winner = if won(self.player_a) { 1 } else { 2 * u8::from(won(self.player_a.opponent())) };
        Outcome { reward, terminated: self.game.is_over(), truncated, winner }
    }

    /// Loads the memory that the next step reads into the cache, one word of each part. With hundreds of games it would not be
    /// cached otherwise, and independent loads wait together.
    fn prefetch(&self) {
        let mut sum = self.options.len();
        for side in &self.game.players.0 {
            let slots = [side.hero, side.hero_power].into_iter().flatten();
            for id in slots.chain(side.board.iter()).chain(side.hand.iter()) {
                let entity = &self.game[id];
                sum += usize::from(entity.exhausted) + usize::from(entity.used_abilities);
            }
        }
        black_box(sum);
    }

    fn chance_of(&self, player: PlayerId) -> f32 {
        win_chance(&self.game, player, self.game.active)
    }
}

/// The configuration of the games, with derived values.
struct EnvConfig {
    config: Config,
    /// Whether to write observations.
    observes: bool,
    /// The decks, if they are fixed.
    fixed_decks: Option<[Deck; 2]>,
    /// The number of games played at the same time.
    games: u64,
    /// The seed of each game, if they were given one by one.
    seeds: Option<Vec<u64>>,
    /// Whether the threads of the pool are waiting for a step.
    workers_waiting: Arc<AtomicBool>,
    /// The number of threads that can run at the same time.
    cores: usize,
}

/// The minimum number of games in a batch.
const MIN_GAMES: usize = 16;
/// The number of batches per thread; small batches balance the load at the end of a step.
const BATCHES_PER_THREAD: usize = 32;

/// Sets the board position of a played minion, if the position is possible.
fn with_board_place(action: Action, place: Option<u8>, game: &Game) -> Action {
    match (action, place) {
        (Action::Play { card, target, option, place: None }, Some(_)) => {
            let placed = Action::Play { card, target, option, place };
            if game.is_legal(placed) { placed } else { action }
        }
        (other, _) => other,
    }
}

/// The number of checks before a waiting thread sleeps. Waking is slow: two spinning threads step 1.9 times as many games as
/// one, two sleeping threads 1.8 times.
const MAX_SPINS: usize = 2000;

/// Spins while `goes_on` is true, up to a limit.
fn spin_wait(goes_on: impl Fn() -> bool) {
    (0..MAX_SPINS).take_while(|_| goes_on()).for_each(|_| spin_loop());
}

/// Games that one thread steps.
struct WorkerBatch<'a> {
    tables: &'a mut [EnvGame],
    /// The number of options of each game, in one list: reading each game would load memory that another core has changed.
    counts: &'a mut [usize],
    actions: &'a [i64],
    /// The board positions of played minions, from the left; a negative number is the rightmost position.
    positions: Option<&'a [i64]>,
    arrays: Arrays<'a>,
}

impl<'a> WorkerBatch<'a> {
    /// Splits the batch into batches of at most `games` games.
    fn split(self, games: usize, max_options: usize) -> Vec<WorkerBatch<'a>> {
        let (mut shares, mut rest) = (Vec::new(), self);
        while rest.tables.len() > games {
            let (tables, tables_2) = rest.tables.split_at_mut(games);
            let (counts, counts_2) = rest.counts.split_at_mut(games);
            let (actions, actions_2) = rest.actions.split_at(games);
            let (places, places_2) = rest.positions.map(|places| places.split_at(games)).unzip();
            let (arrays, arrays_2) = rest.arrays.split(games, max_options);
            shares.push(WorkerBatch { tables, counts, actions, positions: places, arrays });
            rest = WorkerBatch {
                tables: tables_2,
                counts: counts_2,
                actions: actions_2,
                positions: places_2,
                arrays: arrays_2,
            };
        }
        shares.push(rest);
        shares
    }
}

impl EnvConfig {
    /// The base seed of a game, and the number of the game among those with this base seed.
    fn seeded(&self, number: u64) -> (u64, u64) {
        let Some(seeds) = &self.seeds else { return (self.config.seed, number) };
        let at = usize::try_from(number % self.games).unwrap_or_default();
        (seeds.get(at).copied().unwrap_or(self.config.seed), number / self.games)
    }

    /// Starts the game with this number.
    fn start_game(&self, asked: u64) -> anyhow::Result<EnvGame> {
        let Config { cards, coin, format, .. } = self.config;
        let (base, number) = self.seeded(asked);
        let seed = seed_of(base, number);
        let drawn;
        let decks = if let Some(decks) = &self.fixed_decks {
            decks
        } else {
            let mut dice = Rng::new(seed);
            drawn = [0, 1].map(|at: usize| self.config.decks[at].deck(cards, &mut dice));
            &drawn
        };
        let first = Deck::first_player_index(cards, [&decks[0], &decks[1]], usize::from(number % 2 == 1));
        let seats = ByPlayer([&decks[first], &decks[1 - first]]);
        let game = Game::new(cards, seats, coin, Options { seed, format, ..Options::default() })?;
        Ok(EnvGame {
            game,
            options: Vec::new(),
            number: asked,
            player_a: PlayerId::BOTH[first],
            actions: 0,
            opponent: self.config.opponent.map(|kind| kind.player(seed_of(seed, 1))),
            chance: 0.5,
            observer: Observer::default(),
        })
    }

    /// Starts a game in a slot, and the next ones as long as the opponent ends them at once.
    fn start_in_slot(&self, table: &mut EnvGame, mut number: u64) -> anyhow::Result<()> {
        loop {
            let mut next = self.start_game(number)?;
            std::mem::swap(&mut next.observer, &mut table.observer);
            std::mem::swap(&mut next.options, &mut table.options);
            *table = next;
            table.advance();
            if stop::is_set() {
                return Err(StepError::Stopped.into());
            }
            if !table.game.is_over() && !table.is_over_limit() {
                return Ok(());
            }
            number = number.wrapping_add(self.games);
        }
    }

    /// Writes the observation of the player to act; returns the number of options.
    fn write_observation(&self, table: &mut EnvGame, at: usize, arrays: &mut Arrays<'_>) -> usize {
        let max = self.config.max_options;
        let player = table.game.to_act().unwrap_or_default();
        if self.config.shaping != 0.0 {
            table.chance = table.chance_of(player);
        }
        let count = table.options.len().min(max);
        arrays.counts[at] = i32::try_from(count).unwrap_or(i32::MAX);
        arrays.players_to_act[at] = u8::from(player != table.player_a);
        if self.observes {
            table.observer.write(&table.game, player, &table.options, &mut arrays.rows(at, max));
            if let Some(details) = &mut arrays.details {
                table.observer.write_details(&table.game, player, &mut details.of(at));
            }
        }
        count
    }

    /// Takes an action in each game of a batch.
    fn run(&self, share: WorkerBatch<'_>) -> anyhow::Result<()> {
        let max = self.config.max_options;
        let WorkerBatch { tables, counts, actions, positions: places, mut arrays } = share;
        for (at, (action, count)) in actions.iter().zip(counts).enumerate() {
            if let Some(next) = tables.get(at + 1) {
                next.prefetch();
            }
            let Some(table) = tables.get_mut(at) else { continue };
            let row = usize::try_from(*action).unwrap_or(usize::MAX);
            let Some(action) = Observer::option(&table.options, max, row) else { continue };
            let place = places.and_then(|places| u8::try_from(*places.get(at)?).ok());
            let action = with_board_place(action, place, &table.game);
            let player = table.game.to_act().unwrap_or_default();
            let outcome = table.act(self.config.shaping, action);
            if stop::is_set() {
                return Err(StepError::Stopped.into());
            }
            arrays.rewards[at] = outcome.reward;
            arrays.terminated[at] = outcome.terminated;
            arrays.truncated[at] = outcome.truncated;
            arrays.winners[at] = outcome.winner;
            if outcome.terminated || outcome.truncated {
                if let Some(ends) = &mut arrays.final_observations {
                    ends.write(at, &table.game, player);
                }
                self.start_in_slot(table, table.number.wrapping_add(self.games))?;
            }
            *count = self.write_observation(table, at, &mut arrays);
        }
        Ok(())
    }

    /// Runs all batches on the threads of a pool and on the calling thread. Each thread starts with the games of its previous
    /// step, which are in its core's cache.
    fn run_on(&self, pool: &ThreadPool, shares: Vec<WorkerBatch<'_>>) -> anyhow::Result<()> {
        self.workers_waiting.store(false, Ordering::Relaxed);
        let threads = pool.current_num_threads() + 1;
        // With fewer cores than threads, spinning would take the time of those who work.
        let spins = threads <= self.cores;
        let shares: Vec<_> = shares.into_iter().map(|share| Mutex::new(Some(share))).collect();
        let (done, failed) = (AtomicUsize::new(0), Mutex::new(None));
        let work = |thread: usize| {
            let begin = thread * shares.len() / threads;
            for share in shares[begin..].iter().chain(&shares[..begin]) {
                let Some(share) = share.lock().unwrap_or_else(PoisonError::into_inner).take() else { continue };
                if let Err(error) = self.run(share) {
                    failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                }
                done.fetch_add(1, Ordering::Release);
            }
        };
        let stop = stop::current();
        pool.in_place_scope(|scope| {
            let work = &work;
            let stop = stop.as_ref();
            (1..threads).for_each(|thread| scope.spawn(move |_| stop::with_flag(stop, || work(thread))));
            work(0);
            spin_wait(|| spins && done.load(Ordering::Acquire) < shares.len());
        });
        // The next step often comes at once.
        self.workers_waiting.store(spins, Ordering::Relaxed);
        for _ in (1..threads).filter(|_| spins) {
            let waiting = Arc::clone(&self.workers_waiting);
            pool.spawn(move || spin_wait(|| waiting.load(Ordering::Relaxed)));
        }
        failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

/// Games that advance together.
pub struct Envs {
    config: EnvConfig,
    tables: Vec<EnvGame>,
    /// The number of options of each game.
    counts: Vec<usize>,
}

impl Envs {
    /// Creates `games` games; [`Self::reset`] starts them. With `observes` false, only counts and results are written.
    pub fn new(config: Config, games: usize, observes: bool) -> anyhow::Result<Self> {
        let fixed = match &config.decks {
            [DeckChoice::Fixed(a, _), DeckChoice::Fixed(b, _)] => Some([a.clone(), b.clone()]),
            [DeckChoice::Fixed(..) | DeckChoice::Random(_), DeckChoice::Fixed(..) | DeckChoice::Random(_)] => None,
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let course = EnvConfig {
            config,
            observes,
            fixed_decks: fixed,
            games: games as u64,
            seeds: None,
            workers_waiting: Arc::default(),
            cores,
        };
        let tables = (0..games as u64).map(|number| course.start_game(number)).collect::<anyhow::Result<_>>()?;
        Ok(Self { config: course, tables, counts: vec![0; games] })
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// Whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// The game at an index.
    pub fn game(&self, at: usize) -> Option<&Game> {
        Some(&self.tables.get(at)?.game)
    }

    /// The configuration of the games.
    pub const fn config(&self) -> &Config {
        &self.config.config
    }

    /// Plays the first `games` games one after the other with random actions and without observations, to measure the engine
    /// alone. Returns the number of actions.
    pub fn play_alone(&self, games: u64) -> anyhow::Result<u64> {
        let mut done = 0;
        for number in 0..games {
            let mut table = self.config.start_game(number)?;
            let mut dice = Rng::new(number);
            loop {
                table.options.clear();
                table.game.list_options(&mut table.options);
                if table.game.is_over() || table.is_over_limit() {
                    break;
                }
                table.game.act_unchecked(table.options[dice.next_below(table.options.len())]);
                table.actions += 1;
            }
            done += u64::from(table.actions);
        }
        Ok(done)
    }

    /// Restarts all games with new seeds and writes their observations.
    pub fn reset(&mut self, seeds: Seeds, mut arrays: Arrays<'_>) -> anyhow::Result<()> {
        match seeds {
            Seeds::Same => {}
            Seeds::One(seed) => (self.config.config.seed, self.config.seeds) = (seed, None),
            Seeds::Each(seeds) => {
                if seeds.len() != self.tables.len() {
                    return Err(StepError::Seeds { given: seeds.len(), games: self.tables.len() }.into());
                }
                self.config.seeds = Some(seeds);
            }
        }
        arrays.rewards.fill(0.0);
        arrays.terminated.fill(false);
        arrays.truncated.fill(false);
        arrays.winners.fill(0);
        for (at, table) in self.tables.iter_mut().enumerate() {
            self.config.start_in_slot(table, at as u64)?;
            self.counts[at] = self.config.write_observation(table, at, &mut arrays);
        }
        Ok(())
    }

    /// Takes an action in each game, the number of one of its options, and writes the result. Ended games restart. If an action
    /// is invalid, no game changes. The calling thread and those of the pool divide the games. `places` has the board positions
    /// of played minions, from the left; an impossible position means the rightmost one.
    pub fn step(
        &mut self,
        actions: &[i64],
        places: Option<&[i64]>,
        arrays: Arrays<'_>,
        pool: Option<&ThreadPool>,
    ) -> anyhow::Result<()> {
        if let Some(places) = places.filter(|places| places.len() != self.tables.len()) {
            return Err(StepError::Count { given: places.len(), games: self.tables.len() }.into());
        }
        if actions.len() != self.tables.len() {
            return Err(StepError::Count { given: actions.len(), games: self.tables.len() }.into());
        }
        for (game, (action, &options)) in actions.iter().zip(&self.counts).enumerate() {
            if usize::try_from(*action).map_or(true, |action| action >= options) {
                return Err(StepError::NoOption { game, action: *action, options }.into());
            }
        }
        let all =
            WorkerBatch { tables: &mut self.tables, counts: &mut self.counts, actions, positions: places, arrays };
        let Some(pool) = pool else { return self.config.run(all) };
        let games = all.tables.len().div_ceil((pool.current_num_threads() + 1) * BATCHES_PER_THREAD).max(MIN_GAMES);
        self.config.run_on(pool, all.split(games, self.config.config.max_options))
    }
}
