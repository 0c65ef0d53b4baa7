//! Every body in generated/ is written in the vocabulary: the reader of its words reads them all.
use std::collections::BTreeMap;
use std::path::Path;

use cardwright_text::vocabulary;

/// The power of every card, as it stands in the files.
fn bodies() -> BTreeMap<String, String> {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace").join("generated");
    let mut bodies = BTreeMap::new();
    let folders = std::fs::read_dir(generated).expect("the cards").map(|entry| entry.expect("an entry").path());
    // Own cards have resources of their own, which are no words of the vocabulary.
    let of_the_game = folders.filter(|path| path.is_dir() && !path.ends_with("custom"));
    let files = of_the_game.flat_map(|folder| {
        std::fs::read_dir(folder).expect("a set").map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>()
    });
    for file in files.filter(|path| path.extension().is_some_and(|end| end == "rs")) {
        let text = std::fs::read_to_string(&file).expect("a file of cards");
        for item in syn::parse_file(&text).expect("it compiles").items {
            let syn::Item::Const(item) = item else { continue };
            if matches!(&*item.ty, syn::Type::Path(of) if of.path.is_ident("Power")) {
                let expression = &item.expr;
                bodies.insert(item.ident.to_string(), quote::quote!(#expression).to_string());
            }
        }
    }
    bodies
}

#[test]
fn every_body_is_read_and_printed_alike() {
    let bodies = bodies();
    assert!(bodies.len() > 13_000, "{} bodies", bodies.len());
    // Reprints point at another card; a constant of the file is no word of the vocabulary.
    let own = |body: &&String| !body.starts_with("crate") && !body.contains("_TOTEMS");
    let mut read = 0;
    for (id, body) in bodies.iter().filter(|(_, body)| own(body)) {
        let power = vocabulary::power(body).unwrap_or_else(|error| panic!("{id}: {error}\n    {body}"));
        let again =
            vocabulary::power(&power.source()).unwrap_or_else(|error| panic!("{id}: {error}\n    {}", power.source()));
        assert_eq!(power, again, "{id}");
        read += 1;
    }
    assert!(read > 10_000, "{read} bodies");
}

#[test]
fn what_is_no_word_is_told() {
    let refused = |source| vocabulary::power(source).unwrap_err().to_string();
    assert_eq!(refused("battlecry(&[dael(3)])"), "`dael` is no word of the vocabulary");
    assert_eq!(refused("battlecry(&[deal(3).at(TARGET)])"), "`.at` is no word of the vocabulary");
    assert_eq!(refused("battlecry(&[deal(TARGET)])"), "`deal` does not take this here");
    assert_eq!(refused("battlecry(&[deal(3)], 1)"), "`battlecry` does not take this here");
    assert!(refused("battlecry(&[").starts_with("no Rust expression"));
}
