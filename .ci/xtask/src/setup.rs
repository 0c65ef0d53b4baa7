//! `cargo xtask setup`: the only task that installs packages of the system.

use anyhow::{Result, bail};

use crate::shell::{Shell, execute, has, output_of};

/// Options of `cargo xtask setup`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Lists missing programs with the commands to install them; installs nothing
    #[arg(long)]
    dry_run: bool,
    /// Also install the components of Rust that `cargo xtask web` and `cargo xtask release` need
    #[arg(long)]
    all: bool,
}

/// A program that tasks run, and the packages that bring it.
struct Tool {
    /// The program to look for.
    program: &'static str,
    /// The tasks that need it.
    needed_by: &'static str,
    /// Packages of Debian and Ubuntu.
    debian: &'static [&'static str],
    /// Packages of Homebrew.
    homebrew: &'static str,
    /// Packages of winget.
    winget: &'static str,
}

const TOOLS: [Tool; 5] = [
    Tool {
        program: if cfg!(windows) { "python" } else { "python3" },
        needed_by: "every task: card data comes from a Python package",
        debian: &["python3", "python3-pip", "python3-venv"],
        homebrew: "python",
        winget: "Python.Python.3.13",
    },
    Tool {
        program: "chromium",
        needed_by: "test, web: the card site in a browser",
        debian: &["chromium", "fonts-dejavu-core"],
        homebrew: "--cask chromium",
        winget: "Hibbiki.Chromium",
    },
    Tool {
        program: "valgrind",
        needed_by: "instructions, ci (Linux)",
        debian: &["valgrind"],
        homebrew: "",
        winget: "",
    },
    Tool { program: "node", needed_by: "check, web", debian: &["nodejs"], homebrew: "node", winget: "OpenJS.NodeJS" },
    Tool { program: "npm", needed_by: "check, web", debian: &["npm"], homebrew: "node", winget: "OpenJS.NodeJS" },
];

/// Components of the Rust toolchain: the name, and whether only `web` and `release` need it.
const COMPONENTS: [(&str, bool); 4] = [("rustfmt", false), ("clippy", false), ("rust-src", true), ("llvm-tools", true)];

/// The target of `cargo check` for Windows, which CI runs on Linux.
pub const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// Installs missing programs, or lists them.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !is_there(shell, tool)).collect();
    install_tools(shell, arguments, &missing)?;
    install_components(shell, arguments)
}

fn is_there(shell: &Shell, tool: &Tool) -> bool {
    // Debian's Python comes without pip and venv.
    let complete = !tool.program.starts_with("python")
        || shell.python(["-c", "import ensurepip, pip, venv"]).output().is_ok_and(|output| output.status.success());
    has(tool.program) && complete
}

fn install_tools(shell: &Shell, arguments: &Arguments, missing: &[&Tool]) -> Result<()> {
    if missing.is_empty() {
        println!("Programs: nothing is missing.");
        return Ok(());
    }
    for tool in missing {
        let parts = if tool.program.starts_with("python") { ", or its pip or venv," } else { "" };
        println!("{}{parts} is missing; needed by {}", tool.program, tool.needed_by);
    }
    if has("apt-get") {
        let packages: Vec<&str> = missing.iter().flat_map(|tool| tool.debian).copied().collect();
        return install_debian(shell, arguments, &packages);
    }
    let (manager, packages): (_, Vec<_>) = if cfg!(windows) {
        ("winget", missing.iter().map(|tool| tool.winget).collect())
    } else {
        ("brew", missing.iter().map(|tool| tool.homebrew).collect())
    };
    for package in packages.iter().filter(|package| !package.is_empty()) {
        println!("Install it with: {manager} install {package}");
    }
    if arguments.dry_run {
        return Ok(());
    }
    bail!("this task installs packages on Debian and Ubuntu only: run the commands above, or those of your system")
}

fn install_debian(shell: &Shell, arguments: &Arguments, packages: &[&str]) -> Result<()> {
    let prefix: &[&str] = if is_root(shell) { &[] } else { &["sudo"] };
    let words = |rest: &[&'static str]| [prefix, rest].concat();
    let update = words(&["apt-get", "update", "-qq"]);
    let install = [&words(&["apt-get", "install", "-y", "-qq", "--no-install-recommends"])[..], packages].concat();
    for command in [update, install] {
        println!("> {}", command.join(" "));
        if !arguments.dry_run {
            execute(shell.command(command[0]).args(&command[1..]).env("DEBIAN_FRONTEND", "noninteractive"))?;
        }
    }
    Ok(())
}

fn is_root(shell: &Shell) -> bool {
    output_of(shell.command("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Components and targets of the toolchain; they need no rights of an administrator.
fn install_components(shell: &Shell, arguments: &Arguments) -> Result<()> {
    if !has("rustup") {
        println!("rustup is missing: install rustfmt, clippy and the target {WINDOWS} as your system offers them.");
        return Ok(());
    }
    let installed = output_of(shell.command("rustup").args(["component", "list", "--installed"]))?;
    for (component, extra) in COMPONENTS {
        if (arguments.all || !extra) && !installed.contains(component) {
            rustup(shell, arguments, &["component", "add", component])?;
        }
    }
    let targets = output_of(shell.command("rustup").args(["target", "list", "--installed"]))?;
    if cfg!(target_os = "linux") && !targets.contains(WINDOWS) {
        rustup(shell, arguments, &["target", "add", WINDOWS])?;
    }
    Ok(())
}

fn rustup(shell: &Shell, arguments: &Arguments, words: &[&str]) -> Result<()> {
    println!("> rustup {}", words.join(" "));
    if arguments.dry_run { Ok(()) } else { execute(shell.command("rustup").args(words)) }
}
