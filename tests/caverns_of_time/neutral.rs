//! Neutral cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea2f2761

/// `WON_143` · Neutral minion · 4 mana · 2/4
/// > **Inspire, Frenzy,** Spellburst**, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
///
/// State: Todo
//~ todo WON_143 b9cccb7a b8fcee0f 1991ace0.13e4f606
#[test]
#[ignore = "todo: Infinite Amalgam"]
fn WON_143_infinite_amalgam() {
    unwritten("WON_143");
}

/// `WON_144` · Neutral minion · 4 mana · 1/1
/// > **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is)*.
///
/// State: Todo
//~ todo WON_144 7eaf130a 90930be8 1af78c73.6f4390c6
#[test]
#[ignore = "todo: Eyestalk of C'Thun"]
fn WON_144_eyestalk_of_c_thun() {
    unwritten("WON_144");
}
