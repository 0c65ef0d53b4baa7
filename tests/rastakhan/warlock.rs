//! Warlock cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ffbbe7c

/// Void Contract · Spell · Shadow · 8 mana · Destroy half of each player's deck.
//~ todo TRL_246 e5174111 534cb5dd -
#[test]
#[ignore = "todo: Void Contract"]
fn TRL_246_void_contract() {
    unwritten("TRL_246");
}
