//! `arena conform` on a few cases written for this test: what agrees, what differs, what cannot be checked, what is no case.
use std::io::Write;
use std::process::{Command, Output};

use serde_json::{Value, json};

fn hero(player: u8, card: &str, damage: i32) -> Value {
    json!({ "ZONE": "PLAY", "CONTROLLER": player, "CARDTYPE": "HERO", "HEALTH": 30, "DAMAGE": damage, "card": card, "NUM_TURNS_IN_PLAY": 8 })
}

fn minion(player: u8, card: &str, attack: i32, health: i32) -> Value {
    json!({ "ZONE": "PLAY", "CONTROLLER": player, "CARDTYPE": "MINION", "ATK": attack, "HEALTH": health, "ZONE_POSITION": 1, "card": card, "NUM_TURNS_IN_PLAY": 3 })
}

/// Two heroes, and what stands between them; player 1 has 8 mana and is on.
fn before(entities: &[(&str, Value)]) -> Value {
    let mut all = json!({ "4": hero(1, "HERO_08", 0), "5": hero(2, "HERO_01", 3) });
    for (number, tags) in entities {
        all[*number] = tags.clone();
    }
    let player = |entity, current| json!({ "entity": entity, "CURRENT_PLAYER": current, "PLAYSTATE": 1, "RESOURCES": 8, "RESOURCES_USED": 0, "deck": 5, "deck_known": 0 });
    json!({ "game": { "TURN": 15 }, "players": { "1": player(2, 1), "2": player(3, 0) }, "ents": all })
}

/// A Yeti attacks another: each takes what the other deals.
fn attack(id: &str, damage: i32) -> Value {
    json!({
        "id": id,
        "kind": "ATTACK",
        "action": { "actor": 10, "target": 11, "sub": null },
        "before": before(&[("10", minion(1, "CS2_182", 4, 5)), ("11", minion(2, "CS2_182", 4, 5))]),
        "after": { "changed": {
            "10": { "DAMAGE": [0, damage], "EXHAUSTED": [0, 1], "NUM_ATTACKS_THIS_TURN": [0, 1] },
            "11": { "DAMAGE": [0, 4] },
        } },
        "flags": { "grade": "A", "base_active": true },
    })
}

/// The opponent plays a card that nobody had seen; nobody knows what it is either.
fn unknown_play() -> Value {
    json!({
        "id": "unknown",
        "kind": "PLAY",
        "action": { "actor": 10, "target": null, "sub": null },
        "before": before(&[("10", json!({ "ZONE": "HAND", "CONTROLLER": 1, "CARDTYPE": 0, "card": null, "ZONE_POSITION": 1 }))]),
        "flags": { "grade": "B" },
    })
}

/// The turn ends: the other player draws a card that was unknown, and has a crystal more.
fn end_of_turn() -> Value {
    json!({
        "id": "turn",
        "kind": "END_TURN",
        "action": { "actor": null, "target": null, "sub": null },
        "before": before(&[]),
        "forced": { "draws": [[20, "CS2_182", "HAND"]] },
        "after": {
            "players": {
                "1": { "CURRENT_PLAYER": [1, 0] },
                "2": { "CURRENT_PLAYER": [0, 1], "RESOURCES": [8, 9], "deck": [5, 4] },
            },
            "new": { "20": { "ZONE": "HAND", "CONTROLLER": 2, "CARDTYPE": "MINION", "COST": 4, "ATK": 4, "HEALTH": 5, "ZONE_POSITION": 1, "card": "CS2_182" } },
        },
        "flags": { "grade": "A", "base_active": true },
    })
}

/// Somebody acts on the other's turn: a packet is missing.
fn gap() -> Value {
    let mut case = attack("gap", 4);
    case["action"]["actor"] = json!(11);
    case["action"]["target"] = json!(10);
    case
}

fn conform(lines: &[String], more: &[&str]) -> Output {
    let mut file = tempfile::NamedTempFile::new().expect("a file aside");
    file.write_all(lines.join("\n").as_bytes()).expect("it is written");
    let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
    arena.arg("conform").arg(file.path()).args(more).output().expect("it runs")
}

fn lines() -> Vec<String> {
    let cases = [attack("agrees", 4), attack("differs", 3), unknown_play(), end_of_turn(), gap()];
    let mut lines: Vec<String> = cases.iter().map(Value::to_string).collect();
    lines.insert(2, "{\"id\": \"no case\"}".to_owned());
    lines.insert(4, String::new());
    lines
}

#[test]
fn agreement_is_counted_and_what_is_no_case_is_skipped_by_line() {
    let output = conform(&lines(), &["--json"]);
    assert!(output.status.success());
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(errors.contains(":3: not a case, skipped:"), "{errors}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["all"]["agree"], 2);
    assert_eq!(report["all"]["checked"], 3);
    assert_eq!(report["all"]["not_checkable"], 1);
    assert_eq!(report["all"]["gaps"], 1);
    assert_eq!(report["base_active"]["checked"], 3);
    assert_eq!(report["by_tag"], json!({ "DAMAGE": ["differs"] }));
    assert_eq!(report["not_checkable_for_want_of"], json!({ "?": 1 }));
    assert_eq!(report["bad_lines"][0]["line"], 3);
    let differing = &report["differing"][0];
    assert_eq!(differing["id"], "differs");
    assert_eq!(differing["differences"], json!(["DAMAGE of #10 CS2_182: recorded 3, engine 4"]));
}

#[test]
fn a_table_for_people_has_the_same_counts() {
    let output = conform(&lines(), &[]);
    let table = String::from_utf8(output.stdout).expect("text");
    let all = table.lines().find(|line| line.starts_with("all ")).expect("a row for all");
    assert_eq!(all.split_whitespace().collect::<Vec<_>>(), ["all", "2", "0", "3", "66.7", "%", "1", "1"]);
    assert!(table.contains("1 lines are no cases"), "{table}");
}

#[test]
fn one_case_is_told_as_a_story() {
    let output = conform(&lines(), &["--show", "differs"]);
    assert!(output.status.success());
    let story = String::from_utf8(output.stdout).expect("text");
    assert!(story.contains("ATTACK #10 Chillwind Yeti (CS2_182) at #11 Chillwind Yeti (CS2_182)"), "{story}");
    assert!(story.contains("the engine arrives at"), "{story}");
    assert!(story.contains("DAMAGE of #10 CS2_182: recorded 3, engine 4"), "{story}");
    let missing = conform(&lines(), &["--show", "nobody"]);
    assert_eq!(missing.status.code(), Some(1));
}

#[test]
fn a_file_that_is_not_there_is_an_error() {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(["conform", "no/such/file"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no/such/file"));
}
