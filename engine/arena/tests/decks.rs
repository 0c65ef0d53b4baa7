//! Decks: which are refused, and deckstrings byte by byte.
use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use cardwright_arena::deck::{playable_cards, refuse_stubs, stubs};
use cardwright_data::deckstring::{CodeError, DeckCode};
use cardwright_data::{CardClass, CardSet, CardType, GameTag};
use cardwright_engine::script::prelude::*;
use cardwright_engine::{Card, Cards, Deck};

const LOST: Power = spell(&[summon(card("ZZ_NOBODY"))]);
const COLLECTIBLE: &[(GameTag, i32)] = &[(GameTag::COLLECTIBLE, 1)];

#[test]
fn what_would_do_nothing_is_refused_by_name() {
    let powers = [("ZZ_PLAIN", &VANILLA), ("ZZ_TODO", &TODO), ("ZZ_LOST", &LOST)];
    let one = |(id, power): (&'static str, &'static Power)| {
        Card::new(id, 0, id, "", CardType::Minion, CardClass::Neutral, CardSet::LEGACY, COLLECTIBLE, power)
    };
    let set: &'static [Card] = Box::leak(Box::new(powers.map(one)));
    let cards = Cards::new(&[set]).expect("the ids differ");
    let id = |id: &str| cards.by_id(id).expect("it is there");
    let deck = |ids: &[&str]| Deck {
        hero: id("ZZ_PLAIN"),
        cards: ids.iter().map(|name| id(name)).collect(),
        sideboards: Vec::new(),
    };
    assert_eq!(stubs(&cards, &deck(&["ZZ_PLAIN", "ZZ_TODO", "ZZ_LOST", "ZZ_TODO"])), ["ZZ_TODO", "ZZ_LOST"]);
    assert!(refuse_stubs(&cards, &deck(&["ZZ_PLAIN"])).is_ok());
    let told = refuse_stubs(&cards, &deck(&["ZZ_LOST"])).expect_err("its token is unknown").to_string();
    assert!(told.contains("ZZ_LOST; `--allow-stubs`"), "{told}");
    assert_eq!(playable_cards(&cards), [id("ZZ_PLAIN")]);
}

/// A deck with a card once, two twice, one thirteen times, and two in the sideboard of the first.
fn deck() -> DeckCode {
    DeckCode {
        format: 2,
        heroes: vec![637],
        cards: BTreeMap::from([(102_983, 1), (315, 2), (662, 2), (77, 13)]),
        sideboards: BTreeMap::from([((90, 102_983), 1), ((91, 102_983), 4)]),
    }
}

#[test]
fn a_code_is_bytes_as_the_client_writes_them() {
    let bytes = [
        0, 1, 2, 1, 0xfd, 4, // version, format, one hero: 637
        1, 0xc7, 0xa4, 6, // once
        2, 0xbb, 2, 0x96, 5, // twice
        1, 77, 13, // more often
        1, 1, 90, 0xc7, 0xa4, 6, 0, 1, 91, 4, 0xc7, 0xa4, 6, // sideboards
    ];
    assert_eq!(deck().encode(), STANDARD.encode(bytes));
    assert_eq!(DeckCode::decode(&STANDARD.encode(bytes)), Ok(deck()));
    let plain = DeckCode { sideboards: BTreeMap::new(), ..deck() };
    assert_eq!(DeckCode::decode(&plain.encode()), Ok(plain));
}

#[test]
fn codes_from_before_sideboards_are_read() {
    let old = DeckCode::decode("AAEBAf0EAAG7AgA=").expect("a mage with two of one card");
    assert_eq!((old.format, old.heroes, old.cards), (1, vec![637], BTreeMap::from([(315, 2)])));
}

#[test]
fn what_is_no_code_says_why() {
    assert_eq!(DeckCode::decode("Fireball"), Err(CodeError::NoDeck));
    assert_eq!(DeckCode::decode("ä"), Err(CodeError::NotBase64));
    assert_eq!(DeckCode::decode(""), Err(CodeError::TooShort));
    assert_eq!(DeckCode::decode(&STANDARD.encode([0, 2])), Err(CodeError::Version(2)));
    assert_eq!(DeckCode::decode(&STANDARD.encode([0, 1, 2, 1])), Err(CodeError::TooShort));
    assert_eq!(DeckCode::decode(&STANDARD.encode([0, 1, 2, 0, 0, 0, 0, 0, 7])), Err(CodeError::TooLong(1)));
    assert_eq!(DeckCode::decode(&STANDARD.encode([0, 1, 2, 0xff, 0xff, 3])), Err(CodeError::TooGreat(65_535)));
    assert_eq!(DeckCode::decode(&STANDARD.encode([0, 1, 2, 0, 0, 0, 1, 5, 0, 0])), Err(CodeError::NoCopies));
    assert_eq!(DeckCode::decode(&STANDARD.encode([0xff; 12])), Err(CodeError::TooGreat(u64::MAX >> 1)));
}

#[test]
fn any_bytes_are_read_or_refused() {
    let mut dice = cardwright_engine::state::Rng::new(5);
    let mut read = 0;
    for _ in 0..20_000 {
        let bytes: Vec<u8> =
            (0..dice.next_below(14)).map(|_| u8::try_from(dice.next_below(4)).expect("small")).collect();
        let Ok(code) = DeckCode::decode(&STANDARD.encode([&[0, 1][..], &bytes].concat())) else { continue };
        read += 1;
        assert_eq!(DeckCode::decode(&code.encode()).as_ref(), Ok(&code), "{bytes:?}");
    }
    assert!(read > 100, "{read} of the random codes were read");
}
