//! The catalog: the selection of its cards, their aliases, cards whose text has keywords only, and the cache.

mod aliases;
mod cache;
mod selection;
mod wording;
