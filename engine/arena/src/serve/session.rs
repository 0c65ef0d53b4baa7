//! One client's session: its games, and the answer to each of its requests.
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use cardwright_engine::{Action, CardId, Cards, Game, PlayerId};
use serde_json::{Map, Value, json};

use super::actions::{self, RequestedAction};
use super::fields::{Fields, RequestFault, card};
use super::{new_game, state, verbs};
use crate::deck;
use crate::describe::Log;

/// The name of the protocol, sent in the first line.
pub const PROTOCOL: &str = "cardwright-serve-1";

/// The limit on the games of all clients together.
pub struct GameLimit {
    /// The limit.
    pub maximum: usize,
    /// The number of existing games.
    pub count: AtomicUsize,
}

impl GameLimit {
    /// Reserves a place for a game; fails at the limit.
    fn reserve(&self) -> Result<(), RequestFault> {
        let take = |taken: usize| (taken < self.maximum).then_some(taken + 1);
        let full = |_| RequestFault::new("do", format!("there are {} games already: drop some", self.maximum));
        self.count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).map(drop).map_err(full)
    }
}

/// One client's games.
pub struct Session {
    cards: &'static Cards,
    coin: Option<CardId>,
    games: BTreeMap<u64, Game>,
    next: u64,
    limit: Arc<GameLimit>,
}

impl Drop for Session {
    fn drop(&mut self) {
        self.limit.count.fetch_sub(self.games.len(), Ordering::Relaxed);
    }
}

/// The fields of a reply.
type Reply = Map<String, Value>;

fn reply<const N: usize>(fields: [(&str, Value); N]) -> Reply {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

impl Session {
    /// A session without games.
    pub fn new(cards: &'static Cards, limit: Arc<GameLimit>) -> Self {
        Self { cards, coin: deck::coin(cards), games: BTreeMap::new(), next: 1, limit }
    }

    /// The answer to a request: an object with the request's `id`.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let (id, answer) = match serde_json::from_slice::<Value>(line) {
            Ok(Value::Object(mut request)) => (request.remove("id"), self.dispatch(Fields(request))),
            Ok(_) => (None, Err(RequestFault::new("line", "a request is a JSON object"))),
            Err(error) => (None, Err(RequestFault::new("line", format!("it is not JSON: {error}")))),
        };
        let mut answer = match answer {
            Ok(mut fields) => {
                fields.insert("ok".to_owned(), json!(true));
                fields
            }
            Err(fault) => Self::refusal(&fault),
        };
        if let Some(id) = id {
            answer.insert("id".to_owned(), id);
        }
        Value::Object(answer)
    }

    /// The fields of an answer that reports a fault.
    pub fn refusal(RequestFault { field, reason: says }: &RequestFault) -> Reply {
        reply([("ok", json!(false)), ("error", json!({ "field": field, "says": says }))])
    }

    fn dispatch(&mut self, mut fields: Fields) -> Result<Reply, RequestFault> {
        let verb: String = fields.required("do")?;
        match verb.as_str() {
            "hello" => {
                fields.end()?;
                let version = env!("CARGO_PKG_VERSION");
                Ok(reply([
                    ("protocol", json!(PROTOCOL)),
                    ("version", json!(version)),
                    ("cards", json!(self.cards.len())),
                ]))
            }
            "deck" => {
                let deck = new_game::deck(&mut fields, self.cards)?;
                fields.end()?;
                Ok(reply([("deck", deck)]))
            }
            "games" => {
                fields.end()?;
                Ok(reply([("games", json!(self.games.keys().collect::<Vec<_>>()))]))
            }
            "card" => {
                let card = fields.card("card", self.cards)?;
                fields.end()?;
                Ok(reply([("card", card_json(self.cards, card))]))
            }
            "new" => {
                let (cards, coin) = (self.cards, self.coin);
                let (game, setup) = catch_engine_fault(|| {
                    let setup = new_game::read(&mut fields, cards, coin)?;
                    Ok((setup.begin(cards, &mut ())?, setup))
                })?;
                let mut told = self.store_game(game, None)?;
                name_stubs(&mut told, &setup.stubs);
                Ok(told)
            }
            "load" => {
                let document = fields.snapshot("snapshot")?;
                let into: Option<u64> = fields.optional("game")?;
                fields.end()?;
                if let Some(number) = into.filter(|number| !self.games.contains_key(number)) {
                    return Err(RequestFault::new("game", format!("there is no game {number}")));
                }
                let cards = self.cards;
                let wrong = |error: cardwright_engine::state::LoadError| {
                    RequestFault::new(format!("snapshot.{}", error.path), error.fault.to_string())
                };
                let game = catch_engine_fault(|| Game::from_snapshot(cards, &document).map_err(wrong))?;
                self.store_game(game, into)
            }
            _ => self.of_game(&verb, fields),
        }
    }

    /// Stores a game under a new number, or in place of another.
    fn store_game(&mut self, game: Game, instead_of: Option<u64>) -> Result<Reply, RequestFault> {
        let number = if let Some(number) = instead_of {
            number
        } else {
            self.limit.reserve()?;
            self.next += 1;
            self.next - 1
        };
        let told = game_summary(number, &game);
        self.games.insert(number, game);
        Ok(told)
    }

    /// Handles a verb about one game.
    fn of_game(&mut self, verb: &str, mut fields: Fields) -> Result<Reply, RequestFault> {
        let known = ["options", "act", "choose", "state", "save", "clone", "drop"];
        if !known.contains(&verb) && !verbs::VERBS.contains(&verb) {
            let all: Vec<&str> = ["hello", "card", "deck", "new", "load", "games"]
                .into_iter()
                .chain(known)
                .chain(verbs::VERBS)
                .collect();
            return Err(RequestFault::new("do", format!("`{verb}` is none of {}", all.join(", "))));
        }
        let cards = self.cards;
        let number: u64 = fields.required("game")?;
        let missing = || RequestFault::new("game", format!("there is no game {number}"));
        let game = self.games.get_mut(&number).ok_or_else(missing)?;
        match verb {
            "options" => {
                let all = fields.optional("all")?.unwrap_or(false);
                fields.end()?;
                let told = |(n, action): (usize, Action)| actions::json(game, Some(n), action);
                let mut reply = game_summary(number, game);
                let options: Vec<Value> = game.options().into_iter().enumerate().map(told).collect();
                reply.insert("options".to_owned(), json!(options));
                if all {
                    let unpaid = game.unpaid_options().into_iter().map(|action| actions::json(game, None, action));
                    reply.insert("unpaid".to_owned(), unpaid.collect());
                }
                Ok(reply)
            }
            "act" => {
                let action = requested_action(&mut fields, game)?;
                let reader = reader(&mut fields)?;
                fields.end()?;
                act(number, game, action, reader)
            }
            "choose" => {
                let n: u8 = fields.required("n")?;
                let reader = reader(&mut fields)?;
                fields.end()?;
                // The option to cancel stands behind the others.
                let is_last = usize::from(n) + 1 == game.options().len();
                let action = if is_last && game.options().last() == Some(&Action::Cancel) {
                    Action::Cancel
                } else {
                    Action::Choose(n)
                };
                if let Some(refusal) = game.refusal(action) {
                    return Err(RequestFault::new("n", refusal.to_string()));
                }
                act(number, game, action, reader)
            }
            "state" => {
                let seen_by = if fields.0.contains_key("player") { Some(fields.player("player")?) } else { None };
                fields.end()?;
                let state = match seen_by {
                    Some(player) => state::json(game.view(player).game()),
                    None => state::json(game),
                };
                Ok(reply([("game", json!(number)), ("state", state)]))
            }
            "save" => {
                fields.end()?;
                let snapshot = game.snapshot().map_err(|error| RequestFault::new("game", error.to_string()))?;
                Ok(reply([("game", json!(number)), ("snapshot", json!(snapshot))]))
            }
            "clone" => {
                fields.end()?;
                let copy = game.clone();
                self.store_game(copy, None)
            }
            "drop" => {
                fields.end()?;
                self.games.remove(&number);
                self.limit.count.fetch_sub(1, Ordering::Relaxed);
                Ok(reply([("game", json!(number))]))
            }
            _ => {
                let named = fields.0.get("card").and_then(Value::as_str).and_then(|text| card(cards, text).ok());
                let change =
                    verbs::read(verb, &mut fields, game).ok_or_else(|| RequestFault::new("do", "no such verb"))??;
                let mut next = game.clone();
                let made = catch_engine_fault(|| change(&mut next))?;
                *game = next;
                let mut told = game_summary(number, game);
                told.extend(verbs::created_reply(made));
                let stub = named.filter(|id| !deck::is_written(cards, *id));
                name_stubs(&mut told, stub.map(|id| cards.get(id).name).as_slice());
                Ok(told)
            }
        }
    }
}

/// The action of an `act` request: the n-th option, or an explicit action.
pub fn requested_action(fields: &mut Fields, game: &Game) -> Result<Action, RequestFault> {
    let option: Option<usize> = fields.optional("option")?;
    let written: Option<RequestedAction> = fields.optional("action")?;
    match (option, written) {
        (Some(n), None) => {
            let options = game.options();
            let many = options.len();
            options
                .get(n)
                .copied()
                .ok_or_else(|| RequestFault::new("option", format!("there are {many} options, from 0")))
        }
        (None, Some(written)) => {
            let action = actions::action(game, &written)?;
            game.refusal(action).map_or(Ok(action), |refusal| Err(RequestFault::new("action", refusal.to_string())))
        }
        (None, None) => Err(RequestFault::new("option", "it is missing: give an `option`, or an `action`")),
        (Some(_), Some(_)) => Err(RequestFault::new("action", "give an `option` or an `action`, not both")),
    }
}

/// A log for the reader of an action: `"log":1` or `2` is a player, `0` a spectator who sees every card; without it there is no log.
fn reader(fields: &mut Fields) -> Result<Option<Log>, RequestFault> {
    let number: Option<u8> = fields.optional("log")?;
    match number {
        None => Ok(None),
        Some(0) => Ok(Some(Log::new(None))),
        Some(number) => {
            let player = PlayerId::try_from(number).map_err(|error| RequestFault::new("log", error.to_string()))?;
            Ok(Some(Log::new(Some(player))))
        }
    }
}

/// Does a legal action, with its log if somebody reads it; if the engine fails at it, the game is as before.
fn act(number: u64, game: &mut Game, action: Action, reader: Option<Log>) -> Result<Reply, RequestFault> {
    let mut next = game.clone();
    let log = catch_engine_fault(|| {
        let Some(mut log) = reader else {
            next.act_unchecked(action);
            return Ok(None);
        };
        next.act_unchecked_observed(action, &mut log);
        Ok(Some(log))
    })?;
    *game = next;
    let mut fields = game_summary(number, game);
    if let Some(log) = log {
        let entries = log.entries();
        fields.insert("log".to_owned(), entries.iter().map(|entry| entry.json(game.cards)).collect());
    }
    Ok(fields)
}

/// Turns a panic of the engine into a fault of one request.
fn catch_engine_fault<T>(run: impl FnOnce() -> Result<T, RequestFault>) -> Result<T, RequestFault> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
        Err(RequestFault::new("do", "the engine has failed at it; the game is as before. Please report it"))
    })
}

/// A card's data, its Power, and whether it is written.
pub fn card_json(cards: &Cards, id: CardId) -> Value {
    let card = cards.get(id);
    let mut told = card.json();
    told["explain"] = json!(card.explain(cards));
    told["source"] = json!(card.power.source());
    told["stub"] = json!(!deck::is_written(cards, id));
    told
}

/// Adds the names of stubs to a reply.
fn name_stubs(told: &mut Reply, stubs: &[&str]) {
    if !stubs.is_empty() {
        told.insert("stubs".to_owned(), json!(stubs));
    }
}

/// A summary of a game: its number, the turn, the player to act, the result.
fn game_summary(number: u64, game: &Game) -> Reply {
    let mut fields = reply([
        ("game", json!(number)),
        ("turn", json!(game.turn)),
        ("to_act", json!(game.to_act().map(u8::from))),
        ("over", json!(game.is_over())),
    ]);
    if game.is_over() {
        let states = cardwright_engine::PlayerId::BOTH.map(|player| game.players[player].state.name());
        fields.insert("result".to_owned(), json!(states));
    }
    fields
}
