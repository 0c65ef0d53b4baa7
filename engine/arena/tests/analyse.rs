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

/// The probability of lethal, and its precision in a word.
fn luck(told: &Value) -> (f64, &str) {
    let chance = &told["lethal"]["chance"];
    (chance["is"].as_f64().expect("a number"), chance["known"].as_str().expect("a word"))
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

#[test]
fn what_dice_decide_is_counted_out() {
    let missiles = ("EX1_277", "HAND", 1, json!({}));
    let yeti = ("CS2_182", "PLAY", 2, json!({}));
    // Each of three missiles hits the hero or the Yeti.
    for (health, chance) in [(1, 7.0 / 8.0), (2, 4.0 / 8.0), (3, 1.0 / 8.0), (4, 0.0)] {
        let found = told(&position(health, &[missiles.clone(), yeti.clone()]));
        assert_eq!(luck(&found).1, "exactly", "{found}");
        assert!(near(luck(&found).0, chance), "{health} health: {found}");
    }
    // A Wisp dies of one: all six ways in which no missile or one hits the hero, of lots that are fewer when it is dead.
    let wisp = ("CS2_231", "PLAY", 2, json!({}));
    let found = told(&position(1, &[missiles.clone(), yeti.clone(), wisp]));
    let spared = 1.0 / 27.0 + 1.0 / 27.0 + 1.0 / 18.0 + 1.0 / 12.0;
    assert!(near(luck(&found).0, 1.0 - spared), "{found}");
    // What is certain is certain.
    let found = told(&position(3, &[missiles]));
    assert_eq!(luck(&found), (1.0, "exactly"));
}

#[test]
fn the_better_order_is_found_when_luck_decides() {
    // A Yeti may take all missiles; a Sheep dies of the first one that hits it, and the others have the hero alone.
    let pieces =
        [("EX1_277", "HAND", 1, json!({})), ("CS2_022", "HAND", 1, json!({})), ("CS2_182", "PLAY", 2, json!({}))];
    let found = told(&position(2, &pieces));
    assert_eq!(luck(&found), (1.0, "exactly"), "{found}");
    assert_eq!(line(&found)[0], "play Polymorph at Chillwind Yeti", "{found}");
    let found = told(&position(3, &pieces));
    assert!(near(luck(&found).0, 1.0 / 8.0), "without Polymorph, or with it when all three hit: {found}");
}

#[test]
fn a_draw_is_as_likely_as_its_card() {
    let draws = |n: usize, deck: &[(&'static str, usize)]| {
        let mut pieces = vec![("CS2_023", "HAND", 1, json!({}))];
        for (card, count) in deck {
            pieces.extend((0..*count).map(|_| (*card, "DECK", 1, json!({}))));
        }
        let found = told(&position(i64::try_from(n).expect("health"), &pieces));
        let (chance, known) = luck(&found);
        assert_eq!(known, "exactly", "{found}");
        (chance, found)
    };
    // Arcane Intellect draws two: one Fireball among four cards is drawn in half of the cases.
    let (chance, found) = draws(6, &[("CS2_029", 1), ("CS2_182", 3)]);
    assert!(near(chance, 0.5), "{found}");
    let steps = found["lethal"]["chance"]["line"].as_array().expect("steps");
    assert_eq!(steps[0]["says"], "play Arcane Intellect");
    assert!(steps[1]["says"].as_str().expect("words").starts_with("play Fireball at Jaina"), "{found}");
    let likely = steps[0]["likely"].as_f64().expect("a number");
    assert!(0.0 < likely && likely <= 0.5, "{found}");
    // Two of each: not both Yetis, 5 of 6.
    assert!(near(draws(6, &[("CS2_029", 2), ("CS2_182", 2)]).0, 5.0 / 6.0));
    // Ten mana: three for Intellect, four for one Fireball, and nothing for the other.
    assert!(near(draws(12, &[("CS2_029", 2)]).0, 0.0));
}

#[test]
fn what_a_secret_may_do_is_tried_out() {
    // The Yeti's blow is lethal unless the secret of a mage stops it, and nobody knows which it is.
    let mut before = position(4, &[("CS2_182", "PLAY", 1, json!({}))]);
    before["entities"]
        .as_array_mut()
        .expect("a list")
        .push(json!({ "card": "EX1_287", "zone": "SECRET", "controller": 2 }));
    before["players"][1]["secrets"] = json!([7]);
    let found = told(&before);
    if found["lethal"]["line"].is_null() {
        let (chance, known) = luck(&found);
        assert_eq!(known, "about", "{found}");
        let bounds = found["lethal"]["chance"]["bounds"].as_array().expect("two numbers");
        let [low, high] = [0, 1].map(|at| bounds[at].as_f64().expect("a number"));
        assert!(0.0 < low && low < chance && chance < high && high < 1.0, "{found}");
    } else {
        panic!("a mage has secrets against attacks: {found}");
    }
}

#[test]
fn people_read_how_likely_it_is() {
    let file = format!("{POSITIONS}/missiles.json");
    let output =
        Command::new(env!("CARGO_BIN_EXE_arena")).args(["analyse", &file, "--ms", "400"]).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let lethal = text.lines().find(|line| line.starts_with("lethal: ")).expect("a line");
    assert_eq!(
        lethal.split(": ").nth(1),
        Some("not for certain, but in 78.7 % of what can happen"),
        "1 - (1/27 + 1/27 + 1/18 + 1/12) of three missiles hit once, and Fireblast does the rest: {text}"
    );
    assert!(lethal.contains("play Arcane Missiles") && lethal.contains("use Fireblast at Jaina Proudmoore"), "{text}");
    let output = analyse(&position(30, &[]).to_string(), &["--playouts", "20"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("\nlethal: none, whatever the dice show"), "{text}");
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
        assert_eq!(output.status.code(), Some(2));
        let errors = String::from_utf8(output.stderr).expect("text");
        assert!(errors.contains(why), "{errors}");
    }
}

#[test]
fn a_link_of_the_page_is_the_same_position_as_its_document() {
    let file = format!("{POSITIONS}/lethal.json");
    let document = std::fs::read_to_string(&file).expect("it is there");
    let cards = cardwright_arena::registry::cards().expect("the cards fit together");
    let read = cardwright_engine::state::Snapshot::from_json(&document).expect("a document");
    let game = cardwright_engine::Game::from_snapshot(cards, &read).expect("a game");
    let text = cardwright_arena::link::write(&game).expect("everything has a name");
    let run = |argument: &str| {
        let arena = Command::new(env!("CARGO_BIN_EXE_arena")).args(["analyse", argument, "--playouts", "60"]).output();
        let arena = arena.expect("it runs");
        (String::from_utf8(arena.stdout).expect("text"), String::from_utf8(arena.stderr).expect("text"))
    };
    let (told, _) = run(&file);
    assert!(told.contains("lethal: "), "{told}");
    assert_eq!(run(&text).0, told);
    assert_eq!(run(&format!("https://cards.example.org/play.html#p={text}")).0, told);
    let (_, error) = run(&format!("https://cards.example.org/play.html#p={}", &text[..text.len() / 2]));
    assert!(error.contains("the link: it is damaged, perhaps not copied whole"), "{error}");
}
