//! Edits of a text by byte ranges.

use std::ops::Range;

use cardwright_merge::Edits;

const TEXT: &str = "use a;\n\nconst A: u8 = 1;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n";

fn at(needle: &str) -> Range<usize> {
    let start = TEXT.find(needle).expect("it is there");
    start..start + needle.len()
}

#[test]
fn removing_takes_one_blank_line_along() {
    for (gone, left) in [
        (vec!["const A: u8 = 1;\n"], "use a;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n"),
        (vec!["const C: u8 = 3;\n"], "use a;\n\nconst A: u8 = 1;\n\nconst B: u8 = 2;\n"),
        (vec!["const B: u8 = 2;\n", "const C: u8 = 3;\n"], "use a;\n\nconst A: u8 = 1;\n"),
        (vec!["use a;\n"], "const A: u8 = 1;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n"),
    ] {
        let mut edits = Edits::default();
        for line in gone {
            edits.remove(at(line));
        }
        assert_eq!(edits.apply(TEXT, "\n"), left);
    }
}

#[test]
fn paragraphs_have_blank_lines_around_them() {
    let mut edits = Edits::default();
    edits.paragraph(at("const A: u8 = 1;\n").end, "const X: u8 = 7;\n");
    edits.paragraph(at("const A: u8 = 1;\n").end, "const Y: u8 = 8;\n");
    edits.paragraph(TEXT.len(), "const Z: u8 = 9;\n");
    edits.paragraph(at("const A").start, "const W: u8 = 6;\n");
    edits.remove(at("const A: u8 = 1;\n"));
    let left = "use a;\n\nconst W: u8 = 6;\n\nconst X: u8 = 7;\n\nconst Y: u8 = 8;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n\nconst Z: u8 = 9;\n";
    assert_eq!(edits.apply(TEXT, "\n"), left);
}

#[test]
fn new_text_takes_the_line_ends_of_its_file() {
    let mut edits = Edits::default();
    edits.paragraph(5, "b\nc\n");
    assert_eq!(edits.apply("a\r\n\r\nd", "\r\n"), "a\r\n\r\nb\r\nc\r\n\r\nd");
}
