//! Druid cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf88f9ac

/// `WON_015` · Druid location · 1 mana · 0 uses
/// > Your next **Choose One** card this turn has both effects combined.
///
/// State: Todo
//~ todo WON_015 e18d75ce 96fb6996 ed2cda28.3a6a3d9b
#[test]
#[ignore = "todo: Cenarion Hold"]
fn WON_015_cenarion_hold() {
    unwritten("WON_015");
}
