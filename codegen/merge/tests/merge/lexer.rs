//! Tokens and comments: their fingerprints, their depth, their words.

use cardwright_merge::{fingerprint, nesting_error, words};

#[test]
fn formatting_does_not_change_a_fingerprint() {
    let print = |text| fingerprint(&[text]);
    assert_eq!(print("f(&[a, b])"), print("f(\n    &[\n  a,\n  b,\n ],\r\n)"));
    assert_eq!(print("\"a\r\nb\" // c"), print("\"a\nb\" // c\r\n"));
    assert_ne!(print("(a,)"), print("(a)"));
    assert_ne!(print("ab"), print("a b"));
    assert_ne!(print("f(a)"), print("f(a) // why"));
    assert_ne!(print("\"a b\""), print("\"ab\""));
    assert_eq!(fingerprint(&["#[a]", "fn b() {}"]), print("#[a]\nfn b() {}"));
}

#[test]
fn whatever_nests_without_end_is_found_before_it_is_parsed() {
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("&[", "]"),
        ("f(", ")"),
        ("-", ""),
        ("!", ""),
        ("*", ""),
        ("&mut ", ""),
        ("|| ", ""),
        ("|a, b| ", ""),
        ("return ", ""),
        ("a = ", ""),
        ("a + ", ""),
        ("{} + ", ""),
        ("a.b().", ""),
        ("if a {} else ", "{}"),
        ("x as Vec<u8, ", ">"),
        ("x as fn(u8) -> ", ""),
        ("x as for<'a, 'b> fn() -> ", ""),
        ("x as *const ", ""),
        ("match a { b => ", "}"),
        ("#[a] ", ""),
        ("move || async {", "}"),
        ("if a { b } else if ", ""),
    ] {
        for (n, deep) in [(3, false), (30_000, true)] {
            let text = format!("const A: u8 = {}b{};", open.repeat(n), close.repeat(n));
            assert_eq!(nesting_error(&text).is_some(), deep, "{open} {n} times");
        }
        // What is just allowed is parsed on the stack of any thread.
        let sizes: Vec<usize> = (0..1000).collect();
        let n = sizes.partition_point(|n| nesting_error(&format!("const A: u8 = {}", open.repeat(*n))).is_none()) - 1;
        drop(syn::parse_file(&format!("const A: u8 = {}b{};", open.repeat(n), close.repeat(n))));
    }
    let many = "fn a(b: u8, c: u8) -> u8 { if b < c { b } else { c } }\n\nconst D: [u8; 2] = [1, 2];\n".repeat(1000);
    assert_eq!(nesting_error(&many), None, "many items are not deep");
    assert_eq!(
        nesting_error(&format!("const A: [u8; 9] = [{}];", "1 | 2 | 4, ".repeat(9000))),
        None,
        "nor is a long list"
    );
    assert_eq!(nesting_error(")))}"), None);
}

#[test]
fn words_are_found_in_format_strings() {
    assert!(words("println!(\"{LIMIT:>3} {}\")").contains("LIMIT"));
    assert!(!words("// LIMIT\n\"LIMIT\"").contains("LIMIT"));
}
