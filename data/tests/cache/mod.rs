//! The workspace's cache of fetched builds, for tests on real data.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use cardwright_data::source::{Cache, FetchedBuild, Pins};

/// A file of the package.
pub fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// `.cache/` of the workspace.
pub fn cache() -> Cache {
    let pins = Pins::load(&file("sources.toml")).expect("data/sources.toml is well-formed");
    Cache::new(file("../.cache"), pins)
}

/// A build, fetched when it is not in the cache yet. Tests run side by side, and fetch one after the other.
#[allow(dead_code, reason = "not every test that fetches reads a build")]
pub fn build(build: u32) -> FetchedBuild {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    cache().fetch(build, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"))
}
