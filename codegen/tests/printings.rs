//! The texts that cards had in earlier builds.

use cardwright::printings::Printings;
use cardwright_data::CardRecord;

fn card(id: &str, text: &str) -> CardRecord {
    CardRecord { id: id.to_owned(), text: text.to_owned(), ..CardRecord::default() }
}

#[test]
fn a_printing_stands_from_its_first_to_its_last_build_and_todays_does_not() {
    let mut printings = Printings::default();
    printings.add(1, [&card("A", "Deal $2-$3 damage."), &card("B", "<b>Taunt</b>"), &card("GONE", "Nothing.")]);
    printings.add(2, [&card("A", "Deal $2-$3\ndamage."), &card("B", "Taunt")]);
    printings.add(3, [&card("A", "Deal $3 damage."), &card("B", "Taunt.")]);
    let file = printings.file(|_| true);
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines, ["A\t1\t2\t\tDeal $2-$3 damage."]);
    assert!(file.contains("# Builds: 1 2 3\n"), "{file}");
    assert_eq!(printings.file(|id| id == "B").lines().filter(|line| !line.starts_with('#')).count(), 0);
}

#[test]
fn a_printing_that_came_back_is_told_with_the_one_between() {
    let mut printings = Printings::default();
    for (build, text) in [(1, "Cost 3."), (2, "Cost 2."), (3, "Cost 3.")] {
        printings.add(build, [&card("A", text)]);
    }
    let file = printings.file(|_| true);
    assert!(file.contains("A\t1\t1\t\tCost 3.\nA\t2\t2\t\tCost 2.\n"), "{file}");
}
