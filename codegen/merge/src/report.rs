//! The results of a run: changed files, events per card, and conflicts.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::error::SourcePosition;

/// The changes that a run would make. [`apply`](crate::apply) makes them.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The folder that all paths are relative to.
    pub root: PathBuf,
    /// The files that change, by path.
    pub changes: Vec<Change>,
    /// The events of blocks, in the order in which they were decided.
    pub events: Vec<PlanEvent>,
    /// Blocks that cannot be in their wanted files.
    pub conflicts: Vec<Conflict>,
}

/// A file that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The path of the file, relative to the root.
    pub path: PathBuf,
    /// The current text; `None` if the file does not exist.
    pub old: Option<String>,
    /// The new text; `None` deletes the file.
    pub new: Option<String>,
}

/// An event of one card's block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanEvent {
    /// The card's id.
    pub key: String,
    /// The file that has the block afterwards, or had it before.
    pub file: PathBuf,
    /// The kind of the event.
    pub kind: BlockEvent,
}

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BlockEvent {
    /// The block is written for the first time, or again after a person deleted it.
    New,
    /// Its header is updated.
    Header,
    /// Its generated body is replaced.
    Body,
    /// The block moves to another file.
    Moved,
    /// Its card has left the data; the block is set aside.
    SetAside,
    /// Its card is in the data again; the block returns from `aside/`.
    Returned,
    /// Its card has left the data; the generated block is deleted.
    Dropped,
    /// Its card has left the data, but hand-written source refers to the block: it stays, with a note in its header.
    StillReferenced,
    /// A second block for the same card, generated or identical, is deleted.
    DuplicateDeleted,
    /// Its header marks the body as stale from now on.
    Stale,
}

impl BlockEvent {
    /// All kinds with their names in the summary of a plan.
    const NAMED: [(Self, &str); 10] = [
        (Self::New, "new"),
        (Self::Header, "headers renewed"),
        (Self::Body, "stubs replaced"),
        (Self::Moved, "moved"),
        (Self::SetAside, "set aside"),
        (Self::Returned, "back from aside"),
        (Self::Dropped, "dropped untouched"),
        (Self::StillReferenced, "kept without a card"),
        (Self::DuplicateDeleted, "doubles removed"),
        (Self::Stale, "newly stale"),
    ];
}

/// A block that cannot be in its wanted file, and stays in its current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The card's id.
    pub key: String,
    /// The file in which the block stays.
    pub current_file: PathBuf,
    /// The file in which the block belongs.
    pub wanted_file: PathBuf,
    /// The reason.
    pub reason: Reason,
}

/// The reason why a block cannot be in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Another item has a name that the block brings.
    NameTaken {
        /// The name.
        name: String,
        /// The position of the name in the wanted file; `None` if another block brings it in the same run.
        place: Option<SourcePosition>,
    },
    /// The body calls the test of another card, which is possible only in that test's file.
    TestOfAnother(String),
}

impl Plan {
    /// Whether all files are up to date.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// The number of blocks with an event of this kind.
    pub fn count(&self, what: BlockEvent) -> usize {
        self.events.iter().filter(|event| event.kind == what).count()
    }

    /// The files of blocks that could not move to their wanted files, by card id. All other blocks are in their wanted files.
    pub fn misplaced_cards(&self) -> BTreeMap<&str, &Path> {
        let apart = self.conflicts.iter().filter(|conflict| conflict.current_file != conflict.wanted_file);
        apart.map(|conflict| (conflict.key.as_str(), conflict.current_file.as_path())).collect()
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTaken { name, place: Some(place) } => {
                write!(f, "`{name}` is something else there ({place}); rename one of the two and run again")
            }
            Self::NameTaken { name, place: None } => {
                write!(f, "another block brings its own `{name}` there; rename one of the two and run again")
            }
            Self::TestOfAnother(name) => {
                write!(f, "it calls `{name}`, which cannot be named from there; move it by hand")
            }
        }
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (key, kept, wanted) = (&self.key, self.current_file.display(), self.wanted_file.display());
        if self.current_file == self.wanted_file {
            write!(f, "{key} cannot be written to {wanted}: {}", self.reason)
        } else {
            write!(f, "{key} stays in {kept}, though it is wanted in {wanted}: {}", self.reason)
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for change in &self.changes {
            let what = match (&change.old, &change.new) {
                (None, _) => "create",
                (_, None) => "delete",
                (Some(_), Some(_)) => "change",
            };
            writeln!(f, "{what} {}", self.root.join(&change.path).display())?;
        }
        for conflict in &self.conflicts {
            writeln!(f, "conflict: {conflict}")?;
        }
        let counts = BlockEvent::NAMED.iter().map(|(what, name)| (self.count(*what), *name));
        let counts = counts.chain([(self.conflicts.len(), "in conflict")]).filter(|(count, _)| *count > 0);
        let counts: Vec<_> = counts.map(|(count, name)| format!("{count} {name}")).collect();
        if !counts.is_empty() {
            return f.write_str(&counts.join(", "));
        }
        match self.changes.len() {
            0 => f.write_str("nothing to do"),
            1 => f.write_str("1 file changes, no card"),
            files => write!(f, "{files} files change, no card"),
        }
    }
}
