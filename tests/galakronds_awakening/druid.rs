//! Druid cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 81693a3b

/// Rising Winds · Spell · 2 mana · **Choose One -** Draw a card; or Summon a 3/2 Eagle.
//~ todo YOD_001ts c426625e 8b6d8cfa -
#[test]
#[ignore = "todo: Rising Winds"]
fn YOD_001ts_rising_winds() {
    unwritten("YOD_001ts");
}
