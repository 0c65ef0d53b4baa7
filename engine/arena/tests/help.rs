//! The examples that `--help` prints work as they are printed.
use std::process::Command;

/// Whether the program writes Parquet.
const PARQUET: bool = cfg!(feature = "parquet");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The commands of the examples in a help text, without the remarks beside them. Those of `serve` and `play` talk, that of
/// `conform` names a file, those of `cards` say ID: tests of their own run them.
fn examples(command: &str) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args([command, "--help"])
        .env("COLUMNS", "200")
        .output()
        .expect("it runs");
    let help = String::from_utf8(output.stdout).expect("text");
    let lines = help.lines().filter_map(|line| line.split_once("cargo arena "));
    let shown = lines
        .filter(|(before, _)| before.trim_start_matches("Examples:").trim_start_matches("Example:").trim().is_empty());
    // Blanks stand between an example and the remark.
    shown.map(|(_, example)| example.split("   ").next().unwrap_or(example).trim().to_owned()).collect()
}

fn works(example: &str, folder: &std::path::Path) {
    let arguments: Vec<&str> = example.split_whitespace().collect();
    let output =
        Command::new(env!("CARGO_BIN_EXE_arena")).args(&arguments).current_dir(folder).output().expect("it runs");
    // Lint tells by its code whether it has found anything.
    let well = output.status.success() || (example.starts_with("lint") && output.status.code() == Some(1));
    assert!(well, "{example}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(!output.stdout.is_empty(), "{example}");
}

#[cfg(unix)]
#[test]
fn examples_of_help_work_as_printed() {
    let aside = tempfile::tempdir().expect("a folder aside");
    // Examples name files from the root of the repository.
    std::os::unix::fs::symlink(format!("{ROOT}/engine"), aside.path().join("engine")).expect("a link");
    let all = [
        ("simulate", 5),
        ("deck", 4),
        ("analyse", 5),
        ("bench", 5),
        ("fuzz", 2),
        ("lint", 2),
        ("replay", 2),
        ("learn", 2),
        ("review", 4),
    ];
    let folder = aside.path();
    // Side by side: each is a process of its own, on one core as a rule.
    std::thread::scope(|scope| {
        for (command, many) in all {
            scope.spawn(move || {
                let examples = examples(command);
                assert_eq!(examples.len(), many, "{examples:?}");
                for example in examples.iter().filter(|example| PARQUET || !example.contains(".parquet")) {
                    works(example, folder);
                }
            });
        }
    });
    assert_eq!(folder.join("games.parquet").exists(), PARQUET);
}

#[test]
fn every_command_has_an_example() {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).arg("--help").output().expect("it runs");
    let help = String::from_utf8(output.stdout).expect("text");
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = commands.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names: Vec<&str> =
        names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect();
    assert!(names.len() >= 9, "{names:?}");
    for name in names {
        let output = Command::new(env!("CARGO_BIN_EXE_arena")).args([name, "--help"]).output().expect("it runs");
        let help = String::from_utf8(output.stdout).expect("text");
        assert!(help.contains(&format!("cargo arena {name}")), "{name} has no example");
    }
}

fn arena(arguments: &[&str], columns: &str) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).env("COLUMNS", columns).output().expect("it runs")
}

fn text(arguments: &[&str], columns: &str) -> String {
    String::from_utf8(arena(arguments, columns).stdout).expect("text")
}

fn commands() -> Vec<String> {
    let help = text(&["--help"], "80");
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn help_fits_the_terminal_and_says_the_exit_codes() {
    let names = commands();
    assert!(names.len() >= 13, "{names:?}");
    for name in &names {
        for columns in ["60", "80"] {
            let help = text(&[name, "--help"], columns);
            let most: usize = columns.parse().expect("a number");
            let long = help.lines().find(|line| line.chars().count() > most);
            assert_eq!(long, None, "{name}: wider than {columns}");
            let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains("Exit codes: 0 all is well, 1 there are findings, 2 wrong usage"), "{name}: {help}");
        }
        // An example that is broken over two lines cannot be copied.
        for example in examples(name) {
            let whole = text(&[name, "--help"], "80").lines().any(|line| line.contains(&example));
            assert!(whole, "{name}: `{example}` does not fit into 80 columns");
        }
    }
}

#[test]
fn exit_codes_tell_findings_from_failures() {
    for (arguments, code) in [
        (&["deck", "random", "--seed", "1"][..], 0),
        (&["deck", "no/such/deck"], 2),
        (&["deck"], 2),
        (&["fly"], 2),
        (&["conform", "no/such/file"], 2),
    ] {
        assert_eq!(arena(arguments, "80").status.code(), Some(code), "{arguments:?}");
    }
}

#[test]
fn the_version_names_the_data_and_the_commit() {
    let told = text(&["--version"], "80");
    let build = cardwright_cli::data_build();
    assert!(told.starts_with("arena ") && told.contains(&format!("build {build} of the card data")), "{told}");
    assert!(build.parse::<u32>().is_ok_and(|build| build > 200_000), "{build}");
    let (_, commit) = told.trim_end().split_once("commit ").expect("a commit");
    assert!(commit == "unknown)" || commit.trim_end_matches(')').len() == 8, "{told}");
}

#[test]
fn one_subcommand_writes_man_pages_and_completions() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let at = folder.path().join("manual");
    let output = arena(&["manual", at.to_str().expect("UTF-8")], "80");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let read = |name: &str| std::fs::read_to_string(at.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(read("arena.1").contains(".TH arena 1") && read("arena-simulate.1").contains("gauntlet"));
    for (shell, file) in
        [("bash", "arena.bash"), ("zsh", "_arena"), ("fish", "arena.fish"), ("powershell", "_arena.ps1")]
    {
        assert!(read(file).contains("simulate"), "{file}");
        assert_eq!(text(&["manual", "--shell", shell], "80"), read(file), "{shell}");
    }
}

#[test]
fn tables_fit_into_eighty_columns() {
    let deck = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/basicmage.txt");
    let sixteen = ["--deck", "A deck with a very long name indeed=random:mage+legacy+classic"].repeat(16);
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/recorded/slice.jsonl.gz");
    for arguments in [
        &["simulate", "--deck", deck, "--deck", "random:mage+standard", "--games", "40", "--least", "1"][..],
        &["simulate", "--gauntlet", "--deck", deck, "--deck", "random:mage", "--deck", "random", "--games", "4"],
        &[&["simulate", "--gauntlet", "--games", "1"][..], &sixteen].concat(),
        &["conform", recorded],
        &["cards"],
    ] {
        let told = text(arguments, "80");
        let long = told.lines().find(|line| line.chars().count() > 80);
        assert_eq!(long, None, "{arguments:?}");
        assert!(!told.is_empty(), "{arguments:?}");
    }
}

#[test]
fn json_names_its_format_and_is_alone_on_standard_output() {
    let deck = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/basicmage.txt");
    let lethal = concat!(env!("CARGO_MANIFEST_DIR"), "/positions/lethal.json");
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/recorded/slice.jsonl.gz");
    for (arguments, format) in [
        (&["simulate", "--deck", deck, "--games", "2"][..], "cardwright-simulate-1"),
        (&["simulate", "--gauntlet", "--deck", deck, "--deck", deck, "--games", "1"], "cardwright-gauntlet-1"),
        (&["analyse", lethal, "--playouts", "3"], "cardwright-analyse-1"),
        (&["bench", "--games", "30"], "cardwright-bench-1"),
        (&["bench", "--serve", "4"], "cardwright-bench-serve-1"),
        (&["deck", deck], "cardwright-deck-1"),
        (&["cards", "Fireball"], "cardwright-card-1"),
        (&["lint"], "cardwright-lint-1"),
        (&["conform", recorded], "cardwright-conform-2"),
    ] {
        for level in ["-q", "-v"] {
            let told = text(&[arguments, &["--json", level]].concat(), "80");
            let json: serde_json::Value =
                serde_json::from_str(&told).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
            assert_eq!(json["format"], format, "{arguments:?}");
        }
    }
}

#[test]
fn quiet_says_less_and_verbose_more() {
    let says = |level: &str| String::from_utf8(arena(&["deck", "random:mage", level], "80").stderr).expect("text");
    assert_eq!(says("-q"), "");
    assert!(says("-v").contains(" s\n"), "how long it took");
    assert_eq!(arena(&["deck", "random", "-q", "-v"], "80").status.code(), Some(2), "one or the other");
}

#[test]
fn cards_without_ids_are_counted_and_not_listed() {
    let told = text(&["cards"], "80");
    assert!(
        told.lines().count() < 6 && told.contains(" collectible") && told.contains("arena cards Fireball"),
        "{told}"
    );
    assert!(text(&["cards", "Fireball"], "80").starts_with("CS2_029 Fireball (Spell)\n"));
    assert!(text(&["cards", "--source"], "80").lines().count() > 10_000, "programs get all");
}
