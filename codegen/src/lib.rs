//! The pipeline behind `cargo cards`: card data in; stubs, tests, differences and coverage out.
//!
//! Layers; each module may depend only on those above it:
//!
//! 1. `templates`: tera; `cache_file`: results in files; `names`: what Rust can hold; the crate `cardwright-text` reads what a text means
//! 2. `catalog`: which cards are generated, and where
//! 3. `header`, `facts`, `test_skeleton`: what is written about one card
//! 4. `generate`: what each file should hold; the crate `cardwright-merge` combines it with what people wrote
//! 5. `sources`, `own_tests`: Powers and tests as they are in the files
//! 6. `coverage`, then `inventory`, which keeps it, and `decks`; `search`, `like`, `lint`, `site`
//!
//! Nothing here depends on `generated/`: the pipeline runs even when that does not compile.

pub mod cache_file;
pub mod catalog;
pub mod command;
pub mod coverage;
pub mod decks;
pub mod difference;
pub mod facts;
pub mod generate;
pub mod header;
pub mod inventory;
pub mod like;
pub mod lint;
pub mod names;
pub mod own_tests;
pub mod printings;
pub mod requirements;
pub mod search;
pub mod site;
pub mod sources;
pub mod tag_value;
pub mod templates;
pub mod test_skeleton;
pub mod workspace;
