//! `cargo cards`: the command line of the pipeline. See `cargo cards --help`.

use std::process::ExitCode;

use cardwright::command::Cli;

/// Texts are compiled with very many small allocations, on which the system's allocator spent a fifth of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = cardwright_cli::parse::<Cli>();
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
