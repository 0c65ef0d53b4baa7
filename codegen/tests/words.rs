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
        let items = syn::parse_file(&text).expect("it compiles").items;
        let constants: Vec<_> =
            items.iter().filter_map(|item| if let syn::Item::Const(it) = item { Some(it) } else { None }).collect();
        let is_power = |ty: &syn::Type| matches!(ty, syn::Type::Path(of) if of.path.is_ident("Power"));
        // What a file calls by a name of its own is no word of the vocabulary.
        let own: Vec<String> = constants.iter().filter(|it| !is_power(&it.ty)).map(|it| it.ident.to_string()).collect();
        for item in constants.iter().filter(|it| is_power(&it.ty)) {
            let expression = &item.expr;
            let body = quote::quote!(#expression).to_string();
            if !body.split(|c: char| c != '_' && !c.is_alphanumeric()).any(|word| own.iter().any(|it| it == word)) {
                bodies.insert(item.ident.to_string(), body);
            }
        }
    }
    bodies
}

#[test]
fn every_body_is_read_and_printed_alike() {
    let bodies = bodies();
    assert!(bodies.len() > 13_000, "{} bodies", bodies.len());
    let mut read = 0;
    let mut misread = Vec::new();
    // Reprints point at another card.
    for (id, body) in bodies.iter().filter(|(_, body)| !body.starts_with("crate")) {
        let again = vocabulary::power(body).and_then(|power| Ok((power, vocabulary::power(&power.source())?)));
        match again {
            Ok((power, again)) => assert_eq!(power, again, "{id}"),
            Err(error) => misread.push(format!("{id}: {error}\n    {body}")),
        }
        read += 1;
    }
    assert!(misread.is_empty(), "{}", misread.join("\n"));
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
