//! The subcommands of `cargo cards`, one file each: parse arguments, call the library, print text or JSON.
//!
//! Exit codes: 0 success; 1 findings (`--check` found a change, a search found nothing); 2 wrong usage or a failure.

mod adopt;
mod build;
mod coverage;
mod decks;
mod diff;
mod enums;
mod export;
mod fetch;
mod generate;
mod import;
mod inventory;
mod like;
mod lint;
mod mutants;
mod next;
mod pin;
mod printings;
mod require;
mod search;
mod show;
mod site;
mod site_play;
mod soak;
mod statuses;
mod sync_file;
mod terminal;
mod test;
mod text;
mod text_print;

use std::path::PathBuf;
use std::process::ExitCode;

use cardwright_cli::{Manual, Verbosity};
use clap::{CommandFactory as _, Parser, Subcommand};

use crate::workspace::Workspace;
use terminal::{Terminal, print_result};
use text::processor_time;

/// Turns Hearthstone's card data into stubs, tests, differences and coverage.
#[derive(Debug, Parser)]
#[command(
    name = "cards",
    bin_name = "cargo cards",
    after_help = "Examples:\n  cargo cards build                 fetch, import, generate, print coverage\n  \
                  cargo cards show CS2_029          everything about one card\n  \
                  cargo cards search \"text:discover class:mage\"\n  \
                  cargo cards diff 254477 255790    what a patch did\n  \
                  cargo cards site                  all of it as a web site"
)]
pub struct Cli {
    /// The repository; by default the current folder, or the nearest parent folder that is a repository.
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    #[command(flatten)]
    verbosity: Verbosity,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Build),
    Pin(pin::Pin),
    Fetch(fetch::Fetch),
    Import(import::Import),
    Generate(generate::Generate),
    Export(export::Export),
    Coverage(coverage::Coverage),
    Next(next::Next),
    Decks(decks::Decks),
    Test(test::Test),
    Adopt(adopt::Adopt),
    Lint(lint::Lint),
    Mutants(mutants::Mutants),
    Show(show::Show),
    Search(search::Search),
    Like(like::Like),
    Diff(diff::Diff),
    Site(site::Site),
    Text(text::Text),
    Enums(enums::Enums),
    Printings(printings::Printings),
    /// Writes man pages and completions for shells.
    #[command(
        after_help = "Examples:\n  cargo cards manual target/manual    man pages, and completions for each shell\n  \
                      cargo cards manual --shell bash     completions for one shell"
    )]
    Manual(Manual),
    #[command(hide = true)]
    Soak(soak::Soak),
}

impl Cli {
    /// Runs the given command.
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        self.verbosity.set();
        let workspace = Workspace::find(self.root.as_deref())?;
        let terminal = Terminal::new(cardwright_cli::is_quiet(), cardwright_cli::is_verbose());
        let code = match &self.command {
            Command::Build(command) => command.run(&workspace, terminal),
            Command::Pin(command) => command.run(&workspace, terminal),
            Command::Fetch(command) => command.run(&workspace, terminal),
            Command::Import(command) => command.run(&workspace, terminal),
            Command::Generate(command) => command.run(&workspace, terminal),
            Command::Export(command) => command.run(&workspace, terminal),
            Command::Coverage(command) => command.run(&workspace, terminal),
            Command::Next(command) => command.run(&workspace, terminal),
            Command::Decks(command) => command.run(&workspace, terminal),
            Command::Test(command) => command.run(&workspace, terminal),
            Command::Adopt(command) => command.run(&workspace, terminal),
            Command::Lint(command) => command.run(&workspace, terminal),
            Command::Mutants(command) => command.run(&workspace, terminal),
            Command::Show(command) => command.run(&workspace, terminal),
            Command::Search(command) => command.run(&workspace, terminal),
            Command::Like(command) => command.run(&workspace, terminal),
            Command::Diff(command) => command.run(&workspace, terminal),
            Command::Site(command) => command.run(&workspace, terminal),
            Command::Text(command) => command.run(&workspace, terminal),
            Command::Enums(command) => command.run(&workspace, terminal),
            Command::Printings(command) => command.run(&workspace, terminal),
            Command::Manual(manual) => {
                print_result(&manual.run(Self::command(), "cardwright")?)?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Soak(command) => command.run(&workspace, terminal),
        };
        if let Some(busy) = processor_time() {
            terminal.print_detail(&format!("{:.2} s of processor time", busy.as_secs_f64()));
        }
        code
    }
}
