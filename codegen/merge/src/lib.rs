//! Running again is safe, whatever happened in between.
//!
//! The generator and people write into the same files. This module keeps them apart: it compares the files that are
//! there with what the generator wants there, and makes a plan of edits. It knows nothing of databases and cards.
//!
//! ```text
//! /// # Fireball                                   the header: the generator's
//! ///
//! /// `CS2_029` · Mage spell · Fire · 4 mana
//! ///
//! /// State: Todo
//! //~ todo CS2_029 3f9a2c11 1c2d3e4f 5c0ffee1      its mark: what it wrote there last
//! pub const CS2_029: Power = TODO;                 the body: the generator's until someone touches it
//! ```
//!
//! Everything else is people's, character for character: touched bodies, imports, further items, comments, blank lines
//! and the order of it all. What a person writes into a header goes to the `# Notes` at its end.
//!
//! | a card | untouched | touched |
//! | --- | --- | --- |
//! | has another body | is written anew | keeps its body |
//! | has other facts | gets a new header | its header tells what it said before: `Stale` |
//! | is wanted in another file | is written there | goes there, with what it needs |
//! | has left the data | goes | goes to `aside/`, and comes back when the card does |
//!
//! ```no_run
//! use cardwright_merge::{Tree, Wanted, apply, plan};
//!
//! fn generate(wanted: &Wanted, check: bool) -> Result<bool, Box<dyn std::error::Error>> {
//!     let plan = plan(wanted, &Tree::read_for(wanted)?)?;
//!     println!("{plan}");
//!     if !check {
//!         apply(&plan)?;
//!     }
//!     Ok(plan.is_empty())
//! }
//! ```
//!
//! From the ground up: `tokens`, `mark`, `header`, `state` and `splice` know texts alone; `scan` reads a file's items;
//! `claims` says which item is which card's and whose its body is; `fate` decides what becomes of each; `moves` finds
//! what goes along, and `yard` whether it may come in; `render`, `work` and `departures`
//! make the new texts; `pass` and `plan` put it together; `apply` writes.

mod adopt;
mod apply;
mod departures;
mod edits;
mod fault;
mod header;
mod index;
mod mark;
mod ownership;
mod pass;
mod paths;
mod plan;
mod reconcile;
mod relocation;
mod render;
mod scan;
mod state;
mod target_scope;
mod tokens;
mod tree;
mod wanted;
mod work;

pub use adopt::adopt;
pub use apply::apply;
pub use fault::{Fault, Place, RegenerateError};
pub use index::{Found, FoundKind, index};
pub use plan::{Change, Conflict, Counts, Event, Plan, Reason, What, plan};
pub use state::State;
pub use tree::Tree;
pub use wanted::{ASIDE, Block, Crates, Emitted, HeaderLine, Stub, Wanted, WantedFile, WholeFile};
