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

/// What these tests do is mostly allocating: this takes a third less time than the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
