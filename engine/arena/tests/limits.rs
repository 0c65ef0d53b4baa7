//! Input that is too much for any game ends with a message at once: no abort, no waiting.
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use cardwright_engine::Game;
use cardwright_engine::state::Snapshot;
use serde_json::json;

/// Far more than it takes, for machines that have much else to do; without limits it takes minutes, or aborts.
const PATIENCE: Duration = Duration::from_secs(8);

/// Runs the program with some input; it must end by itself, soon and without a panic.
fn arena(arguments: &[&str], input: &str) -> Output {
    let begin = Instant::now();
    let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
    let arena = arena.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut arena = arena.spawn().expect("it runs");
    // It may have enough before it has read all.
    let _ = arena.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = arena.wait_with_output().expect("it ends");
    let says = String::from_utf8_lossy(&output.stderr);
    assert!(!says.contains("panicked") && output.status.code().is_some(), "{arguments:?}: {says}");
    assert!(begin.elapsed() < PATIENCE, "{arguments:?} took {:?}", begin.elapsed());
    output
}

fn refused(arguments: &[&str], input: &str, why: &str) {
    let output = arena(arguments, input);
    let says = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && says.contains(why), "{arguments:?}: {says}");
    assert!(says.len() < 1000, "a message and not the input: {} bytes", says.len());
}

#[test]
fn a_deck_of_three_hundred_thousand_names_is_refused_at_once() {
    let names = vec!["Fireball"; 292_857];
    let new = json!({ "do": "new", "classes": ["Mage", "Mage"], "decks": [names, []] });
    let answer = arena(&["serve"], &format!("{new}\n")).stdout;
    let answer = String::from_utf8(answer).expect("text");
    assert!(answer.contains("decks[0]") && answer.contains("more than the 60 cards"), "{answer}");
    let text = "random:mage+".to_owned() + &"mage+".repeat(292_857);
    let answer = arena(&["serve"], &format!("{}\n", json!({ "do": "new", "decks": [text, "random"] }))).stdout;
    assert!(String::from_utf8_lossy(&answer).contains("more than the 60 cards"));

    let mut list = tempfile::NamedTempFile::new().expect("a file aside");
    list.write_all(("Mage\n".to_owned() + &"1 Fireball\n".repeat(292_857)).as_bytes()).expect("it is written");
    refused(&["deck", list.path().to_str().expect("UTF-8")], "", "longer than 65536 bytes");
    refused(&["deck", "/dev/stdin"], &("Mage\n".to_owned() + &"0 Fireball\n".repeat(5000)), "/dev/stdin");
}

#[test]
fn a_recording_of_three_hundred_thousand_entities_is_refused_at_once() {
    let head =
        "<HSReplay><Game><GameEntity id=\"1\"/><Player id=\"2\" playerID=\"1\"/><Player id=\"3\" playerID=\"2\"/>";
    let mut xml = head.to_owned();
    for number in 4..300_004 {
        let _ =
            write!(xml, "<FullEntity id=\"{number}\" cardID=\"CS2_182\"><Tag tag=\"49\" value=\"2\"/></FullEntity>");
    }
    refused(&["analyse", "-"], &(xml + "</Game></HSReplay>"), "more than 20000 entities");
    // Numbers alone can be too high as well.
    let step = "<TagChange entity=\"1\" tag=\"STEP\" value=\"MAIN_ACTION\"/>";
    let one = "<FullEntity id=\"32000\" cardID=\"CS2_182\"><Tag tag=\"ZONE\" value=\"HAND\"/></FullEntity>";
    refused(&["analyse", "-"], &format!("{head}{one}{step}</Game></HSReplay>"), "20000 entities at most");
}

#[test]
fn a_recording_with_very_many_moments_is_read_in_time() {
    let mut xml = "<HSReplay><Game><GameEntity id=\"1\"><Tag tag=\"TURN\" value=\"1\"/></GameEntity>".to_owned();
    xml += "<Player id=\"2\" playerID=\"1\"/><Player id=\"3\" playerID=\"2\"/>";
    for (number, whose) in [(4, 1), (5, 2)] {
        let tags = [("ZONE", "PLAY".to_owned()), ("CONTROLLER", whose.to_string()), ("CARDTYPE", "HERO".to_owned())];
        let tags = tags.map(|(tag, value)| format!("<Tag tag=\"{tag}\" value=\"{value}\"/>")).concat();
        let _ = write!(xml, "<FullEntity id=\"{number}\" cardID=\"HERO_08\">{tags}</FullEntity>");
    }
    for number in 6..6000 {
        let _ = write!(xml, "<FullEntity id=\"{number}\"><Tag tag=\"ZONE\" value=\"SETASIDE\"/></FullEntity>");
    }
    xml += "<TagChange entity=\"1\" tag=\"STEP\" value=\"MAIN_ACTION\"/>";
    xml += &"<Options id=\"1\"></Options>".repeat(20_000);
    let output = arena(&["analyse", "-", "--playouts", "1"], &(xml + "</Game></HSReplay>"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_recorded_hero_power_without_a_card_or_with_one_of_another_type_cannot_be_used() {
    for power in ["", "HERO_02"] {
        let output = arena(&["analyse", "-", "--playouts", "1"], &recording_with_power(power));
        assert!(output.status.success(), "{power}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!String::from_utf8_lossy(&output.stdout).contains("Hero Power"), "{power}");
    }
}

/// A recorded turn of a player whose Hero Power has this card.
fn recording_with_power(power: &str) -> String {
    let mut xml = "<HSReplay><Game><GameEntity id=\"1\"><Tag tag=\"TURN\" value=\"1\"/></GameEntity>".to_owned();
    xml += "<Player id=\"2\" playerID=\"1\"/><Player id=\"3\" playerID=\"2\"/>";
    let heroes = [(4, 1, "HERO", "HERO_08"), (5, 2, "HERO", "HERO_08"), (6, 1, "HERO_POWER", power)];
    for (number, whose, card_type, card) in heroes {
        let tags = [("ZONE", "PLAY".to_owned()), ("CONTROLLER", whose.to_string()), ("CARDTYPE", card_type.to_owned())];
        let tags = tags.map(|(tag, value)| format!("<Tag tag=\"{tag}\" value=\"{value}\"/>")).concat();
        let _ = write!(xml, "<FullEntity id=\"{number}\" cardID=\"{card}\">{tags}</FullEntity>");
    }
    xml += "<TagChange entity=\"1\" tag=\"STEP\" value=\"MAIN_ACTION\"/><Options id=\"1\"></Options></Game></HSReplay>";
    xml
}

#[test]
fn more_threads_than_a_machine_has_are_refused_at_once() {
    for command in [&["simulate", "--deck", "random"][..], &["bench"]] {
        refused(&[command, &["--threads", "100000"]].concat(), "", "1..=1024");
    }
    refused(&["bench", "--games", "4294967295"], "", "1..=1000000");
    refused(&["serve", "--longest", "18446744073709551615"], "", "is not in");
}

#[test]
fn the_largest_seed_is_a_seed() {
    let seed = ["--seed", "18446744073709551615"];
    for command in [
        &["fuzz", "--actions", "300"][..],
        &["simulate", "--deck", "random", "--games", "2"],
        &["deck", "random"],
        &["replay", "--xml", "/dev/null"],
    ] {
        let output = arena(&[command, &seed].concat(), "");
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn the_seeds_of_the_fuzz_targets_are_read() {
    let seeds = |target: &str| -> Vec<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(target);
        let files = std::fs::read_dir(&folder).expect("a folder of seeds");
        files.map(|file| std::fs::read_to_string(file.expect("a seed").path()).expect("text")).collect()
    };
    let cards = cardwright_arena::registry::cards().expect("the cards are valid");
    let counts = ["snapshot", "recording", "deckstring"].map(|target| seeds(target).len());
    assert_eq!(counts, [2, 2, 3]);
    for seed in seeds("snapshot") {
        let document = Snapshot::from_json(&seed).expect("a snapshot");
        Game::from_snapshot(cards, &document).expect("a game");
    }
    for seed in seeds("recording") {
        cardwright_arena::recording::read(cards, &seed, None).expect("a recording");
    }
    for seed in seeds("deckstring") {
        cardwright_arena::deck::read(cards, &seed).expect("a deck");
    }
}
