//! Files of decks and of deck codes.

use cardwright_data::decks::DeckFile;

#[test]
fn a_wrong_code_is_told_with_file_and_line() {
    let list = "title = \"A\"\ndate = \"2026\"\nformat = \"wild\"\nsource = \"me\"\n\n[[deck]]\nname = \"B\"\ncode = \"AAEB\"\n";
    let error = DeckFile::parse(list, "decks/a.toml".as_ref()).unwrap_err().to_string();
    assert!(error.starts_with("decks/a.toml:8: `AAEB` is not a deck code: it ends too soon"), "{error}");
    let error = DeckFile::parse_codes("AAEBAf0EAAG7AgA=\n2 Fireball", "b.txt".as_ref()).unwrap_err().to_string();
    assert!(error.starts_with("b.txt:2: `Fireball` is not a deck code"), "{error}");
    let error = DeckFile::parse(&list.replace("source", "sauce"), "a.toml".as_ref()).unwrap_err().to_string();
    assert!(error.contains("sauce") && error.contains("line 4"), "{error}");
}

#[test]
fn codes_have_names_before_or_above_them() {
    let file =
        DeckFile::parse_codes("Big Mage AAEBAf0EAAG7AgA=\n\n### A\nAAEBAf0EAAG7AgA=\nAAEBAf0EAAG7AgA=", "b".as_ref());
    let names: Vec<String> = file.unwrap().decks.into_iter().map(|deck| deck.name).collect();
    assert_eq!(names, ["Big Mage", "A", ""]);
}
