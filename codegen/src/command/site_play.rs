//! Compiles `engine/web` to WebAssembly, for `cargo cards site --play`.
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, bail};

use crate::site::PlayEngineFiles;
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// Cargo options that compile the standard library too, so that panics have no messages: reduces the download by a twentieth.
const SMALL_BUILD_FLAGS: [(&str, &str); 3] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Zunstable-options -Cpanic=immediate-abort"),
];

/// Compiles and binds the engine with cargo, rustc and wasm-bindgen from the environment. The standard library is compiled if
/// its sources are installed; otherwise the installed one is used.
pub fn build(workspace: &Workspace) -> anyhow::Result<PlayEngineFiles> {
    let folder = workspace.root().join("target/web");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let ask = |question: &[&str]| -> anyhow::Result<PathBuf> {
        let said = run(Command::new(&rustc).arg("--print").args(question), "rustc")?;
        Ok(String::from_utf8_lossy(&said.stdout).trim().into())
    };
    let small = ask(&["sysroot"])?.join("lib/rustlib/src/rust/library/Cargo.lock").is_file();
    if !small && !ask(&["target-libdir", "--target", TARGET])?.is_dir() {
        bail!("Rust cannot compile for browsers here: `rustup component add rust-src` installs what is missing");
    }
    let version = bindgen_version(workspace)?;
    let install = format!("`cargo install wasm-bindgen-cli --version {version}` installs it");
    let told = Command::new("wasm-bindgen").arg("--version").output();
    let told = told.with_context(|| format!("wasm-bindgen is missing: {install}"))?;
    let told = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    if told.split(' ').nth(1) != Some(&version) {
        bail!("`{told}` is there, and version {version} is needed: {install}");
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut compile = Command::new(cargo);
    compile.args(["rustc", "--quiet", "--package", "cardwright-web", "--lib", "--crate-type", "cdylib"]);
    compile.args(["--profile", "web", "--target", TARGET, "--target-dir"]).arg(&folder);
    compile.envs(SMALL_BUILD_FLAGS.into_iter().filter(|_| small));
    run(compile.current_dir(workspace.root()), "cargo rustc")?;
    let module = folder.join(TARGET).join("web/cardwright_web.wasm");
    let bound = folder.join("bound");
    let mut bind = Command::new("wasm-bindgen");
    bind.args(["--target", "web", "--no-typescript", "--remove-name-section", "--remove-producers-section"]);
    bind.args(["--out-name", "engine", "--out-dir"]).arg(&bound).arg(module);
    run(&mut bind, "wasm-bindgen")?;
    read(&bound)
}

/// Reads the output of wasm-bindgen from a folder.
pub fn read(folder: &Path) -> anyhow::Result<PlayEngineFiles> {
    let read = |name: &str| {
        let file = folder.join(name);
        std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()))
    };
    Ok(PlayEngineFiles { engine: read("engine_bg.wasm")?, glue: String::from_utf8(read("engine.js")?)? })
}

/// The version of wasm-bindgen in Cargo.lock; the program must have the same one.
fn bindgen_version(workspace: &Workspace) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(workspace.root().join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let lock: toml::Table = text.parse().context("Cargo.lock")?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let bindgen = |it: &&toml::Value| it.get("name").and_then(toml::Value::as_str) == Some("wasm-bindgen");
    let found = packages.and_then(|packages| packages.iter().find(bindgen));
    let version = found.and_then(|it| it.get("version")?.as_str()).context("Cargo.lock has no wasm-bindgen")?;
    Ok(version.to_owned())
}

/// Runs a program to its end; an error includes its output.
fn run(command: &mut Command, name: &str) -> anyhow::Result<Output> {
    let output = command.output().with_context(|| format!("cannot start {name}"))?;
    if !output.status.success() {
        bail!("{name} has failed:\n{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(output)
}
