//! Rows that are proved beside what they are about, in other packages: which test proves which.

/// Row, file from the repository's root, test.
const PROVED: &[(&str, &str, &str)] = &[
    ("S02", "engine/tests/faults.rs", "an_unknown_id_is_reported"),
    ("S04", "engine/tests/faults.rs", "what_an_enchantment_does_belongs_on_an_enchantment"),
    ("S09", "codegen/tests/pipeline.rs", "vanilla_is_said_and_not_assumed"),
    ("S11", "codegen/tests/pipeline.rs", "headers_name_kind_numbers_text_and_what_a_card_makes"),
    ("S12", "engine/tests/faults.rs", "damage_that_is_marked_is_dealt_and_damage_that_scales_is_marked"),
    ("S13", "data/tests/database.rs", "requirements_come_from_the_legacy_build_only_when_the_main_one_has_none"),
    ("S14", "engine/tests/faults.rs", "natives_are_counted_among_the_written_cards"),
    ("S19", "engine/tests/house.rs", "the_engine_names_no_card"),
    ("S25", "engine/tests/words.rs", "a_fast_trigger_resolves_before_an_older_queued_one"),
    ("S29", "codegen/tests/pipeline.rs", "headers_name_kind_numbers_text_and_what_a_card_makes"),
    ("S31", "engine/tests/faults.rs", "an_unwritten_enchantment_is_reported"),
    ("S33", "codegen/tests/enchantments.rs", "every_enchantment_of_three_sets_is_read_as_a_person_reads_it_or_refused"),
    ("S33", "codegen/tests/enchantments.rs", "numbers_may_have_two_digits_and_signs"),
    ("S38", "codegen/tests/pipeline.rs", "a_second_run_changes_no_byte_and_check_says_so"),
    ("S38", "codegen/tests/pipeline.rs", "a_written_body_survives_a_patch_and_goes_stale"),
    ("S39", "codegen/tests/pipeline.rs", "a_card_whose_test_is_ignored_does_not_count_and_is_told"),
    ("S41", "engine/tests/house.rs", "every_version_of_the_vocabulary_has_its_migration"),
    ("F02", "codegen/tests/pipeline.rs", "facts_and_skeletons_come_from_the_data_alone"),
    ("F04", "data/tests/database.rs", "corrections_show_on_top_and_destroy_nothing"),
    ("F04", "data/tests/database.rs", "every_correction_still_says_something_new"),
    ("F06", "engine/tests/faults.rs", "a_combo_or_a_deathrattle_needs_its_tag"),
    ("A14", "engine/tests/costs.rs", "what_is_printed_is_read_back"),
    ("A17", "engine/tests/house.rs", "the_engine_names_no_card"),
    ("P17", "engine/tests/allocations.rs", "p17_an_event_without_listeners_allocates_nothing"),
    ("C17", "engine/tests/costs.rs", "plus_is_associative_and_nothing_is_neutral"),
    ("C19", "engine/tests/costs.rs", "a_cost_reads_as_it_is_written"),
];

#[test]
fn the_tests_that_prove_these_rows_are_there_and_run() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository");
    for (row, file, test) in PROVED {
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{row}: {file}: {error}"));
        let at = text.find(&format!("fn {test}(")).unwrap_or_else(|| panic!("{row}: {file} has no test `{test}`"));
        let before = &text[..at];
        let attributes = before.rsplit("\n\n").next().unwrap_or_default();
        assert!(attributes.contains("#[test]"), "{row}: `{test}` of {file} is no test");
        assert!(!attributes.contains("#[ignore"), "{row}: `{test}` of {file} does not run");
    }
}

#[test]
fn every_row_has_a_test() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("checklist");
    let mut rows: Vec<String> = PROVED.iter().map(|(row, ..)| (*row).to_owned()).collect();
    for file in folder.read_dir().expect("the checklist is here") {
        let text = std::fs::read_to_string(file.expect("it can be read").path()).expect("it can be read");
        let tests = text.split("#[test]\n").skip(1).filter(|test| !test.trim_start().starts_with("#[ignore"));
        for name in tests.filter_map(|test| test.trim_start().strip_prefix("fn ")?.split('(').next()) {
            // `c04_c05_first_it_is_paid …` proves two rows.
            rows.extend(name.split('_').take_while(|word| is_row(word)).map(str::to_uppercase));
        }
    }
    for (letter, last) in [('A', 18), ('C', 21), ('F', 18), ('H', 19), ('P', 25)] {
        let missing: Vec<_> = (1..=last).map(|n| format!("{letter}{n:02}")).filter(|row| !rows.contains(row)).collect();
        assert!(missing.is_empty(), "no test is named for {missing:?}");
    }
}

fn is_row(word: &str) -> bool {
    word.len() == 3 && word.starts_with(|c: char| c.is_ascii_lowercase()) && word[1..].parse::<u8>().is_ok()
}
