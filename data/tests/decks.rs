//! Files of decks and of deck codes.

use cardwright_data::decks::{DeckFile, NameLookup};
use cardwright_data::enums::CardClass;
use cardwright_data::paste::{self, CardCandidate, class_bit};

#[test]
fn a_wrong_code_is_told_with_file_and_line() {
    let list = "title = \"A\"\ndate = \"2026\"\nformat = \"wild\"\nsource = \"me\"\n\n[[deck]]\nname = \"B\"\ncode = \"AAEB\"\n";
    let error = DeckFile::parse(list, "decks/a.toml".as_ref()).unwrap_err().to_string();
    assert!(error.starts_with("decks/a.toml:8: `AAEB` is not a deck code: it ends too soon"), "{error}");
    let library = NameLookup::default();
    let error = DeckFile::parse_pasted("AAEBAf0EAAG7AgA=\nFireball", "b.txt".as_ref(), &library).unwrap_err();
    assert!(error.to_string().starts_with("b.txt:2: `Fireball`: a line of a list names a class"), "{error}");
    let error = DeckFile::parse_pasted("AAEBAf0EAAG7AgA=\nAAEBAf0EAAG7", "b.txt".as_ref(), &library).unwrap_err();
    assert!(error.to_string().starts_with("b.txt:2: `AAEBAf0EAAG7`: it ends too soon"), "{error}");
    let error = DeckFile::parse(&list.replace("source", "sauce"), "a.toml".as_ref()).unwrap_err().to_string();
    assert!(error.contains("sauce") && error.contains("line 4"), "{error}");
}

#[test]
fn codes_have_names_before_or_above_them() {
    let text = "Big Mage AAEBAf0EAAG7AgA=\n\n### A\nAAEBAf0EAAG7AgA=\nAAEBAf0EAAG7AgA=";
    let file = DeckFile::parse_pasted(text, "b".as_ref(), &NameLookup::default());
    let names: Vec<String> = file.unwrap().decks.into_iter().map(|deck| deck.name).collect();
    assert_eq!(names, ["Big Mage", "A", ""]);
}

/// A Mage card and one of each class.
fn library() -> NameLookup<'static> {
    let card = |(number, name, class): (u32, &'static str, CardClass)| CardCandidate {
        key: number,
        id: name,
        name,
        number,
        collectible: true,
        in_decks: true,
        in_sideboards: true,
        classes: class_bit(class),
        tourist: None,
    };
    let cards = [(315, "Fireball", CardClass::Mage), (1, "Chillwind Yeti", CardClass::Neutral)].map(card).into();
    NameLookup { cards, heroes: vec![(CardClass::Mage, 637), (CardClass::Druid, 274)] }
}

#[test]
fn a_text_with_several_decks_is_refused_where_one_is_read() {
    let (fire, frost) = ("AAEBAf0EAAG7AgA=", "AAEBAZICAAHpAQA=");
    let refused = |text: &str| paste::read(text).expect_err(text).to_string();
    for (text, names) in [
        (format!("{fire}\n{frost}"), " (line 1, line 2)"),
        (format!("{fire} {frost}"), ""),
        (format!("### A\n# 2x (4) Fireball\n#\n{fire}\n#\n### B\n{frost}"), " (`A`, `B`)"),
        ("### A\n2 Fireball\n### B\n2 Frostbolt".to_owned(), " (`A`, `B`)"),
        ("Mage\n2 Fireball\nDruid\n2 Wrath".to_owned(), " (line 2, line 4)"),
    ] {
        let error = refused(&text);
        assert!(error.starts_with(&format!("this text holds 2 decks{names}: give the text of one")), "{text}: {error}");
        assert_eq!(paste::read_all(&text).expect("both are read").len(), 2, "{text}");
    }
    // One deck that is there twice, its list in remarks, and text below it are one deck.
    for text in [
        format!("{fire}\n\n{fire}"),
        format!("### A\n# 2x (4) Fireball\n{fire}\n# To use this deck, copy it"),
        format!("my deck:\n### A\n{fire}"),
        format!("Mage\n2 Fireball\n# {frost}"),
    ] {
        assert!(paste::read(&text).is_ok(), "{text}");
    }
}

#[test]
fn classes_and_formats_that_nobody_has_are_refused() {
    let refused = |text: &str| paste::read(text).expect_err(text).to_string();
    for (text, why) in [
        (
            "# Class: Banana\n2 Fireball",
            "line 1: `# Class: Banana`: no class is called `Banana`: write one of Death Knight, ",
        ),
        ("Class: Mag\n2 Fireball", "line 1: `Class: Mag`: no class is called `Mag`: write `Mage` if you mean it"),
        ("Wrrior\n2 Fireball", "line 1: `Wrrior`: no class is called `Wrrior`: write `Warrior` if you mean it"),
        ("# Format: Banana\n2 Fireball", "no format is called `Banana`: write one of Wild, Standard, Classic, Twist"),
        ("# Format: Standrad\n2 Fireball", "no format is called `Standrad`: write `Standard` if you mean it"),
    ] {
        let error = refused(text);
        assert!(error.contains(why), "{text}: {error}");
    }
    let named = paste::read("Format: standard\nClass: mage\n2 Fireball").expect("a list");
    assert_eq!(named.format.as_deref(), Some("standard"));
}

#[test]
fn a_file_mixes_codes_texts_of_the_client_and_lists() {
    let text = "### Copied\n# Class: Mage\n# 2x (4) Fireball\n#\nAAEBAf0EAAG7AgA=\n#\n# To use this deck, copy it\n\n\
                ### Listed\n2x Fireball\nChillwind Yeti x2\n\nDruid\n1 Chillwind Yeti\nBroken AAEBAf0E\nAAG7AgA=\n";
    let file = DeckFile::parse_pasted(text, "b".as_ref(), &library()).unwrap();
    let told: Vec<_> =
        file.decks.iter().map(|deck| (&*deck.name, deck.deck.heroes[0], deck.deck.cards.clone())).collect();
    assert_eq!(
        told,
        [
            ("Copied", 637, [(315, 2)].into()),
            ("Listed", 637, [(1, 2), (315, 2)].into()),
            ("", 274, [(1, 1)].into()),
            ("Broken", 637, [(315, 2)].into())
        ]
    );
    let error = DeckFile::parse_pasted("### A\n2 Firebal\n", "b.txt".as_ref(), &library()).unwrap_err().to_string();
    assert_eq!(error, "b.txt:2: `2 Firebal`: no collectible card is called `Firebal`: write `Fireball` if you mean it");
}
