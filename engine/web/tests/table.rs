//! A card is tried, moves are taken back, positions are passed on.
use cardwright_arena::registry;
use cardwright_data::CardType;
use cardwright_engine::state::Snapshot;
use cardwright_engine::{Game, PlayerId};
use serde_json::{Value, json};

use crate::{ask, refused, table};

/// The number of the option that says this.
fn option(view: &Value, says: &str) -> usize {
    let options = view["options"].as_array().expect("a list");
    let found = options.iter().position(|option| option["says"] == says);
    found.unwrap_or_else(|| panic!("`{says}` is not among {}", view["options"]))
}

fn names(view: &Value, player: usize, zone: &str) -> Vec<String> {
    let ids = view["state"]["players"][player][zone].as_array().expect("a list");
    ids.iter().map(|id| name(view, id).to_owned()).collect()
}

/// The name of an entity, by its number.
fn name<'a>(view: &'a Value, id: &Value) -> &'a str {
    let entities = view["state"]["entities"].as_array().expect("a list");
    entities.iter().find(|entity| entity["id"] == *id).map_or("?", |it| it["name"].as_str().unwrap_or("hidden"))
}

#[test]
fn a_card_is_tried_with_mana_and_others_around_and_what_follows_is_told() {
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "card", "card": "Fireball" }));
    assert_eq!(names(&view, 0, "hand")[0], "Fireball");
    assert_eq!(view["state"]["players"][0]["mana"], 10);
    assert_eq!(names(&view, 1, "board").len(), 3, "somebody to point at");
    let before = view["hash"].clone();
    let n = option(&view, "play Fireball at Garrosh Hellscream");
    let view = ask(&mut table, &json!({ "do": "act", "option": n }));
    assert_eq!(view["last"]["says"], "Player 1 plays Fireball at player 2's hero");
    assert_eq!(view["last"]["lines"], json!(["Fireball deals 6 to player 2's hero"]));
    assert_eq!(view["last"]["ran"], json!([["CS2_029", "deal(6).to(TARGET)"]]));
    let card = ask(&mut table, &json!({ "do": "describe", "card": "CS2_029" }))["card"].clone();
    assert!(card["source"].as_str().is_some_and(|source| source.contains("deal(6).to(TARGET)")), "{card}");
    assert_eq!(ask(&mut table, &json!({ "do": "look", "step": 0 }))["state"]["players"][0]["mana"], 10);
    let view = ask(&mut table, &json!({ "do": "undo" }));
    assert_eq!(view["hash"], before);
    assert_eq!(refused(&mut table, r#"{"do":"undo"}"#).0, "do", "nothing is left to take back");
}

#[test]
fn a_card_is_tried_beside_the_cards_of_its_scenario() {
    let mut table = table();
    let with = "friend:CS2_182,enemy:EX1_277,enemy:CS2_182,enemy:EX1_289,hand:EX1_277,their_hand:CS2_182,top:EX1_298,power:HERO_01bp";
    let refuse = refused(&mut table, &json!({ "do": "card", "card": "CS2_029", "with": with }).to_string());
    assert_eq!(refuse, ("with".to_owned(), "Arcane Missiles cannot be there: `enemy:EX1_277`".to_owned()));
    let with = with.replace("enemy:EX1_277,", "");
    let view = ask(&mut table, &json!({ "do": "card", "card": "CS2_029", "with": with }));
    assert_eq!(names(&view, 0, "board")[0], "Chillwind Yeti");
    assert_eq!(names(&view, 0, "board").len(), 2, "a plain minion fills the side");
    assert_eq!(names(&view, 1, "board")[0], "Chillwind Yeti");
    assert_eq!(names(&view, 0, "hand")[..2], ["Fireball", "Arcane Missiles"]);
    assert_eq!(names(&view, 1, "hand"), ["Chillwind Yeti"]);
    assert_eq!(view["state"]["players"][1]["secrets"].as_array().map(Vec::len), Some(1));
    let power = view["state"]["players"][0]["hero_power"].clone();
    assert_eq!(name(&view, &power), "Armor Up!", "in place of Jaina's");
    let entities = view["state"]["entities"].as_array().expect("a list");
    let power = entities.iter().find(|entity| entity["id"] == power).expect("it is there");
    assert_eq!(power["text"], "Hero Power\nGain 2 Armor.", "in the lines of the card, without the marks of the client");
    let view = ask(&mut table, &json!({ "do": "draw", "player": 1 }));
    assert_eq!(names(&view, 0, "hand").last().map(String::as_str), Some("Ragnaros the Firelord"));
    for (with, says) in [
        ("CS2_182", "`CS2_182` is not `place:card`"),
        ("sky:CS2_182", "`sky:CS2_182` begins with no place that a card can be in"),
        ("friend:<b>", "no card has the id `<b>`"),
        (&"friend:CS2_182,".repeat(25), "at most 24 cards"),
    ] {
        let refuse = refused(&mut table, &json!({ "do": "card", "card": "CS2_029", "with": with }).to_string());
        assert_eq!(refuse, ("with".to_owned(), says.to_owned()));
    }
}

#[test]
fn every_card_that_players_hold_can_be_tried() {
    let cards = registry::cards().expect("the cards fit together");
    let mut table = table();
    let (mut tried, mut playable) = (0, 0);
    for (at, (_, card)) in cards.iter().enumerate() {
        let held = !matches!(card.card_type, CardType::HeroPower | CardType::Enchantment);
        // Each fortieth here; EVERY_CARD=1 tries all.
        if !held || (at % 40 != 0 && std::env::var_os("EVERY_CARD").is_none()) {
            continue;
        }
        let view = ask(&mut table, &json!({ "do": "card", "card": card.id }));
        let hand = view["state"]["players"][0]["hand"].as_array().expect("a list");
        assert_eq!(hand.len(), 3, "{}", card.id);
        for entity in view["state"]["entities"].as_array().expect("a list") {
            let [name, text] = [&entity["name"], &entity["text"]].map(|it| it.as_str().unwrap_or_default());
            assert!(!has_marks(name) && !text.lines().any(has_marks), "beside {}: {name:?}, {text:?}", card.id);
            assert!(!text.contains("\n\n") && text.trim() == text, "no line is empty beside {}: {text:?}", card.id);
        }
        let plays = |option: &&Value| option["kind"] == "play" && option["card"] == hand[0];
        let option = view["options"].as_array().expect("a list").iter().find(plays).cloned();
        if let Some(option) = option {
            ask(&mut table, &json!({ "do": "act", "option": option["n"] }));
            playable += 1;
        }
        tried += 1;
    }
    assert!(tried > 150 && playable * 100 > tried * 85, "{playable} of {tried} could be played");
}

/// Whether a text has marks that the client replaces before it shows a name or a text.
fn has_marks(text: &str) -> bool {
    text.contains(|c| "$#@{}|<>_\\\n".contains(c)) || text.contains("[x]") || text.contains("  ")
}

#[test]
fn no_card_shows_the_marks_of_the_client() {
    let cards = registry::cards().expect("the cards fit together");
    let mut table = table();
    for (_, card) in cards.iter() {
        let told = ask(&mut table, &json!({ "do": "describe", "card": card.id }))["card"].clone();
        // Enchantments may be called `Overcharged_Copy`; players do not see their names.
        let name = told["name"].as_str().expect("a text").replace('_', "");
        assert!(!has_marks(&name), "the name of {}: {name}", card.id);
        let text = told["text"].as_str().expect("a text");
        assert!(!has_marks(text), "the text of {}: {text}", card.id);
    }
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut table = table();
    ask(&mut table, &json!({ "do": "card", "card": "Fireball" }));
    let view = ask(&mut table, &json!({ "do": "set_mana", "player": 1, "crystals": 3 }));
    let card = view["state"]["players"][0]["hand"][0].to_string();
    assert_eq!(view["idle"][&card], "Fireball: it costs 4 mana, and 3 mana is left");
    assert_eq!(view["last"]["says"], "set_mana: crystals 3, player 1");
}

#[test]
fn who_plays_sees_no_hidden_card_and_takes_back_only_what_showed_nothing() {
    let mut table = table();
    let request = json!({ "do": "new", "decks": ["random:mage", "random:mage"], "seed": 8, "me": 1 });
    let view = ask(&mut table, &request);
    assert!(names(&view, 1, "hand").iter().all(|name| name == "hidden"), "{view}");
    assert!(names(&view, 0, "hand").iter().all(|name| name != "hidden"), "{view}");
    let keep = ask(&mut table, &json!({ "do": "act", "option": 0 }));
    let other = ask(&mut table, &json!({ "do": "agent", "agent": "greedy" }));
    assert_eq!(keep["options"], json!([]), "the other player's options are hidden");
    assert_eq!(other["last"]["says"], "The opponent replaces 4 cards");
    assert_eq!(other["can_undo"], false);
    assert_eq!(refused(&mut table, r#"{"do":"undo"}"#).1, "only what showed nothing new can be taken back");
}

#[test]
fn a_position_is_passed_on_as_a_link_and_as_a_document() {
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "card", "card": "Ragnaros the Firelord" }));
    let link = ask(&mut table, &json!({ "do": "link" }))["link"].clone();
    assert!(link.as_str().is_some_and(|link| link.len() < 4000), "{link}");
    let snapshot = ask(&mut table, &json!({ "do": "save" }))["snapshot"].clone();
    for load in [json!({ "do": "load", "link": link }), json!({ "do": "load", "snapshot": snapshot })] {
        assert_eq!(ask(&mut crate::table(), &load)["hash"], view["hash"]);
    }
}

#[test]
fn an_analysis_finds_lethal() {
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "card", "card": "Fireball" }));
    let hero = view["state"]["players"][1]["hero"].clone();
    ask(&mut table, &json!({ "do": "damage", "entity": hero, "amount": 25 }));
    let reply = ask(&mut table, &json!({ "do": "analyse", "playouts": 50 }));
    assert!(reply["found"]["lethal"]["line"].is_array(), "{reply}");
    assert_eq!(refused(&mut table, r#"{"do":"analyse","ms":3600000}"#).0, "ms");
}

/// One deck in each form in which people paste it.
const PASTED: &str = include_str!("../../arena/tests/pasted.json");

#[test]
fn each_pasted_form_of_a_deck_is_played() {
    let pasted: Value = serde_json::from_str(PASTED).expect("JSON");
    for (form, text) in pasted["forms"].as_object().expect("forms") {
        let mut table = table();
        let view = ask(&mut table, &json!({ "do": "new", "decks": [text, "random:mage"], "seed": 1 }));
        assert_eq!(view["state"]["players"][0]["class"], "WARRIOR", "{form}");
        let deck = ask(&mut table, &json!({ "do": "deck", "deck": text }))["deck"].clone();
        assert_eq!((&deck["class"], &deck["curve"]), (&pasted["class"], &json!([0, 0, 4, 5, 7, 11, 0, 3])), "{form}");
    }
}

#[test]
fn a_hero_skin_stays_with_a_game_and_its_links() {
    let code = "AAECAaPLAwaT0AOb2AP76AOq7gOoigS2igQMzb4Dz94D9N8D/+cD7ukDju0Dj+0DlO0DmO0Dmu0D1fEDiKAEAAA=";
    let mut table = table();
    let view = ask(&mut table, &json!({ "do": "new", "decks": ["random:mage", code], "seed": 1, "me": 2 }));
    let hero = |view: &Value, player: usize| -> Value {
        let id = &view["state"]["players"][player]["hero"];
        let entities = view["state"]["entities"].as_array().expect("entities");
        entities.iter().find(|entity| entity["id"] == *id).expect("a hero").clone()
    };
    let worn = json!({ "id": "HERO_01c", "name": "Deathwing" });
    assert_eq!((&hero(&view, 1)["skin"], &hero(&view, 1)["name"]), (&worn, &json!("Deathwing")));
    assert_eq!((&hero(&view, 0)["skin"], &hero(&view, 0)["name"]), (&Value::Null, &json!("Jaina Proudmoore")));
    // The hero, its Health and its Hero Power are those of the class.
    assert_eq!((&hero(&view, 1)["card"], &hero(&view, 1)["tags"]["HEALTH"]), (&json!("HERO_01"), &json!(30)));
    for (save, field) in [("link", "link"), ("save", "snapshot")] {
        let saved = ask(&mut table, &json!({ "do": save }))[field].clone();
        let loaded = ask(&mut crate::table(), &json!({ "do": "load", field: saved }));
        assert_eq!(hero(&loaded, 1)["skin"], worn, "{save}");
    }
}

#[test]
fn an_illegal_deck_is_refused_with_the_reasons_unless_it_is_allowed() {
    let mut table = table();
    let new = json!({ "do": "new", "decks": ["Mage\n26 Frostbolt", "random:mage"] });
    let (field, says) = refused(&mut table, &new.to_string());
    assert_eq!(field, "decks[0]");
    assert!(says.starts_with("the deck is illegal: it has 26 cards, and a deck has 30; it has 26 copies"), "{says}");
    let mut allowed = new;
    allowed["allow_illegal"] = json!(true);
    ask(&mut table, &allowed);
    let deck = ask(&mut table, &json!({ "do": "deck", "deck": "Mage\n26 Frostbolt" }))["deck"].clone();
    assert_eq!((&deck["legal"], deck["illegal"].as_array().map(Vec::len)), (&json!(false), Some(2)), "{deck}");
}

#[test]
fn what_a_player_is_shown_depends_on_nothing_that_is_hidden() {
    let cards = registry::cards().expect("they are sound");
    let mut compared = 0;
    for seed in 0..6 {
        let request = json!({ "do": "new", "decks": ["random:mage", "random:rogue"], "seed": seed });
        let mut table = table();
        ask(&mut table, &request);
        for step in 0..40 {
            let reply = ask(&mut table, &json!({ "do": "agent", "agent": "random", "seed": step }));
            if reply["state"]["over"] == true {
                break;
            }
            let document = ask(&mut table, &json!({ "do": "save" }))["snapshot"].clone();
            let game = Game::from_snapshot(cards, &Snapshot::from_json(&document.to_string()).expect("a document"));
            let game = game.expect("a position");
            for (number, me) in [(1, PlayerId::First), (2, PlayerId::Second)] {
                let other = game.view(me).determinize(seed + step);
                let snapshot = other.snapshot().expect("a document").to_json();
                let shown = |document: Value| {
                    let mut table = self::table();
                    ask(&mut table, &json!({ "do": "load", "snapshot": document, "me": number })).to_string()
                };
                let others = serde_json::from_str(&snapshot).expect("JSON");
                assert_eq!(shown(document.clone()), shown(others), "seed {seed}, step {step}, player {number}");
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared}");
}
