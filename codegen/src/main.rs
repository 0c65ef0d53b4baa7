//! `cargo cards`: the command line of the pipeline. See `cargo cards --help`.

use std::process::ExitCode;

use cardwright::command::Cli;
use clap::Parser;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            for cause in error.chain().skip(1) {
                eprintln!("  because: {cause}");
            }
            ExitCode::from(2)
        }
    }
}
