//! Eleven tasks of a new player in the terminal, done by the keys that the screen itself names: in its last row, or on the page that the
//! row calls help. Each test finds its keys there, so a key without a name fails its task.
//!
//! 1. Begin a game with a deck by its name. 2. Read what a card in hand does. 3. Play a minion at a place. 4. Attack, and learn why an
//!    enemy cannot be attacked. 5. Choose among discovered cards. 6. Look at the opponent's minions, quest and Secrets. 7. Scroll the log
//!    to the turn before. 8. Change the speed. 9. Ask for a hint. 10. Concede and play again. 11. Quit, and go on later.
use std::process::Command;

use cardwright_engine::PlayerId;

use crate::play::Terminal;
use crate::screens::{Saved, YETIS, game, give, in_play, saved};

const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";

/// A person who knows the game of cards, and no key but those that the screen names.
struct Person {
    terminal: Terminal,
    _saved: Option<Saved>,
}

/// The bytes that a terminal sends for a key, by the key's name on the screen: of several keys, the first.
fn code(names: &str) -> String {
    let name = names.split([',', ' ']).next().unwrap_or_default();
    match name {
        "Enter" => "\r".to_owned(),
        "Esc" => "\x1b".to_owned(),
        "Space" => " ".to_owned(),
        "PgUp" => "\x1b[5~".to_owned(),
        letter if letter.chars().count() == 1 => letter.to_owned(),
        other => panic!("{other} is no key"),
    }
}

/// The key in the last row that does something: `e: end turn`.
fn in_last_row(screen: &str, does: &str) -> Option<String> {
    let row = screen.lines().rfind(|line| !line.trim().is_empty())?;
    let keys = row.split("  ").filter_map(|part| part.split_once(": "));
    keys.into_iter().find(|(_, says)| says.contains(does)).map(|(key, _)| key.trim().to_owned())
}

/// The key on the page of help that does something: `  h  u  c   a hint; take back …; concede`.
fn on_help_page(page: &str, does: &str) -> Option<String> {
    page.lines().filter(|line| line.starts_with("  ") && line.len() > 17).find_map(|line| {
        let (keys, says) = line.trim_start().split_once("   ")?;
        let keys = keys.split("  ").map(str::trim).filter(|key| !key.is_empty());
        keys.zip(says.split(';')).find(|(_, says)| says.contains(does)).map(|(key, _)| key.to_owned())
    })
}

impl Person {
    /// Sits down at a position.
    fn at(game: &cardwright_engine::Game, log: &[&str]) -> Self {
        let saved = saved(game, log);
        let file = saved.file.to_str().expect("UTF-8").to_owned();
        let mut terminal = Terminal::sized(&["--continue", &file, "--delay", "400"], false, 24, 80);
        terminal.until("the table", |screen| screen.contains("mana"));
        Self { terminal, _saved: Some(saved) }
    }

    fn sees(&mut self, what: &str) -> String {
        self.terminal.until(what, |screen| words(screen).contains(what))
    }

    fn press(&mut self, keys: &str) {
        self.terminal.press(keys);
    }

    /// Presses the key that the screen, or its help, says does this.
    fn does(&mut self, what: &str) {
        let screen = self.terminal.until("a table", |_| true);
        if let Some(key) = in_last_row(&screen, what) {
            return self.press(&code(&key));
        }
        let help = in_last_row(&screen, "help").unwrap_or_else(|| panic!("no key for {what}, nor for help:\n{screen}"));
        self.press(&code(&help));
        let page = self.sees("Any key goes back to the game.");
        let key = on_help_page(&page, what).unwrap_or_else(|| panic!("no key for {what}:\n{page}"));
        self.press(" ");
        self.terminal.until("the table again", |screen| !screen.contains("Any key goes back"));
        self.press(&code(&key));
    }

    /// The last row promises that arrows look at things.
    fn arrow(&mut self, arrow: &str, until: &str) {
        let screen = self.terminal.until("a table", |_| true);
        let row = screen.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default();
        assert!(row.contains("arrows"), "no arrows in the last row:\n{screen}");
        self.press(arrow);
        self.sees(until);
    }
}

fn words(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

const ME: PlayerId = PlayerId::First;
const OPPONENT: PlayerId = PlayerId::Second;

#[test]
fn task_01_a_game_with_a_deck_by_its_name() {
    let help = Command::new(env!("CARGO_BIN_EXE_arena")).args(["play", "--help"]).output().expect("it runs").stdout;
    let help = String::from_utf8(help).expect("text");
    let mut names = help.split("--deck \"").skip(1).filter_map(|rest| rest.split('"').next());
    let (mine, theirs) = (names.next().expect("an example"), names.next().expect("an opponent"));
    let arguments = ["--deck", mine, "--deck", theirs, "--seed", "7", "--delay", "0"];
    let mut person = Person { terminal: Terminal::sized(&arguments, false, 24, 80), _saved: None };
    person.sees("Which cards will you replace?");
    person.does("done");
    person.sees("Turn 1: your turn.");
    // A name that is nearly right is answered with the right one.
    let wrong = format!("{mine}o");
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(["play", "--deck", &wrong]).output().expect("it runs");
    let says = String::from_utf8(output.stderr).expect("text");
    assert!(says.contains(&format!("`{mine}`")), "the name that is meant: {says}");
}

#[test]
fn task_02_what_a_card_in_hand_does() {
    let mut game = game(&YETIS, false, 0);
    give(&mut game, &["EX1_277", "CS2_029"]);
    let mut person = Person::at(&game, &[]);
    person.arrow(DOWN, "Spell, Mage, Arcane, 1 mana");
    person.arrow(DOWN, "Spell, Mage, Fire, 4 mana");
    person.sees("Deal 6 damage.");
    person.sees("Enter: choose what to do");
}

#[test]
fn task_03_a_minion_at_a_place() {
    let mut game = game(&YETIS, false, 0);
    in_play(&mut game, ME, &["CS2_127", "CS2_179"]);
    let mut person = Person::at(&game, &[]);
    person.does("place");
    person.sees("Where shall it stand?");
    person.arrow(LEFT, "here");
    person.does("play here");
    let screen = person.sees("You play Chillwind Yeti, at place 2");
    let board = screen.lines().find(|line| line.contains("Silverback") && line.contains("Sen'jin")).expect("a board");
    let at = |name| board.find(name).expect("it is there");
    assert!(at("Silverback") < at("Chillwind") && at("Chillwind") < at("Sen'jin"), "{screen}");
}

#[test]
fn task_04_an_attack_and_the_reason_why_an_enemy_is_out_of_reach() {
    let mut game = game(&YETIS, false, 0);
    in_play(&mut game, ME, &["CS2_124"]);
    in_play(&mut game, OPPONENT, &["CS2_182", "CS2_179"]);
    let mut person = Person::at(&game, &[]);
    person.arrow(RIGHT, "Minion, 3 mana, 3/1");
    person.does("use");
    person.sees("Not Gul'dan, Chillwind Yeti: a minion with Taunt is in the way.");
    // Whoever points at the hero none the less learns it, too.
    person.does("look at the table");
    person.arrow(UP, "Minion, 4 mana, 4/5");
    person.does("choose it");
    person.sees("Chillwind Yeti: a minion with Taunt is in the way.");
    person.does("back to your choice");
    person.sees(">1 Sen'jin Shieldmasta");
    person.does("take");
    person.sees("You attack Sen'jin Shieldmasta with Wolfrider");
}

#[test]
fn task_05_a_discovered_card() {
    let mut deck = YETIS.to_vec();
    deck.extend(["CS2_029", "EX1_559", "EX1_586"]);
    let mut game = game(&deck[17..], false, 0);
    give(&mut game, &["DS1_184"]);
    let mut person = Person::at(&game, &[]);
    person.arrow(DOWN, "Spell, Hunter, 1 mana");
    person.does("use");
    let screen = person.sees("Tracking: choose one");
    let first = screen.lines().find_map(|line| line.strip_prefix(">1 ")).expect("a choice").to_owned();
    let name = first.split(" (").next().expect("a name").to_owned();
    person.does("take");
    person.terminal.until("the card in hand", |screen| {
        screen.contains("your turn.") && screen.lines().any(|line| line.contains(") ") && line.contains(&name))
    });
}

#[test]
fn task_06_the_opponents_minions_quest_and_secrets() {
    let mut game = game(&YETIS, false, 3);
    in_play(&mut game, OPPONENT, &["CS2_131", "EX1_559", "UNG_028", "EX1_287"]);
    let mut person = Person::at(&game, &[]);
    person.arrow(LEFT, "Minion, 4 mana, 2/5");
    person.arrow(RIGHT, "Minion, Mage, 7 mana, 5/7");
    person.arrow(UP, "Hero Power, Warlock, 2 mana");
    person.arrow(RIGHT, "Progress: 0 of 8");
    person.arrow(RIGHT, "- You cannot know which one it is.");
}

#[test]
fn task_07_the_log_back_to_the_turn_before() {
    let mut game = game(&YETIS, false, 2);
    in_play(&mut game, OPPONENT, &["CS2_131"]);
    let mut person = Person::at(&game, &["── Turn 0: you", "You play card number 1"]);
    person.does("end turn");
    person.does("end turn");
    person.does("to your turn");
    person.sees("Turn 3: your turn.");
    while !person.terminal.until("a table", |_| true).contains("── Turn 0: you") {
        person.does("log");
        person.sees("The log; End or PgDn");
    }
    person.sees("You play card number 1");
}

#[test]
fn task_08_another_speed() {
    let game = game(&YETIS, false, 2);
    let mut person = Person::at(&game, &[]);
    person.does("faster");
    person.sees("Each action of the opponent is shown for 0.2 seconds.");
    person.does("slower");
    person.sees("Each action of the opponent is shown for 0.4 seconds.");
}

#[test]
fn task_09_a_hint() {
    let mut game = game(&YETIS, false, 0);
    in_play(&mut game, ME, &["CS2_124", "CS2_124"]);
    let mut person = Person::at(&game, &[]);
    person.does("hint");
    let screen = person.sees("Hint: ");
    assert!(!screen.contains("(#"), "the screen has no numbers of entities: {screen}");
}

#[test]
fn task_10_conceding_and_another_game() {
    let arguments = ["--deck", "zoo", "--deck", "freeze", "--agent", "greedy", "--seed", "7", "--delay", "0"];
    let mut person = Person { terminal: Terminal::sized(&arguments, false, 24, 80), _saved: None };
    person.sees("Which cards will you replace?");
    person.does("done");
    person.sees("Turn 1: your turn.");
    person.does("concede");
    person.sees("Give the game up?");
    person.does("yes");
    person.sees("You have lost.");
    person.does("play again");
    person.sees("Which cards will you replace?");
    person.sees("Gul'dan: 30 Health");
}

#[test]
fn task_11_leaving_and_going_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let name = file.to_str().expect("UTF-8");
    let arguments = ["--deck", "zoo", "--deck", "freeze", "--seed", "7", "--delay", "0", "--save", name];
    let mut person = Person { terminal: Terminal::sized(&arguments, false, 24, 80), _saved: None };
    person.sees("Which cards will you replace?");
    person.does("done");
    let before = person.sees("Turn 1: your turn.");
    person.does("quit");
    person.sees("It is saved in");
    person.does("yes");
    // What it says when it ends is what goes on.
    let says = person.sees("arena play --continue");
    assert!(words(&says).contains(&format!("`arena play --continue {name}` goes on with this game")), "{says}");
    let mut again = Terminal::sized(&["--continue", name, "--delay", "0"], false, 24, 80);
    let after = again.until("the same table", |screen| screen.contains("Turn 1: your turn."));
    let hand = |screen: &str| screen.lines().skip(12).take(4).map(|row| row.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(hand(&after), hand(&before));
}
