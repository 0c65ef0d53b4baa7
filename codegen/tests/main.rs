//! The tests of the `cards` program and of what it is made of, as one program.
mod browser;
mod difference;
mod enchantments;
mod grammar;
mod headers;
mod inspect;
mod pipeline;
mod play;
mod repository;
mod scenario;
mod site;
mod text;
mod words;
