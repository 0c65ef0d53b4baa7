//! One game as a Python object.
use std::sync::Arc;

use cardwright_arena::agent::AgentKind;
use cardwright_arena::agent::evaluation::win_chance;
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::describe::{self, Entry, Log};
use cardwright_arena::link;
use cardwright_arena::replay::{log, xml};
use cardwright_arena::serve::fields::Fields;
use cardwright_arena::serve::new_game::{self, DeckField, Setup};
use cardwright_arena::serve::state::State;
use cardwright_arena::serve::{actions, session};
use cardwright_engine::observe::{Perspective, Recorder};
use cardwright_engine::state::{Rng, Snapshot};
use cardwright_engine::{Action, CardId, PlayerId};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};
use serde_json::{Map, Value};

use crate::cards::{PreparedDeck, all_cards};
use crate::errors::{CardwrightError, IllegalAction, cardwright_error, catch_engine_fault, fault, other_error};
use crate::interrupt::interruptible;
use crate::json::{self, from_python, text};
use crate::objects::to_python;
use crate::observation::observe;

/// The request that began a game.
struct Request {
    /// Without the decks.
    settings: Map<String, Value>,
    decks: [DeckField; 2],
}

impl Request {
    /// The JSON of a request `new`.
    fn json(&self) -> String {
        let mut request = self.settings.clone();
        request.insert("decks".to_owned(), self.decks.iter().map(DeckField::json).collect());
        Value::Object(request).to_string()
    }
}

/// The setup of a game and its actions, from which it can be replayed with a recorder.
#[derive(Clone)]
struct GameRecord {
    request: Arc<Request>,
    setup: Arc<Setup>,
    /// The index of each chosen option, and the board position of a played minion.
    chosen_options: Vec<(u16, Option<u8>)>,
}

/// A game of Hearthstone as a value: it can be cloned, saved, compared, pickled, and continued in many ways.
///
/// >>> game = Game("random:mage", "random:hunter", seed=7)
/// >>> game.act(game.choose("greedy"))
///
/// Arguments:
///     `deck_a`, `deck_b`: the decks of players 1 and 2: a `Deck`, a deckstring, the text that the client copies, a list with a line
///         for each card, the path of a file with one of these, the name of a known deck, `random:mage+classic`, or a list of cards
///         by id or name. Without `deck_b` both have `deck_a`.
///     seed: the same decks, seed and actions are the same game, everywhere (0); `None` is another game each time.
///     mulligan, shuffle, coin: whether there are these (True).
///     hand: cards of the first player's opening hand (3); the second has one more.
///     `full_mana`: both begin with ten mana crystals (False).
///     format: `Wild`, `Standard`, `Classic`, `Twist` or `Any`, from which random cards come.
///     classes: the classes of decks that are lists of cards, `["Mage", "Hunter"]`; without them that of their class cards.
///     `allow_stubs`: allows cards that are not written; only their keywords work (False).
///     `allow_illegal`: allows decks that players may not play (False).
///
/// Games are equal if they go on in the same way, and equal games have equal hashes: do not act in a game that is in a set.
/// An impossible request raises `CardwrightError`, an illegal action `IllegalAction` or `IndexError`. Answers for a player (`view`,
/// `observe`, `text`, `options`, `choose`, `replay(player=…)`) depend on nothing that the player cannot know.
#[pyclass(module = "cardwright._native", name = "Game", subclass)]
pub struct Game {
    pub game: cardwright_engine::Game,
    record: Option<GameRecord>,
}

/// The content of a pickle: the game, the request that started it, and its actions.
type Pickled = (String, Option<String>, Vec<(u16, Option<u8>)>);

/// The cards of the opponent's known deck list.
fn list_of(deck: &Bound<'_, PyAny>) -> PyResult<Vec<CardId>> {
    let text: String = deck.py().import("cardwright._inputs")?.call_method1("deck_text", (deck,))?.extract()?;
    match DeckChoice::of_text(all_cards()?, &text, true).map_err(|error| cardwright_error(&error))? {
        DeckChoice::Fixed(deck, _) => Ok(deck.cards),
        DeckChoice::Random(_) => {
            Err(CardwrightError::new_err("deck: give a list; a random deck is another one each time"))
        }
    }
}

/// A deck as it was given; `of_class` if its class is named apart from it.
fn deck_field(deck: &Bound<'_, PyAny>, of_class: bool) -> PyResult<DeckField> {
    let py = deck.py();
    // A `Deck` was read before.
    if let Some(prepared) = deck.getattr_opt(intern!(py, "_prepared"))?
        && let Ok(prepared) = prepared.cast::<PreparedDeck>()
    {
        return Ok(DeckField::Prepared(Arc::clone(&prepared.get().0)));
    }
    let inputs = py.import(intern!(py, "cardwright._inputs"))?;
    let plain = inputs.call_method1(if of_class { "deck" } else { "deck_text" }, (deck,))?;
    if let Ok(listed) = plain.cast::<PyList>() {
        return Ok(DeckField::Cards(listed.extract()?));
    }
    Ok(DeckField::Text(plain.extract()?))
}

/// A player by number, 1 or 2.
pub fn player(number: u8) -> PyResult<PlayerId> {
    PlayerId::try_from(number).map_err(|error| other_error(&error))
}

impl Game {
    /// A game with an unknown start.
    pub const fn of(game: cardwright_engine::Game) -> Self {
        Self { game, record: None }
    }

    fn begin(request: Request) -> PyResult<Self> {
        let cards = all_cards()?;
        let mut fields = Fields(request.settings.clone());
        let setup = new_game::read_with(&mut fields, Some(&request.decks), cards, deck::coin(cards));
        let setup = setup.map_err(|error| fault(&error))?;
        let game = catch_engine_fault(|| setup.begin(cards, &mut ()).map_err(|error| fault(&error)))?;
        let record = GameRecord { request: Arc::new(request), setup: Arc::new(setup), chosen_options: Vec::new() };
        Ok(Self { game, record: Some(record) })
    }

    /// A game from the JSON of its request.
    fn begin_json(request: &str) -> PyResult<Self> {
        let mut settings: Map<String, Value> = serde_json::from_str(request).map_err(|error| other_error(&error))?;
        let decks =
            DeckField::read_both(settings.remove("decks").unwrap_or_default()).map_err(|error| fault(&error))?;
        Self::begin(Request { settings, decks })
    }

    fn of_document(document: &str) -> PyResult<cardwright_engine::Game> {
        let cards = all_cards()?;
        let document = Snapshot::from_json(document).map_err(|error| other_error(&error))?;
        catch_engine_fault(|| {
            cardwright_engine::Game::from_snapshot(cards, &document).map_err(|error| other_error(&error))
        })
    }

    fn record(&self) -> PyResult<&GameRecord> {
        let unknown = || {
            CardwrightError::new_err("a game that was loaded or determinized has no replay: its beginning is unknown")
        };
        self.record.as_ref().ok_or_else(unknown)
    }

    /// Plays the recorded actions in the game as it began.
    fn play_record(
        &self,
        game: &mut cardwright_engine::Game,
        mut act: impl FnMut(&mut cardwright_engine::Game, Action),
    ) -> PyResult<()> {
        game.hero_skin_ids = self.game.hero_skin_ids;
        for (at, (number, place)) in self.record()?.chosen_options.iter().enumerate() {
            let listed = game.options().get(usize::from(*number)).copied();
            let action = placed(listed, *place)
                .ok_or_else(|| CardwrightError::new_err(format!("the record does not fit the game at action {at}")))?;
            act(game, action);
        }
        Ok(())
    }

    fn document(&self) -> PyResult<String> {
        Ok(self.game.snapshot().map_err(|error| other_error(&error))?.to_json())
    }

    /// Performs a listed action; if the engine panics, the game is restored.
    fn take(&mut self, number: usize, place: Option<u8>, action: Action) -> PyResult<()> {
        let mut next = self.game.clone();
        catch_engine_fault(|| {
            next.act_unchecked(action);
            Ok(())
        })?;
        self.game = next;
        if let Some(record) = &mut self.record {
            record.chosen_options.push((u16::try_from(number).unwrap_or(u16::MAX), place));
        }
        Ok(())
    }
}

/// The n-th option with a board position.
fn placed(option: Option<Action>, place: Option<u8>) -> Option<Action> {
    match (option?, place) {
        (Action::Play { card, target, option, place: None }, place) => {
            Some(Action::Play { card, target, option, place })
        }
        (other, None) => Some(other),
        (_, Some(_)) => None,
    }
}

/// The action as it is listed, and its board position.
fn as_listed(action: Action) -> (Action, Option<u8>) {
    if let Action::Play { card, target, option, place } = action {
        (Action::Play { card, target, option, place: None }, place)
    } else {
        (action, None)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (deck_a, deck_b = None, **settings))]
    fn new(
        deck_a: &Bound<'_, PyAny>,
        deck_b: Option<&Bound<'_, PyAny>>,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let settings = json::settings(settings)?;
        let of_classes = settings.get("classes").is_some_and(|classes| !classes.is_null());
        let first = deck_field(deck_a, of_classes)?;
        let second = match deck_b {
            Some(deck) => deck_field(deck, of_classes)?,
            None => first.clone(),
        };
        Self::begin(Request { settings, decks: [first, second] })
    }

    /// A game from what `save` returned, as text, bytes or a dictionary. A document that leaves out what is as usual is a
    /// position to begin from.
    #[staticmethod]
    fn load(document: &Bound<'_, PyAny>) -> PyResult<Self> {
        let document = if let Ok(text) = document.cast::<PyString>() {
            text.to_string()
        } else if let Ok(bytes) = document.cast::<PyBytes>() {
            String::from_utf8(bytes.as_bytes().to_vec()).map_err(|error| other_error(&error))?
        } else {
            text(document)?
        };
        Ok(Self { game: Self::of_document(&document)?, record: None })
    }

    /// The game in a link of the card site: its address with `#p=1.…`, or the text after it. Cards that the link hides are unknown
    /// cards.
    #[staticmethod]
    fn from_link(link: &str) -> PyResult<Self> {
        let text = link.rsplit_once("#p=").map_or(link, |(_, text)| text);
        let text = text.split('&').next().unwrap_or_default();
        let game = catch_engine_fault(|| link::read(all_cards()?, text).map_err(|error| other_error(&error)))?;
        Ok(Self { game, record: None })
    }

    /// The complete game as JSON text, hidden cards included.
    fn save(&self) -> PyResult<String> {
        self.document()
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), record: self.record.clone() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let restore = py.import("cardwright._native")?.getattr("restore")?;
        let (request, done) =
            self.record.as_ref().map_or((None, Vec::new()), |it| (Some(it.request.json()), it.chosen_options.clone()));
        Ok((restore, (self.document()?, request, done)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.game == other.game
    }

    #[expect(clippy::cast_possible_truncation, reason = "Python's hashes have the width of a pointer")]
    fn __hash__(&self) -> isize {
        self.game.canonical_hash().cast_signed() as isize
    }

    fn __repr__(&self) -> String {
        let side = |player: PlayerId| {
            let side = &self.game.players[player];
            let health = side.hero.map_or(0, |hero| self.game[hero].health());
            format!(
                "{} {health} Health, {} in hand, {} on the board",
                side.class.title(),
                side.hand.len(),
                side.board.len()
            )
        };
        let acts =
            self.game.to_act().map_or_else(|| "over".to_owned(), |player| format!("player {} acts", u8::from(player)));
        let [first, second] = PlayerId::BOTH.map(side);
        format!("<cardwright.Game turn {}, {acts}: {first}; {second}>", self.game.turn)
    }

    /// The number of turns that have begun; 0 during the mulligan.
    #[getter]
    fn turn(&self) -> u16 {
        self.game.turn
    }

    /// The player who is to act, 1 or 2; `None` when the game is over.
    #[getter]
    fn to_act(&self) -> Option<u8> {
        self.game.to_act().map(u8::from)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.game.is_over()
    }

    /// The results of players 1 and 2: `("WON", "LOST")`; `None` before the end.
    #[getter]
    fn result(&self) -> Option<(&'static str, &'static str)> {
        let [first, second] = PlayerId::BOTH.map(|player| self.game.players[player].state.name());
        self.game.is_over().then_some((first, second))
    }

    /// The legal actions of the player to act, each a dictionary: its number `n`, its `kind`, its entities, the `option_card` of a
    /// Choose One card, and what it `says` in words.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = self.game.options();
        let told = options.into_iter().enumerate().map(|(n, action)| actions::json(&self.game, Some(n), action));
        to_python(py, &told.collect::<Vec<_>>())
    }

    /// The number of legal actions.
    fn option_count(&self) -> usize {
        self.game.options().len()
    }

    /// Performs an action: the number of an option, or a dictionary as `options` lists them.
    #[pyo3(signature = (option, place = None))]
    fn act(&mut self, option: &Bound<'_, PyAny>, place: Option<u8>) -> PyResult<()> {
        let options = self.game.options();
        if let Ok(number) = option.extract::<usize>() {
            let Some(listed) = options.get(number).copied() else {
                let many = options.len();
                return Err(PyIndexError::new_err(format!("option {number}: there are {many} options, from 0")));
            };
            let action = placed(Some(listed), place).filter(|action| place.is_none() || self.game.is_legal(*action));
            let action = action.ok_or_else(|| IllegalAction::new_err("place: no minion can be put there"))?;
            return self.take(number, place, action);
        }
        if !option.is_instance_of::<PyDict>() {
            return Err(PyTypeError::new_err("an action is the number of an option, or a dictionary"));
        }
        let mut wanted: serde_json::Map<String, serde_json::Value> = from_python(option)?;
        actions::remove_readers_fields(&mut wanted);
        if let Some(place) = place {
            wanted.insert("place".to_owned(), place.into());
        }
        let mut fields = Fields(serde_json::Map::from_iter([("action".to_owned(), wanted.into())]));
        let action = session::requested_action(&mut fields, &self.game)
            .map_err(|error| IllegalAction::new_err(error.to_string()))?;
        let (listed, place) = as_listed(action);
        let number = options.iter().position(|option| *option == listed);
        let number = number.ok_or_else(|| IllegalAction::new_err("action: it is not among the options"))?;
        self.take(number, place, action)
    }

    /// The number of the option that an agent takes: `random`, `greedy`, `search:playouts=500`, `search:ms=50`.
    #[pyo3(signature = (agent, seed = 0))]
    fn choose(&self, py: Python<'_>, agent: &str, seed: u64) -> PyResult<usize> {
        let kind: AgentKind = agent.parse().map_err(|error| other_error(&error))?;
        let game = &self.game;
        let options = game.options();
        if options.is_empty() {
            return Err(CardwrightError::new_err("the game is over"));
        }
        let choose = || catch_engine_fault(|| Ok(kind.player(seed).choose(game, &options)));
        let chosen = match kind {
            AgentKind::Random | AgentKind::Greedy => py.detach(choose)?,
            AgentKind::Search(_) => interruptible(py, || Ok(()), |_| choose())??,
        };
        Ok(options.iter().position(|option| *option == chosen).unwrap_or(0))
    }

    /// The knowledge of a player, by default of the player to act, as arrays by name: see `cardwright.schema`. For the other
    /// player there are no options. With `details` the arrays `known`, `attached` and `past` are added.
    #[pyo3(signature = (player = None, max_options = 128, details = false))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        player: Option<u8>,
        max_options: usize,
        details: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let player = player.map_or_else(|| Ok(self.game.to_act().unwrap_or_default()), self::player)?;
        observe(py, &self.game, player, max_options, details)
    }

    /// The complete state as a dictionary, hidden cards included.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &State::of(&self.game))
    }

    /// The state as a player sees it: hidden cards have no `card`.
    fn view<'py>(&self, py: Python<'py>, player: u8) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &State::of(self.game.view(self::player(player)?).game()))
    }

    /// A game that could be behind what a player sees, another one for each seed. With `deck`, the list that the opponent is
    /// known to play, the opponent's hidden cards are what is left of it; cards that were made in the game stay unknown.
    #[pyo3(signature = (player, seed = 0, deck = None))]
    fn determinize(&self, player: u8, seed: u64, deck: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let player = self::player(player)?;
        let list = deck.map(list_of).transpose()?;
        let view = self.game.view(player);
        let game = catch_engine_fault(|| {
            Ok(list.map_or_else(|| view.determinize(seed), |list| view.determinize_with(seed, &list)))
        })?;
        Ok(Self { game, record: None })
    }

    /// Throws other dice from here on: they come from this seed. Cards and the order of decks stay as they are.
    fn reseed(&mut self, seed: u64) {
        self.game.rng = Rng::new(seed);
        // The recorded actions no longer lead to this state.
        self.record = None;
    }

    /// Whether an option throws dice.
    #[pyo3(name = "throws_dice")]
    fn has_random_outcome(&self, option: usize) -> PyResult<bool> {
        let options = self.game.options();
        let many = options.len();
        let missing = || PyIndexError::new_err(format!("option {option}: there are {many} options, from 0"));
        let action = options.get(option).copied().ok_or_else(missing)?;
        let mut next = self.game.clone();
        catch_engine_fault(|| {
            next.act_unchecked(action);
            Ok(next.rng != self.game.rng)
        })
    }

    /// The chance that a player wins, from 0 to 1, by a simple evaluation of what that player can know.
    fn win_chance(&self, player: u8) -> PyResult<f32> {
        Ok(win_chance(&self.game, self::player(player)?, self.game.active))
    }

    /// The game in words, as a player knows it: both sides, the own hand with its texts, and the numbered options if the player
    /// is to act. Without `player` it is the one to act.
    #[pyo3(signature = (player = None))]
    fn text(&self, player: Option<u8>) -> PyResult<String> {
        let player = player.map_or_else(|| Ok(self.game.to_act().unwrap_or_default()), self::player)?;
        Ok(describe::table(&self.game, player))
    }

    /// The log of the game so far, a sentence for each line, as a player knows it, or with the names of all cards. Consequences are
    /// indented.
    #[pyo3(signature = (player = None))]
    fn log(&self, player: Option<u8>) -> PyResult<Vec<String>> {
        let record = self.record()?;
        let reader = player.map(self::player).transpose()?;
        let cards = all_cards()?;
        catch_engine_fault(|| {
            let mut lines = Vec::new();
            let mut game = record.setup.begin(cards, &mut ()).map_err(|error| fault(&error))?;
            self.play_record(&mut game, |game, action| {
                let mut log = Log::new(reader);
                game.act_unchecked_observed(action, &mut log);
                lines.extend(log.entries().iter().map(Entry::line));
            })?;
            Ok(lines)
        })
    }

    /// The board as HTML, for notebooks: what both players can see.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        slf.py().import("cardwright._html")?.call_method1("game", (slf,))?.extract()
    }

    /// The game so far as HSReplay XML (`"xml"`) or as the text of `Power.log` (`"log"`), as a player sees it, or complete.
    #[pyo3(signature = (format = "xml", player = None))]
    fn replay(&self, format: &str, player: Option<u8>) -> PyResult<String> {
        let record = self.record()?;
        let sees = player.map(self::player).transpose()?.map_or(Perspective::Everything, Perspective::Of);
        let cards = all_cards()?;
        catch_engine_fault(|| {
            let mut recorder = Recorder::new(sees);
            let mut game = record.setup.begin(cards, &mut recorder).map_err(|error| fault(&error))?;
            self.play_record(&mut game, |game, action| game.act_unchecked_observed(action, &mut recorder))?;
            let packets = recorder.take();
            match format {
                "xml" => xml::document(&game, &packets).map_err(|error| cardwright_error(&error)),
                "log" => log::text(&game, &packets).map_err(|error| cardwright_error(&error)),
                _ => Err(CardwrightError::new_err(format!(
                    "`{format}` is no format of replays: write \"xml\" or \"log\""
                ))),
            }
        })
    }
}

/// A game from its pickle.
#[pyfunction]
pub fn restore(document: &str, request: Option<&str>, done: Vec<(u16, Option<u8>)>) -> PyResult<Game> {
    let record = request.map(Game::begin_json).transpose()?.and_then(|begun| begun.record);
    let record = record.map(|record| GameRecord { chosen_options: done, ..record });
    Ok(Game { game: Game::of_document(document)?, record })
}
