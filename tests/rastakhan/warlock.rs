//! Warlock cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ffbbe7c

/// Void Contract · Spell · Shadow · 8 mana · Destroy half of each player's deck.
//~ done TRL_246 - 534cb5dd -
#[test]
fn TRL_246_void_contract() {
    check! { Warlock:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182"]), EmptyDeck(Theirs), OnTheirTop("CS2_182"),
        OnTheirTop("CS2_182"), OnTheirTop("CS2_182"), Play("TRL_246", Nothing), DeckCount(Mine, 2),
        DeckCount(Theirs, 1), HandCount(Mine, 0),
    }
}
