//! A person's reason, written into the file.

use cardwright::lint::reasons::DisagreementReasons;
use cardwright::lint::{AcceptError, accept};

#[test]
fn a_row_with_its_reason_is_added_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("disagreements.toml");
    std::fs::write(&file, "# Why.\n\n[[reading]]\ncards = [\"A\"]\nbecause = \"so\"\n").unwrap();
    accept(&file, "reading", "B", "\"it\" is B").unwrap();
    assert!(matches!(accept(&file, "words", "B", " "), Err(AcceptError::NoReason)));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.ends_with("\n[[reading]]\ncards = [\"B\"]\nbecause = '\"it\" is B'\n"), "{text}");
    assert_eq!(DisagreementReasons::load(&file).unwrap().compiled_text.len(), 2);
}
