//! The plan: which files change, and what is to be told about it.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::fault::{Fault, Place, RegenerateError};
use crate::pass::pass;
use crate::tree::Tree;
use crate::wanted::Wanted;

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
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// It is written for the first time, or again after someone deleted it.
    New,
    /// Its header is renewed.
    Header,
    /// Its header says from now on that the body is stale.
    Stale,
    /// Its untouched body is replaced.
    Body,
    /// It goes to another file.
    Moved {
        /// The file it stood in.
        from: PathBuf,
    },
    /// Its card has left the data, and it goes aside.
    Aside {
        /// The file it stood in.
        from: PathBuf,
    },
    /// Its card is back, and it comes back from aside.
    Returned,
    /// Its card has left the data, and nobody had touched it.
    Dropped,
    /// Its card has left the data, but people's source refers to it: it stays, and its header says so.
    Kept,
    /// There was another block for the same card: the untouched one, or the very same one, goes.
    Double,
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
        /// The file that is wanted.
        file: PathBuf,
        /// Where the name stands there; nothing if it comes with another block in the same run.
        place: Option<Place>,
    },
    /// The body names something that cannot be named from there.
    Unreachable {
        /// What it names.
        path: String,
    },
}

/// How many blocks something happens to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Blocks written for the first time.
    pub new: usize,
    /// Headers renewed.
    pub headers: usize,
    /// Untouched bodies replaced.
    pub bodies: usize,
    /// Blocks that go to another file.
    pub moved: usize,
    /// Blocks that go aside.
    pub aside: usize,
    /// Blocks that come back from aside.
    pub returned: usize,
    /// Untouched blocks that go with their card.
    pub dropped: usize,
    /// Blocks that stay without a card, because others refer to them.
    pub kept: usize,
    /// Blocks that go because there is another one.
    pub doubles: usize,
    /// Bodies that have become stale.
    pub stale: usize,
    /// Blocks that cannot stand where they are wanted.
    pub conflicts: usize,
}

impl Plan {
    /// Whether every file is as it should be; what `--check` asks.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// Counts the events.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts { conflicts: self.conflicts.len(), ..Counts::default() };
        for event in &self.events {
            let count = match event.what {
                What::New => &mut counts.new,
                What::Header => &mut counts.headers,
                What::Stale => &mut counts.stale,
                What::Body => &mut counts.bodies,
                What::Moved { .. } => &mut counts.moved,
                What::Aside { .. } => &mut counts.aside,
                What::Returned => &mut counts.returned,
                What::Dropped => &mut counts.dropped,
                What::Kept => &mut counts.kept,
                What::Double => &mut counts.doubles,
            };
            *count += 1;
        }
        counts
    }

    /// Where wanted cards stand after the run that could not go to their file, by id. All others are where they are
    /// wanted: so whoever writes paths to blocks needs but this.
    pub fn elsewhere(&self) -> BTreeMap<&str, &Path> {
        let apart = self.conflicts.iter().filter(|conflict| conflict.kept != conflict.wanted);
        apart.map(|conflict| (conflict.key.as_str(), conflict.kept.as_path())).collect()
    }
}

/// Compares what is wanted with what is there.
///
/// The plan holds the new text of every file that changes, so that nothing is decided while files are written.
/// A tree that any plan was applied to gives an empty plan.
pub fn plan(wanted: &Wanted, existing: &Tree) -> Result<Plan, RegenerateError> {
    wanted.check()?;
    let paths = wanted.files.iter().map(|file| &file.path).chain(wanted.whole.iter().map(|file| &file.path));
    RegenerateError::from_faults(paths.filter_map(|path| existing.blocked(path)).collect())?;

    let mut plan = Plan { root: wanted.root.clone(), ..Plan::default() };
    let mut texts: BTreeMap<PathBuf, Option<String>> = BTreeMap::new();
    let first = pass(wanted, existing)?;
    // A block that stayed behind may be told otherwise once the others have gone.
    let mut again = first.again || !first.conflicts.is_empty();
    plan.events = first.events;
    plan.conflicts = first.conflicts;
    texts.extend(first.texts);
    // What left a file may make room there for what could not come at first.
    for _ in 0..4 {
        if !again {
            break;
        }
        let mut tree = existing.clone();
        for (path, text) in &texts {
            match text {
                Some(text) => drop(tree.files.insert(path.clone(), text.clone())),
                None => drop(tree.files.remove(path)),
            }
        }
        let next = pass(wanted, &tree)?;
        again = !next.texts.is_empty();
        plan.events.extend(next.events);
        plan.conflicts = next.conflicts;
        texts.extend(next.texts);
    }

    let mut faults = Vec::new();
    for whole in &wanted.whole {
        match existing.files.get(&whole.path) {
            Some(old) if *old == whole.content => {}
            Some(old) if !old.trim_start_matches('\u{feff}').starts_with("// @generated") && !old.trim().is_empty() => {
                faults.push(Fault::NotGenerated { path: whole.path.clone() });
            }
            _ => drop(texts.insert(whole.path.clone(), Some(whole.content.clone()))),
        }
    }
    RegenerateError::from_faults(faults)?;

    let changes = texts.into_iter().map(|(path, new)| {
        let old = existing.files.get(&path).cloned();
        Change { path, old, new }
    });
    plan.changes = changes.filter(|change| change.old != change.new).collect();
    RegenerateError::from_faults(plan.changes.iter().filter_map(|change| existing.blocked(&change.path)).collect())?;
    Ok(plan)
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTaken { name, place: Some(place), .. } => {
                write!(f, "`{name}` is something else there ({place}); rename one of the two and run again")
            }
            Self::NameTaken { name, place: None, .. } => {
                write!(f, "another block brings its own `{name}` there; rename one of the two and run again")
            }
            Self::Unreachable { path } => {
                write!(f, "it names `{path}`, which cannot be named from there; move it by hand")
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

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = [
            (self.new, "new"),
            (self.headers, "headers renewed"),
            (self.bodies, "stubs replaced"),
            (self.moved, "moved"),
            (self.aside, "set aside"),
            (self.returned, "back from aside"),
            (self.dropped, "dropped untouched"),
            (self.kept, "kept without a card"),
            (self.doubles, "doubles removed"),
            (self.stale, "newly stale"),
            (self.conflicts, "in conflict"),
        ];
        let told: Vec<_> = named.iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{n} {name}")).collect();
        f.write_str(if told.is_empty() { "nothing to do" } else { "" })?;
        f.write_str(&told.join(", "))
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
        write!(f, "{}", self.counts())
    }
}
