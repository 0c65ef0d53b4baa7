//! Shaman cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5e055d8a

/// Rehgar Earthfury · Minion · 5 mana · 3/5 · After this or an adjacent minion attacks, get a Lightning Bolt.
//~ done CORE_CATA_004 - fab7013e -
#[test]
fn CORE_CATA_004_rehgar_earthfury() {
    check! { Shaman:
        Give("CORE_CATA_004"), Cost("CORE_CATA_004", 5), Stats("CORE_CATA_004", 3, 5), Ally("CS2_182"),
        Play("CORE_CATA_004", Nothing), Attack(My(0), TheirHero), IsCard(InHand(0), "EX1_238"),
    }
}
