//! One test for each promise about headers and bodies.

use std::path::PathBuf;

use cardwright_merge::{BlockEvent, FoundKind, GeneratedKind, State};

use crate::world::{MAGE, World, block, three};

#[test]
fn a_fresh_block_shows_header_mark_and_stub() {
    let world = three();
    let text = world.text(MAGE);
    let lines: Vec<_> = block(&world, "A_1").lines().collect();
    let header =
        ["/// # Name A_1", "///", "/// `A_1` · 1 mana", "///", "/// > Deal 1 damage.", "///", "/// - Set: legacy"];
    assert_eq!(lines[..7], header);
    assert!(lines[7].starts_with("//~ todo A_1 "), "{}", lines[7]);
    assert_eq!(lines[8..], ["pub const A_1: Power = TODO;"]);
    assert!(text.starts_with("//! Cards of `legacy/mage.rs`.\n\nuse cardwright_engine::script::*;\n//~ file "));
}

#[test]
fn nothing_changed_nothing_to_do() {
    let world = three();
    let plan = world.plan().expect("a plan");
    assert!(plan.is_empty() && plan.events.is_empty());
    assert_eq!(plan.to_string(), "nothing to do");
}

#[test]
fn an_untouched_header_follows_the_data() {
    let mut world = three();
    world.card("B_2", MAGE, "Deal 5 damage.");
    let plan = world.run();
    assert!(block(&world, "B_2").contains("/// > Deal 5 damage."));
    assert!(!world.text(MAGE).contains("Deal 2") && !world.text(MAGE).contains("Stale"));
    assert_eq!((plan.count(BlockEvent::Header), plan.count(BlockEvent::Stale), plan.changes.len()), (1, 0, 1));
}

#[test]
fn an_untouched_body_is_replaced_when_another_is_wanted() {
    let mut world = three();
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Derived;
    assert_eq!(world.run().count(BlockEvent::Body), 1);
    assert_eq!(world.state("B_2"), "Derived");
    assert!(world.text(MAGE).contains("pub const B_2: Power = spell(&[deal(14)]);"));
    // A better grammar rewrites what it derived.
    world.card("B_2", MAGE, "Deal 2.").emitted = GeneratedKind::Derived;
    world.run();
    assert!(world.text(MAGE).contains("pub const B_2: Power = spell(&[deal(7)]);"));
}

#[test]
fn a_derived_body_is_the_generators_until_someone_edits_it() {
    let mut world = three();
    for id in ["A_1", "B_2"] {
        world.card(id, MAGE, "Deal 2 damage.").emitted = GeneratedKind::Derived;
    }
    world.run();
    world.edit(MAGE, "pub const A_1: Power = spell(&[deal(14)]);", "pub const A_1: Power = spell(&[deal(2)]);");
    assert_eq!((world.state("A_1"), world.state("B_2")), ("Done".into(), "Derived".into()));
    // A grammar that understands less takes back what it wrote, and nothing else.
    for id in ["A_1", "B_2"] {
        world.card(id, MAGE, "Deal 2 damage.").emitted = GeneratedKind::Todo;
    }
    world.run();
    assert!(world.text(MAGE).contains("pub const A_1: Power = spell(&[deal(2)]);"));
    assert!(world.text(MAGE).contains("pub const B_2: Power = TODO;"));
    assert_eq!((world.state("A_1"), world.state("B_2")), ("Done".into(), "Todo".into()));
}

#[test]
fn a_touched_body_is_never_replaced() {
    let mut world = three();
    world.fill("B_2", "spell(&[ deal(2)   ])");
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Derived;
    world.run();
    assert!(world.text(MAGE).contains("\npub const B_2: Power = spell(&[ deal(2)   ]);\n"));
    assert_eq!(world.state("B_2"), "Done");
    assert!(block(&world, "B_2").contains("//~ done B_2 - "));
}

#[test]
fn white_space_and_formatting_do_not_touch_a_body() {
    let mut world = three();
    world.edit(MAGE, "pub const B_2: Power = TODO;", "pub const B_2:\n    Power =   TODO;");
    assert!(world.run().is_empty());
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Vanilla;
    world.run();
    assert!(world.text(MAGE).contains("pub const B_2: Power = VANILLA;"));
}

#[test]
fn a_comment_inside_touches_a_body_and_one_outside_does_not() {
    let mut world = three();
    world.edit(MAGE, "pub const A_1: Power = TODO;", "pub const A_1: Power = /* soon */ TODO;");
    world.edit(MAGE, "pub const B_2: Power = TODO;", "pub const B_2: Power = TODO; // soon");
    world.card("A_1", MAGE, "Deal 1 damage.").emitted = GeneratedKind::Vanilla;
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Vanilla;
    world.run();
    assert!(world.text(MAGE).contains("pub const A_1: Power = /* soon */ TODO;"));
    assert!(world.text(MAGE).contains("pub const B_2: Power = VANILLA; // soon"));
}

#[test]
fn without_its_mark_only_a_stub_is_the_generators() {
    let mut world = three();
    world.card("C_3", MAGE, "Deal 3 damage.").emitted = GeneratedKind::Derived;
    world.run();
    let text = world.files.get_mut(&PathBuf::from(MAGE)).expect("it is there");
    *text = text.split_inclusive('\n').filter(|line| !line.starts_with("//~")).collect();
    world.card("A_1", MAGE, "Deal 1 damage.").emitted = GeneratedKind::Vanilla;
    world.card("C_3", MAGE, "Deal 33 damage.").emitted = GeneratedKind::Derived;
    world.run();
    assert!(world.text(MAGE).contains("pub const A_1: Power = VANILLA;"));
    // Nobody can tell whether a person wrote this, so a person did.
    assert!(world.text(MAGE).contains("pub const C_3: Power = spell(&[deal(14)]);"));
    assert_eq!(world.state("A_1"), "Vanilla");
    assert_eq!(world.state("C_3"), "Stale");
}

#[test]
fn a_garbled_mark_counts_as_none_and_is_mended() {
    let mut world = three();
    world.edit(MAGE, "//~ todo A_1 ", "//~ todo A_1 x");
    assert!(!world.plan().expect("a plan").is_empty());
    world.run();
    assert_eq!(world.files, three().files);
}

#[test]
fn what_a_person_writes_into_a_header_goes_to_the_notes() {
    let mut world = three();
    world.edit(MAGE, "/// > Deal 2 damage.\n", "/// > Deal 2 damage.\n/// Mind the armor.\n");
    world.run();
    assert!(block(&world, "B_2").contains("///\n/// # Notes\n///\n/// Mind the armor.\n//~ todo"));
    world.card("B_2", MAGE, "Deal 9 damage.");
    world.run();
    assert!(block(&world, "B_2").contains("/// > Deal 9 damage.\n"));
    assert!(block(&world, "B_2").contains("/// # Notes\n///\n/// Mind the armor.\n"));
    assert!(!block(&world, "B_2").contains("Deal 2"), "the notes hold people's lines alone");
}

#[test]
fn notes_are_kept_whole() {
    let mut world = three();
    let notes = "/// # Notes\n///\n///  two blanks\n///\n/// ```text\n/// code\n/// ```\n";
    world.edit(MAGE, "//~ todo B_2", &format!("///\n{notes}//~ todo B_2"));
    assert!(world.run().is_empty());
    world.card("B_2", MAGE, "Deal 9 damage.");
    world.run();
    assert!(block(&world, "B_2").contains(notes));
}

#[test]
fn lines_added_to_an_outdated_header_are_told_from_the_generators() {
    let mut world = three();
    world.edit(MAGE, "/// > Deal 2 damage.\n", "/// > Deal 2 damage.\n/// Mind the armor.\n///\n/// And more.\n");
    world.card("B_2", MAGE, "Deal 9 damage.").cost = 5;
    world.run();
    assert!(block(&world, "B_2").contains("/// # Notes\n///\n/// Mind the armor.\n/// And more.\n//~"));
    assert!(!block(&world, "B_2").contains("Deal 2"));
}

#[test]
fn a_header_edited_and_outdated_at_once_loses_no_line() {
    let mut world = three();
    world.edit(MAGE, "/// > Deal 2 damage.\n", "/// > Deal 2 damage, they say.\n");
    world.card("B_2", MAGE, "Deal 9 damage.");
    world.run();
    assert!(block(&world, "B_2").contains("/// > Deal 9 damage.\n"));
    assert!(block(&world, "B_2").contains("/// > Deal 2 damage, they say.\n//~"));
}

#[test]
fn other_facts_make_a_touched_body_stale() {
    let mut world = three();
    world.fill("B_2", "spell(&[deal(2)])");
    world.run();
    world.build = 101;
    world.card("B_2", MAGE, "Deal 5 damage.").cost = 7;
    assert_eq!(world.run().count(BlockEvent::Stale), 1);
    let stale = "/// Stale since build 101; it said: `B_2` · 1 mana · > Deal 2 damage.\n//~ stale B_2 - ";
    assert!(block(&world, "B_2").contains(stale), "{world}");
    assert_eq!(world.state("B_2"), "Stale");
    // An older note is kept.
    world.build = 102;
    world.card("B_2", MAGE, "Deal 6 damage.");
    assert_eq!(world.run().count(BlockEvent::Stale), 0);
    assert!(block(&world, "B_2").contains("/// Stale since build 101; it said: `B_2` · 1 mana · > Deal 2 damage.\n"));
    // The facts return to what it said.
    world.card("B_2", MAGE, "Deal 2 damage.");
    world.run();
    assert!(!world.text(MAGE).contains("Stale"));
    assert_eq!(world.state("B_2"), "Done");
}

#[test]
fn a_body_touched_since_the_last_run_becomes_stale_at_once() {
    let mut world = three();
    world.fill("B_2", "spell(&[deal(2)])");
    world.card("B_2", MAGE, "Deal 5 damage.");
    world.run();
    assert_eq!(world.state("B_2"), "Stale");
}

#[test]
fn a_stale_line_that_a_person_deleted_does_not_come_again() {
    let mut world = three();
    world.fill("B_2", "spell(&[deal(2)])");
    world.card("B_2", MAGE, "Deal 5 damage.");
    world.run();
    world.edit(MAGE, "/// Stale since build 100; it said: `B_2` · 1 mana · > Deal 2 damage.\n", "");
    world.run();
    assert!(!world.text(MAGE).contains("Stale"));
    assert_eq!(world.state("B_2"), "Done");
}

#[test]
fn lines_that_are_no_facts_make_nothing_stale() {
    let mut world = three();
    world.fill("B_2", "spell(&[deal(2)])");
    world.cards.get_mut("B_2").expect("it is there").name = "Other".into();
    world.run();
    assert!(world.text(MAGE).contains("/// # Other\n"));
    assert_eq!(world.state("B_2"), "Done");
}

#[test]
fn a_partial_body_shows_its_reason() {
    let mut world = three();
    world.fill("B_2", "spell(&[deal(2)]).partial(\"no overload yet\")");
    world.run();
    assert!(block(&world, "B_2").contains("//~ partial B_2 - "));
    assert_eq!(world.found()[1].state, State::Partial("no overload yet".into()));
}

#[test]
fn a_stub_that_a_person_wrote_back_is_still_to_do() {
    let mut world = three();
    world.fill("B_2", "spell(&[deal(2)])");
    world.run();
    world.edit(MAGE, "spell(&[deal(2)])", "TODO");
    world.run();
    assert_eq!(world.state("B_2"), "Todo");
    // It is theirs all the same, until they delete the mark.
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Derived;
    world.run();
    assert!(world.text(MAGE).contains("pub const B_2: Power = TODO;"));
    let mark = world.text(MAGE).lines().find(|line| line.starts_with("//~ todo B_2")).expect("a mark").to_owned();
    world.edit(MAGE, &format!("{mark}\n"), "");
    world.run();
    assert!(world.text(MAGE).contains("pub const B_2: Power = spell(&[deal(14)]);"));
}

#[test]
fn a_test_is_done_when_it_is_not_ignored_any_more() {
    let mut world = World::of_tests();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.run();
    assert_eq!(world.state("A_1"), "Todo");
    world.edit(MAGE, "    let game", "    let mut game");
    world.run();
    assert_eq!(world.state("A_1"), "Todo", "it does not run yet");
    world.edit(MAGE, "#[ignore = \"todo: A_1\"]\n", "");
    world.run();
    assert_eq!(world.state("A_1"), "Done");
    assert!(world.text(MAGE).contains("//~ done A_1 - "));
}

#[test]
fn a_new_test_stands_behind_the_tests_that_people_added() {
    let mut world = World::of_tests();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.card("C_3", MAGE, "Deal 3 damage.");
    world.run();
    let mine = "\n// Mine.\n#[test]\nfn A_1_on_a_hero() {}\n";
    let at = world.text(MAGE).find("\n/// # Name C_3").expect("it is there");
    world.files.get_mut(&PathBuf::from(MAGE)).expect("it is there").insert_str(at, mine);
    world.card("B_2", MAGE, "Deal 2 damage.");
    world.run();
    let names: Vec<_> =
        world.found().into_iter().map(|found| (found.item, found.kind == FoundKind::ExtraTest)).collect();
    let expected = [("A_1_name_a_1", false), ("A_1_on_a_hero", true), ("B_2_name_b_2", false), ("C_3_name_c_3", false)];
    assert_eq!(names, expected.map(|(name, extra)| (name.to_owned(), extra)));
}

#[test]
fn a_renamed_card_keeps_its_touched_test_under_the_old_name() {
    let mut world = World::of_tests();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.card("B_2", MAGE, "Deal 2 damage.");
    world.run();
    world.edit(MAGE, "game.cost(\"A_1\")", "game.costs(\"A_1\")");
    world.card("A_1", MAGE, "Deal 1 damage.").name = "Spark".into();
    world.card("B_2", MAGE, "Deal 2 damage.").name = "Flame".into();
    world.run();
    let names: Vec<_> = world.found().into_iter().map(|found| found.item).collect();
    assert_eq!(names, ["A_1_name_a_1", "B_2_flame"]);
    assert!(world.text(MAGE).contains("/// # Spark\n"));
}

#[test]
fn a_test_copied_with_its_mark_is_an_extra() {
    let mut world = World::of_tests();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.run();
    let copy = world.text(MAGE).split_once("\n\n/// #").expect("a block").1.replace("A_1_name_a_1", "A_1_on_a_hero");
    world.append(MAGE, &format!("\n/// #{copy}"));
    assert!(world.run().is_empty());
    let names: Vec<_> =
        world.found().into_iter().map(|found| (found.item, found.kind == FoundKind::ExtraTest)).collect();
    assert_eq!(names, [("A_1_name_a_1".to_owned(), false), ("A_1_on_a_hero".to_owned(), true)]);
}

#[test]
fn the_index_tells_where_a_block_stands_and_what_became_of_it() {
    let mut world = three();
    world.card("B_2", MAGE, "Deal 2 damage.").emitted = GeneratedKind::Vanilla;
    world.fill("C_3", "spell(&[])");
    world.run();
    let found = world.found();
    let told: Vec<_> =
        found.iter().map(|f| (f.key.as_str(), f.state.clone(), f.last_generated, f.is_hand_written)).collect();
    assert_eq!(
        told,
        [
            ("A_1", State::Todo, Some(GeneratedKind::Todo), false),
            ("B_2", State::Vanilla, Some(GeneratedKind::Vanilla), false),
            ("C_3", State::Done, None, true),
        ]
    );
    let line = world.text(MAGE).lines().nth(found[2].line - 1).expect("a line");
    assert_eq!(line, "pub const C_3: Power = spell(&[]);");
    assert_eq!(found[2].file, PathBuf::from(MAGE));
}

#[test]
fn the_plan_can_be_printed() {
    let mut world = three();
    world.card("B_2", MAGE, "Other.");
    world.card("D_4", "naxx/rogue.rs", "Deal 4 damage.");
    let plan = world.plan().expect("a plan");
    assert_eq!(plan.to_string(), "change root/legacy/mage.rs\ncreate root/naxx/rogue.rs\n1 new, 1 headers renewed");
    assert_eq!(plan.events.iter().filter(|event| event.kind == BlockEvent::New).count(), 1);
}
