//! The names by which texts refer to cards: `data/aliases.toml`.

use cardwright::catalog::aliases::Aliases;

#[test]
fn a_text_leads_to_the_card_that_lists_and_to_a_family() {
    let text = "[[listed]]\nsays = \"odd Totem\"\nbeside = \"Odd Call\"\n[[family]]\nname = \"Oddling\"";
    let aliases = Aliases::parse(text).unwrap();
    assert_eq!(aliases.card_with_list("Summon an odd Totem."), Some("Odd Call"));
    assert_eq!(aliases.card_with_list("Summon a Totem."), None);
    assert_eq!(aliases.family("Summon a 2/2 Oddling."), Some("Oddling"));
    assert_eq!(aliases.family("Summon a 2/2 Treant."), None);
}

#[test]
fn a_fault_is_told_with_its_line() {
    let fault = |text: &str| Aliases::parse(text).unwrap_err().to_string();
    assert!(fault("[[listed]]\nsays = \"x\"\nby = \"y\"").contains("line 3"));
    assert!(fault("[[listed]]\nsays = \"x\"").contains("missing field `beside`"));
}

#[test]
fn the_projects_own_file_is_well_formed() {
    let aliases = Aliases::load().unwrap_or_else(|error| panic!("{error}"));
    assert!(!aliases.card_lists.is_empty() && !aliases.families.is_empty());
}
