//! Any text as a snapshot gives an error, or a game that is the same when it is saved and loaded, and that can be played.

use cardwright_arena::registry::cards;
use cardwright_engine::Game;
use cardwright_engine::state::Snapshot;

/// The number of actions taken in each game; each of the first options comes in turn.
const ACTIONS: usize = 24;

/// Panics if the property does not hold for these bytes.
pub fn holds(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(document) = Snapshot::from_json(text) else { return };
    let cards = cards().expect("the cards are valid");
    let Ok(mut game) = Game::from_snapshot(cards, &document) else { return };
    let saved = game.snapshot().expect("what was loaded can be saved");
    let again = Game::from_snapshot(cards, &saved).expect("what was saved can be loaded");
    assert_eq!(again.snapshot().expect("what was loaded can be saved").to_json(), saved.to_json());
    for at in 0..ACTIONS {
        let options = game.options();
        let Some(action) = options.get(at % options.len().max(1)) else { return };
        game.act(*action).expect("an option is legal");
    }
}
