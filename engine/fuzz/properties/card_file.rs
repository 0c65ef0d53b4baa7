//! Any bytes as a card file give an error with a place, or a plan after which a second run changes nothing.

use std::collections::BTreeMap;
use std::path::PathBuf;

use cardwright_merge::{Block, GeneratedKind, HeaderLine, SourceTree, Stub, WantedFile, WantedTree, index, plan};

fn wanted() -> WantedTree {
    let block = |key: &str| Block {
        key: key.to_owned(),
        item: key.to_owned(),
        header: vec![HeaderLine::plain(format!("# Name {key}")), HeaderLine::body_fact("> Deal 1 damage.")],
        kind: GeneratedKind::Todo,
        body: format!("pub const {key}: Power = TODO;"),
    };
    let file = |path: &str, keys: &[&str]| WantedFile {
        path: path.into(),
        top: "//! Cards.\n\nuse cardwright_engine::script::*;\n".to_owned(),
        blocks: keys.iter().map(|key| block(key)).collect(),
    };
    WantedTree {
        root: PathBuf::from("root"),
        files: vec![file("legacy/mage.rs", &["A_1", "B_2"]), file("naxx/mage.rs", &["C_3"])],
        whole_files: Vec::new(),
        build: 7,
        stubs: vec![Stub { kind: GeneratedKind::Todo, body: "pub const {item}: Power = TODO;".to_owned() }],
    }
}

/// Panics if the property does not hold for these bytes.
pub fn holds(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut files = BTreeMap::from([(PathBuf::from("legacy/mage.rs"), text.to_owned())]);
    let wanted = wanted();
    let tree = |files: &BTreeMap<PathBuf, String>| SourceTree { files: files.clone(), ..SourceTree::default() };
    let _ = index(&tree(&files), &wanted.stubs);
    let Ok(first) = plan(&wanted, &tree(&files)) else { return };
    for change in first.changes {
        match change.new {
            Some(text) => drop(files.insert(change.path, text)),
            None => drop(files.remove(&change.path)),
        }
    }
    let second = plan(&wanted, &tree(&files)).expect("what was planned can be read");
    assert!(second.is_empty(), "{text:?}: {second}");
}
