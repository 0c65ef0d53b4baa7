//! Powers as they stand in the files.

use std::path::Path;

use cardwright::sources::powers;
use cardwright_merge::SourceTree;

#[test]
fn a_power_brings_what_it_speaks_of() {
    let text = "pub const A_1: Power = spell(&[summon(one_of(TOTEMS))]);\n\
                pub const A_2: Power = crate::cards::A_1;\n\
                pub const A_4: Power = spell(&[crate::set::neutral::TRIGGER]);\n\
                pub const A_5: Power = spell(&[TWICE]);\n\
                const TWICE: Effect = repeat(2, &[crate::set::neutral::TRIGGER]);\n\
                const TRIGGER: Effect = draw(3);\n\
                pub const A_6: Power = SHARED;\nconst SHARED: Power = spell(&[TWICE]);\n\
                const TOTEMS: &[&str] = &[\"A_3\"];\nconst TOTEM: i16 = 1;\n";
    let neutral =
        "//! Neutral.\npub(crate) const TRIGGER: Effect = draw(OWN);\nconst OWN: i16 = 1;\nconst OWN_2: i16 = 2;\n";
    let file = |name: &str, text: &str| (Path::new("set").join(name), text.to_owned());
    let tree =
        SourceTree { files: [file("mage.rs", text), file("neutral.rs", neutral)].into(), ..SourceTree::default() };
    let powers = powers(&tree);
    assert_eq!(
        powers["A_4"].with_inlined_constants(),
        "spell(&[draw(1)])",
        "another file's constant, and not the own one of that name"
    );
    assert_eq!(powers["A_5"].with_inlined_constants(), "spell(&[repeat(2, &[draw(1)])])", "a constant of a constant");
    assert_eq!(
        powers["A_6"].with_inlined_constants(),
        powers["A_5"].with_inlined_constants(),
        "a Power that no card has by itself"
    );
    assert!(!powers.contains_key("SHARED"));
    assert_eq!(powers["A_5"].constants.len(), 2);
    assert_eq!(powers["A_1"].constants, [("TOTEMS".to_owned(), "&[\"A_3\"]".to_owned())]);
    assert_eq!(powers["A_1"].with_inlined_constants(), "spell(&[summon(one_of(&[\"A_3\"]))])");
    assert_eq!(powers["A_2"].original(), Some("A_1"));
    assert_eq!(powers["A_1"].original(), None);
}
