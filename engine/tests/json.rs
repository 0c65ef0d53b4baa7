//! Powers as JSON, held against their source.
use std::collections::BTreeMap;

use cardwright_engine::compiled::Card;
use cardwright_engine::script::Power;
use serde_json::{Value, json};

use crate::cards;

/// The names, ids and numbers in a power's source: what stands in quotes, after `GameTag::`, and each number.
fn said(source: &str) -> (Vec<String>, Vec<i64>) {
    let mut words: Vec<String> = source.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    let rust: String = source.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let names = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
    words.extend(rust.split("GameTag::").skip(1).filter_map(|rest| rest.split(names).next()).map(str::to_owned));
    let numbers = rust.split(names).filter_map(|word| word.parse().ok()).collect();
    (words, numbers)
}

fn walk<'v>(value: &'v Value, each: &mut impl FnMut(&'v Value)) {
    each(value);
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, each)),
        Value::Object(fields) => fields.values().for_each(|field| walk(field, each)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn all() -> impl Iterator<Item = &'static Card> {
    cards::cards().iter().map(|(_, card)| card)
}

#[test]
fn the_json_of_every_card_holds_what_its_source_does() {
    let mut held = 0;
    for card in all() {
        let json = card.power.json();
        let (mut strings, mut numbers) = (Vec::new(), Vec::new());
        walk(&json, &mut |value| match value {
            Value::String(text) => strings.push(text.clone()),
            Value::Number(n) => numbers.extend(n.as_i64()),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {}
        });
        let (words, counts) = said(&card.power.source());
        for word in words {
            assert!(strings.contains(&word), "{}: {word:?} is not in {json}", card.id);
            held += 1;
        }
        // A cost that is less is a number below zero; 0 and 1 may be what goes without saying.
        for n in counts.into_iter().filter(|n| *n > 1) {
            assert!(numbers.contains(&n) || numbers.contains(&-n), "{}: {n} is not in {json}", card.id);
            held += 1;
        }
    }
    assert!(held > 90, "the sources were read: {held}");
}

#[test]
fn different_powers_have_different_json_and_equal_ones_the_same() {
    let mut by_json: BTreeMap<String, &Power> = BTreeMap::new();
    for card in all() {
        let json = card.power.json().to_string();
        if let Some(other) = by_json.insert(json.clone(), card.power) {
            assert_eq!(other, card.power, "{}: {json}", card.id);
        }
    }
    assert!(by_json.len() > 100, "{} different powers", by_json.len());
    let powers: Vec<&Power> = by_json.values().copied().collect();
    for (at, one) in powers.iter().enumerate() {
        for other in &powers[at + 1..] {
            assert_ne!(one, other, "one power has two forms");
        }
    }
}

#[test]
fn the_form_is_as_documented() {
    let json = |id: &str| {
        let cards = cards::cards();
        cards.get(cards.by_id(id).unwrap_or_else(|| panic!("{id} is a test card"))).power.json()
    };
    assert_eq!(json("CS2_119"), json!({ "status": "Vanilla" }));
    let champion = json!({ "Aura": {
        "to": { "from": { "At": ["Friendly", "Minions"] }, "other": true },
        "gives": { "Enchantment": "CS2_222o" },
    } });
    assert_eq!(json("CS2_222"), json!({ "status": "Done", "ability": champion }));
    let might =
        json!({ "Enchant": { "modifiers": [{ "what": "Stats", "op": "Add", "amount": { "n": 1 }, "also": 1 }] } });
    assert_eq!(json("CS2_222o"), json!({ "status": "Done", "ability": might }));
    let rage = json("EX1_392");
    let effect = &rage["ability"]["Text"]["effects"][0];
    assert_eq!(effect["verb"], json!({ "Draw": "Always" }));
    assert_eq!(effect["amount"]["per"]["Each"]["that"], json!(["Damaged"]));
    assert_eq!(json("EX1_412")["ability"]["Aura"]["when"], "Damaged");
}

#[test]
fn card_json_has_facts_and_power() {
    let cards = cards::cards();
    let fireball = cards.get(cards.by_id("CS2_029").expect("a test card"));
    let json = fireball.json();
    let facts = ["id", "name", "text", "type", "class", "cost", "collectible", "school"].map(|fact| json[fact].clone());
    let expected = json!(["CS2_029", "Fireball", "Deal $6 damage.", "SPELL", "MAGE", 4, true, "FIRE"]);
    assert_eq!(Value::from(facts.to_vec()), expected);
    assert_eq!(json["tags"]["COST"], 4);
    assert_eq!(json["power"], fireball.power.json());
    assert_eq!(json["races"], Value::Null, "what it has not is left out");
    let murmy = cards.get(cards.by_id("ULD_723").expect("a test card")).json();
    assert_eq!((&murmy["races"], &murmy["keywords"]), (&json!(["UNDEAD", "MURLOC"]), &json!(["REBORN"])));
}
