//! `cargo xtask release`: programs for people who play millions of games.
//!
//! On Linux the programs are optimized by a profile of games of all kinds: the games stay the same, to the hash, and the task checks
//! that. `engine/PERFORMANCE.md` says what the profile gains. Other systems get plain release builds.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::python;
use crate::shell::{FEATURES, Shell, execute, output_of};

/// Options of `cargo xtask release`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The products; all if none is named
    #[arg(value_enum)]
    products: Vec<Product>,
    /// Build without a profile
    #[arg(long)]
    plain: bool,
    /// Link the wheel with zig against an old C library, so that it runs on every Linux (a manylinux wheel)
    #[arg(long, requires = "plain")]
    zig: bool,
}

/// A product of a release.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Product {
    /// `cardwright`, the program behind `cargo cards`
    Cards,
    /// `arena`, the program behind `cargo arena`
    Arena,
    /// The wheel for Python
    Wheel,
    /// The source package for Python, which pip builds where no wheel fits
    Sdist,
}

/// Builds the products into `target/release-products`.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    let profiled = cfg!(target_os = "linux") && !arguments.plain;
    let folder = shell.target().join("release-products");
    fs::create_dir_all(&folder)?;
    for &product in Product::value_variants() {
        if arguments.products.is_empty() || arguments.products.contains(&product) {
            match product {
                Product::Cards => plain_program(shell, "cardwright", &[], &folder)?,
                Product::Arena if profiled => profiled_arena(shell, &folder)?,
                Product::Arena => plain_program(shell, "arena", &FEATURES, &folder)?,
                Product::Wheel => wheel(shell, profiled, arguments.zig, &folder)?,
                Product::Sdist => {
                    shell.step("the source package for Python");
                    python::build_sdist(shell, &folder)?;
                }
            }
        }
    }
    for file in fs::read_dir(&folder)? {
        println!("{}", file?.path().display());
    }
    Ok(())
}

fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

fn plain_program(shell: &Shell, program: &str, features: &[&str], folder: &Path) -> Result<()> {
    shell.step(&format!("{program}, a release build"));
    execute(shell.cargo(["build", "--quiet", "--release", "--bin", program]).args(features))?;
    fs::copy(shell.target().join("release").join(executable(program)), folder.join(executable(program)))?;
    Ok(())
}

fn host(shell: &Shell) -> Result<String> {
    let version = output_of(shell.command("rustc").arg("-vV"))?;
    version.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned).context("rustc names no host")
}

/// The reader of profiles, of the compiler's own version.
fn profdata(shell: &Shell) -> Result<PathBuf> {
    let sysroot = output_of(shell.command("rustc").args(["--print", "sysroot"]))?;
    let tool = Path::new(sysroot.trim()).join("lib/rustlib").join(host(shell)?).join("bin/llvm-profdata");
    if tool.is_file() {
        return Ok(tool);
    }
    bail!(
        "llvm-profdata is missing: run `cargo xtask setup --all`, or build without a profile: `cargo xtask release --plain`"
    )
}

fn profiled_arena(shell: &Shell, folder: &Path) -> Result<()> {
    let profdata = profdata(shell)?;
    let work = shell.folder("profile")?;
    let (records, profile) = (work.join("records"), work.join("games.profdata"));
    if records.exists() {
        fs::remove_dir_all(&records)?;
    }
    shell.step("arena: games are recorded");
    let recorder = build_with(shell, &format!("-Cprofile-generate={}", records.display()), &work.join("recorder"))?;
    play(shell, &recorder)?;
    execute(shell.command(profdata).args(["merge", "-o"]).arg(&profile).arg(&records))?;
    shell.step("arena, optimized by the profile");
    let optimized = build_with(shell, &format!("-Cprofile-use={}", profile.display()), &work.join("build"))?;
    let hashes = |program: &Path| output_of(shell.command(program).args(["bench", "--games", "500", "--hashes"]));
    if hashes(&recorder)? != hashes(&optimized)? {
        bail!("the games of the optimized program differ from those of the recorder");
    }
    fs::copy(optimized, folder.join(executable("arena")))?;
    Ok(())
}

/// Builds `arena` with flags of the compiler. With a target that is named, programs that run while building have no profile.
fn build_with(shell: &Shell, flags: &str, folder: &Path) -> Result<PathBuf> {
    let host = host(shell)?;
    let mut command =
        shell.cargo(["build", "--quiet", "--release", "--bin", "arena", "--target", &host, "--target-dir"]);
    execute(command.arg(folder).args(FEATURES).env("RUSTFLAGS", flags))?;
    Ok(folder.join(host).join("release").join(executable("arena")))
}

/// Plays the games of the profile: random players with all cards, decks of today with their agents, positions and searches; the
/// fixed deck is a small part.
fn play(shell: &Shell, arena: &Path) -> Result<()> {
    let quiet = |words: &[&str]| execute(shell.command(arena).args(words).stdout(Stdio::null()));
    quiet(&["bench", "--only", "random", "--games", "4000"])?;
    quiet(&["bench", "--only", "random", "--pick", "--games", "4000"])?;
    quiet(&["bench", "--only", "basicmage", "--games", "1000"])?;
    quiet(&["bench", "--only", "basicmage", "--pick", "--games", "1000"])?;
    quiet(&["bench", "--games", "200", "--hashes"])?;
    let decks = fs::read_to_string(shell.root().join("data/decks/standard-2026-04.toml"))?;
    let codes: Vec<&str> = decks.lines().filter_map(|line| line.strip_prefix("code = \"")?.strip_suffix('"')).collect();
    for pair in codes.chunks_exact(2) {
        for (agent, games) in [("greedy", "30"), ("search:playouts=2", "2")] {
            let decks = ["simulate", "--deck", pair[0], "--deck", pair[1], "--agent", agent, "--games", games];
            quiet(&[&decks[..], &["--format", "standard", "--threads", "1", "--least", "0", "--quiet"]].concat())?;
        }
    }
    quiet(&["fuzz", "--actions", "30000"])
}

fn wheel(shell: &Shell, profiled: bool, zig: bool, folder: &Path) -> Result<()> {
    shell.step("the wheel for Python");
    let mut options = vec!["--release"];
    if profiled {
        // maturin finds the reader of profiles in the toolchain.
        profdata(shell)?;
        options.push("--pgo");
    }
    if zig {
        let pip = ["install", "--quiet", "--disable-pip-version-check", "ziglang==0.15.1"];
        execute(shell.command(python::tool_path(shell, "pip")?).args(pip))?;
        options.extend(["--zig", "--compatibility", "manylinux2014"]);
    }
    python::build_wheel(shell, folder, &options)
}
