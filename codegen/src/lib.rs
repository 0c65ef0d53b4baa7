//! The pipeline behind `cargo cards`: card data in; stubs, tests, differences and coverage out.
//!
//! Layers, each knowing only those before it: `templates`; `catalog` (which cards, where); `header`,
//! `facts` and `skeleton` (what is said of one card); `generate` (what each file should hold); `regenerate` (how that
//! meets what people have written); `written` (what stands there), and of it `coverage`, `lint` and `site`. Nothing here depends on `generated/`: the pipeline runs when that does not compile.

pub mod atomic;
pub mod catalog;
pub mod command;
pub mod coverage;
pub mod difference;
pub mod facts;
pub mod generate;
pub mod header;
pub mod lint;
pub mod printings;
pub mod regenerate;
pub mod search;
pub mod site;
pub mod skeleton;
pub mod tag_value;
pub mod templates;
pub mod test_targets;
pub mod workspace;
pub mod written;
