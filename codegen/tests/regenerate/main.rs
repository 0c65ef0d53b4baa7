//! Running again is safe, whatever happened in between.

mod disk;
mod examples;
mod moves;
mod random;
mod world;
