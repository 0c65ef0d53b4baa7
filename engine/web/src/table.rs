//! A game with its history: actions, their consequences as text, and undo.
use std::panic::{AssertUnwindSafe, catch_unwind};

use cardwright_arena::agent::AgentKind;
use cardwright_arena::analyse::{Analysis, Effort};
use cardwright_arena::animation::Animations;
use cardwright_arena::describe::{self, Entry, EntryKind, Log};
use cardwright_arena::review::{self, RecordedStep};
use cardwright_arena::serve::fields::{Fields, RequestFault};
use cardwright_arena::serve::{actions, new_game, session, state, verbs};
use cardwright_arena::takeback::reveals_nothing;
use cardwright_arena::watch::ActionObserver;
use cardwright_arena::{deck, link, registry};
use cardwright_data::Zone;
use cardwright_engine::state::{Entity, LoadError, Snapshot};
use cardwright_engine::{Action, CardId, Cards, EntityId, Game, PlayerId};
use serde_json::{Map, Value, json};

use crate::recorded::Recording;
use crate::trial::RelatedCards;
use crate::{sample, shown, trial};

/// The maximum number of stored steps; the oldest are dropped.
const MAX_STEPS: usize = 2000;
/// The longest time that an agent or an analysis may take, in milliseconds.
const MAX_MILLIS: u32 = 10_000;
/// The largest number of playouts of an agent or an analysis.
const MAX_PLAYOUTS: u32 = 20_000;

/// An action, and the game before it.
#[derive(Debug)]
struct Step {
    before: Game,
    /// The action as text.
    action_text: String,
    /// Its consequences as text.
    lines: Vec<String>,
    /// The entries of the log as JSON: the headings of turns, the action and its consequences, with their cards.
    log: Vec<Value>,
    /// The executed effects: the id of the card, and their words.
    ran: Vec<[String; 2]>,
    /// The animations of the action as JSON, for a page that plays them.
    motions: Value,
    /// The cards that were played or revealed, as they are drawn.
    cards: Vec<Value>,
    /// Whether the action can be taken back: it showed nothing that the player did not know.
    can_undo: bool,
}

impl Step {
    /// The action as JSON, with its consequences and the player whose turn it is.
    fn json(&self, n: usize) -> Value {
        json!({
            "n": n,
            "turn": self.before.turn,
            "active": u8::from(self.before.active),
            "player": self.before.to_act().map(u8::from),
            "says": self.action_text,
            "lines": self.lines,
            "log": self.log,
            "ran": self.ran,
            "motions": self.motions,
            "cards": self.cards,
        })
    }
}

/// The fields of a reply.
type Reply = Map<String, Value>;

/// A game that is played, watched or arranged, with all its steps.
///
/// ```
/// let mut table = cardwright_web::Table::new().expect("the cards fit together");
/// let reply = table.answer(r#"{"do":"card","card":"Fireball"}"#);
/// assert_eq!(reply["ok"], true);
/// let reply = table.answer(r#"{"do":"act","option":99}"#);
/// assert_eq!(reply["error"]["field"], "option");
/// ```
#[derive(Debug)]
pub struct Table {
    cards: &'static Cards,
    coin: Option<CardId>,
    game: Option<Game>,
    /// The viewer; `None` shows everything, and everything can be undone.
    me: Option<PlayerId>,
    steps: Vec<Step>,
    /// The recording that is open, until another game begins: who plays on from it can come back to it.
    recording: Option<Box<Recording>>,
}

impl Table {
    /// A table without a game. Fails if the card data is inconsistent.
    pub fn new() -> anyhow::Result<Self> {
        let cards = registry::cards()?;
        Ok(Self { cards, coin: deck::coin(cards), game: None, me: None, steps: Vec::new(), recording: None })
    }

    /// The reply to a request: `"ok"` is `true`, or `"error"` names the wrong `field` and the reason, and nothing has changed.
    pub fn answer(&mut self, request: &str) -> Value {
        let answer = match serde_json::from_str::<Value>(request) {
            Ok(Value::Object(request)) => self.dispatch(Fields(request)),
            Ok(_) => Err(RequestFault::new("line", "a request is a JSON object")),
            Err(error) => Err(RequestFault::new("line", format!("it is not JSON: {error}"))),
        };
        Value::Object(match answer {
            Ok(mut fields) => {
                fields.insert("ok".to_owned(), json!(true));
                fields
            }
            Err(fault) => session::Session::refusal(&fault),
        })
    }

    fn dispatch(&mut self, mut fields: Fields) -> Result<Reply, RequestFault> {
        let verb: String = fields.required("do")?;
        match verb.as_str() {
            "hello" => {
                fields.end()?;
                Ok(reply([("version", json!(env!("CARGO_PKG_VERSION"))), ("cards", json!(self.cards.len()))]))
            }
            "describe" => {
                let card = fields.card("card", self.cards)?;
                fields.end()?;
                Ok(reply([("card", described(self.cards, card))]))
            }
            "deck" => {
                let deck = new_game::deck(&mut fields, self.cards)?;
                fields.end()?;
                Ok(reply([("deck", deck)]))
            }
            "sample" => {
                let asked: sample::Sample = fields.required("of")?;
                fields.end()?;
                let played = sample::play(self.cards, &asked);
                let hashes = played.map_err(|error| RequestFault::new("of", format!("{error:#}")))?;
                Ok(reply([("hashes", json!(hashes))]))
            }
            "again" => self.again(fields),
            "open" => self.open(fields),
            "review" => self.review(&fields),
            "new" | "card" | "load" => {
                let me = if fields.0.contains_key("me") { Some(fields.player("me")?) } else { None };
                let game = catch_engine_fault(|| self.begin(&verb, &mut fields, me))?;
                (self.game, self.me, self.recording) = (Some(game), me, None);
                self.steps.clear();
                self.view()
            }
            _ => self.of_game(&verb, fields),
        }
    }

    /// Requests that led to a position, done again in one go: a page that was closed goes on with its game.
    fn again(&mut self, mut fields: Fields) -> Result<Reply, RequestFault> {
        let requests: Vec<Map<String, Value>> = fields.required("requests")?;
        fields.end()?;
        if requests.len() > MAX_STEPS {
            return Err(RequestFault::new("requests", format!("at most {MAX_STEPS}")));
        }
        for (n, request) in requests.into_iter().enumerate() {
            let within =
                |fault: RequestFault| RequestFault::new(format!("requests[{n}].{}", fault.field), fault.reason);
            if request.get("do").is_some_and(|verb| verb == "again") {
                return Err(within(RequestFault::new("do", "requests are not nested")));
            }
            self.dispatch(Fields(request)).map_err(within)?;
        }
        self.view()
    }

    /// A recorded game: its decisions are the steps, and the player whose hand it shows looks at it. Without `recording` it is the one
    /// that is open.
    fn open(&mut self, mut fields: Fields) -> Result<Reply, RequestFault> {
        let text: Option<String> = fields.optional("recording")?;
        let number: Option<usize> = fields.optional("number")?;
        let printings: Option<Value> = fields.optional("printings")?;
        fields.end()?;
        let (cards, open) = (self.cards, self.recording.as_deref());
        let fresh = match (text, open) {
            (Some(text), _) => catch_engine_fault(|| Recording::open(cards, &text, number, printings).map(Some))?,
            (None, Some(open)) => catch_engine_fault(|| open.other_game(cards, number))?,
            (None, None) => return Err(RequestFault::new("recording", "no recording is open: give the text of one")),
        };
        let Some(open) = fresh.as_ref().or(open) else { return self.view() };
        let steps = open.steps()?;
        let mut about = open.about(&steps);
        self.me = Some(open.player());
        if let Some(fresh) = fresh {
            self.recording = Some(Box::new(fresh));
        }
        self.steps = steps.into_iter().map(recorded_step).collect();
        // The table goes on where the recording ends: what is hidden is sampled.
        self.game = self.steps.last().map(|step| completed(step.before.clone(), self.me, 0));
        about.append(&mut self.view()?);
        Ok(about)
    }

    /// Reviews the next piece of the recording that is open.
    fn review(&mut self, fields: &Fields) -> Result<Reply, RequestFault> {
        fields.end()?;
        let open = self.recording.as_mut().ok_or_else(|| RequestFault::new("do", "no recording is open"))?;
        catch_engine_fault(|| open.review_next())
    }

    /// The game goes on from before a step: what the recording hides is sampled, and what followed is forgotten.
    fn resume(&mut self, mut fields: Fields) -> Result<Reply, RequestFault> {
        let n: usize = fields.required("step")?;
        let seed = fields.optional("seed")?.unwrap_or_default();
        fields.end()?;
        let game = completed(self.step(n)?.before.clone(), self.me, seed);
        self.steps.truncate(n);
        self.game = Some(game);
        self.view()
    }

    /// The probability that the player who looks at the table wins, before a step.
    fn win_probability(&self, mut fields: Fields) -> Result<Reply, RequestFault> {
        let n: usize = fields.required("step")?;
        let worlds: u32 = fields.required("worlds")?;
        fields.end()?;
        if worlds > MAX_PLAYOUTS {
            return Err(too_long("worlds"));
        }
        let game = &self.step(n)?.before;
        let player = self.me.or_else(|| game.to_act()).unwrap_or_default();
        let value = catch_engine_fault(|| Ok(review::win_probability(game, player, worlds, n as u64)))?;
        Ok(reply([("step", json!(n)), ("value", json!(value))]))
    }

    fn step(&self, n: usize) -> Result<&Step, RequestFault> {
        let many = self.steps.len();
        self.steps.get(n).ok_or_else(|| RequestFault::new("step", format!("there are {many} steps, from 0")))
    }

    /// A new game, a position for a card, or one from a document or a link.
    fn begin(&self, verb: &str, fields: &mut Fields, me: Option<PlayerId>) -> Result<Game, RequestFault> {
        match verb {
            "new" => new_game::read(fields, self.cards, self.coin)?.begin(self.cards, &mut ()),
            "card" => {
                let card = fields.card("card", self.cards)?;
                let seed = fields.optional("seed")?.unwrap_or_default();
                let with: Option<String> = fields.optional("with")?;
                let beside = RelatedCards::read(self.cards, with.as_deref().unwrap_or_default())?;
                fields.end()?;
                trial::begin(self.cards, card, &beside, seed)
            }
            _ => {
                // Read as text, as that of a link: reading from a `Value` would be the same code once more in what is downloaded.
                let document = fields.0.remove("snapshot").filter(|document| !document.is_null());
                let text: Option<String> = fields.optional("link")?;
                let seed = fields.optional("seed")?.unwrap_or_default();
                fields.end()?;
                let wrong =
                    |error: LoadError| RequestFault::new(format!("snapshot.{}", error.path), error.fault.to_string());
                let game = match (document, text) {
                    (Some(document), None) => {
                        let read = Snapshot::from_json(&document.to_string());
                        read.and_then(|read| Game::from_snapshot(self.cards, &read)).map_err(wrong)
                    }
                    (None, Some(text)) => {
                        link::read(self.cards, &text).map_err(|error| RequestFault::new("link", error.to_string()))
                    }
                    (None, None) => Err(RequestFault::new("snapshot", "it is missing: give a `snapshot`, or a `link`")),
                    (Some(_), Some(_)) => Err(RequestFault::new("link", "give a `snapshot` or a `link`, not both")),
                }?;
                Ok(completed(game, me, seed))
            }
        }
    }

    fn game(&self) -> Result<&Game, RequestFault> {
        self.game
            .as_ref()
            .ok_or_else(|| RequestFault::new("do", "there is no game: begin one with `new`, `card` or `load`"))
    }

    /// Answers a verb about the game.
    fn of_game(&mut self, verb: &str, mut fields: Fields) -> Result<Reply, RequestFault> {
        let game = self.game()?;
        match verb {
            "view" => {
                fields.end()?;
                self.view()
            }
            "act" => {
                let action = session::requested_action(&mut fields, game)?;
                fields.end()?;
                self.act(action)
            }
            "agent" => {
                let kind: String = fields.required("agent")?;
                let seed = fields.optional("seed")?.unwrap_or(self.steps.len() as u64);
                fields.end()?;
                let kind = agent(&kind)?;
                let options = game.options();
                if options.is_empty() {
                    return Err(RequestFault::new("do", "the game is over"));
                }
                let action = catch_engine_fault(|| Ok(kind.player(seed).choose(game, &options)))?;
                let number = options.iter().position(|option| *option == action);
                let mut reply = self.act(action)?;
                reply.insert("option".to_owned(), json!(number));
                Ok(reply)
            }
            "undo" => {
                fields.end()?;
                let last = self.steps.pop_if(|step| step.can_undo);
                let last =
                    last.ok_or_else(|| RequestFault::new("do", "only what showed nothing new can be taken back"))?;
                self.game = Some(last.before);
                self.view()
            }
            "log" => {
                let from: usize = fields.optional("from")?.unwrap_or_default();
                fields.end()?;
                let steps = self.steps.iter().enumerate().skip(from);
                let told = steps.map(|(n, step)| step.json(n));
                Ok(reply([("log", told.collect())]))
            }
            "look" => {
                let n: usize = fields.required("step")?;
                fields.end()?;
                Ok(reply([("step", json!(n)), ("state", self.shown(&self.step(n)?.before))]))
            }
            "resume" => self.resume(fields),
            "win_probability" => self.win_probability(fields),
            "save" => {
                fields.end()?;
                let snapshot = game.snapshot().map_err(|error| RequestFault::new("do", error.to_string()))?;
                let document: Value = serde_json::from_str(&snapshot.to_json()).unwrap_or_default();
                Ok(reply([("snapshot", document)]))
            }
            "link" => {
                let everything: Option<bool> = fields.optional("everything")?;
                let step: Option<usize> = fields.optional("step")?;
                fields.end()?;
                self.link(everything, step)
            }
            "why" => {
                let wanted: actions::RequestedAction = fields.required("action")?;
                fields.end()?;
                let action = actions::action(game, &wanted)?;
                Ok(reply([("why", json!(shown::why_not(game, action, self.me)))]))
            }
            "analyse" => {
                let effort = Effort {
                    ms: fields.optional("ms")?.unwrap_or(1000),
                    playouts: fields.optional("playouts")?,
                    seed: fields.optional("seed")?.unwrap_or_default(),
                };
                fields.end()?;
                if self.me.is_some_and(|me| game.to_act() != Some(me)) {
                    return Err(RequestFault::new("do", "the opponent is to act, whose options are hidden"));
                }
                if effort.ms > MAX_MILLIS || effort.playouts.is_some_and(|playouts| playouts > MAX_PLAYOUTS) {
                    return Err(too_long("ms"));
                }
                let found = catch_engine_fault(|| Ok(Analysis::of(game, effort)))?;
                let found = found.ok_or_else(|| RequestFault::new("do", "the game is over"))?;
                Ok(reply([("found", found.json())]))
            }
            _ => self.arrange(verb, fields),
        }
    }

    /// The text of the present position, or of one before a step: as the player who looks at it sees it, or with everything.
    fn link(&self, everything: Option<bool>, step: Option<usize>) -> Result<Reply, RequestFault> {
        let game = match step {
            Some(n) => &self.step(n)?.before,
            None => self.game()?,
        };
        let wrong = |error: cardwright_engine::state::SaveError| RequestFault::new("do", error.to_string());
        let text = match self.me.filter(|_| !everything.unwrap_or(false)) {
            Some(me) => link::write(game.view(me).game()),
            None => link::write(game),
        };
        Ok(reply([("link", json!(text.map_err(wrong)?)), ("me", json!(self.me.map(u8::from)))]))
    }

    /// A change that is no action of a player: see SERVE.md.
    fn arrange(&mut self, verb: &str, mut fields: Fields) -> Result<Reply, RequestFault> {
        let game = self.game()?;
        let says = request_text(verb, &fields.0);
        let change = verbs::read(verb, &mut fields, game)
            .ok_or_else(|| RequestFault::new("do", format!("`{verb}` is no request of a table")))??;
        let before = game.clone();
        let mut next = before.clone();
        catch_engine_fault(|| change(&mut next).map(drop))?;
        self.game = Some(next);
        let (lines, log, ran, cards) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        self.remember(Step { before, action_text: says, lines, log, ran, motions: json!([]), cards, can_undo: true });
        self.view()
    }

    /// Performs a legal action and logs its consequences.
    fn act(&mut self, action: Action) -> Result<Reply, RequestFault> {
        let before = self.game()?.clone();
        let player = before.to_act().unwrap_or_default();
        let (mut next, mut watch) =
            (before.clone(), ActionObserver::Log(Box::new((Log::new(self.me), Animations::new(self.me)))));
        catch_engine_fault(|| {
            next.act_unchecked_observed(action, &mut watch);
            Ok(())
        })?;
        let can_undo = self.me.is_none_or(|me| me == player && reveals_nothing(&before, &next, me));
        let (written, motions) = watch.into_log();
        let entries = written.entries();
        let is_action = |entry: &&Entry| entry.kind == EntryKind::Action;
        let says = entries.iter().find(is_action).map(|entry| entry.sentence.to_string()).unwrap_or_default();
        // A page groups the steps by turn: it needs no headings.
        let followed = |entry: &&Entry| matches!(entry.kind, EntryKind::Consequence | EntryKind::GameResult);
        let lines = entries.iter().filter(followed).map(|entry| entry.sentence.to_string()).collect();
        let log = entries.iter().map(|entry| entry.json(self.cards)).collect();
        let id = |card| self.cards.get(card).id.to_owned();
        let ran = written.effects.into_iter().map(|(card, words)| [id(card), words]).collect();
        let cards = motions.shown().filter_map(|id| shown::seen(&next, id, self.me)).collect();
        self.game = Some(next);
        self.remember(Step { before, action_text: says, lines, log, ran, motions: motions.json(), cards, can_undo });
        self.view()
    }

    fn remember(&mut self, step: Step) {
        if self.steps.len() == MAX_STEPS {
            self.steps.remove(0);
        }
        self.steps.push(step);
    }

    /// The data for drawing: the visible game, the legal actions, and the reasons against the others.
    fn view(&self) -> Result<Reply, RequestFault> {
        let game = self.game()?;
        let mine = self.me.is_none() || self.me == game.to_act();
        let options: Vec<Value> = if mine {
            let listed = game.options().into_iter().enumerate();
            listed.map(|(n, action)| option(game, n, action)).collect()
        } else {
            Vec::new()
        };
        let last = self.steps.last().map(|step| step.json(self.steps.len() - 1));
        Ok(reply([
            ("state", self.shown(game)),
            ("me", json!(self.me.map(u8::from))),
            ("options", json!(options)),
            ("idle", if mine { idle(game) } else { json!({}) }),
            ("steps", json!(self.steps.len())),
            ("last", json!(last)),
            ("can_undo", json!(self.steps.last().is_some_and(|step| step.can_undo))),
            ("hash", json!(format!("{:016x}", self.hash(game)))),
        ]))
    }

    /// The hash of the visible state. A hash of the complete state would allow a player to test guesses of hidden cards.
    fn hash(&self, game: &Game) -> u64 {
        self.me.map_or_else(|| game.canonical_hash(), |me| game.view(me).game().canonical_hash())
    }

    /// The visible game: cards in decks are only counted, and visible cards have their text.
    fn shown(&self, game: &Game) -> Value {
        let mut told = match self.me {
            Some(me) => state::json(game.view(me).game()),
            None => state::json(game),
        };
        for side in told["players"].as_array_mut().into_iter().flatten() {
            side["deck"] = json!(side["deck"].as_array().map_or(0, Vec::len));
        }
        if let Some(entities) = told["entities"].as_array_mut() {
            let id_of = |entity: &Value| game.entity(entity["id"].as_u64()?.try_into().ok()?);
            entities.retain(|entity| {
                id_of(entity)
                    .is_some_and(|id| !matches!(game[id].zone, Zone::Deck | Zone::Graveyard | Zone::RemovedFromGame))
            });
            for entity in entities {
                if let Some(id) = id_of(entity).filter(|_| !entity["card"].is_null()) {
                    shown::add_display_data(game, id, entity);
                }
            }
        }
        for side in told["players"].as_array_mut().into_iter().flatten() {
            shown::with_texts(game, &mut side["enchantments"]);
        }
        told
    }
}

/// A card's text and effects, without the Power as JSON that `cargo arena serve` returns.
fn described(cards: &Cards, id: CardId) -> Value {
    let card = cards.get(id);
    json!({
        "id": card.id,
        "name": card.name,
        "text": describe::printed(card),
        "explain": card.explain(cards),
        "source": card.power.source(),
        "stub": !deck::is_written(cards, id),
    })
}

/// An option as a page draws it.
fn option(game: &Game, n: usize, action: Action) -> Value {
    let mut told = actions::json(game, Some(n), action);
    if let Some(offer) = shown::offer(game, action) {
        told["offer"] = offer;
    }
    told
}

/// A position that a player passed on has unknown cards: then a possible game behind it is played, another one for each seed.
fn completed(game: Game, me: Option<PlayerId>, seed: u64) -> Game {
    let unknown = |(id, entity): (EntityId, &Entity)| id.number() > 3 && entity.card == CardId::NONE;
    if !game.entities().any(unknown) {
        return game;
    }
    let viewer = me.or_else(|| game.to_act()).unwrap_or_default();
    game.view(viewer).determinize(seed)
}

/// Why nothing can be done with each card of the player to act, by entity.
fn idle(game: &Game) -> Value {
    let Some(player) = game.to_act().filter(|_| game.pending.is_none()) else { return json!({}) };
    let side = &game.players[player];
    let own = side.hand.iter().chain(side.board.iter()).chain(side.hero).chain(side.hero_power);
    let without = own.filter(|id| game.options_for(*id).is_empty());
    without.map(|id| (id.number().to_string(), json!(describe::refusal_text(game, id, player)))).collect()
}

/// A decision of a recording as a step of the table.
fn recorded_step(step: RecordedStep) -> Step {
    let RecordedStep { game, description: says, reasons, .. } = step;
    let (log, ran, cards) = (Vec::new(), Vec::new(), Vec::new());
    Step { before: game, action_text: says, lines: reasons, log, ran, motions: json!([]), cards, can_undo: false }
}

/// An agent by name, within the time limits of a page.
fn agent(name: &str) -> Result<AgentKind, RequestFault> {
    use cardwright_arena::agent::search::Budget;
    let kind: AgentKind = name.parse().map_err(|error| RequestFault::new("agent", format!("{error}")))?;
    match kind {
        AgentKind::Search(Budget::Millis(millis)) if millis > MAX_MILLIS => Err(too_long("agent")),
        AgentKind::Search(Budget::Playouts(playouts)) if playouts > MAX_PLAYOUTS => Err(too_long("agent")),
        AgentKind::Search(_) | AgentKind::Random | AgentKind::Greedy => Ok(kind),
    }
}

fn too_long(field: &str) -> RequestFault {
    RequestFault::new(field, format!("at most {MAX_MILLIS} milliseconds, or {MAX_PLAYOUTS} playouts"))
}

/// A request as text, for the log: `set_tag: entity 12, tag ATK, value 5`.
fn request_text(verb: &str, fields: &Map<String, Value>) -> String {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let parts: Vec<String> = fields.iter().map(|(name, value)| format!("{name} {}", word(value))).collect();
    format!("{verb}: {}", parts.join(", "))
}

fn reply<const N: usize>(fields: [(&str, Value); N]) -> Reply {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Turns a panic of the engine into the reply to one request. In a browser a panic ends the worker, which the page restarts.
fn catch_engine_fault<T>(run: impl FnOnce() -> Result<T, RequestFault>) -> Result<T, RequestFault> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
        Err(RequestFault::new("do", "the engine has failed at it; the game is as before. Please report it"))
    })
}
