//! Warlock cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ffbbe7c

/// `TRL_246` · Warlock spell · Shadow · 8 mana
/// > Destroy half of each player's deck.
///
/// State: Todo
//~ todo TRL_246 50f1bfbf e5174111 c5703479.824e7d81
#[test]
#[ignore = "todo: Void Contract"]
fn TRL_246_void_contract() {
    unwritten("TRL_246");
}
