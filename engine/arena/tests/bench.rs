//! `arena bench`: what it counts, without the times.
use std::collections::BTreeSet;
use std::process::Command;

use cardwright_arena::bench::{RunResult, Spread};
use serde_json::Value;

fn bench(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).arg("bench").args(arguments).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn all_figures_are_there_and_threads_play_the_same_games() {
    let told: Value = serde_json::from_str(&bench(&["--games", "40", "--threads", "2", "--json"])).expect("JSON");
    for name in ["basicmage", "random", "basicmage_threads"] {
        for figure in ["games_per_second", "actions_per_game", "turns_per_game", "ns_per_action"] {
            assert!(told[name][figure].as_f64().expect(figure) > 0.0, "{name}.{figure}: {told}");
        }
    }
    assert_eq!(told["threads"], 2);
    assert!(told["speedup"].as_f64().expect("a number") > 0.0);
    assert!(told["bytes"].as_u64().expect("a number") > 1000);
    assert!(told["ns_per_clone"].as_f64().expect("a number") > 0.0);
    assert_eq!(told["basicmage"]["checksum"], told["basicmage_threads"]["checksum"]);
    assert_ne!(told["basicmage"]["checksum"], told["random"]["checksum"]);
}

#[test]
fn hashes_are_the_same_each_time_and_tell_games_apart() {
    let hashes = bench(&["--games", "12", "--hashes"]);
    assert_eq!(hashes, bench(&["--games", "12", "--hashes"]));
    let lines: Vec<&str> = hashes.lines().collect();
    assert!(lines.len() == 2 && lines[0].starts_with("Basicmage: ") && lines[1].starts_with("Random: "), "{hashes}");
    assert_ne!(hashes, bench(&["--games", "13", "--hashes"]));
}

#[test]
fn a_server_is_measured_from_outside() {
    let told: Value = serde_json::from_str(&bench(&["--serve", "300", "--json"])).expect("JSON");
    assert_eq!(told["requests"], 300);
    assert!(told["games"].as_u64().expect("a number") > 0);
    assert!(told["bytes"].as_u64().expect("a number") > 300 * 100, "a state has more than that: {told}");
    assert!(told["requests_per_second"].as_f64().expect("a number") > 0.0);
    assert!(bench(&["--serve", "20"]).contains(" requests/s, `act` and `state` by turns, 20 of 1 games"));
}

#[test]
fn the_games_that_take_longest_are_named_once_each() {
    let told = bench(&["--games", "24", "--only", "random", "--longest", "3"]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 3, "{told}");
    let seeds: BTreeSet<u32> = lines
        .iter()
        .map(|line| {
            assert!(line.contains(" ms, ") && line.ends_with(" turns"), "{line}");
            let seed = line.strip_prefix("seed ").and_then(|line| line.split(':').next());
            seed.and_then(|seed| seed.parse().ok()).expect("a seed")
        })
        .collect();
    assert!(seeds.len() == 3 && seeds.iter().all(|seed| *seed < 12), "half as many games with random decks: {told}");
}

#[cfg(unix)]
#[test]
fn another_program_is_played_beside_by_turns() {
    let own = ["--only", "basicmage", "--games", "20", "--times", "3", "--json", "--beside"];
    let told: Value =
        serde_json::from_str(&bench(&[&own[..], &["echo played 1,000 games in 0.5 s"]].concat())).expect("JSON");
    let rate = |of: &str, figure: &str| told[of][figure].as_f64().expect("a number");
    assert_eq!((rate("beside", "median"), rate("beside", "least")), (2000.0, 2000.0));
    assert_eq!(told["runs"], 3);
    for figure in ["median", "least", "most"] {
        assert!((rate("ratio", figure) - rate("this", figure) / 2000.0).abs() < 1e-9, "{told}");
    }
    let refused = |beside: &str| {
        let arguments = ["bench", "--only", "basicmage", "--games", "20", "--beside", beside];
        let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).output().expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{beside}");
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(refused("echo nothing").contains("printed no `N games` and `S s`"));
    assert!(refused("false").contains("ended with"));
    assert!(refused("no/such/program").contains("cannot be started"));
}

#[test]
fn games_and_seconds_are_read_from_json_and_from_words() {
    let told = |games, seconds| Some(RunResult { games, seconds });
    assert_eq!(RunResult::read("warm up\n{\"games\": 5000, \"seconds\": 1.25}\n"), told(5000.0, 1.25));
    assert_eq!(RunResult::read("played 25,700 games in 2.5 s.\n"), told(25_700.0, 2.5));
    assert_eq!(RunResult::read("100 games, 1 s\n300 games (2 seconds)"), told(300.0, 2.0));
    assert_eq!(RunResult::read("5000 games"), None);
    assert_eq!(RunResult::read("{\"games\": 5000}"), None);
}

#[test]
fn a_spread_has_the_middle_and_both_ends() {
    assert_eq!(Spread::of(vec![3.0, 1.0, 2.0]), Spread { median: 2.0, minimum: 1.0, maximum: 3.0 });
    let even = Spread::of(vec![4.0, 1.0, 2.0, 3.0]);
    assert_eq!(even, Spread { median: 2.5, minimum: 1.0, maximum: 4.0 });
}

/// A file of the arena's decks.
fn decks(name: &str) -> String {
    format!("{}/decks/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_decks_of_a_file_play_the_same_games_each_time() {
    let hashes = |name, games| bench(&["--decks", &decks(name), "--games", games, "--hashes"]);
    let real = hashes("real.txt", "8");
    assert!(real.starts_with("real: ") && real.lines().count() == 1, "{real}");
    assert_eq!(real, hashes("real.txt", "8"));
    assert_ne!(real, hashes("real.txt", "9"));
    assert_ne!(real.replace("real", ""), hashes("random.txt", "8").replace("random", ""));
    let told: Value =
        serde_json::from_str(&bench(&["--decks", &decks("random.txt"), "--games", "6", "--json"])).expect("JSON");
    assert_eq!(told["games"], 6);
}

#[test]
fn each_line_of_the_shipped_files_has_two_decks_that_are_whole() {
    for name in ["real.txt", "random.txt"] {
        let text = std::fs::read_to_string(decks(name)).expect("a file");
        assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), 32, "{name}");
        let told: Value =
            serde_json::from_str(&bench(&["--decks", &decks(name), "--games", "32", "--json"])).expect("JSON");
        assert_eq!(told["games"], 32, "{name}");
    }
}

#[test]
fn a_line_that_has_no_two_decks_is_named() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a name").to_owned();
    let refused = |text: &str| {
        std::fs::write(&path, text).expect("it is written");
        let output =
            Command::new(env!("CARGO_BIN_EXE_arena")).args(["bench", "--decks", &path]).output().expect("it runs");
        assert!(!output.status.success(), "{text}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let only = std::fs::read_to_string(decks("real.txt")).expect("a file");
    let only =
        only.lines().find(|line| !line.starts_with('#')).and_then(|line| line.split(' ').next()).expect("a code");
    assert!(refused(&format!("# one deck\n{only}\n")).contains("line 2: a line has the two deck codes of a game"));
    assert!(refused(&format!("{only} AAEC\n")).contains("line 1"));
    assert!(refused("# nothing\n").contains("there is no pair of deck codes"));
}
