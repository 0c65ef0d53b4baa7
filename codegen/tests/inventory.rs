//! Every card as it is kept for `show`, `search` and `coverage`.

use std::fs;

use cardwright::cache_file;
use cardwright::coverage::{CardStatus, State};
use cardwright::inventory::{Inventory, InventoryCard, database_state, inputs_checksum};
use cardwright_data::CardRecord;
use cardwright_data::enums::GameTag;

fn inventory() -> Inventory {
    let card = |id: &str, text: &str| CardRecord {
        id: id.into(),
        name: "Name".into(),
        text: text.into(),
        ints: [(GameTag::COST, 3), (GameTag(858), -1)].into(),
        referenced: vec![(GameTag::TAUNT, 1)],
        ..CardRecord::default()
    };
    let status = CardStatus { id: "B".into(), state: State::Partial("why".into()), ..CardStatus::default() };
    let generated = InventoryCard::new(&card("B", "<b>Taunt</b>"), Some("TODO".into()), Some(status));
    Inventory::new(
        7,
        vec![
            generated,
            InventoryCard::new(&card("C", "Draw."), None, None),
            InventoryCard::new(&card("A", ""), None, None),
        ],
    )
}

#[test]
fn what_was_kept_comes_back_under_its_key_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("inventory");
    assert!(Inventory::read(&file, "k").is_none(), "there is none yet");
    inventory().write(&file, "k");
    let kept = Inventory::read(&file, "k").unwrap();
    assert_eq!((kept.build, kept.generated(), kept.others()), (7, inventory().generated(), inventory().others()));
    assert_eq!(kept.get("B").unwrap().text, "Taunt");
    assert_eq!(kept.others()[0].record.ints[&GameTag::COST], 3);
    assert_eq!(kept.get("A"), None, "it is not generated");
    assert!(Inventory::read(&file, "l").is_none(), "another key");
    cache_file::write(&file, "k", b"no cards");
    assert!(Inventory::read(&file, "k").is_none(), "no cards");
}

#[test]
fn another_file_or_database_makes_another_key() {
    let folder = tempfile::tempdir().unwrap();
    let (cards, tests) = (folder.path().join("generated"), folder.path().join("tests"));
    fs::create_dir_all(cards.join("set")).unwrap();
    fs::create_dir(&tests).unwrap();
    let of = |sets: &str, text: &str| {
        fs::write(cards.join("set/a.rs"), text).unwrap();
        inputs_checksum(sets.as_bytes(), [&cards, &tests]).unwrap()
    };
    let first = of("", "a");
    assert_eq!(first, of("", "a"));
    assert_ne!(first, of("", "b"));
    assert_ne!(first, of("[[set]]", "a"));
    assert_ne!(first, inputs_checksum(b"", [&tests, &cards]).unwrap(), "a test is no Power");
    let database = folder.path().join("cards.sqlite");
    assert_eq!(database_state(&database), None, "there is no database");
    fs::write(&database, [0; 200]).unwrap();
    let first = database_state(&database);
    assert!(first.is_some() && first == database_state(&database));
    fs::write(&database, [[1; 100], [0; 100]].concat()).unwrap();
    assert_ne!(first, database_state(&database));
}
