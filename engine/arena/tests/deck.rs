//! `arena deck`: lists, deckstrings and random decks, there and back.
use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use cardwright_arena::deck::format::{sets_named, sets_of};
use cardwright_data::CardSet;
use cardwright_data::deckstring::DeckCode;
use serde_json::Value;

fn deck(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).arg("deck").args(arguments).output().expect("it runs")
}

fn json(arguments: &[&str]) -> Value {
    let output = deck(&[arguments, &["--json"]].concat());
    let told: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    // An illegal deck is a finding.
    let expected = i32::from(told["legal"] != Value::Bool(true));
    assert_eq!(output.status.code(), Some(expected), "{}", String::from_utf8_lossy(&output.stderr));
    told
}

fn error(arguments: &[&str]) -> String {
    let output = deck(arguments);
    assert_eq!(output.status.code(), Some(2));
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
        ("no/such/deck", "is no file, no deck code, no list of cards and no known deck: write a deck code"),
        ("AAEBAf0EAAG7", "its end cut off"),
        ("AAEBAf0EAAG7An4=", "its end cut off"),
        ("AAEJAf0EAAG7AgA=", "it is of format 9"),
        ("AAEAAf0EAAG7AgA=", "it is of format 0"),
        ("random:gnomish", "`gnomish` is no class, set or format"),
        ("AAEBAf0EAAABuwLoBwA=", "more than the 60 cards"),
        ("AAEBAf0EAf///38AAAA=", "is number 268435455"),
        ("AAEBAf0EAAAAAQFauwIAAA==", "a sideboard of Fireball, which is not in the deck"),
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

/// The number of a card in deckstrings.
fn dbf(id: &str) -> u32 {
    let cards = cardwright_arena::registry::cards().expect("they are sound");
    cards.get(cards.by_id(id).expect("it is there")).dbf_id
}

#[test]
fn cards_of_core_have_names_and_come_back_as_they_were() {
    let once = |ids: &[&str]| ids.iter().map(|id| (dbf(id), 1)).collect();
    let cards = once(&["CORE_CS2_029", "CS2_029", "CS2_022"]);
    let code = DeckCode { format: 2, heroes: vec![dbf("HERO_08")], cards, ..DeckCode::default() }.encode();
    let printed = String::from_utf8(deck(&[&code]).stdout).expect("text");
    assert!(printed.contains("1 Fireball [CORE_CS2_029]\n") && printed.contains("1 Fireball\n"), "{printed}");
    assert_eq!(json(&[path(&file(&printed))])["code"], code.as_str());
}

#[test]
fn a_deck_keeps_its_own_format_and_a_list_has_the_one_that_fits() {
    for (number, name) in [(1, "Wild"), (2, "Standard"), (4, "Twist")] {
        let cards = [(dbf("CS2_029"), 2)].into();
        let code = DeckCode { format: number, heroes: vec![dbf("HERO_08")], cards, ..DeckCode::default() }.encode();
        let told = json(&[&code]);
        assert_eq!((&told["deck_format"], &told["code"]), (&name.into(), &code.as_str().into()));
        let printed = String::from_utf8(deck(&[&code]).stdout).expect("text");
        assert!(printed.contains(&format!("# Format: {name}\n")), "{printed}");
        assert_eq!(json(&[path(&file(&printed))])["code"], code.as_str(), "the list says it");
    }
    assert_eq!(json(&[path(&file("Mage\n2 Fireball\n"))])["deck_format"], "Standard", "Core has one, too");
    assert_eq!(json(&[path(&file("Mage\n1 Mad Scientist\n"))])["deck_format"], "Wild");
}

#[test]
fn sideboards_are_read_and_written() {
    // Zilliax Deluxe 3000 of two modules, and a band of three.
    let band = ["CS2_029", "EX1_277", "CORE_CS2_023"];
    let mut sideboards: BTreeMap<(u32, u32), u32> =
        ["TOY_330t92", "TOY_330t99"].map(|module| ((dbf(module), dbf("TOY_330")), 1)).into();
    sideboards.extend(band.map(|card| ((dbf(card), dbf("ETC_080")), 1)));
    let cards = [(dbf("TOY_330"), 1), (dbf("ETC_080"), 1), (dbf("CS2_024"), 2)].into();
    let code = DeckCode { format: 1, heroes: vec![dbf("HERO_08")], cards, sideboards }.encode();
    let told = json(&[&code]);
    assert_eq!(told["code"], code.as_str());
    assert_eq!(told["sideboards"].as_array().expect("cards").len(), 5);
    let printed = String::from_utf8(deck(&[&code]).stdout).expect("text");
    assert!(printed.contains("1 Zilliax Deluxe 3000\n  1 Recursive Module\n  1 Perfect Module\n"), "{printed}");
    assert_eq!(json(&[path(&file(&printed))])["code"], code.as_str(), "{printed}");
    let output = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["simulate", "--deck", &code, "--games", "1", "--any-deck"])
        .output()
        .expect("it runs");
    let says = String::from_utf8_lossy(&output.stderr);
    // The band is played with the deck, and the modules are merged.
    assert!(output.status.success(), "{says}");
}

#[test]
fn a_deck_holds_the_cards_that_its_fabled_card_brings_along() {
    let garona = "AAECAaIHCsODB9GdB+ylB4aoB4eoB4ioB9C/B4rUB5vUB4jZBwr3nwT3gQeQgweMrQfHrgfZrweaswe0wQedxQfVxQcAAA==";
    assert_eq!(json(&[garona])["code"], garona);
    // A card that is not collectible is found by its id.
    let printed = String::from_utf8(deck(&[garona]).stdout).expect("text");
    assert!(printed.contains("1 King Llane [TIME_875t]\n"), "{printed}");
    assert_eq!(json(&[path(&file(&printed))])["code"], garona, "{printed}");
}

#[test]
fn a_number_that_is_in_the_data_and_not_playable_is_called_so() {
    // A token, and a card of Battlegrounds.
    let of = |number: u32| {
        DeckCode { format: 1, heroes: vec![637], cards: [(number, 1)].into(), ..DeckCode::default() }.encode()
    };
    let told = error(&[&of(dbf("CS2_tk1"))]);
    assert!(
        told.contains("a card of this code is Sheep (CS2_tk1, Minion, number 796), which no deck may have"),
        "{told}"
    );
    // A list, which names it by its id, cannot hold it either: its code would not be read.
    let told = error(&[path(&file("Mage\n2 Fireball\n8 Sheep [CS2_tk1]\n"))]);
    assert!(told.contains("`8 Sheep [CS2_tk1]`") && told.contains("not playable in a deck"), "{told}");
    let told = error(&[&of(91_661)]);
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../.cache/builds");
    let expected = if std::path::Path::new(data).join(cardwright_cli::data_build()).join("CardDefs.xml").exists() {
        "DemonHunter Trainee (AIBot_DemonHunterTrainee_001_hb, number 91661), a card of another mode: decks have"
    } else {
        "to know, run `cargo cards build`"
    };
    assert!(told.contains(expected), "{told}");
}

#[test]
fn random_decks_of_a_format_hold_its_cards_alone() {
    let standard = json(&["random:mage+standard", "--seed", "3"]);
    assert_eq!(standard["deck_format"], "Standard");
    let wild = json(&["random:mage+wild", "--seed", "3"]);
    assert_eq!(wild["deck_format"], "Wild");
}

#[test]
fn an_illegal_deck_is_a_finding() {
    let legal = deck(&["random:mage", "--seed", "7"]);
    assert_eq!((legal.status.code(), legal.stderr.len()), (Some(0), 0));
    let illegal = deck(&[path(&file("Mage\n2 Fireball\n"))]);
    let says = String::from_utf8_lossy(&illegal.stderr);
    assert_eq!((illegal.status.code(), says.trim()), (Some(1), "the deck is illegal in Standard"));
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

#[test]
fn sets_and_formats_are_those_of_the_file_of_the_sets() {
    let table: toml::Table = include_str!("../../../data/sets.toml").parse().expect("TOML");
    let mut of_formats: BTreeMap<&str, Vec<CardSet>> = BTreeMap::new();
    for row in table["set"].as_array().expect("rows") {
        let number = row["number"].as_integer().and_then(|number| u16::try_from(number).ok()).expect("a set");
        for key in ["name", "module", "title"] {
            let name = row[key].as_str().expect("a text");
            assert_eq!(sets_named(name), [CardSet(number)], "{key} {name}");
        }
        let formats = row.get("formats").and_then(toml::Value::as_array);
        for format in formats.into_iter().flatten().filter_map(toml::Value::as_str) {
            of_formats.entry(format).or_default().push(CardSet(number));
        }
    }
    assert!(of_formats["standard"].len() > 3, "{of_formats:?}");
    for (format, sets) in of_formats {
        assert_eq!(sets_of(format), sets, "{format}");
    }
}
