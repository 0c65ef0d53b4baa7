//! The `arena` program: `cargo arena --help` lists its commands.
use std::process::ExitCode;

/// Games ask for memory in small pieces, and searches clone them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    cardwright_arena::cli::main()
}
