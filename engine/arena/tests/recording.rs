//! `arena analyse` of recordings: what `arena replay` writes is read back as the position that was there.
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const DECK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/basicmage.txt");

fn arena(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).current_dir(folder).output().expect("it runs")
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let output = arena(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn told(folder: &Path, file: &str, turn: Option<&str>) -> Value {
    let mut arguments = vec!["analyse", file, "--ms", "40", "--json"];
    arguments.extend(turn.iter().flat_map(|turn| ["--turn", *turn]));
    serde_json::from_str(&done(folder, &arguments)).expect("JSON")
}

#[test]
fn a_recording_is_read_as_the_position_that_was_there() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let folder = folder.path();
    for (seed, turn, deck) in
        [("7", "9", true), ("8", "12", true), ("11", "6", false), ("13", "6", false), ("12", "10", false)]
    {
        let mut replay = vec!["replay", "--seed", seed, "--xml", "game.xml", "--log", "Power.log"];
        replay.extend(["--save", "game.json", "--turn", turn]);
        replay.extend(if deck { &["--deck", DECK][..] } else { &[] });
        done(folder, &replay);
        let there = told(folder, "game.json", None);
        assert_eq!(there["position"]["turn"].to_string(), turn);
        for file in ["game.xml", "Power.log"] {
            let read = told(folder, file, Some(turn));
            assert_eq!(read["position"], there["position"], "seed {seed}, turn {turn}, {file}");
        }
    }
}

#[test]
fn what_one_player_saw_is_enough() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let folder = folder.path();
    done(
        folder,
        &["replay", "--deck", DECK, "--seed", "7", "--player", "1", "--xml", "game.xml", "--log", "Power.log"],
    );
    let xml = told(folder, "game.xml", Some("9"));
    let hand = |player: usize| xml["position"]["players"][player]["hand"].as_array().expect("a hand").clone();
    assert!(!hand(0).is_empty() && hand(0).iter().all(|held| held["card"].is_string()), "{xml}");
    assert!(!hand(1).is_empty() && hand(1).iter().all(|held| held["card"].is_null()), "{xml}");
    assert!(xml["lethal"]["line"].is_array() || !xml["lines"].as_array().expect("lines").is_empty(), "{xml}");
    assert_eq!(told(folder, "Power.log", Some("9"))["position"], xml["position"]);
    let words = done(folder, &["analyse", "Power.log", "--turn", "9", "--playouts", "3"]);
    assert!(words.contains("player 1 is to act, turn 9") && words.contains("an unknown card"), "{words}");
}

#[test]
fn what_is_wrong_in_a_recording_is_told_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let folder = folder.path();
    done(folder, &["replay", "--deck", DECK, "--seed", "7", "--xml", "game.xml", "--log", "Power.log"]);
    let read = |file: &str| std::fs::read_to_string(folder.join(file)).expect("text");
    let (xml, log) = (read("game.xml"), read("Power.log"));
    let line = log.lines().position(|line| line.contains("TAG_CHANGE Entity=[")).expect("a change");
    let broken = |from: &str, to: &str| {
        let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
        lines[line] = lines[line].replacen(from, to, 1);
        lines.join("\n")
    };
    let cases = [
        ("a.log", broken(" id=", " nr="), "id"),
        ("c.log", broken(" value=", " valve="), "`value` is missing"),
        ("d.log", log.replacen("CREATE_GAME", "CREATE_GAM", 1), "before the game is made"),
        ("a.xml", xml.replacen("</GameEntity>", "</Game>", 1), "byte "),
        ("b.xml", xml.replacen("<Tag tag=", "<Tag tug=", 1), "`tag` is missing"),
        ("c.xml", xml.replacen("<FullEntity id=\"4\"", "<FullEntity id=\"four\"", 1), "`four` is no number for `id`"),
        ("d.xml", "<HSReplay version=\"1.7\"></HSReplay>".to_owned(), "no game begins in it"),
    ];
    for (file, text, why) in cases {
        std::fs::write(folder.join(file), text).expect("it is written");
        let output = arena(folder, &["analyse", file, "--turn", "9"]);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{file}: {errors}");
        assert!(errors.contains(file) && errors.contains(why), "{file}: {errors}");
        assert!(!errors.contains("panicked"), "{file}: {errors}");
    }
    let output = arena(folder, &["analyse", "Power.log", "--turn", "99"]);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.contains("nobody is to act in turn 99: the turns "), "{errors}");
    let output = arena(folder, &["analyse", "game.json", "--turn", "9"]);
    assert_eq!(output.status.code(), Some(2));
}
