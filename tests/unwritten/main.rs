//! The scenarios of what the compiler reads now, played before it is written into `generated/`.
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use cardwright::catalog::{Catalog, Stub};
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use cardwright_tests::{Format, check_on, formats_of};

#[test]
#[ignore = "long: reads all texts, and plays what it read"]
fn scenarios_of_what_is_read_now_hold() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let store = Store::open(&root.join("data/cards.sqlite")).expect("`cargo cards build` makes it");
    let sets = Sets::load(&root.join("data/sets.toml")).expect("the sets");
    let catalog = Catalog::new(store.build().expect("its build"), store.cards().expect("its cards"), sets);
    let scenarios = catalog.scenarios().expect("the cards that every scenario needs");
    // The rules may give up, which is as good as a step that fails: nobody wants to read the message.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let (mut played, mut without, mut faults) = (0, 0, Vec::new());
    for card in catalog.cards().filter(|card| matches!(card.stub, Stub::Derived(_))) {
        let id = &card.record.id;
        let all = match catalog.scenarios_of(&scenarios, card) {
            Ok(all) => all,
            Err(unmodeled) => {
                println!("no scenario\t{id}\t{unmodeled}");
                without += 1;
                continue;
            }
        };
        played += 1;
        for steps in &all {
            let cards = scenarios.cards();
            let formats = cards.by_id(id).map_or(&[][..], |id| formats_of(cards.get(id)));
            let table = (card.placement.test_class(), formats.first().copied().unwrap_or(Format::Any));
            match catch_unwind(AssertUnwindSafe(|| check_on(cards, table, steps))) {
                Ok(Ok(())) => {}
                Ok(Err(what)) => faults.push(format!("{id}: {what}\n{steps:?}")),
                Err(_) => faults.push(format!("{id}: the rules gave up\n{steps:?}")),
            }
        }
    }
    std::panic::set_hook(hook);
    for fault in &faults {
        println!("does not hold\t{}", fault.replace('\n', " | "));
    }
    println!("{played} cards with scenarios, {without} without");
    assert!(faults.is_empty(), "{} scenarios do not hold", faults.len());
}
