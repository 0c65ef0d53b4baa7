//! The reasons for disagreements, held against the disagreements.

use std::collections::BTreeSet;
use std::path::Path;

use cardwright::lint::reasons::{DisagreementReasons, Reason, ReasonedDisagreements};

#[test]
fn reasons_and_disagreements_meet() {
    let row = |cards: &[&str]| Reason {
        cards: cards.iter().map(|card| (*card).to_owned()).collect(),
        because: "so it is".to_owned(),
    };
    let account = ReasonedDisagreements::new(&[row(&["A", "B"]), row(&["C"])], BTreeSet::from(["A", "D"]), |_| true);
    assert_eq!(account.known, [row(&["A"])]);
    assert_eq!(account.unexplained_cards, BTreeSet::from(["D".to_owned()]));
    assert_eq!(account.unneeded, BTreeSet::from(["B".to_owned(), "C".to_owned()]));
    assert_eq!((account.explained(), account.all_explained()), (1, false));
    let account = ReasonedDisagreements::new(&[row(&["A", "B"])], BTreeSet::from(["A"]), |id| id == "A");
    assert!(account.all_explained(), "B is not asked for: {account:?}");
}

#[test]
fn a_row_says_what_it_is_for_and_why() {
    let parse =
        |text: &str| DisagreementReasons::parse(Path::new("reasons.toml"), text).map_err(|error| error.to_string());
    let good = parse("[[reading]]\ncards = [\"A\"]\nbecause = \"so\"\n[[words]]\ncards = [\"A\"]\nbecause = \"so\"\n");
    assert_eq!(good.map(|all| (all.compiled_text.len(), all.wording.len())), Ok((1, 1)));
    let twice = "[[words]]\ncards = [\"A\", \"A\"]\nbecause = \"so\"\n";
    assert_eq!(parse(twice), Err("reasons.toml: A has two reasons; write them into one row".to_owned()));
    let silent = "[[words]]\ncards = [\"A\"]\nbecause = \" \"\n";
    assert!(parse(silent).is_err_and(|error| error.contains("gives no reason")));
    assert!(parse("[[word]]\ncards = []\n").is_err_and(|error| error.contains("word")));
}
