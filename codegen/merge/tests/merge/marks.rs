//! Marks, and what a body says of its state.

use cardwright_merge::{GeneratedKind, Mark, SourceTree, State, index, is_file_mark};

#[test]
fn marks_can_be_read_back() {
    let wrote = GeneratedKind::ALL.map(|emitted| Some((emitted, 7))).into_iter().chain([None]);
    for (wrote, facts) in wrote.flat_map(|wrote| [(wrote, vec![1, 0xffff_ffff]), (wrote, Vec::new())]) {
        let word = wrote.map_or("done", |(emitted, _)| State::from(emitted).word()).to_owned();
        let mark = Mark {
            written_state: word,
            key: "CS2_029".to_owned(),
            generated_body: wrote,
            fact_hashes: facts,
            other_line_hashes: vec![0x3f9a_2c11],
        };
        assert_eq!(Mark::parse(&mark.to_string()), Some(mark));
    }
}

#[test]
fn garbled_marks_are_none() {
    for line in ["//~", "//~ todo", "// todo A 00000001 00000002 -", "//~ todo A 1 2 -", "//~ done A 00000001 - -"] {
        assert_eq!(Mark::parse(line), None, "{line}");
    }
    assert_eq!(Mark::parse("//~ todo A 00000001 00000002 - more"), None);
    assert!(is_file_mark("  //~ file"));
}

#[test]
fn the_reason_of_a_partial_body_is_read() {
    // A body that a person wrote; its mark only says whose it is.
    let state = |body: &str| {
        let files = [("mage.rs".into(), format!("//~ done A - - -\n{body}\n"))].into();
        let found = index(&SourceTree { files, ..SourceTree::default() }, &[]).expect("it can be read");
        let [found] = found.as_slice() else { panic!("{found:?}") };
        found.state.clone()
    };
    let body = "pub const A: Power = spell(&[ /* .partial(\"no\") */ ])\n  .partial(\"a \\\"b\\\"\n c\");";
    assert_eq!(state(body), State::Partial("a \"b\" c".to_owned()));
    assert_eq!(state("pub const A: Power = partial(\"x\");"), State::Done);
    let body = "pub const A: Power = spell(&[]).approximate(\"chooses at random\");";
    assert_eq!(state(body), State::Approximate("chooses at random".to_owned()));
    let body = "pub const A: Power = spell(&[]).approximate(\"a\").partial(\"b\");";
    assert_eq!(state(body), State::Partial("b".to_owned()), "a part is less than an approximation");
}
