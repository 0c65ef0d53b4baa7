//! The property of the fuzz target `card_file` holds for its seeds and for changed ones. Fuzzing itself is in `SECURITY.md`.
#[path = "../../../../engine/fuzz/properties/card_file.rs"]
mod card_file;
#[path = "../../../../engine/fuzz/properties/changes.rs"]
mod changes;

#[test]
fn any_text_as_a_card_file_is_planned_once_or_refused() {
    changes::hold_for_seeds("card_file", 500, card_file::holds);
}
