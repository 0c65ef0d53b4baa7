//! Fetching: pins, the cache, and what happens when things go wrong. Only the ignored test asks the network.

use std::fs;
use std::path::Path;

use cardwright_data::source::{Cache, Pin, PinRole, Pins, SourceError, refresh_enums};

use crate::cache;

#[test]
fn the_pins_name_one_main_build_one_legacy_build_and_a_dozen_past_ones() {
    let pins = cache::cache().pins().clone();
    assert_eq!(pins.of(PinRole::Main).and_then(Pin::build), Some(255_790));
    assert_eq!(pins.of(PinRole::Legacy).and_then(Pin::build), Some(36393));
    assert_eq!(pins.of(PinRole::Enums).map(Pin::name), Some("hearthstone 9.22.0".to_owned()));
    assert!(pins.builds().len() >= 14, "{:?}", pins.builds());
    for build in [23321, 33402, 54613, 121_569, 165_029] {
        assert!(pins.of_build(build).is_some(), "build {build} is pinned");
    }
}

fn pins(folder: &Path, text: &str) -> Result<Pins, SourceError> {
    let file = folder.join("sources.toml");
    fs::write(&file, text).expect("a temporary file can be written");
    Pins::load(&file)
}

#[test]
fn a_faulty_pin_is_told_with_its_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let short = "[[source]]\npackage = \"p\"\nversion = \"1.1\"\nsha256 = \"abc\"\nrole = \"past\"\n";
    let error = pins(folder.path(), short).expect_err("the hash is too short").to_string();
    assert!(error.contains("the sha256 of p 1.1 is not 64 hexadecimal digits"), "{error}");
    let unknown = "[[source]]\npackage = \"p\"\nversoin = \"1.1\"\n";
    let error = pins(folder.path(), unknown).expect_err("a field is misspelt").to_string();
    assert!(error.contains("line 3") && error.contains("versoin"), "{error}");
}

#[test]
fn a_build_that_was_not_fetched_names_the_command() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cache = Cache::new(folder.path(), Pins::default());
    let error = cache.cached(12345).expect_err("the cache is empty").to_string();
    assert!(error.contains("cargo cards fetch --build 12345"), "{error}");
}

#[test]
fn a_build_that_was_cut_or_has_another_hash_does_not_count_as_fetched() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let hash = "a".repeat(64);
    let text = format!("[[source]]\npackage = \"p\"\nversion = \"7.1\"\nsha256 = \"{hash}\"\nrole = \"past\"\n");
    let cache = Cache::new(folder.path(), pins(folder.path(), &text).expect("well-formed"));
    let build = folder.path().join("builds/7");
    fs::create_dir_all(&build).expect("a temporary folder");
    let package = |hash: &str, content: &str| {
        let text = format!("{{\"name\": \"p 7.1\", \"sha256\": \"{hash}\"{content}}}");
        fs::write(build.join("package.json"), text).expect("a temporary file can be written");
    };
    // The sha256 of `<CardDefs/>`, taken when it was unpacked.
    let unpacked = ", \"content\": \"eaa7da2604b5c848c2b14dd2156bca86556718cb8aad638a43fd76fdb066fc5a\"";
    let carddefs = |text: &str| fs::write(build.join("CardDefs.xml"), text).expect("a temporary file can be written");
    carddefs("<CardDefs/>");
    package(&hash, unpacked);
    assert!(cache.cached(7).expect("it is whole").pinned);
    carddefs("<CardDefz/>");
    let error = cache.cached(7).expect_err("a byte was changed, the size was not").to_string();
    assert!(error.contains("CardDefs.xml: the file was changed after it was unpacked"), "{error}");
    carddefs("<CardDefs/>");
    package(&hash, "");
    assert!(matches!(cache.cached(7), Err(SourceError::Changed { build: 7, .. })), "nobody knows what it was");
    package(&"b".repeat(64), unpacked);
    assert!(matches!(cache.cached(7), Err(SourceError::NotCached { .. })), "the pin has changed");
    let text = text.replace("role", &format!("content = \"{}\"\nrole", "c".repeat(64)));
    let cache = Cache::new(folder.path(), pins(folder.path(), &text).expect("well-formed"));
    package(&hash, unpacked);
    assert!(matches!(cache.cached(7), Err(SourceError::Changed { .. })), "the pinned hash decides");
}

#[test]
#[ignore = "asks the package index: fetches what the other tests read"]
fn every_build_of_the_tests_can_be_fetched() {
    let cache = cache::cache();
    for build in [255_790, 36393, 23321, 33402, 54613, 121_569, 165_029] {
        let fetched = cache.fetch(build, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
        assert!(fetched.pinned && fetched.carddefs.is_file() && fetched.strings.join("GLOBAL.txt").is_file());
        assert_eq!(cache.cached(build).expect("it is there now"), fetched);
    }
    let enums = fs::read_to_string(cache.fetch_enums(&mut |_| {}).unwrap_or_else(|error| panic!("{error}")));
    let current = fs::read_to_string(cache::file("enums.toml")).expect("it is in the repository");
    assert_eq!(refresh_enums(&current, &enums.expect("it was unpacked")), current, "run `cargo cards enums`");
}

#[test]
#[ignore = "asks the package index"]
fn what_comes_with_another_hash_is_refused_and_not_unpacked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let hash = "a".repeat(64);
    let text =
        format!("[[source]]\npackage = \"hearthstone\"\nversion = \"9.22.0\"\nsha256 = \"{hash}\"\nrole = \"enums\"\n");
    let cache = Cache::new(folder.path(), pins(folder.path(), &text).expect("well-formed"));
    let error = cache.fetch_enums(&mut |_| {}).expect_err("the hash is wrong").to_string();
    assert!(error.contains("hearthstone 9.22.0 has the sha256 005acf68"), "{error}");
    assert!(!folder.path().join("packages").exists());
    let error = cache.fetch(1, &mut |_| {}).expect_err("there is no such build").to_string();
    assert!(error.contains("pip cannot get hearthstone-data==1.*"), "{error}");
}
