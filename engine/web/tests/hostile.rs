//! Links and documents come from anybody: what is wrong with them is said, and nothing fails.
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use cardwright_engine::state::Rng;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use std::io::Write as _;

use crate::{ask, refused, table};

fn packed(document: &[u8]) -> String {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(document).expect("a vector takes all");
    format!("1.{}", BASE64_URL_SAFE_NO_PAD.encode(packed.finish().expect("a vector takes all")))
}

/// Every place of a document.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(n, one)| pointers(one, &format!("{at}/{n}"), found));
        }
        Value::Object(values) => values.iter().for_each(|(name, one)| pointers(one, &format!("{at}/{name}"), found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn a_thousand_hostile_snapshots_give_errors_or_games_that_can_be_played() {
    let mut table = table();
    ask(&mut table, &json!({ "do": "new", "decks": ["random", "random"], "seed": 4 }));
    for _ in 0..40 {
        ask(&mut table, &json!({ "do": "agent", "agent": "random" }));
    }
    let whole = ask(&mut table, &json!({ "do": "save" }))["snapshot"].clone();
    let mut places = Vec::new();
    pointers(&whole, "", &mut places);
    let spoiled =
        [json!(null), json!(-1), json!(0), json!(65_535), json!(1e300), json!("x"), json!([]), json!({}), json!([[1]])];
    let mut dice = Rng::new(22);
    let (mut errors, mut games) = (0, 0);
    for n in 0..1000 {
        let mut document = whole.clone();
        let place = &places[dice.next_below(places.len())];
        *document.pointer_mut(place).expect("it is there") = spoiled[dice.next_below(spoiled.len())].clone();
        // Half of them as links.
        let load = if n % 2 == 0 {
            json!({ "do": "load", "snapshot": document })
        } else {
            json!({ "do": "load", "link": packed(document.to_string().as_bytes()) })
        };
        let reply = table.answer(&load.to_string());
        if reply["ok"] == false {
            errors += 1;
            continue;
        }
        games += 1;
        for _ in 0..5 {
            let reply = table.answer(r#"{"do":"agent","agent":"random"}"#);
            let says = reply["error"]["says"].as_str().unwrap_or_default();
            assert!(!says.contains("report it"), "{place}: {says}");
        }
    }
    assert!(errors > 500 && games > 10, "{errors} errors, {games} games");
}

#[test]
fn broken_links_say_what_is_wrong_with_them() {
    let mut table = table();
    ask(&mut table, &json!({ "do": "card", "card": "Fireball" }));
    let link = ask(&mut table, &json!({ "do": "link" }))["link"].as_str().expect("a text").to_owned();
    let mut load = |link: &str| refused(&mut table, &json!({ "do": "load", "link": link }).to_string()).1;
    let damaged = "it is damaged, perhaps not copied whole";
    assert_eq!(load(&link[..link.len() / 2]), damaged);
    assert_eq!(load("1."), damaged);
    assert_eq!(load("1.\u{e9}\u{0}"), damaged);
    assert_eq!(load("9.abc"), "it does not begin with `1.`: it is no position, or one of a newer version");
    assert_eq!(load(&"1.a".repeat(200_000)), "it is too long to be a position");
    assert_eq!(load(&packed(&vec![b' '; 64 << 20])), "it is too long to be a position", "it unpacks to 64 MiB");
    // One letter changed: the checksum finds it.
    for at in (2..link.len()).step_by(link.len() / 50) {
        let mut letters = link.clone().into_bytes();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(letters).expect("ASCII");
        assert!(changed == link || load(&changed).contains("damaged"), "{at}");
    }
}

#[test]
fn requests_that_mean_nothing_are_refused_with_the_field() {
    let mut table = table();
    for (request, field) in [
        ("", "line"),
        ("[]", "line"),
        ("{}", "do"),
        (r#"{"do":"view"}"#, "do"),
        (r#"{"do":"card"}"#, "card"),
        (r#"{"do":"card","card":"nobody"}"#, "card"),
        (r#"{"do":"card","card":"Fireball","sead":1}"#, "sead"),
        (r#"{"do":"new"}"#, "decks"),
        (r#"{"do":"load"}"#, "snapshot"),
        (r#"{"do":"load","snapshot":{},"link":"x"}"#, "link"),
        (r#"{"do":"sample","of":{"decks":["x","x"],"agents":["random","random"],"seed":0,"first":0,"games":1}}"#, "of"),
    ] {
        assert_eq!(refused(&mut table, request).0, field, "{request}");
    }
    ask(&mut table, &json!({ "do": "card", "card": "Fireball" }));
    for (request, field) in [
        (r#"{"do":"act"}"#, "option"),
        (r#"{"do":"act","option":-1}"#, "option"),
        (r#"{"do":"agent","agent":"clever"}"#, "agent"),
        (r#"{"do":"agent","agent":"search:ms=4000000000"}"#, "agent"),
        (r#"{"do":"look","step":7}"#, "step"),
        (r#"{"do":"fly"}"#, "do"),
    ] {
        assert_eq!(refused(&mut table, request).0, field, "{request}");
    }
}
