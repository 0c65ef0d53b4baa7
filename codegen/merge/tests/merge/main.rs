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
