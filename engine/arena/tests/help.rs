//! The examples that `--help` prints work as they are printed.
use std::process::Command;

/// Whether the program writes Parquet.
const PARQUET: bool = cfg!(feature = "parquet");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The commands of the examples in a help text, without the remarks beside them. Those of `serve` and `play` talk, that of
/// `conform` names a file, those of `cards` say ID: tests of their own run them.
fn examples(command: &str) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args([command, "--help"]).output().expect("it runs");
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
        ("simulate", 4),
        ("deck", 3),
        ("analyse", 5),
        ("bench", 4),
        ("fuzz", 2),
        ("lint", 2),
        ("replay", 2),
        ("learn", 1),
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
    let names: Vec<&str> =
        commands.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect();
    assert!(names.len() >= 9, "{names:?}");
    for name in names {
        let output = Command::new(env!("CARGO_BIN_EXE_arena")).args([name, "--help"]).output().expect("it runs");
        let help = String::from_utf8(output.stdout).expect("text");
        assert!(help.contains(&format!("cargo arena {name}")), "{name} has no example");
    }
}
