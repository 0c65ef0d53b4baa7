//! One client: its games, and an answer to each of its lines.
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use cardwright_engine::state::Snapshot;
use cardwright_engine::{Action, CardId, Cards, Game};
use serde_json::{Map, Value, json};

use super::actions::{self, Move};
use super::fields::{Fault, Fields};
use super::{new_game, state, verbs};
use crate::deck;

/// What the first line of a client learns.
pub const PROTOCOL: &str = "cardwright-serve-1";

/// Limits the games of all clients together.
pub struct GameLimit {
    /// The limit.
    pub most: usize,
    /// The games that exist.
    pub taken: AtomicUsize,
}

impl GameLimit {
    /// Takes a place for a game.
    fn enter(&self) -> Result<(), Fault> {
        let take = |taken: usize| (taken < self.most).then_some(taken + 1);
        let full = |_| Fault::new("do", format!("there are {} games already: drop some", self.most));
        self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).map(drop).map_err(full)
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
        self.limit.taken.fetch_sub(self.games.len(), Ordering::Relaxed);
    }
}

/// The fields of a reply.
type Reply = Map<String, Value>;

fn reply<const N: usize>(fields: [(&str, Value); N]) -> Reply {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

impl Session {
    /// Without games.
    pub fn new(cards: &'static Cards, limit: Arc<GameLimit>) -> Self {
        Self { cards, coin: deck::coin(cards), games: BTreeMap::new(), next: 1, limit }
    }

    /// The answer to a line: an object, with the `id` that the request had.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let (id, answer) = match serde_json::from_slice::<Value>(line) {
            Ok(Value::Object(mut request)) => (request.remove("id"), self.dispatch(Fields(request))),
            Ok(_) => (None, Err(Fault::new("line", "a request is a JSON object"))),
            Err(error) => (None, Err(Fault::new("line", format!("it is not JSON: {error}")))),
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

    /// The fields of an answer that says no.
    pub fn refusal(Fault { field, says }: &Fault) -> Reply {
        reply([("ok", json!(false)), ("error", json!({ "field": field, "says": says }))])
    }

    fn dispatch(&mut self, mut fields: Fields) -> Result<Reply, Fault> {
        let verb: String = fields.must("do")?;
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
            "games" => {
                fields.end()?;
                Ok(reply([("games", json!(self.games.keys().collect::<Vec<_>>()))]))
            }
            "new" => {
                let (cards, coin) = (self.cards, self.coin);
                let game = guarded(|| new_game::new_game(&mut fields, cards, coin))?;
                self.keep(game)
            }
            "load" => {
                let document: Snapshot = fields.must("snapshot")?;
                fields.end()?;
                let cards = self.cards;
                let wrong = |error: cardwright_engine::state::LoadError| {
                    Fault::new(format!("snapshot.{}", error.path), error.fault.to_string())
                };
                let game = guarded(|| Game::from_snapshot(cards, &document).map_err(wrong))?;
                self.keep(game)
            }
            _ => self.of_game(&verb, fields),
        }
    }

    /// Keeps a game under a new number.
    fn keep(&mut self, game: Game) -> Result<Reply, Fault> {
        self.limit.enter()?;
        let number = self.next;
        self.next += 1;
        let told = brief(number, &game);
        self.games.insert(number, game);
        Ok(told)
    }

    /// What is asked of one game.
    fn of_game(&mut self, verb: &str, mut fields: Fields) -> Result<Reply, Fault> {
        let known = ["options", "act", "choose", "state", "save", "clone", "drop"];
        if !known.contains(&verb) && !verbs::VERBS.contains(&verb) {
            let all: Vec<&str> =
                ["hello", "new", "load", "games"].into_iter().chain(known).chain(verbs::VERBS).collect();
            return Err(Fault::new("do", format!("`{verb}` is none of {}", all.join(", "))));
        }
        let number: u64 = fields.must("game")?;
        let missing = || Fault::new("game", format!("there is no game {number}"));
        let game = self.games.get_mut(&number).ok_or_else(missing)?;
        match verb {
            "options" => {
                fields.end()?;
                let options = game.options();
                let told: Vec<Value> =
                    options.into_iter().enumerate().map(|(n, action)| actions::json(game, n, action)).collect();
                let mut fields = brief(number, game);
                fields.insert("options".to_owned(), json!(told));
                Ok(fields)
            }
            "act" => {
                let action = wanted(&mut fields, game)?;
                fields.end()?;
                act(game, action)?;
                Ok(brief(number, game))
            }
            "choose" => {
                let n: u8 = fields.must("n")?;
                fields.end()?;
                let legal = game.is_legal(Action::Choose(n));
                if !legal {
                    return Err(Fault::new("n", "nothing is offered under that number"));
                }
                act(game, Action::Choose(n))?;
                Ok(brief(number, game))
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
                let snapshot = game.snapshot().map_err(|error| Fault::new("game", error.to_string()))?;
                Ok(reply([("game", json!(number)), ("snapshot", json!(snapshot))]))
            }
            "clone" => {
                fields.end()?;
                let copy = game.clone();
                self.keep(copy)
            }
            "drop" => {
                fields.end()?;
                self.games.remove(&number);
                self.limit.taken.fetch_sub(1, Ordering::Relaxed);
                Ok(reply([("game", json!(number))]))
            }
            _ => {
                let change = verbs::read(verb, &mut fields, game).ok_or_else(|| Fault::new("do", "no such verb"))??;
                let mut next = game.clone();
                let made = guarded(|| change(&mut next))?;
                *game = next;
                let mut told = brief(number, game);
                told.extend(verbs::told(made));
                Ok(told)
            }
        }
    }
}

/// The action of an `act` request: the n-th of the options, or one that is written out.
fn wanted(fields: &mut Fields, game: &Game) -> Result<Action, Fault> {
    let option: Option<usize> = fields.may("option")?;
    let written: Option<Move> = fields.may("action")?;
    match (option, written) {
        (Some(n), None) => {
            let options = game.options();
            let many = options.len();
            options.get(n).copied().ok_or_else(|| Fault::new("option", format!("there are {many} options, from 0")))
        }
        (None, Some(written)) => {
            let action = actions::action(game, &written)?;
            let not_now = || Fault::new("action", "it is not possible now: ask for the `options`");
            if game.is_legal(action) { Ok(action) } else { Err(not_now()) }
        }
        (None, None) => Err(Fault::new("option", "it is missing: give an `option`, or an `action`")),
        (Some(_), Some(_)) => Err(Fault::new("action", "give an `option` or an `action`, not both")),
    }
}

/// Does a legal action; if the engine fails at it, the game is as before.
fn act(game: &mut Game, action: Action) -> Result<(), Fault> {
    let mut next = game.clone();
    guarded(|| {
        next.take(action);
        Ok(())
    })?;
    *game = next;
    Ok(())
}

/// A fault of the engine is the answer to one request, and no more than that.
fn guarded<T>(run: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
        Err(Fault::new("do", "the engine has failed at it; the game is as before. Please report it"))
    })
}

/// Where a game stands.
fn brief(number: u64, game: &Game) -> Reply {
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
