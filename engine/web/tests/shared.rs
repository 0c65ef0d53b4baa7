//! The output of a table: links, hints, reasons, motions, games that go on after a reload. Nothing hidden is in it.
use cardwright_arena::registry;
use cardwright_engine::state::Snapshot;
use cardwright_engine::{Game, PlayerId};
use serde_json::{Value, json};

use crate::{ask, refused, table};

/// A game in which both players have acted, as a document, and who is to act.
fn played(seed: u64, steps: u64) -> Value {
    let mut table = table();
    ask(&mut table, &json!({ "do": "new", "decks": ["random:mage", "random:hunter"], "seed": seed }));
    for step in 0..steps {
        ask(&mut table, &json!({ "do": "agent", "agent": "greedy", "seed": step }));
    }
    ask(&mut table, &json!({ "do": "save" }))["snapshot"].clone()
}

/// Another game that looks the same to a player.
fn other_world(document: &Value, me: PlayerId, seed: u64) -> Value {
    let cards = registry::cards().expect("the cards fit together");
    let game = Game::from_snapshot(cards, &Snapshot::from_json(&document.to_string()).expect("a document"));
    let other = game.expect("a position").view(me).determinize(seed);
    serde_json::from_str(&other.snapshot().expect("a document").to_json()).expect("JSON")
}

#[test]
fn a_shared_position_holds_nothing_that_its_player_cannot_know() {
    for seed in 0..4 {
        let document = played(seed, 9);
        let (mine, theirs) = (document.clone(), other_world(&document, PlayerId::First, seed + 100));
        let link = |document: &Value, request: Value| {
            let mut table = table();
            ask(&mut table, &json!({ "do": "load", "snapshot": document, "me": 1 }));
            ask(&mut table, &request)["link"].as_str().expect("a link").to_owned()
        };
        let shared = json!({ "do": "link" });
        assert_eq!(link(&mine, shared.clone()), link(&theirs, shared.clone()), "seed {seed}");
        let everything = json!({ "do": "link", "everything": true });
        assert_ne!(link(&mine, everything.clone()), link(&theirs, everything), "seed {seed}");
        // Opened again, it looks as before, and can be played.
        let mut before = table();
        let seen = ask(&mut before, &json!({ "do": "load", "snapshot": mine, "me": 1 }));
        let mut after = table();
        let opened = ask(&mut after, &json!({ "do": "load", "link": link(&mine, shared), "me": 1 }));
        assert_eq!((&opened["state"]["players"], &opened["options"]), (&seen["state"]["players"], &seen["options"]));
        for step in 0..6 {
            ask(&mut after, &json!({ "do": "agent", "agent": "greedy", "seed": step }));
        }
    }
}

#[test]
fn a_hint_depends_on_nothing_hidden_and_the_opponent_gets_none() {
    let document = (9..30).map(|steps| played(3, steps)).find(|document| {
        let view = ask(&mut table(), &json!({ "do": "load", "snapshot": document }));
        view["state"]["to_act"] == 1 && view["state"]["turn"].as_u64() > Some(2)
    });
    let document = document.expect("player 1 acts");
    let hint = |document: &Value| {
        let mut table = table();
        ask(&mut table, &json!({ "do": "load", "snapshot": document, "me": 1 }));
        ask(&mut table, &json!({ "do": "analyse", "playouts": 20 }))["found"].to_string()
    };
    assert_eq!(hint(&document), hint(&other_world(&document, PlayerId::First, 77)));
    let mut opponent = table();
    ask(&mut opponent, &json!({ "do": "load", "snapshot": document, "me": 2 }));
    let (_, says) = refused(&mut opponent, r#"{"do":"analyse","playouts":5}"#);
    assert_eq!(says, "the opponent is to act, whose options are hidden");
}

#[test]
fn a_reload_goes_on_with_the_same_game() {
    let mut requests = vec![json!({ "do": "new", "decks": ["random:mage", "random:mage"], "seed": 5, "me": 1 })];
    let mut table = table();
    let mut view = ask(&mut table, &requests[0]);
    for step in 0..12 {
        view = ask(&mut table, &json!({ "do": "agent", "agent": "greedy", "seed": step }));
        requests.push(json!({ "do": "act", "option": view["option"] }));
    }
    let again = ask(&mut crate::table(), &json!({ "do": "again", "requests": requests }));
    assert_eq!((&again["hash"], &again["state"], &again["me"]), (&view["hash"], &view["state"], &json!(1)));
    let nested = json!({ "do": "again", "requests": [{ "do": "again", "requests": [] }] });
    assert_eq!(refused(&mut table, &nested.to_string()).1, "requests are not nested");
}

#[test]
fn an_illegal_target_has_a_reason_with_names() {
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "card", "card": "CS2_029", "with": "friend:CS2_182,enemy:CS2_179" }));
    let (attacker, hero) = (&view["state"]["players"][0]["board"][0], &view["state"]["players"][1]["hero"]);
    let attack = |defender: &Value| json!({ "do": "why", "action": { "kind": "attack", "attacker": attacker, "defender": defender } });
    assert_eq!(ask(&mut table, &attack(hero))["why"], "a minion with Taunt is in the way");
    let taunt = &view["state"]["players"][1]["board"][0];
    assert_eq!(ask(&mut table, &attack(taunt))["why"], Value::Null, "it is legal");
    let (card, own) = (&view["state"]["players"][0]["hand"][0], &view["state"]["players"][0]["hero_power"]);
    let wrong = json!({ "do": "why", "action": { "kind": "play", "card": card, "target": own } });
    assert_eq!(ask(&mut table, &wrong)["why"], "Fireblast is no legal target of it");
}

#[test]
fn choices_are_offered_with_names_and_texts() {
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "card", "card": "CS2_029", "with": "friend:TTN_960" }));
    let offers: Vec<&Value> = view["options"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|it| it["kind"] == "use")
        .map(|it| &it["offer"])
        .collect();
    assert_eq!(offers.len(), 3, "{view}");
    assert_eq!(
        (&offers[1]["name"], &offers[1]["text"]),
        (&json!("Inferno!"), &json!("Summon two 6/6 Infernals from the Twisting Nether."))
    );
    let view = ask(&mut table, &json!({ "do": "card", "card": "EX1_160" }));
    let hand = &view["state"]["players"][0]["hand"][0];
    let forms = view["options"].as_array().expect("a list").iter().filter(|it| it["card"] == *hand);
    let texts: Vec<&str> = forms.filter_map(|it| it["offer"]["text"].as_str()).collect();
    assert_eq!(texts, ["Summon a 3/2 Panther.", "Give your minions +1/+1."]);
}

#[test]
fn motions_name_what_the_player_sees() {
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "card", "card": "CS2_029" }));
    let (fireball, hero) = (&view["state"]["players"][0]["hand"][0], &view["state"]["players"][1]["hero"]);
    let done = ask(&mut table, &json!({ "do": "act", "action": { "kind": "play", "card": fireball, "target": hero } }));
    let motions = done["last"]["motions"].as_array().expect("a list");
    assert_eq!(motions[0], json!({ "kind": "play", "card": fireball, "target": hero }));
    assert!(motions.contains(&json!({ "kind": "damage", "target": hero, "source": fireball, "amount": 6 })), "{done}");
    assert_eq!(done["last"]["cards"][0]["name"], "Fireball", "it is drawn, although it is gone");
    // A card that the opponent draws has no number.
    ask(&mut table, &json!({ "do": "new", "decks": ["random:mage", "random:mage"], "seed": 8, "me": 1 }));
    let mut drawn = Vec::new();
    for step in 0..20 {
        let view = ask(&mut table, &json!({ "do": "agent", "agent": "greedy", "seed": step }));
        let motions = view["last"]["motions"].as_array().expect("a list").clone();
        drawn.extend(motions.into_iter().filter(|motion| motion["kind"] == "draw"));
    }
    let cards = |player: u8| drawn.iter().filter(move |it| it["player"] == player).map(|it| it["card"].is_null());
    assert!(cards(2).count() > 1 && cards(2).all(|unknown| unknown), "{drawn:?}");
    assert!(cards(1).count() > 1 && !cards(1).all(|unknown| unknown), "{drawn:?}");
}
