//! Powers as source, held against what stands in the files of the test cards.
use crate::cards;

/// The constants of a file: name and initialiser without white space.
fn constants(file: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in file.split("\nconst ").flat_map(|part| part.split("pub const ")).skip(1) {
        let Some((name, rest)) = part.split_once(": Power =") else { continue };
        let body = rest.split_once(";\n").map_or(rest, |(body, _)| body).trim_end_matches(';');
        let mut bare: String = body.split_whitespace().collect();
        bare = bare.replace(",]", "]").replace(",)", ")");
        found.push((name.to_owned(), bare));
    }
    found
}

#[test]
fn printed_source_is_what_was_written() {
    let cards = cards::cards();
    // Printed in another way that says the same: a remark beside each.
    let otherwise = [
        "VAN_DS1_184", // THEM is IT
        "EX1_100",     // for_ is to
        "CFM_621",     // a native's function has no path
        "REV_290",     // location is hero_power
        "BE_561",      // likewise
        "ZZ_SPRING",   // likewise
    ];
    let mut same = 0;
    let real = [include_str!("cards/shapes.rs"), include_str!("cards/simple.rs")].into_iter().flat_map(constants);
    // Cards of nobody's set have a constant without the two letters.
    let own = [include_str!("cards/custom.rs"), include_str!("cards/keywords.rs")].into_iter().flat_map(constants);
    for (name, written) in real.chain(own.map(|(name, written)| (format!("ZZ_{name}"), written))) {
        let Some(card) = cards.by_id(&name) else { continue };
        let printed: String = cards.get(card).power.source().split_whitespace().collect();
        let written = written
            .replace("T::", "GameTag::")
            .replace("DREAM_CARDS", r#"&["DREAM_01","DREAM_02","DREAM_03","DREAM_04","DREAM_05"]"#);
        if !otherwise.contains(&name.as_str()) {
            assert_eq!(printed, written, "{name}");
            same += 1;
        }
    }
    assert!(same > 120, "the files were read: {same}");
}
