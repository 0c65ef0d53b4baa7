//! Merges generated Rust with hand-written parts of the same files, so that generating again is always safe.
//!
//! The crate compares the existing files with the wanted ones and plans edits. It knows nothing of databases and cards.
//!
//! ```text
//! /// # Fireball                                   the header: the generator's
//! /// Spell · Fire · 4 mana
//! /// > Deal $6 damage.
//! //~ todo CS2_029 1c2d3e4f 5c0ffee1 3f9a2c11      its mark: the state, and what the generator wrote there last
//! pub const CS2_029: Power = TODO;                 the body: the generator's until someone changes it
//! ```
//!
//! Everything else is hand-written and is preserved character for character: changed bodies, imports, other items, comments,
//! blank lines, and the order. Text added to a header moves to the `# Notes` at its end.
//!
//! | a card | untouched body | touched body |
//! | --- | --- | --- |
//! | has another body | is replaced | stays |
//! | has other facts | gets a new header | gets a new header with a `Stale` line that has the old facts |
//! | is wanted in another file | is written there | moves there, with the items and imports that it needs |
//! | has left the data | is removed | moves to `aside/`, and returns when the card does |
//!
//! A test without a mark becomes the test of a card if it is in the card's file, its name begins with the card's id, and the
//! card has no other test.
//!
//! ```no_run
//! use cardwright_merge::{SourceTree, WantedTree, apply, plan};
//!
//! fn generate(wanted: &WantedTree, check: bool) -> Result<bool, Box<dyn std::error::Error>> {
//!     let plan = plan(wanted, &SourceTree::read_wanted(wanted)?)?;
//!     println!("{plan}");
//!     if !check {
//!         apply(&plan)?;
//!     }
//!     Ok(plan.is_empty())
//! }
//! ```
//!
//! Each module may depend only on those above it:
//!
//! 1. `lexer`, `paths`, `edits`: source as text; `error`, `wanted`, `report`: what goes in and comes out
//! 2. `mark`, `header`: what the generator wrote last, and what people added
//! 3. `source`: the items of a file; `tree`, `apply`: files on disk
//! 4. `ownership`: which item belongs to which card, and whose its body is; `index` lists that
//! 5. `snapshot`: all files before a pass; `target_scope`, `relocation`: what goes to another file with a block; `place`: where
//!    it stood
//! 6. `reconcile`: one pass; `plan`: passes until nothing changes

mod apply;
mod edits;
mod error;
mod header;
mod index;
mod lexer;
mod mark;
mod ownership;
mod paths;
mod place;
mod plan;
mod reconcile;
mod relocation;
mod report;
mod snapshot;
mod source;
mod target_scope;
mod tree;
mod wanted;

pub use apply::{apply, apply_all, replace};
pub use edits::Edits;
pub use error::{Fault, MergeError, SourcePosition};
pub use index::{FoundKind, IndexedBlock, Unattributed, index, index_tests, set_aside};
pub use lexer::{fingerprint, nesting_error, words};
pub use mark::{Mark, State, is_file_mark, mark_hand_written};
pub use paths::rewrite_paths;
pub use plan::plan;
pub use report::{BlockEvent, Change, Conflict, Plan, PlanEvent, Reason};
pub use source::parse;
pub use tree::SourceTree;
pub use wanted::{ASIDE_FOLDER, Block, GeneratedKind, HeaderLine, Stub, WantedFile, WantedTree, WholeFile};
