//! What a run does: which files change, what happens to which card, and what cannot happen.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::error::Place;

/// What a run would do. Nothing is done until [`apply`](crate::apply).
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The folder that all paths are relative to.
    pub root: PathBuf,
    /// The files that change, by path.
    pub changes: Vec<Change>,
    /// What happens to which card, in the order in which it was decided.
    pub events: Vec<Event>,
    /// Blocks that cannot stand where they are wanted.
    pub conflicts: Vec<Conflict>,
}

/// A file that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Relative to the root.
    pub path: PathBuf,
    /// What it holds now; nothing if it is not there.
    pub old: Option<String>,
    /// What it will hold; nothing if it goes.
    pub new: Option<String>,
}

/// What happens to one card's block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The card's id.
    pub key: String,
    /// Where the block stands afterwards, or stood.
    pub file: PathBuf,
    /// What happens.
    pub what: What,
}

/// What can happen to a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// It is written for the first time, or again after someone deleted it.
    New,
    /// Its header is renewed.
    Header,
    /// Its untouched body is replaced.
    Body,
    /// It goes to another file.
    Moved,
    /// Its card has left the data, and it goes aside.
    Aside,
    /// Its card is back, and it comes back from aside.
    Returned,
    /// Its card has left the data, and nobody had touched it.
    Dropped,
    /// Its card has left the data, but people's source refers to it: it stays, and its header says so.
    Kept,
    /// There was another block for the same card: the untouched one, or the very same one, goes.
    Double,
    /// Its header says from now on that the body is stale.
    Stale,
}

impl What {
    /// Everything that can happen, and how the summary of a plan names it.
    const NAMED: [(Self, &str); 10] = [
        (Self::New, "new"),
        (Self::Header, "headers renewed"),
        (Self::Body, "stubs replaced"),
        (Self::Moved, "moved"),
        (Self::Aside, "set aside"),
        (Self::Returned, "back from aside"),
        (Self::Dropped, "dropped untouched"),
        (Self::Kept, "kept without a card"),
        (Self::Double, "doubles removed"),
        (Self::Stale, "newly stale"),
    ];
}

/// A block that cannot stand where it is wanted. It stays where it is, where it compiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The card's id.
    pub key: String,
    /// The file it stays in.
    pub kept: PathBuf,
    /// The file it is wanted in.
    pub wanted: PathBuf,
    /// Why it cannot go there.
    pub reason: Reason,
}

/// Why a block cannot stand in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Something else has a name that the block brings along.
    NameTaken {
        /// The name.
        name: String,
        /// Where the name stands in the wanted file; nothing if it comes with another block in the same run.
        place: Option<Place>,
    },
    /// The body calls the test of another card, which only its own file can do.
    TestOfAnother(String),
}

impl Plan {
    /// Whether every file is as it should be; what `--check` asks.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// How many blocks this happens to.
    pub fn count(&self, what: What) -> usize {
        self.events.iter().filter(|event| event.what == what).count()
    }

    /// Where wanted cards stand after the run that could not go to their file, by id. All others are where they are
    /// wanted: so whoever writes paths to blocks needs but this.
    pub fn misplaced_cards(&self) -> BTreeMap<&str, &Path> {
        let apart = self.conflicts.iter().filter(|conflict| conflict.kept != conflict.wanted);
        apart.map(|conflict| (conflict.key.as_str(), conflict.kept.as_path())).collect()
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
        let (key, kept, wanted) = (&self.key, self.kept.display(), self.wanted.display());
        if self.kept == self.wanted {
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
        let counts = What::NAMED.iter().map(|(what, name)| (self.count(*what), *name));
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
