//! Any text as a recording, XML or log, gives an error or a game that can be saved and asked for its options, and decisions.

use cardwright_arena::{recording, registry::cards};

/// Panics if these bytes, read as a recording, give a game that cannot be saved or listed.
pub fn holds(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for turn in [None, Some(3)] {
        let Ok(game) = recording::read(cards().expect("the cards are valid"), text, turn) else { continue };
        let _ = game.snapshot().expect("a position between two actions can be saved").to_json();
        let _ = game.options();
    }
    let Ok(listing) = recording::list(text) else { return };
    for game in &listing.games {
        let Ok(recorded) = recording::decisions(text, &listing, game.number) else { continue };
        for decision in &recorded.decisions {
            let _ = recording::position_at(cards().expect("the cards are valid"), &decision.moment);
        }
    }
}
