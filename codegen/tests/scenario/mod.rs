//! The parts of what plans scenarios: mutants and their differences, the reference model, enchantments.

mod differences;
mod enchantment;
mod mutants;
mod parts;
mod reached;
mod tags;
