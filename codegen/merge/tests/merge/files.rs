//! One test for each promise about whole files: order, what comes and goes, what cannot be read.

use std::path::PathBuf;

use cardwright_merge::{BlockEvent, Fault, GeneratedKind, SourcePosition, WholeFile, plan};

use crate::world::{MAGE, World, block, three};

#[test]
fn a_new_block_stands_behind_the_one_before_it() {
    let mut world = three();
    world.edit(
        MAGE,
        "pub const A_1: Power = TODO;\n",
        "pub const A_1: Power = TODO; // first\n\n// Of B.\n\n// More of B.\n",
    );
    world.card("A_15", MAGE, "Deal 15 damage.");
    world.card("A_0", MAGE, "Deal 0 damage.");
    world.run();
    let order: Vec<_> = world.found().into_iter().map(|found| found.key).collect();
    assert_eq!(order, ["A_0", "A_1", "A_15", "B_2", "C_3"]);
    assert!(world.text(MAGE).contains("TODO; // first\n\n/// # Name A_15\n"));
    assert!(world.text(MAGE).contains("pub const A_15: Power = TODO;\n\n// Of B.\n\n// More of B.\n"));
}

#[test]
fn a_new_block_stands_at_the_end_if_there_is_no_other() {
    let mut world = World::new();
    world.files.insert(MAGE.into(), "//! Mine.\nuse a::b;\n".into());
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.run();
    assert!(world.text(MAGE).starts_with("//! Mine.\nuse a::b;\n\n/// # Name A_1\n"));
}

#[test]
fn blocks_are_never_put_in_another_order() {
    let mut world = three();
    let text = world.text(MAGE).to_owned();
    let starts: Vec<_> = text.match_indices("/// # Name").map(|(at, _)| at).collect();
    let [a, b, c] = [&text[starts[0]..starts[1]], &text[starts[1]..starts[2]], &text[starts[2]..]];
    world.files.insert(MAGE.into(), format!("{}{c}\n{b}{a}", &text[..starts[0]]));
    assert!(world.run().is_empty());
    world.card("B_3", MAGE, "Deal 33 damage.");
    world.run();
    let order: Vec<_> = world.found().into_iter().map(|found| found.key).collect();
    assert_eq!(order, ["C_3", "B_2", "B_3", "A_1"]);
}

#[test]
fn a_deleted_block_is_written_again() {
    let mut world = three();
    let before = world.files.clone();
    let gone = format!("{}\n", block(&world, "B_2"));
    world.edit(MAGE, &gone, "");
    assert_eq!(world.run().count(BlockEvent::New), 1);
    assert_eq!(world.files, before);
}

#[test]
fn a_deleted_item_whose_header_was_left_does_not_spoil_the_next() {
    let mut world = three();
    let before = world.files.clone();
    world.edit(MAGE, "pub const B_2: Power = TODO;\n", "");
    world.run();
    // The header had become the docs of the next item.
    assert_eq!(world.files, before);
}

#[test]
fn an_untouched_block_goes_with_its_card() {
    let mut world = three();
    world.cards.remove("B_2");
    assert_eq!(world.run().count(BlockEvent::Dropped), 1);
    assert!(!world.text(MAGE).contains("B_2"));
    assert_eq!(world.files.len(), 1);
}

#[test]
fn a_copy_of_an_untouched_block_goes() {
    let mut world = three();
    let before = world.files.clone();
    let copy = block(&world, "B_2").to_owned();
    world.append(MAGE, &format!("\n{copy}"));
    assert_eq!(world.run().count(BlockEvent::DuplicateDeleted), 1);
    assert_eq!(world.files, before);
}

#[test]
fn of_two_copies_the_touched_one_stays() {
    let mut world = three();
    let copy = block(&world, "B_2").replace("TODO", "spell(&[])");
    world.append(MAGE, &format!("\n{copy}"));
    world.run();
    assert_eq!(world.text(MAGE).matches("pub const B_2").count(), 1);
    assert!(world.text(MAGE).contains("pub const B_2: Power = spell(&[]);"));
}

#[test]
fn two_touched_bodies_for_one_card_are_an_error_with_both_places() {
    let mut world = three();
    let copy = block(&world, "B_2").replace("TODO", "spell(&[])");
    world.fill("B_2", "minion()");
    world.files.insert("other/rogue.rs".into(), copy);
    let error = world.plan().expect_err("two bodies");
    let [Fault::DuplicateBlock(key, first, second)] = error.faults.as_slice() else { panic!("{error}") };
    let line = world.text(MAGE).lines().position(|line| line.contains("minion()")).expect("it is there") + 1;
    assert_eq!((key.as_str(), first), ("B_2", &SourcePosition { file: MAGE.into(), line, column: 11 }));
    assert_eq!(second, &SourcePosition { file: "other/rogue.rs".into(), line: 9, column: 11 });
    assert!(error.to_string().contains("Delete one of them"), "{error}");
}

#[test]
fn a_file_that_does_not_parse_stops_everything() {
    let mut world = three();
    world.edit(MAGE, "pub const B_2: Power = TODO;", "pub const B_2: Power = ;");
    world.card("D_4", "legacy/rogue.rs", "Deal 4 damage.");
    let error = world.plan().expect_err("no Rust");
    let [Fault::Syntax(place, _)] = error.faults.as_slice() else { panic!("{error}") };
    let line = world.text(MAGE).lines().position(|line| line.contains("= ;")).expect("it is there") + 1;
    assert_eq!(place, &SourcePosition { file: MAGE.into(), line, column: 24 });
    assert!(error.to_string().contains("Mend the file"), "{error}");
}

#[test]
fn crlf_files_keep_their_line_ends() {
    let mut world = three();
    let text = world.files.get_mut(&PathBuf::from(MAGE)).expect("it is there");
    *text = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert!(world.run().is_empty());
    world.edit(MAGE, "A_1: Power = TODO;", "A_1: Power = spell(\"a\r\nb\");");
    world.card("B_2", MAGE, "Deal 5 damage.");
    world.card("B_5", MAGE, "Deal 55 damage.");
    world.run();
    let text = world.text(MAGE);
    assert!(text.starts_with("\u{feff}//! Cards"));
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
    assert!(text.contains("Deal 5 damage.") && text.contains("B_5") && text.contains("spell(\"a\r\nb\")"));
}

#[test]
fn an_empty_file_is_written_as_if_it_were_not_there() {
    for empty in ["", " \n\n", "\u{feff}"] {
        let mut world = three();
        world.files.insert(MAGE.into(), empty.into());
        world.run();
        assert_eq!(world.files, three().files);
    }
}

#[test]
fn a_file_of_another_set_appears_and_goes_with_its_cards() {
    let mut world = three();
    world.card("D_4", "naxx/rogue.rs", "Deal 4 damage.");
    world.run();
    assert!(world.text("naxx/rogue.rs").contains("pub const D_4"));
    world.cards.remove("D_4");
    world.run();
    assert_eq!(world.files, three().files);
}

#[test]
fn the_top_of_a_file_is_the_generators_until_it_is_touched() {
    let mut world = three();
    let mut wanted = world.wanted();
    wanted.files[0].top = "//! Better docs.\n\nuse cardwright_engine::*;\n".into();
    let changed = plan(&wanted, &world.tree()).expect("a plan");
    assert!(changed.to_string().ends_with("\n1 file changes, no card"), "{changed}");
    let new = changed.changes[0].new.as_deref().expect("it stays");
    assert!(new.starts_with("//! Better docs.\n\nuse cardwright_engine::*;\n//~ file "), "{new}");
    assert_eq!(
        new.split_once("/// #").map(|(_, rest)| rest),
        world.text(MAGE).split_once("/// #").map(|(_, rest)| rest)
    );
    world.edit(MAGE, "use cardwright_engine::script::*;\n", "use cardwright_engine::script::*;\nuse mine::*;\n");
    assert!(plan(&wanted, &world.tree()).expect("a plan").is_empty());
}

#[test]
fn people_s_items_are_left_alone() {
    let mut world = three();
    let mine = "\n// Half of it.\nconst fn half(n: i32) -> i32 {\n    n /  2 // rounded\n}\n\n\n#[allow(unused)]\nmod inner {\n    pub const A_1: u8 = 1;\n}\n";
    world.edit(MAGE, "pub const B_2: Power = TODO;\n", &format!("pub const B_2: Power = TODO;\n{mine}"));
    assert!(world.run().is_empty());
    world.card("C_3", MAGE, "Other.");
    world.cards.remove("A_1");
    world.run();
    assert!(world.text(MAGE).contains(mine));
}

#[test]
fn an_attribute_makes_a_block_a_persons() {
    let mut world = three();
    world.edit(MAGE, "/// # Name B_2\n", "#[rustfmt::skip]\n/// # Name B_2\n");
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Vanilla;
    world.run();
    assert!(world.text(MAGE).contains("#[rustfmt::skip]\n/// # Name B_2\n"));
    assert!(world.text(MAGE).contains("pub const B_2: Power = TODO;"));
}

#[test]
fn a_deleted_header_comes_back() {
    let mut world = three();
    let before = world.files.clone();
    let header = block(&world, "B_2").split("//~").next().expect("a header").to_owned();
    world.edit(MAGE, &header, "");
    world.run();
    assert_eq!(world.files, before);
}

#[test]
fn comments_in_a_header_stay_before_its_mark() {
    let mut world = three();
    world.edit(MAGE, "/// > Deal 2 damage.\n", "/// > Deal 2 damage.\n  // why?\n\n/* and\n how? */\n");
    world.run();
    assert!(block(&world, "B_2").contains("/// - Set: legacy\n  // why?\n/* and\n how? */\n//~ todo B_2"));
}

#[test]
fn whole_files_are_replaced_when_they_differ() {
    let world = three();
    let mut wanted = world.wanted();
    let whole = |content: &str| WholeFile { path: "lib.rs".into(), content: content.into() };
    wanted.whole_files = vec![whole("// @generated\npub mod legacy;\n")];
    let created = plan(&wanted, &world.tree()).expect("a plan");
    assert_eq!((created.changes.len(), created.changes[0].old.as_deref()), (1, None));
    let mut tree = world.tree();
    tree.files.insert("lib.rs".into(), "// @generated by hand".into());
    let changed = plan(&wanted, &tree).expect("a plan");
    assert_eq!(changed.changes[0].new.as_deref(), Some("// @generated\npub mod legacy;\n"));
    tree.files.insert("lib.rs".into(), "pub mod mine;\n".into());
    let error = plan(&wanted, &tree).expect_err("it is not generated");
    assert!(matches!(error.faults.as_slice(), [Fault::NotGenerated(path)] if path.as_os_str() == "lib.rs"));
    tree.files.insert("lib.rs".into(), "// @generated\npub mod legacy;\n".into());
    assert!(plan(&wanted, &tree).expect("a plan").is_empty());
}

#[test]
fn what_cannot_be_wanted_is_told() {
    let mut world = three();
    world.card("D_4", "/etc/rogue.rs", "Deal 4 damage.");
    world.card("E 5", "../rogue.rs", "Deal 5 damage.");
    world.card("F_6", "aside/rogue.rs", "Deal 6 damage.\nState: Done");
    let error = world.plan().expect_err("impossible").to_string();
    for part in ["/etc/rogue.rs", "../rogue.rs", "aside/rogue.rs", "`E 5`", "State: Done"] {
        assert!(error.contains(part), "{part} in {error}");
    }
}
