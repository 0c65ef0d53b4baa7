//! The screens of `arena play` at three sizes, as a terminal shows them: nothing that a person needs is cut.
use std::path::PathBuf;

use cardwright_arena::{deck, registry};
use cardwright_data::CardClass;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{CardId, Cards, Deck, EntityId, Game, Options, PlayerId};
use serde_json::json;

use crate::play::Terminal;

const ME: PlayerId = PlayerId::First;
const OPPONENT: PlayerId = PlayerId::Second;

/// Rows and columns.
const SIZES: [(u16, u16); 3] = [(24, 80), (30, 100), (45, 140)];

fn card(cards: &Cards, id: &str) -> CardId {
    cards.by_id(id).unwrap_or_else(|| panic!("no card has the id {id}"))
}

/// A game of a mage and a warlock in turn 1, whose decks have these cards, the last on top.
pub fn game(deck: &[&str], mulligan: bool, hand: u8) -> Game {
    let cards = registry::cards().expect("the cards fit together");
    let decks = [CardClass::Mage, CardClass::Warlock].map(|class| Deck {
        hero: deck::hero(cards, class).expect("a hero"),
        cards: deck.iter().map(|id| card(cards, id)).collect(),
        sideboards: Vec::new(),
    });
    let options = Options { mulligan, hand, shuffle: false, ..Options::default() };
    let mut game = Game::new(cards, ByPlayer([&decks[0], &decks[1]]), None, options).expect("a game");
    for player in PlayerId::BOTH {
        game.set_mana(player, 10);
    }
    game
}

/// A deck of thirty vanilla minions.
pub const YETIS: [&str; 20] = ["CS2_182"; 20];

pub fn give(game: &mut Game, ids: &[&str]) {
    for id in ids {
        game.give(ME, card(game.cards, id)).expect("a place in the hand");
    }
}

pub fn in_play(game: &mut Game, player: PlayerId, ids: &[&str]) -> Vec<EntityId> {
    ids.iter().map(|id| game.put_in_play(player, card(game.cards, id)).expect("a place on the board")).collect()
}

/// A saved game as `--continue` reads it.
pub struct Saved {
    _folder: tempfile::TempDir,
    pub file: PathBuf,
}

pub fn saved(game: &Game, log: &[&str]) -> Saved {
    let folder = tempfile::tempdir().expect("a folder aside");
    let file = folder.path().join("game.json");
    let document: serde_json::Value =
        serde_json::from_str(&game.snapshot().expect("a document").to_json()).expect("JSON");
    let saved = json!({ "format": "cardwright-play-1", "me": 1, "log": log, "agent": "greedy", "game": document });
    std::fs::write(&file, saved.to_string()).expect("it is written");
    Saved { _folder: folder, file }
}

/// The screens after some keys, each with what it shows then, at the three sizes; each is compared with its snapshot.
fn screens(name: &str, game: &Game, log: &[&str], keys: &[(&str, &str)]) -> Vec<String> {
    let shown = SIZES.map(|(rows, columns)| {
        let saved = saved(game, log);
        let file = saved.file.to_str().expect("UTF-8");
        let mut terminal = Terminal::sized(&["--continue", file, "--delay", "0"], false, rows, columns);
        let mut screen = terminal.until("the table", |screen| screen.contains("mana"));
        for (key, shows) in keys {
            terminal.press(key);
            screen = terminal.until(shows, |screen| screen.contains(shows));
        }
        terminal.press("\x03");
        let lines: Vec<&str> = screen.lines().map(str::trim_end).collect();
        (format!("{name}_{columns}x{rows}"), lines.join("\n"))
    });
    for (name, screen) in &shown {
        insta::assert_snapshot!(name.as_str(), screen);
    }
    shown.into_iter().map(|(_, screen)| screen).collect()
}

/// The words of a screen, whatever their lines are.
fn words(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The part of a screen to the right of the column where a title begins.
fn panel(screen: &str, title: &str) -> String {
    let column =
        screen.lines().find_map(|line| line.find(title).map(|at| line[..at].chars().count())).expect("a title");
    screen.lines().map(|line| line.chars().skip(column).collect::<String>() + "\n").collect()
}

#[test]
fn mulligan_with_texts() {
    let mut deck = YETIS.to_vec();
    deck.extend(["TTN_960", "EX1_277", "CS2_029"]);
    let game = game(&deck, true, 3);
    for screen in screens("mulligan", &game, &[], &[("2", "[x]")]) {
        let says = words(&panel(&screen, "Which cards will you replace?"));
        assert!(says.contains("Open a portal that summons two 3/2 Imps each turn"), "{screen}");
        assert!(says.contains("Deal 6 damage") && says.contains("split among all enemies"), "{screen}");
    }
}

#[test]
fn discover_with_numbers_and_texts() {
    let mut deck = YETIS.to_vec();
    deck.extend(["CS2_029", "EX1_559", "EX1_586"]);
    let mut game = game(&deck[17..], false, 0);
    give(&mut game, &["DS1_184"]);
    for screen in screens("discover", &game, &[], &[("2", "choose one")]) {
        let says = words(&screen);
        assert!(says.contains("Tracking: choose one") && says.contains("mana"), "{screen}");
        assert!(says.matches(" mana").count() >= 4, "each card has its cost: {screen}");
    }
}

#[test]
fn titan_abilities_have_names_and_texts() {
    let mut game = game(&YETIS, false, 0);
    in_play(&mut game, ME, &["TTN_960"]);
    for screen in screens("titan", &game, &[], &[("\x1b[A\x1b[A", "Titan"), ("\r", "choose")]) {
        let says = words(&screen);
        for text in ["To the Void!", "Inferno!", "Summon two 6/6 Infernals", "Legion Invasion!", "+2 Health and Taunt"]
        {
            assert!(says.contains(text), "{text}: {screen}");
        }
    }
}

#[test]
fn targets_are_marked_with_full_boards() {
    let mut game = game(&YETIS, false, 0);
    give(
        &mut game,
        &["CS2_029", "CS2_023", "CS2_025", "CS2_022", "CS2_024", "CS2_026", "CS2_027", "CS2_028", "CS2_032"],
    );
    in_play(&mut game, ME, &["CS2_182", "CS2_187", "EX1_506", "CS2_121", "CS2_127", "CS2_124", "CS2_179"]);
    let theirs =
        in_play(&mut game, OPPONENT, &["CS2_182", "CS2_187", "CS2_131", "CS2_121", "CS2_127", "CS2_124", "CS2_179"]);
    game.damage(theirs[0], 2);
    game.buff(theirs[1], 3, 3, 0);
    for screen in screens("targets", &game, &[], &[("2", "at which target?")]) {
        assert!(screen.contains("4/3-"), "a damaged minion: {screen}");
        assert!(screen.contains("8+/7+"), "a buffed minion: {screen}");
        assert!(screen.matches('*').count() >= 15, "all characters are targets: {screen}");
    }
}

#[test]
fn quests_secrets_and_weapons_are_looked_at() {
    let mut game = game(&YETIS, false, 1);
    let quest = game.give(ME, card(game.cards, "UNG_028")).expect("a place in the hand");
    let play = |card| cardwright_engine::Action::Play { card, target: None, option: None, place: None };
    game.act(play(quest)).expect("it is legal");
    let secret = game.give(ME, card(game.cards, "EX1_287")).expect("a place in the hand");
    game.act(play(secret)).expect("it is legal");
    in_play(&mut game, ME, &["CS2_106"]);
    in_play(&mut game, OPPONENT, &["CS2_112"]);
    for screen in screens(
        "quest",
        &game,
        &[],
        &[("\x1b[A", ">Jaina"), ("\x1b[C", ">Fireblast"), ("\x1b[C", ">Fiery War Axe"), ("\x1b[C", "Progress: 1 of")],
    ) {
        let says = words(&screen);
        assert!(says.contains("Open the Waygate 1/8"), "{screen}");
        assert!(says.contains("Counterspell") && says.contains("Fiery War Axe 3/2"), "{screen}");
        assert!(says.contains("Arcanite Reaper 5/2"), "the opponent's weapon has its Durability: {screen}");
    }
}

#[test]
fn the_opponents_turn_is_in_the_log() {
    let mut game = game(&YETIS, false, 2);
    in_play(&mut game, OPPONENT, &["CS2_131"]);
    for screen in screens("opponents_turn", &game, &[], &[("e", "e again ends"), ("e", ": your turn.")]) {
        assert!(screen.contains("── Turn 3: you"), "{screen}");
    }
}

#[test]
fn a_long_log_scrolls() {
    let game = game(&YETIS, false, 2);
    let lines: Vec<String> = (1..=60).map(|n| format!("You play card number {n}")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    for screen in screens("log", &game, &lines, &[("\x1b[5~\x1b[5~\x1b[5~", "End or PgDn")]) {
        assert!(!screen.contains("number 60") && screen.contains("number 45"), "{screen}");
    }
}
