//! Running again is safe, whatever happened in between.

mod disk;
mod edits;
mod examples;
mod files;
mod happens;
mod hostile;
mod lexer;
mod marks;
mod moves;
mod paths;
mod random;
mod world;

/// These tests mostly allocate: they take a third less time with this allocator than with the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
