//! `arena analyse`: positions with lethal, without, and what is no position.
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const POSITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");

fn analyse(document: &str, more: &[&str]) -> Output {
    let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
    let arena = arena.args(["analyse", "-"]).args(more);
    let arena = arena.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut arena = arena.spawn().expect("it runs");
    arena.stdin.take().expect("piped").write_all(document.as_bytes()).expect("it reads");
    arena.wait_with_output().expect("it ends")
}

fn told(document: &Value) -> Value {
    let output = analyse(&document.to_string(), &["--playouts", "60", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Two mages with ten crystals; player 1 is on. Each entity is (card, zone, whose, more fields).
fn position(health: i64, pieces: &[(&str, &str, u64, Value)]) -> Value {
    let mut entities = vec![
        json!({ "zone": "PLAY", "controller": 1 }),
        json!({ "zone": "PLAY", "controller": 1 }),
        json!({ "zone": "PLAY", "controller": 2 }),
        json!({ "zone": "PLAY", "controller": 1, "card": "HERO_08" }),
        json!({ "zone": "PLAY", "controller": 2, "card": "HERO_08", "damage": 30 - health }),
    ];
    let mut players =
        [1, 2].map(|player| json!({ "class": "MAGE", "state": "PLAYING", "crystals": 10, "hero": player + 3 }));
    for list in ["hand", "board", "deck"] {
        for player in &mut players {
            player[list] = json!([]);
        }
    }
    for (card, zone, whose, more) in pieces {
        let mut entity = json!({ "card": card, "zone": zone, "controller": whose });
        for (name, value) in more.as_object().expect("fields") {
            entity[name] = value.clone();
        }
        entities.push(entity);
        let list = match *zone {
            "HAND" => "hand",
            "DECK" => "deck",
            _ => "board",
        };
        let number = entities.len();
        let player = usize::try_from(whose - 1).expect("1 or 2");
        players[player][list].as_array_mut().expect("a list").push(json!(number));
    }
    json!({ "format": "cardwright-snapshot-1", "turn": 15, "active": 1, "dice": "0000000000000001", "players": players, "entities": entities })
}

fn line(told: &Value) -> Vec<&str> {
    told["lethal"]["line"].as_array().expect("a line").iter().map(|says| says.as_str().expect("words")).collect()
}

#[test]
fn lethal_is_found_through_a_taunt() {
    // 6 in hand and 4 on the board are 10; a Taunt stands before the hero, and 4 of the 10 mana are for Polymorph.
    let pieces = [
        ("CS2_029", "HAND", 1, json!({})),
        ("CS2_022", "HAND", 1, json!({})),
        ("CS2_182", "PLAY", 1, json!({})),
        ("CS2_179", "PLAY", 2, json!({})),
    ];
    let found = told(&position(10, &pieces));
    let line = line(&found);
    assert_eq!(line.len(), 3, "{line:?}");
    assert!(line.contains(&"play Polymorph at Sen'jin Shieldmasta"), "{line:?}");
    assert!(
        line.iter().any(|says| says.starts_with("attack Jaina Proudmoore") && says.ends_with("Chillwind Yeti")),
        "{line:?}"
    );
    assert_eq!((&found["lines"], &found["player"]), (&json!([]), &json!(1)));
    // One more health is one too much.
    let found = told(&position(11, &pieces));
    assert_eq!(found["lethal"]["line"], Value::Null);
    assert_eq!(found["lethal"]["complete"], true);
    let lines = found["lines"].as_array().expect("lines");
    assert!(!lines.is_empty() && !lines[0]["actions"].as_array().expect("actions").is_empty(), "{found}");
}

#[test]
fn what_only_may_kill_is_not_lethal() {
    // Three missiles among the hero and a minion: all at the hero only if the dice say so.
    let missiles = ("EX1_277", "HAND", 1, json!({}));
    let minion = ("CS2_182", "PLAY", 2, json!({}));
    assert_eq!(told(&position(3, &[missiles.clone(), minion]))["lethal"]["line"], Value::Null);
    assert_eq!(line(&told(&position(3, &[missiles]))), ["play Arcane Missiles"], "none but the hero can be hit");
    // A card that lies in the deck is one that could be drawn, not one that will be.
    let draws = [
        ("CS2_023", "HAND", 1, json!({})),
        ("CS2_029", "DECK", 1, json!({})),
        ("CS2_182", "DECK", 1, json!({})),
        ("CS2_182", "DECK", 1, json!({})),
        ("CS2_182", "DECK", 1, json!({})),
    ];
    assert_eq!(told(&position(6, &draws))["lethal"]["line"], Value::Null);
    assert!(line(&told(&position(6, &draws[..2]))).len() == 2, "the only card of the deck is drawn for certain");
}

#[test]
fn the_best_line_kills_what_threatens() {
    // 4 health are left: the Ogre must go, and Fireball is there for it and the Yeti's blow.
    let mut before = position(30, &[("CS2_022", "HAND", 1, json!({})), ("CS2_200", "PLAY", 2, json!({}))]);
    before["entities"][3]["damage"] = json!(26);
    let found = told(&before);
    let best = &found["lines"][0]["actions"];
    assert!(best.as_array().expect("actions").contains(&json!("play Polymorph at Boulderfist Ogre")), "{found}");
    assert_eq!(found, told(&before), "the same playouts, the same result");
}

#[test]
fn people_read_words() {
    let file = format!("{POSITIONS}/lethal.json");
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(["analyse", &file]).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("\nlethal: ") && text.contains("play Fireball at Jaina Proudmoore"), "{text}");
}

#[test]
fn what_is_no_position_says_where() {
    let mut wrong = position(10, &[]);
    wrong["entities"][4]["zone"] = json!("NOWHERE");
    for (document, why) in [(wrong.to_string(), "entities[4].zone"), ("{".to_owned(), "EOF"), (String::new(), "EOF")] {
        let output = analyse(&document, &[]);
        assert_eq!(output.status.code(), Some(1));
        let errors = String::from_utf8(output.stderr).expect("text");
        assert!(errors.contains(why), "{errors}");
    }
}
