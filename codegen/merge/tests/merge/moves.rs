//! One test for each promise about cards that move between files, leave the data, and come back.

use std::path::PathBuf;

use cardwright_merge::{BlockEvent, Reason};

use crate::world::World;

const OLD: &str = "legacy/mage.rs";
const NEW: &str = "naxx/rogue.rs";
const ASIDE: &str = "aside/legacy/mage.rs";

/// Three cards in the old file, and one in the new.
fn four() -> World {
    let mut world = World::new();
    for id in ["A_1", "B_2", "C_3"] {
        world.card(id, OLD, "Deal.");
    }
    world.card("N_1", NEW, "Deal.");
    world.run();
    world
}

#[test]
fn an_untouched_card_is_written_where_it_is_wanted() {
    let mut world = four();
    world.card("B_2", NEW, "Deal.");
    assert_eq!(world.run().count(BlockEvent::Moved), 1);
    let mut fresh = World { files: [].into(), ..world.clone() };
    fresh.run();
    assert_eq!(world.files, fresh.files);
}

#[test]
fn a_touched_card_takes_its_body_and_its_comments_along() {
    let mut world = four();
    world.edit(OLD, "/// # Name B_2\n", "// Look at this.\n/* And this. */\n/// # Name B_2\n");
    world.fill("B_2", "spell(&[\n    // first\n    deal(2),\n])");
    world.edit(OLD, "]);\n", "]); // last\n");
    world.card("B_2", NEW, "Deal.");
    world.run();
    assert!(!world.text(OLD).contains("B_2") && !world.text(OLD).contains("Look"));
    let text = world.text(NEW);
    assert!(text.contains("\n\n// Look at this.\n/* And this. */\n/// # Name B_2\n"), "{text}");
    assert!(text.contains("pub const B_2: Power = spell(&[\n    // first\n    deal(2),\n]); // last\n"));
    assert!(text.find("B_2") < text.find("N_1"), "the wanted order");
    assert_eq!(world.state("B_2"), "Done");
}

#[test]
fn the_notes_of_an_untouched_card_go_along() {
    let mut world = four();
    world.edit(OLD, "/// # Name B_2\n", "// Look.\n/// Mind this.\n/// # Name B_2\n");
    world.card("B_2", NEW, "Deal.");
    world.run();
    assert!(world.text(NEW).contains("// Look.\n/// # Name B_2\n"));
    assert!(world.text(NEW).contains("/// # Notes\n///\n/// Mind this.\n//~ todo B_2"), "{world}");
    assert!(!world.text(OLD).contains("Look"));
}

#[test]
fn imports_and_private_helpers_go_along() {
    let mut world = four();
    let top = "use std::{cmp::max as larger, fmt::Debug};\nuse super::pool;\n";
    world.edit(OLD, "\n/// # Name A_1", &format!("{top}\n/// # Name A_1"));
    world.append(
        OLD,
        "\n// Two.\nconst fn two() -> i32 {\n    one(1) + self::one(1)\n}\n\nconst fn one(n: i32) -> i32 {\n    n\n}\n\nstruct Unused;\n",
    );
    world.fill("B_2", "spell(&[deal(larger(two(), 1)).from(pool::ALL), super::x()])");
    world.card("B_2", NEW, "Deal.");
    world.run();
    let (old, new) = (world.text(OLD), world.text(NEW));
    assert!(new.contains("use crate::legacy::pool;\n") && new.contains("use std::cmp::max as larger;\n"), "{new}");
    assert!(new.contains("// Two.\nconst fn two() -> i32 {\n    one(1) + self::one(1)\n}\n\nconst fn one"), "{new}");
    assert!(new.contains("deal(larger(two(), 1)).from(pool::ALL), crate::legacy::x()"));
    assert!(
        !old.contains("two") && !old.contains("one") && !old.contains("pool"),
        "moved, nothing else uses them:\n{old}"
    );
    assert!(old.contains("use std::{cmp::max as larger, fmt::Debug};") && old.contains("struct Unused;"));
}

#[test]
fn a_helper_that_others_use_is_copied() {
    let mut world = four();
    world.append(OLD, "\nconst TWO: i32 = 2;\n\nstruct Pair;\n\nimpl Pair {\n    const ONE: i32 = 1;\n}\n");
    world.fill("A_1", "spell(&[deal(TWO)])");
    world.fill("B_2", "spell(&[deal(TWO + Pair::ONE)])");
    world.card("B_2", NEW, "Deal.");
    world.run();
    assert!(world.text(OLD).contains("const TWO") && world.text(NEW).contains("const TWO"));
    assert!(!world.text(OLD).contains("Pair") && world.text(NEW).contains("impl Pair {"));
    // The next one finds it there already.
    world.card("A_1", NEW, "Deal.");
    world.run();
    assert_eq!(world.text(NEW).matches("const TWO").count(), 1);
}

#[test]
fn within_a_folder_paths_stay_as_they_are() {
    let mut world = four();
    world.edit(OLD, "\n/// # Name A_1", "use super::pool;\n\n/// # Name A_1");
    world.fill("B_2", "spell(&[pool::X, super::y()])");
    world.card("B_2", "legacy/rogue.rs", "Deal.");
    world.run();
    let new = world.text("legacy/rogue.rs");
    assert!(new.contains("\nuse super::pool;\n") && new.contains("spell(&[pool::X, super::y()])"), "{new}");
}

#[test]
fn a_card_that_the_body_refers_to_is_imported() {
    let mut world = four();
    world.fill("B_2", "attach(C_3)");
    world.card("B_2", NEW, "Deal.");
    world.run();
    assert!(world.text(NEW).contains("use crate::legacy::mage::C_3;\n"));
    // When it follows, the import of it goes.
    world.fill("C_3", "spell(&[])");
    world.card("C_3", NEW, "Deal.");
    world.run();
    assert!(!world.text(NEW).contains("use crate::legacy::mage::C_3;") && world.text(NEW).contains("pub const C_3"));
}

#[test]
fn a_card_that_others_refer_to_leaves_its_name_behind() {
    let mut world = four();
    world.fill("B_2", "attach(C_3)");
    world.card("C_3", NEW, "Deal.");
    world.run();
    assert!(world.text(OLD).contains("pub use crate::naxx::rogue::C_3;\n"), "{world}");
    world.card("C_3", OLD, "Deal.");
    world.run();
    assert!(!world.text(OLD).contains("pub use") && world.text(OLD).contains("pub const C_3"));
}

#[test]
fn another_item_of_the_name_is_a_conflict_and_the_block_stays() {
    let mut world = four();
    world.append(OLD, "\nconst TWO: i32 = 2;\n");
    world.append(NEW, "\nconst TWO: i32 = 22;\n");
    world.fill("B_2", "spell(&[deal(TWO)])");
    world.card("B_2", NEW, "Deal more.");
    let plan = world.run();
    let [conflict] = plan.conflicts.as_slice() else { panic!("{plan}") };
    let Reason::NameTaken { name, place: Some(place), .. } = &conflict.reason else { panic!("{conflict}") };
    assert_eq!((conflict.key.as_str(), name.as_str(), place.file.clone()), ("B_2", "TWO", PathBuf::from(NEW)));
    assert_eq!(plan.misplaced_cards()["B_2"], PathBuf::from(OLD));
    assert!(world.text(OLD).contains("/// > Deal more.\n") && world.text(OLD).contains("spell(&[deal(TWO)])"));
    assert!(!world.text(NEW).contains("B_2"));
    assert_eq!(world.state("B_2"), "Stale");
    assert!(plan.to_string().contains("B_2 stays in legacy/mage.rs, though it is wanted in naxx/rogue.rs: `TWO` is"));
    // Renamed, it goes.
    world.edit(NEW, "const TWO: i32", "const TWO_TWO: i32");
    assert!(world.run().conflicts.is_empty());
    assert!(world.text(NEW).contains("spell(&[deal(TWO)])"));
}

#[test]
fn two_cards_can_change_places() {
    let mut world = four();
    world.fill("B_2", "spell(&[deal(2)])");
    world.fill("N_1", "minion()");
    world.card("B_2", NEW, "Deal.");
    world.card("N_1", OLD, "Deal.");
    assert_eq!(world.run().count(BlockEvent::Moved), 2);
    assert!(world.text(OLD).contains("minion()") && world.text(NEW).contains("deal(2)"));
}

#[test]
fn a_touched_body_goes_aside_with_its_card_and_comes_back() {
    let mut world = four();
    world.append(OLD, "\nconst TWO: i32 = 2;\n");
    world.fill("B_2", "spell(&[deal(TWO)])");
    world.run();
    let before = world.files.clone();
    world.build = 101;
    let card = world.cards.remove("B_2").expect("it is there");
    let plan = world.run();
    assert_eq!(
        plan.events,
        [cardwright_merge::PlanEvent { key: "B_2".into(), file: ASIDE.into(), kind: BlockEvent::SetAside }]
    );
    let aside = world.text(ASIDE);
    assert!(aside.contains("/// # Name B_2\n") && aside.contains("/// Gone since build 101\n//~ done B_2 - "));
    assert!(aside.contains("const TWO: i32 = 2;\n") && aside.contains("spell(&[deal(TWO)])"));
    assert!(!world.text(OLD).contains("B_2") && !world.text(OLD).contains("TWO"));
    world.cards.insert("B_2".into(), card);
    assert_eq!(world.run().count(BlockEvent::Returned), 1);
    assert!(!world.files.contains_key(&PathBuf::from(ASIDE)), "{world}");
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(lines(world.text(OLD)), lines(&before[&PathBuf::from(OLD)]));
}

#[test]
fn a_card_comes_back_stale_into_another_file() {
    let mut world = four();
    world.fill("B_2", "spell(&[deal(2), attach(C_3)])");
    world.run();
    world.cards.remove("B_2");
    world.run();
    world.card("B_2", NEW, "Deal more.");
    world.run();
    assert_eq!(world.state("B_2"), "Stale");
    assert!(world.text(NEW).contains("use crate::legacy::mage::C_3;"), "{world}");
    assert!(!world.text(NEW).contains("Gone since"));
}

#[test]
fn a_touched_card_that_others_refer_to_stays_when_it_is_gone() {
    let mut world = four();
    world.fill("B_2", "attach(C_3)");
    world.fill("C_3", "enchant(&[])");
    world.run();
    world.cards.remove("C_3");
    assert_eq!(world.run().count(BlockEvent::StillReferenced), 1);
    assert!(world.text(OLD).contains("/// Gone since build 100\n//~ done C_3 - "));
    assert!(world.found().iter().any(|found| found.key == "C_3" && found.gone));
    // Once the other one is gone as well, both go aside.
    world.cards.remove("B_2");
    assert_eq!(world.run().count(BlockEvent::SetAside), 2);
    assert!(!world.text(OLD).contains("C_3"));
}

#[test]
fn a_set_that_gets_another_name_takes_all_along() {
    let mut world = four();
    world.fill("B_2", "spell(&[deal(2)])");
    for card in world.cards.values_mut().filter(|card| card.file == OLD) {
        card.file = "classic/mage.rs".into();
    }
    world.run();
    assert!(!world.files.contains_key(&PathBuf::from(OLD)), "{world}");
    assert!(world.text("classic/mage.rs").contains("spell(&[deal(2)])"));
}

#[test]
fn what_is_left_of_a_file_that_is_not_wanted_stays() {
    let mut world = four();
    world.append(OLD, "\n// My thoughts.\n");
    for card in world.cards.values_mut().filter(|card| card.file == OLD) {
        card.file = "classic/mage.rs".into();
    }
    world.run();
    assert!(world.text(OLD).contains("// My thoughts.\n"));
}

/// Tests of two cards, whose ids begin alike, with tests that people added.
fn tests() -> World {
    let mut world = World::of_tests();
    for id in ["A_1", "A_1_2", "B_2"] {
        world.card(id, OLD, "Deal.");
    }
    world.run();
    world.append(OLD, "\n#[test]\nfn A_1_2_twice() {\n    half();\n}\n\n#[test]\nfn A_1_once() {}\n\nfn half() {}\n");
    world
}

#[test]
fn tests_that_people_added_go_with_the_card_of_the_longest_id() {
    let mut world = tests();
    world.card("A_1_2", NEW, "Deal.");
    world.run();
    let (old, new) = (world.text(OLD), world.text(NEW));
    assert!(new.contains("fn A_1_2_name_a_1_2") && new.contains("fn A_1_2_twice") && new.contains("fn half"));
    assert!(!old.contains("A_1_2") && !old.contains("half") && old.contains("fn A_1_once"), "{old}");
}

#[test]
fn tests_that_people_added_go_aside_and_come_back() {
    let mut world = tests();
    let card = world.cards.remove("A_1_2").expect("it is there");
    world.run();
    assert!(world.text(ASIDE).contains("fn A_1_2_twice") && !world.text(OLD).contains("A_1_2"));
    world.cards.insert("A_1_2".into(), card);
    world.run();
    assert!(world.text(OLD).contains("fn A_1_2_twice") && world.text(OLD).contains("fn A_1_2_name_a_1_2"));
    assert!(!world.files.contains_key(&PathBuf::from(ASIDE)), "{world}");
}

#[test]
fn a_test_that_calls_the_test_of_another_card_stays() {
    let mut world = tests();
    world.append(OLD, "\n#[test]\nfn B_2_deep() {\n    A_1_name_a_1();\n}\n");
    world.card("B_2", NEW, "Deal.");
    let plan = world.run();
    assert_eq!(plan.conflicts[0].reason, Reason::TestOfAnother("A_1_name_a_1".into()));
    assert!(world.text(OLD).contains("fn B_2_deep") && world.text(OLD).contains("fn B_2_name_b_2"));
}

#[test]
fn one_body_in_two_files_is_one_after_a_run_that_was_cut_off() {
    let mut world = four();
    world.fill("B_2", "spell(&[deal(2)])");
    world.run();
    let before = world.files.clone();
    world.card("B_2", NEW, "Deal.");
    world.run();
    // The new file had been written when the lights went out.
    world.files.insert(OLD.into(), before[&PathBuf::from(OLD)].clone());
    world.run();
    assert!(!world.text(OLD).contains("B_2") && world.text(NEW).contains("deal(2)"));
}
