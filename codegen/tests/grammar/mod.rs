//! The parts of the text compiler: its grammar, what reads by it, and what prints by it.

mod content;
mod kinds;
mod marks;
mod printer;
mod rules;
mod spelling;
mod tokens;
