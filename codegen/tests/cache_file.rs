//! Results that are kept in a file.

use std::fs;

use cardwright::cache_file::{read, write};

#[test]
fn a_text_of_which_one_byte_was_changed_counts_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cache");
    assert_eq!(read(&file, "k"), None, "there is none yet");
    write(&file, "k", b"deal(2)\n");
    assert_eq!(read(&file, "k").as_deref(), Some(&b"deal(2)\n"[..]));
    assert_eq!(read(&file, "l"), None, "another key");
    let text = fs::read(&file).unwrap();
    for at in 0..text.len() {
        let mut changed = text.clone();
        changed[at] ^= 1;
        fs::write(&file, changed).unwrap();
        assert_eq!(read(&file, "k"), None, "byte {at}");
    }
    fs::write(&file, [&text[..], b"x"].concat()).unwrap();
    assert_eq!(read(&file, "k"), None, "a byte more");
    fs::write(&file, b"k\n\xff\xfe").unwrap();
    assert_eq!(read(&file, "k"), None, "no text at all");
    write(&folder.path().join("nowhere/kept"), "k", b"");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
}
