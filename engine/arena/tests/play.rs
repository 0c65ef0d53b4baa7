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
struct Terminal {
    child: Child,
    keys: Pty,
    bytes: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    raw: Vec<u8>,
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
    fn open(arguments: &[&str], color: bool, rows: u16) -> Self {
        let (keys, child_side) = open().expect("a pseudo-terminal");
        keys.resize(Size::new(rows, 80)).expect("it has a size");
        let mut command = Command::new(env!("CARGO_BIN_EXE_arena"))
            .args(["play", "--deck", BASIC_MAGE, "--agent", "greedy"])
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
        let screen = vt100::Parser::new(at_least_one(rows), at_least_one(80), 0);
        Self { child, keys, bytes, screen, raw: Vec::new() }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("it listens");
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Reads until the screen is so; whoever waits for ever is told what stands there.
    fn until(&mut self, what: &str, so: impl Fn(&str) -> bool) -> String {
        while !so(&self.text()) {
            let Ok(bytes) = self.bytes.recv_timeout(Duration::from_secs(25)) else {
                panic!("{what} does not come:\n{}", self.text());
            };
            self.screen.process(&bytes);
            self.raw.extend(bytes);
        }
        self.text()
    }

    /// It ends by itself; its status.
    fn end(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }
}

fn is_open(screen: &str) -> bool {
    screen.contains("Hand") && !screen.contains("Choose")
}

/// Whether the card with this number in hand can be played.
fn playable(screen: &str, card: u8) -> bool {
    screen.contains(&format!("+{card} "))
}

#[test]
fn a_person_plays_a_game_to_its_end() {
    let mut terminal = Terminal::open(&["--seed", "3"], true, 24);
    let screen = terminal.until("the mulligan", |screen| screen.contains("keep all cards"));
    assert!(screen.contains("Jaina Proudmoore: 30 health") && screen.contains(">1 keep all cards"), "{screen}");
    assert!(screen.contains("Enter: click"), "{screen}");
    terminal.press("1");
    let screen = terminal.until("the table", is_open);
    assert!(screen.contains("1/1 mana") && screen.contains("you keep all cards"), "{screen}");
    // Nothing can be done with what is too dear, and it says so.
    terminal.press("eee");
    let screen = terminal.until("turns", |screen| is_open(screen) && screen.contains("4/4 mana"));
    assert!(screen.contains("they end the turn"), "{screen}");
    // The Hero Power asks at whom, and shows whom.
    let mut power = false;
    for _ in 0..14 {
        let screen = terminal.text();
        if screen.contains(">Fireblast (2)") {
            power = true;
            break;
        }
        let before = screen;
        terminal.press("\t");
        terminal.until("the next thing", |screen| screen != before);
    }
    assert!(power, "{}", terminal.text());
    terminal.press("\r");
    let screen = terminal.until("the targets", |screen| screen.contains("Choose"));
    assert!(screen.contains("use Fireblast") && screen.contains("*Jaina Proudmoore"), "{screen}");
    terminal.press("\x1b");
    terminal.until("the table again", is_open);
    terminal.press("\r");
    terminal.until("the targets again", |screen| screen.contains("Choose"));
    terminal.press("2");
    let screen = terminal.until("the blow", |screen| screen.contains("you use Fireblast at Jaina Proudmoore"));
    assert!(screen.contains("Fireblast (2, used)"), "{screen}");
    // And so on until somebody has lost.
    for _ in 0..60 {
        let before = terminal.text();
        if before.contains("You have") {
            break;
        }
        terminal.press("e");
        terminal.until("the next turn", |screen| screen != before);
    }
    let screen = terminal.until("the end", |screen| screen.contains("You have lost."));
    assert!(screen.contains("q: quit"), "{screen}");
    assert!(terminal.raw.windows(5).any(|bytes| bytes == b"\x1b[38;"), "colors are used");
    terminal.press("q");
    assert!(terminal.end());
}

/// The README's picture of a game: `PICTURES=.pictures cargo test -p cardwright-arena --test it picture`.
#[test]
fn a_picture_shows_what_a_person_sees() {
    let mut terminal = Terminal::open(&["--seed", "3"], true, 24);
    terminal.until("the mulligan", |screen| screen.contains("keep all cards"));
    terminal.press("1");
    for turn in 1..=5 {
        let mana = format!("{turn}/{turn} mana");
        let mut screen = terminal.until("a turn", |screen| is_open(screen) && screen.contains(&mana));
        // The cheapest minions first, as the hand has them; what asks for a target is left alone.
        while let Some(card) = (1..10).find(|card| playable(&screen, *card)) {
            terminal.press(&card.to_string());
            let before = screen;
            screen = terminal.until("what a card does", |screen| screen != before);
            if screen.contains("Choose") {
                terminal.press("\x1b");
                terminal.until("the table again", is_open);
                break;
            }
        }
        terminal.press("e");
    }
    let screen = terminal.until("the table", |screen| is_open(screen) && screen.contains("6/6 mana"));
    let picture = picture::svg(terminal.screen.screen());
    for word in screen.split_whitespace().filter(|word| word.chars().all(char::is_alphanumeric)) {
        assert!(picture.contains(word), "{word} is not in {picture}");
    }
    assert!(picture.contains("Hand") && picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture.contains("font-weight=\"bold\""), "what can be done is bold: {picture}");
    if let Some(folder) = std::env::var_os("PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join("terminal.svg"), picture).expect("a folder of pictures");
    }
    terminal.press("q");
}

#[test]
fn without_colors_marks_say_it_all() {
    let mut terminal = Terminal::open(&["--seed", "3"], false, 24);
    terminal.until("the mulligan", |screen| screen.contains("keep all cards"));
    terminal.press("1eeee");
    let screen = terminal.until("the table", |screen| is_open(screen) && screen.contains("5/5 mana"));
    assert!(screen.contains("+Fireblast (2)"), "{screen}");
    assert!(!terminal.raw.windows(5).any(|bytes| bytes == b"\x1b[38;"), "no colors are used");
    // The mouse clicks, too: on the Hero Power, in the row above the hand.
    let row = screen.lines().position(|line| line.contains("+Fireblast")).expect("a row") + 1;
    terminal.press(&format!("\x1b[<0;44;{row}M"));
    terminal.until("the targets", |screen| screen.contains("Choose"));
    terminal.press("\x03");
    assert!(terminal.end());
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let mut terminal = Terminal::open(&[], true, 10);
    terminal.until("the size", |screen| screen.contains("The terminal needs 80 by 24"));
    terminal.press("q");
    assert!(terminal.end());
}

#[test]
fn without_a_terminal_it_says_what_to_use() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_arena")).arg("play").output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("`cargo arena serve`"));
}
