//! `cargo xtask ci`: everything that must pass before a change lands.
//!
//! Two things keep a run short. Everything is compiled once: the programs are those that the tests need. And what computes on one
//! core, or waits, runs in the background of the rest.

use std::fs;

use anyhow::{Result, bail};

use crate::check::{self, Part};
use crate::shell::{Shell, execute, has, output_of};
use crate::{instructions, python, test};

/// Runs all checks and tests.
pub fn run(shell: &Shell) -> Result<()> {
    let style = shell.start("types and style of the Python package", &mut shell.xtask(["python", "check"])?)?;
    for part in [Part::Format, Part::Spelling, Part::Dependencies] {
        check::check(shell, part)?;
    }
    check::build(shell)?;
    style.join()?;
    // After the job that makes the environment for Python, which both use.
    check::check(shell, Part::Workflows)?;

    let pages = shell.start("pages of the Python package", &mut shell.xtask(["python", "docs"])?)?;
    let lints = shell.start("clippy and rustdoc", &mut shell.xtask(["check", "--only", "lints,windows,packages"])?)?;
    check::generated(shell)?;
    answers_are_fast(shell)?;
    lints.join()?;
    pages.join()?;

    let wheel = shell.start("wheel", &mut shell.xtask(["python", "test"])?)?;
    check::guides(shell)?;
    fuzz(shell)?;
    shell.count_failure(replays(shell));
    check_recorded_games(shell)?;

    shell.step("the card site with its table is written");
    // The native engine answers the page here; `cargo xtask web` compiles the one for browsers, which takes minutes.
    let site =
        ["site", "--history", "--play", "--engine", "engine/web/tests/native", "--out", "target/site", "--quiet"];
    execute(&mut shell.built_program("cardwright", site))?;
    let browser = shell.start("browser", &mut test::browser(shell))?;
    let there_and_back = ["soak", "--return", "--build", "237510", "--build", "254477", "--quiet"];
    let there_and_back = shell.start("there and back", &mut shell.built_program("cardwright", there_and_back))?;
    shell.count_failure(instructions::compare(shell));
    let builds = ["soak", "--build", "54613", "--build", "165029", "--build", "255790", "--bodies", "60", "--quiet"];
    let soak = shell.start("soak", &mut shell.built_program("cardwright", builds))?;

    let log = shell.folder("logs")?.join("tests.log");
    let sum = test::workspace(shell, &[], &log)?;
    shell.step("the package for Python: installed with pip, tests");
    shell.count_failure(wheel.join());
    shell.step("the card site with its table, in a browser");
    shell.count_failure(browser.join());
    shell.count_failure(check_counted_cards(shell, &log));
    shell.step("three builds on top of edited cards lose nothing");
    shell.count_failure(soak.join());
    shell.step("two builds there and back restore every file with 200 hand edits in it");
    shell.count_failure(there_and_back.join());
    shell.count_failure(sum.check());
    shell.step("done");
    println!("{sum}");
    shell.finish()
}

/// Checks that queries in an edit loop use the caches: none takes more than four times the processor time of the shortest one.
/// The best of four runs counts, because other programs on the same core empty caches. Times depend on the machine, and are
/// only printed.
fn answers_are_fast(shell: &Shell) -> Result<()> {
    shell.step("processor time of questions while nothing changes");
    let mut times = Vec::new();
    for question in [&["show", "CS2_029"][..], &["search", "text:discover"], &["coverage"]] {
        let mut best = f64::INFINITY;
        for _ in 0..4 {
            let mut command = shell.built_program("cardwright", question.iter().copied());
            let output = command.arg("--verbose").output()?;
            let text = String::from_utf8_lossy(&output.stderr).into_owned();
            let seconds = text.lines().find_map(|line| line.strip_suffix(" s of processor time"));
            best = seconds.and_then(|text| text.trim().parse().ok()).map_or(best, |time: f64| best.min(time));
        }
        println!("{}: {best} s", question.join(" "));
        times.push(best);
    }
    let (least, most) =
        times.iter().fold((f64::INFINITY, 0.0_f64), |(least, most), time| (least.min(*time), most.max(*time)));
    if most > 4.0 * least {
        bail!(
            "one of these questions takes {:.1} times as long as another: it does not use what was kept",
            most / least
        );
    }
    Ok(())
}

/// Tests hold the properties of the fuzz targets against their seeds. A release or a change of a reader deserves a fuzzer:
/// `FUZZ_SECONDS=300` runs one for five minutes a target.
fn fuzz(shell: &Shell) -> Result<()> {
    let Ok(seconds) = std::env::var("FUZZ_SECONDS") else { return Ok(()) };
    shell.step("fuzz targets");
    if !has("cargo-fuzz") {
        execute(&mut shell.cargo(["install", "--quiet", "--locked", "cargo-fuzz", "--version", "0.13.2"]))?;
    }
    let options = [
        "--fuzz-dir",
        "engine/fuzz",
        "--features",
        "run",
        "--debug-assertions",
        "--sanitizer",
        "none",
        "--no-cfg-fuzzing",
    ];
    execute(shell.cargo(["fuzz", "build"]).args(options))?;
    let targets = output_of(&mut shell.cargo(["fuzz", "list", "--fuzz-dir", "engine/fuzz"]))?;
    for target in targets.lines() {
        let corpus = format!("engine/fuzz/corpus/{target}");
        fs::create_dir_all(shell.root().join(&corpus))?;
        let mut command = shell.cargo(["fuzz", "run"]);
        command.args(options).args([target, &corpus, &format!("engine/fuzz/seeds/{target}"), "--"]);
        command.args([&format!("-max_total_time={seconds}"), "-timeout=20", "-verbosity=0"]);
        execute(&mut command)?;
    }
    Ok(())
}

/// Replays are read by hslog and hsreplay.
fn replays(shell: &Shell) -> Result<()> {
    shell.step("replays are read by others");
    let folder = shell.folder("replays")?;
    for seed in 1..=6u32 {
        let file = |extension: &str| folder.join(format!("{seed}.{extension}")).display().to_string();
        let (seed_text, xml, log) = (seed.to_string(), file("xml"), file("log"));
        let mut command =
            shell.built_program("arena", ["replay", "--seed", &seed_text, "--xml", &xml, "--log", &log, "--quiet"]);
        if seed % 3 != 0 {
            command.args(["--player", &(seed % 3).to_string()]);
        }
        output_of(&mut command)?;
    }
    python::with_readers(shell, &[".ci/replays.py", &folder.display().to_string()])
}

/// Checks recorded games, if a file of them is given; the tests check a part of them in any case.
fn check_recorded_games(shell: &Shell) -> Result<()> {
    shell.step("recorded games");
    execute(&mut shell.built_program("cardwright", ["printings", "--check"]))?;
    let Ok(file) = std::env::var("CARDWRIGHT_RECORDED") else {
        println!("CARDWRIGHT_RECORDED names no file: the tests check the part in engine/arena/recorded");
        return Ok(());
    };
    execute(&mut shell.built_program("arena", ["conform", &file, "--bars"]))
}

/// Checks that coverage counts no card whose test failed or did not run.
fn check_counted_cards(shell: &Shell, log: &std::path::Path) -> Result<()> {
    shell.step("coverage counts no card whose test failed, or did not run");
    let log = log.display().to_string();
    let by_source = output_of(&mut shell.built_program("cardwright", ["coverage", "--markdown"]))?;
    let by_results = output_of(&mut shell.built_program("cardwright", ["coverage", "--markdown", "--results", &log]))?;
    if by_source != by_results {
        bail!("`cargo cards coverage --results {log}` differs from `cargo cards coverage`");
    }
    Ok(())
}
