//! Running again is safe, whatever happened in between.

mod disk;
mod examples;
mod files;
mod happens;
mod hostile;
mod moves;
mod random;
mod world;
