//! Recorded games on the table.
use cardwright_arena::agent::AgentKind;
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::{registry, replay};
use cardwright_engine::observe::{Perspective, Recorder};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, Game, Options, PlayerId};
use serde_json::{Value, json};

use crate::{ask, refused, table};

/// A game of greedy players as the client of the first player records it, as a log and as XML, with its turns.
fn record() -> ([String; 2], u16) {
    let cards = registry::cards().expect("the cards fit together");
    let mage = DeckChoice::parse(cards, "random:mage", false).expect("a deck").deck(cards, &mut Rng::new(3));
    let mut recorder = Recorder::new(Perspective::Of(PlayerId::First));
    let options = Options { seed: 3, ..Options::default() };
    let mut game = Game::new_observed(cards, ByPlayer([&mage, &mage]), deck::coin(cards), options, &mut recorder)
        .expect("the decks are legal");
    let mut agent = AgentKind::Greedy.player(3);
    while !game.is_over() && game.turn < 12 {
        let listed: Vec<Action> = game.options();
        let action = agent.choose(&game, &listed);
        game.act_unchecked_observed(action, &mut recorder);
    }
    let packets = recorder.take();
    let log = replay::log::text(&game, &packets).expect("a log");
    ([log, replay::xml::document(&game, &packets).expect("XML")], game.turn)
}

/// The first step of each turn of the reviewed player.
fn starts(opened: &Value) -> Vec<u64> {
    let turns = opened["turns"].as_array().expect("a list");
    turns.iter().map(|turn| turn["steps"][0].as_u64().expect("the engine has its own games")).collect()
}

#[test]
fn a_recorded_game_is_stepped_through_evaluated_and_played_on() {
    let ([log, xml], turns) = record();
    let mut table = table();
    let opened = ask(&mut table, &json!({ "do": "open", "recording": log }));
    assert_eq!((&opened["me"], &opened["game"]["names"]), (&json!(1), &json!(["First#1", "Second#2"])));
    let starts = starts(&opened);
    assert!(starts.len() == usize::from(turns.div_ceil(2)), "the first player's turns, of {turns}: {starts:?}");
    let steps = opened["steps"].as_u64().expect("a number");
    let mut says = Vec::new();
    for step in 0..steps {
        let seen = ask(&mut table, &json!({ "do": "look", "step": step }))["state"].clone();
        let hand = |player: usize| seen["players"][player]["hand"].as_array().expect("a hand").clone();
        let shown = |id: &Value| {
            seen["entities"].as_array().expect("a list").iter().any(|it| it["id"] == *id && !it["card"].is_null())
        };
        assert!(hand(0).iter().all(shown) && !hand(1).iter().any(shown), "the hand of the player who recorded is seen");
        let told = ask(&mut table, &json!({ "do": "log", "from": step }))["log"][0].clone();
        assert_eq!(told["lines"], json!([]), "the engine has its own games exactly");
        says.push(told["says"].clone());
    }
    assert!(says.contains(&json!("end the turn")), "{says:?}");
    let xml = ask(&mut crate::table(), &json!({ "do": "open", "recording": xml }));
    assert_eq!((&xml["turns"], &xml["steps"]), (&opened["turns"], &opened["steps"]));
    let value = |table: &mut cardwright_web::Table| {
        let reply = ask(table, &json!({ "do": "win_probability", "step": starts[2], "worlds": 4 }));
        reply["value"]["is"].as_f64().expect("a number")
    };
    let first = value(&mut table);
    assert!(
        first > 0.0 && first < 1.0 && (first - value(&mut table)).abs() < f64::EPSILON,
        "the same each time: {first}"
    );
    let before = ask(&mut table, &json!({ "do": "look", "step": starts[2] }))["state"]["players"][0].clone();
    let view = ask(&mut table, &json!({ "do": "resume", "step": starts[2], "seed": 5 }));
    assert_eq!((&view["state"]["players"][0], &view["steps"]), (&before, &json!(starts[2])));
    for step in 0..8 {
        ask(&mut table, &json!({ "do": "agent", "agent": "greedy", "seed": step }));
    }
}

/// The former texts of no card.
fn no_printings() -> Value {
    json!({ "lines": "# Builds: 1\n", "manual": { "printing": [], "wording": [], "newest": [] } })
}

#[test]
fn a_recording_is_reviewed_piece_by_piece_and_the_review_goes_on_after_playing_on() {
    let ([log, _], _) = record();
    let mut table = table();
    let opened = ask(&mut table, &json!({ "do": "open", "recording": log, "printings": no_printings() }));
    let of = opened["decisions"].as_u64().expect("a number");
    // The first piece is the mulligan, which the recorder does not write.
    let first = ask(&mut table, &json!({ "do": "review" }));
    assert_eq!((&first["done"], &first["turn"]), (&json!(0), &Value::Null), "{first}");
    let mut turns = vec![Value::Null; opened["turns"].as_array().expect("a list").len()];
    for done in 1..=of {
        if done == 3 {
            // The game goes on from a step, and then the recording is back, with its review.
            ask(&mut table, &json!({ "do": "resume", "step": starts(&opened)[1], "seed": 5 }));
            ask(&mut table, &json!({ "do": "agent", "agent": "greedy" }));
            let back = ask(&mut table, &json!({ "do": "open" }));
            assert_eq!((&back["turns"], &back["steps"]), (&opened["turns"], &opened["steps"]));
        }
        let reply = ask(&mut table, &json!({ "do": "review" }));
        assert_eq!((&reply["done"], reply["summary"].is_null()), (&json!(done), done < of), "{reply}");
        let turn = reply["turn"].clone();
        let at = usize::try_from(turn["index"].as_u64().expect("a number")).expect("small");
        turns[at] = turn;
    }
    for (at, turn) in turns.iter().enumerate() {
        let decisions = turn["decisions"].as_array().expect("each turn is reviewed");
        assert_eq!(decisions.len(), opened["turns"][at]["steps"].as_array().expect("a list").len());
        assert!(turn["ends"] == true && turn["head"].as_str().is_some_and(|head| head.starts_with("turn ")), "{turn}");
        // Each decision is a step of the table with the same words.
        for (decision, step) in decisions.iter().zip(opened["turns"][at]["steps"].as_array().expect("a list")) {
            let told = ask(&mut table, &json!({ "do": "log", "from": step }));
            assert_eq!(told["log"][0]["says"], decision["says"]);
        }
    }
    // The same request of the library says the same.
    let cards = registry::cards().expect("the cards fit together");
    let request = cardwright_arena::review::ReviewRequest::default();
    let whole = cardwright_arena::review::review(cards, &log, &request, &mut |_| {}).expect("a review");
    let heads: Vec<String> = whole.turns.iter().map(cardwright_arena::review::turn_head).collect();
    assert_eq!(json!(heads), turns.iter().map(|turn| turn["head"].clone()).collect::<Value>());
    // A new game is no recording.
    ask(&mut table, &json!({ "do": "card", "card": "Fireball" }));
    for request in [json!({ "do": "review" }), json!({ "do": "open" })] {
        assert!(refused(&mut table, &request.to_string()).1.contains("no recording is open"));
    }
    ask(&mut table, &json!({ "do": "open", "recording": log }));
    assert!(refused(&mut table, r#"{"do":"review"}"#).1.contains("former texts of cards"));
}

#[test]
fn what_is_no_recording_is_refused_and_changes_nothing() {
    let mut table = table();
    let before = ask(&mut table, &json!({ "do": "card", "card": "Fireball" }))["hash"].clone();
    for (text, why) in [("nothing", "neither HSReplay XML nor a `Power.log`"), ("<HSReplay>", "no game begins in it")] {
        let (field, says) = refused(&mut table, &json!({ "do": "open", "recording": text }).to_string());
        assert!(field == "recording" && says.contains(why), "{field}: {says}");
    }
    assert_eq!(refused(&mut table, r#"{"do":"win_probability","step":0,"worlds":30000}"#).0, "worlds");
    assert_eq!(refused(&mut table, r#"{"do":"resume","step":0}"#).0, "step");
    assert_eq!(ask(&mut table, &json!({ "do": "view" }))["hash"], before);
}
