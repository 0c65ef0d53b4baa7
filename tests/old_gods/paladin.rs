//! Paladin cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3395557a

/// `OG_006` · Paladin minion · 1 mana · 1/3
/// > **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
///
/// State: Todo
//~ todo OG_006 a7c5023d ae6c6800 8e8d8bf1.4126a334
#[test]
#[ignore = "todo: Vilefin Inquisitor"]
fn OG_006_vilefin_inquisitor() {
    unwritten("OG_006");
}
