//! `arena serve` as `SERVE.md` describes it: its transcript, its client, and what clients do wrong.
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use cardwright_engine::state::Rng;
use serde_json::{Value, json};

const GUIDE: &str = include_str!("../SERVE.md");
const ARENA: &str = env!("CARGO_BIN_EXE_arena");

/// A server that is talked to.
struct Talk<R, W> {
    from: R,
    to: W,
}

impl<R: BufRead, W: Write> Talk<R, W> {
    fn send(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("it listens");
        self.to.flush().expect("it listens");
    }

    fn line(&mut self) -> Value {
        let mut line = String::new();
        assert_ne!(self.from.read_line(&mut line).expect("it answers"), 0, "it has ended");
        serde_json::from_str(&line).expect("an answer is JSON")
    }

    fn ask(&mut self, request: &str) -> Value {
        self.send(request);
        self.line()
    }

    /// An answer that must be yes.
    fn yes(&mut self, request: &Value) -> Value {
        let answer = self.ask(&request.to_string());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// An answer that must be no; which field it names.
    fn no(&mut self, request: &Value) -> String {
        let answer = self.ask(&request.to_string());
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        assert!(answer["error"]["says"].as_str().is_some_and(|says| !says.is_empty()), "{answer}");
        answer["error"]["field"].as_str().expect("a field").to_owned()
    }

    fn state(&mut self) -> Value {
        self.yes(&json!({ "do": "state", "game": 1 }))["state"].clone()
    }

    /// A mage and a warrior with nothing but full mana.
    fn bare(&mut self) {
        self.yes(&json!({ "do": "new", "classes": ["Mage", "Warrior"], "mulligan": false, "full_mana": true }));
    }
}

/// Ends the server with the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(arguments: &[&str]) -> (Server, Talk<BufReader<ChildStdout>, ChildStdin>) {
    let mut arena = Command::new(ARENA);
    let arena = arena.arg("serve").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = arena.spawn().expect("it runs");
    let (from, to) = (child.stdout.take().expect("piped"), child.stdin.take().expect("piped"));
    (Server(child), Talk { from: BufReader::new(from), to })
}

fn block(kind: &str) -> &'static str {
    let (_, rest) = GUIDE.split_once(&format!("```{kind}\n")).expect("the guide has such a block");
    rest.split_once("```").expect("it ends").0
}

/// Whether all that is shown is there.
fn shows(shown: &Value, there: &Value) -> bool {
    match (shown, there) {
        (Value::Object(shown), Value::Object(there)) => {
            shown.iter().all(|(name, value)| there.get(name).is_some_and(|there| shows(value, there)))
        }
        (Value::Array(shown), Value::Array(there)) => {
            let open = shown.last() == Some(&json!("…"));
            let shown = &shown[..shown.len() - usize::from(open)];
            (shown.len() == there.len() || (open && shown.len() < there.len()))
                && shown.iter().zip(there).all(|(shown, there)| shows(shown, there))
        }
        _ => shown == there,
    }
}

#[test]
fn the_transcript_of_the_guide_is_what_happens() {
    let (_server, mut talk) = start(&[]);
    let mut pairs = 0;
    let mut lines = block("transcript").lines();
    while let Some(request) = lines.next() {
        let request = request.strip_prefix("> ").expect("a request");
        let answer = lines.next().and_then(|line| line.strip_prefix("< ")).expect("an answer");
        let shown: Value = serde_json::from_str(answer).expect("JSON");
        let there = talk.ask(request);
        assert!(shows(&shown, &there), "{request}\nshown: {shown}\nthere: {there}");
        pairs += 1;
    }
    assert!(pairs >= 15, "{pairs} requests");
}

#[test]
fn every_request_of_the_guide_is_known_and_every_known_one_is_in_the_guide() {
    let (_server, mut talk) = start(&[]);
    let answer = talk.ask(r#"{"do":"?"}"#);
    let says = answer["error"]["says"].as_str().expect("a list");
    let (_, names) = says.split_once("none of ").expect("a list");
    for name in names.split(", ") {
        assert!(GUIDE.contains(&format!("`{name}`")), "{name} is not described");
    }
    let rows =
        GUIDE.lines().skip_while(|line| !line.starts_with("| `do`")).skip(2).take_while(|line| line.starts_with('|'));
    let mut described = 0;
    for row in rows {
        let names = row.split('|').nth(1).expect("a first column");
        for name in names.split('`').skip(1).step_by(2) {
            described += 1;
            assert!(says.contains(name), "{name} is no request");
        }
    }
    assert_eq!(described, names.split(", ").count());
}

#[test]
fn the_client_of_the_guide_plays_a_game() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let client = folder.path().join("client.py");
    std::fs::write(&client, block("python")).expect("it is written");
    let output = Command::new("python3").arg(client).args([ARENA, "serve"]).output().expect("Python runs");
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
    let last = told.lines().last().expect("it says how the game ended");
    assert!(["over: WON LOST", "over: LOST WON", "over: TIED TIED"].contains(&last), "{last}");
    assert!(told.contains("player 1: play ") && told.contains("player 2: end the turn"), "{told}");
}

#[test]
fn verbs_do_what_they_say() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let summoned = talk.yes(&json!({ "do": "summon", "game": 1, "player": 2, "card": "Chillwind Yeti" }));
    let yeti = summoned["entity"].as_u64().expect("an entity");
    let entity = |state: &Value, id: u64| {
        let all = state["entities"].as_array().expect("entities");
        all.iter().find(|entity| entity["id"] == id).expect("it is there").clone()
    };
    let tag = |state: &Value, id: u64, tag: &str| entity(state, id)["tags"][tag].clone();
    talk.yes(&json!({ "do": "damage", "game": 1, "entity": yeti, "amount": 4 }));
    talk.yes(&json!({ "do": "heal", "game": 1, "entity": yeti, "amount": 1 }));
    talk.yes(&json!({ "do": "set_tag", "game": 1, "entity": yeti, "tag": "ATK", "value": 9 }));
    talk.yes(&json!({ "do": "set_tag", "game": 1, "entity": yeti, "tag": "TAUNT", "value": 1 }));
    let state = talk.state();
    assert_eq!((tag(&state, yeti, "DAMAGE"), tag(&state, yeti, "ATK")), (json!(3), json!(9)));
    assert_eq!(tag(&state, yeti, "TAUNT"), 1);
    talk.yes(&json!({ "do": "silence", "game": 1, "entity": yeti }));
    assert_eq!(tag(&talk.state(), yeti, "ATK"), 4, "a silenced one is as printed");
    talk.yes(&json!({ "do": "take_control", "game": 1, "player": 1, "entity": yeti }));
    assert_eq!(talk.state()["players"][0]["board"], json!([yeti]));

    talk.yes(&json!({ "do": "equip", "game": 1, "player": 1, "card": "Fiery War Axe" }));
    talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "CS2_024" }));
    talk.yes(&json!({ "do": "shuffle", "game": 1, "player": 2, "card": "Fireball" }));
    let drawn = talk.yes(&json!({ "do": "draw", "game": 1, "player": 2, "card": "Fireball" }))["entity"].clone();
    talk.yes(&json!({ "do": "set_mana", "game": 1, "player": 1, "crystals": 3 }));
    let state = talk.state();
    assert!(state["players"][0]["weapon"].is_u64());
    assert_eq!(state["players"][1]["deck"], json!([]), "the card that was shuffled in is the one that was drawn");
    assert_eq!(entity(&state, drawn.as_u64().expect("an entity"))["card"], "CS2_029");
    assert_eq!((&state["players"][0]["crystals"], &state["players"][0]["mana"]), (&json!(3), &json!(3)));

    let hero = state["players"][1]["hero"].as_u64().expect("a hero");
    talk.yes(&json!({ "do": "cast", "game": 1, "player": 1, "card": "Fireball", "target": hero }));
    assert_eq!(tag(&talk.state(), hero, "DAMAGE"), 6);
    let missiles =
        talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "Arcane Missiles" }))["entity"].clone();
    talk.yes(&json!({ "do": "summon", "game": 1, "player": 2, "card": "Chillwind Yeti" }));
    let there = talk.state()["players"][1]["board"][0].clone();
    talk.yes(&json!({ "do": "force", "game": 1, "outcomes": [{ "entity": there }, { "entity": there }, { "entity": hero }] }));
    talk.yes(&json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": missiles } }));
    let state = talk.state();
    assert_eq!(
        (tag(&state, there.as_u64().expect("an entity"), "DAMAGE"), tag(&state, hero, "DAMAGE")),
        (json!(2), json!(7))
    );
    assert_eq!(state["forced_left"], 0);
    talk.yes(&json!({ "do": "destroy", "game": 1, "entity": there }));
    assert_eq!(tag(&talk.state(), there.as_u64().expect("an entity"), "ZONE"), "GRAVEYARD");
}

/// A launch is confirmed: its option tells the Starship and the cost, and the number behind it cancels the launch.
#[test]
fn the_launch_of_a_starship_tells_its_cost() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let piece = talk.yes(&json!({ "do": "summon", "game": 1, "player": 1, "card": "GDB_112" }))["entity"].clone();
    talk.yes(&json!({ "do": "set_mana", "game": 1, "player": 1, "crystals": 5 }));
    talk.yes(&json!({ "do": "destroy", "game": 1, "entity": piece }));
    let options = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    let options = options.as_array().expect("options");
    let launch = options.iter().find(|option| option["kind"] == "use").expect("a launch");
    let ship = launch["card"].clone();
    talk.yes(&json!({ "do": "act", "game": 1, "option": launch["n"] }));
    let asked = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    assert_eq!(asked[0]["says"], "confirm: launch The Exile's Hope, and pay 5 mana");
    assert_eq!(asked[1]["kind"], "cancel");
    assert_eq!(talk.no(&json!({ "do": "choose", "game": 1, "n": 2 })), "n");
    talk.yes(&json!({ "do": "choose", "game": 1, "n": 1 }));
    assert_eq!(talk.state()["pending"], Value::Null);
    // Without the mana the refusal tells both numbers.
    talk.yes(&json!({ "do": "set_mana", "game": 1, "player": 1, "crystals": 3 }));
    let unpaid = json!({ "do": "act", "game": 1, "action": { "kind": "use", "card": ship, "ability": 0 } });
    assert_eq!(talk.ask(&unpaid.to_string())["error"]["says"], "it costs 5 mana, and 3 mana is left");
}

/// A crafted card is told by the texts of its parts.
#[test]
fn a_crafted_potion_shows_the_texts_of_its_parts() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "CFM_621" }));
    let options = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    let options = options.as_array().expect("options");
    let kazakus = options.iter().find(|option| option["says"] == "play Kazakus").expect("Kazakus");
    talk.yes(&json!({ "do": "act", "game": 1, "option": kazakus["n"] }));
    while talk.state()["pending"] != Value::Null {
        talk.yes(&json!({ "do": "choose", "game": 1, "n": 0 }));
    }
    let state = talk.state();
    let entities = state["entities"].as_array().expect("entities");
    let potion = entities.iter().find(|entity| entity["name"] == "Kazakus Potion").expect("a potion");
    let parts = potion["enchantments"].as_array().expect("parts").iter().filter_map(|it| it["card"].as_str());
    let text = potion["text"].as_str().expect("a text");
    let first_words: Vec<String> = parts
        .map(|part| {
            let card = talk.yes(&json!({ "do": "card", "card": part }))["card"].clone();
            let words = card["text"].as_str().expect("a text").replace("[x]", "");
            words.split_whitespace().next().expect("a word").trim_start_matches("<b>").to_owned()
        })
        .collect();
    assert_eq!(first_words.len(), 2, "{potion}");
    assert!(
        first_words.iter().all(|word| text.contains(word.as_str())) && !text.contains('{'),
        "{text}: {first_words:?}"
    );
}

#[test]
fn cards_are_moved_buffed_and_cleared_and_players_concede() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let put = |talk: &mut Talk<_, _>, request: Value| talk.yes(&request)["entity"].as_u64().expect("an entity");
    let of = |state: &Value, id: u64| {
        let all = state["entities"].as_array().expect("entities");
        all.iter().find(|entity| entity["id"] == id).expect("it is there").clone()
    };
    let yeti = put(&mut talk, json!({ "do": "summon", "game": 1, "player": 1, "card": "Chillwind Yeti" }));
    let loud =
        put(&mut talk, json!({ "do": "summon", "game": 1, "player": 1, "card": "Chillwind Yeti", "events": true }));
    let options = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    let attacks = |id: u64| options.as_array().expect("options").iter().any(|option| option["attacker"] == id);
    assert!(attacks(yeti) && !attacks(loud), "who is summoned with events came this turn");

    talk.yes(&json!({ "do": "buff", "game": 1, "entity": yeti, "attack": 3, "health": -2 }));
    talk.yes(&json!({ "do": "buff", "game": 1, "entity": yeti, "card": "CS2_087e" }));
    let buffed = of(&talk.state(), yeti);
    assert_eq!((&buffed["tags"]["ATK"], &buffed["tags"]["HEALTH"]), (&json!(10), &json!(3)));
    let on = buffed["enchantments"].as_array().expect("enchantments");
    let change = |at: usize| on[at]["changes"][0].clone();
    assert_eq!(change(0), json!({ "tag": "ATK", "op": "Add", "value": 3 }));
    assert_eq!((&on[2]["card"], &change(2)["value"]), (&json!("CS2_087e"), &json!(3)));
    talk.yes(&json!({ "do": "clear", "game": 1, "entity": yeti }));
    let clear = of(&talk.state(), yeti);
    assert!(clear["enchantments"].is_null() && clear["tags"]["ATK"] == 4, "{clear}");

    for (to, zone) in [("hand", "HAND"), ("deck_top", "DECK"), ("graveyard", "GRAVEYARD"), ("deck_shuffled", "DECK")] {
        talk.yes(&json!({ "do": "move", "game": 1, "entity": yeti, "to": to }));
        assert_eq!(of(&talk.state(), yeti)["tags"]["ZONE"], zone);
    }
    talk.yes(&json!({ "do": "set_fatigue", "game": 1, "player": 2, "on": false }));
    assert_eq!(talk.state()["players"][1]["no_fatigue"], true);
    let snapshot = talk.yes(&json!({ "do": "save", "game": 1 }))["snapshot"].clone();
    let over = talk.yes(&json!({ "do": "concede", "game": 1, "player": 1 }));
    assert_eq!((&over["over"], &over["result"]), (&json!(true), &json!(["LOST", "WON"])));
    assert_eq!(talk.no(&json!({ "do": "concede", "game": 1, "player": 2 })), "game");
    // The same game goes on from what was saved.
    let again = talk.yes(&json!({ "do": "load", "game": 1, "snapshot": snapshot }));
    assert_eq!((&again["game"], &again["over"]), (&json!(1), &json!(false)));
    assert_eq!(talk.yes(&json!({ "do": "games" }))["games"], json!([1]));
}

#[test]
fn a_state_tells_what_was_given_and_what_was_used_up() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let mut put = |card: &str| {
        let request = json!({ "do": "summon", "game": 1, "player": 1, "card": card });
        talk.yes(&request)["entity"].as_u64().expect("an entity")
    };
    // An Argent Squire, a Kobold Geomancer, an Imprisoned Vilefiend.
    let [squire, kobold, vilefiend] = ["EX1_008", "CS2_142", "BT_156"].map(&mut put);
    talk.yes(&json!({ "do": "set_tag", "game": 1, "entity": squire, "tag": "TAUNT", "value": 1 }));
    talk.yes(&json!({ "do": "damage", "game": 1, "entity": squire, "amount": 1 }));
    let summoned =
        talk.yes(&json!({ "do": "summon", "game": 1, "player": 1, "card": "BT_156", "events": true }))["entity"]
            .clone();
    let state = talk.state();
    let of = |id: &Value| {
        let all = state["entities"].as_array().expect("entities");
        all.iter().find(|entity| entity["id"] == *id).expect("it is there").clone()
    };
    let squire = of(&json!(squire));
    assert_eq!((&squire["given"], &squire["lost"]), (&json!(["TAUNT"]), &json!(["DIVINE_SHIELD"])));
    assert_eq!(
        (&state["players"][0]["spell_damage"], &of(&json!(kobold))["tags"]["SPELLPOWER"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(of(&summoned)["dormant"], 2, "turns until it awakens");
    assert!(of(&json!(vilefiend))["dormant"].is_null(), "who was put into play is awake");
    for entity in state["entities"].as_array().expect("entities") {
        for tag in entity["tags"].as_object().expect("tags").keys() {
            assert!(!tag.starts_with(|first: char| first.is_ascii_digit()), "a tag without a name: {tag}");
        }
    }
}

#[test]
fn options_have_places_and_all_of_them_tell_what_is_too_dear() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    for card in ["Chillwind Yeti", "Wisp"] {
        talk.yes(&json!({ "do": "summon", "game": 1, "player": 1, "card": card }));
    }
    talk.yes(&json!({ "do": "set_mana", "game": 1, "player": 1, "crystals": 3 }));
    let [wisp, fireball] = ["Wisp", "Fireball"]
        .map(|card| talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": card }))["entity"].clone());
    let reply = talk.yes(&json!({ "do": "options", "game": 1, "all": true }));
    let of = |list: &str, card: &Value| -> Vec<Value> {
        let all = reply[list].as_array().expect("a list").iter();
        all.filter(|option| option["card"] == *card).cloned().collect()
    };
    assert_eq!(of("options", &wisp)[0]["places"], 3);
    assert!(of("options", &fireball).is_empty());
    let dear = of("unpaid", &fireball);
    assert_eq!(dear.len(), 4, "two minions and two heroes: {dear:?}");
    assert!(dear.iter().all(|option| option["why"] == "it costs 4 mana, and 3 mana is left" && option["n"].is_null()));
    let place =
        |place: u8| json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": wisp, "place": place } });
    let refused = talk.ask(&place(3).to_string());
    assert_eq!(refused["error"]["says"], "there is no place 3 on the board: the places are 0 to 2");
    talk.yes(&place(1));
    assert_eq!(talk.state()["players"][0]["board"][1], wisp);
    let action = json!({ "kind": "play", "card": fireball, "target": 4 });
    let refused = talk.ask(&json!({ "do": "act", "game": 1, "action": action }).to_string());
    assert_eq!(refused["error"]["says"], "it costs 4 mana, and 3 mana is left");
}

#[test]
fn cards_are_described_and_stubs_are_named() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let fireball = talk.yes(&json!({ "do": "card", "card": "Fireball" }))["card"].clone();
    assert_eq!((&fireball["id"], &fireball["cost"], &fireball["stub"]), (&json!("CS2_029"), &json!(4), &json!(false)));
    assert_eq!(fireball["source"], "spell(&[deal(6).to(TARGET)])");
    assert!(talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "Fireball" }))["stubs"].is_null());
    // Any collectible card that is not written yet.
    let cards = cardwright_arena::registry::cards().expect("they are sound");
    let is_stub = |card_type| {
        let of = |id: &&cardwright_engine::CardId| {
            cards.get(**id).card_type == card_type && !cardwright_arena::deck::is_written(cards, **id)
        };
        cards.collectible().iter().find(of).map(|id| cards.get(*id))
    };
    let minion = is_stub(cardwright_data::CardType::Minion).expect("some are not written");
    for verb in ["give", "summon", "shuffle"] {
        let reply = talk.yes(&json!({ "do": verb, "game": 1, "player": 1, "card": minion.id }));
        assert_eq!(reply["stubs"], json!([minion.name]), "{verb}");
    }
    let new = json!({ "do": "new", "classes": ["Mage", "Mage"], "decks": [[minion.id], []], "allow_stubs": true, "allow_illegal": true });
    assert_eq!(talk.yes(&new)["stubs"], json!([minion.name]));
    assert_eq!(talk.yes(&json!({ "do": "card", "card": minion.id }))["card"]["stub"], true);
}

#[test]
fn entity_ids_tell_nothing_of_known_lists() {
    let (_server, mut talk) = start(&[]);
    let deck: Vec<&str> = ["Fireball", "Frostbolt", "Chillwind Yeti"].repeat(10);
    let mut seen: std::collections::BTreeMap<u64, BTreeSet<String>> = std::collections::BTreeMap::new();
    for seed in 0..30 {
        let new = json!({ "do": "new", "classes": ["Mage", "Mage"], "decks": [deck, deck], "seed": seed, "mulligan": false, "allow_illegal": true });
        let game = talk.yes(&new)["game"].clone();
        let state = talk.yes(&json!({ "do": "state", "game": game }))["state"].clone();
        for entity in state["entities"].as_array().expect("entities") {
            let hidden = ["HAND", "DECK"].iter().any(|zone| entity["tags"]["ZONE"] == *zone);
            if let (true, Some(id), Some(card)) = (hidden, entity["id"].as_u64(), entity["card"].as_str()) {
                seen.entry(id).or_default().insert(card.to_owned());
            }
        }
        talk.yes(&json!({ "do": "drop", "game": game }));
    }
    let telling = seen.values().filter(|cards| cards.len() == 1).count();
    assert!(seen.len() == 61 && telling <= 1, "only that of The Coin: {telling} of {}", seen.len());
}

#[test]
fn a_saved_game_goes_on_alike_and_a_clone_goes_its_own_way() {
    let (_server, mut talk) = start(&[]);
    let new = json!({ "do": "new", "decks": ["random:mage", "random:priest"], "seed": 5 });
    assert_eq!(talk.yes(&new)["game"], 1);
    let act = |talk: &mut Talk<_, _>, game: u64, n: usize| {
        let options = talk.yes(&json!({ "do": "options", "game": game }))["options"].as_array().expect("options").len();
        talk.yes(&json!({ "do": "act", "game": game, "option": n % options }));
    };
    for n in 0..30 {
        act(&mut talk, 1, n * 7);
    }
    let snapshot = talk.yes(&json!({ "do": "save", "game": 1 }))["snapshot"].clone();
    assert_eq!(talk.yes(&json!({ "do": "load", "snapshot": snapshot }))["game"], 2);
    assert_eq!(talk.yes(&json!({ "do": "clone", "game": 1 }))["game"], 3);
    for n in 0..20 {
        act(&mut talk, 1, n * 5);
        act(&mut talk, 2, n * 5);
    }
    let state = |talk: &mut Talk<_, _>, game: u64| talk.yes(&json!({ "do": "state", "game": game }))["state"].clone();
    let [played, loaded, cloned] = [1, 2, 3].map(|game| state(&mut talk, game));
    assert_eq!(played, loaded);
    assert_ne!(played, cloned);
    assert_eq!(talk.yes(&json!({ "do": "save", "game": 3 }))["snapshot"], snapshot);
    talk.yes(&json!({ "do": "drop", "game": 1 }));
    assert_eq!(talk.yes(&json!({ "do": "games" }))["games"], json!([2, 3]));
    assert_eq!(talk.no(&json!({ "do": "state", "game": 1 })), "game");
}

#[test]
fn a_player_does_not_see_what_is_hidden() {
    let (_server, mut talk) = start(&[]);
    talk.yes(&json!({ "do": "new", "decks": ["random:mage", "random:priest"], "mulligan": false }));
    let unknown = |state: &Value| {
        let entities = state["entities"].as_array().expect("entities");
        entities
            .iter()
            .filter(|entity| entity["card"].is_null())
            .map(|entity| entity["tags"]["CONTROLLER"].clone())
            .collect::<Vec<_>>()
    };
    assert!(unknown(&talk.state()).is_empty());
    for (player, other) in [(1, 2), (2, 1)] {
        let seen = talk.yes(&json!({ "do": "state", "game": 1, "player": player }))["state"].clone();
        let hidden = unknown(&seen);
        assert!(hidden.len() >= 30 && hidden.iter().all(|whose| *whose == other), "player {player}: {hidden:?}");
    }
}

/// The first player of a new game plays cards, with a Fireball in the deck, another one and a Pyroblast in hand, and a Chillwind
/// Yeti that was put into play: the cards of that player that are removed from the game then, as each player sees them.
fn removed_by(cards: &[&str]) -> [Vec<Value>; 2] {
    let (_server, mut talk) = start(&[]);
    talk.yes(&json!({
        "do": "new", "classes": ["Mage", "Mage"], "decks": [["Fireball", "Fireball"], ["Wisp"]], "mulligan": false,
        "full_mana": true, "coin": false, "hand": 0, "shuffle": false, "allow_illegal": true,
    }));
    for arranged in [json!({ "do": "give", "card": "Pyroblast" }), json!({ "do": "summon", "card": "Chillwind Yeti" })]
    {
        let mut request = arranged;
        (request["game"], request["player"]) = (json!(1), json!(1));
        talk.yes(&request);
    }
    for played in cards {
        talk.yes(&json!({ "do": "set_mana", "game": 1, "player": 1, "crystals": 10 }));
        let given = talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": played }))["entity"].clone();
        talk.yes(&json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": given } }));
    }
    [1, 2].map(|player| {
        let seen = talk.yes(&json!({ "do": "state", "game": 1, "player": player }))["state"].clone();
        let removed =
            |entity: &&Value| entity["tags"]["ZONE"] == "REMOVEDFROMGAME" && entity["tags"]["CONTROLLER"] == 1;
        let entities = seen["entities"].as_array().expect("entities");
        entities.iter().filter(removed).map(|entity| entity["card"].clone()).collect()
    })
}

#[test]
fn removed_cards_are_hidden_unless_both_players_saw_them() {
    // A hand and a deck that are replaced (Harth Stonebrew, Kil'jaeden) were never shown to the opponent.
    let replaced: [(&str, &[&str]); 2] = [("GIFT_01", &["CS2_029", "EX1_279"]), ("GDB_145", &["CS2_029"])];
    for (card, removed) in replaced {
        let [own, theirs] = removed_by(&[card]);
        assert_eq!(own, removed, "{card}: the player of these cards knows them");
        assert_eq!(theirs, vec![Value::Null; removed.len()], "{card}: the opponent does not");
    }
    // Amazing Reno removes all minions: both players saw them, also one that has shuffled a card into the deck (Elise Starseeker).
    let [own, theirs] = removed_by(&["Wisp", "LOE_079", "YOD_009"]);
    for card in ["CS2_231", "LOE_079", "CS2_182"] {
        assert!(theirs.contains(&json!(card)), "{card} was in play: {theirs:?}");
    }
    assert_eq!(theirs, own);
}

#[test]
fn what_a_player_sees_of_hidden_cards_tells_them_no_better_than_chance() {
    let (_server, mut talk) = start(&[]);
    let list = ["Fireball", "Frostbolt", "Chillwind Yeti", "Arcane Intellect", "Polymorph", "Wisp"];
    let (mine, theirs) = (vec!["Wisp"; 12], list.repeat(2));
    // How often an id was a card, and what hidden cards look like beside their ids.
    let mut seen: std::collections::BTreeMap<(u64, String), f64> = std::collections::BTreeMap::new();
    let mut looks = BTreeSet::new();
    for seed in 0..1_000 {
        let decks = [&mine, &theirs];
        let new = json!({ "do": "new", "classes": ["Mage", "Mage"], "decks": decks, "seed": seed, "mulligan": false, "allow_illegal": true });
        let game = talk.yes(&new)["game"].clone();
        let all = talk.yes(&json!({ "do": "state", "game": game }))["state"].clone();
        let state = talk.yes(&json!({ "do": "state", "game": game, "player": 1 }))["state"].clone();
        let (all, state) =
            (all["entities"].as_array().expect("entities"), state["entities"].as_array().expect("entities"));
        assert_eq!(all.len(), state.len(), "both list every entity");
        for (whole, shown) in all.iter().zip(state).filter(|(_, shown)| shown["card"].is_null()) {
            let mut look = shown.clone();
            let id = look["id"].take().as_u64().expect("an id");
            looks.insert(look.to_string());
            if let Some(card) = whole["card"].as_str().filter(|card| *card != "GAME_005") {
                *seen.entry((id, card.to_owned())).or_default() += 1.0;
            }
        }
        talk.yes(&json!({ "do": "drop", "game": game }));
    }
    let places = |zone: &str| looks.iter().filter(|look| look.contains(zone)).count();
    assert!(looks.len() <= 12 && places("DECK") <= 2, "hidden cards look like their zone and place: {looks:?}");
    // Chi squared against "every id is every card alike"; its deviation from what is expected, in standard deviations.
    let ids: BTreeSet<u64> = seen.keys().map(|(id, _)| *id).collect();
    let cards: BTreeSet<&String> = seen.keys().map(|(_, card)| card).collect();
    let (rows, columns) =
        (f64::from(u32::try_from(ids.len()).expect("few")), f64::from(u32::try_from(cards.len()).expect("few")));
    let expected = seen.values().sum::<f64>() / rows / columns;
    let square: f64 = ids
        .iter()
        .flat_map(|id| cards.iter().map(|card| seen.get(&(*id, (*card).clone())).copied().unwrap_or(0.0)))
        .map(|n| (n - expected) * (n - expected) / expected)
        .sum();
    let freedom = (rows - 1.0) * (columns - 1.0);
    let sigmas = (square - freedom) / (2.0 * freedom).sqrt();
    assert!(sigmas.abs() < 4.5, "{sigmas} standard deviations of {} ids and {} cards", ids.len(), cards.len());
}

#[test]
fn what_is_wrong_is_named_and_changes_nothing() {
    let (_server, mut talk) = start(&["--games", "2", "--longest", "2000"]);
    talk.bare();
    talk.yes(&json!({ "do": "summon", "game": 1, "player": 1, "card": "Chillwind Yeti" }));
    let before = talk.state();
    let snapshot = talk.yes(&json!({ "do": "save", "game": 1 }))["snapshot"].clone();
    for (field, request) in [
        ("do", json!({})),
        ("do", json!({ "do": 7 })),
        ("game", json!({ "do": "options" })),
        ("game", json!({ "do": "options", "game": -1 })),
        ("n", json!({ "do": "choose", "game": 1, "n": 0 })),
        ("option", json!({ "do": "act", "game": 1 })),
        ("option", json!({ "do": "act", "game": 1, "option": 99 })),
        ("log", json!({ "do": "act", "game": 1, "option": 0, "log": 3 })),
        ("action", json!({ "do": "act", "game": 1, "option": 0, "action": { "kind": "end_turn" } })),
        ("action.kind", json!({ "do": "act", "game": 1, "action": { "kind": "dance" } })),
        ("action.card", json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": 999 } })),
        ("action", json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": 4 } })),
        ("card", json!({ "do": "give", "game": 1, "player": 1, "card": "Nobody's Card" })),
        ("player", json!({ "do": "give", "game": 1, "player": 3, "card": "Fireball" })),
        ("card", json!({ "do": "summon", "game": 1, "player": 1, "card": "Fireball" })),
        ("card", json!({ "do": "equip", "game": 1, "player": 1, "card": "Fireball" })),
        ("card", json!({ "do": "cast", "game": 1, "player": 1, "card": "Chillwind Yeti" })),
        ("target", json!({ "do": "cast", "game": 1, "player": 1, "card": "Fireball", "target": 5 })),
        ("entity", json!({ "do": "damage", "game": 1, "entity": 5, "amount": 1 })),
        ("entity", json!({ "do": "silence", "game": 1, "entity": 4 })),
        ("amount", json!({ "do": "heal", "game": 1, "entity": 4, "amount": -1 })),
        ("crystals", json!({ "do": "set_mana", "game": 1, "player": 1, "crystals": 11 })),
        ("tag", json!({ "do": "set_tag", "game": 1, "entity": 4, "tag": "NO_TAG", "value": 1 })),
        ("tag", json!({ "do": "set_tag", "game": 1, "entity": 4, "tag": "ZONE", "value": 1 })),
        ("value", json!({ "do": "set_tag", "game": 1, "entity": 4, "tag": "TAUNT", "value": 5 })),
        ("outcomes[1]", json!({ "do": "force", "game": 1, "outcomes": [{ "number": 1 }, { "card": "?" }] })),
        ("outcomes[0].entity", json!({ "do": "force", "game": 1, "outcomes": [{ "entity": "x" }] })),
        ("decks", json!({ "do": "new" })),
        ("decks[1]", json!({ "do": "new", "decks": ["random", "rubbish"] })),
        ("decks[0][1]", json!({ "do": "new", "decks": [["Fireball", "?"], []], "classes": ["Mage", "Mage"] })),
        ("classes[1]", json!({ "do": "new", "classes": ["Mage", "Wizard"] })),
        ("classes", json!({ "do": "new", "decks": [["Fireball"], ["Fireball"]] })),
        (
            "classes[0]",
            json!({ "do": "new", "decks": ["2 Fireball", "random"], "classes": ["Rogue", "Mage"], "allow_illegal": true }),
        ),
        ("classes[1]", json!({ "do": "new", "decks": ["random:mage", "random"], "classes": ["Mage", "Mage"] })),
        ("decks", json!({ "do": "new", "decks": ["random"] })),
        ("decks[0]", json!({ "do": "new", "decks": [{}, "random"] })),
        ("decks[0][1]", json!({ "do": "new", "decks": [["Fireball", 7], []], "classes": ["Mage", "Mage"] })),
        ("hand", json!({ "do": "new", "classes": ["Mage", "Mage"], "hand": 200 })),
        ("to", json!({ "do": "move", "game": 1, "entity": 7, "to": "the moon" })),
        ("entity", json!({ "do": "move", "game": 1, "entity": 4, "to": "hand" })),
        ("entity", json!({ "do": "buff", "game": 1, "entity": 2, "attack": 1 })),
        ("attack", json!({ "do": "buff", "game": 1, "entity": 4, "attack": 10_000 })),
        ("card", json!({ "do": "buff", "game": 1, "entity": 4, "card": "Fireball" })),
        ("on", json!({ "do": "set_fatigue", "game": 1, "player": 1 })),
        ("game", json!({ "do": "load", "game": 9, "snapshot": snapshot })),
        ("speed", json!({ "do": "damage", "game": 1, "entity": 4, "amount": 1, "speed": 2 })),
        ("snapshot.turn", json!({ "do": "load", "snapshot": { "format": "cardwright-snapshot-1", "turn": "x" } })),
        ("line", json!([1, 2])),
        ("line", json!("x".repeat(3000))),
    ] {
        assert_eq!(talk.no(&request), field, "{request}");
        assert_eq!(talk.state(), before, "{request}");
    }
    talk.bare();
    assert_eq!(talk.no(&json!({ "do": "clone", "game": 1 })), "do", "two games are enough");
    talk.yes(&json!({ "do": "drop", "game": 2 }));
    talk.yes(&json!({ "do": "clone", "game": 1 }));
    assert_eq!(talk.ask(r#"{"do":"hello","id":["any",1]}"#)["id"], json!(["any", 1]));
}

#[test]
fn errors_speak_of_json_and_not_of_rust() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let mut says = |request: Value| talk.ask(&request.to_string())["error"]["says"].as_str().expect("text").to_owned();
    let forms = "a text (a deck code, a list, the name of a known deck, `random:mage`), or an array with the names or ids of cards";
    for (request, expected) in [
        (json!({ "do": "new", "decks": [7, "random"] }), format!("`7` is no deck: write {forms}")),
        (json!({ "do": "new", "decks": ["random"] }), format!("write an array of two decks, each {forms}")),
        (json!({ "do": "new", "decks": "random" }), format!("write an array of two decks, each {forms}")),
        (json!({ "do": "new", "classes": ["Mage"] }), "write an array of 2: this one has 1".to_owned()),
        (json!({ "do": "new", "classes": "Mage" }), "write an array of 2, not the text \"Mage\"".to_owned()),
        (
            json!({ "do": "new", "decks": ["random", "random"], "hand": -1 }),
            "write a whole number from 0 to 255, not `-1`".to_owned(),
        ),
        (
            json!({ "do": "new", "decks": ["random", "random"], "coin": "yes" }),
            "write true or false, not the text \"yes\"".to_owned(),
        ),
        (
            json!({ "do": "new", "decks": ["random", "random"], "seed": null, "format": 7 }),
            "write a text, not `7`".to_owned(),
        ),
        (json!({ "do": "act", "game": 1, "action": { } }), "`kind` is missing".to_owned()),
        (json!({ "do": "new", "classes": ["Mag", "Mage"] }), "`Mag` is no class of players: write Mage".to_owned()),
        (
            json!({ "do": "new", "decks": ["random", "random"], "format": "std" }),
            "`std` is none of Wild, Standard, Classic, Twist, Any".to_owned(),
        ),
        (json!({ "do": "load", "snapshot": 7 }), "write an object, not `7`".to_owned()),
        (json!({ "do": "force", "game": 1, "outcomes": [7] }), "write an object, not `7`".to_owned()),
        (
            json!({ "do": "new", "decks": ["2 Fireball", "random"], "classes": ["Rogue", "Mage"] }),
            "the deck is of a Mage, not of a Rogue: leave `classes` out, as the deck has its class".to_owned(),
        ),
        (
            json!({ "do": "new", "decks": ["random", "random"], "classes": ["Demon Hunter", "Mage"] }),
            "`random` draws decks of other classes, too: write `random:demon_hunter`, and leave `classes` out"
                .to_owned(),
        ),
    ] {
        assert_eq!(says(request.clone()), expected, "{request}");
    }
    // Classes that agree with the decks say nothing new.
    talk.yes(&json!({ "do": "new", "decks": ["random:mage", "random:rogue"], "classes": ["Mage", "Rogue"] }));
}

#[test]
fn a_client_that_dies_leaves_the_server_and_the_others_alive() {
    let (_server, mut out) = start(&["--tcp", "127.0.0.1:0", "--games", "3"]);
    let mut line = String::new();
    out.from.read_line(&mut line).expect("it says where it listens");
    let address = line.trim().strip_prefix("listening on ").expect("an address").to_owned();
    let connect = || {
        let stream = TcpStream::connect(&address).expect("it listens");
        Talk { from: BufReader::new(stream.try_clone().expect("a handle")), to: stream }
    };
    let mut staying = connect();
    staying.bare();
    let mut dying = connect();
    dying.bare();
    dying.bare();
    assert_eq!(dying.no(&json!({ "do": "clone", "game": 1 })), "do", "three games are enough");
    dying.send(r#"{"do":"state","ga"#);
    drop(dying);
    // Its two games are gone as soon as the server has seen it go.
    while staying.ask(r#"{"do":"clone","game":1}"#)["ok"] == false {
        std::thread::yield_now();
    }
    assert_eq!(staying.state()["turn"], 1);
    let mut late = connect();
    assert_eq!(late.no(&json!({ "do": "state", "game": 1 })), "game", "games of others are none of its business");
    let mut refused = Command::new(ARENA);
    let refused = refused.args(["serve", "--tcp", "0.0.0.0:0"]).output().expect("it runs");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("only loopback addresses"));
}

#[cfg(unix)]
#[test]
fn a_unix_socket_serves_alike() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let path = folder.path().join("arena.sock");
    let (_server, mut out) = start(&["--unix", path.to_str().expect("UTF-8")]);
    let mut line = String::new();
    out.from.read_line(&mut line).expect("it says where it listens");
    assert!(line.contains("arena.sock"), "{line}");
    let stream = std::os::unix::net::UnixStream::connect(&path).expect("it listens");
    let mut talk = Talk { from: BufReader::new(stream.try_clone().expect("a handle")), to: stream };
    talk.bare();
    assert_eq!(talk.state()["players"][0]["crystals"], 10);
}

#[cfg(unix)]
#[test]
fn only_a_socket_that_nobody_answers_is_replaced() {
    use std::os::unix::net::UnixListener;
    let folder = tempfile::tempdir().expect("a folder aside");
    let at = |name: &str| folder.path().join(name);
    let refused = |name: &str| {
        let output = Command::new(ARENA).args(["serve", "--unix"]).arg(at(name)).output().expect("it runs");
        assert!(!output.status.success(), "{name} is not served");
        String::from_utf8(output.stderr).expect("text")
    };
    std::fs::write(at("thesis.txt"), "three years").expect("it is written");
    assert!(refused("thesis.txt").contains("no socket is there"));
    assert_eq!(std::fs::read_to_string(at("thesis.txt")).expect("it is still there"), "three years");
    std::fs::create_dir(at("folder")).expect("a folder");
    assert!(refused("folder").contains("no socket is there"));

    // A socket whose server has ended stays behind, and a link to one is somebody's.
    drop(UnixListener::bind(at("old.sock")).expect("a socket"));
    std::os::unix::fs::symlink(at("old.sock"), at("link")).expect("a link");
    assert!(refused("link").contains("no socket is there"));
    assert!(at("link").is_symlink() && at("old.sock").exists());
    let (_server, mut out) = start(&["--unix", at("old.sock").to_str().expect("UTF-8")]);
    let mut line = String::new();
    out.from.read_line(&mut line).expect("it says where it listens");
    assert!(line.contains("old.sock"), "{line}");
    assert!(refused("old.sock").contains("another server listens there"));
    assert!(at("old.sock").exists());
}

#[test]
fn an_action_has_a_log_for_each_reader() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let yeti = talk.yes(&json!({ "do": "summon", "game": 1, "player": 2, "card": "Chillwind Yeti" }))["entity"].clone();
    let fireball = talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "Fireball" }))["entity"].clone();
    let play = json!({ "kind": "play", "card": fireball, "target": yeti });
    let answer = talk.yes(&json!({ "do": "act", "game": 1, "action": play, "log": 2 }));
    let texts: Vec<&str> =
        answer["log"].as_array().expect("a log").iter().filter_map(|it| it["text"].as_str()).collect();
    assert_eq!(
        texts,
        ["The opponent plays Fireball at Chillwind Yeti", "Fireball deals 6 to Chillwind Yeti", "Chillwind Yeti dies"]
    );
    assert_eq!(answer["log"][1]["parts"][0], json!({ "card": "CS2_029", "entity": fireball, "name": "Fireball" }));
    let silent = talk.yes(&json!({ "do": "act", "game": 1, "action": { "kind": "end_turn" } }));
    assert_eq!(silent["log"], Value::Null, "nobody reads it");
}

/// A request that may be right, wrong, or none at all.
fn any_line(game: u64, dice: &mut Rng) -> Vec<u8> {
    const VERBS: [&str; 32] = [
        "new",
        "load",
        "clone",
        "drop",
        "options",
        "act",
        "act",
        "act",
        "act",
        "choose",
        "state",
        "save",
        "force",
        "give",
        "summon",
        "equip",
        "draw",
        "shuffle",
        "set_mana",
        "set_tag",
        "damage",
        "heal",
        "destroy",
        "silence",
        "take_control",
        "cast",
        "card",
        "move",
        "buff",
        "clear",
        "concede",
        "set_fatigue",
    ];
    const CARDS: [&str; 8] = [
        "Fireball",
        "Chillwind Yeti",
        "Fiery War Axe",
        "HERO_08",
        "CS2_034",
        "Knife Juggler",
        "Polymorph",
        "Sylvanas Windrunner",
    ];
    const TAGS: [&str; 8] = ["ATK", "HEALTH", "DAMAGE", "COST", "TAUNT", "DORMANT", "ZONE", "EXHAUSTED"];
    let small = |dice: &mut Rng| dice.next_below(24);
    let mut line = match dice.next_below(20) {
        0 => {
            return (0..dice.next_below(60))
                .map(|_| u8::try_from(dice.next_below(256)).expect("a byte"))
                .filter(|byte| *byte != b'\n')
                .collect();
        }
        1 => "[".repeat(dice.next_below(5000)),
        _ => json!({ "do": VERBS[dice.next_below(VERBS.len())] }).to_string(),
    };
    let mut fields = Vec::new();
    for (name, value) in [
        ("game", json!(game)),
        ("player", json!(1 + dice.next_below(2))),
        ("card", json!(CARDS[dice.next_below(CARDS.len())])),
        ("entity", json!(small(dice))),
        ("target", json!(small(dice))),
        ("amount", json!(small(dice))),
        ("crystals", json!(dice.next_below(12))),
        ("tag", json!(TAGS[dice.next_below(TAGS.len())])),
        ("value", json!(dice.next_below(3))),
        ("option", json!(dice.next_below(6))),
        ("to", json!(["hand", "deck_top", "deck_shuffled", "graveyard", "set_aside", "moon"][dice.next_below(6)])),
        ("attack", json!(dice.next_below(9))),
        ("on", json!(dice.next_below(2) == 0)),
        ("all", json!(dice.next_below(2) == 0)),
        ("events", json!(dice.next_below(2) == 0)),
        ("n", json!(dice.next_below(3))),
        ("outcomes", json!([{ "number": dice.next_below(9) }])),
        ("classes", json!(["Mage", "Mage"])),
        ("decks", json!(["random:mage+classic+legacy", "AAEBAf0EAAG7AgA="])),
        ("allow_illegal", json!(true)),
        ("snapshot", json!({ "format": "cardwright-snapshot-1", "turn": small(dice) })),
    ] {
        let wanted = wants(&line, name);
        if wanted == (dice.next_below(200) != 0) {
            fields.push(format!(",\"{name}\":{value}"));
        }
    }
    if line.ends_with('}') {
        line.pop();
        line.push_str(&fields.concat());
        line.push('}');
    }
    if dice.next_below(40) == 0 {
        line.truncate(dice.next_below(line.len() + 1));
    }
    line.into_bytes()
}

/// Whether the request has such a field.
fn wants(line: &str, field: &str) -> bool {
    let verbs: &[&str] = match field {
        "game" => return !["new", "load", "card"].iter().any(|verb| line.contains(&format!("\"{verb}\""))),
        "player" => &[
            "give",
            "summon",
            "equip",
            "draw",
            "shuffle",
            "set_mana",
            "take_control",
            "cast",
            "concede",
            "set_fatigue",
        ],
        "card" => &["give", "summon", "equip", "draw", "shuffle", "cast", "card"],
        "entity" => &["set_tag", "damage", "heal", "destroy", "silence", "take_control", "move", "buff", "clear"],
        "to" => &["move"],
        "attack" => &["buff"],
        "on" => &["set_fatigue"],
        "all" => &["options"],
        "events" => &["summon", "equip"],
        "target" => &["cast"],
        "amount" => &["damage", "heal"],
        "crystals" => &["set_mana"],
        "tag" | "value" => &["set_tag"],
        "option" => &["act"],
        "n" => &["choose"],
        "log" => &["act", "choose"],
        "outcomes" => &["force"],
        "classes" | "decks" | "allow_illegal" => &["new"],
        "snapshot" => &["load"],
        _ => &[],
    };
    verbs.iter().any(|verb| line.contains(&format!("\"{verb}\"")))
}

/// The most memory that a process has had, in kB.
#[cfg(target_os = "linux")]
fn peak(process: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).expect("it is running");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("Linux tells it");
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse().ok()).expect("a number")
}

/// `REQUESTS=100000` sends more of them.
#[test]
fn any_lines_are_answered_one_by_one_in_bounded_memory() {
    let requests = std::env::var("REQUESTS").ok().and_then(|n| n.parse().ok()).unwrap_or(6_000);
    let (server, mut talk) = start(&["--games", "20"]);
    let (mut yes, mut no, mut dice) = (0_usize, 0_usize, Rng::new(11));
    let (mut games, mut named) = (Vec::new(), BTreeSet::new());
    for _ in 0..requests {
        let game = if games.is_empty() { 0 } else { games[dice.next_below(games.len())] };
        let line = any_line(game, &mut dice);
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        talk.to.write_all(&[&line[..], b"\n"].concat()).expect("it listens");
        let answer = talk.line();
        if answer["ok"] == true {
            yes += 1;
            let number = answer["game"].as_u64();
            games.extend(number.filter(|number| !games.contains(number)));
            if answer["over"] == true || line.starts_with(b"{\"do\":\"drop\"") {
                games.retain(|game| Some(*game) != number);
            }
            // A game that is over makes room.
            if answer["over"] == true {
                talk.yes(&json!({ "do": "drop", "game": number }));
            }
        } else {
            no += 1;
            let says = answer["error"]["says"].as_str().expect("a reason");
            assert!(!says.contains("the engine has failed"), "{}: {says}", String::from_utf8_lossy(&line));
            named.insert(answer["error"]["field"].as_str().expect("a field").to_owned());
        }
    }
    assert!(yes > requests / 4 && no > requests / 10 && named.len() > 8, "{yes} were done, {no} were not: {named:?}");
    #[cfg(target_os = "linux")]
    assert!(peak(&server.0) < 300_000, "{} kB", peak(&server.0));
}

#[test]
fn decks_are_read_in_each_pasted_form_and_skins_are_kept() {
    let (_server, mut talk) = start(&[]);
    let pasted: Value = serde_json::from_str(include_str!("pasted.json")).expect("JSON");
    for (form, text) in pasted["forms"].as_object().expect("forms") {
        let game = talk.yes(&json!({ "do": "new", "decks": [text, "random:mage"], "seed": 1 }))["game"].clone();
        let state = talk.yes(&json!({ "do": "state", "game": game }))["state"].clone();
        assert_eq!(state["players"][0]["class"], "WARRIOR", "{form}");
        let deck = talk.yes(&json!({ "do": "deck", "deck": text }))["deck"].clone();
        assert_eq!((&deck["class"], &deck["dust"]), (&pasted["class"], &json!(10120)), "{form}");
        talk.yes(&json!({ "do": "drop", "game": game }));
    }
    let code = &pasted["forms"]["a bare code"];
    let game = talk.yes(&json!({ "do": "new", "decks": [code, code], "seed": 1 }))["game"].clone();
    let snapshot = talk.yes(&json!({ "do": "save", "game": game }))["snapshot"].clone();
    let again = talk.yes(&json!({ "do": "load", "snapshot": snapshot }))["game"].clone();
    for game in [game, again] {
        let state = talk.yes(&json!({ "do": "state", "game": game, "player": 1 }))["state"].clone();
        let heroes: Vec<&Value> = state["entities"]
            .as_array()
            .expect("entities")
            .iter()
            .filter(|entity| entity["card"] == "HERO_01")
            .collect();
        assert_eq!(heroes.len(), 2, "{state}");
        for hero in heroes {
            assert_eq!(hero["skin"], json!({ "id": "HERO_01c", "name": "Deathwing" }));
        }
    }
    assert_eq!(talk.no(&json!({ "do": "deck", "deck": "2 Firebal" })), "deck");
    let illegal = json!({ "do": "new", "classes": ["Mage", "Mage"], "decks": [["Fireball"], []] });
    assert_eq!(talk.no(&illegal), "decks[0]");
    // A deck of cards by name holds what a list holds, and no other card.
    let held = talk.yes(&json!({ "do": "deck", "deck": code }))["deck"]["cards"].clone();
    let mut thirty: Vec<String> = serde_json::from_value(held).expect("ids");
    let whole = talk.yes(&json!({ "do": "new", "classes": ["Warrior", "Warrior"], "decks": [thirty, []] }));
    talk.yes(&json!({ "do": "drop", "game": whole["game"] }));
    for token in ["GAME_005", "TOY_330t97", "CFM_621t", "TOY_330+TOY_330t97+TOY_330t99"] {
        let last = thirty.len() - 1;
        token.clone_into(&mut thirty[last]);
        let new = json!({ "do": "new", "classes": ["Warrior", "Warrior"], "decks": [thirty, []] });
        assert_eq!(talk.no(&new), "decks[0]", "{token}");
        let mut allowed = new.clone();
        allowed["allow_illegal"] = json!(true);
        let game = talk.yes(&allowed)["game"].clone();
        talk.yes(&json!({ "do": "drop", "game": game }));
    }
}

/// A choice of texts: each says what it does, in the state and among the options.
#[test]
fn each_text_that_is_offered_says_what_it_does() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let card = talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "TLC_242" }))["entity"].clone();
    talk.yes(&json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": card } }));
    let offered = talk.state()["pending"]["offered"].clone();
    assert_eq!(offered, json!(["give this Taunt", "give this Poisonous", "give this +1/+1"]));
    let options = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    assert_eq!(options[0]["says"], "choose: give this Taunt");
}

/// An option of a Choose One card, or a token that is chosen, has a name that tells little: its text stands behind it, and the id of
/// its card in `option_card`.
#[test]
fn an_option_with_a_card_of_its_own_says_what_it_does() {
    let (_server, mut talk) = start(&[]);
    talk.bare();
    let mine = talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "AV_295" }))["entity"].clone();
    let options = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    let of = |card: &Value| -> Vec<Value> {
        options.as_array().expect("a list").iter().filter(|it| it["card"] == *card).cloned().collect()
    };
    let both: Vec<(Value, Value)> =
        of(&mine).into_iter().map(|it| (it["option_card"].clone(), it["says"].clone())).collect();
    assert_eq!(
        both,
        [
            (json!("AV_295a"), json!("play Capture Coldtooth Mine, More Resources (Draw your lowest Cost card)")),
            (json!("AV_295b"), json!("play Capture Coldtooth Mine, More Supplies (Draw your highest Cost card)")),
        ]
    );
    let guess = talk.yes(&json!({ "do": "give", "game": 1, "player": 1, "card": "DMF_075" }))["entity"].clone();
    for card in ["CS2_182", "CS2_231"] {
        talk.yes(&json!({ "do": "shuffle", "game": 1, "player": 1, "card": card }));
    }
    talk.yes(&json!({ "do": "act", "game": 1, "action": { "kind": "play", "card": guess } }));
    let options = talk.yes(&json!({ "do": "options", "game": 1 }))["options"].clone();
    assert_eq!(options[0]["says"], "choose More! (Guess that the next card costs more)");
    assert_eq!(options[1]["says"], "choose Less! (Guess that the next card costs less)");
}
