//! The properties of the fuzz targets hold for their seeds and for changed ones. Fuzzing itself is in `SECURITY.md`.
#[path = "../../fuzz/properties/changes.rs"]
mod changes;
#[path = "../../fuzz/properties/deckstring.rs"]
mod deckstring;
#[path = "../../fuzz/properties/recording.rs"]
mod recording;
#[path = "../../fuzz/properties/serve.rs"]
mod serve;
#[path = "../../fuzz/properties/snapshot.rs"]
mod snapshot;

use changes::hold_for_seeds;

#[test]
fn any_text_as_a_deck_is_read_or_refused() {
    hold_for_seeds("deckstring", 2000, deckstring::holds);
}

#[test]
fn any_text_as_a_recording_is_read_or_refused() {
    hold_for_seeds("recording", 300, recording::holds);
}

#[test]
fn any_lines_as_requests_are_answered() {
    hold_for_seeds("serve", 300, serve::holds);
}

#[test]
fn any_text_as_a_snapshot_is_read_or_refused() {
    hold_for_seeds("snapshot", 1000, snapshot::holds);
}
