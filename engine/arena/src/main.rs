//! The `arena` program: `cargo arena --help` lists its commands.
use std::process::ExitCode;

fn main() -> ExitCode {
    cardwright_arena::cli::main()
}
