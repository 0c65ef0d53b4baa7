//! `arena play`, driven through a pseudo-terminal of 80 by 24 characters.
use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::os::fd::AsFd;
use std::process::Child;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

use crate::picture;

const BASIC_MAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/basicmage.txt");

/// A terminal with a game on it.
pub struct Terminal {
    child: Child,
    keys: Pty,
    bytes: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    raw: Vec<u8>,
    /// The current folder of the game, where it saves itself.
    _folder: tempfile::TempDir,
}

fn at_least_one(n: u16) -> NonZeroU16 {
    NonZeroU16::new(n).expect("a terminal has rows")
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

impl Terminal {
    /// A game with the basic mage deck on a terminal of 80 columns.
    fn open(arguments: &[&str], color: bool, rows: u16) -> Self {
        let deck = ["--deck", BASIC_MAGE, "--agent", "greedy", "--delay", "0"];
        Self::sized(&[&deck[..], arguments].concat(), color, rows, 80)
    }

    pub fn sized(arguments: &[&str], color: bool, rows: u16, columns: u16) -> Self {
        let (keys, child_side) = open().expect("a pseudo-terminal");
        keys.resize(Size::new(rows, columns)).expect("it has a size");
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_arena"))
            .current_dir(folder.path())
            .arg("play")
            .args(arguments)
            .env("TERM", "xterm-256color")
            .env_remove("NO_COLOR");
        if !color {
            command = command.env("NO_COLOR", "1");
        }
        let child = command.spawn(child_side).expect("it runs");
        let mut reader = File::from(keys.as_fd().try_clone_to_owned().expect("a reader"));
        let (sender, bytes) = mpsc::channel();
        std::thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(n @ 1..) = reader.read(&mut some) {
                if sender.send(some[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        let screen = vt100::Parser::new(at_least_one(rows), at_least_one(columns), 0);
        Self { child, keys, bytes, screen, raw: Vec::new(), _folder: folder }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("it listens");
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Reads until the screen is so; whoever waits for ever is told what stands there.
    pub fn until(&mut self, what: &str, so: impl Fn(&str) -> bool) -> String {
        while !so(&self.text()) {
            let Ok(bytes) = self.bytes.recv_timeout(Duration::from_secs(25)) else {
                panic!("{what} does not come:\n{}", self.text());
            };
            self.screen.process(&bytes);
            self.raw.extend(bytes);
        }
        // A screen may come in several pieces.
        while let Ok(bytes) = self.bytes.recv_timeout(Duration::from_millis(60)) {
            self.screen.process(&bytes);
            self.raw.extend(bytes);
        }
        self.text()
    }

    /// Presses a key and reads what it changes.
    fn after(&mut self, keys: &str) -> String {
        let before = self.text();
        self.press(keys);
        self.until("what the key does", |screen| screen != before)
    }

    /// Keeps the opening hand.
    fn begin(&mut self) -> String {
        self.until("the mulligan", |screen| screen.contains("Which cards will you replace?"));
        self.press("\r");
        self.until("the table", is_open)
    }

    /// Ends the turn, and confirms it if something could still be done.
    fn end_turn(&mut self) -> String {
        let screen = self.after("e");
        if screen.contains("e again ends the turn") {
            self.press("e");
            self.until("the next turn", is_open)
        } else {
            self.until("the next turn", is_open)
        }
    }

    /// Waits until the program ends by itself; whether it succeeded.
    fn end(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }
}

fn is_open(screen: &str) -> bool {
    screen.contains(": your turn.") || screen.contains("You have lost.") || screen.contains("You have won.")
}

/// Whether the card with this number in hand can be played.
fn playable(screen: &str, card: u8) -> bool {
    screen.contains(&format!("+{card} "))
}

#[test]
fn a_person_plays_a_game_to_its_end() {
    let mut terminal = Terminal::open(&["--seed", "3"], true, 24);
    let screen = terminal.until("the mulligan", |screen| screen.contains("Which cards will you replace?"));
    assert!(screen.contains("Jaina Proudmoore: 30 Health") && screen.contains(">1 [ ] "), "{screen}");
    terminal.press("\r");
    let screen = terminal.until("the table", is_open);
    assert!(screen.contains("1/1 mana") && screen.contains("You keep all cards"), "{screen}");
    for _ in 0..3 {
        terminal.end_turn();
    }
    let screen = terminal.until("turns", |screen| is_open(screen) && screen.contains("4/4 mana"));
    assert!(screen.contains("Turn 7: you"), "{screen}");
    // The Hero Power asks at whom, and shows whom.
    let mut power = false;
    for _ in 0..14 {
        power = terminal.text().contains(">Fireblast (2)");
        if power {
            break;
        }
        terminal.after("\t");
    }
    assert!(power, "{}", terminal.text());
    terminal.press("\r");
    let screen = terminal.until("the targets", |screen| screen.contains("at which target?"));
    assert!(
        screen.contains("Use your Fireblast: at which target?") && screen.contains("*Jaina Proudmoore"),
        "{screen}"
    );
    terminal.press("\x1b");
    terminal.until("the table again", is_open);
    terminal.press("\r");
    terminal.until("the targets again", |screen| screen.contains("at which target?"));
    terminal.press("2");
    let screen = terminal.until("the blow", |screen| screen.contains("You use Fireblast at the enemy hero"));
    assert!(
        screen.contains("Fireblast (2, used)") && screen.contains("Fireblast deals 1 to the enemy hero"),
        "{screen}"
    );
    // And so on until somebody has lost.
    for _ in 0..60 {
        if terminal.text().contains("You have") {
            break;
        }
        terminal.end_turn();
    }
    let screen = terminal.until("the end", |screen| screen.contains("You have lost."));
    assert!(screen.contains("q: quit") && screen.contains("wins the game"), "{screen}");
    assert!(terminal.raw.windows(5).any(|bytes| bytes == b"\x1b[38;"), "colors are used");
    terminal.press("q");
    assert!(terminal.end());
}

#[test]
fn cards_of_the_opening_hand_are_ticked_and_replaced() {
    let mut terminal = Terminal::open(&["--seed", "3"], false, 24);
    let screen = terminal.until("the mulligan", |screen| screen.contains("Which cards will you replace?"));
    assert_eq!(screen.matches("[ ]").count(), 3, "{screen}");
    let ticked = |screen: &str| screen.matches("[x]").count();
    assert_eq!(ticked(&terminal.after("2")), 1);
    assert_eq!(ticked(&terminal.after("3")), 2);
    let screen = terminal.after(" ");
    assert!(ticked(&screen) == 1 && screen.contains("2 [x]"), "the pointed card is taken out again: {screen}");
    terminal.press("\r");
    let screen = terminal.until("the table", is_open);
    assert!(screen.contains("You replace "), "{screen}");
}

#[test]
fn minions_show_attack_and_health_in_hand_and_on_the_board() {
    let mut terminal = Terminal::open(&["--seed", "3"], false, 24);
    let mut screen = terminal.begin();
    let in_hand = |screen: &str| screen.lines().skip(12).any(|line| line.contains(") Bloodfen Raptor 3/2"));
    for _ in 0..12 {
        if in_hand(&screen) && !screen.contains("/1 mana") {
            break;
        }
        screen = terminal.end_turn();
    }
    assert!(in_hand(&screen), "{screen}");
    let card = (1..10).find(|card| screen.contains(&format!("{card} (2) Bloodfen Raptor"))).expect("it is there");
    let screen = terminal.after(&card.to_string());
    let board: Vec<&str> = screen.lines().take(12).collect();
    assert!(board.iter().any(|line| line.contains("Bloodfen Raptor")), "a name has the room that is there: {screen}");
    let framed = |says: &str| board.iter().any(|line| line.contains(says));
    assert!(framed("z─") && framed("└3/2─"), "it came this turn: {screen}");
}

#[test]
fn what_showed_nothing_new_is_taken_back() {
    let mut terminal = Terminal::open(&["--seed", "3"], false, 24);
    let mut screen = terminal.begin();
    assert!(terminal.after("u").contains("Nothing to take back"));
    for _ in 0..12 {
        let card = (1..10).find(|card| screen.contains(&format!("{card} (2) Bloodfen Raptor")));
        if let Some(card) = card.filter(|_| !screen.contains("/1 mana")) {
            let before = terminal.after("?");
            assert!(
                before.contains("take back what showed nothing new") && before.contains("Any key"),
                "the help: {before}"
            );
            let before = terminal.after("x");
            let played = terminal.after(&card.to_string());
            assert!(played.contains("You play Bloodfen Raptor") && played != before, "{played}");
            let back = terminal.after("u");
            assert!(!back.contains("You play Bloodfen Raptor") && back.contains(" (2) Bloodfen Raptor"), "{back}");
            return;
        }
        screen = terminal.end_turn();
    }
    panic!("no Bloodfen Raptor comes:\n{screen}");
}

#[test]
fn an_end_of_turn_with_moves_left_is_confirmed() {
    let mut terminal = Terminal::open(&["--seed", "3"], false, 24);
    let mut screen = terminal.begin();
    for _ in 0..8 {
        if screen.contains('+') {
            break;
        }
        screen = terminal.end_turn();
    }
    let screen = terminal.after("e");
    assert!(screen.contains("e again ends the turn"), "{screen}");
    // Anything else is a change of mind.
    let screen = terminal.after("\t");
    assert!(!screen.contains("e again"), "{screen}");
    assert!(terminal.after("e").contains("e again ends the turn"));
    terminal.press("e");
    terminal.until("the next turn", |screen| is_open(screen) && screen.contains("The opponent ends the turn"));
}

#[test]
fn a_saved_game_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let file = folder.path().join("game.json");
    let name = file.to_str().expect("UTF-8");
    let mut terminal = Terminal::open(&["--seed", "3", "--save", name], false, 24);
    terminal.begin();
    for _ in 0..2 {
        terminal.end_turn();
    }
    let screen = terminal.after("s");
    assert!(screen.contains("Saved. `arena play --continue"), "{screen}");
    assert!(terminal.after("q").contains("Quit? y: yes"), "{}", terminal.text());
    assert!(!terminal.after("n").contains("Quit?"), "a change of mind");
    terminal.after("q");
    terminal.press("y");
    assert!(terminal.end());
    let mut again = Terminal::sized(&["--continue", name, "--delay", "0"], false, 24, 80);
    let continued = again.until("the same table", is_open);
    let table = |screen: &str| screen.lines().take(22).map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(table(&continued), table(&screen), "all but the message and the line of keys");
    let saved = std::fs::read_to_string(&file).expect("it is there");
    assert!(saved.contains("\"agent\":\"greedy\""), "the opponent stays the same");
    std::fs::write(&file, "{}").expect("it is written");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_arena")).args(["play", "--continue", name]).output();
    let says = String::from_utf8(output.expect("it runs").stderr).expect("text");
    assert!(says.contains("not a game that `arena play` has saved"), "{says}");
}

#[test]
fn every_game_is_another_one_unless_a_seed_is_given() {
    let hand = |arguments: &[&str]| {
        let mut terminal = Terminal::open(arguments, false, 24);
        let screen = terminal.until("the mulligan", |screen| screen.contains("Which cards will you replace?"));
        terminal.press("\x03");
        terminal.end();
        screen.lines().filter(|line| line.contains("[ ]")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(hand(&["--seed", "9"]), hand(&["--seed", "9"]));
    let hands: std::collections::BTreeSet<_> = (0..4).map(|_| hand(&[])).collect();
    assert!(hands.len() > 1, "four times the same hand: {hands:?}");
}

#[test]
fn two_agents_are_watched_on_a_large_terminal_whose_rows_the_log_fills() {
    let arguments = ["--watch", "--agent", "greedy", "--agent", "random", "--seed", "5", "--deck", BASIC_MAGE];
    let mut terminal = Terminal::sized(&arguments, false, 40, 120);
    terminal.until("the table", |screen| screen.contains("Space: next action"));
    for _ in 0..60 {
        terminal.press(" ");
    }
    let screen =
        terminal.until("many actions", |screen| screen.contains("ends the turn") && screen.contains(" deals "));
    let log: Vec<String> = screen.lines().skip(12).take(26).map(|line| line.chars().skip(85).collect()).collect();
    let log = log.iter().filter(|line: &&String| !line.trim().is_empty()).count();
    assert!(log >= 20, "the column of the log is used: {screen}");
    assert!(screen.contains("Player 1 ") && screen.contains("Player 2 "), "{screen}");
    // On by itself, to the end.
    terminal.press("++++p");
    terminal.until("the end", |screen| screen.contains("Player 1 has ") || screen.contains("Nobody has won"));
    terminal.press("q");
    assert!(terminal.end());
}

/// The README's picture of a game: `PICTURES=.pictures cargo test -p cardwright-arena --test it picture`.
#[test]
fn a_picture_shows_what_a_person_sees() {
    let mut terminal = Terminal::open(&["--seed", "3"], true, 24);
    terminal.begin();
    for turn in 1..=5 {
        let mana = format!("/{turn} mana");
        let mut screen = terminal.until("a turn", |screen| is_open(screen) && screen.contains(&mana));
        // The cheapest minions first, as the hand has them; what asks for a target is left alone.
        while let Some(card) = (1..10).find(|card| playable(&screen, *card)) {
            screen = terminal.after(&card.to_string());
            if screen.contains("at which target?") || screen.contains("choose one") {
                terminal.press("\x1b");
                terminal.until("the table again", is_open);
                break;
            }
        }
        terminal.end_turn();
    }
    let screen = terminal.until("the table", |screen| is_open(screen) && screen.contains("6/6 mana"));
    let picture = picture::svg(terminal.screen.screen());
    for word in screen.split_whitespace().filter(|word| word.chars().all(char::is_alphanumeric)) {
        assert!(picture.contains(word), "{word} is not in {picture}");
    }
    assert!(picture.contains("mana") && picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture.contains("font-weight=\"bold\""), "what can be done is bold: {picture}");
    if let Some(folder) = std::env::var_os("PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join("terminal.svg"), picture).expect("a folder of pictures");
    }
    terminal.press("\x03");
}

#[test]
fn without_colors_marks_say_it_all() {
    let mut terminal = Terminal::open(&["--seed", "3"], false, 24);
    terminal.begin();
    for _ in 0..4 {
        terminal.end_turn();
    }
    let screen = terminal.until("the table", |screen| is_open(screen) && screen.contains("5/5 mana"));
    assert!(screen.contains("+Fireblast (2)"), "{screen}");
    assert!(!terminal.raw.windows(5).any(|bytes| bytes == b"\x1b[38;"), "no colors are used");
    // The mouse clicks, too: on the Hero Power, in the row above the hand.
    let row = screen.lines().position(|line| line.contains("+Fireblast")).expect("a row") + 1;
    terminal.press(&format!("\x1b[<0;40;{row}M"));
    terminal.until("the targets", |screen| screen.contains("at which target?"));
    terminal.press("\x03");
    assert!(terminal.end());
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let mut terminal = Terminal::open(&[], true, 10);
    terminal.until("the size", |screen| screen.contains("The terminal needs 80 by 24"));
    terminal.press("\x03");
    assert!(terminal.end());
}

#[test]
fn without_a_terminal_it_says_what_to_use() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_arena")).arg("play").output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("`cargo arena serve`"));
}
