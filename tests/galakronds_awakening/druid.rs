//! Druid cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 81693a3b

/// `YOD_001ts` · Druid spell · 2 mana
/// > **Choose One -** Draw a card; or Summon a 3/2 Eagle.
///
/// State: Todo
//~ todo YOD_001ts 65e86a70 c426625e 6c86d26e.12d0a76b
#[test]
#[ignore = "todo: Rising Winds"]
fn YOD_001ts_rising_winds() {
    unwritten("YOD_001ts");
}
