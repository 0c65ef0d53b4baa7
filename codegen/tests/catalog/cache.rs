//! The stubs that are kept in a file.

use std::collections::BTreeMap;

use cardwright::cache_file;
use cardwright::catalog::cache::{CachedTexts, key, read, write};
use cardwright::catalog::{Placement, Stub};
use cardwright_data::CardRecord;
use cardwright_data::enums::CardClass;

fn stubs() -> CachedTexts {
    let derived = Stub::Derived("spell(&[draw(2)])".into());
    let stubs = vec![Stub::Vanilla, derived, Stub::Todo, Stub::Reprint("A_1\nb".into())];
    CachedTexts { grammar: "g".into(), stubs, ..CachedTexts::default() }
}

#[test]
fn what_was_kept_comes_back_under_its_key_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("derived");
    assert_eq!(read(&file, "k", 4), None, "there is none yet");
    write(&file, "k", &stubs());
    assert_eq!(read(&file, "k", 4), Some(stubs()));
    assert_eq!(read(&file, "l", 4), None);
    assert_eq!(read(&file, "k", 5), None);
    cache_file::write(&file, "k", b"{\"grammar\":\"g\",\"stubs\":[\"Vanila\"]}");
    assert_eq!(read(&file, "k", 1), None, "no stub");
}

#[test]
fn another_card_or_place_makes_another_key() {
    let card = |text: &str| CardRecord { id: "A_1".into(), text: text.into(), ..CardRecord::default() };
    let of = |text: &str, set| {
        let home = Placement { set, class: CardClass::Mage };
        key(&BTreeMap::from([("A_1".into(), card(text))]), &BTreeMap::from([("A_1".into(), home)]))
    };
    assert_eq!(of("Draw a card.", 1), of("Draw a card.", 1));
    assert_ne!(of("Draw a card.", 1), of("Draw 2 cards.", 1));
    assert_ne!(of("Draw a card.", 1), of("Draw a card.", 2));
}
