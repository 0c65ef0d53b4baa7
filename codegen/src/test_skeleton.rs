//! Test skeletons: tests that are ignored until someone writes them.

use cardwright_scenario::test_name;

use crate::catalog::CatalogCard;

/// The name of the card's test: `CS2_029_fireball`.
pub fn function_name(card: &CatalogCard) -> String {
    test_name(&card.record.id, &card.record.name)
}

/// The skeleton: `unwritten` fails with instructions.
pub fn skeleton(card: &CatalogCard) -> String {
    let (id, name) = (&card.record.id, card.record.name.replace('"', "'"));
    let function = function_name(card);
    format!("#[test]\n#[ignore = \"todo: {name}\"]\nfn {function}() {{\n    unwritten(\"{id}\");\n}}")
}

/// The test with these steps, which is hand-written from then on.
pub fn test_with_body(card: &CatalogCard, body: &str) -> String {
    format!("#[test]\nfn {}() {{\n{body}\n}}", function_name(card))
}
