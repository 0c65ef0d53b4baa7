//! The workspace's cache of fetched builds, for tests on real data.

use std::path::{Path, PathBuf};

use cardwright_data::source::{Cache, Fetched, Pins};

/// A file of the package.
pub fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// `.cache/` of the workspace.
pub fn cache() -> Cache {
    let pins = Pins::load(&file("sources.toml")).expect("data/sources.toml is well-formed");
    Cache::new(file("../.cache"), pins)
}

#[allow(dead_code, reason = "not every test that fetches reads a build")]
/// A build that was fetched before; says how to fetch it if it was not.
pub fn build(build: u32) -> Fetched {
    cache().cached(build).unwrap_or_else(|error| panic!("{error}"))
}
