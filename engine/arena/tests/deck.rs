//! `arena deck`: lists, deckstrings and random decks, there and back.
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn deck(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).arg("deck").args(arguments).output().expect("it runs")
}

fn json(arguments: &[&str]) -> Value {
    let output = deck(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn error(arguments: &[&str]) -> String {
    let output = deck(arguments);
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).expect("text")
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().expect("a file aside");
    file.write_all(text.as_bytes()).expect("it is written");
    file
}

fn path(file: &tempfile::NamedTempFile) -> &str {
    file.path().to_str().expect("UTF-8")
}

const BASIC_MAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/basicmage.txt");

#[test]
fn a_list_is_a_code_is_a_list() {
    let listed = json(&[BASIC_MAGE]);
    let code = listed["code"].as_str().expect("a code");
    let decoded = json(&[code]);
    assert_eq!((&decoded["class"], &decoded["hero"]), (&"Mage".into(), &listed["hero"]));
    assert_eq!(decoded["code"], listed["code"]);
    let sorted = |deck: &Value| {
        let mut ids: Vec<String> =
            deck["cards"].as_array().expect("cards").iter().map(|id| id.as_str().expect("an id").to_owned()).collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(sorted(&decoded), sorted(&listed));
    assert_eq!(sorted(&decoded).len(), 30);
    // What is printed is a list again, with the code as a remark.
    let printed = String::from_utf8(deck(&[code]).stdout).expect("text");
    assert!(printed.starts_with("Mage\n2 Arcane Missiles\n"), "{printed}");
    assert_eq!(json(&[path(&file(&printed))])["code"], listed["code"]);
}

#[test]
fn a_deck_as_the_client_exports_it_is_read() {
    let exported =
        "### Two\n# Class: Mage\n# Format: Wild\n#\n# 2x (4) Fireball\n#\nAAEBAf0EAAG7AgA=\n#\n# Copy this\n";
    assert_eq!(json(&[path(&file(exported))])["cards"], serde_json::json!(["CS2_029", "CS2_029"]));
}

#[test]
fn random_decks_are_legal_and_the_same_for_a_seed() {
    let one = json(&["random:mage", "--seed", "7"]);
    assert_eq!(one, json(&["random:Mage", "--seed", "7"]));
    assert_ne!(one["code"], json(&["random:mage", "--seed", "8"])["code"]);
    assert_eq!((&one["class"], &one["not_written"]), (&"Mage".into(), &serde_json::json!([])));
    let mut ids: Vec<&str> = one["cards"].as_array().expect("cards").iter().filter_map(Value::as_str).collect();
    assert_eq!(ids.len(), 30);
    ids.sort_unstable();
    assert!(ids.windows(3).all(|three| three[0] != three[2]), "no card three times: {ids:?}");
    assert_eq!(json(&["random:demon_hunter+legacy+demon_hunter_initiate"])["class"], "Demon Hunter");
}

#[test]
fn what_is_no_deck_says_why() {
    let refused = [
        ("no/such/deck", "neither a file with a list, nor `random:mage`"),
        ("AAEBAf0EAAG7", "its end cut off"),
        ("AAEBAf0EAAG7An4=", "its end cut off"),
        ("random:gnomish", "`gnomish` is neither a class nor a set"),
        ("AAEBAf0EAAABuwLoBwA=", "more than the 60 cards"),
        ("AAEBAf0EAf///38AAAA=", "no card has the number 268435455"),
        ("AAEBAf0EAAAAAQFauwIAAA==", "a sideboard of Fireball"),
    ];
    for (text, why) in refused {
        let told = error(&[text]);
        assert!(told.contains(why), "{text}: {told}");
    }
    let lists = [
        ("Wizard\n2 Fireball\n", "names a class"),
        ("Mage\n2 Fireballs\n", "no collectible card is called `Fireballs`"),
        ("Mage\nFireball\n", "write `2 Fireball`"),
        ("Mage\n4000000000 Fireball\n", "60 cards at most"),
        ("", "the list is empty"),
    ];
    for (list, why) in lists {
        let told = error(&[path(&file(list))]);
        assert!(told.contains(why), "{list}: {told}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
    let piped = arena.args(["deck", BASIC_MAGE]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("it runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.stderr, b"");
}
