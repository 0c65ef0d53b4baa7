//! The texts and numbers that cards had in earlier builds, and the parts of two orders of events that are compared.
use cardwright_arena::conform::case::Source;
use cardwright_arena::conform::printings::{Printings, normalized_text};
use cardwright_arena::conform::trigger_order::common_entries;

const LINES: &str = "# head\n# Builds: 100 200 300\nA\t100\t100\tcost 2\tDeal 1 damage.\n";
const WRITTEN: &str = "[[printing]]\nid = \"B\"\nbefore = 100\ntext = \"Otherwise.\"\nreason = \"why\"\nsource = \"where\"\n[[wording]]\nthen = \"Enrage:\"\ntoday = \"Has\"\n[[newest]]\nuntil = \"2016-12-31\"\nbuild = 150\n";

fn printings() -> Printings {
    Printings::read(LINES, WRITTEN).expect("it is well formed")
}

#[test]
fn a_card_reads_as_the_known_builds_about_the_recording_do() {
    let printings = printings();
    let text = |id, build| printings.printing_in(id, build).map(|former| former.text);
    assert_eq!(text("A", 50).as_deref(), Some("Deal 1 damage."), "older than all that is known");
    assert_eq!(text("A", 100).as_deref(), Some("Deal 1 damage."));
    assert_eq!(text("A", 150).as_deref(), Some("Deal 1 damage."), "between: it may be");
    assert_eq!(text("A", 200), None);
    assert_eq!(text("B", 99).as_deref(), Some("Otherwise."));
    assert_eq!(text("B", 100), None);
}

/// A file of 2018 may hold a game of 2017 (0b09ad00e4, in which Spreading Plague costs 5).
#[test]
fn a_recording_whose_build_is_an_upper_bound_may_have_any_former_printing() {
    let printings = printings();
    let numbers =
        |id, build| printings.printings_up_to(id, build).iter().map(|it| it.numbers.clone()).collect::<Vec<_>>();
    assert_eq!(numbers("A", 250), ["cost 2"]);
    assert_eq!(numbers("A", 50), [""; 0], "no known build is as old");
    let texts: Vec<String> = printings.printings_up_to("B", 250).into_iter().map(|it| it.text).collect();
    assert_eq!(texts, ["Otherwise."]);
    let source = |text: &str| serde_json::from_str::<Source>(text).expect("it is well formed");
    assert!(source(r#"{"build": 25252, "build_src": "date"}"#).is_upper_bound());
    assert!(!source(r#"{"build": 25252, "build_src": "meta"}"#).is_upper_bound());
}

#[test]
fn a_build_of_a_later_year_is_not_believed() {
    let source =
        |build, date: &str| Source { build: Some(build), build_src: None, date: Some(date.to_owned()), format: None };
    assert_eq!(printings().build(&source(999, "2016-07-20")), Some(150));
    assert_eq!(printings().build(&source(120, "2016-07-20")), Some(120));
    assert_eq!(printings().build(&source(999, "2017-07-20")), Some(999));
}

#[test]
fn markup_and_commas_are_no_difference() {
    assert_eq!(normalized_text("[x]<b>Battlecry:</b> Deal $3\ndamage."), normalized_text("Battlecry: Deal $3 damage"));
    assert_ne!(normalized_text("Deal $3 damage."), normalized_text("Deal $2 damage."));
    assert_eq!(
        normalized_text("+$a2 Attack this turn. +$d2 Armor."),
        normalized_text("+2 Attack this turn. +2 Armor.")
    );
    assert_ne!(normalized_text("Deal $3 damage."), normalized_text("Deal 3 damage."));
}

#[test]
fn another_wording_of_the_same_is_no_difference() {
    let printings = printings();
    assert_eq!(printings.canonical_letters("<b>Enrage:</b> +3 Attack"), printings.canonical_letters("Has +3 Attack."));
    assert_ne!(printings.canonical_letters("<b>Enrage:</b> +3 Attack"), printings.canonical_letters("Has +2 Attack."));
}

#[test]
fn what_only_one_side_tells_is_left_out() {
    assert_eq!(common_entries(&[4, 5, 4, 6], &[6, 4]), [4, 6]);
    assert_eq!(common_entries(&[6, 4], &[4, 5, 4, 6]), [6, 4]);
}
