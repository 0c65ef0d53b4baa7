//! Neutral cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea2f2761

/// Infinite Amalgam · Minion · All · 4 mana · 2/4 · **Inspire, Frenzy, Spellburst, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
//~ todo WON_143 b8fcee0f 81eb2531 -
#[test]
#[ignore = "todo: Infinite Amalgam"]
fn WON_143_infinite_amalgam() {
    unwritten("WON_143");
}

/// Eyestalk of C'Thun · Minion · 4 mana · 1/1 · **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is*).
//~ todo WON_144 90930be8 c6b79ed3 -
#[test]
#[ignore = "todo: Eyestalk of C'Thun"]
fn WON_144_eyestalk_of_c_thun() {
    unwritten("WON_144");
}
