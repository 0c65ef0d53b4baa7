//! `cargo xtask web`: compiles the engine to WebAssembly, compares whole games with the native engine, and plays in a browser.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::shell::{Shell, execute, require};

/// The games to play, and the parts to build.
#[derive(clap::Args)]
pub struct Arguments {
    /// Games that are compared with the native engine
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Cards that are tried in the browser
    #[arg(long, default_value_t = 500)]
    cards: u32,
    /// Compile a module that is neither small nor fast, in a third of the time; its size and speed are not checked
    #[arg(long)]
    fast: bool,
    /// Only writes the site with its play page into this folder; compares and plays nothing
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// The version of axe-core, which checks the accessibility of pages.
const AXE: &str = "axe-core-4.14.1";

/// Builds the web package, compares its results with those of the native engine, and plays games in it.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    for program in ["node", "npm", "chromium"] {
        if arguments.out.is_none() {
            require(program)?;
        }
    }
    let tools = shell.root().join(".cache/web");
    fs::create_dir_all(&tools)?;
    let path = bindgen(shell, &tools)?;
    shell.step("the card site with its table");
    execute(&mut shell.cargo(["build", "--quiet", "--bin", "cardwright"]))?;
    let site = arguments.out.clone().unwrap_or_else(|| shell.target().join("play-site"));
    let mut command = shell.built_program("cardwright", ["site", "--play", "--history", "--out"]);
    execute(profile(command.arg(&site).env("PATH", &path), arguments))?;
    if arguments.out.is_some() {
        return Ok(());
    }
    compare(shell, arguments, &site)?;
    browser(shell, arguments, &site, &tools)
}

/// The variables of a module that compiles in little time.
fn profile<'a>(command: &'a mut std::process::Command, arguments: &Arguments) -> &'a mut std::process::Command {
    if arguments.fast {
        command.envs([
            ("BARS", "no"),
            ("CARGO_PROFILE_WEB_OPT_LEVEL", "1"),
            ("CARGO_PROFILE_WEB_LTO", "off"),
            ("CARGO_PROFILE_WEB_CODEGEN_UNITS", "16"),
        ]);
    }
    command
}

/// Installs wasm-bindgen in the version of `Cargo.lock`, and returns the search path with it.
fn bindgen(shell: &Shell, tools: &Path) -> Result<std::ffi::OsString> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(tools.join("bin")).chain(std::env::split_paths(&folders)))?;
    let lock = fs::read_to_string(shell.root().join("Cargo.lock"))?;
    let (_, rest) =
        lock.split_once("name = \"wasm-bindgen\"\nversion = \"").context("Cargo.lock has no wasm-bindgen")?;
    let version = rest.split('"').next().unwrap_or_default();
    let program = tools.join("bin").join(format!("wasm-bindgen{}", std::env::consts::EXE_SUFFIX));
    let installed = shell.command(&program).arg("--version").output();
    if installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(version)) {
        return Ok(path);
    }
    shell.step("wasm-bindgen");
    let install =
        ["install", "--quiet", "--debug", "wasm-bindgen-cli", "--bin", "wasm-bindgen", "--version", version, "--root"];
    let build = tools.join("build");
    let attempt =
        |locked: &[&str]| execute(shell.cargo(install).arg(tools).args(locked).env("CARGO_TARGET_DIR", &build));
    // A registry that holds new versions back for some days may not have every version of the lock file yet.
    attempt(&["--locked"]).or_else(|_| attempt(&[]))?;
    fs::remove_dir_all(build)?;
    Ok(path)
}

/// Compares whole games of the module with those of a native program with the same profile.
fn compare(shell: &Shell, arguments: &Arguments, site: &Path) -> Result<()> {
    shell.step("games of the module and of the native engine are equal");
    let mut build = shell.cargo([
        "build",
        "--quiet",
        "--profile",
        "web",
        "-p",
        "cardwright-web",
        "--example",
        "ask",
        "--target-dir",
    ]);
    execute(profile(build.arg(shell.target().join("web")), arguments))?;
    let native = shell.target().join("web/web/examples").join(format!("ask{}", std::env::consts::EXE_SUFFIX));
    let mut node = shell.command("node");
    node.arg("engine/web/tests/wasm.mjs").arg(site.join("play")).arg(native).arg(arguments.games.to_string());
    execute(profile(&mut node, arguments))
}

/// Plays in a browser and checks the accessibility of the table.
fn browser(shell: &Shell, arguments: &Arguments, site: &Path, tools: &Path) -> Result<()> {
    shell.step("the table in a browser");
    let axe = tools.join("package/axe.min.js");
    if !axe.is_file() {
        execute(
            shell.command("npm").args(["pack", "--silent", &AXE.replacen("core-", "core@", 1)]).current_dir(tools),
        )?;
        let archive = format!("{AXE}.tgz");
        execute(shell.command("tar").args(["xzf", &archive, "package/axe.min.js"]).current_dir(tools))?;
    }
    let mut tests = shell.cargo([
        "test",
        "--quiet",
        "-p",
        "cardwright",
        "--test",
        "it",
        "--",
        "--ignored",
        "--nocapture",
        "play::",
    ]);
    tests.env("AXE", axe).env("PLAY_SITE", site).env("PICTURES", shell.target().join("play-pictures"));
    execute(profile(tests.env("CARDS", arguments.cards.to_string()), arguments))
}
