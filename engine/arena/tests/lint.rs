//! `arena lint` on invented cards.
use std::process::ExitCode;

use cardwright_arena::lint::{exit_status, lint_report};
use cardwright_data::{CardClass, CardSet, CardType};
use cardwright_engine::script::prelude::*;
use cardwright_engine::{Card, Cards};

const WILD: Power = spell(&[native("wild", nothing, &[])]);
const CALL: Power = spell(&[summon(card("ZZ_STEP"))]);
const STEP: Power = spell(&[summon(card("ZZ_LATE"))]);
const LOST: Power = spell(&[summon(card("ZZ_NOBODY"))]);

fn nothing(_: &mut dyn NativeContext) {}

fn registry(powers: &[(&'static str, &'static Power)]) -> Cards {
    let one = |(id, power): &(&'static str, &'static Power)| {
        Card::new(id, 0, id, "", CardType::Spell, CardClass::Neutral, CardSet::LEGACY, &[], power)
    };
    let cards: Vec<Card> = powers.iter().map(one).collect();
    Cards::new(&[cards.leak()]).expect("the ids differ")
}

#[test]
fn faults_are_told_and_counted() {
    let cards = registry(&[("ZZ_LOST", &LOST), ("ZZ_PLAIN", &VANILLA)]);
    let (told, wrong) = lint_report(&cards, false);
    assert_eq!(wrong, 1);
    assert!(told.starts_with("`ZZ_LOST` names `ZZ_NOBODY`, and no card has that id\n2 written cards: "), "{told}");
    let (told, wrong) = lint_report(&cards, true);
    let json: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((wrong, &json["faults"][0]["kind"], &json["written"]), (1, &"unknown".into(), &2.into()));
    assert_eq!(lint_report(&registry(&[("ZZ_PLAIN", &VANILLA)]), false).1, 0);
}

#[test]
fn the_command_fails_if_anything_is_wrong() {
    let (_, wrong) = lint_report(&registry(&[("ZZ_LOST", &LOST)]), false);
    let found = exit_status(wrong).expect_err("a fault");
    assert_eq!(found.to_string(), "1 thing is to mend");
    // `ExitCode` cannot be compared.
    assert_eq!(format!("{:?}", cardwright_cli::finish(Err(found))), format!("{:?}", ExitCode::from(1)));
    assert_eq!(exit_status(2).expect_err("two faults").to_string(), "2 things are to mend");
    assert!(exit_status(0).is_ok());
}

#[test]
fn who_reaches_a_stub_is_listed_with_what_is_between() {
    let cards = registry(&[("ZZ_CALL", &CALL), ("ZZ_STEP", &STEP), ("ZZ_LATE", &TODO)]);
    let (told, wrong) = lint_report(&cards, false);
    let way = "`ZZ_CALL` makes `ZZ_STEP`, which makes `ZZ_LATE`, which is a stub\n`ZZ_STEP` makes `ZZ_LATE`, which is a stub\n";
    assert!(wrong == 0 && told.contains(way), "{told}");
    let json: serde_json::Value = serde_json::from_str(&lint_report(&cards, true).0).expect("JSON");
    assert_eq!(json["reaching"][0], serde_json::json!({ "card": "ZZ_CALL", "through": ["ZZ_STEP", "ZZ_LATE"] }));
}

#[test]
fn too_many_natives_are_wrong() {
    let mut powers = vec![("ZZ_WILD", &WILD)];
    let names: Vec<&'static str> = (0..40).map(|n| &*format!("ZZ_{n}").leak()).collect();
    powers.extend(names.iter().take(20).map(|name| (*name, &VANILLA)));
    let (told, wrong) = lint_report(&registry(&powers), false);
    assert_eq!(wrong, 1, "one of 21 is more than 3 %: {told}");
    assert!(told.contains("  ZZ_WILD: wild\n"), "{told}");
    powers.extend(names.iter().skip(20).map(|name| (*name, &VANILLA)));
    assert_eq!(lint_report(&registry(&powers), false).1, 0, "one of 41 is not");
}
