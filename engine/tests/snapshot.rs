//! A game is written and read at every moment when it waits, and goes on as if nothing had been; a bad document is an
//! error that names its field.
use cardwright_data::{CardClass, CardSet, CardType};
use cardwright_engine::compiled::{Card, Cards};
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::prelude::{choose, draw, spell};
use cardwright_engine::state::snapshot::{LoadFault, Snapshot};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, CardId, Deck, Game, Options, PlayerId};
use serde_json::{Value, json};

use crate::cards;

fn playable() -> Vec<CardId> {
    let stands =
        |card_type| matches!(card_type, CardType::Minion | CardType::Spell | CardType::Weapon | CardType::Location);
    let written = cards::cards().iter().filter(|(_, card)| stands(card.card_type));
    written.filter(|(_, card)| cardwright_engine::rules::is_playable(card.power)).map(|(id, _)| id).collect()
}

fn new_game(seed: u64) -> Game {
    let cards = cards::cards();
    let pool = playable();
    let mut dice = Rng::new(seed ^ 0xfeed);
    let heroes = ["HERO_08", "HERO_07", "HERO_09", "HERO_01", "HERO_05"];
    let mut deck = || Deck {
        hero: cards.by_id(heroes[dice.next_below(heroes.len())]).expect("the hero is there"),
        cards: (0..30).map(|_| pool[dice.next_below(pool.len())]).collect(),
        sideboards: Vec::new(),
    };
    let (first, second) = (deck(), deck());
    let options = Options { seed, ..Options::default() };
    Game::new(cards, ByPlayer([&first, &second]), cards.by_id("GAME_005"), options).expect("the decks are legal")
}

/// Written to JSON and read again.
fn again(game: &Game) -> Game {
    let json = game.snapshot().expect("everything has a name").to_json();
    let read = Snapshot::from_json(&json).expect("what was written can be read");
    Game::from_snapshot(game.cards, &read).expect("what was written is a game")
}

#[test]
fn a_saved_and_loaded_game_continues_like_the_original_wherever_it_waits() {
    let (mut in_a_text, mut waits) = (0, 0);
    for seed in 0..40 {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 60 {
            let mut copy = again(&game);
            assert!(copy == game, "seed {seed}, turn {}", game.turn);
            assert_eq!(copy.canonical_hash(), game.canonical_hash(), "equal games have equal hashes");
            waits += 1;
            in_a_text += usize::from(game.pending.is_some() && game.turn > 0);
            let options = game.options();
            assert_eq!(copy.options(), options);
            let action = options[dice.next_below(options.len())];
            let hash = game.canonical_hash();
            game.act_unchecked(action);
            assert_ne!(game.canonical_hash(), hash, "seed {seed}: an action changes the game");
            copy.act_unchecked(action);
            assert!(copy == game, "seed {seed}, turn {}, after {action:?}", game.turn);
        }
    }
    assert!(waits > 1_500, "the games were played: {waits}");
    assert!(in_a_text > 10, "some waited in the middle of a text: {in_a_text}");
}

#[test]
fn spare_capacity_and_free_places_do_not_count() {
    let game = new_game(3);
    let mut wide = game.clone();
    wide.graveyard.reserve(1_000);
    assert!(wide == game);
    assert_eq!(wide.canonical_hash(), game.canonical_hash());
    wide.rng = Rng::new(4);
    assert_ne!(wide.canonical_hash(), game.canonical_hash(), "the dice are a part of the game");
}

/// The hashes of a few games in the middle of a choice and of a turn.
fn some_hashes() -> String {
    let hashes = (0..4).map(|seed| {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        for _ in 0..60 {
            let options = game.options();
            if options.is_empty() || (seed % 2 == 0 && game.turn > 0 && game.pending.is_some()) {
                break;
            }
            game.act_unchecked(options[dice.next_below(options.len())]);
        }
        format!("{:016x}", game.canonical_hash())
    });
    hashes.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_hash_is_the_same_in_every_run() {
    const ASKED: &str = "CARDWRIGHT_HASHES";
    let hashes = some_hashes();
    if std::env::var_os(ASKED).is_some() {
        println!("{hashes}");
        return;
    }
    let itself = std::env::current_exe().expect("this test is a program");
    let mut other = std::process::Command::new(itself);
    let other =
        other.args(["--exact", "snapshot::the_hash_is_the_same_in_every_run", "--nocapture"]).env(ASKED, "1").output();
    let told = String::from_utf8(other.expect("it runs").stdout).expect("text");
    assert!(told.contains(&hashes), "{hashes} is not in: {told}");
}

/// A game that waits for a choice between two equal texts, which have one address or two: compilers decide that.
fn between_twins(one_address: bool) -> Game {
    fn kept<T>(value: T) -> &'static T {
        Box::leak(Box::new(value))
    }
    let text = || -> &'static [Effect] { kept([draw(1)]) };
    let first = text();
    let texts = kept([first, if one_address { first } else { text() }]);
    let power = kept(spell(kept([choose(texts)])));
    let twins = Card::new("ZZ_TWINS", 0, "", "", CardType::Spell, CardClass::Neutral, CardSet::LEGACY, &[], power);
    let cards = kept(Cards::new(&[&cards::FACTS, kept([twins])]).expect("the ids differ"));
    let hero = cards.by_id("HERO_08").expect("the hero is there");
    let deck = Deck { hero, cards: Vec::new(), sideboards: Vec::new() };
    let options = Options { mulligan: false, hand: 0, ..Options::default() };
    let mut game = Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("the decks are legal");
    let card = game.give(PlayerId::BOTH[0], cards.by_id("ZZ_TWINS").expect("it is there")).expect("there is room");
    let play = game.options().into_iter().find(|action| matches!(action, Action::Play { card: it, .. } if *it == card));
    game.act_unchecked(play.expect("it can be played"));
    assert!(game.pending.is_some());
    game
}

#[test]
fn the_hash_does_not_depend_on_which_equal_texts_have_one_address() {
    let (one, two) = (between_twins(true), between_twins(false));
    assert_eq!(one.canonical_hash(), two.canonical_hash());
    assert_eq!(one.snapshot().expect("names").to_json(), two.snapshot().expect("names").to_json());
    assert_eq!(again(&two).canonical_hash(), two.canonical_hash());
}

/// The document of a game in the middle, as JSON that can be spoiled.
fn document() -> Value {
    let mut game = new_game(11);
    let mut dice = Rng::new(11);
    while game.turn < 14 && !game.is_over() {
        let options = game.options();
        game.act_unchecked(options[dice.next_below(options.len())]);
    }
    serde_json::from_str(&game.snapshot().expect("everything has a name").to_json()).expect("JSON")
}

/// The path and the fault of a document that was spoiled at one place.
fn fault(pointer: &str, value: Value) -> (String, LoadFault) {
    let mut document = document();
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is there")) = value;
    let read = Snapshot::from_json(&document.to_string());
    let error = read.and_then(|read| Game::from_snapshot(cards::cards(), &read)).expect_err("it is spoiled");
    (error.path, error.fault)
}

#[test]
fn an_error_names_the_path_of_the_wrong_field() {
    assert_eq!(fault("/format", json!("other")), ("format".into(), LoadFault::Format("other".into())));
    assert_eq!(
        fault("/entities/9/card", json!("NOBODY")),
        ("entities[9]".into(), LoadFault::UnknownCard("NOBODY".into()))
    );
    assert_eq!(fault("/players/0/crystals", json!(11)), ("players[0]".into(), LoadFault::Number(11)));
    assert_eq!(fault("/graveyard/0", json!(9_999)), ("graveyard[0]".into(), LoadFault::NoEntity(9_999)));
    let (path, shape) = fault("/entities/3/zone", json!("NOWHERE"));
    assert!(path == "entities[3].zone" && matches!(shape, LoadFault::Structure(_)), "{path}: {shape}");
    let (path, shape) = fault("/players/1/hand/0", json!("a card"));
    assert!(path == "players[1].hand[0]" && matches!(shape, LoadFault::Structure(_)), "{path}: {shape}");
    let (path, shape) = fault("/active", json!(3));
    assert!(path == "active" && matches!(shape, LoadFault::Structure(_)), "{path}: {shape}");
    let first = document()["players"][0]["deck"][0].clone();
    let (path, misplaced) = fault("/players/0/deck/1", first);
    assert!(path == "players[0].deck" && matches!(misplaced, LoadFault::Misplaced(_)), "{path}: {misplaced}");
}

/// Every number, word and list of a document is spoiled in turn: an error or a game that can be played, and no panic.
#[test]
fn hostile_documents_never_panic() {
    let document = document();
    let mut pointers = Vec::new();
    collect(&document, String::new(), &mut pointers);
    let spoiled =
        [json!(null), json!(-1), json!(0), json!(65_535), json!(1e300), json!("x"), json!([]), json!({}), json!([[1]])];
    let (mut refused, mut played) = (0, 0);
    for (number, pointer) in pointers.iter().enumerate() {
        let value = &spoiled[number % spoiled.len()];
        for value in [value, &spoiled[(number * 7 + 3) % spoiled.len()]] {
            let mut document = document.clone();
            *document.pointer_mut(pointer).expect("it is there") = value.clone();
            let read = Snapshot::from_json(&document.to_string());
            match read.and_then(|read| Game::from_snapshot(cards::cards(), &read)) {
                Err(error) => {
                    assert!(!error.path.is_empty(), "{pointer} = {value}: {error}");
                    refused += 1;
                }
                Ok(mut game) => {
                    let mut dice = Rng::new(5);
                    for _ in 0..12 {
                        let options = game.options();
                        if options.is_empty() {
                            break;
                        }
                        let action = options[dice.next_below(options.len())];
                        game.act_unchecked(action);
                    }
                    played += 1;
                }
            }
        }
    }
    assert!(refused > 500 && played > 20, "{refused} were refused, {played} played");
    for broken in ["", "{", "[]", "null", "{\"format\":1}", "\u{0}", "{\"turn\":99999999999999999999}"] {
        assert!(Snapshot::from_json(broken).is_err(), "{broken}");
    }
}

fn collect(value: &Value, at: String, pointers: &mut Vec<String>) {
    match value {
        Value::Array(values) => {
            for (number, value) in values.iter().enumerate() {
                collect(value, format!("{at}/{number}"), pointers);
            }
        }
        Value::Object(values) => {
            for (key, value) in values {
                collect(value, format!("{at}/{key}"), pointers);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    pointers.push(at);
}

#[test]
fn a_fault_in_a_document_of_another_one_has_a_path_and_no_position() {
    let part = serde_json::json!({"format": " at line 1 column 2", "vocabulary": "new"});
    let (in_text, in_value) =
        (Snapshot::from_json(&part.to_string()).unwrap_err(), Snapshot::from_value(&part).unwrap_err());
    assert_eq!(in_value.path, in_text.path);
    let said = in_value.fault.to_string();
    assert!(!said.ends_with(char::is_numeric) && in_text.fault.to_string().starts_with(&said), "{said}");
    assert!(in_text.fault.to_string().contains(" at line 1 column "), "{in_text:?}");
}
