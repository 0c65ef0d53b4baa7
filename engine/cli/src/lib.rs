//! What the programs of Cardwright have in common, so that who knows one of them knows the other: exit codes, help that fits the
//! terminal, `--version`, `-q` and `-v`, man pages and completions, and the advice for what is missing.
//!
//! A program derives its arguments with clap, adds [`Verbosity`] and a subcommand [`Manual`], and begins and ends so:
//!
//! ```ignore
//! let arguments = cardwright_cli::parse::<Arguments>();
//! arguments.verbosity.set();
//! cardwright_cli::finish(arguments.run())
//! ```
mod manual;

use std::process::{Command as Process, ExitCode};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU8, Ordering};

use clap::{Command, CommandFactory, FromArgMatches};

pub use manual::Manual;

/// What every help says.
pub const EXIT_CODES: &str = "Exit codes: 0 all is well, 1 there are findings, 2 wrong usage or a failure.";

/// A count with its noun: `1 card`, `2 cards`.
///
/// ```
/// assert_eq!([1, 2].map(|many| cardwright_cli::counted(many, "card")), ["1 card", "2 cards"]);
/// ```
pub fn count_with_noun(many: impl TryInto<u64>, noun: &str) -> String {
    match many.try_into().unwrap_or(u64::MAX) {
        1 => format!("1 {noun}"),
        many => format!("{many} {noun}s"),
    }
}

/// The advice where the card database, or the data that it is made of, is missing.
pub const NO_DATABASE: &str = "run `cargo cards build`, which fetches the card data and makes the database";

/// Help is no wider than this on wide terminals.
const WIDEST: usize = 100;

/// The program has worked and found something: the exit code is 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Findings(pub String);

/// Ends a program: prints the error, if there is one, and returns the exit code.
pub fn finish(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    if let Some(findings) = error.downcast_ref::<Findings>() {
        eprintln!("{findings}");
        return ExitCode::from(1);
    }
    eprintln!("error: {error:#}");
    if is_verbose() {
        eprintln!("{error:?}");
    }
    ExitCode::from(2)
}

/// Reads the arguments of the process. Usage errors, `--help` and `--version` end it.
pub fn parse<Arguments: CommandFactory + FromArgMatches>() -> Arguments {
    let matches = with_common_options(Arguments::command()).get_matches();
    Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// A command with the version, the width and the exit codes that all commands have.
pub fn with_common_options(command: Command) -> Command {
    let told = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
    let command = command.after_help(told + EXIT_CODES).max_term_width(WIDEST).version(version());
    command.mut_subcommands(with_common_subcommand_options)
}

/// The same for a subcommand, which has no version of its own.
fn with_common_subcommand_options(command: Command) -> Command {
    let told = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
    command.after_help(told + EXIT_CODES).mut_subcommands(with_common_subcommand_options)
}

/// The build of the card data: the `main` package of `data/sources.toml`.
pub fn data_build() -> &'static str {
    let sources = include_str!("../../../data/sources.toml");
    let (_, version) = sources.split_once("version = \"").unwrap_or_default();
    version.split(['.', '"']).next().unwrap_or_default()
}

/// `0.1.0 (build 255790 of the card data, commit 1aed777c)`.
///
/// The commit is that of the checkout in which the program was built, as it is now: a constant would be compiled anew with each
/// commit. `CARDWRIGHT_COMMIT`, set when it is compiled, says it for programs that leave their checkout.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let git = || {
            let arguments = ["-C", env!("CARGO_MANIFEST_DIR"), "rev-parse", "--short=8", "HEAD"];
            let output = Process::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
            Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
        };
        let commit = option_env!("CARDWRIGHT_COMMIT").map(str::to_owned).or_else(git);
        let commit = commit.unwrap_or_else(|| "unknown".to_owned());
        format!("{} (build {} of the card data, commit {commit})", env!("CARGO_PKG_VERSION"), data_build())
    });
    &VERSION
}

/// How much a program says beside its results: less with 0, more with 2.
static LEVEL: AtomicU8 = AtomicU8::new(1);

/// The options `-q` and `-v`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Verbosity {
    /// Only results and errors: no progress, no remarks.
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    quiet: bool,
    /// More about what is done, and about errors.
    #[arg(long, short, global = true)]
    verbose: bool,
}

impl Verbosity {
    /// Applies them to the process.
    pub fn set(self) {
        LEVEL.store(if self.quiet { 0 } else { 1 + u8::from(self.verbose) }, Ordering::Relaxed);
    }
}

/// Whether only results and errors are wanted.
pub fn is_quiet() -> bool {
    LEVEL.load(Ordering::Relaxed) == 0
}

/// Whether more is wanted.
pub fn is_verbose() -> bool {
    LEVEL.load(Ordering::Relaxed) == 2
}

/// Prints a remark to standard error, unless the program is to be quiet.
pub fn note(text: &str) {
    if !is_quiet() {
        eprintln!("{text}");
    }
}
