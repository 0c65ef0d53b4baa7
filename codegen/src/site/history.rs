//! The history of builds: what each patch changed, and which cards were collectible.
//!
//! Reading a build takes seconds, and builds do not change, so the results are cached, one file per build, in
//! `.cache/history/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cardwright_data::records_from_carddefs;
use cardwright_data::sets::Sets;
use cardwright_data::source::hexadecimal;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::SiteError;
use crate::difference::{Build, CardDifference, ComparisonOptions, Difference, DifferenceKind, compare};

/// One build, and its changes since the build before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildHistory {
    /// The number of the build.
    pub build: u32,
    /// The ids of the cards that players put into decks.
    pub collectible: Vec<String>,
    /// The difference from the build before; `None` for the first known build.
    pub difference: Option<Difference>,
}

/// The known builds, oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// One chapter per build.
    pub builds: Vec<BuildHistory>,
}

/// A build that can be read: its number and its CardDefs.xml.
pub type BuildFile = (u32, PathBuf);

/// The version of the format of [`BuildHistory`].
const FORMAT_VERSION: u32 = 2;

impl History {
    /// Reads the cached chapters of these builds, given in order, before `until`.
    ///
    /// A build without a chapter, or whose chapter compares it with another build, is left out with all earlier builds: a
    /// history with a gap would attribute changes to the wrong patch.
    pub fn load(folder: &Path, builds: &[BuildFile], scope: &ComparisonOptions, sets: &Sets) -> Self {
        let mut chapters = Vec::new();
        for (file, _) in chapter_files(folder, builds, scope, sets) {
            let chapter = fs::read(file).ok().and_then(|text| serde_json::from_slice::<BuildHistory>(&text).ok());
            match chapter {
                Some(chapter) => chapters.push(chapter),
                None => chapters.clear(),
            }
        }
        Self { builds: chapters }
    }

    /// Reads the builds without a chapter and caches their chapters. `progress` receives the number of each build.
    pub fn write(
        folder: &Path,
        builds: &[BuildFile],
        scope: &ComparisonOptions,
        sets: &Sets,
        progress: &dyn Fn(u32),
    ) -> Result<(), SiteError> {
        fs::create_dir_all(folder).map_err(|error| SiteError::io(folder, error))?;
        let mut before: Option<Build> = None;
        let files = chapter_files(folder, builds, scope, sets);
        for (at, (file, (number, carddefs))) in files.iter().enumerate() {
            let next_is_missing = files.get(at + 1).is_some_and(|(file, _)| !file.is_file());
            if file.is_file() && !next_is_missing {
                before = None;
                continue;
            }
            progress(*number);
            let (read, records) = records_from_carddefs(carddefs)
                .map_err(|error| SiteError::Build { build: *number, error: error.to_string() })?;
            let build = Build::new(read, records, sets);
            if !file.is_file() {
                let difference = before.as_ref().map(|before| compare(before, &build, sets, scope, &BTreeMap::new()));
                let collectible = build.collectible(sets).map(str::to_owned).collect();
                let chapter = BuildHistory { build: *number, collectible, difference };
                let text = serde_json::to_vec(&chapter).map_err(std::io::Error::other);
                text.and_then(|text| fs::write(file, text)).map_err(|error| SiteError::io(file, error))?;
            }
            before = Some(build);
        }
        Ok(())
    }

    /// The changes of each card, newest first, with the builds before and after each change.
    pub fn by_card(&self) -> BTreeMap<&str, Vec<(&Difference, &CardDifference)>> {
        let mut by_card: BTreeMap<&str, Vec<(&Difference, &CardDifference)>> = BTreeMap::new();
        for difference in self.builds.iter().rev().filter_map(|chapter| chapter.difference.as_ref()) {
            for card in difference.sets.iter().flat_map(|set| &set.cards) {
                by_card.entry(&card.id).or_default().push((difference, card));
            }
        }
        by_card
    }

    /// The build in which a card first appears; `None` if it is older than all known builds, or in none.
    pub fn first_seen(&self, id: &str, happened: &[(&Difference, &CardDifference)]) -> Option<u32> {
        let came = happened.iter().find(|(_, card)| card.id == id && card.change_kind == DifferenceKind::Added);
        came.map(|(difference, _)| difference.to)
    }
}

/// Each build with the file of its chapter. The file name identifies the inputs: the build, the build before it, the list
/// of sets and the ignored tags.
fn chapter_files<'a>(
    folder: &Path,
    builds: &'a [BuildFile],
    scope: &ComparisonOptions,
    sets: &Sets,
) -> Vec<(PathBuf, &'a BuildFile)> {
    let hash = Sha256::digest(format!("{FORMAT_VERSION} {sets:?} {scope:?}").as_bytes());
    let made_with = hexadecimal(&hash[..4]);
    let before = std::iter::once("first".to_owned()).chain(builds.iter().map(|(build, _)| build.to_string()));
    let name = |(before, build): (String, &'a BuildFile)| {
        (folder.join(format!("{}-after-{before}.{made_with}.json", build.0)), build)
    };
    before.zip(builds).map(name).collect()
}
