use super::*;

#[test]
fn marks_can_be_read_back() {
    let wrote = Emitted::ALL.map(|emitted| Some((emitted, 7))).into_iter().chain([None]);
    for (wrote, facts) in wrote.flat_map(|wrote| [(wrote, vec![1, 0xffff_ffff]), (wrote, Vec::new())]) {
        let word = wrote.map_or("done", |(emitted, _)| State::from(emitted).word()).to_owned();
        let mark = Mark { word, key: "CS2_029".to_owned(), wrote, facts, others: vec![0x3f9a_2c11] };
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
    let body = "pub const A: Power = spell(&[ /* .partial(\"no\") */ ])\n  .partial(\"a \\\"b\\\"\n c\");";
    assert_eq!(partial_reason(body).as_deref(), Some("a \"b\" c"));
    assert_eq!(partial_reason("pub const A: Power = partial(\"x\");"), None);
}
