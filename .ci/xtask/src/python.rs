//! `cargo xtask python`: the package for Python.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::npm;
use crate::shell::{Shell, execute};

/// Options of `cargo xtask python`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The task
    #[arg(value_enum, default_value = "test")]
    task: Task,
    /// The folder that the pages of `docs` are written to; `target/python/site` without it
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// The cargo profile that the wheel is built with
    #[arg(long, default_value = "dev")]
    profile: String,
}

/// A task of the package.
#[derive(Clone, Copy, ValueEnum)]
enum Task {
    /// Types and style
    Check,
    /// Install the package with pip into an environment of its own, and run the tests there
    Test,
    /// Write the pages of the documentation
    Docs,
}

/// Runs the task.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    match arguments.task {
        Task::Check => check(shell),
        Task::Test => test(shell, &arguments.profile),
        Task::Docs => docs(shell, arguments.out.as_deref()),
    }
}

/// The folder of the package.
fn package(shell: &Shell) -> PathBuf {
    shell.root().join("engine/python")
}

/// A program of the virtual environment that all tasks share.
pub fn tool_path(shell: &Shell, program: &str) -> Result<PathBuf> {
    let requirements = package(shell).join("requirements.txt");
    Ok(program_of(&environment(shell, "venv", "installed.txt", &requirements)?, program))
}

/// The spell checker, which has a virtual environment of its own.
pub fn spell_checker(shell: &Shell) -> Result<PathBuf> {
    let requirements = shell.root().join(".ci/spelling.txt");
    Ok(program_of(&environment(shell, "spelling", "spelling.txt", &requirements)?, "typos"))
}

/// A virtual environment in `target/python`: it is made anew when its requirements have changed, a copy of which lies beside it.
fn environment(shell: &Shell, name: &str, installed: &str, requirements: &Path) -> Result<PathBuf> {
    let folder = shell.target().join("python");
    fs::create_dir_all(&folder)?;
    let environment = folder.join(name);
    let installed = folder.join(installed);
    let wanted = fs::read(requirements).with_context(|| format!("cannot read {}", requirements.display()))?;
    if fs::read(&installed).ok().as_deref() != Some(&wanted) {
        if environment.exists() {
            fs::remove_dir_all(&environment)?;
        }
        execute(shell.python(["-m", "venv"]).arg(&environment))?;
        // Modules are compiled when they are imported.
        let pip = ["install", "--quiet", "--disable-pip-version-check", "--no-compile", "--require-hashes", "-r"];
        execute(shell.command(program_of(&environment, "pip")).args(pip).arg(requirements))?;
        fs::write(&installed, wanted)?;
    }
    Ok(environment)
}

fn program_of(environment: &Path, program: &str) -> PathBuf {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    environment.join(folder).join(format!("{program}{}", std::env::consts::EXE_SUFFIX))
}

/// Checks types and style.
pub fn check(shell: &Shell) -> Result<()> {
    shell.step("types and style of the package for Python");
    let cache = shell.target().join("python/mypy");
    let in_package = |program: &str, arguments: &[&str]| -> Result<Command> {
        let mut command = shell.command(tool_path(shell, program)?);
        command.args(arguments).current_dir(package(shell));
        Ok(command)
    };
    execute(in_package("mypy", &["--cache-dir"])?.arg(cache))?;
    execute(&mut in_package("ruff", &["check", "--no-cache", "--quiet", "."])?)?;
    execute(&mut in_package("ruff", &["format", "--no-cache", "--quiet", "--check", "."])?)?;
    // The package of PyPI downloads a program while it is installed; the one of npm holds what it runs.
    let pyright = npm::package(shell, PYRIGHT)?.join("index.js");
    let mut strict = shell.command("node");
    strict.arg(pyright).arg("--pythonpath").arg(tool_path(shell, "python")?).current_dir(package(shell));
    execute(&mut strict)
}

/// The npm package of pyright, which checks the examples in its strict mode, and its hash.
const PYRIGHT: (&str, &str) = (
    "pyright@1.1.414",
    "sha512-FPZZb51jepDX4eP7TEYDeNFtmE3WgwkkEcJpvH3/QmUSsj0EAy3LXu+xB4T/FWDejtsXlCfFr/rbWFjwuwuXww==",
);

/// Writes the pages of the documentation, from the guides and the docstrings, into a folder.
fn docs(shell: &Shell, folder: Option<&Path>) -> Result<()> {
    shell.step("the pages of the package for Python");
    let requirements = package(shell).join("docs/requirements.txt");
    let mkdocs = program_of(&environment(shell, "docs", "docs.txt", &requirements)?, "mkdocs");
    let out = folder.map_or_else(|| shell.target().join("python/site"), |folder| shell.root().join(folder));
    let mut build = shell.command(mkdocs);
    build.args(["build", "--strict", "--quiet", "--config-file", "engine/python/docs/mkdocs.yml", "--site-dir"]);
    execute(build.arg(&out))?;
    println!("{}", out.display());
    Ok(())
}

/// Installs the package as README does, and runs the tests.
fn test(shell: &Shell, profile: &str) -> Result<()> {
    shell.step("the package for Python: installed with pip, tests");
    install(shell, profile)?;
    let mut pytest = shell.command(tool_path(shell, "pytest")?);
    // Beside the package's source the tests would import the source, which has no compiled part. `-rs` shows skipped tests.
    pytest.args(["--quiet", "-rs", "-p", "no:cacheprovider"]).current_dir(package(shell).join("tests"));
    execute(&mut pytest)
}

/// `pip install ./engine/python`, in the environment of the tasks, with a profile of cargo. The development profile shares its build
/// with the rest of the workspace.
pub fn install(shell: &Shell, profile: &str) -> Result<()> {
    let features = if profile == "dev" { " --features workspace" } else { "" };
    let mut install = shell.command(tool_path(shell, "pip")?);
    install.args(["install", "./engine/python", "--quiet", "--disable-pip-version-check"]);
    // The requirements are there, pinned by hash; a package of the same version is there as well after the first time.
    install.args(["--no-deps", "--force-reinstall", "--no-cache-dir"]);
    execute(install.env("MATURIN_PEP517_ARGS", format!("--profile {profile}{features}")))
}

/// Builds the wheel into a folder.
pub fn build_wheel(shell: &Shell, folder: &Path, options: &[&str]) -> Result<()> {
    let mut command = shell.command(tool_path(shell, "maturin")?);
    command.args(["build", "--quiet", "--strip", "--manifest-path", "engine/python/Cargo.toml", "--out"]);
    execute(command.arg(folder).args(options))
}

/// Packs the source package into a folder: the crates that the wheel is built of, and its tests.
pub fn build_sdist(shell: &Shell, folder: &Path) -> Result<()> {
    let mut command = shell.command(tool_path(shell, "maturin")?);
    command.args(["sdist", "--manifest-path", "engine/python/Cargo.toml", "--out"]);
    execute(command.arg(folder))
}

/// Runs a script with the libraries that read replays, hslog and hsreplay, in an environment of their own.
pub fn with_readers(shell: &Shell, script: &[&str]) -> Result<()> {
    let environment = shell.target().join("python/readers");
    if !environment.exists() {
        execute(shell.python(["-m", "venv"]).arg(&environment))?;
        let pip =
            ["install", "--quiet", "--disable-pip-version-check", "hslog==1.20.0", "hsreplay==1.16.2", "setuptools<81"];
        execute(shell.command(program_of(&environment, "pip")).args(pip))?;
    }
    execute(shell.command(program_of(&environment, "python")).args(script))
}
