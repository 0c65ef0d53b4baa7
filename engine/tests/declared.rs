//! Every word of the vocabulary is declared once: what the prelude has, the reader knows, and what is printed is read again.
use std::fs;
use std::path::Path;

use cardwright_engine::script::read::{ReadResult, Value, word};
use syn::{Item, ReturnType, Visibility};

/// The types that Powers are written with.
const WORDS: [&str; 15] = [
    "Activatable",
    "Aura",
    "CardSource",
    "Condition",
    "Cost",
    "Effect",
    "EventPattern",
    "Modifier",
    "Past",
    "Per",
    "Power",
    "Progress",
    "Selector",
    "Stat",
    "Trigger",
];

/// Words that no text reads, and why.
const UNREAD: [(&str, &str); 3] = [
    ("native", "its function is Rust"),
    ("keyword", "its ruleset is Rust"),
    ("derived", "the rules derive abilities from tags with it"),
];

#[expect(clippy::wildcard_enum_match_arm, reason = "the items of a file: two kinds make words")]
/// The public functions and constants of these items that make a word.
fn words_of(items: &[Item]) -> Vec<String> {
    let makes_word = |of: &syn::Type| {
        let syn::Type::Path(path) = of else { return false };
        path.path.segments.last().is_some_and(|last| WORDS.contains(&last.ident.to_string().as_str()))
    };
    let is_public = |of: &Visibility| matches!(of, Visibility::Public(_));
    let mut found = Vec::new();
    for item in items {
        match item {
            Item::Fn(of) if is_public(&of.vis) => {
                let ReturnType::Type(_, result) = &of.sig.output else { continue };
                found.extend(makes_word(result).then(|| of.sig.ident.to_string()));
            }
            Item::Const(of) if is_public(&of.vis) && makes_word(&of.ty) => found.push(of.ident.to_string()),
            Item::Mod(of) => found.extend(of.content.iter().flat_map(|(_, items)| words_of(items))),
            _ => {}
        }
    }
    found
}

#[test]
fn every_word_of_the_prelude_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("vocabulary/src/script");
    let mut found = 0;
    for file in fs::read_dir(folder).expect("the vocabulary has a folder").flatten() {
        let path = file.path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it can be read");
        for name in words_of(&syn::parse_file(&text).expect("it is Rust").items) {
            let is_unread = UNREAD.iter().any(|(unread, _)| *unread == name);
            let values: Option<&[Value]> = if name.chars().any(char::is_lowercase) { Some(&[]) } else { None };
            let is_read = !matches!(word(&name, values), ReadResult::Unknown);
            assert_eq!(is_read, !is_unread, "{name} of {}: put it into a block with `#[words(read)]`", path.display());
            found += 1;
        }
    }
    assert!(found > 50, "the files have words: {found}");
}

#[test]
fn words_of_variants_are_read() {
    for (name, values) in
        [("deal", Some([Value::Number(3)])), ("DAMAGED", None), ("YOUR_HAND", None), ("Side::Enemy", None)]
    {
        let read = word(name, values.as_ref().map(<[Value; 1]>::as_slice));
        assert!(matches!(read, ReadResult::Value(_)), "{name}: {read:?}");
    }
    assert!(matches!(word("deal", Some(&[])), ReadResult::WrongArguments), "a word takes what it is declared with");
    assert!(matches!(word("DAMAGED", Some(&[])), ReadResult::WrongArguments), "a constant takes nothing");
    assert!(matches!(word("dael", Some(&[])), ReadResult::Unknown), "it is no word");
}
