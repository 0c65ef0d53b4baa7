//! The common parts of Cardwright's programs: exit codes, help that fits the terminal, `--version`, `-q` and `-v`, man pages
//! and completions, and advice for missing data.
//!
//! A program derives its arguments with clap, adds [`Verbosity`] and a subcommand [`Manual`], and has this structure:
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

/// The exit codes, printed in every help.
pub const EXIT_CODES: &str = "Exit codes: 0 all is well, 1 there are findings, 2 wrong usage or a failure.";

/// A count with its noun: `1 card`, `2 cards`.
///
/// ```
/// assert_eq!([1, 2].map(|many| cardwright_cli::count_with_noun(many, "card")), ["1 card", "2 cards"]);
/// ```
pub fn count_with_noun(many: impl TryInto<u64>, noun: &str) -> String {
    match many.try_into().unwrap_or(u64::MAX) {
        1 => format!("1 {noun}"),
        many => format!("{many} {noun}s"),
    }
}

/// The advice if the card database or its source data is missing.
pub const NO_DATABASE: &str = "run `cargo cards build`, which fetches the card data and makes the database";

/// The maximum width of help, in columns.
const WIDEST: usize = 100;

/// A successful run with findings: the exit code is 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Findings(pub String);

/// Ends a program: prints the error, if any, and returns the exit code.
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

/// Parses the arguments of the process. Usage errors, `--help` and `--version` end the process.
pub fn parse<Arguments: CommandFactory + FromArgMatches>() -> Arguments {
    let matches = with_common_options(Arguments::command()).get_matches();
    Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// A command with the version, width and exit codes that all commands share.
pub fn with_common_options(command: Command) -> Command {
    let told = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
    let command = command.after_help(told + EXIT_CODES).max_term_width(WIDEST).version(version());
    command.mut_subcommands(with_common_subcommand_options)
}

/// Like [`with_common_options`], for a subcommand without its own version.
fn with_common_subcommand_options(command: Command) -> Command {
    let told = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
    command.after_help(told + EXIT_CODES).mut_subcommands(with_common_subcommand_options)
}

/// The build of the card data: the `main` package of `data/sources.toml`.
pub fn data_build() -> &'static str {
    str::from_utf8(&DATA_BUILD).unwrap_or_default()
}

/// The digits of the build, copied when this is compiled: the file itself, with its hashes, is in no program.
static DATA_BUILD: [u8; BUILD_PLACE.1] = {
    let mut digits = [0; BUILD_PLACE.1];
    let mut at = 0;
    while at < digits.len() {
        digits[at] = SOURCES[BUILD_PLACE.0 + at];
        at += 1;
    }
    digits
};

/// The place of the first version in `data/sources.toml`, and the number of its digits.
const BUILD_PLACE: (usize, usize) = {
    let key = b"version = \"";
    let (mut start, mut matched) = (0, 0);
    while matched < key.len() {
        matched = if SOURCES[start] == key[matched] { matched + 1 } else { (SOURCES[start] == key[0]) as usize };
        start += 1;
    }
    let mut digits = 0;
    while SOURCES[start + digits].is_ascii_digit() {
        digits += 1;
    }
    (start, digits)
};

const SOURCES: &[u8] = include_bytes!("../../../data/sources.toml");

/// The version for `--version`: `0.1.0 (build 255790 of the card data, commit 1aed777c)`.
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

/// The verbosity of messages other than results: 0 quiet, 1 normal, 2 verbose.
static LEVEL: AtomicU8 = AtomicU8::new(1);

/// The options `-q` and `-v`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Verbosity {
    /// Only results and errors: no progress, no notes.
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    quiet: bool,
    /// More details about actions and errors.
    #[arg(long, short, global = true)]
    verbose: bool,
}

impl Verbosity {
    /// Applies the options to the process.
    pub fn set(self) {
        LEVEL.store(if self.quiet { 0 } else { 1 + u8::from(self.verbose) }, Ordering::Relaxed);
    }
}

/// Whether `-q` was given.
pub fn is_quiet() -> bool {
    LEVEL.load(Ordering::Relaxed) == 0
}

/// Whether `-v` was given.
pub fn is_verbose() -> bool {
    LEVEL.load(Ordering::Relaxed) == 2
}

/// Prints a note to standard error, unless the program is quiet.
pub fn note(text: &str) {
    if !is_quiet() {
        eprintln!("{text}");
    }
}
