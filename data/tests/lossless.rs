//! Nothing is lost: what is exported equals what was imported, element for element.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use cardwright_data::store::{ImportInputs, Store, import};

use crate::cache;
use crate::database::newest;
use crate::xml_events;

/// Imports a build with everything that is imported beside it, and compares the export with the file.
fn assert_lossless(build: u32) -> Store {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let fetched = cache::build(build);
    let inputs = ImportInputs::with_folder(fetched.source(), Some(cache::build(36393).source()), &cache::file(""))
        .unwrap_or_else(|error| panic!("{error}"));
    let db = folder.path().join("cards.sqlite");
    let report = import(&db, &inputs, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.build, build);
    assert_exported(build, folder.path())
}

/// Compares what the database in a folder exports with the file of the build.
fn assert_exported(build: u32, folder: &Path) -> Store {
    let store = Store::open(&folder.join("cards.sqlite")).unwrap_or_else(|error| panic!("{error}"));
    let exported = folder.join("CardDefs.xml");
    let file = File::create(&exported).expect("a temporary file can be written");
    store.export(&mut BufWriter::new(file)).unwrap_or_else(|error| panic!("{error}"));
    let events = xml_events::assert_same(&cache::build(build).carddefs, &exported);
    assert!(events > 400_000, "only {events} events");
    let faults: i64 = store
        .connection()
        .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))
        .expect("SQLite checks its foreign keys");
    assert_eq!(faults, 0, "rows that refer to nothing");
    store
}

#[test]
fn build_23321() {
    let store = assert_lossless(23321);
    let own: i64 = store
        .connection()
        .query_row("SELECT count(*) FROM play_requirement JOIN source ON source = id WHERE role = 'main'", [], |row| {
            row.get(0)
        })
        .expect("the schema has these tables");
    assert_eq!(own, 1096, "a build with requirements of its own does not take the legacy ones");
}

#[test]
fn build_33402() {
    assert_lossless(33402);
}

#[test]
fn build_54613() {
    assert_lossless(54613);
}

#[test]
fn build_121569() {
    assert_lossless(121_569);
}

#[test]
fn build_165029() {
    assert_lossless(165_029);
}

#[test]
fn build_255790() {
    let (folder, report) = newest();
    assert_eq!(report.build, 255_790);
    let store = assert_exported(255_790, folder);
    let count = |sql: &str| -> i64 {
        store.connection().query_row(sql, [], |row| row.get(0)).expect("the schema has this table")
    };
    // What the project's own cards add stands in the same tables.
    let of_build = |table: &str| {
        let of = if table == "entity" { "id" } else { "entity" };
        let main = "SELECT id FROM source WHERE role = 'main'";
        count(&format!("SELECT count(*) FROM {table} WHERE {of} IN (SELECT id FROM entity WHERE source = ({main}))"))
    };
    assert_eq!(of_build("entity"), 36390);
    let tags = ["int_tag", "loc_string", "string_tag", "card_tag"].map(of_build);
    assert_eq!(tags.iter().sum::<i64>(), 374_509);
    assert_eq!(of_build("referenced_tag"), 7426);
    assert_eq!(count("SELECT count(*) FROM other_child") + count("SELECT count(*) FROM unknown_attribute"), 0);
    assert_eq!(count("SELECT count(*) FROM play_requirement"), 2162, "from the legacy build");
    assert_eq!(count("SELECT count(*) FROM entourage"), 8287, "from the legacy build");
}

#[test]
fn files_are_the_same_but_for_the_order_of_attributes_and_for_layout() {
    let events = |left: &str, right: &str| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let [one, other] = [("one.xml", left), ("other.xml", right)].map(|(name, text)| {
            let file = folder.path().join(name);
            std::fs::write(&file, text).expect("a temporary file can be written");
            file
        });
        std::panic::catch_unwind(|| xml_events::assert_same(&one, &other)).ok()
    };
    let file = "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; y</d><e/></a>";
    assert_eq!(events(file, "<a c=\"2 &#38; 3\" b='1' ><d><![CDATA[x < y]]></d>\n<e></e>\n</a>\n"), Some(8));
    for other in [
        "<a b=\"1\" c='2 &amp; 4'>\n  <d>x &lt; y</d><e/></a>",
        "<a b=\"1\">\n  <d>x &lt; y</d><e/></a>",
        "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; z</d><e/></a>",
        "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; y </d><e/></a>",
        "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; y</d><f/></a>",
        "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; y</d><e/> z</a>",
        "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; y</d><e> </e></a>",
        "<a b=\"1\" c='2 &amp; 3'>\n  <d>x &lt; y</d></a>",
    ] {
        assert_eq!(events(file, other), None, "{other}");
    }
}
