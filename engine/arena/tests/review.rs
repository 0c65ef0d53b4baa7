//! `arena review`, and the dialects of recordings that it reads: each test writes a small recording of its own.
use std::io::Write as _;
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

fn failed(folder: &Path, arguments: &[&str]) -> String {
    let output = arena(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}

/// A short game of the first player, as a log and as XML: greedy players, so that it has trades and a winner.
fn record(folder: &Path, seed: &str) -> [String; 2] {
    let players = ["--deck", DECK, "--agent", "greedy", "--seed", seed, "--player", "1"];
    done(folder, &[&["replay", "--log", "Power.log", "--xml", "game.xml"][..], &players].concat());
    ["Power.log", "game.xml"].map(|file| std::fs::read_to_string(folder.join(file)).expect("it was written"))
}

fn reviewed(folder: &Path, more: &[&str]) -> Value {
    let text = done(folder, &[&["review", "--playouts", "3", "--json"][..], more].concat());
    serde_json::from_str(&text).expect("JSON")
}

/// The decisions in words, by turn.
fn decided(review: &Value) -> Vec<(i64, Vec<String>)> {
    let turns = review["turns"].as_array().expect("turns");
    let said = |turn: &Value| {
        let decisions = turn["decisions"].as_array().expect("decisions");
        decisions.iter().map(|it| it["played"].as_str().expect("words").to_owned()).collect()
    };
    turns.iter().map(|turn| (turn["turn"].as_i64().expect("a number"), said(turn))).collect()
}

#[test]
fn log_and_xml_give_the_same_review_and_a_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    record(folder, "7");
    let log = reviewed(folder, &["Power.log", "--html", "review.html"]);
    let xml = reviewed(folder, &["game.xml"]);
    assert_eq!(log["turns"], xml["turns"]);
    assert_eq!(log["format"], "cardwright-review-1");
    assert_eq!((&log["player"], &log["game"]["complete"]), (&1.into(), &true.into()));
    let turns = log["turns"].as_array().expect("turns");
    assert!(turns.len() > 3, "{log}");
    for turn in turns {
        assert_eq!(turn["state_equal"], true, "{turn}");
        assert_eq!(turn["approximate"], Value::Array(Vec::new()), "the engine has its own games exactly: {turn}");
    }
    // The game ends within the last turn.
    for (turn, said) in decided(&log).iter().rev().skip(1) {
        assert_eq!(said.last().map(String::as_str), Some("end the turn"), "turn {turn}: {said:?}");
    }
    let graded = |review: &Value| review["summary"]["accuracy"].as_f64().expect("a number");
    assert!((0.0..=100.0).contains(&graded(&log)));
    let html = std::fs::read_to_string(folder.join("review.html")).expect("it was written");
    assert!(html.contains("<svg") && html.contains("Jaina Proudmoore"), "{html}");
    for loads in ["<script", "src=", "http://", "https://", "@import", "url("] {
        assert!(!html.contains(loads), "{loads}");
    }
    // The same seed says the same, another one need not.
    assert_eq!(reviewed(folder, &["Power.log"])["turns"], log["turns"]);
    assert_ne!(reviewed(folder, &["Power.log", "--seed", "5"])["turns"], log["turns"]);
}

#[test]
fn other_dialects_say_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [log, _] = record(folder, "7");
    let want = reviewed(folder, &["Power.log"]);
    // Until 2016 blocks were actions; until 2017 names were not announced, and are told by tags.
    let old = log.replace("BLOCK_START BlockType=", "ACTION_START SubType=").replace("BLOCK_END", "ACTION_END");
    let unnamed: Vec<&str> = log.lines().filter(|line| !line.contains("PlayerName=")).collect();
    let unnamed = unnamed.join("\n") + "\n";
    let told = "D 00:00:00.0000001 GameState.DebugPrintPower() - TAG_CHANGE Entity=First#1 tag=PLAYER_ID value=1 \n";
    let late = format!("{unnamed}{told}");
    let new = log.replacen("TAG_CHANGE Entity=GameEntity tag=STEP", "TAG_CHANGE Entity=GameEntity tag=NO_SUCH_TAG value=7\nD 00:00:00.0000001 GameState.DebugPrintPower() - TAG_CHANGE Entity=GameEntity tag=STEP", 1);
    let packet =
        log.replacen("BLOCK_END", "NEW_PACKET A=1\nD 00:00:00.0000001 GameState.DebugPrintPower() - BLOCK_END", 1);
    assert_ne!(packet, log);
    let watched = format!("D 00:00:00.0000001 ================== Start Spectator Game ==================\n{log}");
    let noise = log.replace(
        "\nD ",
        "\n[Power] PowerTaskList.DebugPrintPower() - TAG_CHANGE Entity=Nobody tag=STEP value=MAIN_END\nD ",
    );
    for (name, text) in
        [("old", old), ("late", late), ("new", new), ("packet", packet), ("watched", watched), ("noise", noise)]
    {
        std::fs::write(folder.join(name), text).expect("written");
        assert_eq!(reviewed(folder, &[name])["turns"], want["turns"], "{name}");
    }
    assert!(done(folder, &["review", "watched", "--games"]).contains("watched"));
    for (name, remark) in
        [("new", "the tag `NO_SUCH_TAG` is not known"), ("packet", "the packet `NEW_PACKET` is not known")]
    {
        let remarks = reviewed(folder, &[name])["remarks"].to_string();
        assert!(remarks.contains(remark), "{remarks}");
    }
}

#[test]
fn several_games_are_listed_and_one_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [first, first_xml] = record(folder, "7");
    let one = reviewed(folder, &["Power.log"]);
    let [second, second_xml] = record(folder, "8");
    let two = reviewed(folder, &["Power.log"]);
    assert_ne!(one["turns"], two["turns"]);
    std::fs::write(folder.join("both.log"), first.clone() + &second).expect("written");
    let games = |xml: &str| {
        let from = xml.find("<Game ").expect("a game");
        xml[from..xml.find("</HSReplay>").expect("an end")].to_owned()
    };
    let xml = format!("<HSReplay version=\"1.7\">{}{}</HSReplay>", games(&first_xml), games(&second_xml));
    std::fs::write(folder.join("both.xml"), xml).expect("written");
    for file in ["both.log", "both.xml"] {
        let listed = done(folder, &["review", file, "--games"]);
        assert_eq!(listed.lines().count(), 2, "{listed}");
        assert!(listed.starts_with("game 1: First#1 against Second#2"), "{listed}");
        assert_eq!(reviewed(folder, &[file, "--game", "1"])["turns"], one["turns"], "{file}");
        assert_eq!(reviewed(folder, &[file])["turns"], two["turns"], "the last one: {file}");
        assert!(failed(folder, &["review", file, "--game", "3"]).contains("the games are 1 to 2"));
    }
    // A game that goes on after the connection was lost is one game.
    let cut = first.find("tag=TURN value=4").expect("a turn");
    let cut = first[..cut].rfind('\n').expect("a line");
    let again = first.replacen(
        "GameEntity EntityID=1\n",
        "GameEntity EntityID=1\nD 00:00:00.0000001 GameState.DebugPrintPower() -         tag=TURN value=3\n",
        1,
    );
    std::fs::write(folder.join("lost.log"), format!("{}\n{again}", &first[..cut])).expect("written");
    let listed = done(folder, &["review", "lost.log", "--games"]);
    assert!(listed.lines().count() == 1 && listed.contains("reconnection"), "{listed}");
}

/// A text in gzip's format.
fn packed(text: &str) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(text.as_bytes()).expect("memory");
    packed.finish().expect("memory")
}

#[test]
fn a_packed_recording_is_read_and_too_long_or_damaged_ones_are_refused() {
    use cardwright_arena::limits::read_limited;
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [log, _] = record(folder, "7");
    std::fs::write(folder.join("Power.log.gz"), packed(&log)).expect("written");
    assert_eq!(decided(&reviewed(folder, &["Power.log.gz"])), decided(&reviewed(folder, &["Power.log"])));
    // The limit is one of the unpacked text: 5 kB of zeros that are a thousand times as many.
    let zeros = folder.join("zeros.gz");
    std::fs::write(&zeros, packed(&"0".repeat(5 << 20))).expect("written");
    let error = read_limited(&zeros, 1 << 20).expect_err("too long").to_string();
    assert!(error.contains("longer than 1048576 bytes"), "{error}");
    assert_eq!(read_limited(&zeros, 5 << 20).expect("it has as many").len(), 5 << 20);
    let half = packed(&log);
    std::fs::write(folder.join("half.gz"), &half[..half.len() / 2]).expect("written");
    let error = failed(folder, &["review", "half.gz"]);
    assert!(error.contains("cannot read half.gz") && error.contains("damaged or not complete: copy"), "{error}");
}

#[test]
fn results_are_told_as_they_come_and_json_is_one_document() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    record(folder, "7");
    let review = reviewed(folder, &["Power.log"]);
    let said = done(folder, &["review", "Power.log", "--playouts", "3"]);
    let lines: Vec<&str> = said.lines().collect();
    // The turns are counted as their player counts, and each decision stands below its turn.
    let (mut at, mut turns) = (0, 0);
    for (turn, decided) in decided(&review) {
        turns += 1;
        assert_eq!(turn, 2 * turns - 1, "the first player's");
        at += lines[at..].iter().position(|line| line.starts_with(&format!("turn {turns}: "))).expect("its head");
        for says in decided {
            at += lines[at..].iter().position(|line| line.starts_with(&format!("  {says}"))).expect("its decision");
        }
    }
    // A loss leads from the probability before to the one after it.
    for line in lines.iter().filter(|line| line.contains(" % to win]")) {
        let numbers: Vec<i64> =
            line.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
        let [.., from, to] = numbers[..] else { panic!("{line}") };
        let lost = line.split_once(": loses ").and_then(|(_, rest)| rest.split(' ').next()?.parse::<i64>().ok());
        assert!(lost.is_none_or(|lost| from - to == lost || to == 0), "{line}");
    }
    assert!(lines.iter().any(|line| line.starts_with("accuracy: ")), "{said}");
}

#[test]
fn other_files_are_refused_with_the_next_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [log, _] = record(folder, "7");
    std::fs::write(folder.join("garbage"), [0x89, b'P', 0, 0xff].repeat(1000)).expect("written");
    assert!(failed(folder, &["review", "garbage"]).contains("cannot read garbage: it is no text in UTF-8"));
    std::fs::write(folder.join("other.log"), "[Zone] ZoneChangeList.ProcessChanges()\n".repeat(1000)).expect("written");
    for place in ["folder of `Logs`", "HSReplay.net"] {
        assert!(failed(folder, &["review", "other.log"]).contains(place), "where a recording is found");
    }
    // A copy that ends within a letter is a recording that is cut off there.
    let mut cut = log.into_bytes();
    cut.truncate(cut.len() / 2);
    cut.extend([b'D', b' ', 0xc3]);
    std::fs::write(folder.join("cut.log"), cut).expect("written");
    assert_eq!(reviewed(folder, &["cut.log"])["game"]["complete"], false);
}

#[test]
fn a_recording_that_is_cut_off_is_reviewed_up_to_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [log, xml] = record(folder, "7");
    let whole = decided(&reviewed(folder, &["Power.log"]));
    for (name, text) in [("a.log", log), ("a.xml", xml)] {
        // Behind the middle, in the middle of a line.
        let cut = text.len() / 2 + text[text.len() / 2..].find("tag").expect("a tag") + 2;
        std::fs::write(folder.join(name), &text[..cut]).expect("written");
        let part = reviewed(folder, &[name]);
        assert_eq!(part["game"]["complete"], false);
        assert_eq!(part["game"]["won"], Value::Null);
        let part = decided(&part);
        assert!(part.len() > 1 && part.len() < whole.len(), "{name}: {part:?}");
        assert_eq!(part[..part.len() - 1], whole[..part.len() - 1], "{name}");
    }
}

#[test]
fn what_cannot_be_reviewed_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [log, xml] = record(folder, "7");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("written");
    let kind = "D 00:00:00.0000001 GameState.DebugPrintGame() - GameType=GT_BATTLEGROUNDS\n";
    write("a.log", &format!("{log}{kind}"));
    assert!(failed(folder, &["review", "a.log"]).contains("Battlegrounds"));
    // Without a line that names the mode the tags of its players show it.
    let unnamed: String =
        log.lines().filter(|line| !line.contains("GameType=")).flat_map(|line| [line, "\n"]).collect();
    write("b.log", &unnamed.replacen("tag=STEP", "tag=BACON_DUMMY_PLAYER value=1\nD 00:00:00.0000001 GameState.DebugPrintPower() - TAG_CHANGE Entity=GameEntity tag=STEP", 1));
    assert!(failed(folder, &["review", "b.log"]).contains("Battlegrounds"));
    write("c.xml", &xml.replacen("type=\"7\"", "type=\"30\"", 1));
    assert!(failed(folder, &["review", "c.xml"]).contains("Mercenaries"));
    assert!(failed(folder, &["analyse", "c.xml"]).contains("Mercenaries"));
    assert!(
        failed(folder, &["review", "Power.log", "--player", "2"])
            .contains("the hand of player 2 is not in the recording")
    );
    write("d.txt", "nothing");
    assert!(failed(folder, &["review", "d.txt"]).contains("neither HSReplay XML nor a `Power.log`"));
    write("e.xml", &"<HSReplay>".repeat(2000));
    assert!(failed(folder, &["review", "e.xml"]).contains("nested deeper"));
    write("f.log", "D 00:00:00.0 GameState.DebugPrintPower() - BLOCK_END\n");
    assert!(failed(folder, &["review", "f.log"]).contains("no game begins in it"));
}
