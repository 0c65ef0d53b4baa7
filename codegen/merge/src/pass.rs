//! One pass over a tree: the new text of each file that changes.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::fault::RegenerateError;
use crate::mark::{SIGN, file_mark, is_file_mark};
use crate::plan::{Conflict, Event};
use crate::reconcile::{Ground, may_hold_blocks};
use crate::render::fresh_file;
use crate::scan::Source;
use crate::tree::Tree;
use crate::wanted::{ASIDE, Wanted, WantedFile};
use crate::work::Work;

/// What one pass found to do.
#[derive(Debug, Default)]
pub(crate) struct Pass {
    /// The new text of a file, or nothing if it goes.
    pub texts: BTreeMap<PathBuf, Option<String>>,
    pub events: Vec<Event>,
    pub conflicts: Vec<Conflict>,
    /// Whether source went from file to file, which may let more happen in a second pass.
    pub again: bool,
}

/// Looks at a tree once.
pub(crate) fn pass(wanted: &Wanted, tree: &Tree) -> Result<Pass, RegenerateError> {
    let fresh: Vec<(String, usize)> = wanted.files.par_iter().map(fresh_file).collect();
    let by_path: BTreeMap<&Path, usize> =
        wanted.files.iter().enumerate().map(|(at, file)| (file.path.as_path(), at)).collect();
    let whole: BTreeSet<&Path> = wanted.whole.iter().map(|file| file.path.as_path()).collect();
    let same: Vec<bool> = wanted
        .files
        .par_iter()
        .zip(&fresh)
        .map(|(file, (text, top))| tree.files.get(&file.path).is_some_and(|old| is_fresh(old, text, *top)))
        .collect();

    let (mut open, mut bystanders) = (Vec::new(), Vec::new());
    for (path, text) in tree.files.iter().filter(|(path, _)| !whole.contains(path.as_path())) {
        match by_path.get(path.as_path()) {
            Some(at) if same[*at] || is_blank(text) => {}
            Some(_) => open.push((path, text)),
            None if text.starts_with("// @generated") => {}
            None if path.starts_with(ASIDE) || may_hold_blocks(text) => open.push((path, text)),
            None => bystanders.push(text.as_str()),
        }
    }
    if open.is_empty() && same.iter().all(|same| *same) {
        return Ok(Pass::default());
    }
    let mut ground = Ground::new(wanted, Source::scan_all(&open)?, bystanders);
    loop {
        // A file that is as it should be matters if one of its cards stands elsewhere as well.
        let homes = ground.homes().filter_map(|path| tree.files.get_key_value(path));
        let homes: Vec<_> = homes.filter(|(_, text)| !is_blank(text)).collect();
        if homes.is_empty() {
            break;
        }
        let sources = ground.sources.drain(..).chain(Source::scan_all(&homes)?).collect();
        ground = Ground::new(wanted, sources, ground.bystanders);
    }
    let fates = ground.fates()?;
    let mut work = Work::new(&ground, &fates);
    work.settle(&fates)?;
    let read: BTreeSet<&Path> = ground.sources.iter().map(|source| source.path.as_path()).collect();
    let matters = |at: usize, file: &WantedFile| !same[at] || read.contains(file.path.as_path());
    for (at, file) in wanted.files.iter().enumerate().filter(|(at, file)| matters(*at, file)) {
        work.wanted_file(file, &fresh[at].0);
    }
    work.finish()
}

/// Whether a file is what would be written if it were not there, or differs only at its top, where people added docs
/// and imports.
fn is_fresh(old: &str, fresh: &str, top: usize) -> bool {
    let old = old.strip_prefix('\u{feff}').unwrap_or(old);
    let old: Cow<'_, str> = if old.contains('\r') { old.replace("\r\n", "\n").into() } else { old.into() };
    let blocks = &fresh[top..];
    old == fresh
        || old.strip_suffix(blocks).is_some_and(|above| {
            let item = |line: &str| ["const ", "static ", "fn "].iter().any(|word| line.contains(word));
            // A block's mark, or the mark of a top that is still the generator's and wants to be renewed.
            let mark = |line: &str| {
                line.starts_with(SIGN)
                    && above.split_once(line).is_none_or(|(top, _)| !is_file_mark(line) || file_mark(top) == line)
            };
            !blocks.is_empty() && !above.lines().any(|line| item(line) || mark(line)) && syn::parse_file(above).is_ok()
        })
}

fn is_blank(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim().is_empty()
}
